/* dead_ends.c: see dead_ends.h. */
#include "logic/dead_ends.h"

#include <string.h>

void nn_dead_ends_forget(struct nn_dead_ends *ends)
{
    ends->goal++;
    if (!ends->goal) memset(ends, 0, sizeof *ends);
    ends->goal += !ends->goal; /* 0 is for places that hold nothing */
}

static int place_of_dead_end(int node, int left, bool is_met)
{
    const uint32_t key = (uint32_t)node << 6 | (uint32_t)left << 1 | is_met;
    return (int)(key * UINT32_C(2654435761) >> 8 & (NN_DEAD_END_PLACES - 1));
}

const struct nn_cells *nn_dead_end_find(const struct nn_dead_ends *ends, int node, int left, bool is_met, int side,
                                        const struct nn_cells *used)
{
    const struct nn_dead_end *const end = &ends->at[place_of_dead_end(node, left, is_met)];
    if (end->goal != ends->goal || end->node != node || end->left != left || end->is_met != is_met) return NULL;
    for (int digit = 0; digit < side; digit++)
        if (!nn_cells_within(end->blocking[digit], used[digit])) return NULL;
    return end->blocking;
}

void nn_dead_end_note(struct nn_dead_ends *ends, int node, int left, bool is_met, int side,
                      const struct nn_cells *blocking)
{
    struct nn_dead_end *const end = &ends->at[place_of_dead_end(node, left, is_met)];
    end->goal = ends->goal;
    end->node = (uint16_t)node;
    end->left = (uint8_t)left;
    end->is_met = is_met;
    memcpy(end->blocking, blocking, (size_t)side * sizeof *blocking);
}
