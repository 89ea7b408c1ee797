/* sized.c: the table of calls of this build; see sized.h. */
#include "sized/sized.h"

#include "logic/geometry.h"

const struct nn_sized nn_sized = {
    .largest_side = NN_LOGIC_SIDE,
    .walker = &nn_walker_kind,
    .own_level = &nn_own_level_kind,
    .any_goal = &nn_any_goal_kind,
};
