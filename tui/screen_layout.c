/* screen_layout.c: a board can be drawn in several ways; the most spacious one that fits the screen is taken.
 *
 *     wide     cells as high as a box has rows, marks where the box has this value:   | 1 2 3 |
 *                                                                                     | 4 5 6 |
 *     two rows marks in two rows, each value at its own place;                        |12 34|
 *              none where a value would stand, so that the two are told apart:        |56789|
 *     a row    the marks if they are few, |25 |, else a dot that says that there are some; the panel has them
 *
 * 9x9 with two rows is 22 rows high: with a title and a line for messages just what 24 rows have. The panel is at the
 * right of the board if the screen is wide enough, else below. Boards that fit in no way are scrolled. */
#include "screen_layout.h"

#include <assert.h>

enum { PANEL_COLUMNS = 18, PANEL_MOST_COLUMNS = 44, PANEL_ROWS = 6, TITLE_ROWS = 1, MESSAGE_ROWS = 1 };

bool area_has(const struct area *area, int row, int column)
{
    const int down = row - area->row, across = column - area->column;
    return down >= 0 && down < area->rows && across >= 0 && across < area->columns;
}

static void set_board_size(struct geometry *geometry)
{
    const int last = geometry->side - 1;
    geometry->board_rows = geometry_row(geometry, last) + geometry->cell_rows + 1;
    geometry->board_columns = geometry_column(geometry, last) + geometry->cell_columns + 1;
}

/* Way number `way` of drawing; false: there are no more. */
static bool set_cells(struct geometry *geometry, int way)
{
    const int half = (geometry->side + 2) / 2 | 1; /* odd, so that it has a middle, which is left out */
    switch (way) {
    case 0:
        geometry->cell_rows = geometry->box_rows;
        geometry->cell_columns = 2 * geometry->box_columns + 1;
        geometry->mark_columns = geometry->box_columns;
        geometry->mark_step = 2;
        geometry->gap = 1;
        break;
    case 1:
        geometry->cell_rows = 2;
        geometry->cell_columns = geometry->mark_columns = half;
        geometry->mark_step = 1;
        geometry->gap = 1;
        break;
    case 2:
    case 3:
    case 4:
        geometry->cell_rows = 1;
        geometry->cell_columns = way == 2 ? 5 : way == 3 ? 3 : 2;
        geometry->mark_columns = geometry->mark_step = 0;
        geometry->gap = way == 2;
        break;
    default: return false;
    }
    set_board_size(geometry);
    return true;
}

static int least_of(int one, int other)
{
    return one < other ? one : other;
}

static void put_panel_beside(struct geometry *geometry, int rows, int columns)
{
    const int height = rows - TITLE_ROWS - MESSAGE_ROWS;
    const int most_board = columns - PANEL_COLUMNS - 2;
    geometry->board = (struct area){TITLE_ROWS, 0, least_of(geometry->board_rows, height),
                                    least_of(geometry->board_columns, most_board)};
    const int left = geometry->board.columns + 2;
    geometry->panel = (struct area){TITLE_ROWS, left, height, least_of(columns - left, PANEL_MOST_COLUMNS)};
    geometry->is_panel_below = false;
    assert(geometry->board.columns > 0 && geometry->panel.columns >= PANEL_COLUMNS);
}

static void put_panel_below(struct geometry *geometry, int rows, int columns)
{
    const int height = rows - TITLE_ROWS - MESSAGE_ROWS;
    geometry->board = (struct area){TITLE_ROWS, 0, least_of(geometry->board_rows, height - PANEL_ROWS),
                                    least_of(geometry->board_columns, columns)};
    const int top = TITLE_ROWS + geometry->board.rows;
    geometry->panel = (struct area){top, 1, rows - MESSAGE_ROWS - top, columns - 2};
    geometry->is_panel_below = true;
    assert(geometry->board.rows > 0 && geometry->panel.rows >= PANEL_ROWS);
}

static bool shows_all(const struct geometry *geometry)
{
    return geometry->board.rows == geometry->board_rows && geometry->board.columns == geometry->board_columns;
}

bool geometry_choose(int rows, int columns, int box_rows, int box_columns, struct geometry *geometry)
{
    assert(box_rows > 0 && box_columns > 0);
    if (rows < LEAST_ROWS || columns < LEAST_COLUMNS) return false;
    *geometry = (struct geometry){.side = box_rows * box_columns, .box_rows = box_rows, .box_columns = box_columns};
    geometry->label_columns = geometry->side > 9 ? 2 : 1;
    for (int way = 0; set_cells(geometry, way); way++) {
        put_panel_beside(geometry, rows, columns);
        if (shows_all(geometry)) return true;
        put_panel_below(geometry, rows, columns);
        if (shows_all(geometry)) return true;
    }
    set_cells(geometry, 3);
    if (columns >= 3 * PANEL_COLUMNS) put_panel_beside(geometry, rows, columns);
    else put_panel_below(geometry, rows, columns);
    return true;
}

int geometry_row(const struct geometry *geometry, int row)
{
    assert(row >= 0 && row < geometry->side);
    return 1 + row * geometry->cell_rows + row / geometry->box_rows;
}

int geometry_column(const struct geometry *geometry, int column)
{
    const int lines = column / geometry->box_columns;
    assert(column >= 0 && column < geometry->side);
    return geometry->label_columns + 1 + column * geometry->cell_columns + (column - lines) * geometry->gap + lines;
}

void geometry_mark(const struct geometry *geometry, int value, int *down, int *across)
{
    const int columns = geometry->mark_columns, is_spaced = geometry->mark_step > 1;
    const int middle = columns / 2;
    assert(columns && value >= 1 && value <= geometry->side);
    const int place = value - 1 + (!is_spaced && value - 1 >= middle);
    *down = place / columns;
    *across = is_spaced + place % columns * geometry->mark_step;
}

int geometry_cell_at(const struct geometry *geometry, int board_row, int board_column)
{
    for (int row = 0; row < geometry->side; row++) {
        const int down = board_row - geometry_row(geometry, row);
        if (down < 0 || down >= geometry->cell_rows) continue;
        for (int column = 0; column < geometry->side; column++) {
            const int across = board_column - geometry_column(geometry, column);
            if (across >= 0 && across < geometry->cell_columns + geometry->gap) return row * geometry->side + column;
        }
    }
    return -1;
}
