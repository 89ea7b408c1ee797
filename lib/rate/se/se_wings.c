/* se_wings.c: XY-wing and XYZ-wing. Pivots and wings in the order of the cells. A wing has two candidates: one of the
 * pivot's in an XY-wing, two of them in an XYZ-wing. */
#include "rate/se/se_hint.h"

/* x and z in one wing, y and z in the other; the pivot has x and y, or all three. */
static bool strike_wing(const struct nn_se_board *board, struct nn_se_hint *hint, int pivot, int first, int second,
                        bool has_z, double rating)
{
    const unsigned a = board->candidates[first], b = board->candidates[second], z = a & b;
    const unsigned wanted = has_z ? a | b : a ^ b;
    if (!nn_has_one_bit(z) || board->candidates[pivot] != wanted) return false;
    struct nn_cells seen = nn_cells_and(board->geometry->seen[first], board->geometry->seen[second]);
    if (has_z) seen = nn_cells_and(seen, board->geometry->seen[pivot]);
    nn_cells_drop(&seen, pivot);
    seen = nn_cells_and(seen, board->cells_of[nn_first_bit(z)]);
    if (nn_cells_are_none(seen)) return false;
    nn_se_hint_begin(hint, NULL, rating);
    nn_se_hint_remove_all(hint, board, seen, z);
    return true;
}

static bool find_wing(const struct nn_se_board *board, struct nn_se_hint *hint, bool has_z, double rating)
{
    struct nn_se_sizes sizes;
    nn_se_measure(board, &sizes);
    NN_EACH_CELL(pivot, sizes.of[2 + has_z])
    {
        int wings[20], count = 0;
        NN_EACH_CELL(wing, nn_cells_and(board->geometry->seen[pivot], sizes.of[2]))
        {
            const unsigned outside = board->candidates[wing] & ~(unsigned)board->candidates[pivot];
            if (has_z ? !outside : nn_has_one_bit(outside)) wings[count++] = wing;
        }
        for (int first = 0; first < count; first++)
            for (int second = first + 1; second < count; second++)
                if (strike_wing(board, hint, pivot, wings[first], wings[second], has_z, rating)) return true;
    }
    return false;
}

bool nn_se_xy_wing(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_wing(board, hint, false, 4.2);
}

bool nn_se_xyz_wing(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_wing(board, hint, true, 4.4);
}
