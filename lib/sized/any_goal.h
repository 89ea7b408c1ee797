/* any_goal.h: whether techniques solve a puzzle as far as they should, and no farther, on boards up to 25x25.
 *
 * technique_goal.h says what they should do. Like the logic, this is compiled twice, for small and for large boards
 * (sized.h). */
#ifndef NN_ANY_GOAL_H
#define NN_ANY_GOAL_H

#include "base/stop.h"

struct nn_any_goal; /* differs between the builds */

struct nn_any_goal_kind {
    /* What the settings say about levels and techniques; the layout must outlive the goal. */
    nonet_status (*make)(const nonet_layout *layout, const nonet_generator_settings *settings,
                         struct nn_any_goal **goal);
    void (*free)(struct nn_any_goal *goal);
    /* Can the techniques that must be enough solve it? True if none are named. */
    nonet_status (*is_solved)(struct nn_any_goal *goal, const uint8_t *cells, const uint8_t *solution,
                              struct nn_watch *watch, bool *is_solved);
    /* How far is it from what is wanted? 0: it is wanted. */
    nonet_status (*lack)(struct nn_any_goal *goal, const uint8_t *cells, const uint8_t *solution,
                         struct nn_watch *watch, int64_t *lack);
};

extern const struct nn_any_goal_kind nn_any_goal_kind;

#endif
