/* grids.c: full grids, made by shifting a row and shuffling values, the rows of a band and the columns of a stack. */
#include "support/grids.h"

static void shuffle_within(struct random_source *source, int *order, int first, int count)
{
    for (int left = count; left > 1; left--) {
        const int other = first + random_below(source, left), last = first + left - 1;
        const int kept = order[other];
        order[other] = order[last];
        order[last] = kept;
    }
}

static void shuffled_lines(struct random_source *source, int *order, int side, int group)
{
    for (int line = 0; line < side; line++) order[line] = line;
    for (int first = 0; first < side; first += group) shuffle_within(source, order, first, group);
}

void random_grid(struct random_source *source, const nonet_layout *layout, uint8_t *cells)
{
    const int side = nonet_layout_side(layout), box_rows = nonet_layout_box_rows(layout),
              box_columns = nonet_layout_box_columns(layout);
    int rows[NONET_MAX_SIDE], columns[NONET_MAX_SIDE], values[NONET_MAX_SIDE];
    shuffled_lines(source, rows, side, box_rows);
    shuffled_lines(source, columns, side, box_columns);
    shuffled_lines(source, values, side, side);
    for (int row = 0; row < side; row++) {
        const int shift = rows[row] % box_rows * box_columns + rows[row] / box_rows;
        for (int column = 0; column < side; column++)
            cells[row * side + column] = (uint8_t)(values[(columns[column] + shift) % side] + 1);
    }
}

void random_dig(struct random_source *source, const nonet_layout *layout, uint8_t *cells, int count)
{
    const int all = nonet_layout_cells(layout);
    for (int dug = 0; dug < count;) {
        const int cell = random_below(source, all);
        if (!cells[cell]) continue;
        cells[cell] = 0;
        dug++;
    }
}
