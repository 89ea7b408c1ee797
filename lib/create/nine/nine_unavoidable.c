/* nine_unavoidable.c: see nine_unavoidable.h. A set of all 18 cells of two values, or of two lines, is left out: exchanging
 * these is a change of names, or of lines, and larger sets are seldom the last to lose a clue. */
#include "create/nine/nine_unavoidable.h"

#include <assert.h>

#include "board/nine.h"

enum { GRID_SIDE = 9, ALL_LINES = 0x1ff };

static void keep_set(struct nn_nine_unavoidable *unavoidable, struct nn_cells set)
{
    if (unavoidable->count < NN_MOST_UNAVOIDABLE) {
        unavoidable->sets[unavoidable->count++] = set;
        return;
    }
    unavoidable->sets[unavoidable->oldest++] = set;
    if (unavoidable->oldest == NN_MOST_UNAVOIDABLE) unavoidable->oldest = unavoidable->at_a_glance;
}

/* The cells that are in one of these rows and in one of these columns (a bit for each). */
static struct nn_cells cells_where(unsigned rows, unsigned columns)
{
    assert(rows <= ALL_LINES && columns <= ALL_LINES);
    static const uint32_t whole_rows[8] = {0, 0777, 0777000, 0777777, 0777000000, 0777000777, 0777777000, 0777777777};
    const uint64_t in_columns = columns * 01001001u; /* of a band: three rows */
    const uint64_t top = whole_rows[rows & 7] & in_columns, middle = whole_rows[rows >> 3 & 7] & in_columns,
                   bottom = whole_rows[rows >> 6] & in_columns;
    return (struct nn_cells){{top | middle << 27 | bottom << 54, bottom >> 10}};
}

/* ---- two values ----------------------------------------------------------------------------------- */

/* Where each value stands. */
struct standing {
    struct nn_cells cells[GRID_SIDE];
    uint8_t column_of_row[GRID_SIDE][GRID_SIDE], box_of_row[GRID_SIDE][GRID_SIDE];
    uint16_t row_of_column[GRID_SIDE][GRID_SIDE], row_of_box[GRID_SIDE][GRID_SIDE]; /* as a bit */
};

static void find_standing(struct standing *standing, const uint8_t *grid)
{
    for (int value = 0; value < GRID_SIDE; value++) standing->cells[value] = nn_no_cells();
    for (int row = 0, cell = 0; row < GRID_SIDE; row++)
        for (int column = 0; column < GRID_SIDE; column++, cell++) {
            const int value = grid[cell] - 1, box = row / 3 * 3 + column / 3;
            nn_cells_add(&standing->cells[value], cell);
            standing->column_of_row[value][row] = (uint8_t)column;
            standing->box_of_row[value][row] = (uint8_t)box;
            standing->row_of_column[value][column] = standing->row_of_box[value][box] = (uint16_t)(1 << row);
        }
}

/* The rows that hang together with `row` when values a and b change places: where a stands, b has to give up the column
 * and the box, in other rows perhaps. Either is a permutation of the rows, so there is no need to look back. */
static unsigned rows_tied_to(const struct standing *standing, int a, int b, int row)
{
    assert(a != b);
    unsigned rows = 0, fresh = 1u << row;
    while (fresh) {
        const int at = nn_first_bit(fresh);
        rows |= 1u << at;
        fresh |= standing->row_of_column[b][standing->column_of_row[a][at]];
        fresh |= standing->row_of_box[b][standing->box_of_row[a][at]];
        fresh &= ~rows;
    }
    return rows;
}

static void find_pairs_of_values(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid)
{
    struct standing standing;
    find_standing(&standing, grid);
    for (int a = 0; a < GRID_SIDE; a++)
        for (int b = a + 1; b < GRID_SIDE; b++) {
            const struct nn_cells both = nn_cells_or(standing.cells[a], standing.cells[b]);
            for (unsigned left = ALL_LINES; left;) {
                const unsigned rows = rows_tied_to(&standing, a, b, nn_first_bit(left));
                if (rows != ALL_LINES) keep_set(unavoidable, nn_cells_and(both, cells_where(rows, ALL_LINES)));
                left &= ~rows;
            }
        }
}

/* ---- two lines ------------------------------------------------------------------------------------ */

/* Lines number `one` and `other`, rows or columns. */
static void find_pair_of_lines(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid, bool are_rows, int one,
                               int other)
{
    assert(one != other && one / 3 == other / 3);
    const int step = are_rows ? 1 : GRID_SIDE, next = are_rows ? GRID_SIDE : 1;
    const unsigned lines = 1u << one | 1u << other;
    int place_of[GRID_SIDE + 1];
    for (int place = 0; place < GRID_SIDE; place++) place_of[grid[one * next + place * step]] = place;
    for (unsigned left = ALL_LINES; left;) {
        unsigned places = 0;
        int place = nn_first_bit(left), count = 0;
        for (; !(places >> place & 1); count++) {
            places |= 1u << place;
            place = place_of[grid[other * next + place * step]];
        }
        left &= ~places;
        if (count <= 2 || count == GRID_SIDE) continue; /* of two: two values, found above */
        keep_set(unavoidable, are_rows ? cells_where(lines, places) : cells_where(places, lines));
    }
}

static void find_pairs_of_lines(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid)
{
    for (int band = 0; band < GRID_SIDE; band += 3)
        for (int left_out = 0; left_out < 3; left_out++) {
            const int one = band + (left_out + 1) % 3, other = band + (left_out + 2) % 3;
            find_pair_of_lines(unavoidable, grid, true, one, other);
            find_pair_of_lines(unavoidable, grid, false, one, other);
        }
}

void nn_nine_unavoidable_find(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid)
{
    unavoidable->count = 0;
    find_pairs_of_values(unavoidable, grid);
    find_pairs_of_lines(unavoidable, grid);
    assert(unavoidable->count < NN_MOST_UNAVOIDABLE);
    unavoidable->oldest = unavoidable->at_a_glance = unavoidable->count;
}

void nn_nine_unavoidable_learn(struct nn_nine_unavoidable *unavoidable, const uint8_t *grid, const uint8_t *other)
{
    struct nn_cells set = nn_no_cells();
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) nn_cells_add_if(&set, cell, grid[cell] != other[cell]);
    if (!nn_cells_are_none(set)) keep_set(unavoidable, set);
}
