/* ordered_pool_check.c: the invariants of ordered_pool.h. */
#include "base/invariants.h"
#include "many/ordered_pool.h"

#ifndef NDEBUG

/* Only pieces that were taken and are not delivered can be finished. */
static bool places_are_free(const nonet_pool *pool)
{
    size_t finished = 0;
    for (size_t at = 0; at < pool->settings.room; at++) finished += pool->places[at].is_finished;
    for (uint64_t number = pool->delivered; number < pool->taken; number++)
        finished -= nn_pool_place_of(pool, number)->is_finished;
    return finished == 0;
}

/* A piece that is at work has one worker. */
static bool workers_differ(const nonet_pool *pool)
{
    size_t at_work = 0, open = 0;
    for (uint64_t number = pool->delivered; number < pool->taken; number++)
        open += !nn_pool_place_of(pool, number)->is_finished;
    for (uint32_t at = 0; at < pool->settings.threads; at++) {
        const uint64_t piece = pool->workers[at].piece;
        if (piece == UINT64_MAX) continue;
        if (piece >= pool->taken) return false;
        at_work += piece >= pool->delivered && !nn_pool_place_of(pool, piece)->is_finished;
    }
    return at_work == open;
}

const char *nn_pool_check(const nonet_pool *pool)
{
    NN_HOLDS(pool->delivered <= pool->taken && pool->taken <= pool->given, "pieces are given, taken, delivered");
    NN_HOLDS(pool->given - pool->delivered <= pool->settings.room, "the pieces on their way have room");
    NN_HOLDS(!pool->settings.take || pool->given == pool->taken, "what is filled in when taken is taken");
    NN_HOLDS(places_are_free(pool), "only pieces that were taken are finished");
    NN_HOLDS(workers_differ(pool), "a piece at work has one worker");
    NN_HOLDS(pool->is_cut || pool->end == NONET_OK, "only a cut has a reason");
    return NULL;
}

#endif
