/* local_wings.c: M-wing, S-wing, L-wing, H-wing.
 *
 * The kin of the W-wing: chains of three strong links, joined by two weak ones, in one of these shapes.
 * (x=y) is a cell with just these two candidates, x=x a house with just two places for x; -
 * between the links is a cell that cannot be both, or a house that cannot have the digit twice:
 *
 *     M (medusa)   (x=y) - y=(y - x)=x
 *     S (split)    x=x - (x=y) - y=y
 *     L (local)    x=(x - y)=(y - z)=z     and     x=(x - y)=y - y=y
 *     H (hybrid)   (x=y) - y=(y - z)=z     and     (x=y) - (y=z) - z=z
 *
 * If the first candidate is false, the last one is true. So one of the ends is true, and what both rule out goes: in an
 * M-wing, x in cells that see both ends; in the others, whose ends have different digits, the digit of either end in
 * the cell of the other if the two cells see each other, or all other candidates of the cell if both ends are in the
 * same one. Otherwise no cell occurs twice.
 *
 * Every start is followed along the shape; a way dies out quickly, because few candidates have strong links. As soon as
 * the last digit is known, so are the cells where the wing may end, and ways that cannot reach one are given up: on the
 * set magictour that saves an eighth of the work. The first wing found is reported.
 *
 * Data: digits: x, y, z. chains[0]: six nodes, false and true in turn. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/linked.h"

enum { WING_NODES = 6, WING_LINKS = WING_NODES - 1 };

enum wing_link { IN_CELL, IN_HOUSE };

/* The links in order: strong, weak, strong, weak, strong. */
struct wing_shape {
    enum nn_technique technique;
    enum wing_link links[WING_LINKS];
    int last_in_cell;  /* the last of these in a cell */
    bool is_symmetric; /* reads the same from both ends */
};

static const struct wing_shape wing_shapes[] = {
    {NN_M_WING, {IN_CELL, IN_HOUSE, IN_HOUSE, IN_CELL, IN_HOUSE}, 3, false},
    {NN_S_WING, {IN_HOUSE, IN_HOUSE, IN_CELL, IN_HOUSE, IN_HOUSE}, 2, true},
    {NN_L_WING, {IN_HOUSE, IN_CELL, IN_HOUSE, IN_CELL, IN_HOUSE}, 3, true},
    {NN_L_WING, {IN_HOUSE, IN_CELL, IN_HOUSE, IN_HOUSE, IN_HOUSE}, 1, false},
    {NN_H_WING, {IN_CELL, IN_HOUSE, IN_HOUSE, IN_CELL, IN_HOUSE}, 3, false},
    {NN_H_WING, {IN_CELL, IN_HOUSE, IN_CELL, IN_HOUSE, IN_HOUSE}, 2, false},
};

struct wing_walk {
    struct nn_finding *finding;
    const struct wing_shape *shape;
    struct nn_cells pairs;                         /* the cells with two candidates */
    struct nn_cells linked[NN_LOGIC_SIDE];         /* the places of a digit that have a strong link */
    uint32_t linked_digits[NN_LOGIC_CELLS];        /* the same by cell */
    uint16_t ends[NN_LOGIC_HOUSES][NN_LOGIC_SIDE]; /* both places of a strong link, one ^ other */
    int cells[WING_NODES], digits[WING_NODES];
    struct nn_cells way;         /* the cells until here */
    struct nn_cells last_cells;  /* where the last node may be, once its digit is known */
    struct nn_cells before_last; /* the other ends of their links */
};

static void add_wing_link(struct wing_walk *walk, int house, int digit)
{
    assert(walk->finding->grid->open_places[house][digit] == 2);
    struct nn_cells places = nn_grid_places(walk->finding->grid, digit, house);
    walk->linked[digit] = nn_cells_or(walk->linked[digit], places);
    const int one = nn_cells_take(&places), other = nn_cells_first(places);
    walk->ends[house][digit] = (uint16_t)(one ^ other);
    walk->linked_digits[one] |= UINT32_C(1) << digit;
    walk->linked_digits[other] |= UINT32_C(1) << digit;
}

static void find_wing_links(struct wing_walk *walk)
{
    const struct nn_grid *grid = walk->finding->grid;
    for (int digit = 0; digit < grid->geometry->side; digit++) walk->linked[digit] = nn_no_cells();
    for (int cell = 0; cell < grid->geometry->cells; cell++) walk->linked_digits[cell] = 0;
    for (int house = 0; house < grid->geometry->houses; house++)
        for (int digit = 0; digit < grid->geometry->side; digit++)
            if (grid->open_places[house][digit] == 2) add_wing_link(walk, house, digit);
}

/* ---- what a wing does ------------------------------------------------------------------------ */

/* One of the two ends is true. */
static void remove_by_ends(struct nn_step *step, const struct nn_grid *grid, int cell, int digit, int other_cell,
                           int other_digit)
{
    struct nn_cells ends = nn_one_cell(cell);
    nn_cells_add(&ends, other_cell);
    if (digit == other_digit) {
        nn_step_remove(step, grid, digit, nn_grid_seen_by_all(grid, digit, ends));
    } else if (cell == other_cell) {
        nn_step_remove_others(step, grid, cell, UINT32_C(1) << digit | UINT32_C(1) << other_digit);
    } else {
        nn_step_remove(step, grid, digit, nn_one_cell(other_cell));
        nn_step_remove(step, grid, other_digit, nn_one_cell(cell));
    }
}

/* Ends of different digits do: find_last_cells has seen to it. */
static bool ends_remove_something(const struct wing_walk *walk)
{
    const struct nn_grid *grid = walk->finding->grid;
    const int first = walk->cells[0], last = walk->cells[WING_NODES - 1], digit = walk->digits[0];
    return walk->digits[WING_NODES - 1] != digit || !nn_cells_are_none(nn_grid_seen_by_both(grid, digit, first, last));
}

static bool report_local_wing(struct wing_walk *walk)
{
    struct nn_step *step = &walk->finding->step;
    const int last = WING_NODES - 1;
    nn_step_begin(step, walk->shape->technique);
    nn_step_chain(step);
    for (int node = 0; node < WING_NODES; node++) {
        step->digits |= UINT32_C(1) << walk->digits[node];
        nn_step_link(step, nn_one_cell(walk->cells[node]), walk->digits[node], node % 2 == 1);
    }
    remove_by_ends(step, walk->finding->grid, walk->cells[0], walk->digits[0], walk->cells[last], walk->digits[last]);
    return nn_finding_report(walk->finding);
}

/* ---- walking along a shape ------------------------------------------------------------------- */

static bool walk_wing(struct wing_walk *walk, int link);

static bool take_node(struct wing_walk *walk, int node, int cell, int digit)
{
    const struct nn_cells way = walk->way;
    walk->cells[node] = cell;
    walk->digits[node] = digit;
    nn_cells_add(&walk->way, cell);
    bool goes_on = true;
    if (node < WING_LINKS) goes_on = walk_wing(walk, node);
    else if (ends_remove_something(walk)) goes_on = report_local_wing(walk);
    walk->way = way;
    return goes_on;
}

/* May the other end of a link be the next node? No cell comes twice, but the last node may be in the first
 * one's cell. */
static bool may_take_cell(const struct wing_walk *walk, int node, int cell)
{
    const bool is_free = !nn_cells_have(walk->way, cell);
    if (node < WING_NODES - 1) return is_free;
    return nn_cells_have(walk->last_cells, cell) && (is_free || cell == walk->cells[0]);
}

/* Along the strong links in houses, at most one of each kind; a line and a box may have the same one. */
static bool walk_to_other_place(struct wing_walk *walk, int link)
{
    const struct nn_grid *grid = walk->finding->grid;
    const int cell = walk->cells[link], digit = walk->digits[link];
    int others[NN_HOUSE_KINDS];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = grid->geometry->house_of[cell][kind];
        others[kind] = -1;
        if (grid->open_places[house][digit] != 2) continue;
        const int other = others[kind] = walk->ends[house][digit] ^ cell;
        if (kind == NN_BOX && (other == others[NN_ROW] || other == others[NN_COLUMN])) continue;
        if (!may_take_cell(walk, link + 1, other)) continue;
        if (!take_node(walk, link + 1, other, digit)) return false;
    }
    return true;
}

/* To the places in sight that the next link, a strong one, can begin at. */
static bool walk_to_peers(struct wing_walk *walk, int link)
{
    const int cell = walk->cells[link], digit = walk->digits[link];
    const struct nn_grid *grid = walk->finding->grid;
    const struct nn_cells begins =
        walk->shape->links[link + 1] == IN_HOUSE ? walk->linked[digit] : nn_cells_and(walk->pairs, grid->places[digit]);
    struct nn_cells near = nn_cells_and(grid->geometry->peers[cell], begins);
    if (link + 2 == WING_LINKS) near = nn_cells_and(near, walk->before_last);
    NN_EACH_CELL(next, nn_cells_less(near, walk->way))
    if (!take_node(walk, link + 1, next, digit)) return false;
    return true;
}

/* Where the last digit of the wing comes in, which ones it may be: of an M-wing the first one again, else
 * another one. A shape that reads the same from both ends is reported from the end with the lower digit. */
static uint64_t possible_last_digits(const struct wing_walk *walk)
{
    const uint64_t first = nn_bit(walk->digits[0]);
    if (walk->shape->technique == NN_M_WING) return first;
    return walk->shape->is_symmetric ? ~(first | (first - 1)) : ~first;
}

/* The places of the last digit where the wing may end: with the digit of the start any but its own cell;
 * with another one where one of the two ends can lose something. No cell comes twice but the first one. */
static struct nn_cells find_last_cells(const struct wing_walk *walk, int digit)
{
    const struct nn_grid *grid = walk->finding->grid;
    const int start = walk->cells[0], first = walk->digits[0];
    struct nn_cells cells = nn_cells_less(walk->linked[digit], walk->way);
    if (digit == first) return cells;
    cells = nn_cells_and(cells, grid->geometry->peers[start]);
    if (!nn_grid_has(grid, start, digit)) return nn_cells_and(cells, grid->places[first]);
    if (nn_count_bits(grid->candidates[start]) > 2) nn_cells_add(&cells, start);
    return cells;
}

/* From here on the last digit is known. False: the wing cannot end with it. */
static bool aim_at_end(struct wing_walk *walk, int digit)
{
    walk->last_cells = find_last_cells(walk, digit);
    if (nn_cells_are_none(walk->last_cells)) return false;
    const bool has_links_between = walk->shape->last_in_cell + 2 < WING_LINKS;
    if (!has_links_between) return true;
    walk->before_last = nn_no_cells();
    NN_EACH_CELL(last, walk->last_cells)
    walk->before_last = nn_cells_or(walk->before_last, nn_linked_cells(walk->finding->grid, digit, last));
    return true;
}

/* To other digits of the cell: along a strong link there is one; behind a weak one a house must follow. */
static bool walk_in_cell(struct wing_walk *walk, int link)
{
    const int cell = walk->cells[link];
    const bool is_strong = link % 2 == 0, is_last = link == walk->shape->last_in_cell;
    assert(is_strong || walk->shape->links[link + 1] == IN_HOUSE);
    uint64_t others = is_strong ? walk->finding->grid->candidates[cell] : walk->linked_digits[cell];
    others &= ~nn_bit(walk->digits[link]);
    if (is_last) others &= possible_last_digits(walk);
    while (others) {
        const int digit = nn_take_bit(&others);
        if (is_last && !aim_at_end(walk, digit)) continue;
        if (!take_node(walk, link + 1, cell, digit)) return false;
    }
    return true;
}

static bool walk_wing(struct wing_walk *walk, int link)
{
    if (walk->shape->links[link] == IN_CELL) return walk_in_cell(walk, link);
    return link % 2 == 0 ? walk_to_other_place(walk, link) : walk_to_peers(walk, link);
}

static bool walk_shape(struct wing_walk *walk, const struct wing_shape *shape)
{
    walk->shape = shape;
    for (int digit = 0; digit < walk->finding->geometry->side; digit++) {
        const struct nn_cells starts = shape->links[0] == IN_HOUSE
                                           ? walk->linked[digit]
                                           : nn_cells_and(walk->pairs, walk->finding->grid->places[digit]);
        NN_EACH_CELL(start, starts) if (!take_node(walk, 0, start, digit)) return false;
    }
    return true;
}

bool nn_find_local_wings(struct nn_finding *finding)
{
    struct wing_walk walk;
    walk.finding = finding;
    walk.pairs = nn_grid_bivalue_cells(finding->grid);
    walk.way = nn_no_cells();
    find_wing_links(&walk);
    for (size_t i = 0; i < sizeof wing_shapes / sizeof wing_shapes[0]; i++)
        if (nn_finding_wants(finding, wing_shapes[i].technique) && !walk_shape(&walk, &wing_shapes[i])) return false;
    return true;
}
