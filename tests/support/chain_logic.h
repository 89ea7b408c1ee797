/* chain_logic.h: does a chain hold on a board, and does it prove what it says? By the definitions alone: whether claims can
 * be so together is tried out, cell by cell. */
#ifndef CHAIN_LOGIC_H
#define CHAIN_LOGIC_H

#include "support/chain_reader.h"

struct chain_board {
    const nonet_layout *layout;
    uint64_t candidates[NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE]; /* 0: filled */
};

void chain_board_of(const nonet_position *position, struct chain_board *board);

/* What is wrong with its links, or NULL. Strong and weak ones must take turns. */
const char *chain_fault(const struct chain_board *board, const struct read_chain *chain);

/* Does the chain, whose links hold, prove the result? One of its ends is true; in a loop, either every second claim is or
 * all the others are; of cells with the same two candidates (a remote pair) every second one is the same. */
bool chain_proves(const struct chain_board *board, const struct read_chain *chain, struct chain_result result);

#endif
