/* technique_lookup.c: finding techniques by name, the techniques of a group, and the weight of a technique. */
#include "logic/ranking.h"
#include "words/same_words.h"

/* As other programs and authors call them; HoDoKu's names are in the table above. */
static const struct {
    const char *name;
    enum nn_technique technique;
} other_names[] = {
    {"aligned triplet exclusion", NN_ALIGNED_TRIPLE_EXCLUSION},
    {"direct hidden triplet", NN_DIRECT_HIDDEN_TRIPLE},
    {"domino loop", NN_SK_LOOP},
    {"hidden quad", NN_HIDDEN_QUADRUPLE},
    {"hidden triplet", NN_HIDDEN_TRIPLE},
    {"junior exocet", NN_EXOCET},
    {"MSLS", NN_MULTI_SECTOR_LOCKED_SETS},
    {"naked quad", NN_NAKED_QUADRUPLE},
    {"naked triplet", NN_NAKED_TRIPLE},
    {"Nishio forcing chains", NN_NISHIO},
    {"pattern overlay", NN_TEMPLATE_DELETE},
};

static int find_other_name(const char *name)
{
    for (size_t i = 0; i < sizeof other_names / sizeof *other_names; i++)
        if (nn_are_same_words(other_names[i].name, name)) return (int)other_names[i].technique;
    return -1;
}

int nonet_technique_find(const char *name)
{
    for (int which = 0; name && which < NN_TECHNIQUES; which++) {
        const nonet_technique *const technique = nonet_technique_at((size_t)which);
        if (nn_are_same_words(technique->name, name) || nn_are_same_words(technique->code, name) ||
            nn_are_same_words(technique->hodoku_name, name))
            return which;
    }
    return name ? find_other_name(name) : -1;
}

/* Easy are all singles, also those for beginners. */
static bool counts_as_level(const nonet_technique *technique, const char *name)
{
    const int level = nonet_level_find(name);
    return level == technique->level || (level == NN_EASY && technique->level == NN_BEGINNER);
}

static bool is_in_group(const nonet_technique *technique, const char *name)
{
    return nn_are_same_words(technique->family, name) || counts_as_level(technique, name) ||
           (technique->needs_uniqueness && nn_are_same_words("uniqueness", name));
}

/* "unique rectangle" has six types, and "XY" is the beginning of a wing and a chain. */
static bool begins_so(const nonet_technique *technique, const char *beginning)
{
    const char *const first = nn_skip_marks(beginning);
    return *first && *nn_skip_marks(first + 1) && nn_after_words(technique->name, first);
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

size_t nonet_technique_group(const char *name, bool members[NONET_MAX_TECHNIQUES])
{
    if (!members) return 0;
    for (int which = 0; which < NONET_MAX_TECHNIQUES; which++) members[which] = false;
    if (!name) return 0;
    const int found = nonet_technique_find(name);
    if (found >= 0) members[found] = true;
    if (found >= 0) return 1;
    const size_t count = mark_members(is_in_group, name, members);
    return count ? count : mark_members(begins_so, name, members);
}

int nonet_technique_weight(int technique)
{
    return technique >= 0 && technique < NN_TECHNIQUES ? nn_technique_weight(technique) : -1;
}
