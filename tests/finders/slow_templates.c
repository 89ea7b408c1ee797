/* slow_templates.c: templates from the definition: all ways to place a value are tried.
 *
 * A template of a value has a cell in every row, column and box, none of them closed to the value: cells that hold it
 * are in all templates, cells that hold another one in none. A cell that is in all templates of a value has it (template
 * set) and is closed to the others, which may lose templates in turn; a cell that is in no template loses the value
 * (template delete). */
#include <string.h>

#include "finders/slow_finder.h"

enum { SET, DELETE };

struct templates {
    cell_set in_all, in_some;
};

static void try_row(cell_set open, int row, cell_set chosen, struct templates *found)
{
    if (row == SIDE) {
        found->in_all &= chosen;
        found->in_some |= chosen;
        return;
    }
    EACH_CELL(cell, open & house_cells[ROWS + row])
    try_row(open & ~peers_of[cell], row + 1, chosen | one_cell(cell), found);
}

static void find_templates(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    cell_set open[SIDE];
    struct templates found[SIDE];
    memcpy(open, board->places, sizeof open);
    for (int cell = 0; cell < CELLS; cell++)
        if (board->value[cell]) open[board->value[cell] - 1] |= one_cell(cell);
    for (bool has_news = true; has_news;) {
        has_news = false;
        for (int value = 0; value < SIDE; value++) {
            found[value] = (struct templates){.in_all = ~(cell_set)0};
            try_row(open[value], 0, 0, &found[value]);
            for (int other = 0; other < SIDE; other++) {
                if (other == value || !(open[other] & found[value].in_all)) continue;
                open[other] &= ~found[value].in_all;
                has_news = true;
            }
        }
    }
    for (int value = 0; value < SIDE; value++) {
        if (kind == SET) finds->placed[value] = found[value].in_all & board->places[value];
        else slow_remove(finds, board, value, ~found[value].in_some, 0);
    }
}

static const struct slow_finder finders[] = {
    {.technique = "1201", .find = find_templates, .argument = SET},
    {.technique = "1202", .find = find_templates, .argument = DELETE},
};

const struct slow_family slow_templates = {
    .name = "templates", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 500};
