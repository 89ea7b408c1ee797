/* minimal_options.c: the options of the commands about redundant clues and neighbours. */
#include <string.h>

#include "options/settings.h"

SET_FLAG(set_minimal, minimal)
SET_FLAG(set_redundant, redundant)
SET_FLAG(set_exact, exact)
SET_FLAG(set_rate, rate)

static const struct option check_options[] = {
    {0, "minimal", NULL, "also say whether clues are redundant, and which", set_minimal, NULL},
    {0},
};

const struct option_group options_check = {"What to check", check_options};

static const struct option minimize_options[] = {
    {0, "seed", "N", "try the clues in a random order, the same for the same seed; default: row by row", set_seed,
     NULL},
    {0, "redundant", NULL, "tell which clues were taken away", set_redundant, NULL},
    {'a', "all", NULL, "list all minimal puzzles that are left when clues go", set_all, NULL},
    {'n', "limit", "N", "list up to N of them for each puzzle", set_limit, NULL},
    {0},
};

const struct option_group options_minimize = {"Minimizing", minimize_options};

static const char *set_distance(int *distance, const char *value)
{
    *distance = (int)whole_number(value, NONET_MAX_DISTANCE);
    return *distance || strcmp(value, "0") == 0 ? NULL : "not a whole number from 0 to 16";
}

static const char *set_remove(struct settings *settings, const char *value)
{
    return set_distance(&settings->remove, value);
}

static const char *set_add(struct settings *settings, const char *value)
{
    return set_distance(&settings->add, value);
}

static const char *set_memory(struct settings *settings, const char *value)
{
    settings->memory = whole_number(value, 1000 * 1000);
    return settings->memory ? NULL : "not a whole number from 1 to 1000000";
}

SET_FLAG(set_only_new, unique)

static const struct option vicinity_options[] = {
    {0, "remove", "N", "take N clues away; default: 1", set_remove, NULL},
    {0, "add", "M", "put M others in; default: 1", set_add, NULL},
    {0, "exact", NULL, "print every one, instead of one of those that are equivalent", set_exact, NULL},
    {'u', "unique", NULL,
     "leave out what is equivalent to a neighbour of an earlier puzzle, too; works on one puzzle at a time",
     set_only_new, NULL},
    {'n', "limit", "N", "print up to N for each puzzle", set_limit, NULL},
    {0, "memory", "MB",
     "keep up to so much of what was found, to know what is equivalent, in all threads together; default: 1000",
     set_memory, NULL},
    {0, "rate", NULL, "behind each the rating, as nonet rate prints it", set_rate, NULL},
    {0, "rating", "A..B", "only puzzles with an ER from A to B, as in 7.1..8.0, 9.0.. or ..8.0, with their ratings",
     set_rating, NULL},
    {0},
};

const struct option_group options_vicinity = {"Neighbours", vicinity_options};
