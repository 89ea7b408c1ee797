/* help_manual.c: the manual page of a command in mdoc, and the list of commands for man/nonet.1.in. The Makefile fills in
 * @DATE@ and @DOCDIR@. */
#include <ctype.h>
#include <nonet.h>
#include <string.h>

#include "help/help.h"
#include "options/writing_options.h"

enum { MDOC_COLUMNS = 66 };

/* ---- text ----------------------------------------------------------------------------------- */

static void add_mdoc_character(struct buffer *out, char character)
{
    static const char special[] = "-\\^~";
    static const char *const escapes[] = {"\\-", "\\e", "\\(ha", "\\(ti"};
    const char *const found = strchr(special, character);
    if (found) buffer_add_text(out, escapes[found - special]);
    else buffer_add_character(out, character);
}

/* Our text on separate lines: nothing in it may look like a request or an escape, lines are short, and each sentence
 * ends its line, as mdoc wants it. */
static void add_mdoc_text(struct buffer *out, const char *text)
{
    size_t line_begin = out->length;
    for (; *text; text++) {
        const bool ends_sentence = text[0] == ' ' && text[-1] == '.' && isupper((unsigned char)text[1]);
        const bool is_long = text[0] == ' ' && text[-1] != '.' && out->length - line_begin > MDOC_COLUMNS;
        if (text[0] == '\n' && text[1] == '\n') {
            buffer_add_text(out, "\n.Pp\n");
            text++;
        } else if ((ends_sentence || is_long) && text[1] != '.' && text[1] != '\'') {
            buffer_add_character(out, '\n');
        } else {
            add_mdoc_character(out, text[0]);
        }
        if (out->bytes[out->length - 1] == '\n') line_begin = out->length;
    }
    buffer_add_character(out, '\n');
}

/* An argument of a macro. */
static void add_mdoc_quoted(struct buffer *out, const char *text)
{
    buffer_add_character(out, '"');
    for (; *text; text++) {
        if (*text == '"') buffer_add_character(out, '"');
        add_mdoc_character(out, *text);
    }
    buffer_add_character(out, '"');
}

/* ---- parts ---------------------------------------------------------------------------------- */

static void add_mdoc_head(struct buffer *out, const struct command *command)
{
    buffer_add_text(out, ".Dd @DATE@\n.Dt NONET-");
    for (const char *letter = command->name; *letter; letter++)
        buffer_add_character(out, (char)toupper((unsigned char)*letter));
    buffer_print(out, " 1\n.Os\n.Sh NAME\n.Nm nonet-%s\n.Nd ", command->name);
    add_mdoc_text(out, command->summary);
}

/* "PROOF [FILE|PUZZLE]..." with a macro for each word. */
static void add_mdoc_operands(struct buffer *out, const char *operands)
{
    char before = ' ';
    for (; *operands; before = *operands++) {
        if (*operands == '[') buffer_add_text(out, "\n.Op Ar ");
        else if (*operands == '|') buffer_add_text(out, " | ");
        else if (*operands == '.') buffer_add_text(out, before == ']' ? " ." : ".");
        else if (isupper((unsigned char)*operands)) {
            if (before == ' ') buffer_add_text(out, "\n.Ar ");
            buffer_add_character(out, *operands);
        }
    }
    buffer_add_character(out, '\n');
}

static void add_mdoc_synopsis(struct buffer *out, const struct command *command)
{
    buffer_print(out, ".Sh SYNOPSIS\n.Nm nonet\n.Cm %s\n.Op Ar OPTION ...", command->name);
    add_mdoc_operands(out, command->operands);
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

static void add_mdoc_options(struct buffer *out, const struct command *command)
{
    const struct option_group *group;
    buffer_add_text(out, ".Sh OPTIONS\n");
    for (size_t number = 0; (group = command_group(command, number)); number++) {
        buffer_print(out, ".Ss %s\n.Bl -tag -width Ds\n", group->title);
        for (const struct option *option = group->options; option->set; option++) add_mdoc_option(out, option);
        buffer_add_text(out, ".El\n");
    }
}

static void add_mdoc_levels(struct buffer *out)
{
    const nonet_level *level;
    buffer_add_text(out, ".Sh LEVELS\n.Bl -tag -width beginner\n");
    for (size_t index = 0; (level = nonet_level_at(index)); index++) {
        buffer_print(out, ".It Cm %s\n", level->name);
        add_mdoc_text(out, level->summary);
    }
    buffer_add_text(out, ".El\n");
}

static void add_mdoc_exit_status(struct buffer *out)
{
    buffer_add_text(out, ".Sh EXIT STATUS\n.Bl -tag -width Ds\n");
    for (const struct exit_meaning *exit = exit_meanings; exit->code; exit++) {
        buffer_print(out, ".It %s\n", exit->code);
        add_mdoc_text(out, exit->meaning);
    }
    buffer_add_text(out, ".El\n");
}

static void add_mdoc_examples(struct buffer *out, const struct command *command)
{
    buffer_add_text(out, ".Sh EXAMPLES\n.Bl -tag -width Ds\n");
    for (const struct example *example = command->examples; example->command_line; example++) {
        buffer_add_text(out, ".It Ic ");
        add_mdoc_quoted(out, example->command_line);
        buffer_add_character(out, '\n');
        add_mdoc_text(out, example->effect);
    }
    buffer_add_text(out, ".El\n");
}

static bool has_group(const struct command *command, const struct option_group *group)
{
    const struct option_group *own;
    for (size_t number = 0; (own = command_group(command, number)); number++)
        if (own == group) return true;
    return false;
}

static void add_mdoc_see_also(struct buffer *out, const struct command *command)
{
    buffer_add_text(out, ".Sh SEE ALSO\n.Xr nonet 1\n");
    if (command->document) buffer_print(out, ".Pp\nMore:\n.Pa @DOCDIR@/docs/%s\n", command->document);
    if (has_group(command, &options_answer))
        buffer_add_text(out, ".Pp\nThe keys of\n.Fl \\-json :\n.Pa @DOCDIR@/docs/json.md\n");
}

/* ---- pages ---------------------------------------------------------------------------------- */

void help_manual(struct buffer *out, const struct command *command)
{
    add_mdoc_head(out, command);
    add_mdoc_synopsis(out, command);
    buffer_add_text(out, ".Sh DESCRIPTION\n");
    add_mdoc_text(out, command->description);
    add_mdoc_options(out, command);
    if (command->lists_levels) add_mdoc_levels(out);
    add_mdoc_exit_status(out);
    add_mdoc_examples(out, command);
    add_mdoc_see_also(out, command);
}

void help_manual_list(struct buffer *out)
{
    buffer_add_text(out, ".Bl -tag -width nonet-techniques(1) -compact\n");
    for (const struct command *const *command = commands; *command; command++) {
        buffer_print(out, ".It Xr nonet-%s 1\n", (*command)->name);
        add_mdoc_text(out, (*command)->summary);
    }
    buffer_add_text(out, ".El\n");
}
