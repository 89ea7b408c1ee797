/* test_board.c: the four views of the candidates agree, and undo restores them exactly. */
#include <stdlib.h>
#include <string.h>

#include "board/board.h"
#include "board/check.h"
#include "cmocka_all.h"
#include "support/grids.h"

static void assert_views_agree(const struct nn_board *board)
{
    const nonet_layout *layout = board->layout;
    for (int cell = 0; cell < layout->cells; cell++)
        for (int value = 0; value < layout->side; value++)
            for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
                const struct nn_seat *seat = &layout->seats[cell];
                const uint64_t places = nn_board_places(board, value, seat->house[kind]);
                assert_int_equal(places >> seat->position[kind] & 1, board->candidates[cell] >> value & 1);
            }
    for (int house = 0; house < layout->houses; house++) {
        int open = 0;
        for (int position = 0; position < layout->side; position++)
            open += board->value[nn_house(layout, house)[position]] == NN_OPEN;
        assert_int_equal(board->open_cells[house], open);
    }
}

/* Everything that undo has to restore, in one block. */
static void *snapshot(const struct nn_board *board, size_t *size)
{
    const nonet_layout *layout = board->layout;
    const size_t candidates = (size_t)layout->cells * 8;
    const size_t places = (size_t)(layout->side * layout->houses) * 8;
    *size = candidates + places + (size_t)layout->cells + (size_t)layout->houses;
    uint8_t *copy = malloc(*size);
    memcpy(copy, board->candidates, candidates);
    memcpy(copy + candidates, board->places, places);
    memcpy(copy + candidates + places, board->value, (size_t)layout->cells);
    memcpy(copy + candidates + places + layout->cells, board->open_cells, (size_t)layout->houses);
    return copy;
}

static int random_open_cell(struct random_source *source, const struct nn_board *board)
{
    int cell;
    do cell = random_below(source, board->layout->cells);
    while (board->value[cell] != NN_OPEN);
    return cell;
}

static void play_and_undo(struct random_source *source, const nonet_layout *layout, bool singles)
{
    void *memory = malloc(nn_board_size(layout));
    uint8_t cells[NONET_MAX_CELLS];
    struct nn_board board;
    nn_board_init(&board, layout, memory);
    board.finds_singles = singles;
    random_grid(source, layout, cells);
    random_dig(source, layout, cells, layout->cells * 3 / 4);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_true(nn_board_load(&board, &position));
    assert_true(nn_board_spread(&board));

    for (int round = 0; round < 5 && !nn_board_is_full(&board); round++) {
        size_t size;
        void *before = snapshot(&board, &size);
        const struct nn_board_mark mark = nn_board_mark_now(&board);
        bool is_possible = true;
        for (int move = 0; move < 6 && is_possible && !nn_board_is_full(&board); move++) {
            const int cell = random_open_cell(source, &board);
            const int value = nn_first_bit(board.candidates[cell]);
            is_possible =
                random_below(source, 2) ? nn_board_place(&board, cell, value) : nn_board_remove(&board, cell, value);
            is_possible = is_possible && nn_board_spread(&board);
            if (is_possible) assert_views_agree(&board);
        }
        nn_board_undo(&board, mark);
        assert_views_agree(&board);
        void *after = snapshot(&board, &size);
        assert_memory_equal(before, after, size);
        free(before);
        free(after);
    }
    free(memory);
}

static void undo_restores_every_view(void **state)
{
    (void)state;
    struct random_source source = {3};
    const int shapes[][2] = {{2, 2}, {2, 3}, {3, 3}, {2, 5}, {4, 4}, {8, 8}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        for (int round = 0; round < (layout->side < 10 ? 100 : 1); round++)
            play_and_undo(&source, layout, round % 2 == 0);
        nonet_layout_free(layout);
    }
}

static void no_cell_is_placed_twice(void **state)
{
    (void)state;
    struct random_source source = {4};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    for (int round = 0; round < 200; round++) {
        uint8_t cells[81], times[81] = {0};
        struct nn_board board;
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 45);
        const nonet_position position = {layout, cells, NULL, NULL};
        nn_board_init(&board, layout, memory);
        assert_true(nn_board_load(&board, &position) && nn_board_spread(&board));
        for (int at = 0; at < board.placed_length; at++) times[board.placed[at]]++;
        for (int cell = 0; cell < 81; cell++) assert_int_equal(times[cell], board.value[cell] != NN_OPEN);
    }
    free(memory);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_restores_every_view),
        cmocka_unit_test(no_cell_is_placed_twice),
    };
    return cmocka_run_group_tests_name("board", tests, NULL, NULL);
}
