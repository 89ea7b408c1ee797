/* notation_table.c: the notation `table`: one row per line, integers in columns, 0 = blank. */
#include "text/reading.h"

const struct nn_reading nn_table_reading = {
    .forms = NN_FORM_TOKEN_ROW,
    .told = NN_TRAIT_NUMBERS,
    .needs = NN_TRAIT_GRID | NN_TRAIT_NUMBERS,
    .lacks = NN_TRAIT_BARS | NN_TRAIT_MARKS,
    .power = 1,
};

void nn_table_write(struct nn_writing *writing)
{
    const int side = writing->layout->side, width = nn_number_width(side);
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        if (cell % side) nn_put_char(&writing->put, ' ');
        nn_put_number_cell(writing, writing->position->cells[cell], width);
        if (cell % side == side - 1) nn_put_char(&writing->put, '\n');
    }
}
