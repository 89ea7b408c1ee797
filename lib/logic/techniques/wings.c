/* wings.c: XY-wing and XYZ-wing.
 *
 * Three cells of two candidates that hold x y, x z and y z: whichever of its digits the pivot (x y)
 * takes, one of the pincers, which it sees, becomes z; what sees both pincers loses z. In an XYZ-wing the
 * pivot holds z as well, so what loses z must see the pivot too.
 *
 * Two pairs with one digit in common fix the third pair, so an XY-wing is found as "two pairs, then the
 * cells of the third pair that see enough": any of the three may be the pivot.
 *
 * Data: digits: x, y and z. sets[0]: the pivot; sets[1] and sets[2]: the pincers, `link` is the digit that
 * the pivot and this pincer have in common and z is not. The digit removed is z. */
#include "logic/finder.h"

static bool report_xy_wing(struct nn_finding *finding, enum nn_technique technique, int pivot, int first, int second)
{
    const struct nn_grid *grid = finding->grid;
    const uint32_t all = grid->candidates[first] | grid->candidates[second];
    const uint32_t common = grid->candidates[first] & grid->candidates[second];
    struct nn_cells wing = nn_one_cell(first);
    nn_cells_add(&wing, second);
    if (technique == NN_XYZ_WING) nn_cells_add(&wing, pivot);
    const int digit = nn_first_bit(common);
    const struct nn_cells removed = nn_grid_seen_by_all(grid, digit, wing);
    if (nn_cells_are_none(removed)) return true;

    struct nn_step *step = &finding->step;
    nn_step_begin(step, technique);
    nn_cells_add(&wing, pivot);
    step->cells = wing;
    step->digits = all;
    nn_step_set(step, grid->candidates[pivot], nn_one_cell(pivot), 0);
    nn_step_set(step, grid->candidates[first], nn_one_cell(first), grid->candidates[first] & ~common);
    nn_step_set(step, grid->candidates[second], nn_one_cell(second), grid->candidates[second] & ~common);
    nn_step_remove(step, grid, digit, removed);
    return nn_finding_report(finding);
}

/* The members of `set` after `cell`. */
static struct nn_cells cells_behind(struct nn_cells set, int cell)
{
    NN_EACH_WORD(i)
    {
        if (i < cell >> 6) set.word[i] = 0;
        else if (i == cell >> 6) set.word[i] &= ~nn_low_bits((cell & 63) + 1);
    }
    return set;
}

/* The cells of `set` whose candidates include all of `digits`. */
static struct nn_cells cells_with(const struct nn_grid *grid, struct nn_cells set, uint32_t digits)
{
    for (uint64_t rest = digits; rest;) set = nn_cells_and(set, grid->places[nn_take_bit(&rest)]);
    return set;
}

static bool find_third_pairs(struct nn_finding *finding, struct nn_cells pairs, int first, int second)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_geometry *geometry = finding->geometry;
    const uint32_t third_pair = grid->candidates[first] ^ grid->candidates[second];
    const bool are_peers = nn_are_peers(geometry, first, second);
    const struct nn_cells *const seen_by = geometry->peers;
    const struct nn_cells near =
        are_peers ? nn_cells_or(seen_by[first], seen_by[second]) : nn_cells_and(seen_by[first], seen_by[second]);
    NN_EACH_CELL(third, cells_with(grid, nn_cells_and(pairs, near), third_pair))
    {
        const bool sees_first = nn_are_peers(geometry, first, third);
        const bool sees_second = nn_are_peers(geometry, second, third);
        if (are_peers && sees_first && !report_xy_wing(finding, NN_XY_WING, first, second, third)) return false;
        if (are_peers && sees_second && !report_xy_wing(finding, NN_XY_WING, second, first, third)) return false;
        if (sees_first && sees_second && !report_xy_wing(finding, NN_XY_WING, third, first, second)) return false;
    }
    return true;
}

static bool find_wings_of_pairs(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells pairs = nn_grid_bivalue_cells(grid);
    NN_EACH_CELL(first, pairs)
    {
        const struct nn_cells behind = cells_behind(pairs, first);
        NN_EACH_CELL(second, behind)
        {
            if (!nn_has_one_bit(grid->candidates[first] & grid->candidates[second])) continue;
            if (!find_third_pairs(finding, cells_behind(behind, second), first, second)) return false;
        }
    }
    return true;
}

static bool find_pincers(struct nn_finding *finding, struct nn_cells pairs, int pivot)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells near = nn_cells_and(pairs, finding->geometry->peers[pivot]);
    NN_EACH_CELL(first, near)
    {
        if (grid->candidates[first] & ~grid->candidates[pivot]) continue;
        NN_EACH_CELL(second, cells_behind(near, first))
        {
            if ((grid->candidates[first] | grid->candidates[second]) != grid->candidates[pivot]) continue;
            if (!report_xy_wing(finding, NN_XYZ_WING, pivot, first, second)) return false;
        }
    }
    return true;
}

static bool find_wings_of_triples(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells pairs = nn_grid_bivalue_cells(grid);
    NN_EACH_CELL(pivot, nn_cells_less(grid->open, pairs))
    {
        if (nn_count_bits(grid->candidates[pivot]) != 3) continue;
        if (!find_pincers(finding, pairs, pivot)) return false;
    }
    return true;
}

bool nn_find_xy_wings(struct nn_finding *finding)
{
    if (nn_finding_wants(finding, NN_XY_WING) && !find_wings_of_pairs(finding)) return false;
    return !nn_finding_wants(finding, NN_XYZ_WING) || find_wings_of_triples(finding);
}
