/* unavoidable.c: see unavoidable.h. A set of all 18 cells of two values, or of two lines, is left out: exchanging these is a
 * change of names, or of lines, and larger sets are seldom the last to lose a clue. */
#include "create/unavoidable.h"

#include <assert.h>

enum { GRID_SIDE = 9, GRID_CELLS = 81 };

static void add_set(struct nn_unavoidable *unavoidable, struct nn_cells set)
{
    if (unavoidable->count < NN_MOST_UNAVOIDABLE) {
        unavoidable->sets[unavoidable->count++] = set;
        return;
    }
    unavoidable->sets[unavoidable->oldest++] = set;
    if (unavoidable->oldest == NN_MOST_UNAVOIDABLE) unavoidable->oldest = unavoidable->at_a_glance;
}

/* ---- two values ----------------------------------------------------------------------------------- */

/* column_of[value][row] and row_in_box[value][box]: where a value stands. */
struct standing {
    uint8_t column[GRID_SIDE][GRID_SIDE];
    uint8_t row_of_box[GRID_SIDE][GRID_SIDE];
    uint8_t row_of_column[GRID_SIDE][GRID_SIDE];
};

static void find_standing(struct standing *standing, const uint8_t *grid)
{
    for (unsigned cell = 0; cell < GRID_CELLS; cell++) {
        const unsigned value = grid[cell] - 1u, row = cell / 9, column = cell % 9;
        standing->column[value][row] = (uint8_t)column;
        standing->row_of_column[value][column] = (uint8_t)row;
        standing->row_of_box[value][row / 3 * 3 + column / 3] = (uint8_t)row;
    }
}

/* The rows that hang together with `row` when values a and b change places: where a stands, b has to give up the
 * column and the box, in other rows perhaps. */
static unsigned rows_tied_to(const struct standing *standing, unsigned a, unsigned b, unsigned row)
{
    unsigned rows = 1u << row, fresh = rows;
    while (fresh) {
        const unsigned at = (unsigned)nn_first_bit(fresh);
        const unsigned column_a = standing->column[a][at], column_b = standing->column[b][at], band = at / 3 * 3;
        const unsigned tied = 1u << standing->row_of_column[b][column_a] | 1u << standing->row_of_column[a][column_b] |
                              1u << standing->row_of_box[b][band + column_a / 3] |
                              1u << standing->row_of_box[a][band + column_b / 3];
        fresh = (fresh & (fresh - 1)) | (tied & ~rows);
        rows |= tied;
    }
    return rows;
}

static struct nn_cells cells_in_rows(const struct standing *standing, unsigned a, unsigned b, uint64_t rows)
{
    struct nn_cells set = nn_no_cells();
    while (rows) {
        const int row = nn_take_bit(&rows);
        nn_cells_add(&set, row * GRID_SIDE + standing->column[a][row]);
        nn_cells_add(&set, row * GRID_SIDE + standing->column[b][row]);
    }
    return set;
}

static void find_pairs_of_values(struct nn_unavoidable *unavoidable, const uint8_t *grid)
{
    struct standing standing;
    find_standing(&standing, grid);
    for (unsigned a = 0; a < GRID_SIDE; a++)
        for (unsigned b = a + 1; b < GRID_SIDE; b++)
            for (unsigned left = 0x1ff; left;) {
                const unsigned rows = rows_tied_to(&standing, a, b, (unsigned)nn_first_bit(left));
                if (rows != 0x1ff) add_set(unavoidable, cells_in_rows(&standing, a, b, rows));
                left &= ~rows;
            }
}

/* ---- two lines ------------------------------------------------------------------------------------ */

/* The places p of two lines; line l has its cell p at first[l] + p * step. */
static void find_pair_of_lines(struct nn_unavoidable *unavoidable, const uint8_t *grid, int first, int second, int step)
{
    int place_of[GRID_SIDE + 1];
    for (int place = 0; place < GRID_SIDE; place++) place_of[grid[first + place * step]] = place;
    for (unsigned left = 0x1ff; left;) {
        struct nn_cells set = nn_no_cells();
        int places = 0;
        for (int place = nn_first_bit(left); left >> place & 1; places++) {
            left &= ~(1u << place);
            nn_cells_add(&set, first + place * step);
            nn_cells_add(&set, second + place * step);
            place = place_of[grid[second + place * step]];
        }
        if (places > 2 && places < GRID_SIDE) add_set(unavoidable, set); /* of two: two values, found above */
    }
}

static void find_pairs_of_lines(struct nn_unavoidable *unavoidable, const uint8_t *grid)
{
    for (int band = 0; band < GRID_SIDE; band += 3)
        for (int left_out = 0; left_out < 3; left_out++) {
            const int one = band + (left_out + 1) % 3, other = band + (left_out + 2) % 3;
            find_pair_of_lines(unavoidable, grid, one * GRID_SIDE, other * GRID_SIDE, 1);
            find_pair_of_lines(unavoidable, grid, one, other, GRID_SIDE);
        }
}

void nn_unavoidable_find(struct nn_unavoidable *unavoidable, const uint8_t *grid)
{
    unavoidable->count = 0;
    find_pairs_of_values(unavoidable, grid);
    find_pairs_of_lines(unavoidable, grid);
    assert(unavoidable->count < NN_MOST_UNAVOIDABLE);
    unavoidable->oldest = unavoidable->at_a_glance = unavoidable->count;
}

void nn_unavoidable_learn(struct nn_unavoidable *unavoidable, const uint8_t *grid, const uint8_t *other)
{
    struct nn_cells set = nn_no_cells();
    for (int cell = 0; cell < GRID_CELLS; cell++)
        if (grid[cell] != other[cell]) nn_cells_add(&set, cell);
    if (!nn_cells_are_none(set)) add_set(unavoidable, set);
}
