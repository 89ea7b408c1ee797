/* nine_unavoidable.h: sets of cells of a full grid, each of which contains at least one clue of every puzzle with this
 * grid as its only solution: their values can be exchanged to give another grid. So the last clue in such a set is
 * needed, without asking a solver.
 *
 * Two kinds are seen at a glance:
 *   two values:    where they stand, cells tied by common rows, columns and boxes fall into parts, and in a part the
 *                  values can change places
 *   two lines of a band:  columns in which both lines have the same values together can change places
 * More come from solvers: where a second solution differs from the grid. */
#ifndef NN_NINE_UNAVOIDABLE_H
#define NN_NINE_UNAVOIDABLE_H

#include "logic/cells.h"

enum { NN_MOST_UNAVOIDABLE = 256 };

struct nn_nine_unavoidable {
    struct nn_cells sets[NN_MOST_UNAVOIDABLE];
    int count;
    int oldest;      /* of those from solvers: the next to make room when all places are taken */
    int at_a_glance; /* how many, from the first, are always kept */
};

/* Find the obvious ones; `grid`: 81 values. */
void nn_nine_unavoidable_find(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid);

/* Where `other` differs from the grid. Ignored if nowhere. */
void nn_nine_unavoidable_learn(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid, const uint8_t *other);

/* NULL, or the invariant that does not hold (base/invariants.h; nine_check.c). */
const char *nn_nine_unavoidable_check(const struct nn_nine_unavoidable *unavoidable);

/* Is there a set without any of these clues? Then they have several solutions. False proves nothing. */
static inline bool nn_nine_unavoidable_misses(const struct nn_nine_unavoidable *unavoidable, struct nn_cells clues)
{
    for (int at = 0; at < unavoidable->count; at++)
        if (!nn_cells_meet(unavoidable->sets[at], clues)) return true;
    return false;
}

#endif
