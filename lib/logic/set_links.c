/* set_links.c: see set_links.h. */
#include "logic/implications.h"

#include <assert.h>
#include <string.h>

static bool is_set_for_chains(const struct nn_als *set)
{
    return nn_count_bits(set->digits) >= 3; /* a single cell already is a strong link */
}

/* ---- by way in ------------------------------------------------------------------------------- */

/* Count the sets of each group, make room, and fill it: small sets are first. */
static void sort_sets_by_group(struct nn_set_links *links)
{
    const struct nn_als_list *const list = links->list;
    uint16_t *const first = links->first;
    memset(first, 0, (size_t)(list->group_count + 1) * sizeof *first);
    for (int i = 0; i < list->count; i++) {
        uint64_t digits = is_set_for_chains(&list->sets[i]) ? list->sets[i].digits : 0;
        while (digits) first[list->sets[i].group[nn_take_bit(&digits)]]++;
    }
    for (int group = 0, sum = 0; group <= list->group_count; group++) {
        sum += first[group];
        first[group] = (uint16_t)sum; /* the end; filling backwards turns it into the beginning */
    }
    for (int size = NN_ALS_LARGEST; size >= 2; size--) {
        for (int i = list->count - 1; i >= 0; i--) {
            uint64_t digits = list->sets[i].digits;
            if (nn_count_bits(digits) != size + 1) continue;
            while (digits) links->sets[--first[list->sets[i].group[nn_take_bit(&digits)]]] = (uint16_t)i;
        }
    }
}

/* ---- leftovers ------------------------------------------------------------------------------- */

uint32_t nn_set_takes(const struct nn_als_list *list, int set, int lost, int cell)
{
    assert(!nn_cells_have(list->sets[set].cells, cell));
    uint32_t taken = 0;
    for (uint64_t digits = list->sets[set].digits; digits;) {
        const int digit = nn_take_bit(&digits);
        if (digit != lost && nn_cells_have(nn_als_group(list, set, digit)->seen, cell)) taken |= UINT32_C(1) << digit;
    }
    return taken;
}

/* Cells with three candidates or more that see all places of all but at most one of them. */
static int list_leftovers(struct nn_set_links *links, const struct nn_grid *grid, int set, int count)
{
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells();
    for (uint64_t digits = links->list->sets[set].digits; digits;) {
        const struct nn_cells seen = nn_als_group(links->list, set, nn_take_bit(&digits))->seen;
        twice = nn_cells_or(twice, nn_cells_and(once, seen));
        once = nn_cells_or(once, seen);
    }
    NN_EACH_CELL(cell, twice)
    {
        const uint32_t here = grid->candidates[cell];
        const uint32_t kept = here & ~nn_set_takes(links->list, set, -1, cell);
        const bool is_left = nn_count_bits(here) >= 3 && nn_count_bits(kept) <= 1;
        if (is_left && count < NN_MOST_LEFTOVERS) links->leftover[count++] = (uint16_t)cell;
    }
    return count;
}

void nn_set_links_make(struct nn_set_links *links, const struct nn_grid *grid, int nodes)
{
    const struct nn_als_list *const list = links->list;
    int count = 0;
    sort_sets_by_group(links);
    memset(links->group_of, -1, (size_t)nodes * sizeof *links->group_of);
    for (int group = 0; group < list->group_count; group++)
        if (links->first[group] < links->first[group + 1] && links->way_in[group] >= 0)
            links->group_of[links->way_in[group]] = (int16_t)group;
    for (int set = 0; set < list->count; set++) {
        links->first_leftover[set] = (uint16_t)count;
        if (is_set_for_chains(&list->sets[set])) count = list_leftovers(links, grid, set, count);
    }
    links->first_leftover[list->count] = (uint16_t)count;
    assert(count <= NN_MOST_LEFTOVERS);
}

int nn_set_ways_out(const struct nn_implications *table, int set, int lost, uint16_t *out)
{
    assert(set >= 0 && set < table->set_links.list->count && table->set_links.list->sets[set].digits >> lost & 1);
    const struct nn_set_links *const links = &table->set_links;
    const struct nn_als *const als = &links->list->sets[set];
    int count = 0;
    for (uint64_t digits = als->digits & ~nn_bit(lost); digits;) {
        const int node = links->way_out[als->group[nn_take_bit(&digits)]];
        if (node >= 0) out[count++] = (uint16_t)node;
    }
    for (int i = links->first_leftover[set]; i < links->first_leftover[set + 1]; i++) {
        const int cell = links->leftover[i];
        const uint32_t taken = nn_set_takes(links->list, set, lost, cell);
        const uint32_t kept = table->grid->candidates[cell] & ~taken;
        if (nn_has_one_bit(kept)) out[count++] = (uint16_t)table->node_at[cell][nn_first_bit(kept)];
    }
    return count;
}
