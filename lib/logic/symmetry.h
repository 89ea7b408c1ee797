/* symmetry.h: rotations and reflections of the board that map houses to houses. */
#ifndef NN_SYMMETRY_H
#define NN_SYMMETRY_H

#include <assert.h>

#include "board/layout.h"

/* The main diagonal begins at r1c1. A board with quarter-turn symmetry also has half-turn symmetry, which says less. */
enum nn_symmetry { NN_MAIN_DIAGONAL, NN_OTHER_BOARD_DIAGONAL, NN_QUARTER_TURN, NN_HALF_TURN, NN_SYMMETRIES };

/* All but the half turn swap rows and columns, and boxes must stay boxes. */
static inline bool nn_has_symmetry(const nonet_layout *layout, enum nn_symmetry symmetry)
{
    return symmetry == NN_HALF_TURN || layout->box_rows * layout->box_rows == layout->side;
}

/* Where the cell ends up. */
static inline int nn_symmetry_image(const nonet_layout *layout, enum nn_symmetry symmetry, int cell)
{
    const int side = layout->side, row = cell / side, column = cell % side;
    assert(cell >= 0 && cell < layout->cells && nn_has_symmetry(layout, symmetry));
    const int far_row = side - 1 - row, far_column = side - 1 - column;
    switch (symmetry) {
    case NN_MAIN_DIAGONAL: return column * side + row;
    case NN_OTHER_BOARD_DIAGONAL: return far_column * side + far_row;
    case NN_QUARTER_TURN: return column * side + far_row;
    default: return far_row * side + far_column;
    }
}

#endif
