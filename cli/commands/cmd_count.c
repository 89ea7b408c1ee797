/* cmd_count.c: nonet count, the number of solutions of each puzzle. Several are no "no" here. */
#include <inttypes.h>

#include "answers/bulk_lines.h"
#include "run/outcome.h"
#include "show/board_text.h"
#include "system/clock.h"

static void count_puzzle(struct worker *worker, struct task *task)
{
    nonet_result result;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_count(worker->solver, &task->position, worker->settings->limit, &result);
    outcome_record(worker, task, status, &result, began);
    outcome_accept_several(task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (worker->settings->json) write_count_json(worker, task, &result);
    else buffer_print(worker->out, "%" PRIu64 "%s\n", result.count, result.is_exact ? "" : "+");
}

static void answer_count(struct worker *worker, struct task *task)
{
    if (task->kind == TASK_PUZZLE) count_puzzle(worker, task);
    else write_unreadable(worker, task);
}

static int run_count(const struct settings *settings, char *const *operands)
{
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .answer = answer_count,
        .answer_lines = settings->limit && bulk_lines_fewest(settings) ? bulk_lines_count : NULL,
        .fewest_lines = bulk_lines_fewest(settings),
        .counts = true,
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const count_options[] = {
    &options_limit, &options_input, &options_solver, &options_answer, &options_help, NULL,
};

static const struct example count_examples[] = {
    {"nonet count puzzle.txt", "the number of solutions"},
    {"nonet count --limit 1000 puzzles.txt", "up to 1000 for each puzzle; 1000+ if there are more"},
    {0},
};

const struct command command_count = {
    .name = "count",
    .operands = "[FILE|PUZZLE]...",
    .summary = "count the solutions of each puzzle",
    .description = "Prints the number of solutions of each puzzle, with a + behind it if counting "
                   "was stopped by --limit or --timeout before it was certain that there are no "
                   "more.\n\n"
                   "Several solutions are an answer like any other here: the exit status is 0.",
    .groups = count_options,
    .examples = count_examples,
    .run = run_count,
};
