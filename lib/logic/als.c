/* als.c: see als.h. */
#include "logic/als.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"

static uint64_t *als_row(const struct nn_als_list *list, uint64_t *table, int index)
{
    return &table[(size_t)index * (size_t)list->words];
}

static void add_als_bit(uint64_t *row, int set)
{
    row[set >> 6] |= nn_bit(set & 63);
}

static inline void join_block(uint64_t joined[4], const uint64_t *more)
{
    joined[0] |= more[0];
    joined[1] |= more[1];
    joined[2] |= more[2];
    joined[3] |= more[3];
}

/* Make `row` the union of the cells' rows of a table. Blocks of four words stay in registers. */
static void join_cells(const struct nn_als_list *list, uint64_t *row, const uint64_t *table, struct nn_cells cells)
{
    for (int block = 0; block < list->words; block += 4) {
        uint64_t joined[4] = {0};
        NN_EACH_CELL(cell, cells) join_block(joined, nn_als_row(list, table, cell) + block);
        memcpy(row + block, joined, sizeof joined);
    }
}

static void clear_rows(const struct nn_als_list *list, uint64_t *table, int rows)
{
    memset(table, 0, (size_t)rows * (size_t)list->words * sizeof table[0]);
}

/* ---- the sets -------------------------------------------------------------------------------- */

/* The empty cells of a house that sets may consist of. */
struct als_house {
    int house, count;
    int cells[NN_LOGIC_SIDE];
};

/* Sets within one line were listed with the line, single cells with their row. */
static bool is_listed_before(const struct nn_geometry *geometry, struct nn_cells cells, int house)
{
    const uint8_t *house_of = geometry->house_of[nn_cells_first(cells)];
    for (int kind = 0; kind < nn_kind_of_house(geometry, house); kind++)
        if (nn_cells_within(cells, geometry->house[house_of[kind]])) return true;
    return false;
}

static void add_set(struct nn_als_list *list, struct nn_cells cells, uint32_t digits, int house)
{
    if (list->count == NN_ALS_MOST || is_listed_before(list->geometry, cells, house)) return;
    struct nn_als *set = &list->sets[list->count++];
    set->cells = cells;
    set->digits = digits;
}

/* All sets that extend this one by cells at or after `from`. Give up when even all remaining cells are too few for the
 * digits. */
static void extend_set(struct nn_als_list *list, const struct als_house *house, int from, struct nn_cells cells,
                       int size, uint32_t digits)
{
    for (int i = from; i < house->count; i++) {
        const int cell = house->cells[i];
        const uint32_t joined = digits | list->candidates[cell];
        const int spare = nn_count_bits(joined) - size - 1;
        if (spare - (house->count - i - 1) > 1) continue;
        struct nn_cells larger = cells;
        nn_cells_add(&larger, cell);
        if (spare == 1) add_set(list, larger, joined, house->house);
        if (size + 1 < NN_ALS_LARGEST && i + 1 < house->count) extend_set(list, house, i + 1, larger, size + 1, joined);
    }
}

static void list_sets(struct nn_als_list *list, const struct nn_grid *grid)
{
    list->count = 0;
    for (int house = 0; house < grid->geometry->houses; house++) {
        struct als_house open = {.house = house};
        NN_EACH_CELL(cell, nn_cells_and(grid->geometry->house[house], grid->open))
        open.cells[open.count++] = cell;
        extend_set(list, &open, 0, nn_no_cells(), 0, 0);
    }
    list->words = (list->count + 255) / 256 * 4;
    assert(list->words <= NN_ALS_WORDS);
}

/* ---- groups and views ------------------------------------------------------------------------ */

static int hash_cells(struct nn_cells cells, int digit)
{
    uint64_t mixed = (uint64_t)digit;
    NN_EACH_WORD(i) mixed = (mixed ^ cells.word[i]) * UINT64_C(0x9E3779B97F4A7C15);
    return (int)(mixed >> 54);
}

/* The view of a new group, created if need be. */
static int find_view(struct nn_als_list *list, const struct nn_als_group *group)
{
    if (nn_cells_are_none(group->seen)) return 0;
    uint16_t *const slot = &list->view_hash[hash_cells(group->seen, group->digit)];
    for (int view = *slot; view; view = list->views[view].next) {
        const struct nn_als_group *first = &list->groups[list->views[view].group];
        if (first->digit == group->digit && nn_cells_equal(first->seen, group->seen)) return view;
    }
    list->views[list->view_count] = (struct nn_als_view){.group = (uint16_t)(group - list->groups), .next = *slot};
    return *slot = (uint16_t)list->view_count++;
}

/* The group of these cells, created if need be. Group 0 means none, also when there is no room. */
static int find_group(struct nn_als_list *list, const struct nn_grid *grid, struct nn_cells cells, int digit)
{
    uint16_t *const slot = &list->group_hash[hash_cells(cells, digit)];
    for (int group = *slot; group; group = list->groups[group].next)
        if (list->groups[group].digit == digit && nn_cells_equal(list->groups[group].cells, cells)) return group;
    if (list->group_count == NN_ALS_GROUPS) return 0;
    struct nn_als_group *group = &list->groups[list->group_count];
    group->cells = cells;
    group->seen = nn_grid_seen_by_all(grid, digit, cells);
    group->digit = (uint8_t)digit;
    group->view = (uint16_t)find_view(list, group);
    group->next = *slot;
    return *slot = (uint16_t)list->group_count++;
}

static void group_set(struct nn_als_list *list, const struct nn_grid *grid, int number)
{
    struct nn_als *set = &list->sets[number];
    NN_EACH_CELL(cell, set->cells) add_als_bit(als_row(list, list->covering, cell), number);
    uint64_t digits = set->digits;
    while (digits) {
        const int digit = nn_take_bit(&digits);
        const struct nn_cells cells = nn_cells_and(set->cells, grid->places[digit]);
        set->group[digit] = (uint16_t)find_group(list, grid, cells, digit);
        if (!set->group[digit]) continue;
        NN_EACH_CELL(cell, cells)
        add_als_bit(als_row(list, list->holding, nn_als_place(list, digit, cell)), number);
        NN_EACH_CELL(cell, list->groups[set->group[digit]].seen)
        add_als_bit(als_row(list, list->threatening, nn_als_place(list, digit, cell)), number);
    }
}

/* No groups except group 0, which means none. */
static void clear_tables(struct nn_als_list *list)
{
    const int side = list->geometry->side, cells = list->geometry->cells;
    clear_rows(list, list->covering, cells);
    clear_rows(list, list->holding, side * cells);
    clear_rows(list, list->threatening, side * cells);
    memset(list->group_hash, 0, sizeof list->group_hash);
    memset(list->view_hash, 0, sizeof list->view_hash);
    list->groups[0] = (struct nn_als_group){.view = 0};
    list->group_count = list->view_count = 1;
}

/* The cells that share a house with one of these. */
static struct nn_cells peers_of_any(const struct nn_geometry *geometry, struct nn_cells cells)
{
    struct nn_cells near = nn_no_cells();
    NN_EACH_CELL(cell, cells) near = nn_cells_or(near, geometry->peers[cell]);
    return near;
}

/* Linked sets have the digit in seen cells and nowhere else. Only cells near the seen ones must be checked, because a
 * set lies in one house. */
static void fill_view(struct nn_als_list *list, const struct nn_grid *grid, int view)
{
    const struct nn_als_group *group = &list->groups[list->views[view].group];
    const int digit = group->digit, first_place = nn_als_place(list, digit, 0);
    const uint64_t *holding = nn_als_row(list, list->holding, first_place);
    const struct nn_cells near = peers_of_any(grid->geometry, group->seen);
    uint64_t *linked = als_row(list, list->linked, view);
    struct nn_als_bits unseen;
    join_cells(list, linked, holding, group->seen);
    join_cells(list, unseen.word, holding, nn_cells_less(nn_cells_and(grid->places[digit], near), group->seen));
    for (int word = 0; word < list->words; word++) linked[word] &= ~unseen.word[word];
    join_cells(list, als_row(list, list->meeting, view), nn_als_row(list, list->threatening, first_place), group->seen);
}

static void fill_views(struct nn_als_list *list, const struct nn_grid *grid)
{
    clear_rows(list, list->linked, 1);
    clear_rows(list, list->meeting, 1);
    for (int view = 1; view < list->view_count; view++) fill_view(list, grid, view);
}

static void fill_set(struct nn_als_list *list, int set)
{
    const struct nn_cells cells = list->allows_overlap ? nn_no_cells() : list->sets[set].cells;
    join_cells(list, als_row(list, list->overlapping, set), list->covering, cells);

    for (int block = 0; block < list->words; block += 4) {
        uint64_t joined[4] = {0};
        for (uint64_t digits = list->sets[set].digits; digits;)
            join_block(joined, nn_als_meeting(list, set, nn_take_bit(&digits)) + block);
        memcpy(als_row(list, list->having_victims, set) + block, joined, sizeof joined);
    }
}

/* ---- the list -------------------------------------------------------------------------------- */

static bool is_list_of(const struct nn_als_list *list, const struct nn_finding *finding)
{
    const size_t size = (size_t)finding->geometry->cells * sizeof list->candidates[0];
    return list->geometry == finding->geometry && list->allows_overlap == finding->options.allows_als_overlap &&
           !memcmp(list->candidates, finding->grid->candidates, size);
}

/* There may be more than there is room for. */
static const struct nn_als_list *note_full_list(struct nn_finding *finding, const struct nn_als_list *list)
{
    if (list->count == NN_ALS_MOST || list->group_count == NN_ALS_GROUPS) finding->was_cut = true;
    return list;
}

const struct nn_als_list *nn_als_list(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_als_list *list = nn_finding_scratch(finding, NN_SCRATCH_ALS, sizeof *list);
    if (!list) return NULL;
    if (is_list_of(list, finding)) return note_full_list(finding, list);
    list->geometry = finding->geometry;
    list->allows_overlap = finding->options.allows_als_overlap;
    memcpy(list->candidates, grid->candidates, sizeof list->candidates);

    list_sets(list, grid);
    clear_tables(list);
    for (int set = 0; set < list->count; set++) group_set(list, grid, set);
    fill_views(list, grid);
    for (int set = 0; set < list->count; set++) fill_set(list, set);
    NN_CHECK_EVERY(64, list->occasions, nn_als_list_check(list, grid));
    return note_full_list(finding, list);
}

uint32_t nn_als_links(const struct nn_als_list *list, int a, int b)
{
    assert(a != b && a < list->count && b < list->count);
    uint32_t links = 0;
    uint64_t common = list->sets[a].digits & list->sets[b].digits;
    while (common) {
        const int digit = nn_take_bit(&common);
        if (nn_als_tied(list, a, digit, b >> 6) >> (b & 63) & 1) links |= UINT32_C(1) << digit;
    }
    return links;
}

/* ---- what is new ----------------------------------------------------------------------------- */

void nn_als_recall(struct nn_als_memory *memory, const struct nn_finding *finding, const struct nn_als_list *list)
{
    const struct nn_cells changed = nn_snapshot_changes(&memory->snapshot, finding->grid);
    memory->changed =
        memory->allows_overlap == list->allows_overlap ? nn_cells_or(memory->changed, changed) : finding->geometry->all;
    memory->allows_overlap = list->allows_overlap;
    join_cells(list, memory->fresh.word, list->covering, memory->changed);
}

void nn_als_note_nothing(struct nn_als_memory *memory, const struct nn_als_list *list)
{
    const bool is_complete = list->count < NN_ALS_MOST && list->group_count < NN_ALS_GROUPS;
    if (is_complete) memory->changed = nn_no_cells();
}

/* ---- the step -------------------------------------------------------------------------------- */

void nn_als_tell(struct nn_finding *finding, const struct nn_als_list *list, int set, uint32_t link)
{
    assert(set >= 0 && set < list->count && !(link & ~list->sets[set].digits));
    const struct nn_als *told = &list->sets[set];
    nn_step_set(&finding->step, told->digits, told->cells, link);
    finding->step.cells = nn_cells_or(finding->step.cells, told->cells);
}

void nn_als_remove_victims(struct nn_finding *finding, const struct nn_als_list *list, int a, int b, uint32_t digits)
{
    uint64_t common = digits & list->sets[a].digits & list->sets[b].digits;
    while (common) {
        const int digit = nn_take_bit(&common);
        nn_step_remove(&finding->step, finding->grid, digit, nn_als_victims(list, a, b, digit));
    }
}

void nn_als_finish(struct nn_finding *finding)
{
    struct nn_step *step = &finding->step;
    step->digits = 0;
    for (int digit = 0; digit < finding->geometry->side; digit++)
        if (!nn_cells_are_none(step->removed[digit])) step->digits |= UINT32_C(1) << digit;
}
