/* command.h: the shape of a command and of an option. Everything that a user can read about them
 * (--help, nonet help, the manual page, completions) is printed from these tables.
 *
 * Each command has a settings struct that its options fill. An option knows its field by the offset, so options that
 * several commands share are described once, for a small struct (a part) that each command's settings contain:
 *
 *     struct solve_settings  { ... nonet_reader_settings reader; ... }
 *                                  ^ option_use.offset    ^ option.offset, from there */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include <stdbool.h>
#include <stddef.h>

/* For setters: the value is not one of the option's choices; the message lists them. */
extern const char NOT_A_CHOICE[];

struct option {
    char letter;          /* the short form, or 0 */
    const char *name;     /* the long form without its dashes, or NULL */
    const char *argument; /* the name of its value, or NULL if it has none; completions know FILE, and LIST: choices
                             separated by commas */
    const char *summary;
    /* Store the value (NULL for an option without one) in its field. Returns NULL, what is wrong with it, or
     * NOT_A_CHOICE. No function: the end of a table. */
    const char *(*set)(void *field, const char *value);
    /* The words that it accepts, from 0, NULL after the last; or NULL: anything. */
    const char *(*choice)(size_t index);
    size_t offset; /* of that field in the part that the group is about */
};

/* Options that belong together. */
struct option_group {
    const char *title;
    const struct option *options;
    /* What to say if options contradict each other, or NULL. No function: they never do. */
    const char *(*clash)(const void *part);
    void (*set_defaults)(void *part); /* or NULL: zeros are the defaults */
};

/* A group as used by a command. */
struct option_use {
    const struct option_group *group; /* NULL: the end of a table */
    size_t offset;                    /* of its part in the settings of the command */
};

/* A command line, and what it does. */
struct example {
    const char *command_line; /* NULL: the end of a table */
    const char *effect;
};

struct command {
    const char *name;
    const char *other_name; /* that does the same, or NULL */
    const char *operands;   /* as shown in the usage line */
    const char *summary;
    const char *description;         /* paragraphs, separated by one empty line */
    const char *document;            /* the one in docs/ that says more, or NULL */
    const struct option_use *groups; /* of options; the help options, which all have, follow */
    /* Words that operands may be, from 0, NULL after the last; or NULL: there are none. */
    const char *(*operand_choice)(size_t index);
    const struct example *examples;
    bool lists_levels;    /* the help shows what --level accepts */
    bool lists_notations; /* the same for --from and --to */
    size_t settings_size; /* of the struct that the options set */
    /* What to say if the settings contradict each other, or NULL. No function: they never do. */
    const char *(*clash)(const void *settings, char *const *operands);
    /* Do it. `operands` ends with NULL. Returns an exit code. */
    int (*run)(const void *settings, char *const *operands);
};

/* The group of this number, from 0; NULL after the last, which is help. */
const struct option_group *command_group(const struct command *command, size_t number);

enum help_wanted { HELP_NONE, HELP_SHORT, HELP_FULL };

/* -h and --help; its part is an enum help_wanted, which belongs to no command. */
extern const struct option_group options_help;

/* All commands, NULL after the last. */
extern const struct command *const commands[];

const struct command *command_find(const char *name);

/* Their names, from 0; NULL after the last. */
const char *command_choice(size_t index);

/* Run it with these options and operands (NULL after the last; they are reordered). Returns an exit code. */
int command_run(const struct command *command, char **arguments);

extern const struct command command_solve, command_check, command_verify, command_count, command_compare,
    command_convert, command_generate, command_canon, command_shuffle, command_minimize, command_vicinity,
    command_merge, command_explain, command_hint, command_rate, command_techniques, command_draw, command_book,
    command_play, command_practise, command_web, command_serve, command_menu, command_bench, command_help;

#endif
