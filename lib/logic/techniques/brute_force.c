/* brute_force.c: when nothing else helps, a value from the solution: the middle one of the empty cells.
 *
 * Not a technique but HoDoKu's last resort, and in HoDoKu's order only.
 *
 * Data: cells and digits: the value. */
#include "logic/finder.h"

bool nn_find_brute_force(struct nn_search *search)
{
    if (!search->solution) return true;
    int left = nn_cells_count(search->grid->open) / 2;
    NN_EACH_CELL(cell, search->grid->open)
    {
        if (left-- > 0) continue;
        const int digit = search->solution[cell];
        nn_step_begin(&search->step, NN_BRUTE_FORCE);
        search->step.cells = nn_one_cell(cell);
        search->step.digits = UINT32_C(1) << digit;
        nn_step_place(&search->step, cell, digit);
        return nn_search_report(search);
    }
    return true;
}
