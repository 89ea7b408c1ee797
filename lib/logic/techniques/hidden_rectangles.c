/* hidden_rectangles.c: hidden rectangle (see rectangles.c).
 *
 * One corner holds the pair x y alone. Take the corner opposite, and a house that it shares with each of the
 * corners between (its row and its column; a box does as well). If x fits in both houses only at corners
 * and the opposite corner took y, the corners between would take x and the first one y: the pattern is
 * complete. So the opposite corner loses y. Besides the first corner only the opposite one may be without
 * extra digits: other rectangles are of type 1 to 4.
 *
 * Data: sets[1].link: x; sets[2]: the corner that loses y; base: the two houses. */
#include "logic/techniques/rectangle.h"

static bool report_opposite(struct nn_finding *finding, const struct nn_rectangle *rectangle, int opposite)
{
    const struct nn_grid *grid = finding->grid;
    const int first = NN_CORNERS - 1 - opposite;
    const struct nn_cells target = nn_one_cell(rectangle->corner[opposite]);
    for (int i = 0; i < 2; i++) {
        const int tied = rectangle->digit[i], other = rectangle->digit[1 - i];
        int house[2], count = 0;
        for (int k = 0; k < NN_CORNERS; k++) {
            if (k == first || k == opposite) continue;
            struct nn_cells side = target;
            nn_cells_add(&side, rectangle->corner[k]);
            const int line = nn_rectangle_link(grid, tied, side);
            if (line >= 0) house[count++] = line;
        }
        if (count < 2) continue;
        nn_rectangle_begin(finding, NN_HIDDEN_RECTANGLE, rectangle, UINT32_C(1) << tied);
        nn_step_set(&finding->step, grid->candidates[rectangle->corner[opposite]], target, 0);
        for (int k = 0; k < count; k++) nn_step_base(&finding->step, house[k]);
        nn_step_remove(&finding->step, grid, other, target);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

bool nn_report_hidden_rectangles(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    if (!nn_finding_wants(finding, NN_HIDDEN_RECTANGLE)) return true;
    const unsigned floor = NN_ALL_CORNERS & ~rectangle->roof;
    const bool is_diagonal = floor == NN_DIAGONAL;
    if (floor != 1 && !is_diagonal) return true;
    if (!report_opposite(finding, rectangle, 3)) return false;
    return !is_diagonal || report_opposite(finding, rectangle, 0);
}
