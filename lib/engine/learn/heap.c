/* heap.c: a binary heap by activity. Assigned candidates leave it only when they reach the top, and return when they
 * are unassigned: most assignments are undone before that. */
#include "engine/learn/heap.h"

#include <assert.h>

#include "base/random.h"

/* How much the last conflict weighs against those before it. Slow forgetting and few restarts suit these boards: quick
 * forgetting with many restarts solved none of 8 hard ones. */
static const double AGE_FACTOR = 1 / 0.97, MOST_ACTIVITY = 1e150;

static void sift_up(struct nn_learn *learn, uint32_t at)
{
    assert(at <= learn->heap_count);
    uint32_t *heap = learn->heap;
    const uint32_t variable = heap[at];
    while (at) {
        const uint32_t parent = (at - 1) / 2;
        if (learn->activity[heap[parent]] >= learn->activity[variable]) break;
        heap[at] = heap[parent];
        learn->heap_place[heap[at]] = at;
        at = parent;
    }
    heap[at] = variable;
    learn->heap_place[variable] = at;
}

static void sift_down(struct nn_learn *learn, uint32_t at)
{
    assert(at < learn->heap_count);
    uint32_t *heap = learn->heap;
    const uint32_t variable = heap[at];
    for (uint32_t child; (child = 2 * at + 1) < learn->heap_count; at = child) {
        if (child + 1 < learn->heap_count && learn->activity[heap[child + 1]] > learn->activity[heap[child]]) child++;
        if (learn->activity[heap[child]] <= learn->activity[variable]) break;
        heap[at] = heap[child];
        learn->heap_place[heap[at]] = at;
    }
    heap[at] = variable;
    learn->heap_place[variable] = at;
}

void nn_heap_insert_absent(struct nn_learn *learn, uint32_t variable)
{
    assert(learn->heap_place[variable] == UINT32_MAX || learn->heap_count < learn->variables);
    learn->heap[learn->heap_count] = variable;
    sift_up(learn, learn->heap_count++);
}

uint32_t nn_heap_best(struct nn_learn *learn)
{
    while (learn->heap_count) {
        const uint32_t best = learn->heap[0];
        if (!learn->value[2 * best]) return best;
        learn->heap_place[best] = UINT32_MAX;
        if (--learn->heap_count) {
            learn->heap[0] = learn->heap[learn->heap_count];
            sift_down(learn, 0);
        }
    }
    return UINT32_MAX;
}

void nn_heap_bump(struct nn_learn *learn, uint32_t variable)
{
    assert(variable < learn->variables);
    if ((learn->activity[variable] += learn->activity_step) > MOST_ACTIVITY) {
        for (uint32_t other = 0; other < learn->variables; other++) learn->activity[other] /= MOST_ACTIVITY;
        learn->activity_step /= MOST_ACTIVITY;
    }
    if (learn->heap_place[variable] != UINT32_MAX) sift_up(learn, learn->heap_place[variable]);
}

void nn_heap_age(struct nn_learn *learn)
{
    learn->activity_step *= AGE_FACTOR;
}

/* Candidates of small groups come first, as in a search; a seed shuffles groups of similar size. */
void nn_heap_fill(struct nn_learn *learn)
{
    learn->activity_step = 1;
    learn->heap_count = 0;
    struct nn_random random = nn_random_begin(learn->seed, 0);
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        uint32_t smallest = UINT32_MAX;
        for (uint32_t k = 0; k < NN_SEATS; k++) {
            const uint32_t count = learn->groups[learn->seats[variable * NN_SEATS + k] >> NN_SEAT_BITS].count;
            if (count < smallest) smallest = count;
        }
        learn->activity[variable] = 1e-6 / smallest;
        if (learn->seed) learn->activity[variable] *= 1 + nn_random_below(&random, 1000) / 1000.0;
        nn_heap_insert_absent(learn, variable);
    }
}
