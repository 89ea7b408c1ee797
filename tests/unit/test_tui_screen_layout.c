/* test_tui_screen_layout.c: where things are on screens of every size. */
#include "cmocka_all.h"
#include "tui/screen_layout.h"

enum { MOST_ROWS = 70, MOST_COLUMNS = 220 };

static void assert_inside(const struct area *area, int rows, int columns)
{
    assert_true(area->row >= 0 && area->column >= 0 && area->rows > 0 && area->columns > 0);
    assert_true(area->row + area->rows <= rows && area->column + area->columns <= columns);
}

/* Cells do not overlap and have a place to be clicked at; marks stand in their cell, each alone. */
static void check_cells(const struct screen_layout *layout)
{
    for (int cell = 0; cell < layout->side * layout->side; cell++) {
        const int row = screen_layout_row(layout, cell / layout->side);
        const int column = screen_layout_column(layout, cell % layout->side);
        assert_int_equal(screen_layout_cell_at(layout, row, column), cell);
        assert_int_equal(screen_layout_cell_at(layout, row + layout->cell_rows - 1, column + layout->cell_columns - 1),
                         cell);
        assert_true(row + layout->cell_rows < layout->board_rows);
        assert_true(column + layout->cell_columns < layout->board_columns);
    }
    assert_int_equal(screen_layout_cell_at(layout, 0, layout->label_columns + 1), -1);
}

static void check_marks(const struct screen_layout *layout)
{
    uint64_t used[8] = {0};
    for (int value = 1; layout->mark_columns && value <= layout->side; value++) {
        int down, across;
        screen_layout_mark(layout, value, &down, &across);
        assert_true(down >= 0 && down < layout->cell_rows && across >= 0 && across < layout->cell_columns);
        assert_false(used[down] >> across & 1);
        used[down] |= (uint64_t)1 << across;
    }
    if (layout->mark_step == 1) assert_false(used[0] >> (layout->cell_columns / 2) & 1); /* a value's place */
}

static void every_board_has_its_place_on_every_screen(void **state)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5},
                                   {3, 4}, {3, 5}, {4, 4}, {5, 5}, {1, 5}};
    (void)state;
    for (size_t board = 0; board < sizeof boxes / sizeof *boxes; board++)
        for (int rows = LEAST_ROWS; rows <= MOST_ROWS; rows += 3)
            for (int columns = LEAST_COLUMNS; columns <= MOST_COLUMNS; columns += 7) {
                struct screen_layout layout;
                assert_true(screen_layout_choose(rows, columns, boxes[board][0], boxes[board][1], &layout));
                assert_inside(&layout.board, rows - 1, columns); /* the last row is for messages */
                assert_inside(&layout.panel, rows - 1, columns);
                assert_true(layout.board.rows <= layout.board_rows);
                assert_true(layout.board.columns <= layout.board_columns);
                check_cells(&layout);
                check_marks(&layout);
            }
}

static void usual_boards_fit_into_80x24(void **state)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {3, 5}, {4, 4}};
    (void)state;
    for (size_t board = 0; board < sizeof boxes / sizeof *boxes; board++) {
        struct screen_layout layout;
        assert_true(screen_layout_choose(24, 80, boxes[board][0], boxes[board][1], &layout));
        assert_int_equal(layout.board.rows, layout.board_rows);
        assert_int_equal(layout.board.columns, layout.board_columns);
        if (layout.side <= 9) assert_true(layout.mark_columns > 0); /* marks have places */
    }
}

static void small_screens_are_refused(void **state)
{
    struct screen_layout layout;
    (void)state;
    assert_false(screen_layout_choose(LEAST_ROWS - 1, 80, 3, 3, &layout));
    assert_false(screen_layout_choose(24, LEAST_COLUMNS - 1, 3, 3, &layout));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_board_has_its_place_on_every_screen),
        cmocka_unit_test(usual_boards_fit_into_80x24),
        cmocka_unit_test(small_screens_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
