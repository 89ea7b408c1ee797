/* test_minimizer.c: redundant clues, minimal puzzles and all minimal forms against their definitions: one or any number
 * of clues are removed, and the search engine counts. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/grids.h"

static nonet_layout *layouts[4]; /* 4x4, 6x6, 9x9, 16x16 */
static nonet_solver *plain;      /* the search engine */
static nonet_minimizer *minimizer;

static int make_all(void **state)
{
    (void)state;
    static const int boxes[4][2] = {{2, 2}, {2, 3}, {3, 3}, {4, 4}};
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    for (int at = 0; at < 4; at++)
        if (nonet_layout_new(boxes[at][0], boxes[at][1], &layouts[at]) != NONET_OK) return -1;
    if (nonet_minimizer_new(NULL, &minimizer) != NONET_OK) return -1;
    return nonet_solver_new(&settings, &plain) == NONET_OK ? 0 : -1;
}

static int free_all(void **state)
{
    (void)state;
    nonet_minimizer_free(minimizer);
    nonet_minimizer_free(NULL);
    nonet_solver_free(plain);
    for (int at = 0; at < 4; at++) nonet_layout_free(layouts[at]);
    return 0;
}

static bool is_unique(const nonet_position *position)
{
    nonet_result result;
    assert_int_equal(nonet_solver_count(plain, position, 2, &result), NONET_OK);
    return result.verdict == NONET_VERDICT_UNIQUE;
}

/* The definition. The clue that goes may have had marks. */
static bool is_redundant(const nonet_position *position, int cell)
{
    nonet_board *without;
    if (!position->cells[cell]) return false;
    assert_int_equal(nonet_board_new(position->layout, position->candidates != NULL, &without), NONET_OK);
    assert_int_equal(nonet_board_copy(without, position), NONET_OK);
    without->cells[cell] = 0;
    if (without->candidates) without->candidates[cell] = ~UINT64_C(0);
    const bool answer = is_unique(&without->position);
    nonet_board_free(without);
    return answer;
}

/* A grid less some clues, as long as that is unique: with many redundant clues, with a few, with none. */
static void make_puzzle(struct random_source *source, const nonet_layout *layout, int most_tries, uint8_t *puzzle)
{
    const nonet_position position = {layout, puzzle, NULL, NULL};
    random_grid(source, layout, puzzle);
    for (int tries = random_below(source, most_tries + 1); tries > 0; tries--) {
        const int cell = random_below(source, nonet_layout_cells(layout));
        if (is_redundant(&position, cell)) puzzle[cell] = 0;
    }
}

static void check_clues(const nonet_position *position)
{
    nonet_minimality minimality;
    int redundant = 0, clues = 0;
    assert_int_equal(nonet_minimizer_check(minimizer, position, &minimality), NONET_OK);
    assert_int_equal(minimality.verdict, NONET_VERDICT_UNIQUE);
    assert_true(nonet_position_accepts(position, minimality.solution));
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++) {
        const nonet_clue expected = !position->cells[cell]         ? NONET_CLUE_NONE
                                    : is_redundant(position, cell) ? NONET_CLUE_REDUNDANT
                                                                   : NONET_CLUE_NEEDED;
        assert_int_equal(minimality.clues[cell], expected);
        clues += expected != NONET_CLUE_NONE;
        redundant += expected == NONET_CLUE_REDUNDANT;
    }
    assert_int_equal(minimality.redundant, redundant);
    assert_int_equal(minimality.needed, clues - redundant);
    assert_int_equal(minimality.open, 0);
}

static void redundant_clues_are_those_without_which_one_solution_is_left(void **state)
{
    (void)state;
    static const int puzzles[4] = {30, 30, 30, 1};
    uint8_t cells[256];
    struct random_source source = {11};
    for (int board = 0; board < 4; board++)
        for (int at = 0; at < puzzles[board]; at++) {
            make_puzzle(&source, layouts[board], 2 * nonet_layout_cells(layouts[board]), cells);
            const nonet_position position = {layouts[board], cells, NULL, NULL};
            check_clues(&position);
        }
}

/* Marks that the solution keeps make clues redundant that are needed without them. */
static void marks_count_except_where_a_clue_goes(void **state)
{
    (void)state;
    uint8_t cells[81], grid[81];
    uint64_t candidates[81];
    struct random_source source = {12};
    for (int at = 0; at < 30; at++) {
        random_grid(&source, layouts[2], grid);
        memcpy(cells, grid, sizeof cells);
        random_dig(&source, layouts[2], cells, 40);
        for (int cell = 0; cell < 81; cell++)
            candidates[cell] = cells[cell] ? UINT64_C(1) << (cells[cell] - 1)
                                           : UINT64_C(1) << (grid[cell] - 1) | (unsigned)random_below(&source, 512);
        const nonet_position position = {layouts[2], cells, NULL, candidates};
        if (is_unique(&position)) check_clues(&position);
    }
}

/* Row by row, by the definition. */
static void remove_in_order(const nonet_layout *layout, uint8_t *cells)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        if (is_redundant(&position, cell)) cells[cell] = 0;
}

static void minimizing_removes_clues_row_by_row(void **state)
{
    (void)state;
    uint8_t cells[81], left[81];
    nonet_minimality minimality;
    struct random_source source = {13};
    for (int at = 0; at < 60; at++) {
        const nonet_layout *const layout = layouts[at % 3];
        make_puzzle(&source, layout, 100, cells);
        memcpy(left, cells, sizeof left);
        const nonet_position position = {layout, cells, NULL, NULL};
        remove_in_order(layout, left);
        assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_OK);
        for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
            assert_int_equal(minimality.clues[cell], !cells[cell] ? NONET_CLUE_NONE
                                                     : left[cell] ? NONET_CLUE_NEEDED
                                                                  : NONET_CLUE_REDUNDANT);
    }
}

static void a_seed_gives_an_order(void **state)
{
    (void)state;
    uint8_t grid[81], first[81], cells[81];
    nonet_minimality minimality;
    struct random_source source = {14};
    random_grid(&source, layouts[2], grid);
    const nonet_position position = {layouts[2], grid, NULL, NULL};
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 1, 0, &minimality), NONET_OK);
    memcpy(first, minimality.clues, sizeof first);
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 2, 0, &minimality), NONET_OK);
    assert_memory_not_equal(first, minimality.clues, sizeof first);
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 1, 1, &minimality), NONET_OK);
    assert_memory_not_equal(first, minimality.clues, sizeof first);
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 1, 0, &minimality), NONET_OK);
    assert_memory_equal(first, minimality.clues, sizeof first);
    for (int cell = 0; cell < 81; cell++) cells[cell] = first[cell] == NONET_CLUE_NEEDED ? grid[cell] : 0;
    const nonet_position left = {layouts[2], cells, NULL, NULL};
    assert_true(is_unique(&left));
    for (int cell = 0; cell < 81; cell++) assert_false(is_redundant(&left, cell));
}

/* ---- many -------------------------------------------------------------------------------------- */

enum { MANY = 1200, DIFFERENT = 40 };

static void many_puzzles_are_answered_as_each_alone(void **state)
{
    (void)state;
    static char text[MANY][82];
    static uint8_t puzzles[DIFFERENT][81], clues[MANY][81];
    static uint64_t solutions[MANY];
    static uint8_t verdicts[MANY];
    struct random_source source = {15};
    for (int at = 0; at < DIFFERENT; at++) {
        make_puzzle(&source, layouts[2], 150, puzzles[at]);
        if (at % 8 == 6) memset(puzzles[at], 0, 40);          /* several solutions */
        if (at % 8 == 7) puzzles[at][0] = puzzles[at][1] = 1; /* none */
    }
    for (int at = 0; at < MANY; at++)
        for (int cell = 0; cell < 81; cell++)
            text[at][cell] = (char)(puzzles[at % DIFFERENT][cell] ? '0' + puzzles[at % DIFFERENT][cell] : '.');
    nonet_minimizer_job job = {.puzzles = text,
                               .puzzle_stride = sizeof *text,
                               .puzzle_form = NONET_BOARD_TEXT,
                               .seed = 5,
                               .first_index = 1000,
                               .solutions = solutions,
                               .clues = clues[0],
                               .verdicts = verdicts};
    for (int removes = 0; removes < 2; removes++)
        for (job.count = 3; job.count <= MANY; job.count += MANY - 3) {
            assert_int_equal(removes ? nonet_minimizer_run_many(minimizer, &job)
                                     : nonet_minimizer_check_many(minimizer, &job),
                             NONET_OK);
            assert_int_equal(job.done, job.count);
            for (size_t at = 0; at < job.count; at += at < DIFFERENT ? 1 : 31) {
                nonet_minimality one;
                const nonet_position position = {layouts[2], puzzles[at % DIFFERENT], NULL, NULL};
                if (removes) nonet_minimizer_run(minimizer, &position, 5, 1000 + at, &one);
                else nonet_minimizer_check(minimizer, &position, &one);
                assert_int_equal(solutions[at], one.verdict == NONET_VERDICT_UNIQUE     ? 1
                                                : one.verdict == NONET_VERDICT_MULTIPLE ? 2
                                                                                        : 0);
                assert_int_equal(verdicts[at], one.verdict);
                if (solutions[at] == 1) assert_memory_equal(clues[at], one.clues, 81);
            }
        }
}

/* ---- all minimal forms ----------------------------------------------------------------------- */

enum { MOST_MARKED = 16 };

/* Which subsets of up to 16 clues have one solution, by trying them all; the other clues stay. */
struct subsets {
    const nonet_layout *layout;
    uint8_t *cells;
    int marked[MOST_MARKED], count;
    bool is_unique[1 << MOST_MARKED];
    bool is_found[1 << MOST_MARKED];
    int found;
};

static void try_subsets(struct subsets *subsets)
{
    uint8_t cells[81];
    const nonet_position position = {subsets->layout, cells, NULL, NULL};
    for (unsigned set = (1u << subsets->count); set-- > 0;) {
        memcpy(cells, subsets->cells, sizeof cells);
        bool may_be = true; /* fewer clues never have fewer solutions */
        for (int at = 0; at < subsets->count; at++)
            if (!(set >> at & 1)) {
                cells[subsets->marked[at]] = 0;
                may_be &= subsets->is_unique[set | 1u << at];
            }
        subsets->is_unique[set] = may_be && is_unique(&position);
        subsets->is_found[set] = false;
    }
    subsets->found = 0;
}

static bool take_form(void *context, const uint8_t *cells)
{
    struct subsets *const subsets = context;
    unsigned set = 0;
    for (int at = 0; at < subsets->count; at++)
        if (cells[subsets->marked[at]]) set |= 1u << at;
    uint8_t expected[81] = {0};
    memcpy(expected, subsets->cells, (size_t)nonet_layout_cells(subsets->layout));
    for (int at = 0; at < subsets->count; at++)
        if (!(set >> at & 1)) expected[subsets->marked[at]] = 0;
    assert_memory_equal(cells, expected, (size_t)nonet_layout_cells(subsets->layout));
    assert_false(subsets->is_found[set]); /* each once */
    subsets->is_found[set] = true;
    subsets->found++;
    return true;
}

static int count_minimal(const struct subsets *subsets)
{
    int minimal = 0;
    for (unsigned set = 0; set < 1u << subsets->count; set++) {
        bool is_minimal = subsets->is_unique[set];
        for (int at = 0; at < subsets->count; at++)
            if (set >> at & 1) is_minimal &= !subsets->is_unique[set & ~(1u << at)];
        if (is_minimal) assert_true(subsets->is_found[set]);
        minimal += is_minimal;
    }
    return minimal;
}

/* Take clues away until at most `most` are redundant; these are the marked ones. */
static void mark_redundant(struct random_source *source, struct subsets *subsets, int most)
{
    const nonet_position position = {subsets->layout, subsets->cells, NULL, NULL};
    for (;;) {
        int redundant[81], count = 0;
        for (int cell = 0; cell < nonet_layout_cells(subsets->layout); cell++)
            if (is_redundant(&position, cell)) redundant[count++] = cell;
        if (count <= most) {
            memcpy(subsets->marked, redundant, sizeof subsets->marked);
            subsets->count = count;
            return;
        }
        subsets->cells[redundant[random_below(source, count)]] = 0;
    }
}

static void all_minimal_forms_are_found_once(void **state)
{
    (void)state;
    static struct subsets subsets;
    static const int puzzles[3] = {3, 12, 8}, most[3] = {16, 11, 10};
    uint8_t cells[81];
    struct random_source source = {16};
    for (int board = 0; board < 3; board++)
        for (int at = 0; at < puzzles[board]; at++) {
            nonet_verdict verdict;
            uint64_t count;
            subsets.layout = layouts[board];
            subsets.cells = cells;
            random_grid(&source, layouts[board], cells);
            mark_redundant(&source, &subsets, most[board]);
            try_subsets(&subsets);
            const nonet_position position = {layouts[board], cells, NULL, NULL};
            assert_int_equal(nonet_minimizer_each(minimizer, &position, 0, take_form, &subsets, &verdict, &count),
                             NONET_OK);
            assert_int_equal(verdict, NONET_VERDICT_UNIQUE);
            assert_int_equal(count, subsets.found);
            assert_int_equal(count, count_minimal(&subsets));
        }
}

static bool take_any(void *context, const uint8_t *cells)
{
    (void)cells;
    return --*(int *)context != 0;
}

static void forms_end_at_the_limit_or_when_told(void **state)
{
    (void)state;
    uint8_t grid[81];
    nonet_verdict verdict;
    uint64_t count;
    struct random_source source = {17};
    random_grid(&source, layouts[2], grid);
    const nonet_position position = {layouts[2], grid, NULL, NULL};
    int left = 0;
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 10, take_any, &left, &verdict, &count), NONET_OK);
    assert_int_equal(count, 10);
    left = 5;
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 10, take_any, &left, &verdict, &count), NONET_OK);
    assert_int_equal(count, 5);
}

/* ---- limits and errors ----------------------------------------------------------------------- */

static void puzzles_without_one_solution_are_told(void **state)
{
    (void)state;
    uint8_t cells[81] = {0};
    nonet_minimality minimality;
    nonet_verdict verdict;
    uint64_t count;
    int left = 0;
    const nonet_position position = {layouts[2], cells, NULL, NULL};
    assert_int_equal(nonet_minimizer_check(minimizer, &position, &minimality), NONET_OK);
    assert_int_equal(minimality.verdict, NONET_VERDICT_MULTIPLE);
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 0, take_any, &left, &verdict, &count), NONET_OK);
    assert_int_equal(verdict, NONET_VERDICT_MULTIPLE);
    assert_int_equal(count, 0);
    cells[0] = cells[8] = 7;
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_OK);
    assert_int_equal(minimality.verdict, NONET_VERDICT_INVALID);
    assert_int_equal(minimality.conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
    cells[0] = 77;
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_ERR_ARG);
    assert_int_equal(nonet_minimizer_check(NULL, &position, &minimality), NONET_ERR_ARG);
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 0, NULL, NULL, &verdict, &count), NONET_ERR_ARG);
    assert_int_equal(nonet_minimizer_run_many(minimizer, NULL), NONET_ERR_ARG);
    nonet_minimizer_job job = {.puzzle_form = (nonet_board_form)2};
    assert_int_equal(nonet_minimizer_check_many(minimizer, &job), NONET_ERR_ARG);
}

static void a_stop_leaves_clues_open(void **state)
{
    (void)state;
    static uint8_t grid[256], clues[256];
    uint64_t solutions;
    nonet_minimizer_settings settings;
    nonet_minimality minimality;
    nonet_minimizer *stopped;
    nonet_verdict verdict;
    uint64_t count;
    int left = 0;
    struct random_source source = {18};
    nonet_minimizer_settings_defaults(&settings);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    assert_int_equal(nonet_minimizer_new(&settings, &stopped), NONET_OK);
    random_grid(&source, layouts[2], grid);
    const nonet_position position = {layouts[2], grid, NULL, NULL};
    nonet_minimizer_job job = {.count = 1, .puzzles = grid, .solutions = &solutions, .clues = clues};
    nonet_stop_now(settings.stop);
    assert_int_equal(nonet_minimizer_check(stopped, &position, &minimality), NONET_STOPPED);
    assert_int_equal(minimality.verdict, NONET_VERDICT_UNKNOWN);
    assert_int_equal(nonet_minimizer_run_many(stopped, &job), NONET_STOPPED);
    assert_int_equal(job.done, 0);
    assert_int_equal(nonet_minimizer_each(stopped, &position, 0, take_any, &left, &verdict, &count), NONET_STOPPED);
    nonet_minimizer_free(stopped);
    nonet_stop_free(settings.stop);
}

/* With a single node a clue of a large board is decided only if deduction does it. */
static void few_nodes_leave_clues_open_but_none_wrong(void **state)
{
    (void)state;
    uint8_t cells[256];
    nonet_minimizer_settings settings;
    nonet_minimality few, all;
    nonet_minimizer *limited;
    struct random_source source = {19};
    nonet_minimizer_settings_defaults(&settings);
    settings.most_nodes = 1;
    assert_int_equal(nonet_minimizer_new(&settings, &limited), NONET_OK);
    make_puzzle(&source, layouts[3], 200, cells);
    const nonet_position position = {layouts[3], cells, NULL, NULL};
    assert_int_equal(nonet_minimizer_check(minimizer, &position, &all), NONET_OK);
    assert_int_equal(nonet_minimizer_check(limited, &position, &few), NONET_OK);
    assert_int_equal(few.needed + few.redundant + few.open, all.needed + all.redundant);
    for (int cell = 0; cell < 256; cell++)
        if (few.clues[cell] != NONET_CLUE_OPEN) assert_int_equal(few.clues[cell], all.clues[cell]);
    nonet_minimizer_free(limited);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(redundant_clues_are_those_without_which_one_solution_is_left),
        cmocka_unit_test(marks_count_except_where_a_clue_goes),
        cmocka_unit_test(minimizing_removes_clues_row_by_row),
        cmocka_unit_test(a_seed_gives_an_order),
        cmocka_unit_test(many_puzzles_are_answered_as_each_alone),
        cmocka_unit_test(all_minimal_forms_are_found_once),
        cmocka_unit_test(forms_end_at_the_limit_or_when_told),
        cmocka_unit_test(puzzles_without_one_solution_are_told),
        cmocka_unit_test(a_stop_leaves_clues_open),
        cmocka_unit_test(few_nodes_leave_clues_open_but_none_wrong),
    };
    return cmocka_run_group_tests(tests, make_all, free_all);
}
