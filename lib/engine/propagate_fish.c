/* propagate_fish.c: fish of any size, for one value at a time.
 *
 * A value occurs once in every row, each time in another column: m rows confined to m columns are a fish (X-wing,
 * swordfish, ...). In a band it occurs once in every box, each time in another line: m boxes confined to m lines are
 * the same thing with boxes. nn_all_different finds all of them. */
#include "engine/propagate.h"

#include <assert.h>

/* Too few columns for some rows: no single question is to blame. */
static bool contradict_nowhere(struct nn_board *board, int value)
{
    board->contradiction = NN_NO_QUESTION;
    board->crowded_value = value;
    return false;
}

static bool fish_in_lines(struct nn_board *board, int value)
{
    const int side = board->layout->side;
    const uint64_t *places = board->places + value * board->layout->houses;
    uint64_t columns[NONET_MAX_SIDE];
    for (int row = 0; row < side; row++) columns[row] = places[row];
    if (!nn_all_different(columns, side)) return contradict_nowhere(board, value);

    for (int row = 0; row < side; row++) {
        uint64_t gone = places[row] & ~columns[row];
        while (gone)
            if (!nn_board_remove(board, row * side + nn_take_bit(&gone), value)) return false;
    }
    return true;
}

/* A band (boxes side by side, lines = rows) or a stack (one under the other, lines = columns).
 * `lines` is the number of lines and of boxes in it; `first` its first line; a box takes `width` of
 * each. */
static bool fish_in_chute(struct nn_board *board, int value, int first, int lines, int width)
{
    assert(lines > 0 && lines <= NONET_MAX_BOX && width > 0);
    const nonet_layout *layout = board->layout;
    const uint64_t *places = board->places + value * layout->houses + first;
    uint64_t boxes[NONET_MAX_BOX] = {0}; /* [line] the boxes where the value may be in this line */
    for (int line = 0; line < lines; line++)
        for (int box = 0; box < lines; box++)
            if (places[line] >> (box * width) & nn_low_bits(width)) boxes[line] |= nn_bit(box);

    uint64_t left[NONET_MAX_BOX];
    for (int line = 0; line < lines; line++) left[line] = boxes[line];
    if (!nn_all_different(left, lines)) return contradict_nowhere(board, value);

    for (int line = 0; line < lines; line++) {
        for (uint64_t gone = boxes[line] & ~left[line]; gone;) {
            uint64_t positions = places[line] & nn_low_bits(width) << (nn_take_bit(&gone) * width);
            while (positions) {
                const int cell = nn_house(layout, first + line)[nn_take_bit(&positions)];
                if (!nn_board_remove(board, cell, value)) return false;
            }
        }
    }
    return true;
}

static bool fish_in_blocks(struct nn_board *board, int value)
{
    const nonet_layout *layout = board->layout;
    const int rows = layout->box_rows, columns = layout->box_columns;
    for (int row = 0; row < layout->side; row += rows)
        if (!fish_in_chute(board, value, row, rows, columns)) return false;
    for (int column = 0; column < layout->side; column += columns)
        if (!fish_in_chute(board, value, layout->side + column, columns, rows)) return false;
    return true;
}

bool nn_fish_pass(struct nn_board *board, uint64_t values)
{
    while (values) {
        const int value = nn_take_bit(&values);
        if (!fish_in_lines(board, value) || !fish_in_blocks(board, value)) return false;
    }
    return true;
}
