/* explainer_settings.h: what the settings of an explainer say about techniques. */
#ifndef NN_EXPLAINER_SETTINGS_H
#define NN_EXPLAINER_SETTINGS_H

#include "logic/ranking.h"

bool nn_explainer_settings_are_valid(const nonet_explainer_settings *settings);

/* The ranking that they ask for on boards of this side. */
void nn_explainer_rank(const nonet_explainer_settings *settings, int side, nonet_ranking *ranking);

#endif
