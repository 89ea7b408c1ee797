/* sized.h: how to call what is compiled twice.
 *
 * The logic works on sets of cells whose size the compiler knows (logic/cells.h). So lib/logic and lib/sized are
 * compiled twice, from the same source: for boards up to 11x11, whose sets fit into two words, and for boards up to
 * 25x25 (ten words), where the names of all functions end in _wide (tools/sized_names lists them for the build).
 * Structs that hold sets differ between the two. So each build is known by a table of calls, and the side of the board
 * chooses it:
 *
 *     lib/explain -> walker         a way to the solution, step by step
 *     lib/rate    -> own_level      nonet's own level of a puzzle
 *     lib/create  -> any_goal       demands on the way to the solution of a new puzzle
 *
 * lib/rate and lib/create/nine, which are 9x9 only, use the small build directly; lib/words is compiled once, with the
 * wide sets. */
#ifndef NN_SIZED_H
#define NN_SIZED_H

#include "sized/any_goal.h"
#include "sized/own_level.h"
#include "sized/walker.h"

struct nn_sized {
    int largest_side;
    const struct nn_walker_kind *walker;
    const struct nn_own_level_kind *own_level;
    const struct nn_any_goal_kind *any_goal;
};

enum { NN_SIZES = 2 };

extern const struct nn_sized nn_sized, nn_sized_wide;

#ifdef NN_LARGE_APART
/* The build for large boards is a module of its own, which comes when it is first asked for (web/large). */
const struct nn_sized *nn_sized_large(void);
#else
static inline const struct nn_sized *nn_sized_large(void)
{
    return &nn_sized_wide;
}
#endif

/* The builds, small boards first. */
static inline const struct nn_sized *nn_sized_at(int index)
{
    return index ? nn_sized_large() : &nn_sized;
}

/* The number of the build for boards of this side; -1: they are too large. */
static inline int nn_sized_index(int side)
{
    for (int index = 0; index < NN_SIZES; index++)
        if (side <= nn_sized_at(index)->largest_side) return index;
    return -1;
}

#endif
