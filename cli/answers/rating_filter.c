/* rating_filter.c: see rating_filter.h. */
#include "answers/rating_filter.h"

#include <limits.h>

unsigned rated_scales(const struct settings *settings)
{
    return settings->scales ? settings->scales : NONET_SCALE_SE;
}

bool has_rate_filter(const struct settings *settings)
{
    return settings->has_min || settings->has_max || settings->pearl || settings->diamond;
}

/* --min and --max are about ER, unless there is none. */
static bool is_within_bounds(const struct settings *settings, const nonet_rating *rating)
{
    const uint64_t tenths =
        rated_scales(settings) & NONET_SCALE_SE ? (uint64_t)rating->se.er : 10 * (uint64_t)rating->hodoku.score;
    return (!settings->has_min || tenths >= settings->min) && (!settings->has_max || tenths <= settings->max);
}

bool is_wanted_rating(const struct settings *settings, const nonet_rating *rating)
{
    if (!has_rate_filter(settings)) return true;
    if (rating->is_unwanted || rating->scales != rated_scales(settings)) return false;
    if (settings->pearl && rating->se.er != rating->se.ep) return false;
    if (settings->diamond && rating->se.er != rating->se.ed) return false;
    return is_within_bounds(settings, rating);
}

nonet_rater *worker_rater(struct worker *worker)
{
    const struct settings *const settings = worker->settings;
    nonet_rater_settings rating;
    if (worker->rater) return worker->rater;
    nonet_rater_settings_defaults(&rating);
    rating.scales = rated_scales(settings);
    rating.canonical = settings->canonical;
    rating.only_pearls = settings->pearl;
    rating.only_diamonds = settings->diamond;
    if (settings->has_max && rating.scales & NONET_SCALE_SE)
        rating.most_er = settings->max < INT_MAX ? (int)settings->max : 0;
    else if (settings->has_max) rating.most_score = (int64_t)settings->max / 10;
    rating.stop = worker->stop;
    rating.timeout_ms = settings->solver.timeout_ms;
    const nonet_status status = nonet_rater_new(&rating, &worker->rater);
    if (status != NONET_OK) fatal(nonet_status_text(status));
    return worker->rater;
}
