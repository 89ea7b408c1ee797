/* se_locking.c: pointing and claiming, and their direct forms, which look one step further: the candidates that
 * go leave a hidden single.
 *
 * All places of a digit in a house lie in a second house that crosses it. The pairs are tried in this order:
 * block and column, block and row (pointing), column and block, row and block (claiming).
 *
 * Whether a digit can be locked at all is asked of three parallel lines at once: a table knows it from the nine
 * crossings of these lines with their three blocks. The direct form needs the same: what goes are candidates. */
#include "rate/se/se_hint.h"

struct crossing_kinds {
    int first, second;
    double direct, indirect;
    int lines; /* of the two, the one that is no block */
    unsigned locking;
};

static const struct crossing_kinds crossings[4] = {
    {NN_SE_BLOCK, NN_SE_COLUMN, 1.7, 2.6, NN_SE_COLUMN, NN_SE_MAY_POINT},
    {NN_SE_BLOCK, NN_SE_ROW, 1.7, 2.6, NN_SE_ROW, NN_SE_MAY_POINT},
    {NN_SE_COLUMN, NN_SE_BLOCK, 1.9, 2.8, NN_SE_COLUMN, NN_SE_MAY_CLAIM},
    {NN_SE_ROW, NN_SE_BLOCK, 1.9, 2.8, NN_SE_ROW, NN_SE_MAY_CLAIM},
};

/* May the digit be locked in this way, anywhere? */
static bool may_be_locked(const struct nn_se_board *board, const struct crossing_kinds *kinds, int digit)
{
    const uint8_t *const thirds = board->geometry->thirds;
    const uint16_t *const lines = &board->places[digit][kinds->lines];
    unsigned locking = 0;
    for (int line = 0; line < 9; line += 3)
        locking |=
            board->geometry->locking[thirds[lines[line]] | thirds[lines[line + 1]] << 3 | thirds[lines[line + 2]] << 6];
    return locking & kinds->locking;
}

/* The i-th of the three houses of kind `other` that cross a house of `kind`; one of the two is a block. */
static int nth_crossing(int kind, int house, int other, int i)
{
    const int index = house - kind;
    if (kind == NN_SE_COLUMN) return other + index / 3 + 3 * i;
    return other + (other == NN_SE_COLUMN ? index % 3 : index / 3) * 3 + i;
}

/* A house of the first kind, other than `locked`, that crosses the second house and keeps one place of the
 * digit outside it. */
static bool find_left_place(const struct nn_se_board *board, struct nn_se_hint *hint,
                            const struct crossing_kinds *kinds, int locked, int second, int digit)
{
    for (int i = 0; i < 3; i++) {
        const int house = nth_crossing(kinds->second, second, kinds->first, i);
        const unsigned places = board->places[digit][house], crossing = board->geometry->crossing[house][second];
        if (house == locked || !(places & crossing) || !nn_has_one_bit(places & ~crossing)) continue;
        nn_se_hint_begin(hint, kinds->first == NN_SE_BLOCK ? "Direct Pointing" : "Direct Claiming", kinds->direct);
        return nn_se_hint_place(hint, board->geometry->cell_at[house][nn_first_bit(places & ~crossing)], digit);
    }
    return false;
}

static bool strike_rest(const struct nn_se_board *board, struct nn_se_hint *hint, const struct crossing_kinds *kinds,
                        int first, int second, int digit)
{
    if (!(board->places[digit][second] & ~board->geometry->crossing[second][first])) return false;
    nn_se_hint_begin(hint, kinds->first == NN_SE_BLOCK ? "Pointing" : "Claiming", kinds->indirect);
    nn_se_hint_remove_all(hint, board, nn_cells_less(board->geometry->house[second], board->geometry->house[first]),
                          1u << digit);
    return true;
}

static bool try_locking(const struct nn_se_board *board, struct nn_se_hint *hint, bool is_direct,
                        const struct crossing_kinds *kinds, int digit)
{
    for (int first = kinds->first; first < kinds->first + 9; first++) {
        const unsigned places = board->places[digit][first];
        if (!(places & (places - 1))) continue;
        for (int i = 0; i < 3; i++) {
            const int second = nth_crossing(kinds->first, first, kinds->second, i);
            if (places & ~(unsigned)board->geometry->crossing[first][second]) continue;
            if (is_direct ? find_left_place(board, hint, kinds, first, second, digit)
                          : strike_rest(board, hint, kinds, first, second, digit))
                return true;
        }
    }
    return false;
}

static bool find_locking(const struct nn_se_board *board, struct nn_se_hint *hint, struct nn_se_news *unseen,
                         bool is_direct)
{
    for (int kinds = 0; kinds < 4; kinds++)
        for (uint64_t digits = unseen->digits; digits;) {
            const int digit = nn_take_bit(&digits);
            if (may_be_locked(board, &crossings[kinds], digit) &&
                try_locking(board, hint, is_direct, &crossings[kinds], digit))
                return true;
        }
    unseen->digits = 0;
    return false;
}

bool nn_se_direct_locking(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_locking(board, hint, nn_se_unseen(board, NN_SE_DIRECT_LOCKING), true);
}

bool nn_se_locking(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_locking(board, hint, nn_se_unseen(board, NN_SE_LOCKING), false);
}
