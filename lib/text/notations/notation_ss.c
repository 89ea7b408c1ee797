/* notation_ss.c: the notation `ss`: rows in a tight frame, as Simple Sudoku writes them.
 *
 *     *-------*
 *     |12.|...|
 *     |...|4..|        (boxes 2x3)
 *     |---+---|
 *     ...
 *
 * Reading takes the shape of the boxes from the frame. */
#include "text/reading.h"

const struct nn_reading nn_ss_reading = {
    .forms = NN_FORM_SYMBOL_ROW | NN_FORM_SPACED_ROW,
    .needs = NN_TRAIT_GRID | NN_TRAIT_BARS,
    .lacks = NN_TRAIT_SPACED | NN_TRAIT_MARKS,
    .power = 1,
};

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
