/* technique_options.h: which techniques to solve with, in which order: --like, --order, --only, --with, --without; and
 * which way to take: --path. */
#ifndef CLI_TECHNIQUE_OPTIONS_H
#define CLI_TECHNIQUE_OPTIONS_H

#include "options/command.h"
#include "options/technique_names.h"

struct technique_options {
    nonet_like like;
    const char *order_file; /* or NULL */
    struct technique_set only;
    struct technique_set with; /* also those named by --only that are not usual */
    struct technique_set without;
};

/* Its part: struct technique_options. */
extern const struct option_group options_logic;

/* Its part: nonet_path. */
extern const struct option_group options_path;

/* Says which techniques to use, not only which not. */
bool names_techniques(const struct technique_options *options);

/* Is anything said about techniques and their order, besides --like? */
bool selects_techniques(const struct technique_options *options);

/* For commands that read puzzles: these and the file of --order cannot both be standard input. */
const char *order_file_clash(const struct technique_options *options, char *const *operands);

#endif
