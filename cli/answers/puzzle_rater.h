/* puzzle_rater.h: what the raters of all commands are set to. */
#ifndef CLI_PUZZLE_RATER_H
#define CLI_PUZZLE_RATER_H

#include "options/rating_filter.h"

/* They give up early what the filter does not want. */
nonet_rater_settings rater_settings(const struct rating_filter *filter, bool is_canonical);

#endif
