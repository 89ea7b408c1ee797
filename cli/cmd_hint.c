/* cmd_hint.c: nonet hint: the next step only, as much of it as is wanted. */
#include <unistd.h>

#include "board_picture.h"
#include "explaining.h"
#include "json.h"
#include "screen.h"
#include "solving.h"
#include "step_json.h"
#include "writing.h"

static void write_hint(struct worker *worker, const nonet_step *step)
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
    for (size_t index = 0; index < sizeof stages / sizeof *stages; index++)
        if (wanted == stages[index].stage)
            add_step_paragraph(worker->out, step, position, stages[index].form, 0);
    if (worker->settings->boards)
        write_board_picture(worker->out, position, wanted == STAGE_WHY ? step : NULL,
                            screen_has_color(STDOUT_FILENO));
}

static void answer_hint_json(struct worker *worker, struct task *task)
{
    nonet_start start;
    const size_t before = worker->out->length;
    const nonet_step *step = NULL;
    if (explaining_begin(worker, task, &start)) step = explaining_next(worker, task);
    json_begin(worker->out, task);
    json_verdict(worker->out, task, start.verdict);
    json_mistakes(worker->out, task->position.layout, &start);
    if (step) {
        buffer_add_text(worker->out, ",\"step\":");
        json_step(worker->out, step, nonet_explainer_position(worker->explainer));
    }
    json_end(worker->out);
    if (task->outcome == OUTCOME_INTERRUPTED) worker->out->length = before;
}

static void answer_hint(struct worker *worker, struct task *task)
{
    nonet_start start;
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker, task);
    } else if (worker->settings->json) {
        answer_hint_json(worker, task);
    } else {
        const bool can_go_on = explaining_begin(worker, task, &start);
        const nonet_step *const step = can_go_on ? explaining_next(worker, task) : NULL;
        if (can_go_on && nonet_explainer_is_solved(worker->explainer))
            task_explain(task, "nothing is left to do");
        if (step) write_hint(worker, step);
        else if (task->outcome != OUTCOME_MISTAKEN && task->outcome != OUTCOME_INTERRUPTED)
            buffer_add_character(worker->out, '\n');
    }
}

static bool hint_is_block(const struct settings *settings, const struct task *task)
{
    return !settings->json && task->kind == TASK_PUZZLE;
}

static int run_hint(const struct settings *settings, char *const *operands)
{
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .answer = answer_hint,
        .is_block = hint_is_block,
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const hint_groups[] = {
    &options_hint, &options_logic, &options_input, &options_work, &options_answer, &options_help, NULL,
};

static const struct example hint_examples[] = {
    {"nonet hint --stage where game.txt", "where to look"},
    {"nonet hint --stage what game.txt", "what is to be found there"},
    {"nonet hint --boards game.txt", "the whole step, with a picture"},
    {0},
};

const struct command command_hint = {
    .name = "hint",
    .operands = "[FILE|PUZZLE]...",
    .summary = "tell the next step of a puzzle or a position, in stages",
    .description =
        "Finds the easiest step that is possible and tells it: with --stage only where to look, or only "
        "what is there, else what follows and why. If values or marks of the position are wrong, that is "
        "the hint.",
    .groups = hint_groups,
    .examples = hint_examples,
    .run = run_hint,
};
