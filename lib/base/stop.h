/* stop.h: how long-running calls find out that they should end.
 *
 * A call makes an nn_watch from its handle's switch and time limit and asks it in its loops, so often that no more than
 * 50 ms of processor time pass between two questions; the program promises an answer within 100 ms. Asking loads the
 * switch and, if there is a time limit, reads the clock, which takes 25 ns: no more than a few percent of a loop that
 * takes a microsecond each time round.
 *
 *     nn_watch_is_over                 asks
 *     nn_watch_is_over_at_node         counts a node of an engine's search, and asks
 *     nn_watch_is_over_at_short_node   the same for nodes of less than a microsecond: reads the clock at every 64th
 *
 * The number of nodes can be limited, too: then a call ends at the same point on every machine.
 *
 * A switch may have a tick, for displays (nonet_stop_set_tick): then the time limit that loops look at is the moment of
 * the next tick, if that comes first. So it costs nothing where nobody wants it. If there is no other limit, the clock is read
 * about once in a millisecond, however often it is asked for: in a browser reading it takes ten times as long.
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
    nonet_tick *tick; /* or NULL */
    void *context;
    uint64_t every_ns;
    atomic_uint_fast64_t due_ns; /* the next tick */
    atomic_flag is_ticking;      /* one thread at a time */
};

static inline bool nn_stop_is_on(const nonet_stop *stop)
{
    return stop && atomic_load_explicit(&stop->is_on, memory_order_relaxed);
}

struct nn_watch {
    nonet_stop *stop;             /* or NULL */
    const nonet_stop *other_stop; /* or NULL; set by another thread that works for the same call */
    uint64_t end_ns;              /* of the time limit, on the monotonic clock; 0 = none */
    uint64_t deadline_ns;         /* the end, or the next tick if that is earlier; 0 = none */
    uint64_t read_ns;             /* when the clock was read last */
    uint32_t skips, left;         /* with ticks alone: questions between two looks at the clock; before the next one */
    uint64_t most_nodes;          /* 0 = no limit */
    uint64_t nodes;
    bool is_over;      /* stays set for the rest of the call */
    bool lacks_memory; /* and this is why */
};

/* A clock that only goes forward. */
uint64_t nn_clock_ns(void);

void nn_watch_begin(struct nn_watch *watch, nonet_stop *stop, uint64_t timeout_ms);
bool nn_watch_ask_clock(struct nn_watch *watch);

/* Asks only the switches. */
static inline bool nn_watch_is_switched_off(struct nn_watch *watch)
{
    if (nn_stop_is_on(watch->stop) || nn_stop_is_on(watch->other_stop)) watch->is_over = true;
    return watch->is_over;
}

static inline bool nn_watch_is_over(struct nn_watch *watch)
{
    return nn_watch_is_switched_off(watch) || (watch->deadline_ns && nn_watch_ask_clock(watch));
}

/* There are no nodes left. */
static inline bool nn_watch_count_node(struct nn_watch *watch)
{
    return watch->nodes++ == watch->most_nodes && watch->most_nodes && (watch->is_over = true);
}

static inline bool nn_watch_is_over_at_node(struct nn_watch *watch)
{
    return nn_watch_is_over(watch) || nn_watch_count_node(watch);
}

static inline bool nn_watch_is_over_at_short_node(struct nn_watch *watch)
{
    if (nn_watch_is_switched_off(watch) || nn_watch_count_node(watch)) return true;
    return watch->deadline_ns && watch->nodes % 64 == 1 && nn_watch_ask_clock(watch);
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
