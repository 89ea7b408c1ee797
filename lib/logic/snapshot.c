/* snapshot.c: see snapshot.h. */
#include "logic/snapshot.h"

#include <string.h>

#include "base/invariants.h"

static bool is_same_board(const struct nn_snapshot *snapshot, const struct nn_geometry *geometry)
{
    const size_t size = (size_t)geometry->side * sizeof snapshot->boxes[0];
    return !memcmp(snapshot->boxes, &geometry->house[NN_BOX * geometry->side], size);
}

static void take_boxes(struct nn_snapshot *snapshot, const struct nn_geometry *geometry)
{
    memset(snapshot->boxes, 0, sizeof snapshot->boxes);
    for (int box = 0; box < geometry->side; box++)
        snapshot->boxes[box] = geometry->house[NN_BOX * geometry->side + box];
}

struct nn_cells nn_snapshot_changes(struct nn_snapshot *snapshot, const struct nn_grid *grid)
{
    assert(grid->geometry->side <= NN_LOGIC_SIDE);
    struct nn_cells lost = nn_no_cells(), won = nn_no_cells();
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        const struct nn_cells now = grid->places[digit], before = snapshot->places[digit];
        lost = nn_cells_or(lost, nn_cells_less(before, now));
        won = nn_cells_or(won, nn_cells_less(now, before));
        snapshot->places[digit] = now;
    }
    const bool is_earlier = nn_cells_are_none(won) && is_same_board(snapshot, grid->geometry);
    if (!is_earlier) take_boxes(snapshot, grid->geometry);
    NN_CHECK(nn_snapshot_check(snapshot, grid));
    return is_earlier ? lost : grid->geometry->all;
}
