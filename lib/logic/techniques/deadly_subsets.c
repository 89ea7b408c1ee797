/* deadly_subsets.c: type 3 of unique rectangles and other deadly patterns (see deadly.c).
 *
 * All roof cells are in one house, and one of them takes an extra digit. So together they are like one cell
 * with the extra digits, and may form a naked set with other cells of the house: n cells with n + 1
 * digits, the extra ones among them. The rest of the house loses the digits; if the set is in a box and a
 * line, the rest of both.
 *
 * The set is small (MOST_SET_DIGITS), which leaves out nothing on boards up to 9x9: a larger one fills the
 * house.
 *
 * Data: the last of the sets: the other cells of the naked set with all digits of the set; base: the house
 * or the two houses. */
#include "logic/deadly.h"

#include <assert.h>

enum { MOST_SET_DIGITS = 7 };

struct roof_subset {
    struct nn_finding *finding;
    const struct nn_deadly *deadly;
    enum nn_technique technique;
    int house;
};

static bool report_roof_subset(const struct roof_subset *subset, struct nn_cells chosen, uint32_t digits)
{
    assert(nn_count_bits(digits) == nn_cells_count(chosen) + 1);
    struct nn_finding *finding = subset->finding;
    const struct nn_geometry *geometry = finding->geometry;
    const struct nn_deadly *deadly = subset->deadly;
    const struct nn_cells all = nn_cells_or(deadly->roof, chosen);
    /* A set in a box and a line comes twice: tell it at the first house. */
    if (nn_house_around(geometry, all, 0) != subset->house) return true;

    struct nn_step *step = &finding->step;
    nn_deadly_begin(finding, subset->technique, deadly, deadly->inner ? 0 : deadly->extras);
    nn_step_set(step, digits, chosen, 0);
    for (int house = subset->house; house >= 0; house = nn_house_around(geometry, all, house + 1)) {
        nn_step_base(step, house);
        const struct nn_cells others = nn_cells_less(geometry->house[house], all);
        for (uint64_t rest = digits; rest;) nn_step_remove(step, finding->grid, nn_take_bit(&rest), others);
    }
    return nn_finding_report(finding);
}

/* Add cells of `rest`, in order, to the ones chosen, until there are as many digits as cells, the roof
 * being one cell. */
static bool choose_roof_subset(const struct roof_subset *subset, struct nn_cells rest, struct nn_cells chosen,
                               uint32_t digits)
{
    assert(!nn_cells_meet(rest, chosen));
    const int missing = nn_count_bits(digits) - nn_cells_count(chosen) - 1;
    if (missing == 0 && !report_roof_subset(subset, chosen, digits)) return false;
    if (missing > nn_cells_count(rest)) return true;
    NN_EACH_CELL(cell, rest)
    {
        const uint32_t more_digits = digits | subset->finding->grid->candidates[cell];
        struct nn_cells more = chosen;
        nn_cells_add(&more, cell);
        nn_cells_drop(&rest, cell);
        if (nn_count_bits(more_digits) > MOST_SET_DIGITS) continue;
        if (!choose_roof_subset(subset, rest, more, more_digits)) return false;
    }
    return true;
}

bool nn_report_deadly_subsets(struct nn_finding *finding, const struct nn_deadly *deadly, enum nn_technique technique)
{
    const struct nn_geometry *geometry = finding->geometry;
    struct roof_subset subset = {finding, deadly, technique, 0};
    for (subset.house = nn_house_around(geometry, deadly->roof, 0); subset.house >= 0;
         subset.house = nn_house_around(geometry, deadly->roof, subset.house + 1)) {
        const struct nn_cells house = geometry->house[subset.house];
        const struct nn_cells rest = nn_cells_less(nn_cells_and(finding->grid->open, house), deadly->roof);
        if (!choose_roof_subset(&subset, rest, nn_no_cells(), deadly->extras)) return false;
    }
    return true;
}
