/* notation_rows.c: the notation `rows`, one line per row, one character per cell. */
#include "text/reading.h"

const struct nn_reading nn_rows_reading = {
    .forms = NN_FORM_SYMBOL_ROW | NN_FORM_SPACED_ROW,
    .needs = NN_TRAIT_GRID | NN_TRAIT_SYMBOLS,
    .lacks = NN_TRAIT_BARS | NN_TRAIT_MARKS,
    .power = 1,
};

void nn_rows_write(struct nn_writing *writing)
{
    nn_put_symbol_rows(writing, false);
}
