/* xy_chains.c: XY-chain.
 *
 * Cells with two candidates, each seeing the next and sharing with it the digit that the next one loses:
 *
 *     7- r4c3 -1- r7c3 -9- r7c4 -7      if r4c3 is not 7 it is 1, so r7c3 is 9, so r7c4 is 7
 *
 * One of the ends is 7, so what sees both loses 7. From each cell and each of its digits a search by
 * breadth walks over "this cell takes that digit"; it finds the shortest chain to most ends. No cell comes
 * twice in a chain (its two digits would be a contradiction, which is not this technique). All ends are
 * compared (rank.h).
 *
 * Since the search keeps one way to each cell, it may miss an end that only another way reaches without coming
 * to a cell twice. For a list of all chains those are looked for in depth, one length after the other: for any two
 * ends there is one of the shortest chains, of 3 to 10 cells.
 *
 * Data: digits: the digit removed; cells: the chain's. chains[0]: two nodes a cell: it is not the one digit,
 * it is the other. */
#include <string.h>

#include "logic/finder.h"
#include "logic/rank.h"

enum { XY_CELLS = 10 }; /* longest chain: 20 nodes */

/* "The cell is not `lost`", so it is its other digit. */
struct xy_state {
    uint16_t cell;
    uint8_t lost, taken;
    uint8_t count; /* cells until here */
    int16_t before;
    struct nn_cells way; /* these cells */
};

struct xy_walk {
    struct xy_state states[2 * NN_LOGIC_CELLS];
    int count;
};

struct xy_choice {
    struct nn_rank rank;
    int start, end, digit;
};

static int other_digit(const struct nn_grid *grid, int cell, int digit)
{
    return nn_first_bit(grid->candidates[cell] & ~(UINT32_C(1) << digit));
}

static void add_xy_state(const struct nn_grid *grid, struct xy_walk *walk, int before, int cell, int lost)
{
    struct xy_state *state = &walk->states[walk->count++];
    const struct xy_state *const from = before < 0 ? NULL : &walk->states[before];
    *state = (struct xy_state){.cell = (uint16_t)cell,
                               .lost = (uint8_t)lost,
                               .taken = (uint8_t)other_digit(grid, cell, lost),
                               .count = (uint8_t)(from ? from->count + 1 : 1),
                               .before = (int16_t)before,
                               .way = from ? from->way : nn_no_cells()};
    nn_cells_add(&state->way, cell);
}

/* Walk from "start is not `digit`" over the cells of `pairs`. */
static void walk_xy(const struct nn_grid *grid, struct nn_cells pairs, int start, int digit, struct xy_walk *walk)
{
    struct nn_cells fresh[NN_LOGIC_SIDE]; /* [lost]: cells that have not lost it yet */
    nn_cells_drop(&pairs, start);
    for (int lost = 0; lost < grid->geometry->side; lost++) fresh[lost] = nn_cells_and(pairs, grid->places[lost]);
    walk->count = 0;
    add_xy_state(grid, walk, -1, start, digit);
    for (int i = 0; i < walk->count; i++) {
        const struct xy_state *const at = &walk->states[i];
        const int lost = at->taken;
        if (at->count == XY_CELLS) break;
        const struct nn_cells seen = nn_cells_and(fresh[lost], grid->geometry->peers[at->cell]);
        const struct nn_cells next = nn_cells_less(seen, at->way);
        fresh[lost] = nn_cells_less(fresh[lost], next);
        NN_EACH_CELL(cell, next) add_xy_state(grid, walk, i, cell, lost);
    }
}

static bool report_xy_chain(struct nn_finding *finding, const struct xy_walk *walk, int last)
{
    struct nn_step *step = &finding->step;
    const int digit = walk->states[0].lost;
    nn_step_begin(step, NN_XY_CHAIN);
    step->cells = walk->states[last].way;
    step->digits = UINT32_C(1) << digit;

    int way[XY_CELLS], count = 0;
    for (int i = last; i >= 0; i = walk->states[i].before) way[count++] = i;
    nn_step_chain(step);
    while (count) {
        const struct xy_state at = walk->states[way[--count]];
        nn_step_link(step, nn_one_cell(at.cell), at.lost, false);
        nn_step_link(step, nn_one_cell(at.cell), at.taken, true);
    }
    nn_step_remove(step, finding->grid, digit,
                   nn_grid_seen_by_both(finding->grid, digit, walk->states[0].cell, walk->states[last].cell));
    return nn_finding_report(finding);
}

/* Try every end that takes the digit which the start has lost. */
static void try_xy_ends(const struct nn_finding *finding, const struct xy_walk *walk, struct xy_choice *choice)
{
    const struct xy_state *const start = &walk->states[0];
    for (int i = 1; i < walk->count; i++) {
        const struct xy_state *const end = &walk->states[i];
        if (end->taken != start->lost || end->count < 3 || end->cell < start->cell) continue;
        const struct nn_cells struck = nn_grid_seen_by_both(finding->grid, start->lost, start->cell, end->cell);
        if (nn_cells_are_none(struck)) continue;
        struct nn_rank rank = {.length = end->count};
        nn_rank_add(&rank, start->lost, struck);
        if (nn_rank_is_better(&rank, &choice->rank))
            *choice = (struct xy_choice){rank, start->cell, end->cell, start->lost};
    }
}

static bool report_xy_choice(struct nn_finding *finding, struct nn_cells pairs, const struct xy_choice *choice,
                             struct xy_walk *walk)
{
    walk_xy(finding->grid, pairs, choice->start, choice->digit, walk);
    int last = 1;
    while (walk->states[last].cell != choice->end || walk->states[last].taken != choice->digit) last++;
    return report_xy_chain(finding, walk, last);
}

/* ---- all chains ------------------------------------------------------------------------------ */

struct xy_list {
    const struct nn_grid *grid;
    struct nn_cells pairs;
    int end, digit; /* the end takes this digit, which the start has lost */
    /* [k][lost]: the cells that, without this digit, are k cells or fewer before the end, which is 0 before itself. */
    struct nn_cells near[XY_CELLS][NN_LOGIC_SIDE];
    struct xy_walk walk; /* the chain so far: each state leads to the next */
};

/* The cells with two candidates that see these and lose `lost` when these take it. */
static struct nn_cells xy_before(const struct xy_list *list, int cell, int lost)
{
    return nn_cells_and(nn_cells_and(list->pairs, list->grid->places[lost]), list->grid->geometry->peers[cell]);
}

static void measure_xy(struct xy_list *list)
{
    memset(list->near, 0, sizeof list->near);
    list->near[0][other_digit(list->grid, list->end, list->digit)] = nn_one_cell(list->end);
    for (int k = 1; k < XY_CELLS; k++) {
        memcpy(list->near[k], list->near[k - 1], sizeof list->near[k]);
        for (int lost = 0; lost < list->grid->geometry->side; lost++) {
            NN_EACH_CELL(cell, list->near[k - 1][lost])
            {
                const struct nn_cells before = xy_before(list, cell, lost);
                NN_EACH_CELL(other, before)
                nn_cells_add(&list->near[k][other_digit(list->grid, other, lost)], other);
            }
        }
    }
}

/* Does the chain lead from its last state to the end, by so many cells? */
static bool go_on_xy(struct xy_list *list, int left)
{
    const int at = list->walk.count - 1;
    const struct xy_state *const from = &list->walk.states[at];
    const int lost = from->taken;
    if (!left) return true;
    const struct nn_cells seen = xy_before(list, from->cell, lost);
    const struct nn_cells next = nn_cells_less(nn_cells_and(seen, list->near[left - 1][lost]), from->way);
    NN_EACH_CELL(cell, next)
    {
        if (cell == list->end && left > 1) continue;
        add_xy_state(list->grid, &list->walk, at, cell, lost);
        if (go_on_xy(list, left - 1)) return true;
        list->walk.count = at + 1;
    }
    return false;
}

static bool find_shortest_xy(struct xy_list *list, int start)
{
    for (int cells = 3; cells <= XY_CELLS; cells++) {
        list->walk.count = 0;
        add_xy_state(list->grid, &list->walk, -1, start, list->digit);
        if (go_on_xy(list, cells - 1)) return true;
    }
    return false;
}

/* All chains with this end; those from a later cell are the same, told from the other end. */
static bool list_xy_chains(struct nn_finding *finding, struct xy_list *list)
{
    const struct nn_grid *const grid = list->grid;
    measure_xy(list);
    NN_EACH_CELL(start, nn_cells_and(list->pairs, grid->places[list->digit]))
    {
        if (start >= list->end) break;
        if (nn_cells_are_none(nn_grid_seen_by_both(grid, list->digit, start, list->end))) continue;
        if (nn_finding_is_over(finding)) return false;
        if (find_shortest_xy(list, start) && !report_xy_chain(finding, &list->walk, list->walk.count - 1)) return false;
    }
    return true;
}

static bool list_all_xy_chains(struct nn_finding *finding)
{
    struct xy_list *const list = nn_finding_scratch(finding, NN_SCRATCH_XY_LIST, sizeof *list);
    if (!list) return true;
    list->grid = finding->grid;
    list->pairs = nn_grid_bivalue_cells(finding->grid);
    NN_EACH_CELL(end, list->pairs)
    {
        list->end = end;
        for (uint64_t digits = finding->grid->candidates[end]; digits;) {
            list->digit = nn_take_bit(&digits);
            if (!list_xy_chains(finding, list)) return false;
        }
    }
    return true;
}

bool nn_find_xy_chains(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells pairs = nn_grid_bivalue_cells(grid);
    struct xy_choice choice = {.rank = {0}};
    struct xy_walk *const walk = nn_finding_scratch(finding, NN_SCRATCH_XY_CHAINS, sizeof *walk);
    if (finding->options.finds_all) return list_all_xy_chains(finding);
    if (!walk) return true;
    NN_EACH_CELL(start, pairs)
    {
        for (uint64_t digits = grid->candidates[start]; digits;) {
            const int digit = nn_take_bit(&digits);
            walk_xy(grid, pairs, start, digit, walk);
            try_xy_ends(finding, walk, &choice);
        }
    }
    return !choice.rank.removals || report_xy_choice(finding, pairs, &choice, walk);
}
