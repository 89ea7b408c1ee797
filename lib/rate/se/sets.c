/* sets.c: naked and hidden pairs, triplets and quads; and the direct hidden ones, which leave a hidden single
 * for another digit. Houses in the order blocks, columns, rows. */
#include "rate/se/hint.h"
#include "rate/se/tuples.h"

/* ---- naked --------------------------------------------------------------------------------------- */

static bool strike_naked(const struct nn_se_board *board, struct nn_se_hint *hint, int house, unsigned chosen,
                         unsigned digits, double rating)
{
    nn_se_hint_begin(hint, "naked set", rating);
    for (int position = 0; position < 9; position++)
        if (!(chosen >> position & 1))
            nn_se_hint_remove(hint, board, board->geometry->cell_at[house][position], digits);
    return nn_se_hint_does_something(hint);
}

static bool find_naked(const struct nn_se_board *board, struct nn_se_hint *hint, int size, double rating)
{
    for (int house = 0; house < NN_SE_HOUSES; house++) {
        if (nn_count_bits(board->empty[house]) < 2 * size) continue;
        uint16_t cells[9];
        for (int position = 0; position < 9; position++)
            cells[position] = board->candidates[board->geometry->cell_at[house][position]];
        const unsigned eligible = nn_se_eligible(cells, size);
        if (nn_count_bits(eligible) < size) continue;
        NN_SE_EACH_CHOICE(choice, size)
        {
            const unsigned digits = choice & ~eligible ? 0 : nn_se_common_tuple(cells, choice, size);
            if (digits && strike_naked(board, hint, house, choice, digits, rating)) return true;
        }
    }
    return false;
}

bool nn_se_naked_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, 2, 3.0);
}

bool nn_se_naked_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, 3, 3.6);
}

bool nn_se_naked_quad(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_naked(board, hint, 4, 5.0);
}

/* ---- hidden -------------------------------------------------------------------------------------- */

/* Another digit keeps one place when the cells of the set are taken. */
static bool place_what_is_left(const struct nn_se_board *board, struct nn_se_hint *hint, int house,
                               unsigned digits, unsigned positions, double rating)
{
    for (int digit = 0; digit < 9; digit++) {
        const unsigned places = board->places[house][digit];
        if (digits >> digit & 1 || nn_count_bits(places) < 2 || !nn_has_one_bit(places & ~positions)) continue;
        nn_se_hint_begin(hint, "direct hidden set", rating);
        return nn_se_hint_place(hint, board->geometry->cell_at[house][nn_first_bit(places & ~positions)], digit);
    }
    return false;
}

static bool strike_hidden(const struct nn_se_board *board, struct nn_se_hint *hint, int house, unsigned digits,
                          unsigned positions, double rating)
{
    nn_se_hint_begin(hint, "hidden set", rating);
    nn_se_hint_remove_all(hint, board, nn_se_cells_at(board, house, positions), 0x1ff & ~digits);
    return nn_se_hint_does_something(hint);
}

static bool find_hidden(const struct nn_se_board *board, struct nn_se_hint *hint, int size, bool is_direct,
                        double rating)
{
    for (int house = 0; house < NN_SE_HOUSES; house++) {
        if (nn_count_bits(board->empty[house]) <= (is_direct ? size : 2 * size)) continue;
        const uint16_t *const places = board->places[house];
        const unsigned eligible = nn_se_eligible(places, size);
        if (nn_count_bits(eligible) < size) continue;
        NN_SE_EACH_CHOICE(choice, size)
        {
            const unsigned positions = choice & ~eligible ? 0 : nn_se_common_tuple(places, choice, size);
            if (positions && (is_direct ? place_what_is_left(board, hint, house, choice, positions, rating)
                                        : strike_hidden(board, hint, house, choice, positions, rating)))
                return true;
        }
    }
    return false;
}

bool nn_se_direct_hidden_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden(board, hint, 2, true, 2.0);
}

bool nn_se_direct_hidden_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden(board, hint, 3, true, 2.5);
}

bool nn_se_hidden_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden(board, hint, 2, false, 3.4);
}

bool nn_se_hidden_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden(board, hint, 3, false, 4.0);
}

bool nn_se_hidden_quad(struct nn_se_board *board, struct nn_se_hint *hint)
{
    return find_hidden(board, hint, 4, false, 5.4);
}
