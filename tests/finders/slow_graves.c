/* slow_graves.c: bivalue universal graves and reverse BUGs from the definition.
 *
 * A grave: every empty cell keeps two of its candidates, such that a value has two places in a house or none. All others are
 * extra; one of these is true. BUG+1: there is one. Types 2 to 4: as for other deadly patterns (slow_deadly.h), if several
 * cells have extra candidates. BUG+n: there are several different ones; what each of them rules out goes: another
 * candidate of the same cell, the same value in a house.
 * Reverse BUG: with one more value in, each house has both of two values filled in, or neither, and some have neither. */
#include "finders/slow_deadly.h"

enum { PLUS_1 = 1, PLUS_N = 5 }; /* 2 to 4 are types */

struct grave {
    const struct slow_board *board;
    struct slow_finds *finds;
    int kind;
    struct slow_deadly deadly;
};

static unsigned ruled_out(int cell, int value, int other)
{
    if (cell == other) return ALL_VALUES & ~(1u << value);
    return are_peers(cell, other) ? 1u << value : 0;
}

static void use_all_extras(const struct grave *grave)
{
    for (int other = 0; other < CELLS; other++) {
        unsigned out = ALL_VALUES;
        EACH_CELL(cell, grave->deadly.roof)
        EACH_VALUE(grave->board->marks[cell] & ~grave->deadly.values[cell])
        out &= ruled_out(cell, value, other);
        EACH_VALUE(out) slow_remove(grave->finds, grave->board, value, one_cell(other), 0);
    }
}

static void use_grave(struct grave *grave)
{
    slow_find_roof(grave->board, &grave->deadly);
    const int roof = count_cells(grave->deadly.roof), extras = count_values(grave->deadly.extras);
    if (!roof) return;
    if (grave->kind == PLUS_1 && roof == 1 && extras == 1)
        slow_use_deadly(grave->board, &grave->deadly, 1, grave->finds);
    if (grave->kind == PLUS_N && extras > 1) use_all_extras(grave);
    if (grave->kind > PLUS_1 && grave->kind < PLUS_N && roof > 1)
        slow_use_deadly(grave->board, &grave->deadly, grave->kind, grave->finds);
}

/* How many cells of the house before `end` keep the value? */
static int count_kept(const struct grave *grave, int house, int value, int end)
{
    int count = 0;
    EACH_CELL(cell, house_cells[house] & grave->deadly.cells)
    if (cell < end && grave->deadly.values[cell] >> value & 1) count++;
    return count;
}

/* May it go on like this behind the cell? */
static bool is_possible(const struct grave *grave, int cell)
{
    for (int house = 0; house < HOUSES; house++) {
        if (!has_cell(house_cells[house], cell)) continue;
        for (int value = 0; value < SIDE; value++) {
            const cell_set places = grave->board->places[value] & house_cells[house];
            const int kept = count_kept(grave, house, value, cell + 1), rest = count_cells(places >> cell >> 1);
            if (places && (kept > 2 || kept + rest < 2)) return false;
        }
    }
    return true;
}

static void choose_kept(struct grave *grave, int cell)
{
    while (cell < CELLS && !grave->board->marks[cell]) cell++;
    if (cell == CELLS) {
        use_grave(grave);
        return;
    }
    const unsigned marks = grave->board->marks[cell];
    for (unsigned values = marks; values; values = (values - 1) & marks) {
        if (count_values(values) != 2) continue;
        grave->deadly.values[cell] = values;
        if (is_possible(grave, cell)) choose_kept(grave, cell + 1);
    }
}

static void find_graves(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    struct grave grave = {.board = board, .finds = finds, .kind = kind, .deadly.cells = open_cells(board)};
    choose_kept(&grave, 0);
}

/* ---- reverse BUG --------------------------------------------------------------------------------- */

static bool has_both_or_neither(const struct slow_board *board, int house, int value, int other, int filled)
{
    bool has_value = has_cell(house_cells[house], filled), has_other = false;
    EACH_CELL(cell, house_cells[house])
    {
        has_value = has_value || board->value[cell] == value + 1;
        has_other = has_other || board->value[cell] == other + 1;
    }
    return has_value == has_other;
}

static void try_reverse(const struct slow_board *board, int value, int other, int filled, struct slow_finds *finds)
{
    int missing = 0;
    for (int house = 0; house < HOUSES; house++)
        if (!has_both_or_neither(board, house, value, other, filled)) return;
    for (int row = 0; row < SIDE; row++) {
        bool is_in = false;
        EACH_CELL(cell, house_cells[row]) is_in = is_in || board->value[cell] == other + 1;
        missing += !is_in;
    }
    if (missing) slow_remove(finds, board, value, one_cell(filled), 0);
}

static void find_reverse_bugs(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int value = 0; value < SIDE; value++)
        for (int other = 0; other < SIDE; other++)
            if (other != value) EACH_CELL(cell, board->places[value]) try_reverse(board, value, other, cell, finds);
}

static const struct slow_finder finders[] = {
    {.technique = "BUG+1", .find = find_graves, .argument = PLUS_1},
    {.technique = "BUG type 2", .find = find_graves, .argument = 2},
    {.technique = "BUG type 3", .find = find_graves, .argument = 3},
    {.technique = "BUG type 4", .find = find_graves, .argument = 4},
    {.technique = "BUG+n", .find = find_graves, .argument = PLUS_N},
    {.technique = "reverse BUG", .find = find_reverse_bugs},
};

const struct slow_family slow_graves = {
    .name = "graves", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 500};
