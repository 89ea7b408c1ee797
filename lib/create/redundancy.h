/* redundancy.h: which clues of 9x9 puzzles are redundant: without such a clue, too, there is one solution. A puzzle
 * without any is minimal. */
#ifndef NN_REDUNDANCY_H
#define NN_REDUNDANCY_H

#include "create/rivals.h"
#include "logic/cells.h"

/* Puzzles p of 81 bytes (0 empty), each with its only solution; out: the cells of its redundant clues, each redundant
 * as long as the others stay. NONET_STOPPED: those of some are missing. */
nonet_status nn_redundancy_find(struct nn_rivals *rivals, size_t count, const uint8_t (*puzzles)[NN_RIVAL_CELLS],
                                const uint8_t (*solutions)[NN_RIVAL_CELLS], struct nn_watch *watch,
                                struct nn_cells *redundant);

#endif
