/* many_stream.c: puzzles that come one by one or as text, and answers that wait for their turn.
 *
 * A piece of the pool holds a few puzzles, each copied with its answer (or with what the caller's function wrote about
 * them), or a run of plain 9x9 lines (many_lines.c). Larger boards, which may take long, travel alone. */
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/nine.h"
#include "many/many.h"

enum {
    FEWEST_LINES = 128, /* for which a bulk engine pays */
    SMALL_SIDE = 9,
    LARGEST_PORTION = 256,
    /* Where a puzzle may take seconds, few travel together, and more may wait for a slow one before them. */
    LARGEST_SLOW_PORTION = 4,
    SLOW_ROOM_PER_THREAD = 256,
};

struct nn_many_piece {
    struct nn_many_kept *entries;
    uint8_t *own; /* [capacity * settings.item_size]: the caller's */
    size_t count, capacity;
    size_t used;                /* entries that ever held a puzzle */
    size_t answered;            /* the first so many */
    struct nn_many_lines lines; /* instead; then its item is in the first entry */
    struct nn_many_text text;
};

static void *own_of(const nonet_many *many, const struct nn_many_piece *piece, size_t at)
{
    return piece->own ? piece->own + at * many->settings.item_size : NULL;
}

/* ---- pieces ---------------------------------------------------------------------------------------- */

/* The answer is kept, or used at once. */
static nonet_status answer_entry(struct nn_many_worker *worker, struct nn_many_piece *piece, size_t at)
{
    struct nn_many_kept *const entry = &piece->entries[at];
    if (worker->many->settings.answer) return nn_many_answer_at_once(worker, &entry->item, &piece->text);
    if (entry->item.status == NONET_ERR_TEXT) return NONET_OK;
    nonet_many_item item = entry->item;
    const nonet_position position = item.position;
    NN_TRY(nn_many_answer(worker, &position, item.number, &item));
    return nn_many_keep_answer(entry, &item);
}

static nonet_status answer_entries(struct nn_many_worker *worker, struct nn_many_piece *piece)
{
    for (; piece->answered < piece->count; piece->answered++) {
        struct nn_many_kept *const entry = &piece->entries[piece->answered];
        entry->item.note = entry->note.message[0] ? &entry->note : NULL;
        entry->item.own = own_of(worker->many, piece, piece->answered);
        if (nn_stop_is_on(worker->many->settings.stop)) return NONET_STOPPED;
        const nonet_status status = answer_entry(worker, piece, piece->answered);
        if (status == NONET_STOPPED && worker->many->settings.answer) piece->answered++;
        NN_TRY(status);
    }
    return NONET_OK;
}

static nonet_status answer_stream_piece(void *context, uint32_t number, void *memory)
{
    nonet_many *const many = context;
    struct nn_many_piece *const piece = memory;
    struct nn_many_worker *const worker = &many->workers[number];
    if (!piece->lines.boards.count) return answer_entries(worker, piece);
    nonet_many_item *const item = &piece->entries[0].item;
    item->own = own_of(many, piece, 0);
    return nn_many_answer_lines(worker, &piece->lines, item, &piece->text, &piece->answered);
}

static bool sink_item(nonet_many *many, const nonet_many_item *item, uint64_t puzzles)
{
    atomic_fetch_add_explicit(&many->done, puzzles, memory_order_relaxed);
    return !many->settings.sink || many->settings.sink(many->settings.context, item);
}

static bool sink_lines(nonet_many *many, const struct nn_many_piece *piece)
{
    if (many->settings.answer) return sink_item(many, &piece->entries[0].item, piece->answered);
    for (size_t at = 0; at < piece->answered; at++) {
        atomic_fetch_add_explicit(&many->done, 1, memory_order_relaxed);
        if (!nn_many_sink_line(many, &piece->lines, at)) return false;
    }
    return true;
}

static bool sink_piece(void *context, void *memory)
{
    nonet_many *const many = context;
    struct nn_many_piece *const piece = memory;
    if (!nn_many_deliver_text(many, &piece->text)) return false;
    if (piece->lines.boards.count) return sink_lines(many, piece);
    for (size_t at = 0; at < piece->answered; at++)
        if (!sink_item(many, &piece->entries[at].item, 1)) return false;
    return true;
}

static void drop_piece(void *context, void *memory)
{
    struct nn_many_piece *const piece = memory;
    (void)context;
    for (size_t at = 0; at < piece->used; at++) nn_many_kept_free(&piece->entries[at]);
    free(piece->entries);
    free(piece->own);
    free(piece->lines.memory.bytes);
    free(piece->text.buffer.bytes);
}

/* ---- puzzles come ---------------------------------------------------------------------------------- */

static nonet_status begin_stream(nonet_many *many)
{
    if (!many || (!many->settings.sink && !many->settings.answer)) return NONET_ERR_ARG;
    if (many->settings.task == NONET_MANY_GENERATE) return NONET_ERR_ARG;
    if (many->pool) return NONET_OK;
    const bool is_slow = many->task->is_slow || many->settings.is_slow;
    nonet_pool_settings settings;
    nn_many_sink_settings(many, &settings);
    settings.piece_size = sizeof(struct nn_many_piece);
    settings.work = answer_stream_piece;
    settings.deliver = sink_piece;
    settings.drop = drop_piece;
    settings.most_portion = many->most_portion = is_slow ? LARGEST_SLOW_PORTION : LARGEST_PORTION;
    if (is_slow) settings.room = (size_t)SLOW_ROOM_PER_THREAD * many->settings.threads;
    nn_many_begin(many, 0);
    many->added = many->first_number;
    return nonet_pool_new(&settings, &many->pool);
}

static void hand_over_portion(nonet_many *many)
{
    struct nn_many_piece *const piece = many->filling;
    if (!piece || !(piece->count + piece->lines.boards.count)) return;
    many->filling = NULL;
    nonet_pool_give(many->pool, piece->count + piece->lines.boards.count);
}

/* The piece that is being filled in. NONET_STOPPED: nothing more is wanted. */
static nonet_status next_piece(nonet_many *many)
{
    if (many->filling) return NONET_OK;
    struct nn_many_piece *const piece = many->filling = nonet_pool_place(many->pool);
    if (!piece) return NONET_STOPPED;
    piece->count = piece->answered = piece->lines.boards.count = 0;
    nn_many_clear_text(&piece->text);
    return NONET_OK;
}

/* Entries for a whole portion, made once: what comes as zeros from the system costs nothing until it is used. */
static nonet_status open_piece(const nonet_many *many, struct nn_many_piece *piece)
{
    const size_t item_size = many->settings.item_size;
    if (!piece->entries) piece->entries = calloc(many->most_portion, sizeof *piece->entries);
    if (!piece->own && item_size) piece->own = calloc(many->most_portion, item_size);
    if (!piece->entries || (item_size && !piece->own)) return NONET_ERR_MEMORY;
    piece->capacity = many->most_portion;
    return NONET_OK;
}

/* Room for one more item in it. */
static nonet_status room_for_entry(nonet_many *many)
{
    NN_TRY(next_piece(many));
    struct nn_many_piece *const piece = many->filling;
    if (!piece->capacity) NN_TRY(open_piece(many, piece));
    if (piece->used == piece->count) piece->used++;
    return NONET_OK;
}

static nonet_status next_entry(nonet_many *many, struct nn_many_kept **entry)
{
    NN_TRY(room_for_entry(many));
    *entry = &many->filling->entries[many->filling->count];
    (*entry)->item = (nonet_many_item){.number = many->added};
    (*entry)->note.message[0] = 0;
    return NONET_OK;
}

void *nonet_many_place(nonet_many *many)
{
    nonet_status status = begin_stream(many);
    if (status == NONET_OK) status = room_for_entry(many);
    if (status == NONET_ERR_MEMORY) many->trouble = status; /* nonet_many_finish tells it */
    if (status != NONET_OK) return NULL;
    return own_of(many, many->filling, many->filling->count);
}

static void add_entry(nonet_many *many, const struct nn_many_kept *entry)
{
    const nonet_layout *const layout = entry->item.position.layout;
    const bool is_large = layout && nonet_layout_side(layout) > SMALL_SIDE;
    many->added++;
    many->filling->count++;
    if (is_large || many->filling->count >= nonet_pool_portion(many->pool)) hand_over_portion(many);
}

nonet_status nonet_many_count_from(nonet_many *many, uint64_t number)
{
    if (!many) return NONET_ERR_ARG;
    many->first_number = many->added = number;
    return NONET_OK;
}

nonet_status nonet_many_add(nonet_many *many, const nonet_position *position)
{
    struct nn_many_kept *entry;
    if (!position || !position->layout || !position->cells) return NONET_ERR_ARG;
    NN_TRY(begin_stream(many));
    NN_TRY(next_entry(many, &entry));
    NN_TRY(nn_many_keep_puzzle(entry, position));
    add_entry(many, entry);
    return NONET_OK;
}

nonet_status nonet_many_add_puzzle(nonet_many *many, const nonet_puzzle *puzzle)
{
    struct nn_many_kept *entry;
    if (!puzzle || !puzzle->position.layout || !puzzle->position.cells) return NONET_ERR_ARG;
    NN_TRY(begin_stream(many));
    NN_TRY(next_entry(many, &entry));
    NN_TRY(nn_many_keep_puzzle(entry, &puzzle->position));
    entry->item.style = puzzle->style;
    entry->item.line = puzzle->line;
    entry->item.has_wrong_solution = puzzle->has_wrong_solution;
    if (puzzle->note.message[0]) entry->note = puzzle->note;
    add_entry(many, entry);
    return NONET_OK;
}

nonet_status nonet_many_add_error(nonet_many *many, const nonet_text_error *error)
{
    struct nn_many_kept *entry;
    if (!error) return NONET_ERR_ARG;
    NN_TRY(begin_stream(many));
    NN_TRY(next_entry(many, &entry));
    entry->item.status = NONET_ERR_TEXT;
    entry->item.task = many->settings.task;
    entry->item.line = error->line;
    entry->note = *error;
    add_entry(many, entry);
    return NONET_OK;
}

/* Lines have a piece of their own, to which the caller's memory that was meant for them moves. */
static nonet_status begin_lines(nonet_many *many)
{
    struct nn_many_kept *entry;
    const struct nn_many_piece *const before = many->filling;
    const void *const own = before && before->count < before->capacity ? own_of(many, before, before->count) : NULL;
    if (before && before->count) hand_over_portion(many);
    NN_TRY(next_entry(many, &entry));
    if (own && own != many->filling->own) memmove(many->filling->own, own, many->settings.item_size);
    return NONET_OK;
}

/* Where a bulk engine cannot be asked, each is a puzzle. */
static nonet_status add_single_lines(nonet_many *many, const nonet_plain_lines *lines)
{
    const nonet_many_boards boards = {
        .layout = many->nine, .cells = lines->text, .stride = lines->stride, .form = NONET_BOARD_TEXT};
    for (size_t at = 0; at < lines->count; at++) {
        uint8_t cells[NN_NINE_CELLS];
        nonet_puzzle puzzle = {.style = many->line_style, .line = lines->line + at};
        puzzle.position = (nonet_position){many->nine, nn_many_read_board(&boards, at, cells), NULL, NULL};
        puzzle.style.blank = nn_many_blank_of(lines->text + at * lines->stride);
        NN_TRY(nonet_many_add_puzzle(many, &puzzle));
    }
    return NONET_OK;
}

nonet_status nonet_many_add_lines(nonet_many *many, const nonet_plain_lines *lines)
{
    if (!lines || (lines->count && !lines->text)) return NONET_ERR_ARG;
    NN_TRY(begin_stream(many));
    if (!lines->count) return NONET_OK;
    if (!many->takes_plain) return add_single_lines(many, lines);
    NN_TRY(begin_lines(many));
    NN_TRY(nn_many_keep_lines(&many->filling->lines, many, lines));
    many->added += lines->count;
    hand_over_portion(many);
    return NONET_OK;
}

/* Everything that the reader can tell by now. */
static nonet_status read_puzzles(nonet_many *many)
{
    nonet_plain_lines lines;
    nonet_puzzle puzzle;
    nonet_text_error error;
    for (;;) {
        if (many->takes_plain && nonet_reader_lines(many->reader, FEWEST_LINES, NN_MANY_PLAIN_PORTION, &lines)) {
            NN_TRY(nonet_many_add_lines(many, &lines));
            continue;
        }
        const nonet_status status = nonet_reader_next(many->reader, &puzzle, &error);
        if (status == NONET_MORE || status == NONET_END) return NONET_OK;
        if (status == NONET_ERR_TEXT) NN_TRY(nonet_many_add_error(many, &error));
        else if (status == NONET_OK) NN_TRY(nonet_many_add_puzzle(many, &puzzle));
        else return status;
    }
}

nonet_status nonet_many_feed(nonet_many *many, const char *text, size_t length)
{
    NN_TRY(begin_stream(many));
    NN_TRY(nonet_reader_feed(many->reader, text, length));
    return read_puzzles(many);
}

nonet_status nonet_many_pause(nonet_many *many)
{
    NN_TRY(begin_stream(many));
    nonet_reader_pause(many->reader);
    const nonet_status status = read_puzzles(many);
    hand_over_portion(many);
    return status;
}

nonet_status nonet_many_wait(nonet_many *many)
{
    NN_TRY(begin_stream(many));
    hand_over_portion(many);
    nonet_pool_wait(many->pool);
    return next_piece(many);
}

nonet_status nonet_many_finish(nonet_many *many)
{
    if (!many) return NONET_ERR_ARG;
    const nonet_status trouble = many->trouble;
    many->trouble = NONET_OK;
    if (!many->pool) return trouble;
    nonet_reader_finish(many->reader);
    const nonet_status read = trouble == NONET_OK ? read_puzzles(many) : trouble;
    hand_over_portion(many);
    const nonet_status status = nonet_pool_finish(many->pool);
    nonet_pool_free(many->pool);
    nonet_reader_restart(many->reader);
    many->pool = NULL;
    many->filling = NULL;
    return read < 0 ? read : status;
}
