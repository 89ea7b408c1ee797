/* command_line.c: -x, -xVALUE, -x VALUE, --name, --name=VALUE, --name VALUE, in any order with the
 * operands; -- ends the options; a lone - is an operand. Abbreviated names are not accepted: what
 * works today could be ambiguous in the next version. */
#include "options/command_line.h"

#include <stdio.h>
#include <string.h>

#include "system/messages.h"

/* ---- slips of the pen ----------------------------------------------------------------------- */

enum { LONGEST_WORD = 31, LARGEST_SLIP = 2 };

static int smallest(int first, int second, int third)
{
    const int smaller = first < second ? first : second;
    return smaller < third ? smaller : third;
}

/* How many letters must be added, dropped or changed to make one word of the other. */
static int word_distance(const char *from, const char *to)
{
    const int length = (int)strlen(to);
    int distance[LONGEST_WORD + 1]; /* [n] = from the letters of `from` seen so far to n of `to` */
    for (int column = 0; column <= length; column++) distance[column] = column;
    for (int row = 0; from[row]; row++) {
        int diagonal = distance[0];
        distance[0] = row + 1;
        for (int column = 0; column < length; column++) {
            const int changed = diagonal + (from[row] != to[column]);
            diagonal = distance[column + 1];
            distance[column + 1] = smallest(changed, diagonal + 1, distance[column] + 1);
        }
    }
    return distance[length];
}

const char *closest_word(const char *word, const char *const *words)
{
    const char *closest = NULL;
    int closest_distance = LARGEST_SLIP + 1;
    if (strlen(word) > LONGEST_WORD) return NULL;
    for (; *words; words++) {
        const int distance = word_distance(word, *words);
        /* Two slips in a word of three letters are another word. */
        if (distance >= closest_distance || distance * 2 >= (int)strlen(*words)) continue;
        closest = *words;
        closest_distance = distance;
    }
    return closest;
}

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

static const struct option *find_option(const struct command *command, option_test *test, const char *text,
                                        size_t length)
{
    for (const struct option_group *const *group = command->groups; *group; group++)
        for (const struct option *option = (*group)->options; option->set; option++)
            if (test(option, text, length)) return option;
    return NULL;
}

static const char *closest_option(const struct command *command, const char *name)
{
    const char *names[64];
    size_t count = 0;
    for (const struct option_group *const *group = command->groups; *group; group++)
        for (const struct option *option = (*group)->options; option->set; option++)
            if (option->name && count < sizeof names / sizeof *names - 1) names[count++] = option->name;
    names[count] = NULL;
    return closest_word(name, names);
}

/* ---- reading -------------------------------------------------------------------------------- */

/* Where we are in the arguments of a command. */
struct option_reading {
    const struct command *command;
    struct settings *settings;
    char **next; /* the argument after the one at hand */
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

/* `shown`: the option as the user wrote it. */
static bool store_value(struct option_reading *reading, const struct option *option, const char *shown,
                        const char *value)
{
    if (option->argument && !value) {
        value = *reading->next;
        if (!value) return complain(reading->command, "missing value for", shown);
        reading->next++;
    }
    if (!option->argument && value) return complain(reading->command, "no value is possible for", shown);
    const char *const problem = option->set(reading->settings, value);
    if (!problem) return true;
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
    const struct option *const option = find_option(reading->command, has_name, text, length);
    if (!option) return complain_unknown(reading->command, name);
    return store_value(reading, option, shown, equals ? equals + 1 : NULL);
}

/* `letters`: one or more options without values, the last one perhaps with its value attached. */
static bool read_short_options(struct option_reading *reading, const char *letters)
{
    for (; *letters; letters++) {
        const char shown[] = {'-', *letters, 0};
        const struct option *const option = find_option(reading->command, has_letter, letters, 1);
        if (!option) return complain(reading->command, "unknown option", shown);
        const char *const rest = letters + 1;
        if (option->argument) return store_value(reading, option, shown, *rest ? rest : NULL);
        if (!store_value(reading, option, shown, NULL)) return false;
    }
    return true;
}

bool options_read(const struct command *command, char **arguments, struct settings *settings)
{
    struct option_reading reading = {command, settings, arguments};
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
