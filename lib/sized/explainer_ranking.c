/* explainer_ranking.c: see explainer_ranking.h. */
#include "sized/explainer_ranking.h"

void nn_explainer_rank(const nonet_explainer_settings *settings, int side, nonet_ranking *ranking)
{
    const struct nn_technique_choice choice = {settings->leaves_out, settings->takes_in};
    if (settings->ranking) {
        *ranking = *settings->ranking;
        nn_ranking_leave_out(ranking, choice.leaves_out);
    } else if (settings->like == NONET_LIKE_HODOKU) {
        nn_ranking_like_hodoku(ranking, choice);
    } else {
        nn_ranking_like_nonet(ranking, side, choice);
    }
}
