/* tight_sets.c: see tight_sets.h.
 *
 * Trying all combinations would take hours on a 25x25 board. Instead, assign options to the items in any way that
 * works. A tight set with an item uses up all options of that item; so the items to which these are assigned belong to
 * it, and those to which their options are assigned, and so on. When nothing new is reached, there are as many options
 * as items: the set is tight, and no tight set with the item is smaller. */
#include "logic/tight_sets.h"

#include <assert.h>

#include "base/invariants.h"

/* The item that has chosen each option, or -1. */
struct tight_choices {
    int8_t chooser[NN_TIGHT_ITEMS];
};

/* Let the item choose, making others choose again if need be; options in `tried` are hopeless. */
static bool choose_for(const struct nn_tight_sets *sets, struct tight_choices *choices, int item, uint32_t *tried)
{
    for (uint64_t open; (open = sets->options[item] & ~*tried);) {
        const int option = nn_first_bit(open);
        *tried |= UINT32_C(1) << option;
        if (choices->chooser[option] >= 0 && !choose_for(sets, choices, choices->chooser[option], tried)) continue;
        choices->chooser[option] = (int8_t)item;
        return true;
    }
    return false;
}

static uint32_t smallest_around(const struct nn_tight_sets *sets, const struct tight_choices *choices, int item)
{
    uint32_t reached = UINT32_C(1) << item, done = 0;
    for (uint64_t open; (open = reached & ~done);) {
        const int next = nn_first_bit(open);
        done |= UINT32_C(1) << next;
        for (uint64_t options = sets->options[next]; options;) {
            const int chooser = choices->chooser[nn_take_bit(&options)];
            assert(chooser >= 0); /* there are as many options as items */
            reached |= UINT32_C(1) << chooser;
        }
    }
    return reached;
}

bool nn_tight_sets_find(struct nn_tight_sets *sets)
{
    struct tight_choices choices;
    assert(sets->count <= NN_TIGHT_ITEMS);
    const uint32_t all = (uint32_t)nn_low_bits(sets->count);
    if (nn_count_bits(nn_tight_options(sets, all)) != sets->count) return false;
    for (int option = 0; option < NN_TIGHT_ITEMS; option++) choices.chooser[option] = -1;
    for (int item = 0; item < sets->count; item++) {
        uint32_t tried = 0;
        if (!choose_for(sets, &choices, item, &tried)) return false;
    }
    for (int item = 0; item < sets->count; item++) sets->smallest[item] = smallest_around(sets, &choices, item);
    NN_CHECK(nn_tight_sets_check(sets));
    return true;
}

uint32_t nn_tight_options(const struct nn_tight_sets *sets, uint32_t items)
{
    assert(!(items & ~(uint32_t)nn_low_bits(sets->count)));
    uint32_t options = 0;
    for (uint64_t rest = items; rest;) options |= sets->options[nn_take_bit(&rest)];
    return options;
}

bool nn_tight_begins(const struct nn_tight_sets *sets, int item)
{
    assert(item >= 0 && item < sets->count);
    for (uint64_t rest = sets->smallest[item]; rest;) {
        const int other = nn_take_bit(&rest);
        if (other < item || sets->smallest[other] != sets->smallest[item]) return false;
    }
    return true;
}
