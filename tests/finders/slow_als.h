/* slow_als.h: the almost locked sets of a position, from the definition, for the slow finders of their patterns. */
#ifndef TEST_SLOW_ALS_H
#define TEST_SLOW_ALS_H

#include "finders/slow_cells.h"

enum { MOST_SETS = 4000 };

struct set {
    cell_set cells;
    unsigned values;
    int size;
    cell_set places[SIDE], seen[SIDE]; /* of each value: in the set; what sees all of these */
};

struct set_list {
    int count;
    struct set sets[MOST_SETS];
};

void slow_list_sets(const struct slow_board *board, struct set_list *list);

/* The values that tie the sets. */
unsigned slow_ties_of(const struct set *a, const struct set *b);

/* One of the two has each of these values: note what that removes. */
void slow_remove_common(const struct slow_board *board, const struct set *a, const struct set *b, unsigned values,
                        int length, struct slow_finds *finds);

#endif
