/* cmd_explain.c: nonet explain: the way to the solution that a person would take, step by step.
 *
 * A puzzle is answered with its whole story (board, numbered steps with reasons, board), with a part of it (--words,
 * --placements, --result), as one JSON object, as a page of HTML (--html), or with all steps that its position has: those of certain techniques one
 * by one (--technique), or those together that give the same (--all-steps). */
#include <assert.h>
#include <inttypes.h>
#include <unistd.h>

#include "answers/all_steps_answer.h"
#include "answers/explanation_page.h"
#include "options/chains_option.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/technique_choice.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_picture.h"
#include "show/board_text.h"
#include "show/cell_text.h"
#include "show/paragraph.h"
#include "show/step_text.h"
#include "system/interrupt.h"
#include "system/late_file.h"
#include "system/screen.h"

enum { REASON_INDENT = 6 };

struct explain_settings {
    bool boards, placements, result, all_steps, only_news, json;
    struct output_options output;
    enum words_wanted words;
    nonet_step_form line; /* --chains */
    struct technique_set until;
    const char *listed_names; /* --technique, or NULL, and what it means: */
    bool listed[NONET_MAX_TECHNIQUES];
    const char *html;              /* or NULL */
    struct explanation_page *page; /* of --html, or NULL */
    struct explanation_options common;
    struct writing_options writing;
    struct unit_options units;
};

/* ---- the story ----------------------------------------------------------------------------------- */

static void show_board(struct worker *worker, const nonet_step *step)
{
    const struct explanation *const explanation = worker->own;
    write_board_picture(worker->out, explanation_position(explanation), explanation->symbols, step,
                        screen_has_colour(STDOUT_FILENO));
}

static void show_note(struct buffer *out, const char *note, int indent)
{
    if (!*note) return;
    add_spaces(out, indent);
    buffer_print(out, "(%s)", note);
}

/* `note`: more about it, or "". */
static void show_step(struct worker *worker, const nonet_step *step, size_t number, const char *note)
{
    const struct explain_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_position *const position = explanation_position(explanation);
    if (settings->boards) {
        buffer_add_character(worker->out, '\n');
        show_board(worker, step);
    }
    buffer_print(worker->out, "%4zu. ", number);
    add_step_text(worker->out, step, position, explanation->symbols, settings->line);
    if (settings->words == WORDS_BRIEF) show_note(worker->out, note, 1);
    buffer_add_character(worker->out, '\n');
    if (settings->words == WORDS_BRIEF) return;
    add_step_reason(worker->out, step, position, explanation->symbols, settings->words, REASON_INDENT);
    show_note(worker->out, note, REASON_INDENT);
    if (*note) buffer_add_character(worker->out, '\n');
}

static void show_placements(struct worker *worker, const nonet_step *step)
{
    const struct explanation *const explanation = worker->own;
    const nonet_layout *const layout = explanation_position(explanation)->layout;
    for (size_t index = 0; index < step->placement_count; index++) {
        const nonet_candidate placed = step->placements[index];
        add_cell_text(worker->out, layout, placed.cell);
        buffer_add_character(worker->out, '=');
        if (explanation->symbols) buffer_add_character(worker->out, explanation->symbols[placed.value - 1]);
        else buffer_print(worker->out, "%d", placed.value);
        buffer_print(worker->out, "\t%s\n", nonet_technique_at((size_t)step->technique)->name);
    }
}

/* With HoDoKu's weights the sum is HoDoKu's score, which is shown with its level. */
static bool has_own_score(const struct technique_options *techniques)
{
    return techniques->like != NONET_LIKE_HODOKU || techniques->order_file;
}

/* "62 steps, solved; hardest: XY-wing (hard); score 1308" */
static void show_summary(struct worker *worker)
{
    const struct explain_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    nonet_difficulty difficulty;
    if (nonet_explainer_difficulty(explanation->explainer, &difficulty) != NONET_OK) return;
    buffer_print(worker->out, "%zu step%s, %s", difficulty.steps, difficulty.steps == 1 ? "" : "s",
                 nonet_explainer_is_solved(explanation->explainer) ? "solved" : "not solved");
    if (difficulty.hardest >= 0)
        buffer_print(worker->out, "; hardest: %s (%s)", nonet_technique_at((size_t)difficulty.hardest)->name,
                     nonet_level_at((size_t)difficulty.level)->name);
    if (has_own_score(&settings->common.techniques)) buffer_print(worker->out, "; score %" PRId64, difficulty.score);
    if (settings->common.techniques.like == NONET_LIKE_HODOKU)
        buffer_print(worker->out, "; on HoDoKu's scale: %s, %" PRId64, nonet_hodoku_level_name(difficulty.hodoku_level),
                     difficulty.hodoku_score);
    buffer_add_character(worker->out, '\n');
}

static bool tells_story(const struct explain_settings *settings)
{
    return !settings->placements && !settings->result && !settings->json;
}

/* Write step number `number`, if it is wanted. */
static bool tell_step(struct worker *worker, const nonet_step *step, size_t number)
{
    const struct explain_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    if (!explanation_tells(explanation, step)) return false;
    if (settings->json) {
        nonet_json_step(explanation->json, NULL, step, explanation_position(explanation), NONET_JSON_WHOLE_STEP);
    } else if (settings->placements) {
        show_placements(worker, step);
    } else if (!settings->result) {
        show_step(worker, step, number, "");
    }
    return true;
}

/* All steps until the end, or until a technique that --until names has been used. */
static void follow_path(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    struct explanation *const explanation = worker->own;
    const nonet_step *step;
    for (size_t number = 1; (step = explanation_next(explanation, task)); number++) {
        const bool is_last = settings->until.has[step->technique];
        tell_step(worker, step, number);
        nonet_explainer_apply(explanation->explainer);
        if (is_last) return;
    }
    if (settings->until.is_said && task->outcome == OUTCOME_FINE) {
        task->outcome = OUTCOME_ABSENT;
        outcome_explain(task, "solved without any technique that --until names");
    }
}

static void write_result(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_style style = chosen_style(&settings->writing, answer_style(task));
    nonet_position position = *explanation_position(explanation);
    if (nonet_explainer_is_solved(explanation->explainer) || !style.notation->keeps_candidates)
        position.candidates = NULL;
    write_board(worker->out, task, &position, &style);
}

static void explain_puzzle(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    const bool tells = tells_story(settings);
    const size_t before = worker->out->length;
    if (tells) {
        show_board(worker, NULL);
        buffer_add_character(worker->out, '\n');
    }
    follow_path(worker, task);
    if (task->outcome == OUTCOME_INTERRUPTED) {
        worker->out->length = before; /* no answer rather than half of one */
        return;
    }
    if (settings->result) write_result(worker, task);
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
    instances->count += tell_step(instances->worker, step, instances->count + 1);
    return true;
}

/* Do all these techniques rely on the solution being unique? */
static bool need_uniqueness(const bool techniques[NONET_MAX_TECHNIQUES])
{
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        if (techniques[technique] && !nonet_technique_at(technique)->needs_uniqueness) return false;
    return true;
}

static void explain_absence(const struct explain_settings *settings, struct task *task)
{
    assert(settings->listed_names);
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    const int found = nonet_technique_find(settings->listed_names);
    const char *const name = found < 0 ? settings->listed_names : nonet_technique_at((size_t)found)->name;
    task->outcome = OUTCOME_ABSENT;
    if (has_several && need_uniqueness(settings->listed))
        outcome_explain(task, "several solutions: %s relies on one and is left out", name);
    else
        outcome_explain(task, "%sno %s here%s", has_several ? "several solutions, and " : "", name,
                        has_step_filter(&settings->common.filter) ? " does that" : "");
}

/* Say whose search reached its limit. In JSON the list of steps ends, and this one is left open instead. */
static void tell_limits(struct worker *worker, const bool limited[NONET_MAX_TECHNIQUES])
{
    const struct explain_settings *const settings = worker->job->settings;
    nonet_json *const json = ((const struct explanation *)worker->own)->json;
    bool is_first = true;
    for (size_t technique = 0; nonet_technique_at(technique); technique++) {
        if (!limited[technique]) continue;
        const char *const name = nonet_technique_at(technique)->name;
        if (is_first && settings->json) {
            nonet_json_close(json);
            nonet_json_array(json, "limited");
        }
        is_first = false;
        if (settings->json) nonet_json_text(json, NULL, name);
        else if (tells_story(settings))
            buffer_print(worker->out, "The search for %s reached its limit: there may be more.\n", name);
    }
}

static void list_instances(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    struct instances instances = {worker, 0};
    bool limited[NONET_MAX_TECHNIQUES] = {false};
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        if (!settings->listed[technique]) continue;
        const nonet_status status = nonet_explainer_each(explanation->explainer, technique, tell_instance, &instances);
        if (!explanation_goes_on(explanation, task, status)) return;
        limited[technique] = nonet_explainer_is_limited(explanation->explainer);
    }
    if (!instances.count) explain_absence(settings, task);
    tell_limits(worker, limited);
}

/* ---- everything that is there -------------------------------------------------------------------- */

static const bool *listed_techniques(const struct explain_settings *settings)
{
    return settings->listed_names ? settings->listed : NULL;
}

static void explain_no_steps(const struct explain_settings *settings, struct task *task)
{
    if (settings->listed_names) {
        explain_absence(settings, task);
        return;
    }
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    task->outcome = OUTCOME_ABSENT;
    outcome_explain(task, "%snone of these techniques has a step here%s", has_several ? "several solutions, and " : "",
                    has_step_filter(&settings->common.filter) ? " that does that" : "");
}

static void list_all_steps(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    struct explanation *const explanation = worker->own;
    const nonet_all_steps_settings wanted = {.techniques = listed_techniques(settings),
                                             .only_news = settings->only_news,
                                             .has_forcing = names_techniques(&settings->common.techniques)};
    nonet_all_steps *const all = find_all_steps(explanation, task, &wanted);
    if (!all->group_count && all->unfinished < 0) explain_no_steps(settings, task);
    if (settings->json) {
        nonet_json_all_steps(explanation->json, all, explanation_position(explanation), NONET_JSON_WHOLE_STEP);
    } else if (all->group_count && task->outcome != OUTCOME_INTERRUPTED) {
        show_board(worker, NULL);
        buffer_add_character(worker->out, '\n');
        write_all_steps(worker, all, show_step);
    }
    nonet_all_steps_free(all);
}

/* ---- the command --------------------------------------------------------------------------------- */

static void explain_or_list(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    if (settings->all_steps) list_all_steps(worker, task);
    else if (settings->listed_names) list_instances(worker, task);
    else explain_puzzle(worker, task);
}

static void answer_explain_json(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    struct explanation *const explanation = worker->own;
    nonet_start start;
    const size_t before = worker->out->length;
    const bool can_go_on = explanation_begin(explanation, task, NULL, &start);
    nonet_json *const json = explanation->json = json_begin_task(worker->out, task);
    json_verdict(json, task, start.verdict);
    nonet_json_mistakes(json, task->position.layout, &start);
    json_complaint(json, task);
    if (can_go_on) {
        nonet_json_marks(json, "start_marks", explanation_position(explanation));
        if (!settings->all_steps) nonet_json_array(json, "steps");
        explain_or_list(worker, task);
        if (!settings->all_steps) nonet_json_close(json);
        if (task_is_given_up(task)) nonet_json_truth(json, "stopped", true);
        nonet_json_ending(json, explanation->explainer, settings->common.techniques.like);
    }
    json_end(json, worker->out);
    if (task->outcome == OUTCOME_INTERRUPTED) worker->out->length = before;
}

/* One puzzle makes a page. With a second one the run ends. */
static void answer_explain_page(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    struct explanation_page *const page = settings->page;
    nonet_start start;
    if (task->kind != TASK_PUZZLE) return;
    page->has_several = page->has_puzzle;
    page->has_puzzle = true;
    if (page->has_several) task->outcome = OUTCOME_INTERRUPTED;
    else if (explanation_begin(worker->own, task, NULL, &start))
        explanation_page_make(page, worker, task, start.verdict, settings->common.techniques.like);
}

static void answer_explain(struct worker *worker, struct task *task)
{
    const struct explain_settings *const settings = worker->job->settings;
    nonet_start start;
    if (settings->page) answer_explain_page(worker, task);
    else if (task->kind != TASK_PUZZLE) write_unreadable(worker->out, task, settings->json);
    else if (settings->json) answer_explain_json(worker, task);
    else if (explanation_begin(worker->own, task, worker->out, &start)) explain_or_list(worker, task);
    else if (task->outcome != OUTCOME_MISTAKEN && task->outcome != OUTCOME_INTERRUPTED)
        buffer_add_character(worker->out, '\n');
}

static bool explain_is_block(const void *given, const struct task *task)
{
    const struct explain_settings *const settings = given;
    if (settings->json || settings->page || task->kind != TASK_PUZZLE) return false;
    return !settings->result || !chosen_style(&settings->writing, answer_style(task)).notation->is_line;
}

static const char *explain_clash(const void *given, char *const *operands)
{
    const struct explain_settings *const settings = given;
    const int forms = settings->json + settings->placements + settings->result;
    const bool has_selection = selects_techniques(&settings->common.techniques) || settings->common.path;
    if (forms > 1) return "only one of --json, --placements and --result";
    if (forms && (settings->words || settings->line || settings->boards))
        return "--words, --brief, --chains and --boards are for the story, not for --json, --placements or --result";
    if (settings->html && (forms || settings->words || settings->line || settings->boards || settings->until.is_said ||
                           settings->listed_names || settings->all_steps))
        return "--html has all there is to say about every step: it excludes --json, --placements, --result, --words, "
               "--brief, --chains, --boards, --until, --technique and --all-steps";
    if (settings->html && late_file_would_replace_any(settings->html, operands))
        return "the page would replace the puzzle";
    if (settings->listed_names && (settings->result || settings->until.is_said || has_selection))
        return "--technique excludes --result, --until, --order, --only, --with, --without and --path";
    if (settings->all_steps &&
        (settings->result || settings->placements || settings->until.is_said || settings->common.path))
        return "--all-steps excludes --result, --placements, --until and --path";
    if (settings->only_news && !settings->all_steps) return "--new is for --all-steps";
    if (settings->result && has_step_filter(&settings->common.filter)) return "--cell and --value are not for --result";
    if (!settings->result && wants_notation(&settings->writing))
        return "--to, --to-symbols and --blank are for --result";
    if (wants_units(&settings->units) && !settings->result && !settings->json)
        return "--shard and --journal are for --result and --json, whose answers are single lines";
    return order_file_clash(&settings->common.techniques, operands);
}

static int explain_to_page(struct explain_settings *settings, char *const *operands)
{
    struct explanation_page page = {.path = settings->html};
    const struct job job = {.settings = settings, .answer = answer_explain};
    settings->page = &page;
    settings->common.work.jobs = 1;
    const int exit_code = explanation_run(job, &settings->common, operands);
    if (page.has_several) message_usage("explain", "--html makes a page of one puzzle, and there are more");
    const bool is_written = explanation_page_end(&page, interrupt_signal() != 0);
    return is_written && !page.has_several ? exit_code : EXIT_TROUBLE;
}

static int run_explain(const void *given, char *const *operands)
{
    const struct explain_settings *const settings = given;
    struct explain_settings own = *settings;
    if (settings->html) return explain_to_page(&own, operands);
    const struct job job = {
        .settings = settings,
        .header = chosen_header(&settings->writing, settings->json),
        .answer = answer_explain,
        .is_block = explain_is_block,
        .part = settings->all_steps ? all_steps_part : NULL,
        .units = &settings->units,
        .unit_size = UNIT_OF_PUZZLES,
    };
    return explanation_run(job, &settings->common, operands);
}

/* ---- options ------------------------------------------------------------------------------------- */

static const char *set_listed(void *field, const char *value)
{
    struct explain_settings *const settings = field;
    settings->listed_names = value;
    return mark_meant_techniques(value, settings->listed) ? NULL : no_such_technique(value);
}

static const char *set_html(void *field, const char *value)
{
    const char **const html = field;
    *html = value;
    return *value ? NULL : "the name of a file is empty";
}

static const struct option explain_options[] = {
    {0, "words", "LENGTH", words_summary, set_words, words_choice, offsetof(struct explain_settings, words)},
    {0, "brief", NULL, "the same as --words brief", set_brief, NULL, offsetof(struct explain_settings, words)},
    {0, "chains", "NOTATION", chains_summary, set_chains, chains_choice, offsetof(struct explain_settings, line)},
    {0, "boards", NULL, "draw the board before each step, with the pattern marked", set_flag, NULL,
     offsetof(struct explain_settings, boards)},
    {0, "placements", NULL, "only the values as they are placed, one per line", set_flag, NULL,
     offsetof(struct explain_settings, placements)},
    {0, "result", NULL, "only the board at the end, in the notation of the puzzle", set_flag, NULL,
     offsetof(struct explain_settings, result)},
    {0, "html", "FILE",
     "instead of text, write one page of HTML that needs nothing else: every step with its picture and reason, ratings",
     set_html, NULL, offsetof(struct explain_settings, html)},
    {0, "until", "LIST", "stop after the first step of one of these techniques, listed as for --only", set_techniques,
     technique_name_choice, offsetof(struct explain_settings, until)},
    {0, "technique", "LIST",
     "instead of solving, show every step that these techniques, listed as for --only, allow at once", set_listed,
     technique_name_choice, 0},
    {0, "all-steps", NULL,
     "instead of solving, show everything that is there now, technique by technique; of steps that give the same only "
     "the simplest; forcing chains and nets with --with forcing",
     set_flag, NULL, offsetof(struct explain_settings, all_steps)},
    {0, "new", NULL, "with --all-steps: leave out what easier techniques give, too", set_flag, NULL,
     offsetof(struct explain_settings, only_news)},
    {0},
};

static const struct option_group options_explain = {"What to show", explain_options, NULL, NULL};

static const struct option_use explain_groups[] = {
    {&options_explain, 0},
    {&options_step_filter, offsetof(struct explain_settings, common.filter)},
    {&options_path, offsetof(struct explain_settings, common.path)},
    {&options_logic, offsetof(struct explain_settings, common.techniques)},
    {&options_writing, offsetof(struct explain_settings, writing)},
    {&options_reading, offsetof(struct explain_settings, common.reader)},
    {&options_work, offsetof(struct explain_settings, common.work)},
    {&options_output, offsetof(struct explain_settings, output)},
    {&options_units, offsetof(struct explain_settings, units)},
    {&options_answer, offsetof(struct explain_settings, json)},
    {0},
};

static const struct example explain_examples[] = {
    {"nonet explain puzzle.txt", "the board, every step with its reason, the solved board"},
    {"nonet explain --brief --boards puzzle.txt", "short lines, with a picture of each pattern"},
    {"nonet explain --html way.html puzzle.txt", "a page with a picture of every step"},
    {"nonet explain --only easy,medium --result puzzles.txt", "how far the simple techniques get"},
    {"nonet explain --technique x-wing position.txt", "every X-wing of a position"},
    {"nonet explain --all-steps --brief position.txt", "everything that is there in a position"},
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
        "Looks for the easiest technique that makes progress, takes that step, and starts again, until the "
        "board is solved or nothing helps. Every step is checked against the solution before it is shown. "
        "Boards up to 25x25; a position with pencil marks is explained from there.\n\n"
        "A file for --order names one technique per line, in the order in which they are tried. A number after "
        "the name is its weight (default: HoDoKu's points, or those of its neighbours), and the score of a "
        "puzzle is the sum of the weights of all steps. A family or a level stands for its usual techniques, "
        "except those with a line of their own. A + before a name means: look for it together with the line "
        "above, and take the better step. # starts a comment. The file - is standard input.\n\n"
        "If the position has wrong values or marks, you are told so, and nothing else. In a puzzle with several "
        "solutions, techniques that rely on there being only one are not used. The exit status is 1 if the "
        "techniques in use did not solve the puzzle, or if no step was of the kind that was asked for.\n\n"
        "The notations library (+5), sdx (u5) and sdk say which values the player has placed; in all others "
        "every value counts as given, so a wrong one leaves no solution.",
    .document = "choosing.md",
    .groups = explain_groups,
    .examples = explain_examples,
    .settings_size = sizeof(struct explain_settings),
    .clash = explain_clash,
    .run = run_explain,
};
