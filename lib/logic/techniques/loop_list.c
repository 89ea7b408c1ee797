/* loop_list.c: all nice loops and AICs of a position, for lists of everything that a technique gives.
 *
 * For each candidate that some loop removes there is one of the shortest that do (chain_search.h): continuous loops and
 * AICs of up to 24 links, discontinuous ones of up to 20; through almost locked sets loops of up to 12 and AICs of up to
 * 14. By definition a chain uses no candidate twice, alone or in a group; and
 *
 *     a discontinuous loop    comes to the cell where it begins again only at its end
 *     an AIC                  has three links or more, and removes two candidates or more (one: the discontinuous loop
 *                             that begins there)
 *     a continuous loop       has three links or more, and the one that closes it
 *     a grouped one           has a group, one with ALS leads through an almost locked set
 *
 * Sets may have cells in common, with each other and with the chain.
 *
 * One loop is looked for
 *
 *     by candidate            discontinuous: the shortest that removes or places it
 *     by two ends             AIC
 *     by weak link            continuous: the shortest that has this link
 *     by set and its two digits   continuous, with ALS: the shortest that leads through the set this way
 *
 * and of those that remove the same the shortest is kept. Most first, as in loops.c. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/chain_search.h"
#include "logic/techniques/loop.h"

enum {
    NN_MOST_LISTED = 4096,
    /* Longest chains, in links. One step more doubles the time of the longest searches. */
    NN_LISTED_LINKS = NN_CHAIN_LINKS,
    NN_LISTED_HOME_LINKS = 20, /* of a discontinuous loop */
    NN_LISTED_SET_LINKS = 12,  /* of loops through almost locked sets */
    NN_LISTED_SET_AIC = 14     /* of AICs through them */
};

/* A loop with its way. */
struct listed_loop {
    enum nn_technique technique;
    bool start_is_true;
    uint8_t links;
    struct nn_rank rank;
    int first_removed; /* the lowest candidate */
    struct nn_cells removed[NN_LOGIC_SIDE];
    int16_t way[NN_CHAIN_LINKS + 1], sets[NN_CHAIN_LINKS + 1];
};

struct loop_list {
    struct nn_finding *finding;
    struct nn_chain_search search;
    const struct nn_implications *table;
    enum nn_technique continuous, discontinuous, aic;
    int most;               /* links */
    struct listed_loop now; /* the best so far, where several ways are compared */
    int count;
    struct listed_loop loops[NN_MOST_LISTED];
};

/* ---- the list -------------------------------------------------------------------------------- */

static int compare_listed(const void *left, const void *right)
{
    const struct listed_loop *const a = left, *const b = right;
    if (a->rank.removals != b->rank.removals) return b->rank.removals - a->rank.removals;
    if (a->rank.index_sum != b->rank.index_sum) return a->rank.index_sum < b->rank.index_sum ? -1 : 1;
    if (a->first_removed != b->first_removed) return a->first_removed - b->first_removed;
    if (a->technique != b->technique) return (int)a->technique - (int)b->technique;
    const int order = memcmp(a->removed, b->removed, sizeof a->removed);
    if (order) return order;
    if (a->links != b->links) return a->links - b->links;
    /* Told rather from a true start. */
    return b->start_is_true - a->start_is_true;
}

/* Of loops that remove the same the first stays. */
static void sort_list(struct loop_list *list)
{
    int kept = 0;
    qsort(list->loops, (size_t)list->count, sizeof *list->loops, compare_listed);
    for (int i = 0; i < list->count; i++) {
        const struct listed_loop *const loop = &list->loops[i], *const before = kept ? &list->loops[kept - 1] : NULL;
        if (before && before->technique == loop->technique &&
            !memcmp(before->removed, loop->removed, sizeof loop->removed))
            continue;
        list->loops[kept++] = *loop;
    }
    list->count = kept;
}

static void rank_listed(const struct loop_list *list, struct listed_loop *loop)
{
    loop->rank = (struct nn_rank){.length = loop->links};
    loop->first_removed = INT32_MAX;
    for (int digit = 0; digit < list->finding->geometry->side; digit++) {
        const struct nn_cells removed = loop->removed[digit];
        if (nn_cells_are_none(removed)) continue;
        nn_rank_add(&loop->rank, digit, removed);
        const int candidate = list->table->node_at[nn_cells_first(removed)][digit];
        if (candidate < loop->first_removed) loop->first_removed = candidate;
    }
}

/* Add the loop `now`, if it removes anything; returns how much. */
static int add_loop(struct loop_list *list)
{
    rank_listed(list, &list->now);
    if (!list->now.rank.removals) return 0;
    if (list->count == NN_MOST_LISTED) sort_list(list);
    if (list->count < NN_MOST_LISTED) list->loops[list->count++] = list->now;
    else list->finding->was_cut = true;
    return list->now.rank.removals;
}

/* The loop `now` is what the search has found. It removes nothing yet. */
static void take_found(struct loop_list *list, enum nn_technique technique)
{
    const struct nn_chain_search *const search = &list->search;
    struct listed_loop *const now = &list->now;
    now->technique = technique;
    now->start_is_true = search->start_is_true;
    now->links = (uint8_t)search->links;
    memset(now->removed, 0, sizeof now->removed);
    for (int i = 0; i <= search->links; i++) {
        now->way[i] = (int16_t)search->node[i];
        now->sets[i] = (int16_t)search->set[i];
    }
}

static bool report_listed(const struct loop_list *list, const struct listed_loop *loop)
{
    int way[NN_CHAIN_LINKS + 1], sets[NN_CHAIN_LINKS + 1];
    for (int i = 0; i <= loop->links; i++) {
        way[i] = loop->way[i];
        sets[i] = loop->sets[i];
    }
    const struct nn_ring chain = {.way = way, .sets = sets, .links = loop->links};
    return nn_loop_report(list->finding, list->table, loop->technique, &chain, loop->start_is_true, loop->removed);
}

/* ---- discontinuous loops --------------------------------------------------------------------- */

/* The way into sets where the candidate is the only place of its digit, or -1. */
static int way_in_at(const struct nn_implications *table, int candidate)
{
    const int digit = table->digit[candidate];
    for (int node = table->first_in_set[digit]; node < table->first_group[digit + 1]; node++)
        if (nn_cells_equal(table->cells[node], table->cells[candidate])) return node;
    return -1;
}

/* Look for a way from this start to the search's goal that stays out of its cell, and keep it if it is the shortest so
 * far. */
static void try_way_home(struct loop_list *list, int start, bool is_true)
{
    struct nn_chain_request request = {.start = start,
                                       .is_true = is_true,
                                       .most = list->most < NN_LISTED_HOME_LINKS ? list->most : NN_LISTED_HOME_LINKS};
    if (nn_chain_find(&list->search, &request) && (!list->now.links || list->search.links < list->now.links))
        take_found(list, list->discontinuous);
    request.start = is_true ? -1 : way_in_at(list->table, start);
    if (request.start >= 0 && nn_chain_find(&list->search, &request) &&
        (!list->now.links || list->search.links < list->now.links))
        take_found(list, list->discontinuous);
}

/* The candidate is false: it refutes itself, or leads to another one in its cell, or is false without another one. */
static void list_removing_loop(struct loop_list *list, int node)
{
    const struct nn_implications *const table = list->table;
    const int cell = table->cell[node];
    const uint32_t others = table->grid->candidates[cell] & ~(UINT32_C(1) << table->digit[node]);
    list->now.links = 0;
    nn_chain_aim(&list->search, node, false, cell);
    try_way_home(list, node, true);
    for (uint64_t digits = others; digits;) try_way_home(list, table->node_at[cell][nn_take_bit(&digits)], false);
    for (uint64_t digits = others; digits;) {
        nn_chain_aim(&list->search, table->node_at[cell][nn_take_bit(&digits)], true, cell);
        try_way_home(list, node, true);
    }
    if (!list->now.links) return;
    nn_loop_removes(table, list->now.removed, table->digit[node], nn_one_cell(cell));
    add_loop(list);
}

/* The candidate is true, for if it were false it would be true. */
static void list_placing_loop(struct loop_list *list, int node)
{
    const struct nn_implications *const table = list->table;
    list->now.links = 0;
    nn_chain_aim(&list->search, node, true, table->cell[node]);
    try_way_home(list, node, false);
    if (!list->now.links) return;
    nn_loop_removes_others(table, list->now.removed, table->cell[node], table->digit[node], table->digit[node]);
    add_loop(list);
}

/* ---- AICs ------------------------------------------------------------------------------------ */

static bool is_aic_gain(const struct nn_implications *table, int start, int end, struct nn_cells *removed)
{
    int count = 0;
    if (nn_cells_meet(table->cells[start], table->cells[end])) return false;
    memset(removed, 0, NN_LOGIC_SIDE * sizeof *removed);
    nn_loop_ends_remove(table, removed, start, end);
    for (int digit = 0; digit < table->grid->geometry->side; digit++) count += nn_cells_count(removed[digit]);
    return count >= 2;
}

static void list_aics_to(struct loop_list *list, int end)
{
    const struct nn_implications *const table = list->table;
    const bool is_symmetric = !table->set_links.list;
    const int most = is_symmetric ? list->most : NN_LISTED_SET_AIC;
    struct nn_cells removed[NN_LOGIC_SIDE];
    bool is_aimed = false;
    for (int start = 0; start < (is_symmetric ? end : table->nodes); start++) {
        const struct nn_chain_request request = {.start = start, .least = 3, .most = most};
        if (!is_aic_gain(table, start, end, removed)) continue;
        if (!is_aimed) nn_chain_aim(&list->search, end, true, -1);
        is_aimed = true;
        if (!nn_chain_find(&list->search, &request)) continue;
        take_found(list, list->aic);
        memcpy(list->now.removed, removed, sizeof removed);
        add_loop(list);
    }
}

/* ---- continuous loops ------------------------------------------------------------------------ */

/* The cells of the nodes that are not just ways through sets. */
static struct nn_cells cells_of_listed_ring(const struct loop_list *list)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < list->now.links; i += 2)
        for (int k = i; k <= i + 1 && list->now.sets[i + 1] < 0; k++)
            cells = nn_cells_or(cells, list->table->cells[list->now.way[k]]);
    return cells;
}

/* Players differ in whether the loop's own cells lose what a weak link between other cells rules out there. */
static void add_ring(struct loop_list *list)
{
    struct listed_loop *const now = &list->now;
    int way[NN_CHAIN_LINKS + 1], sets[NN_CHAIN_LINKS + 1];
    for (int i = 0; i <= now->links; i++) {
        way[i] = now->way[i];
        sets[i] = now->sets[i];
    }
    struct nn_ring ring = {.way = way, .sets = sets, .links = now->links, .spared = cells_of_listed_ring(list)};
    nn_ring_removes(list->table, now->removed, &ring);
    const int removals = add_loop(list);
    ring.spared = nn_no_cells();
    nn_ring_removes(list->table, now->removed, &ring);
    rank_listed(list, now);
    if (now->rank.removals > removals) add_loop(list);
}

/* The shortest loops with a weak link to this node. */
static void list_rings_to(struct loop_list *list, int end)
{
    const struct nn_implications *const table = list->table;
    const bool is_symmetric = !table->set_links.list;
    nn_chain_aim(&list->search, end, true, -1);
    for (int i = 0; i < table->words; i++) {
        for (uint64_t here = nn_weak(table, end)[i]; here;) {
            const int start = i * 64 + nn_take_bit(&here);
            const struct nn_chain_request request = {.start = start, .least = 3, .most = list->most};
            if ((is_symmetric && start > end) || !nn_chain_find(&list->search, &request)) continue;
            take_found(list, list->continuous);
            add_ring(list);
        }
    }
}

/* The shortest loop that leads through the set from `in` to `out`: a way back from there, turned. */
static void list_ring_through(struct loop_list *list, int set, int in, int out)
{
    struct listed_loop *const now = &list->now;
    const struct nn_chain_request request = {
        .start = out, .is_true = true, .needs_nothing = true, .least = 3, .most = list->most};
    struct nn_cells locked[NN_LOGIC_SIDE] = {nn_no_cells()};
    nn_loop_set_removes(list->table, locked, set, in, out);
    bool is_any = false;
    for (int digit = 0; digit < list->finding->geometry->side; digit++) is_any |= !nn_cells_are_none(locked[digit]);
    if (!is_any || !nn_chain_find(&list->search, &request)) return;
    take_found(list, list->continuous);
    memmove(now->way + 1, now->way, now->links * sizeof *now->way);
    memmove(now->sets + 1, now->sets, now->links * sizeof *now->sets);
    now->way[0] = (int16_t)in;
    now->sets[0] = -1;
    now->sets[1] = (int16_t)set;
    now->start_is_true = false;
    add_ring(list);
}

static void list_rings_into(struct loop_list *list, int in)
{
    const struct nn_set_links *const links = &list->table->set_links;
    const int group = links->group_of[in];
    uint16_t out[NN_MOST_WAYS_OUT];
    if (group < 0) return;
    nn_chain_aim(&list->search, in, false, -1);
    for (int i = links->first[group]; i < links->first[group + 1]; i++) {
        const int count = nn_set_ways_out(list->table, links->sets[i], list->table->digit[in], out);
        for (int k = 0; k < count; k++) list_ring_through(list, links->sets[i], in, out[k]);
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool list_discontinuous(struct loop_list *list)
{
    for (int node = 0; node < list->table->candidates; node++) {
        list_removing_loop(list, node);
        list_placing_loop(list, node);
        if (nn_finding_is_over(list->finding)) return false;
    }
    return true;
}

static bool list_aics(struct loop_list *list)
{
    for (int end = 0; end < list->table->nodes; end++) {
        list_aics_to(list, end);
        if (nn_finding_is_over(list->finding)) return false;
    }
    return true;
}

static bool list_continuous(struct loop_list *list)
{
    for (int end = 0; end < list->table->nodes; end++) {
        list_rings_to(list, end);
        if (list->table->set_links.list) list_rings_into(list, end);
        if (nn_finding_is_over(list->finding)) return false;
    }
    return true;
}

static struct loop_list *begin_list(struct nn_finding *finding, enum nn_node_kinds kinds)
{
    struct loop_list *const list = nn_finding_scratch(finding, NN_SCRATCH_LOOP_LIST, sizeof *list);
    const struct nn_chain_tables *const tables = nn_chain_tables_for(finding, kinds);
    if (!list || !tables) return NULL;
    const bool is_als = kinds == NN_WITH_SETS && !finding->options.allows_als_nodes;
    const enum nn_chain_need need = is_als                        ? NN_NEEDS_SET
                                    : kinds != NN_CANDIDATES_ONLY ? NN_NEEDS_GROUP
                                                                  : NN_NEEDS_NOTHING;
    const int more = is_als ? NN_ALS_AIC - NN_AIC : kinds != NN_CANDIDATES_ONLY ? NN_GROUPED_AIC - NN_AIC : 0;
    list->finding = finding;
    list->table = &tables->links;
    list->continuous = (enum nn_technique)(NN_CONTINUOUS_LOOP + more);
    list->discontinuous = (enum nn_technique)(NN_DISCONTINUOUS_LOOP + more);
    list->aic = (enum nn_technique)(NN_AIC + more);
    list->most = kinds == NN_WITH_SETS ? NN_LISTED_SET_LINKS : NN_LISTED_LINKS;
    list->count = 0;
    nn_chain_search_begin(&list->search, finding, list->table, need);
    return list;
}

bool nn_list_loops(struct nn_finding *finding, enum nn_node_kinds kinds)
{
    struct loop_list *const list = begin_list(finding, kinds);
    if (!list) return true;
    if (nn_finding_wants(finding, list->discontinuous) && !list_discontinuous(list)) return false;
    if (nn_finding_wants(finding, list->aic) && !list_aics(list)) return false;
    if (nn_finding_wants(finding, list->continuous) && !list_continuous(list)) return false;
    sort_list(list);
    for (int i = 0; i < list->count; i++)
        if (!report_listed(list, &list->loops[i])) return false;
    return true;
}
