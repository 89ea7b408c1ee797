/* chain_search.h: the shortest chain from one statement to another that uses no candidate twice.
 *
 * A chain alternates weak and strong links (implications.h). Whether it may go on to a node depends on all nodes before
 * it, so a search by breadth would not do. But a search by breadth back from the goal, without that rule, tells how far
 * from the goal each statement is at least:
 *
 *     near[..][k]      the nodes from which the goal is k links away, or fewer; their truth alternates with k
 *
 * A search in depth that only goes where the goal is still near enough, with one length after the other, then finds the
 * shortest chain with few detours, and remembers where it has failed and why (dead_ends.h). Of several chains of one length the first is found, in the order of
 * implications.h.
 *
 * What a chain must lead through at least once, a group or an almost locked set, doubles the table: near[false] if that
 * is still to come, near[true] if it is not. */
#ifndef NN_CHAIN_SEARCH_H
#define NN_CHAIN_SEARCH_H

#include "logic/dead_ends.h"
#include "logic/implications.h"

enum {
    NN_CHAIN_LINKS = 24, /* of the longest chain that can be looked for */
    /* Statements that all searches look at together before they give up, and a single one. Boards of 9x9 seldom need a
     * tenth of it. */
    NN_CHAIN_BUDGET = NN_CELL_WORDS == 2 ? 1 << 23 : 1 << 19,
    NN_CHAIN_TRY = 1 << 18
};

enum nn_chain_need { NN_NEEDS_NOTHING, NN_NEEDS_GROUP, NN_NEEDS_SET };

struct nn_chain_search {
    struct nn_finding *finding;
    const struct nn_implications *table;
    enum nn_chain_need need;
    int budget, budget_now;                          /* what is left for all searches, and for this one */
    uint64_t ways_in[NN_MOST_NODES * NN_NODE_WORDS]; /* [way out]: the nodes that lead to it through a set */

    int goal;
    bool goal_is_true;
    uint64_t near[2][NN_CHAIN_LINKS + 1][NN_NODE_WORDS];
    uint64_t barred[NN_NODE_WORDS]; /* not on the way to it */

    int length;
    struct nn_cells used[NN_LOGIC_SIDE]; /* candidates of the chain so far */
    struct nn_dead_ends dead_ends;

    /* [links so far]: where to go on. Here, for a search in depth would take much stack. */
    struct nn_followers followers[NN_CHAIN_LINKS];
    uint64_t next[NN_CHAIN_LINKS][NN_NODE_WORDS];
    uint16_t ways_out[NN_CHAIN_LINKS][NN_MOST_WAYS_OUT];         /* of a set */
    struct nn_cells blocking[NN_CHAIN_LINKS + 1][NN_LOGIC_SIDE]; /* used candidates that were met from here on */

    /* The chain that was found, and for each node the set through which it follows, or -1. */
    int links;
    bool start_is_true;
    int node[NN_CHAIN_LINKS + 1], set[NN_CHAIN_LINKS + 1];
};

/* Searches in this table begin. */
void nn_chain_search_begin(struct nn_chain_search *search, struct nn_finding *finding,
                           const struct nn_implications *table, enum nn_chain_need need);

/* All chains end here, until further notice. Candidates of the cell `home` (-1: no such cell) may only be at the ends. */
void nn_chain_aim(struct nn_chain_search *search, int goal, bool is_true, int home);

/* What is asked for: a start, and limits. */
struct nn_chain_request {
    int start;
    bool is_true;
    bool needs_nothing; /* what the chain must lead through comes elsewhere */
    int least, most;    /* links */
};

/* Find the shortest chain from there to the goal. False: there is none. */
bool nn_chain_find(struct nn_chain_search *search, const struct nn_chain_request *request);

#endif
