/* picture_options.c: see picture_options.h. */
#include "options/picture_options.h"

#include <assert.h>
#include <string.h>
#include <strings.h>

#include "options/option_values.h"

enum { NARROWEST = 16, WIDEST = 10000 };

/* ---- formats ------------------------------------------------------------------------------------ */

static const char *format_choice(size_t index)
{
    static const char *const names[] = {"svg", "png", "pdf", NULL};
    return names[index];
}

const char *picture_format_name(enum picture_format format)
{
    assert(format != PICTURE_NOT_SAID);
    return format_choice((size_t)format - 1);
}

enum picture_format picture_format_of_name(const char *name)
{
    const char *const dot = strrchr(name, '.');
    return dot ? (enum picture_format)choice_number(format_choice, dot + 1) : PICTURE_NOT_SAID;
}

enum picture_format picture_format_wanted(const struct picture_options *options)
{
    if (options->format) return options->format;
    return options->output ? picture_format_of_name(options->output) : PICTURE_SVG;
}

static const char *set_format(void *field, const char *value)
{
    enum picture_format *const format = field;
    *format = (enum picture_format)choice_number(format_choice, value);
    return *format ? NULL : NOT_A_CHOICE;
}

/* ---- the other options ------------------------------------------------------------------------- */

/* "-" is standard output, as it is without the option. */
static const char *set_output(void *field, const char *value)
{
    const char **const output = field;
    *output = strcmp(value, "-") ? value : NULL;
    return *value ? NULL : "the name of a file is missing";
}

static const char *theme_choice(size_t index)
{
    const char *const name = nonet_theme_name((nonet_theme)index);
    return *name ? name : NULL;
}

static const char *set_theme(void *field, const char *value)
{
    nonet_theme *const theme = field;
    const int number = choice_number(theme_choice, value);
    if (number) *theme = (nonet_theme)(number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const char *set_width(void *field, const char *value)
{
    int *const width = field;
    *width = (int)whole_number(value, WIDEST);
    return *width >= NARROWEST ? NULL : "not a whole number from 16 to 10000";
}

static const char *set_picture_symbols(void *field, const char *value)
{
    const char **const symbols = field;
    *symbols = nonet_symbols_find(value);
    return *symbols ? NULL : "not 1, 0, A, or characters that are all different";
}

static const char *picture_clash(const void *part)
{
    const struct picture_options *const options = part;
    if (picture_format_wanted(options) != PICTURE_NOT_SAID) return NULL;
    return "the name after -o ends in none of .svg, .png and .pdf: say --to, too";
}

static const struct option picture_options[] = {
    {'o', "output", "FILE",
     "write to this file; with %d in its name (or %03d) each picture gets a file, and its number takes that place",
     set_output, NULL, offsetof(struct picture_options, output)},
    {0, "to", "FORMAT", "svg, png or pdf; default: what the name after -o ends in, else svg", set_format, format_choice,
     offsetof(struct picture_options, format)},
    {0, "width", "PIXELS", "how wide it is to be shown; small pictures show only what matters, larger; default: 640",
     set_width, NULL, offsetof(struct picture_options, width)},
    {0, "theme", "THEME", "light (default), dark, print (black and greys) or contrast (for weak eyes)", set_theme,
     theme_choice, offsetof(struct picture_options, theme)},
    {0, "candidates", NULL,
     "show the candidates of all cells; those of a step, and marks of the text, are shown anyway", set_flag, NULL,
     offsetof(struct picture_options, candidates)},
    {0, "legend", NULL, "say below the board what the shapes and lines of a step mean", set_flag, NULL,
     offsetof(struct picture_options, legend)},
    {0, "labels", NULL, "number the rows and columns", set_flag, NULL, offsetof(struct picture_options, labels)},
    {0, "to-symbols", "CHARS", "write these symbols for 1, 2, 3 ... (as for --symbols)", set_picture_symbols, NULL,
     offsetof(struct picture_options, symbols)},
    {0},
};

const struct option_group options_picture = {"The picture", picture_options, picture_clash, NULL};
