/* slow_remote_pairs.c: remote pairs from the definition.
 *
 * A chain of an even number of cells, four to ten, with the same two candidates, each of which sees the next, none twice:
 * what sees two cells of it that an odd number of links lies between, and is not in it, loses both values. Where three
 * such cells are in one house there is no solution, and nothing is looked for. */
#include "finders/slow_finder.h"

enum { SHORTEST = 4, LONGEST = 10 };

struct pair_chain {
    const struct slow_board *board;
    struct slow_finds *finds;
    uint16_t pair;
    cell_set alike[2]; /* every second cell */
    int count;
};

static cell_set seen_by_any(cell_set cells)
{
    cell_set seen = 0;
    EACH_CELL(cell, cells) seen |= peers_of[cell];
    return seen;
}

static void note_chain(const struct pair_chain *chain)
{
    const cell_set own = chain->alike[0] | chain->alike[1];
    const cell_set removed = seen_by_any(chain->alike[0]) & seen_by_any(chain->alike[1]) & ~own;
    for (int value = 0; value < SIDE; value++)
        if (chain->pair >> value & 1) slow_remove(chain->finds, chain->board, value, removed, chain->count);
}

static void extend_chain(struct pair_chain *chain, int end)
{
    chain->alike[chain->count++ % 2] |= one_cell(end);
    if (chain->count >= SHORTEST && chain->count % 2 == 0) note_chain(chain);
    for (int next = 0; chain->count < LONGEST && next < CELLS; next++)
        if (chain->board->marks[next] == chain->pair && has_cell(peers_of[end], next) &&
            !has_cell(chain->alike[0] | chain->alike[1], next))
            extend_chain(chain, next);
    chain->alike[--chain->count % 2] &= ~one_cell(end);
}

static bool is_possible(const struct slow_board *board, uint16_t pair)
{
    for (int house = 0; house < HOUSES; house++) {
        int count = 0;
        EACH_CELL(cell, house_cells[house]) count += board->marks[cell] == pair;
        if (count > 2) return false;
    }
    return true;
}

static void find_remote_pairs(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int start = 0; start < CELLS; start++) {
        struct pair_chain chain = {.board = board, .finds = finds, .pair = board->marks[start]};
        if (__builtin_popcount(chain.pair) == 2 && is_possible(board, chain.pair)) extend_chain(&chain, start);
    }
}

static int cells_of(const nonet_step *step)
{
    return (int)step->cells.count;
}

static const struct slow_finder finders[] = {{.technique = "0703", .find = find_remote_pairs, .length = cells_of}};

const struct slow_family slow_remote_pairs = {
    .name = "remote_pairs", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 1000};
