/* gain.c: see gain.h. */
#include "logic/gain.h"

#include <string.h>

#include "base/invariants.h"

/* ---- gains --------------------------------------------------------------------------------------- */

bool nn_gain_is_none(const struct nn_gain *gain)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++)
        any = nn_cells_or(any, nn_cells_or(gain->removed[digit], gain->placed[digit]));
    return nn_cells_are_none(any);
}

void nn_gain_lose(struct nn_gain *gain, const struct nn_gain *other)
{
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        gain->removed[digit] = nn_cells_less(gain->removed[digit], other->removed[digit]);
        gain->placed[digit] = nn_cells_less(gain->placed[digit], other->placed[digit]);
    }
}

bool nn_gain_agrees(const struct nn_gain *gain, const uint8_t *solution)
{
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        NN_EACH_CELL(cell, gain->removed[digit]) if (solution[cell] == digit) return false;
        NN_EACH_CELL(cell, gain->placed[digit]) if (solution[cell] != digit) return false;
    }
    return true;
}

/* Values last: they strike candidates, too. */
void nn_gain_apply(const struct nn_gain *gain, struct nn_grid *grid)
{
    for (int digit = 0; digit < grid->geometry->side; digit++)
        NN_EACH_CELL(cell, gain->removed[digit]) nn_grid_remove(grid, cell, digit);
    for (int digit = 0; digit < grid->geometry->side; digit++)
        NN_EACH_CELL(cell, gain->placed[digit]) nn_grid_place(grid, cell, digit);
    NN_CHECK(nn_grid_check(grid));
}

/* ---- searches ------------------------------------------------------------------------------------ */

struct gathering {
    struct nn_gain *gain;
    bool takes_all;
};

static bool gather_step(void *context, const struct nn_step *step)
{
    const struct gathering *const gathering = context;
    struct nn_gain *const gain = gathering->gain;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        gain->removed[digit] = nn_cells_or(gain->removed[digit], step->removed[digit]);
        gain->placed[digit] = nn_cells_or(gain->placed[digit], step->placed[digit]);
    }
    return gathering->takes_all;
}

/* Finding all chains is expensive. */
static bool looks_for_chains(const struct nn_order_row *row)
{
    nn_finder *const finder = row->finder;
    return row->level == NN_EXTREME || finder == nn_find_x_chains || finder == nn_find_xy_chains ||
           finder == nn_find_nice_loops || finder == nn_find_grouped_loops;
}

void nn_gain_add_row(struct nn_finding *finding, const struct nn_order_row *row, struct nn_gain *gain)
{
    struct gathering gathering = {gain, .takes_all = !looks_for_chains(row)};
    assert(row->finder && finding->geometry == finding->grid->geometry);
    const bool finds_all = finding->options.finds_all;
    finding->options.finds_all = gathering.takes_all;
    finding->wanted = row->techniques;
    finding->sink = gather_step;
    finding->context = &gathering;
    row->finder(finding);
    finding->sink = NULL;
    finding->context = NULL;
    finding->options.finds_all = finds_all;
}

bool nn_gain_next(struct nn_finding *finding, const struct nn_order *order, struct nn_gain *gain)
{
    memset(gain, 0, sizeof *gain);
    if (nn_cells_are_none(finding->grid->open)) return false;
    for (int row = 0; row < order->count; row++) {
        nn_gain_add_row(finding, &order->rows[row], gain);
        if (!nn_gain_is_none(gain)) return true;
        if (nn_finding_is_over(finding)) return false;
    }
    return false;
}
