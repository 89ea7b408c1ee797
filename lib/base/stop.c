/* stop.c: the stop switch and the clock behind deadlines; see stop.h. */
#include "base/stop.h"

#include <stdlib.h>
#include <time.h>

enum { LOOK_NS = 1000 * 1000, MOST_SKIPS = 1023 };

/* Signal handlers may only touch lock-free atomics. */
_Static_assert(ATOMIC_BOOL_LOCK_FREE == 2, "a stop switch must be usable in a signal handler");

nonet_status nonet_stop_new(nonet_stop **stop)
{
    if (!stop) return NONET_ERR_ARG;
    *stop = malloc(sizeof **stop);
    if (!*stop) return NONET_ERR_MEMORY;
    **stop = (struct nonet_stop){.is_ticking = ATOMIC_FLAG_INIT};
    atomic_init(&(*stop)->is_on, false);
    atomic_init(&(*stop)->due_ns, 0);
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

void nonet_stop_set_tick(nonet_stop *stop, uint32_t every_ms, nonet_tick *tick, void *context)
{
    if (!stop) return;
    stop->tick = every_ms ? tick : NULL;
    stop->context = context;
    stop->every_ns = every_ms * UINT64_C(1000000);
    atomic_store(&stop->due_ns, stop->tick ? nn_clock_ns() + stop->every_ns : 0);
}

/* The switch knows when the next tick is due: a call may have many watches, and many threads. */
static void set_deadline(struct nn_watch *watch)
{
    watch->deadline_ns = watch->end_ns;
    if (!watch->stop || !watch->stop->tick) return;
    const uint64_t due_ns = atomic_load_explicit(&watch->stop->due_ns, memory_order_relaxed);
    if (!watch->end_ns || due_ns < watch->end_ns) watch->deadline_ns = due_ns;
}

static void tick_if_due(nonet_stop *stop, uint64_t now)
{
    if (!stop || !stop->tick || now < atomic_load_explicit(&stop->due_ns, memory_order_relaxed)) return;
    if (atomic_flag_test_and_set(&stop->is_ticking)) return;
    atomic_store_explicit(&stop->due_ns, now + stop->every_ns, memory_order_relaxed);
    stop->tick(stop->context);
    atomic_flag_clear(&stop->is_ticking);
}

void nn_watch_begin(struct nn_watch *watch, nonet_stop *stop, uint64_t timeout_ms)
{
    *watch = (struct nn_watch){.stop = stop};
    if (timeout_ms == 0 && (!stop || !stop->tick)) return;
    const uint64_t now = nn_clock_ns();
    /* A limit of centuries means no limit, and must not wrap around. */
    watch->read_ns = now;
    if (timeout_ms && timeout_ms < (UINT64_MAX - now) / 1000000u) watch->end_ns = now + timeout_ms * 1000000u;
    set_deadline(watch);
}

/* Between two looks at the clock a millisecond should pass. */
static void choose_skips(struct nn_watch *watch, uint64_t now)
{
    const uint64_t passed_ns = now - watch->read_ns;
    if (passed_ns < LOOK_NS / 2 && watch->skips < MOST_SKIPS) watch->skips = 2 * watch->skips + 1;
    if (passed_ns > LOOK_NS) watch->skips /= 2;
    watch->left = watch->skips;
    watch->read_ns = now;
}

bool nn_watch_ask_clock(struct nn_watch *watch)
{
    if (!watch->end_ns && watch->left) {
        watch->left--;
        return watch->is_over;
    }
    const uint64_t now = nn_clock_ns();
    choose_skips(watch, now);
    watch->is_over = watch->end_ns && now >= watch->end_ns;
    if (watch->is_over || now < watch->deadline_ns) return watch->is_over;
    tick_if_due(watch->stop, now);
    set_deadline(watch);
    /* The tick may have switched it off. */
    return nn_watch_is_switched_off(watch);
}
