/* goal.h: what kind of puzzle is wanted, and how far a puzzle is from it.
 *
 * Demands on the way to the solution come down to sets of techniques: some must not be enough (a level's lower
 * bound: those of easier levels; a technique that is needed: all others of its level), others must be (the upper
 * bound). A puzzle is tried with each.
 *
 * Distances are for comparing. Cheap demands come first, and while one of them is not met the dearer ones are not
 * looked at: a puzzle that meets it is nearer than any that does not. */
#ifndef NN_GOAL_H
#define NN_GOAL_H

#include "rate/own_rater.h"

enum { NN_MOST_TOO_WEAK = 2 };

struct nn_goal {
    nonet_generator_settings settings;
    const nonet_layout *layout; /* 9x9 */
    struct nn_watch watch;      /* of the call under way */

    struct nn_own_rater own;
    struct nn_order too_weak[NN_MOST_TOO_WEAK]; /* must not solve it */
    int too_weak_count;
    struct nn_order strong; /* must solve it */
    bool has_strong;
};

/* The settings are set and valid. */
void nn_goal_init(struct nn_goal *goal, const nonet_layout *layout);
void nn_goal_release(struct nn_goal *goal);

/* 0: it is wanted; the larger, the farther off. A puzzle with one solution. NONET_STOPPED: the watch is over. */
nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              int64_t *distance);

/* Is the number of clues wrong in a puzzle of this distance? */
bool nn_goal_lacks_clues(int64_t distance);

#endif
