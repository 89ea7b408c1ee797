/* one_digit.c: see one_digit.h. */
#include "logic/forcing/one_digit.h"

#include <assert.h>

struct one_digit {
    const struct nn_geometry *geometry;
    struct nn_cells left, on; /* places */
};

/* Rule out what the place sees. */
static void put_digit(struct one_digit *state, int cell)
{
    nn_cells_add(&state->on, cell);
    state->left = nn_cells_less(state->left, state->geometry->peers[cell]);
}

bool nn_one_digit_clashes(const struct nn_geometry *geometry, const struct nn_marks *start, int cell, int digit,
                          bool is_on)
{
    assert(start->digits[cell] >> digit & 1);
    struct one_digit state = {geometry, start->places[digit], nn_no_cells()};
    struct nn_cells before;
    if (is_on) put_digit(&state, cell);
    else nn_cells_drop(&state.left, cell);
    do {
        before = state.on;
        for (int house = 0; house < geometry->houses; house++) {
            if (!start->count[house][digit]) continue;
            struct nn_cells places = nn_cells_and(state.left, geometry->house[house]);
            if (nn_cells_are_none(places)) return true;
            const int place = nn_cells_take(&places);
            if (nn_cells_are_none(places) && !nn_cells_have(state.on, place)) put_digit(&state, place);
        }
    } while (!nn_cells_equal(before, state.on));
    return !nn_cells_within(state.on, state.left);
}
