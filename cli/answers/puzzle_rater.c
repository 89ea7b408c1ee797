/* puzzle_rater.c: see puzzle_rater.h. */
#include "answers/puzzle_rater.h"

#include <assert.h>
#include <limits.h>

#include "system/messages.h"

static nonet_rater_settings rater_settings(const struct rater *rater)
{
    const struct rating_filter *const filter = rater->filter;
    nonet_rater_settings settings;
    assert(filter);
    nonet_rater_settings_defaults(&settings);
    settings.scales = rated_scales(filter);
    settings.canonical = rater->is_canonical;
    settings.only_pearls = filter->pearl;
    settings.only_diamonds = filter->diamond;
    if (filter->has_max && settings.scales & NONET_SCALE_SE)
        settings.most_er = filter->max < INT_MAX ? (int)filter->max : 0;
    else if (filter->has_max) settings.most_score = (int64_t)filter->max / 10;
    settings.stop = rater->stop;
    settings.timeout_ms = rater->timeout_ms;
    return settings;
}

const nonet_refusal *rater_problem(const struct rater *rater, const nonet_position *position)
{
    const nonet_rater_settings settings = rater_settings(rater);
    return nonet_rater_problem(position, &settings);
}

nonet_rater *rater_handle(struct rater *rater)
{
    if (rater->rater) return rater->rater;
    const nonet_rater_settings settings = rater_settings(rater);
    const nonet_status status = nonet_rater_new(&settings, &rater->rater);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return rater->rater;
}

void rater_release(void *own)
{
    struct rater *const rater = own;
    nonet_rater_free(rater->rater);
}
