/* finder_table.c: the finder of each technique, as its row of technique_list.h names it. */
#include "logic/finder.h"

nn_finder *const nn_finders[NN_TECHNIQUES] = {
#define TECHNIQUE(id, name, family, level, use, finder, code, order, hodoku_level, score, is_on, unique)               \
    [NN_##id] = finder,
#include "technique/technique_list.h"
#undef TECHNIQUE
};
