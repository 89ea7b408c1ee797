/* almost_locked_candidates.c: almost locked pair, almost locked triple.
 *
 * A box and a line cross. Call one of them the first house, the other one the second (both ways
 * are tried), and take n digits, two or three:
 *
 *     in the first house    n - 1 cells outside the crossing, the few, hold nothing but these digits
 *     in the second house none of them is placed yet, and they have places only in the crossing and in n - 1
 *                           other cells, the rest
 *
 * The few take all of the digits but one, so the crossing has at most one of them. The rest take at most all but one,
 * so the crossing has at least one. So it has exactly one; with the few, all digits are used up in the first house and
 * leave its other cells; and the rest hold the other digits and nothing else.
 *
 * Data: digits: the n digits; base[0], base[1]: the first and the second house; sets: the crossing
 * (its cells with one of the digits), the few, the rest. */
#include "logic/finder.h"

#include <assert.h>

struct crossing_search {
    struct nn_finding *finding;
    int first, second, size; /* size: n */
    struct nn_cells crossing;
};

static bool all_are_open(const struct nn_grid *grid, uint64_t digits, int house)
{
    while (digits)
        if (!grid->open_places[house][nn_take_bit(&digits)]) return false;
    return true;
}

/* The places of the digits in the house, together. */
static struct nn_cells places_of_all(const struct nn_grid *grid, uint64_t digits, int house)
{
    struct nn_cells places = nn_no_cells();
    while (digits) places = nn_cells_or(places, nn_grid_places(grid, nn_take_bit(&digits), house));
    return places;
}

static bool report_almost_locked(const struct crossing_search *search, uint32_t digits, struct nn_cells few)
{
    assert(nn_count_bits(digits) == search->size && nn_cells_count(few) == search->size - 1);
    struct nn_finding *finding = search->finding;
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells places = places_of_all(grid, digits, search->second);
    const struct nn_cells rest = nn_cells_less(places, search->crossing);
    if (nn_cells_count(rest) != search->size - 1 || !all_are_open(grid, digits, search->second)) return true;

    struct nn_step *step = &finding->step;
    nn_step_begin(step, search->size == 2 ? NN_ALMOST_LOCKED_PAIR : NN_ALMOST_LOCKED_TRIPLE);
    step->digits = digits;
    nn_step_base(step, search->first);
    nn_step_base(step, search->second);
    nn_step_set(step, digits, nn_cells_and(places, search->crossing), 0);
    nn_step_set(step, digits, few, 0);
    nn_step_set(step, digits, rest, 0);
    const struct nn_cells others =
        nn_cells_less(finding->geometry->house[search->first], nn_cells_or(search->crossing, few));
    for (uint64_t left = digits; left;) nn_step_remove(step, grid, nn_take_bit(&left), others);
    NN_EACH_CELL(cell, rest) nn_step_remove_others(step, grid, cell, digits);
    return nn_finding_report(finding);
}

/* Choose `missing` more cells out of `from`; a set that would be locked already is of no use. */
static bool choose_few(const struct crossing_search *search, struct nn_cells from, int missing, uint32_t digits,
                       struct nn_cells few)
{
    assert(missing >= 0);
    if (!missing) return nn_count_bits(digits) != search->size || report_almost_locked(search, digits, few);
    while (!nn_cells_are_none(from)) {
        const int cell = nn_cells_take(&from);
        const uint32_t together = digits | search->finding->grid->candidates[cell];
        struct nn_cells chosen = few;
        nn_cells_add(&chosen, cell);
        if (nn_count_bits(together) <= search->size && !choose_few(search, from, missing - 1, together, chosen))
            return false;
    }
    return true;
}

/* The cells with at most this many candidates, but more than one. */
static struct nn_cells cells_with_few(const struct nn_grid *grid, int most)
{
    struct nn_cells cells = nn_no_cells();
    NN_EACH_CELL(cell, grid->open)
    {
        const int count = nn_count_bits(grid->candidates[cell]);
        if (count >= 2 && count <= most) nn_cells_add(&cells, cell);
    }
    return cells;
}

static bool find_almost_locked(struct nn_finding *finding, int size)
{
    assert(size == 2 || size == 3);
    const struct nn_geometry *geometry = finding->geometry;
    const struct nn_cells usable = cells_with_few(finding->grid, size);
    const int lines = NN_BOX * geometry->side;
    struct crossing_search search = {.finding = finding, .size = size};
    for (int line = 0; line < lines; line++)
        for (int box = lines; box < geometry->houses; box++) {
            search.crossing = nn_cells_and(geometry->house[line], geometry->house[box]);
            if (!nn_cells_meet(search.crossing, finding->grid->open)) continue;
            for (int way = 0; way < 2; way++) {
                search.first = way ? box : line;
                search.second = way ? line : box;
                const struct nn_cells outside = nn_cells_less(geometry->house[search.first], search.crossing);
                if (!choose_few(&search, nn_cells_and(usable, outside), size - 1, 0, nn_no_cells())) return false;
            }
        }
    return true;
}

bool nn_find_almost_locked_candidates(struct nn_finding *finding)
{
    if (nn_finding_wants(finding, NN_ALMOST_LOCKED_PAIR) && !find_almost_locked(finding, 2)) return false;
    return !nn_finding_wants(finding, NN_ALMOST_LOCKED_TRIPLE) || find_almost_locked(finding, 3);
}
