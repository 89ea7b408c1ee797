/* brute_force.c: when nothing else helps, take a value from the solution, for the middle one of the empty cells.
 *
 * Not a technique but HoDoKu's last resort, used only in HoDoKu's order.
 *
 * Data: cells and digits: the value. */
#include "logic/finder.h"

bool nn_find_brute_force(struct nn_finding *finding)
{
    if (!finding->solution) return true;
    int left = nn_cells_count(finding->grid->open) / 2;
    NN_EACH_CELL(cell, finding->grid->open)
    {
        if (left-- > 0) continue;
        const int digit = finding->solution[cell];
        nn_step_begin(&finding->step, NN_BRUTE_FORCE);
        finding->step.cells = nn_one_cell(cell);
        finding->step.digits = UINT32_C(1) << digit;
        nn_step_place(&finding->step, cell, digit);
        return nn_finding_report(finding);
    }
    return true;
}
