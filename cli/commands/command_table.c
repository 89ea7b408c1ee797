/* command_table.c: the table of commands, in the order in which help shows them. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "help/help.h"
#include "options/command_line.h"
#include "options/output_options.h"
#include "system/buffer.h"
#include "system/late_file.h"
#include "system/messages.h"
#include "system/output_file.h"
#include "system/standard_output.h"
#include "units/unit_options.h"

const struct command *const commands[] = {
    &command_solve,    &command_check,
    &command_verify,   &command_count,
    &command_explain,  &command_hint,
    &command_rate,     &command_compare,
    &command_convert,  &command_generate,
    &command_canon,    &command_shuffle,
    &command_minimize, &command_vicinity,
    &command_merge,    &command_techniques,
    &command_draw,     &command_book,
    &command_play,     &command_practise,
    &command_web,      &command_serve,
    &command_menu,     &command_bench,
    &command_help,     NULL,
};

static bool is_called(const struct command *command, const char *name)
{
    return strcmp(command->name, name) == 0 || (command->other_name && strcmp(command->other_name, name) == 0);
}

const struct command *command_find(const char *name)
{
    for (size_t index = 0; commands[index]; index++)
        if (is_called(commands[index], name)) return commands[index];
    return NULL;
}

const char *command_choice(size_t index)
{
    return commands[index] ? commands[index]->name : NULL;
}

static int refuse(const struct command *command, const char *clash)
{
    message_usage(command->name, "%s (nonet help %s)", clash, command->name);
    return EXIT_TROUBLE;
}

static int refuse_operand(const struct command *command, const char *operand)
{
    message_usage(command->name, "%s takes no puzzle: %s (nonet help %s)", command->name, operand, command->name);
    return EXIT_TROUBLE;
}

/* The first complaint of a group of options about its part of the settings. */
static const char *clash_of_parts(const struct command *command, const char *settings)
{
    for (const struct option_use *use = command->groups; use->group; use++) {
        const char *const clash = use->group->clash ? use->group->clash(settings + use->offset) : NULL;
        if (clash) return clash;
    }
    return NULL;
}

static int show_help(const struct command *command, enum help_wanted help)
{
    struct buffer out = {0};
    help_command(&out, command, help);
    output_write_buffer(&out);
    return EXIT_FINE;
}

/* The part of the settings that belongs to this group; NULL: the command has no such options. */
static const void *part_of_group(const struct command *command, const char *settings, const struct option_group *group)
{
    for (const struct option_use *use = command->groups; use->group; use++)
        if (use->group == group) return settings + use->offset;
    return NULL;
}

/* The file that its answers go to, or NULL. */
static const char *output_path(const struct command *command, const char *settings)
{
    const struct output_options *const output = part_of_group(command, settings, &options_output);
    return output ? output->path : NULL;
}

/* Are its answers kept elsewhere? */
static bool has_journal(const struct command *command, const char *settings)
{
    const struct unit_options *const units = part_of_group(command, settings, &options_units);
    return units && units->journal;
}

static int run_command(const struct command *command, const void *settings, char *const *operands)
{
    const char *const path = output_path(command, settings);
    if (!path) return command->run(settings, operands);
    if (has_journal(command, settings))
        return refuse(command, "with --journal answers stay in its folder: use nonet merge -o");
    if (late_file_would_replace_any(path, operands)) return refuse(command, "-o would replace its own input");
    return output_file_begin(path) ? output_file_end(command->run(settings, operands)) : EXIT_TROUBLE;
}

static int run_with(const struct command *command, const void *settings, enum help_wanted help, char *const *operands)
{
    const char *clash = clash_of_parts(command, settings);
    if (clash) return refuse(command, clash);
    if (help != HELP_NONE) return show_help(command, help);
    if (!command->operands[0] && *operands) return refuse_operand(command, *operands);
    if (command->clash) clash = command->clash(settings, operands);
    return clash ? refuse(command, clash) : run_command(command, settings, operands);
}

static void *make_settings(const struct command *command)
{
    assert(command->settings_size);
    char *const settings = memory_resize(NULL, command->settings_size);
    memset(settings, 0, command->settings_size);
    for (const struct option_use *use = command->groups; use->group; use++)
        if (use->group->set_defaults) use->group->set_defaults(settings + use->offset);
    return settings;
}

int command_run(const struct command *command, char **arguments)
{
    enum help_wanted help = HELP_NONE;
    int exit_code = EXIT_TROUBLE;
    void *const settings = make_settings(command);
    if (command_line_read(command, arguments, settings, &help))
        exit_code = run_with(command, settings, help, arguments);
    free(settings);
    return exit_code;
}
