/* technique.c: the table of techniques. */
#include "technique/technique.h"

const struct nn_technique_entry nn_techniques[NN_TECHNIQUES] = {
#define TECHNIQUE(id, name, family, level, use, finder, code, order, hodoku_level, score, is_on, unique)               \
    [NN_##id] = {name, level, use, #finder, code, {order, hodoku_level, score, is_on}, unique},
#include "technique/technique_list.h"
#undef TECHNIQUE
};
