/* unit.h: a cell and its candidates, or a house and the places of a digit: exactly one is true. */
#ifndef NN_UNIT_H
#define NN_UNIT_H

#include <assert.h>

#include "logic/implications.h"

struct nn_unit {
    int cell;         /* or -1 */
    int house, digit; /* if it is not a cell */
    int count;
    uint16_t nodes[NN_LOGIC_SIDE];
};

/* How many there are; those with fewer than two candidates are empty. */
static inline int nn_units(const struct nn_geometry *geometry)
{
    return geometry->cells + geometry->houses * geometry->side;
}

static inline struct nn_unit nn_unit_at(const struct nn_implications *table, int index)
{
    const struct nn_grid *const grid = table->grid;
    const int cells = grid->geometry->cells, side = grid->geometry->side;
    assert(index >= 0 && index < nn_units(grid->geometry));
    struct nn_unit unit = {.cell = -1};
    if (index < cells) {
        unit.cell = index;
        for (uint64_t digits = grid->candidates[index]; digits;)
            unit.nodes[unit.count++] = (uint16_t)table->node_at[index][nn_take_bit(&digits)];
    } else {
        unit.house = (index - cells) / side;
        unit.digit = (index - cells) % side;
        NN_EACH_CELL(cell, nn_grid_places(grid, unit.digit, unit.house))
        unit.nodes[unit.count++] = (uint16_t)table->node_at[cell][unit.digit];
    }
    if (unit.count < 2) unit.count = 0;
    return unit;
}

/* Note the unit in a step: the cell in `cells`, or the house in `base` and the digit in `digits`.
 * */
static inline void nn_step_unit(struct nn_step *step, const struct nn_unit *unit)
{
    if (unit->cell >= 0) step->cells = nn_one_cell(unit->cell);
    else {
        nn_step_base(step, unit->house);
        step->digits = UINT32_C(1) << unit->digit;
    }
}

#endif
