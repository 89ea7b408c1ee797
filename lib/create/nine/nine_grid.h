/* nine_grid.h: fast random full 9x9 grids. */
#ifndef NN_NINE_GRID_H
#define NN_NINE_GRID_H

#include "base/random.h"
#include "nonet.h"

/* Fill 81 cells with values 1..9. Depends only on the random stream. Every grid is possible, but not equally likely:
 * some occur several times as often as others (nn_weighed_grid corrects for that). */
void nn_nine_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

#endif
