/* maker_pool.c: see maker_pool.h. Threads take parts of the work by number; they are written in that order. A part takes about a tenth of a second: parts grow and shrink with what the last one
 * took. Puzzles depend on their number alone, so it does not matter who makes them. */
#include "generate/maker_pool.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "run/delivery.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"

enum {
    LARGEST_PART = 512,
    PART_NANOSECONDS = 100 * 1000 * 1000,
    MOST_PARTS = 1024, /* between the oldest that is not written and the newest */
    WAIT_NANOSECONDS = 100 * 1000 * 1000,
};

struct made_part {
    struct buffer out;
    struct number_ranges numbers; /* of the puzzles in it */
};

struct maker;

struct pool {
    const struct generate_order *order;
    struct generated_total *total;
    nonet_stop *stop;
    struct progress progress;
    const struct maker *makers;
    int maker_count;

    struct delivery delivery;           /* of parts; its lock is for all that follows */
    struct made_part parts[MOST_PARTS]; /* [number % MOST_PARTS] */
    uint64_t begun;                     /* puzzles */
    int working;                        /* threads */
    nonet_status problem;               /* the library reports an error, or NONET_OK */
};

/* ---- parts ----------------------------------------------------------------------------------------- */

/* For delivery.write. */
static void write_part(void *context, uint64_t number)
{
    struct pool *const pool = context;
    output_write_buffer(&pool->parts[number % MOST_PARTS].out);
}

/* For delivery.note. */
static void note_written(void *context, uint64_t number)
{
    struct pool *const pool = context;
    struct number_ranges *const numbers = &pool->parts[number % MOST_PARTS].numbers;
    for (size_t at = 0; at < numbers->count; at++)
        number_ranges_add(&pool->total->numbers, numbers->items[at].first, numbers->items[at].last);
    number_ranges_free(numbers);
}

static void add_to_total(struct generated_total *total, const nonet_generated *made, size_t cells)
{
    total->attempts += made->attempts;
    total->questions += made->questions;
    const bool is_nearest = !total->has_nearest || made->distance < total->nearest_distance;
    if (!made->is_made && made->has_board && is_nearest) {
        total->has_nearest = true;
        total->nearest_distance = made->distance;
        total->nearest_clues = made->clues;
        memcpy(total->nearest, made->cells, cells);
    }
    if (!made->is_made) return;
    assert(made->clues > 0 && (size_t)made->clues <= cells && made->needed <= made->clues);
    total->made++;
    total->minimal += made->is_minimal;
    total->clues += (uint64_t)made->clues;
    total->needed += (uint64_t)made->needed;
    total->with_clues[made->clues]++;
}

/* One thread's. */
struct maker {
    struct pool *pool;
    pthread_t thread;
    nonet_generator *generator;
    nonet_generated made[LARGEST_PART];
    size_t size; /* of the next part */
};

static void make_part(struct maker *maker, uint64_t number, uint64_t first, size_t count)
{
    struct pool *const pool = maker->pool;
    struct buffer out = {0};
    struct number_ranges numbers = {0};
    assert(count > 0 && count <= maker->size && maker->size <= LARGEST_PART);
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_generator_make(maker->generator, first, count, maker->made);
    for (size_t at = 0; at < count; at++) {
        if (!maker->made[at].is_made) continue;
        pool->order->write(pool->order, &maker->made[at], &out);
        number_ranges_add(&numbers, maker->made[at].index + 1, maker->made[at].index + 1);
    }
    const uint64_t taken = clock_nanoseconds() - began;
    if (taken < PART_NANOSECONDS / 2 && maker->size < LARGEST_PART) maker->size *= 2;
    if (taken > 2 * PART_NANOSECONDS && maker->size > 1) maker->size /= 2;
    pthread_mutex_lock(&pool->delivery.lock);
    const size_t cells = (size_t)nonet_layout_cells(pool->order->layout);
    for (size_t at = 0; at < count; at++) add_to_total(pool->total, &maker->made[at], cells);
    if (status != NONET_OK && status != NONET_STOPPED) pool->problem = status;
    pool->parts[number % MOST_PARTS] = (struct made_part){out, numbers};
    delivery_finish(&pool->delivery, number);
}

/* Whether there is more to do now. With the lock. */
static bool is_over(const struct pool *pool)
{
    return pool->begun == pool->order->count || pool->problem || pool->total->is_timed_out || interrupt_signal();
}

static void *make_parts(void *argument)
{
    struct maker *const maker = argument;
    struct pool *const pool = maker->pool;
    pthread_mutex_lock(&pool->delivery.lock);
    for (;;) {
        while (!is_over(pool) && delivery_is_full(&pool->delivery))
            pthread_cond_wait(&pool->delivery.has_changed, &pool->delivery.lock);
        if (is_over(pool)) break;
        const uint64_t left = pool->order->count - pool->begun, first = pool->begun;
        const uint64_t number = delivery_take(&pool->delivery);
        const size_t count = left < maker->size ? (size_t)left : maker->size;
        pool->begun += count;
        pthread_mutex_unlock(&pool->delivery.lock);
        make_part(maker, number, first, count); /* comes back with the lock */
    }
    pool->working--;
    pthread_cond_broadcast(&pool->delivery.has_changed);
    pthread_mutex_unlock(&pool->delivery.lock);
    return NULL;
}

/* ---- the main thread ------------------------------------------------------------------------------- */

/* Puzzles that were made on the way, if they are what takes the time; else 0. */
static uint64_t count_tried(const struct pool *pool)
{
    uint64_t tried = 0;
    for (int at = 0; at < pool->maker_count; at++) {
        nonet_progress progress;
        nonet_generator_progress(pool->makers[at].generator, &progress);
        tried += progress.done;
    }
    return tried > 2 * pool->total->made ? tried : 0;
}

static void show_made(struct pool *pool)
{
    if (!progress_is_due(&pool->progress)) return;
    pool->progress.tasks_done = pool->progress.tasks_read = pool->total->made;
    pool->progress.tried = count_tried(pool);
    pool->progress.fraction_read = (double)pool->total->made / (double)pool->order->count;
    pthread_mutex_unlock(&pool->delivery.lock);
    progress_show(&pool->progress);
    pthread_mutex_lock(&pool->delivery.lock);
}

static void wait_for_makers(struct pool *pool)
{
    const uint64_t limit = pool->order->limit.ms * 1000000;
    pthread_mutex_lock(&pool->delivery.lock);
    while (pool->working) {
        const uint64_t taken = clock_nanoseconds() - pool->progress.began;
        uint64_t wait = WAIT_NANOSECONDS;
        if (limit && taken >= limit && !pool->total->is_timed_out) {
            pool->total->is_timed_out = pool->total->made < pool->order->count;
            nonet_stop_now(pool->stop);
        } else if (limit > taken && limit - taken < wait) {
            wait = limit - taken;
        }
        delivery_wait(&pool->delivery, wait);
        show_made(pool);
    }
    pthread_mutex_unlock(&pool->delivery.lock);
}

static void begin_pool(struct pool *pool)
{
    pool->delivery = (struct delivery){.room = MOST_PARTS, .write = write_part, .note = note_written, .context = pool};
    delivery_begin(&pool->delivery);
    progress_begin(&pool->progress);
}

static void start_makers(struct pool *pool, struct maker *makers, int count)
{
    nonet_generator_settings settings = pool->order->wanted;
    settings.stop = pool->stop;
    pool->working = pool->maker_count = count;
    pool->makers = makers;
    for (int at = 0; at < count; at++) {
        makers[at].pool = pool;
        makers[at].size = 1;
        const nonet_status status = nonet_generator_new(pool->order->layout, &settings, &makers[at].generator);
        if (status != NONET_OK) fatal(nonet_status_name(status));
    }
    interrupt_hold();
    for (int at = 0; at < count; at++)
        if (pthread_create(&makers[at].thread, NULL, make_parts, &makers[at]) != 0) fatal("cannot start a thread");
    interrupt_release();
}

void generate_all(const struct generate_order *order, struct generated_total *total)
{
    const int jobs = order->jobs;
    assert(jobs > 0 && order->count > 0 && order->write);
    struct pool *const pool = calloc(1, sizeof *pool);
    struct maker *const makers = calloc((size_t)jobs, sizeof *makers);
    if (!pool || !makers) fatal("out of memory");
    pool->order = order;
    pool->total = total;
    /* Never freed: a signal may come until the very end. */
    if (nonet_stop_new(&pool->stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(pool->stop);
    begin_pool(pool);
    start_makers(pool, makers, jobs);
    wait_for_makers(pool);
    for (int at = 0; at < jobs; at++) {
        pthread_join(makers[at].thread, NULL);
        nonet_generator_free(makers[at].generator);
    }
    screen_clear_status();
    total->nanoseconds = clock_nanoseconds() - pool->progress.began;
    if (pool->problem == NONET_ERR_INTERNAL) fatal("a puzzle could not be made: a bug, please report it");
    if (pool->problem) fatal(nonet_status_name(pool->problem));
    delivery_end(&pool->delivery);
    free(makers);
    free(pool);
}
