/* cmd_hint.c: nonet hint: the next step only, as much of it as is wanted. */
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

static void write_hint(struct worker *worker, const nonet_step *step, struct buffer *out)
{
    static const struct {
        enum hint_stage stage;
        nonet_step_form form;
    } stages[] = {{STAGE_WHERE, NONET_STEP_PLACE},
                  {STAGE_WHAT, NONET_STEP_WHAT},
                  {STAGE_WHY, NONET_STEP_LINE},
                  {STAGE_WHY, NONET_STEP_REASON}};
    const enum hint_stage wanted = worker->settings->stage;
    const nonet_position *const position = nonet_explainer_position(worker->explainer);
    if (worker->settings->json) {
        json_step(out, step, position);
        return;
    }
    for (size_t index = 0; index < sizeof stages / sizeof *stages; index++)
        if (wanted == stages[index].stage)
            add_step_paragraph(out, step, position, worker->symbols, stages[index].form, 0);
    if (worker->settings->boards)
        write_board_picture(out, position, worker->symbols, wanted == STAGE_WHY ? step : NULL,
                            screen_has_color(STDOUT_FILENO));
}

/* ---- the easiest step that --cell and --value ask for -------------------------------------------- */

struct hint_search {
    struct worker *worker;
    struct buffer *out;
    bool is_found;
};

static bool take_hint(void *context, const nonet_step *step)
{
    struct hint_search *const search = context;
    struct worker *const worker = search->worker;
    const nonet_layout *const layout = nonet_explainer_position(worker->explainer)->layout;
    if (!technique_choice_tells(worker->settings, worker->value, layout, step)) return true;
    write_hint(worker, step, search->out);
    search->is_found = true;
    return false;
}

static void find_wanted(struct worker *worker, struct task *task, struct buffer *out)
{
    const struct technique_choice *const choice = worker->context;
    struct hint_search search = {worker, out, false};
    nonet_ranking ranking;
    const int side = nonet_layout_side(task->position.layout);
    if (nonet_ranking_of(&choice->explainer, side, &ranking) != NONET_OK) fatal("no order");
    for (size_t place = 0; place < ranking.count && !search.is_found; place++) {
        const nonet_status status =
            nonet_explainer_each(worker->explainer, ranking.techniques[place], take_hint, &search);
        if (!explanation_goes_on(worker, task, status)) return;
    }
    if (search.is_found) return;
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    task->outcome = OUTCOME_ABSENT;
    task_explain(task, "%sno step that is possible now does that", has_several ? "several solutions, and " : "");
}

/* ---- answers ------------------------------------------------------------------------------------- */

static void find_hint(struct worker *worker, struct task *task, struct buffer *out)
{
    const nonet_step *step;
    if (has_filter(worker->settings)) find_wanted(worker, task, out);
    else if ((step = explanation_next(worker, task))) write_hint(worker, step, out);
}

static void answer_hint_json(struct worker *worker, struct task *task)
{
    nonet_start start;
    struct buffer step = {0};
    const size_t before = worker->out->length;
    if (explanation_begin(worker, task, &start)) find_hint(worker, task, &step);
    json_begin(worker->out, task);
    json_verdict(worker->out, task, start.verdict);
    json_mistakes(worker->out, task->position.layout, &start);
    if (task->complaint[0]) json_text(worker->out, "error", task->complaint);
    if (step.length) {
        buffer_add_text(worker->out, ",\"step\":");
        buffer_add(worker->out, step.bytes, step.length);
    }
    json_end(worker->out);
    buffer_free(&step);
    if (task->outcome == OUTCOME_INTERRUPTED) worker->out->length = before;
}

static void answer_hint_text(struct worker *worker, struct task *task)
{
    nonet_start start;
    const size_t before = worker->out->length;
    if (explanation_begin(worker, task, &start)) {
        find_hint(worker, task, worker->out);
        if (nonet_explainer_is_solved(worker->explainer)) task_explain(task, "nothing is left to do");
    }
    if (worker->out->length == before && task->outcome != OUTCOME_INTERRUPTED) buffer_add_character(worker->out, '\n');
}

static void answer_hint(struct worker *worker, struct task *task)
{
    if (task->kind != TASK_PUZZLE) write_unreadable(worker, task);
    else if (worker->settings->json) answer_hint_json(worker, task);
    else answer_hint_text(worker, task);
}

static bool hint_is_block(const struct settings *settings, const struct task *task)
{
    return !settings->json && task->kind == TASK_PUZZLE;
}

static int run_hint(const struct settings *settings, char *const *operands)
{
    struct technique_choice choice;
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .context = &choice,
        .answer = answer_hint,
        .is_block = hint_is_block,
    };
    if (has_filter(settings) && settings->path) {
        message_usage("hint", "--cell and --value exclude --path shortest (nonet help hint)");
        return EXIT_TROUBLE;
    }
    if (!technique_choice_make(&choice, "hint", settings, operands)) return EXIT_TROUBLE;
    return pipeline_run(&job, operands);
}

static const struct option_group *const hint_groups[] = {
    &options_hint, &options_filter, &options_path, &options_logic, &options_input,
    &options_work, &options_answer, &options_help, NULL,
};

static const struct example hint_examples[] = {
    {"nonet hint --stage where game.txt", "where to look"},
    {"nonet hint --stage what game.txt", "what is to be found there"},
    {"nonet hint --boards game.txt", "the whole step, with a picture"},
    {"nonet hint --cell r3c7 game.txt", "the easiest step that tells something about a cell"},
    {0},
};

const struct command command_hint = {
    .name = "hint",
    .operands = "[FILE|PUZZLE]...",
    .summary = "tell the next step of a puzzle or a position, in stages",
    .description = "Finds the easiest step that is possible and tells it: with --stage only where to look, or only "
                   "what is there, else what follows and why. With --cell or --value it is the easiest step that does "
                   "something there. If values or marks of the position are wrong, that is "
                   "the hint.",
    .groups = hint_groups,
    .examples = hint_examples,
    .run = run_hint,
};
