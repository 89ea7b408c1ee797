/* explainer_settings.h: whether the settings of an explainer are possible. */
#ifndef NN_EXPLAINER_SETTINGS_H
#define NN_EXPLAINER_SETTINGS_H

#include "nonet.h"

bool nn_explainer_settings_are_valid(const nonet_explainer_settings *settings);

#endif
