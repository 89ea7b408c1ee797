/* draw_steps.c: the steps that nonet draw draws: the next one, one by its number, all of them, or the first of a technique. Each is
 * drawn where it is found, before it is taken. */
#include <inttypes.h>
#include <stdio.h>

#include "commands/draw_settings.h"
#include "run/outcome.h"

bool wants_steps(const struct draw_settings *settings)
{
    return settings->step || settings->steps || settings->hint || settings->technique_names;
}

static void explain_absence(struct task *task, const char *what)
{
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    task->outcome = OUTCOME_ABSENT;
    outcome_explain(task, "%s%s", has_several ? "several solutions, and " : "", what);
}

/* Is the way at its end, rather than cut short? Then the reason why something is missing can be told. */
static bool is_at_end(const struct task *task)
{
    return task->outcome == OUTCOME_FINE || task->outcome == OUTCOME_SEVERAL || task->outcome == OUTCOME_STUCK;
}

/* Of a way that ended before there was a step to draw. */
static void explain_no_step(struct worker *worker, struct task *task)
{
    const struct explanation *const explanation = worker->own;
    if (task->outcome == OUTCOME_STUCK || !is_at_end(task)) return;
    if (has_step_filter(explanation->filter)) explain_absence(task, "no step does that");
    else if (nonet_explainer_is_solved(explanation->explainer)) explain_absence(task, "nothing is left to do");
    else explain_absence(task, "none of these techniques helps");
}

static bool draw_step(struct worker *worker, struct task *task, const nonet_step *step)
{
    return draw_position(worker, task, explanation_position(worker->own), step);
}

static void draw_all_steps(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    const nonet_step *step;
    size_t drawn = 0;
    while ((step = explanation_next(explanation, task))) {
        if (explanation_tells(explanation, step)) {
            if (!draw_step(worker, task, step)) return;
            drawn++;
        }
        nonet_explainer_apply(explanation->explainer);
    }
    if (!drawn) explain_no_step(worker, task);
}

static void draw_numbered_step(struct worker *worker, struct task *task, uint64_t wanted)
{
    struct explanation *const explanation = worker->own;
    const nonet_step *step;
    uint64_t number = 0;
    while ((step = explanation_next(explanation, task)) && ++number < wanted)
        nonet_explainer_apply(explanation->explainer);
    if (step) {
        draw_step(worker, task, step);
    } else if (is_at_end(task)) {
        char text[64];
        snprintf(text, sizeof text, "the way has only %" PRIu64 " step%s", number, number == 1 ? "" : "s");
        explain_absence(task, text);
    }
}

/* The step that nonet hint would tell; NULL: there is none, and the task says why. */
static const nonet_step *find_hint(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    const int cell = step_filter_cell(explanation->filter, task->position.layout);
    const nonet_step *step;
    if (!has_step_filter(explanation->filter)) {
        step = explanation_next(explanation, task);
        if (!step) explain_no_step(worker, task);
        return step;
    }
    const nonet_status status = nonet_explainer_wanted(explanation->explainer, cell, explanation->value, &step);
    if (status != NONET_END) return explanation_goes_on(explanation, task, status) ? step : NULL;
    explain_absence(task, "no step that is possible now does that");
    return NULL;
}

struct first_step {
    struct worker *worker;
    struct task *task;
    bool is_drawn;
};

static bool draw_first(void *context, const nonet_step *step)
{
    struct first_step *const first = context;
    if (!explanation_tells(first->worker->own, step)) return true;
    draw_step(first->worker, first->task, step);
    first->is_drawn = true;
    return false;
}

/* Draw a step of the wanted techniques that the position has. False: go on along the way. */
static bool draw_technique_here(struct first_step *first)
{
    const struct draw_settings *const settings = first->worker->job->settings;
    const struct explanation *const explanation = first->worker->own;
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        if (!settings->techniques[technique]) continue;
        const nonet_status status = nonet_explainer_each(explanation->explainer, technique, draw_first, first);
        if (first->is_drawn || !explanation_goes_on(explanation, first->task, status)) return true;
    }
    return false;
}

static void draw_technique(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    struct first_step first = {worker, task, false};
    while (!draw_technique_here(&first)) {
        if (!explanation_next(explanation, task)) {
            if (is_at_end(task)) explain_absence(task, "the way has no such step");
            return;
        }
        nonet_explainer_apply(explanation->explainer);
    }
}

/* What is wrong with the player's values, in the place of a general remark. */
static void tell_mistakes(struct task *task, const nonet_start *start)
{
    char text[EXPLANATION_BYTES];
    if (task->outcome != OUTCOME_MISTAKEN) return;
    nonet_start_text(start, task->position.layout, text, sizeof text);
    outcome_explain(task, "%s", text);
}

void draw_steps(struct worker *worker, struct task *task)
{
    const struct draw_settings *const settings = worker->job->settings;
    nonet_start start;
    if (!explanation_begin(worker->own, task, NULL, &start)) {
        tell_mistakes(task, &start);
    } else if (settings->steps) {
        draw_all_steps(worker, task);
    } else if (settings->step) {
        draw_numbered_step(worker, task, settings->step);
    } else if (settings->technique_names) {
        draw_technique(worker, task);
    } else {
        const nonet_step *const step = find_hint(worker, task);
        if (step) draw_step(worker, task, step);
    }
}
