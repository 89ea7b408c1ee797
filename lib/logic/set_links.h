/* set_links.h: almost locked sets as links of chains.
 *
 * A set (als.h) has one digit more than cells. If it loses one, it holds all others. So from a true candidate or group
 * outside that sees all places of one digit in the set, the way in, follows:
 *
 *     way out      the places of any other digit, together, are true
 *     leftover     a cell that loses all candidates but one to the set's other digits, two of them
 *                  or more, holds that one
 *
 * Ways in and out are nodes (implications.h). If a digit has one place in the set, its way in is a separate node, not
 * the candidate there, which can also be false for reasons from inside the set: that would lead to chains through the
 * set's own cells. */
#ifndef NN_SET_LINKS_H
#define NN_SET_LINKS_H

#include "logic/als.h"

enum {
    /* Positions with more nodes are not searched for chains. */
    NN_MOST_NODES = NN_CELL_WORDS == 2 ? 3072 : 8192,
    NN_MOST_LEFTOVERS = 4096,
    NN_MOST_WAYS_OUT = NN_LOGIC_SIDE + NN_LOGIC_CELLS /* of a set */
};

struct nn_implications;

struct nn_set_links {
    const struct nn_als_list *list; /* NULL: sets do not take part */
    /* By group of the list: its nodes, -1: none; and where its sets begin in `sets`. */
    int16_t way_in[NN_ALS_GROUPS], way_out[NN_ALS_GROUPS];
    uint16_t first[NN_ALS_GROUPS + 1], sets[NN_ALS_MOST * (NN_ALS_LARGEST + 1)];
    int16_t group_of[NN_MOST_NODES]; /* by node: the group whose way in it is, -1: none */
    /* By set: cells that may have a leftover. */
    uint16_t first_leftover[NN_ALS_MOST + 1], leftover[NN_MOST_LEFTOVERS];
};

/* Which sets have which ways in and which leftovers; way_in and way_out are known. */
void nn_set_links_make(struct nn_set_links *links, const struct nn_grid *grid, int nodes);

/* Write the nodes that are true when the set has lost the digit into `out`; returns their number. */
int nn_set_ways_out(const struct nn_implications *table, int set, int lost, uint16_t *out);

/* The set's digits that this cell, which is not in it, loses when the set has lost one. */
uint32_t nn_set_takes(const struct nn_als_list *list, int set, int lost, int cell);

#endif
