/* judge.c: see judge.h. */
#include "create/judge.h"

#include <stdlib.h>

#include "base/try.h"
#include "create/technique_goal.h"

struct nn_judge {
    struct nn_technique_goal goal;
    nonet_position position; /* of the puzzle at hand: */
    uint8_t cells[NONET_MAX_CELLS], digits[NONET_MAX_CELLS];
};

static nonet_status make_judge(const nonet_layout *layout, const nonet_generator_settings *settings,
                               struct nn_judge **judge)
{
    *judge = calloc(1, sizeof **judge);
    if (!*judge) return NONET_ERR_MEMORY;
    (*judge)->position = (nonet_position){layout, (*judge)->cells, NULL, NULL};
    nn_technique_goal_init(&(*judge)->goal, settings, layout);
    return NONET_OK;
}

static void free_judge(struct nn_judge *judge)
{
    if (!judge) return;
    nn_technique_goal_release(&judge->goal);
    free(judge);
}

static void take_puzzle(struct nn_judge *judge, const uint8_t *cells, const uint8_t *solution)
{
    for (int cell = 0; cell < nonet_layout_cells(judge->position.layout); cell++) {
        judge->cells[cell] = cells[cell];
        judge->digits[cell] = (uint8_t)(solution[cell] - 1);
    }
}

static nonet_status judge_is_solved(struct nn_judge *judge, const uint8_t *cells, const uint8_t *solution,
                                    struct nn_watch *watch, bool *is_solved)
{
    struct nn_own_rater *const own = &judge->goal.own;
    struct nn_own_result result;
    *is_solved = true;
    if (!judge->goal.has_strong) return NONET_OK;
    take_puzzle(judge, cells, solution);
    nn_own_begin(own, &judge->position);
    own->search.watch = *watch;
    nn_own_follow(own, &judge->goal.strong, judge->digits, &result);
    *watch = own->search.watch;
    *is_solved = result.is_solved;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    return watch->is_over ? NONET_STOPPED : NONET_OK;
}

static nonet_status judge_lack(struct nn_judge *judge, const uint8_t *cells, const uint8_t *solution,
                               struct nn_watch *watch, int64_t *lack)
{
    take_puzzle(judge, cells, solution);
    return nn_technique_goal_lack(&judge->goal, watch, &judge->position, judge->digits, INT64_MAX, lack);
}

const struct nn_judge_kind nn_judge_kind = {
    .largest_side = NN_LOGIC_SIDE,
    .make = make_judge,
    .free = free_judge,
    .is_solved = judge_is_solved,
    .lack = judge_lack,
};
