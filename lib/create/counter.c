/* counter.c: see counter.h. */
#include "create/counter.h"

#include <assert.h>
#include <stdlib.h>

nonet_status nn_counter_prepare(struct nn_counter *counter, const nonet_layout *layout)
{
    counter->engine = nn_engine_choose(layout);
    return nn_block_grow(&counter->memory, counter->engine->memory_size(layout));
}

void nn_counter_clear(struct nn_counter *counter)
{
    free(counter->memory.bytes);
    *counter = (struct nn_counter){0};
}

nonet_status nn_counter_each(struct nn_counter *counter, const nonet_position *position, uint64_t limit,
                             struct nn_watch *watch, nonet_solution_sink *sink, void *context, uint8_t *solution,
                             uint64_t *count)
{
    assert(counter->engine && limit > 0);
    _Atomic uint64_t found;
    atomic_init(&found, 0);
    *count = 0;
    if (nn_watch_is_over(watch)) return NONET_STOPPED;
    if (!counter->engine->finds_conflicts && !nonet_position_is_consistent(position, NULL)) return NONET_OK;
    struct nn_task task = {
        .position = position,
        .propagation = nn_default_propagation(position->layout),
        .order = nn_default_order(position->layout),
        .limit = limit,
        .sink = sink,
        .sink_context = context,
        .memory = counter->memory.bytes,
        .solution = solution,
        .found = &found,
        .watch = *watch,
    };
    task.watch.nodes = 0;
    task.watch.most_nodes = counter->most_nodes;
    counter->engine->run(&task);
    *count = atomic_load_explicit(&found, memory_order_relaxed);
    if (task.is_faulty) return NONET_ERR_INTERNAL;
    if (task.lacks_memory) return NONET_ERR_MEMORY;
    if (!task.watch.is_over) return NONET_OK;
    nn_watch_is_over(watch); /* or there were too many nodes */
    return NONET_STOPPED;
}

nonet_status nn_counter_count(struct nn_counter *counter, const nonet_position *position, uint64_t limit,
                              struct nn_watch *watch, uint8_t *solution, uint64_t *count)
{
    return nn_counter_each(counter, position, limit, watch, NULL, NULL, solution, count);
}
