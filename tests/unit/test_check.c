/* test_check.c: checks of positions and answers that need no solving. */
#include <string.h>

#include "base/bits.h"
#include "board/check.h"
#include "board/nine.h"
#include "cmocka_all.h"
#include "support/grids.h"

static nonet_layout *layout9, *layout6;

static int make_layouts(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout9) || nonet_layout_new(2, 3, &layout6);
}

static int free_layouts(void **state)
{
    (void)state;
    nonet_layout_free(layout9);
    nonet_layout_free(layout6);
    return 0;
}

static bool is_in_house(const nonet_layout *layout, int house, int cell)
{
    for (int place = 0; place < layout->side; place++)
        if (nn_house(layout, house)[place] == cell) return true;
    return false;
}

static void assert_conflict(const nonet_position *position, const char *expected)
{
    nonet_conflict conflict;
    char text[128];
    assert_false(nonet_position_is_consistent(position, &conflict));
    assert_int_equal(nonet_conflict_text(&conflict, position->layout, NULL, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
    assert_false(nonet_position_is_consistent(position, NULL));
}

static void equal_values_are_named_with_both_cells(void **state)
{
    (void)state;
    uint8_t cells[81] = {0};
    const nonet_position position = {layout9, cells, NULL, NULL};
    const nonet_conflict clash = {.problem = NONET_PROBLEM_EQUAL_VALUES, .value = 5, .house = 2, .cells = {18, 24}};
    char text[128];
    nonet_conflict_text(&clash, layout9, "ABCDEFGHI", text, sizeof text);
    assert_string_equal(text, "two Es in row 3: r3c1 and r3c7");
    nonet_conflict_text(&clash, layout9, "ABCDE", text, sizeof text);
    assert_string_equal(text, "two 5s in row 3: r3c1 and r3c7");
    assert_int_equal(nonet_conflict_text(&clash, layout9, NULL, text, 8), 30);
    assert_string_equal(text, "two 5s ");
    cells[18] = cells[24] = 5;
    assert_conflict(&position, "two 5s in row 3: r3c1 and r3c7");
    cells[18] = 0, cells[78] = 5;
    assert_conflict(&position, "two 5s in column 7: r3c7 and r9c7");
    cells[78] = 0, cells[16] = 5;
    assert_conflict(&position, "two 5s in box 3: r2c8 and r3c7");
}

static void a_cell_without_candidates_is_named(void **state)
{
    (void)state;
    uint8_t cells[36] = {1, 2, 3, 4, 5, 0, [11] = 6};
    const nonet_position position = {layout6, cells, NULL, NULL};
    assert_conflict(&position, "no value is possible in r1c6");
}

static void marks_and_values_together_exclude(void **state)
{
    (void)state;
    uint8_t cells[36] = {1, 2, 3};
    uint64_t marks[36];
    for (int cell = 0; cell < 36; cell++) marks[cell] = 0x3f;
    const nonet_position position = {layout6, cells, NULL, marks};
    assert_true(nonet_position_is_consistent(&position, NULL));
    marks[5] = 0x07;
    assert_conflict(&position, "no value is possible in r1c6");
    marks[0] = 0; /* marks of filled cells do not matter */
    marks[5] = 0x08;
    assert_true(nonet_position_is_consistent(&position, NULL));

    uint64_t candidates[36];
    nn_position_candidates(&position, candidates);
    assert_int_equal(candidates[0], 0x01);
    assert_int_equal(candidates[3], 0x38);
    assert_int_equal(candidates[5], 0x08);
    assert_int_equal(candidates[12], 0x3e);
}

static void a_full_grid_is_accepted_and_any_change_is_not(void **state)
{
    (void)state;
    struct random_source source = {1};
    for (int round = 0; round < 200; round++) {
        uint8_t grid[81], puzzle[81];
        random_grid(&source, layout9, grid);
        memcpy(puzzle, grid, 81);
        random_dig(&source, layout9, puzzle, 50);
        const nonet_position position = {layout9, puzzle, NULL, NULL};
        assert_true(nonet_position_accepts(&position, grid));

        const int cell = random_below(&source, 81);
        const uint8_t kept = grid[cell];
        for (int value = 0; value <= 10; value++) {
            grid[cell] = (uint8_t)value;
            assert_int_equal(nonet_position_accepts(&position, grid), value == kept);
        }
    }
}

static void an_answer_must_hold_the_values_and_respect_the_marks(void **state)
{
    (void)state;
    struct random_source source = {2};
    uint8_t grid[36], cells[36] = {0};
    uint64_t marks[36];
    for (int cell = 0; cell < 36; cell++) marks[cell] = 0x3f;
    random_grid(&source, layout6, grid);
    const nonet_position position = {layout6, cells, NULL, marks};
    assert_true(nonet_position_accepts(&position, grid));
    marks[7] &= ~nn_bit(grid[7] - 1);
    assert_false(nonet_position_accepts(&position, grid));
    marks[7] = 0x3f;
    cells[35] = (uint8_t)(grid[35] % 6 + 1);
    assert_false(nonet_position_accepts(&position, grid));
}

/* The same board as values and as text. */
static void assert_verdicts(const uint8_t *cells, nonet_verdict expected)
{
    uint8_t text[81];
    for (int cell = 0; cell < 81; cell++)
        text[cell] = (uint8_t)(cells[cell] ? '0' + cells[cell] : cell % 2 ? '.' : '0');
    assert_int_equal(nn_nine_why_none(cells, NONET_BOARD_CELLS), expected);
    assert_int_equal(nn_nine_why_none(text, NONET_BOARD_TEXT), expected);
}

/* 9x9 boards have checks of their own: they must say what the definitions say. */
static void nine_by_nine_checks_follow_the_definitions(void **state)
{
    (void)state;
    struct random_source source = {3};
    int consistent = 0, inconsistent = 0;
    for (int round = 0; round < 20000; round++) {
        uint8_t cells[81];
        uint64_t marks[81], candidates[81];
        random_grid(&source, layout9, cells);
        random_dig(&source, layout9, cells, 5 + random_below(&source, 70));
        if (random_below(&source, 2)) cells[random_below(&source, 81)] = (uint8_t)random_below(&source, 10);
        for (int cell = 0; cell < 81; cell++) marks[cell] = random_next(&source) | random_next(&source);
        const nonet_position position = {layout9, cells, NULL, round % 2 ? marks : NULL};
        bool expected = true;
        for (int cell = 0; cell < 81; cell++)
            for (int other = 0; other < cell; other++)
                if (cells[cell] && cells[cell] == cells[other] &&
                    (cell / 9 == other / 9 || cell % 9 == other % 9 ||
                     (cell / 27 == other / 27 && cell % 9 / 3 == other % 9 / 3)))
                    expected = false;
        nn_position_candidates(&position, candidates);
        for (int cell = 0; cell < 81; cell++) expected &= candidates[cell] != 0;
        assert_int_equal(nonet_position_is_consistent(&position, NULL), expected);
        assert_int_equal(nn_nine_is_consistent(&position), expected);
        if (!position.candidates) assert_verdicts(cells, expected ? NONET_VERDICT_NONE : NONET_VERDICT_INVALID);
        consistent += expected;
        inconsistent += !expected;
        const int cell = random_below(&source, 81);
        cells[cell] = (uint8_t)(10 + random_below(&source, 246));
        assert_false(nn_position_is_readable(&position));
    }
    assert_true(consistent > 1000 && inconsistent > 1000);
}

/* Exchange two cells of a grid: each house that has one of them holds a value twice. */
static void exchange(uint8_t *grid, int cell, int other)
{
    const uint8_t kept = grid[cell];
    grid[cell] = grid[other];
    grid[other] = kept;
}

/* In a grid whose first row is one of another band every row and every column is still right; only boxes are wrong. The
 * same for columns; and cells exchanged within a box and a line break the lines of the other kind only. */
static void houses_of_each_kind_are_looked_at(void **state)
{
    (void)state;
    struct random_source source = {5};
    const nonet_layout *const layouts[] = {layout9, layout6};
    for (int at = 0; at < 2; at++) {
        const nonet_layout *const layout = layouts[at];
        const int side = layout->side, rows = layout->box_rows, columns = layout->box_columns;
        uint8_t cells[81] = {0}, grid[81], wrong[81];
        const nonet_position position = {layout, cells, NULL, NULL};
        random_grid(&source, layout, grid);
        assert_true(nonet_position_accepts(&position, grid));
        memcpy(wrong, grid, sizeof wrong);
        for (int column = 0; column < side; column++) exchange(wrong, column, rows * side + column);
        assert_false(nonet_position_accepts(&position, wrong));
        memcpy(wrong, grid, sizeof wrong);
        for (int row = 0; row < side; row++) exchange(wrong, row * side, row * side + columns);
        assert_false(nonet_position_accepts(&position, wrong));
        for (int cell = 0; cell < side * side; cell++) {
            memcpy(wrong, grid, sizeof wrong);
            exchange(wrong, cell, cell % side % columns ? cell - 1 : cell + 1);
            assert_false(nonet_position_accepts(&position, wrong));
            memcpy(wrong, grid, sizeof wrong);
            exchange(wrong, cell, cell / side % rows ? cell - side : cell + side);
            assert_false(nonet_position_accepts(&position, wrong));
        }
    }
}

/* An answer that one mark or one given speaks against is none, wherever it is. */
static void every_cell_of_an_answer_is_looked_at(void **state)
{
    (void)state;
    struct random_source source = {6};
    const nonet_layout *const layouts[] = {layout9, layout6};
    for (int at = 0; at < 2; at++) {
        const nonet_layout *const layout = layouts[at];
        uint8_t cells[81] = {0}, grid[81];
        uint64_t marks[81];
        random_grid(&source, layout, grid);
        for (int cell = 0; cell < layout->cells; cell++) marks[cell] = nn_bit(grid[cell] - 1);
        const nonet_position position = {layout, cells, NULL, marks}, unmarked = {layout, cells, NULL, NULL};
        assert_true(nonet_position_accepts(&position, grid));
        for (int cell = 0; cell < layout->cells; cell++) {
            marks[cell] = nn_low_bits(layout->side) & ~nn_bit(grid[cell] - 1);
            assert_false(nonet_position_accepts(&position, grid));
            cells[cell] = grid[cell]; /* its marks do not matter then */
            assert_true(nonet_position_accepts(&position, grid));
            for (int value = 1; value <= layout->side; value++) {
                cells[cell] = (uint8_t)value;
                assert_int_equal(nonet_position_accepts(&unmarked, grid), value == grid[cell]);
            }
            cells[cell] = 0;
            marks[cell] = nn_bit(grid[cell] - 1);
            grid[cell] = 0;
            assert_false(nonet_position_accepts(&unmarked, grid));
            grid[cell] = (uint8_t)nn_first_bit(marks[cell]) + 1;
        }
    }
}

static void every_cell_must_have_a_value_of_the_board(void **state)
{
    (void)state;
    const nonet_layout *const layouts[] = {layout9, layout6};
    for (int at = 0; at < 2; at++) {
        uint8_t cells[81] = {0};
        const nonet_position position = {layouts[at], cells, NULL, NULL};
        for (int cell = 0; cell < layouts[at]->cells; cell++) {
            nonet_conflict conflict;
            cells[cell] = (uint8_t)layouts[at]->side;
            assert_true(nonet_position_is_consistent(&position, &conflict));
            cells[cell]++;
            assert_false(nonet_position_is_consistent(&position, &conflict));
            assert_int_equal(conflict.problem, NONET_PROBLEM_BAD_VALUE);
            assert_int_equal(conflict.cells[0], cell);
            assert_int_equal(conflict.cells[1], cell);
            cells[cell] = 0;
        }
    }
}

/* On every board: the candidates, the clashes and what a conflict names, against the definitions. */
static void clashes_and_candidates_follow_the_definitions(void **state)
{
    (void)state;
    struct random_source source = {7};
    int clashing = 0, dead = 0;
    for (int round = 0; round < 2000; round++) {
        const nonet_layout *const layout = round % 2 ? layout9 : layout6;
        uint8_t cells[81];
        uint64_t candidates[81];
        bool is_clash[81];
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, layout->cells / 3 + random_below(&source, layout->cells / 2));
        if (round % 3) cells[random_below(&source, layout->cells)] = (uint8_t)(1 + random_below(&source, layout->side));
        const nonet_position position = {layout, cells, NULL, NULL};
        memset(is_clash, 1, sizeof is_clash);
        const size_t clashes = nonet_position_clashes(&position, is_clash);
        assert_int_equal(nonet_position_candidates(&position, candidates), NONET_OK);
        size_t expected = 0;
        int first_dead = -1;
        for (int cell = 0; cell < layout->cells; cell++) {
            uint64_t open = nn_low_bits(layout->side);
            bool clashes_here = false;
            for (int other = 0; other < layout->cells; other++) {
                if (!cells[other] || !nonet_layout_sees(layout, cell, other)) continue;
                open &= ~nn_bit(cells[other] - 1);
                clashes_here |= cells[other] == cells[cell];
            }
            assert_int_equal(is_clash[cell], clashes_here);
            assert_true(candidates[cell] == (cells[cell] ? nn_bit(cells[cell] - 1) : open));
            expected += clashes_here;
            if (!cells[cell] && !open && first_dead < 0) first_dead = cell;
        }
        assert_int_equal(clashes, expected);
        nonet_conflict conflict;
        assert_int_equal(nonet_position_is_consistent(&position, &conflict), !expected && first_dead < 0);
        if (expected) {
            assert_int_equal(conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
            assert_true(conflict.cells[0] < conflict.cells[1]);
            for (int at = 0; at < 2; at++) {
                assert_int_equal(cells[conflict.cells[at]], conflict.value);
                assert_true(is_in_house(layout, conflict.house, conflict.cells[at]));
            }
            clashing++;
        } else if (first_dead >= 0) {
            assert_int_equal(conflict.problem, NONET_PROBLEM_NO_CANDIDATES);
            assert_int_equal(conflict.cells[0], first_dead);
            dead++;
        }
    }
    assert_true(clashing > 100 && dead > 20);
}

static void given_values_are_told_from_placed_ones(void **state)
{
    (void)state;
    const uint8_t cells[36] = {1, 2, 0}, is_given[36] = {1, 0, 0};
    nonet_position position = {layout6, cells, is_given, NULL};
    assert_true(nonet_position_is_given(&position, 0));
    assert_false(nonet_position_is_given(&position, 1));
    assert_false(nonet_position_is_given(&position, 2));
    position.is_given = NULL;
    assert_true(nonet_position_is_given(&position, 1));
    assert_false(nonet_position_is_given(&position, 2));
    assert_false(nonet_position_is_given(&position, -1));
    assert_false(nonet_position_is_given(&position, 36));
    assert_false(nonet_position_is_given(NULL, 0));
}

static void values_beyond_the_board_are_no_position(void **state)
{
    (void)state;
    uint8_t cells[36] = {7};
    const nonet_position position = {layout6, cells, NULL, NULL};
    nonet_conflict conflict;
    char text[128];
    assert_false(nn_position_is_readable(&position));
    assert_false(nonet_position_is_consistent(&position, NULL));
    assert_false(nonet_position_is_consistent(NULL, NULL));
    assert_false(nonet_position_is_consistent(&position, &conflict));
    assert_int_equal(conflict.problem, NONET_PROBLEM_BAD_VALUE);
    assert_int_equal(conflict.value, 7);
    assert_int_equal(conflict.cells[0], 0);
    nonet_conflict_text(&conflict, layout6, NULL, text, sizeof text);
    assert_string_equal(text, "7 in r1c1 is not a value of this board");
    assert_false(nonet_position_is_consistent(NULL, &conflict));
    assert_int_equal(conflict.problem, NONET_PROBLEM_NONE);
}

static void boards_are_made_empty_and_open(void **state)
{
    (void)state;
    nonet_board *board;
    assert_int_equal(nonet_board_new(layout6, true, &board), NONET_OK);
    for (int cell = 0; cell < 36; cell++) {
        assert_int_equal(board->cells[cell], 0);
        assert_int_equal(board->is_given[cell], 0);
        assert_int_equal(board->candidates[cell], 0x3f);
    }
    nonet_board_free(board);
    assert_int_equal(nonet_board_new(layout6, false, &board), NONET_OK);
    assert_null(board->candidates);
    nonet_board_free(board);
    assert_int_equal(nonet_board_new(NULL, false, &board), NONET_ERR_ARG);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(equal_values_are_named_with_both_cells),
        cmocka_unit_test(a_cell_without_candidates_is_named),
        cmocka_unit_test(marks_and_values_together_exclude),
        cmocka_unit_test(a_full_grid_is_accepted_and_any_change_is_not),
        cmocka_unit_test(an_answer_must_hold_the_values_and_respect_the_marks),
        cmocka_unit_test(nine_by_nine_checks_follow_the_definitions),
        cmocka_unit_test(houses_of_each_kind_are_looked_at),
        cmocka_unit_test(every_cell_of_an_answer_is_looked_at),
        cmocka_unit_test(every_cell_must_have_a_value_of_the_board),
        cmocka_unit_test(clashes_and_candidates_follow_the_definitions),
        cmocka_unit_test(given_values_are_told_from_placed_ones),
        cmocka_unit_test(values_beyond_the_board_are_no_position),
        cmocka_unit_test(boards_are_made_empty_and_open),
    };
    return cmocka_run_group_tests_name("check", tests, make_layouts, free_layouts);
}
