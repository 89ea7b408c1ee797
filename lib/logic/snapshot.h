/* snapshot.h: which cells have changed since a finder last looked.
 *
 * Most steps change few cells, and most parts of the board that a finder searches give nothing. A finder that remembers
 * which parts gave nothing, and takes a snapshot of the candidates each time it looks, can skip these parts until one
 * of their cells changes. A snapshot holds candidates, not a version of the grid, so it stays valid whatever grid the
 * search is given. */
#ifndef NN_SNAPSHOT_H
#define NN_SNAPSHOT_H

#include "logic/grid.h"

/* All zero: of no board. */
struct nn_snapshot {
    struct nn_cells boxes[NN_LOGIC_SIDE];  /* to recognise the board */
    struct nn_cells places[NN_LOGIC_SIDE]; /* by digit */
};

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_snapshot_check(const struct nn_snapshot *snapshot, const struct nn_grid *grid);

/* The cells that have lost candidates since the snapshot; all cells if it is of another board, or if any cell has
 * gained one. Then take a new snapshot. */
struct nn_cells nn_snapshot_changes(struct nn_snapshot *snapshot, const struct nn_grid *grid);

#endif
