/* cmd_minimize.c: nonet minimize: each puzzle without its redundant clues, or all its minimal forms. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "answers/bulk_lines.h"
#include "answers/minimality.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/clock.h"

struct minimize_settings {
    uint64_t seed;  /* 0: row by row */
    bool redundant; /* say which clues were removed */
    bool all;
    uint64_t limit; /* 0 = none */
    bool json;
    struct output_options output;
    struct writing_options writing;
    nonet_reader_settings reader;
    struct work_options work;
    struct unit_options units;
};

static bool lists_forms(const struct minimize_settings *settings)
{
    return settings->all || settings->limit;
}

static nonet_style minimal_style(const struct minimize_settings *settings, const struct task *task)
{
    return chosen_style(&settings->writing, task->style);
}

static bool minimize_is_block(const void *given, const struct task *task)
{
    const struct minimize_settings *const settings = given;
    if (settings->json || lists_forms(settings) || task->kind != TASK_PUZZLE) return false;
    return !minimal_style(settings, task).notation->is_line;
}

/* ---- one minimal puzzle ---------------------------------------------------------------------- */

/* The puzzle without its redundant clues; their cells may have any value. Free it. */
static nonet_board *without_clues(const struct task *task, const uint8_t *clues)
{
    nonet_board *board;
    const nonet_layout *const layout = task->position.layout;
    if (nonet_board_new(layout, task->position.candidates, &board) != NONET_OK) fatal("out of memory");
    nonet_board_copy(board, &task->position);
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        if (clues[cell] != NONET_CLUE_REDUNDANT) continue;
        board->cells[cell] = board->is_given[cell] = 0;
        if (board->candidates) board->candidates[cell] = ~UINT64_C(0) >> (64 - nonet_layout_side(layout));
    }
    return board;
}

static void write_minimal(struct worker *worker, struct task *task, const uint8_t *clues)
{
    const struct minimize_settings *const settings = worker->job->settings;
    const nonet_style style = minimal_style(settings, task);
    const bool is_line = style.notation->is_line;
    nonet_board *const minimal = without_clues(task, clues);
    write_board(worker->out, task, &minimal->position, &style);
    nonet_board_free(minimal);
    if (!settings->redundant) return;
    if (is_line) worker->out->length--; /* the newline comes later */
    buffer_add_text(worker->out, is_line ? "\t" : "redundant: ");
    add_clue_cells(worker->out, clues, task->position.layout, NONET_CLUE_REDUNDANT);
    buffer_add_character(worker->out, '\n');
}

static void write_minimal_json(struct worker *worker, struct task *task, const nonet_minimality *minimality)
{
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, minimality->verdict);
    nonet_json_minimized(json, &task->position, minimality);
    json_end(json, worker->out);
}

static void minimize_puzzle(struct worker *worker, struct task *task)
{
    const struct minimize_settings *const settings = worker->job->settings;
    const nonet_minimality minimality = minimality_take(task, settings->work.limit.seconds);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (settings->json) write_minimal_json(worker, task, &minimality);
    else if (minimality.verdict == NONET_VERDICT_UNIQUE) write_minimal(worker, task, minimality.clues);
    else buffer_add_character(worker->out, '\n');
}

/* ---- all of them ----------------------------------------------------------------------------- */

struct form_list {
    struct worker *worker;
    const struct task *task;
    nonet_board *board; /* memory of: */
    nonet_position form;
};

/* The puzzle with only these clues; as in without_clues, cells that lost theirs may have any value. */
static void set_form(struct form_list *list, const uint8_t *cells)
{
    const nonet_position *const puzzle = &list->task->position;
    const int side = nonet_layout_side(puzzle->layout);
    memcpy(list->board->cells, cells, (size_t)(side * side));
    for (int cell = 0; puzzle->candidates && cell < side * side; cell++)
        list->board->candidates[cell] = puzzle->cells[cell] ? ~UINT64_C(0) >> (64 - side) : puzzle->candidates[cell];
}

static bool list_form(void *context, const uint8_t *cells)
{
    struct form_list *const list = context;
    struct worker *const worker = list->worker;
    const struct minimize_settings *const settings = worker->job->settings;
    set_form(list, cells);
    if (settings->json) {
        nonet_json *const json = json_begin(worker->out);
        nonet_json_unsigned(json, "number", list->task->number);
        nonet_json_marked_board(json, "minimal", &list->form);
        json_end(json, worker->out);
    } else {
        buffer_print(worker->out, "%" PRIu64 "\t", list->task->number);
        write_with_marks(worker->out, &list->form);
        buffer_add_character(worker->out, '\n');
    }
    return pipeline_stream(worker);
}

/* What is said about the puzzle itself, after its forms. */
static void end_list(struct worker *worker, struct task *task, nonet_status status, nonet_verdict verdict,
                     uint64_t count)
{
    const struct minimize_settings *const settings = worker->job->settings;
    const bool is_exact = status == NONET_OK && !(settings->limit && count >= settings->limit);
    if (task->outcome == OUTCOME_TIMEOUT)
        outcome_explain(task, "stopped after %g s; %" PRIu64 " minimal puzzle%s found by then",
                        settings->work.limit.seconds, count, count == 1 ? "" : "s");
    if (!settings->json || task->outcome == OUTCOME_INTERRUPTED) return;
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, verdict);
    nonet_json_count(json, count, is_exact);
    json_end(json, worker->out);
}

static void list_minimal_forms(struct worker *worker, struct task *task)
{
    const struct minimize_settings *const settings = worker->job->settings;
    assert(lists_forms(settings));
    nonet_board *form;
    nonet_minimality minimality = {0};
    uint64_t count;
    const uint64_t began = clock_nanoseconds();
    if (nonet_board_new(task->position.layout, task->position.candidates, &form) != NONET_OK) fatal("out of memory");
    struct form_list list = {worker, task, form, {task->position.layout, form->cells, NULL, form->candidates}};
    const nonet_status status = nonet_minimizer_each(worker->handles->minimizer, &task->position, settings->limit,
                                                     list_form, &list, &minimality.verdict, &count);
    if (minimality.verdict == NONET_VERDICT_INVALID)
        nonet_position_is_consistent(&task->position, &minimality.conflict);
    task->item->status = status;
    task->item->nanoseconds = clock_nanoseconds() - began;
    minimality_record(task, &minimality, settings->work.limit.seconds);
    end_list(worker, task, status, minimality.verdict, count);
    nonet_board_free(form);
}

/* ---- the command ----------------------------------------------------------------------------- */

/* A list has no line for a puzzle without a minimal form, and so none for text that is not a puzzle. */
static void answer_minimize(struct worker *worker, struct task *task)
{
    const struct minimize_settings *const settings = worker->job->settings;
    const bool lists = lists_forms(settings);
    if (task->kind != TASK_PUZZLE) {
        if (!lists || settings->json) write_unreadable(worker->out, task, settings->json);
    } else if (lists) {
        list_minimal_forms(worker, task);
    } else {
        minimize_puzzle(worker, task);
    }
}

static void answer_minimize_lines(struct worker *worker, struct task *task)
{
    const struct minimize_settings *const settings = worker->job->settings;
    minimize_lines(worker, task, settings->redundant);
}

static const char *minimize_clash(const void *given, char *const *operands)
{
    const struct minimize_settings *const settings = given;
    (void)operands;
    if (settings->redundant && chosen_header(&settings->writing, settings->json))
        return "--redundant needs another notation than csv";
    if (!lists_forms(settings)) return json_clash(settings->json, &settings->writing);
    if (settings->seed) return "--seed is for one minimal puzzle, not for all";
    if (settings->redundant) return "--redundant is for one minimal puzzle, not for all";
    if (wants_notation(&settings->writing)) return "a list is always written in lines";
    return NULL;
}

static int run_minimize(const void *given, char *const *operands)
{
    const struct minimize_settings *const settings = given;
    const bool lists = lists_forms(settings);
    const bool is_plain = !lists && !settings->json && !settings->work.limit.ms && !wants_notation(&settings->writing);
    nonet_minimizer_settings minimizer;
    nonet_minimizer_settings_defaults(&minimizer);
    const nonet_many_settings many = {.task = lists ? NONET_MANY_OWN : NONET_MANY_MINIMIZE,
                                      .timeout_ms = settings->work.limit.ms,
                                      .minimizer = &minimizer,
                                      .seed = settings->seed};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->work.jobs),
        .header = lists ? NULL : chosen_header(&settings->writing, settings->json),
        .answer = answer_minimize,
        .answer_lines = is_plain ? answer_minimize_lines : NULL,
        .fewest_lines = FEWEST_BULK_LINES,
        .is_block = minimize_is_block,
        .units = &settings->units,
        .unit_size = lists ? 1 : UNIT_OF_PUZZLES,
    };
    return pipeline_run(&job, operands);
}

static const struct option minimize_options[] = {
    {0, "seed", "N", "try the clues in a random order, the same for the same seed; default: row by row", set_seed, NULL,
     offsetof(struct minimize_settings, seed)},
    {0, "redundant", NULL, "show which clues were removed", set_flag, NULL,
     offsetof(struct minimize_settings, redundant)},
    {'a', "all", NULL, "list all minimal puzzles that removing clues can lead to", set_flag, NULL,
     offsetof(struct minimize_settings, all)},
    {'n', "limit", "N", "list up to N of them per puzzle", set_limit, NULL, offsetof(struct minimize_settings, limit)},
    {0},
};

static const struct option_group options_minimize = {"Minimizing", minimize_options, NULL, NULL};

static const struct option_use minimize_groups[] = {
    {&options_minimize, 0},
    {&options_writing, offsetof(struct minimize_settings, writing)},
    {&options_reading, offsetof(struct minimize_settings, reader)},
    {&options_work, offsetof(struct minimize_settings, work)},
    {&options_output, offsetof(struct minimize_settings, output)},
    {&options_units, offsetof(struct minimize_settings, units)},
    {&options_answer, offsetof(struct minimize_settings, json)},
    {0},
};

static const struct example minimize_examples[] = {
    {"nonet minimize puzzles.txt", "each puzzle without the clues that it does not need"},
    {"nonet minimize --seed 7 --redundant puzzle.txt", "in another order, with the clues that were removed"},
    {"nonet minimize --all puzzle.txt", "every minimal puzzle that it contains"},
    {0},
};

const struct command command_minimize = {
    .name = "minimize",
    .operands = "[FILE|PUZZLE]...",
    .summary = "remove clues that are not needed",
    .description =
        "A clue is redundant if the puzzle still has only one solution without it; a puzzle without redundant "
        "clues is minimal. Each clue in turn is removed if it is redundant by then: row by row, or in a random "
        "order with --seed. Which clues are left depends on that order. With --redundant the cells of the "
        "removed clues follow, after a tab or below the board.\n\n"
        "--all and --limit list the minimal puzzles that can be reached by removing clues, each once, as "
        "\"puzzle number, tab, minimal puzzle\". There may be millions; they are printed as they are found.\n\n"
        "Values that a player has placed count as clues. So do pencil marks that rule out more than the values "
        "do: they stay, and a cell that loses its value may hold any. To minimize a puzzle that is partly "
        "solved, start with its givens. A puzzle without exactly one solution gets an empty line. Large boards "
        "may take long: with --timeout, clues that were not tested in time stay.",
    .groups = minimize_groups,
    .examples = minimize_examples,
    .settings_size = sizeof(struct minimize_settings),
    .clash = minimize_clash,
    .run = run_minimize,
};
