/* slow_nishio.c: Nishio from the definition: a candidate is supposed to be true, or false, and only its own value is
 * looked at. A place that is true makes all places that see it false; a house that is left with one place has the value
 * there. Two true places in a house, or a house without a place, and the supposition is wrong.
 *
 * A house that has a single place from the beginning says nothing, and a naked single is not tried: these are singles. */
#include "finders/slow_cells.h"

struct trial {
    cell_set before; /* places at the beginning */
    cell_set places; /* that are not false */
    cell_set truths;
};

/* Is there a contradiction in the house? Otherwise its last place is true. */
static bool is_house_wrong(struct trial *trial, int house)
{
    const cell_set places = trial->places & house_cells[house];
    if (count_cells(trial->truths & house_cells[house]) > 1) return true;
    if (count_cells(trial->before & house_cells[house]) < 2) return false;
    if (count_cells(places) == 1) trial->truths |= places;
    return !places;
}

static bool is_wrong(struct trial trial)
{
    struct trial last;
    do {
        last = trial;
        trial.places &= ~seen_by_any(trial.truths);
        if (trial.truths & ~trial.places) return true;
        for (int house = 0; house < HOUSES; house++)
            if (is_house_wrong(&trial, house)) return true;
    } while (last.places != trial.places || last.truths != trial.truths);
    return false;
}

static void find_nishio(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int value = 0; value < SIDE; value++) {
        const cell_set places = board->places[value];
        EACH_CELL(cell, places)
        {
            const cell_set here = one_cell(cell);
            if (count_values(board->marks[cell]) < 2) continue;
            if (is_wrong((struct trial){places, places, here})) slow_remove(finds, board, value, here, 0);
            if (is_wrong((struct trial){places, places & ~here, 0})) finds->placed[value] |= here;
        }
    }
}

static const struct slow_finder finders[] = {{.technique = "Nishio", .find = find_nishio}};

const struct slow_family slow_nishio = {.name = "nishio", .finders = finders, .count = 1, .quick = 200};
