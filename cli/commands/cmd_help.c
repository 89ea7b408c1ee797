/* cmd_help.c: nonet help, in words or as the files that go with an installation. */
#include "help/help.h"
#include "system/messages.h"
#include "system/standard_output.h"

enum help_format { HELP_TEXT, HELP_MAN, HELP_BASH, HELP_ZSH, HELP_FISH };

struct help_settings {
    enum help_format format;
};

static int help_about(enum help_format format, char *const *names)
{
    struct buffer out = {0};
    if (!*names) help_program(&out, HELP_FULL);
    for (; *names; names++) {
        const struct command *const command = command_find(*names);
        if (!command) {
            message_usage("help", "no command is called %s (nonet help)", *names);
            buffer_free(&out);
            return EXIT_TROUBLE;
        }
        if (out.length) buffer_add_character(&out, '\n');
        if (format == HELP_MAN) help_manual(&out, command);
        else help_command(&out, command, HELP_FULL);
    }
    output_write_buffer(&out);
    return EXIT_FINE;
}

static int run_help(const void *given, char *const *operands)
{
    const struct help_settings *const settings = given;
    static void (*const print[])(struct buffer * out) = {
        [HELP_MAN] = help_manual_list,
        [HELP_BASH] = help_bash,
        [HELP_ZSH] = help_zsh,
        [HELP_FISH] = help_fish,
    };
    struct buffer out = {0};
    if (settings->format == HELP_TEXT || (settings->format == HELP_MAN && *operands))
        return help_about(settings->format, operands);
    print[settings->format](&out);
    output_write_buffer(&out);
    return EXIT_FINE;
}

#define SET_HELP_FORMAT(function, wanted)                                                                              \
    static const char *function(void *field, const char *value)                                                        \
    {                                                                                                                  \
        enum help_format *const format = field;                                                                        \
        (void)value;                                                                                                   \
        *format = wanted;                                                                                              \
        return NULL;                                                                                                   \
    }
SET_HELP_FORMAT(set_help_man, HELP_MAN)
SET_HELP_FORMAT(set_help_bash, HELP_BASH)
SET_HELP_FORMAT(set_help_zsh, HELP_ZSH)
SET_HELP_FORMAT(set_help_fish, HELP_FISH)

static const struct option help_command_options[] = {
    {0, "man", NULL, "print the manual page of a command, in mdoc; without a command, the list of them for nonet(1)",
     set_help_man, NULL, offsetof(struct help_settings, format)},
    {0, "bash", NULL, "print a completion script for bash", set_help_bash, NULL,
     offsetof(struct help_settings, format)},
    {0, "zsh", NULL, "print a completion script for zsh", set_help_zsh, NULL, offsetof(struct help_settings, format)},
    {0, "fish", NULL, "print a completion script for fish", set_help_fish, NULL,
     offsetof(struct help_settings, format)},
    {0},
};

static const struct option_group options_help_command = {"Files for the system", help_command_options, NULL, NULL};

static const struct option_use help_groups[] = {{&options_help_command, 0}, {0}};

static const struct example help_examples[] = {
    {"nonet help solve", "everything about solving"},
    {"nonet help --bash > ~/.local/share/bash-completion/completions/nonet",
     "completion for your own shell, without make install"},
    {0},
};

const struct command command_help = {
    .name = "help",
    .operands = "[COMMAND]...",
    .summary = "show help for the program or for commands",
    .description =
        "Without a command: the list of commands and notations. The options print the parts of an installation "
        "that are made from the same tables.",
    .groups = help_groups,
    .operand_choice = command_choice,
    .examples = help_examples,
    .settings_size = sizeof(struct help_settings),
    .run = run_help,
};
