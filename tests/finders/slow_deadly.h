/* slow_deadly.h: what follows from cells that must not end up with the values of a pattern alone. */
#ifndef TEST_SLOW_DEADLY_H
#define TEST_SLOW_DEADLY_H

#include "finders/slow_cells.h"

/* A pattern: if each of its cells held one of its own values, there would be a second solution. Every cell has one of
 * these as a candidate; the roof is the cells that have others, the extra ones. */
struct slow_deadly {
    cell_set cells, roof;
    unsigned values[CELLS]; /* of the pattern in each of its cells */
    unsigned extras;        /* of all roof cells */
};

/* Find roof and extras. */
void slow_find_roof(const struct slow_board *board, struct slow_deadly *deadly);

/* What types 1 to 4 (0: all of them) remove. Type 1: one roof cell loses the values of the pattern. Type 2: several roof
 * cells and one extra value, which goes from what sees all of them. Type 3: several roof cells of a house and several extra
 * values: a naked set of other cells of the house and of the roof as one cell with the extra values, which go from every
 * house that has all of them. Type 4: two roof cells, a value of the pattern that has no other place in a house: all other
 * values of the pattern go from both. The length is the cells of the pattern and of the set. */
void slow_use_deadly(const struct slow_board *board, const struct slow_deadly *deadly, int type,
                     struct slow_finds *finds);

/* The same of a step: its last set is the naked set if it has a house and no link. */
int slow_deadly_length(const nonet_step *step);

#endif
