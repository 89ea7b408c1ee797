/* layout.h: the geometry of a board, computed once, shared by everything, never changed.
 *
 *      boxes of 2 rows x 3 columns: side 6, houses 0-5 rows, 6-11 columns, 12-17 boxes
 *
 *       0  1  2 |  3  4  5        cell 8 = row 1, column 2: seats
 *       6  7  8 |  9 10 11          house  1, position 2      (row 1, third cell)
 *      ---------+---------          house  8, position 1      (column 2, second cell)
 *      12 13 14 | 15 16 17          house 12, position 5      (box 0, last cell)
 *      ...
 *
 * Every house has as many cells as there are values and holds each value once. A layout is classic if its houses are
 * the rows, the columns and rectangular boxes, and there are no further rules: then every cell has just the three seats
 * above, and boxes and lines cross in segments. Extra houses come after the boxes, and the seats do not show them;
 * boxes of other shapes have no box_rows, box_columns and segments (0). Nearly all of the library works with seats and
 * segments, so everything that takes a layout or a position from outside asks is_classic first (nn_position_is_classic)
 * and refuses the others: no rule is ever silently ignored. */
#ifndef NN_LAYOUT_H
#define NN_LAYOUT_H

#include <assert.h>
#include <stdint.h>

#include "nonet.h"

enum { NN_ROW, NN_COLUMN, NN_BOX, NN_HOUSE_KINDS, NN_MOST_HOUSES = 512 };

/* Where a cell sits in its row, its column and its box. */
struct nn_seat {
    uint8_t house[NN_HOUSE_KINDS]; /* 0 .. 3 * side - 1 */
    uint8_t position[NN_HOUSE_KINDS];
};

struct nonet_layout {
    bool is_classic;
    bool is_nine;                 /* the usual board: classic, 9x9, boxes of 3x3 */
    int box_rows, box_columns;    /* 0: boxes are not rectangles */
    int side;                     /* values, and cells in a house */
    int cells;                    /* side * side */
    int houses;                   /* 3 * side, and the extra ones */
    const struct nn_seat *seats;  /* [cell] */
    const uint16_t *house_cells;  /* [house * side + position] -> cell */
    const uint16_t *house_starts; /* [cell]: where its houses begin in cell_houses; [cells]: their number */
    const uint16_t *cell_houses;  /* all houses of each cell, smallest first */

    /* A line and a box that cross share a segment of cells. Indexed by the position in the house: the positions of that
     * house in the same segment. */
    uint64_t segment_in_row[NONET_MAX_SIDE];    /* shared with a box */
    uint64_t segment_in_column[NONET_MAX_SIDE]; /* shared with a box */
    uint64_t row_in_box[NONET_MAX_SIDE];        /* shared with a row */
    uint64_t column_in_box[NONET_MAX_SIDE];     /* shared with a column */
};

static inline const uint16_t *nn_house(const nonet_layout *layout, int house)
{
    assert(house >= 0 && house < layout->houses);
    return layout->house_cells + (size_t)house * (size_t)layout->side;
}

/* All houses of a cell, extra ones included. */
static inline nonet_houses nn_cell_houses(const nonet_layout *layout, int cell)
{
    const uint16_t *const starts = layout->house_starts + cell;
    return (nonet_houses){layout->cell_houses + starts[0], (size_t)(starts[1] - starts[0])};
}

/* NULL, or the invariant that does not hold (base/invariants.h; layout_check.c). */
const char *nn_layout_check(const nonet_layout *layout);

#endif
