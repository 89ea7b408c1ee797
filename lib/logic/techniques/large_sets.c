/* large_sets.c: naked and hidden sets of five cells and more.
 *
 * In a house with n empty cells a naked set of k is the same as a hidden set of n - k: what is not in one is in the
 * other. So a large set is reported only if its complement is not a smaller large set, which would be easier to see.
 * (On a 9x9 board the other side is always a set of four at most, or a single.) Sets of all but one leave a hidden or a
 * naked single, and are left to these.
 *
 * tight_sets.h finds the smallest set that each cell or digit is in. The smallest sets of all houses
 * come first.
 *
 * Data: as for smaller sets: digits and cells: the set; base[0]: the house. */
#include <assert.h>

#include "logic/techniques/subsets.h"
#include "logic/tight_sets.h"

enum { SMALLEST_LARGE_SET = 5 };

/* The sets of one house. Naked: items are cells, options digits; hidden: the other way round, and
 * options are numbers of cells in `cells`. */
struct house_sets {
    struct nn_tight_sets tight;
    int items[NN_LOGIC_SIDE]; /* cells or digits */
    int cells[NN_LOGIC_SIDE];
};

/* The open cells of the house by number; returns how many. */
static int list_open_cells(const struct nn_grid *grid, int house, int cells[NN_LOGIC_SIDE])
{
    int count = 0;
    NN_EACH_CELL(cell, nn_cells_and(grid->open, grid->geometry->house[house]))
    cells[count++] = cell;
    return count;
}

static void collect_naked(const struct nn_grid *grid, int house, struct house_sets *sets)
{
    assert(house >= 0 && house < grid->geometry->houses);
    sets->tight.count = list_open_cells(grid, house, sets->items);
    for (int item = 0; item < sets->tight.count; item++)
        sets->tight.options[item] = grid->candidates[sets->items[item]];
}

static void collect_hidden(const struct nn_grid *grid, int house, struct house_sets *sets)
{
    const int cells = list_open_cells(grid, house, sets->cells);
    sets->tight.count = 0;
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        uint32_t places = 0;
        for (int i = 0; i < cells; i++)
            if (nn_grid_has(grid, sets->cells[i], digit)) places |= UINT32_C(1) << i;
        if (!places) continue;
        sets->items[sets->tight.count] = digit;
        sets->tight.options[sets->tight.count++] = places;
    }
}

/* Is the item's set one to tell, with this many items? */
static bool is_large_set(const struct nn_tight_sets *tight, int item, int size)
{
    assert(item >= 0 && item < tight->count && size >= SMALLEST_LARGE_SET);
    const int rest = tight->count - size;
    return nn_count_bits(tight->smallest[item]) == size && rest >= 2 && (rest >= size || rest < SMALLEST_LARGE_SET) &&
           nn_tight_begins(tight, item);
}

static bool report_large_naked(struct nn_finding *finding, int house, const struct house_sets *sets, int item)
{
    const uint32_t items = sets->tight.smallest[item];
    struct nn_naked_set found = {.house = house, .size = nn_count_bits(items)};
    for (uint64_t rest = items; rest;) nn_cells_add(&found.cells, sets->items[nn_take_bit(&rest)]);
    if (nn_earlier_house(finding->geometry, house, found.cells) >= 0) return true;
    found.digits = nn_tight_options(&sets->tight, items);

    nn_step_begin(&finding->step, NN_NAKED_SET);
    nn_step_base(&finding->step, house);
    nn_naked_set_fill(&finding->step, finding->grid, &found);
    return nn_finding_report(finding);
}

static bool report_large_hidden(struct nn_finding *finding, int house, const struct house_sets *sets, int item)
{
    const uint32_t items = sets->tight.smallest[item];
    struct nn_cells cells = nn_no_cells();
    uint32_t digits = 0;
    for (uint64_t rest = items; rest;) digits |= UINT32_C(1) << sets->items[nn_take_bit(&rest)];
    for (uint64_t rest = nn_tight_options(&sets->tight, items); rest;)
        nn_cells_add(&cells, sets->cells[nn_take_bit(&rest)]);
    return nn_report_hidden_set(finding, NN_HIDDEN_SET, house, digits, cells);
}

typedef void set_collector(const struct nn_grid *grid, int house, struct house_sets *sets);
typedef bool set_reporter(struct nn_finding *finding, int house, const struct house_sets *sets, int item);

static bool report_sets_of_size(struct nn_finding *finding, int size, const struct house_sets *sets,
                                set_reporter *report)
{
    for (int turn = 0; turn < finding->geometry->houses; turn++) {
        const int house = nn_house_in_turn(finding->geometry, turn);
        for (int item = 0; item < sets[house].tight.count; item++)
            if (is_large_set(&sets[house].tight, item, size) && !report(finding, house, &sets[house], item))
                return false;
    }
    return true;
}

static bool each_large_set(struct nn_finding *finding, set_collector *collect, set_reporter *report)
{
    struct house_sets *const sets =
        nn_finding_scratch(finding, NN_SCRATCH_LARGE_SETS, NN_LOGIC_HOUSES * sizeof(struct house_sets));
    if (!sets) return true;
    for (int house = 0; house < finding->geometry->houses; house++) {
        collect(finding->grid, house, &sets[house]);
        /* no way to fill the house: the board is wrong, and nothing can be learned here */
        if (!nn_tight_sets_find(&sets[house].tight)) sets[house].tight.count = 0;
    }
    for (int size = SMALLEST_LARGE_SET; size <= finding->geometry->side - 2; size++)
        if (!report_sets_of_size(finding, size, sets, report)) return false;
    return true;
}

bool nn_each_large_naked_set(struct nn_finding *finding)
{
    return each_large_set(finding, collect_naked, report_large_naked);
}

bool nn_each_large_hidden_set(struct nn_finding *finding)
{
    return each_large_set(finding, collect_hidden, report_large_hidden);
}
