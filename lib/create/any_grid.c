/* any_grid.c: the cell with the fewest candidates, one of these by chance, takes one of its candidates by chance;
 * singles are found after each. Ties are broken by chance, too, so that every grid can come. A search that turns back
 * too often begins again: nearly all need no second beginning (16x16: 0.15 ms a grid, 25x25: 0.7 ms). Not all grids are
 * equally likely; nobody knows how to make them so. */
#include "create/any_grid.h"

#include <string.h>

enum { NODES_FOR_A_CELL = 2 }; /* more than that, and it begins again */

struct any_filling {
    struct nn_board *board;
    struct nn_random *random;
    struct nn_watch *watch;
    int nodes_left;
};

static int narrowest_cell(struct any_filling *filling)
{
    const struct nn_board *const board = filling->board;
    int best = 0, fewest = NONET_MAX_SIDE + 1, ties = 0;
    for (int cell = 0; cell < board->layout->cells; cell++) {
        if (board->value[cell] != NN_OPEN) continue;
        const int count = nn_count_bits(board->candidates[cell]);
        if (count > fewest) continue;
        ties = count < fewest ? 1 : ties + 1;
        fewest = count;
        if (nn_random_below(filling->random, ties) == 0) best = cell;
    }
    return best;
}

static int take_any_value(struct nn_random *random, uint64_t *values)
{
    uint64_t rest = *values;
    for (int skipped = nn_random_below(random, nn_count_bits(rest)); skipped > 0; skipped--) rest &= rest - 1;
    const int value = nn_first_bit(rest);
    *values &= ~nn_bit(value);
    return value;
}

/* False: not from here, or there were too many nodes. */
static bool fill_any(struct any_filling *filling)
{
    struct nn_board *const board = filling->board;
    if (!nn_board_spread(board)) return false;
    if (nn_board_is_full(board)) return true;
    const int cell = narrowest_cell(filling);
    for (uint64_t values = board->candidates[cell]; values && filling->nodes_left > 0;) {
        const struct nn_board_mark mark = nn_board_mark_now(board);
        filling->nodes_left--;
        if (nn_watch_is_over(filling->watch)) return false;
        if (nn_board_place(board, cell, take_any_value(filling->random, &values)) && fill_any(filling)) return true;
        nn_board_undo(board, mark);
    }
    return false;
}

nonet_status nn_any_grid(struct nn_board *board, struct nn_random *random, struct nn_watch *watch, uint8_t *cells)
{
    const nonet_layout *const layout = board->layout;
    const nonet_position empty = {layout, cells, NULL, NULL};
    struct any_filling filling = {.board = board, .random = random, .watch = watch};
    do {
        if (nn_watch_is_over(watch)) return NONET_STOPPED;
        filling.nodes_left = NODES_FOR_A_CELL * layout->cells;
        memset(cells, 0, (size_t)layout->cells);
        nn_board_load(board, &empty);
    } while (!fill_any(&filling));
    for (int cell = 0; cell < layout->cells; cell++) cells[cell] = (uint8_t)(board->value[cell] + 1);
    return NONET_OK;
}
