/* walker.h: walks to the solution step by step, for boards up to a certain size. It is compiled twice (sized.h). */
#ifndef NN_WALKER_H
#define NN_WALKER_H

#include "base/stop.h"

struct nn_walker; /* differs between the builds */

/* Like the public calls of the same names, within a watch; none is called with NULL, and those after `begin` only after a
 * successful one. */
struct nn_walker_kind {
    nonet_status (*make)(const nonet_explainer_settings *settings, struct nn_walker **walker);
    void (*free)(struct nn_walker *walker);
    nonet_status (*begin)(struct nn_walker *walker, const nonet_position *position, const struct nn_watch *watch,
                          nonet_start *start);
    nonet_status (*next)(struct nn_walker *walker, const struct nn_watch *watch, const nonet_step **step);
    nonet_status (*apply)(struct nn_walker *walker);
    nonet_status (*each)(struct nn_walker *walker, int technique, const struct nn_watch *watch, nonet_step_sink *sink,
                         void *context);
    /* The same with all steps as they are found, also those that give what another one gives. */
    nonet_status (*every)(struct nn_walker *walker, int technique, const struct nn_watch *watch, nonet_step_sink *sink,
                          void *context);
    /* Has the search of the last call of `each` or `every` reached its limit? */
    bool (*is_limited)(const struct nn_walker *walker);
    nonet_status (*wanted)(struct nn_walker *walker, int cell, int value, const struct nn_watch *watch,
                           const nonet_step **step);
    /* How many cells are empty once this step (NULL: none) is made, and after it all singles? */
    int (*follow_singles)(struct nn_walker *walker, const nonet_step *step);
    const nonet_ranking *(*ranking)(const struct nn_walker *walker); /* in use for this position */
    const nonet_position *(*position)(const struct nn_walker *walker);
    bool (*is_solved)(const struct nn_walker *walker);
    nonet_status (*difficulty)(const struct nn_walker *walker, nonet_difficulty *difficulty);
};

extern const struct nn_walker_kind nn_walker_kind;

#endif
