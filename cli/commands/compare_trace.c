/* compare_trace.c: nonet compare --trace: the search tree of each puzzle, its solutions, and the numbers that stand in the
 * table of compare. */
#include <assert.h>
#include <inttypes.h>
#include <unistd.h>

#include "commands/compare_settings.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/trace_tree.h"
#include "system/clock.h"
#include "system/screen.h"

enum { SOLUTIONS = 2 }; /* as many as nonet solve looks for: is the first the only one? */

struct tracer {
    nonet_solver *solver;
};

/* What is told of one puzzle: as a tree, or as JSON. */
struct telling {
    struct worker *worker;
    const struct task *task;
    struct trace_tree tree;
    struct buffer boards; /* the solutions */
    nonet_json *json;     /* an array of events, or NULL */
    struct buffer events; /* its text */
    uint64_t events_kept, events_left_out;
};

/* What --propagate and --order mean on this board. */
static nonet_solver_settings resolved_settings(const struct compare_settings *settings, const nonet_layout *layout)
{
    nonet_solver_settings resolved = compare_solver_settings(settings, NULL);
    resolved.engine = "search";
    resolved.propagation = settings->propagation;
    resolved.order = settings->order;
    const nonet_status status = nonet_solver_settings_resolve(&resolved, layout);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return resolved;
}

/* ---- as a tree ------------------------------------------------------------------------------------ */

/* A line of many cells is hard to read: in rows, unless the board is too large for characters. */
static nonet_style grid_style(const struct task *task, const nonet_position *solved)
{
    nonet_style style = answer_style(task), rows;
    if (!style.notation->is_line || nonet_style_find("rows", &rows) != NONET_OK) return style;
    rows.symbols = style.symbols;
    return nonet_style_can_write(&rows, solved) == NONET_OK ? rows : style;
}

static void add_solution(struct telling *telling, const uint8_t *solution)
{
    const nonet_position solved = solved_position(&telling->worker->scratch, &telling->task->position, solution);
    const nonet_style style = grid_style(telling->task, &solved);
    buffer_print(&telling->boards, "\nSolution %" PRIu64 ":\n", telling->tree.solutions);
    append_board(&telling->boards, &solved, &style);
}

static bool tell_line(void *context, const nonet_trace_event *event)
{
    struct telling *const telling = context;
    trace_tree_add(&telling->tree, event);
    if (event->kind == NONET_TRACE_SOLUTION) add_solution(telling, event->cells);
    return true;
}

static void write_heading(struct buffer *out, const nonet_solver_settings *settings)
{
    buffer_print(out, "engine %s, propagate %s, order %s\n", settings->engine,
                 propagation_choice((size_t)settings->propagation - 1), order_choice((size_t)settings->order - 1));
}

/* The verdict in the words of the table; what a "no" is about is told on standard error. */
static void write_totals(struct buffer *out, const nonet_result *result)
{
    const nonet_search_stats *const stats = &result->stats;
    buffer_print(
        out, "\n%s: guesses %" PRIu64 ", backtracks %" PRIu64 ", propagations %" PRIu64 ", deepest %" PRIu32 "\n",
        nonet_verdict_name(result->verdict), stats->guesses, stats->backtracks, stats->propagations, stats->deepest);
}

static void write_tree(struct telling *telling, const nonet_solver_settings *resolved, const nonet_result *result)
{
    struct buffer *const out = telling->worker->out;
    write_heading(out, resolved);
    telling->tree.is_unfinished = task_is_given_up(telling->task);
    trace_tree_write(&telling->tree, screen_has_colour(STDOUT_FILENO), out);
    if (telling->boards.length) buffer_add(out, telling->boards.bytes, telling->boards.length);
    write_totals(out, result);
}

/* ---- as JSON -------------------------------------------------------------------------------------- */

static bool tell_event(void *context, const nonet_trace_event *event)
{
    struct telling *const telling = context;
    const struct compare_settings *const settings = telling->worker->job->settings;
    if (telling->events_kept == settings->lines) {
        telling->events_left_out++;
        return true;
    }
    telling->events_kept++;
    nonet_json_trace_event(telling->json, NULL, telling->task->position.layout, event);
    return true;
}

static void write_trace_json(struct telling *telling, const nonet_solver_settings *resolved, const nonet_result *result)
{
    const struct task *const task = telling->task;
    nonet_json *const json = json_begin_task(telling->worker->out, task);
    json_verdict(json, task, result->verdict);
    nonet_json_text(json, "propagate", propagation_choice((size_t)resolved->propagation - 1));
    nonet_json_text(json, "order", order_choice((size_t)resolved->order - 1));
    nonet_json_count(json, result->count, result->is_exact);
    nonet_json_raw(json, "events", telling->events.bytes, telling->events.length);
    nonet_json_unsigned(json, "left_out", telling->events_left_out);
    nonet_json_stats(json, "stats", &task->stats, task->nanoseconds);
    json_end(json, telling->worker->out);
}

/* ---- the command ---------------------------------------------------------------------------------- */

static uint64_t count_given(const nonet_position *position)
{
    uint64_t given = 0;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++) given += position->cells[cell] != 0;
    return given;
}

static void begin_telling(struct telling *telling, struct worker *worker, const struct task *task)
{
    const struct compare_settings *const settings = worker->job->settings;
    const nonet_layout *const layout = task->position.layout;
    *telling = (struct telling){
        .worker = worker,
        .task = task,
        .tree = {.layout = layout,
                 .symbols = nonet_style_symbols(&task->style, nonet_layout_side(layout)),
                 .most = (size_t)settings->lines,
                 .given = count_given(&task->position)},
    };
    if (!settings->json) return;
    telling->json = json_writer(&telling->events);
    nonet_json_array(telling->json, NULL);
}

static void end_telling(struct telling *telling)
{
    nonet_json_free(telling->json);
    trace_tree_free(&telling->tree);
    buffer_free(&telling->boards);
    buffer_free(&telling->events);
}

static void trace_puzzle(struct worker *worker, struct task *task)
{
    const struct compare_settings *const settings = worker->job->settings;
    const struct tracer *const tracer = worker->own;
    struct telling telling;
    nonet_result result;
    begin_telling(&telling, worker, task);
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_trace(tracer->solver, &task->position, SOLUTIONS,
                                                   settings->json ? tell_event : tell_line, &telling, &result);
    compare_record(settings, task, status, &result, began);
    if (telling.json && nonet_json_close(telling.json) != NONET_OK) fatal("out of memory");
    const nonet_solver_settings resolved = resolved_settings(settings, task->position.layout);
    if (task->outcome != OUTCOME_INTERRUPTED) {
        if (settings->json) write_trace_json(&telling, &resolved, &result);
        else write_tree(&telling, &resolved, &result);
    }
    end_telling(&telling);
}

static void answer_trace(struct worker *worker, struct task *task)
{
    const struct compare_settings *const settings = worker->job->settings;
    if (task->kind == TASK_PUZZLE) trace_puzzle(worker, task);
    else write_unreadable(worker->out, task, settings->json);
}

static bool trace_is_block(const void *given, const struct task *task)
{
    const struct compare_settings *const settings = given;
    return !settings->json && task->kind == TASK_PUZZLE;
}

static void prepare_trace(struct worker *worker)
{
    const struct compare_settings *const settings = worker->job->settings;
    struct tracer *const tracer = worker->own;
    nonet_solver_settings made = compare_solver_settings(settings, worker->stop);
    made.engine = "search";
    made.propagation = settings->propagation;
    made.order = settings->order;
    const nonet_status status = nonet_solver_new(&made, &tracer->solver);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void release_trace(void *own)
{
    const struct tracer *const tracer = own;
    nonet_solver_free(tracer->solver);
}

int run_compare_trace(const struct compare_settings *settings, char *const *operands)
{
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .threads = 1,
        .answer = answer_trace,
        .is_block = trace_is_block,
        .own_size = sizeof(struct tracer),
        .prepare = prepare_trace,
        .release = release_trace,
    };
    return pipeline_run(&job, operands);
}
