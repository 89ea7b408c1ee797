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

/* The exit codes of the program. */
struct exit_meaning {
    const char *code; /* NULL: the end of the table */
    const char *meaning;
};

extern const struct exit_meaning exit_meanings[];

/* The manual page of a command, in mdoc; the list of all commands, for that of the program. */
void help_manual(struct buffer *out, const struct command *command);
void help_manual_list(struct buffer *out);

/* Completion scripts. */
void help_bash(struct buffer *out);
void help_zsh(struct buffer *out);
void help_fish(struct buffer *out);

#endif
