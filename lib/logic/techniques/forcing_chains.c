/* forcing_chains.c: what follows from every way to fill a unit, or leaves no way to fill one.
 *
 * A unit is a cell, or a digit in a house (unit.h); one of its candidates is true. With everything
 * that follows from each candidate at hand (chain_tables.h, with groups) two arguments decide a
 * candidate p:
 *
 *     contradiction    p leads to the opposite of itself, or makes all candidates of a unit false:
 *                      so p is false. The same for "p is false": so p is true
 *     verity           all candidates of a unit lead to the same: p true, or p false
 *
 * Links go both ways: if p makes c false, c makes p false. So each argument is the other one read backwards, and both
 * are found by taking the intersection over a unit of two candidates or more. Which of them is reported depends on what
 * is wanted; the contradiction comes first, because it needs only one assumption. What leads to its own opposite is
 * never told as a verity.
 *
 * Placements come before removals, then lower candidates first. If several units decide the same candidate, the one
 * with the fewest links is reported.
 *
 * Data: the unit: a cell in `cells`, or a house in `base` and its digit in `digits` (neither if p
 * leads to its own opposite). Contradiction: one chain for each candidate of the unit, from the
 * assumption to "that one is false"; or a single one to the assumption's opposite. Verity: one
 * chain for each candidate of the unit, from it to the conclusion. */
#include <assert.h>
#include <string.h>

#include "logic/chain_tables.h"
#include "logic/unit.h"

struct forced_nodes {
    uint64_t is_true[NN_NODE_WORDS], is_false[NN_NODE_WORDS];
};

/* ---- what is decided ------------------------------------------------------------------------- */

static void force_by_unit(struct forced_nodes *forced, const struct nn_chain_tables *tables, const struct nn_unit *unit)
{
    const int words = tables->links.words;
    uint64_t all[2 * NN_NODE_WORDS]; /* true ones, then false ones */
    if (!unit->count) return;
    memcpy(all, nn_true_from(tables, unit->nodes[0]), (size_t)words * 2 * sizeof *all);
    for (int i = 1; i < unit->count; i++) {
        const uint64_t *const row = nn_true_from(tables, unit->nodes[i]);
        for (int j = 0; j < 2 * words; j++) all[j] &= row[j];
    }
    for (int i = 0; i < words; i++) {
        forced->is_true[i] |= all[i];
        forced->is_false[i] |= all[words + i];
    }
}

/* Is the node true when it is false? */
static bool asserts_itself(const struct nn_chain_tables *tables, int node)
{
    assert(node >= 0 && node < tables->links.nodes);
    const uint64_t *const strong = nn_strong(&tables->links, node);
    for (int i = 0; i < tables->links.words; i++)
        for (uint64_t here = strong[i]; here;)
            if (nn_nodes_have(nn_true_from(tables, i * 64 + nn_take_bit(&here)), node)) return true;
    return false;
}

static void force_all(struct forced_nodes *forced, const struct nn_chain_tables *tables)
{
    const struct nn_implications *const table = &tables->links;
    memset(forced, 0, sizeof *forced);
    for (int i = 0; i < nn_units(table->grid->geometry); i++) {
        const struct nn_unit unit = nn_unit_at(table, i);
        force_by_unit(forced, tables, &unit);
    }
    for (int node = 0; node < table->candidates; node++) {
        if (nn_nodes_have(nn_false_from(tables, node), node)) nn_nodes_add(forced->is_false, node);
        if (asserts_itself(tables, node)) nn_nodes_add(forced->is_true, node);
    }
}

/* ---- why ------------------------------------------------------------------------------------- */

/* The links from the queue's start to "all candidates of the unit are false", or a lot. */
static int links_to_unit(const struct nn_queue *queue, const struct nn_unit *unit)
{
    enum { A_LOT = 1 << 20 };
    int links = unit->count ? 0 : A_LOT;
    for (int i = 0; i < unit->count; i++) {
        const int at = queue->place[false][unit->nodes[i]];
        links += at >= 0 ? queue->links[at] : A_LOT;
    }
    return links;
}

/* The nearest unit that the queue's start leaves without a candidate. */
static struct nn_unit nearest_unit(const struct nn_implications *table, const struct nn_queue *queue)
{
    int best = 0, fewest = INT32_MAX;
    for (int i = 0; i < nn_units(table->grid->geometry); i++) {
        const struct nn_unit unit = nn_unit_at(table, i);
        const int links = links_to_unit(queue, &unit);
        if (links < fewest) best = i, fewest = links;
    }
    return nn_unit_at(table, best);
}

static void tell_forcing_chain(struct nn_step *step, struct nn_chain_tables *tables, int start, bool start_is_true,
                               int end, bool end_is_true)
{
    int way[NN_MOST_LINKS + 1];
    const struct nn_implications *const table = &tables->links;
    nn_queue_begin(&tables->queue, table, start, start_is_true);
    nn_queue_find(&tables->queue, table, end, end_is_true);
    const int links = nn_queue_way(&tables->queue, end, end_is_true, way);
    nn_step_chain(step);
    for (int i = 0; i <= links; i++)
        nn_step_link(step, table->cells[way[i]], table->digit[way[i]], start_is_true ^ (i & 1));
}

static void tell_unit_chains(struct nn_step *step, struct nn_chain_tables *tables, int node, bool is_true)
{
    nn_queue_fill(&tables->queue, &tables->links);
    const struct nn_unit unit = nearest_unit(&tables->links, &tables->queue);
    nn_step_unit(step, &unit);
    for (int i = 0; i < unit.count; i++) {
        if (step->technique == NN_FORCING_CHAIN_CONTRADICTION)
            tell_forcing_chain(step, tables, node, !is_true, unit.nodes[i], false);
        else tell_forcing_chain(step, tables, unit.nodes[i], true, node, is_true);
    }
}

/* It is known that the node must have this state. */
static bool report_forced(struct nn_finding *finding, struct nn_chain_tables *tables, int node, bool is_true)
{
    assert(node >= 0 && node < tables->links.candidates);
    const struct nn_implications *const table = &tables->links;
    struct nn_step *const step = &finding->step;
    nn_queue_begin(&tables->queue, table, node, !is_true);
    const bool refutes_itself = nn_queue_find(&tables->queue, table, node, is_true);
    const bool is_verity = !nn_finding_wants(finding, NN_FORCING_CHAIN_CONTRADICTION);
    if (refutes_itself && is_verity) return true;
    nn_step_begin(step, is_verity ? NN_FORCING_CHAIN_VERITY : NN_FORCING_CHAIN_CONTRADICTION);
    if (refutes_itself) tell_forcing_chain(step, tables, node, !is_true, node, is_true);
    else tell_unit_chains(step, tables, node, is_true);
    if (is_true) nn_step_place(step, table->cell[node], table->digit[node]);
    else nn_step_remove(step, finding->grid, table->digit[node], table->cells[node]);
    return nn_finding_report(finding);
}

bool nn_find_forcing_chains(struct nn_finding *finding)
{
    struct nn_chain_tables *const tables = nn_chain_tables_for(finding, NN_WITH_GROUPS);
    struct forced_nodes forced;
    if (!tables) return true;
    force_all(&forced, tables);
    for (int state = 1; state >= 0; state--) {
        const uint64_t *const nodes = state ? forced.is_true : forced.is_false;
        for (int node = 0; node < tables->links.candidates; node++)
            if (nn_nodes_have(nodes, node) && !report_forced(finding, tables, node, state)) return false;
    }
    return true;
}
