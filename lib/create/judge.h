/* judge.h: do techniques lead to the solution of a puzzle as far as they should, and no farther? On boards up to
 * 25x25.
 *
 * What they should do says technique_goal.h. The logic is compiled twice, for small boards and for large ones
 * (explain/walker.h), and so is this: a judge is known by the table of its calls only. */
#ifndef NN_JUDGE_H
#define NN_JUDGE_H

#include "base/stop.h"

struct nn_judge; /* differs between the builds */

struct nn_judge_kind {
    int largest_side;
    /* What the settings say about levels and techniques; the layout must outlive the judge. */
    nonet_status (*make)(const nonet_layout *layout, const nonet_generator_settings *settings, struct nn_judge **judge);
    void (*free)(struct nn_judge *judge);
    /* Can the techniques that must be enough solve it? True if none are named. */
    nonet_status (*is_solved)(struct nn_judge *judge, const uint8_t *cells, const uint8_t *solution,
                              struct nn_watch *watch, bool *is_solved);
    /* How far is it from what is wanted? 0: it is wanted. */
    nonet_status (*lack)(struct nn_judge *judge, const uint8_t *cells, const uint8_t *solution, struct nn_watch *watch,
                         int64_t *lack);
};

extern const struct nn_judge_kind nn_judge_kind;

#endif
