/* slow_loops.c: unique loops, extended rectangles and BUG lite from the definition.
 *
 * Unique loop: six cells or more with candidates of a pair of values, two or none in each house, in one piece, such that the
 * two values can take turns; one cell at least has exactly the pair. One or two cells have extra values, or more have
 * the same single one.
 * Extended rectangle: two parallel lines and n lines across, three at least, with 2n empty cells; each pair across is in
 * one box, or each line has its cells in one box. There are n values, of which every cell has one. One or two cells have
 * extra values, and the others have exactly the n values together; or more have the same single extra one, and all cells
 * together have the n values and that.
 * BUG lite: cells with two values of their own each, such that a value has two of the cells of a house or none, in one
 * piece; some cell has only its two candidates. There are more than two values; the cells are not all empty ones, nor in
 * two rows or two columns. One cell has extra values, or two cells of a house, or several have the same single one. */
#include <string.h>

#include "finders/slow_deadly.h"

/* ---- cells by cell, row by row ------------------------------------------------------------------- */

struct growth {
    const struct slow_board *board;
    struct slow_finds *finds;
    int type;
    unsigned pair; /* of a loop; 0: BUG lite */
    struct slow_deadly deadly;
    uint8_t count[HOUSES][SIDE]; /* cells of the house that have the value */
};

static int house_around(int cell, int kind)
{
    return kind == 0 ? ROWS + cell / 9 : kind == 1 ? COLUMNS + cell % 9 : BOXES + cell / 27 * 3 + cell % 9 / 3;
}

/* May this roof grow into a useful one? */
static bool is_good_roof(const struct growth *growth)
{
    const struct slow_deadly *const deadly = &growth->deadly;
    if (count_cells(deadly->roof) <= 1) return true;
    if (count_cells(deadly->roof) == 2 && (growth->pair || share_a_house(deadly->roof))) return true;
    return count_values(deadly->extras) == 1;
}

static bool change_counts(struct growth *growth, int cell, unsigned values, int change)
{
    bool fits = true;
    for (int kind = 0; kind < 3; kind++) EACH_VALUE(values)
        {
            uint8_t *const count = &growth->count[house_around(cell, kind)][value];
            *count = (uint8_t)(*count + change);
            fits = fits && *count <= 2;
        }
    return fits;
}

/* Houses that have no cell behind this one have two of a value, or none. */
static bool leaves_complete_houses(const struct growth *growth, int cell)
{
    for (int kind = 0; kind < 3; kind++) {
        const int house = house_around(cell, kind);
        if (house_cells[house] >> cell >> 1) continue;
        for (int value = 0; value < SIDE; value++)
            if (growth->count[house][value] == 1) return false;
    }
    return true;
}

/* Do two cells have a value in a house in common? */
static bool are_joined(const struct slow_deadly *deadly, int cell, int other)
{
    return are_peers(cell, other) && deadly->values[cell] & deadly->values[other];
}

static bool is_one_piece(const struct slow_deadly *deadly)
{
    cell_set piece = deadly->cells & -deadly->cells, before = 0;
    while (piece != before) {
        before = piece;
        EACH_CELL(cell, before)
        EACH_CELL(other, deadly->cells) if (are_joined(deadly, cell, other)) piece |= one_cell(other);
    }
    return piece == deadly->cells;
}

/* Can the two values take turns, so that each house of the loop has both? */
static bool takes_turns(cell_set cells)
{
    cell_set one = cells & -cells, other = 0;
    for (int round = 0; round < CELLS; round++) {
        EACH_CELL(cell, one) other |= cells & peers_of[cell];
        EACH_CELL(cell, other) one |= cells & peers_of[cell];
    }
    return !(one & other);
}

static bool is_in_two_lines(cell_set cells, int first)
{
    int lines = 0;
    for (int line = first; line < first + SIDE; line++) lines += (cells & house_cells[line]) != 0;
    return lines == 2;
}

static bool has_plain_cell(const struct growth *growth)
{
    EACH_CELL(cell, growth->deadly.cells) if (growth->board->marks[cell] == growth->deadly.values[cell]) return true;
    return false;
}

static void use_growth(struct growth *growth)
{
    struct slow_deadly *const deadly = &growth->deadly;
    const int cells = count_cells(deadly->cells);
    if (!deadly->roof || !has_plain_cell(growth) || !is_one_piece(deadly)) return;
    if (growth->pair) {
        if (cells >= 6 && takes_turns(deadly->cells))
            slow_use_deadly(growth->board, deadly, growth->type, growth->finds);
        return;
    }
    unsigned values = 0;
    EACH_CELL(cell, deadly->cells) values |= deadly->values[cell];
    if (count_values(values) == 2 || deadly->cells == open_cells(growth->board)) return;
    if (is_in_two_lines(deadly->cells, ROWS) || is_in_two_lines(deadly->cells, COLUMNS)) return;
    slow_use_deadly(growth->board, deadly, growth->type, growth->finds);
}

static void grow(struct growth *growth, int cell);

static void take_cell(struct growth *growth, int cell, unsigned values)
{
    struct slow_deadly *const deadly = &growth->deadly;
    const unsigned extras = growth->board->marks[cell] & ~values, extras_before = deadly->extras;
    const cell_set roof_before = deadly->roof;
    deadly->values[cell] = values;
    deadly->cells |= one_cell(cell);
    if (extras) deadly->roof |= one_cell(cell);
    deadly->extras |= extras;
    if (change_counts(growth, cell, values, 1) && is_good_roof(growth) && leaves_complete_houses(growth, cell))
        grow(growth, cell + 1);
    change_counts(growth, cell, values, -1);
    deadly->cells &= ~one_cell(cell);
    deadly->roof = roof_before;
    deadly->extras = extras_before;
}

/* With and without each cell from this one on. */
static void grow(struct growth *growth, int cell)
{
    if (cell == CELLS) {
        use_growth(growth);
        return;
    }
    const unsigned marks = growth->board->marks[cell];
    if (growth->pair) {
        if (marks & growth->pair) take_cell(growth, cell, growth->pair);
    } else {
        for (unsigned values = marks; values; values = (values - 1) & marks)
            if (count_values(values) == 2) take_cell(growth, cell, values);
    }
    if (leaves_complete_houses(growth, cell)) grow(growth, cell + 1);
}

static void find_loops(const struct slow_board *board, int type, struct slow_finds *finds)
{
    for (unsigned pair = 0; pair < 1u << SIDE; pair++) {
        struct growth growth = {.board = board, .finds = finds, .type = type, .pair = pair};
        if (count_values(pair) == 2) grow(&growth, 0);
    }
}

static void find_bug_lite(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    struct growth growth = {.board = board, .finds = finds};
    grow(&growth, 0);
}

/* ---- extended rectangles ------------------------------------------------------------------------- */

static void use_extended(const struct slow_board *board, cell_set cells, unsigned values, int type,
                         struct slow_finds *finds)
{
    struct slow_deadly deadly = {.cells = cells};
    EACH_CELL(cell, cells)
    {
        deadly.values[cell] = values;
        if (!(board->marks[cell] & values)) return;
    }
    slow_find_roof(board, &deadly);
    const int roof = count_cells(deadly.roof);
    const bool is_few = roof <= 2 && marks_of(board, cells & ~deadly.roof) == values;
    const bool is_alike = roof > 2 && count_values(deadly.extras) == 1 && !(values & ~marks_of(board, cells));
    if (roof && (is_few || is_alike)) slow_use_deadly(board, &deadly, type, finds);
}

static void use_lines(const struct slow_board *board, int first, int second, int type, struct slow_finds *finds)
{
    const bool is_same_band = first % SIDE / 3 == second % SIDE / 3;
    for (unsigned across = 0; across < 1u << SIDE; across++) {
        const int size = count_values(across);
        const bool is_one_box = !(across & ~7u) || !(across & ~070u) || !(across & ~0700u);
        if (size < 3 || (!is_same_band && !is_one_box)) continue;
        const cell_set cells = choose_cells(house_cells[first], across) | choose_cells(house_cells[second], across);
        if (cells & ~open_cells(board) || count_values(marks_of(board, cells)) < size) continue;
        for (unsigned values = 0; values < 1u << SIDE; values++)
            if (count_values(values) == size) use_extended(board, cells, values, type, finds);
    }
}

static void find_extended(const struct slow_board *board, int type, struct slow_finds *finds)
{
    for (int first = 0; first < BOXES; first++)
        for (int second = first + 1; second < BOXES; second++)
            if (first / SIDE == second / SIDE) use_lines(board, first, second, type, finds);
}

static const struct slow_finder finders[] = {
    {.technique = "unique loop type 1", .find = find_loops, .argument = 1, .length = slow_deadly_length},
    {.technique = "unique loop type 2", .find = find_loops, .argument = 2, .length = slow_deadly_length},
    {.technique = "unique loop type 3", .find = find_loops, .argument = 3, .length = slow_deadly_length},
    {.technique = "unique loop type 4", .find = find_loops, .argument = 4, .length = slow_deadly_length},
    {.technique = "extended rectangle type 1", .find = find_extended, .argument = 1, .length = slow_deadly_length},
    {.technique = "extended rectangle type 2", .find = find_extended, .argument = 2, .length = slow_deadly_length},
    {.technique = "extended rectangle type 3", .find = find_extended, .argument = 3, .length = slow_deadly_length},
    {.technique = "extended rectangle type 4", .find = find_extended, .argument = 4, .length = slow_deadly_length},
    {.technique = "BUG lite", .find = find_bug_lite, .share = 4, .length = slow_deadly_length},
};

const struct slow_family slow_loops = {
    .name = "loops", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 60};
