/* cmd_help.c: nonet help, in words or as the files that go with an installation. */
#include "help/help.h"
#include "system/messages.h"
#include "system/standard_output.h"

static int help_about(char *const *names)
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
        help_command(&out, command, HELP_FULL);
    }
    output_write_buffer(&out);
    return EXIT_FINE;
}

static int run_help(const struct settings *settings, char *const *operands)
{
    static void (*const print[])(struct buffer * out) = {
        [HELP_MAN] = help_manual,
        [HELP_BASH] = help_bash,
        [HELP_ZSH] = help_zsh,
        [HELP_FISH] = help_fish,
    };
    struct buffer out = {0};
    if (settings->help_format == HELP_TEXT) return help_about(operands);
    print[settings->help_format](&out);
    output_write_buffer(&out);
    return EXIT_FINE;
}

static const struct option_group *const help_options[] = {
    &options_help_command,
    &options_help,
    NULL,
};

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
    .description = "Without a command: the list of commands and notations. The options print the "
                   "parts of an installation that are made from the same tables.",
    .groups = help_options,
    .examples = help_examples,
    .run = run_help,
};
