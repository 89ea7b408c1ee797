/* se_sets.c: naked and hidden pairs, triplets and quads; and the direct hidden ones, which leave a hidden single
 * for another digit. Houses in the order blocks, columns, rows. */
#include "rate/se/se_hint.h"
#include "rate/se/se_tuples.h"

/* ---- naked --------------------------------------------------------------------------------------- */

static bool strike_naked(const struct nn_se_board *board, struct nn_se_hint *hint, int house,
                         const uint16_t candidates[9], struct nn_se_tuple tuple, double rating)
{
    unsigned others = 0;
    for (int position = 0; position < 9; position++)
        if (!(tuple.choice >> position & 1)) others |= candidates[position];
    if (!(others & tuple.all)) return false;
    nn_se_hint_begin(hint, NULL, rating);
    for (int position = 0; position < 9; position++)
        if (!(tuple.choice >> position & 1))
            nn_se_hint_remove(hint, board, board->geometry->cell_at[house][position], tuple.all);
    return true;
}

static bool find_naked_in(const struct nn_se_board *board, struct nn_se_hint *hint, int house, struct nn_cells small,
                          int size, double rating)
{
    uint16_t candidates[9];
    unsigned eligible = 0;
    for (int position = 0; position < 9; position++) {
        const int cell = board->geometry->cell_at[house][position];
        candidates[position] = board->candidates[cell];
        eligible |= (unsigned)nn_cells_have(small, cell) << position;
    }
    struct nn_se_tuple tuples[NN_SE_MOST_TUPLES];
    const int count = nn_se_list_tuples(candidates, eligible, size, tuples);
    for (int i = 0; i < count; i++)
        if (strike_naked(board, hint, house, candidates, tuples[i], rating)) return true;
    return false;
}

static bool find_naked(const struct nn_se_board *board, struct nn_se_hint *hint, struct nn_se_news *unseen, int size,
                       double rating)
{
    struct nn_se_sizes sizes;
    nn_se_measure(board, &sizes);
    struct nn_cells small = sizes.of[2];
    for (int i = 3; i <= size; i++) small = nn_cells_or(small, sizes.of[i]);
    for (uint64_t houses = unseen->houses; houses; unseen->houses = (uint32_t)houses) {
        const int house = nn_take_bit(&houses);
        if (nn_cells_count(nn_cells_and(small, board->geometry->house[house])) < size) continue;
        if (nn_count_bits(board->empty[house]) < 2 * size) continue;
        if (find_naked_in(board, hint, house, small, size, rating)) return true;
    }
    return false;
}

bool nn_se_naked_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, nn_se_unseen(board, NN_SE_NAKED_PAIR), 2, 3.0);
}

bool nn_se_naked_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, nn_se_unseen(board, NN_SE_NAKED_TRIPLE), 3, 3.6);
}

bool nn_se_naked_quad(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, nn_se_unseen(board, NN_SE_NAKED_QUAD), 4, 5.0);
}

/* ---- hidden -------------------------------------------------------------------------------------- */

/* Another digit keeps one place when the cells of the set are taken. */
static bool place_what_is_left(const struct nn_se_board *board, struct nn_se_hint *hint, int house, unsigned digits,
                               unsigned positions, double rating)
{
    for (int digit = 0; digit < 9; digit++) {
        const unsigned places = board->places[digit][house];
        if (digits >> digit & 1 || nn_count_bits(places) < 2 || !nn_has_one_bit(places & ~positions)) continue;
        nn_se_hint_begin(hint, NULL, rating);
        return nn_se_hint_place(hint, board->geometry->cell_at[house][nn_first_bit(places & ~positions)], digit);
    }
    return false;
}

static bool strike_hidden(const struct nn_se_board *board, struct nn_se_hint *hint, int house, unsigned digits,
                          unsigned positions, double rating)
{
    const struct nn_cells cells = nn_se_cells_at(board, house, positions);
    unsigned candidates = 0;
    NN_EACH_CELL(cell, cells) candidates |= board->candidates[cell];
    if (!(candidates & ~digits)) return false;
    nn_se_hint_begin(hint, NULL, rating);
    nn_se_hint_remove_all(hint, board, cells, 0x1ff & ~digits);
    return true;
}

static bool find_hidden_in(const struct nn_se_board *board, struct nn_se_hint *hint, int house, unsigned eligible,
                           int size, bool is_direct, double rating)
{
    uint16_t places[9];
    for (int digit = 0; digit < 9; digit++) places[digit] = board->places[digit][house];
    struct nn_se_tuple tuples[NN_SE_MOST_TUPLES];
    const int count = nn_se_list_tuples(places, eligible, size, tuples);
    for (int i = 0; i < count; i++)
        if (is_direct ? place_what_is_left(board, hint, house, tuples[i].choice, tuples[i].all, rating)
                      : strike_hidden(board, hint, house, tuples[i].choice, tuples[i].all, rating))
            return true;
    return false;
}

static bool find_hidden_sets(const struct nn_se_board *board, struct nn_se_hint *hint, struct nn_se_news *unseen,
                             int size, bool is_direct, double rating)
{
    uint16_t eligible[NN_SE_LANES];
    nn_se_eligible_digits(board, size, eligible);
    for (uint64_t houses = unseen->houses; houses; unseen->houses = (uint32_t)houses) {
        const int house = nn_take_bit(&houses);
        if (nn_count_bits(eligible[house]) < size) continue;
        if (nn_count_bits(board->empty[house]) <= (is_direct ? size : 2 * size)) continue;
        if (find_hidden_in(board, hint, house, eligible[house], size, is_direct, rating)) return true;
    }
    return false;
}

bool nn_se_direct_hidden_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden_sets(board, hint, nn_se_unseen(board, NN_SE_DIRECT_PAIR), 2, true, 2.0);
}

bool nn_se_direct_hidden_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden_sets(board, hint, nn_se_unseen(board, NN_SE_DIRECT_TRIPLE), 3, true, 2.5);
}

bool nn_se_hidden_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden_sets(board, hint, nn_se_unseen(board, NN_SE_HIDDEN_PAIR), 2, false, 3.4);
}

bool nn_se_hidden_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden_sets(board, hint, nn_se_unseen(board, NN_SE_HIDDEN_TRIPLE), 3, false, 4.0);
}

bool nn_se_hidden_quad(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden_sets(board, hint, nn_se_unseen(board, NN_SE_HIDDEN_QUAD), 4, false, 5.4);
}
