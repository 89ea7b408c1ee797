/* x_chains.c: X-chain.
 *
 * A chain of one digit whose links are in turn strong (one of the two cells holds it) and weak (not both
 * do), strong at both ends: if the first cell does not hold the digit the last one does. So what sees both
 * ends loses it. It has 19 links at most, and no cell twice. With three links it is also a skyscraper, a kite or a turbot
 * fish, which are looked for before it; so a chain that is to be the next step has five links or more.
 *
 * Digits without targets (fish_templates.h) are skipped. From each cell of the others a search by
 * breadth finds the shortest chain to each end; all are compared (rank.h).
 *
 * A search by breadth keeps one way to each cell, and that way may have a cell which another chain needs behind it. Where
 * all chains are wanted, the lengths are measured again with cells allowed to repeat. Nearly always nothing is shorter;
 * else the chain of this length is searched for in depth, then longer ones.
 *
 * Data: digits: the digit; cells: the chain's. chains[0]: one node a cell, false and true in turn. */
#include "logic/finder.h"
#include "logic/fish_templates.h"
#include "logic/linked.h"
#include "logic/rank.h"

enum {
    X_NODES = 20,
    X_SHORTEST = 6,        /* of those that are taken as a step */
    X_SHORTEST_LISTED = 4, /* where all are wanted */
    X_EFFORT = 1000000     /* cells of a search in depth */
};

struct x_state {
    uint16_t cell;
    uint8_t count; /* nodes until here: odd: false, even: true */
    int16_t before;
    struct nn_cells way; /* the cells until here */
};

struct x_walk {
    struct x_state states[2 * NN_LOGIC_CELLS];
    int count;
};

struct x_chain {
    int cells[X_NODES], count;
};

struct x_choice {
    struct nn_rank rank;
    int digit, start, end;
};

/* The strong links of all places of a digit. */
struct x_links {
    struct nn_cells linked[NN_LOGIC_CELLS];
    struct nn_cells ends; /* places with a link */
};

/* How many nodes lead from a start to each cell if cells may repeat, [is_true]; 0: none do. */
struct x_lengths {
    uint8_t nodes[2][NN_LOGIC_CELLS];
};

struct x_memory {
    struct x_links links;
    struct x_walk walk;
    struct x_lengths from_start, from_end;
    int effort; /* left of a search in depth */
};

static void find_x_links(const struct nn_grid *grid, int digit, struct x_links *links)
{
    links->ends = nn_no_cells();
    NN_EACH_CELL(cell, grid->places[digit])
    {
        links->linked[cell] = nn_linked_cells(grid, digit, cell);
        if (!nn_cells_are_none(links->linked[cell])) nn_cells_add(&links->ends, cell);
    }
}

static void add_x_state(struct x_walk *walk, int before, int cell)
{
    struct x_state *state = &walk->states[walk->count++];
    const struct x_state *const from = before < 0 ? NULL : &walk->states[before];
    *state = (struct x_state){.cell = (uint16_t)cell,
                              .count = (uint8_t)(from ? from->count + 1 : 1),
                              .before = (int16_t)before,
                              .way = from ? from->way : nn_no_cells()};
    nn_cells_add(&state->way, cell);
}

/* Walk from "start does not hold the digit". */
static void walk_x(const struct nn_geometry *geometry, const struct x_links *links, int start, struct x_walk *walk)
{
    struct nn_cells fresh[2] = {links->ends, links->ends}; /* [is_true] */
    nn_cells_drop(&fresh[0], start);
    nn_cells_drop(&fresh[1], start);
    walk->count = 0;
    add_x_state(walk, -1, start);
    for (int i = 0; i < walk->count; i++) {
        const struct x_state *const at = &walk->states[i];
        const bool is_true = at->count % 2 == 0;
        if (at->count == X_NODES) break;
        const struct nn_cells near = is_true ? geometry->peers[at->cell] : links->linked[at->cell];
        const struct nn_cells next = nn_cells_less(nn_cells_and(near, fresh[!is_true]), at->way);
        fresh[!is_true] = nn_cells_less(fresh[!is_true], next);
        NN_EACH_CELL(cell, next) add_x_state(walk, i, cell);
    }
}

static struct x_chain chain_to(const struct x_walk *walk, int last)
{
    struct x_chain chain = {.count = walk->states[last].count};
    for (int i = last, at = chain.count; i >= 0; i = walk->states[i].before) chain.cells[--at] = walk->states[i].cell;
    return chain;
}

static bool report_x_chain(struct nn_finding *finding, const struct x_chain *chain, int digit)
{
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_X_CHAIN);
    step->digits = UINT32_C(1) << digit;
    nn_step_chain(step);
    for (int i = 0; i < chain->count; i++) {
        nn_cells_add(&step->cells, chain->cells[i]);
        nn_step_link(step, nn_one_cell(chain->cells[i]), digit, i % 2);
    }
    nn_step_remove(step, finding->grid, digit,
                   nn_grid_seen_by_both(finding->grid, digit, chain->cells[0], chain->cells[chain->count - 1]));
    return nn_finding_report(finding);
}

/* ---- the best chain -------------------------------------------------------------------------- */

static void try_x_ends(struct nn_finding *finding, const struct x_walk *walk, int digit, struct x_choice *choice)
{
    const int start = walk->states[0].cell;
    for (int i = 1; i < walk->count; i++) {
        const struct x_state *const end = &walk->states[i];
        if (end->count % 2 || end->count < X_SHORTEST || end->cell < start) continue;
        const struct nn_cells out = nn_grid_seen_by_both(finding->grid, digit, start, end->cell);
        if (nn_cells_are_none(out)) continue;
        struct nn_rank rank = {.length = end->count};
        nn_rank_add(&rank, digit, out);
        if (nn_rank_is_better(&rank, &choice->rank)) *choice = (struct x_choice){rank, digit, start, end->cell};
    }
}

/* The state of the walk in which the cell holds the digit, or -1. */
static int end_of_walk(const struct x_walk *walk, int cell)
{
    for (int i = 1; i < walk->count; i++)
        if (walk->states[i].cell == cell && walk->states[i].count % 2 == 0) return i;
    return -1;
}

static bool report_x_choice(struct nn_finding *finding, struct x_memory *memory, const struct x_choice *choice)
{
    find_x_links(finding->grid, choice->digit, &memory->links);
    walk_x(finding->geometry, &memory->links, choice->start, &memory->walk);
    const struct x_chain chain = chain_to(&memory->walk, end_of_walk(&memory->walk, choice->end));
    return report_x_chain(finding, &chain, choice->digit);
}

/* ---- all chains ------------------------------------------------------------------------------ */

/* Where a chain goes on from a cell. */
static struct nn_cells next_in_chain(const struct nn_geometry *geometry, const struct x_links *links, int cell,
                                     bool is_true)
{
    return is_true ? nn_cells_and(geometry->peers[cell], links->ends) : links->linked[cell];
}

static void measure_x(const struct nn_geometry *geometry, const struct x_links *links, int start,
                      struct x_lengths *lengths)
{
    struct nn_cells now = nn_one_cell(start);
    *lengths = (struct x_lengths){0};
    lengths->nodes[false][start] = 1;
    for (int nodes = 2; nodes <= X_NODES && !nn_cells_are_none(now); nodes++) {
        const bool is_true = nodes % 2 == 0;
        struct nn_cells next = nn_no_cells(), fresh = nn_no_cells();
        NN_EACH_CELL(cell, now) next = nn_cells_or(next, next_in_chain(geometry, links, cell, !is_true));
        NN_EACH_CELL(cell, next)
        {
            if (lengths->nodes[is_true][cell]) continue;
            lengths->nodes[is_true][cell] = (uint8_t)nodes;
            nn_cells_add(&fresh, cell);
        }
        now = fresh;
    }
}

/* Complete the chain with the cells of `way` to so many nodes; it ends where `from_end` was measured. */
static bool complete_x_chain(struct nn_finding *finding, struct x_memory *memory, struct x_chain *chain,
                             struct nn_cells way, int nodes)
{
    const bool is_true = chain->count % 2 == 0;
    const int cell = chain->cells[chain->count - 1], left = memory->from_end.nodes[!is_true][cell];
    if (chain->count == nodes) return left == 1;
    if (!left || chain->count + left - 1 > nodes || memory->effort-- <= 0 || nn_finding_is_over(finding)) return false;
    const struct nn_cells next = next_in_chain(finding->geometry, &memory->links, cell, is_true);
    NN_EACH_CELL(other, nn_cells_less(next, way))
    {
        chain->cells[chain->count++] = other;
        if (complete_x_chain(finding, memory, chain, nn_cells_or(way, nn_one_cell(other)), nodes)) return true;
        chain->count--;
    }
    return false;
}

/* The shortest chain between these ends that is worth listing. False: there is none. */
static bool find_shortest_x(struct nn_finding *finding, struct x_memory *memory, int start, int end,
                            struct x_chain *chain)
{
    const int measured = memory->from_start.nodes[true][end], last = end_of_walk(&memory->walk, end);
    const int known = last < 0 ? 0 : memory->walk.states[last].count;
    const bool is_known = known >= X_SHORTEST_LISTED;
    if (!measured) return false;
    if (known != measured || !is_known) {
        measure_x(finding->geometry, &memory->links, end, &memory->from_end);
        memory->effort = X_EFFORT;
        const int most = is_known ? known - 2 : X_NODES;
        for (int nodes = measured < X_SHORTEST_LISTED ? X_SHORTEST_LISTED : measured; nodes <= most; nodes += 2) {
            *chain = (struct x_chain){{start}, 1};
            if (complete_x_chain(finding, memory, chain, nn_one_cell(start), nodes)) return true;
        }
    }
    if (is_known) *chain = chain_to(&memory->walk, last);
    return is_known;
}

static bool list_x_chains(struct nn_finding *finding, struct x_memory *memory, int digit, int start)
{
    measure_x(finding->geometry, &memory->links, start, &memory->from_start);
    NN_EACH_CELL(end, memory->links.ends)
    {
        struct x_chain chain;
        if (end <= start || nn_cells_are_none(nn_grid_seen_by_both(finding->grid, digit, start, end))) continue;
        if (find_shortest_x(finding, memory, start, end, &chain) && !report_x_chain(finding, &chain, digit))
            return false;
    }
    return true;
}

bool nn_find_x_chains(struct nn_finding *finding)
{
    struct x_choice choice = {.rank = {0}};
    struct x_memory *const memory = nn_finding_scratch(finding, NN_SCRATCH_X_CHAINS, sizeof *memory);
    if (!memory) return true;
    const struct nn_cells *const targets = nn_fish_targets(finding);
    for (int digit = 0; targets && digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        find_x_links(finding->grid, digit, &memory->links);
        NN_EACH_CELL(start, memory->links.ends)
        {
            walk_x(finding->geometry, &memory->links, start, &memory->walk);
            if (!finding->options.finds_all) try_x_ends(finding, &memory->walk, digit, &choice);
            else if (!list_x_chains(finding, memory, digit, start)) return false;
        }
    }
    return !choice.rank.removals || report_x_choice(finding, memory, &choice);
}
