/* exchanges.h: unavoidable sets (unavoidable.h) of full grids of any size: cells whose values can be exchanged among
 * themselves, which gives another grid. Each holds a clue of every puzzle that has this grid as its only solution. */
#ifndef NN_EXCHANGES_H
#define NN_EXCHANGES_H

#include "base/bits.h"
#include "board/layout.h"

/* All zero = empty. */
struct nn_exchanges {
    const nonet_layout *layout;
    int words;      /* of a set: a bit for each cell */
    uint64_t *sets; /* [room][words] */
    int count, room;
    int at_a_glance; /* so many at the beginning stay when there is no room for all others */
    int oldest;      /* of these */
};

static inline int nn_exchange_words(const nonet_layout *layout)
{
    return (layout->cells + 63) / 64;
}

nonet_status nn_exchanges_init(struct nn_exchanges *exchanges, const nonet_layout *layout);
void nn_exchanges_clear(struct nn_exchanges *exchanges);

/* Forget all; and: find those of two values, and of two lines of a band. */
void nn_exchanges_begin(struct nn_exchanges *exchanges);
void nn_exchanges_find(struct nn_exchanges *exchanges, const uint8_t *grid);

/* Where `rival` differs from the grid. */
void nn_exchanges_learn(struct nn_exchanges *exchanges, const uint8_t *grid, const uint8_t *rival);

/* Does a set lie wholly outside of these clues (a bit for each cell)? False says nothing. */
bool nn_exchanges_miss(const struct nn_exchanges *exchanges, const uint64_t *clues);

#endif
