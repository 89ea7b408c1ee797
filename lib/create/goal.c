/* goal.c: see goal.h. */
#include "create/goal.h"

#include "base/try.h"

enum {
    FAR_BY_CLUES = 1000000, /* a clue more or less than wanted */
    FAR_BY_HARDNESS = 1000, /* too hard, however little */
    NINE_SIDE_CELLS = 81,
};

/* ---- which techniques ------------------------------------------------------------------------------ */

/* All techniques up to `hardest`, less those that are not wanted. */
static void make_order(struct nn_order *order, const nonet_generator_settings *settings, nonet_level hardest)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++)
        leaves_out[which] = (int)nn_techniques[which].level > (int)hardest ||
                            (settings->without && settings->without[which]);
    nn_ranking_like_nonet(&ranking, 9, (struct nn_choice){.leaves_out = leaves_out});
    nn_order_of(order, &ranking);
}

void nn_goal_init(struct nn_goal *goal, const nonet_layout *layout)
{
    const nonet_generator_settings *const settings = &goal->settings;
    goal->layout = layout;
    goal->too_weak_count = 0;
    nn_own_rater_init(&goal->own, layout);
    if (settings->easiest > NONET_EASY)
        make_order(&goal->too_weak[goal->too_weak_count++], settings, (nonet_level)(settings->easiest - 1));
    goal->has_strong = settings->hardest < NONET_EXTREME;
    if (goal->has_strong) make_order(&goal->strong, settings, settings->hardest);
}

void nn_goal_release(struct nn_goal *goal)
{
    nn_own_rater_release(&goal->own);
}

/* ---- distances ------------------------------------------------------------------------------------- */

/* How far outside of the bounds; an upper bound of 0 is none. */
static int64_t distance_from(int64_t number, int64_t least, int64_t most)
{
    if (number < least) return least - number;
    return most && number > most ? number - most : 0;
}

static nonet_status follow(struct nn_goal *goal, const struct nn_order *order, const nonet_position *position,
                           const uint8_t *digits, struct nn_own_result *result)
{
    goal->own.search.watch = goal->watch;
    nn_own_rate(&goal->own, order, position, digits, result);
    goal->watch = goal->own.search.watch;
    if (result->is_wrong) return NONET_ERR_INTERNAL;
    return goal->watch.is_over ? NONET_STOPPED : NONET_OK;
}

/* Too easy: by how many techniques of the list; too hard: by how many cells stayed open. */
static nonet_status distance_of_techniques(struct nn_goal *goal, const nonet_position *position, const uint8_t *digits,
                                           int64_t *distance)
{
    struct nn_own_result result;
    for (int at = 0; at < goal->too_weak_count; at++) {
        NN_TRY(follow(goal, &goal->too_weak[at], position, digits, &result));
        if (!result.is_solved) continue;
        *distance = 1 + NN_TECHNIQUES - result.hardest;
        return NONET_OK;
    }
    *distance = 0;
    if (!goal->has_strong) return NONET_OK;
    NN_TRY(follow(goal, &goal->strong, position, digits, &result));
    if (!result.is_solved) *distance = FAR_BY_HARDNESS + nn_cells_count(goal->own.grid.open);
    return NONET_OK;
}

bool nn_goal_lacks_clues(int64_t distance)
{
    return distance >= FAR_BY_CLUES;
}

nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              int64_t *distance)
{
    uint8_t values[NINE_SIDE_CELLS], digits[NINE_SIDE_CELLS];
    const nonet_position position = {goal->layout, values, NULL, NULL};
    *distance = FAR_BY_CLUES * distance_from(clues, goal->settings.fewest_clues, goal->settings.most_clues);
    if (*distance) return NONET_OK;
    for (int cell = 0; cell < NINE_SIDE_CELLS; cell++) {
        values[cell] = cells[cell];
        digits[cell] = (uint8_t)(solution[cell] - 1);
    }
    return distance_of_techniques(goal, &position, digits, distance);
}
