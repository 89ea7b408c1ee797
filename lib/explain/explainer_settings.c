/* explainer_settings.c: checking the settings of an explainer, and building the ranking that they ask for. */
#include "base/refusal.h"
#include "base/reserved.h"
#include "board/check.h"
#include "sized/explainer_ranking.h"
#include "sized/sized.h"

void nonet_explainer_settings_defaults(nonet_explainer_settings *settings)
{
    if (settings) *settings = (nonet_explainer_settings){0};
}

static const nonet_refusal *problem_of_explainer_settings(const nonet_explainer_settings *settings)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    NN_REFUSE_IF((unsigned)settings->like > NONET_LIKE_HODOKU, "like", "there is no such order of techniques");
    NN_REFUSE_IF((unsigned)settings->path > NONET_PATH_SHORTEST, "path", "there is no such way");
    if (!settings->ranking) return NULL;
    NN_REFUSE_IF(settings->takes_in, "takes_in", "a ranking says itself which techniques are used");
    NN_REFUSE_IF(!nn_ranking_is_valid(settings->ranking), "ranking", "it is not possible");
    return NULL;
}

const nonet_refusal *nonet_explainer_problem(const nonet_position *position, const nonet_explainer_settings *settings)
{
    const nonet_refusal *problem = settings ? problem_of_explainer_settings(settings) : NULL;
    if (!problem && position) problem = nn_position_problem(position);
    if (problem || !position) return problem;
    NN_REFUSE_IF(nn_sized_index(position->layout->side) < 0, NULL, "boards larger than 25x25 cannot be explained");
    return NULL;
}

nonet_status nonet_ranking_of(const nonet_layout *layout, const nonet_explainer_settings *settings,
                              nonet_ranking *ranking)
{
    enum { USUAL_SIDE = 9 };
    const int side = layout ? layout->side : USUAL_SIDE;
    nonet_explainer_settings defaults;
    nonet_explainer_settings_defaults(&defaults);
    if (!settings) settings = &defaults;
    if (!ranking || problem_of_explainer_settings(settings)) return NONET_ERR_ARG;
    if (layout && (!layout->is_classic || nn_sized_index(side) < 0)) return NONET_ERR_ARG;
    nn_explainer_rank(settings, side, ranking);
    return NONET_OK;
}
