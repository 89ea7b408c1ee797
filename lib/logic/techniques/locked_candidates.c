/* locked_candidates.c: where a box and a line meet: pointing, claiming, locked pair, locked
 * triple.
 *
 * Locked candidates: if all places of a digit in one house lie in a second house too, the digit
 * leaves the rest of the second house. From a box to a line this is called pointing, from a line
 * to a box claiming.
 *
 * Locked sets: a naked pair or triple whose cells share a box and a line, and that strikes
 * something in the box and something in the line beyond it. (Others are plain naked sets, for
 * subsets.c.) HoDoKu strikes in the line first.
 *
 * Data of locked candidates: digits and cells: the digit and its places in base[0], the house
 * that has no others; cover[0]: the house that loses candidates. Data of locked sets: digits and
 * cells: the set; base[0]: the box, base[1]: the line. */
#include "logic/techniques/subsets.h"

static bool report_locked_candidates(struct nn_finding *finding, enum nn_technique technique, int digit, int from,
                                     int to)
{
    const struct nn_cells places = nn_grid_places(finding->grid, digit, from);
    struct nn_step *step = &finding->step;
    nn_step_begin(step, technique);
    step->digits = UINT32_C(1) << digit;
    step->cells = places;
    nn_step_base(step, from);
    nn_step_cover(step, to);
    nn_step_remove(step, finding->grid, digit, nn_cells_less(finding->geometry->house[to], places));
    return nn_finding_report(finding);
}

/* Do the places of the digit in house `from` lock it in the house `to`, with effect? */
static bool is_locked(const struct nn_grid *grid, int digit, int from, int to)
{
    const struct nn_geometry *geometry = grid->geometry;
    return nn_cells_within(nn_grid_places(grid, digit, from), geometry->house[to]) &&
           grid->open_places[to][digit] > grid->open_places[from][digit];
}

/* One house and one digit: a box points along lines, a line claims in boxes. */
static bool find_locked_in(struct nn_finding *finding, enum nn_technique technique, int house, int digit)
{
    const struct nn_grid *grid = finding->grid;
    if (grid->open_places[house][digit] < 2) return true;
    const int cell = nn_cells_first(nn_grid_places(grid, digit, house));
    const bool is_box = technique == NN_POINTING;
    for (int kind = is_box ? NN_ROW : NN_BOX; kind <= (is_box ? NN_COLUMN : NN_BOX); kind++) {
        const int other = finding->geometry->house_of[cell][kind];
        if (is_locked(grid, digit, house, other) && !report_locked_candidates(finding, technique, digit, house, other))
            return false;
    }
    return true;
}

bool nn_find_locked_candidates(struct nn_finding *finding)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int boxes = NN_BOX * geometry->side;
    if (nn_finding_wants(finding, NN_POINTING))
        for (int box = boxes; box < geometry->houses; box++)
            for (int digit = 0; digit < geometry->side; digit++)
                if (!find_locked_in(finding, NN_POINTING, box, digit)) return false;
    if (nn_finding_wants(finding, NN_CLAIMING))
        for (int line = 0; line < boxes; line++)
            for (int digit = 0; digit < geometry->side; digit++)
                if (!find_locked_in(finding, NN_CLAIMING, line, digit)) return false;
    return true;
}

/* ---- locked sets ----------------------------------------------------------------------------- */

static bool report_locked_set(struct nn_finding *finding, const struct nn_naked_set *found)
{
    const int line = nn_locking_line(finding->grid, found);
    if (line < 0) return true;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, found->size == 2 ? NN_LOCKED_PAIR : NN_LOCKED_TRIPLE);
    nn_step_base(step, found->house);
    nn_step_base(step, line);
    nn_naked_set_fill(step, finding->grid, found);
    step->struck_first = finding->geometry->house[line];
    return nn_finding_report(finding);
}

bool nn_find_locked_sets(struct nn_finding *finding)
{
    const struct nn_geometry *geometry = finding->geometry;
    for (int size = 2; size <= 3; size++) {
        if (!nn_finding_wants(finding, size == 2 ? NN_LOCKED_PAIR : NN_LOCKED_TRIPLE)) continue;
        bool *has_none = nn_without_naked_sets(finding, size);
        for (int box = NN_BOX * geometry->side; has_none && box < geometry->houses; box++)
            if (!has_none[box] && !nn_each_naked_set(finding, box, size, report_locked_set, &has_none[box]))
                return false;
    }
    return true;
}
