/* cmd_solve.c: nonet solve. A puzzle is answered in one of three ways: with its solution (proved unique, or --first),
 * with a list of solutions (--all, --limit), or with puzzle and solution side by side (--both). */
#include <inttypes.h>

#include "answers/bulk_lines.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/side_by_side.h"
#include "system/clock.h"

struct solve_settings {
    bool first, all, both;
    uint64_t limit; /* 0 = none */
    bool json;
    struct output_options output;
    struct writing_options writing;
    nonet_reader_settings reader;
    struct solver_options solver;
    struct unit_options units;
};

static bool is_list(const struct solve_settings *settings)
{
    return settings->all || settings->limit;
}

/* ---- one solution --------------------------------------------------------------------------- */

static void write_solution(struct worker *worker, struct task *task, const uint8_t *solution)
{
    const struct solve_settings *const settings = worker->job->settings;
    if (!solution) {
        buffer_add_character(worker->out, '\n');
        return;
    }
    const nonet_style style = chosen_style(&settings->writing, answer_style(task));
    const nonet_position solved = solved_position(&worker->scratch, &task->position, solution);
    write_board(worker->out, task, &solved, &style);
}

static void write_solution_json(struct worker *worker, const struct task *task, const nonet_result *result)
{
    const struct solve_settings *const settings = worker->job->settings;
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, result->verdict);
    nonet_json_solution(json, "solution", task->position.layout, result->solution);
    if (settings->solver.stats) nonet_json_stats(json, "stats", &task->stats, task->nanoseconds);
    json_end(json, worker->out);
}

static void solve_puzzle(struct worker *worker, struct task *task)
{
    const struct solve_settings *const settings = worker->job->settings;
    const nonet_result result = outcome_take_result(task, settings->solver.work.limit.seconds);
    outcome_tell_choice(task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    /* A solution found before time ran out may not be the only one, so it is not an answer. */
    const uint8_t *const solution = task_is_given_up(task) ? NULL : result.solution;
    if (settings->json) write_solution_json(worker, task, &result);
    else if (settings->both) write_side_by_side(worker->out, task, solution);
    else write_solution(worker, task, solution);
}

/* ---- a list of solutions -------------------------------------------------------------------- */

struct listing {
    struct worker *worker;
    const struct task *task;
};

static bool list_solution(void *context, const uint8_t *solution)
{
    const struct listing *const listing = context;
    struct worker *const worker = listing->worker;
    const struct solve_settings *const settings = worker->job->settings;
    if (settings->json) {
        nonet_json *const json = json_begin(worker->out);
        nonet_json_unsigned(json, "number", listing->task->number);
        nonet_json_solution(json, "solution", listing->task->position.layout, solution);
        json_end(json, worker->out);
    } else {
        const nonet_position solved = solved_position(&worker->scratch, &listing->task->position, solution);
        buffer_print(worker->out, "%" PRIu64 "\t", listing->task->number);
        write_compact(worker->out, &solved);
        buffer_add_character(worker->out, '\n');
    }
    return pipeline_spill(worker);
}

static void list_solutions(struct worker *worker, struct task *task)
{
    const struct solve_settings *const settings = worker->job->settings;
    nonet_result result;
    struct listing listing = {worker, task};
    const uint64_t began = clock_nanoseconds();
    const nonet_status status =
        nonet_solver_each(worker->handles->solver, &task->position, settings->limit, list_solution, &listing, &result);
    outcome_record(task, status, &result, began, settings->solver.work.limit.seconds);
    if (task->outcome == OUTCOME_SEVERAL)
        outcome_explain(task, "%s%" PRIu64 " solutions", result.is_exact ? "" : "at least ", result.count);
    if (settings->json && task->outcome != OUTCOME_INTERRUPTED)
        json_count(worker->out, task, &result, settings->solver.stats);
}

/* ---- the command ---------------------------------------------------------------------------- */

/* A list has no line for a puzzle without a solution, and so none for text that is not a puzzle. */
static void answer_solve(struct worker *worker, struct task *task)
{
    const struct solve_settings *const settings = worker->job->settings;
    const bool lists = is_list(settings);
    if (task->kind != TASK_PUZZLE) {
        if (!lists || settings->json) write_unreadable(worker->out, task, settings->json);
    } else if (lists) {
        list_solutions(worker, task);
    } else {
        solve_puzzle(worker, task);
    }
}

static bool solve_is_block(const void *given, const struct task *task)
{
    const struct solve_settings *const settings = given;
    if (settings->json || is_list(settings) || task->kind != TASK_PUZZLE) return false;
    return settings->both || !chosen_style(&settings->writing, answer_style(task)).notation->is_line;
}

static const char *solve_clash(const void *given, char *const *operands)
{
    const struct solve_settings *const settings = given;
    const bool writes = wants_notation(&settings->writing);
    (void)operands;
    if (settings->first && is_list(settings)) return "--first excludes --all and --limit";
    if (settings->all && settings->limit) return "--all excludes --limit";
    if (settings->both && is_list(settings)) return "--both excludes --all and --limit";
    if (settings->both && settings->json) return "--both excludes --json";
    if (settings->both && writes) return "--both excludes --to, --to-symbols and --blank";
    if (settings->json && writes) return json_clash(settings->json, &settings->writing);
    if (is_list(settings) && writes) return "--all and --limit exclude --to, --to-symbols and --blank";
    return unit_stats_clash(&settings->units, settings->solver.stats);
}

static nonet_many_task wanted_task(const struct solve_settings *settings)
{
    if (is_list(settings)) return NONET_MANY_OWN;
    return settings->first ? NONET_MANY_FIRST : NONET_MANY_SOLVE;
}

static int run_solve(const void *given, char *const *operands)
{
    const struct solve_settings *const settings = given;
    const bool is_plain =
        !settings->json && !is_list(settings) && !settings->both && !wants_notation(&settings->writing);
    const size_t fewest_lines = is_plain ? bulk_lines_fewest(&settings->solver) : 0;
    struct solver_room room;
    const nonet_many_settings many = solver_many_settings(&settings->solver, wanted_task(settings), &room);
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->solver.work.jobs),
        .tells_stats = settings->solver.stats && !settings->json,
        .header = chosen_header(&settings->writing, settings->json),
        .answer = answer_solve,
        .answer_lines = fewest_lines ? bulk_lines_solve : NULL,
        .fewest_lines = fewest_lines,
        .is_block = solve_is_block,
        .tells_found = is_list(settings),
        .units = &settings->units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    return pipeline_run(&job, operands);
}

static const struct option list_options[] = {
    {0, "first", NULL, "take the first solution found, without proving that it is the only one", set_flag, NULL,
     offsetof(struct solve_settings, first)},
    {'n', "limit", "N", "list up to N solutions of each puzzle", set_limit, NULL,
     offsetof(struct solve_settings, limit)},
    {'a', "all", NULL, "list all solutions of each puzzle", set_flag, NULL, offsetof(struct solve_settings, all)},
    {0, "both", NULL, "show puzzle and solution side by side", set_flag, NULL, offsetof(struct solve_settings, both)},
    {0},
};

static const struct option_group options_list = {"Which solutions", list_options, NULL, NULL};

static const struct option_use solve_groups[] = {
    {&options_list, 0},
    {&options_writing, offsetof(struct solve_settings, writing)},
    {&options_reading, offsetof(struct solve_settings, reader)},
    {&options_solver, offsetof(struct solve_settings, solver)},
    {&options_output, offsetof(struct solve_settings, output)},
    {&options_units, offsetof(struct solve_settings, units)},
    {&options_answer, offsetof(struct solve_settings, json)},
    {0},
};

static const struct example solve_examples[] = {
    {"nonet solve puzzles.txt", "one solution for each puzzle"},
    {"nonet solve < puzzle.txt", "the same from a pipe or a file"},
    {"nonet solve --all puzzle.txt", "every solution, with the number of its puzzle before it"},
    {"nonet solve --both puzzle.txt", "puzzle and solution as grids, side by side"},
    {"nonet solve --stats --propagate forward --order input puzzle.txt", "what plain backtracking costs"},
    {0},
};

const struct command command_solve = {
    .name = "solve",
    .operands = "[FILE|PUZZLE]...",
    .summary = "print the solution of each puzzle",
    .description = "Reads puzzles of any size in any notation and prints the solution of each in the notation of the "
                   "puzzle. A puzzle that has no solution, contradicts itself or is stopped by --timeout gets an empty "
                   "line; of several solutions the first in order is shown (on boards larger than 9x9: any).\n\n"
                   "--all and --limit list solutions, one per line, each after the number of its puzzle and a tab.",
    .groups = solve_groups,
    .examples = solve_examples,
    .settings_size = sizeof(struct solve_settings),
    .clash = solve_clash,
    .run = run_solve,
};
