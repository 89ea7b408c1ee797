/* nine_grid.h: random full grids of 9x9, quickly. */
#ifndef NN_NINE_GRID_H
#define NN_NINE_GRID_H

#include "base/random.h"
#include "nonet.h"

/* Fill 81 cells with values 1..9. Depends on the random stream alone. Every grid is possible, but not every one equally
 * likely: some come up several times as often as others (nn_weighed_grid makes up for that). */
void nn_nine_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

#endif
