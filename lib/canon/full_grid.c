/* full_grid.c: the smallest form of a full grid, by its first two rows.
 *
 * The first row is always 123456789, so the second decides: of the 36 ordered pairs of rows in a band (transposed ones
 * included) only those with the smallest second row are followed, in each column order that gives it. Such an order
 * fixes the names of all values, and the rest is sorting: the first column gives the order of the rows below. Rows are
 * compared one by one with the best form so far. */
#include "canon/full_grid.h"

#include <assert.h>
#include <string.h>

#define FIRST_ROW UINT64_C(0x1020304050607089)

/* A grid, as it is or transposed. */
struct side_view {
    uint8_t values[9][9];     /* [row][column] */
    uint8_t column_of[9][10]; /* [row][value] */
};

/* Rows `first`, `second` and the third one of their band at the top. */
struct top_pair {
    uint8_t is_transposed, first, second;
    uint16_t order; /* of the columns */
};

/* A form in the making. */
struct full_form {
    uint8_t columns[9]; /* [place] -> column */
    uint8_t rows[9];    /* [row of the form] */
    uint8_t names[10];  /* [value] */
};

struct grid_search {
    const struct nn_row_pairs *pairs;
    struct side_view views[2];
    struct top_pair tops[36]; /* with the smallest second row */
    int top_count, class;
    uint64_t best[9];
    int known; /* rows of `best` */
    struct full_form winner;
    bool winner_is_transposed;
    uint64_t winners;
};

static void read_views(const uint8_t *cells, struct side_view *views)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++) {
            const uint8_t value = cells[9 * row + column];
            views[0].values[row][column] = views[1].values[column][row] = value;
            views[0].column_of[row][value] = (uint8_t)column;
            views[1].column_of[column][value] = (uint8_t)row;
        }
}

static void try_top(struct grid_search *search, int is_transposed, int first, int second)
{
    assert(first != second && first / 3 == second / 3);
    const struct side_view *view = &search->views[is_transposed];
    uint8_t partners[9];
    for (int column = 0; column < 9; column++) partners[column] = view->column_of[first][view->values[second][column]];
    const int found = search->pairs->order_of[nn_row_pairs_index(search->pairs, partners)];
    if (found >> 11 > search->class) return;
    if (found >> 11 < search->class) search->top_count = 0;
    search->class = found >> 11;
    search->tops[search->top_count++] =
        (struct top_pair){(uint8_t)is_transposed, (uint8_t)first, (uint8_t)second, found & 0x7ff};
}

static void find_tops(struct grid_search *search)
{
    for (int is_transposed = 0; is_transposed < 2; is_transposed++)
        for (int row = 0; row < 9; row += 3)
            for (int first = row; first < row + 3; first++)
                for (int second = row; second < row + 3; second++)
                    if (first != second) try_top(search, is_transposed, first, second);
}

static uint64_t row_in_form(const struct full_form *form, const uint8_t *values)
{
    uint64_t key = 0;
    for (int place = 0; place < 8; place++) key = key << 8 | form->names[values[form->columns[place]]];
    return key << 4 | form->names[values[form->columns[8]]];
}

/* The rows of a band in the order of their first values. Returns the first of these. */
static int sort_band(const struct side_view *view, const struct full_form *form, int row, uint8_t *rows)
{
    assert(row % 3 == 0);
    int value[3];
    for (int at = 0; at < 3; at++) value[at] = form->names[view->values[row + at][form->columns[0]]];
    rows[(value[0] > value[1]) + (value[0] > value[2])] = (uint8_t)row;
    rows[(value[1] > value[0]) + (value[1] > value[2])] = (uint8_t)(row + 1);
    rows[(value[2] > value[0]) + (value[2] > value[1])] = (uint8_t)(row + 2);
    return form->names[view->values[rows[0]][form->columns[0]]];
}

static void sort_lower_bands(const struct side_view *view, struct full_form *form)
{
    const int top = form->rows[0] / 3;
    uint8_t upper[3], lower[3];
    const int one = sort_band(view, form, (top + 1) % 3 * 3, upper);
    const int other = sort_band(view, form, (top + 2) % 3 * 3, lower);
    memcpy(form->rows + 3, one < other ? upper : lower, 3);
    memcpy(form->rows + 6, one < other ? lower : upper, 3);
}

/* Compare the rows from `row` on with the best form. False: they are larger. */
static bool compare_rows(struct grid_search *search, const struct side_view *view, const struct full_form *form,
                         int row, int end)
{
    for (; row < end; row++) {
        const uint64_t key = row_in_form(form, view->values[form->rows[row]]);
        if (row < search->known && key == search->best[row]) continue;
        if (row < search->known && key > search->best[row]) return false;
        search->best[row] = key;
        search->known = row + 1;
        search->winners = 0;
    }
    return true;
}

static void try_order(struct grid_search *search, const struct top_pair *top, int keeper)
{
    const struct side_view *view = &search->views[top->is_transposed];
    const uint8_t *order = search->pairs->orders[top->order], *then = search->pairs->orders[keeper];
    struct full_form form;
    for (int place = 0; place < 9; place++) {
        form.columns[place] = order[then[place]];
        form.names[view->values[top->first][form.columns[place]]] = (uint8_t)(place + 1);
    }
    form.rows[0] = top->first, form.rows[1] = top->second;
    form.rows[2] = (uint8_t)(top->first / 3 * 9 + 3 - top->first - top->second);
    if (!compare_rows(search, view, &form, 2, 3)) return;
    sort_lower_bands(view, &form);
    if (!compare_rows(search, view, &form, 3, 9) || search->winners++) return;
    search->winner = form;
    search->winner_is_transposed = top->is_transposed;
}

void nn_full_grid_find(const struct nn_row_pairs *pairs, const uint8_t *cells, struct nn_minlex *minlex)
{
    struct grid_search search;
    search.pairs = pairs;
    search.class = NN_PAIR_CLASSES;
    search.top_count = search.known = 0;
    search.winners = 0;
    read_views(cells, search.views);
    find_tops(&search);
    search.best[0] = FIRST_ROW;
    search.best[1] = pairs->second_row[search.class];
    search.known = 2;
    for (int at = 0; at < search.top_count; at++)
        for (int keeper = pairs->keepers_begin[search.class]; keeper < pairs->keepers_begin[search.class + 1]; keeper++)
            try_order(&search, &search.tops[at], pairs->keepers[keeper]);

    memcpy(minlex->rows, search.best, sizeof search.best);
    minlex->automorphisms = search.winners;
    minlex->transform.is_transposed = search.winner_is_transposed;
    memcpy(minlex->transform.rows, search.winner.rows, 9);
    memcpy(minlex->transform.columns, search.winner.columns, 9);
    memcpy(minlex->transform.values, search.winner.names, 10);
    minlex->transform.values[0] = 0;
}
