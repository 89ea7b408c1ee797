/* explainer.c: the explainer handle: a walker for small boards and one for large boards, each made on first use. */
#include <stdlib.h>

#include "base/reserved.h"
#include "base/stop.h"
#include "board/check.h"
#include "board/layout.h"
#include "explain/all_steps.h"
#include "sized/sized.h"

struct nonet_explainer {
    nonet_explainer_settings settings;
    bool leaves_out[NONET_MAX_TECHNIQUES], takes_in[NONET_MAX_TECHNIQUES]; /* the settings point here */
    nonet_ranking ranking;
    struct nn_walker *walkers[NN_SIZES];
    int used;                /* which walker has begun; -1: none */
    const uint8_t *solution; /* of the starting position, if unique; in the walker's memory */
    struct nn_watch watch;   /* for all steps since then together */
    bool is_on_longer_way;   /* time ran out for the shortest one */
    struct nn_all_progress progress;
};

static const bool *copy_marks(bool *own, const bool *marks)
{
    for (size_t technique = 0; marks && nonet_technique_at(technique); technique++) own[technique] = marks[technique];
    return marks ? own : NULL;
}

/* The settings with everything that they point to. */
static void copy_settings(nonet_explainer *explainer, const nonet_explainer_settings *settings)
{
    explainer->settings = *settings;
    explainer->settings.leaves_out = copy_marks(explainer->leaves_out, settings->leaves_out);
    explainer->settings.takes_in = copy_marks(explainer->takes_in, settings->takes_in);
    if (!settings->ranking) return;
    explainer->ranking = *settings->ranking;
    explainer->settings.ranking = &explainer->ranking;
}

nonet_status nonet_explainer_new(const nonet_explainer_settings *settings, nonet_explainer **explainer)
{
    if (!explainer) return NONET_ERR_ARG;
    *explainer = NULL;
    if (nonet_explainer_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_explainer *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    if (settings) copy_settings(made, settings);
    made->used = -1;
    *explainer = made;
    return NONET_OK;
}

void nonet_explainer_free(nonet_explainer *explainer)
{
    if (!explainer) return;
    for (int index = 0; index < NN_SIZES; index++)
        if (explainer->walkers[index]) nn_sized_at(index)->walker->free(explainer->walkers[index]);
    free(explainer);
}

static nonet_status choose_walker(nonet_explainer *explainer, int side, int *chosen)
{
    *chosen = nn_sized_index(side);
    if (*chosen < 0) return NONET_ERR_ARG;
    struct nn_walker **const walker = &explainer->walkers[*chosen];
    return *walker ? NONET_OK : nn_sized_at(*chosen)->walker->make(&explainer->settings, walker);
}

nonet_status nonet_explainer_begin(nonet_explainer *explainer, const nonet_position *position, nonet_start *start)
{
    if (start) *start = (nonet_start){0};
    if (explainer) explainer->used = -1;
    if (!explainer || !start || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    int chosen;
    nn_watch_begin(&explainer->watch, explainer->settings.stop, explainer->settings.timeout_ms);
    explainer->is_on_longer_way = false;
    nonet_status status = choose_walker(explainer, nonet_layout_side(position->layout), &chosen);
    if (status == NONET_OK)
        status = nn_sized_at(chosen)->walker->begin(explainer->walkers[chosen], position, &explainer->watch, start);
    if (status == NONET_OK) explainer->used = chosen;
    explainer->solution = start->solution;
    return status;
}

/* Has an explanation begun? Then the calls below go to this walker. */
static bool has_walker(const nonet_explainer *explainer)
{
    return explainer && explainer->used >= 0;
}

#define KIND(explainer) nn_sized_at((explainer)->used)->walker
#define WALKER(explainer) (explainer)->walkers[(explainer)->used]

/* For one call, or for all of them. */
static struct nn_watch watch_of(const nonet_explainer *explainer)
{
    struct nn_watch watch = explainer->watch;
    if (!explainer->settings.has_one_limit)
        nn_watch_begin(&watch, explainer->settings.stop, explainer->settings.timeout_ms);
    return watch;
}

nonet_status nonet_explainer_next(nonet_explainer *explainer, const nonet_step **step)
{
    if (!step) return NONET_ERR_ARG;
    *step = NULL;
    if (!has_walker(explainer)) return NONET_ERR_ARG;
    const struct nn_watch watch = watch_of(explainer);
    return KIND(explainer)->next(WALKER(explainer), &watch, step);
}

/* Has the time for all steps run out? The shortest way is found by one call; walking it takes no time. */
static bool is_out_of_time(nonet_explainer *explainer)
{
    return explainer->settings.path != NONET_PATH_SHORTEST && explainer->watch.deadline_ns &&
           !nonet_explainer_is_solved(explainer) && nn_watch_ask_clock(&explainer->watch);
}

/* The search for the shortest way ran out of time and settled for a longer one. */
static bool has_longer_way(const nonet_explainer *explainer)
{
    return explainer->settings.path == NONET_PATH_SHORTEST && !explainer->is_on_longer_way &&
           !nn_stop_is_on(explainer->settings.stop);
}

nonet_status nonet_explainer_follow(nonet_explainer *explainer, const nonet_step **step)
{
    if (!step) return NONET_ERR_ARG;
    *step = NULL;
    if (!has_walker(explainer)) return NONET_ERR_ARG;
    if (is_out_of_time(explainer)) return NONET_STOPPED;
    const nonet_status status = KIND(explainer)->next(WALKER(explainer), &explainer->watch, step);
    if (status != NONET_STOPPED || !has_longer_way(explainer)) return status;
    explainer->is_on_longer_way = true;
    return KIND(explainer)->next(WALKER(explainer), &explainer->watch, step);
}

nonet_status nonet_explainer_apply(nonet_explainer *explainer)
{
    return has_walker(explainer) ? KIND(explainer)->apply(WALKER(explainer)) : NONET_ERR_ARG;
}

nonet_status nonet_explainer_each(nonet_explainer *explainer, int technique, nonet_step_sink *sink, void *context)
{
    if (!sink || !has_walker(explainer)) return NONET_ERR_ARG;
    const struct nn_watch watch = watch_of(explainer);
    return KIND(explainer)->each(WALKER(explainer), technique, &watch, sink, context);
}

bool nonet_explainer_is_limited(const nonet_explainer *explainer)
{
    return has_walker(explainer) && KIND(explainer)->is_limited(WALKER(explainer));
}

static bool are_possible_settings(const nonet_all_steps_settings *settings, const nonet_layout *layout)
{
    const bool has_such_cell = !settings->has_cell || (settings->cell >= 0 && settings->cell < layout->cells);
    return NN_RESERVED_IS_UNUSED(settings) && has_such_cell && settings->value >= 0 && settings->value <= layout->side;
}

nonet_status nonet_explainer_all(nonet_explainer *explainer, const nonet_all_steps_settings *settings,
                                 nonet_all_steps **all)
{
    static const nonet_all_steps_settings defaults;
    if (!all) return NONET_ERR_ARG;
    *all = NULL;
    const nonet_position *const position = nonet_explainer_position(explainer);
    if (!position || (settings && !are_possible_settings(settings, position->layout))) return NONET_ERR_ARG;
    const struct nn_watch watch = watch_of(explainer);
    return nn_all_steps_find(KIND(explainer), WALKER(explainer), settings ? settings : &defaults, &watch,
                             &explainer->progress, all);
}

void nonet_explainer_progress(const nonet_explainer *explainer, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!explainer) return;
    progress->done = atomic_load_explicit(&explainer->progress.done, memory_order_relaxed);
    progress->total = atomic_load_explicit(&explainer->progress.total, memory_order_relaxed);
    progress->found = atomic_load_explicit(&explainer->progress.found, memory_order_relaxed);
}

nonet_status nonet_explainer_wanted(nonet_explainer *explainer, int cell, int value, const nonet_step **step)
{
    if (!step) return NONET_ERR_ARG;
    *step = NULL;
    if (!has_walker(explainer)) return NONET_ERR_ARG;
    const struct nn_watch watch = watch_of(explainer);
    return KIND(explainer)->wanted(WALKER(explainer), cell, value, &watch, step);
}

nonet_status nonet_explainer_why(nonet_explainer *explainer, int cell, int value, nonet_why *why)
{
    if (why) *why = (nonet_why){0};
    if (!why || !has_walker(explainer)) return NONET_ERR_ARG;
    nonet_status status = nonet_position_why(nonet_explainer_position(explainer), cell, value, why);
    if (status != NONET_OK || why->kind != NONET_WHY_OPEN) return status;
    status = nonet_explainer_wanted(explainer, cell, value, &why->step);
    if (status == NONET_OK) why->kind = NONET_WHY_STEP;
    if (status != NONET_END) return status;
    const bool is_right = explainer->solution && explainer->solution[cell] == value;
    why->kind = is_right ? NONET_WHY_SOLUTION : NONET_WHY_NOTHING;
    return NONET_OK;
}

const nonet_position *nonet_explainer_position(const nonet_explainer *explainer)
{
    return has_walker(explainer) ? KIND(explainer)->position(WALKER(explainer)) : NULL;
}

bool nonet_explainer_is_solved(const nonet_explainer *explainer)
{
    return has_walker(explainer) && KIND(explainer)->is_solved(WALKER(explainer));
}

nonet_status nonet_explainer_difficulty(const nonet_explainer *explainer, nonet_difficulty *difficulty)
{
    if (!difficulty || !has_walker(explainer)) return NONET_ERR_ARG;
    const nonet_status status = KIND(explainer)->difficulty(WALKER(explainer), difficulty);
    if (status == NONET_OK) difficulty->may_be_shorter = explainer->is_on_longer_way;
    return status;
}
