/* sample_puzzle.c: full grids and digging; see sample_puzzle.h. One pass is enough for a minimal puzzle: a given that
 * could not go when more givens were there cannot go later. */
#include "create/sample_puzzle.h"

#include <assert.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/nine/nine_turning.h"

/* Boxes on the diagonal share no house, so they may be filled without looking. */
static void fill_diagonal_boxes(struct nn_random *random, const nonet_layout *layout, uint8_t *cells)
{
    const int side = layout->side, rows = layout->box_rows, columns = layout->box_columns;
    int values[NONET_MAX_SIDE];
    for (int value = 0; value < side; value++) values[value] = value + 1;
    for (int step = 0; step < (rows < columns ? rows : columns); step++) {
        const int corner = step * rows * side + step * columns;
        const int box = layout->seats[corner].house[NN_BOX];
        nn_random_shuffle(random, values, side);
        for (int place = 0; place < side; place++) cells[nn_house(layout, box)[place]] = (uint8_t)values[place];
    }
}

nonet_status nn_sample_grid(nonet_solver *solver, const nonet_layout *layout, struct nn_random *random, uint8_t *cells)
{
    memset(cells, 0, (size_t)layout->cells);
    fill_diagonal_boxes(random, layout, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    NN_TRY(nonet_solver_first(solver, &position, &result));
    if (!result.solution) return NONET_ERR_INTERNAL; /* the diagonal can always be completed */
    memcpy(cells, result.solution, (size_t)layout->cells);
    nn_turn_grid(layout, random, cells);
    return NONET_OK;
}

/* Each row is the one above moved by a box, each band the one above moved by one more. */
void nn_sample_regular_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells)
{
    const int side = layout->side;
    int values[NONET_MAX_SIDE];
    for (int value = 0; value < side; value++) values[value] = value + 1;
    nn_random_shuffle(random, values, side);
    for (int row = 0; row < side; row++) {
        const int moved = row % layout->box_rows * layout->box_columns + row / layout->box_rows;
        for (int column = 0; column < side; column++)
            cells[row * side + column] = (uint8_t)values[(column + moved) % side];
    }
    nn_turn_grid(layout, random, cells);
}

nonet_status nn_sample_puzzle(nonet_solver *solver, const nonet_layout *layout, struct nn_random *random, int givens,
                              uint8_t *cells)
{
    assert(givens >= 0 && givens <= layout->cells);
    uint16_t order[NONET_MAX_CELLS];
    int left = 0;
    for (int cell = 0; cell < layout->cells; cell++)
        if (cells[cell]) order[left++] = (uint16_t)cell;
    nn_random_shuffle_cells(random, order, left);
    const nonet_position position = {layout, cells, NULL, NULL};
    for (int at = 0, all = left; at < all && left > givens; at++) {
        const uint8_t kept = cells[order[at]];
        nonet_result result;
        cells[order[at]] = 0;
        NN_TRY(nonet_solver_count(solver, &position, 2, &result));
        if (result.verdict == NONET_VERDICT_UNIQUE) left--;
        else cells[order[at]] = kept;
    }
    return NONET_OK;
}
