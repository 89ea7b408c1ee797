/* screen_layout.c: a board can be drawn in several ways; the most spacious one that fits is used.
 *
 *     wide     cells as high as a box has rows, marks where the box has this value:   | 1 2 3 |
 *                                                                                     | 4 5 6 |
 *     two rows marks in two rows, each value at its own place;                        |12 34|
 *              none where a value would stand, so that the two are told apart:        |56789|
 *     a row    the marks if they are few, |25 |, else a dot that says that there are some; the panel has them
 *
 * 9x9 with two rows is 22 rows high: with a title and a line for messages just what 24 rows have. The panel is to the
 * right of the board if the screen is wide enough, otherwise below. Boards that do not fit at all are scrolled. */
#include "screen_layout.h"

#include <assert.h>

enum { PANEL_COLUMNS = 18, PANEL_MOST_COLUMNS = 44, PANEL_ROWS = 6, TITLE_ROWS = 1, MESSAGE_ROWS = 1 };

bool area_has(const struct area *area, int row, int column)
{
    const int down = row - area->row, across = column - area->column;
    return down >= 0 && down < area->rows && across >= 0 && across < area->columns;
}

static void set_board_size(struct screen_layout *layout)
{
    const int last = layout->side - 1;
    layout->board_rows = screen_layout_row(layout, last) + layout->cell_rows + 1;
    layout->board_columns = screen_layout_column(layout, last) + layout->cell_columns + 1;
}

/* Way number `way` of drawing; false: there are no more. */
static bool set_cells(struct screen_layout *layout, int way)
{
    const int half = (layout->side + 2) / 2 | 1; /* odd, so that there is a middle, which is skipped */
    switch (way) {
    case 0:
        layout->cell_rows = layout->box_rows;
        layout->cell_columns = 2 * layout->box_columns + 1;
        layout->mark_columns = layout->box_columns;
        layout->mark_step = 2;
        layout->gap = 1;
        break;
    case 1:
        layout->cell_rows = 2;
        layout->cell_columns = layout->mark_columns = half;
        layout->mark_step = 1;
        layout->gap = 1;
        break;
    case 2:
    case 3:
    case 4:
        layout->cell_rows = 1;
        layout->cell_columns = way == 2 ? 5 : way == 3 ? 3 : 2;
        layout->mark_columns = layout->mark_step = 0;
        layout->gap = way == 2;
        break;
    default: return false;
    }
    set_board_size(layout);
    return true;
}

static int least_of(int one, int other)
{
    return one < other ? one : other;
}

static void put_panel_beside(struct screen_layout *layout, int rows, int columns)
{
    const int height = rows - TITLE_ROWS - MESSAGE_ROWS;
    const int most_board = columns - PANEL_COLUMNS - 2;
    layout->board =
        (struct area){TITLE_ROWS, 0, least_of(layout->board_rows, height), least_of(layout->board_columns, most_board)};
    const int left = layout->board.columns + 2;
    layout->panel = (struct area){TITLE_ROWS, left, height, least_of(columns - left, PANEL_MOST_COLUMNS)};
    layout->is_panel_below = false;
    assert(layout->board.columns > 0 && layout->panel.columns >= PANEL_COLUMNS);
}

static void put_panel_below(struct screen_layout *layout, int rows, int columns)
{
    const int height = rows - TITLE_ROWS - MESSAGE_ROWS;
    layout->board = (struct area){TITLE_ROWS, 0, least_of(layout->board_rows, height - PANEL_ROWS),
                                  least_of(layout->board_columns, columns)};
    const int top = TITLE_ROWS + layout->board.rows;
    layout->panel = (struct area){top, 1, rows - MESSAGE_ROWS - top, columns - 2};
    layout->is_panel_below = true;
    assert(layout->board.rows > 0 && layout->panel.rows >= PANEL_ROWS);
}

static bool shows_all(const struct screen_layout *layout)
{
    return layout->board.rows == layout->board_rows && layout->board.columns == layout->board_columns;
}

bool screen_layout_choose(int rows, int columns, int box_rows, int box_columns, struct screen_layout *layout)
{
    assert(box_rows > 0 && box_columns > 0);
    if (rows < LEAST_ROWS || columns < LEAST_COLUMNS) return false;
    *layout = (struct screen_layout){.side = box_rows * box_columns, .box_rows = box_rows, .box_columns = box_columns};
    layout->label_columns = layout->side > 9 ? 2 : 1;
    for (int way = 0; set_cells(layout, way); way++) {
        put_panel_beside(layout, rows, columns);
        if (shows_all(layout)) return true;
        put_panel_below(layout, rows, columns);
        if (shows_all(layout)) return true;
    }
    set_cells(layout, 3);
    if (columns >= 3 * PANEL_COLUMNS) put_panel_beside(layout, rows, columns);
    else put_panel_below(layout, rows, columns);
    return true;
}

int screen_layout_row(const struct screen_layout *layout, int row)
{
    assert(row >= 0 && row < layout->side);
    return 1 + row * layout->cell_rows + row / layout->box_rows;
}

int screen_layout_column(const struct screen_layout *layout, int column)
{
    const int lines = column / layout->box_columns;
    assert(column >= 0 && column < layout->side);
    return layout->label_columns + 1 + column * layout->cell_columns + (column - lines) * layout->gap + lines;
}

void screen_layout_mark(const struct screen_layout *layout, int value, int *down, int *across)
{
    const int columns = layout->mark_columns, is_spaced = layout->mark_step > 1;
    const int middle = columns / 2;
    assert(columns && value >= 1 && value <= layout->side);
    const int place = value - 1 + (!is_spaced && value - 1 >= middle);
    *down = place / columns;
    *across = is_spaced + place % columns * layout->mark_step;
}

int screen_layout_cell_at(const struct screen_layout *layout, int board_row, int board_column)
{
    for (int row = 0; row < layout->side; row++) {
        const int down = board_row - screen_layout_row(layout, row);
        if (down < 0 || down >= layout->cell_rows) continue;
        for (int column = 0; column < layout->side; column++) {
            const int across = board_column - screen_layout_column(layout, column);
            if (across >= 0 && across < layout->cell_columns + layout->gap) return row * layout->side + column;
        }
    }
    return -1;
}
