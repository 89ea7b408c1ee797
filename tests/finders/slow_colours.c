/* slow_colours.c: colouring from the definition.
 *
 * Two cells that are the only places of a value in a house are linked. All pairs of cells that a way of links joins are
 * alike (an even number of links) or different (an odd one): found by joining ways until nothing changes. */
#include <string.h>

#include "finders/slow_finder.h"

enum { TRAP, WRAP, MULTI_1, MULTI_2 };

struct colouring {
    cell_set alike[CELLS], different[CELLS]; /* of each cell: those that are as true as it, and those that are not */
};

static void join_ways(struct colouring *colouring)
{
    for (bool has_news = true; has_news;) {
        has_news = false;
        for (int cell = 0; cell < CELLS; cell++) {
            cell_set alike = colouring->alike[cell], different = colouring->different[cell];
            EACH_CELL(other, alike) different |= colouring->different[other];
            EACH_CELL(other, different) alike |= colouring->different[other];
            has_news = has_news || alike != colouring->alike[cell] || different != colouring->different[cell];
            colouring->alike[cell] = alike;
            colouring->different[cell] = different;
        }
    }
}

static void colour_value(const struct slow_board *board, int value, struct colouring *colouring)
{
    memset(colouring, 0, sizeof *colouring);
    for (int house = 0; house < HOUSES; house++) {
        const cell_set places = board->places[value] & house_cells[house];
        if (count_cells(places) != 2) continue;
        EACH_CELL(cell, places)
        {
            colouring->alike[cell] |= one_cell(cell);
            colouring->different[cell] |= places & ~one_cell(cell);
        }
    }
    join_ways(colouring);
}

/* A net of the value, as it looks from one of its cells. */
static void use_net(const struct slow_board *board, int value, cell_set own, cell_set other, int kind,
                    struct slow_finds *finds)
{
    const cell_set trapped = seen_by_any(own) & seen_by_any(other) & ~(own | other);
    if (kind == TRAP) slow_remove(finds, board, value, trapped, 0);
    if (kind == WRAP && seen_by_any(own) & own) slow_remove(finds, board, value, own, 0);
}

/* Two nets, each as it looks from one of its cells. */
static void use_two_nets(const struct slow_board *board, int value, const cell_set first[2], const cell_set second[2],
                         int kind, struct slow_finds *finds)
{
    if (!(seen_by_any(first[0]) & second[0])) return;
    if (kind == MULTI_1) slow_remove(finds, board, value, seen_by_any(first[1]) & seen_by_any(second[1]), 0);
    if (kind == MULTI_2 && seen_by_any(first[0]) & second[1]) slow_remove(finds, board, value, first[0], 0);
}

static void find_colours(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    struct colouring net;
    for (int value = 0; value < SIDE; value++) {
        colour_value(board, value, &net);
        for (int cell = 0; cell < CELLS; cell++) {
            if (!net.alike[cell]) continue;
            const cell_set first[2] = {net.alike[cell], net.different[cell]};
            use_net(board, value, first[0], first[1], kind, finds);
            for (int other = 0; other < CELLS; other++) {
                const cell_set second[2] = {net.alike[other], net.different[other]};
                if (second[0] && !has_cell(first[0] | first[1], other))
                    use_two_nets(board, value, first, second, kind, finds);
            }
        }
    }
}

static const struct slow_finder finders[] = {
    {.technique = "0500", .find = find_colours, .argument = TRAP},
    {.technique = "0501", .find = find_colours, .argument = WRAP},
    {.technique = "0502", .find = find_colours, .argument = MULTI_1},
    {.technique = "0503", .find = find_colours, .argument = MULTI_2},
};

const struct slow_family slow_colours = {
    .name = "colours", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 1000};
