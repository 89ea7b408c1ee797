/* cmd_check.c: nonet check, the verdict on each puzzle in one word. Two solutions are enough to
 * know, and which ones does not matter, so this counts to two instead of solving. */
#include "json.h"
#include "lines.h"
#include "solving.h"
#include "stats.h"

static void write_check(struct worker *worker, const struct task *task, nonet_verdict verdict)
{
    if (!worker->settings->json) {
        buffer_print(worker->out, "%s\n", nonet_verdict_text(verdict));
        return;
    }
    json_begin(worker->out, task);
    if (task->kind == TASK_PUZZLE) {
        json_verdict(worker->out, task, verdict);
        if (worker->settings->stats) json_stats(worker->out, &task->stats, task->nanoseconds);
    }
    json_end(worker->out);
}

static void answer_check(struct worker *worker, struct task *task)
{
    nonet_result result = {.verdict = NONET_INVALID};
    if (task->kind == TASK_PUZZLE) {
        const uint64_t began = clock_nanoseconds();
        const nonet_status status = nonet_solver_count(worker->solver, &task->position, 2, &result);
        solving_record(worker, task, status, &result, began);
    }
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (task->outcome == OUTCOME_TIMEOUT) result.verdict = NONET_UNKNOWN;
    write_check(worker, task, result.verdict);
}

static int run_check(const struct settings *settings, char *const *operands)
{
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .answer = answer_check,
        .answer_lines = lines_fewest(settings) ? lines_check : NULL,
        .fewest_lines = lines_fewest(settings),
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const check_options[] = {
    &options_input, &options_solver, &options_answer, &options_help, NULL,
};

static const struct example check_examples[] = {
    {"nonet check puzzles.txt", "one word for each puzzle"},
    {"nonet check puzzles.txt | sort | uniq -c", "how many there are of each kind"},
    {0},
};

const struct command command_check = {
    .name = "check",
    .operands = "[FILE|PUZZLE]...",
    .summary = "say for each puzzle whether it has exactly one solution",
    .description =
        "Prints one word for each puzzle: unique (exactly one solution), multiple (two or more), "
        "none, invalid (equal values in a row, column or box, a cell where nothing is possible, or "
        "text that cannot be read), or unknown (stopped by --timeout).",
    .groups = check_options,
    .examples = check_examples,
    .run = run_check,
};
