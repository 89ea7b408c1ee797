/* reverse_bug.c: reverse BUG.
 *
 *          c3   c4
 *     r1   .    2     All filled cells with 1 or 2, givens or not. With 1 in r1c3 every house would have both
 *     r2   2    1     digits filled in, or neither. Then every house that lacks one of them would lack both, so
 *     in the solution the 1s and 2s that are still missing could all be swapped: a second solution, with the same
 *     givens. So r1c3 is not 1. (If there is no cell left to swap nothing follows.)
 *
 * For each digit the rows, columns and boxes that have it are sets of bits; two digits differ in one row, one
 * column and one box, which lack the same one of them and meet in an open cell.
 *
 * Data: digits: the two; cells: all filled cells that hold them; base: the row, the column and the box with one
 * of them. */
#include "logic/finder.h"

/* The rows, columns and boxes in which the digit is filled in, as bits. */
struct homes {
    uint32_t houses[NN_HOUSE_KINDS];
};

static void find_homes(const struct nn_grid *grid, struct homes *homes)
{
    const struct nn_geometry *geometry = grid->geometry;
    for (int digit = 0; digit < geometry->side; digit++) homes[digit] = (struct homes){{0}};
    NN_EACH_CELL(cell, nn_cells_less(geometry->all, grid->open))
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        homes[grid->value[cell]].houses[kind] |= UINT32_C(1) << geometry->house_of[cell][kind] % geometry->side;
}

static bool report_reverse_bug(struct nn_finding *finding, int cell, int lacking, uint32_t digits)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_REVERSE_BUG);
    step->digits = digits;
    NN_EACH_CELL(filled, nn_cells_less(finding->geometry->all, grid->open))
    if (digits >> grid->value[filled] & 1) nn_cells_add(&step->cells, filled);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) nn_step_base(step, finding->geometry->house_of[cell][kind]);
    nn_step_remove(step, grid, lacking, nn_one_cell(cell));
    return nn_finding_report(finding);
}

/* The first digit is lacking where the second one is. */
static bool look_at_digits(struct nn_finding *finding, const struct homes *homes, int lacking, int other)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int side = geometry->side;
    int house[NN_HOUSE_KINDS];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint32_t has = homes[other].houses[kind], lacks = homes[lacking].houses[kind];
        if ((lacks & ~has) || !nn_has_one_bit(has & ~lacks)) return true;
        house[kind] = nn_first_bit(has & ~lacks);
    }
    const int cell = house[NN_ROW] * side + house[NN_COLUMN];
    const bool meet = geometry->house_of[cell][NN_BOX] == NN_BOX * side + house[NN_BOX];
    const bool is_rest = nn_count_bits(homes[other].houses[NN_ROW]) < side;
    if (!meet || !is_rest || !nn_grid_has(finding->grid, cell, lacking)) return true;
    return report_reverse_bug(finding, cell, lacking, UINT32_C(1) << lacking | UINT32_C(1) << other);
}

bool nn_find_reverse_bugs(struct nn_finding *finding)
{
    struct homes homes[NN_LOGIC_SIDE];
    find_homes(finding->grid, homes);
    for (int lacking = 0; lacking < finding->geometry->side; lacking++)
        for (int other = 0; other < finding->geometry->side; other++)
            if (lacking != other && !look_at_digits(finding, homes, lacking, other)) return false;
    return true;
}
