/* any_goal.c: see any_goal.h. */
#include "sized/any_goal.h"

#include <stdlib.h>

#include "sized/technique_goal.h"

struct nn_any_goal {
    struct nn_technique_goal goal;
    nonet_position position; /* of the current puzzle: */
    uint8_t cells[NONET_MAX_CELLS], digits[NONET_MAX_CELLS];
};

static nonet_status make_any_goal(const nonet_layout *layout, const nonet_generator_settings *settings,
                                  struct nn_any_goal **any)
{
    *any = calloc(1, sizeof **any);
    if (!*any) return NONET_ERR_MEMORY;
    (*any)->position = (nonet_position){layout, (*any)->cells, NULL, NULL};
    nn_technique_goal_init(&(*any)->goal, settings, layout);
    return NONET_OK;
}

static void free_any_goal(struct nn_any_goal *any)
{
    if (!any) return;
    nn_technique_goal_release(&any->goal);
    free(any);
}

static void take_puzzle(struct nn_any_goal *any, const uint8_t *cells, const uint8_t *solution)
{
    for (int cell = 0; cell < nonet_layout_cells(any->position.layout); cell++) {
        any->cells[cell] = cells[cell];
        any->digits[cell] = (uint8_t)(solution[cell] - 1);
    }
}

static nonet_status any_goal_is_solved(struct nn_any_goal *any, const uint8_t *cells, const uint8_t *solution,
                                       struct nn_watch *watch, bool *is_solved)
{
    struct nn_own_rater *const own = &any->goal.own;
    struct nn_own_result result;
    *is_solved = true;
    if (!any->goal.has_strong) return NONET_OK;
    take_puzzle(any, cells, solution);
    nn_own_begin(own, &any->position);
    nn_finding_begin(&own->finding, watch);
    nn_own_reach(own, &any->goal.strong, any->digits, &result);
    *watch = own->finding.watch;
    *is_solved = result.is_solved;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    return nn_watch_status(watch);
}

static nonet_status any_goal_lack(struct nn_any_goal *any, const uint8_t *cells, const uint8_t *solution,
                                  struct nn_watch *watch, int64_t *lack)
{
    take_puzzle(any, cells, solution);
    return nn_technique_goal_lack(&any->goal, watch, &any->position, any->digits, INT64_MAX, lack);
}

const struct nn_any_goal_kind nn_any_goal_kind = {
    .make = make_any_goal,
    .free = free_any_goal,
    .is_solved = any_goal_is_solved,
    .lack = any_goal_lack,
};
