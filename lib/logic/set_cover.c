/* set_cover.c: see set_cover.h. */
#include "logic/set_cover.h"

#include "base/invariants.h"

bool nn_set_cover_add(struct nn_set_cover *cover, int house, uint32_t digits)
{
    assert(house >= 0 && house < NN_LOGIC_HOUSES);
    if (!digits) return true;
    if (cover->count == NN_STEP_HOUSES) return false;
    cover->house[cover->count] = (uint8_t)house;
    cover->digits[cover->count++] = digits;
    return true;
}

/* The cells in the house that may hold one of the digits. */
static struct nn_cells members_of_cover(const struct nn_grid *grid, const struct nn_set_cover *cover, int index)
{
    struct nn_cells members = nn_no_cells();
    for (uint64_t digits = cover->digits[index]; digits;)
        members = nn_cells_or(members, grid->places[nn_take_bit(&digits)]);
    return nn_cells_and(members, nn_cells_and(cover->cells, grid->geometry->house[cover->house[index]]));
}

static void remove_outside(struct nn_finding *finding, const struct nn_set_cover *cover, int index)
{
    const struct nn_cells rest = nn_cells_less(finding->geometry->house[cover->house[index]], cover->cells);
    for (uint64_t digits = cover->digits[index]; digits;)
        nn_step_remove(&finding->step, finding->grid, nn_take_bit(&digits), rest);
}

static void remove_covered_twice(struct nn_finding *finding, const struct nn_set_cover *cover, int one, int two)
{
    const struct nn_cells both =
        nn_cells_and(finding->geometry->house[cover->house[one]], finding->geometry->house[cover->house[two]]);
    for (uint64_t digits = cover->digits[one] & cover->digits[two]; digits;)
        nn_step_remove(&finding->step, finding->grid, nn_take_bit(&digits), nn_cells_and(cover->cells, both));
}

void nn_set_cover_tell(struct nn_finding *finding, enum nn_technique technique, const struct nn_set_cover *cover)
{
    struct nn_step *step = &finding->step;
    NN_CHECK(nn_set_cover_check(cover, finding->grid));
    nn_step_begin(step, technique);
    step->cells = cover->cells;
    for (int i = 0; i < cover->count; i++) {
        nn_step_cover(step, cover->house[i]);
        nn_step_set(step, cover->digits[i], members_of_cover(finding->grid, cover, i), 0);
        remove_outside(finding, cover, i);
        for (int other = 0; other < i; other++) remove_covered_twice(finding, cover, other, i);
    }
    for (int digit = 0; digit < finding->geometry->side; digit++)
        if (!nn_cells_are_none(step->removed[digit])) step->digits |= UINT32_C(1) << digit;
}
