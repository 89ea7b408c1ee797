/* command_line.h: reading a command line by the tables of its command. */
#ifndef CLI_COMMAND_LINE_H
#define CLI_COMMAND_LINE_H

#include "options/command.h"

/* Read the NULL-terminated `arguments` of a command: options into its settings, or *help for those about help; all
 * others to the front of `arguments` in their order, again with NULL after the last. False after a message. */
bool command_line_read(const struct command *command, char **arguments, void *settings, enum help_wanted *help);

/* What was said when a command line was last read: which command, and its options in their order. */
struct said_option {
    const struct option *option;
    const char *value; /* or NULL; in the memory of the arguments */
};

const struct command *command_line_command(void);
const struct said_option *command_line_options(size_t *count);

#endif
