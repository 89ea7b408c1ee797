/* nine_redundancy.h: which clues of puzzles are redundant: without such a clue there is still only one solution. A
 * puzzle without redundant clues is minimal. */
#ifndef NN_NINE_REDUNDANCY_H
#define NN_NINE_REDUNDANCY_H

#include "create/nine/second_solutions.h"

/* Many puzzles on the board of the others, each with its only solution; boards follow each other without gaps. */
struct nn_nine_redundancy {
    size_t count;
    uint8_t *puzzles; /* 0 empty */
    const uint8_t *solutions;
    uint8_t *clues; /* out: a nonet_clue for each cell */
};

/* Test every clue, each as if the others stay. NONET_STOPPED: NONET_CLUE_OPEN where the answer is missing. */
nonet_status nn_nine_redundancy_find(struct nn_second_solutions *others, struct nn_nine_redundancy *job,
                                     struct nn_watch *watch);

/* Plain 9x9 boards: remove redundant clues from the puzzles, one after the other in the order of the cells in `orders`
 * (one for each puzzle, all cells of the board), until none is left. Removed ones are NONET_CLUE_REDUNDANT. One pass is
 * enough: a clue that is needed is still needed when others are gone. NONET_STOPPED: clues not yet tested stay, as
 * NONET_CLUE_OPEN. */
nonet_status nn_nine_redundancy_remove(struct nn_second_solutions *others, struct nn_nine_redundancy *job,
                                       const uint16_t *orders, struct nn_watch *watch);

#endif
