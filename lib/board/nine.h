/* nine.h: the checks of check.h for boards of 9x9, for callers that count microseconds.
 *
 * Positions: each value has its own nibble in a word, and the words of the cells of a house are added up: a nibble then
 * counts how often its value occurs in the house (at most 9, so it never overflows).
 *
 *     values 5, 0, 2, 5:   0x10000 + 0 + 0x10 + 0x10000 = 0x20010: two 5s, one 2
 *
 * Answers: each value is one of nine bits; the bits of three columns share a word (profiled: 72 -> 45 ns). */
#ifndef NN_NINE_H
#define NN_NINE_H

#include "board/layout.h"

enum { NN_NINE_CELLS = 81 };

static inline bool nn_is_nine(const nonet_layout *layout)
{
    return layout->is_nine;
}

/* Every one of 81 values is at most 9. */
bool nn_nine_is_readable(const uint8_t *cells);

/* What nonet_position_is_consistent says of a readable position of a 9x9 board, without the reason. */
bool nn_nine_is_consistent(const nonet_position *position);

/* For a board, in one of its forms, that has no solution: NONET_VERDICT_INVALID if that is visible at once, else
 * NONET_VERDICT_NONE. */
nonet_verdict nn_nine_why_none(const uint8_t *board, nonet_board_form form);

/* What nonet_position_accepts says, for a position that is readable. */
bool nn_nine_accepts(const nonet_position *position, const uint8_t *solution);

#endif
