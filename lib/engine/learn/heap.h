/* heap.h: the open candidates, the one that took part in most recent conflicts first. */
#ifndef NN_LEARN_HEAP_H
#define NN_LEARN_HEAP_H

#include "engine/learn/learn.h"

void nn_heap_fill(struct nn_learn *learn);

/* Put a candidate back; the first if it is known not to be there. */
void nn_heap_insert_absent(struct nn_learn *learn, uint32_t variable);
static inline void nn_heap_insert(struct nn_learn *learn, uint32_t variable)
{
    if (learn->heap_place[variable] == UINT32_MAX) nn_heap_insert_absent(learn, variable);
}

/* The most active open candidate, or UINT32_MAX. */
uint32_t nn_heap_best(struct nn_learn *learn);

/* The candidate took part in the current conflict; and: the conflict is over, the next one weighs more. */
void nn_heap_bump(struct nn_learn *learn, uint32_t variable);
void nn_heap_age(struct nn_learn *learn);

/* NULL, or the invariant that does not hold (base/invariants.h; clauses_check.c). */
const char *nn_heap_check(const struct nn_learn *learn);

#endif
