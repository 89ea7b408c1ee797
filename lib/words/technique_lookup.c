/* technique_lookup.c: finding techniques by name, the techniques of a group, and the weight of a technique. */
#include <stdio.h>
#include <string.h>

#include "base/same_words.h"
#include "base/text_out.h"
#include "technique/ranking.h"

static const struct {
    const char *name, *meaning;
} other_names[] = {
#define OTHER_NAME(name, meaning) {name, meaning},
#include "words/other_names.h"
};

static const struct {
    const char *name, *near;
} absent[] = {
#define ABSENT(name, near) {name, near},
#include "words/other_names.h"
};

enum { OTHER_NAMES = sizeof other_names / sizeof *other_names, ABSENT_NAMES = sizeof absent / sizeof *absent };

/* What another name means here, or NULL. */
static const char *other_meaning(const char *name)
{
    for (size_t index = 0; index < OTHER_NAMES; index++)
        if (nn_are_same_plainly(other_names[index].name, name)) return other_names[index].meaning;
    return NULL;
}

typedef bool comparison(const char *a, const char *b);

static int find_name(const char *name, comparison *are_same)
{
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        const nonet_technique *const technique = nonet_technique_at((size_t)which);
        if (are_same(technique->name, name) || are_same(technique->code, name) ||
            are_same(technique->hodoku_name, name))
            return which;
    }
    return -1;
}

int nonet_technique_find(const char *name)
{
    if (!name) return -1;
    int found = find_name(name, nn_are_same_words);
    const char *const meaning = found < 0 ? other_meaning(name) : NULL;
    if (meaning) found = find_name(meaning, nn_are_same_words);
    return found < 0 && !meaning ? find_name(name, nn_are_same_plainly) : found;
}

const char *nonet_technique_other_name(int technique, size_t index)
{
    const nonet_technique *const about = technique < 0 ? NULL : nonet_technique_at((size_t)technique);
    size_t before = 0;
    for (size_t at = 0; about && at < OTHER_NAMES; at++)
        if (nn_are_same_words(other_names[at].meaning, about->name) && before++ == index) return other_names[at].name;
    return NULL;
}

/* Easy are all singles, also those for beginners. */
static bool counts_as_level(const nonet_technique *technique, const char *name)
{
    const int level = nonet_level_find(name);
    return level == technique->level || (level == NN_EASY && technique->level == NN_BEGINNER);
}

static bool is_in_group(const nonet_technique *technique, const char *name)
{
    return nn_are_same_plainly(technique->family, name) || counts_as_level(technique, name) ||
           (technique->needs_uniqueness && nn_are_same_words("uniqueness", name));
}

/* "unique rectangle" has six types, and "XY" is the beginning of a wing and a chain. */
static bool begins_so(const nonet_technique *technique, const char *beginning)
{
    const char *const first = nn_skip_marks(beginning);
    return *first && *nn_skip_marks(first + 1) && nn_after_words(technique->name, first);
}

/* The same for names as people say them: "simple colors". */
static bool begins_plainly_so(const nonet_technique *technique, const char *beginning)
{
    char name[NN_PLAIN_BYTES], plain[NN_PLAIN_BYTES];
    nn_plain_words(technique->name, name);
    nn_plain_words(beginning, plain);
    return strlen(plain) > 1 && strncmp(name, plain, strlen(plain)) == 0;
}

typedef bool membership(const nonet_technique *technique, const char *name);

static size_t mark_members(membership *is_member, const char *name, bool members[NONET_MAX_TECHNIQUES])
{
    size_t count = 0;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        members[which] = is_member(nonet_technique_at((size_t)which), name);
        count += members[which];
    }
    return count;
}

/* Mark what one name means; it is no other name. */
static size_t mark_group(const char *name, bool members[NONET_MAX_TECHNIQUES])
{
    const int found = nonet_technique_find(name);
    if (found >= 0) members[found] = true;
    if (found >= 0) return 1;
    size_t count = mark_members(is_in_group, name, members);
    if (!count) count = mark_members(begins_so, name, members);
    return count ? count : mark_members(begins_plainly_so, name, members);
}

/* Mark what each name of a list means. */
static size_t mark_list(const char *list, bool members[NONET_MAX_TECHNIQUES])
{
    size_t count = 0;
    while (*list) {
        char name[NN_PLAIN_BYTES];
        bool some[NONET_MAX_TECHNIQUES] = {0};
        size_t length = 0;
        for (; list[length] && list[length] != ','; length++) name[length] = list[length];
        name[length] = 0;
        mark_group(name, some);
        for (int which = 0; which < NN_TECHNIQUES; which++) {
            count += some[which] && !members[which];
            members[which] |= some[which];
        }
        list += length + (list[length] == ',');
    }
    return count;
}

size_t nonet_technique_group(const char *name, bool members[NONET_MAX_TECHNIQUES])
{
    if (!members) return 0;
    for (int which = 0; which < NONET_MAX_TECHNIQUES; which++) members[which] = false;
    if (!name) return 0;
    const char *const meaning = find_name(name, nn_are_same_words) < 0 ? other_meaning(name) : NULL;
    return meaning ? mark_list(meaning, members) : mark_group(name, members);
}

int nonet_technique_weight(int technique)
{
    return technique >= 0 && technique < NN_TECHNIQUES ? nn_technique_weight(technique) : -1;
}

/* ---- names that are not known ------------------------------------------------------------------ */

/* All names that people may have meant. */
static size_t list_names(const char *names[], size_t room)
{
    size_t count = 0;
    for (size_t which = 0; nonet_technique_at(which) && count < room; which++)
        names[count++] = nonet_technique_at(which)->name;
    for (size_t which = 0; nonet_technique_at(which) && count < room; which++)
        names[count++] = nonet_technique_at(which)->family;
    for (size_t level = 0; nonet_level_at(level) && count < room; level++) names[count++] = nonet_level_at(level)->name;
    for (size_t index = 0; index < OTHER_NAMES && count < room; index++) names[count++] = other_names[index].name;
    for (size_t index = 0; index < ABSENT_NAMES && count < room; index++) names[count++] = absent[index].name;
    return count;
}

size_t nonet_technique_advice(const char *name, char *buffer, size_t size)
{
    enum { ROOM = 2 * NONET_MAX_TECHNIQUES + OTHER_NAMES + ABSENT_NAMES + 16 };
    const char *names[ROOM];
    size = nn_text_room(buffer, size);
    for (size_t index = 0; name && index < ABSENT_NAMES; index++)
        if (nn_are_same_plainly(absent[index].name, name))
            return (size_t)snprintf(buffer, size, "the nearest is %s", absent[index].near);
    const char *const near = name ? nonet_nearest_word(name, names, list_names(names, ROOM)) : NULL;
    return near ? (size_t)snprintf(buffer, size, "did you mean %s?", near) : 0;
}
