/* board.h: the candidates of a board, seen from its cells and from its houses, with undo.
 *
 * The same fact, "value v may stand in cell c", is kept four times, so that one word answers every question of a
 * search:
 *
 *     candidates[c]              the values open in cell c           one bit left: naked single
 *     places[v][row of c]        the positions open for v in the row       one left: hidden single
 *     places[v][column of c]     ... in the column
 *     places[v][box of c]        ... in the box                            none left: contradiction
 *
 * Changes are recorded instead of copying boards: `trail` holds every removed candidate and `placed` every filled cell,
 * in order; nn_board_undo walks them back to a mark. `placed` is also the queue of placements whose consequences have
 * not been drawn yet: a cell enters it once, when its value is found, and a second, different value for it is a
 * contradiction at once.
 *
 * Invariants, between calls and while no contradiction was reported: the four views agree; a filled cell has its value
 * as its only candidate once its turn in the queue has come; every entry of candidates is non-empty, and, where singles
 * are found, every entry of places. After a contradiction only nn_board_undo may be called. Values are 0-based in here.
 *
 * A board is a set of questions: which value stands in this cell, which place has this value in
 * this house. Questions are numbered: cells first, then value * houses + house. */
#ifndef NN_BOARD_H
#define NN_BOARD_H

#include <assert.h>
#include <stddef.h>

#include "base/bits.h"
#include "board/layout.h"

enum { NN_OPEN = 0xff };      /* in `value`: not filled */
enum { NN_NO_QUESTION = -1 }; /* in `contradiction`: no single one */

struct nn_board {
    const nonet_layout *layout;
    bool finds_singles; /* false: placements spread, but nothing is concluded (forward checking) */

    uint64_t *candidates; /* [cell] */
    uint64_t *places;     /* [value * houses + house] */
    uint8_t *value;       /* [cell], or NN_OPEN */
    uint8_t *open_cells;  /* [house]: how many cells are not filled */
    uint64_t changed;     /* values that lost a candidate; cleared by whoever reads it */
    int contradiction;    /* the question that the last contradiction left without an answer */
    int crowded_value;    /* where there is no single one: the value that does not fit in any more */

    uint32_t *trail;  /* removed candidates: cell * 64 + value */
    uint16_t *placed; /* filled cells */
    int trail_length, placed_length;
    int spread_length; /* placed[0 .. spread_length-1] have been removed from their houses */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

struct nn_board_mark {
    int trail_length, placed_length;
};

/* The memory that a board of this layout needs, and how it is divided. `memory` is aligned for uint64_t. */
size_t nn_board_size(const nonet_layout *layout);
void nn_board_init(struct nn_board *board, const nonet_layout *layout, void *memory);

/* Load a position that nonet_position_is_consistent accepts. False: contradiction. */
bool nn_board_load(struct nn_board *board, const nonet_position *position);

/* Put a value into an open cell. False: contradiction with a value already found for it. */
bool nn_board_place(struct nn_board *board, int cell, int value);

/* Remove a candidate that is there. False: contradiction. */
bool nn_board_remove(struct nn_board *board, int cell, int value);

/* Draw the consequences of all placements in the queue, and of those they cause. */
bool nn_board_spread(struct nn_board *board);

static inline struct nn_board_mark nn_board_mark_now(const struct nn_board *board)
{
    return (struct nn_board_mark){board->trail_length, board->placed_length};
}

void nn_board_undo(struct nn_board *board, struct nn_board_mark mark);

/* NULL, or the invariant that does not hold (base/invariants.h; board_check.c). */
const char *nn_board_check(const struct nn_board *board);

static inline bool nn_board_is_full(const struct nn_board *board)
{
    return board->placed_length == board->layout->cells;
}

static inline int nn_board_questions(const nonet_layout *layout)
{
    return layout->cells + layout->side * layout->houses;
}

static inline uint64_t nn_board_places(const struct nn_board *board, int value, int house)
{
    assert(value >= 0 && value < board->layout->side && house >= 0 && house < board->layout->houses);
    return board->places[value * board->layout->houses + house];
}

#endif
