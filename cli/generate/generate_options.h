/* generate_options.h: the options of nonet generate. */
#ifndef CLI_GENERATE_OPTIONS_H
#define CLI_GENERATE_OPTIONS_H

#include <nonet.h>

#include "options/option_values.h"
#include "options/output_options.h"
#include "options/technique_names.h"
#include "options/work_options.h"
#include "options/writing_options.h"
#include "units/unit_options.h"

struct generate_settings {
    nonet_generator_settings generator; /* the rest of the settings follows */
    uint64_t count;                     /* puzzles; 0 = the default */
    uint64_t first;                     /* number of the first one, from 1; 0 = 1 */
    uint64_t seed;                      /* 0 = another one each time */
    int size;                           /* values and cells of a house; 0 = as `box` says */
    struct box_shape box;
    struct technique_set needed, without;
    struct technique_set natural; /* of `needed`, what is meant without a level */
    const char *pattern_file;     /* or NULL */
    bool insists_on_minimal;      /* --minimal */
    bool solution;
    bool stats;
    bool json;
    struct output_options output;
    struct writing_options writing;
    struct work_options work;
    struct unit_options units;
};

/* Their part: struct generate_settings. */
extern const struct option_group options_generate, options_generate_output, options_generate_work;

/* The number of the first puzzle, from 0. */
uint64_t generate_first(const struct generate_settings *settings);

/* Is a level asked for? */
bool generate_has_level(const struct generate_settings *settings);

/* Is anything asked of the puzzles besides being minimal? */
bool generate_has_demands(const struct generate_settings *settings);

#endif
