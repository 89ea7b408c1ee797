/* restart.h: when to begin again from the most active candidates. */
#ifndef NN_LEARN_RESTART_H
#define NN_LEARN_RESTART_H

#include "engine/learn/learn.h"

void nn_restart_begin(struct nn_learn *learn);
/* Count a conflict. */
static inline void nn_restart_count(struct nn_learn *learn)
{
    if (learn->luby_left) learn->luby_left--;
}
static inline bool nn_restart_is_due(const struct nn_learn *learn)
{
    return !learn->luby_left;
}
void nn_restart_now(struct nn_learn *learn);

#endif
