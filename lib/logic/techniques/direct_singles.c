/* direct_singles.c: direct pointing, direct claiming, direct hidden pair, direct hidden triple.
 *
 * Singles for people without pencil marks: one easy deduction leaves a hidden single, so a value can be written down
 * and nothing need be remembered.
 *
 * Pointing and claiming: all places of a digit in one house lie in a second one. Another house
 * like the first crosses the second too; the digit cannot be in that crossing, and just one place
 * is left for it. Hidden sets: two or three digits take up as many cells of a house, which leaves
 * just one place for another digit there.
 *
 * Sudoku Explainer has these, and we keep its order: boxes with columns, boxes with rows, columns with boxes, rows with
 * boxes, each for one digit after the other; for sets boxes, columns, rows, and of the combinations those with low
 * digits first (as binary numbers). A single that can be found in several ways is reported in the first.
 *
 * Data of direct pointing and claiming: digits and cells: the digit and its places in base[0];
 * cover[0]: the house where these lock it; base[1]: the house where one place is left.
 * Data of direct hidden sets: digits and cells: the set; base[0]: the house. */
#include "logic/finder.h"

#include <assert.h>

struct direct_search {
    struct nn_finding *finding;
    enum nn_technique technique;
    struct nn_cells told[NN_LOGIC_SIDE]; /* singles, by digit */
};

/* Is this the first time? */
static bool notes_single(struct direct_search *search, int cell, int digit)
{
    if (nn_cells_have(search->told[digit], cell)) return false;
    nn_cells_add(&search->told[digit], cell);
    return true;
}

/* The cell that is left for the digit in the house when it cannot be in `taken`; -1 if there are
 * more, or if it needs no help. */
static int last_place(const struct nn_grid *grid, int house, int digit, struct nn_cells taken)
{
    if (grid->open_places[house][digit] < 2) return -1;
    const struct nn_cells left = nn_cells_less(nn_grid_places(grid, digit, house), taken);
    return nn_cells_count(left) == 1 ? nn_cells_first(left) : -1;
}

/* ---- locked candidates ----------------------------------------------------------------------- */

static bool report_direct_locked(struct direct_search *search, int digit, int from, int to, int house)
{
    assert(house != from &&
           nn_kind_of_house(search->finding->geometry, house) == nn_kind_of_house(search->finding->geometry, from));
    struct nn_finding *finding = search->finding;
    const int cell = last_place(finding->grid, house, digit, finding->geometry->house[to]);
    if (cell < 0 || !notes_single(search, cell, digit)) return true;
    nn_step_begin(&finding->step, search->technique);
    finding->step.digits = UINT32_C(1) << digit;
    finding->step.cells = nn_grid_places(finding->grid, digit, from);
    nn_step_base(&finding->step, from);
    nn_step_base(&finding->step, house);
    nn_step_cover(&finding->step, to);
    nn_step_place(&finding->step, cell, digit);
    return nn_finding_report(finding);
}

/* The houses beside `from` that cross `to`. */
static bool find_beside(struct direct_search *search, int digit, int from, int to)
{
    const struct nn_geometry *geometry = search->finding->geometry;
    const int first = nn_kind_of_house(geometry, from) * geometry->side;
    for (int house = first; house < first + geometry->side; house++)
        if (house != from && nn_cells_meet(geometry->house[house], geometry->house[to]) &&
            !report_direct_locked(search, digit, from, to, house))
            return false;
    return true;
}

/* The digit in all houses of one kind, with all that they cross of another. */
static bool find_direct_of(struct direct_search *search, int digit, int from_kind, int to_kind)
{
    const struct nn_grid *grid = search->finding->grid;
    const int side = grid->geometry->side;
    for (int from = from_kind * side; from < (from_kind + 1) * side; from++) {
        if (grid->open_places[from][digit] < 2) continue;
        const struct nn_cells places = nn_grid_places(grid, digit, from);
        const int to = grid->geometry->house_of[nn_cells_first(places)][to_kind];
        if (nn_cells_within(places, grid->geometry->house[to]) && !find_beside(search, digit, from, to)) return false;
    }
    return true;
}

static bool find_direct_between(struct direct_search *search, int from_kind, int to_kind)
{
    assert((from_kind == NN_BOX) != (to_kind == NN_BOX)); /* a line and a box */
    for (int digit = 0; digit < search->finding->geometry->side; digit++)
        if (!find_direct_of(search, digit, from_kind, to_kind)) return false;
    return true;
}

bool nn_find_direct_locked(struct nn_finding *finding)
{
    if (nn_finding_wants(finding, NN_DIRECT_POINTING)) {
        struct direct_search search = {.finding = finding, .technique = NN_DIRECT_POINTING};
        if (!find_direct_between(&search, NN_BOX, NN_COLUMN)) return false;
        if (!find_direct_between(&search, NN_BOX, NN_ROW)) return false;
    }
    if (nn_finding_wants(finding, NN_DIRECT_CLAIMING)) {
        struct direct_search search = {.finding = finding, .technique = NN_DIRECT_CLAIMING};
        if (!find_direct_between(&search, NN_COLUMN, NN_BOX)) return false;
        if (!find_direct_between(&search, NN_ROW, NN_BOX)) return false;
    }
    return true;
}

/* ---- hidden sets ----------------------------------------------------------------------------- */

/* The set is there: what does it leave one place for? */
static bool report_direct_set(struct direct_search *search, int house, uint32_t digits, struct nn_cells cells)
{
    struct nn_finding *finding = search->finding;
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        if (digits >> digit & 1) continue;
        const int cell = last_place(finding->grid, house, digit, cells);
        if (cell < 0 || !notes_single(search, cell, digit)) continue;
        nn_step_begin(&finding->step, search->technique);
        finding->step.digits = digits;
        finding->step.cells = cells;
        nn_step_base(&finding->step, house);
        nn_step_place(&finding->step, cell, digit);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

/* The next larger number with as many bits. */
static uint32_t next_choice(uint32_t choice)
{
    assert(choice);
    const uint32_t lowest = choice & -choice, carried = choice + lowest;
    return carried | ((choice ^ carried) / lowest) >> 2;
}

static bool find_direct_sets_in(struct direct_search *search, int house, int size)
{
    const struct nn_grid *grid = search->finding->grid;
    int usable[NN_LOGIC_SIDE], count = 0;
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        const int places = grid->open_places[house][digit];
        if (places >= 2 && places <= size) usable[count++] = digit;
    }
    for (uint32_t choice = (uint32_t)nn_low_bits(size); choice < UINT32_C(1) << count; choice = next_choice(choice)) {
        struct nn_cells cells = nn_no_cells();
        uint32_t digits = 0;
        for (uint64_t rest = choice; rest;) {
            const int digit = usable[nn_take_bit(&rest)];
            digits |= UINT32_C(1) << digit;
            cells = nn_cells_or(cells, nn_grid_places(grid, digit, house));
        }
        if (nn_cells_count(cells) == size && !report_direct_set(search, house, digits, cells)) return false;
    }
    return true;
}

bool nn_find_direct_sets(struct nn_finding *finding)
{
    static const int kinds[NN_HOUSE_KINDS] = {NN_BOX, NN_COLUMN, NN_ROW};
    const int side = finding->geometry->side;
    for (int size = 2; size <= 3; size++) {
        struct direct_search search = {.finding = finding,
                                       .technique = size == 2 ? NN_DIRECT_HIDDEN_PAIR : NN_DIRECT_HIDDEN_TRIPLE};
        if (!nn_finding_wants(finding, search.technique)) continue;
        for (int turn = 0; turn < finding->geometry->houses; turn++)
            if (!find_direct_sets_in(&search, kinds[turn / side] * side + turn % side, size)) return false;
    }
    return true;
}
