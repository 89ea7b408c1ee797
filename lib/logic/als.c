/* als.c: see als.h. */
#include "logic/als.h"

#include <assert.h>
#include <string.h>

static void add_als_bit(struct nn_als_bits *bits, int set)
{
    bits->word[set >> 6] |= nn_bit(set & 63);
}

/* Words come in blocks of four, for the sake of vector registers. */
static inline void join_bits(struct nn_als_bits *bits, const struct nn_als_bits *more, int words)
{
    for (int block = 0; block < words; block += 4)
        for (int word = block; word < block + 4; word++) bits->word[word] |= more->word[word];
}

static inline void clear_als_bits(struct nn_als_bits *bits, int words)
{
    memset(bits, 0, (size_t)words * sizeof bits->word[0]);
}

/* ---- the sets -------------------------------------------------------------------------------- */

/* The empty cells of a house that a set may be made of. */
struct als_house {
    int house, count;
    int cells[NN_LOGIC_SIDE];
};

/* Sets within one line were listed with the line, single cells with their row. */
static bool is_listed_before(const struct nn_geometry *geometry, const struct nn_cells cells,
                             int house)
{
    const int first = nn_house_around(geometry, cells, 0);
    return first != house;
}

static void add_set(struct nn_als_list *list, struct nn_cells cells, uint32_t digits, int house)
{
    if (list->count == NN_ALS_MOST || is_listed_before(list->geometry, cells, house)) return;
    struct nn_als *set = &list->sets[list->count++];
    set->cells = cells;
    set->digits = digits;
}

/* All sets that extend this one by cells at or after `from`. Give up when even all cells that are
 * left are too few for the digits. */
static void extend_set(struct nn_als_list *list, const struct als_house *house, int from,
                       struct nn_cells cells, int size, uint32_t digits)
{
    for (int i = from; i < house->count; i++) {
        const int cell = house->cells[i];
        const uint32_t joined = digits | list->candidates[cell];
        const int spare = nn_count_bits(joined) - size - 1;
        if (spare - (house->count - i - 1) > 1) continue;
        struct nn_cells larger = cells;
        nn_cells_add(&larger, cell);
        if (spare == 1) add_set(list, larger, joined, house->house);
        if (size + 1 < NN_ALS_LARGEST) extend_set(list, house, i + 1, larger, size + 1, joined);
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
}

/* ---- groups ---------------------------------------------------------------------------------- */

static uint16_t *hash_slot(struct nn_als_list *list, struct nn_cells cells, int digit)
{
    uint64_t mixed = (uint64_t)digit;
    NN_EACH_WORD(i) mixed = (mixed ^ cells.word[i]) * UINT64_C(0x9E3779B97F4A7C15);
    return &list->hash[mixed >> 54];
}

/* The group of these cells, made if need be. Group 0 stands for none, also when there is no room.
 */
static int find_group(struct nn_als_list *list, const struct nn_grid *grid, struct nn_cells cells,
                      int digit)
{
    uint16_t *const slot = hash_slot(list, cells, digit);
    for (int group = *slot; group; group = list->groups[group].next)
        if (list->groups[group].digit == digit && nn_cells_equal(list->groups[group].cells, cells))
            return group;
    if (list->group_count == NN_ALS_GROUPS) return 0;
    struct nn_als_group *group = &list->groups[list->group_count];
    group->cells = cells;
    group->seen = nn_grid_seen_by_all(grid, digit, cells);
    group->digit = (uint8_t)digit;
    group->next = *slot;
    return *slot = (uint16_t)list->group_count++;
}

static void group_set(struct nn_als_list *list, const struct nn_grid *grid, int number)
{
    struct nn_als *set = &list->sets[number];
    NN_EACH_CELL(cell, set->cells) add_als_bit(&list->covering[cell], number);
    uint64_t digits = set->digits;
    while (digits) {
        const int digit = nn_take_bit(&digits);
        const struct nn_cells cells = nn_cells_and(set->cells, grid->places[digit]);
        set->group[digit] = (uint16_t)find_group(list, grid, cells, digit);
        if (!set->group[digit]) continue;
        add_als_bit(&list->having[digit], number);
        NN_EACH_CELL(cell, cells) add_als_bit(&list->holding[digit][cell], number);
        NN_EACH_CELL(cell, list->groups[set->group[digit]].seen)
        add_als_bit(&list->threatening[digit][cell], number);
    }
}

static void clear_cell_bits(struct nn_als_list *list, const struct nn_grid *grid)
{
    NN_EACH_CELL(cell, grid->open) clear_als_bits(&list->covering[cell], list->words);
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        clear_als_bits(&list->having[digit], list->words);
        NN_EACH_CELL(cell, grid->places[digit])
        {
            clear_als_bits(&list->holding[digit][cell], list->words);
            clear_als_bits(&list->threatening[digit][cell], list->words);
        }
    }
    memset(list->hash, 0, sizeof list->hash);
    clear_als_bits(&list->groups[0].linked, NN_ALS_WORDS);
    clear_als_bits(&list->groups[0].meeting, NN_ALS_WORDS);
    list->groups[0].seen = list->groups[0].cells = nn_no_cells();
    list->group_count = 1;
}

/* Linked are the sets with the digit that have no cell with it which the group does not see. */
static void tie_group(struct nn_als_list *list, const struct nn_grid *grid,
                      struct nn_als_group *group)
{
    const int digit = group->digit;
    struct nn_als_bits out_of_sight;
    clear_als_bits(&out_of_sight, list->words);
    NN_EACH_CELL(cell, nn_cells_less(grid->places[digit], group->seen))
    join_bits(&out_of_sight, &list->holding[digit][cell], list->words);
    for (int word = 0; word < list->words; word++)
        group->linked.word[word] = list->having[digit].word[word] & ~out_of_sight.word[word];

    clear_als_bits(&group->meeting, list->words);
    NN_EACH_CELL(cell, group->seen)
    join_bits(&group->meeting, &list->threatening[digit][cell], list->words);
}

static void note_overlaps(struct nn_als_list *list)
{
    for (int set = 0; set < list->count; set++) {
        clear_als_bits(&list->overlapping[set], list->words);
        if (list->allows_overlap) continue;
        NN_EACH_CELL(cell, list->sets[set].cells)
        join_bits(&list->overlapping[set], &list->covering[cell], list->words);
    }
}

/* ---- the list -------------------------------------------------------------------------------- */

static bool is_list_of(const struct nn_als_list *list, const struct nn_search *search)
{
    const size_t size = (size_t)search->geometry->cells * sizeof list->candidates[0];
    return list->geometry == search->geometry &&
           list->allows_overlap == search->options.allows_als_overlap &&
           !memcmp(list->candidates, search->grid->candidates, size);
}

const struct nn_als_list *nn_als_list(struct nn_search *search)
{
    const struct nn_grid *grid = search->grid;
    struct nn_als_list *list = nn_search_scratch(search, NN_FAMILY_ALS, sizeof *list);
    if (!list || is_list_of(list, search)) return list;
    list->geometry = search->geometry;
    list->allows_overlap = search->options.allows_als_overlap;
    memcpy(list->candidates, grid->candidates, sizeof list->candidates);

    list_sets(list, grid);
    clear_cell_bits(list, grid);
    for (int set = 0; set < list->count; set++) group_set(list, grid, set);
    for (int group = 1; group < list->group_count; group++)
        tie_group(list, grid, &list->groups[group]);
    note_overlaps(list);
    return list;
}

uint32_t nn_als_links(const struct nn_als_list *list, int a, int b)
{
    uint32_t links = 0;
    uint64_t common = list->sets[a].digits & list->sets[b].digits;
    while (common) {
        const int digit = nn_take_bit(&common);
        if (nn_als_tied(list, a, digit, b >> 6) >> (b & 63) & 1) links |= UINT32_C(1) << digit;
    }
    return links;
}

/* ---- the step -------------------------------------------------------------------------------- */

void nn_als_tell(struct nn_search *search, const struct nn_als_list *list, int set, uint32_t link)
{
    const struct nn_als *told = &list->sets[set];
    nn_step_set(&search->step, told->digits, told->cells, link);
    search->step.cells = nn_cells_or(search->step.cells, told->cells);
}

void nn_als_remove_victims(struct nn_search *search, const struct nn_als_list *list, int a, int b,
                           uint32_t digits)
{
    uint64_t common = digits & list->sets[a].digits & list->sets[b].digits;
    while (common) {
        const int digit = nn_take_bit(&common);
        nn_step_remove(&search->step, search->grid, digit, nn_als_victims(list, a, b, digit));
    }
}

void nn_als_finish(struct nn_search *search)
{
    struct nn_step *step = &search->step;
    step->digits = 0;
    for (int digit = 0; digit < search->geometry->side; digit++)
        if (!nn_cells_are_none(step->removed[digit])) step->digits |= UINT32_C(1) << digit;
}
