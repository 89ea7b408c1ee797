/* explanation.c: see explanation.h. */
#include "answers/explanation.h"

#include <assert.h>

#include "run/outcome.h"
#include "show/step_text.h"
#include "system/clock.h"
#include "system/interrupt.h"

const nonet_position *explanation_position(const struct explanation *explanation)
{
    assert(explanation->explainer);
    return nonet_explainer_position(explanation->explainer);
}

bool explanation_tells(const struct explanation *explanation, const nonet_step *step)
{
    const struct step_filter *const filter = explanation->filter;
    if (!filter || !has_step_filter(filter)) return true;
    const int cell = step_filter_cell(filter, explanation_position(explanation)->layout);
    return nonet_step_tells(step, cell, explanation->value);
}

/* ---- the player's mistakes ----------------------------------------------------------------------- */

static void write_mistakes(struct buffer *out, const nonet_layout *layout, const nonet_start *start)
{
    const size_t length = nonet_start_text(start, layout, NULL, 0);
    nonet_start_text(start, layout, buffer_reserve(out, length + 1), length + 1);
    out->length += length;
    buffer_add_character(out, '\n');
}

static bool find_mistakes(struct task *task, struct buffer *out, const nonet_start *start)
{
    if (!start->wrong_values.count && !start->missing_marks.count) return false;
    task->outcome = OUTCOME_MISTAKEN;
    outcome_explain(task,
                    start->wrong_values.count ? "take back what is wrong first" : "put back what is missing first");
    if (out) write_mistakes(out, task->position.layout, start);
    return true;
}

/* ---- beginning and going on ---------------------------------------------------------------------- */

/* Does the board have the cell and the value that --cell and --value name? */
static bool board_has_wanted(struct explanation *explanation, struct task *task)
{
    const struct step_filter *const filter = explanation->filter;
    const int side = nonet_layout_side(task->position.layout);
    explanation->symbols = nonet_style_symbols(&task->style, side);
    explanation->value = filter ? step_filter_value(filter, explanation->symbols, side) : 0;
    if (!filter) return true;
    if (filter->cell && step_filter_cell(filter, task->position.layout) < 0)
        outcome_refuse(task, "--cell %s: not on a board of %dx%d", filter->cell, side, side);
    else if (filter->value && !explanation->value)
        outcome_refuse(task, "--value %s: not on a board of %dx%d", filter->value, side, side);
    else return true;
    return false;
}

bool explanation_begin(struct explanation *explanation, struct task *task, struct buffer *out, nonet_start *start)
{
    *start = (nonet_start){0};
    if (!board_has_wanted(explanation, task)) return false;
    const nonet_refusal *const problem = nonet_explainer_problem(&task->position, &explanation->choice->explainer);
    if (problem) {
        outcome_refuse_for(task, problem, NULL);
        return false;
    }
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_explainer_begin(explanation->explainer, &task->position, start);
    const nonet_result result = {.verdict = start->verdict, .conflict = start->conflict};
    outcome_record(task, status, &result, began, explanation->limit.seconds);
    if (task->outcome == OUTCOME_SEVERAL)
        outcome_explain(task, "several solutions: techniques that rely on one are left out");
    if (task->outcome != OUTCOME_FINE && task->outcome != OUTCOME_SEVERAL) return false;
    return !find_mistakes(task, out, start);
}

/* Never show a step that contradicts the solution: report it instead, and go on with the next puzzle. */
static void report_bug(const struct explanation *explanation, struct task *task, const nonet_step *step)
{
    struct buffer text = {0};
    add_step_text(&text, step, explanation_position(explanation), NULL, NONET_STEP_LINE);
    outcome_refuse(task, "a step contradicts the solution; please report this with the puzzle: %.*s", (int)text.length,
                   text.bytes);
    buffer_free(&text);
}

bool explanation_goes_on(const struct explanation *explanation, struct task *task, nonet_status status)
{
    if (status == NONET_STOPPED || interrupt_signal()) {
        outcome_stop(task, explanation->limit.seconds, "");
        return false;
    }
    if (status != NONET_OK && status != NONET_END) fatal(nonet_status_name(status));
    return status == NONET_OK;
}

/* A search for the shortest way that is out of time has found a longer one, which is told. */
static void explain_longer_way(const struct explanation *explanation, struct task *task)
{
    nonet_difficulty sum;
    if (task_is_given_up(task)) return;
    if (nonet_explainer_difficulty(explanation->explainer, &sum) != NONET_OK || !sum.may_be_shorter) return;
    outcome_stop(task, explanation->limit.seconds, ": there may be a shorter way");
}

const nonet_step *explanation_next(struct explanation *explanation, struct task *task)
{
    const nonet_step *step;
    assert(explanation->explainer);
    const nonet_status status = nonet_explainer_follow(explanation->explainer, &step);
    explain_longer_way(explanation, task);
    if (status == NONET_ERR_INTERNAL && step) {
        report_bug(explanation, task, step);
        return NULL;
    }
    if (explanation_goes_on(explanation, task, status)) return step;
    if (status == NONET_END && !nonet_explainer_is_solved(explanation->explainer) && task->outcome == OUTCOME_FINE) {
        task->outcome = OUTCOME_STUCK;
        outcome_explain(task, "none of these techniques helps");
    }
    return NULL;
}

/* ---- the job ------------------------------------------------------------------------------------- */

/* Of all workers. */
struct explaining {
    const struct explanation_options *options;
    struct technique_choice choice;
};

static void prepare_explanation(struct worker *worker)
{
    const struct explaining *const all = worker->job->context;
    struct explanation *const explanation = worker->own;
    *explanation = (struct explanation){.choice = &all->choice,
                                        .filter = &all->options->filter,
                                        .limit = all->options->work.limit,
                                        .explainer = worker->handles->explainer};
}

int explanation_run(struct job job, const struct explanation_options *options, char *const *operands)
{
    struct explaining all = {.options = options};
    if (!technique_choice_make(&all.choice, &options->techniques, options->path)) return EXIT_TROUBLE;
    all.choice.explainer.has_one_limit = true;
    const nonet_many_settings many = {
        .task = NONET_MANY_OWN, .explainer = &all.choice.explainer, .timeout_ms = options->work.limit.ms};
    job.reader = &options->reader;
    job.many = &many;
    job.threads = thread_count(options->work.jobs);
    job.context = &all;
    job.own_size = sizeof(struct explanation);
    job.prepare = prepare_explanation;
    return pipeline_run(&job, operands);
}
