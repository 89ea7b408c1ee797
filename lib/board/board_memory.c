/* board_memory.c: memory for positions. */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "board/layout.h"

nonet_status nonet_board_new(const nonet_layout *layout, bool with_candidates, nonet_board **board)
{
    if (!board) return NONET_ERR_ARG;
    *board = NULL;
    if (!layout) return NONET_ERR_ARG;
    const size_t cells = (size_t)layout->cells;
    const size_t marks = with_candidates ? cells * sizeof(uint64_t) : 0;
    nonet_board *made = malloc(sizeof *made + marks + 2 * cells);
    *board = made;
    if (!made) return NONET_ERR_MEMORY;

    uint8_t *bytes = (uint8_t *)(made + 1) + marks;
    made->cells = memset(bytes, 0, cells);
    made->is_given = memset(bytes + cells, 0, cells);
    made->candidates = with_candidates ? (uint64_t *)(made + 1) : NULL;
    made->position = (nonet_position){layout, made->cells, made->is_given, made->candidates};
    for (size_t cell = 0; with_candidates && cell < cells; cell++) made->candidates[cell] = nn_low_bits(layout->side);
    return NONET_OK;
}

void nonet_board_free(nonet_board *board)
{
    free(board);
}

nonet_status nonet_board_copy(nonet_board *board, const nonet_position *from)
{
    if (!board || !from || !from->cells || !nonet_layout_equal(board->position.layout, from->layout))
        return NONET_ERR_ARG;
    for (int cell = 0; cell < from->layout->cells; cell++) {
        board->cells[cell] = from->cells[cell];
        if (board->is_given) board->is_given[cell] = from->is_given ? from->is_given[cell] : from->cells[cell] != 0;
        if (board->candidates)
            board->candidates[cell] = from->candidates ? from->candidates[cell] : nn_low_bits(from->layout->side);
    }
    return NONET_OK;
}

/* The first cell where both have values, but not the same; -1: there is none. */
static int find_contradiction(const nonet_board *board, const nonet_position *givens)
{
    for (int cell = 0; cell < givens->layout->cells; cell++)
        if (givens->cells[cell] && board->cells[cell] && givens->cells[cell] != board->cells[cell]) return cell;
    return -1;
}

nonet_status nonet_board_set_givens(nonet_board *board, const nonet_position *givens, int *cell)
{
    if (cell) *cell = -1;
    if (!board || !givens || !givens->cells || !nonet_layout_equal(board->position.layout, givens->layout))
        return NONET_ERR_ARG;
    const int contradiction = find_contradiction(board, givens);
    if (cell) *cell = contradiction;
    if (contradiction >= 0) return NONET_ERR_ARG;
    for (int at = 0; at < givens->layout->cells; at++) {
        board->is_given[at] = givens->cells[at] != 0;
        if (givens->cells[at]) board->cells[at] = givens->cells[at];
    }
    return NONET_OK;
}
