/* notation_facts.c: see notation_facts.h. */
#include "show/notation_facts.h"

#include <string.h>

static bool is_one_of(const nonet_notation *notation, const char *const *names)
{
    for (; *names; names++)
        if (strcmp(notation->name, *names) == 0) return true;
    return false;
}

bool notation_shows_boxes(const nonet_notation *notation)
{
    static const char *const names[] = {"bordered", "ss", "candidates", NULL};
    return is_one_of(notation, names);
}

bool notation_holds_solution(const nonet_notation *notation)
{
    static const char *const names[] = {"csv", NULL};
    return is_one_of(notation, names);
}

bool notation_suits_answers(const nonet_notation *notation)
{
    static const char *const names[] = {"csv", "library", "sukaku", NULL};
    return !is_one_of(notation, names);
}
