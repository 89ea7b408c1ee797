/* reach.h: what follows from a candidate by single links, on fixed marks, as sets without order.
 *
 * It shows where chains are before the ordered search. Links work both ways: if a leads to "not p", then p leads to
 * "not a". So for a strong link a = b (one of the two is true):
 *
 *     p leads to its own opposite through the link if both a and b lead to "not p"
 *     "not p" leads to p through the link              if both a and b lead to p
 *
 * Known sets of candidates are merged as a whole, so most cost a few words. */
#ifndef NN_REACH_H
#define NN_REACH_H

#include "logic/forcing/marks.h"

enum { NN_REACH_SIDE = NN_LOGIC_SIDE < 16 ? NN_LOGIC_SIDE : 16 }; /* beyond, it takes too much memory */

struct nn_reached {
    struct nn_cells on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE];
};

/* The other ends of a candidate's strong links. */
struct nn_partners {
    struct nn_single of[1 + NN_HOUSE_KINDS];
};

struct nn_reach {
    const struct nn_marks *marks;
    const struct nn_geometry *geometry;
    struct nn_cells linked[NN_LOGIC_SIDE]; /* candidates with a strong link */
    struct nn_reached *from;               /* [cell * side + digit], if known */
    uint8_t *is_known;
    struct nn_partners *partners;
    uint8_t *partner_count;
    struct nn_single *queue;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* The candidates that have a strong link. */
void nn_find_linked(const struct nn_marks *marks, const struct nn_geometry *geometry,
                    struct nn_cells linked_of[NN_LOGIC_SIDE]);

/* Start over with these marks. */
void nn_reach_begin(struct nn_reach *reach, const struct nn_geometry *geometry, const struct nn_marks *marks);

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_reach_check(const struct nn_reach *reach);

/* Everything that follows from the candidate being on, itself included. */
const struct nn_reached *nn_reach_from(struct nn_reach *reach, int cell, int digit);

#endif
