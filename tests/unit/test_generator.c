/* test_generator.c: generated puzzles against the second solver: one solution, no spare clue, what was asked for; and
 * the parts that the generator is built on. */
#include <string.h>

#include "cmocka_all.h"
#include "create/nine/nine_grid.h"
#include "create/nine/nine_unavoidable.h"
#include "sized/technique_goal.h"
#include "slow.h"
#include "support/brute.h"

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 6 };
#else
enum { PUZZLES = 40 };
#endif

enum { BOARD = 81, BUDGET = 10 * 1000 * 1000 };

static nonet_layout *layout;

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout);
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

static long solutions_of(const uint8_t *cells, uint8_t *first)
{
    uint8_t copy[BOARD];
    const nonet_position position = {layout, copy, NULL, NULL};
    memcpy(copy, cells, BOARD);
    return brute_count(&position, 2, BUDGET, first);
}

static bool can_lose_a_clue(const uint8_t *cells)
{
    uint8_t less[BOARD];
    for (int cell = 0; cell < BOARD; cell++) {
        memcpy(less, cells, BOARD);
        less[cell] = 0;
        if (cells[cell] && solutions_of(less, NULL) == 1) return true;
    }
    return false;
}

static void expect_sound(const nonet_generated *made)
{
    uint8_t solution[BOARD];
    int clues = 0;
    assert_true(made->is_made);
    for (int cell = 0; cell < BOARD; cell++) clues += made->cells[cell] != 0;
    assert_int_equal(clues, made->clues);
    assert_int_equal(solutions_of(made->cells, solution), 1);
    assert_memory_equal(solution, made->solution, BOARD);
    assert_int_equal(made->is_minimal, !can_lose_a_clue(made->cells));
}

static nonet_rating rate_sound(nonet_rater *rater, const nonet_generated *made)
{
    uint8_t cells[BOARD];
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_rating rating;
    expect_sound(made);
    memcpy(cells, made->cells, BOARD);
    assert_int_equal(nonet_rater_rate(rater, &position, &rating), NONET_OK);
    return rating;
}

static nonet_generator *new_generator(const nonet_generator_settings *settings)
{
    nonet_generator *generator;
    assert_int_equal(nonet_generator_new(layout, settings, &generator), NONET_OK);
    return generator;
}

static void minimal_puzzles_are_minimal(void **state)
{
    (void)state;
    nonet_generated made[PUZZLES];
    nonet_generator *const generator = new_generator(NULL);
    assert_int_equal(nonet_generator_make(generator, 0, PUZZLES, made), NONET_OK);
    for (int at = 0; at < PUZZLES; at++) {
        assert_true(made[at].is_minimal);
        assert_true(made[at].distance == 0);
        expect_sound(&made[at]);
    }
    nonet_progress progress;
    nonet_generator_progress(generator, &progress);
    assert_int_equal(progress.done, PUZZLES);
    nonet_generator_progress(NULL, &progress);
    assert_int_equal(progress.done, 0);
    nonet_generator_free(generator);
}

/* Alone, among others, in another part: puzzle number n is puzzle number n. */
static void puzzles_depend_on_their_number_alone(void **state)
{
    (void)state;
    uint8_t boards[PUZZLES][BOARD];
    nonet_generated made[PUZZLES];
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.seed = 99;
    settings.symmetry = NONET_SYMMETRY_ANY;
    nonet_generator *const generator = new_generator(&settings);
    assert_int_equal(nonet_generator_make(generator, 0, PUZZLES, made), NONET_OK);
    for (int at = 0; at < PUZZLES; at++) memcpy(boards[at], made[at].cells, BOARD);
    for (int at = PUZZLES - 1; at >= 0; at--) {
        assert_int_equal(nonet_generator_make(generator, (uint64_t)at, 1, made), NONET_OK);
        assert_memory_equal(made->cells, boards[at], BOARD);
    }
    for (int at = 1; at < PUZZLES; at++) assert_memory_not_equal(boards[at], boards[0], BOARD);
    nonet_generator_free(generator);
}

static bool is_clue_pattern_symmetric(const nonet_generated *made)
{
    int mirrors = 0, diagonals = 0, half = 0, quarter = 0;
    for (int cell = 0; cell < BOARD; cell++) {
        const int row = cell / 9, column = cell % 9;
        const bool is_clue = made->cells[cell];
        half |= is_clue != (made->cells[(8 - row) * 9 + 8 - column] != 0);
        quarter |= is_clue != (made->cells[column * 9 + 8 - row] != 0);
        mirrors |= (is_clue != (made->cells[row * 9 + 8 - column] != 0)) |
                   (is_clue != (made->cells[(8 - row) * 9 + column] != 0)) << 1;
        diagonals |= (is_clue != (made->cells[column * 9 + row] != 0)) |
                     (is_clue != (made->cells[(8 - column) * 9 + 8 - row] != 0)) << 1;
    }
    switch (made->symmetry) {
    case NONET_SYMMETRY_ROTATE180: return !half;
    case NONET_SYMMETRY_ROTATE90: return !quarter;
    case NONET_SYMMETRY_MIRROR: return mirrors != 3;
    case NONET_SYMMETRY_DIAGONAL: return diagonals != 3;
    case NONET_SYMMETRY_FULL: return !half && !quarter && !mirrors && !diagonals;
    default: return made->symmetry == NONET_SYMMETRY_NONE;
    }
}

static void symmetry_is_kept(void **state)
{
    (void)state;
    for (int symmetry = 0; symmetry <= NONET_SYMMETRY_ANY; symmetry++) {
        nonet_generated made[4];
        nonet_generator_settings settings;
        nonet_generator_settings_defaults(&settings);
        settings.symmetry = (nonet_symmetry)symmetry;
        nonet_generator *const generator = new_generator(&settings);
        assert_int_equal(nonet_generator_make(generator, 5, 4, made), NONET_OK);
        for (int at = 0; at < 4; at++) {
            expect_sound(&made[at]);
            assert_true(symmetry == NONET_SYMMETRY_ANY || (int)made[at].symmetry == symmetry);
            assert_true(is_clue_pattern_symmetric(&made[at]));
        }
        nonet_generator_free(generator);
    }
}

static void clues_are_as_many_as_asked_for(void **state)
{
    (void)state;
    static const struct {
        int fewest, most;
        bool keeps_redundant;
    } cases[] = {{0, 22, 0}, {27, 0, 0}, {30, 0, 0}, {31, 33, 1}};
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        nonet_generated made[3];
        nonet_generator_settings settings;
        nonet_generator_settings_defaults(&settings);
        settings.fewest_clues = cases[at].fewest;
        settings.most_clues = cases[at].most;
        settings.keeps_redundant = cases[at].keeps_redundant;
        nonet_generator *const generator = new_generator(&settings);
        assert_int_equal(nonet_generator_make(generator, 0, 3, made), NONET_OK);
        for (int number = 0; number < 3; number++) {
            expect_sound(&made[number]);
            assert_true(made[number].clues >= cases[at].fewest);
            assert_true(cases[at].keeps_redundant || !can_lose_a_clue(made[number].cells));
            assert_true(!cases[at].most || made[number].clues <= cases[at].most);
        }
        nonet_generator_free(generator);
    }
}

/* Full: corners, edges, and the four in the middle; of the mirrors the one between left and right. */
static void symmetry_groups_cells(void **state)
{
    static const struct {
        nonet_symmetry symmetry;
        uint16_t group[16];
    } cases[] = {
        {NONET_SYMMETRY_NONE, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}},
        {NONET_SYMMETRY_ROTATE180, {0, 1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1, 0}},
        {NONET_SYMMETRY_ROTATE90, {0, 1, 2, 0, 2, 3, 3, 1, 1, 3, 3, 2, 0, 2, 1, 0}},
        {NONET_SYMMETRY_MIRROR, {0, 1, 1, 0, 2, 3, 3, 2, 4, 5, 5, 4, 6, 7, 7, 6}},
        {NONET_SYMMETRY_DIAGONAL, {0, 1, 2, 3, 1, 4, 5, 6, 2, 5, 7, 8, 3, 6, 8, 9}},
        {NONET_SYMMETRY_FULL, {0, 1, 1, 0, 1, 2, 2, 1, 1, 2, 2, 1, 0, 1, 1, 0}},
    };
    nonet_layout *four;
    uint16_t group[16];
    (void)state;
    assert_int_equal(nonet_layout_new(2, 2, &four), NONET_OK);
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        assert_int_equal(nonet_symmetry_groups(four, cases[at].symmetry, group), NONET_OK);
        assert_memory_equal(group, cases[at].group, sizeof group);
    }
    assert_int_equal(nonet_symmetry_groups(four, NONET_SYMMETRY_ANY, group), NONET_ERR_ARG);
    nonet_layout_free(four);
}

/* Corners, the four in the middle, and the eight others of 4x4; on 9x9 the cell in the middle is alone. */
static void symmetry_says_how_many_clues_there_can_be(void **state)
{
    nonet_layout *four;
    (void)state;
    assert_int_equal(nonet_layout_new(2, 2, &four), NONET_OK);
    for (int clues = 1; clues <= 16; clues++) {
        assert_int_equal(nonet_symmetry_allows(four, NONET_SYMMETRY_FULL, clues, clues), clues % 4 == 0);
        assert_int_equal(nonet_symmetry_allows(four, NONET_SYMMETRY_ROTATE180, clues, clues), clues % 2 == 0);
        assert_true(nonet_symmetry_allows(four, NONET_SYMMETRY_DIAGONAL, clues, clues));
        assert_true(nonet_symmetry_allows(four, NONET_SYMMETRY_ANY, clues, clues));
    }
    for (int clues = 1; clues <= 81; clues++)
        assert_int_equal(nonet_symmetry_allows(layout, NONET_SYMMETRY_FULL, clues, clues), clues % 4 < 2);
    assert_true(nonet_symmetry_allows(layout, NONET_SYMMETRY_FULL, 30, 0));
    assert_true(nonet_symmetry_allows(layout, NONET_SYMMETRY_FULL, 0, 0));
    assert_false(nonet_symmetry_allows(layout, NONET_SYMMETRY_FULL, 30, 31));
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generator_settings_defaults(&settings);
    settings.symmetry = NONET_SYMMETRY_FULL, settings.fewest_clues = settings.most_clues = 30;
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_ERR_ARG);
    nonet_layout_free(four);
}

/* As the rater and the explainer say. */
static void levels_are_as_asked_for(void **state)
{
    (void)state;
    nonet_rater *rater;
    nonet_rater_settings rating_settings = {.scales = NONET_SCALE_NONET};
    assert_int_equal(nonet_rater_new(&rating_settings, &rater), NONET_OK);
    for (int level = 0; level <= nonet_level_find("extreme"); level++) {
        nonet_generated made[3];
        nonet_generator_settings settings;
        nonet_generator_settings_defaults(&settings);
        settings.easiest = settings.hardest = level;
        nonet_generator *const generator = new_generator(&settings);
        assert_int_equal(nonet_generator_make(generator, 0, 3, made), NONET_OK);
        for (int at = 0; at < 3; at++) {
            const nonet_rating rating = rate_sound(rater, &made[at]);
            assert_int_equal(rating.own.level, level);
        }
        nonet_generator_free(generator);
    }
    nonet_rater_free(rater);
}

/* Tricky puzzles have five turns, and the seed says with which it begins. */
static void techniques_have_their_turns(void **state)
{
    (void)state;
    static const char *const turns[] = {"XY-wing", "unique rectangle", "X-wing", "XYZ-wing", "XY-wing"};
    nonet_rater *rater;
    nonet_generated made[5];
    nonet_generator_settings settings;
    nonet_rater_settings rating_settings = {.scales = NONET_SCALE_NONET};
    assert_int_equal(nonet_rater_new(&rating_settings, &rater), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.seed = 20;
    settings.easiest = settings.hardest = nonet_level_find("tricky");
    nonet_generator *const generator = new_generator(&settings);
    assert_int_equal(nonet_generator_make(generator, 0, 5, made), NONET_OK);
    for (int at = 0; at < 5; at++) {
        const nonet_rating rating = rate_sound(rater, &made[at]);
        const char *const hardest = nonet_technique_at((size_t)rating.own.hardest)->name;
        assert_memory_equal(hardest, turns[at], strlen(turns[at]));
    }
    nonet_generator_free(generator);
    nonet_rater_free(rater);
}

static void puzzles_for_playing_have_more_clues(void **state)
{
    (void)state;
    for (int level = 0; level <= nonet_level_find("medium"); level++) {
        nonet_generated made[3];
        nonet_generator_settings settings;
        nonet_generator_settings_defaults(&settings);
        settings.easiest = settings.hardest = level;
        settings.for_play = true;
        nonet_generator *const generator = new_generator(&settings);
        assert_int_equal(nonet_generator_make(generator, 0, 3, made), NONET_OK);
        for (int at = 0; at < 3; at++) {
            const nonet_level *const row = nonet_level_at((size_t)level);
            assert_true(made[at].clues >= row->fewest_clues && made[at].clues <= row->most_clues);
            for (int cell = 0; cell < BOARD; cell++)
                assert_int_equal(!made[at].cells[cell], !made[at].cells[BOARD - 1 - cell]);
        }
        nonet_generator_free(generator);
    }
}

/* What must stay for its level may be redundant, so the first full grid is enough. */
static void large_puzzles_for_playing_are_made_at_once(void **state)
{
    (void)state;
    nonet_layout *large;
    nonet_generated made;
    nonet_generator *generator;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(4, 4, &large), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.hardest = nonet_level_find("beginner");
    settings.for_play = true;
    assert_int_equal(nonet_generator_new(large, &settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
    assert_true(made.is_made && made.attempts == 1 && made.clues < 128);
    nonet_generator_free(generator);
    nonet_layout_free(large);
}

/* The techniques of a level, one step after the other or all of a technique at once: every step is true, and both end
 * at the same position where nothing rests on uniqueness, which a step can destroy. */
static void expect_same_end(struct nn_own_rater *rater, const nonet_generated *made, int level)
{
    uint8_t cells[BOARD], digits[BOARD];
    const nonet_position position = {layout, cells, NULL, NULL};
    struct nn_order order;
    struct nn_own_result result;
    memcpy(cells, made->cells, BOARD);
    for (int cell = 0; cell < BOARD; cell++) digits[cell] = (uint8_t)(made->solution[cell] - 1);
    nn_own_order(&order, 9, level, false);
    nn_own_begin(rater, &position);
    nn_own_follow(rater, &order, digits, &result);
    assert_false(result.is_wrong);
    const struct nn_grid end = rater->grid;
    nn_own_begin(rater, &position);
    nn_own_reach_by_techniques(rater, &order, digits, &result);
    assert_false(result.is_wrong);
    assert_int_equal(result.is_solved, nn_cells_are_none(end.open));
    assert_memory_equal(rater->grid.candidates, end.candidates, sizeof end.candidates);
}

static void all_steps_at_once_lead_where_single_steps_lead(void **state)
{
    (void)state;
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.seed = 5;
    settings.easiest = nonet_level_find("hard");
    nonet_generator *const generator = new_generator(&settings);
    nonet_generated made[PUZZLES];
    struct nn_own_rater rater;
    nn_own_rater_init(&rater, layout);
    assert_int_equal(nonet_generator_make(generator, 0, PUZZLES, made), NONET_OK);
    for (int at = 0; at < PUZZLES; at++)
        for (int level = 0; level <= nonet_level_find("expert"); level++) expect_same_end(&rater, &made[at], level);
    nn_own_rater_release(&rater);
    nonet_generator_free(generator);
}

/* Solved with the technique, but not without it. */
static void needed_techniques_are_needed(void **state)
{
    (void)state;
    nonet_generated made;
    nonet_generator_settings settings;
    bool needed[NONET_MAX_TECHNIQUES] = {0}, leaves_out[NONET_MAX_TECHNIQUES] = {0};
    const int rectangle = nonet_technique_find("unique rectangle type 1");
    needed[rectangle] = true;
    nonet_generator_settings_defaults(&settings);
    settings.needed = needed;
    nonet_generator *const generator = new_generator(&settings);
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
    expect_sound(&made);
    for (int with = 0; with < 2; with++) {
        nonet_explainer *explainer;
        nonet_explainer_settings explaining;
        nonet_start start;
        const nonet_step *step;
        uint8_t cells[BOARD];
        const nonet_position position = {layout, cells, NULL, NULL};
        memcpy(cells, made.cells, BOARD);
        for (size_t at = 0; nonet_technique_at(at); at++)
            leaves_out[at] = nonet_technique_at(at)->level > nonet_level_find("hard") || (!with && needed[at]);
        nonet_explainer_settings_defaults(&explaining);
        explaining.leaves_out = leaves_out;
        assert_int_equal(nonet_explainer_new(&explaining, &explainer), NONET_OK);
        assert_int_equal(nonet_explainer_begin(explainer, &position, &start), NONET_OK);
        while (nonet_explainer_next(explainer, &step) == NONET_OK)
            assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
        assert_int_equal(nonet_explainer_is_solved(explainer), with);
        nonet_explainer_free(explainer);
    }
    nonet_generator_free(generator);
}

/* A puzzle that needs a technique may need the others of its level, too, but none of a harder level. */
static void needed_techniques_come_with_their_level(void **state)
{
    (void)state;
    static struct nn_technique_goal goal;
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        bool needed[NONET_MAX_TECHNIQUES] = {false};
        if (nn_techniques[which].level == NN_EXTREME) continue;
        needed[which] = true;
        settings.needed = needed;
        nn_technique_goal_init(&goal, &settings, layout);
        assert_true(goal.strong.count > 0);
        for (int row = 0; row < goal.strong.count; row++)
            assert_true(goal.strong.rows[row].level <= nn_techniques[which].level);
        assert_int_equal(goal.strong.rows[goal.strong.count - 1].level, nn_techniques[which].level);
        nn_technique_goal_release(&goal);
    }
}

static void ratings_are_as_asked_for(void **state)
{
    (void)state;
    nonet_rater *rater;
    const nonet_rater_settings rating_settings = {.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU};
    assert_int_equal(nonet_rater_new(&rating_settings, &rater), NONET_OK);
    for (int scale = 0; scale < 2; scale++) {
        nonet_generated made[2];
        nonet_generator_settings settings;
        nonet_generator_settings_defaults(&settings);
        if (scale) settings.least_er = 42, settings.most_er = 50;
        else settings.least_score = 500, settings.most_score = 600;
        nonet_generator *const generator = new_generator(&settings);
        assert_int_equal(nonet_generator_make(generator, 0, 2, made), NONET_OK);
        for (int at = 0; at < 2; at++) {
            const nonet_rating rating = rate_sound(rater, &made[at]);
            if (scale) assert_in_range(rating.se.er, 42, 50);
            else assert_in_range(rating.hodoku.score, 500, 600);
        }
        nonet_generator_free(generator);
    }
    nonet_rater_free(rater);
}

/* Nobody has ever seen a minimal puzzle with 50 clues. */
static void stop_and_timeout_end_it(void **state)
{
    (void)state;
    nonet_generated made[2];
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.fewest_clues = 40; /* they exist, but nobody finds them by chance */
    settings.timeout_ms = 1;
    nonet_generator *generator = new_generator(&settings);
    assert_int_equal(nonet_generator_make(generator, 0, 2, made), NONET_STOPPED);
    assert_false(made[0].is_made || made[1].is_made);
    assert_true(!made[0].has_board || made[0].clues > 16);
    nonet_generator_free(generator);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    settings.timeout_ms = 0;
    nonet_stop_now(settings.stop);
    generator = new_generator(&settings);
    assert_int_equal(nonet_generator_make(generator, 0, 2, made), NONET_STOPPED);
    nonet_generator_free(generator);
    nonet_stop_free(settings.stop);
}

/* Clues in all and only the cells of a pattern that has puzzles, since it comes from one. */
static void patterns_are_kept(void **state)
{
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generated made[PUZZLES / 6];
    bool pattern[BOARD];
    (void)state;
    nonet_generator_settings_defaults(&settings);
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 7, 1, made), NONET_OK);
    for (int cell = 0; cell < BOARD; cell++) pattern[cell] = made[0].cells[cell] != 0;
    nonet_generator_free(generator);
    settings.pattern = pattern;
    for (int keeps = 0; keeps < 2; keeps++) {
        settings.keeps_redundant = keeps;
        assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
        assert_int_equal(nonet_generator_make(generator, 0, PUZZLES / 6, made), NONET_OK);
        for (int at = 0; at < PUZZLES / 6; at++) {
            expect_sound(&made[at]);
            for (int cell = 0; cell < BOARD; cell++) assert_int_equal(made[at].cells[cell] != 0, pattern[cell]);
            assert_int_equal(made[at].is_minimal, !can_lose_a_clue(made[at].cells));
            assert_true(keeps || made[at].is_minimal);
        }
        nonet_generator_free(generator);
    }
}

static void hopeless_patterns_are_refused(void **state)
{
    nonet_generator_settings settings;
    nonet_generator *generator;
    bool pattern[BOARD];
    (void)state;
    nonet_generator_settings_defaults(&settings);
    for (int cell = 0; cell < BOARD; cell++) pattern[cell] = true;
    settings.pattern = pattern;
    assert_null(nonet_pattern_problem(layout, pattern, false));
    assert_non_null(nonet_pattern_problem(layout, pattern, true));
    settings.most_clues = 80;
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_ERR_ARG);
    settings.most_clues = 0;
    for (int row = 3; row < 6; row += 2)
        for (int column = 0; column < 9; column++) pattern[9 * row + column] = false;
    assert_non_null(nonet_pattern_problem(layout, pattern, false));
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_ERR_ARG);
    for (int cell = 0; cell < BOARD; cell++) pattern[cell] = cell % 5 == 0 && cell;
    assert_non_null(nonet_pattern_problem(layout, pattern, false));
}

/* Without the values of such a set a grid has another solution. */
static void unavoidable_sets_are_unavoidable(void **state)
{
    (void)state;
    for (uint64_t index = 0; index < 3; index++) {
        struct nn_nine_unavoidable unavoidable;
        struct nn_random random = nn_random_begin(4, index);
        uint8_t grid[BOARD], less[BOARD];
        nn_nine_grid(layout, &random, grid);
        assert_int_equal(solutions_of(grid, NULL), 1);
        nn_nine_unavoidable_find(&unavoidable, grid);
        assert_true(unavoidable.count > 20);
        for (int at = 0; at < unavoidable.count; at++) {
            memcpy(less, grid, BOARD);
            NN_EACH_CELL(cell, unavoidable.sets[at]) less[cell] = 0;
            assert_int_equal(solutions_of(less, NULL), 2);
        }
    }
}

/* Rows 1 and 2 of this grid have 1, 4 and 7 in the same three columns: they can be exchanged there. */
static void parts_of_two_lines_are_unavoidable(void **state)
{
    (void)state;
    struct nn_nine_unavoidable unavoidable;
    struct nn_cells expected = nn_no_cells();
    uint8_t grid[BOARD];
    int found = 0;
    for (int cell = 0; cell < BOARD; cell++) /* 123456789 456789123 ... */
        grid[cell] = (uint8_t)((cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1);
    for (int column = 0; column < 9; column += 3) {
        nn_cells_add(&expected, column);
        nn_cells_add(&expected, 9 + column);
    }
    nn_nine_unavoidable_find(&unavoidable, grid);
    for (int at = 0; at < unavoidable.count; at++) found += nn_cells_equal(unavoidable.sets[at], expected);
    assert_int_equal(found, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(minimal_puzzles_are_minimal),
        cmocka_unit_test(puzzles_depend_on_their_number_alone),
        cmocka_unit_test(symmetry_is_kept),
        cmocka_unit_test(clues_are_as_many_as_asked_for),
        cmocka_unit_test(symmetry_groups_cells),
        cmocka_unit_test(symmetry_says_how_many_clues_there_can_be),
        cmocka_unit_test(levels_are_as_asked_for),
        cmocka_unit_test(techniques_have_their_turns),
        cmocka_unit_test(puzzles_for_playing_have_more_clues),
        cmocka_unit_test(large_puzzles_for_playing_are_made_at_once),
        cmocka_unit_test(all_steps_at_once_lead_where_single_steps_lead),
        cmocka_unit_test(needed_techniques_are_needed),
        cmocka_unit_test(needed_techniques_come_with_their_level),
        cmocka_unit_test(ratings_are_as_asked_for),
        cmocka_unit_test(stop_and_timeout_end_it),
        cmocka_unit_test(patterns_are_kept),
        cmocka_unit_test(hopeless_patterns_are_refused),
        cmocka_unit_test(unavoidable_sets_are_unavoidable),
        cmocka_unit_test(parts_of_two_lines_are_unavoidable),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
