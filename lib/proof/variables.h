/* variables.h: how formulas and proofs number the candidates of a board: from 1, cell by cell, in each cell value by
 * value. A number is "this candidate is placed", a negative number "it is not". */
#ifndef NN_PROOF_VARIABLES_H
#define NN_PROOF_VARIABLES_H

#include <assert.h>

#include "board/layout.h"

/* `value` from 0. */
static inline int nn_proof_variable(const nonet_layout *layout, int cell, int value)
{
    assert(cell >= 0 && cell < layout->cells && value >= 0 && value < layout->side);
    return cell * layout->side + value + 1;
}

static inline int nn_proof_variables(const nonet_layout *layout)
{
    return layout->cells * layout->side;
}

#endif
