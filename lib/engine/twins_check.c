/* twins_check.c: the invariants of twins.h. */
#include "base/invariants.h"
#include "engine/twins.h"

#ifndef NDEBUG

const char *nn_twins_check(const struct nn_twins *twins, int side)
{
    NN_HOLDS(!(twins->fresh & ~nn_low_bits(side)), "only values are fresh");
    for (int value = 0; value < side; value++) {
        NN_HOLDS(twins->of[value] >> value & 1, "a value is its own twin");
        for (uint64_t twin = twins->of[value]; twin;)
            NN_HOLDS(twins->of[nn_take_bit(&twin)] == twins->of[value], "twins have the same twins");
    }
    return NULL;
}

#endif
