/* minlex.h: the smallest form of a board of up to 9x9, read row by row, empty cells before all values.
 *
 * A row of the form is one word, so that rows compare as words: the first cell in the highest four bits, the next eight
 * bits lower, and so on, with the ninth in the lowest four bits. */
#ifndef NN_MINLEX_H
#define NN_MINLEX_H

#include <assert.h>

#include "base/stop.h"
#include "board/layout.h"

enum { NN_MINLEX_SIDE = 9 };

struct nn_minlex {
    uint64_t rows[NN_MINLEX_SIDE]; /* the form */
    nonet_transform transform;     /* one that leads to it; `values` of values that do not occur are 0 */
    uint64_t automorphisms;        /* how many transforms do: they differ by an automorphism */
};

/* The position of a cell of a row in its word. */
static inline int nn_minlex_shift(int place)
{
    assert(place >= 0 && place < NN_MINLEX_SIDE);
    return place < 8 ? 60 - 8 * place : 0;
}

/* What the search needs to know about a layout. */
struct nn_minlex_shape {
    int side, box_rows, box_columns;
    int stacks;
    bool is_nine;
    bool begins_band[NN_MINLEX_SIDE];        /* [row] */
    uint16_t band_rows[NN_MINLEX_SIDE];      /* [row]: the rows of its band */
    uint64_t emptiness[1 << NN_MINLEX_SIDE]; /* [set of columns with values]: see minlex.c */
};

/* NULL, or the invariant that does not hold (base/invariants.h; canon_check.c). */
const char *nn_minlex_check(const struct nn_minlex *minlex, int side, const uint8_t *cells);

void nn_minlex_shape_fill(const nonet_layout *layout, struct nn_minlex_shape *shape);

/* Room for a search, some 80 KB. One for each thread; NULL: no memory. It is released by free(). */
struct nn_minlex_search;
struct nn_minlex_search *nn_minlex_search_new(void);

/* NONET_ERR_ARG: a value occurs twice in a row or column. The cells must be in 0..side. NONET_STOPPED: the watch is
 * over. */
nonet_status nn_minlex_find(struct nn_minlex_search *search, const struct nn_minlex_shape *shape, const uint8_t *cells,
                            struct nn_watch *watch, struct nn_minlex *minlex);

#endif
