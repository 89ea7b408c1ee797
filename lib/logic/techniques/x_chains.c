/* x_chains.c: X-chain.
 *
 * A chain of one digit whose links are in turn strong (one of the two cells holds it) and weak (not both
 * do), strong at both ends: if the first cell does not hold the digit the last one does. So what sees both
 * ends loses it. With three links it is a turbot fish (turbot_fish.c); this one has five or more.
 *
 * Digits without targets (fish_templates.h) are skipped. From each cell of the others a search by
 * breadth finds the shortest chain to each end, no cell twice; all are compared (rank.h).
 *
 * Data: digits: the digit; cells: the chain's. chains[0]: one node a cell, false and true in turn. */
#include "logic/finder.h"
#include "logic/fish_templates.h"
#include "logic/linked.h"
#include "logic/rank.h"

enum { X_NODES = 20, X_SHORTEST = 6 };

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

struct x_choice {
    struct nn_rank rank;
    int digit, start, end;
};

/* The strong links of all places of a digit. */
struct x_links {
    struct nn_cells linked[NN_LOGIC_CELLS];
    struct nn_cells ends; /* places with a link */
};

struct x_memory {
    struct x_links links;
    struct x_walk walk;
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

static bool report_x_chain(struct nn_finding *finding, const struct x_walk *walk, int last, int digit)
{
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_X_CHAIN);
    step->cells = walk->states[last].way;
    step->digits = UINT32_C(1) << digit;

    int way[X_NODES], count = 0;
    for (int i = last; i >= 0; i = walk->states[i].before) way[count++] = i;
    nn_step_chain(step);
    while (count) {
        const struct x_state at = walk->states[way[--count]];
        nn_step_link(step, nn_one_cell(at.cell), digit, at.count % 2 == 0);
    }
    nn_step_remove(step, finding->grid, digit,
                   nn_grid_seen_by_both(finding->grid, digit, walk->states[0].cell, walk->states[last].cell));
    return nn_finding_report(finding);
}

static bool try_x_ends(struct nn_finding *finding, const struct x_walk *walk, int digit, struct x_choice *choice)
{
    const int start = walk->states[0].cell;
    for (int i = 1; i < walk->count; i++) {
        const struct x_state *const end = &walk->states[i];
        if (end->count % 2 || end->count < X_SHORTEST || end->cell < start) continue;
        const struct nn_cells out = nn_grid_seen_by_both(finding->grid, digit, start, end->cell);
        if (nn_cells_are_none(out)) continue;
        if (finding->options.finds_all) {
            if (!report_x_chain(finding, walk, i, digit)) return false;
            continue;
        }
        struct nn_rank rank = {.length = end->count};
        nn_rank_add(&rank, digit, out);
        if (nn_rank_is_better(&rank, &choice->rank)) *choice = (struct x_choice){rank, digit, start, end->cell};
    }
    return true;
}

static bool report_x_choice(struct nn_finding *finding, struct x_memory *memory, const struct x_choice *choice)
{
    struct x_walk *const walk = &memory->walk;
    find_x_links(finding->grid, choice->digit, &memory->links);
    walk_x(finding->geometry, &memory->links, choice->start, walk);
    int last = 1;
    while (walk->states[last].cell != choice->end || walk->states[last].count % 2) last++;
    return report_x_chain(finding, walk, last, choice->digit);
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
            if (!try_x_ends(finding, &memory->walk, digit, &choice)) return false;
        }
    }
    return !choice.rank.removals || report_x_choice(finding, memory, &choice);
}
