/* rating_filter.h: which scales to rate on, and which ratings are wanted, for all commands that rate. */
#ifndef CLI_RATING_FILTER_H
#define CLI_RATING_FILTER_H

#include <nonet.h>
#include <stdbool.h>

struct rating_filter {
    unsigned scales; /* 0: the default */
    bool has_min, has_max;
    uint64_t min, max; /* in tenths */
    bool pearl, diamond;
};

/* For --scale, --min, --max, and --rating, which is both of them: a range. The field: struct rating_filter. */
const char *set_scale(void *field, const char *value);
const char *set_min(void *field, const char *value);
const char *set_max(void *field, const char *value);
const char *set_rating(void *field, const char *value);

/* What --scale accepts: the scales by name, then all of them. */
const char *scale_choice(size_t index);

unsigned rated_scales(const struct rating_filter *filter);

bool has_rating_filter(const struct rating_filter *filter);

/* Puzzles without a rating match no filter. */
bool is_wanted_rating(const struct rating_filter *filter, const nonet_rating *rating);

#endif
