/* implications_check.c: the invariants of implications.h and set_links.h. */
#include <string.h>

#include "base/invariants.h"
#include "logic/implications.h"

#ifndef NDEBUG

/* ---- nodes ------------------------------------------------------------------------------------- */

/* Candidates first, by cell, then by digit. */
static bool are_candidates_numbered(const struct nn_implications *table)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    int node = 0;
    for (int cell = 0; cell < geometry->cells; cell++)
        for (int digit = 0; digit < geometry->side; digit++) {
            const bool is_there = nn_grid_has(table->grid, cell, digit);
            if (table->node_at[cell][digit] != (is_there ? node : -1)) return false;
            if (!is_there) continue;
            if (table->cell[node] != cell || table->digit[node] != digit) return false;
            if (!nn_cells_equal(table->cells[node++], nn_one_cell(cell))) return false;
        }
    return node == table->candidates;
}

static bool is_crossing(const struct nn_geometry *geometry, struct nn_cells cells)
{
    const int line = nn_house_around(geometry, cells, 0),
              box = nn_house_around(geometry, cells, NN_BOX * geometry->side);
    return nn_cells_count(cells) >= 2 && line >= 0 && line < NN_BOX * geometry->side && box >= 0;
}

/* Groups follow, by digit: crossings of a line and a box, then those of almost locked sets. */
static bool are_groups_numbered(const struct nn_implications *table)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    if (table->first_group[0] != table->candidates || table->first_group[geometry->side] != table->nodes) return false;
    for (int digit = 0; digit < geometry->side; digit++) {
        const int first_in_set = table->first_in_set[digit];
        if (first_in_set < table->first_group[digit] || first_in_set > table->first_group[digit + 1]) return false;
        for (int group = table->first_group[digit]; group < table->first_group[digit + 1]; group++) {
            const struct nn_cells cells = table->cells[group];
            if (table->digit[group] != digit || table->cell[group] != nn_cells_first(cells)) return false;
            if (!nn_cells_within(cells, table->grid->places[digit])) return false;
            if (group < first_in_set && !is_crossing(geometry, cells)) return false;
        }
    }
    return true;
}

/* ---- links ------------------------------------------------------------------------------------- */

/* Is it a way into a set? Its strong links go one way only. */
static bool is_way_in(const struct nn_implications *table, int node)
{
    return table->set_links.list && node >= table->candidates && table->set_links.group_of[node] >= 0;
}

static bool exclude_each_other(const struct nn_implications *table, int a, struct nn_cells seen, int b)
{
    if (table->digit[a] != table->digit[b])
        return a < table->candidates && b < table->candidates && table->cell[a] == table->cell[b];
    return nn_cells_within(table->cells[b], seen);
}

static bool are_weak_links_right(const struct nn_implications *table)
{
    for (int node = 0; node < table->nodes; node++) {
        const struct nn_cells seen = nn_common_peers(table->grid->geometry, table->cells[node]);
        for (int word = 0; word < table->words; word++)
            for (uint64_t others = nn_weak(table, node)[word]; others;) {
                const int other = word * 64 + nn_take_bit(&others);
                if (other >= table->nodes || !nn_nodes_have(nn_weak(table, other), node)) return false;
                if (!exclude_each_other(table, node, seen, other)) return false;
            }
    }
    return true;
}

/* Together they are all places of the digit in a house, or all candidates of a cell. */
static bool are_all_there_is(const struct nn_implications *table, int a, int b)
{
    const struct nn_grid *const grid = table->grid;
    if (table->digit[a] != table->digit[b])
        return table->cell[a] == table->cell[b] && nn_count_bits(grid->candidates[table->cell[a]]) == 2;
    const struct nn_cells both = nn_cells_or(table->cells[a], table->cells[b]);
    for (int house = nn_house_around(grid->geometry, both, 0); house >= 0;
         house = nn_house_around(grid->geometry, both, house + 1))
        if (nn_cells_equal(both, nn_grid_places(grid, table->digit[a], house))) return true;
    return false;
}

static bool are_strong_links_right(const struct nn_implications *table)
{
    for (int node = 0; node < table->nodes; node++) {
        bool has_any = false;
        for (int word = 0; word < table->words; word++)
            for (uint64_t others = nn_strong(table, node)[word]; others;) {
                const int other = word * 64 + nn_take_bit(&others);
                has_any = true;
                if (other >= table->nodes) return false;
                if (is_way_in(table, node)) continue;
                if (!nn_nodes_have(nn_strong(table, other), node) || !are_all_there_is(table, node, other))
                    return false;
            }
        if (!is_way_in(table, node) && nn_nodes_have(table->has_strong, node) != has_any) return false;
    }
    return true;
}

static bool are_onward_links_right(const struct nn_implications *table)
{
    uint64_t onward[NN_NODE_WORDS];
    const size_t bytes = (size_t)table->words * sizeof *onward;
    for (int node = 0; node < table->nodes; node++) {
        memset(onward, 0, bytes);
        for (int word = 0; word < table->words; word++)
            for (uint64_t between = nn_weak(table, node)[word]; between;)
                nn_nodes_join(onward, nn_strong(table, word * 64 + nn_take_bit(&between)), table->words);
        if (memcmp(onward, nn_onward(table, node), bytes)) return false;
    }
    return true;
}

/* ---- sets -------------------------------------------------------------------------------------- */

static bool are_ways_in_listed(const struct nn_implications *table)
{
    const struct nn_set_links *const links = &table->set_links;
    for (int node = table->candidates; node < table->nodes; node++)
        if (links->group_of[node] >= 0 && links->way_in[links->group_of[node]] != node) return false;
    for (int group = 0; group < links->list->group_count; group++) {
        if (links->first[group] > links->first[group + 1]) return false;
        for (int at = links->first[group]; at < links->first[group + 1]; at++) {
            const struct nn_als *const set = &links->list->sets[links->sets[at]];
            if (set->group[links->list->groups[group].digit] != group) return false;
        }
    }
    return true;
}

static bool are_leftovers_outside(const struct nn_set_links *links)
{
    for (int set = 0; set < links->list->count; set++) {
        if (links->first_leftover[set] > links->first_leftover[set + 1]) return false;
        for (int at = links->first_leftover[set]; at < links->first_leftover[set + 1]; at++)
            if (nn_cells_have(links->list->sets[set].cells, links->leftover[at])) return false;
    }
    return true;
}

const char *nn_implications_check(const struct nn_implications *table)
{
    NN_HOLDS(table->nodes <= NN_MOST_NODES && table->words == (table->nodes + 127) / 128 * 2,
             "rows have room for all nodes, and an even number of words");
    NN_HOLDS(are_candidates_numbered(table), "candidates are numbered by cell and digit");
    NN_HOLDS(are_groups_numbered(table), "groups follow, by digit, crossings first");
    NN_HOLDS(are_weak_links_right(table), "weak links go both ways, and exclude");
    NN_HOLDS(are_strong_links_right(table), "strong links go both ways, and leave nothing out");
    NN_HOLDS(are_onward_links_right(table), "onward links are strong ones behind weak ones");
    NN_HOLDS(!table->set_links.list || are_ways_in_listed(table), "sets are listed by their ways in");
    NN_HOLDS(!table->set_links.list || are_leftovers_outside(&table->set_links), "leftovers lie outside of their set");
    return NULL;
}

/* ---- the queue --------------------------------------------------------------------------------- */

static bool follows_from_before(const struct nn_queue *queue, const struct nn_implications *table, int at)
{
    const int before = queue->before[at];
    if (before < 0 || before >= at || queue->links[at] != queue->links[before] + 1) return false;
    if (queue->links[at] < queue->links[at - 1]) return false;
    const bool was_true = queue->is_true ^ (queue->links[before] & 1);
    const int from = queue->node[before];
    return nn_nodes_have(was_true ? nn_weak(table, from) : nn_strong(table, from), queue->node[at]);
}

static bool is_at_its_place(const struct nn_queue *queue, int at)
{
    return queue->place[queue->is_true ^ (queue->links[at] & 1)][queue->node[at]] == at;
}

const char *nn_queue_check(const struct nn_queue *queue, const struct nn_implications *table)
{
    NN_HOLDS(queue->made == table->made, "the queue is of this table");
    NN_HOLDS(queue->looked_at <= queue->count && queue->count <= 2 * table->nodes, "a statement enters the queue once");
    NN_HOLDS(queue->node[0] == queue->start && queue->before[0] == -1 && !queue->links[0], "the start comes first");
    for (int at = 0; at < queue->count; at++) {
        NN_HOLDS(is_at_its_place(queue, at), "places lead to statements");
        NN_HOLDS(!at || follows_from_before(queue, table, at), "a statement follows from an earlier one, the nearest");
    }
    return NULL;
}

#endif
