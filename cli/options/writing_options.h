/* writing_options.h: how answers are written: --json, or boards with --to, --to-symbols and --blank. */
#ifndef CLI_WRITING_OPTIONS_H
#define CLI_WRITING_OPTIONS_H

#include "options/command.h"

/* Its part: bool, whether the answers are JSON. */
extern const struct option_group options_answer;

struct writing_options {
    const char *to;         /* the notation's name, or NULL */
    const char *to_symbols; /* or NULL */
    char blank;             /* or 0 */
};

/* Its part: struct writing_options. The options of convert are the same, with another default. */
extern const struct option_group options_writing, options_convert;

/* Is another notation than that of the puzzle asked for? */
bool wants_notation(const struct writing_options *options);

/* For commands whose JSON has boards in a notation of its own: what to say if another one is asked for, or NULL. */
const char *json_clash(bool as_json, const struct writing_options *options);

#endif
