/* implications.c: see implications.h. */
#include "logic/implications.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"

/* ---- nodes ----------------------------------------------------------------------------------- */

static bool add_table_node(struct nn_implications *table, struct nn_cells cells, int digit)
{
    if (table->nodes == NN_MOST_NODES) return false;
    const int node = table->nodes++;
    table->cells[node] = cells;
    table->cell[node] = (uint16_t)nn_cells_first(cells);
    table->digit[node] = (uint8_t)digit;
    return true;
}

static bool add_candidates(struct nn_implications *table)
{
    const struct nn_grid *grid = table->grid;
    memset(table->node_at, -1, sizeof table->node_at);
    NN_EACH_CELL(cell, grid->open)
    {
        uint64_t digits = grid->candidates[cell];
        while (digits) {
            const int digit = nn_take_bit(&digits);
            table->node_at[cell][digit] = (int16_t)table->nodes;
            if (!add_table_node(table, nn_one_cell(cell), digit)) return false;
        }
    }
    table->candidates = table->nodes;
    return true;
}

/* The places of the digit where the line crosses each box, if two or more. */
static bool add_groups_of_line(struct nn_implications *table, int digit, int line)
{
    const struct nn_geometry *geometry = table->grid->geometry;
    struct nn_cells places = nn_grid_places(table->grid, digit, line);
    while (!nn_cells_are_none(places)) {
        const int box = geometry->house_of[nn_cells_first(places)][NN_BOX];
        const struct nn_cells cells = nn_cells_and(places, geometry->house[box]);
        if (nn_cells_count(cells) >= 2 && !add_table_node(table, cells, digit)) return false;
        places = nn_cells_less(places, cells);
    }
    return true;
}

/* The node of exactly these cells among the candidates and groups so far, or -1. */
static int node_of_cells(const struct nn_implications *table, struct nn_cells cells, int digit)
{
    const int first = nn_cells_first(cells);
    if (nn_cells_equal(cells, nn_one_cell(first))) return table->node_at[first][digit];
    for (int group = table->first_group[digit]; group < table->nodes; group++)
        if (table->digit[group] == digit && nn_cells_equal(table->cells[group], cells)) return group;
    return -1;
}

/* The ways into and out of almost locked sets at the digit's places there: the node of these cells, created if
 * something sees them all; a single candidate gets two different nodes. */
static bool add_ways(struct nn_implications *table, const struct nn_als_group *group, int16_t *in, int16_t *out)
{
    const bool is_seen = !nn_cells_are_none(group->seen);
    int node = node_of_cells(table, group->cells, group->digit);
    *in = *out = (int16_t)node;
    if (!is_seen) {
        *in = -1;
        return true;
    }
    if (node >= table->candidates) return true;
    *in = (int16_t)table->nodes;
    if (node < 0) *out = *in;
    return add_table_node(table, group->cells, group->digit);
}

static bool add_ways_at_digit(struct nn_implications *table, int digit)
{
    struct nn_set_links *const links = &table->set_links;
    for (int i = 0; links->list && i < links->list->group_count; i++) {
        const struct nn_als_group *const group = &links->list->groups[i];
        if (group->digit != digit || nn_cells_are_none(group->cells)) continue;
        if (!add_ways(table, group, &links->way_in[i], &links->way_out[i])) return false;
    }
    return true;
}

static bool add_groups(struct nn_implications *table)
{
    const struct nn_geometry *geometry = table->grid->geometry;
    for (int digit = 0; digit < geometry->side; digit++) {
        table->first_group[digit] = table->nodes;
        for (int line = 0; line < 2 * geometry->side && table->kinds >= NN_WITH_GROUPS; line++)
            if (!add_groups_of_line(table, digit, line)) return false;
        table->first_in_set[digit] = table->nodes;
        if (!add_ways_at_digit(table, digit)) return false;
    }
    table->first_group[geometry->side] = table->nodes;
    return true;
}

/* ---- links ----------------------------------------------------------------------------------- */

static uint64_t *weak_of(struct nn_implications *table, int node)
{
    return table->from_true + (size_t)(2 * node + 1) * (size_t)table->words;
}

static uint64_t *strong_of(struct nn_implications *table, int node)
{
    return table->strong + (size_t)node * (size_t)table->words;
}

static void add_strong_link(struct nn_implications *table, int a, int b)
{
    assert(a >= 0 && b >= 0 && a != b);
    nn_nodes_add(strong_of(table, a), b);
    nn_nodes_add(strong_of(table, b), a);
    nn_nodes_add(table->has_strong, a);
    nn_nodes_add(table->has_strong, b);
}

static void add_cell_links(struct nn_implications *table, int cell)
{
    const uint32_t digits = table->grid->candidates[cell];
    const bool is_bivalue = nn_count_bits(digits) == 2;
    for (uint64_t all = digits; all;) {
        const int digit = nn_take_bit(&all), node = table->node_at[cell][digit];
        uint64_t others = digits & ~(UINT32_C(1) << digit);
        while (others) {
            const int other = table->node_at[cell][nn_take_bit(&others)];
            nn_nodes_add(weak_of(table, node), other);
            if (is_bivalue) add_strong_link(table, node, other);
        }
    }
}

static uint64_t *house_row(struct nn_implications *table, int house, int digit)
{
    const int row = house * table->grid->geometry->side + digit;
    return table->in_house + (size_t)row * (size_t)table->words;
}

static void sort_by_digit(struct nn_implications *table)
{
    const int rows = table->grid->geometry->side;
    memset(table->of_digit, 0, (size_t)rows * (size_t)table->words * sizeof *table->of_digit);
    for (int node = 0; node < table->candidates; node++)
        nn_nodes_add(table->of_digit + table->digit[node] * table->words, node);
}

/* Which nodes of a digit lie in each house. */
static void sort_into_houses(struct nn_implications *table)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    const int rows = geometry->houses * geometry->side;
    memset(table->in_house, 0, (size_t)rows * (size_t)table->words * sizeof *table->in_house);
    for (int node = 0; node < table->nodes; node++) {
        const uint8_t *const houses = geometry->house_of[table->cell[node]];
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            if (!nn_is_group(table, node) || nn_cells_within(table->cells[node], geometry->house[houses[kind]]))
                nn_nodes_add(house_row(table, houses[kind], table->digit[node]), node);
    }
}

/* All nodes of the same digit in a house that contains the whole node; the node itself is removed below. */
static void add_weak_links(struct nn_implications *table, int node)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    const uint8_t *const houses = geometry->house_of[table->cell[node]];
    uint64_t *const weak = weak_of(table, node);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint64_t *const row = house_row(table, houses[kind], table->digit[node]);
        if (nn_nodes_have(row, node)) nn_nodes_join(weak, row, table->words);
    }
}

static void drop_weak_link(struct nn_implications *table, int a, int b)
{
    weak_of(table, a)[b >> 6] &= ~nn_bit(b & 63);
    weak_of(table, b)[a >> 6] &= ~nn_bit(a & 63);
}

/* Nodes that share a cell do not exclude each other. */
static void drop_overlaps(struct nn_implications *table)
{
    for (int node = 0; node < table->nodes; node++) drop_weak_link(table, node, node);
    for (int group = table->candidates; group < table->nodes; group++) {
        const int digit = table->digit[group];
        const struct nn_cells cells = table->cells[group];
        NN_EACH_CELL(cell, cells) drop_weak_link(table, group, table->node_at[cell][digit]);
        for (int other = group + 1; other < table->first_group[digit + 1]; other++)
            if (nn_cells_meet(cells, table->cells[other])) drop_weak_link(table, group, other);
    }
}

/* The candidate or crossing of exactly these cells, or -1. */
static int crossing_of_cells(const struct nn_implications *table, struct nn_cells cells, int digit)
{
    const int first = nn_cells_first(cells);
    if (nn_cells_equal(cells, nn_one_cell(first))) return table->node_at[first][digit];
    for (int group = table->first_group[digit]; group < table->first_in_set[digit]; group++)
        if (nn_cells_equal(table->cells[group], cells)) return group;
    return -1;
}

/* Link two nodes that together are all places of the digit in the house. */
static void add_house_links(struct nn_implications *table, int house, int digit)
{
    const struct nn_cells places = nn_grid_places(table->grid, digit, house);
    const int count = nn_cells_count(places);
    if (count == 2) {
        const int first = nn_cells_first(places);
        const int second = nn_cells_first(nn_cells_less(places, nn_one_cell(first)));
        add_strong_link(table, table->node_at[first][digit], table->node_at[second][digit]);
    }
    if (count < 3) return;
    for (int group = table->first_group[digit]; group < table->first_in_set[digit]; group++) {
        if (!nn_cells_within(table->cells[group], places)) continue;
        const struct nn_cells rest = nn_cells_less(places, table->cells[group]);
        if (nn_cells_are_none(rest)) continue;
        const int other = crossing_of_cells(table, rest, digit);
        if (other >= 0) add_strong_link(table, group, other);
    }
}

/* From a way into sets to all the ways out. */
static void add_set_links(struct nn_implications *table, int node)
{
    const struct nn_set_links *const links = &table->set_links;
    const int group = links->group_of[node];
    uint16_t out[NN_MOST_WAYS_OUT];
    if (group < 0) return;
    nn_nodes_add(table->has_strong, node);
    for (int i = links->first[group]; i < links->first[group + 1]; i++) {
        const int count = nn_set_ways_out(table, links->sets[i], table->digit[node], out);
        for (int k = 0; k < count; k++) nn_nodes_add(strong_of(table, node), out[k]);
    }
}

static void add_links(struct nn_implications *table)
{
    const struct nn_grid *grid = table->grid;
    const size_t bytes = (size_t)table->nodes * (size_t)table->words * sizeof *table->strong;
    memset(table->from_true, 0, 2 * bytes);
    memset(table->strong, 0, bytes);
    memset(table->has_strong, 0, sizeof table->has_strong);
    sort_by_digit(table);
    sort_into_houses(table);
    for (int node = 0; node < table->nodes; node++) add_weak_links(table, node);
    drop_overlaps(table);
    NN_EACH_CELL(cell, grid->open) add_cell_links(table, cell);
    for (int house = 0; house < grid->geometry->houses; house++)
        for (int digit = 0; digit < grid->geometry->side; digit++)
            if (grid->open_places[house][digit] >= 2) add_house_links(table, house, digit);
    if (!table->set_links.list) return;
    nn_set_links_make(&table->set_links, grid, table->nodes);
    for (int node = table->candidates; node < table->nodes; node++) add_set_links(table, node);
}

/* From true to true, over each false node between. */
static void add_onward(struct nn_implications *table)
{
    const int words = table->words;
    for (int node = 0; node < table->nodes; node++) {
        uint64_t *const onward = table->from_true + (size_t)(2 * node) * (size_t)words;
        for (int i = 0; i < words; i++) {
            uint64_t between = nn_weak(table, node)[i] & table->has_strong[i];
            while (between) {
                const uint64_t *const strong = nn_strong(table, i * 64 + nn_take_bit(&between));
                nn_nodes_join(onward, strong, words);
            }
        }
    }
}

bool nn_implications_make(struct nn_implications *table, struct nn_finding *finding, enum nn_node_kinds kinds)
{
    const struct nn_grid *const grid = finding->grid;
    if (table->grid == grid && !memcmp(table->places, grid->places, sizeof table->places)) return table->is_ready;
    table->grid = grid;
    table->kinds = kinds;
    table->set_links.list = kinds == NN_WITH_SETS ? nn_als_list(finding) : NULL;
    table->made++;
    memcpy(table->places, grid->places, sizeof table->places);
    table->nodes = 0;
    table->is_ready = add_candidates(table) && add_groups(table);
    if (!table->is_ready) return false;
    table->words = (table->nodes + 127) / 128 * 2;
    add_links(table);
    add_onward(table);
    NN_CHECK_EVERY(16, table->occasions, nn_implications_check(table));
    return true;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

void nn_front_begin(struct nn_front *front, const struct nn_implications *table, int node, bool is_true)
{
    assert(node >= 0 && node < table->nodes);
    const size_t bytes = (size_t)table->words * sizeof(uint64_t);
    if (is_true) {
        memset(front->fresh, 0, bytes);
        nn_nodes_add(front->fresh, node);
    } else {
        memcpy(front->fresh, nn_strong(table, node), bytes);
    }
    memcpy(front->reached, front->fresh, bytes);
    front->links = !is_true;
}

bool nn_front_step(struct nn_front *front, const struct nn_implications *table)
{
    const int words = table->words;
    uint64_t next[NN_NODE_WORDS], any = 0;
    memset(next, 0, (size_t)words * sizeof *next);
    for (int i = 0; i < words; i++) {
        for (uint64_t from = front->fresh[i]; from;) {
            const uint64_t *const onward = nn_onward(table, i * 64 + nn_take_bit(&from));
            nn_nodes_join(next, onward, words);
        }
    }
    for (int i = 0; i < words; i++) {
        front->fresh[i] = next[i] & ~front->reached[i];
        front->reached[i] |= next[i];
        any |= front->fresh[i];
    }
    front->links += 2;
    return any != 0;
}
