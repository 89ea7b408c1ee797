/* closure.h: the transitive closure of a graph: everything that can be reached from each of its nodes.
 *
 * A node's row is a set: the first `nodes` bits are its neighbours, the others are a payload that is collected but
 * leads nowhere. A node reaches what is in its row, and what its neighbours reach. Nodes that reach each other have the
 * same answer, so the graph is split into such components first, and each is answered once, from those that it leads
 * to: a few set operations per link, where a search from every node would need one per pair. */
#ifndef NN_CLOSURE_H
#define NN_CLOSURE_H

#include "logic/implications.h"

enum { NN_CLOSURE_NODES = 2 * NN_MOST_NODES, NN_CLOSURE_WORDS = NN_CLOSURE_NODES / 64 };

struct nn_closure {
    int nodes, words;  /* words of a row */
    int followed;      /* words of a row that hold neighbours */
    uint64_t *rows;    /* [node * words], by the caller */
    uint64_t *reached; /* the answer, of the same size, in the caller's memory; includes the node itself */

    /* The walk through the graph: nodes on the path, and the open ones in order of discovery. */
    uint16_t path[NN_CLOSURE_NODES], open[NN_CLOSURE_NODES];
    uint16_t number[NN_CLOSURE_NODES], lowest[NN_CLOSURE_NODES];
    uint64_t unseen[NN_CLOSURE_WORDS], is_open[NN_CLOSURE_WORDS];
    int path_length, open_count, seen;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

static inline uint64_t *nn_closure_row(struct nn_closure *closure, int node)
{
    return closure->rows + (size_t)node * (size_t)closure->words;
}

static inline const uint64_t *nn_reached_from(const struct nn_closure *closure, int node)
{
    return closure->reached + (size_t)node * (size_t)closure->words;
}

/* NULL, or the invariant that does not hold (base/invariants.h; closure_check.c). */
const char *nn_closure_check(const struct nn_closure *closure);

/* Fill `reached` with what can be reached along the rows. False: the watch is over. */
bool nn_closure_make(struct nn_closure *closure, struct nn_watch *watch);

#endif
