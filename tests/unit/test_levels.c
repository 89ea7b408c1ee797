/* test_levels.c: the summaries of levels are true of their techniques. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"

enum { MOST_GROUPS = 6, MOST_WORDS = 120 };

/* Parts of summaries, and the techniques that are meant, as nonet_technique_group knows them. */
static const struct phrase {
    const char *words;
    const char *groups[MOST_GROUPS];
} phrases[] = {
    {"hidden singles", {"full house", "last digit", "hidden single"}},
    {"naked singles", {"naked single"}},
    {"pointing and claiming", {"pointing", "claiming", "locked lines"}},
    {"naked and hidden pairs and triples", {"naked pair", "hidden pair", "naked triple", "hidden triple", "locked"}},
    {"X-wings and swordfish", {"X-wing", "swordfish"}},
    {"XY- and XYZ-wings", {"XY-wing", "XYZ-wing"}},
    {"unique rectangles", {"unique rectangle"}},
    {"one-digit patterns", {"one-digit"}},
    {"W-wings", {"W-wing"}},
    {"quadruples and larger sets", {"naked quadruple", "hidden quadruple", "naked set", "hidden set"}},
    {"larger fish", {"jellyfish", "squirmbag", "whale", "leviathan"}},
    {"unique loops", {"unique loop"}},
    {"BUGs", {"BUG"}},
    {"remote pairs", {"remote pair"}},
    {"finned fish", {"finned", "sashimi"}},
    {"colours", {"colours"}},
    {"chains and loops", {"chains"}},
    {"almost locked sets in twos and threes", {"Sue de Coq", "ALS-XZ", "ALS-XY-wing", "ALS-W-wing"}},
    {"other wings and rectangles",
     {"M-wing", "wings", "unique rectangle", "hidden rectangle", "avoidable rectangle", "extended rectangle"}},
    {"Franken fish", {"Franken", "finned Franken"}},
    {"chains of almost locked sets", {"ALS chain", "death blossom"}},
    {"forcing chains and nets", {"forcing"}},
    {"exotic patterns", {"exotic"}},
};

static const struct phrase *find_phrase(const char *words, size_t length)
{
    for (size_t index = 0; index < sizeof phrases / sizeof *phrases; index++)
        if (strlen(phrases[index].words) == length && !memcmp(phrases[index].words, words, length))
            return &phrases[index];
    fail_msg("add to this test what is meant: \"%.*s\"", (int)length, words);
    return NULL;
}

/* Mark the usual techniques of the level that the group has. */
static void mark_group(const char *group, int level, const struct phrase *phrase, bool named[NONET_MAX_TECHNIQUES])
{
    bool members[NONET_MAX_TECHNIQUES];
    size_t found = 0;
    nonet_technique_group(group, members);
    for (size_t index = 0; nonet_technique_at(index); index++) {
        const nonet_technique *const technique = nonet_technique_at(index);
        if (!members[index] || technique->level != level || !technique->is_usual) continue;
        named[index] = true;
        found++;
    }
    if (!found) fail_msg("%s: \"%s\", but no %s", nonet_level_at((size_t)level)->name, phrase->words, group);
}

/* The parts stand between commas; a colon ends them. */
static void mark_summary(int level, bool named[NONET_MAX_TECHNIQUES])
{
    const char *words = nonet_level_at((size_t)level)->summary;
    for (;;) {
        const size_t length = strcspn(words, ",:");
        const struct phrase *const phrase = find_phrase(words, length);
        for (size_t group = 0; group < MOST_GROUPS && phrase->groups[group]; group++)
            mark_group(phrase->groups[group], level, phrase, named);
        words += length;
        if (*words != ',') return;
        words += strspn(words, ", ");
    }
}

static void summaries_name_what_a_level_has(void **state)
{
    (void)state;
    for (int level = 0; nonet_level_at((size_t)level); level++) {
        bool named[NONET_MAX_TECHNIQUES] = {false};
        assert_true(strlen(nonet_level_at((size_t)level)->summary) < MOST_WORDS);
        mark_summary(level, named);
    }
}

static void every_usual_technique_is_meant_by_a_summary(void **state)
{
    (void)state;
    for (int level = 0; nonet_level_at((size_t)level); level++) {
        bool named[NONET_MAX_TECHNIQUES] = {false};
        mark_summary(level, named);
        for (size_t index = 0; nonet_technique_at(index); index++) {
            const nonet_technique *const technique = nonet_technique_at(index);
            if (technique->level == level && technique->is_usual && !named[index])
                fail_msg("%s: no word of %s", nonet_level_at((size_t)level)->name, technique->name);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(summaries_name_what_a_level_has),
        cmocka_unit_test(every_usual_technique_is_meant_by_a_summary),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
