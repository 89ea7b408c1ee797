/* se_singles.c: hidden and naked singles. The rating looks at blocks, columns and rows in turn, each digit in
 * each; a house with one empty cell comes before all. */
#include "rate/se/se_hint.h"

enum { HALF_OF_LANES = NN_SE_LANES / 2 }; /* blocks and the first columns are looked at before the rest */

/* In a house with one empty cell every digit that is left is a hidden single. */
static bool find_full_house(const struct nn_se_board *board, struct nn_se_hint *hint)
{
    for (uint64_t houses = board->almost_full; houses;) {
        const int house = nn_take_bit(&houses);
        const int cell = board->geometry->cell_at[house][nn_first_bit(board->empty[house])];
        if (!board->candidates[cell]) continue;
        nn_se_hint_begin(hint, NULL, 1.0);
        return nn_se_hint_place(hint, cell, nn_first_bit(board->candidates[cell]));
    }
    return false;
}

/* The digits that have one place, in each of the first houses or in each of the others. Without a branch, lane by
 * lane: adding 0x7fff sets the highest bit of what is not zero; the bits of the nine digits move down to make room. */
static void find_single_places(const struct nn_se_board *board, int from, uint16_t digits[HALF_OF_LANES])
{
    memset(digits, 0, HALF_OF_LANES * sizeof digits[0]);
    for (int digit = 0; digit < 9; digit++)
        for (int lane = 0; lane < HALF_OF_LANES; lane++) {
            const uint16_t places = board->places[digit][from + lane];
            const uint16_t rest = (uint16_t)(places & (uint16_t)(places - 1));
            const uint16_t is_any = (uint16_t)(places + 0x7fff), is_several = (uint16_t)(rest + 0x7fff);
            digits[lane] = (uint16_t)((digits[lane] >> 1) | (is_any & (uint16_t)~is_several & 0x8000));
        }
}

bool nn_se_hidden_single(struct nn_se_board *board, struct nn_se_hint *hint)
{
    if (find_full_house(board, hint)) return true;
    for (int from = 0; from < NN_SE_LANES; from += HALF_OF_LANES) {
        uint16_t digits[HALF_OF_LANES];
        find_single_places(board, from, digits);
        for (int lane = 0; lane < HALF_OF_LANES; lane++) {
            if (!digits[lane]) continue;
            const int house = from + lane, digit = nn_first_bit(digits[lane]) - (16 - 9);
            const int position = nn_first_bit(board->places[digit][house]);
            nn_se_hint_begin(hint, NULL, house < NN_SE_COLUMN ? 1.2 : 1.5);
            return nn_se_hint_place(hint, board->geometry->cell_at[house][position], digit);
        }
    }
    return false;
}

bool nn_se_naked_single(struct nn_se_board *board, struct nn_se_hint *hint)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        if (!nn_has_one_bit(board->candidates[cell])) continue;
        nn_se_hint_begin(hint, NULL, 2.3);
        return nn_se_hint_place(hint, cell, nn_first_bit(board->candidates[cell]));
    }
    return false;
}
