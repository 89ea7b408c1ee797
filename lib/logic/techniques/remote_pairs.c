/* remote_pairs.c: remote pair.
 *
 * Cells with the same two candidates, each seeing the next, alternate between the two digits: every second one is the
 * same, and cells that see two different cells of the chain lose both digits. The chain has four cells or more, an even
 * number; two would be a naked pair.
 *
 * All chains without a repeated cell are walked. A house has at most two cells of the same pair (three
 * would leave no solution; then there is nothing to find), so there are few.
 *
 * Data: digits: the pair; cells: the chain's. chains[0]: the chain; it begins with "the first cell is not the lower
 * digit" and has two nodes per cell; with the digits swapped it is just as true. sets[0] and sets[1]: the cells that
 * are alike, beginning with the chain's first. */
#include "logic/finder.h"
#include "logic/rank.h"

enum { REMOTE_CELLS = 10 }; /* longest chain: 20 nodes, as for all chains */

struct remote_chain {
    int cells[REMOTE_CELLS], count;
    struct nn_cells alike[2];   /* every second cell */
    struct nn_cells seen_by[2]; /* what sees one of them */
};

struct remote_walk {
    struct nn_finding *finding;
    struct nn_cells pairs; /* all cells of the pair */
    int low, high;         /* its digits */
    struct nn_rank best_rank;
    struct remote_chain best;
};

static void extend_remote(const struct nn_geometry *geometry, struct remote_chain *chain, int cell)
{
    const int side = chain->count % 2;
    chain->cells[chain->count++] = cell;
    nn_cells_add(&chain->alike[side], cell);
    chain->seen_by[side] = nn_cells_or(chain->seen_by[side], geometry->peers[cell]);
}

/* The cells that lose the digits, as far as they have them. */
static struct nn_cells cells_between(const struct remote_chain *chain)
{
    const struct nn_cells own = nn_cells_or(chain->alike[0], chain->alike[1]);
    return nn_cells_less(nn_cells_and(chain->seen_by[0], chain->seen_by[1]), own);
}

static bool report_remote_pair(struct nn_finding *finding, const struct remote_chain *chain, int low, int high)
{
    struct nn_step *step = &finding->step;
    const uint32_t pair = finding->grid->candidates[chain->cells[0]];
    const struct nn_cells removed = cells_between(chain);
    nn_step_begin(step, NN_REMOTE_PAIR);
    step->digits = pair;
    step->cells = nn_cells_or(chain->alike[0], chain->alike[1]);
    nn_step_set(step, pair, chain->alike[0], pair);
    nn_step_set(step, pair, chain->alike[1], pair);
    nn_step_chain(step);
    for (int i = 0; i < chain->count; i++) {
        const struct nn_cells cell = nn_one_cell(chain->cells[i]);
        nn_step_link(step, cell, i % 2 ? high : low, false);
        nn_step_link(step, cell, i % 2 ? low : high, true);
    }
    nn_step_remove(step, finding->grid, low, removed);
    nn_step_remove(step, finding->grid, high, removed);
    return nn_finding_report(finding);
}

static bool try_remote(struct remote_walk *walk, const struct remote_chain *chain)
{
    const struct nn_grid *grid = walk->finding->grid;
    const struct nn_cells removed = cells_between(chain);
    struct nn_rank rank = {.length = chain->count};
    nn_rank_add(&rank, walk->low, nn_cells_and(removed, grid->places[walk->low]));
    nn_rank_add(&rank, walk->high, nn_cells_and(removed, grid->places[walk->high]));
    if (!rank.removals) return true;
    if (walk->finding->options.finds_all) return report_remote_pair(walk->finding, chain, walk->low, walk->high);
    if (!nn_rank_is_better(&rank, &walk->best_rank)) return true;
    walk->best_rank = rank;
    walk->best = *chain;
    return true;
}

/* Try the chain and all that begin with it. Each is walked from the end with the lower cell. */
static bool walk_remote(struct remote_walk *walk, const struct remote_chain *chain)
{
    const int end = chain->cells[chain->count - 1];
    const bool is_whole = chain->count >= 4 && chain->count % 2 == 0 && chain->cells[0] < end;
    if (is_whole && !try_remote(walk, chain)) return false;
    if (chain->count == REMOTE_CELLS) return true;

    const struct nn_geometry *geometry = walk->finding->geometry;
    const struct nn_cells own = nn_cells_or(chain->alike[0], chain->alike[1]);
    NN_EACH_CELL(next, nn_cells_and(nn_cells_less(walk->pairs, own), geometry->peers[end]))
    {
        struct remote_chain longer = *chain;
        extend_remote(geometry, &longer, next);
        if (!walk_remote(walk, &longer)) return false;
    }
    return true;
}

static bool has_crowded_house(const struct nn_geometry *geometry, struct nn_cells pairs)
{
    for (int house = 0; house < geometry->houses; house++)
        if (nn_cells_count(nn_cells_and(pairs, geometry->house[house])) > 2) return true;
    return false;
}

/* All chains of one pair of digits. */
static bool walk_pair(struct remote_walk *walk)
{
    const struct nn_geometry *geometry = walk->finding->geometry;
    if (nn_cells_count(walk->pairs) < 4 || has_crowded_house(geometry, walk->pairs)) return true;
    NN_EACH_CELL(start, walk->pairs)
    {
        struct remote_chain chain = {.count = 0};
        extend_remote(geometry, &chain, start);
        if (!walk_remote(walk, &chain)) return false;
    }
    return true;
}

bool nn_find_remote_pairs(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    struct remote_walk walk = {.finding = finding};
    struct nn_cells rest = nn_grid_bivalue_cells(grid);
    while (!nn_cells_are_none(rest)) {
        const int cell = nn_cells_first(rest);
        uint64_t pair = grid->candidates[cell];
        walk.low = nn_take_bit(&pair);
        walk.high = nn_first_bit(pair);
        const struct nn_cells both = nn_cells_and(grid->places[walk.low], grid->places[walk.high]);
        walk.pairs = nn_cells_and(rest, both);
        rest = nn_cells_less(rest, both);
        if (!walk_pair(&walk)) return false;
    }
    if (!walk.best_rank.removals) return true;
    uint64_t pair = grid->candidates[walk.best.cells[0]];
    const int low = nn_take_bit(&pair), high = nn_first_bit(pair);
    return report_remote_pair(finding, &walk.best, low, high);
}
