/* tight_sets.h: k items that have only k options between them.
 *
 * All items must choose different options, each from its own; there are as many options as items. A set of k items with
 * k options in all is tight: it uses them up, and no other item can have one of them. Cells and their digits make naked
 * sets; digits and their places in a house, hidden sets; boxes and the lines where they have a digit, locked lines. */
#ifndef NN_TIGHT_SETS_H
#define NN_TIGHT_SETS_H

#include "base/bits.h"

enum { NN_TIGHT_ITEMS = 32 };

struct nn_tight_sets {
    int count;                         /* of items; the caller fills this and the options */
    uint32_t options[NN_TIGHT_ITEMS];  /* of each item */
    uint32_t smallest[NN_TIGHT_ITEMS]; /* the smallest tight set that each item is in, as bits */
};

/* Find `smallest`. False: the items cannot all choose differently, or there are more options: the board is wrong. */
bool nn_tight_sets_find(struct nn_tight_sets *sets);

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_tight_sets_check(const struct nn_tight_sets *sets);

/* The options of a set of items, together. */
uint32_t nn_tight_options(const struct nn_tight_sets *sets, uint32_t items);

/* Is the item the first of a set with no smaller tight set inside? (If there is one, the rest is tight as well, so the
 * whole says no more than its parts.) */
bool nn_tight_begins(const struct nn_tight_sets *sets, int item);

#endif
