/* cmd_explain.c: nonet explain: the way to the solution as a person would go it, step by step.
 *
 * A puzzle is answered with its whole story (board, numbered steps with reasons, board), with a part of
 * it (--brief, --placements, --result), as one JSON object, or with all steps of some techniques that its
 * position holds (--technique). */
#include <inttypes.h>
#include <unistd.h>

#include "answers/explanation.h"
#include "options/technique_choice.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_picture.h"
#include "show/board_text.h"
#include "show/step_json.h"
#include "show/step_text.h"
#include "system/screen.h"

enum { REASON_INDENT = 6 };

/* ---- the story ----------------------------------------------------------------------------------- */

static void show_board(struct worker *worker, const nonet_step *step)
{
    write_board_picture(worker->out, nonet_explainer_position(worker->explainer), worker->symbols, step,
                        screen_has_color(STDOUT_FILENO));
}

static void show_step(struct worker *worker, const nonet_step *step, size_t number)
{
    const nonet_position *const position = nonet_explainer_position(worker->explainer);
    if (worker->settings->boards) {
        buffer_add_character(worker->out, '\n');
        show_board(worker, step);
    }
    buffer_print(worker->out, "%4zu. ", number);
    add_step_text(worker->out, step, position, worker->symbols, NONET_STEP_LINE);
    buffer_add_character(worker->out, '\n');
    if (!worker->settings->brief)
        add_step_paragraph(worker->out, step, position, worker->symbols, NONET_STEP_REASON, REASON_INDENT);
}

static void show_placements(struct worker *worker, const nonet_step *step)
{
    const int side = nonet_layout_side(nonet_explainer_position(worker->explainer)->layout);
    for (size_t index = 0; index < step->placement_count; index++) {
        const nonet_candidate placed = step->placements[index];
        buffer_print(worker->out, "r%dc%d=", placed.cell / side + 1, placed.cell % side + 1);
        if (worker->symbols) buffer_add_character(worker->out, worker->symbols[placed.value - 1]);
        else buffer_print(worker->out, "%d", placed.value);
        buffer_print(worker->out, "\t%s\n", nonet_technique_at((size_t)step->technique)->name);
    }
}

/* The sum of weights is HoDoKu's score where HoDoKu's weights count, which is told with its level. */
static bool has_own_score(const struct settings *settings)
{
    return settings->like != NONET_LIKE_HODOKU || settings->order_file;
}

/* "62 steps, solved; hardest: XY-wing (hard); score 1308" */
static void show_summary(struct worker *worker)
{
    nonet_difficulty difficulty;
    if (nonet_explainer_difficulty(worker->explainer, &difficulty) != NONET_OK) return;
    buffer_print(worker->out, "%zu step%s, %s", difficulty.steps, difficulty.steps == 1 ? "" : "s",
                 nonet_explainer_is_solved(worker->explainer) ? "solved" : "not solved");
    if (difficulty.hardest >= 0)
        buffer_print(worker->out, "; hardest: %s (%s)", nonet_technique_at((size_t)difficulty.hardest)->name,
                     nonet_level_text(difficulty.level));
    if (has_own_score(worker->settings)) buffer_print(worker->out, "; score %" PRId64, difficulty.score);
    if (worker->settings->like == NONET_LIKE_HODOKU)
        buffer_print(worker->out, "; on HoDoKu's scale: %s, %" PRId64, nonet_hodoku_level_text(difficulty.hodoku_level),
                     difficulty.hodoku_score);
    buffer_add_character(worker->out, '\n');
}

static bool tells_story(const struct settings *settings)
{
    return !settings->placements && !settings->result && !settings->json;
}

/* Tell a step, as number `number` of all, unless it is not wanted. Returns how many were told, of `told`. */
static size_t tell_step(struct worker *worker, const nonet_step *step, size_t number, size_t told)
{
    const struct settings *const settings = worker->settings;
    const nonet_layout *const layout = nonet_explainer_position(worker->explainer)->layout;
    if (has_filter(settings) && !technique_choice_tells(settings, worker->value, layout, step)) return told;
    if (settings->json) {
        if (told) buffer_add_character(worker->out, ',');
        json_step(worker->out, step, nonet_explainer_position(worker->explainer));
    } else if (settings->placements) {
        show_placements(worker, step);
    } else if (!settings->result) {
        show_step(worker, step, number);
    }
    return told + 1;
}

/* All steps until the end, or until a technique that --until names has been used. */
static void follow_path(struct worker *worker, struct task *task)
{
    const nonet_step *step;
    size_t told = 0;
    for (size_t number = 1; (step = explanation_next(worker, task)); number++) {
        const bool is_last = worker->settings->until[step->technique];
        told = tell_step(worker, step, number, told);
        nonet_explainer_apply(worker->explainer);
        if (is_last) break;
    }
}

static void write_result(struct worker *worker, struct task *task)
{
    const nonet_style style = chosen_style(worker->settings, answer_style(task));
    nonet_position position = *nonet_explainer_position(worker->explainer);
    if (nonet_explainer_is_solved(worker->explainer) || !style.notation->keeps_candidates) position.candidates = NULL;
    write_board(worker, task, &position, &style);
}

static void explain_puzzle(struct worker *worker, struct task *task)
{
    const bool tells = tells_story(worker->settings);
    const size_t before = worker->out->length;
    if (tells) {
        show_board(worker, NULL);
        buffer_add_character(worker->out, '\n');
    }
    follow_path(worker, task);
    if (task->outcome == OUTCOME_INTERRUPTED) {
        worker->out->length = before; /* no answer rather than a part of one */
        return;
    }
    if (worker->settings->result) write_result(worker, task);
    if (!tells) return;
    buffer_add_character(worker->out, '\n');
    show_board(worker, NULL);
    buffer_add_character(worker->out, '\n');
    show_summary(worker);
}

/* ---- all steps of some techniques --------------------------------------------------------------- */

struct instances {
    struct worker *worker;
    size_t count;
};

static bool tell_instance(void *context, const nonet_step *step)
{
    struct instances *const instances = context;
    instances->count = tell_step(instances->worker, step, instances->count + 1, instances->count);
    return true;
}

/* Are they all techniques that rely on there being one solution? */
static bool need_uniqueness(const bool techniques[NONET_MAX_TECHNIQUES])
{
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        if (techniques[technique] && !nonet_technique_at(technique)->needs_uniqueness) return false;
    return true;
}

static void explain_absence(const struct worker *worker, struct task *task)
{
    const struct settings *const settings = worker->settings;
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    const int found = nonet_technique_find(settings->listed_names);
    const char *const name = found < 0 ? settings->listed_names : nonet_technique_at((size_t)found)->name;
    task->outcome = OUTCOME_ABSENT;
    if (has_several && need_uniqueness(settings->listed))
        task_explain(task, "several solutions: %s relies on one and is left out", name);
    else
        task_explain(task, "%sno %s here%s", has_several ? "several solutions, and " : "", name,
                     has_filter(settings) ? " does that" : "");
}

static void list_instances(struct worker *worker, struct task *task)
{
    struct instances instances = {worker, 0};
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        if (!worker->settings->listed[technique]) continue;
        const nonet_status status = nonet_explainer_each(worker->explainer, technique, tell_instance, &instances);
        if (!explanation_goes_on(worker, task, status)) return;
    }
    if (!instances.count) explain_absence(worker, task);
}

/* ---- the command --------------------------------------------------------------------------------- */

static void explain_or_list(struct worker *worker, struct task *task)
{
    if (worker->settings->listed_names) list_instances(worker, task);
    else explain_puzzle(worker, task);
}

/* The candidates of each cell, for programs that follow the steps. */
static void json_marks(struct worker *worker, const char *key)
{
    const nonet_position *const position = nonet_explainer_position(worker->explainer);
    const int side = nonet_layout_side(position->layout);
    buffer_print(worker->out, ",\"%s\":[", key);
    for (int cell = 0; cell < side * side; cell++) {
        const char *comma = cell ? ",[" : "[";
        for (int value = 1; value <= side; value++) {
            if (!(position->candidates[cell] >> (value - 1) & 1)) continue;
            buffer_print(worker->out, "%s%d", comma, value);
            comma = ",";
        }
        buffer_add_character(worker->out, ']');
    }
    buffer_add_character(worker->out, ']');
}

static void json_difficulty(struct worker *worker)
{
    nonet_difficulty difficulty;
    if (nonet_explainer_difficulty(worker->explainer, &difficulty) != NONET_OK) return;
    json_truth(worker->out, "solved", nonet_explainer_is_solved(worker->explainer));
    if (difficulty.hardest >= 0) {
        json_text(worker->out, "hardest", nonet_technique_at((size_t)difficulty.hardest)->name);
        json_text(worker->out, "level", nonet_level_text(difficulty.level));
    }
    json_number(worker->out, "score", (uint64_t)difficulty.score);
    if (worker->settings->like == NONET_LIKE_HODOKU) {
        json_text(worker->out, "hodoku_level", nonet_hodoku_level_text(difficulty.hodoku_level));
        json_number(worker->out, "hodoku_score", (uint64_t)difficulty.hodoku_score);
    }
    json_board(worker->out, "result", nonet_explainer_position(worker->explainer));
    json_marks(worker, "result_marks");
}

static void answer_explain_json(struct worker *worker, struct task *task)
{
    nonet_start start;
    const size_t before = worker->out->length;
    const bool can_go_on = explanation_begin(worker, task, &start);
    json_begin(worker->out, task);
    json_verdict(worker->out, task, start.verdict);
    json_mistakes(worker->out, task->position.layout, &start);
    if (task->complaint[0]) json_text(worker->out, "error", task->complaint);
    if (can_go_on) {
        json_marks(worker, "start_marks");
        buffer_add_text(worker->out, ",\"steps\":[");
        explain_or_list(worker, task);
        buffer_add_character(worker->out, ']');
        if (task->outcome == OUTCOME_TIMEOUT) json_truth(worker->out, "stopped", true);
        json_difficulty(worker);
    }
    json_end(worker->out);
    if (task->outcome == OUTCOME_INTERRUPTED) worker->out->length = before;
}

static void answer_explain(struct worker *worker, struct task *task)
{
    nonet_start start;
    if (task->kind != TASK_PUZZLE) write_unreadable(worker, task);
    else if (worker->settings->json) answer_explain_json(worker, task);
    else if (explanation_begin(worker, task, &start)) explain_or_list(worker, task);
    else if (task->outcome != OUTCOME_MISTAKEN && task->outcome != OUTCOME_INTERRUPTED)
        buffer_add_character(worker->out, '\n');
}

static bool explain_is_block(const struct settings *settings, const struct task *task)
{
    if (settings->json || task->kind != TASK_PUZZLE) return false;
    return !settings->result || !chosen_style(settings, answer_style(task)).notation->is_line;
}

static bool has_selection(const struct settings *settings)
{
    return settings->has_only || settings->has_with || settings->has_without || settings->order_file || settings->path;
}

static bool explain_is_possible(const struct settings *settings)
{
    const int forms = settings->json + settings->placements + settings->result;
    const char *clash = NULL;
    if (forms > 1) clash = "only one of --json, --placements and --result";
    else if (forms && (settings->brief || settings->boards))
        clash = "--brief and --boards are for the story, not for --json, --placements or --result";
    else if (settings->listed_names && (settings->result || settings->has_until || has_selection(settings)))
        clash = "--technique excludes --result, --until, --order, --only, --with, --without and --path";
    else if (settings->result && has_filter(settings)) clash = "--cell and --value are not for --result";
    else if (!settings->result && (settings->to || settings->to_symbols || settings->blank))
        clash = "--to, --to-symbols and --blank are for --result";
    if (clash) message_usage("explain", "%s (nonet help explain)", clash);
    return !clash;
}

static int run_explain(const struct settings *settings, char *const *operands)
{
    struct technique_choice choice;
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .context = &choice,
        .header = chosen_header(settings),
        .answer = answer_explain,
        .is_block = explain_is_block,
    };
    if (!explain_is_possible(settings) || !technique_choice_make(&choice, "explain", settings, operands))
        return EXIT_TROUBLE;
    return pipeline_run(&job, operands);
}

static const struct option_group *const explain_groups[] = {
    &options_explain, &options_filter, &options_path,   &options_logic, &options_writing,
    &options_input,   &options_work,   &options_answer, &options_help,  NULL,
};

static const struct example explain_examples[] = {
    {"nonet explain puzzle.txt", "the board, every step with its reason, the solved board"},
    {"nonet explain --brief --boards puzzle.txt", "short lines, with a picture of each pattern"},
    {"nonet explain --only easy,medium --result puzzles.txt", "how far the simple techniques get"},
    {"nonet explain --technique x-wing position.txt", "every X-wing of a position"},
    {"nonet explain --path shortest --without forcing puzzle.txt", "few steps, none of them forcing chains"},
    {"nonet explain --order mine.txt puzzle.txt", "techniques in your order, with your weights"},
    {"nonet explain --like hodoku --brief puzzle.txt", "HoDoKu's way, with its level and score"},
    {0},
};

const struct command command_explain = {
    .name = "explain",
    .operands = "[FILE|PUZZLE]...",
    .summary = "solve as a person does, and say why",
    .description =
        "Looks for the easiest technique that gives something, makes that step, and begins again, until "
        "the board is solved or nothing helps. Every step is checked against the solution before it is "
        "shown. Boards up to 25x25; a position with pencil marks is explained from there.\n\n"
        "A file for --order names a technique on each line, in the order in which they are to be tried; a number "
        "behind it is its weight (else: HoDoKu's points, or those of its neighbours), and the score of a puzzle "
        "is the sum of the weights of all steps. A family or a level stands for its usual techniques, without "
        "those that have a line of their own. + before a name: look for it at once with the line before, and "
        "take the better step. # begins a comment. The file - is standard input.\n\n"
        "If values or marks of the position are wrong, that is said first, and nothing else. In a puzzle "
        "with several solutions, techniques that rely on there being one are left out. The exit status is "
        "1 if the techniques in use did not solve the puzzle.\n\n"
        "Which values were placed by the player is told by the notations library (+5), sdx (u5) and sdk; in "
        "others every value counts as given, so that a wrong one leaves no solution.",
    .groups = explain_groups,
    .examples = explain_examples,
    .run = run_explain,
};
