/* simple_ways.h: ways from one statement to others that visit no cell twice, where almost locked
 * sets take part (set_links.h).
 *
 * A way through sets is only believable if it leaves its cells alone: the cells of its nodes and of
 * its sets are all different, but for nodes that follow each other in a cell, and for the return to
 * the start's cell, which ends the way. Whether a statement can be reached so depends on the way, not
 * just on the statement before it; so several ways to each are kept, the first ones, unless all
 * cells of one that is kept are on the new one, too. They are found breadth first, in the order of
 * implications.h, then through sets, small ones first; but a way does not go through a set if one
 * with fewer cells to the same statement can.
 *
 * With four ways or more to a statement all cases with sets of HoDoKu's library are found, with three
 * all but one. */
#ifndef NN_SIMPLE_WAYS_H
#define NN_SIMPLE_WAYS_H

#include "logic/implications.h"

enum {
    NN_WAYS_KEPT = 4, /* to a statement */
    NN_WAYS_ROOM = 4 * NN_MOST_NODES,
    NN_WAYS_BUDGET = 1 << 18 /* ways that are extended in a search; then no more are found */
};

struct nn_way_end {
    int before; /* the index of the way's last but one statement; -1: the start */
    uint16_t node;
    int16_t set; /* through which it follows; -1: none */
    uint8_t links;
    struct nn_cells been;
};

struct nn_simple_ways {
    uint32_t made; /* these three: for what they were found; `made` is the table's */
    int start;
    bool is_true;
    int budget;                      /* what is left of it; set by who searches */
    uint64_t at_home[NN_NODE_WORDS]; /* the candidates of the start's cell */
    int count, looked_at;            /* ways; those that have been extended */
    struct nn_way_end ends[NN_WAYS_ROOM];
    int kept[2][NN_MOST_NODES][NN_WAYS_KEPT]; /* [is_true][node]: indexes, then -1 */
    struct nn_followers followers;            /* of the way that is extended */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; net_check.c). */
const char *nn_simple_ways_check(const struct nn_simple_ways *ways, const struct nn_implications *table);

/* Begin at the start, unless the ways do. */
void nn_simple_ways_begin(struct nn_simple_ways *ways, const struct nn_implications *table, int start, bool is_true);

/* The first, second, ... (from 0) of the simple ways to a statement that are kept, as the index of
 * its end; -1: there is none. */
int nn_simple_way(struct nn_simple_ways *ways, const struct nn_implications *table, int end, bool is_true, int which);

/* Its nodes, and by node the set through which it follows (-1: none); the number of links. */
int nn_simple_way_nodes(const struct nn_simple_ways *ways, int index, int *nodes, int *sets);

#endif
