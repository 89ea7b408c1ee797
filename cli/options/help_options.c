/* help_options.c: the options that every command has. */
#include "options/command.h"

static const char *set_short_help(void *field, const char *value)
{
    enum help_wanted *const help = field;
    (void)value;
    *help = HELP_SHORT;
    return NULL;
}

static const char *set_full_help(void *field, const char *value)
{
    enum help_wanted *const help = field;
    (void)value;
    *help = HELP_FULL;
    return NULL;
}

static const struct option help_options[] = {
    {'h', NULL, NULL, "show a short help", set_short_help, NULL, 0},
    {0, "help", NULL, "show the full help", set_full_help, NULL, 0},
    {0},
};

const struct option_group options_help = {"Help", help_options, NULL, NULL};

const struct option_group *command_group(const struct command *command, size_t number)
{
    size_t count = 0;
    while (command->groups[count].group) count++;
    return number < count ? command->groups[number].group : number == count ? &options_help : NULL;
}
