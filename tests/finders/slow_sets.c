/* slow_sets.c: locked candidates, locked, naked, hidden and almost locked sets from the definition.
 *
 * Locked candidates: the value has two places or more in one house, all of them in a second one.
 * Naked set: k cells of a house, with two candidates or more each, have k candidates together. It is called locked, not
 * naked, if it has two or three cells, all of a box and of a line, and something goes from the box and something from
 * the line outside the box.
 * Sets of five and more have no smaller set inside, and leave two empty cells of the house or more.
 * Hidden set: k values, with two places or more each, have k places together in a house, which has more empty cells.
 * Almost locked set, where a box and a line cross (in either role): n - 1 cells of the first house, outside the
 * crossing and with two candidates or more each, have n candidates together; in the second house each of these values
 * has a place, and all of their places are in the crossing and in exactly n - 1 more cells. */
#include "finders/slow_cells.h"

enum { LARGE = 5 };

static bool is_line(int house)
{
    return house < BOXES;
}

/* ---- locked candidates --------------------------------------------------------------------------- */

static void find_locked_candidates(const struct slow_board *board, int from_boxes, struct slow_finds *finds)
{
    for (int from = 0; from < HOUSES; from++) {
        for (int to = 0; to < HOUSES; to++) {
            if (is_line(from) == from_boxes || is_line(to) != from_boxes) continue;
            for (int value = 0; value < SIDE; value++) {
                const cell_set places = board->places[value] & house_cells[from];
                if (count_cells(places) >= 2 && !(places & ~house_cells[to]))
                    slow_remove(finds, board, value, house_cells[to] & ~places, 0);
            }
        }
    }
}

/* ---- naked sets ---------------------------------------------------------------------------------- */

static cell_set cells_with_several(const struct slow_board *board)
{
    cell_set cells = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (count_values(board->marks[cell]) >= 2) cells |= one_cell(cell);
    return cells;
}

static bool is_locked_set(const struct slow_board *board, cell_set cells, unsigned values)
{
    if (count_cells(cells) > 3) return false;
    for (int box = BOXES; box < HOUSES; box++) {
        for (int line = 0; line < BOXES; line++) {
            if (cells & ~(house_cells[box] & house_cells[line])) continue;
            const cell_set gone = places_of(board, values) & ~cells;
            if (gone & house_cells[box] && gone & house_cells[line] & ~house_cells[box]) return true;
        }
    }
    return false;
}

/* A large set, with this many empty cells in its house, that none of its parts is. */
static bool is_large_naked_set(const struct slow_board *board, cell_set cells, int open)
{
    const int size = count_cells(cells);
    for (unsigned chosen = 1; chosen + 1 < 1u << size; chosen++)
        if (count_values(marks_of(board, choose_cells(cells, chosen))) <= count_values(chosen)) return false;
    return size >= LARGE && size + 2 <= open;
}

static void use_naked_set(const struct slow_board *board, cell_set cells, bool wants_locked, struct slow_finds *finds)
{
    const unsigned values = marks_of(board, cells);
    if (count_values(values) != count_cells(cells)) return;
    if (is_locked_set(board, cells, values) == wants_locked)
        EACH_VALUE(values) slow_remove(finds, board, value, seen_by_all(cells), 0);
}

static void find_sets_of_cells(const struct slow_board *board, int least, int most, bool wants_locked,
                               struct slow_finds *finds)
{
    for (int house = 0; house < HOUSES; house++) {
        const cell_set usable = cells_with_several(board) & house_cells[house];
        for (unsigned chosen = 1; chosen < 1u << count_cells(usable); chosen++) {
            const int size = count_values(chosen);
            const cell_set cells = choose_cells(usable, chosen);
            if (size < least || size > most) continue;
            if (size < LARGE || is_large_naked_set(board, cells, count_cells(open_cells(board) & house_cells[house])))
                use_naked_set(board, cells, wants_locked, finds);
        }
    }
}

static void find_naked_sets(const struct slow_board *board, int size, struct slow_finds *finds)
{
    find_sets_of_cells(board, size, size < LARGE ? size : SIDE, false, finds);
}

static void find_locked_sets(const struct slow_board *board, int size, struct slow_finds *finds)
{
    find_sets_of_cells(board, size, size, true, finds);
}

/* ---- hidden sets --------------------------------------------------------------------------------- */

static bool is_large_hidden_set(const struct slow_board *board, int house, unsigned values)
{
    for (unsigned part = (values - 1) & values; part; part = (part - 1) & values)
        if (count_cells(places_of(board, part) & house_cells[house]) <= count_values(part)) return false;
    return count_values(values) >= LARGE &&
           count_values(values) + 2 <= count_cells(open_cells(board) & house_cells[house]);
}

static void use_hidden_set(const struct slow_board *board, int house, unsigned values, struct slow_finds *finds)
{
    const cell_set cells = places_of(board, values) & house_cells[house];
    if (count_cells(cells) != count_values(values)) return;
    EACH_VALUE(values) if (count_cells(board->places[value] & house_cells[house]) < 2) return;
    EACH_VALUE(ALL_VALUES & ~values) slow_remove(finds, board, value, cells, 0);
}

static void find_hidden_sets(const struct slow_board *board, int size, struct slow_finds *finds)
{
    for (int house = 0; house < HOUSES; house++)
        for (unsigned values = 1; values < 1u << SIDE; values++)
            if (size == LARGE ? is_large_hidden_set(board, house, values) : count_values(values) == size)
                use_hidden_set(board, house, values, finds);
}

/* ---- almost locked sets -------------------------------------------------------------------------- */

static void use_crossing(const struct slow_board *board, int first, int second, cell_set few, struct slow_finds *finds)
{
    const cell_set crossing = house_cells[first] & house_cells[second];
    const unsigned values = marks_of(board, few);
    const cell_set rest = places_of(board, values) & house_cells[second] & ~crossing;
    if (count_values(values) != count_cells(few) + 1 || count_cells(rest) != count_cells(few)) return;
    EACH_VALUE(values) if (!(board->places[value] & house_cells[second])) return;
    EACH_VALUE(values) slow_remove(finds, board, value, house_cells[first] & ~crossing & ~few, 0);
    EACH_VALUE(ALL_VALUES & ~values) slow_remove(finds, board, value, rest, 0);
}

static void find_almost_locked(const struct slow_board *board, int size, struct slow_finds *finds)
{
    for (int first = 0; first < HOUSES; first++) {
        for (int second = 0; second < HOUSES; second++) {
            const cell_set crossing = house_cells[first] & house_cells[second];
            if (is_line(first) == is_line(second) || !crossing) continue;
            const cell_set usable = cells_with_several(board) & house_cells[first] & ~crossing;
            for (unsigned chosen = 1; chosen < 1u << count_cells(usable); chosen++)
                if (count_values(chosen) == size - 1)
                    use_crossing(board, first, second, choose_cells(usable, chosen), finds);
        }
    }
}

static const struct slow_finder finders[] = {
    {.technique = "0100", .find = find_locked_candidates, .argument = 1},
    {.technique = "0101", .find = find_locked_candidates, .argument = 0},
    {.technique = "0110", .find = find_locked_sets, .argument = 2},
    {.technique = "0111", .find = find_locked_sets, .argument = 3},
    {.technique = "0200", .find = find_naked_sets, .argument = 2},
    {.technique = "0201", .find = find_naked_sets, .argument = 3},
    {.technique = "0202", .find = find_naked_sets, .argument = 4},
    {.technique = "n006", .find = find_naked_sets, .argument = 5},
    {.technique = "0210", .find = find_hidden_sets, .argument = 2},
    {.technique = "0211", .find = find_hidden_sets, .argument = 3},
    {.technique = "0212", .find = find_hidden_sets, .argument = 4},
    {.technique = "n007", .find = find_hidden_sets, .argument = 5},
    {.technique = "n013", .find = find_almost_locked, .argument = 2},
    {.technique = "n014", .find = find_almost_locked, .argument = 3},
};

const struct slow_family slow_sets = {
    .name = "sets", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 200};
