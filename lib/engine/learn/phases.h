/* phases.h: whether a decision places its candidate or rules it out. */
#ifndef NN_LEARN_PHASES_H
#define NN_LEARN_PHASES_H

#include "engine/learn/learn.h"

/* Remember the assignment up to this length of the trail, if it is the longest without a conflict so far. */
void nn_phases_note(struct nn_learn *learn, uint32_t height);
/* Every now and then: move on to another corner of the board. Only without decisions. */
void nn_phases_change(struct nn_learn *learn);

static inline bool nn_phase_of(const struct nn_learn *learn, uint32_t variable)
{
    const int8_t target = learn->target_phase[variable];
    return target >= 0 ? target : learn->saved_phase[variable];
}

/* A local search from the saved phases, which become the best assignment it finds. (walk.c) */
void nn_phases_walk(struct nn_learn *learn);

#endif
