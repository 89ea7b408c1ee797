/* seen_steps.h: lets finders that reach the same result in several ways report it once.
 *
 * What a step does is remembered as a hash; when the list is full, steps are reported again. */
#ifndef NN_SEEN_STEPS_H
#define NN_SEEN_STEPS_H

#include "logic/step.h"

enum { NN_SEEN_STEPS = 256 };

struct nn_seen_steps {
    uint64_t results[NN_SEEN_STEPS];
    int count;
};

static inline uint64_t nn_step_fingerprint(const struct nn_step *step)
{
    uint64_t mixed = 0;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) NN_EACH_WORD(i)
        {
            mixed = (mixed ^ step->removed[digit].word[i]) * UINT64_C(0x9e3779b97f4a7c15);
            mixed = (mixed ^ mixed >> 29 ^ step->placed[digit].word[i]) * UINT64_C(0xbf58476d1ce4e5b9);
        }
    return mixed ^ mixed >> 32;
}

/* Was there a step that does the same? If not, this one is remembered. */
static inline bool nn_step_was_seen(struct nn_seen_steps *seen, const struct nn_step *step)
{
    const uint64_t result = nn_step_fingerprint(step);
    for (int i = 0; i < seen->count; i++)
        if (seen->results[i] == result) return true;
    if (seen->count < NN_SEEN_STEPS) seen->results[seen->count++] = result;
    return false;
}

#endif
