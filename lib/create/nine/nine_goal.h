/* nine_goal.h: what kind of puzzle is wanted, and how far a puzzle is from it.
 *
 * Distances are only for comparing. Cheap demands come first, and while one of them is not met the expensive ones are
 * not checked: a puzzle that meets it is closer than any that does not. */
#ifndef NN_NINE_GOAL_H
#define NN_NINE_GOAL_H

#include <stdatomic.h>

#include "board/board.h"
#include "rate/hodoku_rater.h"
#include "rate/se/se_rater.h"
#include "sized/technique_goal.h"

struct nn_nine_goal {
    nonet_generator_settings settings;
    const nonet_layout *layout; /* 9x9 */
    struct nn_watch watch;      /* of the call under way */
    _Atomic uint64_t *tried;    /* counts puzzles that are looked at */
    _Atomic int64_t *nearest;   /* the distance of the nearest since one was made; 0: there is none */
    struct nn_board *board;     /* for grids that are weighed, or NULL */

    struct nn_technique_goal techniques;
    struct nn_hodoku_rater hodoku;
    struct nn_se_rater se;
};

/* Of a puzzle. */
struct nn_distance {
    int64_t total;  /* 0: it is wanted; the larger, the farther off */
    bool by_clues;  /* the number of clues is wrong */
    bool by_nature; /* difficulty is wrong, and a slightly different puzzle says nothing about it */
};

/* The settings are set and valid. */
void nn_nine_goal_init(struct nn_nine_goal *goal, const nonet_layout *layout);
void nn_nine_goal_release(struct nn_nine_goal *goal);

/* How far is this puzzle, which has one solution? It comes from one at the distance `bound`, or INT64_MAX.
 * NONET_STOPPED: the watch is over. NONET_ERR_INTERNAL: a step contradicts the solution. */
nonet_status nn_nine_goal_distance(struct nn_nine_goal *goal, const uint8_t *cells, const uint8_t *solution, int clues,
                                   int64_t bound, struct nn_distance *distance);

#endif
