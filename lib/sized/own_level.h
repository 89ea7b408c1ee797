/* own_level.h: nonet's own level of a puzzle, on boards up to 25x25.
 *
 * Like the logic, this is compiled twice, for small and for large boards (sized.h). */
#ifndef NN_OWN_LEVEL_H
#define NN_OWN_LEVEL_H

#include "base/stop.h"

struct nn_own_level; /* differs between the builds */

struct nn_own_level_kind {
    /* The layout must outlive it. */
    nonet_status (*make)(const nonet_layout *layout, struct nn_own_level **own_level);
    void (*free)(struct nn_own_level *own_level);
    /* `digits`: the solution, 0-based. Without unique givens nothing that relies on them is used.
     * `names_hardest`: what is of the hardest level is solved to the end, to know by what.
     * NONET_ERR_INTERNAL: a step contradicts the solution. NONET_STOPPED: the watch is over. */
    nonet_status (*rate)(struct nn_own_level *own_level, const nonet_position *position, const uint8_t *digits,
                         bool has_unique_givens, bool names_hardest, struct nn_watch *watch, nonet_own_rating *rating);
};

extern const struct nn_own_level_kind nn_own_level_kind;

#endif
