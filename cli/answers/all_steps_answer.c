/* all_steps_answer.c: see all_steps_answer.h. */
#include "answers/all_steps_answer.h"

#include <assert.h>

/* ---- finding ------------------------------------------------------------------------------------- */

nonet_all_steps *find_all_steps(const struct explanation *explanation, struct task *task,
                                const nonet_all_steps_settings *wanted)
{
    nonet_all_steps_settings settings = *wanted;
    nonet_all_steps *all;
    const int cell =
        explanation->filter ? step_filter_cell(explanation->filter, explanation_position(explanation)->layout) : -1;
    settings.value = explanation->value;
    settings.has_cell = cell >= 0;
    settings.cell = settings.has_cell ? cell : 0;
    const nonet_status status = nonet_explainer_all(explanation->explainer, &settings, &all);
    explanation_goes_on(explanation, task, status);
    assert(all);
    return all;
}

double all_steps_part(const void *given)
{
    const struct explanation *const explanation = given;
    nonet_progress progress;
    nonet_explainer_progress(explanation->explainer, &progress);
    return progress.done < progress.total ? (double)progress.done / (double)progress.total : 0;
}

/* ---- the list ------------------------------------------------------------------------------------ */

static const char *plural(size_t count)
{
    return count == 1 ? "" : "s";
}

/* "naked pair (medium): 5 steps, 3 results" */
static void write_heading(struct buffer *out, const nonet_all_steps *all, size_t first)
{
    const int number = all->groups[first].step->technique;
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    size_t steps = 0, at = first;
    for (; at < all->group_count && all->groups[at].step->technique == number; at++) steps += all->groups[at].ways;
    buffer_print(out, "%s (%s): %zu step%s", technique->name, nonet_level_at((size_t)technique->level)->name, steps,
                 plural(steps));
    if (steps > at - first) buffer_print(out, ", %zu result%s", at - first, plural(at - first));
    buffer_add_character(out, '\n');
}

static size_t count_techniques(const nonet_all_steps *all)
{
    size_t count = 0;
    for (size_t at = 0; at < all->group_count; at++)
        count += !at || all->groups[at].step->technique != all->groups[at - 1].step->technique;
    return count;
}

/* "41 steps of 9 techniques, 23 results" */
static void write_total(struct buffer *out, const nonet_all_steps *all)
{
    const size_t techniques = count_techniques(all);
    buffer_print(out, "%zu step%s of %zu technique%s, %zu result%s", all->step_count, plural(all->step_count),
                 techniques, plural(techniques), all->group_count, plural(all->group_count));
    if (all->left_out) buffer_print(out, "; %zu of these steps are left out: there are too many", all->left_out);
    if (all->unfinished >= 0)
        buffer_print(out, "; stopped while looking for %s, and nothing harder was looked for",
                     nonet_technique_at((size_t)all->unfinished)->name);
    for (size_t at = 0; at < all->limited_count; at++)
        buffer_print(out, "%s%s", at ? ", " : "; searches that reached their limit, so that there may be more: ",
                     nonet_technique_at((size_t)all->limited[at])->name);
    buffer_add_character(out, '\n');
}

void write_all_steps(struct worker *worker, const nonet_all_steps *all, step_teller *tell)
{
    for (size_t at = 0; at < all->group_count && pipeline_spill(worker); at++) {
        const nonet_step_group *const group = &all->groups[at];
        char note[128];
        nonet_step_group_text(group, note, sizeof note);
        if (!at || group->step->technique != all->groups[at - 1].step->technique) {
            if (at) buffer_add_character(worker->out, '\n');
            write_heading(worker->out, all, at);
        }
        tell(worker, group->step, at + 1, note);
    }
    buffer_add_character(worker->out, '\n');
    write_total(worker->out, all);
}
