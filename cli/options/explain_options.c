/* explain_options.c: the options of explain, hint and techniques.
 *
 * --only, --with and --without take lists of names, separated by commas; a family or a level (easy ... extreme)
 * stands for all of its techniques, `uniqueness` for all that are right only with one solution, and the beginning of
 * names for all that begin so. */
#include <stdio.h>
#include <string.h>

#include "options/settings.h"
#include "options/technique_names.h"

/* ---- which techniques ---------------------------------------------------------------------------- */

static const char *set_only(struct settings *settings, const char *value)
{
    settings->has_only = true;
    return mark_techniques(value, settings->only, settings->with) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_with(struct settings *settings, const char *value)
{
    settings->has_with = true;
    const bool is_fine = mark_techniques(value, settings->with, NULL) && mark_techniques(value, settings->only, NULL);
    return is_fine ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_without(struct settings *settings, const char *value)
{
    settings->has_without = true;
    return mark_techniques(value, settings->without, NULL) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_order_file(struct settings *settings, const char *value)
{
    settings->order_file = value;
    return *value ? NULL : "the name of a file is missing";
}

static const char *path_choice(size_t index)
{
    static const char *const words[] = {"simplest", "shortest", NULL};
    return words[index];
}

static const char *set_path(struct settings *settings, const char *value)
{
    const int number = choice_number(path_choice, value);
    if (number) settings->path = (nonet_path)(number - 1);
    return number ? NULL : "not simplest or shortest";
}

static const char *set_technique(struct settings *settings, const char *value)
{
    settings->listed_names = value;
    return mark_meant_techniques(value, settings->listed) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_until(struct settings *settings, const char *value)
{
    settings->has_until = true;
    return mark_techniques(value, settings->until, NULL) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *like_choice(size_t index)
{
    static const char *const words[] = {"nonet", "hodoku", NULL};
    return words[index];
}

static const char *set_like(struct settings *settings, const char *value)
{
    const int number = choice_number(like_choice, value);
    if (number) settings->like = (nonet_like)(number - 1);
    return number ? NULL : "not nonet or hodoku";
}

/* ---- what to show -------------------------------------------------------------------------------- */

static const char *set_cell(struct settings *settings, const char *value)
{
    static const char problem[] = "not a cell, as in r3c7";
    char row[4];
    const char *const column = strchr(value, 'c');
    if (value[0] != 'r' || !column || column - value > 3) return problem;
    snprintf(row, sizeof row, "%.*s", (int)(column - value - 1), value + 1);
    settings->row = (int)whole_number(row, NONET_MAX_SIDE);
    settings->column = (int)whole_number(column + 1, NONET_MAX_SIDE);
    return settings->row && settings->column ? NULL : problem;
}

static const char *set_value(struct settings *settings, const char *value)
{
    const bool is_symbol = value[0] > ' ' && !value[1];
    settings->value = value;
    return is_symbol || whole_number(value, NONET_MAX_SIDE) ? NULL : "neither a symbol nor a whole number from 1 to 64";
}

SET_FLAG(set_brief, brief)
SET_FLAG(set_boards, boards)
SET_FLAG(set_placements, placements)
SET_FLAG(set_result, result)
SET_FLAG(set_used, used)

static const char *stage_choice(size_t index)
{
    static const char *const words[] = {[STAGE_WHY] = "why", [STAGE_WHERE] = "where", [STAGE_WHAT] = "what", NULL};
    return words[index];
}

static const char *set_stage(struct settings *settings, const char *value)
{
    const int number = choice_number(stage_choice, value);
    if (number) settings->stage = (enum hint_stage)(number - 1);
    return number ? NULL : "not where, what or why";
}

static const char *technique_choice(size_t index)
{
    const nonet_technique *const technique = nonet_technique_at(index);
    return technique ? technique->name : NULL;
}

static const struct option logic_options[] = {
    {0, "like", "PROGRAM", "the techniques, order and choices of nonet (default) or of hodoku", set_like, like_choice},
    {0, "order", "FILE",
     "try the techniques of this file in its order, and count its weights; nonet techniques --used prints "
     "such a file",
     set_order_file, NULL},
    {0, "only", "LIST",
     "use these techniques only: names separated by commas; the beginning of names (unique rectangle), a family (fish, "
     "wings, chains ...) or a level (easy, medium, hard, expert, extreme) stands for its usual techniques",
     set_only, NULL},
    {0, "with", "LIST",
     "also use these techniques, which are not usual or which --only leaves out; a family or a level stands "
     "for all of its techniques",
     set_with, NULL},
    {0, "without", "LIST",
     "leave these techniques out; `uniqueness' stands for all that rely on there being one solution", set_without,
     NULL},
    {0},
};

const struct option_group options_logic = {"Techniques", logic_options};

static const struct option path_options[] = {
    {0, "path", "PATH",
     "simplest (default): each step is of the easiest technique that gives something; shortest: look for a way "
     "with few steps besides singles, of all techniques in use: never longer than the simplest, but "
     "not proven to be the shortest, and many times slower to find",
     set_path, path_choice},
    {0},
};

const struct option_group options_path = {"Which way", path_options};

static const struct option filter_options[] = {
    {0, "cell", "CELL", "tell only steps that place or remove something in this cell, as in r3c7", set_cell, NULL},
    {0, "value", "VALUE", "tell only steps that place or remove this value: a symbol of the puzzle, or a number",
     set_value, NULL},
    {0},
};

const struct option_group options_filter = {"Which steps", filter_options};

static const struct option explain_options[] = {
    {0, "brief", NULL, "one line for each step, without its reason", set_brief, NULL},
    {0, "boards", NULL, "draw the board before each step, with the pattern marked", set_boards, NULL},
    {0, "placements", NULL, "only the values as they are placed, one a line", set_placements, NULL},
    {0, "result", NULL, "only the board at the end, in the notation of the puzzle", set_result, NULL},
    {0, "until", "TECHNIQUE", "stop after the first step of this technique, or of one of several, as for --only",
     set_until, technique_choice},
    {0, "technique", "TECHNIQUE",
     "list every step of this technique, or of several, as for --only, that is possible at once, instead of solving",
     set_technique, technique_choice},
    {0},
};

const struct option_group options_explain = {"What to show", explain_options};

static const struct option hint_options[] = {
    {0, "boards", NULL, "draw the board too, with the pattern marked", set_boards, NULL},
    {0, "stage", "STAGE",
     "tell only where to look, or what is there (the technique), or what follows and why; default: why", set_stage,
     stage_choice},
    {0},
};

const struct option_group options_hint = {"How much to tell", hint_options};

static const struct option techniques_options[] = {
    {0, "used", NULL,
     "print the techniques in use one a line, in the order in which they are tried, with their weights: a file "
     "for --order",
     set_used, NULL},
    {0},
};

const struct option_group options_techniques = {"What to show", techniques_options};
