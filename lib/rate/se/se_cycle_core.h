/* se_cycle_core.h: where a bidirectional cycle with an effect can be: quick tests that need only sets.
 *
 * Round a cycle a node on makes the next off, and a node off the next on, until the first is on again: either all of
 * them are as the cycle says, or all are the other way round. A candidate outside its cells that sees one node on
 * and one off of its own digit goes. Such a candidate, assumed on, makes the one off, and with it one after the other
 * up to the second, which is on: so there is a chain from on to off that begins and ends in a house and has at most
 * two nodes more than the cycle, and the candidate tears every node of the cycle, it makes it both on and off. */
#ifndef NN_SE_CYCLE_CORE_H
#define NN_SE_CYCLE_CORE_H

#include "rate/se/se_links.h"

/* The links among the nodes that may be in a cycle. No way back to where it began leaves these. */
struct nn_se_core {
    const struct nn_se_links *links;
    struct nn_cells nodes;
    struct nn_se_row row[NN_SE_NODES];
    struct nn_cells strong[NN_SE_NODES];
};

/* False: there are no cycles. */
bool nn_se_core_find(struct nn_se_core *core, const struct nn_se_links *links, enum nn_se_link_kind kind);

/* The nodes of the cycles of at most this many nodes that have an effect on the candidate, and perhaps others. `least`
 * falls to the least length that they can have. */
struct nn_cells nn_se_torn_by(const struct nn_se_core *core, int candidate, int most, int *least);
/* The same for all candidates. */
struct nn_cells nn_se_torn_nodes(const struct nn_se_core *core, int most, int *least);

/* May there be a cycle of such a length from the node, with an effect or not? */
bool nn_se_may_close(const struct nn_se_core *core, int start, int least, int most);

#endif
