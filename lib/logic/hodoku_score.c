/* hodoku_score.c: see hodoku_score.h. */
#include "logic/hodoku_score.h"

void nn_hodoku_score_add(struct nn_hodoku_score *score, enum nn_technique technique)
{
    score->score += nn_techniques[technique].hodoku.score;
    if (nn_techniques[technique].hodoku.level > score->hardest) score->hardest = nn_techniques[technique].hodoku.level;
}

enum nn_level nn_hodoku_level(const struct nn_hodoku_score *score, bool is_solved)
{
    static const int64_t most[NN_EXTREME] = {[NN_EASY] = 800, [NN_MEDIUM] = 1000, [NN_HARD] = 1600, [NN_EXPERT] = 1800};
    enum nn_level level = is_solved ? score->hardest : NN_EXTREME;
    while (level < NN_EXTREME && score->score > most[level]) level++;
    return level;
}
