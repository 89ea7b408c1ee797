/* chain_tables.h: what loops and forcing chains share: everything that follows from each candidate.
 *
 * There is one table for each kind of nodes; the finding keeps them until the candidates change. */
#ifndef NN_CHAIN_TABLES_H
#define NN_CHAIN_TABLES_H

#include <assert.h>

#include "logic/closure.h"

struct nn_chain_tables {
    struct nn_implications links;
    uint32_t closed; /* links.made of the closure */
    struct nn_closure closure;
    uint64_t reached[NN_MOST_NODES * 2 * NN_NODE_WORDS];
    struct nn_queue queue;
};

/* The tables for the finding's grid. NULL: no memory, no time, or the position is too large. */
struct nn_chain_tables *nn_chain_tables_for(struct nn_finding *finding, enum nn_node_kinds kinds);

/* The nodes that are true, and those that are false, when this node is true. */
static inline const uint64_t *nn_true_from(const struct nn_chain_tables *tables, int node)
{
    assert(tables->closed == tables->links.made && node >= 0 && node < tables->links.nodes);
    return nn_reached_from(&tables->closure, node);
}

static inline const uint64_t *nn_false_from(const struct nn_chain_tables *tables, int node)
{
    assert(tables->closed == tables->links.made && node >= 0 && node < tables->links.nodes);
    return nn_reached_from(&tables->closure, node) + tables->links.words;
}

#endif
