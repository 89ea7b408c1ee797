/* grid.h: the board as a person sees it: values, pencil marks, and where each digit may still go.
 *
 * The same fact, "digit d can go into cell c", is kept three times:
 *
 *     candidates[c]       the digits open in cell c, as bits
 *     places[d]           the cells open for digit d, as a set
 *     open_places[h][d]   how many of them are in house h
 *
 * Digits are 0-based in here (bit 0 is the value 1). Filled cells have no candidates and are in no
 * places.
 *
 * Singles are noticed when they arise, not searched for: when a cell is left with one candidate, or a house with one
 * place for a digit, the single enters a queue. The queues are first in, first out, and may hold singles that have been
 * placed meanwhile; readers skip these. A cell enters the naked queue once, a digit the hidden queue at most once for
 * each house.
 *
 * Invariants: the three views agree; only candidates that are there are removed; a value is only placed where it is a
 * candidate, so no house ever holds it twice. Placing a wrong value may leave a cell without candidates: callers must
 * not. */
#ifndef NN_GRID_H
#define NN_GRID_H

#include <assert.h>

#include "logic/geometry.h"

enum { NN_EMPTY = 0xff }; /* in `value` */

struct nn_single {
    uint16_t cell;
    uint8_t digit;
};

struct nn_single_queue {
    struct nn_single entries[NN_LOGIC_SIDE * NN_LOGIC_HOUSES];
    int first, end;
};

struct nn_grid {
    const struct nn_geometry *geometry;
    uint8_t value[NN_LOGIC_CELLS]; /* digit, or NN_EMPTY */
    uint32_t candidates[NN_LOGIC_CELLS];
    struct nn_cells places[NN_LOGIC_SIDE];
    uint8_t open_places[NN_LOGIC_HOUSES][NN_LOGIC_SIDE];
    uint8_t open_cells[NN_LOGIC_HOUSES]; /* how many cells of the house are empty */
    struct nn_cells open;                /* the empty cells */
    struct nn_cells givens;              /* filled from the start */
    struct nn_single_queue naked, hidden;
    uint32_t version; /* changes whenever the grid does: for caches */
};

/* NULL, or the invariant that does not hold (base/invariants.h; grid_check.c). */
const char *nn_grid_check(const struct nn_grid *grid);

/* Load a position that is consistent; `geometry` belongs to its layout and outlives the grid. */
void nn_grid_load(struct nn_grid *grid, const struct nn_geometry *geometry, const nonet_position *position);

/* Fill an empty cell with one of its candidates, and strike the digit from the cell's peers. */
void nn_grid_place(struct nn_grid *grid, int cell, int digit);

/* Strike a candidate that is there. */
void nn_grid_remove(struct nn_grid *grid, int cell, int digit);

/* Place all singles of these kinds, and those that follow from them. */
void nn_grid_place_singles(struct nn_grid *grid, bool uses_naked, bool uses_hidden);

static inline bool nn_grid_has(const struct nn_grid *grid, int cell, int digit)
{
    return grid->candidates[cell] >> digit & 1;
}

/* The cells of the house that are open for the digit. */
static inline struct nn_cells nn_grid_places(const struct nn_grid *grid, int digit, int house)
{
    assert(digit >= 0 && digit < grid->geometry->side && house >= 0 && house < grid->geometry->houses);
    return nn_cells_and(grid->places[digit], grid->geometry->house[house]);
}

/* The cells that hold a candidate of `digit` and see all cells of `set`. */
static inline struct nn_cells nn_grid_seen_by_all(const struct nn_grid *grid, int digit, struct nn_cells set)
{
    return nn_cells_and(grid->places[digit], nn_common_peers(grid->geometry, set));
}

/* The same for two cells. */
static inline struct nn_cells nn_grid_seen_by_both(const struct nn_grid *grid, int digit, int cell, int other)
{
    const struct nn_cells *const peers = grid->geometry->peers;
    return nn_cells_and(grid->places[digit], nn_cells_and(peers[cell], peers[other]));
}

/* The empty cells with exactly two candidates. */
struct nn_cells nn_grid_bivalue_cells(const struct nn_grid *grid);

#endif
