/* rating_filter.c: see rating_filter.h. */
#include "options/rating_filter.h"

#include <assert.h>

#include "options/command.h"
#include "options/option_values.h"
#include "options/range.h"

unsigned rated_scales(const struct rating_filter *filter)
{
    assert(filter->scales <= (NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET));
    return filter->scales ? filter->scales : NONET_SCALE_SE;
}

bool has_rating_filter(const struct rating_filter *filter)
{
    return filter->has_min || filter->has_max || filter->pearl || filter->diamond;
}

/* --min and --max are about ER, unless there is none. */
static bool is_within_bounds(const struct rating_filter *filter, const nonet_rating *rating)
{
    const uint64_t tenths =
        rated_scales(filter) & NONET_SCALE_SE ? (uint64_t)rating->se.er : 10 * (uint64_t)rating->hodoku.score;
    return (!filter->has_min || tenths >= filter->min) && (!filter->has_max || tenths <= filter->max);
}

bool is_wanted_rating(const struct rating_filter *filter, const nonet_rating *rating)
{
    if (!has_rating_filter(filter)) return true;
    if (rating->is_unwanted || rating->scales != rated_scales(filter)) return false;
    if (filter->pearl && rating->se.er != rating->se.ep) return false;
    if (filter->diamond && rating->se.er != rating->se.ed) return false;
    return is_within_bounds(filter, rating);
}

/* ---- options ------------------------------------------------------------------------------------ */

const char *scale_choice(size_t index)
{
    const nonet_scale *const scale = nonet_scale_at(index);
    if (scale) return scale->name;
    return index && nonet_scale_at(index - 1) ? "all" : NULL;
}

const char *set_scale(void *field, const char *value)
{
    struct rating_filter *const filter = field;
    const int number = choice_number(scale_choice, value);
    if (!number) return NOT_A_CHOICE;
    filter->scales = nonet_scale_at((size_t)number - 1) ? 1u << (number - 1) : (1u << (number - 1)) - 1;
    return NULL;
}

static const char no_bound[] = "not a number with at most one decimal, as in 7.2 or 1200";

const char *set_min(void *field, const char *value)
{
    struct rating_filter *const filter = field;
    filter->has_min = true;
    return read_tenths(value, &filter->min) ? NULL : no_bound;
}

const char *set_max(void *field, const char *value)
{
    struct rating_filter *const filter = field;
    filter->has_max = true;
    return read_tenths(value, &filter->max) ? NULL : no_bound;
}

const char *set_rating(void *field, const char *value)
{
    struct range range;
    if (!range_split(value, &range) || (*range.low && set_min(field, range.low)) ||
        (*range.high && set_max(field, range.high)))
        return NO_RATING_RANGE;
    return NULL;
}
