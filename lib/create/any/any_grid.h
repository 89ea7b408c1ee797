/* any_grid.h: random full grids of any layout up to 25x25. */
#ifndef NN_ANY_GRID_H
#define NN_ANY_GRID_H

#include "base/random.h"
#include "base/stop.h"
#include "board/board.h"

/* Fill cells[] with a grid. The board is one of the layout, and is changed. NONET_STOPPED: the watch is over. */
nonet_status nn_any_grid(struct nn_board *board, struct nn_random *random, struct nn_watch *watch, uint8_t *cells);

/* The same, with the weight that makes all grids count equally: *log2_weight, a binary logarithm in millionths. */
nonet_status nn_weighed_grid(struct nn_board *board, struct nn_random *random, struct nn_watch *watch, uint8_t *cells,
                             int64_t *log2_weight);

#endif
