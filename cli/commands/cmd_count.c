/* cmd_count.c: nonet count, the number of solutions of each puzzle. Several solutions do not count as a "no" here. */
#include <inttypes.h>

#include "answers/bulk_lines.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "show/answer_json.h"

struct count_settings {
    uint64_t limit; /* 0 = none */
    bool json;
    struct output_options output;
    nonet_reader_settings reader;
    struct solver_options solver;
    struct unit_options units;
};

static void count_puzzle(struct worker *worker, struct task *task)
{
    const struct count_settings *const settings = worker->job->settings;
    const nonet_result result = outcome_take_result(task, settings->solver.work.limit.seconds);
    outcome_accept_several(task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (settings->json) json_count(worker->out, task, &result, settings->solver.stats);
    else buffer_print(worker->out, "%" PRIu64 "%s\n", result.count, result.is_exact ? "" : "+");
}

static void answer_count(struct worker *worker, struct task *task)
{
    const struct count_settings *const settings = worker->job->settings;
    if (task->kind == TASK_PUZZLE) count_puzzle(worker, task);
    else write_unreadable(worker->out, task, settings->json);
}

static void answer_count_lines(struct worker *worker, struct task *task)
{
    const struct count_settings *const settings = worker->job->settings;
    bulk_lines_count(worker, task, settings->limit);
}

static const char *count_clash(const void *given, char *const *operands)
{
    const struct count_settings *const settings = given;
    (void)operands;
    return unit_stats_clash(&settings->units, settings->solver.stats);
}

static int run_count(const void *given, char *const *operands)
{
    const struct count_settings *const settings = given;
    const size_t fewest_lines = settings->limit && !settings->json ? bulk_lines_fewest(&settings->solver) : 0;
    struct solver_room room;
    nonet_many_settings many = solver_many_settings(&settings->solver, NONET_MANY_COUNT, &room);
    many.limit = settings->limit;
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->solver.work.jobs),
        .tells_stats = settings->solver.stats && !settings->json,
        .answer = answer_count,
        .answer_lines = fewest_lines ? answer_count_lines : NULL,
        .fewest_lines = fewest_lines,
        .tells_found = true,
        .units = &settings->units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    return pipeline_run(&job, operands);
}

static const struct option limit_options[] = {
    {'n', "limit", "N", "stop counting at N; default: count them all", set_limit, NULL,
     offsetof(struct count_settings, limit)},
    {0},
};

static const struct option_group options_limit = {"Counting", limit_options, NULL, NULL};

static const struct option_use count_groups[] = {
    {&options_limit, 0},
    {&options_reading, offsetof(struct count_settings, reader)},
    {&options_solver, offsetof(struct count_settings, solver)},
    {&options_output, offsetof(struct count_settings, output)},
    {&options_units, offsetof(struct count_settings, units)},
    {&options_answer, offsetof(struct count_settings, json)},
    {0},
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
    .description =
        "Prints the number of solutions of each puzzle, with a + after it if --limit or --timeout stopped the "
        "count before it was certain that there are no more.\n\n"
        "Having several solutions is not a failure here: the exit status is 0.",
    .groups = count_groups,
    .examples = count_examples,
    .settings_size = sizeof(struct count_settings),
    .clash = count_clash,
    .run = run_count,
};
