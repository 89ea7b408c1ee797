/* test_invariants_bulk.c: the checks of the bulk engine fire, once for each invariant. The engine is built into this
 * program again, on words, to have access to its state. */
#include <stdlib.h>

#include "cmocka_all.h"
#include "support/corrupt.h"

#define KERNEL test_kernel
#define KERNEL_NAME "test"
#define KERNEL_NEEDS 0
#define KERNEL_BREAK_EVEN 1
#define VEC_BYTES 8
#include "engine/bulk/template.h"

enum { PUZZLES = 100 };

static const char hard[] = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

static uint64_t counts[PUZZLES];
static const uint8_t *lines[PUZZLES];
static struct nn_bulk_job job = {
    .count = PUZZLES, .puzzle_form = NN_BULK_TEXT, .lines = lines, .limit = 2, .counts = counts};

/* Some rounds into a job. */
static struct bulk_state *begin(void)
{
    struct bulk_state *const state =
        aligned_alloc(NN_BULK_ALIGNMENT, (sizeof *state / NN_BULK_ALIGNMENT + 1) * NN_BULK_ALIGNMENT);
    assert_non_null(state);
    for (int at = 0; at < PUZZLES; at++) lines[at] = (const uint8_t *)hard;
    memset(counts, 0, sizeof counts);
    test_kernel.prepare(state);
    start_job(state, &job);
    for (int round = 0; round < 8; round++) {
        branch_stalled(state);
        assert_true(refill(state));
        sweep_until_enough(state);
        settle_lanes(state);
    }
    return state;
}

static void a_wrong_round_is_noticed(void **test)
{
    (void)test;
    struct bulk_state *const state = begin();
    assert_breaks(state->next, PUZZLES + 1, bulk_state_check(state), "no puzzle is read that is not there");
    assert_breaks(state->pool_count, VEC_LANES + 1, bulk_state_check(state), "the pool holds puzzles that were read");
    assert_breaks(state->pool_at, state->pool_count + 1, bulk_state_check(state),
                  "the pool holds puzzles that were read");
    assert_breaks(state->answer_count, VEC_LANES + 1, bulk_state_check(state), "so many answers can be put aside");
    assert_breaks(state->active, 0, bulk_state_check(state), "results are those of active lanes");
    assert_breaks(state->idle, ~(vec)0, bulk_state_check(state), "a lane that branches goes on");
    assert_breaks(state->puzzle[0], PUZZLES, bulk_state_check(state), "an active lane has a puzzle");
    free(state);
}

static void a_wrong_stack_is_noticed(void **test)
{
    (void)test;
    struct bulk_state *const state = begin();
    const char *const text = "a stack has an entry for each first way at most, of a puzzle";
    int lane = 0;
    while (state->stack_top[lane] == state->stack_bottom[lane]) lane++;
    assert_breaks(state->stack_top[lane], STACK_DEPTH + 1, bulk_state_check(state), text);
    assert_breaks(state->stack_bottom[lane], state->stack_top[lane] + 1, bulk_state_check(state), text);
    assert_breaks(state->stack_puzzle[state->stack_bottom[lane]][lane], PUZZLES, bulk_state_check(state), text);
    free(state);
}

static void a_won_candidate_is_noticed(void **test)
{
    (void)test;
    struct bulk_state *const state = begin();
    memcpy(state->fresh, state->candidate, sizeof state->fresh);
    sweep(state, false);
    int plane = 0;
    while (state->fresh[plane] == ~(vec)0) plane++;
    assert_breaks(state->candidate[plane], ~(vec)0, bulk_planes_check(state->fresh, state->candidate, vec_all()),
                  "planes only lose bits");
    free(state);
}

static void ways_that_lose_a_solution_are_noticed(void **test)
{
    (void)test;
    const piece whole = 0x37;
    piece first = 0x35, second = 0x32;
    assert_breaks(first, 0x31, bulk_ways_check(whole, first, second), "two ways cover all solutions");
    assert_breaks(second, 0x3a, bulk_ways_check(whole, first, second), "two ways cover all solutions");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_round_is_noticed),
        cmocka_unit_test(a_wrong_stack_is_noticed),
        cmocka_unit_test(a_won_candidate_is_noticed),
        cmocka_unit_test(ways_that_lose_a_solution_are_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
