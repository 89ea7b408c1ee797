/* unit_options.c: see unit_options.h. */
#include "units/unit_options.h"

#include <stdio.h>
#include <string.h>

#include "options/option_values.h"

enum { MOST_SHARDS = 1000 * 1000 };

bool wants_units(const struct unit_options *options)
{
    return options->shards || options->journal;
}

const char unit_seed_problem[] = "--shard and --journal need --seed: all shards must use the same";
const char unit_unique_problem[] = "--unique needs all answers: leave it to nonet merge --unique";

const char *unit_stats_clash(const struct unit_options *options, bool is_wanted)
{
    return is_wanted && wants_units(options) ? "--stats is for one run: without --shard and --journal" : NULL;
}

/* "3/8" */
static const char *set_shard(void *field, const char *value)
{
    static const char problem[] = "not a shard of several, from 1/8 to 8/8, say";
    struct unit_options *const options = field;
    char first[24];
    const char *const slash = strchr(value, '/');
    if (!slash || (size_t)(slash - value) >= sizeof first) return problem;
    snprintf(first, sizeof first, "%.*s", (int)(slash - value), value);
    options->shards = whole_number(slash + 1, MOST_SHARDS);
    options->shard = whole_number(first, options->shards);
    return options->shard ? NULL : problem;
}

static const char *set_journal(void *field, const char *value)
{
    struct unit_options *const options = field;
    options->journal = value;
    return *value ? NULL : "the name of a folder is empty";
}

static const char *set_size(void *field, const char *value)
{
    struct unit_options *const options = field;
    return set_count(&options->size, value);
}

static const char *units_clash(const void *part)
{
    const struct unit_options *const options = part;
    return options->size && !wants_units(options) ? "--unit is for --shard and --journal" : NULL;
}

static const struct option unit_options[] = {
    {0, "shard", "K/N", "do every Nth unit of the work, beginning with the Kth", set_shard, NULL, 0},
    {0, "journal", "FOLDER",
     "keep the answers of each unit in this folder, and go on where a run ended that was killed; nonet merge puts them together",
     set_journal, NULL, 0},
    {0, "unit", "N", "with --shard or --journal: about N puzzles in a unit", set_size, NULL, 0},
    {0},
};

const struct option_group options_units = {"Sharing the work", unit_options, units_clash, NULL};
