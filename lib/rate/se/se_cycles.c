/* se_cycles.c: bidirectional cycles of single links. See se_chains.h, and se_cycle_core.h for what a cycle is.
 *
 * Which cycle is found from a node depends on the order of the search. It goes in layers; a node is on once, by the
 * first that makes it so, while it may be off again and again. As what it makes on when off again is on already, only
 * the closing of a cycle needs a look at all that are on in a layer. Nodes outside the core are on no way back to
 * the start, so the search does without them and still takes the other nodes in the same order. */
#include <assert.h>
#include <string.h>

#include "rate/se/se_chains.h"
#include "rate/se/se_cycle_core.h"

/* ---- one start ----------------------------------------------------------------------------------------- */

struct cycle_search {
    const struct nn_se_core *core;
    int start;
    struct nn_cells on, off;        /* made so far */
    uint8_t parent[2][NN_SE_NODES]; /* [is_on] */
    uint8_t queue[2][NN_SE_NODES];  /* [is_on], in the order of making */
    int end[2];
};

enum { MOST_LINKS = 32 };

static int list_nodes(struct nn_cells nodes, uint8_t list[], int count)
{
    NN_EACH_CELL(node, nodes) list[count++] = (uint8_t)node;
    return count;
}

/* The nodes, which are linked to one, in the order in which its links are followed: in the cell, in the block, in the
 * row, in the column. */
static int list_in_order(const struct nn_se_links *links, int node, struct nn_cells nodes, uint8_t list[MOST_LINKS])
{
    assert(node < links->linked);
    if (!nn_se_are_several(nodes)) return list_nodes(nodes, list, 0);
    const int cell = links->cell[node], digit = links->digit[node];
    const uint8_t *const houses = links->board->geometry->house_of[cell];
    int count = list_nodes(nn_cells_and(nodes, links->in_cell[cell]), list, 0);
    count = list_nodes(nn_cells_and(nodes, links->in_house[houses[0]][digit]), list, count);
    const struct nn_cells rest = nn_cells_less(nodes, links->in_house[houses[0]][digit]);
    count = list_nodes(nn_cells_and(rest, links->in_house[houses[2]][digit]), list, count);
    return list_nodes(nn_cells_and(rest, links->in_house[houses[1]][digit]), list, count);
}

/* The parent makes these on or off, those that are not yet. */
static void make_nodes(struct cycle_search *search, bool is_on, struct nn_cells nodes, int parent)
{
    uint8_t list[MOST_LINKS];
    struct nn_cells *const made = is_on ? &search->on : &search->off;
    const struct nn_cells fresh = nn_cells_less(nodes, *made);
    if (nn_cells_are_none(fresh)) return;
    const int count = list_in_order(search->core->links, parent, fresh, list);
    for (int i = 0; i < count; i++) {
        search->parent[is_on][list[i]] = (uint8_t)parent;
        search->queue[is_on][search->end[is_on]++] = list[i];
    }
    *made = nn_cells_or(*made, fresh);
}

static bool is_off_before(const struct cycle_search *search, int on, int node)
{
    while (on != search->start) {
        const int off = search->parent[true][on];
        if (off == node) return true;
        on = search->parent[false][off];
    }
    return false;
}

/* What the cycle removes that ends with these two. False: nothing. */
static bool find_cycle_effect(const struct cycle_search *search, int on, int off, struct nn_cells removed[9])
{
    const struct nn_se_links *const links = search->core->links;
    const struct nn_se_geometry *const geometry = links->board->geometry;
    struct nn_cells cells = nn_no_cells(), any = nn_no_cells(), seen[2][9];
    memset(seen, 0, sizeof seen);
    for (int is_on = 0, node = off;; is_on = !is_on) {
        const int cell = links->cell[node], digit = links->digit[node];
        nn_cells_add(&cells, cell);
        seen[is_on][digit] = nn_cells_or(seen[is_on][digit], geometry->seen[cell]);
        if (is_on && node == search->start) break;
        node = !is_on && node == off ? on : search->parent[is_on][node];
    }
    for (int digit = 0; digit < 9; digit++) {
        const struct nn_cells both = nn_cells_less(nn_cells_and(seen[0][digit], seen[1][digit]), cells);
        removed[digit] = nn_cells_are_none(both) ? both : nn_cells_and(both, links->board->cells_of[digit]);
        any = nn_cells_or(any, removed[digit]);
    }
    return !nn_cells_are_none(any);
}

/* Is there a cycle with an effect that ends with this node and one that is off? */
static bool close_cycle(const struct cycle_search *search, int on, struct nn_cells removed[9])
{
    uint8_t list[MOST_LINKS];
    const struct nn_cells last = nn_cells_and(search->core->row[on].offs, search->core->strong[search->start]);
    if (nn_cells_are_none(last)) return false;
    const int count = list_in_order(search->core->links, on, last, list);
    for (int i = 0; i < count; i++)
        if (!is_off_before(search, on, list[i]) && find_cycle_effect(search, on, list[i], removed)) return true;
    return false;
}

/* The next two layers: what the nodes from `first` on make off, and what these make on. */
static void spread_cycle(struct cycle_search *search, int first)
{
    const int end_on = search->end[true], first_off = search->end[false];
    for (int i = first; i < end_on; i++) {
        const int on = search->queue[true][i];
        make_nodes(search, false, search->core->row[on].offs, on);
    }
    for (int i = first_off; i < search->end[false]; i++) {
        const int off = search->queue[false][i];
        make_nodes(search, true, search->core->strong[off], off);
    }
}

/* The length of the first cycle with an effect, or 0. */
static int find_cycle(struct cycle_search *search, int least, int most, struct nn_cells removed[9])
{
    assert(nn_cells_have(search->core->nodes, search->start));
    search->on = nn_one_cell(search->start);
    search->off = nn_no_cells();
    search->queue[true][0] = (uint8_t)search->start;
    search->end[true] = 1;
    search->end[false] = 0;
    int first = 0;
    for (int length = 4; length <= most && first < search->end[true]; length += 2) {
        const int end = search->end[true];
        spread_cycle(search, first);
        first = end;
        for (int i = first; i < search->end[true] && length >= least; i++)
            if (close_cycle(search, search->queue[true][i], removed)) return length;
    }
    return 0;
}

/* ---- all starts ---------------------------------------------------------------------------------------- */

/* True: there is a cycle of such a length from these nodes. The best is offered. */
static bool find_cycle_from(const struct nn_se_core *core, struct nn_cells nodes, int least, int most,
                            enum nn_se_link_kind kind, struct nn_se_chain *best)
{
    struct nn_se_chain chain = {.kind = kind, .form = NN_SE_CYCLE};
    struct cycle_search search;
    search.core = core;
    bool is_any = false;
    NN_EACH_CELL(node, nodes)
    {
        if (!nn_se_may_close(core, node, least, most)) continue;
        search.start = node;
        chain.length = find_cycle(&search, least, most, chain.removed);
        if (!chain.length) continue;
        chain.cell = core->links->cell[node];
        chain.digit = core->links->digit[node];
        nn_se_offer_chain(best, &chain);
        is_any = true;
        most = chain.length - 2; /* of equal ones the first is used */
    }
    return is_any;
}

void nn_se_find_cycles(const struct nn_se_links *links, enum nn_se_link_kind kind, struct nn_se_chain *best)
{
    const int most = nn_se_longest_useful(best, kind, NN_SE_CYCLE);
    struct nn_se_core core;
    int least;
    if (most < 4 || !nn_se_core_find(&core, links, kind)) return;
    const struct nn_cells nodes = nn_se_torn_nodes(&core, most, &least);
    find_cycle_from(&core, nodes, least, most, kind, best);
}

/* ---- beside chains of the same difficulty ---------------------------------------------------------------- */

/* Where cycles as long as the best chain would be better: up to its start, as the cycles of a start come first. */
static struct nn_cells early_nodes(const struct nn_se_core *core, enum nn_se_link_kind kind, int length,
                                   const struct nn_se_chain *best)
{
    const struct nn_se_links *const links = core->links;
    const bool is_tie = best->kind == kind && best->length == length;
    struct nn_cells nodes = nn_no_cells();
    NN_EACH_CELL(node, core->nodes)
    {
        if (is_tie && links->cell[node] * 9 + links->digit[node] > best->cell * 9 + best->digit) return nodes;
        if (nn_se_may_close(core, node, length, length)) nn_cells_add(&nodes, node);
    }
    return nodes;
}

/* What a cycle removes has a chain at most two nodes longer. So a useful cycle is two nodes shorter than the shortest
 * chains, and removes the start of one of these, or it is as long as they are. */
void nn_se_find_cycles_beside(const struct nn_se_links *links, enum nn_se_link_kind kind,
                              const struct nn_se_shortest *shortest, struct nn_se_chain *best)
{
    const int most = nn_se_longest_useful(best, kind, NN_SE_CYCLE), length = shortest->length;
    struct nn_se_core core;
    int least = most;
    if (most < length - 2 || !nn_se_core_find(&core, links, kind)) return;
    struct nn_cells nodes = nn_no_cells();
    for (int i = 0; i < shortest->count; i++)
        nodes = nn_cells_or(nodes, nn_se_torn_by(&core, shortest->node[i], length - 2, &least));
    if (find_cycle_from(&core, nodes, length - 2, length - 2, kind, best) || most < length) return;
    const struct nn_cells early = early_nodes(&core, kind, length, best);
    if (nn_cells_are_none(early)) return;
    nodes = nn_cells_and(early, nn_se_torn_nodes(&core, length, &least));
    find_cycle_from(&core, nodes, length, length, kind, best);
}
