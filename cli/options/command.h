/* command.h: the shape of a command and of an option. Everything that a user can read about them
 * (--help, nonet help, the manual page, completions) is printed from these tables. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

struct settings;

struct option {
    char letter;          /* the short form, or 0 */
    const char *name;     /* the long form without its dashes, or NULL */
    const char *argument; /* what its value is called, or NULL if it has none */
    const char *summary;
    /* Store the value (NULL for an option without one). Returns NULL, or what is wrong with it.
     * No function: the end of a table. */
    const char *(*set)(struct settings *settings, const char *value);
    /* The words that it accepts, from 0, NULL behind the last; or NULL: anything. */
    const char *(*choice)(size_t index);
};

/* Options that belong together. */
struct option_group {
    const char *title;
    const struct option *options;
};

/* A command line, and what it does. */
struct example {
    const char *command_line; /* NULL: the end of a table */
    const char *effect;
};

struct command {
    const char *name;
    const char *operands; /* as shown in the usage line */
    const char *summary;
    const char *description;                  /* paragraphs, separated by one empty line */
    const struct option_group *const *groups; /* of options, NULL behind the last */
    const struct example *examples;
    bool lists_notations; /* the help shows what --from and --to accept */
    /* Do it. `operands` ends with NULL. Returns an exit code. */
    int (*run)(const struct settings *settings, char *const *operands);
};

/* All commands, NULL behind the last one. */
extern const struct command *const commands[];

const struct command *command_find(const char *name);

/* Run it with these options and operands (NULL behind the last; they are moved about). Returns an exit code. */
int command_run(const struct command *command, char **arguments);

extern const struct command command_solve, command_check, command_verify, command_count, command_compare,
    command_convert, command_generate, command_canon, command_shuffle, command_minimize, command_vicinity,
    command_explain, command_hint, command_rate, command_techniques, command_play, command_menu, command_bench,
    command_help;

/* Whether this build has the game; without it the command only says so. */
extern const bool has_play;

#endif
