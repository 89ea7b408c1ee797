/* explain_options.c: the options of explain, hint and techniques.
 *
 * --only, --with and --without take lists of names, separated by commas; a family or a level (easy ... extreme)
 * stands for all of its techniques, `uniqueness` for all that are right only with one solution. In --only a
 * group means what is usual of it, so that `fish` does not turn on what is left out for good reasons; a
 * technique named alone, or a group of which nothing is usual, is meant as it is. */
#include <stdio.h>
#include <string.h>

#include "name_list.h"
#include "settings.h"

static const char no_such_technique[] = "no such technique (nonet techniques)";
static const char no_such_group[] = "no such technique, family or level (nonet techniques)";

/* ---- which techniques ---------------------------------------------------------------------------- */

static void add_marks(bool to[NONET_MAX_TECHNIQUES], const bool from[NONET_MAX_TECHNIQUES])
{
    for (int technique = 0; technique < NONET_MAX_TECHNIQUES; technique++) to[technique] |= from[technique];
}

static bool has_usual(const bool members[NONET_MAX_TECHNIQUES])
{
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        if (members[technique] && nonet_technique_at(technique)->is_usual) return true;
    return false;
}

/* Mark the techniques of a list; `also` (or NULL): what it means though it is not usual. False: a word of the
 * list names none. */
static bool mark_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES], bool also[NONET_MAX_TECHNIQUES])
{
    if (!*list) return false;
    while (*list) {
        char word[NAME_BYTES];
        bool members[NONET_MAX_TECHNIQUES];
        if (!name_list_take(&list, word) || !nonet_technique_group(word, members)) return false;
        add_marks(marked, members);
        if (also && (nonet_technique_find(word) >= 0 || !has_usual(members))) add_marks(also, members);
    }
    return true;
}

static const char *set_only(struct settings *settings, const char *value)
{
    settings->has_only = true;
    return mark_techniques(value, settings->only, settings->with) ? NULL : no_such_group;
}

static const char *set_with(struct settings *settings, const char *value)
{
    settings->has_with = true;
    if (!mark_techniques(value, settings->with, NULL)) return no_such_group;
    add_marks(settings->only, settings->with);
    return NULL;
}

static const char *set_without(struct settings *settings, const char *value)
{
    settings->has_without = true;
    return mark_techniques(value, settings->without, NULL) ? NULL : no_such_group;
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
    settings->technique = nonet_technique_find(value);
    return settings->technique < 0 ? no_such_technique : NULL;
}

static const char *set_until(struct settings *settings, const char *value)
{
    settings->until = nonet_technique_find(value);
    return settings->until < 0 ? no_such_technique : NULL;
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
     "use these techniques only: names separated by commas; a family (fish, wings, chains ...) or a level "
     "(easy, medium, hard, expert, extreme) stands for its usual techniques",
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
    {0, "until", "TECHNIQUE", "stop after the first step of this technique", set_until, technique_choice},
    {0, "technique", "TECHNIQUE", "list every step of this technique that is possible at once, instead of solving",
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
