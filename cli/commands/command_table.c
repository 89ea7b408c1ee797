/* command_table.c: the table of commands, in the order in which help shows them. */
#include <string.h>

#include "help/help.h"
#include "options/command_line.h"
#include "system/messages.h"
#include "system/standard_output.h"

const struct command *const commands[] = {
    &command_solve, &command_check,   &command_verify,   &command_count,    &command_explain,
    &command_hint,  &command_rate,    &command_compare,  &command_convert,  &command_generate,
    &command_canon, &command_shuffle, &command_minimize, &command_vicinity, &command_techniques,
    &command_play,  &command_menu,    &command_bench,    &command_help,     NULL,
};

const struct command *command_find(const char *name)
{
    for (size_t index = 0; commands[index]; index++)
        if (strcmp(commands[index]->name, name) == 0) return commands[index];
    return NULL;
}

int command_run(const struct command *command, char **arguments)
{
    struct settings settings;
    struct buffer out = {0};
    settings_defaults(&settings);
    if (!options_read(command, arguments, &settings)) return EXIT_TROUBLE;
    const char *const clash = settings_clash(&settings);
    if (clash) {
        message_usage(command->name, "%s (nonet help %s)", clash, command->name);
        return EXIT_TROUBLE;
    }
    if (settings.help == HELP_NONE) return command->run(&settings, arguments);
    help_command(&out, command, settings.help);
    output_write_buffer(&out);
    return EXIT_FINE;
}
