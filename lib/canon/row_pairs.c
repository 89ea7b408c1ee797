/* row_pairs.c: see row_pairs.h. The lists are visited in ascending order, read as second rows: the first one
 * of a class is its smallest, and its 1,296 images are the class. */
#include "canon/row_pairs.h"

#include <assert.h>
#include <string.h>

#include "base/bits.h"
#include "base/invariants.h"
#include "canon/minlex.h"

static void fill_orders(struct nn_row_pairs *pairs)
{
    static const uint8_t threes[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    for (int number = 0; number < NN_COLUMN_ORDERS; number++) {
        const int inside[3] = {number / 36 % 6, number / 6 % 6, number % 6};
        for (int place = 0; place < 9; place++)
            pairs->orders[number][place] =
                (uint8_t)(threes[number / 216][place / 3] * 3 + threes[inside[place / 3]][place % 3]);
    }
}

/* The number of a set of three among all such sets out of six. */
static int number_of_three(unsigned set)
{
    assert(nn_count_bits(set) == 3);
    int number = 0;
    for (unsigned other = 0; other < set; other++) number += nn_count_bits(other) == 3;
    return number;
}

/* `three`: the partners of the columns of a stack. They differ and are in other stacks, or there is no such minirow. */
static void fill_minirow(struct nn_row_pairs *pairs, int stack, const int *three)
{
    if (three[0] == three[1] || three[0] == three[2] || three[1] == three[2]) return;
    unsigned set = 0; /* of the columns of the other two stacks */
    for (int at = 0; at < 3; at++) {
        if (three[at] / 3 == stack) return;
        set |= 1u << (three[at] / 3 > stack ? three[at] - 3 : three[at]);
    }
    const int minirow = three[0] * 81 + three[1] * 9 + three[2];
    const int above = (three[0] > three[1]) + (three[0] > three[2]);
    pairs->minirow[stack][minirow].set = (uint8_t)number_of_three(set);
    pairs->minirow[stack][minirow].order = (uint8_t)(2 * above + (three[1] > three[2]));
    pairs->minirow[stack][minirow].first = set & 7;
}

static void fill_minirows(struct nn_row_pairs *pairs)
{
    for (int stack = 0; stack < 3; stack++)
        for (int minirow = 0; minirow < 729; minirow++) {
            const int three[3] = {minirow / 81, minirow / 9 % 9, minirow % 9};
            fill_minirow(pairs, stack, three);
        }
}

/* `row` is the smallest of a new class: find all its members. */
static void add_class(struct nn_row_pairs *pairs, const uint8_t *row)
{
    const int number = pairs->classes++;
    assert(number < NN_PAIR_CLASSES);
    int keepers = pairs->keepers_begin[number];
    for (int order = 0; order < NN_COLUMN_ORDERS; order++) {
        const uint8_t *columns = pairs->orders[order];
        uint8_t member[9]; /* becomes `row` by this order */
        for (int place = 0; place < 9; place++) member[columns[place]] = columns[row[place]];
        pairs->order_of[nn_row_pairs_index(pairs, member)] = (uint16_t)(number << 11 | order);
        if (memcmp(member, row, 9)) continue;
        assert(keepers < NN_PAIR_KEEPERS);
        pairs->keepers[keepers++] = (uint16_t)order;
    }
    pairs->keepers_begin[number + 1] = (uint16_t)keepers;
    for (int place = 0; place < 9; place++)
        pairs->second_row[number] |= (uint64_t)(row[place] + 1) << nn_minlex_shift(place);
}

static void visit_lists(struct nn_row_pairs *pairs, uint8_t *row, int place, unsigned taken)
{
    if (place == 9) {
        if (pairs->order_of[nn_row_pairs_index(pairs, row)] == UINT16_MAX) add_class(pairs, row);
        return;
    }
    for (int column = 0; column < 9; column++) {
        if (taken >> column & 1 || column / 3 == place / 3) continue;
        row[place] = (uint8_t)column;
        visit_lists(pairs, row, place + 1, taken | 1u << column);
    }
}

void nn_row_pairs_fill(struct nn_row_pairs *pairs)
{
    uint8_t row[9];
    memset(pairs, 0, sizeof *pairs);
    memset(pairs->order_of, 0xff, sizeof pairs->order_of);
    fill_orders(pairs);
    fill_minirows(pairs);
    visit_lists(pairs, row, 0, 0);
    pairs->is_ready = true;
    NN_CHECK(nn_row_pairs_check(pairs));
}
