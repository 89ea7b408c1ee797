/* nine_turning.h: full grids in another form, by chance, so that no part of the board is other than the rest. */
#ifndef NN_NINE_TURNING_H
#define NN_NINE_TURNING_H

#include "base/random.h"
#include "nonet.h"

/* Rows, columns and diagonal: every change that keeps rows, columns and boxes what they are, all equally likely. */
void nn_turn_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

#endif
