/* se_cycle_core.c: see se_cycle_core.h. */
#include "rate/se/se_cycle_core.h"

#include <assert.h>

/* What the nodes' being off makes on. */
static struct nn_cells ons_after(const struct nn_se_core *core, struct nn_cells offs)
{
    struct nn_cells ons = nn_no_cells();
    NN_EACH_CELL(off, offs) ons = nn_cells_or(ons, core->strong[off]);
    return ons;
}

/* What the nodes' being on makes off. */
static struct nn_cells offs_after(const struct nn_se_core *core, struct nn_cells ons)
{
    struct nn_cells offs = nn_no_cells();
    NN_EACH_CELL(on, ons) offs = nn_cells_or(offs, core->row[on].offs);
    return offs;
}

/* Both steps. */
static struct nn_cells next_ons(const struct nn_se_core *core, struct nn_cells ons)
{
    struct nn_cells next = nn_no_cells();
    NN_EACH_CELL(on, ons) next = nn_cells_or(next, core->row[on].ons);
    return next;
}

/* ---- the core ------------------------------------------------------------------------------------------ */

/* A node of a cycle has a strong link to one of its neighbours and a weak one to the other; who has not is out. */
static struct nn_cells prune(const struct nn_se_core *core, struct nn_cells nodes)
{
    struct nn_cells before;
    do {
        before = nodes;
        NN_EACH_CELL(node, before)
        if (!nn_se_are_several(nn_cells_and(core->row[node].offs, nodes)) || !nn_cells_meet(core->strong[node], nodes))
            nn_cells_drop(&nodes, node);
    } while (!nn_cells_equal(nodes, before));
    return nodes;
}

/* Keep only these nodes. */
static void restrict_core(struct nn_se_core *core, struct nn_cells nodes)
{
    core->nodes = nodes;
    NN_EACH_CELL(node, nodes)
    {
        core->row[node].offs = nn_cells_and(core->row[node].offs, nodes);
        core->strong[node] = nn_cells_and(core->strong[node], nodes);
    }
    NN_EACH_CELL(node, nodes) core->row[node].ons = ons_after(core, core->row[node].offs);
}

/* All that follows. */
static void close_under_links(const struct nn_se_core *core, struct nn_cells *offs, struct nn_cells *ons)
{
    for (struct nn_cells fresh = *ons; !nn_cells_are_none(fresh);) {
        *offs = nn_cells_or(*offs, offs_after(core, fresh));
        fresh = nn_cells_less(next_ons(core, fresh), *ons);
        *ons = nn_cells_or(*ons, fresh);
    }
}

static bool is_seen_with(const struct nn_se_links *links, struct nn_cells some, struct nn_cells others)
{
    for (int i = 0; i < links->starts; i++) {
        const struct nn_cells seen = links->row[NN_SE_X][links->start[i]].offs;
        if (nn_cells_meet(seen, some) && nn_cells_meet(seen, others)) return true;
    }
    return false;
}

/* A node's being on or off follows from that of every other in its cycle, and the other way round. So the core falls
 * into classes of nodes of which one tells all others, and a cycle keeps to its class. A class is of use if a
 * candidate sees a node that is on with the first and one that is off. */
static struct nn_cells useful_nodes(const struct nn_se_core *core)
{
    struct nn_cells rest = core->nodes, useful = nn_no_cells();
    while (!nn_cells_are_none(rest)) {
        const int first = nn_cells_first(rest);
        struct nn_cells off_if = core->row[first].offs, on_if = core->row[first].ons; /* the first is on */
        struct nn_cells off_unless = nn_one_cell(first), on_unless = core->strong[first];
        close_under_links(core, &off_if, &on_if);
        close_under_links(core, &off_unless, &on_unless);
        nn_cells_add(&on_if, first);
        const struct nn_cells like = nn_cells_and(on_if, off_unless), unlike = nn_cells_and(off_if, on_unless);
        const struct nn_cells both = nn_cells_or(like, unlike);
        rest = nn_cells_less(rest, both);
        if (nn_se_are_several(like) && is_seen_with(core->links, like, unlike)) useful = nn_cells_or(useful, both);
    }
    return useful;
}

bool nn_se_core_find(struct nn_se_core *core, const struct nn_se_links *links, enum nn_se_link_kind kind)
{
    struct nn_cells all = nn_no_cells();
    core->links = links;
    for (int node = 0; node < links->linked; node++) {
        if (nn_cells_are_none(links->strong[kind][node])) continue;
        core->strong[node] = links->strong[kind][node];
        core->row[node].offs = kind == NN_SE_X ? links->row[kind][node].offs : nn_se_seen_nodes(links, node);
        nn_cells_add(&all, node);
    }
    restrict_core(core, prune(core, all));
    if (kind == NN_SE_Y) restrict_core(core, prune(core, useful_nodes(core)));
    return !nn_cells_are_none(core->nodes);
}

/* ---- torn nodes ---------------------------------------------------------------------------------------- */

/* What follows from an assumption, step by step. */
struct layers {
    struct nn_cells offs[NN_SE_NODES + 2];  /* all up to the step */
    struct nn_cells fresh[NN_SE_NODES + 2]; /* on for the first time */
    struct nn_cells ons;
    int count;
};

static void add_layer(const struct nn_se_core *core, struct layers *layers)
{
    assert(layers->count > 0);
    const int step = layers->count++;
    const struct nn_cells last = layers->fresh[step - 1];
    layers->offs[step] = nn_cells_or(layers->offs[step - 1], offs_after(core, last));
    layers->fresh[step] = nn_cells_less(next_ons(core, last), layers->ons);
}

/* The length of the shortest chain from on to off that begins and ends in a house (see se_chains.c), or 0: it is longer
 * than `most`, or there is none. */
static int chain_in_core(const struct nn_se_core *core, int candidate, int most, struct layers *layers)
{
    layers->offs[0] = nn_cells_and(core->links->row[NN_SE_X][candidate].offs, core->nodes);
    if (!nn_se_are_several(layers->offs[0])) return 0;
    layers->fresh[0] = layers->ons = ons_after(core, layers->offs[0]);
    layers->count = 1;
    int length = 4;
    while (!nn_cells_meet(layers->ons, layers->offs[layers->count - 1])) {
        length += 2;
        if (length > most || nn_cells_are_none(layers->fresh[layers->count - 1])) return 0;
        add_layer(core, layers);
        if (nn_cells_meet(layers->ons, layers->offs[layers->count - 1])) return length;
        length += 2;
        layers->ons = nn_cells_or(layers->ons, layers->fresh[layers->count - 1]);
    }
    return length <= most ? length : 0;
}

/* If the chain is longer than the cycle, the two nodes that the candidate sees are neighbours in the cycle, and what is
 * first on after i steps one way round is off after the rest of the steps the other way round. */
static struct nn_cells torn_between(const struct layers *layers, int steps)
{
    assert(layers->count > 0);
    struct nn_cells torn = nn_no_cells();
    for (int i = 0; i < layers->count && i < steps; i++) {
        const int rest = steps - 1 - i, last = layers->count - 1;
        torn = nn_cells_or(torn, nn_cells_and(layers->fresh[i], layers->offs[rest < last ? rest : last]));
    }
    return torn;
}

struct nn_cells nn_se_torn_by(const struct nn_se_core *core, int candidate, int most, int *least)
{
    struct layers layers;
    const int length = chain_in_core(core, candidate, most + 2, &layers), steps = most / 2;
    if (!length) return nn_no_cells();
    if (length - 2 < *least) *least = length - 2;
    layers.ons = nn_cells_or(layers.ons, layers.fresh[layers.count - 1]);
    while (layers.count < steps && !nn_cells_are_none(layers.fresh[layers.count - 1])) {
        add_layer(core, &layers);
        layers.ons = nn_cells_or(layers.ons, layers.fresh[layers.count - 1]);
    }
    return length > most ? torn_between(&layers, steps) : nn_cells_and(layers.ons, layers.offs[layers.count - 1]);
}

struct nn_cells nn_se_torn_nodes(const struct nn_se_core *core, int most, int *least)
{
    struct nn_cells torn = nn_no_cells();
    *least = most;
    for (int i = 0; i < core->links->starts; i++)
        torn = nn_cells_or(torn, nn_se_torn_by(core, core->links->start[i], most, least));
    if (*least < 4) *least = 4;
    return prune(core, torn);
}

/* ---- closing ------------------------------------------------------------------------------------------- */

static void find_layers(const struct nn_se_core *core, int start, int most, struct layers *layers)
{
    layers->fresh[0] = layers->ons = nn_one_cell(start);
    for (layers->count = 1; 2 * layers->count + 2 <= most; layers->count++) {
        const struct nn_cells fresh = nn_cells_less(next_ons(core, layers->fresh[layers->count - 1]), layers->ons);
        if (nn_cells_are_none(fresh)) return;
        layers->fresh[layers->count] = fresh;
        layers->ons = nn_cells_or(layers->ons, fresh);
    }
}

/* Does a node of a layer make `last` off, which makes the start on, and is not off on the way? */
static bool may_end_with(const struct nn_se_core *core, const struct layers *layers, int last, int least)
{
    const struct nn_cells ends = core->row[last].offs;
    int deepest = layers->count - 1;
    while (2 * deepest + 2 >= least && !nn_cells_meet(layers->fresh[deepest], ends)) deepest--;
    if (2 * deepest + 2 < least) return false;
    struct nn_cells offs = nn_one_cell(last), fresh = layers->fresh[0];
    for (int step = 1; step <= deepest; step++) {
        const struct nn_cells off_now = nn_cells_less(offs_after(core, fresh), offs);
        offs = nn_cells_or(offs, off_now);
        fresh = nn_cells_and(ons_after(core, off_now), layers->fresh[step]);
        if (2 * step + 2 >= least && nn_cells_meet(fresh, ends)) return true;
    }
    return false;
}

bool nn_se_may_close(const struct nn_se_core *core, int start, int least, int most)
{
    assert(nn_cells_have(core->nodes, start));
    struct layers layers;
    find_layers(core, start, most, &layers);
    NN_EACH_CELL(last, core->strong[start]) if (may_end_with(core, &layers, last, least)) return true;
    return false;
}
