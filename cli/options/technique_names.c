/* technique_names.c: see technique_names.h. */
#include "options/technique_names.h"

#include <stdio.h>
#include <string.h>

#include "options/option_values.h"

enum { NAME_BYTES = 64 };

/* Remove the first name from the list. False: it is longer than any name. */
static bool take_name(const char **list, char name[NAME_BYTES])
{
    const size_t length = strcspn(*list, ",");
    if (length >= NAME_BYTES) return false;
    snprintf(name, NAME_BYTES, "%.*s", (int)length, *list);
    *list += length + ((*list)[length] == ',');
    return true;
}

const char *no_such_technique(const char *list)
{
    static char message[256];
    char name[NAME_BYTES], advice[160] = "";
    bool members[NONET_MAX_TECHNIQUES];
    while (*list && take_name(&list, name))
        if (!nonet_technique_group(name, members) && nonet_technique_advice(name, advice, sizeof advice)) break;
    snprintf(message, sizeof message, "no such technique, family or level%s%s (nonet techniques)", *advice ? ": " : "",
             advice);
    return message;
}

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

bool mark_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES], bool also[NONET_MAX_TECHNIQUES])
{
    if (!*list) return false;
    while (*list) {
        char name[NAME_BYTES];
        bool members[NONET_MAX_TECHNIQUES];
        if (!take_name(&list, name) || !nonet_technique_group(name, members)) return false;
        add_marks(marked, members);
        if (also && (nonet_technique_find(name) >= 0 || !has_usual(members))) add_marks(also, members);
    }
    return true;
}

bool mark_meant_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES])
{
    bool members[NONET_MAX_TECHNIQUES] = {0}, also[NONET_MAX_TECHNIQUES] = {0};
    if (!mark_techniques(list, members, also)) return false;
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        marked[technique] |= also[technique] || (members[technique] && nonet_technique_at(technique)->is_usual);
    return true;
}

static int members_of_level(const bool members[NONET_MAX_TECHNIQUES], int level)
{
    int count = 0;
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        count += members[technique] && nonet_technique_at(technique)->level == level;
    return count;
}

/* The easiest level with several of them, or with the only one. A single forerunner, such as the remote pair among the
 * chains, is not what the group is known for. */
static int natural_level(const bool members[NONET_MAX_TECHNIQUES])
{
    for (int fewest = 2; fewest > 0; fewest--)
        for (int level = 0; nonet_level_at((size_t)level); level++)
            if (members_of_level(members, level) >= fewest) return level;
    return nonet_level_hardest();
}

bool mark_natural_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES])
{
    while (*list) {
        char name[NAME_BYTES];
        bool members[NONET_MAX_TECHNIQUES] = {0};
        if (!take_name(&list, name) || !mark_meant_techniques(name, members)) return false;
        const int level = natural_level(members);
        for (size_t technique = 0; nonet_technique_at(technique); technique++)
            marked[technique] |= members[technique] && nonet_technique_at(technique)->level == level;
    }
    return true;
}

/* The families in the order of their first techniques. */
static const char *family_at(size_t index)
{
    for (size_t number = 0; nonet_technique_at(number); number++) {
        const char *const family = nonet_technique_at(number)->family;
        size_t first = 0;
        while (strcmp(nonet_technique_at(first)->family, family) != 0) first++;
        if (first == number && index-- == 0) return family;
    }
    return NULL;
}

const char *technique_name_choice(size_t index)
{
    for (size_t number = 0; nonet_technique_at(number); number++)
        if (index-- == 0) return nonet_technique_at(number)->name;
    for (size_t number = 0; family_at(number); number++)
        if (index-- == 0) return family_at(number);
    return level_choice(index);
}

const char *set_techniques(void *field, const char *value)
{
    struct technique_set *const set = field;
    set->is_said = true;
    return mark_techniques(value, set->has, NULL) ? NULL : no_such_technique(value);
}
