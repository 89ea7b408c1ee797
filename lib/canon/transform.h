/* transform.h: parts of a transform that the search for canonical forms uses too. */
#ifndef NN_TRANSFORM_H
#define NN_TRANSFORM_H

#include "base/random.h"
#include "nonet.h"

/* The source cell for this row and column of the result. */
int nn_transform_source(const nonet_transform *transform, int side, int row, int column);

/* Marks (bit v-1: value v) with the values renamed. */
uint64_t nn_transform_marks(const nonet_transform *transform, uint64_t marks);

/* Lines 0..side-1, shuffled within groups of `group`, and the groups themselves. */
void nn_transform_shuffle_lines(struct nn_random *random, int side, int group, uint8_t *lines);

#endif
