/* explain_options.c: the options of explain and hint.
 *
 * --only and --without take lists of techniques, separated by commas; a level (easy ... extreme) stands
 * for all of its techniques, `uniqueness` for all that are right only with one solution. */
#include <stdio.h>
#include <string.h>

#include "settings.h"

enum { LONGEST_NAME = 63 };

static const char no_such_technique[] = "no such technique (nonet techniques)";

/* Does the word name this technique, alone or among others? */
static bool names_technique(const char *word, int technique)
{
    const nonet_technique *const entry = nonet_technique_at((size_t)technique);
    return strcmp(word, nonet_level_text(entry->level)) == 0 ||
           (entry->needs_uniqueness && strcmp(word, "uniqueness") == 0) ||
           nonet_technique_find(word) == technique;
}

/* Mark the techniques of a list. False: a word of it names none. */
static bool mark_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES])
{
    while (*list) {
        char word[LONGEST_NAME + 1];
        const size_t length = strcspn(list, ",");
        if (length > LONGEST_NAME) return false;
        snprintf(word, sizeof word, "%.*s", (int)length, list);
        bool is_known = false;
        for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
            if (!names_technique(word, technique)) continue;
            is_known = marked[technique] = true;
        }
        if (!is_known) return false;
        list += length + (list[length] == ',');
    }
    return true;
}

static const char *set_only(struct settings *settings, const char *value)
{
    bool kept[NONET_MAX_TECHNIQUES] = {false};
    if (!*value || !mark_techniques(value, kept)) return no_such_technique;
    for (int technique = 0; technique < NONET_MAX_TECHNIQUES; technique++)
        settings->leaves_out[technique] |= !kept[technique];
    return NULL;
}

static const char *set_without(struct settings *settings, const char *value)
{
    return *value && mark_techniques(value, settings->leaves_out) ? NULL : no_such_technique;
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

#define SET_FLAG(function, flag)                                                                   \
    static const char *function(struct settings *settings, const char *value)                      \
    {                                                                                              \
        (void)value;                                                                               \
        settings->flag = true;                                                                     \
        return NULL;                                                                               \
    }
SET_FLAG(set_brief, brief)
SET_FLAG(set_boards, boards)
SET_FLAG(set_placements, placements)
SET_FLAG(set_result, result)

static const char *stage_choice(size_t index)
{
    static const char *const words[] = {
        [STAGE_WHY] = "why", [STAGE_WHERE] = "where", [STAGE_WHAT] = "what", NULL};
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
    {0, "like", "PROGRAM", "the techniques, order and choices of nonet (default) or of hodoku",
     set_like, like_choice},
    {0, "only", "LIST",
     "use these techniques only: names separated by commas; a level (easy, medium, hard, expert, "
     "extreme) stands for all of its techniques",
     set_only, NULL},
    {0, "without", "LIST",
     "leave these techniques out; `uniqueness' stands for all that rely on there being one solution",
     set_without, NULL},
    {0},
};

const struct option_group options_logic = {"Techniques", logic_options};

static const struct option explain_options[] = {
    {0, "brief", NULL, "one line for each step, without its reason", set_brief, NULL},
    {0, "boards", NULL, "draw the board before each step, with the pattern marked", set_boards, NULL},
    {0, "placements", NULL, "only the values as they are placed, one a line", set_placements, NULL},
    {0, "result", NULL, "only the board at the end, in the notation of the puzzle", set_result, NULL},
    {0, "until", "TECHNIQUE", "stop after the first step of this technique", set_until,
     technique_choice},
    {0, "technique", "TECHNIQUE",
     "list every step of this technique that is possible at once, instead of solving", set_technique,
     technique_choice},
    {0},
};

const struct option_group options_explain = {"What to show", explain_options};

static const struct option hint_options[] = {
    {0, "boards", NULL, "draw the board too, with the pattern marked", set_boards, NULL},
    {0, "stage", "STAGE",
     "tell only where to look, or what is there (the technique), or what follows and why; default: why",
     set_stage, stage_choice},
    {0},
};

const struct option_group options_hint = {"How much to tell", hint_options};
