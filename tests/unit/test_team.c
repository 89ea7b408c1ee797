/* test_team.c: threads that help with one board: whatever their number, the answer is the same; they stop, they keep
 * to their memory, and they give back what they took. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/permits.h"
#include "cmocka_all.h"
#include "engine/learn/team.h"
#include "engine/propagate.h"
#include "slow.h"
#include "support/grids.h"

#ifdef TESTS_ARE_SLOW
enum { BOARDS = 20, HARD_HOLES = 50, HARD_SEED = 0 };
#else
enum { BOARDS = 150, HARD_HOLES = 51, HARD_SEED = 3 };
#endif

/* A board that is loaded into the engine. */
struct fixture {
    nonet_layout *layout;
    uint8_t cells[NONET_MAX_CELLS];
    nonet_position position;
    void *memory;
    struct nn_board board;
    struct nn_watch watch;
    struct nn_learn learn;
    struct nn_team team;
};

static void begin_board(struct fixture *fixture, int box_rows, int box_columns)
{
    memset(fixture, 0, sizeof *fixture);
    assert_int_equal(nonet_layout_new(box_rows, box_columns, &fixture->layout), NONET_OK);
    fixture->position = (nonet_position){fixture->layout, fixture->cells, NULL, NULL};
    fixture->memory = malloc(nn_board_size(fixture->layout));
}

/* False: singles show that there is no solution. Helpers come at the first conflict. */
static bool begin_team(struct fixture *fixture, uint32_t threads, size_t memory_limit)
{
    nn_board_init(&fixture->board, fixture->layout, fixture->memory);
    fixture->board.finds_singles = true;
    if (!nn_board_load(&fixture->board, &fixture->position)) return false;
    if (!nn_propagate(&fixture->board, NONET_PROPAGATION_LOCKED)) return false;
    fixture->watch = (struct nn_watch){0};
    fixture->learn = (struct nn_learn){.memory_limit = memory_limit, .watch = &fixture->watch};
    nn_team_begin(&fixture->team, &fixture->learn, &fixture->board, threads, NULL);
    fixture->team.pause_unit = fixture->learn.next.pause = 1;
    assert_true(nn_learn_load(&fixture->learn, &fixture->board));
    return true;
}

static void end_team(struct fixture *fixture)
{
    nn_team_end(&fixture->team);
    nn_learn_free(&fixture->learn);
}

static void end_board(struct fixture *fixture)
{
    free(fixture->memory);
    nonet_layout_free(fixture->layout);
}

static uint64_t count_by_search(const struct fixture *fixture, uint64_t limit)
{
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    assert_int_equal(nonet_solver_count(solver, &fixture->position, limit, &result), NONET_OK);
    nonet_solver_free(solver);
    return result.count;
}

/* Counts to `limit`; all solutions must be right and different. */
static uint64_t count_by_team(struct fixture *fixture, uint32_t threads, uint64_t limit)
{
    const size_t size = (size_t)fixture->layout->cells;
    uint8_t *found = malloc((limit + 1) * size);
    uint64_t count = 0;
    if (begin_team(fixture, threads, (size_t)1 << 26)) {
        enum nn_learn_end end = NN_LEARN_SOLVED;
        while (count < limit && (end = nn_team_next(&fixture->team, found + count * size)) == NN_LEARN_SOLVED) {
            assert_true(nonet_position_accepts(&fixture->position, found + count * size));
            for (uint64_t other = 0; other < count; other++)
                assert_int_not_equal(memcmp(found + other * size, found + count * size, size), 0);
            count++;
        }
        assert_true(end == NN_LEARN_SOLVED || end == NN_LEARN_EXHAUSTED);
        end_team(fixture);
        assert_false(fixture->watch.is_over);
    }
    free(found);
    return count;
}

/* Boards with none, one, a few and many solutions: the list of a team is shorter than some of the counts. */
static void counts_do_not_depend_on_the_threads(void **state)
{
    (void)state;
    static const int boxes[][2] = {{2, 3}, {3, 3}, {3, 4}, {4, 4}};
    static const uint64_t limits[] = {1, 2, 7, 9, 60};
    static struct fixture fixture;
    struct random_source source = {1};
    uint64_t helped = 0;
    for (int round = 0; round < BOARDS; round++) {
        const int *box = boxes[round % 4];
        begin_board(&fixture, box[0], box[1]);
        random_grid(&source, fixture.layout, fixture.cells);
        const int cells = fixture.layout->cells;
        random_dig(&source, fixture.layout, fixture.cells, cells * (55 + random_below(&source, 20)) / 100);
        if (round % 5 == 0) /* a wrong value somewhere: mostly no solution */
            fixture.cells[random_below(&source, cells)] = (uint8_t)(1 + random_below(&source, fixture.layout->side));
        const uint64_t limit = limits[random_below(&source, 5)];
        if (nonet_position_is_consistent(&fixture.position, NULL)) {
            const uint64_t expected = count_by_search(&fixture, limit);
            for (uint32_t threads = 1; threads <= 4; threads *= 2)
                assert_int_equal(count_by_team(&fixture, threads, limit), expected);
            helped += fixture.team.is_open;
        }
        end_board(&fixture);
    }
    assert_true(helped > 0);
}

/* ---- through the public interface -------------------------------------------------------------------------- */

static nonet_solver *solver_with(uint32_t threads, nonet_permits *permits, uint64_t timeout_ms)
{
    nonet_solver *solver;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.threads = threads;
    settings.permits = permits;
    settings.timeout_ms = timeout_ms;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    return solver;
}

struct pair {
    uint8_t solutions[2][NONET_MAX_CELLS];
    size_t count, size;
};

static bool keep_solution(void *context, const uint8_t *solution)
{
    struct pair *pair = context;
    memcpy(pair->solutions[pair->count++], solution, pair->size);
    return true;
}

/* A full 25x25 grid with holes; a value for each second solution, until there is none: a thousand conflicts are needed
 * to be sure of that, or thirty where tests are slow. */
static void make_hard(struct fixture *fixture)
{
    static struct pair pair;
    static uint8_t made[NONET_MAX_CELLS]; /* by the first call */
    struct random_source source = {HARD_SEED};
    nonet_result result;
    begin_board(fixture, 5, 5);
    memcpy(fixture->cells, made, sizeof made);
    if (pair.count) return;
    random_grid(&source, fixture->layout, fixture->cells);
    random_dig(&source, fixture->layout, fixture->cells, fixture->layout->cells * HARD_HOLES / 100);
    nonet_solver *solver = solver_with(1, NULL, 0);
    for (;;) {
        pair = (struct pair){.size = (size_t)fixture->layout->cells};
        assert_int_equal(nonet_solver_each(solver, &fixture->position, 2, keep_solution, &pair, &result), NONET_OK);
        if (pair.count < 2) break;
        int cell = 0;
        while (pair.solutions[0][cell] == pair.solutions[1][cell]) cell++;
        fixture->cells[cell] = pair.solutions[0][cell];
    }
    nonet_solver_free(solver);
    memcpy(made, fixture->cells, sizeof made);
}

static void answers_do_not_depend_on_the_threads(void **state)
{
    (void)state;
    static struct fixture fixture;
    static uint8_t solution[NONET_MAX_CELLS];
    nonet_result result;
    make_hard(&fixture);
    for (uint32_t threads = 1; threads <= 4; threads *= 2) {
        nonet_permits *permits;
        assert_int_equal(nonet_permits_new(3, &permits), NONET_OK);
        nonet_solver *solver = solver_with(threads, permits, 0);
        assert_int_equal(nonet_solver_solve(solver, &fixture.position, &result), NONET_OK);
        assert_int_equal(result.verdict, NONET_VERDICT_UNIQUE);
        if (threads == 1) memcpy(solution, result.solution, (size_t)fixture.layout->cells);
        assert_memory_equal(result.solution, solution, (size_t)fixture.layout->cells);
        assert_int_equal(nonet_solver_count(solver, &fixture.position, 0, &result), NONET_OK);
        assert_true(result.is_exact && result.count == 1);
        for (int taken = 0; taken < 4; taken++) assert_int_equal(nn_permits_take(permits), taken < 3);
        nonet_solver_free(solver);
        nonet_permits_free(permits);
    }
    end_board(&fixture);
}

static void without_a_permit_nobody_helps(void **state)
{
    (void)state;
    static struct fixture fixture;
    nonet_result alone, unhelped;
    nonet_permits *permits;
    make_hard(&fixture);
    assert_int_equal(nonet_permits_new(0, &permits), NONET_OK);
    nonet_solver *one = solver_with(1, NULL, 0), *many = solver_with(4, permits, 0);
    assert_int_equal(nonet_solver_solve(one, &fixture.position, &alone), NONET_OK);
    assert_int_equal(nonet_solver_solve(many, &fixture.position, &unhelped), NONET_OK);
    assert_memory_equal(&alone.stats, &unhelped.stats, sizeof alone.stats);
    nonet_solver_free(one);
    nonet_solver_free(many);
    nonet_permits_free(permits);
    end_board(&fixture);
}

static void permits_that_are_wanted_elsewhere_come_back(void **state)
{
    (void)state;
    nonet_permits *permits;
    assert_int_equal(nonet_permits_new(1, &permits), NONET_OK);
    assert_true(nn_permits_take(permits));
    assert_false(nn_permits_take(permits));
    assert_false(nn_permits_give_if_missed(permits));
    nonet_permits_add(permits, -1); /* its owner has work again */
    assert_true(nn_permits_give_if_missed(permits));
    assert_false(nn_permits_give_if_missed(permits));
    nonet_permits_add(permits, 1);
    assert_true(nn_permits_are_free(permits) && nn_permits_take(permits));
    nonet_permits_free(permits);
    assert_true(nn_permits_take(NULL) && !nn_permits_give_if_missed(NULL));
}

/* ---- ends --------------------------------------------------------------------------------------------------- */

/* Helpers go home, or the call ends before they see that they should. */
static void permits_are_given_back_in_any_case(void **state)
{
    (void)state;
    static struct fixture fixture;
    static uint8_t cells[NONET_MAX_CELLS];
    nonet_permits *permits;
    make_hard(&fixture);
    assert_int_equal(nonet_permits_new(2, &permits), NONET_OK);
    assert_true(begin_team(&fixture, 3, (size_t)1 << 26));
    fixture.team.permits = permits;
    assert_int_equal(nn_team_next(&fixture.team, cells), NN_LEARN_SOLVED);
    assert_true(fixture.team.is_open);
    nonet_permits_add(permits, -1);
    assert_int_equal(nn_team_next(&fixture.team, cells), NN_LEARN_EXHAUSTED);
    end_team(&fixture);
    assert_true(nn_permits_take(permits));
    assert_false(nn_permits_take(permits));
    nonet_permits_free(permits);
    end_board(&fixture);
}

/* The largest board, nearly empty: no search ever finishes. Processor time, because others may use the machine. */
static void time_limits_hold_for_all_threads(void **state)
{
    (void)state;
    static struct fixture fixture;
    nonet_result result;
    begin_board(&fixture, 8, 8);
    for (int value = 0; value < 32; value++) fixture.cells[65 * value] = (uint8_t)(value + 1);
    nonet_solver *solver = solver_with(3, NULL, 100);
    const clock_t began = clock();
    assert_int_equal(nonet_solver_count(solver, &fixture.position, 0, &result), NONET_STOPPED);
    assert_true((double)(clock() - began) / CLOCKS_PER_SEC < 20);
    nonet_solver_free(solver);
    end_board(&fixture);
}

static void a_stop_reaches_all_threads(void **state)
{
    (void)state;
    static struct fixture fixture;
    static uint8_t cells[NONET_MAX_CELLS];
    nonet_stop *stop;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    make_hard(&fixture);
    assert_true(begin_team(&fixture, 3, (size_t)1 << 26));
    assert_int_equal(nn_team_next(&fixture.team, cells), NN_LEARN_SOLVED);
    fixture.watch.stop = stop;
    nonet_stop_now(stop);
    const enum nn_learn_end end = nn_team_next(&fixture.team, cells);
    assert_true(end == NN_LEARN_STOPPED || end == NN_LEARN_EXHAUSTED); /* a helper may just have proved it */
    assert_int_equal(fixture.watch.is_over, end == NN_LEARN_STOPPED);
    end_team(&fixture);
    nonet_stop_free(stop);
    end_board(&fixture);
}

/* With too little for a clause up to enough for all: an answer or none, but never a wrong one. */
static void memory_has_a_bound_for_all_threads(void **state)
{
    (void)state;
    static struct fixture fixture;
    static uint8_t cells[NONET_MAX_CELLS];
    int failed = 0, solved = 0;
    make_hard(&fixture);
    for (size_t limit = (size_t)1 << 12; limit <= (size_t)1 << 24; limit *= 4) {
        if (!begin_team(&fixture, 4, limit)) continue;
        const enum nn_learn_end end = nn_team_next(&fixture.team, cells);
        assert_true(end == NN_LEARN_SOLVED || end == NN_LEARN_NO_MEMORY);
        if (end == NN_LEARN_SOLVED) assert_true(nonet_position_accepts(&fixture.position, cells));
        failed += end == NN_LEARN_NO_MEMORY;
        solved += end == NN_LEARN_SOLVED;
        end_team(&fixture);
    }
    assert_true(failed > 0 && solved > 0);
    end_board(&fixture);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(counts_do_not_depend_on_the_threads),
        cmocka_unit_test(answers_do_not_depend_on_the_threads),
        cmocka_unit_test(without_a_permit_nobody_helps),
        cmocka_unit_test(permits_that_are_wanted_elsewhere_come_back),
        cmocka_unit_test(permits_are_given_back_in_any_case),
        cmocka_unit_test(time_limits_hold_for_all_threads),
        cmocka_unit_test(a_stop_reaches_all_threads),
        cmocka_unit_test(memory_has_a_bound_for_all_threads),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
