/* test_learn.c: the learning engine from inside: what it learns is true, its memory has a bound, it stops. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "board/board.h"
#include "cmocka_all.h"
#include "engine/learn/learn.h"
#include "engine/propagate.h"

enum { CELLS_25 = 625 };

/* A 25x25 puzzle with one solution, as far as singles and locked candidates go. */
struct fixture {
    nonet_layout *layout;
    uint8_t cells[CELLS_25], solution[CELLS_25];
    void *memory;
    struct nn_board board;
    struct nn_watch watch;
    struct nn_learn learn;
    uint64_t learnt, wrong;
};

static void begin(struct fixture *fixture, uint64_t number, size_t memory_limit)
{
    memset(fixture, 0, sizeof *fixture);
    nonet_sampler *sampler;
    nonet_solver *solver;
    nonet_result result;
    size_t set = 0;
    while (strcmp(nonet_sample_set_at(set)->name, "25x25") != 0) set++;
    assert_int_equal(nonet_layout_new(5, 5, &fixture->layout), NONET_OK);
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    assert_int_equal(nonet_sampler_make(sampler, nonet_sample_set_at(set), 3, number, fixture->cells), NONET_OK);
    nonet_sampler_free(sampler);
    const nonet_position position = {fixture->layout, fixture->cells, NULL, NULL};
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
    assert_int_equal(result.verdict, NONET_VERDICT_UNIQUE);
    memcpy(fixture->solution, result.solution, CELLS_25);
    nonet_solver_free(solver);

    fixture->memory = malloc(nn_board_size(fixture->layout));
    nn_board_init(&fixture->board, fixture->layout, fixture->memory);
    fixture->board.finds_singles = true;
    assert_true(nn_board_load(&fixture->board, &position));
    assert_true(nn_propagate(&fixture->board, NONET_PROPAGATION_LOCKED));
    fixture->learn = (struct nn_learn){.memory_limit = memory_limit, .watch = &fixture->watch};
    assert_true(nn_learn_load(&fixture->learn, &fixture->board));
}

static void end(struct fixture *fixture)
{
    nn_learn_free(&fixture->learn);
    free(fixture->memory);
    nonet_layout_free(fixture->layout);
}

/* Does the literal hold in the solution? */
static bool is_true(const struct fixture *fixture, nn_literal literal)
{
    const uint32_t at = fixture->learn.candidate_at[literal >> 1];
    const bool is_placed = fixture->solution[at >> NN_SEAT_BITS] == (at & (NONET_MAX_SIDE - 1)) + 1;
    return is_placed != (literal & 1);
}

static void check_clause(void *context, const nn_literal *literals, uint32_t count, uint32_t glue)
{
    struct fixture *fixture = context;
    bool holds = false;
    for (uint32_t at = 0; at < count; at++) holds |= is_true(fixture, literals[at]);
    fixture->wrong += !holds || (count > 1 && glue > count);
    fixture->learnt++;
}

/* Until the solution is found: afterwards clauses may say that it is not that one. */
static void what_is_learnt_holds_in_the_solution(void **state)
{
    (void)state;
    static struct fixture fixture;
    uint64_t learnt = 0;
    for (uint64_t number = 0; number < 12; number++) {
        begin(&fixture, number, (size_t)1 << 28);
        fixture.learn.sink_context = &fixture;
        fixture.learn.on_learnt = check_clause;
        assert_int_equal(nn_learn_next(&fixture.learn), NN_LEARN_SOLVED);
        assert_int_equal(fixture.wrong, 0);
        learnt += fixture.learnt;
        end(&fixture);
    }
    assert_true(learnt > 100);
}

static void every_solution_is_found_once(void **state)
{
    (void)state;
    static struct fixture fixture;
    for (uint64_t number = 0; number < 6; number++) {
        begin(&fixture, number, (size_t)1 << 28);
        assert_int_equal(nn_learn_next(&fixture.learn), NN_LEARN_SOLVED);
        for (nn_literal literal = 0; literal < 2 * fixture.learn.variables; literal++)
            assert_int_equal(fixture.learn.value[literal] > 0, is_true(&fixture, literal));
        if (nn_learn_exclude(&fixture.learn)) assert_int_equal(nn_learn_next(&fixture.learn), NN_LEARN_EXHAUSTED);
        end(&fixture);
    }
}

/* With too little for a single clause up to enough for all: an answer or none, but never a wrong one. */
static void memory_has_a_bound(void **state)
{
    (void)state;
    static struct fixture fixture;
    int failed = 0, solved = 0;
    for (size_t limit = 16; limit <= (size_t)1 << 24; limit *= 4) {
        begin(&fixture, 1, limit);
        const enum nn_learn_end result = nn_learn_next(&fixture.learn);
        assert_true(result == NN_LEARN_SOLVED || result == NN_LEARN_NO_MEMORY);
        assert_true(fixture.learn.memory_used <= limit);
        failed += result == NN_LEARN_NO_MEMORY;
        solved += result == NN_LEARN_SOLVED;
        end(&fixture);
    }
    assert_true(failed > 0 && solved > 0);
}

static void nodes_are_limited_and_the_same_every_time(void **state)
{
    (void)state;
    static struct fixture fixture;
    uint64_t conflicts[2];
    for (int round = 0; round < 2; round++) {
        begin(&fixture, 1, (size_t)1 << 28);
        fixture.watch.most_nodes = 3;
        assert_int_equal(nn_learn_next(&fixture.learn), NN_LEARN_STOPPED);
        conflicts[round] = fixture.learn.conflicts;
        end(&fixture);
    }
    assert_int_equal(conflicts[0], conflicts[1]);
}

/* The largest board, nearly empty, is the longest to set up. Processor time: others may use the machine. */
static void time_limits_hold_on_the_largest_board(void **state)
{
    (void)state;
    static uint8_t cells[NONET_MAX_CELLS];
    nonet_layout *layout;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "learn";
    settings.timeout_ms = 1;
    assert_int_equal(nonet_layout_new(8, 8, &layout), NONET_OK);
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    for (int value = 0; value < 32; value++) cells[65 * value] = (uint8_t)(value + 1);
    const nonet_position position = {layout, cells, NULL, NULL};
    const clock_t began = clock();
    assert_int_equal(nonet_solver_count(solver, &position, 0, &result), NONET_STOPPED);
    const double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    assert_true(seconds < 10); /* without the watch it would be hours; machines differ */
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_learnt_holds_in_the_solution),
        cmocka_unit_test(every_solution_is_found_once),
        cmocka_unit_test(memory_has_a_bound),
        cmocka_unit_test(nodes_are_limited_and_the_same_every_time),
        cmocka_unit_test(time_limits_hold_on_the_largest_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
