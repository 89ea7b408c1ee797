/* engine.c: the table of engines, choosing one, the call that every solution passes on its way out and is checked by,
 * and verdicts. */
#include "engine/engine.h"

#include <assert.h>
#include <string.h>

#include "engine/band.h"

const struct nn_engine nn_engines[] = {
    /* best first; the last one takes every classic board */
    {"band", nn_band_takes, nn_band_memory_size, nn_band_run, true},
    {"mixed", nn_mixed_takes, nn_mixed_memory_size, nn_mixed_run, false},
    {"learn", nn_learn_takes, nn_learn_memory_size, nn_learn_run, false},
    {"search", nn_search_takes, nn_search_memory_size, nn_search_run, false},
};
const size_t nn_engine_count = sizeof nn_engines / sizeof *nn_engines;

const char *nonet_engine_name(size_t index)
{
    return index < nn_engine_count ? nn_engines[index].name : NULL;
}

const struct nn_engine *nn_engine_find(const char *name)
{
    for (size_t index = 0; index < nn_engine_count; index++)
        if (strcmp(nn_engines[index].name, name) == 0) return &nn_engines[index];
    return NULL;
}

bool nonet_engine_takes(const char *name, const nonet_layout *layout)
{
    const struct nn_engine *engine = name ? nn_engine_find(name) : NULL;
    return engine && layout && engine->takes(layout);
}

const struct nn_engine *nn_engine_choose(const nonet_layout *layout)
{
    for (size_t index = 0; index < nn_engine_count; index++)
        if (nn_engines[index].takes(layout)) return &nn_engines[index];
    assert(!"the last engine takes every classic board");
    return NULL;
}

/* Solutions that are returned are checked. Those that are only counted are not, or counting would take twice as
 * long. */
bool nn_task_take(struct nn_task *task, const uint8_t *cells, uint64_t times)
{
    assert(times > 0 && (cells || nn_task_only_counts(task)) && (times == 1 || nn_task_may_multiply(task)));
    const uint64_t found = atomic_load_explicit(task->found, memory_order_relaxed);
    if (!nn_task_only_counts(task)) {
        if (!nonet_position_accepts(task->position, cells)) {
            assert(!"an engine found a wrong solution");
            task->is_faulty = task->is_cut = true;
            return false;
        }
        if (found == 0) memcpy(task->solution, cells, (size_t)task->position->layout->cells);
    }
    const uint64_t room = task->limit - found; /* never count past the limit, nor wrap around */
    const uint64_t taken = times < room ? times : room;
    atomic_store_explicit(task->found, found + taken, memory_order_relaxed);
    if (taken == room) task->is_cut = true;
    if (task->sink && !task->sink(task->sink_context, cells)) task->is_cut = true;
    return !task->is_cut;
}

nonet_verdict nn_verdict_of(uint64_t count, bool is_exact)
{
    if (count >= 2) return NONET_VERDICT_MULTIPLE;
    if (count == 1) return is_exact ? NONET_VERDICT_UNIQUE : NONET_VERDICT_SOLVED;
    return is_exact ? NONET_VERDICT_NONE : NONET_VERDICT_UNKNOWN;
}
