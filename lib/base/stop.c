/* stop.c: the stop switch and the clock behind deadlines; see stop.h. */
#include "base/stop.h"

#include <stdlib.h>
#include <time.h>

/* Signal handlers may only touch lock-free atomics. */
_Static_assert(ATOMIC_BOOL_LOCK_FREE == 2, "a stop switch must be usable in a signal handler");

nonet_status nonet_stop_new(nonet_stop **stop)
{
    if (!stop) return NONET_ERR_ARG;
    *stop = malloc(sizeof **stop);
    if (!*stop) return NONET_ERR_MEMORY;
    atomic_init(&(*stop)->is_on, false);
    return NONET_OK;
}

void nonet_stop_free(nonet_stop *stop)
{
    free(stop);
}

void nonet_stop_now(nonet_stop *stop)
{
    if (stop) atomic_store(&stop->is_on, true);
}

void nonet_stop_clear(nonet_stop *stop)
{
    if (stop) atomic_store(&stop->is_on, false);
}

uint64_t nn_clock_ns(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

void nn_watch_begin(struct nn_watch *watch, const nonet_stop *stop, uint64_t timeout_ms)
{
    *watch = (struct nn_watch){.stop = stop};
    if (timeout_ms == 0) return;
    const uint64_t now = nn_clock_ns();
    /* A limit of centuries means no limit, and must not wrap around. */
    if (timeout_ms < (UINT64_MAX - now) / 1000000u) watch->deadline_ns = now + timeout_ms * 1000000u;
}

bool nn_watch_ask_clock(struct nn_watch *watch)
{
    return watch->is_over = nn_clock_ns() >= watch->deadline_ns;
}
