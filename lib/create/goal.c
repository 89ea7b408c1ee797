/* goal.c: see goal.h. */
#include "create/goal.h"

/* How far outside of the bounds; an upper bound of 0 is none. */
static int64_t distance_from(int64_t number, int64_t least, int64_t most)
{
    if (number < least) return least - number;
    return most && number > most ? number - most : 0;
}

nonet_status nn_goal_distance(struct nn_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                              int64_t *distance)
{
    (void)cells;
    (void)solution;
    *distance = distance_from(clues, goal->settings.fewest_clues, goal->settings.most_clues);
    return NONET_OK;
}
