/* row_pairs.h: the smallest forms of the first two rows of a full 9x9 grid, for all pairs of rows at once.
 *
 * Two rows of a band, A and B, give each column c a partner: the column where A has the value that B has in c. Once A
 * has become the first row, 123456789, these partners are the second row, whatever the values were:
 *
 *      A  5 3 4 | 6 7 8 | 9 1 2        partners of the columns:  3 4 8 | 7 0 6 | 2 1 5
 *      B  6 7 2 | 1 5 9 | 4 3 8        so with the columns as they are, row two is 4 5 9 | 8 1 7 | 3 2 6
 *
 * There are 12,096 lists of partners. The 1,296 column orders divide them into 15 classes of lists with the same
 * smallest second row. A table has the class of each list and an order that leads to the smallest row; every other such
 * order is that one followed by an order that keeps the smallest row as it is. */
#ifndef NN_ROW_PAIRS_H
#define NN_ROW_PAIRS_H

#include <stdbool.h>
#include <stdint.h>

enum {
    NN_COLUMN_ORDERS = 1296,
    NN_PAIR_CLASSES = 15,
    NN_PAIR_KEEPERS = 59, /* of all classes together */
    NN_PAIR_SPLITS = 20 * 8,
    NN_PAIR_LISTS = NN_PAIR_SPLITS * 216,
};

struct nn_row_pairs {
    bool is_ready;
    int classes;
    uint16_t order_of[NN_PAIR_LISTS]; /* [index]: class << 11 | column order */
    struct {
        uint8_t set;   /* which three of the six columns of other stacks: 0 .. 19 */
        uint8_t order; /* and in which order: 0 .. 5 */
        uint8_t first; /* the columns of the first stack among them, as bits */
    } minirow[3][729];
    uint8_t orders[NN_COLUMN_ORDERS][9];  /* [place] -> column */
    uint64_t second_row[NN_PAIR_CLASSES]; /* the smallest one, as in minlex.h; ascending */
    uint16_t keepers_begin[NN_PAIR_CLASSES + 1];
    uint16_t keepers[NN_PAIR_KEEPERS]; /* column orders that keep the smallest second row */
};

/* NULL, or the invariant that does not hold (base/invariants.h; canon_check.c). */
const char *nn_row_pairs_check(const struct nn_row_pairs *pairs);

/* Make the tables; takes about a millisecond. */
void nn_row_pairs_fill(struct nn_row_pairs *pairs);

/* The index of a list of partners in order_of. Each partner must be in another stack than its column. */
static inline int nn_row_pairs_index(const struct nn_row_pairs *pairs, const uint8_t *partners)
{
    int set[3], order = 0, first = 0;
    for (int stack = 0; stack < 3; stack++) {
        const uint8_t *three = partners + 3 * stack;
        const int minirow = three[0] * 81 + three[1] * 9 + three[2];
        set[stack] = pairs->minirow[stack][minirow].set;
        order = order * 6 + pairs->minirow[stack][minirow].order;
        if (stack == 1) first = pairs->minirow[stack][minirow].first;
    }
    return (set[0] * 8 + first) * 216 + order;
}

#endif
