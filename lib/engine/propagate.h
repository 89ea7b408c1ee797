/* propagate.h: what the search engine deduces, in levels; each includes the ones before.
 *
 *     forward   a placed value leaves the other cells of its houses          board.c
 *     singles   one candidate in a cell, one place in a house                board.c
 *     locked    a box's value in one line, a line's value in one box         propagate_locked.c
 *     fish      a value confined to m columns in m rows, m lines in m boxes  propagate_fish.c
 */
#ifndef NN_PROPAGATE_H
#define NN_PROPAGATE_H

#include "board/board.h"

/* Deduce until nothing changes. False: contradiction. */
bool nn_propagate(struct nn_board *board, nonet_propagation level);

/* One pass for the values in `values`. False: contradiction. */
bool nn_locked_pass(struct nn_board *board, uint64_t values);
bool nn_fish_pass(struct nn_board *board, uint64_t values);

/* In a square table, `columns[row]` is the set of columns that `row` may take, all rows different.
 * Reduces every row to the columns it has in some complete assignment, which finds at once every
 * set of m rows confined to m columns. `size` <= 64. False: there is no complete assignment. */
bool nn_all_different(uint64_t *columns, int size);

#endif
