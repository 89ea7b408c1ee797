/* all_different.c: which columns each row of a table can take, if all must differ.
 *
 * By Hall's theorem, m rows that have only m columns between them keep all other rows out of these columns. Looking for
 * such sets one by one is exponential; a matching finds all of them at once (Regin 1994): take any complete assignment
 * and draw an arrow from row a to row b if a could take b's column; a row can change its column only by passing columns
 * around a cycle of arrows. So a row may have just the columns assigned within its strongly connected component; every
 * other pair is removed. */
#include <assert.h>
#include <string.h>

#include "engine/propagate.h"

struct matching {
    const uint64_t *columns;       /* [row] */
    int8_t row_of[NONET_MAX_SIDE]; /* [column], or -1 */
    int8_t column_of[NONET_MAX_SIDE];
};

/* Give `row` a column, moving other rows if need be; `seen`: columns tried so far. */
static bool assign_row(struct matching *matching, int row, uint64_t *seen)
{
    for (uint64_t options; (options = matching->columns[row] & ~*seen) != 0;) {
        const int column = nn_first_bit(options);
        *seen |= nn_bit(column);
        if (matching->row_of[column] >= 0 && !assign_row(matching, matching->row_of[column], seen)) continue;
        matching->row_of[column] = (int8_t)row;
        matching->column_of[row] = (int8_t)column;
        return true;
    }
    return false;
}

static bool assign_all(struct matching *matching, int size)
{
    uint64_t free_columns = nn_low_bits(size), unassigned = 0;
    memset(matching->row_of, -1, sizeof matching->row_of);
    for (int row = 0; row < size; row++) { /* most rows find a free column */
        const uint64_t options = matching->columns[row] & free_columns;
        if (!options) {
            unassigned |= nn_bit(row);
            continue;
        }
        const int column = nn_first_bit(options);
        free_columns &= ~nn_bit(column);
        matching->row_of[column] = (int8_t)row;
        matching->column_of[row] = (int8_t)column;
    }
    while (unassigned) {
        uint64_t seen = 0;
        if (!assign_row(matching, nn_take_bit(&unassigned), &seen)) return false;
    }
    return true;
}

/* Tarjan's components; a component is stored as the set of its columns. */
struct components {
    const struct matching *matching;
    int8_t order[NONET_MAX_SIDE]; /* [row] when it was entered, 0 = not yet */
    int8_t low[NONET_MAX_SIDE];
    int8_t stack[NONET_MAX_SIDE];
    int height, clock;
    uint64_t open_columns;            /* columns of the rows on the stack */
    uint64_t allowed[NONET_MAX_SIDE]; /* [row] the columns of its component */
};

static void close_component(struct components *found, int root)
{
    const int8_t *column_of = found->matching->column_of;
    int bottom = found->height;
    uint64_t columns = 0;
    do {
        bottom--;
        columns |= nn_bit(column_of[found->stack[bottom]]);
    } while (found->stack[bottom] != root);
    for (int at = bottom; at < found->height; at++) found->allowed[found->stack[at]] = columns;
    found->height = bottom;
    found->open_columns &= ~columns;
}

static void enter_row(struct components *found, int row)
{
    const struct matching *matching = found->matching;
    found->order[row] = found->low[row] = (int8_t)++found->clock;
    found->stack[found->height++] = (int8_t)row;
    found->open_columns |= nn_bit(matching->column_of[row]);

    for (uint64_t columns = matching->columns[row]; columns;) {
        const int column = nn_take_bit(&columns), next = matching->row_of[column];
        if (!found->order[next]) {
            enter_row(found, next);
            if (found->low[next] < found->low[row]) found->low[row] = found->low[next];
        } else if (found->open_columns >> column & 1) {
            if (found->order[next] < found->low[row]) found->low[row] = found->order[next];
        }
    }
    if (found->low[row] == found->order[row]) close_component(found, row);
}

bool nn_all_different(uint64_t *columns, int size)
{
    assert(size > 0 && size <= 64);
    struct matching matching;
    matching.columns = columns;
    if (!assign_all(&matching, size)) return false;

    struct components found;
    found.matching = &matching;
    found.height = found.clock = 0;
    found.open_columns = 0;
    memset(found.order, 0, (size_t)size);
    for (int row = 0; row < size; row++)
        if (!found.order[row]) enter_row(&found, row);
    for (int row = 0; row < size; row++) columns[row] &= found.allowed[row];
    return true;
}
