/* technique_goal.h: which techniques a puzzle must and must not need, and how far a puzzle is from that.
 *
 * The demands come down to one order of techniques, nonet's own, in three parts:
 *
 *     easier ......... needed and the rest ........ harder
 *     must not solve   must solve, and must not     are not asked
 *     it               without those needed
 *
 * A level's lower bound says where the first part ends, its upper bound where the second does; a technique that is
 * needed is where the first part ends, too: what comes before it in the list is tried before it. The second part starts
 * where the first one is stuck, so that no step is searched for twice. If both a level and techniques are wanted, and
 * some of these are easier than the level, the last thing to make sure of is that easier levels do not solve it.
 *
 * Puzzles of one level aim at its techniques in turn (aim_list.h): the ends of the first two parts move.
 *
 * Where techniques are needed, nearly all puzzles fail, so all steps of a technique are taken at once (gain.h); a
 * puzzle that does not fail is solved again step by step, as the explainer does it. */
#ifndef NN_TECHNIQUE_GOAL_H
#define NN_TECHNIQUE_GOAL_H

#include "sized/own_rater.h"

enum { NN_MOST_AIMS = 16 }; /* of a level */

/* How many rows must not solve a puzzle, and how many must; and how many attempts a turn has. */
struct nn_aim {
    int easier, strong;
    uint64_t attempts;
};

struct nn_technique_goal {
    struct nn_own_rater own;
    struct nn_order easier; /* must not solve it */
    bool has_easier;
    struct nn_order quick;  /* its first rows, up to the level medium */
    struct nn_order strong; /* must solve it; its first rows are the easier ones */
    bool has_strong;
    struct nn_order rest;  /* the same without what is needed: must not solve it */
    struct nn_order only;  /* nothing but what is needed: has to give something new where the easier ones are stuck */
    struct nn_order below; /* with needed techniques: the levels below the wanted one, which must not solve it */
    bool has_below;
    bool has_needed;
    struct nn_aim aims[NN_MOST_AIMS];
    int aim_count;     /* 0: nothing in turn */
    bool prefers_open; /* what is much less open than the puzzle it comes from is not worth the expensive ones */
    struct nn_technique_set needed;
    struct nn_gain need_gain,
        rest_gain; /* what those needed give where the easier ones are stuck, and what others do */
};

/* Lacks up to this: what is needed gives something that nothing else gives, but the puzzle is solved without it. */
#define NN_TECHNIQUE_IS_USED ((int64_t)1 << 20)

/* The lack of a puzzle that even quick techniques solve: nothing tells how far it is, nor whether another one is
 * nearer. */
#define NN_TECHNIQUE_LEAVES_NOTHING (4 * NN_TECHNIQUE_IS_USED)

void nn_technique_goal_init(struct nn_technique_goal *goal, const nonet_generator_settings *settings,
                            const nonet_layout *layout);
void nn_technique_goal_release(struct nn_technique_goal *goal);

/* Aim at what it is the turn of, from now on. */
void nn_technique_goal_aim(struct nn_technique_goal *goal, uint64_t turn);

/* How many attempts has this turn? UINT64_MAX: nothing is in turn. */
uint64_t nn_technique_goal_attempts(const struct nn_technique_goal *goal, uint64_t turn);

/* NULL, or the invariant that does not hold (base/invariants.h; goal_check.c). */
const char *nn_technique_goal_check(const struct nn_technique_goal *goal);

/* How far is this puzzle? 0: it is wanted. It comes from one with a lack of `bound`, or INT64_MAX: if it does not
 * promise more than that, it is not looked at closely. NONET_STOPPED: the watch is over. NONET_ERR_INTERNAL: a step
 * contradicts the solution `digits`, which is 0-based. */
nonet_status nn_technique_goal_lack(struct nn_technique_goal *goal, struct nn_watch *watch,
                                    const nonet_position *position, const uint8_t *digits, int64_t bound,
                                    int64_t *lack);

#endif
