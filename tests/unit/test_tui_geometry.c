/* test_tui_geometry.c: where things stand on screens of every size. */
#include "cmocka_all.h"
#include "tui/screen_layout.h"

enum { MOST_ROWS = 70, MOST_COLUMNS = 220 };

static void assert_inside(const struct area *area, int rows, int columns)
{
    assert_true(area->row >= 0 && area->column >= 0 && area->rows > 0 && area->columns > 0);
    assert_true(area->row + area->rows <= rows && area->column + area->columns <= columns);
}

/* Cells do not overlap and have a place to be clicked at; marks stand in their cell, each alone. */
static void check_cells(const struct geometry *geometry)
{
    for (int cell = 0; cell < geometry->side * geometry->side; cell++) {
        const int row = geometry_row(geometry, cell / geometry->side);
        const int column = geometry_column(geometry, cell % geometry->side);
        assert_int_equal(geometry_cell_at(geometry, row, column), cell);
        assert_int_equal(geometry_cell_at(geometry, row + geometry->cell_rows - 1, column + geometry->cell_columns - 1),
                         cell);
        assert_true(row + geometry->cell_rows < geometry->board_rows);
        assert_true(column + geometry->cell_columns < geometry->board_columns);
    }
    assert_int_equal(geometry_cell_at(geometry, 0, geometry->label_columns + 1), -1);
}

static void check_marks(const struct geometry *geometry)
{
    uint64_t used[8] = {0};
    for (int value = 1; geometry->mark_columns && value <= geometry->side; value++) {
        int down, across;
        geometry_mark(geometry, value, &down, &across);
        assert_true(down >= 0 && down < geometry->cell_rows && across >= 0 && across < geometry->cell_columns);
        assert_false(used[down] >> across & 1);
        used[down] |= (uint64_t)1 << across;
    }
    if (geometry->mark_step == 1) assert_false(used[0] >> (geometry->cell_columns / 2) & 1); /* a value's place */
}

static void every_board_has_its_place_on_every_screen(void **state)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5},
                                   {3, 4}, {3, 5}, {4, 4}, {5, 5}, {1, 5}};
    (void)state;
    for (size_t board = 0; board < sizeof boxes / sizeof *boxes; board++)
        for (int rows = LEAST_ROWS; rows <= MOST_ROWS; rows += 3)
            for (int columns = LEAST_COLUMNS; columns <= MOST_COLUMNS; columns += 7) {
                struct geometry geometry;
                assert_true(geometry_choose(rows, columns, boxes[board][0], boxes[board][1], &geometry));
                assert_inside(&geometry.board, rows - 1, columns); /* the last row is for messages */
                assert_inside(&geometry.panel, rows - 1, columns);
                assert_true(geometry.board.rows <= geometry.board_rows);
                assert_true(geometry.board.columns <= geometry.board_columns);
                check_cells(&geometry);
                check_marks(&geometry);
            }
}

static void usual_boards_fit_into_80x24(void **state)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {3, 5}, {4, 4}};
    (void)state;
    for (size_t board = 0; board < sizeof boxes / sizeof *boxes; board++) {
        struct geometry geometry;
        assert_true(geometry_choose(24, 80, boxes[board][0], boxes[board][1], &geometry));
        assert_int_equal(geometry.board.rows, geometry.board_rows);
        assert_int_equal(geometry.board.columns, geometry.board_columns);
        if (geometry.side <= 9) assert_true(geometry.mark_columns > 0); /* marks have places */
    }
}

static void small_screens_are_refused(void **state)
{
    struct geometry geometry;
    (void)state;
    assert_false(geometry_choose(LEAST_ROWS - 1, 80, 3, 3, &geometry));
    assert_false(geometry_choose(24, LEAST_COLUMNS - 1, 3, 3, &geometry));
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
