/* many_lines.c: runs of plain 9x9 lines of a stream: copied as they are, answered together into arrays, and handed to
 * settings.answer as one, or to the sink one by one. */
#include <string.h>

#include "base/block.h"
#include "base/try.h"
#include "board/nine.h"
#include "many/many.h"

enum { LINE = NN_NINE_CELLS + 1 };

/* ---- answering ------------------------------------------------------------------------------------- */

/* Items of single lines have a solution, whatever the task; for settings.answer, only what was asked for is found. */
static bool needs_solutions(const nonet_many_settings *settings)
{
    return !settings->answer || settings->task == NONET_MANY_SOLVE || settings->task == NONET_MANY_FIRST;
}

/* The arrays that belong to so many lines. */
static size_t lay_out_lines(struct nn_many_lines *lines, const nonet_many *many, const nonet_plain_lines *from,
                            uint8_t *memory)
{
    const nonet_many_settings *const settings = &many->settings;
    const size_t count = from->count, stride = settings->answer ? LINE : NN_NINE_CELLS;
    size_t used = 0;
    lines->boards.cells = nn_block_take(memory, &used, count, from->stride);
    lines->answers = (nonet_many_answers){
        .stride = stride,
        .form = settings->answer ? NONET_BOARD_TEXT : NONET_BOARD_CELLS,
    };
    nonet_many_answers *const answers = &lines->answers;
    if (settings->task == NONET_MANY_OWN) return used;
    answers->verdicts = nn_block_take(memory, &used, count, sizeof *answers->verdicts);
    if (needs_solutions(settings)) answers->solutions = nn_block_take(memory, &used, count, stride);
    if (many->workers[0].shown.minimizer) answers->clues = nn_block_take(memory, &used, count, NN_NINE_CELLS);
    else answers->counts = nn_block_take(memory, &used, count, sizeof *answers->counts);
    return used;
}

nonet_status nn_many_keep_lines(struct nn_many_lines *lines, const nonet_many *many, const nonet_plain_lines *from)
{
    NN_TRY(nn_block_grow(&lines->memory, lay_out_lines(lines, many, from, NULL)));
    lay_out_lines(lines, many, from, lines->memory.bytes);
    memcpy(lines->memory.bytes, from->text, from->count * from->stride); /* they come first */
    lines->boards.count = from->count;
    lines->boards.layout = many->nine;
    lines->boards.stride = from->stride;
    lines->boards.form = NONET_BOARD_TEXT;
    lines->boards.first = many->added;
    lines->first_line = from->line;
    return NONET_OK;
}

/* By a bulk engine; with a task of the caller's own, nobody has to. */
static nonet_status find_answers(struct nn_many_worker *worker, const struct nn_many_lines *lines, size_t *answered)
{
    const struct nn_many_task *const task = worker->many->task;
    struct nn_many_part part = {&lines->boards, &lines->answers, 0, lines->boards.count, 0};
    const nonet_status status = task->answer_plain ? task->answer_plain(worker, &part) : NONET_OK;
    *answered = task->answer_plain ? part.answered : part.count;
    return status;
}

nonet_status nn_many_answer_lines(struct nn_many_worker *worker, struct nn_many_lines *lines, nonet_many_item *item,
                                  struct nn_many_text *text, size_t *answered)
{
    const nonet_many *const many = worker->many;
    const nonet_status status = find_answers(worker, lines, answered);
    if (status < 0 || !many->settings.answer) return status;
    item->number = lines->boards.first;
    item->status = status;
    item->style = many->line_style;
    item->line = lines->first_line;
    item->task = many->settings.task;
    item->boards = &lines->boards;
    item->answers = many->task->answer_plain ? &lines->answers : NULL;
    item->answered = *answered;
    NN_TRY(nn_many_call_answer(worker, item, text));
    return status;
}

/* ---- one by one ------------------------------------------------------------------------------------ */

char nn_many_blank_of(const char *text)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (text[cell] == '.' || text[cell] == '0') return text[cell];
    return 0;
}

/* Who solves has the first solution of several, who checks or counts any. */
static nonet_result result_of(const nonet_many *many, const nonet_position *position, nonet_verdict verdict,
                              uint64_t count, const uint8_t *solution)
{
    nonet_result result = {.verdict = verdict, .is_exact = count < nn_many_plain_limit(many), .count = count};
    if (count) result.solution = solution;
    result.is_first = (count == 1 && result.is_exact) || (count && many->settings.task == NONET_MANY_SOLVE);
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

bool nn_many_sink_line(const nonet_many *many, const struct nn_many_lines *lines, size_t at)
{
    uint8_t cells[NN_NINE_CELLS];
    union nn_many_result answer;
    const nonet_verdict verdict = (nonet_verdict)lines->answers.verdicts[at];
    const uint8_t *const solution = (const uint8_t *)lines->answers.solutions + at * NN_NINE_CELLS;
    const nonet_position position = {many->nine, nn_many_read_board(&lines->boards, at, cells), NULL, NULL};
    nonet_many_item item = {
        .number = lines->boards.first + at,
        .position = position,
        .style = many->line_style,
        .line = lines->first_line + at,
        .task = many->settings.task,
    };
    item.style.blank = nn_many_blank_of((const char *)lines->boards.cells + at * lines->boards.stride);
    if (lines->answers.clues) {
        answer.minimality = minimality_of(&position, verdict, lines->answers.clues + at * NN_NINE_CELLS, solution);
        item.minimality = &answer.minimality;
    } else {
        answer.result = result_of(many, &position, verdict, lines->answers.counts[at], solution);
        item.result = &answer.result;
    }
    return many->settings.sink(many->settings.context, &item);
}
