/* propagate.c: the loop over the levels of deduction: the cheapest one with something to do goes first. */
#include "engine/propagate.h"

#include <assert.h>

bool nn_propagate(struct nn_board *board, nonet_propagation level)
{
    assert(level != NONET_PROPAGATION_AUTO);
    uint64_t fish_pending = 0; /* values changed since the last fish pass */
    for (;;) {
        if (!nn_board_spread(board)) return false;
        if (level < NONET_PROPAGATION_LOCKED) return true;

        uint64_t values = board->changed;
        board->changed = 0;
        fish_pending |= values;
        if (values) {
            if (!nn_locked_pass(board, values)) return false;
        } else if (level >= NONET_PROPAGATION_FISH && fish_pending) {
            values = fish_pending;
            fish_pending = 0;
            if (!nn_fish_pass(board, values)) return false;
        } else {
            return true;
        }
    }
}
