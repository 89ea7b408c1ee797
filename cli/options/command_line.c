/* command_line.c: parses -x, -xVALUE, -x VALUE, --name, --name=VALUE and --name VALUE, mixed with the operands in any
 * order; -- ends the options; a lone - is an operand. Abbreviated names are not accepted: one that works today could be
 * ambiguous in the next version. */
#include "options/command_line.h"

#include <assert.h>
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "system/buffer.h"
#include "system/messages.h"

enum { LONGEST_WORD = 31 };

/* ---- looking up ----------------------------------------------------------------------------- */

typedef bool option_test(const struct option *option, const char *text, size_t length);

static bool has_letter(const struct option *option, const char *text, size_t length)
{
    (void)length;
    return option->letter && option->letter == *text;
}

static bool has_name(const struct option *option, const char *text, size_t length)
{
    return option->name && strlen(option->name) == length && !strncmp(option->name, text, length);
}

/* An option, and the part of the settings that it is about. */
struct found_option {
    const struct option *option; /* or NULL */
    size_t use;                  /* which of the command's groups; after its own: that of help */
};

static struct found_option find_option(const struct command *command, option_test *test, const char *text,
                                       size_t length)
{
    const struct option_group *group;
    for (size_t use = 0; (group = command_group(command, use)); use++)
        for (const struct option *option = group->options; option->set; option++)
            if (test(option, text, length)) return (struct found_option){option, use};
    return (struct found_option){NULL, 0};
}

static const char *closest_option(const struct command *command, const char *name)
{
    const char *names[64];
    size_t count = 0;
    const struct option_group *group;
    for (size_t use = 0; (group = command_group(command, use)); use++)
        for (const struct option *option = group->options; option->set; option++)
            if (option->name && count < sizeof names / sizeof *names) names[count++] = option->name;
    return nonet_nearest_word(name, names, count);
}

/* ---- reading -------------------------------------------------------------------------------- */

/* For who has to know a run again: see command_line_options. */
static struct {
    const struct command *command;
    struct said_option *options;
    size_t count;
} said;

static void note_said(const struct option *option, const char *value)
{
    said.options = memory_resize(said.options, (said.count + 1) * sizeof *said.options);
    said.options[said.count++] = (struct said_option){option, value};
}

const struct command *command_line_command(void)
{
    return said.command;
}

const struct said_option *command_line_options(size_t *count)
{
    *count = said.count;
    return said.options;
}

/* Where we are in the arguments of a command. */
struct option_reading {
    const struct command *command;
    void *settings; /* of the command */
    enum help_wanted *help;
    char **next; /* the argument after the current one */
};

static bool complain(const struct command *command, const char *what, const char *about)
{
    message_usage(command->name, "%s %s (nonet help %s)", what, about, command->name);
    return false;
}

static bool complain_unknown(const struct command *command, const char *name)
{
    char text[128];
    const char *const closest = closest_option(command, name);
    if (!closest) {
        snprintf(text, sizeof text, "--%s", name);
        return complain(command, "unknown option", text);
    }
    snprintf(text, sizeof text, "--%s, did you mean --%s?", name, closest);
    return complain(command, "unknown option", text);
}

/* Where the option stores its value. */
static void *field_of(const struct option_reading *reading, struct found_option found)
{
    const struct option_use *const use = &reading->command->groups[found.use];
    if (!use->group) return reading->help;
    return (char *)reading->settings + use->offset + found.option->offset;
}

const char NOT_A_CHOICE[] = "not a choice";

/* "not where, what or why" */
static const char *list_choices(const char *(*choice)(size_t), char *text, size_t size)
{
    size_t used = (size_t)snprintf(text, size, "not %s", choice(0));
    for (size_t index = 1; choice(index) && used < size; index++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", choice(index + 1) ? ", " : " or ", choice(index));
    return text;
}

/* `shown`: the option as the user wrote it. */
static bool store_value(struct option_reading *reading, struct found_option found, const char *shown, const char *value)
{
    const struct option *const option = found.option;
    if (option->argument && !value) {
        value = *reading->next;
        if (!value) return complain(reading->command, "missing value for", shown);
        reading->next++;
    }
    if (!option->argument && value) return complain(reading->command, "no value is possible for", shown);
    char choices[256];
    const char *problem = option->set(field_of(reading, found), value);
    if (!problem) {
        note_said(option, value);
        return true;
    }
    if (problem == NOT_A_CHOICE) problem = list_choices(option->choice, choices, sizeof choices);
    message_usage(reading->command->name, "%s %s: %s", shown, value, problem);
    return false;
}

static bool read_long_option(struct option_reading *reading, const char *text)
{
    char name[LONGEST_WORD + 1], shown[LONGEST_WORD + 3];
    const char *const equals = strchr(text, '=');
    const size_t length = equals ? (size_t)(equals - text) : strlen(text);
    snprintf(name, sizeof name, "%.*s", (int)length, text);
    snprintf(shown, sizeof shown, "--%s", name);
    const struct found_option found = find_option(reading->command, has_name, text, length);
    if (!found.option) return complain_unknown(reading->command, name);
    return store_value(reading, found, shown, equals ? equals + 1 : NULL);
}

/* `letters`: one or more options without values, the last one perhaps with its value attached. */
static bool read_short_options(struct option_reading *reading, const char *letters)
{
    for (; *letters; letters++) {
        const char shown[] = {'-', *letters, 0};
        const struct found_option found = find_option(reading->command, has_letter, letters, 1);
        if (!found.option) return complain(reading->command, "unknown option", shown);
        const char *const rest = letters + 1;
        if (found.option->argument) return store_value(reading, found, shown, *rest ? rest : NULL);
        if (!store_value(reading, found, shown, NULL)) return false;
    }
    return true;
}

#ifndef NDEBUG
/* Is the option the first with its name and letter, and is its field inside the settings? */
static bool is_sound_option(const struct command *command, size_t use, const struct option *option)
{
    const size_t length = option->name ? strlen(option->name) : 0;
    const struct option_use *const own = &command->groups[use];
    if (!option->name && !option->letter) return false;
    if (option->name && find_option(command, has_name, option->name, length).option != option) return false;
    if (option->letter && find_option(command, has_letter, &option->letter, 1).option != option) return false;
    return length <= LONGEST_WORD && (!own->group || own->offset + option->offset < command->settings_size);
}

static bool is_sound_command(const struct command *command)
{
    const struct option_group *group;
    for (size_t use = 0; (group = command_group(command, use)); use++)
        for (const struct option *option = group->options; option->set; option++)
            if (!is_sound_option(command, use, option)) return false;
    return command->settings_size && command->run && command->examples;
}
#endif

bool command_line_read(const struct command *command, char **arguments, void *settings, enum help_wanted *help)
{
    struct option_reading reading = {command, settings, help, arguments};
    assert(is_sound_command(command));
    said.command = command;
    said.count = 0;
    char **operand = arguments;
    bool is_over = false;
    while (*reading.next) {
        char *const text = *reading.next++;
        if (is_over || text[0] != '-' || !text[1]) *operand++ = text;
        else if (strcmp(text, "--") == 0) is_over = true;
        else if (text[1] == '-' ? !read_long_option(&reading, text + 2) : !read_short_options(&reading, text + 1))
            return false;
    }
    *operand = NULL;
    return true;
}
