/* choose.h: where the search guesses. */
#ifndef NN_CHOOSE_H
#define NN_CHOOSE_H

#include "board/board.h"

enum { NN_NO_HOUSE = -1 };

/* A candidate to try: one of `options` values of its cell, or places of its value in a house. */
struct nn_guess_choice {
    int options; /* 0: the board is contradictory */
    int cell, value;
    int house; /* the options are the places of the value in this house; NN_NO_HOUSE: the values of the cell */
};

/* The board must have an open cell. `order` is not AUTO. `weights`: [question] contradictions seen,
 * for NONET_ORDER_MRV_WEIGHT. */
struct nn_guess_choice nn_choose(const struct nn_board *board, nonet_order order, const uint32_t *weights);

#endif
