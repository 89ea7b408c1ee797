/* slow_xy_chains.c: XY-chains from the definition.
 *
 * Cells with two candidates, no cell twice. Each sees the next one, which loses the value that the one before takes. The
 * first one is without some value, the last one, the third to the tenth, takes it: it goes from what sees both. All
 * chains are walked in depth. */
#include "finders/slow_finder.h"

enum { FEWEST = 3, MOST = 10 };

static int other_value(const struct slow_board *board, int cell, int value)
{
    return __builtin_ctz(board->marks[cell] & ~(1u << value));
}

struct xy_path {
    const struct slow_board *board;
    struct slow_finds *finds;
    int first, value; /* the first cell is without this value */
    cell_set pairs;
};

/* The chain has so many cells, `been`, and ends at this one, which takes this value. */
static void extend_chain(const struct xy_path *path, int cell, int taken, cell_set been, int count)
{
    const cell_set both = peers_of[path->first] & peers_of[cell];
    if (count >= FEWEST && taken == path->value) slow_remove(path->finds, path->board, taken, both, 2 * count - 1);
    if (count == MOST) return;
    EACH_CELL(next, peers_of[cell] & path->pairs & path->board->places[taken] & ~been)
    extend_chain(path, next, other_value(path->board, next, taken), been | one_cell(next), count + 1);
}

static void find_xy_chains(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    struct xy_path path = {.board = board, .finds = finds};
    (void)argument;
    for (int cell = 0; cell < CELLS; cell++)
        if (__builtin_popcount(board->marks[cell]) == 2) path.pairs |= one_cell(cell);
    EACH_CELL(first, path.pairs)
    {
        for (int value = 0; value < SIDE; value++) {
            if (!(board->marks[first] >> value & 1)) continue;
            path.first = first;
            path.value = value;
            extend_chain(&path, first, other_value(board, first, value), one_cell(first), 1);
        }
    }
}

static int chain_links(const nonet_step *step)
{
    return (int)step->chains[0].count - 1;
}

static const struct slow_finder finders[] = {
    {.technique = "0702", .find = find_xy_chains, .length = chain_links},
};

const struct slow_family slow_xy_chains = {
    .name = "xy-chains", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 1000};
