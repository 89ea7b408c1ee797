/* test_any_maker.c: puzzles of other sizes than 9x9 against solvers that share nothing with their maker, and the parts
 * that it is built on. */
#include <string.h>

#include "cmocka_all.h"
#include "create/any/any_grid.h"
#include "create/any/any_removal.h"
#include "slow.h"
#include "support/brute.h"

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 2 };
#else
enum { PUZZLES = 10 };
#endif

enum { BUDGET = 10 * 1000 * 1000, LARGEST_FOR_BRUTE = 8, MOST_CELLS = 625 };

static nonet_solver *searcher;

static int make_searcher(void **state)
{
    (void)state;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "mixed";
    return nonet_solver_new(&settings, &searcher);
}

static int free_searcher(void **state)
{
    (void)state;
    nonet_solver_free(searcher);
    return 0;
}

/* Up to 2. */
static long solutions_of(const nonet_layout *layout, const uint8_t *cells)
{
    uint8_t copy[MOST_CELLS];
    nonet_result result;
    const nonet_position position = {layout, copy, NULL, NULL};
    memcpy(copy, cells, (size_t)layout->cells);
    if (layout->side <= LARGEST_FOR_BRUTE) return brute_count(&position, 2, BUDGET, NULL);
    assert_int_equal(nonet_solver_count(searcher, &position, 2, &result), NONET_OK);
    return result.verdict == NONET_VERDICT_UNIQUE ? 1 : result.verdict == NONET_VERDICT_MULTIPLE ? 2 : 0;
}

static int count_needed(const nonet_layout *layout, const uint8_t *cells)
{
    uint8_t less[MOST_CELLS];
    int needed = 0;
    for (int cell = 0; cell < layout->cells; cell++) {
        memcpy(less, cells, (size_t)layout->cells);
        less[cell] = 0;
        needed += cells[cell] && solutions_of(layout, less) > 1;
    }
    return needed;
}

static void expect_sound_there(const nonet_layout *layout, const nonet_generated *made)
{
    int clues = 0;
    assert_true(made->is_made);
    for (int cell = 0; cell < layout->cells; cell++) {
        clues += made->cells[cell] != 0;
        if (made->cells[cell]) assert_int_equal(made->cells[cell], made->solution[cell]);
    }
    assert_int_equal(made->clues, clues);
    assert_int_equal(solutions_of(layout, made->cells), 1);
    assert_int_equal(made->needed, count_needed(layout, made->cells));
    assert_int_equal(made->is_minimal, made->needed == clues);
}

static nonet_generator *generator_for(const nonet_layout *layout, const nonet_generator_settings *settings)
{
    nonet_generator *generator;
    assert_int_equal(nonet_generator_new(layout, settings, &generator), NONET_OK);
    return generator;
}

static void minimal_puzzles_of_any_shape_are_minimal(void **state)
{
    (void)state;
    static const struct {
        int rows, columns, puzzles;
    } shapes[] = {{2, 2, PUZZLES}, {2, 3, PUZZLES}, {3, 2, PUZZLES}, {1, 4, 2}, {2, 4, PUZZLES}, {3, 4, 2}, {4, 4, 1}};
    for (size_t at = 0; at < sizeof shapes / sizeof *shapes; at++) {
        nonet_layout *layout;
        nonet_generated made[PUZZLES];
        assert_int_equal(nonet_layout_new(shapes[at].rows, shapes[at].columns, &layout), NONET_OK);
        nonet_generator *const generator = generator_for(layout, NULL);
        const size_t count = (size_t)shapes[at].puzzles;
        assert_int_equal(nonet_generator_make(generator, 0, count, made), NONET_OK);
        for (size_t puzzle = 0; puzzle < count; puzzle++) {
            assert_true(made[puzzle].is_minimal);
            expect_sound_there(layout, &made[puzzle]);
        }
        nonet_generator_free(generator);
        nonet_layout_free(layout);
    }
}

static void a_number_gives_the_same_puzzle_at_any_time(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generated made[3];
    uint8_t boards[3][144];
    uint64_t questions[3];
    assert_int_equal(nonet_layout_new(3, 4, &layout), NONET_OK);
    nonet_generator *const generator = generator_for(layout, NULL);
    assert_int_equal(nonet_generator_make(generator, 4, 3, made), NONET_OK);
    for (int at = 0; at < 3; at++) {
        memcpy(boards[at], made[at].cells, 144);
        assert_int_equal(made[at].attempts, 1); /* nothing is asked for that a puzzle may lack */
        questions[at] = made[at].questions;
    }
    for (int at = 2; at >= 0; at--) {
        assert_int_equal(nonet_generator_make(generator, 4 + (uint64_t)at, 1, made), NONET_OK);
        assert_memory_equal(made->cells, boards[at], 144);
        assert_int_equal(made->attempts, 1); /* not those of earlier puzzles */
        assert_int_equal(made->questions, questions[at]);
    }
    assert_memory_not_equal(boards[0], boards[1], 144);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static void symmetry_and_numbers_of_clues_are_kept(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generated made;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.symmetry = NONET_SYMMETRY_ROTATE180;
    settings.fewest_clues = 14;
    settings.most_clues = 16;
    settings.keeps_redundant = true;
    nonet_generator *const generator = generator_for(layout, &settings);
    for (uint64_t index = 0; index < PUZZLES; index++) {
        assert_int_equal(nonet_generator_make(generator, index, 1, &made), NONET_OK);
        expect_sound_there(layout, &made);
        assert_in_range(made.clues, 14, 16);
        for (int cell = 0; cell < 36; cell++) assert_int_equal(!made.cells[cell], !made.cells[35 - cell]);
    }
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

/* Groups of one and of two clues: a pair that may no longer go, because so many clues must be left, is there when later
 * ones are tested. */
static void groups_of_different_sizes_leave_enough_clues(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generated made;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.symmetry = NONET_SYMMETRY_DIAGONAL;
    settings.fewest_clues = settings.most_clues = 100;
    settings.keeps_redundant = true;
    settings.seed = 3;
    nonet_generator *const generator = generator_for(layout, &settings);
    for (uint64_t index = 0; index < 5; index++) {
        assert_int_equal(nonet_generator_make(generator, index, 1, &made), NONET_OK);
        assert_int_equal(made.clues, 100);
        assert_int_equal(solutions_of(layout, made.cells), 1);
    }
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

/* Questions that stay open within a group of clues are the rule on large boards. */
static void symmetry_is_kept_on_large_boards(void **state)
{
    (void)state;
    const nonet_symmetry kinds[] = {NONET_SYMMETRY_ROTATE180, NONET_SYMMETRY_ROTATE90, NONET_SYMMETRY_FULL};
    nonet_layout *layout;
    nonet_generated made;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    for (size_t at = 0; at < sizeof kinds / sizeof *kinds; at++) {
        settings.symmetry = kinds[at];
        nonet_generator *const generator = generator_for(layout, &settings);
        assert_int_equal(nonet_generator_make(generator, at, 1, &made), NONET_OK);
        expect_sound_there(layout, &made);
        for (int cell = 0; cell < 256; cell++) assert_int_equal(!made.cells[cell], !made.cells[255 - cell]);
        nonet_generator_free(generator);
    }
    nonet_layout_free(layout);
}

static int level_of(const nonet_layout *layout, const uint8_t *cells)
{
    uint8_t copy[MOST_CELLS];
    const nonet_position position = {layout, copy, NULL, NULL};
    nonet_explainer *explainer;
    nonet_difficulty difficulty;
    nonet_start start;
    const nonet_step *step;
    memcpy(copy, cells, (size_t)layout->cells);
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &position, &start), NONET_OK);
    while (!nonet_explainer_is_solved(explainer) && nonet_explainer_next(explainer, &step) == NONET_OK)
        assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
    assert_true(nonet_explainer_is_solved(explainer));
    assert_int_equal(nonet_explainer_difficulty(explainer, &difficulty), NONET_OK);
    nonet_explainer_free(explainer);
    return difficulty.level;
}

static void levels_are_those_of_the_explainer(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generator_settings settings;
    nonet_generated made;
    assert_int_equal(nonet_layout_new(2, 4, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    for (int level = 0; level <= nonet_level_find("hard"); level++)
        for (int keeps = 0; keeps < 2; keeps++) {
            settings.easiest = settings.hardest = level;
            settings.keeps_redundant = keeps;
            nonet_generator *const generator = generator_for(layout, &settings);
            assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
            expect_sound_there(layout, &made);
            assert_int_equal(level_of(layout, made.cells), level);
            assert_true(keeps || made.is_minimal);
            nonet_generator_free(generator);
        }
    nonet_layout_free(layout);
}

static void an_easy_16x16_is_easy(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generator_settings settings;
    nonet_generated made;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.hardest = nonet_level_find("easy");
    settings.keeps_redundant = true;
    nonet_generator *const generator = generator_for(layout, &settings);
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
    assert_true(made.is_made);
    assert_int_equal(solutions_of(layout, made.cells), 1);
    assert_int_equal(level_of(layout, made.cells), nonet_level_find("easy"));
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static void what_cannot_be_made_is_refused(void **state)
{
    (void)state;
    nonet_layout *small, *huge;
    nonet_generator *generator;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(2, 2, &small), NONET_OK);
    assert_int_equal(nonet_layout_new(6, 6, &huge), NONET_OK);
    assert_int_equal(nonet_generator_new(huge, NULL, &generator), NONET_ERR_ARG);
    nonet_generator_settings_defaults(&settings);
    settings.least_er = 30;
    assert_int_equal(nonet_generator_new(small, &settings, &generator), NONET_ERR_ARG);
    nonet_generator_settings_defaults(&settings);
    settings.fewest_clues = 17;
    assert_int_equal(nonet_generator_new(small, &settings, &generator), NONET_ERR_ARG);
    nonet_generator_settings_defaults(&settings);
    settings.keeps_redundant = true;
    assert_int_equal(nonet_generator_new(small, &settings, &generator), NONET_ERR_ARG);
    assert_null(generator);
    nonet_layout_free(small);
    nonet_layout_free(huge);
}

/* ---- the parts ------------------------------------------------------------------------------------- */

static void exchanges_allow_another_grid(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_any_removal removal;
    struct nn_watch watch;
    uint8_t grid[36], puzzle[36];
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    assert_int_equal(nn_any_removal_init(&removal, layout), NONET_OK);
    nn_watch_begin(&watch, NULL, 0);
    for (uint64_t seed = 0; seed < PUZZLES; seed++) {
        struct nn_random random = nn_random_begin(2, seed);
        assert_int_equal(nn_any_grid(&removal.board, &random, &watch, grid), NONET_OK);
        assert_int_equal(solutions_of(layout, grid), 1);
        nn_any_removal_set_grid(&removal, grid, NULL);
        assert_true(removal.unavoidable.count > 0);
        for (int at = 0; at < removal.unavoidable.count; at++) {
            const uint64_t set = removal.unavoidable.sets[at];
            for (int cell = 0; cell < 36; cell++) puzzle[cell] = set >> cell & 1 ? 0 : grid[cell];
            assert_int_equal(solutions_of(layout, puzzle), 2);
        }
    }
    nn_any_removal_clear(&removal);
    nonet_layout_free(layout);
}

/* When room runs out, what was learnt first goes first, round and round; what is seen at a glance stays. */
static void the_oldest_set_makes_room(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_any_unavoidable unavoidable;
    const uint8_t grid[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nn_any_unavoidable_init(&unavoidable, layout), NONET_OK);
    nn_any_unavoidable_begin(&unavoidable);
    nn_any_unavoidable_find(&unavoidable, grid);
    const int kept = unavoidable.count, room = unavoidable.room;
    assert_true(kept > 0);
    for (int number = 0; number < 2 * room; number++) {
        uint8_t other[16];
        for (int cell = 0; cell < 16; cell++) other[cell] = (uint8_t)(grid[cell] + (number >> cell & 1));
        const int place = kept + number % (room - kept);
        nn_any_unavoidable_learn(&unavoidable, grid, other);
        assert_int_equal(unavoidable.sets[place], number & 0xffff);
    }
    assert_int_equal(unavoidable.count, room);
    nn_any_unavoidable_clear(&unavoidable);
    nonet_layout_free(layout);
}

/* One learner, many questions, in any order, some clues settled: always the answer of the other solver. */
static void questions_under_assumptions_have_the_right_answers(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_any_removal removal;
    struct nn_watch watch;
    uint8_t grid[36], none[36] = {0}, puzzle[36], other_solution[36];
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    assert_int_equal(nn_any_removal_init(&removal, layout), NONET_OK);
    nn_watch_begin(&watch, NULL, 0);
    struct nn_random random = nn_random_begin(3, 0);
    assert_int_equal(nn_any_grid(&removal.board, &random, &watch, grid), NONET_OK);
    const nonet_position position = {layout, none, NULL, NULL};
    struct nn_assumptions assumptions = {0};
    assert_int_equal(nn_assumptions_begin(&assumptions, &position, grid), NONET_OK);
    for (int cell = 0; cell < 36; cell += 9) nn_assumptions_settle(&assumptions, cell);
    for (int question = 0; question < 20 * PUZZLES; question++) {
        const int doubted = nn_random_below(&random, 36);
        nn_assumptions_drop_levels(&assumptions, 0);
        for (int cell = 0; cell < 36; cell++) puzzle[cell] = cell % 9 ? 0 : grid[cell];
        for (int level = 0; level < 3; level++) {
            nn_assumptions_open_level(&assumptions);
            for (int added = nn_random_below(&random, 4); added > 0; added--) {
                const int cell = nn_random_below(&random, 36);
                if (cell == doubted || puzzle[cell]) continue;
                puzzle[cell] = grid[cell];
                nn_assumptions_add(&assumptions, cell);
            }
        }
        uint64_t marks[36];
        for (int cell = 0; cell < 36; cell++) marks[cell] = 63;
        marks[doubted] &= ~(UINT64_C(1) << (grid[doubted] - 1));
        const nonet_position rest = {layout, puzzle, NULL, marks};
        const bool is_any = doubted % 9 && brute_count(&rest, 1, BUDGET, NULL) > 0;
        const enum nn_answer answer = nn_assumptions_ask(&assumptions, doubted, 0, &watch, other_solution);
        assert_int_equal(answer, is_any ? NN_ANSWER_FOUND : NN_ANSWER_NONE);
        if (is_any) assert_true(nonet_position_accepts(&rest, other_solution));
    }
    nn_assumptions_clear(&assumptions);
    nn_any_removal_clear(&removal);
    nonet_layout_free(layout);
}

/* ---- patterns -------------------------------------------------------------------------------------- */

/* Clues in all and only the cells of a puzzle's pattern. */
static void check_patterned(int rows, int columns, const bool *pattern, bool keeps_redundant)
{
    nonet_layout *layout;
    nonet_generator *generator;
    nonet_generated made[2], again;
    nonet_generator_settings settings;
    assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
    nonet_generator_settings_defaults(&settings);
    settings.pattern = pattern;
    settings.keeps_redundant = keeps_redundant;
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, 2, made), NONET_OK);
    for (int at = 0; at < 2; at++) {
        const nonet_generated *const one = &made[at];
        for (int cell = 0; cell < layout->cells; cell++) assert_int_equal(one->cells[cell] != 0, pattern[cell]);
        assert_int_equal(solutions_of(layout, one->cells), 1);
        const int needed = count_needed(layout, one->cells);
        assert_int_equal(one->is_minimal, needed == one->clues);
        assert_true(keeps_redundant || one->is_minimal);
    }
    uint8_t second[MOST_CELLS];
    memcpy(second, made[1].cells, (size_t)layout->cells);
    assert_int_equal(nonet_generator_make(generator, 1, 1, &again), NONET_OK);
    assert_memory_equal(again.cells, second, (size_t)layout->cells);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static void patterns_of_every_size_are_kept(void **state)
{
    static const int shapes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {2, 5}, {3, 4}, {4, 4}};
    (void)state;
    for (size_t at = 0; at < sizeof shapes / sizeof *shapes; at++) {
        nonet_layout *layout;
        nonet_generator *generator;
        nonet_generated made;
        bool pattern[MOST_CELLS];
        struct nn_random random = nn_random_begin(5, at);
        assert_int_equal(nonet_layout_new(shapes[at][0], shapes[at][1], &layout), NONET_OK);
        assert_int_equal(nonet_generator_new(layout, NULL, &generator), NONET_OK);
        assert_int_equal(nonet_generator_make(generator, at, 1, &made), NONET_OK);
        for (int cell = 0; cell < layout->cells; cell++) pattern[cell] = made.cells[cell] != 0;
        if (layout->side <= 6) check_patterned(shapes[at][0], shapes[at][1], pattern, false);
        for (int more = 0; more < layout->cells / 6; more++) pattern[nn_random_below(&random, layout->cells)] = true;
        check_patterned(shapes[at][0], shapes[at][1], pattern, true);
        nonet_generator_free(generator);
        nonet_layout_free(layout);
    }
}

/* Every pattern of 4x4 with few cells, against all values for them. */
static void patterns_of_4x4_are_known(void **state)
{
    nonet_layout *layout;
    int possible = 0;
    (void)state;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    for (uint32_t cells = 0; cells < 1 << 16; cells++) {
        bool pattern[16];
        const int count = nn_count_bits(cells);
        if (count != 3 && count != 4) continue;
        for (int cell = 0; cell < 16; cell++) pattern[cell] = cells >> cell & 1;
        const bool has_puzzle = !nonet_pattern_problem(layout, pattern, false);
        assert_false(has_puzzle && count == 3);
        possible += has_puzzle;
        if (count != 4 || cells % 7) continue;
        bool is_found = false;
        for (int values = 0; values < 256 && !is_found; values++) {
            uint8_t puzzle[16] = {0};
            int rest = values;
            for (int cell = 0; cell < 16; cell++) {
                if (!pattern[cell]) continue;
                puzzle[cell] = (uint8_t)(1 + rest % 4);
                rest /= 4;
            }
            is_found = solutions_of(layout, puzzle) == 1;
        }
        assert_int_equal(has_puzzle, is_found);
    }
    assert_true(possible > 0);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(patterns_of_every_size_are_kept),
        cmocka_unit_test(patterns_of_4x4_are_known),
        cmocka_unit_test(minimal_puzzles_of_any_shape_are_minimal),
        cmocka_unit_test(a_number_gives_the_same_puzzle_at_any_time),
        cmocka_unit_test(symmetry_and_numbers_of_clues_are_kept),
        cmocka_unit_test(groups_of_different_sizes_leave_enough_clues),
        cmocka_unit_test(symmetry_is_kept_on_large_boards),
        cmocka_unit_test(levels_are_those_of_the_explainer),
        cmocka_unit_test(an_easy_16x16_is_easy),
        cmocka_unit_test(what_cannot_be_made_is_refused),
        cmocka_unit_test(exchanges_allow_another_grid),
        cmocka_unit_test(the_oldest_set_makes_room),
        cmocka_unit_test(questions_under_assumptions_have_the_right_answers),
    };
    return cmocka_run_group_tests(tests, make_searcher, free_searcher);
}
