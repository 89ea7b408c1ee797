/* help_manual.c: the commands and options in mdoc, for the line @OPTIONS@ of man/nonet.1.in. Groups
 * of options that several commands share are described once, behind the commands. */
#include <ctype.h>
#include <nonet.h>

#include "help/help.h"

static bool has_group(const struct command *command, const struct option_group *group)
{
    const struct option_group *own;
    for (size_t number = 0; (own = command_group(command, number)); number++)
        if (own == group) return true;
    return false;
}

static bool is_shared(const struct option_group *group)
{
    int users = 0;
    for (const struct command *const *command = commands; *command; command++) users += has_group(*command, group);
    return users > 1;
}

enum { MDOC_COLUMNS = 66 };

/* Text of ours on lines of its own: nothing in it may look like a request or an escape, lines are
 * short, and a sentence ends its line, as the formatter wants it. */
static void add_mdoc_text(struct buffer *out, const char *text)
{
    size_t line_begin = out->length;
    for (; *text; text++) {
        const bool ends_sentence = text[0] == ' ' && text[-1] == '.' && isupper((unsigned char)text[1]);
        const bool is_long = text[0] == ' ' && out->length - line_begin > MDOC_COLUMNS;
        if (text[0] == '\n' && text[1] == '\n') {
            buffer_add_text(out, "\n.Pp\n");
            text++;
        } else if ((ends_sentence || is_long) && text[1] != '.' && text[1] != '\'') {
            buffer_add_character(out, '\n');
        } else if (text[0] == '-') {
            buffer_add_text(out, "\\-");
        } else if (text[0] == '\\') {
            buffer_add_text(out, "\\e");
        } else {
            buffer_add_character(out, text[0]);
        }
        if (out->bytes[out->length - 1] == '\n') line_begin = out->length;
    }
    buffer_add_character(out, '\n');
}

static void add_mdoc_option(struct buffer *out, const struct option *option)
{
    buffer_add_text(out, ".It");
    if (option->letter) buffer_print(out, " Fl %c", option->letter);
    if (option->letter && option->name) buffer_add_text(out, " ,");
    if (option->name) buffer_print(out, " Fl \\-%s", option->name);
    if (option->argument) buffer_print(out, " Ar %s", option->argument);
    buffer_add_character(out, '\n');
    add_mdoc_text(out, option->summary);
}

static void add_mdoc_group(struct buffer *out, const struct option_group *group)
{
    buffer_add_text(out, ".Bl -tag -width Ds\n");
    for (const struct option *option = group->options; option->set; option++) add_mdoc_option(out, option);
    buffer_add_text(out, ".El\n");
}

static void add_mdoc_levels(struct buffer *out)
{
    const nonet_level *level;
    buffer_add_text(out, ".Pp\nLevels:\n.Bl -tag -width Ds\n");
    for (size_t index = 0; (level = nonet_level_at(index)); index++) {
        buffer_print(out, ".It Cm %s\n", level->name);
        add_mdoc_text(out, level->summary);
    }
    buffer_add_text(out, ".El\n");
}

static void add_shared_titles(struct buffer *out, const struct command *command)
{
    const char *separator = "Also the options under";
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(command, number)); number++) {
        if (!is_shared(group)) continue;
        buffer_print(out, "%s\n.Sx \"%s\"", separator, group->title);
        separator = " ,";
    }
    buffer_add_text(out, " .\n");
}

static void add_mdoc_command(struct buffer *out, const struct command *command)
{
    buffer_print(out, ".Ss nonet %s\n", command->name);
    buffer_print(out, ".Nm Cm %s Oo Ar option ... Oc%s%s\n.Pp\n", command->name, *command->operands ? " Ar " : "",
                 command->operands);
    add_mdoc_text(out, command->description);
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(command, number)); number++)
        if (!is_shared(group)) add_mdoc_group(out, group);
    if (command->lists_levels) add_mdoc_levels(out);
    buffer_add_text(out, ".Pp\n");
    add_shared_titles(out, command);
}

/* Each shared group where it is met first. */
static void add_shared_groups(struct buffer *out, const struct command *const *command)
{
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(*command, number)); number++) {
        bool is_new = is_shared(group);
        for (const struct command *const *before = commands; before < command; before++)
            if (has_group(*before, group)) is_new = false;
        if (!is_new) continue;
        buffer_print(out, ".Ss %s\n", group->title);
        add_mdoc_group(out, group);
    }
}

void help_manual(struct buffer *out)
{
    for (const struct command *const *command = commands; *command; command++) add_mdoc_command(out, *command);
    for (const struct command *const *command = commands; *command; command++) add_shared_groups(out, command);
}
