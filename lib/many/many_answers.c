/* many_answers.c: boards out of and answers into the arrays of nonet_many_run. */
#include <string.h>

#include "board/stride.h"
#include "many/many.h"

/* ---- boards ---------------------------------------------------------------------------------------- */

const uint8_t *nn_many_read_board(const nonet_many_boards *boards, size_t index, uint8_t *room)
{
    const size_t cells = (size_t)nonet_layout_cells(boards->layout);
    const int side = nonet_layout_side(boards->layout);
    const uint8_t *const board = (const uint8_t *)boards->cells + index * nn_stride(boards->stride, cells);
    if (boards->form == NONET_BOARD_CELLS) return board;
    for (size_t cell = 0; cell < cells; cell++) {
        const int value = board[cell] == '.' ? 0 : board[cell] - '0';
        if (value < 0 || value > side) return NULL;
        room[cell] = (uint8_t)value;
    }
    return room;
}

void nn_many_write_board(void *boards, const nonet_many_answers *answers, int cells, size_t index, const uint8_t *board)
{
    if (!boards || !board) return;
    uint8_t *const to = (uint8_t *)boards + index * nn_stride(answers->stride, (size_t)cells);
    for (int cell = 0; cell < cells; cell++) {
        const uint8_t empty = '.', digit = (uint8_t)(board[cell] + '0');
        to[cell] = answers->form == NONET_BOARD_CELLS ? board[cell] : board[cell] ? digit : empty;
    }
}

/* ---- answers --------------------------------------------------------------------------------------- */

static nonet_verdict item_verdict(const nonet_many_item *item)
{
    if (item->result) return item->result->verdict;
    if (item->rating) return item->rating->verdict;
    if (item->minimality) return item->minimality->verdict;
    if (item->explained) return item->explained->start.verdict;
    if (item->generated) return item->generated->is_made ? NONET_VERDICT_UNIQUE : NONET_VERDICT_UNKNOWN;
    return NONET_VERDICT_UNKNOWN;
}

/* The solution, if the task knows one. */
static const uint8_t *solution_of(const nonet_many_item *item)
{
    if (item->result) return item->result->solution;
    if (item->minimality) return item->minimality->verdict == NONET_VERDICT_UNIQUE ? item->minimality->solution : NULL;
    if (item->explained) return item->explained->start.solution;
    if (item->generated) return item->generated->has_board ? item->generated->solution : NULL;
    return NULL;
}

/* What the task makes of a puzzle. */
static const uint8_t *board_of(const nonet_many_item *item)
{
    if (item->rating) return item->rating->canonical ? item->rating->canonical->cells : NULL;
    if (item->canonical) return item->canonical->cells;
    if (item->explained) return item->explained->cells;
    if (item->generated) return item->generated->has_board ? item->generated->cells : NULL;
    return NULL;
}

void nn_many_write_rest(const nonet_many_answers *answers, int cells, size_t index, const uint8_t *puzzle,
                        const uint8_t *clues)
{
    uint8_t rest[NONET_MAX_CELLS];
    for (int cell = 0; cell < cells; cell++) rest[cell] = clues[cell] == NONET_CLUE_REDUNDANT ? 0 : puzzle[cell];
    nn_many_write_board(answers->boards, answers, cells, index, rest);
}

static void write_minimality(const nonet_many_answers *answers, size_t cells, size_t index, const nonet_many_item *item)
{
    const nonet_minimality *const found = item->minimality;
    if (found->verdict != NONET_VERDICT_UNIQUE) return;
    if (answers->clues) memcpy(answers->clues + index * cells, found->clues, cells);
    nn_many_write_rest(answers, (int)cells, index, item->position.cells, found->clues);
}

static void write_generated(const nonet_many_answers *answers, size_t cells, size_t index, const nonet_generated *made)
{
    const size_t stride = nn_stride(answers->stride, cells);
    const bool is_cells = answers->form == NONET_BOARD_CELLS;
    nonet_generated *const to = &answers->generated[index];
    *to = *made;
    to->cells = answers->boards && is_cells ? (const uint8_t *)answers->boards + index * stride : NULL;
    to->solution = answers->solutions && is_cells ? (const uint8_t *)answers->solutions + index * stride : NULL;
}

void nn_many_write_answer(const nonet_many_answers *answers, const nonet_layout *layout, size_t index,
                          const nonet_many_item *item)
{
    const int cells = nonet_layout_cells(layout);
    if (answers->statuses) answers->statuses[index] = item->status;
    if (answers->verdicts) answers->verdicts[index] = (uint8_t)item_verdict(item);
    nn_many_write_board(answers->solutions, answers, cells, index, solution_of(item));
    nn_many_write_board(answers->boards, answers, cells, index, board_of(item));
    if (item->result && answers->counts) answers->counts[index] = item->result->count;
    if (item->minimality) write_minimality(answers, (size_t)cells, index, item);
    if (item->rating && answers->ratings) {
        answers->ratings[index] = *item->rating;
        answers->ratings[index].canonical = NULL;
    }
    if (item->explained && answers->difficulties) answers->difficulties[index] = item->explained->difficulty;
    if (item->canonical && answers->transforms) answers->transforms[index] = item->canonical->transform;
    if (item->canonical && answers->automorphisms) answers->automorphisms[index] = item->canonical->automorphisms;
    if (item->generated && answers->generated) write_generated(answers, (size_t)cells, index, item->generated);
}
