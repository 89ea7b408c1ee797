/* notation_list.c: the notation `list`: a list of rows, which are lists of numbers, as JSON, Python and JavaScript have
 * them. All on one line, 0 for empty cells. */
#include "text/reading.h"

const struct nn_reading nn_list_reading = {.gathers = NN_GATHERS_LIST, .forms = NN_FORM_NUMBERS, .power = 2};

void nn_list_write(struct nn_writing *writing)
{
    const int side = writing->layout->side;
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        nn_put_text(&writing->put, cell % side ? "," : cell ? ",[" : "[[");
        nn_put_number(&writing->put, writing->position->cells[cell]);
        if (cell % side == side - 1) nn_put_char(&writing->put, ']');
    }
    nn_put_text(&writing->put, "]\n");
}
