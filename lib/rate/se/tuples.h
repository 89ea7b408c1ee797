/* tuples.h: choices of n out of nine, and the rule that naked sets, hidden sets and fish share.
 *
 * Choices come in the order of their binary numbers. A choice is a common tuple when each of its sets has two
 * members or more, and all together have n. */
#ifndef NN_SE_TUPLES_H
#define NN_SE_TUPLES_H

#include "base/bits.h"

/* The first choice of n is the n lowest bits; the next larger number with as many bits follows. */
static inline unsigned nn_se_next_choice(unsigned choice)
{
    const unsigned lowest = choice & (0u - choice), moved = choice + lowest;
    return moved | (((choice ^ moved) >> 2) / lowest);
}

#define NN_SE_EACH_CHOICE(choice, size)                                                            \
    for (unsigned choice = (1u << (size)) - 1; choice < 1u << 9; choice = nn_se_next_choice(choice))

/* The union of the chosen sets if they are a common tuple of `size`, else 0. */
static inline unsigned nn_se_common_tuple(const uint16_t sets[9], unsigned choice, int size)
{
    unsigned all = 0;
    for (uint64_t rest = choice; rest;) {
        const unsigned set = sets[nn_take_bit(&rest)];
        if (!(set & (set - 1))) return 0;
        all |= set;
    }
    return nn_count_bits(all) == size ? all : 0;
}

/* Those of nine sets that can belong to a tuple: two members at least and `size` at most. */
static inline unsigned nn_se_eligible(const uint16_t sets[9], int size)
{
    unsigned eligible = 0;
    for (int i = 0; i < 9; i++) {
        const int count = nn_count_bits(sets[i]);
        if (count >= 2 && count <= size) eligible |= 1u << i;
    }
    return eligible;
}

#endif
