/* kraken_fish.c: finned fish whose fins need chains.
 *
 * Of a finned fish (basic_fish.c, franken_fish.c) it is known: a fin is true, or each house of the
 * cover has the digit in a place of the base. An ordinary one strikes what its fins see. Here the
 * target is further away:
 *
 *     type 1    what the fish would strike without its fins, if each fin makes it false, at once or
 *               by a chain
 *     type 2    any candidate of the board, if each place of the base in one house of the cover
 *               makes it false, and each fin: one of these is true
 *
 *         c2      c8                  the base is r1 and r4, the cover c2 and c8, f is a fin, t the
 *     r1   x       x                  target of type 1: with a chain from f to "t is false" it goes.
 *     r4   x       x   f              Type 2 with c8: what the x of c8 and f all make false goes
 *     r7           t
 *
 * The fish are basic and Franken, of two to four houses, with one or two fins, but without endo
 * fins: so the houses of the base have no place in common. (These are HoDoKu's limits.) They are
 * searched smallest first, basic before Franken, then digit by digit, rows as base before columns.
 * For each first uncovered place of the base one of its houses comes into the cover, or it is a
 * fin. What follows from each candidate is at hand (chain_tables.h, with groups).
 *
 * A candidate is told once, with the first fish that strikes it. Left out is what needs less: a
 * target of type 1 that sees all fins is one of a finned fish; in type 2 a house of the cover that
 * has no other places is a region forcing chain, and a target that the other type has is its.
 *
 * Data: digits, base, cover, cells, fins as in any fish; in type 2 the house in question is the
 * first of the cover. Chains: one for each fin, in type 2 one for each place of the base in that
 * house, then one for each fin, from "it is true" to "the target is false". */
#include <string.h>

#include "logic/chain_tables.h"
#include "logic/fish.h"

enum {
    LARGEST_KRAKEN = 4,
    MOST_KRAKEN_FINS = 2,
    KRAKEN_EFFORT = 2000000 /* places looked at; enough for all of 9x9 */
};

struct kraken_hunt {
    struct nn_search *search;
    struct nn_chain_tables *tables;
    enum nn_technique technique;
    bool is_franken;
    int size, digit, kind;                   /* the kind of the base's lines */
    struct nn_cells places[NN_LOGIC_HOUSES]; /* of the digit in each house */
    int base[LARGEST_KRAKEN], cover[LARGEST_KRAKEN];
    struct nn_cells in_base, covered, doubly_covered, fins;
    uint8_t barred[NN_LOGIC_HOUSES]; /* not 0: in the base, or its turn is over */
    uint64_t told[NN_NODE_WORDS];    /* targets */
    int effort;
};

/* ---- telling --------------------------------------------------------------------------------- */

static void tell_kraken_chain(struct kraken_hunt *hunt, int start, int target)
{
    struct nn_step *const step = &hunt->search->step;
    const struct nn_implications *const table = &hunt->tables->links;
    struct nn_queue *const queue = &hunt->tables->queue;
    int way[NN_MOST_LINKS + 1];
    nn_queue_begin(queue, table, start, true);
    nn_queue_find(queue, table, target, false);
    const int links = nn_queue_way(queue, target, false, way);
    nn_step_chain(step);
    for (int i = 0; i <= links; i++)
        nn_step_link(step, table->cells[way[i]], table->digit[way[i]], !(i & 1));
}

static void tell_kraken_chains(struct kraken_hunt *hunt, struct nn_cells starts, int target)
{
    NN_EACH_CELL(cell, starts)
    tell_kraken_chain(hunt, hunt->tables->links.node_at[cell][hunt->digit], target);
}

/* The fish itself, with this house of the cover first. */
static struct nn_fish kraken_body(const struct kraken_hunt *hunt, int first)
{
    struct nn_fish fish = {
        .technique = hunt->technique, .digit = hunt->digit, .size = hunt->size, .fins = hunt->fins};
    for (int i = 0; i < hunt->size; i++) {
        fish.base[i] = hunt->base[i];
        fish.cover[i] = hunt->cover[i];
    }
    fish.cover[0] = hunt->cover[first];
    fish.cover[first] = hunt->cover[0];
    fish.cells = nn_cells_less(hunt->in_base, hunt->fins);
    return fish;
}

/* `body`: the places of the base in the first house of the cover; none in type 1. */
static bool report_kraken(struct kraken_hunt *hunt, int target, int first, struct nn_cells body)
{
    const struct nn_implications *const table = &hunt->tables->links;
    const struct nn_fish fish = kraken_body(hunt, first);
    nn_nodes_add(hunt->told, target);
    nn_fish_fill(hunt->search, &fish);
    tell_kraken_chains(hunt, body, target);
    tell_kraken_chains(hunt, hunt->fins, target);
    nn_step_remove(&hunt->search->step, hunt->search->grid, table->digit[target],
                   table->cells[target]);
    return nn_search_report(hunt->search);
}

/* ---- what a fish strikes --------------------------------------------------------------------- */

/* What is false whichever of the cells holds the digit: into `all`. */
static void false_from_each(const struct kraken_hunt *hunt, struct nn_cells starts, uint64_t *all)
{
    const int words = hunt->tables->links.words;
    memset(all, 0xff, (size_t)words * sizeof *all);
    NN_EACH_CELL(cell, starts)
    {
        const int node = hunt->tables->links.node_at[cell][hunt->digit];
        const uint64_t *const out = nn_false_from(hunt->tables, node);
        for (int i = 0; i < words; i++) all[i] &= out[i];
    }
}

/* What goes if no fin is true: the rest of the cover, and what two of its houses have. */
static struct nn_cells struck_without_fins(const struct kraken_hunt *hunt)
{
    return nn_cells_less(
        nn_cells_or(nn_cells_less(hunt->covered, hunt->in_base), hunt->doubly_covered), hunt->fins);
}

static bool check_type_1(struct kraken_hunt *hunt)
{
    uint64_t out[NN_NODE_WORDS];
    const struct nn_cells seen = nn_common_peers(hunt->search->geometry, hunt->fins);
    const struct nn_cells targets = nn_cells_less(struck_without_fins(hunt), seen);
    if (nn_cells_are_none(targets)) return true;
    false_from_each(hunt, hunt->fins, out);
    NN_EACH_CELL(cell, targets)
    {
        const int node = hunt->tables->links.node_at[cell][hunt->digit];
        if (!nn_nodes_have(out, node) || nn_nodes_have(hunt->told, node)) continue;
        if (!report_kraken(hunt, node, 0, nn_no_cells())) return false;
    }
    return true;
}

/* The targets of a house of the cover: candidates that all of `starts` make false, but not these
 * themselves, nor targets of type 1. */
static void find_type_2_targets(const struct kraken_hunt *hunt, struct nn_cells starts,
                                uint64_t *targets)
{
    const struct nn_implications *const table = &hunt->tables->links;
    false_from_each(hunt, starts, targets);
    NN_EACH_CELL(cell, nn_cells_or(starts, struck_without_fins(hunt)))
    {
        const int node = table->node_at[cell][hunt->digit];
        targets[node >> 6] &= ~nn_bit(node & 63);
    }
    for (int i = 0; i < table->words; i++) targets[i] &= ~hunt->told[i];
}

static bool check_type_2_house(struct kraken_hunt *hunt, int index)
{
    uint64_t targets[NN_NODE_WORDS];
    const struct nn_cells here = hunt->places[hunt->cover[index]];
    const struct nn_cells body = nn_cells_less(nn_cells_and(here, hunt->in_base), hunt->fins);
    const struct nn_cells starts = nn_cells_or(body, hunt->fins);
    if (nn_cells_within(here, starts) || nn_cells_count(starts) > NN_STEP_CHAINS) return true;
    find_type_2_targets(hunt, starts, targets);
    const int candidates = hunt->tables->links.candidates;
    for (int i = 0; i * 64 < candidates; i++)
        for (uint64_t rest = targets[i]; rest;) {
            const int node = i * 64 + nn_take_bit(&rest);
            if (node < candidates && !report_kraken(hunt, node, index, body)) return false;
        }
    return true;
}

static bool has_kraken_box(const struct kraken_hunt *hunt)
{
    const struct nn_geometry *const geometry = hunt->search->geometry;
    for (int i = 0; i < hunt->size; i++)
        if (nn_kind_of_house(geometry, hunt->base[i]) == NN_BOX ||
            nn_kind_of_house(geometry, hunt->cover[i]) == NN_BOX)
            return true;
    return false;
}

static bool check_kraken(struct kraken_hunt *hunt)
{
    if (nn_cells_are_none(hunt->fins) || hunt->is_franken != has_kraken_box(hunt)) return true;
    if (hunt->technique == NN_KRAKEN_FISH_1) return check_type_1(hunt);
    for (int i = 0; i < hunt->size; i++)
        if (!check_type_2_house(hunt, i)) return false;
    return true;
}

/* ---- base and cover -------------------------------------------------------------------------- */

static bool choose_kraken_cover(struct kraken_hunt *hunt, int chosen);

static bool try_kraken_house(struct kraken_hunt *hunt, int chosen, int house)
{
    const struct nn_cells covered = hunt->covered, doubly = hunt->doubly_covered;
    hunt->cover[chosen] = house;
    hunt->doubly_covered = nn_cells_or(doubly, nn_cells_and(covered, hunt->places[house]));
    hunt->covered = nn_cells_or(covered, hunt->places[house]);
    const bool goes_on = choose_kraken_cover(hunt, chosen + 1);
    hunt->covered = covered;
    hunt->doubly_covered = doubly;
    return goes_on;
}

static bool try_kraken_fin(struct kraken_hunt *hunt, int chosen, int cell)
{
    const struct nn_cells fins = hunt->fins;
    if (nn_cells_count(fins) == MOST_KRAKEN_FINS) return true;
    nn_cells_add(&hunt->fins, cell);
    const bool goes_on = choose_kraken_cover(hunt, chosen);
    hunt->fins = fins;
    return goes_on;
}

/* The line across, the box, or neither: then it is a fin. */
static bool settle_place(struct kraken_hunt *hunt, int chosen, int cell)
{
    const uint8_t *const house_of = hunt->search->geometry->house_of[cell];
    const int houses[2] = {house_of[NN_COLUMN - hunt->kind], house_of[NN_BOX]};
    bool goes_on = true;
    for (int i = 0; i <= hunt->is_franken; i++) {
        if (goes_on && chosen < hunt->size && !hunt->barred[houses[i]])
            goes_on = try_kraken_house(hunt, chosen, houses[i]);
        hunt->barred[houses[i]]++;
    }
    goes_on = goes_on && try_kraken_fin(hunt, chosen, cell);
    for (int i = 0; i <= hunt->is_franken; i++) hunt->barred[houses[i]]--;
    return goes_on;
}

static bool choose_kraken_cover(struct kraken_hunt *hunt, int chosen)
{
    if (hunt->effort-- <= 0) return false;
    const struct nn_cells uncovered =
        nn_cells_less(nn_cells_less(hunt->in_base, hunt->covered), hunt->fins);
    if (nn_cells_are_none(uncovered)) return chosen < hunt->size || check_kraken(hunt);
    return settle_place(hunt, chosen, nn_cells_first(uncovered));
}

/* Choose the base's house number `chosen` and those that follow, from `from` on. */
static bool choose_kraken_base(struct kraken_hunt *hunt, int chosen, int from)
{
    if (chosen == hunt->size)
        return !nn_watch_is_over(&hunt->search->watch) && choose_kraken_cover(hunt, 0);
    const struct nn_geometry *const geometry = hunt->search->geometry;
    const struct nn_cells in_base = hunt->in_base;
    for (int house = from; house < geometry->houses; house++) {
        const int kind = nn_kind_of_house(geometry, house);
        if (kind != hunt->kind && !(kind == NN_BOX && hunt->is_franken)) continue;
        if (hunt->search->grid->open_places[house][hunt->digit] < 2) continue;
        if (nn_cells_meet(in_base, hunt->places[house])) continue;
        hunt->base[chosen] = house;
        hunt->in_base = nn_cells_or(in_base, hunt->places[house]);
        hunt->barred[house]++;
        const bool goes_on = choose_kraken_base(hunt, chosen + 1, house + 1);
        hunt->barred[house]--;
        hunt->in_base = in_base;
        if (!goes_on) return false;
    }
    return true;
}

/* ---- the search ------------------------------------------------------------------------------ */

/* All fish of one size and form. */
static bool hunt_krakens(struct kraken_hunt *hunt)
{
    const struct nn_geometry *const geometry = hunt->search->geometry;
    for (hunt->digit = 0; hunt->digit < geometry->side; hunt->digit++) {
        for (int house = 0; house < geometry->houses; house++)
            hunt->places[house] = nn_grid_places(hunt->search->grid, hunt->digit, house);
        for (hunt->kind = NN_ROW; hunt->kind <= NN_COLUMN; hunt->kind++)
            if (!choose_kraken_base(hunt, 0, 0)) return false;
    }
    return true;
}

static bool find_krakens_of(struct nn_search *search, struct nn_chain_tables *tables,
                            enum nn_technique technique)
{
    struct kraken_hunt hunt = {
        .search = search, .tables = tables, .technique = technique, .effort = KRAKEN_EFFORT};
    for (hunt.size = 2; hunt.size <= LARGEST_KRAKEN; hunt.size++)
        for (int form = 0; form < 2; form++) {
            hunt.is_franken = form;
            if (!hunt_krakens(&hunt)) return hunt.effort < 0;
        }
    return true;
}

bool nn_find_kraken_fish(struct nn_search *search)
{
    struct nn_chain_tables *const tables = nn_chain_tables_for(search, NN_WITH_GROUPS);
    if (!tables) return true;
    return (!nn_search_wants(search, NN_KRAKEN_FISH_1) ||
            find_krakens_of(search, tables, NN_KRAKEN_FISH_1)) &&
           (!nn_search_wants(search, NN_KRAKEN_FISH_2) ||
            find_krakens_of(search, tables, NN_KRAKEN_FISH_2));
}
