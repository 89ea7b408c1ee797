/* help.h: everything that is printed from the tables of commands and options. */
#ifndef CLI_HELP_H
#define CLI_HELP_H

#include "options/command.h"
#include "system/buffer.h"

/* The program as a whole, or one command; on a terminal with bold headings. */
void help_program(struct buffer *out, enum help_wanted wanted);
void help_command(struct buffer *out, const struct command *command, enum help_wanted wanted);

/* nonet --version */
void help_version(struct buffer *out);

/* The commands and options for the manual page, in mdoc. */
void help_manual(struct buffer *out);

/* Completion scripts. */
void help_bash(struct buffer *out);
void help_zsh(struct buffer *out);
void help_fish(struct buffer *out);

#endif
