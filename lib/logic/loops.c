/* loops.c: nice loops and alternating inference chains, plain and grouped.
 *
 * All come from the table of implications (implications.h). Breadth first from every candidate p:
 *
 *     p true  .. p false           discontinuous loop: p goes
 *     p true  .. q true            the same, if q is in p's cell
 *     p false .. q false           q goes, if it is in p's cell: true p removes it too
 *     p false .. p true            discontinuous loop: p stays, the rest of its cell goes
 *     p false .. q true            AIC: one of p and q is true. If they have the same digit, what sees
 *                                  both goes; if they see each other, q's digit leaves p's cell and p's
 *                                  digit q's cell
 *     p false .. q true            continuous loop, if q is in p's cell: q makes p false again, so all
 *                                  weak links are as good as strong ones, and what sees both ends of one
 *                                  goes
 *
 * AICs that remove one candidate only are not told: the discontinuous loop that starts at that candidate
 * is. Loops must not visit a cell twice (is_simple_loop). The same search with groups gives the grouped
 * ones; in HoDoKu's order what needs no group has been found before.
 *
 * Of all loops the one is taken that removes most, then by the index sum (rank.h), then the lower
 * candidate, then the shorter one. As the two ends say what a loop removes, the way between them is only
 * looked for when it would be the best so far; except for continuous loops.
 *
 * Data: one chain, from the start to the end as in the list above; digits: those removed. A continuous
 * loop is closed by the weak link from the chain's last node to its first. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/chain_tables.h"
#include "logic/rank.h"

enum { MOST_LOOPS = 1024 }; /* when all are wanted */

/* A loop as found. */
struct loop_record {
    enum nn_technique technique; /* never a grouped one: known when the way is */
    int start, end;
    bool start_is_true, end_is_true;
    struct nn_rank rank;
    int first_removed; /* the lowest candidate */
    struct nn_cells removed[NN_LOGIC_SIDE];
};

struct loop_search {
    struct nn_search *search;
    struct nn_chain_tables *tables;
    const struct nn_implications *table; /* their links */
    struct nn_front front;
    bool keeps_all, has_best;
    struct loop_record now, best;
    int count;
    struct loop_record all[MOST_LOOPS];
};

/* ---- which one ------------------------------------------------------------------------------------- */

static int compare_loops(const void *left, const void *right)
{
    const struct loop_record *const a = left, *const b = right;
    if (a->rank.removals != b->rank.removals) return b->rank.removals - a->rank.removals;
    if (a->rank.index_sum != b->rank.index_sum) return a->rank.index_sum < b->rank.index_sum ? -1 : 1;
    if (a->first_removed != b->first_removed) return a->first_removed - b->first_removed;
    if (a->rank.length != b->rank.length) return a->rank.length - b->rank.length;
    /* Told rather from a true start. */
    return b->start_is_true - a->start_is_true;
}

static int way_of_loop(struct loop_search *loops, const struct loop_record *loop, int *way)
{
    nn_queue_fill(&loops->tables->queue, loops->table, loop->start, loop->start_is_true);
    return nn_queue_way(&loops->tables->queue, loop->end, loop->end_is_true, way);
}

/* No cell is left and visited again, but for the return to the first. Going back from the end, a group
 * counts as visited in its first cell only and must not contain a visited cell otherwise; its first cell
 * may be the end's. (HoDoKu's rule, found from its step lists.) */
static bool is_simple_loop(struct loop_search *loops, const struct loop_record *loop)
{
    int way[NN_MOST_LINKS + 1];
    const struct nn_implications *const table = loops->table;
    const int links = way_of_loop(loops, loop, way);
    const int home = table->cell[loop->end];
    const bool returns = home == table->cell[loop->start];
    struct nn_cells been = nn_one_cell(home);
    for (int i = links - 1; i >= 0; i--) {
        const int node = way[i], cell = table->cell[node];
        if (nn_cells_equal(table->cells[node], table->cells[way[i + 1]])) continue;
        const struct nn_cells others = nn_cells_less(table->cells[node], nn_one_cell(cell));
        if (nn_cells_meet(others, been)) return false;
        const bool may_return = returns && cell == home && (nn_is_group(table, node) || i <= 1);
        if (nn_cells_have(been, cell) && !may_return) return false;
        nn_cells_add(&been, cell);
    }
    return true;
}

static void rank_loop(const struct nn_implications *table, struct loop_record *loop)
{
    loop->first_removed = INT32_MAX;
    for (int digit = 0; digit < table->grid->geometry->side; digit++) {
        const struct nn_cells removed = loop->removed[digit];
        if (nn_cells_are_none(removed)) continue;
        nn_rank_add(&loop->rank, digit, removed);
        const int candidate = table->node_at[nn_cells_first(removed)][digit];
        if (candidate < loop->first_removed) loop->first_removed = candidate;
    }
}

/* The loop `now` is complete: keep it if it is wanted. */
static void offer_loop(struct loop_search *loops)
{
    struct loop_record *const loop = &loops->now;
    rank_loop(loops->table, loop);
    if (!loop->rank.removals) return;
    if (!loops->keeps_all && loops->has_best && compare_loops(loop, &loops->best) >= 0) return;
    if (!is_simple_loop(loops, loop)) return;
    if (!loops->keeps_all) loops->best = *loop;
    else if (loops->count < MOST_LOOPS) loops->all[loops->count++] = *loop;
    loops->has_best = true;
}

/* ---- what a loop removes --------------------------------------------------------------------------- */

static void begin_loop(struct loop_search *loops, enum nn_technique technique, int start,
                       bool start_is_true, int end, bool end_is_true)
{
    struct loop_record *const loop = &loops->now;
    loop->technique = technique;
    loop->start = start;
    loop->end = end;
    loop->start_is_true = start_is_true;
    loop->end_is_true = end_is_true;
    loop->rank = (struct nn_rank){.length = loops->front.links + !end_is_true};
    memset(loop->removed, 0, (size_t)loops->table->grid->geometry->side * sizeof *loop->removed);
}

static void loop_removes(struct loop_search *loops, int digit, struct nn_cells cells)
{
    const struct nn_cells there = nn_cells_and(cells, loops->table->grid->places[digit]);
    loops->now.removed[digit] = nn_cells_or(loops->now.removed[digit], there);
}

/* All candidates of the cell but two (or one, twice). */
static void loop_removes_others(struct loop_search *loops, int cell, int kept, int also_kept)
{
    uint64_t digits = loops->table->grid->candidates[cell] & ~(nn_bit(kept) | nn_bit(also_kept));
    while (digits) loop_removes(loops, nn_take_bit(&digits), nn_one_cell(cell));
}

/* One of two nodes that are weakly linked is true. */
static void weak_link_removes(struct loop_search *loops, int a, int b)
{
    const struct nn_implications *const table = loops->table;
    const int digit = table->digit[a];
    if (digit != table->digit[b]) {
        loop_removes_others(loops, table->cell[a], digit, table->digit[b]);
        return;
    }
    const struct nn_cells both = nn_cells_or(table->cells[a], table->cells[b]);
    loop_removes(loops, digit, nn_common_peers(table->grid->geometry, both));
}

/* ---- the kinds ------------------------------------------------------------------------------------- */

static void offer_discontinuous(struct loop_search *loops, int start, bool start_is_true, int end,
                                bool end_is_true)
{
    const struct nn_implications *const table = loops->table;
    begin_loop(loops, NN_DISCONTINUOUS_LOOP, start, start_is_true, end, end_is_true);
    if (!start_is_true && end_is_true) {
        loop_removes_others(loops, table->cell[end], table->digit[end], table->digit[end]);
    } else {
        const int gone = start_is_true ? start : end;
        loop_removes(loops, table->digit[gone], nn_one_cell(table->cell[gone]));
    }
    offer_loop(loops);
}

static void offer_continuous(struct loop_search *loops, int start, int end)
{
    int way[NN_MOST_LINKS + 1];
    if (loops->front.links < 3) return; /* a cell with two candidates */
    begin_loop(loops, NN_CONTINUOUS_LOOP, start, false, end, true);
    const int links = way_of_loop(loops, &loops->now, way);
    for (int i = 1; i < links; i += 2) weak_link_removes(loops, way[i], way[i + 1]);
    weak_link_removes(loops, end, start);
    offer_loop(loops);
}

static void offer_aic(struct loop_search *loops, int start, int end)
{
    const struct nn_implications *const table = loops->table;
    const struct nn_geometry *const geometry = table->grid->geometry;
    const int first = table->cell[start], last = table->cell[end];
    const int digit = table->digit[start], last_digit = table->digit[end];
    begin_loop(loops, NN_AIC, start, false, end, true);
    if (digit == last_digit) {
        loop_removes(loops, digit, nn_cells_and(geometry->peers[first], geometry->peers[last]));
    } else {
        loop_removes(loops, digit, nn_one_cell(last));
        loop_removes(loops, last_digit, nn_one_cell(first));
    }
    offer_loop(loops);
}

/* ---- the search ------------------------------------------------------------------------------------ */

/* Is the node false when the fresh nodes are true? */
static bool becomes_false(const struct loop_search *loops, int node)
{
    return nn_nodes_meet(loops->front.fresh, nn_weak(loops->table, node), loops->table->words);
}

/* Something better is known than removing this candidate. */
static bool is_hopeless(const struct loop_search *loops, int node)
{
    struct loop_record loop = {.first_removed = node};
    nn_rank_add(&loop.rank, loops->table->digit[node], loops->table->cells[node]);
    return !loops->keeps_all && loops->has_best && compare_loops(&loop, &loops->best) > 0;
}

static void find_loops_from_true(struct loop_search *loops, int node)
{
    const struct nn_implications *const table = loops->table;
    const int cell = table->cell[node];
    bool was_false = false;
    if (!nn_nodes_have(nn_false_from(loops->tables, node), node) || is_hopeless(loops, node)) return;
    nn_front_begin(&loops->front, table, node, true);
    while (nn_front_step(&loops->front, table)) {
        for (uint64_t digits = table->grid->candidates[cell]; digits;) {
            const int other = table->node_at[cell][nn_take_bit(&digits)];
            if (other != node && nn_nodes_have(loops->front.fresh, other))
                offer_discontinuous(loops, node, true, other, true);
        }
        if (was_false || !becomes_false(loops, node)) continue;
        was_false = true;
        offer_discontinuous(loops, node, true, node, false);
    }
}

/* Do two cells or more see both and hold the digit? */
static bool two_see_both(const struct nn_grid *grid, int digit, int a, int b)
{
    const struct nn_geometry *const geometry = grid->geometry;
    struct nn_cells both = nn_cells_and(geometry->peers[a], geometry->peers[b]);
    both = nn_cells_and(both, grid->places[digit]);
    if (nn_cells_are_none(both)) return false;
    nn_cells_take(&both);
    return !nn_cells_are_none(both);
}

/* Where a loop from this candidate, false, can end with a gain: itself; another candidate of its cell;
 * candidates of its digit, if two see both; those of cells that it sees, if both lose something. */
static void list_ends(const struct nn_implications *table, int start, uint64_t *ends)
{
    const struct nn_grid *const grid = table->grid;
    const int cell = table->cell[start], digit = table->digit[start];
    const uint32_t others = grid->candidates[cell] & ~(UINT32_C(1) << digit);
    memset(ends, 0, (size_t)table->words * sizeof *ends);
    nn_nodes_add(ends, start);
    if (!nn_has_one_bit(others)) /* else it is just a cell with two candidates */
        for (uint64_t digits = others; digits;)
            nn_nodes_add(ends, table->node_at[cell][nn_take_bit(&digits)]);
    NN_EACH_CELL(other, nn_cells_less(grid->places[digit], nn_one_cell(cell))) {
        if (two_see_both(grid, digit, cell, other)) nn_nodes_add(ends, table->node_at[other][digit]);
        if (!nn_are_peers(grid->geometry, cell, other)) continue;
        for (uint64_t digits = others & grid->candidates[other]; digits;)
            nn_nodes_add(ends, table->node_at[other][nn_take_bit(&digits)]);
    }
}

static void look_at_ends(struct loop_search *loops, int start, const uint64_t *ends)
{
    const struct nn_implications *const table = loops->table;
    for (int i = 0; i < table->words; i++) {
        for (uint64_t here = loops->front.fresh[i] & ends[i]; here;) {
            const int end = i * 64 + nn_take_bit(&here);
            if (end == start) offer_discontinuous(loops, start, false, start, true);
            else if (table->cell[end] == table->cell[start]) offer_continuous(loops, start, end);
            else offer_aic(loops, start, end);
        }
    }
}

/* Is one of these true, or another candidate of the cell false, when the node is false? */
static bool leads_somewhere(const struct loop_search *loops, int node, const uint64_t *ends)
{
    const struct nn_implications *const table = loops->table;
    const int cell = table->cell[node], words = table->words;
    const uint64_t *const strong = nn_strong(table, node);
    for (int i = 0; i < words; i++) {
        for (uint64_t here = strong[i]; here;) {
            const int next = i * 64 + nn_take_bit(&here);
            if (nn_nodes_meet(nn_true_from(loops->tables, next), ends, words)) return true;
            for (uint64_t digits = table->grid->candidates[cell]; digits;) {
                const int other = table->node_at[cell][nn_take_bit(&digits)];
                if (other != node && nn_nodes_have(nn_false_from(loops->tables, next), other))
                    return true;
            }
        }
    }
    return false;
}

static void find_loops_from_false(struct loop_search *loops, int node)
{
    const struct nn_implications *const table = loops->table;
    const int cell = table->cell[node];
    uint64_t ends[NN_NODE_WORDS];
    uint64_t still_true = table->grid->candidates[cell] & ~nn_bit(table->digit[node]);
    if (!nn_nodes_have(table->has_strong, node)) return;
    list_ends(table, node, ends);
    if (!leads_somewhere(loops, node, ends)) return;
    nn_front_begin(&loops->front, table, node, false);
    do {
        look_at_ends(loops, node, ends);
        for (uint64_t digits = still_true; digits;) {
            const int digit = nn_take_bit(&digits), other = table->node_at[cell][digit];
            if (!becomes_false(loops, other)) continue;
            still_true &= ~nn_bit(digit);
            offer_discontinuous(loops, node, false, other, false);
        }
    } while (nn_front_step(&loops->front, table));
}

/* ---- telling --------------------------------------------------------------------------------------- */

static bool report_loop(struct loop_search *loops, const struct loop_record *loop)
{
    int way[NN_MOST_LINKS + 1], technique = (int)loop->technique;
    const struct nn_implications *const table = loops->table;
    struct nn_search *const search = loops->search;
    const int links = way_of_loop(loops, loop, way);
    bool is_grouped = false;
    for (int i = 0; i <= links; i++) is_grouped |= nn_is_group(table, way[i]);
    if (is_grouped) technique += NN_GROUPED_AIC - NN_AIC;
    if (!nn_search_wants(search, (enum nn_technique)technique)) return true;
    nn_step_begin(&search->step, (enum nn_technique)technique);
    nn_step_chain(&search->step);
    for (int i = 0; i <= links; i++)
        nn_step_link(&search->step, table->cells[way[i]], table->digit[way[i]],
                     loop->start_is_true ^ (i & 1));
    for (int digit = 0; digit < search->geometry->side; digit++) {
        nn_step_remove(&search->step, search->grid, digit, loop->removed[digit]);
        if (!nn_cells_are_none(loop->removed[digit])) search->step.digits |= UINT32_C(1) << digit;
    }
    return nn_search_report(search);
}

static bool report_all_loops(struct loop_search *loops)
{
    qsort(loops->all, (size_t)loops->count, sizeof *loops->all, compare_loops);
    for (int i = 0; i < loops->count; i++)
        if (!report_loop(loops, &loops->all[i])) return false;
    return true;
}

static bool find_loops(struct nn_search *search, bool has_groups)
{
    struct loop_search *const loops = nn_search_scratch(search, NN_FAMILY_LOOPS, sizeof *loops);
    struct nn_chain_tables *const tables = nn_chain_tables_for(search, has_groups);
    if (!loops || !tables) return true;
    loops->search = search;
    loops->table = &tables->links;
    loops->tables = tables;
    loops->has_best = false;
    loops->keeps_all = search->options.finds_all;
    loops->count = 0;
    for (int node = 0; node < loops->table->candidates; node++) find_loops_from_false(loops, node);
    for (int node = 0; node < loops->table->candidates; node++) find_loops_from_true(loops, node);
    if (loops->keeps_all) return report_all_loops(loops);
    return !loops->has_best || report_loop(loops, &loops->best);
}

bool nn_find_nice_loops(struct nn_search *search)
{
    return find_loops(search, false);
}

bool nn_find_grouped_loops(struct nn_search *search)
{
    return find_loops(search, true);
}
