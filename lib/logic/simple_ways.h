/* simple_ways.h: ways from one statement to others that visit no cell twice, where almost locked
 * sets take part (set_links.h).
 *
 * A way through sets is only sound if it never reuses cells: the cells of its nodes and its sets are all different,
 * except for consecutive nodes in one cell, and for the return to the start's cell, which ends the way. Whether a
 * statement can be reached like this depends on the whole way, not just on the statement before it; so the first few
 * ways to each statement are kept, except those that contain all cells of one already kept. They are found breadth
 * first, in the order of implications.h, then through sets, small ones first; but a way does not go through a set if
 * one with fewer cells to the same statement can.
 *
 * With four or more ways per statement all cases with sets of HoDoKu's library are found, with three all but one. */
#ifndef NN_SIMPLE_WAYS_H
#define NN_SIMPLE_WAYS_H

#include "logic/implications.h"

enum {
    NN_WAYS_KEPT = 4, /* to a statement */
    NN_WAYS_ROOM = 4 * NN_MOST_NODES,
    NN_WAYS_BUDGET = 1 << 18 /* ways extended in a search before it ends */
};

struct nn_way_end {
    int before; /* the index of the way's last but one statement; -1: the start */
    uint16_t node;
    int16_t set; /* the set it goes through; -1: none */
    uint8_t links;
    struct nn_cells been;
};

struct nn_simple_ways {
    uint32_t made; /* these three say what they were found for; `made` is the table's */
    int start;
    bool is_true;
    int budget;                      /* what is left of it; set by the caller */
    uint64_t at_home[NN_NODE_WORDS]; /* the candidates of the start's cell */
    int count, looked_at;            /* ways; those already extended */
    struct nn_way_end ends[NN_WAYS_ROOM];
    int kept[2][NN_MOST_NODES][NN_WAYS_KEPT]; /* [is_true][node]: indexes, then -1 */
    struct nn_followers followers;            /* of the way being extended */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; net_check.c). */
const char *nn_simple_ways_check(const struct nn_simple_ways *ways, const struct nn_implications *table);

/* Start from here, unless the ways already do. */
void nn_simple_ways_begin(struct nn_simple_ways *ways, const struct nn_implications *table, int start, bool is_true);

/* The n-th (from 0) of the kept ways to a statement, as the index of its end; -1: there is none. */
int nn_simple_way(struct nn_simple_ways *ways, const struct nn_implications *table, int end, bool is_true, int which);

/* Its nodes, and for each the set it goes through (-1: none); returns the number of links. */
int nn_simple_way_nodes(const struct nn_simple_ways *ways, int index, int *nodes, int *sets);

#endif
