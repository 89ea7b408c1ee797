/* explainer_settings.c: the settings of an explainer, checked, and the ranking that they ask for. */
#include "explain/explainer_settings.h"

#include "base/reserved.h"
#include "sized/explainer_ranking.h"

void nonet_explainer_settings_defaults(nonet_explainer_settings *settings)
{
    if (settings) *settings = (nonet_explainer_settings){0};
}

bool nn_explainer_settings_are_valid(const nonet_explainer_settings *settings)
{
    if (!NN_RESERVED_IS_UNUSED(settings)) return false;
    if (settings->like < NONET_LIKE_NONET || settings->like > NONET_LIKE_HODOKU) return false;
    if (settings->path < NONET_PATH_SIMPLEST || settings->path > NONET_PATH_SHORTEST) return false;
    if (!settings->ranking) return true;
    return !settings->takes_in && nn_ranking_is_valid(settings->ranking);
}

nonet_status nonet_ranking_of(const nonet_explainer_settings *settings, int side, nonet_ranking *ranking)
{
    nonet_explainer_settings defaults;
    nonet_explainer_settings_defaults(&defaults);
    if (!settings) settings = &defaults;
    if (!ranking || side < 1 || !nn_explainer_settings_are_valid(settings)) return NONET_ERR_ARG;
    nn_explainer_rank(settings, side, ranking);
    return NONET_OK;
}
