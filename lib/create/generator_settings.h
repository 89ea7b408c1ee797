/* generator_settings.h: what the settings of a generator mean. */
#ifndef NN_GENERATOR_SETTINGS_H
#define NN_GENERATOR_SETTINGS_H

#include "nonet.h"

/* The settings (NULL = defaults) with the defaults in place of zeros that are not meant. */
nonet_generator_settings nn_generator_settings_of(const nonet_generator_settings *given);

#endif
