/* random.h: random numbers that are the same on every machine, with a stream for each (seed, index), so that the n-th
 * thing made from a seed does not depend on which thread made the others, or in which order.
 */
#ifndef NN_RANDOM_H
#define NN_RANDOM_H

#include <assert.h>
#include <stdint.h>

#include "base/bits.h"

struct nn_random {
    uint64_t state;
};

/* splitmix64: every state has its own successor, and mixing makes neighbours independent. */
static inline uint64_t nn_random_next(struct nn_random *random)
{
    uint64_t mixed = random->state += 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

static inline struct nn_random nn_random_begin(uint64_t seed, uint64_t index)
{
    struct nn_random random = {seed};
    random.state = nn_random_next(&random) ^ index * 0xd1342543de82ef95u;
    random.state = nn_random_next(&random);
    return random;
}

/* 0 .. bound-1; bound > 0. The bias is below bound / 2^32. */
static inline int nn_random_below(struct nn_random *random, int bound)
{
    assert(bound > 0);
    return (int)((nn_random_next(random) >> 32) * (uint64_t)bound >> 32);
}

/* The position of a random bit of the set, which must not be empty; all bits are equally likely. */
static inline int nn_random_bit(struct nn_random *random, uint64_t set)
{
    assert(set);
    for (int skipped = nn_random_below(random, nn_count_bits(set)); skipped > 0; skipped--) set &= set - 1;
    return nn_first_bit(set);
}

/* Put the numbers of `count` cells into random order. */
static inline void nn_random_shuffle_cells(struct nn_random *random, uint16_t *cells, int count)
{
    for (int left = count; left > 1; left--) {
        const int other = nn_random_below(random, left);
        const uint16_t kept = cells[other];
        cells[other] = cells[left - 1];
        cells[left - 1] = kept;
    }
}

static inline void nn_random_shuffle(struct nn_random *random, int *items, int count)
{
    assert(count >= 0);
    for (int left = count; left > 1; left--) {
        const int other = nn_random_below(random, left), kept = items[other];
        items[other] = items[left - 1];
        items[left - 1] = kept;
    }
}

#endif
