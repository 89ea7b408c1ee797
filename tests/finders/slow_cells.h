/* slow_cells.h: small questions that slow finders of patterns in cells ask. */
#ifndef TEST_SLOW_CELLS_H
#define TEST_SLOW_CELLS_H

#include "finders/slow_finder.h"

enum { ALL_VALUES = 0x1ff };

/* For every value of a set of bits, in a variable `value`. */
#define EACH_VALUE(bits)                                                                                               \
    for (unsigned value_rest = (bits); value_rest; value_rest &= value_rest - 1)                                       \
        for (int value = __builtin_ctz(value_rest), value_once = 1; value_once; value_once = 0)

static inline int count_values(unsigned values)
{
    return __builtin_popcount(values);
}

/* The candidates of all these cells. */
static inline unsigned marks_of(const struct slow_board *board, cell_set cells)
{
    unsigned marks = 0;
    EACH_CELL(cell, cells) marks |= board->marks[cell];
    return marks;
}

/* The cells that have one of these values as a candidate. */
static inline cell_set places_of(const struct slow_board *board, unsigned values)
{
    cell_set places = 0;
    EACH_VALUE(values) places |= board->places[value];
    return places;
}

static inline cell_set open_cells(const struct slow_board *board)
{
    return places_of(board, ALL_VALUES);
}

/* Those members whose turn is set in `chosen`, counted from bit 0. */
static inline cell_set choose_cells(cell_set from, unsigned chosen)
{
    cell_set cells = 0;
    EACH_CELL(cell, from)
    {
        if (chosen & 1) cells |= one_cell(cell);
        chosen >>= 1;
    }
    return cells;
}

static inline bool are_peers(int cell, int other)
{
    return has_cell(peers_of[cell], other);
}

static inline bool share_a_house(cell_set cells)
{
    for (int house = 0; house < HOUSES; house++)
        if (!(cells & ~house_cells[house])) return true;
    return false;
}

#endif
