/* many_stream.c: puzzles that come one by one or as text, and answers that wait for their turn.
 *
 * A piece of the pool holds a few puzzles, each copied with its answer, or a run of plain 9x9 lines, answered by a bulk
 * engine. Larger boards, which may take long, travel alone. */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
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
    size_t count, capacity;
    size_t answered; /* the first so many */

    /* Plain lines instead. */
    nonet_many_boards lines;
    nonet_many_answers answers;
    uint64_t first_line;
    uint8_t *memory; /* of all these */
    size_t size;
};

/* ---- plain lines ----------------------------------------------------------------------------------- */

/* The arrays that belong to so many lines. */
static size_t lay_out_lines(struct nn_many_piece *piece, const nonet_many *many, const nonet_plain_lines *lines,
                            uint8_t *memory)
{
    const bool has_clues = many->workers[0].minimizer != NULL;
    size_t used = 0;
    piece->lines.cells = nn_block_take(memory, &used, lines->count, lines->stride);
    piece->answers = (nonet_many_answers){
        .verdicts = nn_block_take(memory, &used, lines->count, sizeof *piece->answers.verdicts),
        .solutions = nn_block_take(memory, &used, lines->count, NN_NINE_CELLS),
    };
    if (has_clues) piece->answers.clues = nn_block_take(memory, &used, lines->count, NN_NINE_CELLS);
    return used;
}

static nonet_status keep_lines(struct nn_many_piece *piece, const nonet_many *many, const nonet_plain_lines *lines)
{
    const size_t needed = lay_out_lines(piece, many, lines, NULL);
    if (piece->size < needed) {
        free(piece->memory);
        piece->size = 0;
        piece->memory = malloc(needed);
        if (!piece->memory) return NONET_ERR_MEMORY;
        piece->size = needed;
    }
    lay_out_lines(piece, many, lines, piece->memory);
    memcpy(piece->memory, lines->text, lines->count * lines->stride); /* they come first */
    piece->lines.count = lines->count;
    piece->lines.layout = many->nine;
    piece->lines.stride = lines->stride;
    piece->lines.form = NONET_BOARD_TEXT;
    piece->lines.first = many->added;
    piece->first_line = lines->line;
    return NONET_OK;
}

static char blank_of(const char *text)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (text[cell] == '.' || text[cell] == '0') return text[cell];
    return 0;
}

/* Who solves has the first solution of several, who checks any. */
static nonet_result result_of(nonet_many_task task, const nonet_position *position, nonet_verdict verdict,
                              const uint8_t *solution)
{
    const uint64_t count = verdict == NONET_VERDICT_UNIQUE ? 1 : verdict == NONET_VERDICT_MULTIPLE ? 2 : 0;
    nonet_result result = {.verdict = verdict, .is_exact = count < 2, .count = count};
    if (count) result.solution = solution;
    result.is_first = count == 1 || (count && task == NONET_MANY_SOLVE);
    if (verdict == NONET_VERDICT_INVALID) nonet_position_is_consistent(position, &result.conflict);
    return result;
}

static nonet_minimality minimality_of(const nonet_position *position, nonet_verdict verdict, const uint8_t *clues,
                                      const uint8_t *solution)
{
    nonet_minimality found = {.verdict = verdict};
    if (verdict == NONET_VERDICT_INVALID) nonet_position_is_consistent(position, &found.conflict);
    if (verdict != NONET_VERDICT_UNIQUE) return found;
    found.clues = clues;
    found.solution = solution;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        found.needed += clues[cell] == NONET_CLUE_NEEDED;
        found.redundant += clues[cell] == NONET_CLUE_REDUNDANT;
    }
    return found;
}

/* A line as the item that it would be, had it come alone. */
static bool sink_line(const nonet_many *many, const struct nn_many_piece *piece, size_t at)
{
    uint8_t cells[NN_NINE_CELLS];
    union nn_many_result answer;
    const nonet_verdict verdict = (nonet_verdict)piece->answers.verdicts[at];
    const uint8_t *const solution = (const uint8_t *)piece->answers.solutions + at * NN_NINE_CELLS;
    const nonet_position position = {many->nine, nn_many_read_board(&piece->lines, at, cells), NULL, NULL};
    nonet_many_item item = {
        .number = piece->lines.first + at,
        .position = position,
        .style = many->line_style,
        .line = piece->first_line + at,
        .task = many->settings.task,
    };
    item.style.blank = blank_of((const char *)piece->lines.cells + at * piece->lines.stride);
    if (piece->answers.clues) {
        answer.minimality = minimality_of(&position, verdict, piece->answers.clues + at * NN_NINE_CELLS, solution);
        item.minimality = &answer.minimality;
    } else {
        answer.result = result_of(many->settings.task, &position, verdict, solution);
        item.result = &answer.result;
    }
    return many->settings.sink(many->settings.context, &item);
}

/* ---- pieces ---------------------------------------------------------------------------------------- */

static nonet_status answer_entries(struct nn_many_worker *worker, struct nn_many_piece *piece)
{
    for (; piece->answered < piece->count; piece->answered++) {
        struct nn_many_kept *const entry = &piece->entries[piece->answered];
        entry->item.note = entry->note.message[0] ? &entry->note : NULL;
        if (entry->item.status == NONET_ERR_TEXT) continue;
        if (nn_stop_is_on(worker->many->settings.stop)) return NONET_STOPPED;
        nonet_many_item item = entry->item;
        const nonet_position position = entry->item.position;
        NN_TRY(nn_many_answer(worker, &position, item.number, &item));
        NN_TRY(nn_many_keep_answer(entry, &item));
    }
    return NONET_OK;
}

static nonet_status answer_stream_piece(void *context, uint32_t number, void *memory)
{
    nonet_many *const many = context;
    struct nn_many_piece *const piece = memory;
    struct nn_many_worker *const worker = &many->workers[number];
    if (!piece->lines.count) return answer_entries(worker, piece);
    struct nn_many_part part = {&piece->lines, &piece->answers, 0, piece->lines.count, 0};
    const nonet_status status = many->task->answer_plain(worker, &part);
    piece->answered = part.answered;
    return status;
}

static bool sink_piece(void *context, void *memory)
{
    nonet_many *const many = context;
    const struct nn_many_piece *const piece = memory;
    for (size_t at = 0; at < piece->answered; at++) {
        atomic_fetch_add_explicit(&many->done, 1, memory_order_relaxed);
        const bool goes_on = piece->lines.count ? sink_line(many, piece, at)
                                                : many->settings.sink(many->settings.context, &piece->entries[at].item);
        if (!goes_on) return false;
    }
    return true;
}

static void drop_piece(void *context, void *memory)
{
    struct nn_many_piece *const piece = memory;
    (void)context;
    for (size_t at = 0; at < piece->capacity; at++) nn_many_kept_free(&piece->entries[at]);
    free(piece->entries);
    free(piece->memory);
}

/* ---- puzzles come ---------------------------------------------------------------------------------- */

static nonet_status begin_stream(nonet_many *many)
{
    if (!many || !many->settings.sink || !many->task->answer) return NONET_ERR_ARG;
    if (many->pool) return NONET_OK;
    const bool is_slow = many->task->is_slow;
    nonet_pool_settings settings;
    nn_many_pool_settings(many, &settings);
    settings.piece_size = sizeof(struct nn_many_piece);
    settings.work = answer_stream_piece;
    settings.deliver = sink_piece;
    settings.drop = drop_piece;
    settings.delivers_on_caller = many->settings.sinks_on_caller;
    settings.most_portion = is_slow ? LARGEST_SLOW_PORTION : LARGEST_PORTION;
    if (is_slow) settings.room = (size_t)SLOW_ROOM_PER_THREAD * many->settings.threads;
    nn_many_begin(many, 0);
    many->added = 0;
    return nonet_pool_new(&settings, &many->pool);
}

static void hand_over_portion(nonet_many *many)
{
    struct nn_many_piece *const piece = many->filling;
    if (!piece || !(piece->count + piece->lines.count)) return;
    many->filling = NULL;
    nonet_pool_give(many->pool, piece->count + piece->lines.count);
}

/* The piece that is being filled in. NONET_STOPPED: nothing more is wanted. */
static nonet_status next_piece(nonet_many *many)
{
    if (many->filling) return NONET_OK;
    many->filling = nonet_pool_place(many->pool);
    if (!many->filling) return NONET_STOPPED;
    many->filling->count = many->filling->answered = many->filling->lines.count = 0;
    return NONET_OK;
}

/* Room for one more puzzle in it. */
static nonet_status next_entry(nonet_many *many, struct nn_many_kept **entry)
{
    NN_TRY(next_piece(many));
    struct nn_many_piece *const piece = many->filling;
    if (piece->count == piece->capacity) {
        const size_t capacity = piece->capacity ? 2 * piece->capacity : 1;
        struct nn_many_kept *const entries = realloc(piece->entries, capacity * sizeof *entries);
        if (!entries) return NONET_ERR_MEMORY;
        memset(entries + piece->capacity, 0, (capacity - piece->capacity) * sizeof *entries);
        piece->entries = entries;
        piece->capacity = capacity;
    }
    *entry = &piece->entries[piece->count];
    (*entry)->item = (nonet_many_item){.number = many->added};
    (*entry)->note.message[0] = 0;
    return NONET_OK;
}

static void add_entry(nonet_many *many, const struct nn_many_kept *entry)
{
    const nonet_layout *const layout = entry->item.position.layout;
    const bool is_large = layout && nonet_layout_side(layout) > SMALL_SIDE;
    many->added++;
    many->filling->count++;
    if (is_large || many->filling->count >= nonet_pool_portion(many->pool)) hand_over_portion(many);
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

static nonet_status add_puzzle(nonet_many *many, const nonet_puzzle *puzzle)
{
    struct nn_many_kept *entry;
    NN_TRY(next_entry(many, &entry));
    NN_TRY(nn_many_keep_puzzle(entry, &puzzle->position));
    entry->item.style = puzzle->style;
    entry->item.line = puzzle->line;
    entry->item.has_wrong_solution = puzzle->has_wrong_solution;
    entry->note = puzzle->note;
    add_entry(many, entry);
    return NONET_OK;
}

static nonet_status add_unreadable(nonet_many *many, const nonet_text_error *error)
{
    struct nn_many_kept *entry;
    NN_TRY(next_entry(many, &entry));
    entry->item.status = NONET_ERR_TEXT;
    entry->item.line = error->line;
    entry->note = *error;
    add_entry(many, entry);
    return NONET_OK;
}

static nonet_status add_lines(nonet_many *many, const nonet_plain_lines *lines)
{
    hand_over_portion(many);
    NN_TRY(next_piece(many));
    NN_TRY(keep_lines(many->filling, many, lines));
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
            NN_TRY(add_lines(many, &lines));
            continue;
        }
        const nonet_status status = nonet_reader_next(many->reader, &puzzle, &error);
        if (status == NONET_MORE || status == NONET_END) return NONET_OK;
        if (status == NONET_ERR_TEXT) NN_TRY(add_unreadable(many, &error));
        else if (status == NONET_OK) NN_TRY(add_puzzle(many, &puzzle));
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

nonet_status nonet_many_finish(nonet_many *many)
{
    if (!many) return NONET_ERR_ARG;
    if (!many->pool) return NONET_OK;
    nonet_reader_finish(many->reader);
    const nonet_status read = read_puzzles(many);
    hand_over_portion(many);
    const nonet_status status = nonet_pool_finish(many->pool);
    nonet_pool_free(many->pool);
    nonet_reader_restart(many->reader);
    many->pool = NULL;
    many->filling = NULL;
    return read < 0 ? read : status;
}
