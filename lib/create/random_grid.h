/* random_grid.h: random full grids of 9x9, quickly. */
#ifndef NN_RANDOM_GRID_H
#define NN_RANDOM_GRID_H

#include "base/random.h"

/* Fill 81 cells with values 1..9. Depends on the random stream alone. Every grid is possible, not quite every one
 * equally likely. */
void nn_random_grid(struct nn_random *random, uint8_t *cells);

#endif
