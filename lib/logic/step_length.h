/* step_length.h: how long a step is: how much there is to look at. Of steps that do the same, lists show the shortest one.
 *
 * Steps inside the library and those that callers see are different types; each is counted in its own place, and
 * measured here. */
#ifndef NN_STEP_LENGTH_H
#define NN_STEP_LENGTH_H

#include <stddef.h>

struct nn_step_amounts {
    size_t statements; /* of chains */
    size_t sets, set_cells;
    size_t houses; /* base and cover */
    size_t fins, endo_fins;
};

enum { NN_ENDO_FIN_LENGTH = 10 }; /* more than any number of other fins, as in fish_catch.h */

/* Houses count where there are no sets. */
static inline size_t nn_step_length(const struct nn_step_amounts *amounts)
{
    return amounts->statements + (amounts->sets ? amounts->set_cells : amounts->houses) + amounts->fins +
           NN_ENDO_FIN_LENGTH * amounts->endo_fins;
}

#endif
