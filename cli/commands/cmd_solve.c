/* cmd_solve.c: nonet solve. A puzzle is answered in one of three ways: with its solution (proved to
 * be the only one, or --first), with a list of solutions (--all, --limit), or with a picture of
 * both puzzle and solution (--both). */
#include <inttypes.h>
#include <string.h>

#include "answers/bulk_lines.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/side_by_side.h"
#include "system/clock.h"

static bool is_list(const struct settings *settings)
{
    return settings->all || settings->limit;
}

/* ---- one solution --------------------------------------------------------------------------- */

static void write_solution(struct worker *worker, struct task *task, const uint8_t *solution)
{
    if (!solution) {
        buffer_add_character(worker->out, '\n');
        return;
    }
    const nonet_style style = chosen_style(worker->settings, answer_style(task));
    const nonet_position solved = solved_position(worker, &task->position, solution);
    write_board(worker, task, &solved, &style);
}

static void write_solution_json(struct worker *worker, const struct task *task, const nonet_result *result)
{
    json_begin(worker->out, task);
    json_verdict(worker->out, task, result->verdict);
    if (result->solution) {
        const nonet_position solved = solved_position(worker, &task->position, result->solution);
        json_board(worker->out, "solution", &solved);
    } else {
        json_board(worker->out, "solution", NULL);
    }
    if (worker->settings->stats) json_stats(worker->out, &task->stats, task->nanoseconds);
    json_end(worker->out);
}

static void solve_puzzle(struct worker *worker, struct task *task)
{
    nonet_result result;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = worker->settings->first ? nonet_solver_first(worker->solver, &task->position, &result)
                                                        : nonet_solver_solve(worker->solver, &task->position, &result);
    outcome_record(worker, task, status, &result, began);
    outcome_tell_choice(task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    /* A solution that was found before time ran out may not be the only one: it is no answer. */
    const uint8_t *const solution = task->outcome == OUTCOME_TIMEOUT ? NULL : result.solution;
    if (worker->settings->json) write_solution_json(worker, task, &result);
    else if (worker->settings->both) write_side_by_side(worker, task, solution);
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
    const nonet_position solved = solved_position(worker, &listing->task->position, solution);
    if (worker->settings->json) {
        buffer_print(worker->out, "{\"number\":%" PRIu64, listing->task->number);
        json_board(worker->out, "solution", &solved);
        json_end(worker->out);
    } else {
        buffer_print(worker->out, "%" PRIu64 "\t", listing->task->number);
        write_compact(worker->out, &solved);
        buffer_add_character(worker->out, '\n');
    }
    return pipeline_spill(worker);
}

static void list_solutions(struct worker *worker, struct task *task)
{
    nonet_result result;
    struct listing listing = {worker, task};
    const uint64_t began = clock_nanoseconds();
    const nonet_status status =
        nonet_solver_each(worker->solver, &task->position, worker->settings->limit, list_solution, &listing, &result);
    outcome_record(worker, task, status, &result, began);
    if (task->outcome == OUTCOME_SEVERAL)
        task_explain(task, "%s%" PRIu64 " solutions", result.is_exact ? "" : "at least ", result.count);
    if (worker->settings->json && task->outcome != OUTCOME_INTERRUPTED) write_count_json(worker, task, &result);
}

/* ---- the command ---------------------------------------------------------------------------- */

/* A list has no line for what has no solution, and so none for what is no puzzle. */
static void answer_solve(struct worker *worker, struct task *task)
{
    const bool lists = is_list(worker->settings);
    if (task->kind != TASK_PUZZLE) {
        if (!lists || worker->settings->json) write_unreadable(worker, task);
    } else if (lists) {
        list_solutions(worker, task);
    } else {
        solve_puzzle(worker, task);
    }
}

static bool solve_is_block(const struct settings *settings, const struct task *task)
{
    if (settings->json || is_list(settings) || task->kind != TASK_PUZZLE) return false;
    return settings->both || !chosen_style(settings, answer_style(task)).notation->is_line;
}

/* Options that cannot both be obeyed. Returns false after a message. */
static bool is_possible(const struct settings *settings)
{
    const bool writes = settings->to || settings->to_symbols || settings->blank;
    const struct {
        bool clash;
        const char *text;
    } clashes[] = {
        {settings->first && is_list(settings), "--first excludes --all and --limit"},
        {settings->all && settings->limit, "--all excludes --limit"},
        {settings->both && is_list(settings), "--both excludes --all and --limit"},
        {settings->both && settings->json, "--both excludes --json"},
        {settings->both && writes, "--both excludes --to, --to-symbols and --blank"},
        {json_clash(settings), json_clash(settings)},
        {is_list(settings) && writes, "--all and --limit exclude --to, --to-symbols and --blank"},
    };
    for (size_t index = 0; index < sizeof clashes / sizeof *clashes; index++) {
        if (!clashes[index].clash) continue;
        message_usage("solve", "%s (nonet help solve)", clashes[index].text);
        return false;
    }
    return true;
}

static int run_solve(const struct settings *settings, char *const *operands)
{
    const bool answers_lines = bulk_lines_fewest(settings) && !is_list(settings) && !settings->both;
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .header = chosen_header(settings),
        .answer = answer_solve,
        .answer_lines = answers_lines ? bulk_lines_solve : NULL,
        .fewest_lines = bulk_lines_fewest(settings),
        .is_block = solve_is_block,
        .counts = is_list(settings),
    };
    return is_possible(settings) ? pipeline_run(&job, operands) : EXIT_TROUBLE;
}

static const struct option_group *const solve_options[] = {
    &options_list, &options_writing, &options_input, &options_solver, &options_answer, &options_help, NULL,
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
    .description = "Reads puzzles of any size in any notation and prints the solution of each in the notation "
                   "of the puzzle. A puzzle without a solution, with contradictory values, or stopped by "
                   "--timeout is answered with an empty line; of several solutions the first in order is "
                   "shown (on boards larger than 9x9: any).\n\n"
                   "--all and --limit list solutions, each on a line with the number of its puzzle and a tab "
                   "before it.",
    .groups = solve_options,
    .examples = solve_examples,
    .run = run_solve,
};
