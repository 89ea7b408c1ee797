/* forcing_nets.c: forcing chains whose links are nets.
 *
 * Every candidate is tried, true and false (net.h), which gives a row of statements that follow from it. Links of
 * groups are added (implications.h). Then all that follows from these, and so on: the closure of the rows (closure.h).
 * The arguments are those of forcing_chains.c, but nets do not work both ways, so contradictions and verities are
 * searched for separately:
 *
 *     contradiction    an assumption leads to a statement and its opposite, or leaves a unit no
 *                      candidate
 *     verity           all candidates of a unit, or both states of a candidate, lead to the same
 *
 * Placements come before removals, then lower candidates first. A contradiction is preferred to a verity, and among
 * several the one with the fewest tries in its chains.
 *
 * Data: the unit as in forcing_chains.c, if there is one; nodes of the chains have as many causes
 * as they need. Contradiction: a chain from the assumption to its opposite; or two, to a statement
 * and its opposite; or one to each candidate of the unit, false. Verity: a chain from each
 * candidate of the unit, or from a candidate true and the same false, to the conclusion. */
#include <assert.h>
#include <string.h>

#include "logic/chain_tables.h"
#include "logic/net.h"
#include "logic/unit.h"

enum { FAR_AWAY = 1 << 20 };

struct net_search {
    const struct nn_implications *table;
    int base; /* statement `node` is true: node; it is false: base + node */
    struct nn_net net;
    struct nn_closure closure;
    uint64_t rows[(size_t)NN_CLOSURE_NODES * NN_CLOSURE_WORDS];
    uint64_t reached[(size_t)NN_CLOSURE_NODES * NN_CLOSURE_WORDS];
    uint64_t false_by[(size_t)NN_MOST_NODES * NN_CLOSURE_WORDS]; /* see turn_closure */
    uint64_t forced[2][NN_NODE_WORDS];                           /* [is_true] */

    /* For telling: the tries from one statement to others, breadth first. */
    int origin;
    int16_t before[NN_CLOSURE_NODES], tries[NN_CLOSURE_NODES]; /* -1: not reached */
    uint16_t queue[NN_CLOSURE_NODES];
    int16_t told[NN_CLOSURE_NODES]; /* the statement's node in the chain, or -1 */
};

static int statement(const struct net_search *nets, int node, bool is_true)
{
    assert(node >= 0 && node < nets->base);
    return is_true ? node : nets->base + node;
}

static int node_of(const struct net_search *nets, int told)
{
    assert(told >= 0 && told < 2 * nets->base);
    return told < nets->base ? told : told - nets->base;
}

static bool follows(const struct net_search *nets, int from, int to)
{
    return nn_nodes_have(nn_reached_from(&nets->closure, from), to);
}

/* ---- the rows -------------------------------------------------------------------------------- */

static void fill_net_row(struct net_search *nets, int node, bool is_true)
{
    const int words = nets->table->words;
    const uint64_t *const links = is_true ? nn_weak(nets->table, node) : nn_strong(nets->table, node);
    uint64_t *const row = nn_closure_row(&nets->closure, statement(nets, node, is_true));
    memset(row, 0, 2 * (size_t)words * sizeof *row);
    memcpy(row + (is_true ? words : 0), links, (size_t)words * sizeof *row);
    if (nn_is_group(nets->table, node)) return;
    nn_net_try(&nets->net, node, is_true);
    for (int i = 0; i < words; i++) {
        row[i] |= nets->net.is_true[i];
        row[words + i] |= nets->net.is_false[i];
    }
}

/* False: the watch is over. */
static bool fill_net_rows(struct net_search *nets, struct nn_watch *watch)
{
    struct nn_closure *const closure = &nets->closure;
    const int words = nets->table->words;
    nets->base = 64 * words;
    closure->rows = nets->rows;
    closure->reached = nets->reached;
    closure->nodes = 2 * nets->base;
    closure->words = closure->followed = 2 * words;
    nn_net_begin(&nets->net, nets->table);
    for (int node = 0; node < nets->table->nodes; node++) {
        if (nn_watch_is_over(watch)) return false;
        fill_net_row(nets, node, true);
        fill_net_row(nets, node, false);
    }
    for (int node = nets->table->nodes; node < nets->base; node++) {
        memset(nn_closure_row(closure, node), 0, 2 * (size_t)words * sizeof(uint64_t));
        memset(nn_closure_row(closure, nets->base + node), 0, 2 * (size_t)words * sizeof(uint64_t));
    }
    return nn_closure_make(closure, watch);
}

/* ---- what is decided ------------------------------------------------------------------------- */

/* Both states of the node: what they share is so, and one that contradicts itself is not. */
static void force_by_states(struct net_search *nets, int node)
{
    const int words = nets->table->words;
    const uint64_t *const yes = nn_reached_from(&nets->closure, statement(nets, node, true));
    const uint64_t *const no = nn_reached_from(&nets->closure, statement(nets, node, false));
    uint64_t clash[2] = {0, 0};
    for (int i = 0; i < words; i++) {
        clash[true] |= yes[i] & yes[words + i];
        clash[false] |= no[i] & no[words + i];
        nets->forced[true][i] |= yes[i] & no[i];
        nets->forced[false][i] |= yes[words + i] & no[words + i];
    }
    if (clash[true]) nn_nodes_add(nets->forced[false], node);
    if (clash[false]) nn_nodes_add(nets->forced[true], node);
}

static void force_by_common(struct net_search *nets, const struct nn_unit *unit)
{
    assert(unit->count >= 2);
    const int words = nets->table->words;
    uint64_t all[2 * NN_NODE_WORDS];
    memcpy(all, nn_reached_from(&nets->closure, unit->nodes[0]), 2 * (size_t)words * sizeof *all);
    for (int i = 1; i < unit->count; i++) {
        const uint64_t *const row = nn_reached_from(&nets->closure, unit->nodes[i]);
        for (int j = 0; j < 2 * words; j++) all[j] &= row[j];
    }
    for (int i = 0; i < words; i++) {
        nets->forced[true][i] |= all[i];
        nets->forced[false][i] |= all[words + i];
    }
}

/* Turn a block of 64 rows of 64 bits: bit i of row j becomes bit j of row i. */
static void turn_block(uint64_t block[64])
{
    uint64_t mask = UINT64_C(0x00000000ffffffff);
    for (int width = 32; width; width >>= 1, mask ^= mask << width) {
        for (int i = 0; i < 64; i = (i + width + 1) & ~width) {
            const uint64_t swap = (block[i] >> width ^ block[i + width]) & mask;
            block[i] ^= swap << width;
            block[i + width] ^= swap;
        }
    }
}

/* The columns of the closure that say "false": for each candidate the statements that make it so.
 * */
static void turn_closure(struct net_search *nets)
{
    const int words = nets->table->words;
    uint64_t block[64];
    for (int from = 0; from < 2 * words; from++) {
        for (int to = 0; 64 * to < nets->table->candidates; to++) {
            for (int i = 0; i < 64; i++) block[i] = nn_reached_from(&nets->closure, 64 * from + i)[words + to];
            turn_block(block);
            for (int i = 0; i < 64; i++)
                nets->false_by[(size_t)(64 * to + i) * (size_t)(2 * words) + (size_t)from] = block[i];
        }
    }
}

/* Statements that make all candidates of the unit false are not true. */
static void force_by_emptying(struct net_search *nets, const struct nn_unit *unit)
{
    const int words = nets->table->words;
    for (int i = 0; i < 2 * words; i++) {
        uint64_t all = ~UINT64_C(0);
        for (int k = 0; k < unit->count && all; k++)
            all &= nets->false_by[(size_t)unit->nodes[k] * (size_t)(2 * words) + (size_t)i];
        nets->forced[i >= words][i % words] |= all;
    }
}

/* False: the watch is over. */
static bool force_by_nets(struct net_search *nets, struct nn_watch *watch)
{
    memset(nets->forced, 0, sizeof nets->forced);
    turn_closure(nets);
    for (int node = 0; node < nets->table->candidates; node++) force_by_states(nets, node);
    for (int i = 0; i < nn_units(nets->table->grid->geometry); i++) {
        const struct nn_unit unit = nn_unit_at(nets->table, i);
        if (!unit.count) continue;
        if (nn_watch_is_over(watch)) return false;
        force_by_common(nets, &unit);
        force_by_emptying(nets, &unit);
    }
    return true;
}

/* ---- the tries between two statements -------------------------------------------------------- */

static void find_tries(struct net_search *nets, int from)
{
    uint16_t *const queue = nets->queue;
    int count = 0;
    if (nets->origin == from) return;
    nets->origin = from;
    memset(nets->tries, -1, (size_t)nets->closure.nodes * sizeof *nets->tries);
    nets->tries[from] = 0;
    queue[count++] = (uint16_t)from;
    for (int at = 0; at < count; at++) {
        const uint64_t *const row = nn_closure_row(&nets->closure, queue[at]);
        for (int i = 0; i < nets->closure.words; i++) {
            for (uint64_t here = row[i]; here;) {
                const int to = i * 64 + nn_take_bit(&here);
                if (nets->tries[to] >= 0) continue;
                nets->tries[to] = (int16_t)(nets->tries[queue[at]] + 1);
                nets->before[to] = (int16_t)queue[at];
                queue[count++] = (uint16_t)to;
            }
        }
    }
}

/* How many tries from the origin; a chain of its own counts as one more. */
static int cost_of(const struct net_search *nets, int to)
{
    return nets->tries[to] < 0 ? FAR_AWAY : nets->tries[to] + 1;
}

/* ---- telling --------------------------------------------------------------------------------- */

static int add_told(struct net_search *nets, struct nn_step *step, int what, const int *causes, int count)
{
    const int node = node_of(nets, what);
    nets->told[what] = (int16_t)nn_step_node(step, nets->table->cells[node], nets->table->digit[node],
                                             what < nets->base, causes, count);
    return nets->told[what];
}

static int tell_net_node(struct net_search *nets, struct nn_step *step, int node, bool is_true);

/* A placed single: the other candidates of its cell, or the other places in the house, have gone.
 * */
static int tell_single(struct net_search *nets, struct nn_step *step, int node)
{
    assert(nn_nodes_have(nets->net.is_true, node));
    const struct nn_implications *const table = nets->table;
    const int house = nets->net.single_in[node], digit = table->digit[node], cell = table->cell[node];
    int causes[NN_LOGIC_SIDE], count = 0;
    if (house == NN_LAST_IN_CELL) {
        uint64_t others = table->grid->candidates[cell] & ~(UINT32_C(1) << digit);
        while (others) causes[count++] = tell_net_node(nets, step, table->node_at[cell][nn_take_bit(&others)], false);
    } else {
        struct nn_cells others = nn_grid_places(table->grid, digit, house);
        nn_cells_drop(&others, cell);
        NN_EACH_CELL(other, others)
        causes[count++] = tell_net_node(nets, step, table->node_at[other][digit], false);
    }
    return add_told(nets, step, statement(nets, node, true), causes, count);
}

/* A statement of the last try, and before it what it follows from; its place in the chain. */
static int tell_net_node(struct net_search *nets, struct nn_step *step, int node, bool is_true)
{
    const int what = statement(nets, node, is_true);
    /* Without memory nothing is told, and nothing must wait for it. */
    if (nets->told[what] >= 0 || step->is_short_of_memory) return nets->told[what];
    if (is_true) return tell_single(nets, step, node);
    const int cause = tell_net_node(nets, step, nets->net.by_placing[node], true);
    return add_told(nets, step, what, &cause, 1);
}

/* `to` follows from `from`, which is told, by a link or in one try. */
static void tell_try(struct net_search *nets, struct nn_step *step, int from, int to)
{
    const int node = node_of(nets, from), target = node_of(nets, to);
    const bool is_true = from < nets->base, target_is_true = to < nets->base;
    const uint64_t *const links = is_true ? nn_weak(nets->table, node) : nn_strong(nets->table, node);
    if (nets->told[to] >= 0) return;
    if (is_true != target_is_true && nn_nodes_have(links, target)) {
        const int cause = nets->told[from];
        add_told(nets, step, to, &cause, 1);
        return;
    }
    nn_net_try(&nets->net, node, is_true);
    tell_net_node(nets, step, target, target_is_true);
}

/* All tries from the origin to a statement, first ones first. */
static void tell_tries(struct net_search *nets, struct nn_step *step, int to)
{
    assert(nets->tries[to] >= 0);
    uint16_t *const way = nets->queue;
    int count = 0;
    for (; to != nets->origin; to = nets->before[to]) way[count++] = (uint16_t)to;
    while (count--) tell_try(nets, step, nets->before[way[count]], way[count]);
}

/* A chain from one statement to another. */
static void tell_net(struct net_search *nets, struct nn_step *step, int from, int to)
{
    nn_step_chain(step);
    memset(nets->told, -1, (size_t)nets->closure.nodes * sizeof *nets->told);
    find_tries(nets, from);
    add_told(nets, step, from, NULL, 0);
    tell_tries(nets, step, to);
}

/* ---- arguments ------------------------------------------------------------------------------- */

/* Leads the assumption to a statement and its opposite? The node, or -1. */
static int find_clash(struct net_search *nets, int assumption, int *cost)
{
    int best = -1;
    find_tries(nets, assumption);
    for (int node = 0; node < nets->table->nodes; node++) {
        const int here = cost_of(nets, node) + cost_of(nets, nets->base + node);
        if (here < *cost) *cost = here, best = node;
    }
    return best;
}

static int find_emptied_unit(struct net_search *nets, int *cost)
{
    int best = -1;
    for (int i = 0; i < nn_units(nets->table->grid->geometry); i++) {
        const struct nn_unit unit = nn_unit_at(nets->table, i);
        int here = unit.count ? 0 : FAR_AWAY;
        for (int k = 0; k < unit.count; k++) here += cost_of(nets, nets->base + unit.nodes[k]);
        if (here < *cost) *cost = here, best = i;
    }
    return best;
}

static bool tell_contradiction(struct net_search *nets, struct nn_step *step, int assumption)
{
    int cost = FAR_AWAY;
    const int clash = find_clash(nets, assumption, &cost), unit_index = find_emptied_unit(nets, &cost);
    nn_step_begin(step, NN_FORCING_NET_CONTRADICTION);
    if (unit_index >= 0) {
        const struct nn_unit unit = nn_unit_at(nets->table, unit_index);
        nn_step_unit(step, &unit);
        for (int i = 0; i < unit.count; i++) tell_net(nets, step, assumption, nets->base + unit.nodes[i]);
    } else if (clash >= 0) {
        if (clash != assumption) tell_net(nets, step, assumption, clash);
        if (nets->base + clash != assumption) tell_net(nets, step, assumption, nets->base + clash);
    }
    return step->chain_count > 0 || step->is_short_of_memory;
}

/* The unit whose candidates all lead to the conclusion, or -1. */
static int find_leading_unit(const struct net_search *nets, int conclusion)
{
    int best = -1, fewest = INT32_MAX;
    for (int i = 0; i < nn_units(nets->table->grid->geometry); i++) {
        const struct nn_unit unit = nn_unit_at(nets->table, i);
        int k = 0;
        while (k < unit.count && follows(nets, unit.nodes[k], conclusion)) k++;
        if (k && k == unit.count && k < fewest) best = i, fewest = k;
    }
    return best;
}

static bool tell_verity(struct net_search *nets, struct nn_step *step, int conclusion)
{
    const int unit_index = find_leading_unit(nets, conclusion);
    nn_step_begin(step, NN_FORCING_NET_VERITY);
    if (unit_index >= 0) {
        const struct nn_unit unit = nn_unit_at(nets->table, unit_index);
        nn_step_unit(step, &unit);
        for (int i = 0; i < unit.count; i++) tell_net(nets, step, unit.nodes[i], conclusion);
        return true;
    }
    for (int node = 0; node < nets->table->candidates && !step->chain_count; node++) {
        const int yes = statement(nets, node, true), no = statement(nets, node, false);
        if (!follows(nets, yes, conclusion) || !follows(nets, no, conclusion)) continue;
        tell_net(nets, step, yes, conclusion);
        tell_net(nets, step, no, conclusion);
    }
    return step->chain_count > 0 || step->is_short_of_memory;
}

static bool report_net(struct net_search *nets, struct nn_finding *finding, int node, bool is_true)
{
    struct nn_step *const step = &finding->step;
    const bool is_told =
        (nn_finding_wants(finding, NN_FORCING_NET_CONTRADICTION) &&
         tell_contradiction(nets, step, statement(nets, node, !is_true))) ||
        (nn_finding_wants(finding, NN_FORCING_NET_VERITY) && tell_verity(nets, step, statement(nets, node, is_true)));
    if (!is_told) return true;
    const int cell = nets->table->cell[node], digit = nets->table->digit[node];
    if (is_true) nn_step_place(step, cell, digit);
    else nn_step_remove(step, finding->grid, digit, nn_one_cell(cell));
    return nn_finding_report(finding);
}

bool nn_find_forcing_nets(struct nn_finding *finding)
{
    const struct nn_chain_tables *const tables = nn_chain_tables_for(finding, NN_WITH_GROUPS);
    struct net_search *const nets = nn_finding_scratch(finding, NN_SCRATCH_NETS, sizeof *nets);
    if (!tables || !nets) return true;
    nets->table = &tables->links;
    nets->origin = -1;
    if (!fill_net_rows(nets, &finding->watch) || !force_by_nets(nets, &finding->watch)) return true;
    for (int state = 1; state >= 0; state--)
        for (int node = 0; node < nets->table->candidates; node++)
            if (nn_nodes_have(nets->forced[state], node) && !report_net(nets, finding, node, state)) return false;
    return true;
}
