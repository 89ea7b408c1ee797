/* way.h: a whole way to the solution: steps to be made one after the other.
 *
 * Every cell has to be filled by some step, so the length of a way depends on the steps that are not
 * singles; these are called moves here. After each move all singles are placed. */
#ifndef NN_WAY_H
#define NN_WAY_H

#include "logic/solve_loop.h"

/* All zero: an empty one. */
struct nn_way {
    struct nn_step *steps;
    int count, room;
};

/* Add a copy of a step. False: no memory. */
bool nn_way_add(struct nn_way *way, const struct nn_step *step);
void nn_way_release(struct nn_way *way);

static inline bool nn_is_single(enum nn_technique technique)
{
    return technique <= NN_NAKED_SINGLE;
}

int nn_way_moves(const struct nn_way *way);

/* Make every step that the order gives on the grid, and add them to the way (NULL: just make them).
 * NONET_STOPPED: the watch is over. */
nonet_status nn_way_walk(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid);

/* Leave out moves that the others can do without: each in turn, last first; the others must then be found
 * again by their finders, with all that they are needed for, and lead to the end. `singles`: the rows of
 * the order that are singles. The grid stays as it is; *version is its last one, counted on. */
nonet_status nn_way_prune(struct nn_way *way, struct nn_finding *finding, const struct nn_order *singles,
                          const struct nn_grid *grid, uint32_t *version);

/* Find a way for the grid, the simplest or a shorter one (shortest.c). The grid stays as it is but for its
 * version. NONET_STOPPED: the way is the best that was found till then: at least the simplest one, unless
 * that was not at its end either. */
nonet_status nn_way_find(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid);

#endif
