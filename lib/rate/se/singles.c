/* singles.c: hidden and naked singles. The rating looks at blocks, columns and rows in turn, each digit in
 * each; a house with one empty cell comes before all. */
#include "rate/se/hint.h"

static bool place_in_house(const struct nn_se_board *board, struct nn_se_hint *hint, int house, int digit,
                           double rating)
{
    nn_se_hint_begin(hint, "hidden single", rating);
    const int position = nn_first_bit(board->places[house][digit]);
    return nn_se_hint_place(hint, board->geometry->cell_at[house][position], digit);
}

/* In a house with one empty cell every digit that is left is a hidden single. */
static bool find_full_house(const struct nn_se_board *board, struct nn_se_hint *hint)
{
    for (int house = 0; house < NN_SE_HOUSES; house++) {
        if (!nn_has_one_bit(board->empty[house])) continue;
        for (int digit = 0; digit < 9; digit++)
            if (board->places[house][digit]) return place_in_house(board, hint, house, digit, 1.0);
    }
    return false;
}

/* Does any of the nine digits have one place? Without branches, as most have none. */
static bool has_hidden_single(const uint16_t places[9])
{
    unsigned any = 0;
    for (int digit = 0; digit < 9; digit++)
        any |= (unsigned)(places[digit] != 0) & (unsigned)((places[digit] & (places[digit] - 1)) == 0);
    return any;
}

bool nn_se_hidden_single(struct nn_se_board *board, struct nn_se_hint *hint)
{
    if (find_full_house(board, hint)) return true;
    for (int house = 0; house < NN_SE_HOUSES; house++) {
        if (!has_hidden_single(board->places[house])) continue;
        for (int digit = 0; digit < 9; digit++)
            if (nn_has_one_bit(board->places[house][digit]))
                return place_in_house(board, hint, house, digit, house < NN_SE_COLUMN ? 1.2 : 1.5);
    }
    return false;
}

bool nn_se_naked_single(struct nn_se_board *board, struct nn_se_hint *hint)
{
    for (int cell = 0; cell < NN_SE_CELLS; cell++) {
        if (!nn_has_one_bit(board->candidates[cell])) continue;
        nn_se_hint_begin(hint, "naked single", 2.3);
        return nn_se_hint_place(hint, cell, nn_first_bit(board->candidates[cell]));
    }
    return false;
}
