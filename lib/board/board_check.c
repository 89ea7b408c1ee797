/* board_check.c: the invariants of board.h. */
#include "base/invariants.h"
#include "board/board.h"

#ifndef NDEBUG

static bool board_views_agree(const struct nn_board *board)
{
    const nonet_layout *const layout = board->layout;
    for (int cell = 0; cell < layout->cells; cell++) {
        const struct nn_seat *const seat = &layout->seats[cell];
        for (int value = 0; value < layout->side; value++)
            for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
                const uint64_t places = nn_board_places(board, value, seat->house[kind]);
                if ((places >> seat->position[kind] & 1) != (board->candidates[cell] >> value & 1)) return false;
            }
    }
    return true;
}

static bool has_every_candidate_a_value(const struct nn_board *board)
{
    for (int cell = 0; cell < board->layout->cells; cell++)
        if (board->candidates[cell] & ~nn_low_bits(board->layout->side)) return false;
    return true;
}

/* Every question still has a possible answer. */
static bool are_questions_open(const struct nn_board *board)
{
    for (int cell = 0; cell < board->layout->cells; cell++)
        if (!board->candidates[cell]) return false;
    for (int row = 0; row < board->layout->side * board->layout->houses && board->finds_singles; row++)
        if (!board->places[row]) return false;
    return true;
}

/* `placed` has every filled cell, and each once. */
static bool are_placed_filled(const struct nn_board *board)
{
    uint64_t listed[NONET_MAX_CELLS / 64] = {0};
    int filled = 0;
    for (int cell = 0; cell < board->layout->cells; cell++) filled += board->value[cell] != NN_OPEN;
    for (int at = 0; at < board->placed_length; at++) {
        const int cell = board->placed[at];
        if (cell >= board->layout->cells || board->value[cell] >= board->layout->side) return false;
        if (listed[cell >> 6] >> (cell & 63) & 1) return false;
        listed[cell >> 6] |= nn_bit(cell & 63);
    }
    return filled == board->placed_length;
}

static bool have_spread_their_value_only(const struct nn_board *board)
{
    for (int at = 0; at < board->spread_length; at++)
        if (board->candidates[board->placed[at]] != nn_bit(board->value[board->placed[at]])) return false;
    return true;
}

static bool are_open_cells_counted(const struct nn_board *board)
{
    for (int house = 0; house < board->layout->houses; house++) {
        int open = 0;
        for (int position = 0; position < board->layout->side; position++)
            open += board->value[nn_house(board->layout, house)[position]] == NN_OPEN;
        if (board->open_cells[house] != open) return false;
    }
    return true;
}

static bool has_trail_what_went(const struct nn_board *board)
{
    for (int at = 0; at < board->trail_length; at++) {
        const uint32_t cell = board->trail[at] / NONET_MAX_SIDE, value = board->trail[at] % NONET_MAX_SIDE;
        if ((int)cell >= board->layout->cells || (int)value >= board->layout->side) return false;
        if (board->candidates[cell] >> value & 1) return false;
    }
    return true;
}

const char *nn_board_check(const struct nn_board *board)
{
    const nonet_layout *const layout = board->layout;
    NN_HOLDS(board->placed_length >= 0 && board->placed_length <= layout->cells, "a cell is filled once");
    NN_HOLDS(board->spread_length >= 0 && board->spread_length <= board->placed_length, "only what is placed spreads");
    NN_HOLDS(board->trail_length >= 0 && board->trail_length <= layout->cells * layout->side, "a candidate goes once");
    NN_HOLDS(has_every_candidate_a_value(board), "candidates are values of the board");
    NN_HOLDS(board_views_agree(board), "the four views of the candidates agree");
    if (board->finds_singles) /* otherwise nobody has looked yet */
        NN_HOLDS(are_questions_open(board), "every cell has a candidate, and every value a place");
    NN_HOLDS(are_placed_filled(board), "placed lists the filled cells");
    NN_HOLDS(have_spread_their_value_only(board), "a filled cell whose turn has come has its value only");
    NN_HOLDS(are_open_cells_counted(board), "open cells are counted");
    NN_HOLDS(has_trail_what_went(board), "the trail holds removed candidates");
    return NULL;
}

#endif
