/* cmd_hint.c: nonet hint: the next step only, and as much of it as you want. */
#include <unistd.h>

#include "answers/explanation.h"
#include "options/chains_option.h"
#include "options/option_values.h"
#include "options/reading_options.h"
#include "options/technique_choice.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_picture.h"
#include "show/paragraph.h"
#include "show/step_text.h"
#include "system/screen.h"

/* How much a hint gives away. */
enum hint_stage { STAGE_WHERE, STAGE_WHAT, STAGE_WHY };

struct hint_settings {
    bool boards;
    enum hint_stage stage;
    enum words_wanted words;
    nonet_step_form line; /* --chains */
    bool json;
    struct explanation_options common;
};

static void write_hint(struct worker *worker, const nonet_step *step)
{
    const struct hint_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_position *const position = explanation_position(explanation);
    const nonet_step_form forms[] = {
        [STAGE_WHERE] = NONET_STEP_PLACE, [STAGE_WHAT] = NONET_STEP_WHAT, [STAGE_WHY] = settings->line};
    add_step_paragraph(worker->out, step, position, explanation->symbols, forms[settings->stage], 0);
    if (settings->stage == STAGE_WHY)
        add_step_reason(worker->out, step, position, explanation->symbols, settings->words, 0);
    if (settings->boards)
        write_board_picture(worker->out, position, explanation->symbols, settings->stage == STAGE_WHY ? step : NULL,
                            screen_has_colour(STDOUT_FILENO));
}

/* ---- the easiest step that --cell and --value ask for -------------------------------------------- */

static void explain_absence(struct task *task)
{
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    task->outcome = OUTCOME_ABSENT;
    outcome_explain(task, "%sno step that is possible now does that", has_several ? "several solutions, and " : "");
}

/* A cell or a value alone. */
static const nonet_step *find_wanted(struct worker *worker, struct task *task, int cell)
{
    const struct explanation *const explanation = worker->own;
    const nonet_step *step;
    const nonet_status status = nonet_explainer_wanted(explanation->explainer, cell, explanation->value, &step);
    if (status != NONET_END) return explanation_goes_on(explanation, task, status) ? step : NULL;
    explain_absence(task);
    return NULL;
}

/* Both: "why not 5 here?". The answer often has no step. False: there is no answer. */
static bool find_reason(struct worker *worker, struct task *task, int cell, nonet_why *why)
{
    const struct explanation *const explanation = worker->own;
    const nonet_status status = nonet_explainer_why(explanation->explainer, cell, explanation->value, why);
    if (!explanation_goes_on(explanation, task, status)) return false;
    if (why->kind == NONET_WHY_SOLUTION || why->kind == NONET_WHY_NOTHING) explain_absence(task);
    return true;
}

/* ---- answers ------------------------------------------------------------------------------------- */

struct hint {
    const nonet_step *step; /* or NULL */
    bool has_why;           /* --cell and --value ask why */
    nonet_why why;
};

/* Several solutions, and nothing that all of them have in common is found. */
static void explain_end(const struct explanation *explanation, struct task *task)
{
    if (task->outcome == OUTCOME_SEVERAL && !nonet_explainer_is_solved(explanation->explainer))
        outcome_explain(task, "several solutions, and none of these techniques helps");
}

static struct hint find_hint(struct worker *worker, struct task *task)
{
    const struct explanation *const explanation = worker->own;
    const struct step_filter *const filter = explanation->filter;
    const int cell = step_filter_cell(filter, task->position.layout);
    struct hint hint = {0};
    if (!has_step_filter(filter)) {
        hint.step = explanation_next(worker->own, task);
        if (!hint.step) explain_end(explanation, task);
    } else if (cell < 0 || !explanation->value) {
        hint.step = find_wanted(worker, task, cell);
    } else {
        hint.has_why = find_reason(worker, task, cell, &hint.why);
        if (hint.has_why) hint.step = hint.why.step;
    }
    return hint;
}

static void answer_hint_json(struct worker *worker, struct task *task)
{
    nonet_start start;
    struct hint hint = {0};
    if (explanation_begin(worker->own, task, NULL, &start)) hint = find_hint(worker, task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, start.verdict);
    nonet_json_mistakes(json, task->position.layout, &start);
    json_complaint(json, task);
    if (hint.has_why) nonet_json_why(json, "why", &hint.why, explanation_position(worker->own));
    if (hint.step) nonet_json_step(json, "step", hint.step, explanation_position(worker->own), NONET_JSON_WHOLE_STEP);
    json_end(json, worker->out);
}

static void write_why(struct worker *worker, const nonet_why *why)
{
    const struct hint_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_position *const position = explanation_position(explanation);
    char text[256];
    const size_t length = nonet_why_text(why, position, explanation->symbols, text, sizeof text);
    add_wrapped(worker->out, text, length, 0, 0);
    if (settings->boards)
        write_board_picture(worker->out, position, explanation->symbols, NULL, screen_has_colour(STDOUT_FILENO));
}

static void answer_hint_text(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    nonet_start start;
    const size_t before = worker->out->length;
    if (explanation_begin(explanation, task, worker->out, &start)) {
        const struct hint hint = find_hint(worker, task);
        if (hint.step) write_hint(worker, hint.step);
        else if (hint.has_why) write_why(worker, &hint.why);
        if (nonet_explainer_is_solved(explanation->explainer)) outcome_explain(task, "nothing is left to do");
    }
    if (worker->out->length == before && task->outcome != OUTCOME_INTERRUPTED) buffer_add_character(worker->out, '\n');
}

static void answer_hint(struct worker *worker, struct task *task)
{
    const struct hint_settings *const settings = worker->job->settings;
    if (task->kind != TASK_PUZZLE) write_unreadable(worker->out, task, settings->json);
    else if (settings->json) answer_hint_json(worker, task);
    else answer_hint_text(worker, task);
}

/* ---- the command --------------------------------------------------------------------------------- */

static bool hint_is_block(const void *given, const struct task *task)
{
    const struct hint_settings *const settings = given;
    return !settings->json && task->kind == TASK_PUZZLE;
}

static const char *hint_clash(const void *given, char *const *operands)
{
    const struct hint_settings *const settings = given;
    const bool has_manner = settings->words || settings->line;
    if (has_manner && settings->json) return "--words and --chains are not for --json, which has all texts";
    if (has_manner && settings->stage != STAGE_WHY) return "--words and --chains are for --stage why";
    if (has_step_filter(&settings->common.filter) && settings->common.path)
        return "--cell and --value exclude --path shortest";
    return order_file_clash(&settings->common.techniques, operands);
}

static int run_hint(const void *given, char *const *operands)
{
    const struct hint_settings *const settings = given;
    const struct job job = {
        .settings = settings,
        .answer = answer_hint,
        .is_block = hint_is_block,
    };
    return explanation_run(job, &settings->common, operands);
}

static const char *stage_choice(size_t index)
{
    static const char *const words[] = {"where", "what", "why", NULL};
    return words[index];
}

static const char *set_stage(void *field, const char *value)
{
    enum hint_stage *const stage = field;
    const int number = choice_number(stage_choice, value);
    if (number) *stage = (enum hint_stage)(number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const struct option hint_options[] = {
    {0, "boards", NULL, "also draw the board, with the pattern marked", set_flag, NULL,
     offsetof(struct hint_settings, boards)},
    {0, "stage", "STAGE",
     "where: only where to look; what: which technique is there; why (default): what follows, and the reason",
     set_stage, stage_choice, offsetof(struct hint_settings, stage)},
    {0, "words", "LENGTH", words_summary, set_words, words_choice, offsetof(struct hint_settings, words)},
    {0, "chains", "NOTATION", chains_summary, set_chains, chains_choice, offsetof(struct hint_settings, line)},
    {0},
};

static void set_hint_defaults(void *part)
{
    struct hint_settings *const settings = part;
    settings->stage = STAGE_WHY;
}

static const struct option_group options_hint = {"How much to tell", hint_options, NULL, set_hint_defaults};

static const struct option_use hint_groups[] = {
    {&options_hint, 0},
    {&options_step_filter, offsetof(struct hint_settings, common.filter)},
    {&options_path, offsetof(struct hint_settings, common.path)},
    {&options_logic, offsetof(struct hint_settings, common.techniques)},
    {&options_reading, offsetof(struct hint_settings, common.reader)},
    {&options_work, offsetof(struct hint_settings, common.work)},
    {&options_answer, offsetof(struct hint_settings, json)},
    {0},
};

static const struct example hint_examples[] = {
    {"nonet hint --stage where game.txt", "where to look"},
    {"nonet hint --stage what game.txt", "what to find there"},
    {"nonet hint --boards game.txt", "the whole step, with a picture"},
    {"nonet hint --cell r3c7 game.txt", "the easiest step that affects a cell"},
    {"nonet hint --cell r3c7 --value 5 game.txt", "why not 5 there?"},
    {0},
};

const struct command command_hint = {
    .name = "hint",
    .operands = "[FILE|PUZZLE]...",
    .summary = "show the next step of a puzzle or a position, in stages",
    .description =
        "Finds the easiest step that is possible and explains it; with --stage, only where to look, or what is "
        "there. With --cell or --value it is the easiest step that affects that cell or value; with both, it explains "
        "why the value does not go in the cell. If the position has wrong values or marks, that is the hint.",
    .groups = hint_groups,
    .examples = hint_examples,
    .settings_size = sizeof(struct hint_settings),
    .clash = hint_clash,
    .run = run_hint,
};
