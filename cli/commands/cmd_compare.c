/* cmd_compare.c: nonet compare, every engine and heuristic on the same puzzles.
 *
 * A contender is an engine, for the search engine with one of its heuristics. Each puzzle is given
 * to all contenders as it comes, so the input may be of any size; one thread, so that times mean
 * something. A puzzle counts only after all contenders had it. compare_trace.c has --trace. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "commands/compare_settings.h"
#include "options/option_values.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/table.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/standard_output.h"

enum {
    MOST_CONTENDERS = 64,
    SHORT_NANOSECONDS = 1000 * 1000,
    REPEAT_NANOSECONDS = 20 * 1000 * 1000,
};

/* One run, or several added up. */
struct effort {
    nonet_verdict verdict; /* the last one */
    uint64_t puzzles;
    uint64_t stopped; /* of them: by a limit */
    uint64_t refused; /* of them: the engine takes no such boards */
    nonet_search_stats stats;
    uint64_t nanoseconds;
};

struct contender {
    const char *engine;
    const char *propagation;
    const char *order;
    nonet_solver *solver;
    struct effort now; /* the puzzle at hand */
    struct effort total;
};

struct comparison {
    struct contender contenders[MOST_CONTENDERS]; /* the first one: what is used without options */
    int count;
    const struct compare_settings *settings;
};

/* ---- settings -------------------------------------------------------------------------------- */

nonet_solver_settings compare_solver_settings(const struct compare_settings *settings, nonet_stop *stop)
{
    nonet_solver_settings made;
    nonet_solver_settings_defaults(&made);
    made.timeout_ms = settings->limit.ms;
    made.most_nodes = settings->nodes;
    made.stop = stop;
    return made;
}

void compare_record(const struct compare_settings *settings, struct task *task, nonet_status status,
                    const nonet_result *result, uint64_t began)
{
    outcome_record(task, status, result, began, settings->limit.seconds);
    const bool is_late = settings->limit.ms && task->nanoseconds / (1000 * 1000) >= settings->limit.ms;
    if (task->outcome == OUTCOME_TIMEOUT && status == NONET_STOPPED && settings->nodes && !is_late)
        outcome_explain(task, "stopped after %" PRIu64 " nodes", settings->nodes);
}

/* ---- contenders ----------------------------------------------------------------------------- */

/* Words instead of settings: what the options would be. NULL = automatic. */
static void add_contender(struct comparison *comparison, nonet_stop *stop, const char *engine,
                          nonet_propagation propagation, nonet_order order)
{
    if (comparison->count == MOST_CONTENDERS) return;
    struct contender *const contender = &comparison->contenders[comparison->count++];
    nonet_solver_settings settings = compare_solver_settings(comparison->settings, stop);
    settings.engine = engine;
    settings.propagation = propagation;
    settings.order = order;
    contender->engine = engine ? engine : "(default)";
    contender->propagation = propagation ? propagation_choice((size_t)propagation - 1) : "";
    contender->order = order ? order_choice((size_t)order - 1) : "";
    const nonet_status status = nonet_solver_new(&settings, &contender->solver);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void add_heuristics(struct comparison *comparison, nonet_stop *stop, const char *engine)
{
    const struct compare_settings *const only = comparison->settings;
    for (int propagation = 1; propagation_choice((size_t)propagation - 1); propagation++)
        for (int order = 1; order_choice((size_t)order - 1); order++)
            if ((!only->propagation || only->propagation == (nonet_propagation)propagation) &&
                (!only->order || only->order == (nonet_order)order))
                add_contender(comparison, stop, engine, (nonet_propagation)propagation, (nonet_order)order);
}

static void add_contenders(struct comparison *comparison, nonet_stop *stop)
{
    add_contender(comparison, stop, NULL, NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO);
    for (size_t index = 0; nonet_engine_name(index); index++) {
        const char *const engine = nonet_engine_name(index);
        if (is_search_engine(engine)) add_heuristics(comparison, stop, engine);
        else add_contender(comparison, stop, engine, NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO);
    }
}

static void free_contenders(struct comparison *comparison)
{
    for (int index = 0; index < comparison->count; index++) nonet_solver_free(comparison->contenders[index].solver);
}

/* ---- running -------------------------------------------------------------------------------- */

/* Name what the default is for this board; boards of several sizes may have several defaults. */
static void name_default(struct contender *contender, const nonet_layout *layout)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    const nonet_status status = nonet_solver_settings_resolve(&settings, layout);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    /* Only the search engine has them. */
    const bool is_search = is_search_engine(settings.engine);
    const char *const propagation = is_search ? propagation_choice((size_t)settings.propagation - 1) : "";
    const char *const order = is_search ? order_choice((size_t)settings.order - 1) : "";
    const bool is_first = contender->total.puzzles == 0;
    contender->propagation = is_first || strcmp(contender->propagation, propagation) == 0 ? propagation : "(by size)";
    contender->order = is_first || strcmp(contender->order, order) == 0 ? order : "(by size)";
}

/* Short runs are repeated, the first puzzle (it may be the only one) many times, and the fastest
 * counts: whoever comes first would otherwise pay for filling the caches. */
static nonet_status run_contender(struct contender *contender, const struct task *task, nonet_result *result)
{
    const uint64_t enough = task->number == 1 ? REPEAT_NANOSECONDS : SHORT_NANOSECONDS;
    const uint64_t runs_wanted = task->number == 1 ? UINT64_MAX : 2;
    uint64_t fastest = UINT64_MAX, passed = 0, runs = 0;
    nonet_status status;
    do {
        const uint64_t began = clock_nanoseconds();
        status = nonet_solver_solve(contender->solver, &task->position, result);
        const uint64_t taken = clock_nanoseconds() - began;
        if (taken < fastest) fastest = taken;
        passed += taken;
        runs++;
    } while (status == NONET_OK && passed < enough && runs < runs_wanted);
    contender->now = (struct effort){
        .verdict = status == NONET_STOPPED ? NONET_VERDICT_UNKNOWN : result->verdict,
        .puzzles = 1,
        .stopped = status == NONET_STOPPED,
        .refused = status == NONET_ERR_ARG,
        .stats = result->stats,
        .nanoseconds = fastest,
    };
    return status;
}

static void add_effort(struct effort *total, const struct effort *effort)
{
    total->verdict = effort->verdict;
    total->puzzles += effort->puzzles;
    total->stopped += effort->stopped;
    total->refused += effort->refused;
    total->stats.guesses += effort->stats.guesses;
    total->stats.backtracks += effort->stats.backtracks;
    total->stats.propagations += effort->stats.propagations;
    if (effort->stats.deepest > total->stats.deepest) total->stats.deepest = effort->stats.deepest;
    total->nanoseconds += effort->nanoseconds;
}

/* The outcome is that of the first contender, unless a signal stopped any of them. */
static void run_contenders(struct comparison *comparison, struct task *task)
{
    nonet_result result;
    assert(comparison->count > 1);
    name_default(&comparison->contenders[0], task->position.layout);
    for (int index = 0; index < comparison->count; index++) {
        const uint64_t began = clock_nanoseconds();
        const nonet_status status = run_contender(&comparison->contenders[index], task, &result);
        if (index == 0) compare_record(comparison->settings, task, status, &result, began);
        if (interrupt_signal()) {
            outcome_stop(task, comparison->settings->limit.seconds, "");
            return;
        }
    }
    for (int index = 0; index < comparison->count; index++)
        add_effort(&comparison->contenders[index].total, &comparison->contenders[index].now);
}

/* ---- writing -------------------------------------------------------------------------------- */

static void add_headings(struct table *table, bool is_single)
{
    static const char *const single[] = {"engine",     "propagate",    "order",   "answer", "guesses",
                                         "backtracks", "propagations", "deepest", "ms"};
    static const char *const several[] = {"engine",     "propagate",    "order",   "answered", "guesses",
                                          "backtracks", "propagations", "deepest", "ms",       "us/puzzle"};
    const char *const *const words = is_single ? single : several;
    for (int column = 0; column < table->columns; column++) table_add(table, "%s", words[column]);
}

/* A run that was stopped would have taken longer: its time is shown as a lower bound. */
static void add_time(struct table *table, const struct effort *total, double unit)
{
    table_add(table, "%s%.3f", total->stopped ? ">" : "", (double)total->nanoseconds / unit);
}

/* The only puzzle was stopped: all that is known of its time is the limit. */
static void add_single_time(struct table *table, const struct effort *total, const struct compare_settings *settings)
{
    if (total->stopped && !settings->nodes) table_add(table, ">%g s", settings->limit.seconds);
    else add_time(table, total, 1e6);
}

static void add_contender_row(struct table *table, const struct contender *contender, bool is_single,
                              const struct compare_settings *settings)
{
    const struct effort *const total = &contender->total;
    table_add(table, "%s", contender->engine);
    table_add(table, "%s", contender->propagation);
    table_add(table, "%s", contender->order);
    if (is_single) table_add(table, "%s", nonet_verdict_name(total->verdict));
    else table_add(table, "%" PRIu64, total->puzzles - total->stopped - total->refused);
    table_add(table, "%" PRIu64, total->stats.guesses);
    table_add(table, "%" PRIu64, total->stats.backtracks);
    table_add(table, "%" PRIu64, total->stats.propagations);
    table_add(table, "%" PRIu32, total->stats.deepest);
    if (settings->no_times) return;
    if (is_single) {
        add_single_time(table, total, settings);
    } else {
        add_time(table, total, 1e6);
        add_time(table, total, 1e3 * (double)total->puzzles);
    }
}

static void write_table(const struct comparison *comparison, struct buffer *out)
{
    const uint64_t puzzles = comparison->contenders[0].total.puzzles;
    const bool is_single = puzzles == 1;
    const struct compare_settings *const settings = comparison->settings;
    const int columns = settings->no_times ? 8 : is_single ? 9 : 10; /* times are the last ones */
    struct table table = {.columns = columns, .text_columns = is_single ? 4 : 3};
    add_headings(&table, is_single);
    for (int index = 0; index < comparison->count; index++)
        add_contender_row(&table, &comparison->contenders[index], is_single, settings);
    table_write(&table, out);
    table_free(&table);
}

static void write_contender_json(const struct contender *contender, bool is_default, struct buffer *out)
{
    const struct effort *const total = &contender->total;
    nonet_json *const json = json_begin(out);
    nonet_json_unsigned(json, "puzzles", total->puzzles);
    nonet_json_unsigned(json, "stopped", total->stopped);
    nonet_json_truth(json, "default", is_default);
    if (!is_default) nonet_json_text(json, "engine", contender->engine);
    if (contender->propagation[0]) nonet_json_text(json, "propagate", contender->propagation);
    if (contender->order[0]) nonet_json_text(json, "order", contender->order);
    if (total->puzzles == 1) nonet_json_verdict(json, NULL, total->verdict, NULL, false);
    nonet_json_stats(json, "stats", &total->stats, total->nanoseconds);
    json_end(json, out);
}

static void write_comparison(const struct comparison *comparison, bool is_json, struct buffer *out)
{
    if (!comparison->count || !comparison->contenders[0].total.puzzles) return;
    if (!is_json) {
        write_table(comparison, out);
        return;
    }
    for (int index = 0; index < comparison->count; index++)
        write_contender_json(&comparison->contenders[index], index == 0, out);
}

/* ---- the command ---------------------------------------------------------------------------- */

/* A person who pasted a puzzle sees the table at once; otherwise it comes at the end. */
static void answer_compare(struct worker *worker, struct task *task)
{
    const struct compare_settings *const settings = worker->job->settings;
    struct comparison *const comparison = worker->job->context;
    if (task->kind != TASK_PUZZLE) {
        if (settings->json) write_unreadable(worker->out, task, true);
        return;
    }
    if (!comparison->count) add_contenders(comparison, worker->stop);
    run_contenders(comparison, task);
    if (!task->is_awaited || task->outcome == OUTCOME_INTERRUPTED) return;
    write_comparison(comparison, settings->json, worker->out);
    for (int index = 0; index < comparison->count; index++) comparison->contenders[index].total = (struct effort){0};
}

static int run_comparison(const struct compare_settings *settings, char *const *operands)
{
    struct comparison *const comparison = memory_resize(NULL, sizeof *comparison);
    struct buffer out = {0};
    *comparison = (struct comparison){.settings = settings};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .threads = 1,
        .context = comparison,
        .answer = answer_compare,
    };
    const int exit_code = pipeline_run(&job, operands);
    write_comparison(comparison, settings->json, &out);
    output_write_buffer(&out);
    free_contenders(comparison);
    free(comparison);
    return exit_code;
}

static int run_compare(const void *given, char *const *operands)
{
    struct compare_settings settings = *(const struct compare_settings *)given;
    /* Nodes alone end a run at the same place on every machine. */
    if (!settings.limit.ms && !settings.nodes)
        settings.limit = (struct time_limit){DEFAULT_TIMEOUT, DEFAULT_TIMEOUT * 1000};
    if (!settings.lines) settings.lines = DEFAULT_LINES;
    return settings.trace ? run_compare_trace(&settings, operands) : run_comparison(&settings, operands);
}

static const char *compare_clash(const void *given, char *const *operands)
{
    const struct compare_settings *const settings = given;
    (void)operands;
    if (settings->lines && !settings->trace) return "--lines is for --trace";
    if (settings->no_times && (settings->trace || settings->json)) return "--no-times is for the table";
    return NULL;
}

static const char *set_lines(void *field, const char *value)
{
    uint64_t *const lines = field;
    *lines = whole_number(value, MOST_LINES);
    return *lines ? NULL : "not a whole number from 1 to 1000000";
}

static const struct option compare_options[] = {
    {0, "propagate", "LEVEL", "the search engine with this level of deduction only: forward, singles, locked or fish",
     set_propagation, propagation_choice, offsetof(struct compare_settings, propagation)},
    {0, "order", "ORDER", "the search engine with this order of guesses only: input, mrv, mrv+degree or mrv+weight",
     set_order, order_choice, offsetof(struct compare_settings, order)},
    {'t', "timeout", "SECONDS", "give up on a run after this time; default: 10, or no limit with --nodes",
     set_time_limit, NULL, offsetof(struct compare_settings, limit)},
    {0, "nodes", "N", "give up on a run after N nodes of its search: the same point on every machine", set_limit, NULL,
     offsetof(struct compare_settings, nodes)},
    {0, "no-times", NULL, "leave out the times, so that the table is the same everywhere", set_flag, NULL,
     offsetof(struct compare_settings, no_times)},
    {0, "trace", NULL, "draw the search tree of the search engine instead of the table", set_flag, NULL,
     offsetof(struct compare_settings, trace)},
    {0, "lines", "N", "with --trace: show at most N nodes of the tree; default: 200", set_lines, NULL,
     offsetof(struct compare_settings, lines)},
    {0},
};

static const struct option_group options_compare = {"Comparing", compare_options, NULL, NULL};

static const struct option_use compare_groups[] = {
    {&options_compare, 0},
    {&options_reading, offsetof(struct compare_settings, reader)},
    {&options_output, offsetof(struct compare_settings, output)},
    {&options_answer, offsetof(struct compare_settings, json)},
    {0},
};

static const struct example compare_examples[] = {
    {"nonet compare puzzle.txt", "the table for one puzzle"},
    {"nonet compare --timeout 1 puzzles.txt", "added up over all puzzles, at most a second for each run"},
    {"nonet compare --propagate locked puzzle.txt", "what the order of guesses is worth"},
    {"nonet compare --trace puzzle.txt", "the search tree: every guess, and what came of it"},
    {0},
};

const struct command command_compare = {
    .name = "compare",
    .operands = "[FILE|PUZZLE]...",
    .summary = "show what each engine and heuristic is worth",
    .description =
        "Solves each puzzle with every engine, and with every heuristic of the search engine (see --propagate "
        "and --order of nonet solve), and prints a table: guesses, backtracks (guesses undone after everything "
        "below them failed), propagations (candidates removed by deduction), the deepest level of guesses, and "
        "time. The first row is what nonet uses by default. With several puzzles the numbers are added up.\n\n"
        "With --trace it draws the search tree of the search engine instead. Each guess is numbered and shows "
        "the alternatives, then what deduction made of it: cells filled, candidates removed, or the dead end it "
        "ran into. Without deduced singles, cells are forced: they have one choice left when their turn comes. "
        "Once a guess has been explored, the next line says what follows without it. The search ends when nothing "
        "is left to explore, or with a second solution.",
    .document = "search.md",
    .groups = compare_groups,
    .examples = compare_examples,
    .settings_size = sizeof(struct compare_settings),
    .clash = compare_clash,
    .run = run_compare,
};
