/* test_weighing.c: weights of puzzles, where all minimal puzzles can be listed: those within a puzzle that has some clues too
 * many. The mean weight must be their number, and the weighted mean of their clues the mean over all of them. */
#include <string.h>

#include "cmocka_all.h"
#include "create/weighing.h"
#include "nonet.h"
#include "slow.h"

#ifdef TESTS_ARE_SLOW
enum { REMOVALS = 500 };
#else
enum { REMOVALS = 2000 };
#endif

enum { BOARD = 81, MORE_CLUES = 8 };

static nonet_layout *layout;
static nonet_solver *solver;
static uint8_t grid[BOARD];

static uint64_t solutions_of(uint8_t *cells, uint8_t *solution)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_OK);
    memcpy(solution, result.solution, BOARD);
    return result.count;
}

/* A minimal puzzle with some clues more, as a set, and its grid. */
static struct nn_cells begin_with_too_many(struct nn_random *random)
{
    nonet_generator *generator;
    nonet_generated made;
    struct nn_cells clues = nn_no_cells();
    assert_int_equal(nonet_generator_new(layout, NULL, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
    memcpy(grid, made.solution, BOARD);
    for (int cell = 0; cell < BOARD; cell++)
        if (made.cells[cell]) nn_cells_add(&clues, cell);
    while (nn_cells_count(clues) < made.clues + MORE_CLUES) nn_cells_add(&clues, nn_random_below(random, BOARD));
    nonet_generator_free(generator);
    return clues;
}

struct tally {
    double count, clues;
};

static bool add_form(void *context, const uint8_t *cells)
{
    struct tally *const tally = context;
    tally->count++;
    for (int cell = 0; cell < BOARD; cell++) tally->clues += cells[cell] != 0;
    return true;
}

static struct tally all_forms(struct nn_cells clues)
{
    uint8_t cells[BOARD] = {0};
    struct tally tally = {0};
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_minimizer *minimizer;
    nonet_verdict verdict;
    uint64_t count;
    NN_EACH_CELL(cell, clues) cells[cell] = grid[cell];
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 0, add_form, &tally, &verdict, &count), NONET_OK);
    nonet_minimizer_free(minimizer);
    assert_true(tally.count > 20);
    return tally;
}

/* Take clues away by chance, and weigh what is left: log2 in millionths. */
static int64_t remove_and_weigh(struct nn_removal *removal, struct nn_random *random, struct nn_cells clues)
{
    struct nn_cells units[BOARD];
    struct nn_weighing weighing;
    uint8_t puzzle[BOARD], solution[BOARD];
    int count = 0;
    NN_EACH_CELL(cell, clues) units[count++] = nn_one_cell(cell);
    nn_removal_begin(removal, random, clues, nn_no_cells(), units, count, 0);
    while (nn_removal_ask(removal, puzzle)) nn_removal_answer(removal, solutions_of(puzzle, solution), solution);
    nn_weighing_begin(&weighing, removal, clues);
    while (nn_weighing_ask(&weighing, puzzle)) nn_weighing_answer(&weighing, solutions_of(puzzle, solution), solution);
    return nn_weighing_result(&weighing);
}

/* 2^exponent, the exponent not negative. */
static double power_of_two(double exponent)
{
    double power = 1, term = 1;
    const int whole = (int)exponent;
    const double rest = (exponent - whole) * 0.69314718055994531;
    for (int degree = 1; degree < 15; degree++) power += term *= rest / degree;
    for (int times = 0; times < whole; times++) power *= 2;
    return power;
}

static double gap(double one, double other)
{
    return one < other ? other - one : one - other;
}

static void weights_make_up_for_the_bias(void **state)
{
    static struct nn_removal removal;
    struct nn_random random = nn_random_begin(1, 0);
    const struct nn_cells clues = begin_with_too_many(&random);
    const struct tally all = all_forms(clues);
    double weights = 0, weighted_clues = 0, plain_clues = 0;
    (void)state;
    nn_removal_set_grid(&removal, grid);
    for (int number = 0; number < REMOVALS; number++) {
        const double weight = power_of_two((double)remove_and_weigh(&removal, &random, clues) / 1e6);
        const int left = nn_cells_count(removal.clues);
        weights += weight;
        weighted_clues += weight * left;
        plain_clues += left;
    }
    const double mean = all.clues / all.count;
    assert_true(gap(weights / REMOVALS / all.count, 1) < 0.2);
    assert_true(gap(weighted_clues / weights, mean) < gap(plain_clues / REMOVALS, mean));
    assert_true(gap(weighted_clues / weights, mean) < 0.1);
}

/* Weights are also those of the generator, and the puzzles are the same without them. */
static void generator_weighs(void **state)
{
    enum { COUNT = 5 };
    nonet_generator_settings settings;
    nonet_generator *plain, *weighing;
    nonet_generated made[COUNT], weighed[COUNT];
    (void)state;
    nonet_generator_settings_defaults(&settings);
    assert_int_equal(nonet_generator_new(layout, &settings, &plain), NONET_OK);
    settings.weighs = true;
    assert_int_equal(nonet_generator_new(layout, &settings, &weighing), NONET_OK);
    assert_int_equal(nonet_generator_make(plain, 0, COUNT, made), NONET_OK);
    assert_int_equal(nonet_generator_make(weighing, 0, COUNT, weighed), NONET_OK);
    for (int at = 0; at < COUNT; at++) {
        assert_memory_equal(made[at].cells, weighed[at].cells, BOARD);
        assert_true(weighed[at].is_minimal && weighed[at].log2_weight > 0);
    }
    nonet_generator_free(weighing);
    settings.most_clues = 24;
    assert_int_equal(nonet_generator_new(layout, &settings, &weighing), NONET_ERR_ARG);
    nonet_generator_free(plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_make_up_for_the_bias),
        cmocka_unit_test(generator_weighs),
    };
    if (nonet_layout_new(3, 3, &layout) != NONET_OK || nonet_solver_new(NULL, &solver) != NONET_OK) return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
    return failed;
}
