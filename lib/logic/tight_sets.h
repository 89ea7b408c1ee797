/* tight_sets.h: things that have only as many choices together as they are many.
 *
 * Some items must all choose differently, each among its options; there are as many options as items.
 * A set of k items with k options together is tight: it uses these up, and no other item can have one
 * of them. Cells and their digits make naked sets, digits and their places in a house hidden sets,
 * boxes and the lines where they have a digit locked lines. */
#ifndef NN_TIGHT_SETS_H
#define NN_TIGHT_SETS_H

#include "base/bits.h"

enum { NN_TIGHT_ITEMS = 32 };

struct nn_tight_sets {
    int count;                         /* of items; who uses it fills this and the options */
    uint32_t options[NN_TIGHT_ITEMS];  /* of each item */
    uint32_t smallest[NN_TIGHT_ITEMS]; /* the smallest tight set that each item is in, as bits */
};

/* Find `smallest`. False: the items cannot all choose differently, or there are more options: on a
 * board that is wrong. */
bool nn_tight_sets_find(struct nn_tight_sets *sets);

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_tight_sets_check(const struct nn_tight_sets *sets);

/* The options of a set of items, together. */
uint32_t nn_tight_options(const struct nn_tight_sets *sets, uint32_t items);

/* Is the item the first of a set that has no smaller one inside? (With a smaller one, what that leaves
 * of the rest is tight as well: both together say no more.) */
bool nn_tight_begins(const struct nn_tight_sets *sets, int item);

#endif
