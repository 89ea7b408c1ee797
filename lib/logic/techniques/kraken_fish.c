/* kraken_fish.c: finned fish whose fins need chains.
 *
 * In a finned fish (basic_fish.c, franken_fish.c) a fin is true, or each house of the cover has the digit in a place of
 * the base. An ordinary one strikes what its fins see. Here the target is further away:
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
 * fins: so the houses of the base have no place in common. (These are HoDoKu's limits.) Each house
 * of the cover has a place of the base that no other one has. They are
 * searched smallest first, basic before Franken, then digit by digit, rows as base before columns.
 * For each first uncovered place of the base one of its houses comes into the cover, or it is a
 * fin. What follows from each candidate is at hand (chain_tables.h, with groups).
 *
 * Most candidates that can be removed are removed by many fish. Each is reported once, with the fish and chains that
 * are cheapest to check: the number of links, plus two for each house of the base. The cheapest come first. Simpler
 * cases are left out: a target of type 1 that sees all fins belongs to a finned fish; if the chains of type 2 begin
 * with all places of some house, it is a region forcing chain; and a target found by one type is not reported by the
 * other.
 *
 * Data: digits, base, cover, cells, fins as in any fish; in type 2 the house in question is the
 * first of the cover. Chains: one for each fin, in type 2 one for each place of the base in that
 * house, then one for each fin, from "it is true" to "the target is false". */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "logic/chain_tables.h"
#include "logic/fish.h"

enum {
    LARGEST_KRAKEN = 4,
    MOST_KRAKEN_FINS = 2,
    KRAKEN_EFFORT = 2000000, /* places looked at; enough for all of 9x9 */
    COST_OF_HOUSE = 2        /* in links */
};

/* The best fish for a target. */
struct kraken_catch {
    int cost; /* 0: there is none */
    uint8_t digit, size;
    uint8_t base[LARGEST_KRAKEN], cover[LARGEST_KRAKEN];
    struct nn_cells starts, fins; /* of the chains; the fins are among them */
};

struct kraken_order {
    int cost, target;
};

/* Scratch memory. Of the links rows are made as they are needed, and stay for the position. */
struct kraken_memory {
    uint32_t made;                               /* the tables' links.made for which it holds */
    bool has_row[NN_MOST_NODES];                 /* of a start */
    uint8_t links[NN_MOST_NODES][NN_MOST_NODES]; /* from true start to false target; 0: too far */
    struct kraken_catch best[NN_MOST_NODES];
    struct kraken_order order[NN_MOST_NODES];
};

struct kraken_search {
    struct nn_finding *finding;
    struct nn_chain_tables *tables;
    struct kraken_memory *memory;
    enum nn_technique technique;
    bool is_franken;
    int size, digit, kind;                   /* the kind of the base's lines */
    struct nn_cells places[NN_LOGIC_HOUSES]; /* of the digit in each house */
    int base[LARGEST_KRAKEN], cover[LARGEST_KRAKEN];
    struct nn_cells in_base, covered, doubly_covered, fins;
    uint8_t barred[NN_LOGIC_HOUSES]; /* not 0: in the base, or its turn is over */
    int effort;
};

/* ---- how far it is --------------------------------------------------------------------------- */

static const uint8_t *links_from(struct kraken_search *search, int start)
{
    const struct nn_implications *const table = &search->tables->links;
    struct nn_queue *const queue = &search->tables->queue;
    uint8_t *const row = search->memory->links[start];
    if (search->memory->has_row[start]) return row;
    search->memory->has_row[start] = true;
    nn_queue_begin(queue, table, start, true);
    nn_queue_fill(queue, table);
    for (int node = 0; node < table->candidates; node++) {
        const int at = queue->place[false][node];
        row[node] = at >= 0 ? queue->links[at] : 0;
    }
    return row;
}

/* All links from the starts to the target; 0: one of them is too far. */
static int links_from_all(struct kraken_search *search, struct nn_cells starts, int target)
{
    int links = 0;
    NN_EACH_CELL(cell, starts)
    {
        const int start = search->tables->links.node_at[cell][search->digit];
        const int here = links_from(search, start)[target];
        if (!here) return 0;
        links += here;
    }
    return links;
}

/* Each of the starts makes the target false: keep the fish if it is the best one so far, with this
 * house of the cover first. */
static void catch_kraken(struct kraken_search *search, int target, int first, struct nn_cells starts)
{
    struct kraken_catch *const best = &search->memory->best[target];
    const int links = links_from_all(search, starts, target);
    const int cost = links + COST_OF_HOUSE * search->size;
    if (!links || (best->cost && best->cost <= cost)) return;
    *best = (struct kraken_catch){.cost = cost,
                                  .digit = (uint8_t)search->digit,
                                  .size = (uint8_t)search->size,
                                  .starts = starts,
                                  .fins = search->fins};
    for (int i = 0; i < search->size; i++) {
        best->base[i] = (uint8_t)search->base[i];
        best->cover[i] = (uint8_t)search->cover[i];
    }
    best->cover[0] = (uint8_t)search->cover[first];
    best->cover[first] = (uint8_t)search->cover[0];
}

/* ---- what a fish strikes --------------------------------------------------------------------- */

/* What is false whichever of the cells holds the digit: into `all`. */
static void false_from_each(const struct kraken_search *search, struct nn_cells starts, uint64_t *all)
{
    const int words = search->tables->links.words;
    memset(all, 0xff, (size_t)words * sizeof *all);
    NN_EACH_CELL(cell, starts)
    {
        const int node = search->tables->links.node_at[cell][search->digit];
        const uint64_t *const out = nn_false_from(search->tables, node);
        for (int i = 0; i < words; i++) all[i] &= out[i];
    }
}

/* What goes if no fin is true: the rest of the cover, and what two of its houses have. */
static struct nn_cells struck_without_fins(const struct kraken_search *search)
{
    return nn_cells_less(nn_cells_or(nn_cells_less(search->covered, search->in_base), search->doubly_covered),
                         search->fins);
}

static void check_type_1(struct kraken_search *search)
{
    uint64_t out[NN_NODE_WORDS];
    const struct nn_cells seen = nn_common_peers(search->finding->geometry, search->fins);
    const struct nn_cells targets = nn_cells_less(struck_without_fins(search), seen);
    if (nn_cells_are_none(targets)) return;
    false_from_each(search, search->fins, out);
    NN_EACH_CELL(cell, targets)
    {
        const int target = search->tables->links.node_at[cell][search->digit];
        if (nn_nodes_have(out, target)) catch_kraken(search, target, 0, search->fins);
    }
}

/* The targets of a house of the cover: candidates that all of `starts` make false, but not these
 * themselves, nor targets of type 1. */
static void find_type_2_targets(const struct kraken_search *search, struct nn_cells starts, uint64_t *targets)
{
    const struct nn_implications *const table = &search->tables->links;
    false_from_each(search, starts, targets);
    NN_EACH_CELL(cell, nn_cells_or(starts, struck_without_fins(search)))
    {
        const int node = table->node_at[cell][search->digit];
        targets[node >> 6] &= ~nn_bit(node & 63);
    }
}

/* Are all places of the digit in some house among the cells? */
static bool have_a_house(const struct kraken_search *search, struct nn_cells cells)
{
    for (int house = 0; house < search->finding->geometry->houses; house++)
        if (nn_cells_within(search->places[house], cells) && !nn_cells_are_none(search->places[house])) return true;
    return false;
}

static void check_type_2_house(struct kraken_search *search, int index)
{
    assert(index >= 0 && index < search->size);
    uint64_t targets[NN_NODE_WORDS];
    const struct nn_cells here = search->places[search->cover[index]];
    const struct nn_cells starts = nn_cells_or(nn_cells_and(here, search->in_base), search->fins);
    if (have_a_house(search, starts)) return;
    find_type_2_targets(search, starts, targets);
    const int candidates = search->tables->links.candidates;
    for (int i = 0; i * 64 < candidates; i++)
        for (uint64_t rest = targets[i]; rest;) {
            const int target = i * 64 + nn_take_bit(&rest);
            if (target < candidates) catch_kraken(search, target, index, starts);
        }
}

static bool has_kraken_box(const struct kraken_search *search)
{
    const struct nn_geometry *const geometry = search->finding->geometry;
    for (int i = 0; i < search->size; i++)
        if (nn_kind_of_house(geometry, search->base[i]) == NN_BOX ||
            nn_kind_of_house(geometry, search->cover[i]) == NN_BOX)
            return true;
    return false;
}

/* Has each house of the cover a place of the base for itself? Else the others would do, and the fins alone decide. */
static bool is_cover_needed(const struct kraken_search *search)
{
    const struct nn_cells covered_once = nn_cells_less(search->in_base, search->doubly_covered);
    for (int i = 0; i < search->size; i++)
        if (!nn_cells_meet(search->places[search->cover[i]], covered_once)) return false;
    return true;
}

static void check_kraken(struct kraken_search *search)
{
    if (nn_cells_are_none(search->fins) || search->is_franken != has_kraken_box(search)) return;
    if (!is_cover_needed(search)) return;
    if (search->technique == NN_KRAKEN_FISH_1) check_type_1(search);
    else
        for (int i = 0; i < search->size; i++) check_type_2_house(search, i);
}

/* ---- base and cover -------------------------------------------------------------------------- */

static void choose_kraken_cover(struct kraken_search *search, int chosen);

static void try_kraken_house(struct kraken_search *search, int chosen, int house)
{
    assert(chosen < search->size && !search->barred[house]);
    const struct nn_cells covered = search->covered, doubly = search->doubly_covered;
    search->cover[chosen] = house;
    search->doubly_covered = nn_cells_or(doubly, nn_cells_and(covered, search->places[house]));
    search->covered = nn_cells_or(covered, search->places[house]);
    choose_kraken_cover(search, chosen + 1);
    search->covered = covered;
    search->doubly_covered = doubly;
}

static void try_kraken_fin(struct kraken_search *search, int chosen, int cell)
{
    const struct nn_cells fins = search->fins;
    if (nn_cells_count(fins) == MOST_KRAKEN_FINS) return;
    nn_cells_add(&search->fins, cell);
    choose_kraken_cover(search, chosen);
    search->fins = fins;
}

/* The line across, the box, or neither: then it is a fin. */
static void settle_place(struct kraken_search *search, int chosen, int cell)
{
    const uint8_t *const house_of = search->finding->geometry->house_of[cell];
    const int houses[2] = {house_of[NN_COLUMN - search->kind], house_of[NN_BOX]};
    const int count = search->is_franken ? 2 : 1;
    for (int i = 0; i < count; i++) {
        if (chosen < search->size && !search->barred[houses[i]]) try_kraken_house(search, chosen, houses[i]);
        search->barred[houses[i]]++;
    }
    try_kraken_fin(search, chosen, cell);
    for (int i = 0; i < count; i++) search->barred[houses[i]]--;
}

static void choose_kraken_cover(struct kraken_search *search, int chosen)
{
    if (search->effort-- <= 0) return;
    const struct nn_cells uncovered = nn_cells_less(nn_cells_less(search->in_base, search->covered), search->fins);
    if (!nn_cells_are_none(uncovered)) settle_place(search, chosen, nn_cells_first(uncovered));
    else if (chosen == search->size) check_kraken(search);
}

/* Choose the base's house number `chosen` and those that follow, from `from` on. */
static void choose_kraken_base(struct kraken_search *search, int chosen, int from)
{
    if (nn_finding_is_over(search->finding)) return;
    if (chosen == search->size) {
        choose_kraken_cover(search, 0);
        return;
    }
    const struct nn_geometry *const geometry = search->finding->geometry;
    const struct nn_cells in_base = search->in_base;
    for (int house = from; house < geometry->houses && search->effort > 0; house++) {
        const int kind = nn_kind_of_house(geometry, house);
        if (kind != search->kind && !(kind == NN_BOX && search->is_franken)) continue;
        if (search->finding->grid->open_places[house][search->digit] < 2) continue;
        if (nn_cells_meet(in_base, search->places[house])) continue;
        search->base[chosen] = house;
        search->in_base = nn_cells_or(in_base, search->places[house]);
        search->barred[house]++;
        choose_kraken_base(search, chosen + 1, house + 1);
        search->barred[house]--;
        search->in_base = in_base;
    }
}

/* All fish of one size and form. */
static void search_krakens(struct kraken_search *search)
{
    const struct nn_geometry *const geometry = search->finding->geometry;
    for (search->digit = 0; search->digit < geometry->side; search->digit++) {
        for (int house = 0; house < geometry->houses; house++)
            search->places[house] = nn_grid_places(search->finding->grid, search->digit, house);
        for (search->kind = NN_ROW; search->kind <= NN_COLUMN; search->kind++) choose_kraken_base(search, 0, 0);
    }
}

/* ---- telling --------------------------------------------------------------------------------- */

static void tell_kraken_chain(struct kraken_search *search, int start, int target)
{
    struct nn_step *const step = &search->finding->step;
    const struct nn_implications *const table = &search->tables->links;
    struct nn_queue *const queue = &search->tables->queue;
    int way[NN_MOST_LINKS + 1];
    nn_queue_begin(queue, table, start, true);
    nn_queue_find(queue, table, target, false);
    const int links = nn_queue_way(queue, target, false, way);
    nn_step_chain(step);
    for (int i = 0; i <= links; i++) nn_step_link(step, table->cells[way[i]], table->digit[way[i]], !(i & 1));
}

static void fill_kraken(struct kraken_search *search, const struct kraken_catch *best)
{
    struct nn_finding *const finding = search->finding;
    struct nn_fish fish = {
        .technique = search->technique, .digit = best->digit, .size = best->size, .fins = best->fins};
    for (int i = 0; i < best->size; i++) {
        fish.base[i] = best->base[i];
        fish.cover[i] = best->cover[i];
        fish.cells = nn_cells_or(fish.cells, nn_grid_places(finding->grid, best->digit, best->base[i]));
    }
    fish.cells = nn_cells_less(fish.cells, best->fins);
    nn_fish_fill(finding, &fish);
}

static bool report_kraken(struct kraken_search *search, int target)
{
    assert(search->memory->best[target].cost);
    const struct kraken_catch *const best = &search->memory->best[target];
    const struct nn_implications *const table = &search->tables->links;
    fill_kraken(search, best);
    NN_EACH_CELL(cell, nn_cells_less(best->starts, best->fins))
    tell_kraken_chain(search, table->node_at[cell][best->digit], target);
    NN_EACH_CELL(cell, best->fins)
    tell_kraken_chain(search, table->node_at[cell][best->digit], target);
    nn_step_remove(&search->finding->step, search->finding->grid, table->digit[target], table->cells[target]);
    return nn_finding_report(search->finding);
}

static int compare_krakens(const void *a, const void *b)
{
    const struct kraken_order *const one = a, *const two = b;
    return one->cost != two->cost ? one->cost - two->cost : one->target - two->target;
}

static bool report_krakens(struct kraken_search *search)
{
    struct kraken_order *const order = search->memory->order;
    size_t count = 0;
    for (int target = 0; target < search->tables->links.candidates; target++)
        if (search->memory->best[target].cost)
            order[count++] = (struct kraken_order){search->memory->best[target].cost, target};
    qsort(order, count, sizeof *order, compare_krakens);
    for (size_t i = 0; i < count; i++)
        if (!report_kraken(search, order[i].target)) return false;
    return true;
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool find_krakens_of(struct kraken_search *search, enum nn_technique technique)
{
    if (!nn_finding_wants(search->finding, technique)) return true;
    const size_t candidates = (size_t)search->tables->links.candidates;
    memset(search->memory->best, 0, candidates * sizeof *search->memory->best);
    search->technique = technique;
    search->effort = KRAKEN_EFFORT;
    for (search->size = 2; search->size <= LARGEST_KRAKEN; search->size++)
        for (int form = 0; form < 2; form++) {
            search->is_franken = form;
            search_krakens(search);
        }
    return report_krakens(search);
}

bool nn_find_kraken_fish(struct nn_finding *finding)
{
    struct kraken_search search = {.finding = finding};
    search.tables = nn_chain_tables_for(finding, NN_WITH_GROUPS);
    search.memory = nn_finding_scratch(finding, NN_SCRATCH_KRAKEN, sizeof *search.memory);
    if (!search.tables || !search.memory) return true;
    if (search.memory->made != search.tables->links.made) {
        search.memory->made = search.tables->links.made;
        memset(search.memory->has_row, 0, sizeof search.memory->has_row);
    }
    return find_krakens_of(&search, NN_KRAKEN_FISH_1) && find_krakens_of(&search, NN_KRAKEN_FISH_2);
}
