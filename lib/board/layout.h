/* layout.h: the geometry of a board, computed once, shared by everything, never changed.
 *
 *      boxes of 2 rows x 3 columns: side 6, houses 0-5 rows, 6-11 columns, 12-17 boxes
 *
 *       0  1  2 |  3  4  5        cell 8 = row 1, column 2: seats
 *       6  7  8 |  9 10 11          house  1, position 2      (row 1, third cell)
 *      ---------+---------          house  8, position 1      (column 2, second cell)
 *      12 13 14 | 15 16 17          house 12, position 5      (box 0, last cell)
 *      ...
 */
#ifndef NN_LAYOUT_H
#define NN_LAYOUT_H

#include <assert.h>
#include <stdint.h>

#include "nonet.h"

enum { NN_ROW, NN_COLUMN, NN_BOX, NN_HOUSE_KINDS };

/* Where a cell sits in its three houses. */
struct nn_seat {
    uint8_t house[NN_HOUSE_KINDS]; /* 0 .. 3 * side - 1 */
    uint8_t position[NN_HOUSE_KINDS];
};

struct nonet_layout {
    int box_rows, box_columns;
    int side;                    /* values, and cells in a house */
    int cells;                   /* side * side */
    int houses;                  /* 3 * side */
    const struct nn_seat *seats; /* [cell] */
    const uint16_t *house_cells; /* [house * side + position] -> cell */

    /* A line and a box that cross share a segment of cells. Each is [position in the house]: the
     * positions of that house in the same segment. */
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

/* NULL, or the invariant that does not hold (base/invariants.h; layout_check.c). */
const char *nn_layout_check(const nonet_layout *layout);

/* "row", "column" or "box". */
const char *nn_house_kind_name(const nonet_layout *layout, int house);

#endif
