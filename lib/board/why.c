/* why.c: why a value cannot go into a cell, as far as the board itself shows. */
#include "base/bits.h"
#include "board/check.h"

const char *nonet_why_kind_name(nonet_why_kind kind)
{
    static const char *const names[] = {
        [NONET_WHY_OPEN] = "open",       [NONET_WHY_FILLED] = "filled", [NONET_WHY_RULES] = "rules",
        [NONET_WHY_MARKS] = "marks",     [NONET_WHY_STEP] = "step",     [NONET_WHY_SOLUTION] = "solution",
        [NONET_WHY_NOTHING] = "nothing",
    };
    return (unsigned)kind < sizeof names / sizeof *names ? names[kind] : "";
}

/* Does another cell of a house hold the value? */
static bool find_holder(const nonet_position *position, int cell, int value, nonet_conflict *conflict)
{
    const nonet_layout *const layout = position->layout;
    const nonet_houses houses = nn_cell_houses(layout, cell);
    for (size_t at = 0; at < houses.count; at++) {
        const int house = houses.houses[at];
        for (int place = 0; place < layout->side; place++) {
            const int other = nn_house(layout, house)[place];
            if (other == cell || position->cells[other] != value) continue;
            *conflict = (nonet_conflict){
                .problem = NONET_PROBLEM_EQUAL_VALUES, .value = value, .house = house, .cells = {cell, other}};
            return true;
        }
    }
    return false;
}

static nonet_why_kind kind_of(const nonet_position *position, nonet_why *why)
{
    if (why->held && why->held != why->value) return NONET_WHY_FILLED;
    if (find_holder(position, why->cell, why->value, &why->conflict)) return NONET_WHY_RULES;
    if (why->held) return NONET_WHY_FILLED;
    const bool is_marked = !position->candidates || position->candidates[why->cell] & nn_bit(why->value - 1);
    return is_marked ? NONET_WHY_OPEN : NONET_WHY_MARKS;
}

nonet_status nonet_position_why(const nonet_position *position, int cell, int value, nonet_why *why)
{
    if (why) *why = (nonet_why){0};
    if (!why || !nn_position_is_readable(position)) return NONET_ERR_ARG;
    const nonet_layout *const layout = position->layout;
    if (cell < 0 || cell >= layout->cells || value < 1 || value > layout->side) return NONET_ERR_ARG;
    *why = (nonet_why){.cell = cell, .value = value, .held = position->cells[cell]};
    why->kind = kind_of(position, why);
    return NONET_OK;
}
