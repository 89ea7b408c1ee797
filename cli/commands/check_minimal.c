/* check_minimal.c: nonet check --minimal: the verdict, and for a puzzle with one solution whether clues are
 * redundant. */
#include <assert.h>

#include "answers/bulk_lines.h"
#include "answers/minimality.h"
#include "commands/check_settings.h"
#include "run/outcome.h"
#include "show/answer_json.h"

static void write_minimality(struct worker *worker, const struct task *task, const nonet_minimality *minimality)
{
    struct buffer *const out = worker->out;
    const bool is_open = task_is_given_up(task), is_redundant = minimality->redundant > 0;
    if (minimality->verdict != NONET_VERDICT_UNIQUE) {
        buffer_print(out, "%s\n", nonet_verdict_name(is_open ? NONET_VERDICT_UNKNOWN : minimality->verdict));
        return;
    }
    buffer_add_text(out, is_redundant ? "redundant\t" : is_open ? "unknown" : "minimal");
    add_clue_cells(out, minimality->clues, task->position.layout, NONET_CLUE_REDUNDANT);
    buffer_add_character(out, '\n');
}

static void write_minimality_json(struct worker *worker, const struct task *task, const nonet_minimality *minimality)
{
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, minimality->verdict);
    nonet_json_minimality(json, task->position.layout, minimality);
    json_end(json, worker->out);
}

static void check_minimality(struct worker *worker, struct task *task)
{
    const struct check_settings *const settings = worker->job->settings;
    const nonet_minimality minimality = minimality_take(task, settings->solver.work.limit.seconds);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (task->outcome == OUTCOME_FINE && minimality.redundant) {
        task->outcome = OUTCOME_REDUNDANT;
        outcome_explain(task, "%d redundant clue%s", minimality.redundant, minimality.redundant == 1 ? "" : "s");
    }
    if (settings->json) write_minimality_json(worker, task, &minimality);
    else write_minimality(worker, task, &minimality);
}

static void answer_check_minimal(struct worker *worker, struct task *task)
{
    const struct check_settings *const settings = worker->job->settings;
    if (task->kind == TASK_PUZZLE) check_minimality(worker, task);
    else if (settings->json) write_unreadable(worker->out, task, true);
    else buffer_print(worker->out, "%s\n", nonet_verdict_name(NONET_VERDICT_INVALID));
}

int run_check_minimal(const struct check_settings *settings, char *const *operands)
{
    assert(!settings->proof && !chooses_engine(&settings->solver));
    const size_t fewest_lines = settings->json ? 0 : bulk_lines_fewest(&settings->solver);
    const nonet_many_settings many = {.task = NONET_MANY_REDUNDANT, .timeout_ms = settings->solver.work.limit.ms};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->solver.work.jobs),
        .answer = answer_check_minimal,
        .answer_lines = fewest_lines ? check_minimal_lines : NULL,
        .fewest_lines = fewest_lines,
        .units = &settings->units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    return pipeline_run(&job, operands);
}
