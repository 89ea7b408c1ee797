/* rating_filter.h: which scales to rate on, and which ratings are wanted, for all commands that rate. */
#ifndef CLI_RATING_FILTER_H
#define CLI_RATING_FILTER_H

#include "run/pipeline.h"

unsigned rated_scales(const struct settings *settings);

bool has_rate_filter(const struct settings *settings);

/* Puzzles without a rating match no filter. */
bool is_wanted_rating(const struct settings *settings, const nonet_rating *rating);

/* The worker's rater for these settings, made when the first puzzle comes. */
nonet_rater *worker_rater(struct worker *worker);

#endif
