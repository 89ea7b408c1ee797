/* singles.c: full house, last digit, naked single, hidden single.
 *
 * The grid notices singles as they arise (grid.h); a finder walks its queue in that order and skips what has been
 * placed since. A full house is a naked single whose house has no other empty cell; a last digit is a hidden single
 * whose digit is missing in only one house of each kind, so it is placed everywhere else on the board.
 *
 * Data: cells and digits: the single; base: the house that it completes or is hidden in. */
#include "logic/finder.h"

static bool report_single(struct nn_finding *finding, enum nn_technique technique, struct nn_single single, int house)
{
    struct nn_step *step = &finding->step;
    nn_step_begin(step, technique);
    step->cells = nn_one_cell(single.cell);
    step->digits = UINT32_C(1) << single.digit;
    if (house >= 0) nn_step_base(step, house);
    nn_step_place(step, single.cell, single.digit);
    return nn_finding_report(finding);
}

/* The house of this cell that `is_wanted` accepts, boxes first: they are the easiest to see; or -1. */
typedef bool house_test(const struct nn_grid *grid, int house, int digit);

static int find_house(const struct nn_grid *grid, struct nn_single single, house_test *is_wanted)
{
    static const int easiest_first[NN_HOUSE_KINDS] = {NN_BOX, NN_ROW, NN_COLUMN};
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const int house = grid->geometry->house_of[single.cell][easiest_first[i]];
        if (is_wanted(grid, house, single.digit)) return house;
    }
    return -1;
}

static bool has_one_empty_cell(const struct nn_grid *grid, int house, int digit)
{
    (void)digit;
    return grid->open_cells[house] == 1;
}

static bool has_one_place(const struct nn_grid *grid, int house, int digit)
{
    return grid->open_places[house][digit] == 1;
}

/* Entries that are still to be placed, each once: a single that is hidden in several houses comes back. */
static bool is_open_single(const struct nn_grid *grid, struct nn_single single)
{
    return grid->value[single.cell] == NN_EMPTY && nn_grid_has(grid, single.cell, single.digit);
}

bool nn_find_full_houses(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    for (int i = grid->naked.first; i < grid->naked.end; i++) {
        const struct nn_single single = grid->naked.entries[i];
        if (!is_open_single(grid, single)) continue;
        const int house = find_house(grid, single, has_one_empty_cell);
        if (house >= 0 && !report_single(finding, NN_FULL_HOUSE, single, house)) return false;
    }
    return true;
}

bool nn_find_naked_singles(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    for (int i = grid->naked.first; i < grid->naked.end; i++) {
        const struct nn_single single = grid->naked.entries[i];
        if (is_open_single(grid, single) && !report_single(finding, NN_NAKED_SINGLE, single, -1)) return false;
    }
    return true;
}

static bool find_hidden(struct nn_finding *finding, enum nn_technique technique)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_cells told[NN_LOGIC_SIDE] = {{{0}}};
    for (int i = grid->hidden.first; i < grid->hidden.end; i++) {
        const struct nn_single single = grid->hidden.entries[i];
        if (!is_open_single(grid, single) || nn_cells_have(told[single.digit], single.cell)) continue;
        if (technique == NN_LAST_DIGIT && nn_cells_count(grid->places[single.digit]) != 1) continue;
        nn_cells_add(&told[single.digit], single.cell);
        const int house = find_house(grid, single, has_one_place);
        if (!report_single(finding, technique, single, house)) return false;
    }
    return true;
}

bool nn_find_hidden_singles(struct nn_finding *finding)
{
    return find_hidden(finding, NN_HIDDEN_SINGLE);
}

bool nn_find_last_digits(struct nn_finding *finding)
{
    return find_hidden(finding, NN_LAST_DIGIT);
}
