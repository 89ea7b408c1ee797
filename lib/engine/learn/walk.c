/* walk.c: a local search for phases. (to come) */
#include "engine/learn/phases.h"

void nn_phases_walk(struct nn_learn *learn)
{
    (void)learn;
}
