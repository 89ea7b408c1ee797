/* rater_settings.c: see rater_settings.h. */
#include "answers/rater_settings.h"

#include <limits.h>

nonet_rater_settings rater_settings(const struct rating_filter *filter, bool is_canonical)
{
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.scales = rated_scales(filter);
    settings.canonical = is_canonical;
    settings.only_pearls = filter->pearl;
    settings.only_diamonds = filter->diamond;
    if (filter->has_max && settings.scales & NONET_SCALE_SE)
        settings.most_er = filter->max < INT_MAX ? (int)filter->max : 0;
    else if (filter->has_max) settings.most_score = (int64_t)filter->max / 10;
    return settings;
}
