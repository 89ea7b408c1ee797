/* labelling.h: one form for all equivalent boards with candidates. Not the smallest one as in minlex.h: without values
 * to start from, there would be too many to compare. */
#ifndef NN_LABELLING_H
#define NN_LABELLING_H

#include "canon/minlex.h"

struct nn_labelling {
    uint8_t cells[NN_MINLEX_SIDE * NN_MINLEX_SIDE];
    nonet_transform transform;
    uint64_t automorphisms;
};

/* NULL, or the invariant that does not hold (base/invariants.h; canon_check.c). */
const char *nn_labelling_check(const struct nn_labelling *labelling, int side, const uint8_t *cells);

/* Room for two searches, some 17 KB. One for each thread; NULL: no memory. It is released by free(). */
struct nn_label_search;
struct nn_label_search *nn_label_search_new(void);

/* `position` has candidates; a filled cell has its value as the only one. */
void nn_labelling_find(struct nn_label_search *searches, const nonet_position *position,
                       struct nn_labelling *labelling);

#endif
