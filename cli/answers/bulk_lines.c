/* bulk_lines.c: a run of plain 9x9 lines goes to the library as it is, text in and text out, and what it cannot
 * say (which of several solutions is the first) is asked one by one. */
#include "answers/bulk_lines.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "run/outcome.h"

enum {
    CELLS = 81,
    LINE = CELLS + 1,
    LONGEST_NUMBER = 22, /* 20 digits, "+", newline */
};

size_t bulk_lines_fewest(const struct solver_options *options)
{
    if (wants_single_puzzles(options)) return 0;
    return options->engine.is_bulk ? 1 : FEWEST_BULK_LINES;
}

/* ---- running ---------------------------------------------------------------------------------- */

/* What is known about the puzzles of a task. */
struct findings {
    const uint64_t *counts;
    const uint8_t *verdicts;
    size_t known; /* the first so many; fewer than all only after a signal */
};

/* Count up to `limit` solutions of each line; `solutions`: room for LINE bytes each, or NULL. */
static struct findings run_lines(struct engines *engines, struct worker *worker, const struct task *task,
                                 uint64_t limit, char *solutions)
{
    assert(task->kind == TASK_LINES && task->lines.count);
    const size_t count = task->lines.count;
    worker->scratch.length = 0;
    uint64_t *const counts =
        (uint64_t *)(void *)buffer_reserve(&worker->scratch, count * (sizeof(uint64_t) + sizeof(bool) + 1));
    bool *const is_final = (bool *)(counts + count);
    uint8_t *const verdicts = (uint8_t *)(is_final + count);
    nonet_batch_job job = {
        .count = count,
        .limit = limit,
        .puzzles = task->lines.text,
        .puzzle_stride = task->lines.stride,
        .puzzle_form = NONET_BOARD_TEXT,
        .solutions = solutions,
        .solution_stride = LINE,
        .solution_form = NONET_BOARD_TEXT,
        .counts = counts,
        .is_final = is_final,
        .verdicts = verdicts,
    };
    const nonet_status status = nonet_batch_run(engines_batch(engines), &job);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    size_t known = count;
    if (status == NONET_STOPPED)
        for (known = 0; known < count && is_final[known]; known++) continue;
    return (struct findings){counts, verdicts, known};
}

/* ---- one by one ------------------------------------------------------------------------------- */

nonet_position bulk_lines_position(nonet_layout **layout, const char *text, uint8_t *cells)
{
    for (int cell = 0; cell < CELLS; cell++) cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    assert(memchr(text, '\n', CELLS) == NULL);
    if (!*layout && nonet_layout_new(3, 3, layout) != NONET_OK) fatal("out of memory");
    return (nonet_position){*layout, cells, NULL, NULL};
}

/* The first of several solutions, in place of any. False: a signal came. */
static bool write_first(struct engines *engines, const struct task *task, size_t line, char *answer)
{
    uint8_t cells[CELLS];
    const nonet_position position =
        bulk_lines_position(&engines->layout, task->lines.text + line * task->lines.stride, cells);
    nonet_result result;
    const nonet_status status = nonet_solver_solve(engines->solver, &position, &result);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    if (status == NONET_STOPPED) return false;
    for (int cell = 0; cell < CELLS; cell++) answer[cell] = (char)('0' + result.solution[cell]);
    return true;
}

/* ---- the commands ----------------------------------------------------------------------------- */

void bulk_lines_solve(struct engines *engines, struct worker *worker, struct task *task, bool is_first)
{
    char *const answers = buffer_reserve(worker->out, task->lines.count * LINE);
    struct findings findings = run_lines(engines, worker, task, is_first ? 1 : 2, answers);
    char *end = answers; /* answers move up where others are empty */
    for (size_t line = 0; line < findings.known; line++) {
        char *const answer = answers + line * LINE;
        const enum outcome outcome = outcome_of_verdict(findings.verdicts[line]);
        if (outcome == OUTCOME_SEVERAL && !write_first(engines, task, line, answer)) {
            findings.known = line;
            break;
        }
        task->line_outcomes[outcome]++;
        assert(end <= answer);
        if (findings.counts[line]) {
            if (end != answer) memmove(end, answer, CELLS);
            end += CELLS;
        }
        *end++ = '\n';
    }
    worker->out->length += (size_t)(end - answers);
    if (findings.known < task->lines.count) task_interrupt_lines(task);
}

/* The verdicts as lines, with room behind each: copying all of a constant size is faster than copying
 * the right one. */
struct verdict_line {
    char text[16];
    size_t length;
};

static void make_verdict_lines(struct verdict_line lines[OUTCOME_COUNT])
{
    static const struct {
        enum outcome outcome;
        nonet_verdict verdict;
    } verdicts[] = {{OUTCOME_FINE, NONET_VERDICT_UNIQUE},
                    {OUTCOME_SEVERAL, NONET_VERDICT_MULTIPLE},
                    {OUTCOME_NONE, NONET_VERDICT_NONE},
                    {OUTCOME_INVALID, NONET_VERDICT_INVALID}};
    for (size_t index = 0; index < sizeof verdicts / sizeof *verdicts; index++) {
        struct verdict_line *const line = &lines[verdicts[index].outcome];
        const char *const word = nonet_verdict_name(verdicts[index].verdict);
        line->length = (size_t)snprintf(line->text, sizeof line->text, "%s\n", word);
    }
}

void bulk_lines_check(struct engines *engines, struct worker *worker, struct task *task)
{
    struct verdict_line lines[OUTCOME_COUNT] = {0};
    make_verdict_lines(lines);
    const struct findings findings = run_lines(engines, worker, task, 2, NULL);
    char *const answers = buffer_reserve(worker->out, findings.known * sizeof lines->text);
    char *end = answers;
    for (size_t line = 0; line < findings.known; line++) {
        const enum outcome outcome = outcome_of_verdict(findings.verdicts[line]);
        task->line_outcomes[outcome]++;
        memcpy(end, lines[outcome].text, sizeof lines->text);
        end += lines[outcome].length;
    }
    worker->out->length += (size_t)(end - answers);
    if (findings.known < task->lines.count) task_interrupt_lines(task);
}

/* Returns the end. */
static char *put_number(char *out, uint64_t number)
{
    char digits[LONGEST_NUMBER];
    size_t count = 0;
    do digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count) *out++ = digits[--count];
    return out;
}

void bulk_lines_count(struct engines *engines, struct worker *worker, struct task *task, uint64_t limit)
{
    assert(limit);
    const struct findings findings = run_lines(engines, worker, task, limit, NULL);
    char *const answers = buffer_reserve(worker->out, findings.known * LONGEST_NUMBER);
    char *end = answers;
    for (size_t line = 0; line < findings.known; line++) {
        const uint64_t count = findings.counts[line];
        const enum outcome outcome = outcome_of_verdict(findings.verdicts[line]);
        task->line_outcomes[outcome == OUTCOME_SEVERAL ? OUTCOME_FINE : outcome]++;
        end = put_number(end, count);
        if (count >= limit) *end++ = '+';
        *end++ = '\n';
    }
    worker->out->length += (size_t)(end - answers);
    if (findings.known < task->lines.count) task_interrupt_lines(task);
}
