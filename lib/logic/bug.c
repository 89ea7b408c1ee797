/* bug.c: bivalue universal grave plus one.
 *
 * If every open cell had two candidates and every open digit two places in each of its houses, each
 * candidate could be swapped for the other: no solution, or two. One cell has a third candidate; the
 * grave would be complete without it, so in a puzzle with one solution it stands there.
 *
 * Data: cells: the cell; sets[0]: the cell with its extra digit. The other digits of the cell go. */
#include "logic/search.h"

/* The one open cell with three candidates when all others have two; -1: the board is not like that. */
static int find_extra_cell(const struct nn_grid *grid)
{
    const struct nn_cells others = nn_cells_less(grid->open, nn_grid_bivalue_cells(grid));
    if (nn_cells_are_none(others)) return -1;
    const int cell = nn_cells_first(others);
    const bool is_alone = nn_cells_count(others) == 1;
    return is_alone && nn_count_bits(grid->candidates[cell]) == 3 ? cell : -1;
}

/* In each house each digit has two places or none; in the houses of the cell one digit has three, the
 * same in all. That digit, or -1. */
static int find_extra_digit(const struct nn_grid *grid, int cell)
{
    const struct nn_geometry *geometry = grid->geometry;
    const uint8_t *const around = geometry->house_of[cell];
    int extra = -1;
    for (int digit = 0; digit < geometry->side; digit++) {
        for (int house = 0; house < geometry->houses; house++) {
            const int places = grid->open_places[house][digit];
            if (places == 0 || places == 2) continue;
            const bool is_around = nn_cells_have(geometry->house[house], cell);
            if (places != 3 || !is_around || (extra >= 0 && extra != digit)) return -1;
            extra = digit;
        }
    }
    if (extra < 0 || !nn_grid_has(grid, cell, extra)) return -1;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (grid->open_places[around[kind]][extra] != 3) return -1;
    return extra;
}

bool nn_find_bug_plus_1(struct nn_search *search)
{
    const int cell = find_extra_cell(search->grid);
    const int digit = cell < 0 ? -1 : find_extra_digit(search->grid, cell);
    if (digit < 0) return true;

    struct nn_step *step = &search->step;
    nn_step_begin(step, NN_BUG_PLUS_1);
    step->cells = nn_one_cell(cell);
    nn_step_set(step, UINT32_C(1) << digit, step->cells, 0);
    nn_step_remove_others(step, search->grid, cell, UINT32_C(1) << digit);
    return nn_search_report(search);
}
