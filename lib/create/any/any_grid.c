/* any_grid.c: see any_grid.h. A random cell among those with the fewest candidates takes a random candidate; singles
 * are found after each. Random ties make every grid possible. A search that backtracks too often starts over; nearly
 * all need only one attempt (16x16: 0.15 ms per grid, 25x25: 0.7 ms).
 *
 * Not all grids are equally likely. A search that starts over instead of backtracking reaches a grid with a known
 * probability: 1/n for each choice among n candidates, whichever cells it went through, times a constant. So the
 * product of all n is a weight that compensates for it. Such weights vary a lot: 100 9x9 grids say as much as 19 of
 * equal weight (12x12: 3, 16x16: 1). So several grids are drawn, and one is chosen with a probability proportional to
 * its weight; its weight is then the sum of all, and these sums vary less (9x9: 65, 12x12: 31). */
#include "create/any/any_grid.h"

#include <assert.h>
#include <string.h>

#include "base/logarithm.h"
#include "base/try.h"

enum { NODES_FOR_A_CELL = 2 }; /* beyond that, start over */

/* Boards that are generated. */
enum { MOST_SIDE = 25, MOST_CELLS = MOST_SIDE * MOST_SIDE };

/* One draw per this many cells: puzzles of large boards take longer anyway. */
enum { CELLS_FOR_A_DRAW = 10, MOST_DRAWN = 1 + MOST_CELLS / CELLS_FOR_A_DRAW };

struct any_filling {
    struct nn_board *board;
    struct nn_random *random;
    struct nn_watch *watch;
    int nodes_left;
};

static int narrowest_cell(struct any_filling *filling)
{
    const struct nn_board *const board = filling->board;
    int best = 0, fewest = NONET_MAX_SIDE + 1, ties = 0;
    for (int cell = 0; cell < board->layout->cells; cell++) {
        if (board->value[cell] != NN_OPEN) continue;
        const int count = nn_count_bits(board->candidates[cell]);
        if (count > fewest) continue;
        ties = count < fewest ? 1 : ties + 1;
        fewest = count;
        if (nn_random_below(filling->random, ties) == 0) best = cell;
    }
    return best;
}

/* A cell that was chosen, the board before, and the candidates that are still to be tried. */
struct filling_step {
    struct nn_board_mark mark;
    int cell;
    uint32_t values;
};
_Static_assert(MOST_SIDE <= 32, "values fit into a word");

/* Backtrack: fill the last cell, or the one before, and so on, with another candidate. False: there is none, or there
 * were too many nodes. */
static bool fill_otherwise(struct any_filling *filling, struct filling_step *steps, int *depth)
{
    for (; *depth; --*depth) {
        struct filling_step *const step = &steps[*depth - 1];
        nn_board_undo(filling->board, step->mark);
        while (step->values) {
            if (filling->nodes_left <= 0 || nn_watch_is_over(filling->watch)) return false;
            const int value = nn_random_bit(filling->random, step->values);
            step->values &= ~(1u << value);
            filling->nodes_left--;
            if (nn_board_place(filling->board, step->cell, value)) return true;
            nn_board_undo(filling->board, step->mark);
        }
    }
    return false;
}

/* False: there is no way, or there were too many nodes. */
static bool fill_any(struct any_filling *filling)
{
    struct nn_board *const board = filling->board;
    struct filling_step steps[MOST_CELLS];
    int depth = 0;
    assert(board->layout->side <= MOST_SIDE);
    do {
        if (!nn_board_spread(board)) continue;
        if (nn_board_is_full(board)) return true;
        const int cell = narrowest_cell(filling);
        steps[depth++] = (struct filling_step){nn_board_mark_now(board), cell, (uint32_t)board->candidates[cell]};
    } while (fill_otherwise(filling, steps, &depth));
    return false;
}

static void load_empty(struct nn_board *board, uint8_t *cells)
{
    const nonet_position empty = {board->layout, cells, NULL, NULL};
    memset(cells, 0, (size_t)board->layout->cells);
    nn_board_load(board, &empty);
}

static void write_filled(const struct nn_board *board, uint8_t *cells)
{
    for (int cell = 0; cell < board->layout->cells; cell++) cells[cell] = (uint8_t)(board->value[cell] + 1);
}

nonet_status nn_any_grid(struct nn_board *board, struct nn_random *random, struct nn_watch *watch, uint8_t *cells)
{
    struct any_filling filling = {.board = board, .random = random, .watch = watch};
    do {
        if (nn_watch_is_over(watch)) return NONET_STOPPED;
        filling.nodes_left = NODES_FOR_A_CELL * board->layout->cells;
        load_empty(board, cells);
    } while (!fill_any(&filling));
    write_filled(board, cells);
    return NONET_OK;
}

/* ---- with weights ---------------------------------------------------------------------------------- */

/* A product of small numbers: mantissa * 2^exponent, the mantissa below 2^32. */
struct share {
    uint64_t mantissa;
    int exponent;
};

static void multiply(struct share *share, int number)
{
    share->mantissa *= (uint64_t)number;
    for (; share->mantissa >> 32; share->mantissa >>= 1) share->exponent++;
}

/* Without backtracking. False: a dead end. */
static bool fill_straight(struct any_filling *filling, struct share *ways)
{
    struct nn_board *const board = filling->board;
    *ways = (struct share){1, 0};
    while (nn_board_spread(board)) {
        if (nn_board_is_full(board)) return true;
        const int cell = narrowest_cell(filling);
        const uint64_t values = board->candidates[cell];
        multiply(ways, nn_count_bits(values));
        if (!nn_board_place(board, cell, nn_random_bit(filling->random, values))) return false;
    }
    return false;
}

static nonet_status draw_grid(struct any_filling *filling, uint8_t *cells, struct share *ways)
{
    do {
        if (nn_watch_is_over(filling->watch)) return NONET_STOPPED;
        load_empty(filling->board, cells);
    } while (!fill_straight(filling, ways));
    return NONET_OK;
}

/* Choose one at random, with a probability proportional to its share; *log2_sum: of all, in millionths. */
static int choose_share(struct nn_random *random, const struct share *shares, int count, int64_t *log2_sum)
{
    uint64_t parts[MOST_DRAWN], sum = 0;
    int most = 0, chosen = 0;
    for (int at = 0; at < count; at++)
        if (shares[at].exponent > most) most = shares[at].exponent;
    for (int at = 0; at < count; at++) {
        const int shift = most - shares[at].exponent;
        parts[at] = shift < 64 ? shares[at].mantissa >> shift : 0;
        sum += parts[at];
    }
    uint64_t left = nn_random_next(random) % sum;
    while (left >= parts[chosen]) left -= parts[chosen++];
    int64_t logarithm = (int64_t)most << 32;
    for (; sum >> 31; sum >>= 1) logarithm += (int64_t)1 << 32;
    *log2_sum = nn_logarithm_millionths(logarithm + nn_logarithm(sum));
    return chosen;
}

/* The chosen grid is drawn again from the same random numbers. */
nonet_status nn_weighed_grid(struct nn_board *board, struct nn_random *random, struct nn_watch *watch, uint8_t *cells,
                             int64_t *log2_weight)
{
    const int count = 1 + board->layout->cells / CELLS_FOR_A_DRAW;
    struct share shares[MOST_DRAWN];
    struct nn_random begins[MOST_DRAWN];
    struct any_filling filling = {.board = board, .random = random, .watch = watch};
    for (int at = 0; at < count; at++) {
        begins[at] = *random;
        NN_TRY(draw_grid(&filling, cells, &shares[at]));
    }
    struct nn_random again = begins[choose_share(random, shares, count, log2_weight)];
    filling.random = &again;
    NN_TRY(draw_grid(&filling, cells, &shares[0]));
    write_filled(board, cells);
    return NONET_OK;
}
