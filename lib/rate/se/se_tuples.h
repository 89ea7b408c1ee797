/* se_tuples.h: choices of n out of nine, and the rule that naked sets, hidden sets and fish share.
 *
 * Choices come in the order of their binary numbers. A choice is a common tuple when each of its sets has two
 * members or more, and all together have n. */
#ifndef NN_SE_TUPLES_H
#define NN_SE_TUPLES_H

#include <assert.h>

#include "rate/se/se_board.h"

/* The first choice of n is the n lowest bits; the next larger number with as many bits follows. */
static inline unsigned nn_se_next_choice(unsigned choice)
{
    assert(choice);
    const unsigned lowest = choice & (0u - choice), moved = choice + lowest;
    return moved | (((choice ^ moved) >> 2) / lowest);
}

#define NN_SE_EACH_CHOICE(choice, size)                                                                                \
    for (unsigned choice = (1u << (size)) - 1; choice < 1u << 9; choice = nn_se_next_choice(choice))

enum { NN_SE_MOST_TUPLES = 126 }; /* four out of nine */

struct nn_se_tuple {
    uint16_t choice, all; /* the sets, and their union */
};

/* The common tuples of `size` among nine sets, in order. `eligible`: the sets with two to `size` members. */
int nn_se_list_tuples(const uint16_t sets[9], unsigned eligible, int size,
                      struct nn_se_tuple tuples[NN_SE_MOST_TUPLES]);

/* In each house the digits with two to `size` places. */
void nn_se_eligible_digits(const struct nn_se_board *board, int size, uint16_t digits[NN_SE_LANES]);

#endif
