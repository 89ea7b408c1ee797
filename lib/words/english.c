/* english.c: the first language. */
#include <string.h>

#include "words/language.h"

/* English has two forms: "one cell", "two cells". */
static const char *english_count(int count)
{
    return count == 1 ? "one" : "other";
}

/* The article: letters that are spelled out (X-wing, ALS) sound like their names. */
static const char *english_article(int technique)
{
    const char *const name = nn_techniques[technique].name;
    const bool is_spelled = name[0] >= 'A' && name[0] <= 'Z' && (name[1] == '-' || (name[1] >= 'A' && name[1] <= 'Z'));
    return strchr(is_spelled ? "AEFHILMNORSX" : "aeioAEIO", name[0]) ? "an" : "a";
}

/* clang-format off */
const struct nn_language nn_english = {
    .phrases = {
#define PHRASE(id, slots, text) [NN_SAY_##id] = text,
#include "words/english/english.h"
#undef PHRASE
    },
    .lettered_sets = {
        "set A",  "set B",  "set C",  "set D",  "set E",  "set F",  "set G",  "set H",  "set I",  "set J",  "set K",
        "set L",  "set M",  "set N",  "set O",  "set P",  "set Q",  "set R",  "set S",  "set T",  "set U",  "set V",
        "set W",  "set X",  "set Y",  "set Z",  "set AA", "set AB", "set AC", "set AD", "set AE", "set AF", "set AG",
        "set AH", "set AI", "set AJ", "set AK", "set AL", "set AM", "set AN", "set AO", "set AP", "set AQ", "set AR",
        "set AS", "set AT", "set AU", "set AV", "set AW", "set AX", "set AY", "set AZ",
    },
    .technique_names = {
#define TECHNIQUE(id, name, ...) [NN_##id] = name,
#include "technique/technique_list.h"
#undef TECHNIQUE
    },
    .technique_summaries = {
#define SUMMARY(id, text) [NN_##id] = text,
#include "words/english/english_techniques.h"
#undef SUMMARY
    },
    .level_names = {
#define LEVEL(id, name, ...) [NN_##id] = name,
#include "technique/level_list.h"
#undef LEVEL
    },
    .level_summaries = {
#define LEVEL(id, name, summary, ...) [NN_##id] = summary,
#include "technique/level_list.h"
#undef LEVEL
    },
    .count_key = english_count,
    .technique_key = english_article,
};
/* clang-format on */
