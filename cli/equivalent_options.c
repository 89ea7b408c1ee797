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

#define SET_TRUE(name)                                                                             \
    static const char *set_##name(struct settings *settings, const char *value)                    \
    {                                                                                              \
        (void)value;                                                                               \
        settings->name = true;                                                                     \
        return NULL;                                                                               \
    }
SET_TRUE(transform)
SET_TRUE(automorphisms)
SET_TRUE(unique)
SET_TRUE(same)

static const struct option canon_options[] = {
    {0, "transform", NULL, "tell which rows, columns and values became which", set_transform, NULL},
    {0, "automorphisms", NULL, "tell how many ways to move the cells give the same board", set_automorphisms, NULL},
    {'u', "unique", NULL, "leave out what is equivalent to an earlier puzzle", set_unique, NULL},
    {0, "same", NULL, "only say whether all puzzles are equivalent: same or different", set_same, NULL},
    {0},
};

const struct option_group options_canon = {"Canonical forms", canon_options};

static const struct option shuffle_options[] = {
    {0, "seed", "N", "which random forms; the same seed gives the same ones; default: 1", set_shuffle_seed, NULL},
    {'n', "count", "N", "write N forms of each puzzle; default: 1", set_count, NULL},
    {0},
};

const struct option_group options_shuffle = {"Shuffling", shuffle_options};
