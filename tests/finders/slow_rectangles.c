/* slow_rectangles.c: unique, hidden and avoidable rectangles from the definition.
 *
 * A rectangle is four cells in two rows, two columns and two boxes. Unique and hidden ones: all four corners are empty
 * and have one of two values or both as candidates, and one corner at least has exactly these two. The roof is the
 * corners with other candidates, the extra ones. Type 3: a naked set of the roof, as one cell with the extra values, and
 * of other cells of a house; it goes from every house that has all of them. Hidden rectangles: the roof is three corners, or
 * two opposite ones; the corner opposite to one that is not in the roof loses a value.
 * Avoidable ones: the filled corners are no givens, and the values could be exchanged if the open corners took the ones
 * that complete the pattern; type 2: each open corner has that one and the extra one, nothing else. */
#include "finders/slow_deadly.h"

struct rectangle {
    int corner[4]; /* 0 and 3 are opposite, so are 1 and 2 */
    cell_set cells;
};

typedef void rectangle_user(const struct slow_board *board, const struct rectangle *rectangle, int type,
                            struct slow_finds *finds);

static int box_of(int cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static void each_rectangle(const struct slow_board *board, int type, struct slow_finds *finds, rectangle_user *use)
{
    for (int first = 0; first < CELLS; first++) {
        for (int last = first + 1; last < CELLS; last++) {
            const int second = first / 9 * 9 + last % 9, third = last / 9 * 9 + first % 9;
            const int boxes = 1 + (box_of(second) != box_of(first)) + (box_of(third) != box_of(first));
            if (second == first || third == first || last % 9 < first % 9 || boxes != 2) continue;
            const struct rectangle rectangle = {{first, second, third, last},
                                                one_cell(first) | one_cell(second) | one_cell(third) | one_cell(last)};
            use(board, &rectangle, type, finds);
        }
    }
}

/* ---- unique rectangles --------------------------------------------------------------------------- */

struct roof {
    const struct slow_board *board;
    unsigned pair, extras;
    cell_set cells;
    bool is_diagonal; /* two opposite corners */
};

/* The house where these cells, two, are all places of the value; -1: none. */
static int house_of_link(const struct slow_board *board, int value, cell_set cells)
{
    for (int house = 0; house < HOUSES; house++)
        if ((board->places[value] & house_cells[house]) == cells) return house;
    return -1;
}

static void use_x_wing(const struct roof *roof, const struct rectangle *rectangle, struct slow_finds *finds)
{
    const int *const corner = rectangle->corner;
    for (int side = 1; side <= 2; side++) {
        const cell_set one = one_cell(corner[0]) | one_cell(corner[side]), other = rectangle->cells & ~one;
        EACH_VALUE(roof->pair)
        {
            if (house_of_link(roof->board, value, one) >= 0 && house_of_link(roof->board, value, other) >= 0)
                slow_remove(finds, roof->board, value, roof->cells, 4);
        }
    }
}

static void use_hidden(const struct roof *roof, const struct rectangle *rectangle, struct slow_finds *finds)
{
    for (int i = 0; i < 4; i++) {
        const int start = rectangle->corner[i], opposite = rectangle->corner[3 - i];
        if (has_cell(roof->cells, start)) continue;
        const cell_set between = rectangle->cells & ~one_cell(start) & ~one_cell(opposite);
        EACH_VALUE(roof->pair)
        {
            int links = 0;
            EACH_CELL(cell, between)
            links += house_of_link(roof->board, value, one_cell(cell) | one_cell(opposite)) >= 0;
            const int other = __builtin_ctz(roof->pair & ~(1u << value));
            if (links == 2) slow_remove(finds, roof->board, other, one_cell(opposite), 4);
        }
    }
}

static void use_as_naked_set(const struct roof *roof, const struct rectangle *rectangle, struct slow_finds *finds)
{
    const struct slow_deadly deadly = {.cells = rectangle->cells, .roof = roof->cells, .extras = roof->extras};
    slow_use_deadly(roof->board, &deadly, 3, finds);
}

static void use_roof(const struct roof *roof, const struct rectangle *rectangle, int type, struct slow_finds *finds)
{
    const struct slow_board *const board = roof->board;
    const int count = count_cells(roof->cells);
    const bool is_side = count == 2 && !roof->is_diagonal, has_one_extra = count_values(roof->extras) == 1;
    const bool is_five = has_one_extra && (roof->is_diagonal || count == 3);
    if (type == 1 && count == 1) EACH_VALUE(roof->pair) slow_remove(finds, board, value, roof->cells, 4);
    if ((type == 2 && is_side && has_one_extra) || (type == 5 && is_five))
        slow_remove(finds, board, __builtin_ctz(roof->extras), seen_by_all(roof->cells), 4);
    if (type == 3 && is_side && !has_one_extra) use_as_naked_set(roof, rectangle, finds);
    if (type == 4 && is_side) EACH_VALUE(roof->pair)
        {
            const int other = __builtin_ctz(roof->pair & ~(1u << value));
            if (house_of_link(board, value, roof->cells) >= 0) slow_remove(finds, board, other, roof->cells, 4);
        }
    if (type == 6 && roof->is_diagonal) use_x_wing(roof, rectangle, finds);
    if (type == 7 && (count == 3 || roof->is_diagonal)) use_hidden(roof, rectangle, finds);
}

static void use_pair(const struct slow_board *board, const struct rectangle *rectangle, unsigned pair, int type,
                     struct slow_finds *finds)
{
    struct roof roof = {.board = board, .pair = pair};
    bool has_start = false;
    EACH_CELL(cell, rectangle->cells)
    {
        const unsigned marks = board->marks[cell];
        if (!(marks & pair)) return;
        has_start = has_start || marks == pair;
        roof.extras |= marks & ~pair;
        if (marks & ~pair) roof.cells |= one_cell(cell);
    }
    const cell_set diagonal = one_cell(rectangle->corner[0]) | one_cell(rectangle->corner[3]);
    roof.is_diagonal = roof.cells == diagonal || roof.cells == (rectangle->cells & ~diagonal);
    if (has_start) use_roof(&roof, rectangle, type, finds);
}

static void use_unique_rectangle(const struct slow_board *board, const struct rectangle *rectangle, int type,
                                 struct slow_finds *finds)
{
    for (unsigned pair = 0; pair < 1u << SIDE; pair++)
        if (count_values(pair) == 2) use_pair(board, rectangle, pair, type, finds);
}

static void find_unique_rectangles(const struct slow_board *board, int type, struct slow_finds *finds)
{
    each_rectangle(board, type, finds, use_unique_rectangle);
}

/* ---- avoidable rectangles ------------------------------------------------------------------------ */

/* The open corners with their values would complete the rectangle. */
static void use_open_corners(const struct slow_board *board, cell_set open, const int wanted[4],
                             const struct rectangle *rectangle, int type, struct slow_finds *finds)
{
    unsigned extras = ALL_VALUES;
    for (int i = 0; i < 4; i++) {
        const int cell = rectangle->corner[i];
        if (!has_cell(open, cell)) continue;
        if (!(board->marks[cell] >> wanted[i] & 1)) return;
        if (type == 1) slow_remove(finds, board, wanted[i], open, 4);
        const unsigned others = board->marks[cell] & ~(1u << wanted[i]);
        extras = count_values(others) == 1 ? extras & others : 0;
    }
    if (type == 2) EACH_VALUE(extras) slow_remove(finds, board, value, seen_by_all(open), 4);
}

static void use_avoidable(const struct slow_board *board, const struct rectangle *rectangle, int type,
                          struct slow_finds *finds)
{
    cell_set open = 0;
    EACH_CELL(cell, rectangle->cells)
    {
        if (!board->value[cell]) open |= one_cell(cell);
        if (board->is_given[cell]) return;
    }
    if (count_cells(open) != type) return;
    for (int a = 0; a < SIDE; a++) {
        for (int b = 0; b < SIDE; b++) {
            const int wanted[4] = {a, b, b, a};
            bool fits = a != b;
            for (int i = 0; i < 4; i++) {
                const int cell = rectangle->corner[i];
                fits = fits && (has_cell(open, cell) || board->value[cell] == wanted[i] + 1);
            }
            if (fits) use_open_corners(board, open, wanted, rectangle, type, finds);
        }
    }
}

static void find_avoidable_rectangles(const struct slow_board *board, int type, struct slow_finds *finds)
{
    each_rectangle(board, type, finds, use_avoidable);
}

static const struct slow_finder finders[] = {
    {.technique = "0600", .find = find_unique_rectangles, .argument = 1},
    {.technique = "0601", .find = find_unique_rectangles, .argument = 2},
    {.technique = "0602", .find = find_unique_rectangles, .argument = 3, .length = slow_deadly_length},
    {.technique = "0603", .find = find_unique_rectangles, .argument = 4},
    {.technique = "0604", .find = find_unique_rectangles, .argument = 5},
    {.technique = "0605", .find = find_unique_rectangles, .argument = 6},
    {.technique = "0606", .find = find_unique_rectangles, .argument = 7},
    {.technique = "0607", .find = find_avoidable_rectangles, .argument = 1},
    {.technique = "0608", .find = find_avoidable_rectangles, .argument = 2},
};

const struct slow_family slow_rectangles = {
    .name = "rectangles", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 300};
