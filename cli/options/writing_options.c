/* writing_options.c: see writing_options.h. */
#include "options/writing_options.h"

#include <string.h>

#include "options/option_values.h"
#include "options/reading_options.h"

static const struct option answer_options[] = {
    {0, "json", NULL, "answer with one JSON object per line", set_flag, NULL, 0},
    {0},
};

const struct option_group options_answer = {"Answers", answer_options, NULL, NULL};

/* ---- boards ------------------------------------------------------------------------------------- */

bool wants_notation(const struct writing_options *options)
{
    return options->to || options->to_symbols || options->blank;
}

const char *json_clash(bool as_json, const struct writing_options *options)
{
    return as_json && wants_notation(options) ? "--json excludes --to, --to-symbols and --blank" : NULL;
}

static const char *set_to(void *field, const char *value)
{
    const char **const to = field;
    nonet_style style;
    if (nonet_style_find(value, &style) != NONET_OK) return no_such_notation(value);
    *to = value;
    return NULL;
}

static const char *set_to_symbols(void *field, const char *value)
{
    const char **const symbols = field;
    *symbols = nonet_symbols_find(value);
    return *symbols ? NULL : "not 1, 0, A, or characters that are all different";
}

/* Only blanks that can be read may be written. */
static const char *set_blank(void *field, const char *value)
{
    char *const blank = field;
    if (strlen(value) != 1 || !strchr(".0_*?xX-", *value)) return "not one of . 0 _ * ? x X -";
    *blank = *value;
    return NULL;
}

static const char to_symbols_summary[] = "write these symbols for 1, 2, 3 ... (as for --symbols)";
static const char blank_summary[] = "write empty cells as one of . 0 _ * ? x X -";

static const struct option writing_options[] = {
    {0, "to", "NOTATION", "write boards in this notation; default: that of the puzzle", set_to, notation_choice,
     offsetof(struct writing_options, to)},
    {0, "to-symbols", "CHARS", to_symbols_summary, set_to_symbols, NULL, offsetof(struct writing_options, to_symbols)},
    {0, "blank", "CHAR", blank_summary, set_blank, NULL, offsetof(struct writing_options, blank)},
    {0},
};

const struct option_group options_writing = {"Writing boards", writing_options, NULL, NULL};

static const struct option convert_options[] = {
    {0, "to", "NOTATION", "write boards in this notation; default: line, or numbers for boards too large for it",
     set_to, notation_choice, offsetof(struct writing_options, to)},
    {0, "to-symbols", "CHARS", to_symbols_summary, set_to_symbols, NULL, offsetof(struct writing_options, to_symbols)},
    {0, "blank", "CHAR", blank_summary, set_blank, NULL, offsetof(struct writing_options, blank)},
    {0},
};

const struct option_group options_convert = {"Writing boards", convert_options, NULL, NULL};
