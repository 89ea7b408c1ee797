/* stop.h: how long-running calls find out that they should end.
 *
 * A call makes an nn_watch from its handle's switch and time limit and asks nn_watch_is_over in its loops. Asking is
 * one relaxed load; the clock is read only on every 64th question, so loops may ask at every node (a node of the
 * largest board takes well under a millisecond). The number of questions can be limited, too: then a call ends at the
 * same point on every machine.
 *
 * Code that runs out of memory deep inside a search tells the watch (nn_watch_lack_memory): the call then ends as soon
 * as if it had been stopped, and its status says why (nn_watch_status). So "no memory" is never taken for "nothing was
 * found". */
#ifndef NN_STOP_H
#define NN_STOP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "nonet.h"

struct nonet_stop {
    atomic_bool is_on;
};

static inline bool nn_stop_is_on(const nonet_stop *stop)
{
    return stop && atomic_load_explicit(&stop->is_on, memory_order_relaxed);
}

struct nn_watch {
    const nonet_stop *stop;       /* or NULL */
    const nonet_stop *other_stop; /* or NULL; set by another thread that works for the same call */
    uint64_t deadline_ns;         /* on the monotonic clock; 0 = none */
    uint64_t most_questions;      /* 0 = no limit */
    uint64_t questions;
    bool is_over;      /* stays set for the rest of the call */
    bool lacks_memory; /* and this is why */
};

/* A clock that only goes forward. */
uint64_t nn_clock_ns(void);

void nn_watch_begin(struct nn_watch *watch, const nonet_stop *stop, uint64_t timeout_ms);
bool nn_watch_ask_clock(struct nn_watch *watch);

static inline bool nn_watch_is_over(struct nn_watch *watch)
{
    if (watch->is_over) return true;
    if (nn_stop_is_on(watch->stop) || nn_stop_is_on(watch->other_stop)) return watch->is_over = true;
    if (!(watch->deadline_ns | watch->most_questions)) return false;
    if (watch->questions++ == watch->most_questions && watch->most_questions) return watch->is_over = true;
    return watch->deadline_ns && (watch->questions & 63) == 1 && nn_watch_ask_clock(watch);
}

/* There is no memory for what has to be done. */
static inline void nn_watch_lack_memory(struct nn_watch *watch)
{
    watch->is_over = watch->lacks_memory = true;
}

/* NONET_OK: it is not over; NONET_STOPPED or NONET_ERR_MEMORY: why it is. Asks nothing. */
static inline nonet_status nn_watch_status(const struct nn_watch *watch)
{
    if (watch->lacks_memory) return NONET_ERR_MEMORY;
    return watch->is_over ? NONET_STOPPED : NONET_OK;
}

#endif
