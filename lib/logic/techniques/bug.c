/* bug.c: bivalue universal graves: BUG+1, BUG types 2 to 4, BUG+n.
 *
 * If every open cell had two candidates and every open digit two places in each of its houses, then for any solution
 * the other candidates of all cells would be a solution as well: there would be none, or two. Some cells have more
 * candidates. If the grave would be complete without these extra ones, one of them is true in a puzzle with one
 * solution.
 *
 *     BUG+1 There is one: it is placed, or (as HoDoKu has it) the other digits of the cell go.
 *     types    2, 3 and 4: as for other deadly patterns (deadly.c), with the cells that have extra
 *              candidates as the roof.
 *     BUG+n    Several, in one cell or in several, of different digits: what every one of them rules out
 *              goes: a candidate in the same cell, or of the same digit in a house.
 *
 * Which candidates are extra: a digit with k > 2 places in a house has k - 2 extra ones there. So in a cell
 * with extra candidates only digits that are in excess in all three of its houses come into question, and as
 * soon as one is taken the excess of these houses is one less. Mostly there is no choice; where there is,
 * each one is a grave of its own.
 *
 * Data: cells: those with extra candidates; a set for each of them with its extra digits; digits (not
 * for BUG+1): all of these. Type 3: the last of the sets is the rest of the naked set. Type 4: link: the
 * digit that is confined to both cells. */
#include "logic/deadly.h"

enum { MOST_GRAVE_CELLS = 6 };

struct grave {
    struct nn_finding *finding;
    int cells[MOST_GRAVE_CELLS], count; /* with more than two candidates */
    uint8_t excess[NN_LOGIC_HOUSES][NN_LOGIC_SIDE];
    uint32_t inner[NN_LOGIC_CELLS]; /* of these cells: what is not extra */
};

/* ---- what follows ---------------------------------------------------------------------------- */

/* The cells that lose the digit if any of the extra candidates is true. */
static struct nn_cells ruled_out_by_all(const struct nn_deadly *deadly, const struct nn_grid *grid, int digit)
{
    const uint32_t bit = UINT32_C(1) << digit;
    struct nn_cells cells = grid->places[digit];
    NN_EACH_CELL(cell, deadly->roof)
    {
        const uint32_t extras = nn_deadly_extras(deadly, grid, cell);
        if (extras != bit) cells = nn_cells_and(cells, nn_one_cell(cell));
        if (extras & bit) cells = nn_cells_and(cells, grid->geometry->peers[cell]);
    }
    return cells;
}

static bool report_several_extras(struct nn_finding *finding, const struct nn_deadly *deadly)
{
    nn_deadly_begin(finding, NN_BUG_PLUS_N, deadly, 0);
    for (int digit = 0; digit < finding->geometry->side; digit++)
        nn_step_remove(&finding->step, finding->grid, digit, ruled_out_by_all(deadly, finding->grid, digit));
    return nn_finding_report(finding);
}

/* BUG+1: the extra candidate is true. */
static bool report_placement(struct nn_finding *finding, const struct nn_deadly *deadly)
{
    nn_deadly_begin(finding, NN_BUG_PLUS_1, deadly, 0);
    nn_step_place(&finding->step, nn_cells_first(deadly->roof), nn_first_bit(deadly->extras));
    return nn_finding_report(finding);
}

static bool report_grave(const struct grave *grave)
{
    static const enum nn_technique types[NN_DEADLY_TYPES] = {NN_BUG_PLUS_1, NN_BUG_2, NN_BUG_3, NN_BUG_4};
    struct nn_finding *finding = grave->finding;
    struct nn_deadly deadly = {.inner = grave->inner};
    for (int i = 0; i < grave->count; i++) {
        const int cell = grave->cells[i];
        nn_cells_add(&deadly.roof, cell);
        deadly.extras |= nn_deadly_extras(&deadly, finding->grid, cell);
    }
    const bool has_one_extra = nn_has_one_bit(deadly.extras);
    deadly.cells = deadly.roof;
    if (grave->count > 1 || !has_one_extra) deadly.digits = deadly.extras;
    if (grave->count == 1 && has_one_extra && finding->options.places_graves)
        return !nn_finding_wants(finding, NN_BUG_PLUS_1) || report_placement(finding, &deadly);
    if ((grave->count > 1 || has_one_extra) && !nn_report_deadly(finding, &deadly, types)) return false;
    return has_one_extra || !nn_finding_wants(finding, NN_BUG_PLUS_N) || report_several_extras(finding, &deadly);
}

/* ---- which candidates are extra -------------------------------------------------------------- */

/* All cells with more than two candidates, if there are few, and no cell has fewer. */
static bool find_grave_cells(struct grave *grave)
{
    const struct nn_grid *grid = grave->finding->grid;
    const struct nn_cells others = nn_cells_less(grid->open, nn_grid_bivalue_cells(grid));
    const int count = nn_cells_count(others);
    if (count == 0 || count > MOST_GRAVE_CELLS) return false;
    NN_EACH_CELL(cell, others)
    {
        if (nn_count_bits(grid->candidates[cell]) < 2) return false;
        grave->cells[grave->count++] = cell;
    }
    return true;
}

/* False: a digit has a single place in a house, or not as many extra candidates as the cells have. */
static bool count_excess(struct grave *grave)
{
    const struct nn_grid *grid = grave->finding->grid;
    int missing = 0;
    for (int i = 0; i < grave->count; i++)
        missing += NN_HOUSE_KINDS * (nn_count_bits(grid->candidates[grave->cells[i]]) - 2);
    for (int house = 0; house < grid->geometry->houses; house++) {
        for (int digit = 0; digit < grid->geometry->side; digit++) {
            const int places = grid->open_places[house][digit];
            if (places == 1) return false;
            grave->excess[house][digit] = (uint8_t)(places ? places - 2 : 0);
            missing -= grave->excess[house][digit];
        }
    }
    return missing == 0;
}

/* Take the candidate as an extra one (-1), or back (1). */
static void change_excess(struct grave *grave, int cell, int digit, int change)
{
    const uint8_t *const houses = grave->finding->geometry->house_of[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        uint8_t *excess = &grave->excess[houses[kind]][digit];
        *excess = (uint8_t)(*excess + change);
    }
}

static bool is_in_excess(const struct grave *grave, int cell, int digit)
{
    const uint8_t *const houses = grave->finding->geometry->house_of[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (!grave->excess[houses[kind]][digit]) return false;
    return true;
}

/* Take extra candidates of the cell at this index, from `digit` on, until two are left; then of the
 * following ones. */
static bool take_extras(struct grave *grave, int index, int digit)
{
    const int cell = grave->cells[index];
    if (nn_count_bits(grave->inner[cell]) == 2) {
        if (++index == grave->count) return report_grave(grave);
        grave->inner[grave->cells[index]] = grave->finding->grid->candidates[grave->cells[index]];
        return take_extras(grave, index, 0);
    }
    for (uint64_t rest = grave->inner[cell] & ~nn_low_bits(digit); rest;) {
        const int extra = nn_take_bit(&rest);
        if (!is_in_excess(grave, cell, extra)) continue;
        grave->inner[cell] &= ~(UINT32_C(1) << extra);
        change_excess(grave, cell, extra, -1);
        const bool goes_on = take_extras(grave, index, extra + 1);
        change_excess(grave, cell, extra, 1);
        grave->inner[cell] |= UINT32_C(1) << extra;
        if (!goes_on) return false;
    }
    return true;
}

bool nn_find_bugs(struct nn_finding *finding)
{
    struct grave grave;
    grave.finding = finding;
    grave.count = 0;
    if (!find_grave_cells(&grave) || !count_excess(&grave)) return true;
    grave.inner[grave.cells[0]] = finding->grid->candidates[grave.cells[0]];
    return take_extras(&grave, 0, 0);
}
