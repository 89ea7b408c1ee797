/* w_wings.c: W-wing.
 *
 * Two cells with the same two candidates x and z, and a house with just two places for x, one seen by
 * each cell: one of the two places is x, so one of the cells is z, and what sees both cells loses z.
 *
 * Data: digits: x and z. sets[0] and sets[1]: the cells, linked by x; sets[2]: the two places of x.
 * base[0]: the house of the places. The digit removed is z. */
#include "logic/finder.h"

/* The first house with two places for the digit, one seen by each end, neither an end itself; or -1. */
static int find_bridge(const struct nn_grid *grid, int digit, int one, int other)
{
    const struct nn_geometry *geometry = grid->geometry;
    struct nn_cells ends = nn_one_cell(one);
    nn_cells_add(&ends, other);
    for (int house = 0; house < geometry->houses; house++) {
        if (grid->open_places[house][digit] != 2) continue;
        struct nn_cells places = nn_grid_places(grid, digit, house);
        if (nn_cells_meet(places, ends)) continue;
        const int near = nn_cells_take(&places), far = nn_cells_first(places);
        const bool is_straight = nn_are_peers(geometry, one, near) && nn_are_peers(geometry, other, far);
        const bool is_crossed = nn_are_peers(geometry, one, far) && nn_are_peers(geometry, other, near);
        if (is_straight || is_crossed) return house;
    }
    return -1;
}

static bool report_w_wing(struct nn_finding *finding, int one, int other, int removed_digit, int linked)
{
    const struct nn_grid *grid = finding->grid;
    const uint32_t pair = grid->candidates[one], link = UINT32_C(1) << linked;
    struct nn_cells ends = nn_one_cell(one);
    nn_cells_add(&ends, other);
    const struct nn_cells removed = nn_grid_seen_by_all(grid, removed_digit, ends);
    if (nn_cells_are_none(removed)) return true;
    const int house = find_bridge(grid, linked, one, other);
    if (house < 0) return true;

    struct nn_step *step = &finding->step;
    const struct nn_cells places = nn_grid_places(grid, linked, house);
    nn_step_begin(step, NN_W_WING);
    step->digits = pair;
    step->cells = nn_cells_or(ends, places);
    nn_step_base(step, house);
    nn_step_set(step, pair, nn_one_cell(one), link);
    nn_step_set(step, pair, nn_one_cell(other), link);
    nn_step_set(step, link, places, 0);
    nn_step_remove(step, grid, removed_digit, removed);
    return nn_finding_report(finding);
}

bool nn_find_w_wings(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_cells pairs = nn_grid_bivalue_cells(grid);
    NN_EACH_CELL(one, pairs)
    {
        uint64_t digits = grid->candidates[one];
        const int low = nn_take_bit(&digits), high = nn_first_bit(digits);
        nn_cells_drop(&pairs, one);
        const struct nn_cells others = nn_cells_and(pairs, nn_cells_and(grid->places[low], grid->places[high]));
        NN_EACH_CELL(other, nn_cells_less(others, finding->geometry->peers[one]))
        {
            if (!report_w_wing(finding, one, other, low, high)) return false;
            if (!report_w_wing(finding, one, other, high, low)) return false;
        }
    }
    return true;
}
