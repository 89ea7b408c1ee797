/* band_check.h: the invariants of the band engine (band.c), for one instruction set. */
#ifndef NN_BAND_CHECK_H
#define NN_BAND_CHECK_H

#include "base/invariants.h"
#include "engine/band_kernel.h"

#ifndef NDEBUG

/* What deduce() is given, and what it leaves on a stuck board. */
static inline const char *band_state_check(const struct band_state *state)
{
    vec rubbish = {0}, open = {0};
    EACH_VECTOR(at)
    {
        rubbish |= state->digits[at] & ~(used_lanes(at) & BAND_CELLS);
        open |= state->digits[at] ^ close_minirows(state->digits[at]);
    }
    NN_HOLDS(!has_bits(rubbish), "unused lanes and the bits above 26 are zero");
    NN_HOLDS(!has_bits(open), "the lines of every digit are closed");
    return NULL;
}

#endif

#endif
