/* chain_search.c: see chain_search.h. */
#include "logic/chain_search.h"

#include <string.h>

/* ---- distances ------------------------------------------------------------------------------- */

/* Which ways in lead to which ways out. */
static void list_ways_in(struct nn_chain_search *search)
{
    const struct nn_implications *const table = search->table;
    const struct nn_set_links *const links = &table->set_links;
    uint16_t out[NN_MOST_WAYS_OUT];
    memset(search->ways_in, 0, (size_t)table->nodes * (size_t)table->words * sizeof *search->ways_in);
    for (int node = table->candidates; node < table->nodes; node++) {
        const int group = links->group_of[node];
        for (int i = group < 0 ? 0 : links->first[group]; group >= 0 && i < links->first[group + 1]; i++) {
            const int count = nn_set_ways_out(table, links->sets[i], table->digit[node], out);
            for (int k = 0; k < count; k++) nn_nodes_add(search->ways_in + out[k] * table->words, node);
        }
    }
}

void nn_chain_search_begin(struct nn_chain_search *search, struct nn_finding *finding,
                           const struct nn_implications *table, enum nn_chain_need need)
{
    search->finding = finding;
    search->table = table;
    search->need = need;
    search->budget = NN_CHAIN_BUDGET;
    if (table->set_links.list) list_ways_in(search);
}

static bool is_true_at(const struct nn_chain_search *search, int links)
{
    return search->goal_is_true ^ (links & 1);
}

/* Add the nodes that lead to the fresh ones by a weak or a strong link. */
static void step_back(const struct nn_chain_search *search, const uint64_t *fresh, bool is_true, uint64_t *to)
{
    const struct nn_implications *const table = search->table;
    for (int i = 0; i < table->words; i++) {
        for (uint64_t here = fresh[i]; here;) {
            const int node = i * 64 + nn_take_bit(&here);
            nn_nodes_join(to, is_true ? nn_weak(table, node) : nn_strong(table, node), table->words);
            if (!is_true && table->set_links.list)
                nn_nodes_join(to, search->ways_in + node * table->words, table->words);
        }
    }
}

/* The same through sets only. */
static void step_back_through_sets(const struct nn_chain_search *search, const uint64_t *fresh, uint64_t *to)
{
    const struct nn_implications *const table = search->table;
    for (int i = 0; i < table->words; i++)
        for (uint64_t here = fresh[i]; here;)
            nn_nodes_join(to, search->ways_in + (i * 64 + nn_take_bit(&here)) * table->words, table->words);
}

/* Add the groups of `from`. */
static void add_groups_of(const struct nn_chain_search *search, const uint64_t *from, uint64_t *to)
{
    const int first = search->table->candidates;
    for (int i = first >> 6; i < search->table->words; i++)
        to[i] |= i == first >> 6 ? from[i] & ~nn_low_bits(first & 63) : from[i];
}

/* The nodes that are so many links away from the goal, and not two fewer. */
static void list_fresh(const struct nn_chain_search *search, bool is_met, int links, uint64_t *fresh)
{
    const int words = search->table->words;
    memcpy(fresh, search->near[is_met][links], (size_t)words * sizeof *fresh);
    for (int i = 0; links >= 2 && i < words; i++) fresh[i] &= ~search->near[is_met][links - 2][i];
}

static void measure_to_goal(struct nn_chain_search *search, bool is_met, int links)
{
    const size_t bytes = (size_t)search->table->words * sizeof(uint64_t);
    uint64_t *const now = search->near[is_met][links], fresh[NN_NODE_WORDS];
    if (links >= 2) memcpy(now, search->near[is_met][links - 2], bytes);
    else memset(now, 0, bytes);
    const bool is_true = is_true_at(search, links);
    if (!links && is_met) nn_nodes_add(now, search->goal);
    if (links) {
        list_fresh(search, is_met, links - 1, fresh);
        step_back(search, fresh, is_true, now);
        for (int i = 0; i < search->table->words; i++) now[i] &= ~search->barred[i];
    }
    if (is_met || search->need == NN_NEEDS_NOTHING) return;
    if (search->need == NN_NEEDS_GROUP) {
        add_groups_of(search, search->near[true][links], now);
    } else if (links && !is_true) {
        list_fresh(search, true, links - 1, fresh);
        step_back_through_sets(search, fresh, now);
        for (int i = 0; i < search->table->words; i++) now[i] &= ~search->barred[i];
    }
}

/* Nodes with candidates of the goal, and the candidates of the home cell, are no way to the goal. */
static void bar_nodes(struct nn_chain_search *search, int home)
{
    const struct nn_implications *const table = search->table;
    const int digit = table->digit[search->goal];
    memset(search->barred, 0, (size_t)table->words * sizeof *search->barred);
    nn_nodes_add(search->barred, search->goal);
    NN_EACH_CELL(cell, table->cells[search->goal]) nn_nodes_add(search->barred, table->node_at[cell][digit]);
    for (int group = table->first_group[digit]; group < table->first_group[digit + 1]; group++)
        if (nn_cells_meet(table->cells[group], table->cells[search->goal])) nn_nodes_add(search->barred, group);
    for (uint64_t digits = home < 0 ? 0 : table->grid->candidates[home]; digits;)
        nn_nodes_add(search->barred, table->node_at[home][nn_take_bit(&digits)]);
}

void nn_chain_aim(struct nn_chain_search *search, int goal, bool is_true, int home)
{
    assert(goal >= 0 && goal < search->table->nodes);
    search->goal = goal;
    search->goal_is_true = is_true;
    bar_nodes(search, home);
    nn_dead_ends_forget(&search->dead_ends);
    for (int links = 0; links <= NN_CHAIN_LINKS; links++) {
        measure_to_goal(search, true, links);
        if (search->need != NN_NEEDS_NOTHING) measure_to_goal(search, false, links);
    }
}

/* ---- the search ------------------------------------------------------------------------------ */

/* Are these two nodes linked by their cell or a house, not by a set? */
static bool is_plain_pair(const struct nn_implications *table, int a, int b)
{
    if (table->digit[a] != table->digit[b]) return true; /* in a cell: sets are not listed */
    const struct nn_geometry *const geometry = table->grid->geometry;
    const struct nn_cells both = nn_cells_or(table->cells[a], table->cells[b]);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[table->cell[a]][kind];
        if (nn_cells_equal(both, nn_grid_places(table->grid, table->digit[a], house))) return true;
    }
    return false;
}

static bool extend_chain_search(struct nn_chain_search *search, int links, bool is_met);

/* The way on from `links` was blocked by these candidates. */
static void add_blocking(struct nn_chain_search *search, int links, const struct nn_cells *blocking)
{
    struct nn_cells *const all = search->blocking[links];
    for (int digit = 0; digit < search->finding->geometry->side; digit++)
        all[digit] = nn_cells_or(all[digit], blocking[digit]);
}

/* Does the chain end here, or lead on from here to the goal? */
static bool go_to(struct nn_chain_search *search, int links, int node, int set, bool is_met)
{
    const struct nn_implications *const table = search->table;
    const int digit = table->digit[node];
    search->node[links] = node;
    search->set[links] = set;
    if (links == search->length) return true;
    struct nn_cells *const blocking = &search->blocking[links - 1][digit];
    const struct nn_cells before = search->used[digit];
    if (nn_cells_meet(table->cells[node], before)) {
        *blocking = nn_cells_or(*blocking, nn_cells_and(table->cells[node], before));
        return false;
    }
    search->used[digit] = nn_cells_or(before, table->cells[node]);
    const bool is_found = extend_chain_search(search, links, is_met);
    search->used[digit] = before;
    if (is_found) return true;
    /* What the node itself blocks behind it, it always does. */
    search->blocking[links][digit] = nn_cells_less(search->blocking[links][digit], table->cells[node]);
    add_blocking(search, links - 1, search->blocking[links]);
    return false;
}

/* Take the node out of the set; was it in? */
static bool take_chain_node(uint64_t *set, int node)
{
    const bool was_in = nn_nodes_have(set, node);
    set[node >> 6] &= ~nn_bit(node & 63);
    return was_in;
}

/* By links of cells and houses. */
static bool go_on_plainly(struct nn_chain_search *search, int links, bool is_met)
{
    const struct nn_implications *const table = search->table;
    const int node = search->node[links], left = search->length - links - 1;
    const bool is_true = search->start_is_true ^ (links & 1);
    const bool may_be_set = !is_true && table->set_links.list && table->set_links.group_of[node] >= 0;
    const uint64_t *const row = is_true ? nn_weak(table, node) : nn_strong(table, node);
    struct nn_followers *const followers = &search->followers[links];
    uint64_t *const next = search->next[links];
    for (int i = 0; i < table->words; i++) next[i] = row[i] & search->near[is_met][left][i];
    nn_list_followers(followers, table, node, next);
    for (int i = 0; i < followers->count; i++) {
        const int to = followers->node[i];
        if (!take_chain_node(next, to) || (may_be_set && !is_plain_pair(table, node, to))) continue;
        const bool is_met_there = is_met || (search->need == NN_NEEDS_GROUP && nn_is_group(table, to));
        if (go_to(search, links + 1, to, -1, is_met_there)) return true;
    }
    return false;
}

/* By almost locked sets. */
static bool go_on_through_sets(struct nn_chain_search *search, int links, bool is_met)
{
    const struct nn_implications *const table = search->table;
    const struct nn_set_links *const sets = &table->set_links;
    const int node = search->node[links], left = search->length - links - 1, group = sets->group_of[node];
    const bool is_met_there = is_met || search->need != NN_NEEDS_NOTHING; /* ways into sets are groups, too */
    uint64_t *const next = search->next[links], any = 0;
    uint16_t *const out = search->ways_out[links];
    for (int i = 0; i < table->words; i++)
        any |= next[i] = nn_strong(table, node)[i] & search->near[is_met_there][left][i];
    for (int i = sets->first[group]; any && i < sets->first[group + 1]; i++) {
        const int count = nn_set_ways_out(table, sets->sets[i], table->digit[node], out);
        for (int k = 0; k < count; k++)
            if (take_chain_node(next, out[k]) && go_to(search, links + 1, out[k], sets->sets[i], is_met_there))
                return true;
    }
    return false;
}

static bool go_on_from_node(struct nn_chain_search *search, int links, bool is_met)
{
    const struct nn_implications *const table = search->table;
    const bool is_true = search->start_is_true ^ (links & 1);
    if (go_on_plainly(search, links, is_met)) return true;
    return !is_true && table->set_links.list && table->set_links.group_of[search->node[links]] >= 0 &&
           go_on_through_sets(search, links, is_met);
}

static bool extend_chain_search(struct nn_chain_search *search, int links, bool is_met)
{
    const int node = search->node[links], left = search->length - links, side = search->finding->geometry->side;
    struct nn_cells *const blocking = search->blocking[links];
    if (search->budget_now <= 0) return false;
    search->budget_now--;
    if (!(search->budget_now & 1023) && nn_finding_is_over(search->finding)) search->budget_now = search->budget = 0;
    const struct nn_cells *const known = nn_dead_end_find(&search->dead_ends, node, left, is_met, side, search->used);
    if (known) {
        memcpy(blocking, known, (size_t)side * sizeof *blocking);
        return false;
    }
    memset(blocking, 0, (size_t)side * sizeof *blocking);
    if (go_on_from_node(search, links, is_met)) return true;
    if (search->budget_now > 0) nn_dead_end_note(&search->dead_ends, node, left, is_met, side, blocking);
    return false;
}

bool nn_chain_find(struct nn_chain_search *search, const struct nn_chain_request *request)
{
    assert(request->most <= NN_CHAIN_LINKS);
    const int tried = search->budget < NN_CHAIN_TRY ? search->budget : NN_CHAIN_TRY;
    const bool is_met = request->needs_nothing || search->need == NN_NEEDS_NOTHING ||
                        (search->need == NN_NEEDS_GROUP && nn_is_group(search->table, request->start));
    bool is_found = false;
    search->budget_now = tried;
    search->start_is_true = request->is_true;
    search->node[0] = request->start;
    search->set[0] = -1;
    memset(search->used, 0, sizeof search->used);
    search->used[search->table->digit[request->start]] = search->table->cells[request->start];
    int length = (request->is_true ^ search->goal_is_true) & 1;
    while (length < request->least || !length) length += 2;
    for (; !is_found && length <= request->most; length += 2) {
        search->links = search->length = length;
        is_found = extend_chain_search(search, 0, is_met);
    }
    if (!is_found && search->budget_now <= 0) search->finding->was_cut = true;
    search->budget -= tried - search->budget_now;
    if (search->budget < 0) search->budget = 0;
    return is_found;
}
