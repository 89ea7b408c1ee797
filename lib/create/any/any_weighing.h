/* any_weighing.h: the weight of a puzzle made by removing clues from a full grid, as in nine_weighing.h, for boards of
 * any size.
 *
 * The learner (engine/learn/assume.h) finds when a clue that stayed was last redundant: is there a solution of the
 * other clues at that time with another value in its cell? What it learns always holds for the grid, so it is kept. */
#ifndef NN_ANY_WEIGHING_H
#define NN_ANY_WEIGHING_H

#include "create/any/any_unavoidable.h"
#include "engine/learn/assume.h"

/* The caller sets everything except the last fields. */
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
    int *step_of;   /* [cell] when its clue was removed; a clue that stayed: after all */
    int *redundant; /* [step]: how many clues were redundant before it */
    uint8_t *none;  /* an empty board */
    uint8_t *other_solution;
};

/* NONET_STOPPED: the watch is over. */
nonet_status nn_any_weighing_run(struct nn_any_weighing *weighing);

#endif
