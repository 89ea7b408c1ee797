/* large_wings.c: WXYZ-wing, VWXYZ-wing, UVWXYZ-wing, TUVWXYZ-wing.
 *
 * N-1 cells of a house, the hinge, have N candidates together (N is 4 to 7), and a cell elsewhere, the pincer, has just
 * two of these, x and z. All places of x in the hinge see the pincer. If the pincer is not z it is x, so the hinge
 * lacks x and needs all its other candidates, z among them. So z is in the pincer or in the hinge, and is removed from
 * cells that see all its places in both.
 *
 * If the places of z see the pincer as well (a double link) the hinge lacks x or z, whichever the pincer
 * is: both leave what sees all their places in hinge and pincer, and every other candidate of the hinge
 * is locked in it and leaves what sees all its places there.
 *
 * The classic WXYZ-wing, a cell W X Y Z with the pincers W Z, X Z and Y Z, is of this kind: two of the
 * pincers share a house with the cell and form the hinge with it. These wings are ALS-XZ steps with a
 * set of one cell, but they come long before the list of all sets (als.h) is worth its time; so
 * hinges are built up house by house here.
 *
 * Data: digits: the N candidates; cells: all cells. sets[0]: the hinge, link: x, or both digits of a
 * double link; sets[1]: the pincer. */
#include "logic/finder.h"

#include <assert.h>

enum { HINGE_LARGEST = 6, HINGE_TRIES = 2000000 };

struct hinge_search {
    struct nn_finding *finding;
    enum nn_technique technique;
    int size;  /* cells of a hinge */
    int tries; /* left, on all houses together: boards with many candidates would take too long */
    struct nn_cells pairs;
    int house, count;
    int cells[NN_LOGIC_SIDE]; /* those of the house that may be in a hinge */
};

struct hinge {
    struct nn_cells cells;
    uint32_t digits;
};

static struct nn_cells places_in_hinge(const struct nn_grid *grid, const struct hinge *hinge, int digit)
{
    return nn_cells_and(grid->places[digit], hinge->cells);
}

/* What sees all places of the digit in hinge and pincer. */
static struct nn_cells seen_by_wing(const struct nn_grid *grid, const struct hinge *hinge, int pincer, int digit)
{
    assert(!nn_cells_have(hinge->cells, pincer));
    struct nn_cells places = places_in_hinge(grid, hinge, digit);
    nn_cells_add(&places, pincer);
    return nn_grid_seen_by_all(grid, digit, places);
}

/* What leaves with a double link besides the pincer's digits. */
static void remove_locked_in_hinge(struct nn_step *step, const struct nn_grid *grid, const struct hinge *hinge,
                                   uint32_t links)
{
    for (uint64_t locked = hinge->digits & ~links; locked;) {
        const int digit = nn_take_bit(&locked);
        nn_step_remove(step, grid, digit, nn_grid_seen_by_all(grid, digit, places_in_hinge(grid, hinge, digit)));
    }
}

static bool report_large_wing(const struct hinge_search *search, const struct hinge *hinge, int pincer, uint32_t links)
{
    assert(links && !(links & ~hinge->digits));
    struct nn_finding *finding = search->finding;
    const struct nn_grid *grid = finding->grid;
    struct nn_step *step = &finding->step;
    const bool is_double = !nn_has_one_bit(links);
    nn_step_begin(step, search->technique);
    step->digits = hinge->digits;
    step->cells = nn_cells_or(hinge->cells, nn_one_cell(pincer));
    nn_step_set(step, hinge->digits, hinge->cells, links);
    nn_step_set(step, grid->candidates[pincer], nn_one_cell(pincer), 0);
    for (uint64_t removed = grid->candidates[pincer]; removed;) {
        const int digit = nn_take_bit(&removed);
        if (!is_double && (links >> digit & 1)) continue;
        nn_step_remove(step, grid, digit, seen_by_wing(grid, hinge, pincer, digit));
    }
    if (is_double) remove_locked_in_hinge(step, grid, hinge, links);
    return nn_finding_report(finding);
}

/* Each pincer, with the digits that tie it to the hinge. A double link is reported once. */
static bool try_pincers(const struct hinge_search *search, const struct hinge *hinge, int x, struct nn_cells pincers)
{
    const struct nn_grid *grid = search->finding->grid;
    const struct nn_geometry *geometry = search->finding->geometry;
    NN_EACH_CELL(pincer, pincers)
    {
        const uint32_t link = UINT32_C(1) << x, other = grid->candidates[pincer] & ~link;
        if (!(other & hinge->digits)) continue;
        const int z = nn_first_bit(other);
        const bool is_double = nn_cells_within(places_in_hinge(grid, hinge, z), geometry->peers[pincer]);
        if (is_double && z < x) continue;
        if (!is_double && nn_cells_are_none(seen_by_wing(grid, hinge, pincer, z))) continue;
        if (!report_large_wing(search, hinge, pincer, is_double ? link | other : link)) return false;
    }
    return true;
}

/* The pairs that are in no house with the whole hinge: with those in one it is a naked set. */
static struct nn_cells pairs_outside(const struct hinge_search *search, const struct hinge *hinge)
{
    const struct nn_geometry *geometry = search->finding->geometry;
    struct nn_cells outside = search->pairs;
    for (int house = 0; (house = nn_house_around(geometry, hinge->cells, house)) >= 0; house++)
        outside = nn_cells_less(outside, geometry->house[house]);
    return outside;
}

/* A hinge within two houses is used with the first one. */
static bool use_hinge(const struct hinge_search *search, const struct hinge *hinge)
{
    const struct nn_grid *grid = search->finding->grid;
    if (nn_house_around(grid->geometry, hinge->cells, 0) != search->house) return true;
    const struct nn_cells outside = pairs_outside(search, hinge);
    for (uint64_t digits = hinge->digits; digits;) {
        const int x = nn_take_bit(&digits);
        struct nn_cells pincers = nn_cells_and(outside, grid->places[x]);
        NN_EACH_CELL(place, places_in_hinge(grid, hinge, x))
        pincers = nn_cells_and(pincers, grid->geometry->peers[place]);
        if (!try_pincers(search, hinge, x, pincers)) return false;
    }
    return true;
}

/* All hinges that extend this one by cells of the house from `from` on. */
static bool extend_hinge(struct hinge_search *search, const struct hinge *hinge, int size, int from)
{
    const int missing = search->size - size;
    for (int i = from; i + missing <= search->count; i++) {
        if (search->tries-- <= 0) return true;
        const int cell = search->cells[i];
        struct hinge larger = {hinge->cells, hinge->digits | search->finding->grid->candidates[cell]};
        const int digits = nn_count_bits(larger.digits);
        if (digits > search->size + 1) continue;
        nn_cells_add(&larger.cells, cell);
        if (missing > 1) {
            if (!extend_hinge(search, &larger, size + 1, i + 1)) return false;
        } else if (digits == search->size + 1 && !use_hinge(search, &larger)) {
            return false;
        }
    }
    return true;
}

static void list_hinge_cells(struct hinge_search *search, int house)
{
    const struct nn_grid *grid = search->finding->grid;
    search->house = house;
    search->count = 0;
    NN_EACH_CELL(cell, nn_cells_and(grid->open, grid->geometry->house[house]))
    if (nn_count_bits(grid->candidates[cell]) <= search->size + 1) search->cells[search->count++] = cell;
}

static bool find_wings_of_size(struct nn_finding *finding, enum nn_technique technique, int size)
{
    assert(size <= HINGE_LARGEST);
    struct hinge_search search = {.finding = finding,
                                  .technique = technique,
                                  .size = size,
                                  .tries = HINGE_TRIES,
                                  .pairs = nn_grid_bivalue_cells(finding->grid)};
    if (!nn_finding_wants(finding, technique) || nn_cells_are_none(search.pairs)) return true;
    for (int house = 0; house < finding->geometry->houses; house++) {
        list_hinge_cells(&search, house);
        if (nn_finding_is_over(finding)) return false;
        if (!extend_hinge(&search, &(struct hinge){nn_no_cells(), 0}, 0, 0)) return false;
    }
    return true;
}

bool nn_find_large_wings(struct nn_finding *finding)
{
    return find_wings_of_size(finding, NN_WXYZ_WING, 3) && find_wings_of_size(finding, NN_VWXYZ_WING, 4) &&
           find_wings_of_size(finding, NN_UVWXYZ_WING, 5) &&
           find_wings_of_size(finding, NN_TUVWXYZ_WING, HINGE_LARGEST);
}
