/* rank.h: which of several steps of one technique is taken.
 *
 * Remote pairs, X-chains, XY-chains and others are compared before one is reported: first the one that removes most,
 * then the one whose removals have the smallest index sum (below), then the shortest. HoDoKu chooses this way; the
 * weights of the sum were determined from its step lists.
 *
 * The sum goes over the removals in order of digit, then cell; the k-th of them (from 0) counts cell * (weight * k + 1)
 * + digit. Of HoDoKu's 306 XY-chains a different one is chosen 16 times with weight 0, 9 times with 1, 3 times with 8,
 * never with 1000: the step lists do not show which large weight is right. */
#ifndef NN_RANK_H
#define NN_RANK_H

#include <assert.h>

#include "logic/grid.h"

enum { NN_RANK_WEIGHT = 1000 };

struct nn_rank {
    int removals; /* 0: nothing yet */
    int64_t index_sum;
    int length; /* of the chain; 0: there is none */
};

/* Add removals, digits in ascending order. */
static inline void nn_rank_add(struct nn_rank *rank, int digit, struct nn_cells removed)
{
    assert(digit >= 0 && digit < NN_LOGIC_SIDE);
    NN_EACH_CELL(cell, removed)
    {
        rank->index_sum += (int64_t)cell * (NN_RANK_WEIGHT * rank->removals + 1) + digit + 1;
        rank->removals++;
    }
}

static inline bool nn_rank_is_better(const struct nn_rank *a, const struct nn_rank *b)
{
    if (a->removals != b->removals) return a->removals > b->removals;
    if (a->index_sum != b->index_sum) return a->index_sum < b->index_sum;
    return a->length < b->length;
}

#endif
