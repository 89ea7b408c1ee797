/* notation_bordered.c: the notation `bordered`: rows with bars between the boxes and rules between the bands.
 *
 *     +-------+-------+
 *     | 1 2 . | . . . |
 *     | . . . | 4 . . |        (boxes 2x3)
 *     +-------+-------+
 *     ...
 *
 * Boards with more values than symbols have right-aligned numbers. Reading takes the shape of the boxes from the
 * frame. */
#include "text/reading.h"

const struct nn_reading nn_bordered_reading = {
    .forms = NN_FORM_SYMBOL_ROW | NN_FORM_TOKEN_ROW,
    .needs = NN_TRAIT_SPACED | NN_TRAIT_BARS,
    .lacks = NN_TRAIT_MARKS,
    .power = 1,
};

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
