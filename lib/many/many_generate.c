/* many_generate.c: puzzles that are made by number, into arrays (many_arrays.c) or, here, for the sink. */
#include <stdlib.h>

#include "base/stop.h"
#include "base/try.h"
#include "many/many.h"

enum {
    /* On their way to the sink; each piece holds up to so many, of about a kilobyte. */
    MADE_PORTION = 64,
    MADE_PIECES = 256,
    WRITTEN_PIECES = 1024, /* with settings.answer */
};

/* A generator's time limit holds for a call: for one puzzle, then. */
size_t nn_many_most_made(const nonet_many *many)
{
    return many->settings.timeout_ms ? 1 : NN_MANY_GENERATED_PORTION;
}

nonet_status nn_many_make(struct nn_many_worker *worker, uint64_t first, size_t count, nn_many_use *use, void *context,
                          size_t *answered)
{
    const nonet_many *const many = worker->many;
    const nonet_status status = nonet_generator_make(worker->shown.generator, first, count, worker->made);
    if (status < 0) return status;
    const bool is_stopped = status == NONET_STOPPED && nn_stop_is_on(many->settings.stop);
    bool has_gap = false;
    for (size_t at = 0; at < count; at++) {
        const nonet_generated *const made = &worker->made[at];
        const nonet_many_item item = {
            .number = made->index,
            .status = made->is_made ? NONET_OK : NONET_STOPPED,
            .position = {many->settings.layout, made->cells, NULL, NULL},
            .generated = made,
            .task = NONET_MANY_GENERATE,
        };
        NN_TRY(use(context, at, &item));
        has_gap = has_gap || (is_stopped && !made->is_made);
        if (!has_gap) ++*answered;
    }
    return has_gap ? NONET_STOPPED : NONET_OK;
}

/* ---- for the sink ---------------------------------------------------------------------------------- */

struct making {
    nonet_many *many;
    uint64_t next, left; /* numbers */
    atomic_bool is_stopped;
};

struct made_piece {
    uint64_t first;
    size_t count;
    struct nn_many_kept *entries; /* [portion_of(many)] */
    struct nn_many_text text;
};

/* What was made waits for the sink; what was written about it needs less room. */
static size_t portion_of(const nonet_many *many)
{
    return many->settings.timeout_ms ? 1 : many->settings.answer ? NN_MANY_GENERATED_PORTION : MADE_PORTION;
}

static size_t take_numbers(void *context, uint32_t worker, void *memory, size_t portion)
{
    struct making *const making = context;
    struct made_piece *const piece = memory;
    (void)worker;
    if (nn_stop_is_on(making->many->settings.stop)) return 0;
    piece->first = making->next;
    piece->count = making->left < portion ? (size_t)making->left : portion;
    making->next += piece->count;
    making->left -= piece->count;
    return piece->count;
}

/* One entry of a piece that is being made. */
struct made_use {
    struct nn_many_worker *worker;
    struct made_piece *piece;
};

static nonet_status use_made(void *context, size_t at, const nonet_many_item *item)
{
    const struct made_use *const use = context;
    struct nn_many_kept *const entry = &use->piece->entries[at];
    entry->item = (nonet_many_item){0};
    if (!use->worker->many->settings.answer) return nn_many_keep_answer(entry, item);
    nonet_many_item shown = *item;
    entry->item.number = item->number;
    entry->item.status = item->status;
    entry->item.task = item->task;
    return nn_many_call_answer(use->worker, &shown, &use->piece->text);
}

/* After a stop, what was made is handed over all the same. */
static nonet_status make_piece(void *context, uint32_t worker, void *memory)
{
    struct making *const making = context;
    struct made_piece *const piece = memory;
    struct made_use use = {&making->many->workers[worker], piece};
    size_t answered = 0;
    nn_many_clear_text(&piece->text);
    if (!piece->entries) piece->entries = calloc(portion_of(making->many), sizeof *piece->entries);
    if (!piece->entries) return NONET_ERR_MEMORY;
    const nonet_status status = nn_many_make(use.worker, piece->first, piece->count, use_made, &use, &answered);
    if (status != NONET_STOPPED || !nn_stop_is_on(making->many->settings.stop)) return status;
    atomic_store(&making->is_stopped, true);
    return NONET_OK;
}

static bool sink_made(void *context, void *memory)
{
    nonet_many *const many = ((const struct making *)context)->many;
    struct made_piece *const piece = memory;
    const bool is_stopped = nn_stop_is_on(many->settings.stop);
    if (!nn_many_deliver_text(many, &piece->text)) return false;
    for (size_t at = 0; at < piece->count; at++) {
        const nonet_many_item *const item = &piece->entries[at].item;
        if (is_stopped && item->status != NONET_OK) continue;
        atomic_fetch_add_explicit(&many->done, 1, memory_order_relaxed);
        if (many->settings.sink && !many->settings.sink(many->settings.context, item)) return false;
    }
    return true;
}

static void drop_made(void *context, void *memory)
{
    struct made_piece *const piece = memory;
    const nonet_many *const many = ((const struct making *)context)->many;
    for (size_t at = 0; piece->entries && at < portion_of(many); at++) nn_many_kept_free(&piece->entries[at]);
    free(piece->entries);
    free(piece->text.buffer.bytes);
}

static uint32_t tick_while_making(void *context)
{
    const nonet_many_settings *const settings = &((const struct making *)context)->many->settings;
    return settings->tick(settings->context);
}

static nonet_status run_making(struct making *making)
{
    nonet_many *const many = making->many;
    nonet_pool_settings settings;
    nn_many_sink_settings(many, &settings);
    settings.context = making;
    settings.piece_size = sizeof(struct made_piece);
    settings.take = take_numbers;
    settings.work = make_piece;
    settings.deliver = sink_made;
    settings.drop = drop_made;
    settings.tick = many->settings.tick ? tick_while_making : NULL;
    settings.stop = NULL; /* see make_piece */
    settings.room = many->settings.answer ? WRITTEN_PIECES : MADE_PIECES;
    settings.most_portion = portion_of(many);
    NN_TRY(nonet_pool_new(&settings, &many->pool));
    const nonet_status status = nonet_pool_finish(many->pool);
    nonet_pool_free(many->pool);
    many->pool = NULL;
    return status;
}

nonet_status nonet_many_generate(nonet_many *many, uint64_t first, uint64_t count)
{
    if (!many || many->settings.task != NONET_MANY_GENERATE) return NONET_ERR_ARG;
    if (!many->settings.sink && !many->settings.answer) return NONET_ERR_ARG;
    struct making making = {.many = many, .next = first, .left = count};
    nn_many_begin(many, count);
    const nonet_status status = run_making(&making);
    return status == NONET_OK && (making.left || atomic_load(&making.is_stopped)) ? NONET_STOPPED : status;
}
