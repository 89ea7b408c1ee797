/* slow_wings.c: wings from the definition.
 *
 * XY, XYZ: a pivot sees two cells of two candidates; W: two cells alike that do not see each other, a house with the
 * linking value in just two other cells, one seen by each. M, S, L, H: every chain of six candidates in one of their shapes is tried; no two nodes
 * are in one cell except neighbours that are linked in it, and the last may be in the cell of the first. WXYZ and larger:
 * every set of cells of a house with one candidate more than cells, and a cell of two of these candidates that is in no
 * house with all of them. */
#include "finders/slow_cells.h"

static bool has_two(const struct slow_board *board, int cell)
{
    return count_values(board->marks[cell]) == 2;
}

/* ---- XY-wing, XYZ-wing --------------------------------------------------------------------------- */

/* size: candidates of the pivot. */
static void find_xy_wings(const struct slow_board *board, int size, struct slow_finds *finds)
{
    const uint16_t *const marks = board->marks;
    for (int pivot = 0; pivot < CELLS; pivot++) {
        if (count_values(marks[pivot]) != size) continue;
        EACH_CELL(one, peers_of[pivot]) EACH_CELL(other, peers_of[pivot])
        {
            if (!has_two(board, one) || !has_two(board, other)) continue;
            const unsigned all = marks[pivot] | marks[one] | marks[other], z = marks[one] & marks[other];
            const unsigned of_pivot = size == 3 ? all : all & ~z;
            if (count_values(all) != 3 || count_values(z) != 1 || marks[pivot] != of_pivot) continue;
            const cell_set wing = one_cell(one) | one_cell(other) | (size == 3 ? one_cell(pivot) : 0);
            EACH_VALUE(z) slow_remove(finds, board, value, seen_by_all(wing), 0);
        }
    }
}

/* ---- W-wing -------------------------------------------------------------------------------------- */

static bool is_bridge(cell_set places, int one, int other)
{
    if (count_cells(places) != 2 || places & (one_cell(one) | one_cell(other))) return false;
    const int near = first_cell(places), far = first_cell(places & ~one_cell(near));
    return (are_peers(one, near) && are_peers(other, far)) || (are_peers(one, far) && are_peers(other, near));
}

static void find_w_wings(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int one = 0; one < CELLS; one++) {
        for (int other = one + 1; other < CELLS; other++) {
            if (!has_two(board, one) || board->marks[one] != board->marks[other] || are_peers(one, other)) continue;
            for (int house = 0; house < HOUSES; house++) EACH_VALUE(board->marks[one])
                {
                    if (!is_bridge(board->places[value] & house_cells[house], one, other)) continue;
                    const int removed = __builtin_ctz(board->marks[one] & ~(1u << value));
                    slow_remove(finds, board, removed, seen_by_all(one_cell(one) | one_cell(other)), 0);
                }
        }
    }
}

/* ---- M-, S-, L- and H-wing ----------------------------------------------------------------------- */

enum { NODES = 6 };
struct chain {
    int cell[NODES], value[NODES];
};

/* The five links, strong and weak in turn: c in a cell, h in a house; then the values of the six nodes. */
static const char *const shapes[][2] = {
    {"chhch", "xyyyxx"},                      /* M */
    {"hhchh", "xxxyyy"},                      /* S */
    {"hchch", "xxyyzz"}, {"hchhh", "xxyyyy"}, /* L */
    {"chhch", "xyyyzz"}, {"chchh", "xyyzzz"}, /* H */
};
enum { M_WING = 1 << 0, S_WING = 1 << 1, L_WING = 1 << 2 | 1 << 3, H_WING = 1 << 4 | 1 << 5 };

static bool is_in_some_house(cell_set places, int cell, int other)
{
    for (int house = 0; house < HOUSES; house++)
        if ((places & house_cells[house]) == (one_cell(cell) | one_cell(other))) return true;
    return false;
}

static bool is_linked(const struct slow_board *board, const struct chain *chain, int link, char how)
{
    const int cell = chain->cell[link], other = chain->cell[link + 1], value = chain->value[link];
    const bool is_strong = link % 2 == 0;
    if (how == 'c') return cell == other && value != chain->value[link + 1] && (!is_strong || has_two(board, cell));
    if (value != chain->value[link + 1] || !are_peers(cell, other)) return false;
    return !is_strong || is_in_some_house(board->places[value], cell, other);
}

static bool has_new_cell(const struct chain *chain, int node, char how)
{
    for (int before = 0; before < node; before++) {
        const bool is_neighbour = before == node - 1 && how == 'c';
        const bool is_return = before == 0 && node == NODES - 1;
        if (chain->cell[before] == chain->cell[node] && !is_neighbour && !is_return) return false;
    }
    return true;
}

/* Are the values of these nodes alike and different as the letters are? */
static bool fits_letters(const struct chain *chain, int node, const char *letters)
{
    for (int before = 0; before < node; before++)
        if ((chain->value[before] == chain->value[node]) != (letters[before] == letters[node])) return false;
    return true;
}

static void use_chain(const struct slow_board *board, const struct chain *chain, struct slow_finds *finds)
{
    const int one = chain->cell[0], other = chain->cell[NODES - 1];
    const int first = chain->value[0], last = chain->value[NODES - 1];
    if (first == last) {
        if (one != other) slow_remove(finds, board, first, seen_by_all(one_cell(one) | one_cell(other)), 0);
    } else if (one == other) {
        EACH_VALUE(ALL_VALUES & ~(1u << first | 1u << last)) slow_remove(finds, board, value, one_cell(one), 0);
    } else if (are_peers(one, other)) {
        slow_remove(finds, board, first, one_cell(other), 0);
        slow_remove(finds, board, last, one_cell(one), 0);
    }
}

static void extend_chain(const struct slow_board *board, struct chain *chain, int node, const char *const shape[2],
                         struct slow_finds *finds)
{
    if (node == NODES) {
        use_chain(board, chain, finds);
        return;
    }
    const char how = node ? shape[0][node - 1] : 0;
    const int before = node ? chain->cell[node - 1] : -1;
    for (int cell = 0; cell < CELLS; cell++) {
        if (before >= 0 && cell != before && !are_peers(cell, before)) continue;
        EACH_VALUE(board->marks[cell])
        {
            chain->cell[node] = cell;
            chain->value[node] = value;
            if (fits_letters(chain, node, shape[1]) && has_new_cell(chain, node, how) &&
                (!node || is_linked(board, chain, node - 1, how)))
                extend_chain(board, chain, node + 1, shape, finds);
        }
    }
}

static void find_local_wings(const struct slow_board *board, int which, struct slow_finds *finds)
{
    struct chain chain;
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (which >> i & 1) extend_chain(board, &chain, 0, shapes[i], finds);
}

/* ---- WXYZ-wing and larger ------------------------------------------------------------------------ */

static void use_hinge(const struct slow_board *board, cell_set hinge, unsigned values, int pincer,
                      struct slow_finds *finds)
{
    unsigned links = 0;
    EACH_VALUE(board->marks[pincer])
    if (!(board->places[value] & hinge & ~peers_of[pincer])) links |= 1u << value;
    const bool is_double = count_values(links) == 2;
    if (!links) return;
    EACH_VALUE(board->marks[pincer])
    if (is_double || !(links >> value & 1))
        slow_remove(finds, board, value, seen_by_all((board->places[value] & hinge) | one_cell(pincer)), 0);
    if (is_double)
        EACH_VALUE(values & ~links) slow_remove(finds, board, value, seen_by_all(board->places[value] & hinge), 0);
}

static void grow_hinge(const struct slow_board *board, cell_set rest, cell_set hinge, int missing,
                       struct slow_finds *finds)
{
    if (missing) {
        EACH_CELL(cell, rest)
        {
            rest &= ~one_cell(cell);
            grow_hinge(board, rest, hinge | one_cell(cell), missing - 1, finds);
        }
        return;
    }
    unsigned values = 0;
    EACH_CELL(cell, hinge) values |= board->marks[cell];
    if (count_values(values) != count_cells(hinge) + 1) return;
    for (int pincer = 0; pincer < CELLS; pincer++)
        if (has_two(board, pincer) && !(board->marks[pincer] & ~values) && !share_a_house(hinge | one_cell(pincer)))
            use_hinge(board, hinge, values, pincer, finds);
}

static void find_large_wings(const struct slow_board *board, int hinge, struct slow_finds *finds)
{
    for (int house = 0; house < HOUSES; house++) {
        cell_set open = 0;
        EACH_CELL(cell, house_cells[house]) if (board->marks[cell]) open |= one_cell(cell);
        grow_hinge(board, open, 0, hinge, finds);
    }
}

static const struct slow_finder finders[] = {
    {.technique = "0800", .find = find_xy_wings, .argument = 2},
    {.technique = "0801", .find = find_xy_wings, .argument = 3},
    {.technique = "0803", .find = find_w_wings},
    {.technique = "n008", .find = find_local_wings, .argument = M_WING, .share = 2},
    {.technique = "n009", .find = find_local_wings, .argument = S_WING, .share = 2},
    {.technique = "n010", .find = find_local_wings, .argument = L_WING, .share = 2},
    {.technique = "n011", .find = find_local_wings, .argument = H_WING, .share = 2},
    {.technique = "WXYZ-wing", .find = find_large_wings, .argument = 3},
    {.technique = "VWXYZ-wing", .find = find_large_wings, .argument = 4},
    {.technique = "UVWXYZ-wing", .find = find_large_wings, .argument = 5},
    {.technique = "TUVWXYZ-wing", .find = find_large_wings, .argument = 6},
};

const struct slow_family slow_wings = {
    .name = "wings", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 200};
