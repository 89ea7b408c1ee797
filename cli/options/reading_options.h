/* reading_options.h: how puzzles are read: --from, --box and --symbols. */
#ifndef CLI_READING_OPTIONS_H
#define CLI_READING_OPTIONS_H

#include <nonet.h>

#include "options/command.h"

/* Its part: nonet_reader_settings. */
extern const struct option_group options_reading;

/* The same without --box, for commands that have another one. */
extern const struct option_group options_reading_texts;

/* The notations by name, for options that take one. */
const char *notation_choice(size_t index);

#endif
