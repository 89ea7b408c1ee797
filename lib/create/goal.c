/* goal.c: see goal.h. */
#include "create/goal.h"

#include <limits.h>

#include "base/try.h"

enum { NINE_SIDE_CELLS = 81 };

/* Demands, the first ones last; a distance is a multiple of this and what lacks there. */
enum { BY_RATING, BY_SCORE, BY_TECHNIQUES, BY_CLUES };
#define DEMAND ((int64_t)1 << 40)

/* Distances by techniques. Where the needed one is in use, one step more may make it necessary. */
enum { IS_USED = 1, IS_TOO_EASY = 100, IS_TOO_HARD = 1000 };

/* ---- which techniques ------------------------------------------------------------------------------ */

/* The last technique that counts when these are needed: of levels below extreme all, of extreme only the easier ones,
 * because harder ones make everything else superfluous. */
static int last_technique(const bool *needed)
{
    int last = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (needed[which]) last = which;
    if (nn_techniques[last].level == NN_EXTREME) return last;
    const enum nn_level level = nn_techniques[last].level;
    while (last + 1 < NN_TECHNIQUES && nn_techniques[last + 1].level == level) last++;
    return last;
}

static int last_of_level(nonet_level level)
{
    int last = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if ((int)nn_techniques[which].level <= (int)level) last = which;
    return last;
}

/* Techniques that say the same in another way, or more: with them it would never be needed. */
static const struct {
    enum nn_technique technique, includes_it;
} inclusions[] = {
    {NN_SKYSCRAPER, NN_TURBOT_FISH},   {NN_SKYSCRAPER, NN_SASHIMI_X_WING}, {NN_TWO_STRING_KITE, NN_TURBOT_FISH},
    {NN_AIC, NN_DISCONTINUOUS_LOOP},
};

static void leave_out_inclusions(const bool *needed, bool *leaves_out)
{
    for (size_t at = 0; at < sizeof inclusions / sizeof *inclusions; at++)
        if (needed[inclusions[at].technique] && !needed[inclusions[at].includes_it])
            leaves_out[inclusions[at].includes_it] = true;
}

/* The techniques up to `last`, those that are not usual only if they are needed, less two sets; each may be NULL. */
static void make_order(struct nn_order *order, int last, const bool *needed, const bool *without, const bool *rest)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++)
        leaves_out[which] = which > last || (without && without[which]) || (rest && rest[which]);
    if (needed) leave_out_inclusions(needed, leaves_out);
    nn_ranking_like_nonet(&ranking, 9, (struct nn_choice){.leaves_out = leaves_out, .takes_in = needed});
    nn_order_of(order, &ranking);
}

static void make_orders(struct nn_goal *goal)
{
    const nonet_generator_settings *const settings = &goal->settings;
    const bool *const needed = settings->needed, *const without = settings->without;
    goal->has_needed = needed;
    goal->has_easier = settings->easiest > NONET_EASY;
    goal->has_strong = needed || settings->hardest < NONET_EXTREME;
    const int last = needed ? last_technique(needed) : last_of_level(settings->hardest);
    make_order(&goal->easier, last_of_level((nonet_level)(settings->easiest - goal->has_easier)), NULL, without, NULL);
    make_order(&goal->strong, last, needed, without, NULL);
    make_order(&goal->rest, last, needed, without, needed);
    for (int which = 0; needed && which < NN_TECHNIQUES; which++)
        if (needed[which]) nn_techniques_add(&goal->needed, (enum nn_technique)which);
}

void nn_goal_init(struct nn_goal *goal, const nonet_layout *layout)
{
    goal->layout = layout;
    make_orders(goal);
    goal->settings.needed = goal->settings.without = NULL; /* the caller's memory may go */
    nn_own_rater_init(&goal->own, layout);
    nn_hodoku_rater_init(&goal->hodoku, layout);
    nn_se_rater_init(&goal->se, layout);
}

void nn_goal_release(struct nn_goal *goal)
{
    nn_own_rater_release(&goal->own);
    nn_hodoku_rater_release(&goal->hodoku);
    nn_se_rater_release(&goal->se);
}

/* ---- by techniques --------------------------------------------------------------------------------- */

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

static bool is_any_used(const struct nn_technique_set *needed, const struct nn_technique_set *used)
{
    for (size_t word = 0; word < sizeof needed->word / sizeof *needed->word; word++)
        if (needed->word[word] & used->word[word]) return true;
    return false;
}

/* Too easy: by how many techniques of the list; too hard: by how many cells stayed open. */
static nonet_status lack_of_techniques(struct nn_goal *goal, const nonet_position *position, const uint8_t *digits,
                                       int64_t *lack)
{
    struct nn_own_result result;
    *lack = 0;
    if (goal->has_easier) {
        NN_TRY(follow(goal, &goal->easier, position, digits, &result));
        if (result.is_solved) *lack = IS_TOO_EASY + NN_TECHNIQUES - result.hardest;
    }
    if (*lack || !goal->has_strong) return NONET_OK;
    NN_TRY(follow(goal, &goal->strong, position, digits, &result));
    if (!result.is_solved) *lack = IS_TOO_HARD + nn_cells_count(goal->own.grid.open);
    if (*lack || !goal->has_needed) return NONET_OK;
    *lack = IS_TOO_EASY + NN_TECHNIQUES - result.hardest;
    if (!is_any_used(&goal->needed, &result.used)) return NONET_OK;
    NN_TRY(follow(goal, &goal->rest, position, digits, &result));
    *lack = result.is_solved ? IS_USED : 0;
    return NONET_OK;
}

/* ---- by ratings ------------------------------------------------------------------------------------ */

static nonet_status lack_of_score(struct nn_goal *goal, const nonet_position *position, const uint8_t *digits,
                                  int64_t *lack)
{
    const nonet_generator_settings *const settings = &goal->settings;
    struct nn_hodoku_result result;
    *lack = 0;
    if (!settings->least_score && !settings->most_score) return NONET_OK;
    const int64_t most = settings->most_score ? settings->most_score : INT64_MAX;
    goal->hodoku.search.watch = goal->watch;
    nn_hodoku_rate(&goal->hodoku, position, digits, true, most, &result);
    goal->watch = goal->hodoku.search.watch;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    if (goal->watch.is_over) return NONET_STOPPED;
    *lack = distance_from(result.score.score, settings->least_score, settings->most_score);
    return NONET_OK;
}

/* The rating in tenths; above `most` whatever it is. */
static nonet_status find_er(struct nn_goal *goal, const nonet_position *position, int most, int *er)
{
    struct nn_se_rating rating = {.hardest = ""};
    *er = most + 1;
    if (!nn_se_begin(&goal->se, position)) return NONET_ERR_INTERNAL;
    goal->se.search.watch = goal->watch;
    goal->se.most = most;
    while (goal->se.board.empty_cells && nn_se_next(&goal->se)) {
        nn_se_rating_add(&rating, &goal->se.hint);
        nn_se_apply(&goal->se);
        if (nn_se_tenths(rating.er) > most || nn_watch_is_over(&goal->se.search.watch)) break;
    }
    goal->watch = goal->se.search.watch;
    if (goal->watch.is_over) return NONET_STOPPED;
    if (!goal->se.board.empty_cells) *er = nn_se_tenths(rating.er);
    return NONET_OK;
}

static nonet_status lack_of_rating(struct nn_goal *goal, const nonet_position *position, int64_t *lack)
{
    const nonet_generator_settings *const settings = &goal->settings;
    const int most = settings->most_er ? settings->most_er : INT_MAX - 1;
    int er;
    *lack = 0;
    if (!settings->least_er && !settings->most_er) return NONET_OK;
    NN_TRY(find_er(goal, position, most, &er));
    *lack = er > most ? IS_TOO_HARD : distance_from(er, settings->least_er, 0);
    return NONET_OK;
}

/* ---- all together ---------------------------------------------------------------------------------- */

/* The first demand that is not met, and what lacks there. */
static nonet_status find_lack(struct nn_goal *goal, const nonet_position *position, const uint8_t *digits, int *demand,
                              int64_t *lack)
{
    *demand = BY_TECHNIQUES;
    NN_TRY(lack_of_techniques(goal, position, digits, lack));
    if (*lack) return NONET_OK;
    *demand = BY_SCORE;
    NN_TRY(lack_of_score(goal, position, digits, lack));
    if (*lack) return NONET_OK;
    *demand = BY_RATING;
    return lack_of_rating(goal, position, lack);
}

nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              struct nn_distance *distance)
{
    uint8_t values[NINE_SIDE_CELLS], digits[NINE_SIDE_CELLS];
    const nonet_position position = {goal->layout, values, NULL, NULL};
    int demand = BY_CLUES;
    int64_t lack = distance_from(clues, goal->settings.fewest_clues, goal->settings.most_clues);
    for (int cell = 0; cell < NINE_SIDE_CELLS; cell++) {
        values[cell] = cells[cell];
        digits[cell] = (uint8_t)(solution[cell] - 1);
    }
    if (!lack) NN_TRY(find_lack(goal, &position, digits, &demand, &lack));
    *distance = (struct nn_distance){.total = lack ? demand * DEMAND + lack : 0, .by_clues = demand == BY_CLUES};
    distance->by_nature = demand == BY_TECHNIQUES && lack > IS_USED;
    return NONET_OK;
}
