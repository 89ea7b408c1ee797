/* cmd_canon.c: nonet canon, the canonical form of each puzzle, and the questions it answers: are two puzzles
 * equivalent, which of many are new. */
#include <stdio.h>
#include <string.h>

#include "answers/bulk_lines.h"
#include "answers/canonical_lines.h"
#include "answers/canonize.h"
#include "answers/seen_forms.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/work_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/standard_output.h"

struct canon_settings {
    bool transform, automorphisms, same;
    bool unique;   /* drop what is equivalent to an earlier one */
    bool original; /* the puzzle instead of its form */
    bool json;
    struct output_options output;
    struct writing_options writing;
    nonet_reader_settings reader;
    struct work_options work;
    struct unit_options units;
};

static nonet_style canon_style(const struct canon_settings *settings, const struct task *task)
{
    return chosen_style(&settings->writing, task->style);
}

static bool writes_blocks(const struct canon_settings *settings, const struct task *task)
{
    if (settings->json || settings->same || task->kind != TASK_PUZZLE) return false;
    return !canon_style(settings, task).notation->is_line;
}

/* With --unique it is not known in advance whether there will be an answer to keep apart. */
static bool canon_is_block(const void *given, const struct task *task)
{
    const struct canon_settings *const settings = given;
    return !settings->unique && writes_blocks(settings, task);
}

/* "rows 312456789 columns ... values ... transposed": see the description. */
static void add_transform(struct buffer *out, const nonet_transform *transform, const nonet_layout *layout)
{
    enum { ENOUGH = 1024 };
    out->length += nonet_transform_text(transform, layout, buffer_reserve(out, ENOUGH), ENOUGH);
}

static void write_canon_json(struct worker *worker, const struct task *task, const nonet_canonical *canonical)
{
    nonet_json *const json = json_begin_task(worker->out, task);
    nonet_json_canonical(json, task->position.layout, canonical);
    json_end(json, worker->out);
}

static void write_canon(struct worker *worker, struct task *task, const nonet_position *form,
                        const nonet_canonical *canonical)
{
    const struct canon_settings *const settings = worker->job->settings;
    if (settings->json) {
        write_canon_json(worker, task, canonical);
        return;
    }
    const nonet_style style = canon_style(settings, task);
    struct buffer *const out = worker->out;
    write_board(out, task, form, &style);
    if (!settings->transform && !settings->automorphisms) return;
    if (style.notation->is_line) out->length--; /* the newline comes later */
    if (settings->automorphisms)
        buffer_print(out, "%s%llu%s",
                     style.notation->is_line ? "\t" : "automorphisms: ", (unsigned long long)canonical->automorphisms,
                     style.notation->is_line ? "" : "\n");
    if (settings->transform) {
        if (style.notation->is_line) buffer_add_character(out, '\t');
        add_transform(out, &canonical->transform, form->layout);
        if (!style.notation->is_line) buffer_add_character(out, '\n');
    }
    if (style.notation->is_line) buffer_add_character(out, '\n');
}

/* No form: an empty line, and the reason. */
static void write_no_form(struct worker *worker, struct task *task, const char *why)
{
    const struct canon_settings *const settings = worker->job->settings;
    if (!task->complaint[0]) outcome_explain(task, "%s", why);
    if (settings->json) {
        nonet_json *const json = json_begin_task(worker->out, task);
        if (task->complaint[0]) json_complaint(json, task);
        else nonet_json_text(json, "error", why);
        json_end(json, worker->out);
    } else if (!settings->same) {
        buffer_add_character(worker->out, '\n');
    }
}

/* Equal values: in JSON as numbers, and as data. */
static void write_conflict(struct worker *worker, struct task *task, const nonet_conflict *conflict)
{
    const struct canon_settings *const settings = worker->job->settings;
    const nonet_layout *const layout = task->position.layout;
    char why[128];
    nonet_conflict_text(conflict, layout, nonet_style_symbols(&task->style, nonet_layout_side(layout)), why,
                        sizeof why);
    if (!settings->json) {
        write_no_form(worker, task, why);
        return;
    }
    outcome_explain(task, "%s", why);
    nonet_conflict_text(conflict, layout, NULL, why, sizeof why);
    nonet_json *const json = json_begin_task(worker->out, task);
    nonet_json_text(json, "error", why);
    nonet_json_conflict(json, layout, conflict);
    json_end(json, worker->out);
}

/* False: the answer says why not. */
static bool find_canonical(struct worker *worker, struct task *task, nonet_canonical *canonical)
{
    nonet_conflict conflict;
    const nonet_position board = {task->position.layout, NULL, NULL, NULL};
    const nonet_refusal *const problem = nonet_canonizer_problem(&board, NULL);
    if (problem) {
        outcome_refuse_for(task, problem, NULL);
        write_no_form(worker, task, task->complaint);
        return false;
    }
    task->outcome = canonize(worker->handles->canonizer, &task->position, canonical, &conflict);
    if (task->outcome == OUTCOME_INVALID) write_conflict(worker, task, &conflict);
    if (task->outcome == OUTCOME_TIMEOUT) write_no_form(worker, task, "not found in time");
    return task->outcome == OUTCOME_FINE;
}

static void answer_canon(struct worker *worker, struct task *task)
{
    const struct canon_settings *const settings = worker->job->settings;
    struct seen_forms *const seen = worker->job->context;
    nonet_canonical canonical;
    if (task->kind != TASK_PUZZLE) {
        if (!settings->same) write_unreadable(worker->out, task, settings->json);
        return;
    }
    if (!find_canonical(worker, task, &canonical)) return;
    nonet_board *form;
    if (nonet_board_new(task->position.layout, canonical.candidates, &form) != NONET_OK) fatal("out of memory");
    nonet_position from = task->position;
    if (nonet_transform_apply(&canonical.transform, &from, form) != NONET_OK) fatal("a transform is wrong");
    if (canonical.candidates)
        memcpy(form->candidates, canonical.candidates,
               (size_t)nonet_layout_cells(form->position.layout) * sizeof *form->candidates);
    const bool is_new = !seen || seen_forms_add(seen, &form->position);
    if (is_new && seen && seen->count > 1 && writes_blocks(settings, task)) buffer_add_character(worker->out, '\n');
    const nonet_position *const shown = settings->original ? &task->position : &form->position;
    if (is_new && !settings->same) write_canon(worker, task, shown, &canonical);
    nonet_board_free(form);
}

/* --same: all puzzles have one form. */
static int tell_whether_same(const struct seen_forms *seen, int exit_code)
{
    if (exit_code == EXIT_TROUBLE || seen->added < 2) {
        if (exit_code != EXIT_TROUBLE) message_usage("canon", "--same needs two puzzles without contradictions");
        return EXIT_TROUBLE;
    }
    const bool is_same = seen->count == 1 && exit_code == EXIT_FINE;
    output_write_text(is_same ? "same\n" : "different\n");
    return is_same ? EXIT_FINE : EXIT_NO;
}

/* Are the answers just forms, one per line? */
static bool is_plain(const struct canon_settings *settings)
{
    return !settings->unique && !settings->same && !settings->transform && !settings->original &&
           !settings->automorphisms && !settings->json && !settings->work.limit.ms &&
           !wants_notation(&settings->writing);
}

static const char *canon_clash(const void *given, char *const *operands)
{
    const struct canon_settings *const settings = given;
    (void)operands;
    if (settings->original && settings->json) return "--json has the puzzle and its form: without --original";
    if (settings->same &&
        (settings->unique || settings->transform || settings->automorphisms || settings->json || settings->original))
        return "--same answers with one word, and goes with no other option about answers";
    if (settings->unique && wants_units(&settings->units)) return unit_unique_problem;
    if (settings->same && wants_units(&settings->units)) return "--same is for one run: without --shard and --journal";
    return json_clash(settings->json, &settings->writing);
}

static int run_canon(const void *given, char *const *operands)
{
    const struct canon_settings *const settings = given;
    struct seen_forms seen = {0};
    const bool compares = settings->unique || settings->same;
    /* The task is not the library's own: equal values are an answer here. */
    nonet_canonizer_settings canonizer;
    nonet_canonizer_settings_defaults(&canonizer);
    const nonet_many_settings many = {
        .task = NONET_MANY_OWN, .canonizer = &canonizer, .timeout_ms = settings->work.limit.ms};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = compares ? 1 : thread_count(settings->work.jobs),
        .context = compares ? &seen : NULL,
        .header = settings->same ? NULL : chosen_header(&settings->writing, settings->json),
        .answer = answer_canon,
        .answer_lines = is_plain(settings) ? canonize_lines : NULL,
        .fewest_lines = FEWEST_BULK_LINES,
        .is_block = canon_is_block,
        .units = &settings->units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    int exit_code = pipeline_run(&job, operands);
    if (settings->same) exit_code = tell_whether_same(&seen, exit_code);
    seen_forms_free(&seen);
    return exit_code;
}

static const struct option canon_options[] = {
    {0, "transform", NULL, "show which rows, columns and values became which", set_flag, NULL,
     offsetof(struct canon_settings, transform)},
    {0, "automorphisms", NULL, "show in how many ways the cells can be moved so that the board stays the same",
     set_flag, NULL, offsetof(struct canon_settings, automorphisms)},
    {'u', "unique", NULL, "leave out puzzles that are equivalent to an earlier one", set_flag, NULL,
     offsetof(struct canon_settings, unique)},
    {0, "original", NULL, "with --unique: write the puzzles as they are, not their canonical forms", set_flag, NULL,
     offsetof(struct canon_settings, original)},
    {0, "same", NULL, "only say whether all puzzles are equivalent: same or different", set_flag, NULL,
     offsetof(struct canon_settings, same)},
    {'j', "jobs", "N", "work on N puzzles at once; default: one per processor (always one with --unique or --same)",
     set_jobs, NULL, offsetof(struct canon_settings, work.jobs)},
    {'t', "timeout", "SECONDS", "give up on a puzzle after this time (a 9x9 takes microseconds)", set_time_limit, NULL,
     offsetof(struct canon_settings, work.limit)},
    {0},
};

static const struct option_group options_canon = {"Canonical forms", canon_options, NULL, NULL};

static const struct option_use canon_groups[] = {
    {&options_canon, 0},
    {&options_writing, offsetof(struct canon_settings, writing)},
    {&options_reading, offsetof(struct canon_settings, reader)},
    {&options_output, offsetof(struct canon_settings, output)},
    {&options_units, offsetof(struct canon_settings, units)},
    {&options_answer, offsetof(struct canon_settings, json)},
    {0},
};

static const struct example canon_examples[] = {
    {"nonet canon puzzles.txt", "the canonical form of each puzzle"},
    {"nonet canon --unique puzzles.txt", "without those that are equivalent to an earlier one"},
    {"nonet canon --unique --original puzzles.txt", "the same, each puzzle as it was written"},
    {"nonet canon --same one.txt other.txt", "are these two the same puzzle?"},
    {0},
};

const struct command command_canon = {
    .name = "canon",
    .operands = "[FILE|PUZZLE]...",
    .summary = "write the canonical form of each puzzle or grid",
    .description =
        "Two puzzles are equivalent if one becomes the other by reordering the rows of a band, the columns of a "
        "stack, or whole bands and stacks, by swapping rows and columns (if the boxes are square), or by "
        "renaming the values. The canonical form is the smallest of all equivalent puzzles, read row by row "
        "with empty cells before 1 and 1 before 2 (minlex). Boards up to 9x9. Pencil marks count if they rule "
        "out more than the values do; such a position still has one form, shared by all equivalent ones, but it "
        "is not the smallest.\n\n"
        "--transform shows how to get there: for each row of the form, which row of the puzzle it is, likewise "
        "for columns, and the new names of 1, 2, 3 ...; \"transposed\" means that rows and columns of the puzzle "
        "change places first.",
    .groups = canon_groups,
    .examples = canon_examples,
    .settings_size = sizeof(struct canon_settings),
    .clash = canon_clash,
    .run = run_canon,
};
