/* se_fish.c: X-wing, swordfish, jellyfish: columns as base before rows, for each choice of lines each digit. */
#include "rate/se/se_hint.h"
#include "rate/se/se_tuples.h"

/* The cells of the cover lines that are not in the base lines, and hold the digit. */
static struct nn_cells victims_of_fish(const struct nn_se_board *board, int base, struct nn_se_tuple tuple, int digit)
{
    const int cover = base == NN_SE_ROW ? NN_SE_COLUMN : NN_SE_ROW;
    struct nn_cells victims = nn_no_cells();
    for (uint64_t rest = tuple.all; rest;) {
        const int house = cover + nn_take_bit(&rest);
        victims = nn_cells_or(victims, nn_se_cells_at(board, house, board->places[digit][house] & ~tuple.choice));
    }
    return victims;
}

/* The first fish of a digit that does something and has a smaller choice of lines than `best`. */
static bool improve_fish(const struct nn_se_board *board, struct nn_se_hint *hint, int base, int digit, unsigned lines,
                         int size, double rating, unsigned *best)
{
    struct nn_se_tuple tuples[NN_SE_MOST_TUPLES];
    const int count = nn_se_list_tuples(&board->places[digit][base], lines, size, tuples);
    for (int i = 0; i < count && tuples[i].choice < *best; i++) {
        const struct nn_cells victims = victims_of_fish(board, base, tuples[i], digit);
        if (nn_cells_are_none(victims)) continue;
        nn_se_hint_begin(hint, NULL, rating);
        nn_se_hint_remove_all(hint, board, victims, 1u << digit);
        *best = tuples[i].choice;
        return true;
    }
    return false;
}

static bool find_fish(const struct nn_se_board *board, struct nn_se_hint *hint, struct nn_se_news *unseen, int size,
                      double rating)
{
    static const int bases[2] = {NN_SE_COLUMN, NN_SE_ROW};
    uint16_t eligible[NN_SE_LANES];
    nn_se_eligible_digits(board, size, eligible);
    bool is_found = false;
    for (int kind = 0; kind < 2 && !is_found; kind++) {
        unsigned best = 1u << 9;
        for (uint64_t digits = unseen->digits; digits;) {
            const int digit = nn_take_bit(&digits);
            if (board->placed[digit] + 2 * size > 9) continue;
            unsigned lines = 0;
            for (int line = 0; line < 9; line++) lines |= (eligible[bases[kind] + line] >> digit & 1u) << line;
            if (nn_count_bits(lines) < size) continue;
            is_found |= improve_fish(board, hint, bases[kind], digit, lines, size, rating, &best);
        }
    }
    if (!is_found) unseen->digits = 0;
    return is_found;
}

bool nn_se_x_wing(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, nn_se_unseen(board, NN_SE_X_WING), 2, 3.2);
}

bool nn_se_swordfish(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, nn_se_unseen(board, NN_SE_SWORDFISH), 3, 3.8);
}

bool nn_se_jellyfish(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_fish(board, hint, nn_se_unseen(board, NN_SE_JELLYFISH), 4, 5.2);
}
