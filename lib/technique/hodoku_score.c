/* hodoku_score.c: see hodoku_score.h. */
#include "technique/hodoku_score.h"

void nn_hodoku_score_add(struct nn_hodoku_score *score, enum nn_technique technique)
{
    score->score += nn_techniques[technique].hodoku.score;
    if (nn_techniques[technique].hodoku.level > score->hardest) score->hardest = nn_techniques[technique].hodoku.level;
}

nonet_hodoku_level nn_hodoku_level(const struct nn_hodoku_score *score, bool is_solved)
{
    static const int64_t most[NONET_HODOKU_EXTREME] = {
        [NONET_HODOKU_EASY] = 800,
        [NONET_HODOKU_MEDIUM] = 1000,
        [NONET_HODOKU_HARD] = 1600,
        [NONET_HODOKU_UNFAIR] = 1800,
    };
    nonet_hodoku_level level = is_solved ? score->hardest : NONET_HODOKU_EXTREME;
    while (level < NONET_HODOKU_EXTREME && score->score > most[level]) level++;
    return level;
}
