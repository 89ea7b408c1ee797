/* rows.c: the notation `rows`, a line a row, a character a cell; read by nn_symbols_read. */
#include "text/notation.h"

void nn_put_symbol_rows(struct nn_writing *writing, bool only_givens)
{
    const int side = writing->layout->side;
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        const bool is_hidden = only_givens && nn_is_placed(writing->position, cell);
        nn_put_symbol(writing, is_hidden ? 0 : writing->position->cells[cell]);
        if (cell % side == side - 1) nn_put_char(&writing->put, '\n');
    }
}

void nn_rows_write(struct nn_writing *writing)
{
    nn_put_symbol_rows(writing, false);
}
