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

#include "rate/hodoku_rater.h"
#include "rate/own_rater.h"
#include "rate/se/rater.h"

struct nn_goal {
    nonet_generator_settings settings;
    const nonet_layout *layout; /* 9x9 */
    struct nn_watch watch;      /* of the call under way */

    struct nn_own_rater own;
    struct nn_order easier; /* up to the level below the lowest one: must not solve it */
    bool has_easier;
    struct nn_order strong; /* must solve it */
    bool has_strong;
    struct nn_order rest; /* the same without what is needed: must not solve it */
    bool has_needed;
    struct nn_technique_set needed;

    struct nn_hodoku_rater hodoku;
    struct nn_se_rater se;
};

/* Of a puzzle. */
struct nn_distance {
    int64_t total;  /* 0: it is wanted; the larger, the farther off */
    bool by_clues;  /* the number of clues is wrong */
    bool by_nature; /* hardness is wrong, and a puzzle that is only a little different tells nothing about it */
};

/* The settings are set and valid. */
void nn_goal_init(struct nn_goal *goal, const nonet_layout *layout);
void nn_goal_release(struct nn_goal *goal);

/* How far is this puzzle, which has one solution? NONET_STOPPED: the watch is over. NONET_ERR_INTERNAL: a step
 * contradicts the solution. */
nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              struct nn_distance *distance);

#endif
