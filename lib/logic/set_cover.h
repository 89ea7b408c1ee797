/* set_cover.h: n cells whose candidates are covered by n pairs of a value and a house.
 *
 * Take n empty cells and n pairs of a value and a house that cover every candidate of the cells: its value and one of
 * its houses are such a pair. Each cell takes one value, and each pair can serve only one cell, because a house has its
 * value once. So n cells need all n pairs: each pair is used by exactly one cell. It follows:
 *
 *     outside of the cells    the value leaves the rest of the house
 *     inside                  a candidate that two pairs cover would use up both: n - 1 cells would be left
 *                             with n - 2 pairs; it goes as well
 *
 * This is the proof of SK-loops and of multi-sector locked sets; they differ in where the cells lie. */
#ifndef NN_SET_COVER_H
#define NN_SET_COVER_H

#include "logic/finder.h"

struct nn_set_cover {
    struct nn_cells cells;
    int count; /* of houses */
    uint8_t house[NN_STEP_HOUSES];
    uint32_t digits[NN_STEP_HOUSES]; /* values that form pairs with the house */
};

/* Add a house, unless there are no digits. False: there is no room. */
bool nn_set_cover_add(struct nn_set_cover *cover, int house, uint32_t digits);

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_set_cover_check(const struct nn_set_cover *cover, const struct nn_grid *grid);

/* Begin finding->step with this: cells: the cells. cover: the houses. sets: for each house its digits and the
 * cells in it that may hold one of them. digits: what is removed. */
void nn_set_cover_tell(struct nn_finding *finding, enum nn_technique technique, const struct nn_set_cover *cover);

#endif
