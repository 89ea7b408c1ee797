/* rivals.h: is there another solution? Asked for many 9x9 puzzles at a time.
 *
 * A rival of a puzzle's solution is a solution that has another value in a given cell. Asking for one with that value
 * forbidden is cheaper than counting to two: the known solution is not found again. */
#ifndef NN_RIVALS_H
#define NN_RIVALS_H

#include "base/stop.h"
#include "nonet.h"

enum { NN_RIVAL_CELLS = 81, NN_RIVALS_AT_ONCE = 2048 };

struct nn_rivals;

nonet_status nn_rivals_new(struct nn_rivals **rivals);
void nn_rivals_free(struct nn_rivals *rivals);

/* Add a question to those of the next run, at most NN_RIVALS_AT_ONCE: a solution of what the caller writes to the 81
 * bytes (0 empty) that are returned, in which `cell`, empty there, does not have `value`. Questions are numbered from 0. */
uint8_t *nn_rivals_ask(struct nn_rivals *rivals, int cell, int value);

size_t nn_rivals_count(const struct nn_rivals *rivals);
bool nn_rivals_are_full(const struct nn_rivals *rivals);

/* Answer them all. NONET_STOPPED: there are no answers. NONET_ERR_INTERNAL: an answer failed its check. */
nonet_status nn_rivals_run(struct nn_rivals *rivals, struct nn_watch *watch);

/* The answer to a question of the last run, checked, until the next question is asked; NULL: there is none. */
const uint8_t *nn_rivals_answer(const struct nn_rivals *rivals, size_t question);

#endif
