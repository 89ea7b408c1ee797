/* grid_check.c: the invariants of geometry.h and grid.h. */
#include "base/invariants.h"
#include "logic/grid.h"

#ifndef NDEBUG

/* ---- geometry ---------------------------------------------------------------------------------- */

static bool are_houses_sets(const struct nn_geometry *geometry)
{
    for (int house = 0; house < geometry->houses; house++) {
        if (nn_cells_count(geometry->house[house]) != geometry->side) return false;
        NN_EACH_CELL(cell, geometry->house[house])
        if (geometry->house_of[cell][nn_kind_of_house(geometry, house)] != house) return false;
    }
    return true;
}

static bool are_peers_in_houses(const struct nn_geometry *geometry)
{
    for (int cell = 0; cell < geometry->cells; cell++) {
        struct nn_cells shared = nn_no_cells();
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            shared = nn_cells_or(shared, geometry->house[geometry->house_of[cell][kind]]);
        nn_cells_drop(&shared, cell);
        if (!nn_cells_equal(shared, geometry->peers[cell])) return false;
    }
    return true;
}

const char *nn_geometry_check(const struct nn_geometry *geometry)
{
    NN_HOLDS(geometry->side <= NN_LOGIC_SIDE && geometry->cells <= NN_LOGIC_CELLS, "the board fits into the sets");
    NN_HOLDS(geometry->side == geometry->layout->side && geometry->houses == geometry->layout->houses,
             "the geometry is that of its layout");
    NN_HOLDS(nn_cells_count(geometry->all) == geometry->cells, "all cells are in the set of all");
    NN_HOLDS(are_houses_sets(geometry), "houses and the houses of cells agree");
    NN_HOLDS(are_peers_in_houses(geometry), "peers share a house");
    return NULL;
}

/* ---- candidates -------------------------------------------------------------------------------- */

static bool grid_views_agree(const struct nn_grid *grid)
{
    const struct nn_geometry *const geometry = grid->geometry;
    for (int digit = 0; digit < geometry->side; digit++) {
        struct nn_cells places = nn_no_cells();
        for (int cell = 0; cell < geometry->cells; cell++)
            nn_cells_add_if(&places, cell, nn_grid_has(grid, cell, digit));
        if (!nn_cells_equal(places, grid->places[digit])) return false;
        for (int house = 0; house < geometry->houses; house++)
            if (grid->open_places[house][digit] != nn_cells_count(nn_grid_places(grid, digit, house))) return false;
    }
    return true;
}

static bool are_open_cells_empty(const struct nn_grid *grid)
{
    const struct nn_geometry *const geometry = grid->geometry;
    struct nn_cells empty = nn_no_cells();
    for (int cell = 0; cell < geometry->cells; cell++) nn_cells_add_if(&empty, cell, grid->value[cell] == NN_EMPTY);
    for (int house = 0; house < geometry->houses; house++)
        if (grid->open_cells[house] != nn_cells_count(nn_cells_and(empty, geometry->house[house]))) return false;
    return nn_cells_equal(empty, grid->open);
}

static bool have_filled_no_candidates(const struct nn_grid *grid)
{
    NN_EACH_CELL(cell, nn_cells_less(grid->geometry->all, grid->open))
    if (grid->candidates[cell] || grid->value[cell] >= grid->geometry->side) return false;
    return true;
}

/* No peer of a filled cell holds its value or has it as a candidate. */
static bool are_values_alone(const struct nn_grid *grid)
{
    NN_EACH_CELL(cell, nn_cells_less(grid->geometry->all, grid->open))
    {
        const struct nn_cells peers = grid->geometry->peers[cell];
        if (nn_cells_meet(peers, grid->places[grid->value[cell]])) return false;
        NN_EACH_CELL(peer, nn_cells_less(peers, grid->open)) if (grid->value[peer] == grid->value[cell]) return false;
    }
    return true;
}

/* ---- queues ------------------------------------------------------------------------------------ */

static bool are_singles_of_the_board(const struct nn_grid *grid, const struct nn_single_queue *queue)
{
    if (queue->first < 0 || queue->first > queue->end) return false;
    if (queue->end > (int)(sizeof queue->entries / sizeof queue->entries[0])) return false;
    for (int at = 0; at < queue->end; at++)
        if (queue->entries[at].cell >= grid->geometry->cells || queue->entries[at].digit >= grid->geometry->side)
            return false;
    return true;
}

/* Each cell is there once, and all that wait are singles, unless they were placed or a wrong value was. */
static bool is_naked_queue_right(const struct nn_grid *grid)
{
    struct nn_cells listed = nn_no_cells();
    for (int at = 0; at < grid->naked.end; at++) {
        const struct nn_single single = grid->naked.entries[at];
        if (nn_cells_have(listed, single.cell)) return false;
        nn_cells_add(&listed, single.cell);
        if (grid->candidates[single.cell] & ~(UINT32_C(1) << single.digit)) return false;
    }
    return true;
}

static bool is_only_place(const struct nn_grid *grid, struct nn_single single)
{
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (grid->open_places[grid->geometry->house_of[single.cell][kind]][single.digit] == 1) return true;
    return !nn_grid_has(grid, single.cell, single.digit);
}

static bool is_hidden_queue_right(const struct nn_grid *grid)
{
    int times[NN_LOGIC_SIDE] = {0};
    for (int at = 0; at < grid->hidden.end; at++) {
        if (!is_only_place(grid, grid->hidden.entries[at])) return false;
        if (++times[grid->hidden.entries[at].digit] > grid->geometry->houses) return false;
    }
    return true;
}

/* Singles enter when a candidate is removed; on a board of one cell none is. */
static bool are_singles_noticed(const struct nn_grid *grid)
{
    const struct nn_geometry *const geometry = grid->geometry;
    struct nn_cells naked = nn_no_cells(), hidden[NN_LOGIC_SIDE] = {{{0}}};
    for (int at = grid->naked.first; at < grid->naked.end; at++) nn_cells_add(&naked, grid->naked.entries[at].cell);
    for (int at = grid->hidden.first; at < grid->hidden.end; at++)
        nn_cells_add(&hidden[grid->hidden.entries[at].digit], grid->hidden.entries[at].cell);
    NN_EACH_CELL(cell, nn_cells_less(grid->open, naked)) if (nn_has_one_bit(grid->candidates[cell])) return false;
    for (int house = 0; house < geometry->houses; house++)
        for (int digit = 0; digit < geometry->side; digit++)
            if (grid->open_places[house][digit] == 1 &&
                !nn_cells_meet(hidden[digit], nn_grid_places(grid, digit, house)))
                return false;
    return true;
}

const char *nn_grid_check(const struct nn_grid *grid)
{
    NN_HOLDS(grid_views_agree(grid), "the three views of the candidates agree");
    NN_HOLDS(are_open_cells_empty(grid), "open cells are the empty ones, and counted");
    NN_HOLDS(have_filled_no_candidates(grid), "filled cells have no candidates");
    NN_HOLDS(are_values_alone(grid), "no house holds a value twice, or could");
    NN_HOLDS(!nn_cells_meet(grid->givens, grid->open), "givens are filled");
    NN_HOLDS(are_singles_of_the_board(grid, &grid->naked), "naked singles are of the board");
    NN_HOLDS(are_singles_of_the_board(grid, &grid->hidden), "hidden singles are of the board");
    NN_HOLDS(is_naked_queue_right(grid), "a cell enters the naked queue once, with its last candidate");
    NN_HOLDS(is_hidden_queue_right(grid), "a digit enters the hidden queue once a house, with its last place");
    NN_HOLDS(grid->geometry->side == 1 || are_singles_noticed(grid), "singles are noticed when they arise");
    return NULL;
}

#endif
