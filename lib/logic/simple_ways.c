/* simple_ways.c: see simple_ways.h. */
#include "logic/simple_ways.h"

#include <string.h>

#include "base/invariants.h"

void nn_simple_ways_begin(struct nn_simple_ways *ways, const struct nn_implications *table, int start, bool is_true)
{
    assert(start >= 0 && start < table->candidates);
    if (ways->made == table->made && ways->start == start && ways->is_true == is_true) return;
    ways->made = table->made;
    ways->start = start;
    ways->is_true = is_true;
    ways->looked_at = 0;
    for (int state = 0; state < 2; state++)
        memset(ways->kept[state], -1, (size_t)table->nodes * sizeof *ways->kept[state]);
    const int cell = table->cell[start];
    memset(ways->at_home, 0, (size_t)table->words * sizeof *ways->at_home);
    for (uint64_t digits = table->grid->candidates[cell]; digits;)
        nn_nodes_add(ways->at_home, table->node_at[cell][nn_take_bit(&digits)]);
    ways->count = 1;
    ways->ends[0] = (struct nn_way_end){.before = -1, .node = (uint16_t)start, .set = -1, .been = table->cells[start]};
    /* The start is not marked as kept: it may be the end, too. */
}

/* Is the way to the statement more than a detour of one that is kept? */
static bool is_worth_keeping(const struct nn_simple_ways *ways, const int *kept, struct nn_cells been)
{
    for (int i = 0; i < NN_WAYS_KEPT && kept[i] >= 0; i++)
        if (nn_cells_within(ways->ends[kept[i]].been, been)) return false;
    return ways->count < NN_WAYS_ROOM;
}

static void keep_way(struct nn_simple_ways *ways, const struct nn_way_end *end, bool is_true)
{
    int *const kept = ways->kept[is_true][end->node];
    assert(end->before < ways->count);
    if (!is_worth_keeping(ways, kept, end->been)) return;
    int i = 0;
    while (kept[i] >= 0) i++;
    kept[i] = ways->count;
    ways->ends[ways->count++] = *end;
}

/* Extend way `at` to the node, if neither the node nor the set (-1: none) has cells of the way, except for those of its
 * last node. */
static void extend_way(struct nn_simple_ways *ways, const struct nn_implications *table, int at, int node, int set)
{
    const struct nn_way_end *const from = &ways->ends[at];
    const bool is_true = !(ways->is_true ^ (from->links & 1));
    const struct nn_cells home = table->cells[ways->start], here = table->cells[from->node];
    if (ways->kept[is_true][node][NN_WAYS_KEPT - 1] >= 0) return;
    struct nn_cells fresh = table->cells[node], been = from->been;
    if (set >= 0) fresh = nn_cells_or(fresh, table->set_links.list->sets[set].cells);
    if (set >= 0 || nn_cells_equal(fresh, here)) been = nn_cells_less(been, here);
    if (node < table->candidates && nn_cells_equal(table->cells[node], home)) been = nn_cells_less(been, home);
    if (nn_cells_meet(fresh, been)) return;
    const struct nn_way_end end = {.before = at,
                                   .node = (uint16_t)node,
                                   .set = (int16_t)set,
                                   .links = (uint8_t)(from->links + 1),
                                   .been = nn_cells_or(from->been, fresh)};
    keep_way(ways, &end, is_true);
}

/* Is there a way to the same node with fewer cells that can go through the set? Then this one need
 * not. */
static bool is_needless_through(const struct nn_simple_ways *ways, const struct nn_implications *table, int at, int set)
{
    const struct nn_way_end *const end = &ways->ends[at];
    const struct nn_cells others = nn_cells_less(table->set_links.list->sets[set].cells, table->cells[end->node]);
    for (const int *kept = ways->kept[false][end->node]; *kept != at; kept++) {
        const struct nn_cells been = ways->ends[*kept].been;
        if (!nn_cells_meet(been, others) && nn_cells_count(been) < nn_cells_count(end->been)) return true;
    }
    return false;
}

/* Extend to the ways out of the sets that the last node leads into. */
static void extend_through_sets(struct nn_simple_ways *ways, const struct nn_implications *table, int at)
{
    const struct nn_set_links *const links = &table->set_links;
    const int node = ways->ends[at].node, group = links->group_of[node];
    uint16_t out[NN_MOST_WAYS_OUT];
    if (group < 0) return;
    for (int i = links->first[group]; i < links->first[group + 1]; i++) {
        const int set = links->sets[i];
        if (is_needless_through(ways, table, at, set)) continue;
        const int count = nn_set_ways_out(table, set, table->digit[node], out);
        for (int k = 0; k < count; k++) extend_way(ways, table, at, out[k], set);
    }
}

/* Leave those out that lead through sets, which extend_through_sets does: they lead one way only. A link of a group
 * without a set leads to its own digit, and back. */
static void drop_set_links(const struct nn_implications *table, int node, uint64_t *links)
{
    for (int i = 0; i < table->words; i++)
        for (uint64_t rest = links[i]; rest;) {
            const int other = i * 64 + nn_take_bit(&rest);
            const bool is_plain =
                table->digit[other] == table->digit[node] && nn_nodes_have(nn_strong(table, other), node);
            if (!is_plain) links[i] &= ~nn_bit(other % 64);
        }
}

/* The links of the way's last node that lead on: to false nodes with strong links, or in the start's
 * cell, where the way may end; from false nodes to all true ones. */
static void list_useful_followers(struct nn_followers *followers, const struct nn_simple_ways *ways,
                                  const struct nn_implications *table, int node, bool is_true)
{
    uint64_t links[NN_NODE_WORDS];
    followers->count = 0;
    if (!is_true && !nn_nodes_have(table->has_strong, node)) return;
    memcpy(links, is_true ? nn_weak(table, node) : nn_strong(table, node), (size_t)table->words * sizeof *links);
    for (int i = 0; is_true && i < table->words; i++) links[i] &= table->has_strong[i] | ways->at_home[i];
    if (!is_true && table->set_links.group_of[node] >= 0) drop_set_links(table, node, links);
    nn_list_followers(followers, table, node, links);
}

/* Extend the next way in all directions. False: there is no next one. */
static bool extend_next(struct nn_simple_ways *ways, const struct nn_implications *table)
{
    struct nn_followers *const followers = &ways->followers;
    const int at = ways->looked_at;
    if (at == ways->count || ways->ends[at].links == NN_MOST_LINKS || !ways->budget) return false;
    ways->looked_at++;
    ways->budget--;
    const int node = ways->ends[at].node, links = ways->ends[at].links;
    const bool is_true = ways->is_true ^ (links & 1);
    if (links > 1 && nn_cells_equal(table->cells[node], table->cells[ways->start])) return true;
    list_useful_followers(followers, ways, table, node, is_true);
    for (int i = 0; i < followers->count; i++) extend_way(ways, table, at, followers->node[i], -1);
    if (!is_true) extend_through_sets(ways, table, at);
    return true;
}

int nn_simple_way(struct nn_simple_ways *ways, const struct nn_implications *table, int end, bool is_true, int which)
{
    const int *const kept = ways->kept[is_true][end];
    while (kept[which] < 0)
        if (!extend_next(ways, table)) return -1;
    NN_CHECK_EVERY(64, ways->occasions, nn_simple_ways_check(ways, table));
    return kept[which];
}

int nn_simple_way_nodes(const struct nn_simple_ways *ways, int index, int *nodes, int *sets)
{
    assert(index >= 0 && index < ways->count);
    const int links = ways->ends[index].links;
    for (int i = links; i >= 0; i--, index = ways->ends[index].before) {
        nodes[i] = ways->ends[index].node;
        sets[i] = ways->ends[index].set;
    }
    return links;
}
