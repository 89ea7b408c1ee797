/* help.c: help as text, 80 columns wide. */
#include "help/help.h"

#include <assert.h>
#include <nonet.h>
#include <string.h>
#include <unistd.h>

#include "options/solver_options.h"
#include "show/paragraph.h"
#include "system/module.h"
#include "system/screen.h"

enum { OPTION_COLUMNS = 26, WORD_COLUMNS = 14 };

/* ---- words and lines ------------------------------------------------------------------------ */

static void add_heading(struct buffer *out, const char *text)
{
    const bool has_colour = screen_has_colour(STDOUT_FILENO);
    buffer_print(out, has_colour ? "\n\033[1m%s:\033[0m\n" : "\n%s:\n", text);
}

static void add_paragraphs(struct buffer *out, const char *text)
{
    while (*text) {
        const char *const end = strstr(text, "\n\n");
        const size_t length = end ? (size_t)(end - text) : strlen(text);
        buffer_add_character(out, '\n');
        add_wrapped(out, text, length, 0, 0);
        text += end ? length + 2 : length;
    }
}

/* "  TERM   what it is", the explanation from `indent` on; a long term gets a line of its own. */
static void add_term(struct buffer *out, const char *term, const char *explanation, int indent)
{
    assert(term[0] && explanation[0]);
    const int length = (int)strlen(term) + 2;
    buffer_print(out, "  %s", term);
    if (length + 2 > indent) {
        buffer_add_character(out, '\n');
        add_spaces(out, indent);
    } else {
        add_spaces(out, indent - length);
    }
    add_wrapped(out, explanation, strlen(explanation), indent, indent);
}

/* ---- parts ---------------------------------------------------------------------------------- */

static void add_option(struct buffer *out, const struct option *option)
{
    struct buffer term = {0};
    if (option->letter) buffer_print(&term, "-%c", option->letter);
    if (option->letter && option->name) buffer_add_text(&term, ", ");
    if (!option->letter) buffer_add_text(&term, "    ");
    if (option->name) buffer_print(&term, "--%s", option->name);
    if (option->argument) buffer_print(&term, " %s", option->argument);
    buffer_add_character(&term, 0);
    add_term(out, term.bytes, option->summary, OPTION_COLUMNS);
    buffer_free(&term);
}

static void add_options(struct buffer *out, const struct command *command)
{
    const struct option_group *group;
    for (size_t number = 0; (group = command_group(command, number)); number++) {
        add_heading(out, group->title);
        for (const struct option *option = group->options; option->set; option++) add_option(out, option);
    }
}

static void add_levels(struct buffer *out)
{
    const nonet_level *level;
    add_heading(out, "Levels");
    for (size_t index = 0; (level = nonet_level_at(index)); index++)
        add_term(out, level->name, level->summary, WORD_COLUMNS);
}

static void add_notations(struct buffer *out)
{
    const nonet_notation *notation;
    add_heading(out, "Notations");
    for (size_t index = 0; (notation = nonet_notation_at(index)); index++)
        add_term(out, notation->name, notation->summary, WORD_COLUMNS);
}

static void add_examples(struct buffer *out, const struct command *command)
{
    add_heading(out, "Examples");
    for (const struct example *example = command->examples; example->command_line; example++)
        buffer_print(out, "  %s\n      %s\n", example->command_line, example->effect);
}

const struct exit_meaning exit_meanings[] = {
    {"0", "every puzzle has its answer"},
    {"1", "for some puzzle the answer is \"no\": no solution, several, or out of time"},
    {"2", "unreadable input, wrong usage, failed output, or no memory"},
    {0},
};

static void add_exit_status(struct buffer *out)
{
    add_heading(out, "Exit status");
    for (const struct exit_meaning *exit = exit_meanings; exit->code; exit++)
        add_term(out, exit->code, exit->meaning, 6);
}

/* ---- whole pages ---------------------------------------------------------------------------- */

void help_command(struct buffer *out, const struct command *command, enum help_wanted wanted)
{
    assert(wanted != HELP_NONE);
    buffer_print(out, "nonet %s: %s\n", command->name, command->summary);
    add_heading(out, "Usage");
    buffer_print(out, "  nonet %s [OPTION]...%s%s\n", command->name, *command->operands ? " " : "", command->operands);
    if (wanted == HELP_FULL) add_paragraphs(out, command->description);
    add_options(out, command);
    if (wanted != HELP_FULL) return;
    if (command->lists_levels) add_levels(out);
    if (command->lists_notations) add_notations(out);
    add_examples(out, command);
    add_exit_status(out);
    if (command->document) buffer_print(out, "\nMore: docs/%s ('man nonet' says where)\n", command->document);
}

static const char program_description[] =
    "FILE holds puzzles in any notation, as many as you like; - is standard input, which is also "
    "read if there is no FILE and input comes from a pipe. An argument that is not a file but reads "
    "as a puzzle is that puzzle. Files may be packed: gz, zst, xz, bz2. Without a command, files and puzzles are solved.\n\n"
    "On a terminal, nonet asks you to paste a puzzle if none is named; without a command it opens "
    "a menu.\n\n"
    "Results go to standard output, one answer per puzzle, in order; messages to standard error.";

static void add_program_options(struct buffer *out)
{
    add_heading(out, "Options");
    add_term(out, "-h, --help", "show a short or the full help", OPTION_COLUMNS);
    add_term(out, "-V, --version", "show the version, the engines, the modules and the compiler", OPTION_COLUMNS);
}

void help_program(struct buffer *out, enum help_wanted wanted)
{
    buffer_add_text(out, "nonet: solves, explains, rates, makes, converts and plays Sudoku of any size\n");
    add_heading(out, "Usage");
    buffer_add_text(out, "  nonet COMMAND [OPTION]... [FILE|PUZZLE]...\n  nonet FILE|PUZZLE...\n");
    if (wanted == HELP_FULL) add_paragraphs(out, program_description);
    add_heading(out, "Commands");
    for (const struct command *const *command = commands; *command; command++)
        add_term(out, (*command)->name, (*command)->summary, WORD_COLUMNS);
    add_program_options(out);
    if (wanted == HELP_FULL) {
        add_notations(out);
        add_exit_status(out);
    }
    buffer_add_text(out, "\nMore: nonet help COMMAND\n");
}

/* Parts that are files of their own, as far as they are there. */
static void add_modules(struct buffer *out)
{
    size_t count = 0;
    buffer_add_text(out, "\nmodules:");
    for (const struct module *const *module = modules; *module; module++) {
        if (!module_is_there(*module)) continue;
        buffer_print(out, " %s", (*module)->name);
        count++;
    }
    if (!count) buffer_add_text(out, " none");
}

void help_version(struct buffer *out)
{
    buffer_print(out, "nonet %s\nengines:", nonet_version());
    for (size_t index = 0; engine_choice(index); index++) buffer_print(out, " %s", engine_choice(index));
    buffer_add_text(out, "\ninstruction sets:");
    for (size_t index = 0; nonet_batch_cpu_name(index); index++) buffer_print(out, " %s", nonet_batch_cpu_name(index));
    add_modules(out);
#if defined(__clang__)
    buffer_print(out, "\ncompiler: clang %s\n", __clang_version__);
#elif defined(__GNUC__)
    buffer_print(out, "\ncompiler: gcc %s\n", __VERSION__);
#else
    buffer_add_text(out, "\ncompiler: unknown\n");
#endif
}
