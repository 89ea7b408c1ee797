/* solve_loop.h: the solving loop: apply the easiest technique that gives something, then start again from the easiest.
 *
 * An order is a list of rows, easiest first; the techniques of a row are searched together (HoDoKu looks for all nice
 * loops at once and takes the best). The first step that a row gives is taken. */
#ifndef NN_SOLVE_LOOP_H
#define NN_SOLVE_LOOP_H

#include "logic/finder.h"
#include "technique/ranking.h"

struct nn_order_row {
    struct nn_technique_set techniques;
    nn_finder *finder;
    enum nn_level level; /* of the first of them */
};

struct nn_order {
    struct nn_order_row rows[NN_TECHNIQUES];
    int count;
};

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_order_check(const struct nn_order *order);

/* The order for a ranking. */
void nn_order_of(struct nn_order *order, const nonet_ranking *ranking);
/* For tests: nonet's own order for boards of this side: the table's, without techniques used only on demand. */
void nn_order_like_nonet(struct nn_order *order, int side);
/* For tests: HoDoKu's order, its default set. */
void nn_order_like_hodoku(struct nn_order *order);

/* The first step for the finding's grid, into finding->step. False: nothing helps, or the watch is over. */
bool nn_order_find_step(struct nn_finding *finding, const struct nn_order *order);

#endif
