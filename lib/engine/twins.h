/* twins.h: values that nothing distinguishes, for counting.
 *
 * Two values that have exactly the same candidates can be swapped in every solution. So a cell that
 * may hold any of k such twins has the same number of solutions for each: one is explored, and
 * counts k times. An empty 6x6 board then has 39,168 solutions to visit instead of 28,200,960.
 *
 * Deduction treats twins alike, so twins stay twins until the search itself distinguishes one from the others by
 * placing it or forbidding it somewhere. `fresh` are the values to which that has not happened. */
#ifndef NN_TWINS_H
#define NN_TWINS_H

#include <assert.h>

#include "board/board.h"

struct nn_twins {
    uint64_t of[NONET_MAX_SIDE]; /* [value] the values with the same candidates at the start */
    uint64_t fresh;
};

/* Find the twins on a board on which everything has been deduced. */
void nn_twins_find(struct nn_twins *twins, const struct nn_board *board);

/* NULL, or the invariant that does not hold (base/invariants.h; twins_check.c). */
const char *nn_twins_check(const struct nn_twins *twins, int side);

/* No value has a twin. */
void nn_twins_clear(struct nn_twins *twins);

/* The twins of a value, itself included, that are still alike. */
static inline uint64_t nn_twins_of(const struct nn_twins *twins, int value)
{
    assert(!(twins->fresh >> value & 1) || twins->of[value] >> value & 1);
    return (twins->fresh >> value & 1) ? twins->of[value] & twins->fresh : nn_bit(value);
}

#endif
