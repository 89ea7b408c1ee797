/* hodoku_rater.h: a puzzle on HoDoKu's scale: solves it HoDoKu's way and keeps only the score. */
#ifndef NN_HODOKU_RATER_H
#define NN_HODOKU_RATER_H

#include "logic/solve_loop.h"
#include "technique/hodoku_score.h"

struct nn_hodoku_rater {
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding; /* its watch ends it; the caller sets it */
    struct nn_order orders[2]; /* [whether the givens alone have one solution] */
};

/* How the way went; the score counts the steps that were made. */
struct nn_hodoku_result {
    struct nn_hodoku_score score;
    int hardest; /* the technique of the highest level, of these the one with the most points; or -1 */
    int steps;
    bool is_solved, is_wrong; /* a step contradicts the solution: a bug */
};

void nn_hodoku_rater_init(struct nn_hodoku_rater *rater, const nonet_layout *layout);
void nn_hodoku_rater_release(struct nn_hodoku_rater *rater);

/* `digits`: the solution, 0-based. Ends when the board is full, nothing helps, the watch is over, or the score
 * is above `most`. */
void nn_hodoku_rate(struct nn_hodoku_rater *rater, const nonet_position *position, const uint8_t *digits,
                    bool has_unique_givens, int64_t most, struct nn_hodoku_result *result);

#endif
