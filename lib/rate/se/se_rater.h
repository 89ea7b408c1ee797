/* se_rater.h: the Sudoku Explainer rating: the hardest step of a solution in which every step is the first one found by
 * the easiest technique that finds any. */
#ifndef NN_SE_RATER_H
#define NN_SE_RATER_H

#include "logic/finder.h"
#include "rate/se/se_chains.h"

/* The rating of a puzzle if no technique helps. */
#define NN_SE_NO_HINT 20.0

struct nn_se_rating {
    double er, ep, ed; /* the hardest step; so far at the first placement; the first step. 0: solved already */
    const char *hardest;
};

/* Why there is no next step. */
enum nn_se_end { NN_SE_STUCK, NN_SE_STOPPED, NN_SE_TOO_HARD, NN_SE_NO_MEMORY };

struct nn_se_rater {
    struct nn_se_geometry geometry;
    struct nn_se_board board;
    struct nn_se_hint hint;
    struct nn_se_links links;
    uint8_t value[NN_NINE_CELLS]; /* 0: empty */
    int most;                     /* nothing harder is looked for, in tenths; INT_MAX: no limit */
    enum nn_se_end end;
    atomic_int least; /* of the step that is being looked for, in tenths: all easier techniques found none */

    /* For the chains, which work on the grid of lib/logic; loaded when the first is needed. */
    struct nn_geometry logic_geometry;
    struct nn_grid grid;
    struct nn_finding finding; /* its watch ends long searches; the caller sets it */
    bool has_grid;
    uint64_t candidates[NN_NINE_CELLS];
};

void nn_se_rater_init(struct nn_se_rater *rater, const nonet_layout *layout);
void nn_se_rater_release(struct nn_se_rater *rater);

/* A rating in tenths. */
int nn_se_tenths(double rating);

/* Start at this position, without a limit; false: it is wrong. */
bool nn_se_begin(struct nn_se_rater *rater, const nonet_position *position);
/* The next step, into rater->hint. False: there is none, and rater->end says why. */
bool nn_se_next(struct nn_se_rater *rater);
void nn_se_apply(struct nn_se_rater *rater);

/* Is a step right? `digits`: the solution, 0-based. */
bool nn_se_hint_agrees(const struct nn_se_hint *hint, const uint8_t *digits);

/* Add the current step to the rating. */
void nn_se_rating_add(struct nn_se_rating *rating, const struct nn_se_hint *hint);

#endif
