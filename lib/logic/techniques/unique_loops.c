/* unique_loops.c: unique loops, types 1 to 4 (see deadly.c for these).
 *
 *          c1   c5   c8
 *     r1   37   37         Six or more cells, two or none in each row, column and box. If they held 3 and 7
 *     r2        37   37    only, each house would have one of each, so 3 and 7 could be swapped throughout:
 *     r3   37        37    two solutions. Something must prevent it. Four such cells are a rectangle.
 *
 * What makes a loop deadly is that its box conditions hold too: cells that just go round through rows and
 * columns could have one cell alone in a box, and swapping would break that box.
 *
 * The loop is not walked but grown: as long as a house has one of the cells, each cell that may be the
 * second is tried. Neighbours take turns like the squares of a chessboard, so that the pattern can be
 * filled at all. It is complete when no house has one alone; being grown, it is in one piece, and no part
 * of it is a loop. Which house is completed next depends on the cells so far only, so each loop is met once
 * from its first cell with the pair alone.
 *
 * One or two cells with extra digits, or any number with the same single one. The first kind needs four
 * cells with the pair alone, which is rare (unless some have a single candidate, which only matters for lists); the second one lies in cells with three digits, and what has no
 * mate in one of its houses is dropped until nothing changes: mostly all of it. As for rectangles, a
 * candidate of the pair that is missing does no harm.
 *
 * Shorter loops are reported before longer ones. Data: see deadly.c. */
#include "logic/deadly.h"

enum {
    SHORTEST_LOOP = 6,
    FEWEST_PAIRS = SHORTEST_LOOP - 2, /* two cells may have extra digits */
    LOOP_NODES = 20000,               /* for a position; 9x9 boards mostly need none, at most 1000 */
    LISTED_LOOP_NODES = 2000000
};

struct growing_loop {
    struct nn_cells cells, white; /* the white squares of the chessboard */
    struct nn_cells open;         /* what may still join */
    struct nn_cells roof;
    uint32_t extras;
    struct nn_cells next; /* to be tried as the next one, */
    bool is_next_white;   /* which is so */
};

/* Scratch memory. */
struct unique_loop_search {
    struct nn_finding *finding;
    const struct nn_grid *grid;
    struct nn_deadly_list *list;
    uint32_t pair;
    struct nn_cells pairs; /* the cells that hold nothing else */
    bool has_one_extra;    /* which any number of cells may have, more than two */
    int nodes;             /* left */
    /* [depth]: no more than two cells of a row; and one that does not fit */
    struct growing_loop loops[2 * NN_LOGIC_SIDE + 1];
};

/* ---- growing --------------------------------------------------------------------------------- */

static void keep_loop(const struct unique_loop_search *search, const struct growing_loop *loop)
{
    const int length = nn_cells_count(loop->cells), roof = nn_cells_count(loop->roof);
    if (length < SHORTEST_LOOP || roof == 0 || (search->has_one_extra && roof <= 2)) return;
    const struct nn_deadly deadly = {
        .digits = search->pair, .cells = loop->cells, .roof = loop->roof, .extras = loop->extras};
    nn_deadly_keep(search->list, &deadly);
}

/* Three cells with extra digits are of use only if something sees all of them. */
static bool may_have_extras(const struct unique_loop_search *search, const struct growing_loop *loop)
{
    if (!search->has_one_extra) return nn_cells_count(loop->roof) <= 2;
    return nn_cells_meet(search->grid->places[nn_first_bit(loop->extras)],
                         nn_common_peers(search->grid->geometry, loop->roof));
}

/* False: the cell does not fit. */
static bool add_to_loop(const struct unique_loop_search *search, struct growing_loop *loop, int cell, bool is_white)
{
    const struct nn_geometry *geometry = search->grid->geometry;
    const uint32_t extras = search->grid->candidates[cell] & ~search->pair;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const struct nn_cells house = geometry->house[geometry->house_of[cell][kind]];
        const struct nn_cells mates = nn_cells_and(house, loop->cells);
        if (nn_cells_are_none(mates)) continue;
        if (nn_cells_meet(mates, loop->white) == is_white) return false;
        loop->open = nn_cells_less(loop->open, house); /* it has two now */
    }
    nn_cells_add(&loop->cells, cell);
    nn_cells_drop(&loop->open, cell);
    if (is_white) nn_cells_add(&loop->white, cell);
    if (!extras) return true;
    loop->extras |= extras;
    nn_cells_add(&loop->roof, cell);
    return may_have_extras(search, loop);
}

/* A cell that is alone in the house; -1: there is none. */
static int find_lone_member(const struct nn_geometry *geometry, struct nn_cells cells, int *house)
{
    NN_EACH_CELL(cell, cells)
    {
        struct nn_cells others = cells;
        nn_cells_drop(&others, cell);
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            *house = geometry->house_of[cell][kind];
            if (!nn_cells_meet(others, geometry->house[*house])) return cell;
        }
    }
    return -1;
}

/* Which cells may be next. False: none, since the loop is complete. */
static bool find_next_cells(const struct unique_loop_search *search, struct growing_loop *loop)
{
    const struct nn_geometry *geometry = search->grid->geometry;
    int house;
    const int lone = find_lone_member(geometry, loop->cells, &house);
    if (lone < 0) return false;
    loop->is_next_white = !nn_cells_have(loop->white, lone);
    loop->next = nn_cells_and(loop->open, geometry->house[house]);
    return true;
}

/* Grow search->loops[0] in all ways. */
static void grow_loop(struct unique_loop_search *search)
{
    int depth = 0;
    find_next_cells(search, &search->loops[0]);
    while (depth >= 0) {
        struct growing_loop *const loop = &search->loops[depth], *const longer = loop + 1;
        if (nn_cells_are_none(loop->next)) {
            depth--;
            continue;
        }
        const int cell = nn_cells_take(&loop->next);
        if (--search->nodes < 0 || nn_finding_is_over(search->finding)) return;
        *longer = *loop;
        if (!add_to_loop(search, longer, cell, loop->is_next_white)) continue;
        if (find_next_cells(search, longer)) depth++;
        else keep_loop(search, longer);
    }
}

static void grow_loops(struct unique_loop_search *search, struct nn_cells open)
{
    NN_EACH_CELL(start, nn_cells_and(search->pairs, open))
    {
        nn_cells_drop(&open, start);
        search->loops[0] =
            (struct growing_loop){.cells = nn_one_cell(start), .white = nn_one_cell(start), .open = open};
        grow_loop(search);
    }
}

/* ---- where loops may be ---------------------------------------------------------------------- */

static bool has_mates(const struct nn_geometry *geometry, struct nn_cells cells, int cell)
{
    const uint8_t *const houses = geometry->house_of[cell];
    nn_cells_drop(&cells, cell);
    return nn_cells_meet(cells, geometry->house[houses[NN_ROW]]) &&
           nn_cells_meet(cells, geometry->house[houses[NN_COLUMN]]) &&
           nn_cells_meet(cells, geometry->house[houses[NN_BOX]]);
}

/* Drop cells that are alone in one of their houses, until there are none. */
static struct nn_cells without_lone_cells(const struct nn_geometry *geometry, struct nn_cells cells)
{
    struct nn_cells before;
    do {
        before = cells;
        NN_EACH_CELL(cell, before)
        if (!has_mates(geometry, cells, cell)) nn_cells_drop(&cells, cell);
    } while (!nn_cells_equal(cells, before));
    return cells;
}

/* Loops with one and the same extra digit. `places`: the cells that may be in a loop of the pair. */
static void find_loops_with_one_extra(struct unique_loop_search *search, struct nn_cells places)
{
    const struct nn_grid *grid = search->grid;
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells(); /* cells with extra digits */
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        if (search->pair >> digit & 1) continue;
        twice = nn_cells_or(twice, nn_cells_and(once, grid->places[digit]));
        once = nn_cells_or(once, grid->places[digit]);
    }
    places = nn_cells_less(places, twice);
    if (nn_cells_count(places) < SHORTEST_LOOP) return;
    places = without_lone_cells(grid->geometry, places);
    for (int extra = 0; extra < grid->geometry->side; extra++) {
        if (search->pair >> extra & 1 || !nn_cells_meet(places, grid->places[extra])) continue;
        const struct nn_cells others = nn_cells_less(once, grid->places[extra]);
        grow_loops(search, without_lone_cells(grid->geometry, nn_cells_less(places, others)));
    }
}

static void find_loops_of_pair(struct unique_loop_search *search, struct nn_cells places)
{
    search->has_one_extra = false;
    const int fewest = search->list->is_thorough ? 1 : FEWEST_PAIRS;
    if (nn_cells_count(search->pairs) >= fewest) grow_loops(search, without_lone_cells(search->grid->geometry, places));
    search->has_one_extra = true;
    find_loops_with_one_extra(search, places);
}

static void search_unique_loops(struct nn_finding *finding, struct nn_deadly_list *list)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_cells rest = nn_grid_bivalue_cells(grid);
    struct unique_loop_search *const search =
        nn_finding_scratch(finding, NN_SCRATCH_UNIQUE_LOOP_SEARCH, sizeof *search);
    if (!search) return;
    search->finding = finding;
    search->grid = grid;
    search->list = list;
    search->nodes = list->is_thorough ? LISTED_LOOP_NODES : LOOP_NODES;
    while (!nn_cells_are_none(rest)) {
        search->pair = grid->candidates[nn_cells_first(rest)];
        uint64_t digits = search->pair;
        const struct nn_cells low = grid->places[nn_take_bit(&digits)], high = grid->places[nn_first_bit(digits)];
        const struct nn_cells both = nn_cells_and(low, high);
        search->pairs = nn_cells_and(rest, both);
        rest = nn_cells_less(rest, search->pairs);
        find_loops_of_pair(search, list->needs_full_corners ? both : nn_cells_or(low, high));
    }
}

bool nn_find_unique_loops(struct nn_finding *finding)
{
    static const enum nn_technique types[NN_DEADLY_TYPES] = {NN_UNIQUE_LOOP_1, NN_UNIQUE_LOOP_2, NN_UNIQUE_LOOP_3,
                                                             NN_UNIQUE_LOOP_4};
    return nn_report_deadly_list(finding, NN_SCRATCH_UNIQUE_LOOPS, search_unique_loops, types);
}
