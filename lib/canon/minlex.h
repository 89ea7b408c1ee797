/* minlex.h: the smallest form of a board of up to 9x9, read row by row, empty cells before all values.
 *
 * A row of the form is one number, four bits a cell, the first cell highest: rows compare as numbers. */
#ifndef NN_MINLEX_H
#define NN_MINLEX_H

#include "board/layout.h"

enum { NN_MINLEX_SIDE = 9 };

struct nn_minlex {
    uint64_t rows[NN_MINLEX_SIDE]; /* the form */
    nonet_transform transform;     /* one that leads to it; `values` of values that do not occur are 0 */
    uint64_t automorphisms;        /* how many do: they differ by an automorphism */
};

/* False: a value stands twice in a row or column. The cells must be in 0..side. */
bool nn_minlex_find(const nonet_layout *layout, const uint8_t *cells, struct nn_minlex *minlex);

#endif
