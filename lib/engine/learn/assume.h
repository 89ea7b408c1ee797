/* assume.h: a series of questions about one board, under changing assumptions.
 *
 * Is there a solution in which these candidates are placed, and that one is not? The assumptions are decisions that the
 * search does not choose; learnt clauses follow from the rules alone, so they are kept for the next question, however
 * different its assumptions are.
 *
 *     level 0          what holds for good: nn_assumptions_settle
 *     level 1 .. n     assumptions, any number of them on a level: nn_assumptions_add
 *     level n + 1      the candidate that is to be ruled out
 *     level n + 2 ..   decisions
 *
 * A level is assigned once and stays until it is dropped, so what changes often belongs on the last level. The
 * assumptions have a common solution, the known one. Hence the answer "no" always has the same form: they imply the
 * candidate.
 *
 * Decisions follow the known solution: what is found then differs from it in few cells, which says more than a solution
 * that differs in many. */
#ifndef NN_LEARN_ASSUME_H
#define NN_LEARN_ASSUME_H

#include "engine/learn/learn.h"

/* All zero = empty. */
struct nn_assumptions {
    struct nn_learn learn;
    struct nn_board board; /* the start of the questions, with its singles found */
    void *board_memory;
    const uint8_t *known;             /* the solution, as in positions */
    nn_literal *literals;             /* [variables] level by level */
    uint32_t ends[NN_ASSUMED_LEVELS]; /* of each level */
    uint32_t levels;
    bool is_loaded;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* Questions about this position, which has the solution `known` (both must live as long). */
nonet_status nn_assumptions_begin(struct nn_assumptions *assumptions, const nonet_position *position,
                                  const uint8_t *known);
void nn_assumptions_clear(struct nn_assumptions *assumptions);

/* The known value of this cell is placed: for good, or on the last level. */
void nn_assumptions_settle(struct nn_assumptions *assumptions, int cell);
void nn_assumptions_add(struct nn_assumptions *assumptions, int cell);
/* Add an empty level; and drop all but this many levels. */
void nn_assumptions_open_level(struct nn_assumptions *assumptions);
void nn_assumptions_drop_levels(struct nn_assumptions *assumptions, uint32_t levels);

/* NULL, or the invariant that does not hold (base/invariants.h; team_check.c). */
const char *nn_assumptions_check(const struct nn_assumptions *assumptions);

enum nn_answer { NN_ANSWER_NONE, NN_ANSWER_FOUND, NN_ANSWER_OPEN, NN_ANSWER_NO_MEMORY };

/* A solution under the assumptions in which this cell has another value than the known one, into other_solution[].
 * Open: the watch is over, or there were this many conflicts (0: no limit). */
enum nn_answer nn_assumptions_ask(struct nn_assumptions *assumptions, int cell, uint64_t most_conflicts,
                                  struct nn_watch *watch, uint8_t *other_solution);

#endif
