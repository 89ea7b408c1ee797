/* step_effect.c: does a step do something to a cell or a value? */
#include "nonet.h"

static bool tells_of(const nonet_candidate *candidates, size_t count, int cell, int value)
{
    for (size_t index = 0; index < count; index++)
        if ((cell < 0 || candidates[index].cell == cell) && (!value || candidates[index].value == value)) return true;
    return false;
}

bool nonet_step_tells(const nonet_step *step, int cell, int value)
{
    return step && (tells_of(step->placements, step->placement_count, cell, value) ||
                    tells_of(step->eliminations, step->elimination_count, cell, value));
}
