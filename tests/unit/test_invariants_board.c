/* test_invariants_board.c: the checks of layouts and boards fire, once for each invariant. */
#include <stdlib.h>

#include "board/board.h"
#include "cmocka_all.h"
#include "support/corrupt.h"
#include "support/grids.h"

static void a_layout_that_is_wrong_is_noticed(void **state)
{
    (void)state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    assert_breaks(layout->box_rows, 4, nn_layout_check(layout), "a box has as many cells as a row");
    assert_breaks(layout->cells, 30, nn_layout_check(layout), "as many rows as columns");
    assert_breaks(layout->houses, 17, nn_layout_check(layout), "as many houses of each kind as values");
    assert_breaks(layout->is_classic, false, nn_layout_check(layout), "classic: rectangular boxes and no other houses");
    assert_breaks(layout->is_nine, true, nn_layout_check(layout), "nine: the usual board");
    uint8_t *const house = (uint8_t *)(uintptr_t)&layout->cell_houses[3];
    assert_breaks(*house, 1, nn_layout_check(layout), "cells know their houses");
    assert_breaks(*house, 200, nn_layout_check(layout), "cells know their houses");
    uint16_t *const start = (uint16_t *)(uintptr_t)&layout->house_starts[7];
    assert_breaks(*start, *start - 1, nn_layout_check(layout), "cells know their houses");
    assert_breaks(*start, 0, nn_layout_check(layout), "cells know their houses");
    struct nn_seat *const seat = (struct nn_seat *)(uintptr_t)&layout->seats[8];
    assert_breaks(seat->house[NN_BOX], 13, nn_layout_check(layout), "seats and houses agree");
    assert_breaks(seat->position[NN_ROW], 6, nn_layout_check(layout), "seats and houses agree");
    assert_breaks(layout->segment_in_row[1], 3, nn_layout_check(layout), "segments of rows are shared with a box");
    assert_breaks(layout->segment_in_column[1], 7, nn_layout_check(layout), "segments of columns, too");
    assert_breaks(layout->row_in_box[1], 0x38, nn_layout_check(layout), "segments of boxes are shared with a row");
    assert_breaks(layout->column_in_box[1], 7, nn_layout_check(layout), "or with a column");
    nonet_layout_free(layout);
}

/* A puzzle, its singles found, and a guess: something is filled, something removed, something open. */
struct begun {
    nonet_layout *layout;
    void *memory;
    struct nn_board board;
    int open; /* a cell */
};

static void begin_board(struct begun *begun)
{
    struct random_source source = {5};
    uint8_t cells[81];
    assert_int_equal(nonet_layout_new(3, 3, &begun->layout), NONET_OK);
    random_grid(&source, begun->layout, cells);
    random_dig(&source, begun->layout, cells, 60);
    begun->memory = malloc(nn_board_size(begun->layout));
    nn_board_init(&begun->board, begun->layout, begun->memory);
    const nonet_position position = {begun->layout, cells, NULL, NULL};
    assert_true(nn_board_load(&begun->board, &position) && nn_board_spread(&begun->board));
    for (begun->open = 0; begun->board.value[begun->open] != NN_OPEN;) begun->open++;
    assert_true(nn_board_remove(&begun->board, begun->open, nn_first_bit(begun->board.candidates[begun->open])));
    assert_true(nn_board_spread(&begun->board));
    for (begun->open = 0; begun->board.value[begun->open] != NN_OPEN;) begun->open++;
}

static void end_board(struct begun *begun)
{
    free(begun->memory);
    nonet_layout_free(begun->layout);
}

static void a_board_whose_lists_are_wrong_is_noticed(void **state)
{
    (void)state;
    struct begun begun;
    begin_board(&begun);
    struct nn_board *const board = &begun.board;
    assert_breaks(board->placed_length, 82, nn_board_check(board), "a cell is filled once");
    assert_breaks(board->spread_length, board->placed_length + 1, nn_board_check(board), "only what is placed spreads");
    assert_breaks(board->trail_length, -1, nn_board_check(board), "a candidate goes once");
    assert_breaks(board->placed[1], board->placed[0], nn_board_check(board), "placed lists the filled cells");
    assert_breaks(board->value[begun.open], 0, nn_board_check(board), "placed lists the filled cells");
    assert_breaks(board->open_cells[0], board->open_cells[0] + 1, nn_board_check(board), "open cells are counted");
    const uint32_t present = (uint32_t)(begun.open * NONET_MAX_SIDE + nn_first_bit(board->candidates[begun.open]));
    assert_breaks(board->trail[0], present, nn_board_check(board), "the trail holds removed candidates");
    end_board(&begun);
}

static void a_board_whose_views_differ_is_noticed(void **state)
{
    (void)state;
    struct begun begun;
    begin_board(&begun);
    struct nn_board *const board = &begun.board;
    const uint64_t others = board->candidates[begun.open] & (board->candidates[begun.open] - 1);
    assert_breaks(board->candidates[begun.open], nn_bit(9), nn_board_check(board),
                  "candidates are values of the board");
    assert_breaks(board->candidates[begun.open], others, nn_board_check(board),
                  "the four views of the candidates agree");
    assert_breaks(board->places[4], board->places[4] ^ 1, nn_board_check(board),
                  "the four views of the candidates agree");
    const int filled = board->placed[0];
    assert_breaks(board->value[filled], (board->value[filled] + 1) % 9, nn_board_check(board),
                  "a filled cell whose turn has come has its value only");
    end_board(&begun);
}

/* All of one cell is gone, in every view. */
static void a_cell_without_candidates_is_noticed(void **state)
{
    (void)state;
    struct begun begun;
    begin_board(&begun);
    struct nn_board *const board = &begun.board;
    const struct nn_seat *const seat = &begun.layout->seats[begun.open];
    for (uint64_t values = board->candidates[begun.open]; values;) {
        const int value = nn_take_bit(&values);
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            board->places[value * begun.layout->houses + seat->house[kind]] &= ~nn_bit(seat->position[kind]);
    }
    board->candidates[begun.open] = 0;
    assert_string_equal(nn_board_check(board), "every cell has a candidate, and every value a place");
    end_board(&begun);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_layout_that_is_wrong_is_noticed),
        cmocka_unit_test(a_board_whose_lists_are_wrong_is_noticed),
        cmocka_unit_test(a_board_whose_views_differ_is_noticed),
        cmocka_unit_test(a_cell_without_candidates_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
