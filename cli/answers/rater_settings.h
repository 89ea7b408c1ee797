/* rater_settings.h: what a filter of ratings means for the settings of a rater. */
#ifndef CLI_RATER_SETTINGS_H
#define CLI_RATER_SETTINGS_H

#include "options/rating_filter.h"

/* They give up early what the filter does not want. */
nonet_rater_settings rater_settings(const struct rating_filter *filter, bool is_canonical);

#endif
