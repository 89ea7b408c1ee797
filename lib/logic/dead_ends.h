/* dead_ends.h: where a search for chains (chain_search.h) has failed, and why, so that it need not fail there again.
 *
 * Whether a chain can go on from a node to the goal in so many links depends on the candidates it has used before, but as a
 * rule on few of them: those that stood in the way.
 *
 *     node, links left, need met  ->  blocking: the used candidates that the search met before it gave up
 *
 * Whoever comes there with all of these used fails again, whatever else was used; so nothing that is found changes, neither
 * the chain nor the order. It holds for all starts and all lengths as long as the goal stays. A place in the table has the last
 * dead end that fell on it.
 *
 * Without it, one search in a thousand through almost locked sets looked at millions of statements and was given up. */
#ifndef NN_DEAD_ENDS_H
#define NN_DEAD_ENDS_H

#include "logic/cells.h"
#include "logic/geometry.h"

/* Large boards have large sets. Three quarters of a megabyte, and two. */
enum { NN_DEAD_END_PLACES = NN_CELL_WORDS == 2 ? 1 << 12 : 1 << 10 };

struct nn_dead_end {
    uint32_t goal; /* number of the goal, see below */
    uint16_t node;
    uint8_t left;
    bool is_met;
    struct nn_cells blocking[NN_LOGIC_SIDE];
};

struct nn_dead_ends {
    uint32_t goal; /* counts goals: what was noted for another one does not hold */
    struct nn_dead_end at[NN_DEAD_END_PLACES];
};

/* From now on there is another goal. */
void nn_dead_ends_forget(struct nn_dead_ends *ends);

/* Has the search failed here with some of these candidates used? Then those are its reason again, else NULL. */
const struct nn_cells *nn_dead_end_find(const struct nn_dead_ends *ends, int node, int left, bool is_met, int side,
                                        const struct nn_cells *used);

/* The search has failed here because of these candidates. */
void nn_dead_end_note(struct nn_dead_ends *ends, int node, int left, bool is_met, int side,
                      const struct nn_cells *blocking);

#endif
