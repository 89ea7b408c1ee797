/* form_set.h: the set of boards up to 9x9 seen so far. Each is stored in full, four bits per cell, so that nothing
 * depends on a hash. */
#ifndef NN_FORM_SET_H
#define NN_FORM_SET_H

#include <stdbool.h>
#include <stddef.h>

#include "nonet.h"

/* All zero = empty. */
struct nn_form_set {
    size_t most_bytes; /* of memory; 0 = no limit */
    size_t form_bytes; /* of one */
    uint8_t *forms;    /* [room] one after the other */
    uint32_t *table;   /* [places] number + 1 of a form, 0 = free; at most half of them are taken */
    size_t count, room, places;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* Empty the set, for boards of this many cells. */
void nn_form_set_clear(struct nn_form_set *set, int cells);
void nn_form_set_free(struct nn_form_set *set);

/* Where the form is, or the free place where it belongs. */
size_t nn_form_set_place(const struct nn_form_set *set, const uint8_t *form);

/* NULL, or the invariant that does not hold (base/invariants.h; create_check.c). */
const char *nn_form_set_check(const struct nn_form_set *set);

/* *is_new = false: it is already there. NONET_ERR_MEMORY: out of memory, or the limit is reached. */
nonet_status nn_form_set_add(struct nn_form_set *set, const uint8_t *cells, int count, bool *is_new);

#endif
