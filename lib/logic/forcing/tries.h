/* tries.h: what follows from a candidate being on or off by singles alone, as sets without order.
 *
 * The same as a dynamic branch of level 0 in a fraction of the time, since the order and the reasons of statements do
 * not matter. Branches are made only where sets have something in common. A try that contradicts itself is useless as a
 * set, because a branch stops at the contradiction: there the branch must be made. */
#ifndef NN_TRIES_H
#define NN_TRIES_H

#include "logic/forcing/reach.h"

enum nn_try_state { NN_TRY_UNKNOWN, NN_TRY_FINE, NN_TRY_CLASHES };

struct nn_tries {
    const struct nn_marks *start;
    const struct nn_geometry *geometry;
    struct nn_marks work;
    struct nn_reached *reached[2]; /* [is_on][cell * side + digit] */
    uint8_t *state[2];             /* enum nn_try_state */
    struct nn_single *queue;       /* singles */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

void nn_tries_begin(struct nn_tries *tries, const struct nn_geometry *geometry, const struct nn_marks *start);

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_tries_check(const struct nn_tries *tries, int cell, int digit, bool is_on);

/* What follows; NULL: it contradicts itself. */
const struct nn_reached *nn_try(struct nn_tries *tries, int cell, int digit, bool is_on);

#endif
