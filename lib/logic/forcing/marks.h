/* marks.h: the candidates of a board under an assumption; they are only ever removed.
 *
 * The same fact is kept three times, as in grid.h, so that each rule is one lookup: the digits of a cell, the cells of
 * a digit, how many of these are in a house. A copy is about a kilobyte on a 9x9 board. */
#ifndef NN_MARKS_H
#define NN_MARKS_H

#include <assert.h>
#include <string.h>

#include "logic/grid.h"

struct nn_marks {
    struct nn_cells places[NN_LOGIC_SIDE];
    uint32_t digits[NN_LOGIC_CELLS];
    uint8_t count[NN_LOGIC_HOUSES][NN_LOGIC_SIDE];
};

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_marks_check(const struct nn_marks *marks, const struct nn_geometry *geometry);

static inline void nn_marks_load(struct nn_marks *marks, const struct nn_grid *grid)
{
    memcpy(marks->places, grid->places, sizeof marks->places);
    memcpy(marks->digits, grid->candidates, sizeof marks->digits);
    memcpy(marks->count, grid->open_places, sizeof marks->count);
}

/* Strike a candidate that is there. */
static inline void nn_marks_remove(struct nn_marks *marks, const struct nn_geometry *geometry, int cell, int digit)
{
    assert(marks->digits[cell] >> digit & 1);
    marks->digits[cell] &= ~(UINT32_C(1) << digit);
    nn_cells_drop(&marks->places[digit], cell);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) marks->count[geometry->house_of[cell][kind]][digit]--;
}

static inline struct nn_cells nn_marks_in(const struct nn_marks *marks, const struct nn_geometry *geometry, int digit,
                                          int house)
{
    return nn_cells_and(marks->places[digit], geometry->house[house]);
}

static inline bool nn_has_two_bits(uint32_t set)
{
    return nn_has_one_bit(set & (set - 1));
}

#endif
