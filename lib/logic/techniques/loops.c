/* loops.c: nice loops and alternating inference chains: plain, grouped, and with almost locked sets: the best of them.
 * A list of all is made by loop_list.c.
 *
 * All come from the table of implications (implications.h). Breadth first from every candidate p:
 *
 *     p true  .. p false           discontinuous loop: p goes
 *     p true  .. q true            the same, if q is in p's cell
 *     p false .. q false           q goes, if it is in p's cell: true p removes it too
 *     p false .. p true            discontinuous loop: p stays, the rest of its cell goes
 *     p false .. q true            AIC: one of p and q is true. If they have the same digit, what
 *                                  sees both goes; if they see each other, q's digit leaves p's
 *                                  cell and p's digit q's cell
 *     p false .. q true            continuous loop, if q is in p's cell: q makes p false again, so
 *                                  all weak links are as good as strong ones, and what sees both
 *                                  ends of one goes
 *
 * An AIC that removes only one candidate is not reported; the discontinuous loop that starts at that candidate is.
 * Loops must not visit a cell twice (loop_choice.c). The same search with groups gives the grouped ones; in HoDoKu's
 * order what needs no group has been found before.
 *
 * Of all loops the one is taken that removes most, then by the index sum (rank.h), then the lower candidate, then the
 * shorter one. As the two ends determine what a loop removes, the path between them is only searched for if the loop
 * would be the best so far; except for continuous loops.
 *
 * The third kind leads through almost locked sets (set_links.h), by simple ways only (simple_ways.h).
 * In a continuous loop the sets' other digits are locked, too. With options.allows_als_nodes these
 * are counted as grouped ones, as HoDoKu has it.
 *
 * Data: one chain, from the start to the end as in the list above; digits: those removed. A
 * continuous loop is closed by the weak link from the chain's last node to its first. A node that
 * follows through an almost locked set has its number in `sets`; the set's link is the node's
 * digit. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/techniques/loop.h"

static void begin_loop(struct nn_loop_search *loops, enum nn_technique technique, int start, bool start_is_true,
                       int end, bool end_is_true)
{
    assert(start >= 0 && start < loops->table->nodes && end >= 0 && end < loops->table->nodes);
    struct nn_loop *const loop = &loops->now;
    loop->technique = technique;
    loop->start = start;
    loop->end = end;
    loop->start_is_true = start_is_true;
    loop->end_is_true = end_is_true;
    loop->which_way = 0;
    loop->rank = (struct nn_rank){.length = loops->front.links + !end_is_true};
    memset(loop->removed, 0, (size_t)loops->table->grid->geometry->side * sizeof *loop->removed);
}

/* ---- the kinds ------------------------------------------------------------------------------- */

static void offer_discontinuous(struct nn_loop_search *loops, int start, bool start_is_true, int end, bool end_is_true)
{
    const struct nn_implications *const table = loops->table;
    begin_loop(loops, NN_DISCONTINUOUS_LOOP, start, start_is_true, end, end_is_true);
    if (!start_is_true && end_is_true) {
        nn_loop_removes_others(table, loops->now.removed, table->cell[end], table->digit[end], table->digit[end]);
    } else {
        const int gone = start_is_true ? start : end;
        nn_loop_removes(table, loops->now.removed, table->digit[gone], nn_one_cell(table->cell[gone]));
    }
    nn_loop_offer(loops);
}

/* The cells of the nodes that are not just ways through sets. */
static struct nn_cells cells_of_way(const struct nn_loop_search *loops, const int *way, int links)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < links; i += 2) {
        if (nn_loop_set(loops, i + 1) >= 0) continue;
        cells = nn_cells_or(cells, loops->table->cells[way[i]]);
        cells = nn_cells_or(cells, loops->table->cells[way[i + 1]]);
    }
    return cells;
}

static void offer_continuous(struct nn_loop_search *loops, int start, int end)
{
    int way[NN_MOST_LINKS + 1];
    if (loops->front.links < 3) return; /* a cell with two candidates */
    begin_loop(loops, NN_CONTINUOUS_LOOP, start, false, end, true);
    const int links = nn_loop_way(loops, &loops->now, way);
    if (!links) return;
    const struct nn_ring ring = {way, loops->sets, links, cells_of_way(loops, way, links)};
    nn_ring_removes(loops->table, loops->now.removed, &ring);
    nn_loop_offer(loops);
}

static void offer_aic(struct nn_loop_search *loops, int start, int end)
{
    begin_loop(loops, NN_AIC, start, false, end, true);
    nn_loop_ends_remove(loops->table, loops->now.removed, start, end);
    nn_loop_offer(loops);
}

/* ---- the search ------------------------------------------------------------------------------ */

/* Is the node false when the fresh nodes are true? */
static bool becomes_false(const struct nn_loop_search *loops, int node)
{
    return nn_nodes_meet(loops->front.fresh, nn_weak(loops->table, node), loops->table->words);
}

/* Something better is known than removing this candidate. */
static bool is_hopeless(const struct nn_loop_search *loops, int node)
{
    struct nn_loop loop = {.first_removed = node};
    nn_rank_add(&loop.rank, loops->table->digit[node], loops->table->cells[node]);
    return loops->has_best && nn_loop_compare(&loop, &loops->best) > 0;
}

static void find_loops_from_true(struct nn_loop_search *loops, int node)
{
    assert(node < loops->table->candidates);
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
    assert(a != b);
    const struct nn_geometry *const geometry = grid->geometry;
    struct nn_cells both = nn_cells_and(geometry->peers[a], geometry->peers[b]);
    both = nn_cells_and(both, grid->places[digit]);
    if (nn_cells_are_none(both)) return false;
    nn_cells_take(&both);
    return !nn_cells_are_none(both);
}

/* Ends of the start's own digit: two cells at least lose it. */
static void add_ends_of_digit(const struct nn_implications *table, int start, const uint64_t *reached, uint64_t *ends)
{
    const int digit = table->digit[start];
    const uint64_t *const of_digit = nn_nodes_of_digit(table, digit);
    for (int i = 0; i < table->words; i++) {
        for (uint64_t here = reached[i] & of_digit[i] & ~ends[i]; here;) {
            const int end = i * 64 + nn_take_bit(&here);
            if (two_see_both(table->grid, digit, table->cell[start], table->cell[end])) nn_nodes_add(ends, end);
        }
    }
}

/* Where loops from this candidate, false, end with a gain. `reached` is all that is true then:
 * itself; another candidate of its cell; candidates of its digit, if two cells see both; those of
 * cells that it sees, if both lose something. */
static bool list_ends(const struct nn_implications *table, int start, const uint64_t *reached, uint64_t *ends)
{
    const struct nn_grid *const grid = table->grid;
    const int cell = table->cell[start], digit = table->digit[start];
    const uint32_t others = grid->candidates[cell] & ~(UINT32_C(1) << digit);
    memset(ends, 0, (size_t)table->words * sizeof *ends);
    nn_nodes_add(ends, start);
    if (!nn_has_one_bit(others)) /* else it is just a cell with two candidates */
        for (uint64_t digits = others; digits;) nn_nodes_add(ends, table->node_at[cell][nn_take_bit(&digits)]);
    add_ends_of_digit(table, start, reached, ends);
    NN_EACH_CELL(other, nn_cells_and(grid->places[digit], grid->geometry->peers[cell]))
    for (uint64_t digits = others & grid->candidates[other]; digits;)
        nn_nodes_add(ends, table->node_at[other][nn_take_bit(&digits)]);
    return nn_nodes_meet(reached, ends, table->words);
}

static void look_at_ends(struct nn_loop_search *loops, int start, const uint64_t *ends)
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

/* All that is true when the node is false; and is another candidate of its cell false then? */
static bool reach_from_false(const struct nn_loop_search *loops, int node, uint64_t *reached)
{
    const struct nn_implications *const table = loops->table;
    const int words = table->words;
    const uint64_t *const strong = nn_strong(table, node);
    uint64_t digits = table->grid->candidates[table->cell[node]] & ~nn_bit(table->digit[node]);
    memset(reached, 0, (size_t)words * sizeof *reached);
    for (int i = 0; i < words; i++) {
        for (uint64_t here = strong[i]; here;) {
            const uint64_t *const more = nn_true_from(loops->tables, i * 64 + nn_take_bit(&here));
            nn_nodes_join(reached, more, words);
        }
    }
    while (digits) {
        const int other = table->node_at[table->cell[node]][nn_take_bit(&digits)];
        if (nn_nodes_meet(reached, nn_weak(table, other), words)) return true;
    }
    return false;
}

static void find_loops_from_false(struct nn_loop_search *loops, int node)
{
    assert(node < loops->table->candidates);
    const struct nn_implications *const table = loops->table;
    const int cell = table->cell[node];
    uint64_t reached[NN_NODE_WORDS], ends[NN_NODE_WORDS];
    uint64_t still_true = table->grid->candidates[cell] & ~nn_bit(table->digit[node]);
    if (!nn_nodes_have(table->has_strong, node)) return;
    const bool removes_in_cell = reach_from_false(loops, node, reached);
    if (!list_ends(table, node, reached, ends) && !removes_in_cell) return;
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

/* ---- telling --------------------------------------------------------------------------------- */

/* The last node follows through an almost locked set. */
static void tell_set(struct nn_step *step, const struct nn_implications *table, int index, int digit)
{
    if (step->set_count == NN_STEP_SETS || step->is_short_of_memory) return;
    const struct nn_als *const set = &table->set_links.list->sets[index];
    step->nodes[step->node_count - 1].set = (int16_t)nn_step_set(step, set->digits, set->cells, UINT32_C(1) << digit);
}

bool nn_loop_report(struct nn_finding *finding, const struct nn_implications *table, enum nn_technique technique,
                    const struct nn_ring *chain, bool start_is_true, const struct nn_cells *removed)
{
    struct nn_step *const step = &finding->step;
    nn_step_begin(step, technique);
    nn_step_chain(step);
    for (int i = 0; i <= chain->links; i++) {
        const int node = chain->way[i];
        nn_step_link(step, table->cells[node], table->digit[node], start_is_true ^ (i & 1));
        if (table->set_links.list && chain->sets[i] >= 0) tell_set(step, table, chain->sets[i], table->digit[node]);
    }
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        nn_step_remove(step, finding->grid, digit, removed[digit]);
        if (!nn_cells_are_none(removed[digit])) step->digits |= UINT32_C(1) << digit;
    }
    return nn_finding_report(finding);
}

static bool report_best(struct nn_loop_search *loops)
{
    int way[NN_MOST_LINKS + 1];
    const struct nn_loop *const best = &loops->best;
    loops->ways.budget = NN_WAYS_BUDGET; /* it is enough for one start */
    const int links = nn_loop_way(loops, best, way);
    assert(links);
    const struct nn_ring chain = {.way = way, .sets = loops->sets, .links = links};
    const enum nn_technique technique = nn_loop_technique(loops, best, way, links);
    return nn_loop_report(loops->finding, loops->table, technique, &chain, best->start_is_true, best->removed);
}

static bool find_loops(struct nn_finding *finding, enum nn_node_kinds kinds)
{
    if (finding->options.finds_all) return nn_list_loops(finding, kinds);
    struct nn_loop_search *const loops = nn_finding_scratch(finding, NN_SCRATCH_LOOPS, sizeof *loops);
    struct nn_chain_tables *const tables = nn_chain_tables_for(finding, kinds);
    if (!loops || !tables) return true;
    loops->finding = finding;
    loops->table = &tables->links;
    loops->tables = tables;
    loops->has_best = false;
    loops->ways.budget = NN_WAYS_BUDGET;
    for (int node = 0; node < loops->table->candidates; node++) {
        find_loops_from_false(loops, node);
        if (kinds == NN_WITH_SETS && nn_finding_is_over(finding)) return false;
    }
    for (int node = 0; node < loops->table->candidates; node++) {
        find_loops_from_true(loops, node);
        if (kinds == NN_WITH_SETS && nn_finding_is_over(finding)) return false;
    }
    return !loops->has_best || report_best(loops);
}

bool nn_find_nice_loops(struct nn_finding *finding)
{
    return find_loops(finding, NN_CANDIDATES_ONLY);
}

bool nn_find_grouped_loops(struct nn_finding *finding)
{
    return find_loops(finding, finding->options.allows_als_nodes ? NN_WITH_SETS : NN_WITH_GROUPS);
}

bool nn_find_als_loops(struct nn_finding *finding)
{
    return find_loops(finding, NN_WITH_SETS);
}
