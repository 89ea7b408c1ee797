/* twins.c: finding the values that nothing distinguishes; see twins.h. */
#include "engine/twins.h"

#include <string.h>

#include "base/invariants.h"

void nn_twins_clear(struct nn_twins *twins)
{
    twins->fresh = 0;
}

void nn_twins_find(struct nn_twins *twins, const struct nn_board *board)
{
    const nonet_layout *layout = board->layout;
    const size_t rows_size = (size_t)layout->side * sizeof(uint64_t); /* rows alone cover all cells */
    twins->fresh = nn_low_bits(layout->side);
    memset(twins->of, 0, sizeof twins->of);
    for (int value = 0; value < layout->side; value++)
        for (int other = 0; other < layout->side; other++)
            if (memcmp(board->places + value * layout->houses, board->places + other * layout->houses, rows_size) == 0)
                twins->of[value] |= nn_bit(other);
    NN_CHECK(nn_twins_check(twins, layout->side));
}
