/* any_unavoidable.h: unavoidable sets (nine_unavoidable.h) of full grids of any size: cells whose values can be
 * exchanged to give another grid. Every puzzle with this grid as its only solution has a clue in each such set. */
#ifndef NN_ANY_UNAVOIDABLE_H
#define NN_ANY_UNAVOIDABLE_H

#include "base/bits.h"
#include "board/layout.h"

/* All zero = empty. */
struct nn_any_unavoidable {
    const nonet_layout *layout;
    int words;         /* of a set: a bit for each cell */
    uint64_t *sets;    /* [room][words] */
    uint16_t *cell_of; /* [value][house], in the same block */
    int count, room;
    int at_a_glance; /* how many, from the first, are kept when room runs out */
    int oldest;      /* of these */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

static inline int nn_any_unavoidable_words(const nonet_layout *layout)
{
    return (layout->cells + 63) / 64;
}

nonet_status nn_any_unavoidable_init(struct nn_any_unavoidable *unavoidable, const nonet_layout *layout);
void nn_any_unavoidable_clear(struct nn_any_unavoidable *unavoidable);

/* Forget all; and: find those of two values, and of two lines of a band. */
void nn_any_unavoidable_begin(struct nn_any_unavoidable *unavoidable);
void nn_any_unavoidable_find(struct nn_any_unavoidable *unavoidable, const uint8_t *grid);

/* Where `other_solution` differs from the grid. */
void nn_any_unavoidable_learn(struct nn_any_unavoidable *unavoidable, const uint8_t *grid,
                              const uint8_t *other_solution);

/* NULL, or the invariant that does not hold (base/invariants.h; any_check.c). */
const char *nn_any_unavoidable_check(const struct nn_any_unavoidable *unavoidable);

/* Is there a set without any of these clues (a bit for each cell)? False proves nothing. */
bool nn_any_unavoidable_miss(const struct nn_any_unavoidable *unavoidable, const uint64_t *clues);

#endif
