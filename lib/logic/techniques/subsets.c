/* subsets.c: naked and hidden sets of two, three and four; larger ones are in large_sets.c.
 *
 * Naked: k cells of a house that hold k digits together keep these digits to themselves; the digits leave all cells
 * that see the whole set. Hidden: k digits that have only k places between them in a house keep these cells to
 * themselves; all other digits leave them.
 *
 * Houses are searched boxes first, then rows, then columns; a set that lies in two houses is reported in the first.
 * Cells or digits with more than k (or only one) of the other side are skipped before anything is combined. Houses that
 * had no set of this size are not searched again until one of their cells changes.
 *
 * Strikes cell by cell, as HoDoKu does (see step.h): which single is found next depends on it.
 *
 * Data: digits and cells: the set; base[0]: the house. */
#include "logic/techniques/subsets.h"

#include <assert.h>

#include "logic/snapshot.h"

enum { LARGEST_SET = 4 };

/* Scratch memory of the family: the houses that have no sets of this size. */
struct set_memory {
    struct nn_snapshot snapshot;
    bool has_no_naked[LARGEST_SET + 1][NN_LOGIC_HOUSES];
    bool has_no_hidden[LARGEST_SET + 1][NN_LOGIC_HOUSES];
};

static struct set_memory *recall_sets(struct nn_finding *finding)
{
    struct set_memory *memory = nn_finding_scratch(finding, NN_SCRATCH_SETS, sizeof *memory);
    if (!memory) return NULL;
    const struct nn_cells changed = nn_snapshot_changes(&memory->snapshot, finding->grid);
    if (nn_cells_are_none(changed)) return memory;
    for (int house = 0; house < finding->geometry->houses; house++) {
        if (!nn_cells_meet(changed, finding->geometry->house[house])) continue;
        for (int size = 2; size <= LARGEST_SET; size++)
            memory->has_no_naked[size][house] = memory->has_no_hidden[size][house] = false;
    }
    return memory;
}

bool *nn_without_naked_sets(struct nn_finding *finding, int size)
{
    assert(size >= 2 && size <= LARGEST_SET);
    struct set_memory *memory = recall_sets(finding);
    return memory ? memory->has_no_naked[size] : NULL;
}

int nn_house_in_turn(const struct nn_geometry *geometry, int turn)
{
    assert(turn >= 0 && turn < geometry->houses);
    const int lines = NN_BOX * geometry->side;
    return turn < geometry->houses - lines ? turn + lines : turn - (geometry->houses - lines);
}

int nn_earlier_house(const struct nn_geometry *geometry, int house, struct nn_cells cells)
{
    assert(nn_cells_within(cells, geometry->house[house]));
    const uint8_t *house_of = geometry->house_of[nn_cells_first(cells)];
    const int kind = nn_kind_of_house(geometry, house), box = house_of[NN_BOX], row = house_of[NN_ROW];
    if (kind != NN_BOX && nn_cells_within(cells, geometry->house[box])) return box;
    if (kind == NN_COLUMN && nn_cells_within(cells, geometry->house[row])) return row;
    return -1;
}

/* ---- naked ----------------------------------------------------------------------------------- */

struct naked_search {
    struct nn_finding *finding;
    nn_naked_set_sink *sink;
    struct nn_naked_set set; /* what is chosen so far */
    int cells[NN_LOGIC_SIDE], count;
    bool is_found;
};

/* Choose `missing` more cells from `from` on. */
static bool extend_naked(struct naked_search *search, int from, int missing)
{
    assert(missing > 0 && from + missing <= search->count + 1);
    const struct nn_naked_set before = search->set;
    const uint32_t *candidates = search->finding->grid->candidates;
    for (int i = from; i <= search->count - missing; i++) {
        const uint32_t digits = before.digits | candidates[search->cells[i]];
        if (nn_count_bits(digits) > before.size) continue;
        search->set = before;
        search->set.digits = digits;
        nn_cells_add(&search->set.cells, search->cells[i]);
        search->is_found |= missing == 1;
        if (!(missing == 1 ? search->sink(search->finding, &search->set) : extend_naked(search, i + 1, missing - 1)))
            return false;
    }
    return true;
}

bool nn_each_naked_set(struct nn_finding *finding, int house, int size, nn_naked_set_sink *sink, bool *has_none)
{
    const struct nn_grid *grid = finding->grid;
    *has_none = true;
    /* A set that fills its box may be one of a line, too, and strikes there. */
    const bool is_box = nn_kind_of_house(finding->geometry, house) == NN_BOX;
    if (grid->open_cells[house] < size + !is_box) return true;
    struct naked_search search = {.finding = finding, .sink = sink, .set = {.house = house, .size = size}};
    NN_EACH_CELL(cell, nn_cells_and(grid->open, finding->geometry->house[house]))
    {
        const int digits = nn_count_bits(grid->candidates[cell]);
        if (digits >= 2 && digits <= size) search.cells[search.count++] = cell;
    }
    if (search.count < size) return true;
    const bool goes_on = extend_naked(&search, 0, size);
    *has_none = !search.is_found;
    return goes_on;
}

void nn_naked_set_fill(struct nn_step *step, const struct nn_grid *grid, const struct nn_naked_set *found)
{
    assert(nn_count_bits(found->digits) == nn_cells_count(found->cells));
    const struct nn_cells seen = nn_common_peers(grid->geometry, found->cells);
    uint64_t digits = found->digits;
    step->digits = found->digits;
    step->cells = found->cells;
    step->strikes_by_cell = true;
    while (digits) nn_step_remove(step, grid, nn_take_bit(&digits), seen);
}

/* The cells of the house, outside the set, that hold one of its digits. */
static struct nn_cells struck_in(const struct nn_grid *grid, const struct nn_naked_set *found, int house)
{
    struct nn_cells struck = nn_no_cells();
    uint64_t digits = found->digits;
    while (digits) struck = nn_cells_or(struck, nn_grid_places(grid, nn_take_bit(&digits), house));
    return nn_cells_less(struck, found->cells);
}

int nn_locking_line(const struct nn_grid *grid, const struct nn_naked_set *found)
{
    const struct nn_geometry *geometry = grid->geometry;
    assert(nn_kind_of_house(geometry, found->house) == NN_BOX);
    const int cell = nn_cells_first(found->cells);
    for (int kind = NN_ROW; kind <= NN_COLUMN; kind++) {
        const int line = geometry->house_of[cell][kind];
        if (!nn_cells_within(found->cells, geometry->house[line])) continue;
        const struct nn_cells in_box = struck_in(grid, found, found->house);
        const struct nn_cells in_line = struck_in(grid, found, line);
        if (!nn_cells_are_none(in_box) && !nn_cells_within(in_line, in_box)) return line;
    }
    return -1;
}

static const enum nn_technique naked_of_size[] = {[2] = NN_NAKED_PAIR, [3] = NN_NAKED_TRIPLE, [4] = NN_NAKED_QUADRUPLE};

/* Locked sets have a finder of their own, in locked_candidates.c. */
static bool report_naked_set(struct nn_finding *finding, const struct nn_naked_set *found)
{
    const struct nn_geometry *geometry = finding->geometry;
    const bool is_in_box = nn_kind_of_house(geometry, found->house) == NN_BOX;
    if (nn_earlier_house(geometry, found->house, found->cells) >= 0) return true;
    if (is_in_box && found->size <= 3 && nn_locking_line(finding->grid, found) >= 0) return true;
    nn_step_begin(&finding->step, naked_of_size[found->size]);
    nn_step_base(&finding->step, found->house);
    nn_naked_set_fill(&finding->step, finding->grid, found);
    return nn_finding_report(finding);
}

bool nn_find_naked_sets(struct nn_finding *finding)
{
    for (int size = 2; size <= LARGEST_SET; size++) {
        if (!nn_finding_wants(finding, naked_of_size[size])) continue;
        bool *has_none = nn_without_naked_sets(finding, size);
        for (int turn = 0; has_none && turn < finding->geometry->houses; turn++) {
            const int house = nn_house_in_turn(finding->geometry, turn);
            if (!has_none[house] && !nn_each_naked_set(finding, house, size, report_naked_set, &has_none[house]))
                return false;
        }
    }
    return !nn_finding_wants(finding, NN_NAKED_SET) || nn_each_large_naked_set(finding);
}

/* ---- hidden ---------------------------------------------------------------------------------- */

struct hidden_search {
    struct nn_finding *finding;
    enum nn_technique technique;
    int house, size;
    int digits[NN_LOGIC_SIDE], count;
    struct nn_cells places[NN_LOGIC_SIDE]; /* of these digits in the house */
    bool is_found;
};

/* Are the digits hidden in the same cells in a house that was searched before? */
static bool was_hidden_before(const struct nn_grid *grid, int house, uint64_t digits, struct nn_cells cells)
{
    const int earlier = nn_earlier_house(grid->geometry, house, cells);
    if (earlier < 0) return false;
    while (digits)
        if (!nn_cells_within(nn_grid_places(grid, nn_take_bit(&digits), earlier), cells)) return false;
    return true;
}

bool nn_report_hidden_set(struct nn_finding *finding, enum nn_technique technique, int house, uint32_t digits,
                          struct nn_cells cells)
{
    assert(nn_count_bits(digits) == nn_cells_count(cells));
    if (was_hidden_before(finding->grid, house, digits, cells)) return true;
    nn_step_begin(&finding->step, technique);
    finding->step.digits = digits;
    finding->step.cells = cells;
    finding->step.strikes_by_cell = true;
    nn_step_base(&finding->step, house);
    NN_EACH_CELL(cell, cells) nn_step_remove_others(&finding->step, finding->grid, cell, digits);
    return nn_finding_report(finding);
}

/* Choose `missing` more digits from `from` on. */
static bool extend_hidden(struct hidden_search *search, int from, int missing, uint32_t digits, struct nn_cells cells)
{
    for (int i = from; i <= search->count - missing; i++) {
        const struct nn_cells together = nn_cells_or(cells, search->places[i]);
        const uint32_t chosen = digits | UINT32_C(1) << search->digits[i];
        if (nn_cells_count(together) > search->size) continue;
        search->is_found |= missing == 1;
        if (!(missing == 1 ? nn_report_hidden_set(search->finding, search->technique, search->house, chosen, together)
                           : extend_hidden(search, i + 1, missing - 1, chosen, together)))
            return false;
    }
    return true;
}

/* Says in `has_none` that there was none. */
static bool find_hidden_sets_in(struct hidden_search *search, bool *has_none)
{
    const struct nn_grid *grid = search->finding->grid;
    *has_none = true;
    if (grid->open_cells[search->house] <= search->size) return true;
    search->is_found = false;
    search->count = 0;
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        const int places = grid->open_places[search->house][digit];
        if (places < 2 || places > search->size) continue;
        search->digits[search->count] = digit;
        search->places[search->count++] = nn_grid_places(grid, digit, search->house);
    }
    if (search->count < search->size) return true;
    const bool goes_on = extend_hidden(search, 0, search->size, 0, nn_no_cells());
    *has_none = !search->is_found;
    return goes_on;
}

bool nn_find_hidden_sets(struct nn_finding *finding)
{
    static const enum nn_technique of_size[] = {
        [2] = NN_HIDDEN_PAIR, [3] = NN_HIDDEN_TRIPLE, [4] = NN_HIDDEN_QUADRUPLE};
    struct set_memory *memory = recall_sets(finding);
    struct hidden_search search = {.finding = finding};
    if (!memory) return true;
    for (search.size = 2; search.size <= LARGEST_SET; search.size++) {
        search.technique = of_size[search.size];
        if (!nn_finding_wants(finding, search.technique)) continue;
        for (int turn = 0; turn < finding->geometry->houses; turn++) {
            search.house = nn_house_in_turn(finding->geometry, turn);
            bool *has_none = &memory->has_no_hidden[search.size][search.house];
            if (!*has_none && !find_hidden_sets_in(&search, has_none)) return false;
        }
    }
    return !nn_finding_wants(finding, NN_HIDDEN_SET) || nn_each_large_hidden_set(finding);
}
