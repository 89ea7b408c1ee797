/* se_chains.c: forcing chains of single links, and the choice between chains and cycles. See se_chains.h.
 *
 * The nodes of a chain alternate between on and off. Read backwards with on and off exchanged it is a chain again, with
 * the same start and end: so at the middle the two meet in a contradiction, two nodes on that see each other or two
 * nodes off of which one must be on. The shortest chain from a start has therefore twice the length at which its
 * layers, which are sets, first contradict themselves. No order and no parents are needed, since what a chain does
 * depends on its start alone. All starts are followed together, two nodes at a time, until the first has a chain.
 *
 *     off at depth 1, on at depth 2: a node in both sets closes a chain of 4 nodes
 *     off at depth 3, on at depth 2: 6,  off at depth 3, on at depth 4: 8, and so on. */
#include "rate/se/se_chains.h"

#include <assert.h>

#include "logic/forcing/forcer.h"
#include "rate/se/se_chain_names.h"

/* ---- the choice ---------------------------------------------------------------------------------------- */

static double difficulty_of(enum nn_se_link_kind kind, enum nn_se_chain_form form, int length)
{
    assert(length >= 2);
    return nn_hint_difficulty(nn_plain_base(kind == NN_SE_XY, form == NN_SE_CYCLE), length);
}

static int order_of(const struct nn_se_chain *chain)
{
    return (chain->cell * 9 + chain->digit) * 3 + (int)chain->form;
}

static bool is_better_chain(const struct nn_se_chain *a, const struct nn_se_chain *b)
{
    if (!b->length) return true;
    if (a->difficulty != b->difficulty) return a->difficulty < b->difficulty;
    if (a->length != b->length) return a->length < b->length;
    if (a->kind != b->kind) return a->kind < b->kind;
    return order_of(a) < order_of(b);
}

void nn_se_offer_chain(struct nn_se_chain *best, struct nn_se_chain *chain)
{
    assert(chain->length > 0 && chain->length <= NN_SE_LONGEST_CHAIN);
    chain->difficulty = difficulty_of(chain->kind, chain->form, chain->length);
    if (is_better_chain(chain, best)) *best = *chain;
}

int nn_se_longest_useful(const struct nn_se_chain *best, enum nn_se_link_kind kind, enum nn_se_chain_form form)
{
    if (!best->length) return NN_SE_LONGEST_CHAIN;
    int useful = 2;
    for (int length = 4; length < NN_SE_LONGEST_CHAIN; length += 2) {
        const double difficulty = difficulty_of(kind, form, length);
        if (difficulty > best->difficulty || (difficulty == best->difficulty && length > best->length)) break;
        useful = length;
    }
    return useful;
}

/* ---- chains -------------------------------------------------------------------------------------------- */

/* In the order in which they are tried. */
struct assumptions {
    struct nn_se_assumption *of;
    int count;
};

static void spread_offs(struct nn_se_assumption *assumption, const struct nn_se_row *rows)
{
    NN_EACH_CELL(on, assumption->fresh) assumption->offs = nn_cells_or(assumption->offs, rows[on].offs);
}

static void spread_ons(struct nn_se_assumption *assumption, const struct nn_se_row *rows)
{
    struct nn_cells next = nn_no_cells();
    NN_EACH_CELL(on, assumption->fresh) next = nn_cells_or(next, rows[on].ons);
    assumption->fresh = nn_cells_less(next, assumption->ons);
    assumption->ons = nn_cells_or(assumption->ons, assumption->fresh);
}

static bool is_contradiction(const struct nn_se_assumption *assumption)
{
    return nn_cells_meet(assumption->ons, assumption->offs);
}

static struct nn_se_assumption begin_on(const struct nn_se_links *links, enum nn_se_link_kind kind, int node)
{
    assert(kind != NN_SE_Y);
    const struct nn_se_row *const row = &links->row[kind][node];
    return (struct nn_se_assumption){row->offs, row->ons, .fresh = row->ons, .node = node, .is_on = true};
}

static struct nn_se_assumption begin_off(const struct nn_se_links *links, enum nn_se_link_kind kind, int node)
{
    assert(node < links->linked);
    const struct nn_cells ons = links->strong[kind][node];
    struct nn_se_assumption assumption = {.ons = ons, .fresh = ons, .node = node, .is_on = false};
    spread_offs(&assumption, links->row[kind]);
    return assumption;
}

/* Chains of four nodes. True: the last assumption has one.
 * With a single strong link to another node a chain from off begins and ends with that node: without its ends it
 * is the other's chain from on, and shorter. */
static bool begin_all(struct assumptions *all, const struct nn_se_links *links, enum nn_se_link_kind kind)
{
    all->count = 0;
    for (int i = 0; i < links->starts; i++) {
        const int node = links->start[i];
        if (!nn_cells_are_none(links->row[kind][node].ons)) {
            all->of[all->count++] = begin_on(links, kind, node);
            if (is_contradiction(&all->of[all->count - 1])) return true;
        }
        if (node < NN_SE_NODES && nn_se_are_several(links->strong[kind][node])) {
            all->of[all->count++] = begin_off(links, kind, node);
            if (is_contradiction(&all->of[all->count - 1])) return true;
        }
    }
    return false;
}

static void note_shortest(struct nn_se_shortest *shortest, const struct nn_se_assumption *assumption, int length)
{
    shortest->length = length;
    if (assumption->is_on) shortest->node[shortest->count++] = (uint16_t)assumption->node;
}

/* Two nodes more. The first contradiction, or NULL; what has come to its end is left out from now on. */
static const struct nn_se_assumption *spread_all(struct assumptions *all, const struct nn_se_row *rows, int length,
                                                 struct nn_se_shortest *shortest)
{
    const struct nn_se_assumption *first = NULL;
    int kept = 0;
    for (int i = 0; i < all->count; i++) {
        struct nn_se_assumption *const assumption = &all->of[i];
        if ((length % 4 == 2) == assumption->is_on) spread_offs(assumption, rows);
        else spread_ons(assumption, rows);
        if (is_contradiction(assumption)) {
            note_shortest(shortest, assumption, length);
            if (!first) first = assumption;
        }
        if (first || nn_cells_are_none(assumption->fresh)) continue;
        if (kept != i) all->of[kept] = *assumption;
        kept++;
    }
    all->count = kept;
    return first;
}

void nn_se_find_chains(struct nn_se_links *links, enum nn_se_link_kind kind, struct nn_se_chain *best,
                       struct nn_se_shortest *shortest)
{
    const int most = nn_se_longest_useful(best, kind, NN_SE_FROM_ON);
    struct assumptions all = {links->assumptions, 0};
    int length = 4;
    const struct nn_se_assumption *found = begin_all(&all, links, kind) ? &all.of[all.count - 1] : NULL;
    shortest->count = 0;
    shortest->length = found ? length : 0; /* no cycle is shorter, so we need no list */
    while (!found && all.count && length < most) {
        length += 2;
        found = spread_all(&all, links->row[kind], length, shortest);
    }
    if (!found) return;
    struct nn_se_chain chain = {.length = length,
                                .kind = kind,
                                .form = found->is_on ? NN_SE_FROM_ON : NN_SE_FROM_OFF,
                                .cell = links->cell[found->node],
                                .digit = links->digit[found->node]};
    nn_se_offer_chain(best, &chain);
}

/* ---- the technique ------------------------------------------------------------------------------------- */

/* What a cycle removes has a chain from on to off through the cycle; so without chains there are no cycles. */
static void find_best(struct nn_se_links *links, struct nn_se_chain *best)
{
    struct nn_se_shortest shortest;
    best->length = 0;
    nn_se_find_chains(links, NN_SE_X, best, &shortest);
    if (best->length) nn_se_find_cycles(links, NN_SE_X, best);
    const bool may_be_mixed = nn_se_longest_useful(best, NN_SE_XY, NN_SE_FROM_ON) >= 4;
    if (may_be_mixed) {
        nn_se_links_make_mixed(links);
        nn_se_find_chains(links, NN_SE_XY, best, &shortest);
    }
    if (!best->length) return;
    nn_se_find_cycles(links, NN_SE_Y, best);
    if (!may_be_mixed) return;
    if (shortest.length) nn_se_find_cycles_beside(links, NN_SE_XY, &shortest, best);
    else nn_se_find_cycles(links, NN_SE_XY, best);
}

bool nn_se_forcing_chain(struct nn_se_links *links, struct nn_se_hint *hint)
{
    struct nn_se_chain best;
    find_best(links, &best);
    if (!best.length) return false;
    static const enum nn_hint_kind kinds[] = {[NN_SE_X] = NN_HINT_X, [NN_SE_Y] = NN_HINT_Y, [NN_SE_XY] = NN_HINT_XY};
    const char *const name = nn_se_plain_chain_name(best.form == NN_SE_CYCLE, kinds[best.kind], best.length);
    nn_se_hint_begin(hint, name, best.difficulty);
    if (best.form == NN_SE_CYCLE)
        for (int digit = 0; digit < 9; digit++)
            nn_se_hint_remove_all(hint, links->board, best.removed[digit], 1u << digit);
    else if (best.form == NN_SE_FROM_OFF) nn_se_hint_place(hint, best.cell, best.digit);
    else nn_se_hint_remove(hint, links->board, best.cell, 1u << best.digit);
    return true;
}
