/* unit_options.h: work in units: --shard, --journal and --unit. */
#ifndef CLI_UNIT_OPTIONS_H
#define CLI_UNIT_OPTIONS_H

#include <stdint.h>

#include "options/command.h"

struct unit_options {
    uint64_t shard, shards; /* this one, from 1, of so many; 0 and 0: not said, which is 1 of 1 */
    const char *journal;    /* a folder, or NULL */
    uint64_t size;          /* puzzles in a unit, about; 0: as the command has it */
};

/* Its part: struct unit_options. */
extern const struct option_group options_units;

/* Is the work to be done in units? */
bool wants_units(const struct unit_options *options);

/* What the commands have in a unit, unless --unit says otherwise: some seconds of work, or a few megabytes. */
enum { UNIT_OF_QUICK_PUZZLES = 50000, UNIT_OF_PUZZLES = 1000, UNIT_OF_SLOW_PUZZLES = 20 };

/* What to say if statistics are wanted, which would be those of one shard; else NULL. */
const char *unit_stats_clash(const struct unit_options *options, bool is_wanted);

/* What to say of work in units without a seed, or with --unique. */
extern const char unit_seed_problem[], unit_unique_problem[];

#endif
