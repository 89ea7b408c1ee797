/* geometry.h: the layout of a board as sets of cells, for the techniques.
 *
 * Houses are numbered as in layout.h: rows, then columns, then boxes. */
#ifndef NN_GEOMETRY_H
#define NN_GEOMETRY_H

#include <assert.h>

#include "board/layout.h"
#include "logic/cells.h"

enum {
    NN_LOGIC_SIDE = NN_CELL_WORDS == 2 ? 11 : 25, /* the largest board */
    NN_LOGIC_CELLS = NN_LOGIC_SIDE * NN_LOGIC_SIDE,
    NN_LOGIC_HOUSES = 3 * NN_LOGIC_SIDE
};

struct nn_geometry {
    const nonet_layout *layout;
    int side, cells, houses, box_rows;
    struct nn_cells all;
    struct nn_cells house[NN_LOGIC_HOUSES];
    struct nn_cells peers[NN_LOGIC_CELLS];            /* the cells that share a house with it, without itself */
    uint8_t house_of[NN_LOGIC_CELLS][NN_HOUSE_KINDS]; /* its row, column and box */
};

/* NULL, or the invariant that does not hold (base/invariants.h; grid_check.c). */
const char *nn_geometry_check(const struct nn_geometry *geometry);

/* False: the layout is too large. */
bool nn_geometry_init(struct nn_geometry *geometry, const nonet_layout *layout);

/* NN_ROW, NN_COLUMN or NN_BOX. */
static inline int nn_kind_of_house(const struct nn_geometry *geometry, int house)
{
    assert(house >= 0 && house < geometry->houses);
    return house / geometry->side;
}

static inline bool nn_are_peers(const struct nn_geometry *geometry, int a, int b)
{
    assert(a >= 0 && a < geometry->cells && b >= 0 && b < geometry->cells);
    return nn_cells_have(geometry->peers[a], b);
}

/* The cells that see every member of the set; all cells for the empty set. */
static inline struct nn_cells nn_common_peers(const struct nn_geometry *geometry, struct nn_cells set)
{
    struct nn_cells common = geometry->all;
    NN_EACH_CELL(cell, set) common = nn_cells_and(common, geometry->peers[cell]);
    return common;
}

/* The first house, at or after `from`, that contains the whole set, or -1. */
int nn_house_around(const struct nn_geometry *geometry, struct nn_cells set, int from);

#endif
