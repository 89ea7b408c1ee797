/* subsets.h: naked and hidden sets, for the finders that look for them. */
#ifndef NN_SUBSETS_H
#define NN_SUBSETS_H

#include "logic/finder.h"

/* `size` cells of a house that hold `size` digits together. */
struct nn_naked_set {
    int house, size;
    struct nn_cells cells;
    uint32_t digits;
};

/* False: stop. */
typedef bool nn_naked_set_sink(struct nn_finding *finding, const struct nn_naked_set *found);

/* Houses that are known to have no naked set of this size, by number. They need not be searched
 * until one of their cells changes; on the set magictour this saves half of the time for all kinds
 * of sets. NULL: no memory. */
bool *nn_without_naked_sets(struct nn_finding *finding, int size);

/* Hand over every naked set of this size in the house, by its cells in ascending order. Says in
 * `has_none` that there was none. */
bool nn_each_naked_set(struct nn_finding *finding, int house, int size, nn_naked_set_sink *sink, bool *has_none);

/* The pattern, and what it strikes: its digits in every cell that sees all of the set. */
void nn_naked_set_fill(struct nn_step *step, const struct nn_grid *grid, const struct nn_naked_set *found);

/* The line that makes a set in the box `found->house` a locked one: it holds all of the set too,
 * and the set strikes something in the box, and in the line something beyond the box. -1: it is
 * not locked. */
int nn_locking_line(const struct nn_grid *grid, const struct nn_naked_set *found);

/* Tell a hidden set in the house, unless it was told in an earlier one. False: stop. */
bool nn_report_hidden_set(struct nn_finding *finding, enum nn_technique technique, int house, uint32_t digits,
                          struct nn_cells cells);

/* Boxes, rows, columns: the house at this place of the order in which houses are searched. */
int nn_house_in_turn(const struct nn_geometry *geometry, int turn);

/* A house that is searched before this one and holds all the cells too; -1: there is none. */
int nn_earlier_house(const struct nn_geometry *geometry, int house, struct nn_cells cells);

/* Sets of five and more: large_sets.c. */
nn_finder nn_each_large_naked_set, nn_each_large_hidden_set;

#endif
