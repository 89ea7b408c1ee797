/* test_solver.c: the solver handle: arguments, limits, stopping. */
#ifndef NN_NO_THREADS
#include <pthread.h>
#endif
#include <string.h>
#include <time.h>

#include "cmocka_all.h"
#include "support/grids.h"

static nonet_layout *layout4, *layout9;

static int make_layouts(void **state)
{
    (void)state;
    return nonet_layout_new(2, 2, &layout4) || nonet_layout_new(3, 3, &layout9);
}

static int free_layouts(void **state)
{
    (void)state;
    nonet_layout_free(layout4);
    nonet_layout_free(layout9);
    return 0;
}

static nonet_solver *new_solver(nonet_stop *stop, uint64_t timeout_ms)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_solver_settings_defaults(&settings);
    settings.stop = stop;
    settings.timeout_ms = timeout_ms;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    return solver;
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "no such engine";
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_ERR_ARG);
    assert_null(solver);
    nonet_solver_settings_defaults(&settings);
    settings.order = (nonet_order)99;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_ERR_ARG);
    settings.order = NONET_ORDER_AUTO;
    settings.propagation = (nonet_propagation)-1;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_new(NULL, NULL), NONET_ERR_ARG);

    solver = new_solver(NULL, 0);
    uint8_t cells[16] = {5};
    const nonet_position position = {layout4, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_ERR_ARG);
    cells[0] = 1;
    assert_int_equal(nonet_solver_solve(solver, &position, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_solve(NULL, &position, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_solve(solver, NULL, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_each(solver, &position, 0, NULL, NULL, &result), NONET_ERR_ARG);
    nonet_solver_free(solver);
    nonet_solver_free(NULL);
}

static void contradictory_givens_are_invalid_with_the_reason(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 0);
    uint8_t cells[81] = {1, 0, 0, 1};
    const nonet_layout *const layouts[] = {layout4, layout9};
    for (size_t at = 0; at < 2 * 3; at++) {
        const nonet_position position = {layouts[at % 2], cells, NULL, NULL};
        nonet_result result;
        assert_int_equal(at / 2 == 0   ? nonet_solver_solve(solver, &position, &result)
                         : at / 2 == 1 ? nonet_solver_first(solver, &position, &result)
                                       : nonet_solver_count(solver, &position, 0, &result),
                         NONET_OK);
        assert_int_equal(result.verdict, NONET_VERDICT_INVALID);
        assert_int_equal(result.conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
        assert_null(result.solution);
        assert_int_equal(result.count, 0);
        assert_true(result.is_exact);
    }
    nonet_solver_free(solver);
}

static void limits_are_kept_exactly(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 0);
    uint8_t cells[16] = {0};
    const nonet_position position = {layout4, cells, NULL, NULL};
    nonet_result result;
    for (uint64_t limit = 1; limit < 300; limit++) {
        assert_int_equal(nonet_solver_count(solver, &position, limit, &result), NONET_OK);
        assert_int_equal(result.count, limit < 288 ? limit : 288);
        assert_int_equal(result.is_exact, limit > 288);
    }
    assert_int_equal(nonet_solver_first(solver, &position, &result), NONET_OK);
    assert_int_equal(result.verdict, NONET_VERDICT_SOLVED);
    assert_int_equal(result.count, 1);
    nonet_solver_free(solver);
}

static bool take_three(void *context, const uint8_t *solution)
{
    (void)solution;
    return ++*(int *)context < 3;
}

static void of_several_solutions_the_first_in_order_is_given(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 0);
    uint8_t cells[81] = {0};
    const nonet_position position = {layout9, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
    assert_int_equal(result.verdict, NONET_VERDICT_MULTIPLE);
    const uint8_t expected[27] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 4, 5, 6, 7, 8, 9, 1, 2, 3, 7, 8, 9, 1, 2, 3, 4, 5, 6};
    assert_memory_equal(result.solution, expected, sizeof expected);
    assert_true(result.is_first);
    assert_int_equal(nonet_solver_first(solver, &position, &result), NONET_OK);
    assert_false(result.is_first);
    assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_OK);
    assert_false(result.is_first);
    nonet_solver_free(solver);
}

/* On large boards any of several solutions is given; the only one is the first in any case. */
static void the_first_solution_is_known_as_such(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 0);
    nonet_layout *layout;
    nonet_result result;
    uint8_t cells[256] = {0}, full[256];
    int taken = 0;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    const nonet_position empty = {layout, cells, NULL, NULL}, one = {layout, full, NULL, NULL};
    assert_int_equal(nonet_solver_solve(solver, &empty, &result), NONET_OK);
    assert_int_equal(result.verdict, NONET_VERDICT_MULTIPLE);
    assert_false(result.is_first);
    memcpy(full, result.solution, sizeof full);
    assert_int_equal(nonet_solver_solve(solver, &one, &result), NONET_OK);
    assert_true(result.is_first);
    const nonet_position small = {layout4, cells, NULL, NULL};
    assert_int_equal(nonet_solver_each(solver, &small, 0, take_three, &taken, &result), NONET_OK);
    assert_true(result.is_first);
    nonet_layout_free(layout);
    nonet_solver_free(solver);
}

static void a_sink_can_end_the_search(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 0);
    uint8_t cells[16] = {0};
    const nonet_position position = {layout4, cells, NULL, NULL};
    nonet_result result;
    int taken = 0;
    assert_int_equal(nonet_solver_each(solver, &position, 0, take_three, &taken, &result), NONET_OK);
    assert_int_equal(taken, 3);
    assert_int_equal(result.count, 3);
    assert_false(result.is_exact);
    nonet_solver_free(solver);
}

static void counting_an_empty_board_obeys_the_time_limit(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, 30);
    uint8_t cells[81] = {0};
    const nonet_position position = {layout9, cells, NULL, NULL};
    nonet_result result;
    do { /* on a busy machine, until it comes to find one */
        assert_int_equal(nonet_solver_count(solver, &position, 0, &result), NONET_STOPPED);
        assert_false(result.is_exact);
    } while (!result.count);
    assert_int_equal(result.verdict, NONET_VERDICT_MULTIPLE);
    nonet_progress progress;
    nonet_solver_progress(solver, &progress);
    assert_int_equal(progress.found, result.count);
    nonet_solver_free(solver);
}

static void a_time_limit_of_centuries_is_no_limit(void **state)
{
    (void)state;
    nonet_solver *solver = new_solver(NULL, UINT64_MAX);
    uint8_t cells[16] = {0};
    const nonet_position position = {layout4, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_count(solver, &position, 0, &result), NONET_OK);
    assert_int_equal(result.count, 288);
    nonet_solver_free(solver);
}

static void a_stop_that_is_on_ends_every_call_until_cleared(void **state)
{
    (void)state;
    nonet_stop *stop;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    nonet_solver *solver = new_solver(stop, 0);
    uint8_t cells[16] = {0};
    const nonet_position position = {layout4, cells, NULL, NULL};
    nonet_result result;
    nonet_stop_now(stop);
    for (int call = 0; call < 3; call++) {
        assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_STOPPED);
        assert_int_equal(result.verdict, NONET_VERDICT_UNKNOWN);
        assert_null(result.solution);
    }
    nonet_stop_clear(stop);
    assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
    nonet_solver_free(solver);
    nonet_stop_free(stop);
    nonet_stop_free(NULL);
    nonet_stop_now(NULL);
}

#ifndef NN_NO_THREADS
static void *stop_soon(void *stop)
{
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    nonet_stop_now(stop);
    return NULL;
}

static void another_thread_can_stop_a_count(void **state)
{
    (void)state;
    nonet_stop *stop;
    pthread_t thread;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    nonet_solver *solver = new_solver(stop, 0);
    uint8_t cells[81] = {0};
    const nonet_position position = {layout9, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(pthread_create(&thread, NULL, stop_soon, stop), 0);
    assert_int_equal(nonet_solver_count(solver, &position, 0, &result), NONET_STOPPED);
    pthread_join(thread, NULL);
    nonet_solver_free(solver);
    nonet_stop_free(stop);
}
#endif

static void one_solver_takes_boards_of_any_size_in_turn(void **state)
{
    (void)state;
    struct random_source source = {11};
    nonet_solver *solver = new_solver(NULL, 0);
    for (int round = 0; round < 40; round++) {
        const int rows = 1 + random_below(&source, 8), columns = 1 + random_below(&source, 8);
        nonet_layout *layout;
        static uint8_t grid[NONET_MAX_CELLS], cells[NONET_MAX_CELLS];
        assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
        random_grid(&source, layout, grid);
        memcpy(cells, grid, sizeof cells);
        random_dig(&source, layout, cells, nonet_layout_cells(layout) / 4);
        const nonet_position position = {layout, cells, NULL, NULL};
        nonet_result result;
        assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
        assert_true(result.verdict == NONET_VERDICT_UNIQUE || result.verdict == NONET_VERDICT_MULTIPLE);
        assert_true(nonet_position_accepts(&position, result.solution));
        nonet_layout_free(layout);
    }
    nonet_solver_free(solver);
}

static void every_status_and_verdict_has_words(void **state)
{
    (void)state;
    for (int status = NONET_ERR_INTERNAL; status <= NONET_END; status++)
        assert_string_not_equal(nonet_status_name((nonet_status)status), "");
    assert_string_equal(nonet_status_name((nonet_status)77), "");
    assert_string_equal(nonet_verdict_name(NONET_VERDICT_MULTIPLE), "multiple");
    assert_string_equal(nonet_verdict_name((nonet_verdict)77), "");
    assert_string_equal(nonet_version(), "0.6.0");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_arguments_are_refused),
        cmocka_unit_test(contradictory_givens_are_invalid_with_the_reason),
        cmocka_unit_test(limits_are_kept_exactly),
        cmocka_unit_test(of_several_solutions_the_first_in_order_is_given),
        cmocka_unit_test(the_first_solution_is_known_as_such),
        cmocka_unit_test(a_sink_can_end_the_search),
        cmocka_unit_test(counting_an_empty_board_obeys_the_time_limit),
        cmocka_unit_test(a_time_limit_of_centuries_is_no_limit),
        cmocka_unit_test(a_stop_that_is_on_ends_every_call_until_cleared),
#ifndef NN_NO_THREADS
        cmocka_unit_test(another_thread_can_stop_a_count),
#endif
        cmocka_unit_test(one_solver_takes_boards_of_any_size_in_turn),
        cmocka_unit_test(every_status_and_verdict_has_words),
    };
    return cmocka_run_group_tests_name("solver", tests, make_layouts, free_layouts);
}
