/* equivalent_options.c: the options of the commands about equivalent boards. */
#include "settings.h"

static const char *set_shuffle_seed(struct settings *settings, const char *value)
{
    settings->seed = whole_number(value, UINT32_MAX);
    return settings->seed ? NULL : "not a whole number from 1 to 4294967295";
}

static const char *set_count(struct settings *settings, const char *value)
{
    settings->count = whole_number(value, 1000 * 1000 * 1000);
    return settings->count ? NULL : "not a whole number from 1 to 1000000000";
}

static const struct option shuffle_options[] = {
    {0, "seed", "N", "which random forms; the same seed gives the same ones; default: 1", set_shuffle_seed, NULL},
    {'n', "count", "N", "write N forms of each puzzle; default: 1", set_count, NULL},
    {0},
};

const struct option_group options_shuffle = {"Shuffling", shuffle_options};
