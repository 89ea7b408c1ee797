/* game_board.h: everything on the board that moves change, as plain memory.
 *
 * A board is one block without pointers, so that two are equal when their bytes are. Cells beyond the layout's stay 0.
 * Marks stay under a value: clearing the cell shows them again. */
#ifndef GAME_BOARD_H
#define GAME_BOARD_H

#include "game.h"

struct gm_board {
    uint8_t values[NONET_GAME_MAX_CELLS]; /* 0 = empty */
    uint8_t is_given[NONET_GAME_MAX_CELLS];
    uint8_t colours[NONET_GAME_MAX_CELLS];                                /* a set: bit colour - 1 */
    uint8_t candidate_colours[NONET_GAME_MAX_CELLS][NONET_GAME_MAX_SIDE]; /* [cell][value - 1], only of marks */
    uint64_t marks[NONET_GAME_MAX_CELLS];                                 /* in the corners */
    uint64_t centre_marks[NONET_GAME_MAX_CELLS];
    uint64_t overrides[NONET_GAME_MAX_CELLS]; /* values whose marks are set by hand: see auto_marks.c */
    uint64_t limits[NONET_GAME_MAX_CELLS];    /* the values that the puzzle allows here; 0 = all */
    uint64_t is_editing;
};

/* What a change is about. */
enum gm_kind {
    GM_VALUE, /* value, and GM_GIVEN added to it if it is given */
    GM_MARKS,
    GM_COLOUR,
    GM_CANDIDATE_COLOUR,
    GM_LIMITS,
    GM_EDITING, /* cell is 0 */
    GM_CENTRE_MARKS,
    GM_OVERRIDES,
    GM_KINDS
};

enum { GM_GIVEN = 0x80 };

struct gm_change {
    uint16_t cell;
    uint8_t kind;
    uint8_t value; /* of GM_CANDIDATE_COLOUR */
    uint64_t before, after;
};

/* The current content, in the form of a change. */
uint64_t gm_board_get(const struct gm_board *board, enum gm_kind kind, int cell, int value);
void gm_board_put(struct gm_board *board, enum gm_kind kind, int cell, int value, uint64_t content);

/* Do they differ in givens or limits? */
bool gm_board_has_other_puzzle(const struct gm_board *board, const struct gm_board *other, int cells);

/* The value that can clash: in edit mode only a given; entries stay, and count again in play. 0: none. */
int gm_counted_value(const struct gm_board *board, int cell);

static inline uint64_t gm_bit(int value)
{
    return (uint64_t)1 << (value - 1);
}

static inline uint64_t gm_all_values(int side)
{
    return ((uint64_t)1 << side) - 1;
}

#endif
