/* way.h: a complete way to the solution, step by step.
 *
 * Every cell is filled by some step, so only the steps that are not singles make a way longer or shorter; these are
 * called moves here. After each move all singles are placed. */
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

/* How much it takes to follow a step: the houses and the cells of sets that make a pattern are looked at one by one,
 * and each statement of a chain rests on all before it, so the n-th counts n. 1 at least: a pointing. */
int64_t nn_step_thought(const struct nn_step *step);
/* Of all moves together. */
int64_t nn_way_thought(const struct nn_way *way);

/* Apply every step that the order finds to the grid, and add them to the way (NULL: only apply them). NONET_STOPPED:
 * the watch is over. */
nonet_status nn_way_walk(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid);

/* Leave out moves that are not needed: each is tried, last first; the finders must then find the other moves again,
 * with every effect that is needed, and they must lead to the solution, without more thought. `singles`: the rows of the order that are
 * singles. The grid stays as it is; *version is the last version used. */
nonet_status nn_way_prune(struct nn_way *way, struct nn_finding *finding, const struct nn_order *singles,
                          const struct nn_grid *grid, uint32_t *version);

/* Find a way for the grid, the simplest or a shorter one (shortest.c). The grid stays as it is, except for its version.
 * NONET_STOPPED: the way is the best found so far: at least the simplest one, which may be incomplete, too. */
nonet_status nn_way_find(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid);

#endif
