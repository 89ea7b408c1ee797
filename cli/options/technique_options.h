/* technique_options.h: which techniques to solve with, in which order: --like, --order, --only, --with, --without; and which way
 * of those that they allow: --path. */
#ifndef CLI_TECHNIQUE_OPTIONS_H
#define CLI_TECHNIQUE_OPTIONS_H

#include "options/command.h"
#include "options/technique_names.h"

struct technique_options {
    nonet_like like;
    const char *order_file; /* or NULL */
    struct technique_set only;
    struct technique_set with; /* also what --only names though it is not usual */
    struct technique_set without;
};

/* Its part: struct technique_options. */
extern const struct option_group options_logic;

/* Its part: nonet_path. */
extern const struct option_group options_path;

/* Is anything said about techniques and their order, besides --like? */
bool selects_techniques(const struct technique_options *options);

/* For the clash of a command that reads puzzles: they cannot come from where the file of --order does. */
const char *order_file_clash(const struct technique_options *options, char *const *operands);

#endif
