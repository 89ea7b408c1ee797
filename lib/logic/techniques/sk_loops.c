/* sk_loops.c: the SK-loop, or domino loop: a ring of cells around a rectangle that uses up exactly its values.
 *
 * Four boxes in a rectangle and in each a corner, so that the corners are where two rows and two columns
 * cross. In each box the other cells of the corner's row are one group and those of its column
 * another one: eight groups (of two cells on a 9x9 board) that form a ring, each joined to the next one
 * by a line or by a box:
 *
 *      . x x | . x x        x: the groups;   A row --row-- B row
 *      x . . | x . .        the corners           |           |
 *      x . . | x . .        themselves          box A       box B
 *     -------+-------       play no part          |           |
 *      . x x | . x x                         A column ...  B column
 *      x . . | x . .                              :           :
 *
 * A value that occurs in some of the groups is covered by houses of the ring: a house covers its two
 * groups. For a run of k neighbouring groups (k + 1) / 2 houses suffice (rounded down), for the whole ring four. If all
 * values together need as many (value, house) pairs as there are cells in the groups, the argument of
 * set_cover.h applies; usually two values join each two groups: 16 cells, eight houses. Sums that
 * differ from house to house are as good. Every house of the ring must be used, or it would be no ring,
 * and all cells of the groups must be empty: what is left of a ring on a board that is nearly full is a chain.
 *
 * Cheap rejection: a pair covers a value in two groups at most, so the groups may have, counted one by one, at most
 * twice as many values as cells. That is a sum over the four corners, and few rectangles are left.
 *
 * If a value has several smallest covers, the one that removes most is used.
 *
 * Data: as in set_cover.h, the houses around the ring, first the upper row. */

#include "logic/set_cover.h"

enum { RING = 8, NO_RING = 127 };

enum group_kind { GROUP_IN_ROW, GROUP_IN_COLUMN, GROUP_KINDS };

struct ring {
    struct nn_finding *finding;
    struct nn_cells group[RING];
    uint8_t house[RING]; /* house i joins the groups i and i + 1 */
};

/* The cells of the corner's row (column) in its box, without the corner; none if one is filled. */
static struct nn_cells group_beside(const struct nn_grid *grid, int corner, enum group_kind kind)
{
    const struct nn_geometry *geometry = grid->geometry;
    const uint8_t *house_of = geometry->house_of[corner];
    struct nn_cells group = nn_cells_and(geometry->house[house_of[NN_BOX]],
                                         geometry->house[house_of[kind == GROUP_IN_ROW ? NN_ROW : NN_COLUMN]]);
    nn_cells_drop(&group, corner);
    return nn_cells_within(group, grid->open) ? group : nn_no_cells();
}

static uint32_t digits_of_group(const struct nn_grid *grid, struct nn_cells group)
{
    uint32_t digits = 0;
    NN_EACH_CELL(cell, group) digits |= grid->candidates[cell];
    return digits;
}

/* How many values more than twice its cells the two groups of a corner have. */
static int excess_of_corner(const struct nn_grid *grid, int corner)
{
    int excess = 0;
    for (int kind = 0; kind < GROUP_KINDS; kind++) {
        const struct nn_cells group = group_beside(grid, corner, (enum group_kind)kind);
        if (nn_cells_are_none(group)) return NO_RING;
        excess += nn_count_bits(digits_of_group(grid, group)) - 2 * nn_cells_count(group);
    }
    return excess;
}

/* ---- covers of a value --------------------------------------------------------------------------- */

/* The groups that these houses cover, with bits for both. */
static unsigned groups_of_houses(unsigned houses)
{
    return (houses | houses << 1 | houses >> (RING - 1)) & ((1u << RING) - 1);
}

/* The fewest houses that cover these groups: half of each run, rounded up. */
static int houses_needed(unsigned groups)
{
    const unsigned all = (1u << RING) - 1;
    if (groups == all) return RING / 2;
    int needed = 0;
    while (groups) { /* take two neighbours off the beginning of a run */
        const unsigned after = (groups << 1 | groups >> (RING - 1)) & all;
        const unsigned first = (groups & ~after) & -(groups & ~after);
        groups &= ~(first | (first << 1 | first >> (RING - 1)));
        needed++;
    }
    return needed;
}

static unsigned groups_with_digit(const struct ring *ring, int digit)
{
    unsigned groups = 0;
    for (int at = 0; at < RING; at++)
        if (nn_cells_meet(ring->finding->grid->places[digit], ring->group[at])) groups |= 1u << at;
    return groups;
}

static struct nn_cells cells_of_ring(const struct ring *ring)
{
    struct nn_cells cells = nn_no_cells();
    for (int at = 0; at < RING; at++) cells = nn_cells_or(cells, ring->group[at]);
    return cells;
}

/* How many candidates go if the digit is covered by these houses. */
static int gain_of_houses(const struct ring *ring, int digit, unsigned houses)
{
    const struct nn_grid *grid = ring->finding->grid;
    const struct nn_cells ring_cells = cells_of_ring(ring);
    struct nn_cells gone = nn_no_cells();
    for (int at = 0; at < RING; at++) {
        if (!(houses >> at & 1)) continue;
        const int next = (at + 1) % RING;
        gone = nn_cells_or(gone, nn_cells_less(grid->geometry->house[ring->house[at]], ring_cells));
        if (houses >> next & 1) gone = nn_cells_or(gone, ring->group[next]);
    }
    return nn_cells_count(nn_cells_and(gone, grid->places[digit]));
}

/* The smallest cover of a digit that removes most; the first of equals. */
static unsigned choose_houses(const struct ring *ring, int digit)
{
    const unsigned groups = groups_with_digit(ring, digit);
    const int needed = houses_needed(groups);
    unsigned best = 0;
    int best_gain = -1;
    for (unsigned houses = 0; houses < 1u << RING; houses++) {
        if (nn_count_bits(houses) != needed || (groups & ~groups_of_houses(houses))) continue;
        const int gain = gain_of_houses(ring, digit, houses);
        if (gain > best_gain) {
            best = houses;
            best_gain = gain;
        }
    }
    return best;
}

/* ---- rings --------------------------------------------------------------------------------------- */

static bool report_ring(const struct ring *ring)
{
    struct nn_set_cover cover = {.cells = cells_of_ring(ring)};
    uint32_t digits_of_house[RING] = {0};
    for (int digit = 0; digit < ring->finding->geometry->side; digit++) {
        const unsigned houses = choose_houses(ring, digit);
        for (int at = 0; at < RING; at++)
            if (houses >> at & 1) digits_of_house[at] |= UINT32_C(1) << digit;
    }
    for (int at = 0; at < RING; at++) {
        if (!digits_of_house[at]) return true; /* a row of groups, not a ring */
        nn_set_cover_add(&cover, ring->house[at], digits_of_house[at]);
    }
    nn_set_cover_tell(ring->finding, NN_SK_LOOP, &cover);
    return nn_finding_report(ring->finding);
}

/* The ring of four corners in order: groups and houses in turn, row, box, column, box ... */
static bool try_ring(struct nn_finding *finding, const int corners[4])
{
    static const uint8_t corner_of[RING] = {0, 1, 1, 2, 2, 3, 3, 0};
    static const uint8_t is_column[RING] = {0, 0, 1, 1, 0, 0, 1, 1};
    struct ring ring = {.finding = finding};
    int cells = 0, needed = 0;
    for (int at = 0; at < RING; at++) {
        const int corner = corners[corner_of[at]];
        const int line = is_column[at] ? NN_COLUMN : NN_ROW;
        ring.group[at] = group_beside(finding->grid, corner, is_column[at] ? GROUP_IN_COLUMN : GROUP_IN_ROW);
        ring.house[at] = finding->geometry->house_of[corner][at % 2 ? NN_BOX : line];
        cells += nn_cells_count(ring.group[at]);
    }
    for (int digit = 0; digit < finding->geometry->side && needed <= cells; digit++)
        needed += houses_needed(groups_with_digit(&ring, digit));
    return needed != cells || report_ring(&ring);
}

/* All rectangles with the upper corners in two columns. */
static bool try_lower_rows(struct nn_finding *finding, const int8_t *excess, int row, int left, int right)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int side = geometry->side, above = excess[row * side + left] + excess[row * side + right];
    const int first = (row / geometry->box_rows + 1) * geometry->box_rows;
    for (int below = first; below < side; below++) {
        const int under = excess[below * side + left] + excess[below * side + right];
        if (above + under > 0) continue;
        const int corners[4] = {row * side + left, row * side + right, below * side + right, below * side + left};
        if (!try_ring(finding, corners)) return false;
    }
    return true;
}

bool nn_find_sk_loops(struct nn_finding *finding)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int side = geometry->side, box_columns = side / geometry->box_rows;
    int8_t excess[NN_LOGIC_CELLS];
    for (int cell = 0; cell < geometry->cells; cell++) excess[cell] = (int8_t)excess_of_corner(finding->grid, cell);
    for (int row = 0; row < side; row++) {
        if (nn_finding_is_over(finding)) return false;
        for (int left = 0; left < side; left++)
            for (int right = (left / box_columns + 1) * box_columns; right < side; right++)
                if (!try_lower_rows(finding, excess, row, left, right)) return false;
    }
    return true;
}
