/* net.h: trying a candidate, true or false, and following singles for a few rounds.
 *
 * Unlike in a chain, a statement may have several causes: a cell has one candidate left because all others were
 * removed, for different reasons; a house has one place left. Each round places all singles that the round before
 * produced; one whose candidate has been removed meanwhile is skipped.
 *
 * The results are in is_true and is_false, with a reason for each statement:
 *
 *     a candidate is false    by_placing[node]: that one is true (-1: it was assumed)
 *     a candidate is true     single_in[node]: the last place in this house, or NN_LAST_IN_CELL
 *                             (-1: it was assumed) */
#ifndef NN_NET_H
#define NN_NET_H

#include "logic/implications.h"

enum { NN_NET_ROUNDS = 4, NN_LAST_IN_CELL = NN_LOGIC_HOUSES, NN_NO_SINGLE = INT8_MIN };

struct nn_net_board {
    uint32_t candidates[NN_LOGIC_CELLS];
    uint8_t open_places[NN_LOGIC_HOUSES][NN_LOGIC_SIDE];
};

struct nn_net {
    const struct nn_implications *table;
    struct nn_net_board start, board;
    uint64_t is_true[NN_NODE_WORDS], is_false[NN_NODE_WORDS];
    int16_t by_placing[NN_MOST_NODES];
    int8_t single_in[NN_MOST_NODES];
    int singles, next_singles; /* of this round and of the next, in `single` */
    uint16_t single[2][4 * NN_MOST_NODES];
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; net_check.c). */
const char *nn_net_check(const struct nn_net *net);

/* For the table's grid. */
void nn_net_begin(struct nn_net *net, const struct nn_implications *table);

/* Try a candidate. */
void nn_net_try(struct nn_net *net, int node, bool is_true);

#endif
