/* goal.h: what kind of puzzle is wanted, and how far a puzzle is from it. */
#ifndef NN_GOAL_H
#define NN_GOAL_H

#include "base/stop.h"

struct nn_goal {
    nonet_generator_settings settings;
    const nonet_layout *layout; /* 9x9 */
    struct nn_watch watch;      /* of the call under way */
};

/* 0: it is wanted; the larger, the farther off. A puzzle with one solution. */
nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              int64_t *distance);

#endif
