/* tellers.c: the functions that explain and draw each technique, from teller_list.h. */
#include "words/words.h"

#define TOLD_PARTS(...)                                                                                                \
    {                                                                                                                  \
        __VA_ARGS__                                                                                                    \
    }
#define TELLER(id, line, reason, place, what, links, parts, names)                                                     \
    [NN_##id] = {line, reason, place, what, links, TOLD_PARTS parts, TOLD_PARTS names},
static const struct nn_teller tellers[NN_TECHNIQUES] = {
#include "words/teller_list.h"
};
#undef TELLER

/* A technique without a row there: TELLER_X is an unknown name. */
#define TELLER(id, ...) TELLER_##id,
enum teller_rows {
#include "words/teller_list.h"
};
#undef TELLER
#define TECHNIQUE(id, ...) _Static_assert(TELLER_##id >= 0, "a row in teller_list.h");
#include "technique/technique_list.h"
#undef TECHNIQUE

static bool has_all_parts(const nonet_step *step, const struct nn_told_parts *parts)
{
    for (size_t chain = 0; chain < step->chain_count; chain++)
        if (!step->chains[chain].count || step->chains[chain].count < parts->nodes) return false;
    return step->base.count >= parts->houses && step->cover.count >= parts->covers && step->set_count >= parts->sets &&
           step->chain_count >= parts->chains && step->placement_count >= parts->placements;
}

const struct nn_teller *nn_teller_of(const nonet_step *step)
{
    if (step->technique < 0 || step->technique >= NN_TECHNIQUES) return NULL;
    const struct nn_teller *const teller = &tellers[step->technique];
    return has_all_parts(step, &teller->parts) ? teller : NULL;
}

/* ---- names of sets ------------------------------------------------------------------------------- */

/* Any number of sets may stand before it. */
static bool is_rest_of_naked_set(const struct nn_teller *teller, const nonet_step *step, size_t set)
{
    return teller->parts.ends_with_rest && set && set + 1 == step->set_count && step->base.count &&
           !step->sets[set].link;
}

const char *nn_set_name(const struct nn_language *language, const struct nn_teller *teller, const nonet_step *step,
                        size_t set)
{
    if (!teller || !teller->set_names[0])
        return language->lettered_sets[set < NN_LETTERED_SETS ? set : NN_LETTERED_SETS - 1];
    if (is_rest_of_naked_set(teller, step, set)) return language->phrases[NN_SAY_NAME_REST_OF_THE_NAKED_SET];
    size_t at = set < NN_SET_NAMES ? set : NN_SET_NAMES - 1;
    while (!teller->set_names[at]) at--;
    return language->phrases[teller->set_names[at]];
}
