/* equivalent_options.c: the options of the commands about equivalent boards. */
#include "options/settings.h"

const char *set_count(struct settings *settings, const char *value)
{
    settings->count = whole_number(value, 1000 * 1000 * 1000);
    return settings->count ? NULL : "not a whole number from 1 to 1000000000";
}

SET_FLAG(set_transform, transform)
SET_FLAG(set_automorphisms, automorphisms)
SET_FLAG(set_unique, unique)
SET_FLAG(set_same, same)
SET_FLAG(set_original, original)

static const struct option canon_options[] = {
    {0, "transform", NULL, "tell which rows, columns and values became which", set_transform, NULL},
    {0, "automorphisms", NULL, "tell how many ways to move the cells give the same board", set_automorphisms, NULL},
    {'u', "unique", NULL, "leave out what is equivalent to an earlier puzzle", set_unique, NULL},
    {0, "original", NULL, "write the puzzles as they are instead of their forms, as for --unique", set_original, NULL},
    {0, "same", NULL, "only say whether all puzzles are equivalent: same or different", set_same, NULL},
    {'j', "jobs", "N", "work on N puzzles at once; default: one for each processor (--unique and --same: always one)",
     set_jobs, NULL},
    {'t', "timeout", "SECONDS", "give up on a puzzle after this time (9x9 takes microseconds)", set_timeout, NULL},
    {0},
};

const struct option_group options_canon = {"Canonical forms", canon_options};

static const struct option shuffle_options[] = {
    {0, "seed", "N", "which random forms; the same seed gives the same ones; default: 1", set_seed, NULL},
    {'n', "count", "N", "write N forms of each puzzle; default: 1", set_count, NULL},
    {0},
};

const struct option_group options_shuffle = {"Shuffling", shuffle_options};
