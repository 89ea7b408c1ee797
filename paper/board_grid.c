/* board_grid.c: how boards are arranged on a page. For so many boards every number of columns is tried, and the one with
 * the largest boards wins; boards then move apart until they fill the room, but not so far that they seem lost. */
#include <assert.h>

#include "book_inside.h"

static const double GAP = 0.045, WIDEST_GAP = 44, ROW_GAP = 18, WIDEST_ROW_GAP = 40; /* GAP: of the width */

/* The size of boards in so many columns and rows; 0 or less: they do not fit. */
static double board_size(const struct grid_wish *wish, int columns, int rows)
{
    const double across = (wish->room.width - (columns - 1) * GAP * wish->room.width) / columns;
    const double down = (wish->room.height - (rows - 1) * ROW_GAP) / rows - wish->above - wish->below;
    return across < down ? across : down;
}

/* Down to a quarter of a point: numbers with few digits make files a tenth smaller. */
double quarter_below(double length)
{
    return (double)(int64_t)(4 * length) / 4;
}

static double smaller(double one, double other)
{
    return one < other ? one : other;
}

/* Spread the boards in the room. */
static void place_boards(const struct grid_wish *wish, struct board_grid *grid)
{
    const double height = grid->above + grid->board + grid->below;
    const double free_x = wish->room.width - grid->columns * grid->board;
    const double free_y = wish->room.height - grid->rows * height;
    const double gap_x = grid->columns > 1 ? smaller(free_x / (grid->columns - 1), WIDEST_GAP) : 0;
    const double gap_y = grid->rows > 1 ? smaller(free_y / (grid->rows - 1), WIDEST_ROW_GAP) : 0;
    grid->x = (free_x - gap_x * (grid->columns - 1)) / 2;
    grid->y = (free_y - gap_y * (grid->rows - 1)) * 0.4; /* the middle seems lower than it is */
    grid->step_x = grid->board + gap_x;
    grid->step_y = height + gap_y;
}

static bool find_for(const struct grid_wish *wish, int count, struct board_grid *grid)
{
    *grid = (struct board_grid){.count = count, .above = wish->above, .below = wish->below};
    for (int columns = 1; columns <= count; columns++) {
        const int rows = (count + columns - 1) / columns;
        const double size = board_size(wish, columns, rows);
        if (size <= grid->board) continue;
        grid->board = size;
        grid->columns = columns;
        grid->rows = rows;
    }
    grid->board = wish->side * quarter_below(grid->board / wish->side);
    if (grid->board < wish->least_cell * wish->side - 0.01 || grid->board <= 0) return false;
    place_boards(wish, grid);
    return true;
}

void board_grid_place(const struct board_grid *grid, const struct room *room, size_t index, double *x, double *y)
{
    const size_t columns = (size_t)grid->columns;
    *x = quarter_below(room->x + grid->x + (double)(index % columns) * grid->step_x);
    *y = quarter_below(room->y + grid->y + (double)(index / columns) * grid->step_y);
}

bool board_grid_find(const struct grid_wish *wish, struct board_grid *grid)
{
    assert(wish->most > 0 && wish->side > 0);
    for (int count = wish->most; count > 0; count--)
        if (find_for(wish, count, grid)) return true;
    return false;
}
