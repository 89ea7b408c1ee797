/* command_line.h: reading a command line by the tables of its command. */
#ifndef CLI_COMMAND_LINE_H
#define CLI_COMMAND_LINE_H

#include <stdbool.h>

#include "options/settings.h"

/* Read the NULL-terminated `arguments` of a command: options into `settings`, all others to the
 * front of `arguments` in their order, again with NULL behind the last. False after a message. */
bool options_read(const struct command *command, char **arguments, struct settings *settings);

/* The word of `words` (NULL behind the last one) that `word` is a slip of, or NULL. */
const char *closest_word(const char *word, const char *const *words);

#endif
