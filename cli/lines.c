/* lines.c: a run of plain 9x9 lines goes to the library as it is, text in and text out, and what it cannot
 * say (why a puzzle has no solution, which of several solutions is the first) is asked one by one. */
#include "lines.h"

#include <inttypes.h>
#include <string.h>

enum { CELLS = 81, LINE = CELLS + 1, FEWEST_FOR_BULK = 128 };

size_t lines_fewest(const struct settings *settings)
{
    const nonet_solver_settings *const solver = &settings->solver;
    const bool is_special = settings->json || settings->stats || settings->timeout > 0 ||
                            solver->engine || solver->order || solver->propagation ||
                            settings->to || settings->to_symbols || settings->blank;
    if (is_special) return 0;
    return settings->bulk ? 1 : FEWEST_FOR_BULK;
}

/* ---- running ---------------------------------------------------------------------------------- */

static nonet_batch *batch_of(struct worker *worker)
{
    if (worker->batch) return worker->batch;
    nonet_batch_settings settings;
    nonet_batch_settings_defaults(&settings);
    settings.cpu = worker->settings->cpu;
    settings.stop = worker->stop;
    const nonet_status status = nonet_batch_new(&settings, &worker->batch);
    if (status != NONET_OK) fatal(nonet_status_text(status));
    return worker->batch;
}

/* What is known about the puzzles of a task. */
struct findings {
    const uint64_t *counts;
    size_t known; /* the first so many; fewer than all only after a signal */
};

/* Count up to `limit` solutions of each line; `solutions`: room for LINE bytes each, or NULL. */
static struct findings run_lines(struct worker *worker, const struct task *task, uint64_t limit,
                                 char *solutions)
{
    const size_t count = task->lines.count;
    worker->scratch.length = 0;
    uint64_t *const counts = (uint64_t *)(void *)buffer_reserve(
        &worker->scratch, count * (sizeof(uint64_t) + sizeof(bool)));
    bool *const is_final = (bool *)(counts + count);
    nonet_batch_job job = {
        .count = count,
        .limit = limit,
        .puzzles = task->lines.text,
        .puzzle_stride = task->lines.stride,
        .puzzle_form = NONET_FORM_TEXT,
        .solutions = solutions,
        .solution_stride = LINE,
        .solution_form = NONET_FORM_TEXT,
        .counts = counts,
        .is_final = is_final,
    };
    const nonet_status status = nonet_batch_run(batch_of(worker), &job);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_text(status));
    size_t known = count;
    if (status == NONET_STOPPED)
        for (known = 0; known < count && is_final[known]; known++) continue;
    return (struct findings){counts, known};
}

/* The next unanswered puzzle was interrupted. */
static void note_interruption(struct task *task, const struct findings *findings)
{
    if (findings->known == task->lines.count) return;
    task->outcome = OUTCOME_INTERRUPTED;
    task->line_outcomes[OUTCOME_INTERRUPTED] = 1;
}

/* ---- one by one ------------------------------------------------------------------------------- */

static nonet_position single_position(struct worker *worker, const struct task *task, size_t line,
                                      uint8_t *cells)
{
    const char *const text = task->lines.text + line * task->lines.stride;
    for (int cell = 0; cell < CELLS; cell++)
        cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    if (!worker->layout && nonet_layout_new(3, 3, &worker->layout) != NONET_OK)
        fatal("out of memory");
    return (nonet_position){worker->layout, cells, NULL, NULL};
}

/* A puzzle without solution: can that be seen at first sight? */
static enum outcome why_none(struct worker *worker, const struct task *task, size_t line)
{
    uint8_t cells[CELLS];
    const nonet_position position = single_position(worker, task, line, cells);
    return nonet_position_is_consistent(&position, NULL) ? OUTCOME_NONE : OUTCOME_INVALID;
}

static enum outcome outcome_of_line(struct worker *worker, const struct task *task, size_t line,
                                    uint64_t count)
{
    if (count == 0) return why_none(worker, task, line);
    return count == 1 ? OUTCOME_FINE : OUTCOME_SEVERAL;
}

/* The first of several solutions, in place of any. False: a signal came. */
static bool write_first(struct worker *worker, const struct task *task, size_t line, char *answer)
{
    uint8_t cells[CELLS];
    const nonet_position position = single_position(worker, task, line, cells);
    nonet_result result;
    const nonet_status status = nonet_solver_solve(worker->solver, &position, &result);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_text(status));
    if (status == NONET_STOPPED) return false;
    for (int cell = 0; cell < CELLS; cell++) answer[cell] = (char)('0' + result.solution[cell]);
    return true;
}

/* ---- the commands ----------------------------------------------------------------------------- */

void lines_solve(struct worker *worker, struct task *task)
{
    const bool is_first = worker->settings->first;
    char *const answers = buffer_reserve(worker->out, task->lines.count * LINE);
    struct findings findings = run_lines(worker, task, is_first ? 1 : 2, answers);
    char *end = answers; /* answers move up where others are empty */
    for (size_t line = 0; line < findings.known; line++) {
        char *const answer = answers + line * LINE;
        const enum outcome outcome = outcome_of_line(worker, task, line, findings.counts[line]);
        if (outcome == OUTCOME_SEVERAL && !write_first(worker, task, line, answer)) {
            findings.known = line;
            break;
        }
        task->line_outcomes[outcome]++;
        if (findings.counts[line]) {
            if (end != answer) memmove(end, answer, CELLS);
            end += CELLS;
        }
        *end++ = '\n';
    }
    worker->out->length += (size_t)(end - answers);
    note_interruption(task, &findings);
}

static nonet_verdict verdict_for(enum outcome outcome)
{
    switch (outcome) {
    case OUTCOME_FINE:
        return NONET_UNIQUE;
    case OUTCOME_SEVERAL:
        return NONET_MULTIPLE;
    case OUTCOME_NONE:
        return NONET_NONE;
    default:
        return NONET_INVALID;
    }
}

void lines_check(struct worker *worker, struct task *task)
{
    const struct findings findings = run_lines(worker, task, 2, NULL);
    for (size_t line = 0; line < findings.known; line++) {
        const enum outcome outcome = outcome_of_line(worker, task, line, findings.counts[line]);
        task->line_outcomes[outcome]++;
        buffer_add_text(worker->out, nonet_verdict_text(verdict_for(outcome)));
        buffer_add_character(worker->out, '\n');
    }
    note_interruption(task, &findings);
}

void lines_count(struct worker *worker, struct task *task)
{
    const uint64_t limit = worker->settings->limit;
    const struct findings findings = run_lines(worker, task, limit, NULL);
    for (size_t line = 0; line < findings.known; line++) {
        const uint64_t count = findings.counts[line];
        const enum outcome outcome = outcome_of_line(worker, task, line, count);
        task->line_outcomes[outcome == OUTCOME_SEVERAL ? OUTCOME_FINE : outcome]++;
        buffer_print(worker->out, "%" PRIu64 "%s\n", count, count >= limit ? "+" : "");
    }
    note_interruption(task, &findings);
}
