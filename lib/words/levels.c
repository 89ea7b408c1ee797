/* levels.c: nonet's own levels for callers, and the names of HoDoKu's. */
#include "base/same_words.h"
#include "technique/technique.h"

static const nonet_level public_levels[NN_LEVELS] = {
#define LEVEL(id, name, summary, needs_chains, fewest, most) [NN_##id] = {name, summary, needs_chains, fewest, most},
#include "technique/level_list.h"
#undef LEVEL
};

const nonet_level *nonet_level_at(size_t index)
{
    return index < NN_LEVELS ? &public_levels[index] : NULL;
}

int nonet_level_hardest(void)
{
    return NN_LEVELS - 1;
}

int nonet_level_find(const char *name)
{
    for (int level = 0; name && level < NN_LEVELS; level++)
        if (nn_are_same_words(public_levels[level].name, name)) return level;
    return -1;
}

const char *nonet_hodoku_level_name(nonet_hodoku_level level)
{
    static const char *const names[] = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    return level >= NONET_HODOKU_EASY && level <= NONET_HODOKU_EXTREME ? names[level] : "";
}
