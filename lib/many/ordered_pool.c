/* ordered_pool.c: see ordered_pool.h. */
#include "many/ordered_pool.h"

#include <stdlib.h>

#include "base/block.h"
#include "base/invariants.h"
#include "base/reserved.h"
#include "base/stop.h"

enum {
    MOST_THREADS = 256,
    /* Enough to go on while the oldest piece takes long. */
    ROOM_AT_LEAST = 4,
    ROOM_PER_THREAD = 4,
    PORTION_MS = 100,
};

static bool has_threads(const nonet_pool *pool)
{
    return pool->first_thread < pool->thread_end;
}

/* ---- delivering ------------------------------------------------------------------------------------ */

/* Without the lock. Returns why nothing behind it may be delivered, or NONET_OK. */
static nonet_status deliver_piece(nonet_pool *pool, const struct nn_pool_place *place)
{
    const nonet_pool_settings *const settings = &pool->settings;
    if (!place->is_begun || place->status < 0) return place->status;
    const bool goes_on = !settings->deliver || settings->deliver(settings->context, place->piece);
    atomic_fetch_add_explicit(&pool->things_delivered, place->things, memory_order_relaxed);
    return goes_on ? place->status : NONET_STOPPED;
}

static void deliver_oldest(nonet_pool *pool)
{
    struct nn_pool_place *const place = nn_pool_place_of(pool, pool->delivered);
    nonet_status end = NONET_STOPPED;
    if (!pool->is_cut) {
        nn_lock_give(&pool->lock);
        end = deliver_piece(pool, place);
        nn_lock_take(&pool->lock);
    }
    if (end != NONET_OK && !pool->is_cut) {
        pool->is_cut = true;
        pool->end = end;
    }
    place->is_finished = false;
    pool->delivered++;
    nn_condition_wake_all(&pool->has_changed);
    if (pool->settings.take) nn_condition_wake_all(&pool->has_work);
}

/* All pieces that are finished, from the oldest on. Called and left with the lock. */
static void deliver_finished(nonet_pool *pool)
{
    NN_CHECK_EVERY(64, pool->occasions, nn_pool_check(pool));
    if (pool->is_delivering) return;
    pool->is_delivering = true;
    while (pool->delivered < pool->taken && nn_pool_place_of(pool, pool->delivered)->is_finished) deliver_oldest(pool);
    pool->is_delivering = false;
    nn_condition_wake_all(&pool->has_changed);
}

/* ---- working --------------------------------------------------------------------------------------- */

/* With `take`: fill in the next piece if there is room. Called and left with the lock. */
static void take_next(nonet_pool *pool, const struct nn_pool_worker *worker)
{
    const nonet_pool_settings *const settings = &pool->settings;
    if (pool->is_closed || pool->given - pool->delivered == settings->room) return;
    struct nn_pool_place *const place = nn_pool_place_of(pool, pool->given);
    place->things = pool->is_cut ? 0 : settings->take(settings->context, worker->number, place->piece, worker->portion);
    if (place->things) {
        atomic_fetch_add_explicit(&pool->things_given, place->things, memory_order_relaxed);
        pool->given++;
    } else {
        pool->is_closed = true;
        nn_condition_wake_all(&pool->has_work);
        nn_condition_wake_all(&pool->has_changed);
    }
}

static bool has_piece(nonet_pool *pool, const struct nn_pool_worker *worker)
{
    if (pool->settings.take && pool->taken == pool->given) take_next(pool, worker);
    return pool->taken < pool->given;
}

/* Called and left with the lock. A worker that waits may help with a piece that takes long; when all are taken, for the
 * rest of the run. */
static bool wait_for_piece(nonet_pool *pool, const struct nn_pool_worker *worker)
{
    if (has_piece(pool, worker)) return true;
    if (!has_threads(pool)) return false;
    pool->waiting++;
    nonet_permits_add(pool->settings.permits, 1);
    while (!has_piece(pool, worker) && !pool->is_closed) nn_condition_wait(&pool->has_work, &pool->lock);
    if (pool->taken == pool->given) return false;
    pool->waiting--;
    nonet_permits_add(pool->settings.permits, -1);
    return true;
}

/* A worker's pieces grow and shrink with what the last one took. */
static void choose_portion(const nonet_pool_settings *settings, struct nn_pool_worker *worker, uint64_t taken_ns)
{
    const uint64_t wanted_ns = settings->portion_ms * UINT64_C(1000000);
    const size_t most = settings->most_portion ? settings->most_portion : SIZE_MAX;
    if (taken_ns < wanted_ns / 2 && worker->portion <= most / 2) worker->portion *= 2;
    if (taken_ns > wanted_ns * 2 && worker->portion > 1) worker->portion /= 2;
}

/* Without the lock. */
static void answer_piece(nonet_pool *pool, struct nn_pool_worker *worker, struct nn_pool_place *place)
{
    const nonet_pool_settings *const settings = &pool->settings;
    const uint64_t began = settings->take ? nn_clock_ns() : 0;
    place->status = settings->work(settings->context, worker->number, place->piece);
    if (settings->take) choose_portion(settings, worker, nn_clock_ns() - began);
}

static void call_tick(nonet_pool *pool)
{
    if (pool->settings.tick) pool->tick_ms = pool->settings.tick(pool->settings.context);
}

/* Called and left with the lock. */
static void work_on_next(nonet_pool *pool, struct nn_pool_worker *worker)
{
    worker->piece = pool->taken++;
    struct nn_pool_place *const place = nn_pool_place_of(pool, worker->piece);
    place->is_begun = !pool->is_cut && !nn_stop_is_on(pool->settings.stop);
    place->status = NONET_STOPPED;
    if (place->is_begun) {
        nn_lock_give(&pool->lock);
        answer_piece(pool, worker, place);
        nn_lock_take(&pool->lock);
    }
    place->is_finished = true;
    if (!pool->settings.delivers_on_caller || !has_threads(pool)) deliver_finished(pool);
    else nn_condition_wake_all(&pool->has_changed);
    if (has_threads(pool)) return;
    nn_lock_give(&pool->lock);
    call_tick(pool);
    nn_lock_take(&pool->lock);
}

/* Until nothing is left; on the caller's thread, if it is the only one, until nothing is left at the moment. */
static void *work_on_pieces(void *argument)
{
    struct nn_pool_worker *const worker = argument;
    nonet_pool *const pool = worker->pool;
    nn_lock_take(&pool->lock);
    while (wait_for_piece(pool, worker)) work_on_next(pool, worker);
    nn_lock_give(&pool->lock);
    return NULL;
}

/* ---- turns ----------------------------------------------------------------------------------------- */

/* Whoever only looks takes the lock, too. */
static nonet_pool *to_lock(const nonet_pool *pool)
{
    return pool->workers[0].pool;
}

/* Is it in `work`, with a piece of its own? With the lock. */
static bool is_at_work(const nonet_pool *pool, uint32_t worker)
{
    const uint64_t piece = pool->workers[worker].piece;
    return piece != UINT64_MAX && piece >= pool->delivered && !nn_pool_place_of(pool, piece)->is_finished;
}

/* With the lock. */
static bool is_oldest(const nonet_pool *pool, uint32_t worker)
{
    return is_at_work(pool, worker) && pool->workers[worker].piece == pool->delivered && !pool->is_delivering;
}

bool nonet_pool_wait_turn(nonet_pool *pool, uint32_t worker)
{
    if (!pool || worker >= pool->settings.threads) return false;
    nn_lock_take(&pool->lock);
    while (is_at_work(pool, worker) && !is_oldest(pool, worker)) nn_condition_wait(&pool->has_changed, &pool->lock);
    const bool is_wanted = is_oldest(pool, worker) && !pool->is_cut;
    nn_lock_give(&pool->lock);
    return is_wanted;
}

bool nonet_pool_has_turn(const nonet_pool *pool, uint32_t worker)
{
    if (!pool || worker >= pool->settings.threads) return false;
    nn_lock_take(&to_lock(pool)->lock);
    const bool has_turn = is_oldest(pool, worker) && !pool->is_cut;
    nn_lock_give(&to_lock(pool)->lock);
    return has_turn;
}

int nonet_pool_oldest(const nonet_pool *pool)
{
    int oldest = -1;
    if (!pool) return oldest;
    nn_lock_take(&to_lock(pool)->lock);
    for (uint32_t at = 0; at < pool->settings.threads; at++)
        if (is_at_work(pool, at) && pool->workers[at].piece == pool->delivered) oldest = (int)at;
    nn_lock_give(&to_lock(pool)->lock);
    return oldest;
}

/* ---- the caller's thread --------------------------------------------------------------------------- */

/* Until something has changed, or the next tick. Called and left with the lock. */
static void wait_for_change(nonet_pool *pool)
{
    if (pool->settings.tick) nn_condition_wait_ms(&pool->has_changed, &pool->lock, pool->tick_ms);
    else nn_condition_wait(&pool->has_changed, &pool->lock);
    nn_lock_give(&pool->lock);
    call_tick(pool);
    nn_lock_take(&pool->lock);
}

/* Is there a piece for the caller to deliver? */
static bool awaits_delivery(const nonet_pool *pool)
{
    return pool->settings.delivers_on_caller && pool->delivered < pool->taken &&
           nn_pool_place_of(pool, pool->delivered)->is_finished;
}

/* Wait until no more than `most` pieces are on their way. Called and left with the lock. */
static void wait_for_delivery(nonet_pool *pool, uint64_t most)
{
    while (pool->given - pool->delivered > most) {
        if (awaits_delivery(pool)) deliver_finished(pool);
        else wait_for_change(pool);
    }
}

void *nonet_pool_place(nonet_pool *pool)
{
    if (!pool || pool->settings.take) return NULL;
    nn_lock_take(&pool->lock);
    wait_for_delivery(pool, pool->settings.room - 1);
    void *const piece = pool->is_cut || pool->is_closed ? NULL : nn_pool_place_of(pool, pool->given)->piece;
    nn_lock_give(&pool->lock);
    return piece;
}

void nonet_pool_give(nonet_pool *pool, size_t things)
{
    if (!pool || pool->settings.take) return;
    nn_lock_take(&pool->lock);
    if (!pool->is_closed && pool->given - pool->delivered < pool->settings.room) {
        nn_pool_place_of(pool, pool->given++)->things = things;
        atomic_fetch_add_explicit(&pool->things_given, things, memory_order_relaxed);
        nn_condition_wake_one(&pool->has_work);
    }
    if (awaits_delivery(pool)) deliver_finished(pool);
    nn_lock_give(&pool->lock);
    if (!has_threads(pool)) work_on_pieces(&pool->workers[0]);
}

size_t nonet_pool_portion(const nonet_pool *pool)
{
    if (!pool) return 0;
    const uint64_t doublings = pool->given / 2;
    const size_t most = pool->settings.most_portion ? pool->settings.most_portion : SIZE_MAX;
    const size_t size = doublings < 20 ? (size_t)1 << doublings : most;
    return size < most ? size : most;
}

void nonet_pool_wait(nonet_pool *pool)
{
    if (!pool) return;
    nn_lock_take(&pool->lock);
    wait_for_delivery(pool, 0);
    nn_lock_give(&pool->lock);
}

/* With `take`: until all pieces are taken, and delivered. Called and left with the lock. */
static void wait_for_all(nonet_pool *pool)
{
    while (!pool->is_closed) {
        if (awaits_delivery(pool)) deliver_finished(pool);
        else wait_for_change(pool);
    }
    wait_for_delivery(pool, 0);
}

static void join_threads(nonet_pool *pool)
{
    if (pool->is_joined) return;
    pool->is_joined = true;
    for (uint32_t at = pool->first_thread; at < pool->thread_end; at++) nn_thread_join(&pool->workers[at].thread);
    nonet_permits_add(pool->settings.permits, -pool->waiting);
}

nonet_status nonet_pool_finish(nonet_pool *pool)
{
    if (!pool) return NONET_ERR_ARG;
    const bool helps = pool->settings.take && (pool->first_thread || !has_threads(pool));
    if (helps && !pool->is_joined) work_on_pieces(&pool->workers[0]);
    nn_lock_take(&pool->lock);
    if (!pool->settings.take) pool->is_closed = true;
    nn_condition_wake_all(&pool->has_work);
    wait_for_all(pool);
    const nonet_status end = pool->end;
    nn_lock_give(&pool->lock);
    join_threads(pool);
    return end;
}

void nonet_pool_progress(const nonet_pool *pool, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!pool) return;
    *progress = (nonet_progress){
        .done = atomic_load_explicit(&pool->things_delivered, memory_order_relaxed),
        .total = atomic_load_explicit(&pool->things_given, memory_order_relaxed),
    };
}

/* ---- beginning and end ----------------------------------------------------------------------------- */

void nonet_pool_settings_defaults(nonet_pool_settings *settings)
{
    if (settings) *settings = (nonet_pool_settings){0};
}

uint32_t nonet_pool_processors(void)
{
    return nn_processors();
}

static void fill_in_defaults(nonet_pool_settings *settings)
{
    if (!settings->threads) settings->threads = nn_processors();
    if (settings->threads > MOST_THREADS) settings->threads = MOST_THREADS;
    if (!settings->room) settings->room = ROOM_AT_LEAST + (size_t)ROOM_PER_THREAD * settings->threads;
    if (!settings->portion_ms) settings->portion_ms = PORTION_MS;
}

static bool make_places(nonet_pool *pool)
{
    const nonet_pool_settings *const settings = &pool->settings;
    const size_t size = nn_block_rounded(settings->piece_size);
    if (size && settings->room > SIZE_MAX / 4 / size) return false;
    pool->memory = calloc(settings->room, size ? size : 1);
    pool->places = calloc(settings->room, sizeof *pool->places);
    pool->workers = calloc(settings->threads, sizeof *pool->workers);
    if (!pool->memory || !pool->places || !pool->workers) return false;
    for (size_t at = 0; at < settings->room; at++) pool->places[at].piece = pool->memory + at * size;
    for (uint32_t at = 0; at < settings->threads; at++)
        pool->workers[at] = (struct nn_pool_worker){.pool = pool, .number = at, .piece = UINT64_MAX, .portion = 1};
    return true;
}

/* The caller is one of the workers if it has nothing else to do. What cannot be started does not help. */
static void start_threads(nonet_pool *pool)
{
    const nonet_pool_settings *const settings = &pool->settings;
    const bool is_busy = settings->tick || (settings->threads > 1 && (!settings->take || settings->delivers_on_caller));
    pool->first_thread = pool->thread_end = is_busy ? 0 : 1;
    /* Held until all have been started, so that none of them sees an unfinished number. */
    nn_lock_take(&pool->lock);
    for (; pool->thread_end < settings->threads; pool->thread_end++) {
        struct nn_pool_worker *const worker = &pool->workers[pool->thread_end];
        if (!nn_thread_start(&worker->thread, work_on_pieces, worker)) break;
    }
    nn_lock_give(&pool->lock);
}

static void free_places(nonet_pool *pool)
{
    free(pool->workers);
    free(pool->places);
    free(pool->memory);
    free(pool);
}

static nonet_status begin_locks(nonet_pool *pool)
{
    if (!nn_lock_begin(&pool->lock)) return NONET_ERR_MEMORY;
    if (nn_condition_begin(&pool->has_work)) {
        if (nn_condition_begin(&pool->has_changed)) return NONET_OK;
        nn_condition_end(&pool->has_work);
    }
    nn_lock_end(&pool->lock);
    return NONET_ERR_MEMORY;
}

nonet_status nonet_pool_new(const nonet_pool_settings *settings, nonet_pool **pool)
{
    if (!pool) return NONET_ERR_ARG;
    *pool = NULL;
    if (!settings || !settings->work || !NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    nonet_pool *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->settings = *settings;
    fill_in_defaults(&made->settings);
    const nonet_status status = make_places(made) ? begin_locks(made) : NONET_ERR_MEMORY;
    if (status != NONET_OK) {
        free_places(made);
        return status;
    }
    *pool = made; /* before a thread can ask for it */
    start_threads(made);
    return NONET_OK;
}

void nonet_pool_free(nonet_pool *pool)
{
    if (!pool) return;
    if (!pool->is_joined) {
        nn_lock_take(&pool->lock);
        pool->is_cut = true;
        nn_lock_give(&pool->lock);
        nonet_pool_finish(pool);
    }
    const nonet_pool_settings *const settings = &pool->settings;
    for (size_t at = 0; settings->drop && at < settings->room; at++)
        settings->drop(settings->context, pool->places[at].piece);
    nn_condition_end(&pool->has_changed);
    nn_condition_end(&pool->has_work);
    nn_lock_end(&pool->lock);
    free_places(pool);
}
