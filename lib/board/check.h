/* check.h: what can be said about a position without solving it, and whether a grid solves it. */
#ifndef NN_CHECK_H
#define NN_CHECK_H

#include "board/layout.h"

/* True when every value is in 0..side. */
bool nn_position_is_readable(const nonet_position *position);

/* The same, and the rules are the classic ones. Code that knows no other rules asks this first. */
bool nn_position_is_classic(const nonet_position *position);

/* Why code that knows only the classic rules refuses this position; NULL: it does not. Without cells: a board of its
 * layout. */
const nonet_refusal *nn_position_problem(const nonet_position *position);

/* The cell holds a value that belongs to the puzzle. */
static inline bool nn_position_is_given(const nonet_position *position, int cell)
{
    return position->cells[cell] && (!position->is_given || position->is_given[cell]);
}

/* The values that may stand in each empty cell: marks without the values in the same houses. Filled
 * cells get their own value alone. `candidates`: layout->cells words. */
void nn_position_candidates(const nonet_position *position, uint64_t *candidates);

/* The same cell by cell, for callers without room for all of them. */
struct nn_house_values {
    uint64_t held[NN_MOST_HOUSES]; /* [house] */
};
void nn_house_values_of(const nonet_position *position, struct nn_house_values *values);
uint64_t nn_cell_candidates(const nonet_position *position, const struct nn_house_values *values, int cell);

#endif
