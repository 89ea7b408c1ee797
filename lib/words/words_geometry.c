/* words_geometry.c: houses and peers as sets of cells, computed from the layout on demand. Finders have a table of all
 * of them (logic/geometry.h), which takes 60 KB; writers need only a few, and live on the caller's stack. */
#include "words/words.h"

struct nn_cells nn_words_all(const struct nn_words *words)
{
    struct nn_cells all = nn_no_cells();
    for (int cell = 0; cell < words->layout->cells; cell++) nn_cells_add(&all, cell);
    return all;
}

static void join_house(const struct nn_words *words, int house, struct nn_cells *cells)
{
    const uint16_t *const members = nn_house(words->layout, house);
    for (int place = 0; place < words->layout->side; place++) nn_cells_add(cells, members[place]);
}

struct nn_cells nn_words_house(const struct nn_words *words, int house)
{
    struct nn_cells cells = nn_no_cells();
    join_house(words, house, &cells);
    return cells;
}

struct nn_cells nn_words_peers(const struct nn_words *words, int cell)
{
    struct nn_cells peers = nn_no_cells();
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) join_house(words, nn_words_house_of(words, cell, kind), &peers);
    nn_cells_drop(&peers, cell);
    return peers;
}

struct nn_cells nn_words_common_peers(const struct nn_words *words, struct nn_cells set)
{
    struct nn_cells common = nn_words_all(words);
    NN_EACH_CELL(cell, set) common = nn_cells_and(common, nn_words_peers(words, cell));
    return common;
}

static bool are_in_house(const struct nn_words *words, struct nn_cells set, int kind, int house)
{
    NN_EACH_CELL(cell, set)
    if (nn_words_house_of(words, cell, kind) != house) return false;
    return true;
}

int nn_words_house_around(const struct nn_words *words, struct nn_cells set, int from)
{
    if (nn_cells_are_none(set)) return from < words->layout->houses ? from : -1;
    const int first = nn_cells_first(set);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = nn_words_house_of(words, first, kind);
        if (house >= from && are_in_house(words, set, kind, house)) return house;
    }
    return -1;
}
