/* nine_weighing.h: the statistical weight of a puzzle made by removing clues.
 *
 * Removing clues at random until none can go finds some minimal puzzles more often than others: those with few clues. A
 * removal takes one of the clues that are redundant at the time, each equally likely, so if R(i) clues were redundant
 * before step i, this way had the probability 1/R(1) * 1/R(2) * ... * 1/R(k). The same puzzle can be reached in k!
 * ways, all orders of the k clues that went. So with the weight
 *
 *     w = R(1) * R(2) * ... * R(k) / k!
 *
 * every minimal puzzle of the grid is expected to count 1 in all: weighted means over many puzzles of a grid tend to the
 * means over all its minimal puzzles, and the mean of the weights is the number of them. Grids have weights of their own
 * (any_grid.h); the product of both makes all minimal puzzles of all grids count the same.
 *
 * A clue that went was redundant until then. For one that stayed it has to be found out when it was for the last
 * time: once needed, it stays so. An unavoidable set of which it is the last clue says from when on it is certainly
 * needed, and a solver is asked about the step before. Like a removal, a weighing says what it wants to know. (Boards
 * of other sizes: any_weighing.h.) */
#ifndef NN_NINE_WEIGHING_H
#define NN_NINE_WEIGHING_H

#include "create/nine/nine_removal.h"

struct nn_nine_weighing {
    struct nn_nine_removal *removal; /* which is over, and has the grid and its unavoidable sets */
    struct nn_cells begin;           /* the clues before its first step */
    int step_of[NN_NINE_CELLS];      /* at which a clue went; one that stayed: after all */
    struct nn_cells open;            /* clues that stayed and are still to be asked about */
    int cell;                        /* the current one, or -1 */
    int low, high;                   /* it is redundant before step `low` (-1: not even that), not before step `high` */
    int asked;                       /* the step in question */
    bool bisects;                    /* the last answer led back by one step only, so the rest is halved now */
    int redundant[NN_NINE_CELLS + 1]; /* [step]: R */
};

/* Weigh what a removal of single clues from `begin` came to. */
void nn_nine_weighing_begin(struct nn_nine_weighing *weighing, struct nn_nine_removal *removal, struct nn_cells begin);

/* NULL, or the invariant that does not hold (base/invariants.h; nine_check.c). */
const char *nn_nine_weighing_check(const struct nn_nine_weighing *weighing);

/* As for removals. */
bool nn_nine_weighing_ask(struct nn_nine_weighing *weighing, uint8_t *puzzle);
void nn_nine_weighing_answer(struct nn_nine_weighing *weighing, uint64_t count, const uint8_t *solution);

/* log2 of R(1) * ... * R(steps) / steps!, in millionths, the same on every machine. */
int64_t nn_weight_logarithm(const int *redundant, int steps);

/* That of the weight. */
int64_t nn_nine_weighing_result(const struct nn_nine_weighing *weighing);

#endif
