/* nine_turning.c: see nine_turning.h. */
#include "create/nine/nine_turning.h"

#include <string.h>

#include "board/layout.h"
#include "canon/transform.h"

void nn_turn_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells)
{
    const int side = layout->side;
    uint8_t rows[NONET_MAX_SIDE], columns[NONET_MAX_SIDE], before[NONET_MAX_CELLS];
    memcpy(before, cells, (size_t)layout->cells);
    nn_transform_shuffle_lines(random, side, layout->box_rows, rows);
    nn_transform_shuffle_lines(random, side, layout->box_columns, columns);
    const bool is_turned = layout->box_rows == layout->box_columns && nn_random_below(random, 2);
    for (int row = 0; row < side; row++)
        for (int column = 0; column < side; column++)
            cells[row * side + column] =
                is_turned ? before[columns[column] * side + rows[row]] : before[rows[row] * side + columns[column]];
}
