/* slow_x_chains.c: X-chains from the definition.
 *
 * A chain of places of a value, no cell twice, joined in turn by strong links (two cells that are the only places in a
 * house) and weak ones (two cells of a house), the first and the last link strong: one end has the value, so it leaves
 * what sees both. It has three links at least and MOST_LINKS at most.
 *
 * Chains are tried link by link, the short ones first, as long as there is something that no chain has removed and that
 * a chain whose cells may repeat could. */
#include <string.h>

#include "finders/slow_finder.h"

enum { MOST_LINKS = 19 };

struct x_chains {
    const struct slow_board *board;
    struct slow_finds *finds;
    int value, start, links;         /* of the chains that are tried */
    cell_set strong[CELLS];          /* cells that are linked strongly with it */
    cell_set useful[MOST_LINKS + 1]; /* cells from which so many links may lead to an end that removes something new */
};

static void link_cells(struct x_chains *chains)
{
    memset(chains->strong, 0, sizeof chains->strong);
    for (int house = 0; house < HOUSES; house++) {
        const cell_set places = chains->board->places[chains->value] & house_cells[house];
        if (count_cells(places) == 2) EACH_CELL(cell, places) chains->strong[cell] |= places & ~one_cell(cell);
    }
}

/* Are there places that see both ends, and that no shorter chain has removed? */
static bool is_wanted_end(const struct x_chains *chains, int end)
{
    const cell_set removed = peers_of[chains->start] & peers_of[end] & chains->board->places[chains->value];
    return removed & ~chains->finds->removed[chains->value];
}

/* From the end backwards: strong and weak links in turn, whatever the cells. */
static void find_useful(struct x_chains *chains)
{
    memset(chains->useful, 0, sizeof chains->useful);
    for (int end = 0; end < CELLS; end++)
        if (end != chains->start && is_wanted_end(chains, end)) chains->useful[0] |= one_cell(end);
    for (int links = 1; links <= chains->links; links++) EACH_CELL(cell, chains->useful[links - 1])
    chains->useful[links] |= links % 2 ? chains->strong[cell] : peers_of[cell] & chains->board->places[chains->value];
}

static void try_chain(struct x_chains *chains, int cell, int links, cell_set way)
{
    if (!links) {
        slow_remove(chains->finds, chains->board, chains->value, peers_of[chains->start] & peers_of[cell],
                    chains->links);
        find_useful(chains);
        return;
    }
    const bool is_strong = links % 2;
    const cell_set next = is_strong ? chains->strong[cell] : peers_of[cell] & chains->board->places[chains->value];
    EACH_CELL(other, next & ~way)
    if (has_cell(chains->useful[links - 1], other)) try_chain(chains, other, links - 1, way | one_cell(other));
}

static void find_x_chains(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    static struct x_chains chains;
    (void)argument;
    chains = (struct x_chains){.board = board, .finds = finds};
    for (chains.value = 0; chains.value < SIDE; chains.value++) {
        link_cells(&chains);
        for (chains.links = 3; chains.links <= MOST_LINKS; chains.links += 2)
            EACH_CELL(start, board->places[chains.value])
            {
                chains.start = start;
                find_useful(&chains);
                try_chain(&chains, start, chains.links, one_cell(start));
            }
    }
}

static int links_of(const nonet_step *step)
{
    return (int)step->chains[0].count - 1;
}

static const struct slow_finder finders[] = {{.technique = "0701", .find = find_x_chains, .length = links_of}};

const struct slow_family slow_x_chains = {
    .name = "x_chains", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 500};
