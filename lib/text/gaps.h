/* gaps.h: rows in which spaces are the empty cells.
 *
 *     53  7                     |53 | 7 |   |         | 5 3   |   7   |       |
 *     6  195                    |6  |195|   |         | 6     | 1 9 5 |       |
 *
 * They become rows with a sign for each empty cell, which are then read like any others. Between bars it is the width
 * that tells the cells. Without bars only 9x9 boards are read so, from a first row of the whole width or of two groups of
 * digits on; later rows may have lost the spaces at their ends. Nothing is filled in a row that can be read as it is,
 * nor in a board that has other signs for empty cells. */
#ifndef NN_GAPS_H
#define NN_GAPS_H

#include "text/grid_rows.h"

/* Rows with more characters have no gaps to fill. */
#define NN_GAPS_WIDTH 200

/* Fill the gaps of a line, which may be a row after those of the block. Returns the new length, 0: it is no such row. */
size_t nn_gaps_fill(const struct nn_grid_rows *block, const struct nn_line *line, char text[NN_GAPS_WIDTH]);

#endif
