/* fish.c: X-wing, swordfish, jellyfish: columns as base before rows, for each choice of lines each digit. */
#include "rate/se/hint.h"
#include "rate/se/tuples.h"

static bool strike_fish(const struct nn_se_board *board, struct nn_se_hint *hint, int base, unsigned lines,
                        unsigned covers, int digit, double rating)
{
    const int cover = base == NN_SE_ROW ? NN_SE_COLUMN : NN_SE_ROW;
    nn_se_hint_begin(hint, "fish", rating);
    for (uint64_t rest = covers; rest;) {
        const int house = cover + nn_take_bit(&rest);
        nn_se_hint_remove_all(hint, board, nn_se_cells_at(board, house, board->places[house][digit] & ~lines),
                              1u << digit);
    }
    return nn_se_hint_does_something(hint);
}

static bool find_fish(const struct nn_se_board *board, struct nn_se_hint *hint, int size, double rating)
{
    static const int bases[2] = {NN_SE_COLUMN, NN_SE_ROW};
    for (int kind = 0; kind < 2; kind++) {
        uint16_t places[9][9]; /* [digit][line] */
        unsigned eligible[9];
        for (int digit = 0; digit < 9; digit++) {
            for (int line = 0; line < 9; line++) places[digit][line] = board->places[bases[kind] + line][digit];
            eligible[digit] = board->placed[digit] + 2 * size > 9 ? 0 : nn_se_eligible(places[digit], size);
        }
        NN_SE_EACH_CHOICE(choice, size)
            for (int digit = 0; digit < 9; digit++) {
                if (choice & ~eligible[digit]) continue;
                const unsigned covers = nn_se_common_tuple(places[digit], choice, size);
                if (covers && strike_fish(board, hint, bases[kind], choice, covers, digit, rating)) return true;
            }
    }
    return false;
}

bool nn_se_x_wing(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, 2, 3.2);
}

bool nn_se_swordfish(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, 3, 3.8);
}

bool nn_se_jellyfish(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, 4, 5.2);
}
