/* linked.h: the strong links of one cell. */
#ifndef NN_LINKED_H
#define NN_LINKED_H

#include <assert.h>

#include "logic/grid.h"

/* The cells that share a house with this one where the digit has no third place. */
static inline struct nn_cells nn_linked_cells(const struct nn_grid *grid, int digit, int cell)
{
    assert(nn_grid_has(grid, cell, digit));
    struct nn_cells linked = nn_no_cells();
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = grid->geometry->house_of[cell][kind];
        if (grid->open_places[house][digit] == 2) linked = nn_cells_or(linked, nn_grid_places(grid, digit, house));
    }
    nn_cells_drop(&linked, cell);
    return linked;
}

#endif
