/* nine_search.h: one 9x9 puzzle in the making: clues are removed from a full grid until it is minimal; if it is not
 * what is wanted, it is changed a little, again and again, always continuing from the best so far.
 *
 *     new grid --> remove --> is it wanted? --yes--> (is it truly minimal?) --> done
 *                    ^           | no: keep it if it is nearer to the goal than the one held
 *                    |           v
 *                    +-- the one held with a few more clues of its grid   (too often in vain: a new grid)
 *
 * Like a removal, it does not ask solvers itself: it says what it wants to know. */
#ifndef NN_NINE_SEARCH_H
#define NN_NINE_SEARCH_H

#include "create/nine/nine_goal.h"
#include "create/nine/nine_weighing.h"

struct nn_nine_search {
    uint64_t index;
    uint64_t turn, turn_begin; /* of the level's techniques, and how many attempts there were when it began */
    struct nn_random random;
    struct nn_nine_removal removal;
    enum { NN_NINE_REMOVING, NN_NINE_WEIGHING, NN_NINE_CHECKING, NN_NINE_DONE } phase;
    nonet_symmetry symmetry;
    uint16_t group[NN_NINE_CELLS]; /* of the symmetry */
    int groups;
    struct nn_cells held; /* the best so far of this grid */
    struct nn_distance held_distance;
    uint8_t nearest[NN_NINE_CELLS], nearest_solution[NN_NINE_CELLS]; /* of all grids */
    int64_t nearest_distance;                                        /* INT64_MAX: there is none yet */
    int vain;                                                        /* changes since it became better */
    uint64_t attempts;
    bool is_minimal;
    struct nn_nine_weighing weighing;
    int64_t grid_weight; /* as nn_weighed_grid says, or 0 */
    int64_t weight;      /* with that of nn_nine_weighing_result: their sum, since they are logarithms */
};

/* NULL, or the invariant that does not hold (base/invariants.h; nine_check.c). */
const char *nn_nine_search_check(const struct nn_nine_search *search);

/* Begin with puzzle number `index`. */
void nn_nine_search_begin(struct nn_nine_search *search, const struct nn_nine_goal *goal, uint64_t index);

/* NONET_OK: count the solutions of `puzzle` up to 2, and answer. NONET_END: done. NONET_STOPPED: while looking
 * whether the puzzle is wanted. */
nonet_status nn_nine_search_ask(struct nn_nine_search *search, struct nn_nine_goal *goal, uint8_t *puzzle);
void nn_nine_search_answer(struct nn_nine_search *search, uint64_t count, const uint8_t *solution);

#endif
