/* propagate_locked.c: locked candidates. A box and a line that cross share a segment of cells; a value that one of them
 * can have only there is removed from the rest of the other.
 *
 *     box positions            row positions
 *     0 1 2  <- segment of     0 1 2 | 3 4 5 | 6 7 8
 *     3 4 5     the first row  ^^^^^ the same segment
 *     6 7 8
 *
 * One test shows whether all places of a value lie in one segment: against the segment of the first.
 */
#include "engine/propagate.h"

#include <assert.h>

/* Remove the value from these positions of the house. */
static bool clear_positions(struct nn_board *board, int house, uint64_t positions, int value)
{
    const uint16_t *cells = nn_house(board->layout, house);
    while (positions)
        if (!nn_board_remove(board, cells[nn_take_bit(&positions)], value)) return false;
    return true;
}

/* A house has the value only in one segment, that of `cell`, which it shares with the house of `other_kind`: remove it from
 * the rest of that one, whose segments are `segments`. */
static bool clear_rest_of_other(struct nn_board *board, int value, int cell, int other_kind, const uint64_t *segments)
{
    assert(other_kind >= 0 && other_kind < NN_HOUSE_KINDS);
    const struct nn_seat *seat = &board->layout->seats[cell];
    const int other = seat->house[other_kind];
    const uint64_t rest = nn_board_places(board, value, other) & ~segments[seat->position[other_kind]];
    return clear_positions(board, other, rest, value);
}

/* Houses `first` .. `first` + side - 1: where their places fit one of `mine`, clear the rest of the
 * house of `other_kind`, whose segments are `theirs`. */
static bool lock_houses(struct nn_board *board, int value, int first, const uint64_t *mine, int other_kind,
                        const uint64_t *theirs)
{
    for (int house = first; house < first + board->layout->side; house++) {
        const uint64_t places = nn_board_places(board, value, house);
        const int position = nn_first_bit(places);
        if (places & ~mine[position]) continue;
        const int cell = nn_house(board->layout, house)[position];
        if (!clear_rest_of_other(board, value, cell, other_kind, theirs)) return false;
    }
    return true;
}

bool nn_locked_pass(struct nn_board *board, uint64_t values)
{
    const nonet_layout *layout = board->layout;
    const int side = layout->side;
    while (values) {
        const int value = nn_take_bit(&values);
        if (!lock_houses(board, value, 0, layout->segment_in_row, NN_BOX, layout->row_in_box) ||
            !lock_houses(board, value, side, layout->segment_in_column, NN_BOX, layout->column_in_box) ||
            !lock_houses(board, value, 2 * side, layout->row_in_box, NN_ROW, layout->segment_in_row) ||
            !lock_houses(board, value, 2 * side, layout->column_in_box, NN_COLUMN, layout->segment_in_column))
            return false;
    }
    return true;
}
