/* ordered_pool.h: the public nonet_pool: threads that answer pieces of work, and an order that is kept.
 *
 *     places:   ... delivered | finished, at work, finished, at work | waiting, waiting | being filled in
 *                             ^ delivered                            ^ taken            ^ given
 *
 * Pieces are numbered; number n lives in places[n % room], so the room bounds the memory. Whoever finishes the oldest
 * piece delivers all that are finished, without the lock, while `is_delivering` keeps the others out. So when nothing is
 * on its way, everything has been delivered, and no thread only waits for others.
 *
 * The end comes in one of three ways: all pieces are delivered; a piece cannot be delivered as a whole (a stop, an error,
 * nothing more is wanted), then nothing behind it is (`is_cut`); or the pool is freed. After a cut the pieces that
 * are left are not begun any more, and pass by undelivered.
 *
 * With `take`, pieces are filled in at the moment when they are taken, so `given` and `taken` are the same. */
#ifndef NN_ORDERED_POOL_H
#define NN_ORDERED_POOL_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/threads.h"
#include "nonet.h"

struct nn_pool_place {
    void *piece;
    size_t things;
    nonet_status status;
    bool is_begun; /* false: it passes by as it is */
    bool is_finished;
};

struct nn_pool_worker {
    nonet_pool *pool;
    uint32_t number;
    struct nn_thread thread;
    uint64_t piece; /* number of the one at work; UINT64_MAX: none yet */
    size_t portion; /* of its next piece */
};

struct nonet_pool {
    nonet_pool_settings settings;
    uint8_t *memory; /* of all pieces */
    struct nn_pool_place *places;
    struct nn_pool_worker *workers; /* [settings.threads] */
    uint32_t first_thread;          /* the workers before it are the caller */
    uint32_t thread_end;            /* the threads that were started end here */
    bool is_joined;
    uint32_t tick_ms;
    atomic_uint_fast64_t things_given, things_delivered;

    struct nn_lock lock;             /* for all that follows */
    struct nn_condition has_work;    /* there is something to take, or there is nothing more */
    struct nn_condition has_changed; /* delivered, is_delivering or the oldest piece */
    uint64_t given, taken, delivered;
    int waiting; /* workers that wait, or have gone */
    bool is_closed;
    bool is_delivering;
    bool is_cut;
    nonet_status end; /* why it is cut */
#ifndef NDEBUG
    unsigned occasions; /* for nn_pool_check */
#endif
};

static inline struct nn_pool_place *nn_pool_place_of(const nonet_pool *pool, uint64_t number)
{
    return &pool->places[number % pool->settings.room];
}

/* NULL, or the invariant that does not hold (base/invariants.h; ordered_pool_check.c). With the lock. */
const char *nn_pool_check(const nonet_pool *pool);

#endif
