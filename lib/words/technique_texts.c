/* technique_texts.c: the public table of techniques: HoDoKu's name of each, and what it is in a few sentences.
 *
 * The table is made from technique_list.h and from lists with the rest, so that a missing summary or example does not
 * compile. */
#include <stddef.h>

#include "nonet.h"
#include "technique/technique.h"

#define EXAMPLE(id, position) EXAMPLE_##id,
enum example_rows {
#include "words/technique_examples.h"
};
#undef EXAMPLE
#define SUMMARY(id, text) SUMMARY_##id,
enum summary_rows {
#include "words/english/english_techniques.h"
};
#undef SUMMARY
#define HODOKU_NAME(id, text) HODOKU_##id,
enum hodoku_rows {
#include "words/hodoku_names.h"
};
#undef HODOKU_NAME
#define TECHNIQUE(id, ...)                                                                                             \
    _Static_assert(SUMMARY_##id >= 0 && HODOKU_##id >= 0 && EXAMPLE_##id >= 0, "a summary, a name and an example");
#include "technique/technique_list.h"
#undef TECHNIQUE

static const nonet_technique public_techniques[NN_TECHNIQUES] = {
/* clang-format off */
#define TECHNIQUE(id, name_, family_, level_, use, finder, code_, order, hodoku_level_, score_, is_on, unique) \
    [NN_##id].name = name_,                                                                          \
    [NN_##id].family = family_,                                                                      \
    [NN_##id].level = level_,                                                           \
    [NN_##id].is_usual = (use) != NN_ON_DEMAND,                                                      \
    [NN_##id].needs_uniqueness = unique,                                                             \
    [NN_##id].code = code_,                                                                          \
    [NN_##id].hodoku_level = hodoku_level_,                                             \
    [NN_##id].hodoku_score = order ? score_ : 0,
#include "technique/technique_list.h"
#undef TECHNIQUE
#define SUMMARY(id, text) [NN_##id].summary = text,
#include "words/english/english_techniques.h"
#undef SUMMARY
#define HODOKU_NAME(id, text) [NN_##id].hodoku_name = text,
#include "words/hodoku_names.h"
#undef HODOKU_NAME
#define EXAMPLE(id, position) [NN_##id].example = position,
#include "words/technique_examples.h"
#undef EXAMPLE
    /* clang-format on */
};

const nonet_technique *nonet_technique_at(size_t index)
{
    return index < NN_TECHNIQUES ? &public_techniques[index] : NULL;
}
