/* slow_medusa.c: 3D Medusa from the definition.
 *
 * Two candidates are linked if one of them is true and not both: the two of a cell, or the two places of a value in a
 * house. A net, of two values or more, is all that hangs together; what an even number of links joins is alike, what an
 * odd number joins is different. A colour is all that is alike to a candidate. It is wrong if two of it are in one cell,
 * or of one value in one house, or if it leaves a cell without a candidate; then all of it goes. If no colour of a net is
 * wrong, what both colours rule out goes. */
#include <string.h>

#include "finders/slow_finder.h"

/* A colour: for each value, its cells. */
struct colour {
    cell_set cells[SIDE];
};

static bool are_linked(const struct slow_board *board, int cell, int value, int other_cell, int other_value)
{
    if (cell == other_cell) return value != other_value && __builtin_popcount(board->marks[cell]) == 2;
    if (value != other_value) return false;
    for (int house = 0; house < HOUSES; house++)
        if ((house_cells[house] & board->places[value]) == (one_cell(cell) | one_cell(other_cell))) return true;
    return false;
}

/* Colour all that a candidate is linked with; false: it was coloured before. */
static bool spread(const struct slow_board *board, int cell, int value, struct colour colours[2], int colour)
{
    if (has_cell(colours[colour].cells[value], cell)) return false;
    colours[colour].cells[value] |= one_cell(cell);
    for (int other = 0; other < CELLS; other++)
        for (int other_value = 0; other_value < SIDE; other_value++)
            if (board->marks[other] >> other_value & 1 && are_linked(board, cell, value, other, other_value))
                spread(board, other, other_value, colours, !colour);
    return true;
}

static bool rules_out(const struct colour *colour, int cell, int value)
{
    for (int other = 0; other < SIDE; other++)
        if (other != value && has_cell(colour->cells[other], cell)) return true;
    return colour->cells[value] & peers_of[cell];
}

static bool is_wrong(const struct slow_board *board, const struct colour *colour, const struct colour *opposite)
{
    for (int cell = 0; cell < CELLS; cell++) {
        bool is_empty = board->marks[cell] != 0;
        for (int value = 0; value < SIDE; value++) {
            if (!(board->marks[cell] >> value & 1)) continue;
            const bool is_out = rules_out(colour, cell, value);
            if (is_out && has_cell(colour->cells[value], cell)) return true;
            is_empty = is_empty && (is_out || has_cell(opposite->cells[value], cell));
        }
        if (is_empty) return true;
    }
    return false;
}

static void use_net(const struct slow_board *board, const struct colour colours[2], struct slow_finds *finds)
{
    bool any_wrong = false;
    int values = 0;
    for (int value = 0; value < SIDE; value++) values += (colours[0].cells[value] | colours[1].cells[value]) != 0;
    if (values < 2) return;
    for (int colour = 0; colour < 2; colour++) {
        if (!is_wrong(board, &colours[colour], &colours[!colour])) continue;
        any_wrong = true;
        for (int value = 0; value < SIDE; value++) slow_remove(finds, board, value, colours[colour].cells[value], 0);
    }
    for (int cell = 0; cell < CELLS && !any_wrong; cell++)
        for (int value = 0; value < SIDE; value++)
            if (!has_cell(colours[0].cells[value] | colours[1].cells[value], cell) &&
                rules_out(&colours[0], cell, value) && rules_out(&colours[1], cell, value))
                slow_remove(finds, board, value, one_cell(cell), 0);
}

static void find_medusa(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int cell = 0; cell < CELLS; cell++) {
        for (int value = 0; value < SIDE; value++) {
            struct colour colours[2];
            if (!(board->marks[cell] >> value & 1)) continue;
            memset(colours, 0, sizeof colours);
            spread(board, cell, value, colours, 0);
            use_net(board, colours, finds);
        }
    }
}

static const struct slow_finder finders[] = {
    {.technique = "0507", .find = find_medusa},
};

const struct slow_family slow_medusa = {
    .name = "medusa", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 50};
