/* test_weighing.c: weights of puzzles, where all minimal puzzles can be listed: those within a puzzle that has some
 * clues too many. The mean weight must be their number, and the weighted mean of their clues the mean over all of
 * them. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "create/any/any_grid.h"
#include "create/any/any_weighing.h"
#include "create/nine/nine_weighing.h"
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

/* Take clues away at random, and weigh what is left: log2 in millionths. */
static int64_t remove_and_weigh(struct nn_nine_removal *removal, struct nn_random *random, struct nn_cells clues)
{
    struct nn_cells units[BOARD];
    struct nn_nine_weighing weighing;
    uint8_t puzzle[BOARD], solution[BOARD];
    int count = 0;
    NN_EACH_CELL(cell, clues) units[count++] = nn_one_cell(cell);
    nn_nine_removal_begin(removal, random, clues, nn_no_cells(), units, count, 0);
    while (nn_nine_removal_ask(removal, puzzle))
        nn_nine_removal_answer(removal, solutions_of(puzzle, solution), solution);
    nn_nine_weighing_begin(&weighing, removal, clues);
    while (nn_nine_weighing_ask(&weighing, puzzle))
        nn_nine_weighing_answer(&weighing, solutions_of(puzzle, solution), solution);
    return nn_nine_weighing_result(&weighing);
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
    static struct nn_nine_removal removal;
    struct nn_random random = nn_random_begin(1, 0);
    const struct nn_cells clues = begin_with_too_many(&random);
    const struct tally all = all_forms(clues);
    double weights = 0, weighted_clues = 0, plain_clues = 0;
    (void)state;
    nn_nine_removal_set_grid(&removal, grid);
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

/* Weights are also those of the generator. */
static void generator_weighs(void **state)
{
    enum { COUNT = 5 };
    nonet_generator_settings settings;
    nonet_generator *weighing;
    nonet_generated weighed[COUNT];
    (void)state;
    nonet_generator_settings_defaults(&settings);
    settings.weighs = true;
    assert_int_equal(nonet_generator_new(layout, &settings, &weighing), NONET_OK);
    assert_int_equal(nonet_generator_make(weighing, 0, COUNT, weighed), NONET_OK);
    for (int at = 0; at < COUNT; at++) assert_true(weighed[at].is_minimal && weighed[at].log2_weight > 0);
    nonet_generator_free(weighing);
    settings.most_clues = 24;
    assert_int_equal(nonet_generator_new(layout, &settings, &weighing), NONET_ERR_ARG);
}

/* The 288 grids of 4x4 are of two kinds: 96 have 32 automorphisms, 192 have 16. */
static void weights_make_all_grids_count_the_same(void **state)
{
    enum { GRIDS = 4000 };
    nonet_layout *small;
    nonet_canonizer *canonizer;
    struct nn_board board;
    struct nn_random random = nn_random_begin(2, 0);
    struct nn_watch watch = {0};
    double all = 0, regular = 0, plain = 0;
    (void)state;
    assert_int_equal(nonet_layout_new(2, 2, &small), NONET_OK);
    assert_int_equal(nonet_canonizer_new(NULL, &canonizer), NONET_OK);
    void *const memory = malloc(nn_board_size(small));
    assert_non_null(memory);
    nn_board_init(&board, small, memory);
    for (int number = 0; number < GRIDS; number++) {
        uint8_t cells[16];
        int64_t weight;
        nonet_canonical canonical;
        const nonet_position position = {small, cells, NULL, NULL};
        assert_int_equal(nn_weighed_grid(&board, &random, &watch, cells, &weight), NONET_OK);
        assert_true(nonet_position_accepts(&position, cells));
        assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
        const double counts = power_of_two((double)weight / 1e6);
        all += counts;
        if (canonical.automorphisms == 32) regular += counts;
        plain += canonical.automorphisms == 32;
    }
    assert_true(gap(regular / all, 96.0 / 288) < 0.02);
    assert_true(gap(plain / GRIDS, 96.0 / 288) > 0.02);
    free(memory);
    nonet_canonizer_free(canonizer);
    nonet_layout_free(small);
}

/* ---- other sizes ----------------------------------------------------------------------------------- */

static bool is_unique_there(const nonet_layout *there, uint8_t *cells)
{
    const nonet_position position = {there, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_OK);
    return result.count == 1;
}

/* How many clues could go now. */
static int count_redundant(const nonet_layout *there, uint8_t *cells)
{
    int count = 0;
    for (int cell = 0; cell < there->cells; cell++) {
        const uint8_t value = cells[cell];
        if (!value) continue;
        cells[cell] = 0;
        count += is_unique_there(there, cells);
        cells[cell] = value;
    }
    return count;
}

/* Take clues away in this order, and count what is redundant before each step, by the definition. */
static int64_t weigh_slowly(const nonet_layout *there, const uint16_t *order, uint8_t *cells)
{
    int redundant[256], steps = 0;
    for (int at = 0; at < there->cells; at++) {
        const int cell = order[at];
        const uint8_t value = cells[cell];
        const int before = count_redundant(there, cells);
        cells[cell] = 0;
        if (is_unique_there(there, cells)) redundant[steps++] = before;
        else cells[cell] = value;
    }
    return nn_weight_logarithm(redundant, steps);
}

static void weights_of_other_sizes_are_right(void **state)
{
    static const int shapes[][2] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}};
    (void)state;
    for (size_t at = 0; at < 8; at++) {
        nonet_layout *there;
        nonet_generator *generator;
        nonet_generated made;
        struct nn_any_unavoidable unavoidable;
        struct nn_watch watch;
        struct nn_random random = nn_random_begin(2, at);
        uint8_t full[BOARD], cells[BOARD];
        uint16_t order[BOARD];
        int shuffled[BOARD];
        assert_int_equal(nonet_layout_new(shapes[at / 2][0], shapes[at / 2][1], &there), NONET_OK);
        assert_int_equal(nonet_generator_new(there, NULL, &generator), NONET_OK);
        assert_int_equal(nonet_generator_make(generator, at, 1, &made), NONET_OK);
        memcpy(full, made.solution, (size_t)there->cells);
        memcpy(cells, full, (size_t)there->cells);
        for (int cell = 0; cell < there->cells; cell++) shuffled[cell] = cell;
        nn_random_shuffle(&random, shuffled, there->cells);
        for (int place = 0; place < there->cells; place++) order[place] = (uint16_t)shuffled[place];
        const int64_t slowly = weigh_slowly(there, order, cells);
        assert_int_equal(nn_any_unavoidable_init(&unavoidable, there), NONET_OK);
        nn_any_unavoidable_begin(&unavoidable);
        nn_any_unavoidable_find(&unavoidable, full);
        nn_watch_begin(&watch, NULL, 0);
        struct nn_any_weighing weighing = {.layout = there,
                                           .grid = full,
                                           .puzzle = cells,
                                           .order = order,
                                           .unavoidable = &unavoidable,
                                           .watch = &watch};
        assert_int_equal(nn_any_weighing_run(&weighing), NONET_OK);
        assert_int_equal(weighing.log2_weight, slowly);
        nn_any_unavoidable_clear(&unavoidable);
        nonet_generator_free(generator);
        nonet_layout_free(there);
    }
}

/* ---- 4x4: all minimal puzzles ------------------------------------------------------------------------- */

enum { FOUR_CELLS = 16, FOUR_GRIDS = 288 };

struct four_tally {
    uint32_t grids[FOUR_GRIDS]; /* two bits a cell */
    int count;
    double expected[FOUR_CELLS + 1], weighed[FOUR_CELLS + 1]; /* [clues] */
    /* Equivalent grids have as many puzzles; there are two kinds, and how many others differ in four cells tells them
     * apart. */
    struct {
        long key;
        double puzzles[FOUR_CELLS + 1];
    } kinds[2];
    int kind_count;
};

static void list_grids(struct four_tally *tally, uint32_t filled, int cells)
{
    if (cells == FOUR_CELLS) {
        tally->grids[tally->count++] = filled;
        return;
    }
    for (uint32_t value = 0; value < 4; value++) {
        bool is_free = true;
        for (int other = 0; other < cells; other++) {
            const bool is_seen = other / 4 == cells / 4 || other % 4 == cells % 4 ||
                                 (other / 8 == cells / 8 && other % 4 / 2 == cells % 4 / 2);
            is_free &= !is_seen || (filled >> 2 * other & 3) != value;
        }
        if (is_free) list_grids(tally, filled | value << 2 * cells, cells + 1);
    }
}

/* Where each other grid differs from this one; those that another one implies are left out. Returns how many. */
static int list_differences(const struct four_tally *tally, uint32_t one, uint32_t *differs)
{
    int count = 0;
    for (int at = 0; at < tally->count; at++) {
        uint32_t cells = 0;
        bool is_implied = tally->grids[at] == one;
        for (int cell = 0; cell < FOUR_CELLS; cell++)
            if ((tally->grids[at] ^ one) >> 2 * cell & 3) cells |= 1u << cell;
        for (int other = 0; other < count; other++) is_implied |= (differs[other] & cells) == differs[other];
        if (!is_implied) differs[count++] = cells;
    }
    return count;
}

static bool are_enough(uint32_t clues, const uint32_t *differs, int count)
{
    for (int at = 0; at < count; at++)
        if (!(clues & differs[at])) return false;
    return true;
}

static void count_minimal_puzzles(const struct four_tally *tally, uint32_t one, double *puzzles)
{
    uint32_t differs[FOUR_GRIDS];
    const int count = list_differences(tally, one, differs);
    for (uint32_t clues = 0; clues < 1u << FOUR_CELLS; clues++) {
        bool is_minimal = are_enough(clues, differs, count);
        for (int cell = 0; is_minimal && cell < FOUR_CELLS; cell++)
            if (clues >> cell & 1) is_minimal = !are_enough(clues & ~(1u << cell), differs, count);
        if (is_minimal) puzzles[nn_count_bits(clues)]++;
    }
}

/* Add this grid's minimal puzzles. */
static void add_minimal_puzzles(struct four_tally *tally, uint32_t one)
{
    long key = 0;
    int kind = 0;
    for (int at = 0; at < tally->count; at++) {
        int differing = 0;
        for (int cell = 0; cell < FOUR_CELLS; cell++) differing += ((tally->grids[at] ^ one) >> 2 * cell & 3) != 0;
        key += differing == 4;
    }
    while (kind < tally->kind_count && tally->kinds[kind].key != key) kind++;
    assert_true(kind < 2);
    if (kind == tally->kind_count) {
        tally->kinds[tally->kind_count++].key = key;
        count_minimal_puzzles(tally, one, tally->kinds[kind].puzzles);
    }
    for (int clues = 0; clues <= FOUR_CELLS; clues++) tally->expected[clues] += tally->kinds[kind].puzzles[clues];
}

/* With weights each number of clues has the part that it has of all minimal puzzles of all grids. */
static void weights_of_4x4_show_all_puzzles(void **state)
{
    enum { GENERATED = 300, TIMES = 10 };
    static struct four_tally tally;
    static nonet_generated made[GENERATED];
    nonet_layout *four;
    nonet_generator *generator;
    nonet_generator_settings settings;
    double all = 0, weights = 0;
    (void)state;
    list_grids(&tally, 0, 0);
    assert_int_equal(tally.count, FOUR_GRIDS);
    for (int at = 0; at < FOUR_GRIDS; at++) add_minimal_puzzles(&tally, tally.grids[at]);
    assert_int_equal(nonet_layout_new(2, 2, &four), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.weighs = true;
    assert_int_equal(nonet_generator_new(four, &settings, &generator), NONET_OK);
    for (int time = 0; time < TIMES; time++) {
        assert_int_equal(nonet_generator_make(generator, (uint64_t)(time * GENERATED), GENERATED, made), NONET_OK);
        for (int at = 0; at < GENERATED; at++) {
            assert_true(made[at].is_minimal);
            tally.weighed[made[at].clues] += power_of_two((double)made[at].log2_weight / 1e6);
        }
    }
    for (int clues = 0; clues <= FOUR_CELLS; clues++) {
        all += tally.expected[clues];
        weights += tally.weighed[clues];
    }
    for (int clues = 0; clues <= FOUR_CELLS; clues++) {
        const double expected = tally.expected[clues] / all;
        assert_true(gap(tally.weighed[clues] / weights, expected) <= 0.02 * (expected > 0));
    }
    nonet_generator_free(generator);
    nonet_layout_free(four);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(weights_make_up_for_the_bias),          cmocka_unit_test(weights_of_other_sizes_are_right),
        cmocka_unit_test(weights_of_4x4_show_all_puzzles),       cmocka_unit_test(generator_weighs),
        cmocka_unit_test(weights_make_all_grids_count_the_same),
    };
    if (nonet_layout_new(3, 3, &layout) != NONET_OK || nonet_solver_new(NULL, &solver) != NONET_OK) return 1;
    const int failed = cmocka_run_group_tests(tests, NULL, NULL);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
    return failed;
}
