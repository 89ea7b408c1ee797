/* counter.h: counts solutions of one board after another within one watch, for calls that ask many questions under one
 * time limit. (A nonet_solver has a limit for each.) */
#ifndef NN_COUNTER_H
#define NN_COUNTER_H

#include "base/block.h"
#include "base/stop.h"
#include "engine/engine.h"

/* All zero = empty. */
struct nn_counter {
    const struct nn_engine *engine;
    struct nn_block memory; /* for the engine */
    uint64_t most_nodes;    /* of the search about each question; 0 = no limit */
};

/* Boards of this layout from now on. */
nonet_status nn_counter_prepare(struct nn_counter *counter, const nonet_layout *layout);
void nn_counter_clear(struct nn_counter *counter);

/* Count solutions up to `limit`; `solution` gets one, checked. With `sink` (or NULL) all are passed on, in any order.
 * NONET_STOPPED: the count is what was found by then; whether the watch is over tells a deadline from too many
 * nodes. */
nonet_status nn_counter_count(struct nn_counter *counter, const nonet_position *position, uint64_t limit,
                              struct nn_watch *watch, uint8_t *solution, uint64_t *count);
nonet_status nn_counter_each(struct nn_counter *counter, const nonet_position *position, uint64_t limit,
                             struct nn_watch *watch, nonet_solution_sink *sink, void *context, uint8_t *solution,
                             uint64_t *count);

#endif
