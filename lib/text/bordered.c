/* bordered.c: rows with bars between the boxes and rules between the bands.
 *
 *     +-------+-------+        *-----*
 *     | 1 2 . | . . . |        |12.|...|        (boxes 2x3)
 *     | . . . | 4 . . |        |...|4..|
 *     +-------+-------+        |---+---|
 *     ...                      ...
 *        bordered                 ss
 *
 * Boards with more values than symbols have right-aligned numbers, and only `bordered` can. Read by
 * nn_symbols_read and nn_tokens_read; reader.c takes the shape of the boxes from the frame. */
#include "text/notation.h"

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

static void put_bordered_cell(struct nn_writing *writing, int value, int width)
{
    if (width == 1) {
        nn_put_symbol(writing, value);
        return;
    }
    nn_put_repeat(&writing->put, ' ', width - (value ? nn_number_width(value) : 1));
    if (value) nn_put_number(&writing->put, value);
    else nn_put_char(&writing->put, writing->blank);
}

void nn_bordered_write(struct nn_writing *writing)
{
    const nonet_layout *layout = writing->layout;
    const int width = layout->side > writing->symbol_count ? nn_number_width(layout->side) : 1;
    for (int row = 0; row < layout->side; row++) {
        if (row % layout->box_rows == 0) nn_put_rule(writing, width);
        for (int column = 0; column < layout->side; column++) {
            nn_put_text(&writing->put, column % layout->box_columns ? " " : column ? " | " : "| ");
            put_bordered_cell(writing, writing->position->cells[row * layout->side + column], width);
        }
        nn_put_text(&writing->put, " |\n");
    }
    nn_put_rule(writing, width);
}

/* "*-----------*" around the board, "|---+---+---|" inside it. */
static void put_tight_rule(struct nn_writing *writing, char corner, char crossing)
{
    const nonet_layout *layout = writing->layout;
    for (int column = 0; column < layout->side; column += layout->box_columns) {
        nn_put_char(&writing->put, column ? crossing : corner);
        nn_put_repeat(&writing->put, '-', layout->box_columns);
    }
    nn_put_char(&writing->put, corner);
    nn_put_char(&writing->put, '\n');
}

void nn_ss_write(struct nn_writing *writing)
{
    const nonet_layout *layout = writing->layout;
    /* A row of dashes between bars would be a rule. */
    if (writing->blank == '-') writing->blank = '.';
    for (int row = 0; row < layout->side; row++) {
        if (row == 0) put_tight_rule(writing, '*', '-');
        else if (row % layout->box_rows == 0) put_tight_rule(writing, '|', '+');
        for (int column = 0; column < layout->side; column++) {
            if (column % layout->box_columns == 0) nn_put_char(&writing->put, '|');
            nn_put_symbol(writing, writing->position->cells[row * layout->side + column]);
        }
        nn_put_text(&writing->put, "|\n");
    }
    put_tight_rule(writing, '*', '-');
}
