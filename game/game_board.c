/* game_board.c: see game_board.h. */
#include "game_board.h"

#include <assert.h>

uint64_t gm_board_get(const struct gm_board *board, enum gm_kind kind, int cell, int value)
{
    switch (kind) {
    case GM_VALUE: return (uint64_t)(board->values[cell] | (board->is_given[cell] ? GM_GIVEN : 0));
    case GM_MARKS: return board->marks[cell];
    case GM_COLOUR: return board->colours[cell];
    case GM_CANDIDATE_COLOUR: return board->candidate_colours[cell][value - 1];
    case GM_LIMITS: return board->limits[cell];
    case GM_EDITING: return board->is_editing;
    case GM_CENTRE_MARKS: return board->centre_marks[cell];
    case GM_OVERRIDES: return board->overrides[cell];
    case GM_KINDS: break;
    }
    assert(false);
    return 0;
}

void gm_board_put(struct gm_board *board, enum gm_kind kind, int cell, int value, uint64_t content)
{
    switch (kind) {
    case GM_VALUE:
        board->values[cell] = (uint8_t)(content & (GM_GIVEN - 1));
        board->is_given[cell] = content & GM_GIVEN ? 1 : 0;
        return;
    case GM_MARKS: board->marks[cell] = content; return;
    case GM_COLOUR: board->colours[cell] = (uint8_t)content; return;
    case GM_CANDIDATE_COLOUR: board->candidate_colours[cell][value - 1] = (uint8_t)content; return;
    case GM_LIMITS: board->limits[cell] = content; return;
    case GM_EDITING: board->is_editing = content; return;
    case GM_CENTRE_MARKS: board->centre_marks[cell] = content; return;
    case GM_OVERRIDES: board->overrides[cell] = content; return;
    case GM_KINDS: break;
    }
    assert(false);
}

bool gm_board_has_other_puzzle(const struct gm_board *board, const struct gm_board *other, int cells)
{
    for (int cell = 0; cell < cells; cell++) {
        const bool is_given = board->is_given[cell] || other->is_given[cell];
        if (is_given && gm_board_get(board, GM_VALUE, cell, 0) != gm_board_get(other, GM_VALUE, cell, 0)) return true;
        if (board->limits[cell] != other->limits[cell]) return true;
    }
    return false;
}

int gm_counted_value(const struct gm_board *board, int cell)
{
    return board->is_editing && !board->is_given[cell] ? 0 : board->values[cell];
}
