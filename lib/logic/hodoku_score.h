/* hodoku_score.h: the score and level of a way to the solution, by HoDoKu's rules.
 *
 * Each step adds its technique's score and lifts the level to its technique's; in the end the level goes
 * up while the score is above what the level allows. What is not solved is extreme. */
#ifndef NN_HODOKU_SCORE_H
#define NN_HODOKU_SCORE_H

#include "logic/technique.h"

struct nn_hodoku_score {
    int64_t score;
    nonet_hodoku_level hardest;
};

void nn_hodoku_score_add(struct nn_hodoku_score *score, enum nn_technique technique);

nonet_hodoku_level nn_hodoku_level(const struct nn_hodoku_score *score, bool is_solved);

#endif
