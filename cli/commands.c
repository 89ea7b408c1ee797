/* commands.c: the table of commands, in the order in which help shows them. */
#include <string.h>

#include "command.h"

const struct command *const commands[] = {
    &command_solve, &command_check, &command_verify,  &command_count,      &command_explain, &command_hint, &command_rate, &command_compare,
    &command_convert, &command_generate, &command_canon, &command_shuffle, &command_minimize, &command_vicinity,
    &command_techniques, &command_bench, &command_help, NULL,
};

const struct command *command_find(const char *name)
{
    for (size_t index = 0; commands[index]; index++)
        if (strcmp(commands[index]->name, name) == 0) return commands[index];
    return NULL;
}
