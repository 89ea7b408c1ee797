/* nine_grid.c: see nine_grid.h. The boxes on the diagonal are random (they share no house); the rest is a search in the
 * cell with the fewest values left, which takes them at random. It hardly ever backtracks: two microseconds per grid. A
 * final shuffle makes all bands and stacks alike. */
#include "create/nine/nine_grid.h"

#include <stdbool.h>

#include "base/bits.h"
#include "board/nine.h"
#include "create/nine/nine_turning.h"

enum { FILLED_SIDE = 9, FREE_CELLS = 54, ALL_VALUES = 0x1ff };

/* What is used in rows, columns and boxes, as bits, and the cells that are still to be filled. */
struct filling {
    struct nn_random *random;
    uint8_t *cells;
    uint16_t used[3 * FILLED_SIDE];
    uint8_t open[FREE_CELLS];
};

static unsigned box_of_cell(unsigned cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static void toggle(struct filling *filling, unsigned cell, unsigned bit)
{
    filling->used[cell / 9] ^= (uint16_t)bit;
    filling->used[9 + cell % 9] ^= (uint16_t)bit;
    filling->used[18 + box_of_cell(cell)] ^= (uint16_t)bit;
}

static unsigned values_left(const struct filling *filling, unsigned cell)
{
    const unsigned used = filling->used[cell / 9] | filling->used[9 + cell % 9] | filling->used[18 + box_of_cell(cell)];
    return ~used & ALL_VALUES;
}

static void fill_diagonal(struct filling *filling)
{
    int values[FILLED_SIDE];
    int open = 0;
    for (int value = 0; value < FILLED_SIDE; value++) values[value] = value;
    for (unsigned box = 0; box < 3; box++) {
        nn_random_shuffle(filling->random, values, FILLED_SIDE);
        for (unsigned place = 0; place < FILLED_SIDE; place++) {
            const unsigned cell = (3 * box + place / 3) * 9 + 3 * box + place % 3;
            filling->cells[cell] = (uint8_t)(values[place] + 1);
            toggle(filling, cell, 1u << values[place]);
        }
    }
    for (unsigned cell = 0; cell < NN_NINE_CELLS; cell++)
        if (cell / 27 != cell % 9 / 3) filling->open[open++] = (uint8_t)cell;
}

/* Where in `open` the cell with the fewest values is. */
static int narrowest(const struct filling *filling, int open)
{
    int best = 0, fewest = FILLED_SIDE + 1;
    for (int at = 0; at < open && fewest > 1; at++) {
        const int count = nn_count_bits(values_left(filling, filling->open[at]));
        if (count >= fewest) continue;
        fewest = count;
        best = at;
    }
    return best;
}

static bool fill_open(struct filling *filling, int open)
{
    if (open == 0) return true;
    const int at = narrowest(filling, open);
    const uint8_t cell = filling->open[at];
    filling->open[at] = filling->open[open - 1];
    for (unsigned left = values_left(filling, cell); left;) {
        const int value = nn_random_bit(filling->random, left);
        const unsigned bit = 1u << value;
        left ^= bit;
        toggle(filling, cell, bit);
        filling->cells[cell] = (uint8_t)(value + 1);
        if (fill_open(filling, open - 1)) return true;
        toggle(filling, cell, bit);
    }
    filling->open[open - 1] = filling->open[at];
    filling->open[at] = cell;
    return false;
}

void nn_nine_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells)
{
    struct filling filling = {.random = random, .cells = cells};
    fill_diagonal(&filling);
    fill_open(&filling, FREE_CELLS); /* the diagonal can always be completed */
    nn_turn_grid(layout, random, cells);
}
