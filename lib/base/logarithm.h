/* logarithm.h: binary logarithms of integers in integer arithmetic, so that they are the same on every machine. */
#ifndef NN_LOGARITHM_H
#define NN_LOGARITHM_H

#include <stdint.h>

/* log2 of 1 .. 2^31 - 1, in 2^-32. */
int64_t nn_logarithm(uint64_t number);

/* A sum of such logarithms in millionths. */
int64_t nn_logarithm_millionths(int64_t logarithm);

#endif
