/* suspects.c: which value of a position without a solution is the wrong one? Each is taken back in turn, and the rest
 * is solved: 81 short searches on a 9x9, which are short because nearly everything is filled or contradictory. Only the
 * player's values are suspected if there are any, else all. */
#include "base/bits.h"
#include "base/try.h"
#include "board/check.h"
#include "nonet.h"

static bool is_suspected(const nonet_position *position, int cell, bool has_placed)
{
    return position->cells[cell] && !(has_placed && nn_position_is_given(position, cell));
}

/* How many solutions there are without this value: 0, 1, or 2 for more. */
static nonet_status count_without(nonet_solver *solver, nonet_board *board, int cell, uint64_t *count)
{
    const uint8_t value = board->cells[cell], is_given = board->is_given[cell];
    nonet_result result;
    board->cells[cell] = board->is_given[cell] = 0;
    const nonet_status status = nonet_solver_count(solver, &board->position, 2, &result);
    board->cells[cell] = value;
    board->is_given[cell] = is_given;
    *count = result.count;
    return status;
}

/* Cells without which there is one solution; and as long as there is none of these, cells with several. */
static nonet_status find_suspects(nonet_solver *solver, const nonet_position *position, nonet_board *board,
                                  uint16_t *cells, size_t *count)
{
    bool has_placed = false, has_sure = false;
    for (int cell = 0; cell < position->layout->cells; cell++)
        has_placed |= position->cells[cell] && !nn_position_is_given(position, cell);
    for (int cell = 0; cell < position->layout->cells; cell++) {
        uint64_t solutions;
        if (!is_suspected(position, cell, has_placed)) continue;
        NN_TRY(count_without(solver, board, cell, &solutions));
        if (solutions == 0 || (solutions > 1 && has_sure)) continue;
        if (solutions == 1 && !has_sure) *count = 0;
        has_sure |= solutions == 1;
        cells[(*count)++] = (uint16_t)cell;
    }
    return NONET_OK;
}

nonet_status nonet_solver_suspects(nonet_solver *solver, const nonet_position *position, uint16_t *cells, size_t *count)
{
    nonet_board *board;
    if (count) *count = 0;
    if (!solver || !cells || !count || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    NN_TRY(nonet_board_new(position->layout, position->candidates != NULL, &board));
    nonet_status status = nonet_board_copy(board, position);
    /* What is taken back may have been anything. */
    for (int cell = 0; board->candidates && cell < position->layout->cells; cell++)
        if (position->cells[cell]) board->candidates[cell] = nn_low_bits(position->layout->side);
    if (status == NONET_OK) status = find_suspects(solver, position, board, cells, count);
    nonet_board_free(board);
    if (status != NONET_OK) *count = 0;
    return status;
}
