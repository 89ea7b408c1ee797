/* command_line.h: reading a command line by the tables of its command. */
#ifndef CLI_COMMAND_LINE_H
#define CLI_COMMAND_LINE_H

#include "options/command.h"

/* Read the NULL-terminated `arguments` of a command: options into its settings, or *help for those about help; all
 * others to the front of `arguments` in their order, again with NULL after the last. False after a message. */
bool command_line_read(const struct command *command, char **arguments, void *settings, enum help_wanted *help);

#endif
