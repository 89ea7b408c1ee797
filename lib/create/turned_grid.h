/* turned_grid.h: full grids in another form, by chance, so that no part of the board is other than the rest. */
#ifndef NN_TURNED_GRID_H
#define NN_TURNED_GRID_H

#include "base/random.h"
#include "nonet.h"

/* Rows, columns and diagonal: every change that keeps rows, columns and boxes what they are, all equally likely. */
void nn_turn_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

#endif
