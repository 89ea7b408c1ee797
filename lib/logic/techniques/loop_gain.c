/* loop_gain.c: what nice loops and AICs remove. */
#include <assert.h>

#include "logic/techniques/loop.h"

void nn_loop_removes(const struct nn_implications *table, struct nn_cells *removed, int digit, struct nn_cells cells)
{
    removed[digit] = nn_cells_or(removed[digit], nn_cells_and(cells, table->grid->places[digit]));
}

void nn_loop_removes_others(const struct nn_implications *table, struct nn_cells *removed, int cell, int kept,
                            int also_kept)
{
    assert(nn_grid_has(table->grid, cell, kept) && nn_grid_has(table->grid, cell, also_kept));
    uint64_t digits = table->grid->candidates[cell] & ~(nn_bit(kept) | nn_bit(also_kept));
    while (digits) nn_loop_removes(table, removed, nn_take_bit(&digits), nn_one_cell(cell));
}

void nn_loop_ends_remove(const struct nn_implications *table, struct nn_cells *removed, int a, int b)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    const int digit = table->digit[a], other = table->digit[b];
    if (digit == other) {
        const struct nn_cells both = nn_cells_or(table->cells[a], table->cells[b]);
        nn_loop_removes(table, removed, digit, nn_common_peers(geometry, both));
        return;
    }
    if (nn_cells_are_one(table->cells[b]) && nn_cells_have(nn_common_peers(geometry, table->cells[a]), table->cell[b]))
        nn_loop_removes(table, removed, digit, table->cells[b]);
    if (nn_cells_are_one(table->cells[a]) && nn_cells_have(nn_common_peers(geometry, table->cells[b]), table->cell[a]))
        nn_loop_removes(table, removed, other, table->cells[a]);
}

/* One of two nodes that are weakly linked is true. The `spared` cells lose candidates by links inside the cell only. */
static void weak_link_removes(const struct nn_implications *table, struct nn_cells *removed, int a, int b,
                              struct nn_cells spared)
{
    const int digit = table->digit[a];
    if (digit != table->digit[b]) {
        nn_loop_removes_others(table, removed, table->cell[a], digit, table->digit[b]);
        return;
    }
    const struct nn_cells both = nn_cells_or(table->cells[a], table->cells[b]);
    const struct nn_cells seen = nn_common_peers(table->grid->geometry, both);
    nn_loop_removes(table, removed, digit, nn_cells_less(seen, spared));
}

void nn_loop_set_removes(const struct nn_implications *table, struct nn_cells *removed, int set, int in, int out)
{
    assert(set >= 0 && table->set_links.list);
    const struct nn_als_list *const list = table->set_links.list;
    const bool is_leftover = !nn_cells_meet(list->sets[set].cells, table->cells[out]);
    const int cell = table->cell[out];
    uint64_t digits = list->sets[set].digits & ~nn_bit(table->digit[in]);
    if (!is_leftover) digits &= ~nn_bit(table->digit[out]);
    while (digits) {
        const int digit = nn_take_bit(&digits);
        struct nn_cells seen = nn_als_group(list, set, digit)->seen;
        if (is_leftover && nn_cells_have(table->grid->places[digit], cell))
            seen = nn_cells_and(seen, table->grid->geometry->peers[cell]);
        nn_loop_removes(table, removed, digit, seen);
    }
}

void nn_ring_removes(const struct nn_implications *table, struct nn_cells *removed, const struct nn_ring *ring)
{
    const int *const way = ring->way;
    for (int i = 1; i < ring->links; i += 2) weak_link_removes(table, removed, way[i], way[i + 1], ring->spared);
    weak_link_removes(table, removed, way[ring->links], way[0], ring->spared);
    for (int i = 1; i <= ring->links && table->set_links.list; i += 2)
        if (ring->sets[i] >= 0) nn_loop_set_removes(table, removed, ring->sets[i], way[i - 1], way[i]);
}
