/* nine_goal.c: see nine_goal.h. */
#include "create/nine/nine_goal.h"

#include <limits.h>

#include "base/try.h"
#include "board/nine.h"
#include "create/bounds.h"

void nn_nine_goal_init(struct nn_nine_goal *goal, const nonet_layout *layout)
{
    goal->layout = layout;
    nn_technique_goal_init(&goal->techniques, &goal->settings, layout);
    goal->settings.needed = goal->settings.without = NULL; /* the caller may free its memory */
    nn_hodoku_rater_init(&goal->hodoku, layout);
    nn_se_rater_init(&goal->se, layout);
}

void nn_nine_goal_release(struct nn_nine_goal *goal)
{
    nn_technique_goal_release(&goal->techniques);
    nn_hodoku_rater_release(&goal->hodoku);
    nn_se_rater_release(&goal->se);
}

/* ---- by ratings ------------------------------------------------------------------------------------ */

static nonet_status lack_of_score(struct nn_nine_goal *goal, const nonet_position *position, const uint8_t *digits,
                                  int64_t *lack)
{
    const nonet_generator_settings *const settings = &goal->settings;
    struct nn_hodoku_result result;
    *lack = 0;
    if (!settings->least_score && !settings->most_score) return NONET_OK;
    const int64_t most = settings->most_score ? settings->most_score : INT64_MAX;
    nn_finding_begin(&goal->hodoku.finding, &goal->watch);
    nn_hodoku_rate(&goal->hodoku, position, digits, true, most, &result);
    goal->watch = goal->hodoku.finding.watch;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    NN_TRY(nn_watch_status(&goal->watch));
    *lack = nn_distance_from(result.score.score, settings->least_score, settings->most_score);
    return NONET_OK;
}

/* Follow the solution as far as it is not harder than `most`. */
static nonet_status walk_to_er(struct nn_nine_goal *goal, const uint8_t *digits, int most, struct nn_se_rating *rating)
{
    struct nn_se_rater *const se = &goal->se;
    while (se->board.empty_cells) {
        if (!nn_se_next(se)) return se->end == NN_SE_NO_MEMORY ? NONET_ERR_MEMORY : NONET_OK;
        if (!nn_se_hint_agrees(&se->hint, digits)) return NONET_ERR_INTERNAL;
        nn_se_rating_add(rating, &se->hint);
        nn_se_apply(se);
        if (nn_se_tenths(rating->er) > most || nn_watch_is_over(&se->finding.watch)) break;
    }
    return NONET_OK;
}

/* The rating in tenths; above `most`, or where Sudoku Explainer itself is stuck, just above it. */
static nonet_status find_er(struct nn_nine_goal *goal, const nonet_position *position, const uint8_t *digits, int most,
                            int *er)
{
    struct nn_se_rating rating = {.hardest = ""};
    *er = most + 1;
    if (!nn_se_begin(&goal->se, position)) return NONET_ERR_INTERNAL;
    nn_finding_begin(&goal->se.finding, &goal->watch);
    goal->se.most = most;
    NN_TRY(walk_to_er(goal, digits, most, &rating));
    goal->watch = goal->se.finding.watch;
    NN_TRY(nn_watch_status(&goal->watch));
    if (!goal->se.board.empty_cells) *er = nn_se_tenths(rating.er);
    return NONET_OK;
}

static nonet_status lack_of_rating(struct nn_nine_goal *goal, const nonet_position *position, const uint8_t *digits,
                                   int64_t *lack)
{
    const nonet_generator_settings *const settings = &goal->settings;
    const int most = settings->most_er ? settings->most_er : INT_MAX - 1;
    int er;
    *lack = 0;
    if (!settings->least_er && !settings->most_er) return NONET_OK;
    NN_TRY(find_er(goal, position, digits, most, &er));
    *lack = er > most ? NN_RATED_ABOVE : nn_distance_from(er, settings->least_er, 0);
    return NONET_OK;
}

/* ---- all together ---------------------------------------------------------------------------------- */

/* The first demand that is not met, and by how much. */
static nonet_status find_lack(struct nn_nine_goal *goal, const nonet_position *position, const uint8_t *digits,
                              int64_t bound, int *demand, int64_t *lack)
{
    *demand = NN_BY_TECHNIQUES;
    NN_TRY(nn_technique_goal_lack(&goal->techniques, &goal->watch, position, digits, bound, lack));
    if (*lack) return NONET_OK;
    *demand = NN_BY_SCORE;
    NN_TRY(lack_of_score(goal, position, digits, lack));
    if (*lack) return NONET_OK;
    *demand = NN_BY_RATING;
    return lack_of_rating(goal, position, digits, lack);
}

nonet_status nn_nine_goal_distance(struct nn_nine_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                                   int64_t bound, struct nn_distance *distance)
{
    uint8_t values[NN_NINE_CELLS], digits[NN_NINE_CELLS];
    const nonet_position position = {goal->layout, values, NULL, NULL};
    int demand = NN_BY_CLUES;
    const int64_t techniques_bound = bound / NN_RANK == NN_BY_TECHNIQUES ? bound % NN_RANK : INT64_MAX;
    int64_t lack = nn_distance_from(clues, goal->settings.fewest_clues, goal->settings.most_clues);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        values[cell] = cells[cell];
        digits[cell] = (uint8_t)(solution[cell] - 1);
    }
    atomic_fetch_add_explicit(goal->tried, 1, memory_order_relaxed);
    if (!lack) NN_TRY(find_lack(goal, &position, digits, techniques_bound, &demand, &lack));
    *distance = (struct nn_distance){.total = nn_distance_of(demand, lack), .by_clues = demand == NN_BY_CLUES};
    distance->by_nature = demand == NN_BY_TECHNIQUES && lack > NN_TECHNIQUE_IS_USED;
    return NONET_OK;
}
