/* full_grid.h: the smallest form of a full 9x9 grid. The same answer as minlex.h, a thousand times faster. */
#ifndef NN_FULL_GRID_H
#define NN_FULL_GRID_H

#include "canon/minlex.h"
#include "canon/row_pairs.h"

/* `cells`: a grid that obeys all rules. */
void nn_full_grid_find(const struct nn_row_pairs *pairs, const uint8_t *cells, struct nn_minlex *minlex);

#endif
