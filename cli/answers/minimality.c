/* minimality.c: see minimality.h. */
#include "answers/minimality.h"

#include <assert.h>

#include "run/outcome.h"
#include "show/cell_text.h"

nonet_minimizer *minimizer_handle(struct minimizer *minimizer)
{
    nonet_minimizer_settings settings;
    assert(minimizer->stop);
    if (minimizer->minimizer) return minimizer->minimizer;
    nonet_minimizer_settings_defaults(&settings);
    settings.stop = minimizer->stop;
    settings.timeout_ms = minimizer->limit.ms;
    const nonet_status status = nonet_minimizer_new(&settings, &minimizer->minimizer);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return minimizer->minimizer;
}

void minimizer_release(void *own)
{
    struct minimizer *const minimizer = own;
    nonet_minimizer_free(minimizer->minimizer);
    nonet_layout_free(minimizer->layout);
}

void minimality_record(const struct minimizer *minimizer, struct task *task, nonet_status status,
                       const nonet_minimality *minimality, uint64_t began)
{
    const nonet_result result = {.verdict = minimality->verdict, .conflict = minimality->conflict};
    const double seconds = minimizer->limit.seconds;
    outcome_record(task, status, &result, began, seconds);
    if (task->outcome == OUTCOME_TIMEOUT && minimality->open)
        outcome_explain(task, "stopped after %g s; %d clue%s not tested", seconds, minimality->open,
                        minimality->open == 1 ? " was" : "s were");
}

/* ---- cells ----------------------------------------------------------------------------------- */

void add_clue_cells(struct buffer *out, const uint8_t *clues, const nonet_layout *layout, nonet_clue kind)
{
    const char *between = "";
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        if (clues[cell] != kind) continue;
        buffer_add_text(out, between);
        add_cell_text(out, layout, cell);
        between = " ";
    }
}

/* ---- many plain lines ------------------------------------------------------------------------ */

enum { CELLS = 81 };

typedef nonet_status answer_many(nonet_minimizer *minimizer, nonet_minimizer_job *job);

/* Ask about all lines of a task; the clues are in the worker's scratch memory. */
static nonet_minimizer_job run_many(struct minimizer *minimizer, struct worker *worker, struct task *task,
                                    answer_many *answer, uint64_t seed)
{
    assert(task->kind == TASK_LINES);
    const size_t count = task->lines.count;
    if (!minimizer->layout && nonet_layout_new(3, 3, &minimizer->layout) != NONET_OK) fatal("out of memory");
    worker->scratch.length = 0;
    uint64_t *const solutions =
        (uint64_t *)(void *)buffer_reserve(&worker->scratch, count * (sizeof *solutions + CELLS + 1));
    nonet_minimizer_job job = {
        .count = count,
        .puzzles = task->lines.text,
        .puzzle_stride = task->lines.stride,
        .puzzle_form = NONET_BOARD_TEXT,
        .seed = seed,
        .first_index = task->number - 1,
        .solutions = solutions,
        .clues = (uint8_t *)(solutions + count),
        .verdicts = (uint8_t *)(solutions + count) + count * CELLS,
    };
    const nonet_status status = answer(minimizer_handle(minimizer), &job);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    if (job.done < count) task_interrupt_lines(task); /* only a signal stops it */
    return job;
}

static bool has_redundant(const uint8_t *clues)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (clues[cell] == NONET_CLUE_REDUNDANT) return true;
    return false;
}

void check_minimal_lines(struct minimizer *minimizer, struct worker *worker, struct task *task)
{
    const nonet_minimizer_job job = run_many(minimizer, worker, task, nonet_minimizer_check_many, 0);
    for (size_t line = 0; line < job.done; line++) {
        const uint8_t *const clues = job.clues + line * CELLS;
        enum outcome outcome = outcome_of_verdict(job.verdicts[line]);
        if (outcome == OUTCOME_FINE && has_redundant(clues)) outcome = OUTCOME_REDUNDANT;
        task->line_outcomes[outcome]++;
        buffer_add_text(worker->out, outcome == OUTCOME_REDUNDANT ? "redundant\t"
                                     : outcome == OUTCOME_FINE    ? "minimal"
                                                                  : nonet_verdict_name(job.verdicts[line]));
        if (outcome == OUTCOME_REDUNDANT) add_clue_cells(worker->out, clues, minimizer->layout, NONET_CLUE_REDUNDANT);
        buffer_add_character(worker->out, '\n');
    }
}

static char blank_of(const char *text)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (text[cell] == '.' || text[cell] == '0') return text[cell];
    return '.';
}

static void add_minimal_line(struct buffer *out, const nonet_layout *layout, const char *text, const uint8_t *clues,
                             bool tells_redundant)
{
    char *const line = buffer_reserve(out, CELLS);
    const char blank = blank_of(text);
    for (int cell = 0; cell < CELLS; cell++) line[cell] = clues[cell] == NONET_CLUE_NEEDED ? text[cell] : blank;
    out->length += CELLS;
    if (!tells_redundant) return;
    buffer_add_character(out, '\t');
    add_clue_cells(out, clues, layout, NONET_CLUE_REDUNDANT);
}

void minimize_lines(struct minimizer *minimizer, struct worker *worker, struct task *task, uint64_t seed,
                    bool tells_redundant)
{
    const nonet_minimizer_job job = run_many(minimizer, worker, task, nonet_minimizer_run_many, seed);
    for (size_t line = 0; line < job.done; line++) {
        const enum outcome outcome = outcome_of_verdict(job.verdicts[line]);
        task->line_outcomes[outcome]++;
        if (outcome == OUTCOME_FINE)
            add_minimal_line(worker->out, minimizer->layout, task->lines.text + line * task->lines.stride,
                             job.clues + line * CELLS, tells_redundant);
        buffer_add_character(worker->out, '\n');
    }
}
