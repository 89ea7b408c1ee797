/* any_weighing.h: how much a puzzle counts that was made from a full grid by taking clues away, as nine_weighing.h says,
 * on boards of any size.
 *
 * When a clue that stayed was redundant for the last time says the learner (engine/learn/assume.h): is there another solution,
 * a solution of the other clues of that time with another value in its cell? What it learns holds for the grid at any
 * time, so it stays. */
#ifndef NN_ANY_WEIGHING_H
#define NN_ANY_WEIGHING_H

#include "create/any/any_unavoidable.h"
#include "engine/learn/assume.h"

/* All is set from outside but what comes last. */
struct nn_any_weighing {
    const nonet_layout *layout;
    const uint8_t *grid;
    const uint8_t *puzzle;                  /* 0 where is no clue */
    const uint16_t *order;                  /* all cells: in which order it was tested whether they can go */
    struct nn_any_unavoidable *unavoidable; /* of the grid */
    struct nn_watch *watch;

    uint64_t questions;
    int64_t log2_weight; /* in millionths */

    struct nn_assumptions assumptions;
    int steps;      /* clues that went */
    int *step_of;   /* [cell] at which it went; a clue that stayed: behind all */
    int *redundant; /* [step]: how many clues were redundant before it */
    uint8_t *none;  /* an empty board */
    uint8_t *other_solution;
};

/* NONET_STOPPED: the watch is over. */
nonet_status nn_any_weighing_run(struct nn_any_weighing *weighing);

#endif
