/* deadly.c: what follows from a deadly pattern of any shape: rectangle, loop or grave.
 *
 * A finder has cells that could be filled in a second way, with no change outside, if they held only the digits of the
 * pattern. The puzzle has one solution, so one of the roof cells, those with extra digits, takes an extra digit. The
 * types are those of unique rectangles:
 *
 *     type 1   One roof cell: it loses the digits of the pattern.
 *     type 2   One extra digit, the same in all roof cells: what sees all of them loses it.
 *     type 3   A house holds the roof, which is like one cell with the extra digits: it forms a naked set
 *              with others (deadly_subsets.c).
 *     type 4   Two roof cells, and a house where a digit of the pattern fits only there: one takes it, so
 *              the other one must take an extra digit. All other digits of the pattern leave both.
 *
 * Data: digits, cells: of the pattern. If all cells would hold the same digits, sets[0] is the floor and sets[1] the
 * roof with all its digits, as for rectangles; link: the extra digits; type 4: the digit that is confined to the roof,
 * and base is the house. Otherwise (graves) there is a set for each roof cell with its extra digits, after the floor if
 * the pattern does not fill the whole board; link: type 4: the confined digit. */
#include "logic/deadly.h"

#include <assert.h>

#include "logic/techniques/rectangle.h"

uint32_t nn_deadly_inner(const struct nn_deadly *deadly, const struct nn_grid *grid, int cell)
{
    return grid->candidates[cell] & (deadly->inner ? deadly->inner[cell] : deadly->digits);
}

uint32_t nn_deadly_extras(const struct nn_deadly *deadly, const struct nn_grid *grid, int cell)
{
    return grid->candidates[cell] & ~nn_deadly_inner(deadly, grid, cell);
}

void nn_deadly_begin(struct nn_finding *finding, enum nn_technique technique, const struct nn_deadly *deadly,
                     uint32_t link)
{
    struct nn_step *step = &finding->step;
    const struct nn_cells floor = nn_cells_less(deadly->cells, deadly->roof);
    nn_step_begin(step, technique);
    step->digits = deadly->digits;
    step->cells = deadly->cells;
    if (!nn_cells_are_none(floor)) nn_step_set(step, deadly->digits, floor, 0);
    if (!deadly->inner) {
        nn_step_set(step, deadly->digits | deadly->extras, deadly->roof, link);
        return;
    }
    NN_EACH_CELL(cell, deadly->roof)
    nn_step_set(step, nn_deadly_extras(deadly, finding->grid, cell), nn_one_cell(cell), link);
}

/* In patterns with a set for each roof cell these say which digits are extra. */
static uint32_t link_of_extras(const struct nn_deadly *deadly)
{
    return deadly->inner ? 0 : deadly->extras;
}

static bool report_lone_cell(struct nn_finding *finding, const struct nn_deadly *deadly, enum nn_technique technique)
{
    const int cell = nn_cells_first(deadly->roof);
    nn_deadly_begin(finding, technique, deadly, link_of_extras(deadly));
    nn_step_remove_others(&finding->step, finding->grid, cell, nn_deadly_extras(deadly, finding->grid, cell));
    return nn_finding_report(finding);
}

static bool report_one_extra(struct nn_finding *finding, const struct nn_deadly *deadly, enum nn_technique technique)
{
    const int digit = nn_first_bit(deadly->extras);
    assert(nn_has_one_bit(deadly->extras));
    const struct nn_cells removed = nn_grid_seen_by_all(finding->grid, digit, deadly->roof);
    if (nn_cells_are_none(removed)) return true;
    nn_deadly_begin(finding, technique, deadly, link_of_extras(deadly));
    nn_step_remove(&finding->step, finding->grid, digit, removed);
    return nn_finding_report(finding);
}

static bool report_confined(struct nn_finding *finding, const struct nn_deadly *deadly, enum nn_technique technique)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_cells rest = deadly->roof;
    assert(nn_cells_count(deadly->roof) == 2);
    const int first = nn_cells_take(&rest), second = nn_cells_first(rest);
    uint64_t shared = nn_deadly_inner(deadly, grid, first) & nn_deadly_inner(deadly, grid, second);
    while (shared) {
        const int digit = nn_take_bit(&shared);
        const int house = nn_rectangle_link(grid, digit, deadly->roof);
        if (house < 0) continue;
        nn_deadly_begin(finding, technique, deadly, UINT32_C(1) << digit);
        nn_step_base(&finding->step, house);
        NN_EACH_CELL(cell, deadly->roof)
        {
            const uint32_t kept = nn_deadly_extras(deadly, grid, cell) | UINT32_C(1) << digit;
            nn_step_remove_others(&finding->step, grid, cell, kept);
        }
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

bool nn_report_deadly(struct nn_finding *finding, const struct nn_deadly *deadly,
                      const enum nn_technique type[NN_DEADLY_TYPES])
{
    const int count = nn_cells_count(deadly->roof);
    const bool has_one_extra = nn_has_one_bit(deadly->extras);
    assert(count > 0 && deadly->extras);
    if (count == 1) return !nn_finding_wants(finding, type[0]) || report_lone_cell(finding, deadly, type[0]);
    if (has_one_extra && nn_finding_wants(finding, type[1]) && !report_one_extra(finding, deadly, type[1]))
        return false;
    if (!has_one_extra && nn_finding_wants(finding, type[2]) && !nn_report_deadly_subsets(finding, deadly, type[2]))
        return false;
    return count != 2 || !nn_finding_wants(finding, type[3]) || report_confined(finding, deadly, type[3]);
}
