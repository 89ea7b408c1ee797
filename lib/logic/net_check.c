/* net_check.c: the invariants of net.h and simple_ways.h. */
#include "base/invariants.h"
#include "logic/net.h"
#include "logic/simple_ways.h"

#ifndef NDEBUG

/* A candidate may be both if the assumption is wrong. */
static bool is_falsehood_explained(const struct nn_net *net, int node)
{
    const int by = net->by_placing[node];
    if (net->board.candidates[net->table->cell[node]] >> net->table->digit[node] & 1) return false;
    return by == -1 || (by < net->table->candidates && nn_nodes_have(net->is_true, by) &&
                        nn_nodes_have(nn_weak(net->table, by), node));
}

static bool is_truth_explained(const struct nn_net *net, int node)
{
    const int house = net->single_in[node];
    if (house == -1 || house == NN_LAST_IN_CELL) return true;
    return house >= 0 && nn_cells_have(net->table->grid->geometry->house[house], net->table->cell[node]);
}

const char *nn_net_check(const struct nn_net *net)
{
    for (int node = 0; node < net->table->candidates; node++) {
        NN_HOLDS(!nn_nodes_have(net->is_false, node) || is_falsehood_explained(net, node),
                 "what is false has gone because of what is true");
        NN_HOLDS(!nn_nodes_have(net->is_true, node) || is_truth_explained(net, node),
                 "what is true is the last in its cell or house");
    }
    return NULL;
}

/* ---- simple ways ------------------------------------------------------------------------------- */

static bool is_way_longer(const struct nn_simple_ways *ways, const struct nn_implications *table, int at)
{
    const struct nn_way_end *const end = &ways->ends[at];
    if (!at) return end->before == -1 && !end->links && end->node == ways->start;
    if (end->before < 0 || end->before >= at || end->links != ways->ends[end->before].links + 1) return false;
    const struct nn_cells been = nn_cells_or(ways->ends[end->before].been, table->cells[end->node]);
    return nn_cells_within(been, end->been);
}

static bool are_kept_of_node(const struct nn_simple_ways *ways, bool is_true, int node)
{
    const int *const kept = ways->kept[is_true][node];
    for (int i = 0; i < NN_WAYS_KEPT; i++) {
        if (kept[i] < 0) continue;
        if (kept[i] >= ways->count || ways->ends[kept[i]].node != node || (i && kept[i - 1] < 0)) return false;
        if ((ways->is_true ^ (ways->ends[kept[i]].links & 1)) != is_true) return false;
    }
    return true;
}

const char *nn_simple_ways_check(const struct nn_simple_ways *ways, const struct nn_implications *table)
{
    NN_HOLDS(ways->looked_at <= ways->count && ways->count <= NN_WAYS_ROOM, "only ways that are there are extended");
    for (int at = 0; at < ways->count; at++)
        NN_HOLDS(is_way_longer(ways, table, at), "a way goes on from an earlier one, and has been in its cells");
    for (int node = 0; node < table->nodes; node++)
        NN_HOLDS(are_kept_of_node(ways, false, node) && are_kept_of_node(ways, true, node),
                 "the first ways to a statement are kept");
    return NULL;
}

#endif
