/* all_steps.h: all steps at a walker's position, those together that give the same; behind nonet_explainer_all. */
#ifndef NN_ALL_STEPS_H
#define NN_ALL_STEPS_H

#include <stdatomic.h>

#include "sized/walker.h"

/* How far a search is, for other threads. */
struct nn_all_progress {
    atomic_uint_least64_t done, total; /* techniques */
    atomic_uint_least64_t found;       /* groups */
};

/* `settings`: possible, on this board. *all: NULL after an error, else for nonet_all_steps_free. */
nonet_status nn_all_steps_find(const struct nn_walker_kind *kind, struct nn_walker *walker,
                               const nonet_all_steps_settings *settings, const struct nn_watch *watch,
                               struct nn_all_progress *progress, nonet_all_steps **all);

#endif
