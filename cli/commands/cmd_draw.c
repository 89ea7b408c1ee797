/* cmd_draw.c: nonet draw: pictures of boards, of solutions and of steps.
 *
 * A picture is made by the library and handed to a writer (picture_writer.h), which knows where it goes. One thread does
 * all of it: pictures come in the order of the input, and their numbers do not depend on chance. */
#include <string.h>

#include "commands/draw_settings.h"
#include "options/option_values.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/late_file.h"

/* ---- one picture --------------------------------------------------------------------------------- */

/* The symbols of the puzzle at hand; NULL: numbers. */
static const char *drawn_symbols(const struct draw_settings *settings, const struct task *task)
{
    const int side = nonet_layout_side(task->position.layout);
    nonet_style style = task->style;
    if (settings->picture.symbols) style = compact_style(task->position.layout);
    if (settings->picture.symbols) style.symbols = settings->picture.symbols;
    return nonet_style_symbols(&style, side);
}

static nonet_drawing_settings drawing_settings(const struct draw_settings *settings, const struct task *task)
{
    nonet_drawing_settings wanted;
    nonet_drawing_defaults(&wanted);
    wanted.theme = settings->picture.theme;
    wanted.pixels = settings->picture.width;
    wanted.shows_candidates = settings->picture.candidates || task->position.candidates;
    wanted.shows_legend = settings->picture.legend;
    wanted.shows_labels = settings->picture.labels;
    wanted.symbols = drawn_symbols(settings, task);
    return wanted;
}

/* False: nothing more is wanted. */
static bool hand_over(struct worker *worker, struct task *task, nonet_drawing *drawing)
{
    const struct draw_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    if (!settings->writer) {
        nonet_json_drawing(explanation->json, NULL, drawing);
        nonet_drawing_free(drawing);
        return true;
    }
    if (picture_writer_add(settings->writer, drawing)) return true;
    task->outcome = OUTCOME_INTERRUPTED;
    return false;
}

bool draw_position(struct worker *worker, struct task *task, const nonet_position *position, const nonet_step *step)
{
    const struct draw_settings *const settings = worker->job->settings;
    nonet_drawing_settings wanted = drawing_settings(settings, task);
    int count = 1;
    for (; wanted.picture < count; wanted.picture++) {
        nonet_drawing *drawing;
        const nonet_status status = nonet_drawing_new(position, step, &wanted, &drawing);
        if (status != NONET_OK) fatal(nonet_status_name(status));
        count = drawing->picture_count;
        if (!hand_over(worker, task, drawing)) return false;
    }
    return true;
}

/* ---- the solution -------------------------------------------------------------------------------- */

static void draw_solution(struct worker *worker, struct task *task)
{
    const struct draw_settings *const settings = worker->job->settings;
    const nonet_solver_settings wanted = {.timeout_ms = settings->common.work.limit.ms, .stop = worker->stop};
    nonet_solver *solver;
    nonet_result result;
    if (nonet_solver_new(&wanted, &solver) != NONET_OK) fatal("out of memory");
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_solve(solver, &task->position, &result);
    outcome_record(task, status, &result, began, settings->common.work.limit.seconds);
    if (task->outcome == OUTCOME_SEVERAL) outcome_explain(task, "several solutions: none of them is drawn");
    if (task->outcome == OUTCOME_FINE) {
        const nonet_position solved = solved_position(&worker->scratch, &task->position, result.solution);
        draw_position(worker, task, &solved, NULL);
    }
    nonet_solver_free(solver);
}

/* ---- answers ------------------------------------------------------------------------------------- */

static bool fits_symbols(const struct draw_settings *settings, struct task *task)
{
    const int side = nonet_layout_side(task->position.layout);
    if (!settings->picture.symbols || drawn_symbols(settings, task)) return true;
    outcome_refuse(task, "a board of %dx%d cannot be written with these symbols", side, side);
    return false;
}

static void draw_task(struct worker *worker, struct task *task)
{
    const struct draw_settings *const settings = worker->job->settings;
    if (!fits_symbols(settings, task)) return;
    if (wants_steps(settings)) draw_steps(worker, task);
    else if (settings->solution) draw_solution(worker, task);
    else draw_position(worker, task, &task->position, NULL);
}

static void answer_draw_json(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    const size_t before = worker->out->length;
    struct buffer drawings = {0};
    nonet_json *const list = explanation->json = json_writer(&drawings);
    nonet_json_array(list, NULL);
    draw_task(worker, task);
    nonet_json_close(list);
    nonet_json_free(list);
    const bool is_drawn = drawings.length > strlen("[]") || !task->explanation[0];
    nonet_json *const json = json_begin_task(worker->out, task);
    json_complaint(json, task);
    if (task_is_given_up(task)) nonet_json_truth(json, "stopped", true);
    if (!is_drawn) nonet_json_text(json, "missing", task->explanation);
    nonet_json_raw(json, "drawings", drawings.bytes, drawings.length);
    json_end(json, worker->out);
    buffer_free(&drawings);
    if (task->outcome == OUTCOME_INTERRUPTED) worker->out->length = before;
}

static void answer_draw(struct worker *worker, struct task *task)
{
    const struct draw_settings *const settings = worker->job->settings;
    if (task->kind == TASK_PUZZLE && settings->json) answer_draw_json(worker, task);
    else if (task->kind == TASK_PUZZLE) draw_task(worker, task);
    else if (settings->json) write_unreadable(worker->out, task, true);
    /* Without JSON there is no line that could be empty: the message is all. */
}

/* ---- the command --------------------------------------------------------------------------------- */

static const char *draw_clash(const void *given, char *const *operands)
{
    const struct draw_settings *const settings = given;
    const int kinds = settings->solution + (settings->step != 0) + settings->steps + settings->hint +
                      (settings->technique_names != NULL);
    const bool has_logic =
        selects_techniques(&settings->common.techniques) || settings->common.techniques.like || settings->common.path;
    if (kinds > 1) return "only one of --solution, --step, --steps, --hint and --technique";
    if (settings->json && (settings->picture.output || settings->picture.format)) return "--json excludes -o and --to";
    if (has_step_filter(&settings->common.filter) && (!wants_steps(settings) || settings->step))
        return "--cell and --value are for --hint, --steps and --technique";
    if (has_logic && !wants_steps(settings))
        return "--like, --order, --only, --with, --without and --path are for pictures of steps";
    if (settings->hint && has_step_filter(&settings->common.filter) && settings->common.path)
        return "--cell and --value exclude --path shortest";
    return order_file_clash(&settings->common.techniques, operands);
}

static int draw_all(struct draw_settings *settings, char *const *operands)
{
    const struct job job = {.settings = settings, .answer = answer_draw};
    settings->common.work.jobs = 1;
    const int exit_code = explanation_run(job, &settings->common, operands);
    if (!settings->writer) return exit_code;
    return picture_writer_end(settings->writer, interrupt_signal() != 0) ? exit_code : EXIT_TROUBLE;
}

static int run_draw(const void *given, char *const *operands)
{
    struct draw_settings settings = *(const struct draw_settings *)given;
    struct picture_writer writer = {0};
    const char *const output = settings.picture.output;
    if (output && late_file_would_replace_any(output, operands)) {
        message_usage("draw", "the picture would replace the puzzle");
        return EXIT_TROUBLE;
    }
    if (!settings.json) settings.writer = &writer;
    if (settings.writer && !picture_writer_begin(&writer, &settings.picture)) return EXIT_TROUBLE;
    return draw_all(&settings, operands);
}

/* ---- options ------------------------------------------------------------------------------------- */

static const char *set_step(void *field, const char *value)
{
    uint64_t *const step = field;
    *step = whole_number(value, 1000 * 1000);
    return *step ? NULL : "not a whole number above 0";
}

static const char *set_drawn_technique(void *field, const char *value)
{
    struct draw_settings *const settings = field;
    settings->technique_names = value;
    return mark_meant_techniques(value, settings->techniques) ? NULL : no_such_technique(value);
}

static const struct option draw_options[] = {
    {0, "solution", NULL, "the board with its solution entered", set_flag, NULL,
     offsetof(struct draw_settings, solution)},
    {0, "hint", NULL, "the next step", set_flag, NULL, offsetof(struct draw_settings, hint)},
    {0, "step", "N", "step N of nonet explain", set_step, NULL, offsetof(struct draw_settings, step)},
    {0, "steps", NULL, "every step of nonet explain, a picture each", set_flag, NULL,
     offsetof(struct draw_settings, steps)},
    {0, "technique", "LIST",
     "the first step of these techniques, listed as for --only, that the way to the solution has", set_drawn_technique,
     technique_name_choice, 0},
    {0},
};

static const struct option_group options_draw = {"What to draw (default: the board)", draw_options, NULL, NULL};

/* Without --jobs: pictures come one after the other. */
static const struct option draw_work_options[] = {
    {'t', "timeout", "SECONDS", "give up on a puzzle after this time, such as 0.5 or 10", set_time_limit, NULL,
     offsetof(struct work_options, limit)},
    {0},
};

static const struct option_group options_draw_work = {"Working", draw_work_options, NULL, NULL};

static const struct option draw_answer_options[] = {
    {0, "json", NULL, "instead of pictures, one JSON object per line with their shapes", set_flag, NULL, 0},
    {0},
};

static const struct option_group options_draw_answer = {"Answers", draw_answer_options, NULL, NULL};

static const struct option_use draw_groups[] = {
    {&options_draw, 0},
    {&options_picture, offsetof(struct draw_settings, picture)},
    {&options_step_filter, offsetof(struct draw_settings, common.filter)},
    {&options_path, offsetof(struct draw_settings, common.path)},
    {&options_logic, offsetof(struct draw_settings, common.techniques)},
    {&options_reading, offsetof(struct draw_settings, common.reader)},
    {&options_draw_work, offsetof(struct draw_settings, common.work)},
    {&options_draw_answer, offsetof(struct draw_settings, json)},
    {0},
};

static const struct example draw_examples[] = {
    {"nonet draw -o board.svg puzzle.txt", "the board as a picture"},
    {"nonet draw --candidates --to png -o board.png puzzle.txt", "with all candidates, in pixels"},
    {"nonet draw --hint --legend -o hint.svg game.txt", "the next step, with a legend"},
    {"nonet draw --steps -o step-%d.svg puzzle.txt", "a file for each step"},
    {"nonet draw --steps -o way.pdf puzzle.txt", "a page for each step"},
    {"nonet draw --technique xy-wing --theme dark -o wing.svg puzzle.txt", "the first XY-wing on the way"},
    {0},
};

const struct command command_draw = {
    .name = "draw",
    .operands = "[FILE|PUZZLE]...",
    .summary = "draw boards, solutions and steps: SVG, PNG, PDF",
    .description =
        "Draws each puzzle as it is given; with --solution what was missing is entered in another colour. With --hint, "
        "--step, --steps or --technique it draws steps of nonet explain, each at the position before it is taken: the "
        "cells and candidates that take part, links as arrows (strong solid, weak dashed), what is removed struck "
        "through, what is placed framed. A step of more than 30 links gets several pictures: the whole, then each branch.\n\n"
        "Without -o one picture goes to standard output. More than one needs %d in the name after -o; pages of a PDF do "
        "not. Files are written as a whole or not at all, and replace what had their names. SVG is always there; PNG and "
        "PDF need cairo and pango.\n\n"
        "Boards of any kind are drawn, also wrong ones; steps need a board up to 25x25 that has a solution. The exit "
        "status is 1 if a puzzle has no such picture.",
    .document = "drawing.md",
    .groups = draw_groups,
    .examples = draw_examples,
    .settings_size = sizeof(struct draw_settings),
    .clash = draw_clash,
    .run = run_draw,
};
