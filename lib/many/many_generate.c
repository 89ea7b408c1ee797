/* many_generate.c: puzzles that are made by number, into arrays (many_arrays.c) or, here, for the sink. */
#include <stdlib.h>

#include "base/try.h"
#include "many/many.h"

enum {
    /* On their way to the sink; each piece holds up to so many, of about a kilobyte. */
    MADE_PORTION = 64,
    MADE_PIECES = 256,
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
    const nonet_status status = nonet_generator_make(worker->generator, first, count, worker->made);
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
};

struct made_piece {
    uint64_t first;
    size_t count, answered;
    struct nn_many_kept *entries; /* [MADE_PORTION] */
};

static size_t take_numbers(void *context, uint32_t worker, void *memory, size_t portion)
{
    struct making *const making = context;
    struct made_piece *const piece = memory;
    (void)worker;
    piece->first = making->next;
    piece->count = making->left < portion ? (size_t)making->left : portion;
    piece->answered = 0;
    making->next += piece->count;
    making->left -= piece->count;
    return piece->count;
}

static nonet_status keep_made(void *context, size_t at, const nonet_many_item *item)
{
    struct nn_many_kept *const entry = &((struct made_piece *)context)->entries[at];
    entry->item = (nonet_many_item){0};
    return nn_many_keep_answer(entry, item);
}

static nonet_status make_piece(void *context, uint32_t worker, void *memory)
{
    const struct making *const making = context;
    struct made_piece *const piece = memory;
    if (!piece->entries) piece->entries = calloc(MADE_PORTION, sizeof *piece->entries);
    if (!piece->entries) return NONET_ERR_MEMORY;
    return nn_many_make(&making->many->workers[worker], piece->first, piece->count, keep_made, piece, &piece->answered);
}

static bool sink_made(void *context, void *memory)
{
    nonet_many *const many = ((const struct making *)context)->many;
    const struct made_piece *const piece = memory;
    for (size_t at = 0; at < piece->answered; at++) {
        atomic_fetch_add_explicit(&many->done, 1, memory_order_relaxed);
        if (!many->settings.sink(many->settings.context, &piece->entries[at].item)) return false;
    }
    return true;
}

static void drop_made(void *context, void *memory)
{
    struct made_piece *const piece = memory;
    (void)context;
    for (size_t at = 0; piece->entries && at < MADE_PORTION; at++) nn_many_kept_free(&piece->entries[at]);
    free(piece->entries);
}

nonet_status nonet_many_generate(nonet_many *many, uint64_t first, uint64_t count)
{
    if (!many || many->settings.task != NONET_MANY_GENERATE || !many->settings.sink) return NONET_ERR_ARG;
    struct making making = {many, first, count};
    nonet_pool_settings settings;
    nonet_pool *pool;
    nn_many_pool_settings(many, &settings);
    settings.context = &making;
    settings.piece_size = sizeof(struct made_piece);
    settings.take = take_numbers;
    settings.work = make_piece;
    settings.deliver = sink_made;
    settings.drop = drop_made;
    settings.delivers_on_caller = many->settings.sinks_on_caller;
    settings.room = MADE_PIECES;
    settings.most_portion = many->settings.timeout_ms ? 1 : MADE_PORTION;
    nn_many_begin(many, count);
    NN_TRY(nonet_pool_new(&settings, &pool));
    const nonet_status status = nonet_pool_finish(pool);
    nonet_pool_free(pool);
    return status;
}
