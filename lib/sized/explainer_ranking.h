/* explainer_ranking.h: the order of techniques that the settings of an explainer ask for. */
#ifndef NN_EXPLAINER_RANKING_H
#define NN_EXPLAINER_RANKING_H

#include "technique/ranking.h"

/* The ranking that they ask for on boards of this side. */
void nn_explainer_rank(const nonet_explainer_settings *settings, int side, nonet_ranking *ranking);

#endif
