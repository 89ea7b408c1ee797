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

/* What the search needs to know of a layout. */
struct nn_minlex_shape {
    int side, box_rows, box_columns;
    int stacks;
    uint16_t band_rows[NN_MINLEX_SIDE];  /* [row]: the rows of its band */
    uint16_t stack_mask[NN_MINLEX_SIDE]; /* [column]: the columns of its stack */
    uint8_t stack_of[NN_MINLEX_SIDE];    /* [column] */
    uint8_t row_of[NN_MINLEX_SIDE * NN_MINLEX_SIDE];
    uint8_t column_of[NN_MINLEX_SIDE * NN_MINLEX_SIDE];
    uint8_t stack_shift[NN_MINLEX_SIDE]; /* [place from the last one]: the last place of its stack */
    uint64_t emptiness[1 << NN_MINLEX_SIDE]; /* [set of columns with values]: see minlex.c */
};

void nn_minlex_shape_fill(const nonet_layout *layout, struct nn_minlex_shape *shape);

/* False: a value stands twice in a row or column. The cells must be in 0..side. */
bool nn_minlex_find(const struct nn_minlex_shape *shape, const uint8_t *cells, struct nn_minlex *minlex);

#endif
