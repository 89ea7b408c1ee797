/* notation_candidates.c: the notation `candidates`: a framed grid of the candidates of each cell.
 *
 *     +---------+---------+
 *     | 1   24  | 3   2   |      ! = nothing may stand here
 *     | 23  !   | 14  124 |      on boards over 9x9 numbers are joined: 2/4/17, which also tells
 *     +---------+---------+      the notation from plain numbers
 *
 * Whether a lone value is the value of the cell: see nn_draft_settle. */
#include "base/bits.h"
#include "board/check.h"
#include "text/reading.h"

const struct nn_reading nn_candidates_reading = {
    .forms = NN_FORM_TOKEN_ROW | NN_FORM_NUMBERS,
    .told = NN_TRAIT_MARKS,
    .needs = NN_TRAIT_MARKS,
    .lacks = NN_TRAIT_PLACED,
    .writes_values_as_marks = true,
    .power = 1,
};

static int group_width(uint64_t marks, int side)
{
    if (side <= 9) return marks ? nn_count_bits(marks) : 1;
    int width = marks ? -1 : 1; /* one slash fewer than numbers */
    while (marks) width += nn_number_width(nn_take_bit(&marks) + 1) + 1;
    return width;
}

static void put_group(struct nn_put *put, uint64_t marks, int side)
{
    if (!marks) nn_put_char(put, '!');
    while (marks) {
        nn_put_number(put, nn_take_bit(&marks) + 1);
        if (side > 9 && marks) nn_put_char(put, '/');
    }
}

void nn_candidates_write(struct nn_writing *writing)
{
    const nonet_layout *layout = writing->layout;
    const int side = layout->side;
    struct nn_house_values values;
    nn_house_values_of(writing->position, &values);
    int width = 1;
    for (int cell = 0; cell < layout->cells; cell++) {
        const int needed = group_width(nn_cell_candidates(writing->position, &values, cell), side);
        if (needed > width) width = needed;
    }

    for (int row = 0; row < side; row++) {
        if (row % layout->box_rows == 0) nn_put_rule(writing, width);
        for (int column = 0; column < side; column++) {
            const uint64_t group = nn_cell_candidates(writing->position, &values, row * side + column);
            nn_put_text(&writing->put, column % layout->box_columns ? " " : column ? " | " : "| ");
            put_group(&writing->put, group, side);
            nn_put_repeat(&writing->put, ' ', width - group_width(group, side));
        }
        nn_put_text(&writing->put, " |\n");
    }
    nn_put_rule(writing, width);
}

size_t nn_candidates_line(const nonet_position *position, char *buffer, size_t size)
{
    struct nn_put put = {.buffer = buffer, .size = size ? size - 1 : 0};
    struct nn_house_values values;
    nn_house_values_of(position, &values);
    for (int cell = 0; cell < position->layout->cells; cell++) {
        if (cell) nn_put_char(&put, ' ');
        put_group(&put, nn_cell_candidates(position, &values, cell), position->layout->side);
    }
    if (size) buffer[put.length < size ? put.length : size - 1] = 0;
    return put.length;
}
