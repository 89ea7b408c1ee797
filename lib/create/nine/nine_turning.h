/* nine_turning.h: puts full grids into a random equivalent form, so that no part of the board is special. */
#ifndef NN_NINE_TURNING_H
#define NN_NINE_TURNING_H

#include "base/random.h"
#include "nonet.h"

/* Rows, columns and diagonal: every change that keeps rows, columns and boxes what they are, all equally likely. */
void nn_turn_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

#endif
