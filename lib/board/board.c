/* board.c: candidates with bookkeeping and undo; see board.h for the representation. */
#include "board/board.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"
#include "board/check.h"

enum { TRAIL_SHIFT = 6 };     /* log2(NONET_MAX_SIDE) */
enum { CHECK_DISTANCE = 64 }; /* occasions from one check of the invariants to the next */

size_t nn_board_size(const nonet_layout *layout)
{
    const size_t cells = (size_t)layout->cells, side = (size_t)layout->side;
    return cells * sizeof(uint64_t)                           /* candidates */
           + side * (size_t)layout->houses * sizeof(uint64_t) /* places */
           + cells * side * sizeof(uint32_t)                  /* trail: each candidate once */
           + cells * sizeof(uint16_t)                         /* placed */
           + cells + (size_t)layout->houses;                  /* value, open_cells */
}

void nn_board_init(struct nn_board *board, const nonet_layout *layout, void *memory)
{
    const size_t cells = (size_t)layout->cells, side = (size_t)layout->side;
    *board = (struct nn_board){.layout = layout, .finds_singles = true};
    board->candidates = memory;
    board->places = board->candidates + cells;
    board->trail = (uint32_t *)(board->places + side * (size_t)layout->houses);
    board->placed = (uint16_t *)(board->trail + cells * side);
    board->value = (uint8_t *)(board->placed + cells);
    board->open_cells = board->value + cells;
}

/* ---- placing and removing ----------------------------------------------------------------------
 */

static inline bool contradict(struct nn_board *board, int question)
{
    board->contradiction = question;
    return false;
}

static inline bool enter_placement(struct nn_board *board, int cell, int value)
{
    if (board->value[cell] == value) return true;
    if (board->value[cell] != NN_OPEN) return contradict(board, cell);
    assert(board->candidates[cell] >> value & 1);
    board->value[cell] = (uint8_t)value;
    board->placed[board->placed_length++] = (uint16_t)cell;
    const struct nn_seat *seat = &board->layout->seats[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) board->open_cells[seat->house[kind]]--;
    return true;
}

/* The value lost a place in this house: is none left, or just one? */
static inline bool look_at_house(struct nn_board *board, uint64_t places, int house, int value)
{
    if (!places) return contradict(board, board->layout->cells + value * board->layout->houses + house);
    if (!nn_has_one_bit(places)) return true;
    return enter_placement(board, nn_house(board->layout, house)[nn_first_bit(places)], value);
}

static inline bool remove_candidate(struct nn_board *board, int cell, int value)
{
    assert(board->candidates[cell] >> value & 1);
    const struct nn_seat *seat = &board->layout->seats[cell];
    uint64_t *places = board->places + value * board->layout->houses;
    board->trail[board->trail_length++] = (uint32_t)(cell << TRAIL_SHIFT | value);
    assert(board->trail_length <= board->layout->cells * board->layout->side);
    board->changed |= nn_bit(value);

    const uint64_t left = board->candidates[cell] &= ~nn_bit(value);
    const uint64_t in_row = places[seat->house[NN_ROW]] &= ~nn_bit(seat->position[NN_ROW]);
    const uint64_t in_column = places[seat->house[NN_COLUMN]] &= ~nn_bit(seat->position[NN_COLUMN]);
    const uint64_t in_box = places[seat->house[NN_BOX]] &= ~nn_bit(seat->position[NN_BOX]);
    if (!left) return contradict(board, cell);
    if (!board->finds_singles) return true;

    if (nn_has_one_bit(left) && !enter_placement(board, cell, nn_first_bit(left))) return false;
    return look_at_house(board, in_row, seat->house[NN_ROW], value) &&
           look_at_house(board, in_column, seat->house[NN_COLUMN], value) &&
           look_at_house(board, in_box, seat->house[NN_BOX], value);
}

bool nn_board_place(struct nn_board *board, int cell, int value)
{
    assert(cell >= 0 && cell < board->layout->cells && value >= 0 && value < board->layout->side);
    return enter_placement(board, cell, value);
}

bool nn_board_remove(struct nn_board *board, int cell, int value)
{
    assert(cell >= 0 && cell < board->layout->cells && value >= 0 && value < board->layout->side);
    return remove_candidate(board, cell, value);
}

/* The value of a filled cell excludes all others there, and itself from the rest of its houses. */
static bool spread_cell(struct nn_board *board, int cell)
{
    const int value = board->value[cell];
    assert(value < board->layout->side);
    if (!(board->candidates[cell] >> value & 1)) return contradict(board, cell);
    for (uint64_t others = board->candidates[cell] & ~nn_bit(value); others;)
        if (!remove_candidate(board, cell, nn_take_bit(&others))) return false;

    const struct nn_seat *seat = &board->layout->seats[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = seat->house[kind];
        const uint16_t *house_cells = nn_house(board->layout, house);
        uint64_t others = nn_board_places(board, value, house) & ~nn_bit(seat->position[kind]);
        while (others)
            if (!remove_candidate(board, house_cells[nn_take_bit(&others)], value)) return false;
    }
    return true;
}

bool nn_board_spread(struct nn_board *board)
{
    while (board->spread_length < board->placed_length)
        if (!spread_cell(board, board->placed[board->spread_length++])) return false;
    return true;
}

void nn_board_undo(struct nn_board *board, struct nn_board_mark mark)
{
    assert(mark.trail_length <= board->trail_length && mark.placed_length <= board->placed_length);
    const nonet_layout *layout = board->layout;
    while (board->trail_length > mark.trail_length) {
        const uint32_t entry = board->trail[--board->trail_length];
        const int cell = (int)(entry >> TRAIL_SHIFT), value = (int)(entry & (NONET_MAX_SIDE - 1));
        const struct nn_seat *seat = &layout->seats[cell];
        uint64_t *places = board->places + value * layout->houses;
        board->candidates[cell] |= nn_bit(value);
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) places[seat->house[kind]] |= nn_bit(seat->position[kind]);
    }
    while (board->placed_length > mark.placed_length) {
        const int cell = board->placed[--board->placed_length];
        board->value[cell] = NN_OPEN;
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) board->open_cells[layout->seats[cell].house[kind]]++;
    }
    board->spread_length = board->placed_length;
    board->changed = 0;
    NN_CHECK_EVERY(CHECK_DISTANCE, board->occasions, nn_board_check(board));
}

/* ---- loading -----------------------------------------------------------------------------------
 */

static void fill_places(struct nn_board *board)
{
    const nonet_layout *layout = board->layout;
    memset(board->places, 0, (size_t)(layout->side * layout->houses) * sizeof *board->places);
    for (int cell = 0; cell < layout->cells; cell++) {
        const struct nn_seat *seat = &layout->seats[cell];
        for (uint64_t values = board->candidates[cell]; values;) {
            uint64_t *places = board->places + nn_take_bit(&values) * layout->houses;
            for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) places[seat->house[kind]] |= nn_bit(seat->position[kind]);
        }
    }
}

static bool enter_first_singles(struct nn_board *board)
{
    const nonet_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cells; cell++) {
        const uint64_t values = board->candidates[cell];
        if (!values) return false;
        if (nn_has_one_bit(values) && !enter_placement(board, cell, nn_first_bit(values))) return false;
    }
    for (int value = 0; value < layout->side; value++)
        for (int house = 0; house < layout->houses; house++)
            if (!look_at_house(board, nn_board_places(board, value, house), house, value)) return false;
    return true;
}

#ifndef NDEBUG
/* Nothing is promised for inconsistent positions. (The maker of puzzles with a pattern loads some, and finds out when
 * it counts solutions.) */
static const char *check_loaded(const struct nn_board *board, const nonet_position *position)
{
    return nonet_position_is_consistent(position, NULL) ? nn_board_check(board) : NULL;
}
#endif

bool nn_board_load(struct nn_board *board, const nonet_position *position)
{
    const nonet_layout *layout = board->layout;
    assert(position->layout == layout);
    nn_position_candidates(position, board->candidates);
    fill_places(board);
    memset(board->value, NN_OPEN, (size_t)layout->cells);
    memset(board->open_cells, layout->side, (size_t)layout->houses);
    board->trail_length = board->placed_length = 0;
    board->changed = nn_low_bits(layout->side);

    /* The candidates already take the givens into account: these need not spread again. */
    for (int cell = 0; cell < layout->cells; cell++)
        if (position->cells[cell]) enter_placement(board, cell, position->cells[cell] - 1);
    board->spread_length = board->placed_length;
    if (board->finds_singles && !enter_first_singles(board)) return false;
    NN_CHECK_EVERY(CHECK_DISTANCE, board->occasions, check_loaded(board, position));
    return true;
}
