/* technique_goal.c: see technique_goal.h.
 *
 * It is soon visible whether a puzzle is hard: 2 in 100 random minimal puzzles are extreme, but 22 in 100 of those with
 * 160 candidates left where the medium techniques are stuck. That is known after 23 us on average; the rest costs ten
 * times as much. So puzzles are first made more open (puzzles with similar clues are similarly open), and those much
 * less open than the one they come from are dropped if expensive techniques would come next. (For swordfish, where
 * these are cheap, examining all of them finds five times as much.) Tried: the sum of the weights of all steps, which
 * costs a whole solve and says less.
 *
 * It is also soon visible whether a technique is needed: where the easier ones are stuck, it should give something that
 * the rest of its level does not give there. Of 10,900 puzzles that had an ALS-XZ there, but nothing by it alone, 12
 * needed it; of 2,700 others 48 (swordfish: none of 1,700 and 60 of 1,400). Only those others are solved to the end
 * without it, and similar puzzles are tried longer. */
#include "sized/technique_goal.h"

#include <string.h>

#include "base/bits.h"
#include "base/invariants.h"
#include "base/try.h"

/* How far a puzzle is: one of these, less the candidates that are open where the quick techniques are
 * stuck; if it is too hard, and those that are open where all are stuck. Matched: where the easier ones are stuck,
 * other techniques give all that those needed give. */
#define KIND NN_TECHNIQUE_IS_USED
enum { IS_MATCHED = 2, IS_UNUSED, IS_TOO_EASY, IS_TOO_HARD };
_Static_assert(NN_TECHNIQUE_LEAVES_NOTHING == IS_TOO_EASY * KIND, "too easy, with no candidate open");

/* ---- which techniques ------------------------------------------------------------------------------ */

static int last_of_level(int level)
{
    int last = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if ((int)nn_techniques[which].level <= (int)level) last = which;
    return last;
}

/* The last technique that counts when these are needed, up to the hardest level: of levels without chains all, of the
 * others only the easier ones, because harder ones make everything else superfluous. Without a level (the hardest of
 * all) it is that of the hardest of these. */
static int last_technique(const bool *needed, int hardest)
{
    int last = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++)
        if (needed[which] && (int)nn_techniques[which].level <= hardest) last = which;
    const int level = hardest == NN_EXTREME ? (int)nn_techniques[last].level : hardest;
    return level >= NN_EXPERT ? last : last_of_level(level);
}

/* Techniques that are equivalent or stronger: with them it would never be needed. */
static const struct {
    enum nn_technique technique, includes_it;
} inclusions[] = {
    {NN_SKYSCRAPER, NN_TURBOT_FISH},
    {NN_SKYSCRAPER, NN_SASHIMI_X_WING},
    {NN_TWO_STRING_KITE, NN_TURBOT_FISH},
    {NN_AIC, NN_DISCONTINUOUS_LOOP},
};

static void leave_out_inclusions(const bool *needed, bool *leaves_out)
{
    for (size_t at = 0; at < sizeof inclusions / sizeof *inclusions; at++)
        if (needed[inclusions[at].technique] && !needed[inclusions[at].includes_it])
            leaves_out[inclusions[at].includes_it] = true;
}

/* The techniques up to `last`, those that are not usual only if they are needed, less two sets; each may be NULL. */
static void make_goal_order(struct nn_order *order, int side, int last, const bool *needed, const bool *without,
                            const bool *rest)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++)
        leaves_out[which] = which > last || (without && without[which]) || (rest && rest[which]);
    if (needed) leave_out_inclusions(needed, leaves_out);
    nn_ranking_like_nonet(&ranking, side, (struct nn_technique_choice){.leaves_out = leaves_out, .takes_in = needed});
    nn_order_of(order, &ranking);
}

static bool has_any(const struct nn_technique_set *one, const struct nn_technique_set *other)
{
    for (size_t word = 0; word < sizeof one->word / sizeof *one->word; word++)
        if (one->word[word] & other->word[word]) return true;
    return false;
}

/* What is tried before any of those needed, and these alone. */
static void cut_at_needed(struct nn_technique_goal *goal)
{
    goal->easier.count = goal->only.count = 0;
    for (int row = 0; row < goal->strong.count; row++) {
        const bool is_needed = has_any(&goal->needed, &goal->strong.rows[row].techniques);
        if (is_needed) goal->only.rows[goal->only.count++] = goal->strong.rows[row];
        else if (goal->only.count == 0) goal->easier.rows[goal->easier.count++] = goal->strong.rows[row];
    }
}

/* As many of the easier ones as are quickly asked. */
static void cut_after_medium(struct nn_technique_goal *goal)
{
    goal->quick = goal->easier;
    while (goal->quick.count > 0 && goal->quick.rows[goal->quick.count - 1].level > NN_MEDIUM) goal->quick.count--;
}

/* How many rows of the order come before this technique? */
static int rows_before(const struct nn_order *order, enum nn_technique which)
{
    int rows = 0;
    for (; rows < order->count; rows++)
        for (enum nn_technique at = which; at < NN_TECHNIQUES; at++)
            if (nn_techniques_have(&order->rows[rows].techniques, at)) return rows;
    return rows;
}

static const struct {
    enum nn_level level;
    enum nn_technique first, last;
    uint64_t attempts;
} aim_list[] = {
#define AIM(level, first, last, attempts) {NN_##level, NN_##first, NN_##last, attempts},
#include "sized/aim_list.h"
#undef AIM
};

/* Aims are about what is easier than them, so both orders have the rows of the level. */
static void list_aims(struct nn_technique_goal *goal, int level)
{
    for (size_t at = 0; at < sizeof aim_list / sizeof *aim_list; at++) {
        const struct nn_aim aim = {rows_before(&goal->strong, aim_list[at].first),
                                   rows_before(&goal->strong, aim_list[at].last + 1), aim_list[at].attempts};
        if ((int)aim_list[at].level != level || aim.easier == aim.strong) continue;
        assert(goal->aim_count < NN_MOST_AIMS);
        goal->aims[goal->aim_count++] = aim;
    }
    if (goal->aim_count) goal->easier = goal->strong;
    nn_technique_goal_aim(goal, 0);
}

void nn_technique_goal_aim(struct nn_technique_goal *goal, uint64_t turn)
{
    if (!goal->aim_count) return;
    const struct nn_aim *const aim = &goal->aims[turn % (uint64_t)goal->aim_count];
    goal->easier.count = aim->easier;
    goal->strong.count = aim->strong;
}

uint64_t nn_technique_goal_attempts(const struct nn_technique_goal *goal, uint64_t turn)
{
    return goal->aim_count ? goal->aims[turn % (uint64_t)goal->aim_count].attempts : UINT64_MAX;
}

static bool has_expensive_ones(const struct nn_order *order)
{
    return order->count > 0 && order->rows[order->count - 1].level > NN_HARD;
}

void nn_technique_goal_init(struct nn_technique_goal *goal, const nonet_generator_settings *settings,
                            const nonet_layout *layout)
{
    const bool *const needed = settings->needed, *const without = settings->without;
    const bool has_least = settings->easiest > NN_BEGINNER;
    const bool in_turn = settings->easiest == settings->hardest && !settings->is_natural && !needed && !without;
    *goal = (struct nn_technique_goal){
        .has_needed = needed,
        .has_below = needed && has_least,
        .has_easier = needed || has_least,
        .has_strong = needed || settings->hardest < NN_EXTREME,
    };
    nn_own_rater_init(&goal->own, layout);
    const int hardest = settings->hardest;
    const int last = needed ? last_technique(needed, hardest) : last_of_level(hardest);
    const int side = nonet_layout_side(layout);
    make_goal_order(&goal->easier, side, last_of_level((settings->easiest - has_least)), NULL, without, NULL);
    goal->below = goal->easier;
    make_goal_order(&goal->strong, side, last, needed, without, NULL);
    make_goal_order(&goal->rest, side, last, needed, without, needed);
    for (int which = 0; needed && which < NN_TECHNIQUES; which++)
        if (needed[which]) nn_techniques_add(&goal->needed, (enum nn_technique)which);
    if (needed) cut_at_needed(goal);
    cut_after_medium(goal);
    if (in_turn) list_aims(goal, settings->hardest);
    goal->prefers_open = has_expensive_ones(&goal->easier) && (needed || !goal->has_strong);
    NN_CHECK(nn_technique_goal_check(goal));
}

void nn_technique_goal_release(struct nn_technique_goal *goal)
{
    nn_own_rater_release(&goal->own);
}

/* ---- a puzzle -------------------------------------------------------------------------------------- */

/* nn_own_reach or nn_own_reach_by_techniques */
typedef void follower(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                      struct nn_own_result *result);

static nonet_status follow_watched(struct nn_technique_goal *goal, struct nn_watch *watch, follower *follow,
                                   const struct nn_order *order, const uint8_t *digits, struct nn_own_result *result)
{
    nn_finding_begin(&goal->own.finding, watch);
    follow(&goal->own, order, digits, result);
    *watch = goal->own.finding.watch;
    if (result->is_wrong) return NONET_ERR_INTERNAL;
    return nn_watch_status(watch);
}

static int open_candidates(const struct nn_grid *grid)
{
    int count = 0;
    NN_EACH_CELL(cell, grid->open) count += nn_count_bits(grid->candidates[cell]);
    return count;
}

/* Does what is needed give something here, and is that matched by what all others of its level give? */
static void look_at_need(struct nn_technique_goal *goal, struct nn_watch *watch, bool *is_found, bool *is_matched)
{
    struct nn_finding *const finding = &goal->own.finding;
    struct nn_gain *const gain = &goal->need_gain, *const rest = &goal->rest_gain;
    memset(gain, 0, sizeof *gain);
    memset(rest, 0, sizeof *rest);
    nn_finding_begin(finding, watch);
    for (int row = 0; row < goal->only.count; row++) nn_gain_add_row(finding, &goal->only.rows[row], gain);
    *is_found = !nn_gain_is_none(gain);
    for (int row = goal->easier.count; row < goal->rest.count && !nn_gain_is_none(gain); row++) {
        nn_gain_add_row(finding, &goal->rest.rows[row], rest);
        nn_gain_lose(gain, rest);
    }
    *is_matched = nn_gain_is_none(gain);
    *watch = finding->watch;
}

/* Step by step, from the beginning, as the explainer does it: taking all steps of a technique at once may have led
 * elsewhere. */
static nonet_status confirm(struct nn_technique_goal *goal, struct nn_watch *watch, const nonet_position *position,
                            const uint8_t *digits, int open, int64_t *lack)
{
    struct nn_own_result result;
    nn_own_begin(&goal->own, position);
    NN_TRY(follow_watched(goal, watch, nn_own_reach, &goal->rest, digits, &result));
    *lack = NN_TECHNIQUE_IS_USED - open;
    if (result.is_solved) return NONET_OK;
    nn_own_begin(&goal->own, position);
    NN_TRY(follow_watched(goal, watch, nn_own_reach, &goal->strong, digits, &result));
    *lack = result.is_solved ? 0 : IS_TOO_HARD * KIND + open_candidates(&goal->own.grid);
    if (!result.is_solved || !goal->has_below) return NONET_OK;
    nn_own_begin(&goal->own, position);
    NN_TRY(follow_watched(goal, watch, nn_own_reach, &goal->below, digits, &result));
    *lack = result.is_solved ? NN_TECHNIQUE_IS_USED - open : 0;
    return NONET_OK;
}

/* With what is needed and the rest of its level, from where the easier ones are stuck. */
static nonet_status lack_of_need(struct nn_technique_goal *goal, struct nn_watch *watch, const nonet_position *position,
                                 const uint8_t *digits, int open, int64_t *lack)
{
    struct nn_own_result result;
    bool is_found, is_matched;
    look_at_need(goal, watch, &is_found, &is_matched);
    *lack = (is_found ? IS_MATCHED : IS_UNUSED) * KIND - open;
    if (is_matched) return nn_watch_status(watch);
    if (!nn_gain_agrees(&goal->rest_gain, digits)) return NONET_ERR_INTERNAL;
    nn_gain_apply(&goal->rest_gain, &goal->own.grid);
    NN_TRY(follow_watched(goal, watch, nn_own_reach_by_techniques, &goal->rest, digits, &result));
    *lack = NN_TECHNIQUE_IS_USED - open;
    if (result.is_solved) return NONET_OK;
    NN_TRY(follow_watched(goal, watch, nn_own_reach_by_techniques, &goal->strong, digits, &result));
    *lack = IS_TOO_HARD * KIND + open_candidates(&goal->own.grid);
    return result.is_solved ? confirm(goal, watch, position, digits, open, lack) : NONET_OK;
}

/* Is this puzzle so much less open than the one from which it comes, whose lack is `bound`, that it promises
 * nothing? */
static bool is_less_open(int open, int64_t bound)
{
    const int64_t part = bound % KIND;
    return bound < IS_TOO_HARD * KIND && open < (part ? (KIND - part) * 9 / 10 : 0);
}

nonet_status nn_technique_goal_lack(struct nn_technique_goal *goal, struct nn_watch *watch,
                                    const nonet_position *position, const uint8_t *digits, int64_t bound, int64_t *lack)
{
    struct nn_own_result result;
    follower *const follow = goal->has_needed ? nn_own_reach_by_techniques : nn_own_reach;
    int open = 0;
    *lack = 0;
    nn_own_begin(&goal->own, position);
    if (goal->has_easier) {
        NN_TRY(follow_watched(goal, watch, follow, &goal->quick, digits, &result));
        open = open_candidates(&goal->own.grid);
        *lack = IS_TOO_EASY * KIND - open;
        if (result.is_solved || (goal->prefers_open && is_less_open(open, bound))) return NONET_OK;
        NN_TRY(follow_watched(goal, watch, follow, &goal->easier, digits, &result));
        if (result.is_solved) return NONET_OK;
        *lack = 0;
    }
    if (goal->has_needed) return lack_of_need(goal, watch, position, digits, open, lack);
    if (!goal->has_strong) return NONET_OK;
    NN_TRY(follow_watched(goal, watch, nn_own_reach, &goal->strong, digits, &result));
    *lack = result.is_solved ? 0 : IS_TOO_HARD * KIND + open_candidates(&goal->own.grid);
    return NONET_OK;
}
