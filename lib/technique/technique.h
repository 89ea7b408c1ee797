/* technique.h: the techniques, from technique_list.h: one row each, easiest first. What finds them is in logic/finder.h. */
#ifndef NN_TECHNIQUE_H
#define NN_TECHNIQUE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

#include "nonet.h"

enum nn_technique {
#define TECHNIQUE(id, name, family, level, use, finder, code, order, hodoku_level, score, is_on, unique) NN_##id,
#include "technique/technique_list.h"
#undef TECHNIQUE
    NN_TECHNIQUES
};

enum nn_level {
#define LEVEL(id, ...) NN_##id,
#include "technique/level_list.h"
#undef LEVEL
    NN_LEVELS
};

/* Is it in nonet's own order? */
enum nn_use {
    NN_USUAL,
    NN_TOGETHER,  /* searched together with the one before it: the better step of both is taken */
    NN_ON_LARGE,  /* only on boards larger than 9x9: on smaller ones easier techniques find all of it */
    NN_ON_DEMAND, /* only if asked for by name */
};

/* A row of the list. `finder` is the name of the function that finds it: what has the same one is found by one search.
 * `hodoku` is the same technique on HoDoKu's scale; order 0: HoDoKu does not know it. */
struct nn_technique_entry {
    const char *name;
    enum nn_level level;
    enum nn_use use;
    const char *finder;
    const char *code; /* in the notation `library` */
    struct {
        int order;
        nonet_hodoku_level level;
        int score;
        bool is_on;
    } hodoku;
    bool needs_uniqueness;
};

extern const struct nn_technique_entry nn_techniques[NN_TECHNIQUES];

/* Does it start from suppositions: the family "forcing"? */
static inline bool nn_is_forcing(enum nn_technique which)
{
    return (which >= NN_NISHIO && which <= NN_FORCING_CHAIN_VERITY) ||
           (which >= NN_FORCING_NET_CONTRADICTION && which <= NN_NESTED_DYNAMIC_PLUS);
}

/* A set of techniques. */
struct nn_technique_set {
    uint64_t word[(NN_TECHNIQUES + 63) / 64];
};

static inline bool nn_techniques_have(const struct nn_technique_set *set, enum nn_technique which)
{
    assert(which < NN_TECHNIQUES);
    return set->word[which >> 6] >> (which & 63) & 1;
}

static inline void nn_techniques_add(struct nn_technique_set *set, enum nn_technique which)
{
    assert(which < NN_TECHNIQUES);
    set->word[which >> 6] |= (uint64_t)1 << (which & 63);
}

#endif
