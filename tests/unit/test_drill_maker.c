/* test_drill_maker.c: positions to practise on: the explainer's next step is one of the technique, they have one
 * solution, and they depend on nothing but seed, technique and number. */
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "technique/technique.h"

#ifdef TESTS_ARE_SLOW
enum { POSITIONS = 2 };
#else
enum { POSITIONS = 5 };
#endif

enum { BOARD = 81 };

static nonet_drill_maker *new_maker(uint64_t seed, uint64_t most_puzzles, nonet_stop *stop)
{
    nonet_drill_maker_settings settings;
    nonet_drill_maker *maker;
    nonet_drill_maker_settings_defaults(&settings);
    settings.seed = seed;
    settings.most_puzzles = most_puzzles;
    settings.stop = stop;
    assert_int_equal(nonet_drill_maker_new(&settings, &maker), NONET_OK);
    return maker;
}

static nonet_explainer *new_explainer_with(int technique)
{
    bool takes_in[NONET_MAX_TECHNIQUES] = {false};
    nonet_explainer_settings settings;
    nonet_explainer *explainer;
    nonet_explainer_settings_defaults(&settings);
    takes_in[technique] = true;
    settings.takes_in = takes_in;
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    return explainer;
}

static void expect_step_of(nonet_explainer *explainer, int technique, const nonet_drill *made)
{
    nonet_start start;
    const nonet_step *step;
    assert_int_equal(nonet_explainer_begin(explainer, &made->position, &start), NONET_OK);
    assert_int_equal(start.verdict, NONET_VERDICT_UNIQUE);
    assert_memory_equal(start.solution, made->solution, BOARD);
    assert_int_equal(nonet_explainer_next(explainer, &step), NONET_OK);
    assert_int_equal(step->technique, technique);
}

static void the_next_step_is_one_of_the_technique(void **state)
{
    static const char *const names[] = {"full house", "naked pair",      "XY-wing",       "skyscraper",
                                        "M-wing",     "XY-chain",        "finned X-wing", "grouped AIC",
                                        "3D Medusa",  "direct pointing", "ALS-XY-wing"};
    (void)state;
    nonet_drill_maker *const maker = new_maker(3, 0, NULL);
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) {
        const int technique = nonet_technique_find(names[at]);
        nonet_explainer *const explainer = new_explainer_with(technique);
        uint64_t before = 0;
        for (uint64_t index = 0; index < POSITIONS; index++) {
            nonet_drill made;
            assert_int_equal(nonet_drill_maker_make(maker, technique, index, &made), NONET_OK);
            expect_step_of(explainer, technique, &made);
            assert_true(!index || made.puzzle > before);
            before = made.puzzle;
        }
        nonet_explainer_free(explainer);
    }
    nonet_drill_maker_free(maker);
}

static void expect_same_position(const nonet_drill *one, const nonet_drill *other)
{
    assert_int_equal(one->puzzle, other->puzzle);
    assert_memory_equal(one->position.cells, other->position.cells, BOARD);
    assert_memory_equal(one->position.is_given, other->position.is_given, BOARD);
    assert_memory_equal(one->position.candidates, other->position.candidates, BOARD * sizeof(uint64_t));
    assert_memory_equal(one->solution, other->solution, BOARD);
}

/* By one maker forward and by another backward, with other techniques between. */
static void positions_depend_on_seed_technique_and_number_alone(void **state)
{
    static const enum nn_technique techniques[] = {NN_W_WING, NN_SKYSCRAPER};
    nonet_drill one, other;
    (void)state;
    nonet_drill_maker *const forward = new_maker(7, 0, NULL), *const backward = new_maker(7, 0, NULL);
    assert_int_equal(nonet_drill_maker_make(backward, NN_EMPTY_RECTANGLE, POSITIONS, &other), NONET_OK);
    for (size_t at = 0; at < 2; at++)
        for (uint64_t index = 0; index < POSITIONS; index++) {
            const uint64_t last = POSITIONS - 1;
            assert_int_equal(nonet_drill_maker_make(forward, techniques[at], index, &one), NONET_OK);
            assert_int_equal(nonet_drill_maker_make(backward, techniques[1 - at], last - index, &other), NONET_OK);
            assert_int_equal(nonet_drill_maker_make(backward, techniques[at], index, &other), NONET_OK);
            expect_same_position(&one, &other);
        }
    nonet_drill_maker_free(forward);
    nonet_drill_maker_free(backward);
}

/* Whatever else the maker has looked at meanwhile. */
static void a_search_gives_up_after_so_many_puzzles(void **state)
{
    nonet_drill made;
    (void)state;
    nonet_drill_maker *const free_one = new_maker(5, 0, NULL);
    assert_int_equal(nonet_drill_maker_make(free_one, NN_X_WING, 0, &made), NONET_OK);
    const uint64_t puzzle = made.puzzle;
    assert_true(puzzle > 0);
    nonet_drill_maker *const enough = new_maker(5, puzzle + 1, NULL), *const too_few = new_maker(5, puzzle, NULL);
    assert_int_equal(nonet_drill_maker_make(enough, NN_X_WING, 0, &made), NONET_OK);
    assert_int_equal(nonet_drill_maker_make(too_few, NN_X_WING, 0, &made), NONET_END);
    for (uint64_t index = 0; index < 4 * puzzle; index++)
        assert_true(nonet_drill_maker_make(too_few, NN_XY_WING, index, &made) >= 0);
    assert_int_equal(nonet_drill_maker_make(too_few, NN_X_WING, 0, &made), NONET_END);
    nonet_drill_maker_free(free_one);
    nonet_drill_maker_free(enough);
    nonet_drill_maker_free(too_few);
}

static void a_stopped_search_goes_on(void **state)
{
    nonet_drill made, other;
    nonet_stop *stop;
    (void)state;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    nonet_drill_maker *const stopped = new_maker(9, 0, stop), *const whole = new_maker(9, 0, NULL);
    nonet_stop_now(stop);
    assert_int_equal(nonet_drill_maker_make(stopped, NN_XY_CHAIN, 1, &made), NONET_STOPPED);
    assert_null(made.position.cells);
    nonet_stop_clear(stop);
    assert_int_equal(nonet_drill_maker_make(stopped, NN_XY_CHAIN, 1, &made), NONET_OK);
    assert_int_equal(nonet_drill_maker_make(whole, NN_XY_CHAIN, 1, &other), NONET_OK);
    expect_same_position(&made, &other);
    nonet_drill_maker_free(stopped);
    nonet_drill_maker_free(whole);
    nonet_stop_free(stop);
}

static void what_is_no_technique_is_refused(void **state)
{
    nonet_drill made;
    (void)state;
    nonet_drill_maker *const maker = new_maker(1, 1, NULL);
    assert_int_equal(nonet_drill_maker_make(maker, -1, 0, &made), NONET_ERR_ARG);
    assert_int_equal(nonet_drill_maker_make(maker, NN_TECHNIQUES, 0, &made), NONET_ERR_ARG);
    assert_int_equal(nonet_drill_maker_make(maker, 0, 0, NULL), NONET_ERR_ARG);
    nonet_drill_maker_free(maker);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_next_step_is_one_of_the_technique),
        cmocka_unit_test(positions_depend_on_seed_technique_and_number_alone),
        cmocka_unit_test(a_search_gives_up_after_so_many_puzzles),
        cmocka_unit_test(a_stopped_search_goes_on),
        cmocka_unit_test(what_is_no_technique_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
