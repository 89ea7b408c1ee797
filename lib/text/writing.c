/* writing.c: parts of boards that several notations write; see notation.h. */
#include "text/notation.h"
#include "text/symbols.h"

void nn_put_symbol_rows(struct nn_writing *writing, bool only_givens)
{
    const int side = writing->layout->side;
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        const bool is_hidden = only_givens && nn_is_placed(writing->position, cell);
        nn_put_symbol(writing, is_hidden ? 0 : writing->position->cells[cell]);
        if (cell % side == side - 1) nn_put_char(&writing->put, '\n');
    }
}

void nn_put_cells_link(struct nn_writing *writing, const char *address)
{
    nn_put_text(&writing->put, address);
    for (int cell = 0; cell < writing->layout->cells; cell++)
        nn_put_char(&writing->put, (char)('0' + writing->position->cells[cell]));
    nn_put_char(&writing->put, '\n');
}

void nn_put_number_cell(struct nn_writing *writing, int value, int width)
{
    const bool is_from_0 = writing->symbols == nn_symbols_from_0;
    const int shown = value ? value - is_from_0 : 0;
    nn_put_repeat(&writing->put, ' ', width - nn_number_width(shown));
    if (value) nn_put_number(&writing->put, shown);
    else nn_put_char(&writing->put, writing->blank);
}

void nn_put_rule(struct nn_writing *writing, int cell_width)
{
    const nonet_layout *layout = writing->layout;
    nn_put_char(&writing->put, '+');
    for (int column = 0; column < layout->side; column += layout->box_columns) {
        nn_put_repeat(&writing->put, '-', layout->box_columns * (cell_width + 1) + 1);
        nn_put_char(&writing->put, '+');
    }
    nn_put_char(&writing->put, '\n');
}
