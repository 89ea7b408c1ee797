/* maker_pool.c: see maker_pool.h. The threads of a nonet_pool take parts of the work by number; they are written in that
 * order. A part takes about a tenth of a second: parts grow and shrink with what the last one took. Puzzles depend on their
 * number alone, so it does not matter who makes them. */
#include "generate/maker_pool.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "system/clock.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"

enum {
    LARGEST_PART = 512,
    PART_MILLISECONDS = 100,
    MOST_PARTS = 1024, /* between the oldest that is not written and the newest */
    TICK_MILLISECONDS = 100,
};

struct made_part {
    uint64_t first;
    size_t count;
    struct buffer out;
    struct number_ranges numbers; /* of the puzzles in it */
};

/* One thread's. */
struct maker {
    nonet_generator *generator;
    nonet_generated made[LARGEST_PART];
    struct generated_total total; /* of what it made */
};

struct makers {
    const struct generate_order *order;
    struct generated_total *total;
    nonet_stop *stop;
    struct progress progress;
    struct maker *each; /* [order->threads] */
    uint64_t begun;     /* puzzles; the one that takes the next part only */
    atomic_uint_fast64_t made;
    atomic_bool is_timed_out;
};

/* ---- parts ----------------------------------------------------------------------------------------- */

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

/* For the pool: whoever is free takes the next numbers. */
static size_t take_part(void *context, uint32_t worker, void *piece, size_t portion)
{
    struct makers *const makers = context;
    struct made_part *const part = piece;
    const uint64_t left = makers->order->count - makers->begun;
    (void)worker;
    if (atomic_load(&makers->is_timed_out) || interrupt_signal()) return 0;
    part->first = makers->begun;
    part->count = left < portion ? (size_t)left : portion;
    makers->begun += part->count;
    return part->count;
}

/* For the pool. After a stop, what was made is written all the same. */
static nonet_status make_part(void *context, uint32_t worker, void *piece)
{
    struct makers *const makers = context;
    struct made_part *const part = piece;
    struct maker *const maker = &makers->each[worker];
    const size_t cells = (size_t)nonet_layout_cells(makers->order->layout);
    assert(part->count > 0 && part->count <= LARGEST_PART);
    const nonet_status status = nonet_generator_make(maker->generator, part->first, part->count, maker->made);
    for (size_t at = 0; at < part->count; at++) {
        const nonet_generated *const made = &maker->made[at];
        add_to_total(&maker->total, made, cells);
        if (!made->is_made) continue;
        makers->order->write(makers->order, made, &part->out);
        number_ranges_add(&part->numbers, made->index + 1, made->index + 1);
        atomic_fetch_add(&makers->made, 1);
    }
    return status == NONET_STOPPED ? NONET_OK : status;
}

/* For the pool. */
static bool write_part(void *context, void *piece)
{
    struct makers *const makers = context;
    struct made_part *const part = piece;
    output_write_buffer(&part->out);
    for (size_t at = 0; at < part->numbers.count; at++)
        number_ranges_add(&makers->total->numbers, part->numbers.items[at].first, part->numbers.items[at].last);
    number_ranges_free(&part->numbers);
    return true;
}

/* ---- the main thread ------------------------------------------------------------------------------- */

/* Puzzles that were made on the way, if they are what takes the time; else 0. */
static uint64_t count_tried(const struct makers *makers, uint64_t made)
{
    uint64_t tried = 0;
    for (int at = 0; at < makers->order->threads; at++) {
        nonet_progress progress;
        nonet_generator_progress(makers->each[at].generator, &progress);
        tried += progress.done;
    }
    return tried > 2 * made ? tried : 0;
}

static void show_made(struct makers *makers)
{
    if (!progress_is_due(&makers->progress)) return;
    const uint64_t made = atomic_load(&makers->made);
    makers->progress.tasks_done = makers->progress.tasks_read = made;
    makers->progress.tried = count_tried(makers, made);
    makers->progress.fraction_read = (double)made / (double)makers->order->count;
    progress_show(&makers->progress);
}

/* For the pool: while the main thread waits. Returns when it wants to be called again, in milliseconds. */
static uint32_t while_waiting(void *context)
{
    struct makers *const makers = context;
    const uint64_t limit = makers->order->limit.ms * 1000000, taken = clock_nanoseconds() - makers->progress.began;
    show_made(makers);
    if (limit && taken >= limit && !atomic_load(&makers->is_timed_out)) {
        atomic_store(&makers->is_timed_out, atomic_load(&makers->made) < makers->order->count);
        nonet_stop_now(makers->stop);
    } else if (limit > taken && limit - taken < TICK_MILLISECONDS * UINT64_C(1000000)) {
        return (uint32_t)((limit - taken) / 1000000 + 1);
    }
    return TICK_MILLISECONDS;
}

static void prepare_makers(struct makers *makers)
{
    nonet_generator_settings settings = makers->order->wanted;
    settings.stop = makers->stop;
    makers->each = calloc((size_t)makers->order->threads, sizeof *makers->each);
    if (!makers->each) fatal("out of memory");
    for (int at = 0; at < makers->order->threads; at++) {
        const nonet_status status = nonet_generator_new(makers->order->layout, &settings, &makers->each[at].generator);
        if (status != NONET_OK) fatal(nonet_status_name(status));
    }
}

/* Of all threads together. */
static void add_up(struct generated_total *total, const struct generated_total *part, size_t cells)
{
    total->made += part->made;
    total->minimal += part->minimal;
    total->clues += part->clues;
    total->needed += part->needed;
    total->attempts += part->attempts;
    total->questions += part->questions;
    for (size_t clues = 0; clues <= cells; clues++) total->with_clues[clues] += part->with_clues[clues];
    if (!part->has_nearest || (total->has_nearest && total->nearest_distance <= part->nearest_distance)) return;
    total->has_nearest = true;
    total->nearest_distance = part->nearest_distance;
    total->nearest_clues = part->nearest_clues;
    memcpy(total->nearest, part->nearest, cells);
}

static void free_makers(struct makers *makers)
{
    const size_t cells = (size_t)nonet_layout_cells(makers->order->layout);
    for (int at = 0; at < makers->order->threads; at++) {
        add_up(makers->total, &makers->each[at].total, cells);
        nonet_generator_free(makers->each[at].generator);
    }
    free(makers->each);
}

static nonet_status run_makers(struct makers *makers)
{
    nonet_pool_settings settings;
    nonet_pool *pool;
    nonet_pool_settings_defaults(&settings);
    settings.threads = (uint32_t)makers->order->threads;
    settings.room = MOST_PARTS;
    settings.piece_size = sizeof(struct made_part);
    settings.context = makers;
    settings.take = take_part;
    settings.work = make_part;
    settings.deliver = write_part;
    settings.tick = while_waiting;
    settings.most_portion = LARGEST_PART;
    settings.portion_ms = PART_MILLISECONDS;
    if (nonet_pool_new(&settings, &pool) != NONET_OK) fatal("out of memory");
    const nonet_status status = nonet_pool_finish(pool);
    nonet_pool_free(pool);
    return status;
}

void generate_all(const struct generate_order *order, struct generated_total *total)
{
    struct makers makers = {.order = order, .total = total};
    assert(order->threads > 0 && order->count > 0 && order->write);
    /* Never freed: a signal may come until the very end. */
    if (nonet_stop_new(&makers.stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(makers.stop);
    progress_begin(&makers.progress);
    prepare_makers(&makers);
    const nonet_status status = run_makers(&makers);
    screen_clear_status();
    total->nanoseconds = clock_nanoseconds() - makers.progress.began;
    total->is_timed_out = atomic_load(&makers.is_timed_out);
    free_makers(&makers);
    if (status == NONET_ERR_INTERNAL) fatal("a puzzle could not be made: a bug, please report it");
    if (status != NONET_OK) fatal(nonet_status_name(status));
}
