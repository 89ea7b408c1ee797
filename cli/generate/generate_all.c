/* generate_all.c: see generate_all.h. The threads of a nonet_many make the puzzles, which depend on their number alone, so
 * it does not matter who makes them; what is written about them comes in the order of the numbers. */
#include "generate/generate_all.h"

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

enum { TICK_MILLISECONDS = 100 };

/* One thread's. */
struct maker {
    struct generated_total total; /* of what it made */
    struct buffer out;
};

struct makers {
    const struct generate_order *order;
    struct generated_total *total;
    nonet_stop *stop;
    nonet_many *many;
    struct progress progress;
    atomic_uint_fast64_t made;
};

/* ---- one puzzle ------------------------------------------------------------------------------------ */

static void keep_nearest(struct generated_total *total, int64_t distance, int clues, const uint8_t *board, size_t cells)
{
    if (total->has_nearest && total->nearest_distance <= distance) return;
    total->has_nearest = true;
    total->nearest_distance = distance;
    total->nearest_clues = clues;
    memcpy(total->nearest, board, cells);
}

static void add_to_total(struct generated_total *total, const nonet_generated *made, size_t cells)
{
    total->attempts += made->attempts;
    total->questions += made->questions;
    if (!made->is_made) {
        if (made->has_board) keep_nearest(total, made->distance, made->clues, made->cells, cells);
        return;
    }
    assert(made->clues > 0 && (size_t)made->clues <= cells && made->needed <= made->clues);
    total->made++;
    total->minimal += made->is_minimal;
    total->clues += (uint64_t)made->clues;
    total->needed += (uint64_t)made->needed;
    total->with_clues[made->clues]++;
}

/* For the library, on one of its threads. */
static nonet_status write_made(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    struct makers *const makers = context;
    struct maker *const maker = worker->own;
    const nonet_generated *const made = item->generated;
    add_to_total(&maker->total, made, (size_t)nonet_layout_cells(makers->order->layout));
    if (!made->is_made) return NONET_OK;
    makers->order->write(makers->order, made, &maker->out);
    nonet_many_write(worker, maker->out.bytes, maker->out.length);
    maker->out.length = 0;
    atomic_fetch_add(&makers->made, 1);
    return NONET_OK;
}

/* For the library, in the order of the puzzles. */
static bool pass_text_on(void *context, const char *text, size_t length)
{
    const struct generate_order *const order = ((const struct makers *)context)->order;
    return order->text ? order->text(order->context, text, length) : output_take_text(NULL, text, length);
}

static bool note_number(void *context, const nonet_many_item *item)
{
    const struct makers *const makers = context;
    if (item->status == NONET_OK) number_ranges_add(&makers->total->numbers, item->number + 1, item->number + 1);
    return true;
}

/* ---- the main thread ------------------------------------------------------------------------------- */

/* Puzzles that were looked at on the way, if they are what takes the time, and how near they came. */
static void find_tried(const struct makers *makers, struct progress *shown)
{
    nonet_progress progress;
    nonet_many_progress(makers->many, &progress);
    shown->tried = progress.found > 2 * shown->tasks_done ? progress.found : 0;
    nonet_nearest_text(&makers->order->wanted, progress.nearest, shown->nearest, sizeof shown->nearest);
}

static void show_made(struct makers *makers)
{
    if (!progress_is_due(&makers->progress)) return;
    const uint64_t made = atomic_load(&makers->made);
    makers->progress.tasks_done = makers->progress.tasks_read = made;
    find_tried(makers, &makers->progress);
    makers->progress.fraction_read = (double)made / (double)makers->order->count;
    progress_show(&makers->progress);
}

/* For the library: while the main thread waits. Returns when it wants to be called again, in milliseconds. */
static uint32_t while_waiting(void *context)
{
    show_made(context);
    return TICK_MILLISECONDS;
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
    if (part->has_nearest) keep_nearest(total, part->nearest_distance, part->nearest_clues, part->nearest, cells);
}

/* For the library. */
static void end_maker(void *context, nonet_many_worker *worker)
{
    const struct makers *const makers = context;
    struct maker *const maker = worker->own;
    add_up(makers->total, &maker->total, (size_t)nonet_layout_cells(makers->order->layout));
    buffer_free(&maker->out);
}

static void prepare_makers(struct makers *makers)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = NONET_MANY_GENERATE;
    settings.threads = (uint32_t)makers->order->threads;
    settings.stop = makers->stop;
    settings.generator = &makers->order->wanted;
    settings.layout = makers->order->layout;
    settings.context = makers;
    settings.answer = write_made;
    settings.text = pass_text_on;
    settings.sink = note_number;
    settings.worker_size = sizeof(struct maker);
    settings.release = end_maker;
    settings.tick = while_waiting;
    const nonet_status status = nonet_many_new(&settings, &makers->many);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

nonet_stop *generate_stop(void)
{
    nonet_stop *stop;
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    return stop;
}

void generate_all(const struct generate_order *order, struct generated_total *total)
{
    struct makers makers = {.order = order, .total = total, .stop = order->stop};
    assert(order->threads > 0 && order->count > 0 && order->write);
    if (!makers.stop) makers.stop = generate_stop();
    progress_begin(&makers.progress);
    prepare_makers(&makers);
    interrupt_after(order->limit.ms);
    const nonet_status status = nonet_many_generate(makers.many, order->first, order->count);
    interrupt_after(0);
    screen_clear_status();
    total->nanoseconds = clock_nanoseconds() - makers.progress.began;
    total->is_timed_out = order->limit.ms && status == NONET_STOPPED && !interrupt_signal();
    nonet_many_free(makers.many);
    if (status == NONET_ERR_INTERNAL) fatal("a puzzle could not be made: a bug, please report it");
    if (status < 0) fatal(nonet_status_name(status));
}
