/* step_check.c: the invariants of step.h, and of what steps are made from: snapshot.h, fish.h, deadly.h, set_cover.h,
 * tight_sets.h, solve_loop.h. */
#include "base/invariants.h"
#include "logic/deadly.h"
#include "logic/fish.h"
#include "logic/set_cover.h"
#include "logic/snapshot.h"
#include "logic/solve_loop.h"
#include "logic/tight_sets.h"

#ifndef NDEBUG

/* ---- steps ------------------------------------------------------------------------------------- */

static bool does_only_what_it_can(const struct nn_step *step, const struct nn_grid *grid)
{
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        const struct nn_cells done = nn_cells_or(step->removed[digit], step->placed[digit]);
        if (digit >= grid->geometry->side && !nn_cells_are_none(done)) return false;
        if (!nn_cells_within(done, grid->places[digit])) return false;
        if (nn_cells_meet(step->removed[digit], step->placed[digit])) return false;
    }
    return true;
}

static bool are_houses_of_the_board(const struct nn_house_list *list, const struct nn_geometry *geometry)
{
    if (list->count < 0 || list->count > NN_STEP_HOUSES) return false;
    for (int at = 0; at < list->count; at++)
        if (list->house[at] >= geometry->houses) return false;
    return true;
}

static bool are_sets_of_the_board(const struct nn_step *step, const struct nn_geometry *geometry)
{
    if (step->set_count < 0 || step->set_count > NN_STEP_SETS) return false;
    for (int set = 0; set < step->set_count; set++) {
        if (step->sets[set].digits & ~(uint32_t)nn_low_bits(geometry->side)) return false;
        if (!nn_cells_within(step->sets[set].cells, geometry->all)) return false;
    }
    return true;
}

/* It states something, and its causes come before it in the chain; the first node is assumed. */
static bool is_node_right(const struct nn_step *step, const struct nn_chain *chain, int index)
{
    const struct nn_node *const node = &step->nodes[chain->first + index];
    if (nn_cells_are_none(node->cells) || node->set >= step->set_count || node->chain >= step->chain_count)
        return false;
    if (node->technique >= NN_TECHNIQUES || node->first_cause + node->causes > step->cause_count) return false;
    if (!index && node->causes) return false;
    for (int cause = 0; cause < node->causes; cause++) {
        const int earlier = step->causes[node->first_cause + cause];
        if (earlier < 0 || earlier >= index) return false;
    }
    return true;
}

/* Chains follow one another. */
static bool are_chains_right(const struct nn_step *step)
{
    int first = 0;
    for (int at = 0; at < step->chain_count; at++) {
        const struct nn_chain *const chain = &step->chains[at];
        if (chain->first != first) return false;
        for (int node = 0; node < chain->nodes; node++)
            if (!is_node_right(step, chain, node)) return false;
        first += chain->nodes;
    }
    return first == step->node_count;
}

const char *nn_step_check(const struct nn_step *step, const struct nn_grid *grid)
{
    NN_HOLDS(step->technique >= 0 && step->technique < NN_TECHNIQUES, "a step has a technique");
    NN_HOLDS(does_only_what_it_can(step, grid), "a step removes and places candidates that are there");
    NN_HOLDS(are_houses_of_the_board(&step->base, grid->geometry) &&
                 are_houses_of_the_board(&step->cover, grid->geometry),
             "base and cover are houses");
    NN_HOLDS(are_sets_of_the_board(step, grid->geometry), "sets have digits and cells of the board");
    NN_HOLDS(step->branches >= 0 && step->branches <= step->chain_count, "branches are chains");
    NN_HOLDS(step->is_short_of_memory || are_chains_right(step), "a node follows from earlier nodes of its chain");
    return NULL;
}

/* ---- patterns ---------------------------------------------------------------------------------- */

static bool has_house_twice(const int *houses, int size)
{
    for (int at = 0; at < size; at++)
        for (int other = 0; other < at; other++)
            if (houses[at] == houses[other]) return true;
    return false;
}

static struct nn_cells cells_of_houses(const struct nn_geometry *geometry, const int *houses, int size)
{
    struct nn_cells cells = nn_no_cells();
    for (int at = 0; at < size; at++) cells = nn_cells_or(cells, geometry->house[houses[at]]);
    return cells;
}

const char *nn_fish_check(const struct nn_fish *fish, const struct nn_grid *grid)
{
    NN_HOLDS(fish->size > 0 && fish->size <= NN_LARGEST_FISH, "a fish has a size");
    NN_HOLDS(!has_house_twice(fish->base, fish->size) && !has_house_twice(fish->cover, fish->size),
             "base and cover are different houses");
    const struct nn_cells base = cells_of_houses(grid->geometry, fish->base, fish->size);
    const struct nn_cells cover = cells_of_houses(grid->geometry, fish->cover, fish->size);
    const struct nn_cells fins = nn_cells_or(fish->fins, fish->endo_fins);
    NN_HOLDS(!nn_cells_meet(fish->fins, fish->endo_fins), "fins and endo fins are apart");
    NN_HOLDS(!nn_cells_meet(fish->cells, fins), "the cells are without the fins");
    NN_HOLDS(nn_cells_within(fish->cells, nn_cells_and(cover, grid->places[fish->digit])), "the cover has the cells");
    NN_HOLDS(nn_cells_within(nn_cells_or(fish->cells, fins), base), "the base has cells and fins");
    return NULL;
}

/* The roof has all the extra digits, the floor none. */
static bool is_roof_right(const struct nn_deadly *deadly, const struct nn_grid *grid)
{
    uint32_t extras = 0;
    NN_EACH_CELL(cell, deadly->cells)
    {
        const uint32_t here = nn_deadly_extras(deadly, grid, cell);
        if (nn_cells_have(deadly->roof, cell) != (here != 0)) return false;
        extras |= here;
    }
    return extras == deadly->extras;
}

const char *nn_deadly_list_check(const struct nn_deadly_list *list, const struct nn_grid *grid)
{
    NN_HOLDS(list->count <= NN_DEADLY_KEPT, "so many patterns are kept");
    for (int at = 0; at < list->count; at++) {
        NN_HOLDS(list->sizes[at] == nn_cells_count(list->kept[at].cells), "the size of a pattern is that of its cells");
        NN_HOLDS(!at || list->sizes[at - 1] <= list->sizes[at], "small patterns come first");
        NN_HOLDS(nn_cells_within(list->kept[at].roof, list->kept[at].cells), "the roof is part of the pattern");
        NN_HOLDS(is_roof_right(&list->kept[at], grid), "the roof is where extra digits are");
    }
    return NULL;
}

static bool is_all_covered(const struct nn_set_cover *cover, const struct nn_grid *grid)
{
    NN_EACH_CELL(cell, cover->cells)
    {
        uint32_t covered = 0;
        for (int at = 0; at < cover->count; at++)
            if (nn_cells_have(grid->geometry->house[cover->house[at]], cell)) covered |= cover->digits[at];
        if (grid->candidates[cell] & ~covered) return false;
    }
    return true;
}

const char *nn_set_cover_check(const struct nn_set_cover *cover, const struct nn_grid *grid)
{
    int pairs = 0;
    for (int at = 0; at < cover->count; at++) pairs += nn_count_bits(cover->digits[at]);
    NN_HOLDS(pairs == nn_cells_count(cover->cells), "there are as many pairs as cells");
    NN_HOLDS(is_all_covered(cover, grid), "every candidate of the cells is covered");
    return NULL;
}

const char *nn_tight_sets_check(const struct nn_tight_sets *sets)
{
    for (int item = 0; item < sets->count; item++) {
        const uint32_t smallest = sets->smallest[item];
        NN_HOLDS(smallest >> item & 1, "an item is in its smallest tight set");
        NN_HOLDS(nn_count_bits(nn_tight_options(sets, smallest)) == nn_count_bits(smallest),
                 "a tight set has as many options as items");
        for (uint64_t others = smallest; others;)
            NN_HOLDS(!(sets->smallest[nn_take_bit(&others)] & ~smallest),
                     "no item of a smallest set is in a larger one");
    }
    return NULL;
}

/* ---- what is remembered, and the order --------------------------------------------------------- */

const char *nn_snapshot_check(const struct nn_snapshot *snapshot, const struct nn_grid *grid)
{
    const struct nn_geometry *const geometry = grid->geometry;
    for (int digit = 0; digit < geometry->side; digit++) {
        NN_HOLDS(nn_cells_equal(snapshot->places[digit], grid->places[digit]), "a snapshot is of the candidates");
        NN_HOLDS(nn_cells_equal(snapshot->boxes[digit], geometry->house[NN_BOX * geometry->side + digit]),
                 "a snapshot tells boards apart");
    }
    return NULL;
}

const char *nn_order_check(const struct nn_order *order)
{
    struct nn_technique_set known = {{0}};
    NN_HOLDS(order->count >= 0 && order->count <= NN_TECHNIQUES, "an order has a row for each technique at most");
    for (int row = 0; row < order->count; row++) {
        NN_HOLDS(order->rows[row].finder, "a row has a finder");
        for (size_t word = 0; word < sizeof known.word / sizeof known.word[0]; word++) {
            NN_HOLDS(!(known.word[word] & order->rows[row].techniques.word[word]), "a technique is in one row");
            known.word[word] |= order->rows[row].techniques.word[word];
        }
    }
    return NULL;
}

#endif
