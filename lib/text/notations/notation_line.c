/* notation_line.c: the notation `line`, one character per cell. `+5` is a 5 that was placed, not given: it is read, but
 * never written, so that a written line always has side * side characters. reader_plain.c is a fast path for the most
 * frequent kind. */
#include "text/reading.h"

const struct nn_reading nn_line_reading = {
    .forms = NN_FORM_LINE,
    .needs = NN_TRAIT_LINE | NN_TRAIT_SYMBOLS,
    .lacks = NN_TRAIT_BARS | NN_TRAIT_MARKS,
    .power = 2,
};

void nn_line_write(struct nn_writing *writing)
{
    for (int cell = 0; cell < writing->layout->cells; cell++) nn_put_symbol(writing, writing->position->cells[cell]);
    nn_put_char(&writing->put, '\n');
}
