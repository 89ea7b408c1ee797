/* hodoku_score.h: the score and level of a solution path, by HoDoKu's rules.
 *
 * Each step adds its technique's score and raises the level to its technique's; at the end the level is raised while
 * the score exceeds what it allows. A puzzle that is not solved is extreme. */
#ifndef NN_HODOKU_SCORE_H
#define NN_HODOKU_SCORE_H

#include "technique/technique.h"

struct nn_hodoku_score {
    int64_t score;
    nonet_hodoku_level hardest;
};

void nn_hodoku_score_add(struct nn_hodoku_score *score, enum nn_technique technique);

nonet_hodoku_level nn_hodoku_level(const struct nn_hodoku_score *score, bool is_solved);

#endif
