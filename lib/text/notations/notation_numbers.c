/* notation_numbers.c: the notation `numbers`: one puzzle per line, integers, 0 = blank. */
#include "text/reading.h"

const struct nn_reading nn_numbers_reading = {
    .forms = NN_FORM_NUMBERS,
    .told = NN_TRAIT_NUMBERS,
    .needs = NN_TRAIT_LINE | NN_TRAIT_NUMBERS,
    .lacks = NN_TRAIT_BARS | NN_TRAIT_MARKS,
    .power = 2,
};

void nn_numbers_write(struct nn_writing *writing)
{
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        if (cell) nn_put_char(&writing->put, ' ');
        nn_put_number_cell(writing, writing->position->cells[cell], 1);
    }
    nn_put_char(&writing->put, '\n');
}
