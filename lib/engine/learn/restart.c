/* restart.c: restarts at distances 1 1 2 1 1 2 4 1 1 2 ... times a unit, by Knuth's reluctant doubling: (u, v)
 * is (1, 1), and then (u + 1, 1) when the lowest bit of u is v, else (u, 2v); v is the sequence. */
#include "engine/learn/restart.h"

#include "base/invariants.h"
#include "engine/learn/heap.h"
#include "engine/learn/phases.h"
#include "engine/learn/trail.h"

enum { RESTART_UNIT = 256 };

void nn_restart_begin(struct nn_learn *learn)
{
    learn->luby_u = learn->luby_v = 1;
    learn->luby_left = RESTART_UNIT;
}

/* Only decisions that would not be made again are taken back. */
static uint32_t reusable_level(struct nn_learn *learn)
{
    const uint32_t next = nn_heap_best(learn);
    uint32_t level = learn->floor;
    if (next == UINT32_MAX) return learn->level;
    while (level < learn->level && learn->activity[nn_decision(learn, level + 1) >> 1] > learn->activity[next]) level++;
    return level;
}

void nn_restart_now(struct nn_learn *learn)
{
    assert(learn->floor <= learn->level);
    nn_phases_note(learn, learn->trail_length);
    if ((learn->luby_u & (~learn->luby_u + 1)) == learn->luby_v) {
        learn->luby_u++;
        learn->luby_v = 1;
    } else {
        learn->luby_v *= 2;
    }
    learn->luby_left = learn->luby_v * RESTART_UNIT;
    learn->restarts++;
    nn_learn_backtrack(learn, reusable_level(learn));
    NN_CHECK(nn_learn_check(learn));
}
