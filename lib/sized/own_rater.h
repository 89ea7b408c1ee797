/* own_rater.h: how far chosen techniques lead, in nonet's own order; nonet's own levels.
 *
 * The level of a puzzle is that of the hardest technique on the simplest way: at each step, the first technique of the
 * list that gives something. A technique of a higher level is tried only when all lower ones fail, so a puzzle is of
 * level L or below exactly if the techniques up to level L solve it, and the way is the same with or without harder
 * ones. A puzzle that the techniques up to expert do not solve is extreme; the harder ones are not asked. */
#ifndef NN_OWN_RATER_H
#define NN_OWN_RATER_H

#include "logic/gain.h"

struct nn_own_rater {
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding; /* its watch ends it; the caller sets it */
    int weights[NN_TECHNIQUES];
    struct nn_gain gain; /* of the current technique, with all of its steps */
};

/* How far a way went. */
struct nn_own_result {
    int hardest; /* the technique that is farthest down the list, or -1 */
    struct nn_technique_set used;
    int64_t weight;           /* of all steps: how much work it was */
    bool is_solved, is_wrong; /* a step contradicts the solution: a bug */
};

void nn_own_rater_init(struct nn_own_rater *rater, const nonet_layout *layout);
void nn_own_rater_release(struct nn_own_rater *rater);

/* nonet's own order for boards of a side up to a level. */
void nn_own_order(struct nn_order *order, int side, int hardest, bool has_unique_givens);

/* Begin with a puzzle. */
void nn_own_begin(struct nn_own_rater *rater, const nonet_position *position);

/* Follow the order from where the grid is to the order's end. `digits`: the solution, 0-based. */
void nn_own_follow(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                   struct nn_own_result *result);

/* The same, faster: all singles are placed before anything else is looked for. That leads to the same place, but what
 * was used is not told. */
void nn_own_reach(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                  struct nn_own_result *result);

/* The same again, with all steps of a technique at once (gain.h), which on rare occasions ends elsewhere. */
void nn_own_reach_by_techniques(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                                struct nn_own_result *result);

#endif
