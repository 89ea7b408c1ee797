/* choose.c: where the search guesses: in input order, or where the fewest options are left (minimum remaining values).
 *
 * Not only the values of a cell, but also the places of a value in a house are a choice: a value with two places left
 * is as good as a cell with two values. Two refinements:
 *   degree: of equally good choices, the one that touches most open cells;
 *   weight: options divided by the contradictions that the question ended in so far (as in
 * dom/wdeg), so that the search goes where the trouble is. On 36x36 boards this is the difference between a quarter of
 * a second and no answer; on 9x9 it costs more than it saves. */
#include "engine/choose.h"

#include <assert.h>

static struct nn_guess_choice first_open_cell(const struct nn_board *board)
{
    int cell = 0;
    while (board->value[cell] != NN_OPEN) cell++;
    const uint64_t values = board->candidates[cell];
    return (struct nn_guess_choice){nn_count_bits(values), cell, nn_first_bit(values), NN_NO_HOUSE};
}

/* How many open cells a placement in this cell affects; cells that share two houses count twice. */
static int degree_of_cell(const struct nn_board *board, int cell)
{
    const struct nn_seat *seat = &board->layout->seats[cell];
    return board->open_cells[seat->house[NN_ROW]] + board->open_cells[seat->house[NN_COLUMN]] +
           board->open_cells[seat->house[NN_BOX]];
}

static int mean_degree_of_places(const struct nn_board *board, int house, uint64_t places, int count)
{
    assert(count > 0);
    int sum = 0;
    while (places) sum += degree_of_cell(board, nn_house(board->layout, house)[nn_take_bit(&places)]);
    return sum / count;
}

struct look_out {
    const struct nn_board *board;
    const uint32_t *weights; /* or NULL */
    bool uses_degree;
    struct nn_guess_choice best;
    uint64_t best_weight;
    int best_degree;
};

/* -1: these options are worse than the best so far; 0: equally good; 1: better. */
static int compare_with_best(const struct look_out *look, int options, uint64_t weight)
{
    const uint64_t mine = (uint64_t)options * look->best_weight;
    const uint64_t others = (uint64_t)look->best.options * weight;
    return (mine < others) - (mine > others);
}

static uint64_t weight_of(const struct look_out *look, int question)
{
    return look->weights ? (uint64_t)look->weights[question] + 1 : 1;
}

static void look_at_cell(struct look_out *look, int cell)
{
    const uint64_t values = look->board->candidates[cell];
    const uint64_t weight = weight_of(look, cell);
    const int options = nn_count_bits(values);
    const int order = compare_with_best(look, options, weight);
    if (order < 0) return;
    const int degree = look->uses_degree ? degree_of_cell(look->board, cell) : 0;
    if (order == 0 && degree <= look->best_degree) return;
    look->best = (struct nn_guess_choice){options, cell, nn_first_bit(values), NN_NO_HOUSE};
    look->best_weight = weight;
    look->best_degree = degree;
}

static void look_at_places(struct look_out *look, int value, int house)
{
    const struct nn_board *board = look->board;
    const uint64_t places = nn_board_places(board, value, house);
    if (!places) {
        look->best.options = 0;
        return;
    }
    const int cell = nn_house(board->layout, house)[nn_first_bit(places)];
    if (nn_has_one_bit(places) && board->value[cell] != NN_OPEN) return; /* already placed */

    const uint64_t weight = weight_of(look, board->layout->cells + value * board->layout->houses + house);
    const int options = nn_count_bits(places);
    const int order = compare_with_best(look, options, weight);
    if (order < 0) return;
    const int degree = look->uses_degree ? mean_degree_of_places(board, house, places, options) : 0;
    if (order == 0 && degree <= look->best_degree) return;
    look->best = (struct nn_guess_choice){options, cell, value, house};
    look->best_weight = weight;
    look->best_degree = degree;
}

struct nn_guess_choice nn_choose(const struct nn_board *board, nonet_order order, const uint32_t *weights)
{
    assert(order != NONET_ORDER_AUTO && !nn_board_is_full(board));
    if (order == NONET_ORDER_INPUT) return first_open_cell(board);

    const nonet_layout *layout = board->layout;
    struct look_out look = {
        .board = board,
        .weights = order == NONET_ORDER_MRV_WEIGHT ? weights : NULL,
        .uses_degree = order >= NONET_ORDER_MRV_DEGREE,
        .best.options = NONET_MAX_SIDE + 1,
        .best_weight = 1,
        .best_degree = -1,
    };
    for (int cell = 0; cell < layout->cells; cell++)
        if (board->value[cell] == NN_OPEN) look_at_cell(&look, cell);
    /* After singles nothing has fewer than two options, so a cell with two cannot be beaten. */
    if (look.best.options == 2 && board->finds_singles && !look.weights) return look.best;
    for (int value = 0; value < layout->side; value++)
        for (int house = 0; house < layout->houses; house++) look_at_places(&look, value, house);
    return look.best;
}
