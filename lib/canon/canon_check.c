/* canon_check.c: the invariants of minlex.h, labelling.h and row_pairs.h. */

#include "base/bits.h"
#include "base/invariants.h"
#include "canon/labelling.h"
#include "canon/row_pairs.h"
#include "canon/transform.h"

#ifndef NDEBUG

/* ---- forms ------------------------------------------------------------------------------------- */

static bool is_order_of_lines(const uint8_t *lines, int side)
{
    uint64_t seen = 0;
    for (int at = 0; at < side; at++) seen |= lines[at] < side ? nn_bit(lines[at]) : 0;
    return seen == nn_low_bits(side);
}

static const char *check_transform(const nonet_transform *transform, int side)
{
    NN_HOLDS(is_order_of_lines(transform->rows, side) && is_order_of_lines(transform->columns, side),
             "a transform has every line once");
    NN_HOLDS(!transform->values[0], "empty cells stay empty");
    return NULL;
}

const char *nn_minlex_check(const struct nn_minlex *minlex, int side, const uint8_t *cells)
{
    NN_HOLDS(minlex->automorphisms > 0, "the board itself is an automorphism");
    NN_HOLDS_IN(check_transform(&minlex->transform, side));
    for (int cell = 0; cell < side * side; cell++) {
        const int from = nn_transform_source(&minlex->transform, side, cell / side, cell % side);
        const uint64_t value = minlex->rows[cell / side] >> nn_minlex_shift(cell % side) & 15;
        NN_HOLDS(minlex->transform.values[cells[from]] == value, "the transform leads to the form");
    }
    return NULL;
}

const char *nn_labelling_check(const struct nn_labelling *labelling, int side, const uint8_t *cells)
{
    NN_HOLDS(labelling->automorphisms > 0, "the board itself is an automorphism");
    NN_HOLDS_IN(check_transform(&labelling->transform, side));
    for (int cell = 0; cell < side * side; cell++) {
        const int from = nn_transform_source(&labelling->transform, side, cell / side, cell % side);
        NN_HOLDS(labelling->transform.values[cells[from]] == labelling->cells[cell], "the transform leads to the form");
    }
    return NULL;
}

/* ---- row pairs --------------------------------------------------------------------------------- */

/* Does the table's column order turn this list of partners into the smallest second row of its class? */
static bool leads_to_smallest(const struct nn_row_pairs *pairs, const uint8_t *partners)
{
    const int entry = pairs->order_of[nn_row_pairs_index(pairs, partners)], class = entry >> 11;
    if (class >= NN_PAIR_CLASSES || (entry & 2047) >= NN_COLUMN_ORDERS) return false;
    const uint8_t *const columns = pairs->orders[entry & 2047];
    uint8_t place_of[9];
    uint64_t row = 0;
    for (int place = 0; place < 9; place++) place_of[columns[place]] = (uint8_t)place;
    for (int place = 0; place < 9; place++)
        row |= (uint64_t)(place_of[partners[columns[place]]] + 1) << nn_minlex_shift(place);
    return row == pairs->second_row[class];
}

/* Checks all lists that begin with these partners. Returns their number, or -1 if one does not become the smallest row
 * of its class. */
static int count_right_lists(const struct nn_row_pairs *pairs, uint8_t *partners, int place, unsigned taken)
{
    int count = 0;
    if (place == 9) return leads_to_smallest(pairs, partners) ? 1 : -1;
    for (int column = 0; column < 9; column++) {
        if (taken >> column & 1 || column / 3 == place / 3) continue;
        partners[place] = (uint8_t)column;
        const int more = count_right_lists(pairs, partners, place + 1, taken | 1u << column);
        if (more < 0) return -1;
        count += more;
    }
    return count;
}

static bool are_second_rows_ascending(const struct nn_row_pairs *pairs)
{
    for (int class = 1; class < NN_PAIR_CLASSES; class ++)
        if (pairs->second_row[class - 1] >= pairs->second_row[class]) return false;
    return true;
}

static bool are_keepers_listed(const struct nn_row_pairs *pairs)
{
    for (int class = 0; class < NN_PAIR_CLASSES; class ++)
        if (pairs->keepers_begin[class] >= pairs->keepers_begin[class + 1]) return false; /* one changes nothing */
    return !pairs->keepers_begin[0] && pairs->keepers_begin[NN_PAIR_CLASSES] == NN_PAIR_KEEPERS;
}

const char *nn_row_pairs_check(const struct nn_row_pairs *pairs)
{
    uint8_t partners[9];
    NN_HOLDS(pairs->classes == NN_PAIR_CLASSES, "there are 15 classes");
    NN_HOLDS(are_second_rows_ascending(pairs), "smallest second rows ascend");
    NN_HOLDS(are_keepers_listed(pairs), "every class has orders that keep its row");
    for (int order = 0; order < NN_COLUMN_ORDERS; order++)
        NN_HOLDS(is_order_of_lines(pairs->orders[order], 9), "an order has every column once");
    NN_HOLDS(count_right_lists(pairs, partners, 0, 0) == 12096, "every list becomes the smallest row of its class");
    return NULL;
}

#endif
