/* gain.h: all steps of a technique at once, for callers that want to know how far techniques lead, not by which steps.
 *
 * The loop of solve_loop.h takes one step and starts over. When a position has many steps, most of them are still there
 * afterwards: a puzzle that needs ALS-XY-wings takes five of them one after the other, each after all easier techniques
 * were tried in vain. All steps are true of the position in which they are found, so they can be taken together. Nearly
 * always that leads where the single steps lead (not always: a unique rectangle can be destroyed), and sooner: a solve
 * with the techniques up to level expert costs a third.
 *
 * Of chains of unknown length, and of techniques of level extreme, only the best step is taken: finding all is
 * expensive. */
#ifndef NN_GAIN_H
#define NN_GAIN_H

#include "logic/solve_loop.h"

/* What several steps do together. */
struct nn_gain {
    struct nn_cells removed[NN_LOGIC_SIDE], placed[NN_LOGIC_SIDE]; /* [digit] */
};

bool nn_gain_is_none(const struct nn_gain *gain);
/* Remove what the other gain has. */
void nn_gain_lose(struct nn_gain *gain, const struct nn_gain *other);
/* Check it against the solution, as nn_step_agrees does. */
bool nn_gain_agrees(const struct nn_gain *gain, const uint8_t *solution);
void nn_gain_apply(const struct nn_gain *gain, struct nn_grid *grid);

/* Add what this row gives at the finding's position. */
void nn_gain_add_row(struct nn_finding *finding, const struct nn_order_row *row, struct nn_gain *gain);

/* The gain of the first row that has any. False: nothing helps, or the watch is over. */
bool nn_gain_next(struct nn_finding *finding, const struct nn_order *order, struct nn_gain *gain);

#endif
