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

/* What a board was used for does not show when it is loaded again. */
static void a_used_board_is_loaded_like_a_new_one(void **state)
{
    (void)state;
    struct random_source source = {5};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout)), *other_memory = malloc(nn_board_size(layout));
    struct nn_board used;
    nn_board_init(&used, layout, memory);
    for (int round = 0; round < 50; round++) {
        uint8_t cells[36];
        struct nn_board fresh;
        size_t size;
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 24);
        const nonet_position position = {layout, cells, NULL, NULL};
        nn_board_init(&fresh, layout, other_memory);
        assert_true(nn_board_load(&used, &position) && nn_board_load(&fresh, &position));
        assert_int_equal(used.trail_length, 0);
        assert_int_equal(used.placed_length, fresh.placed_length);
        assert_int_equal(used.spread_length, fresh.spread_length);
        assert_int_equal(used.changed, 0x3f); /* all that a search asks for is to be looked at */
        void *one = snapshot(&used, &size), *two = snapshot(&fresh, &size);
        assert_memory_equal(one, two, size);
        free(one);
        free(two);
        assert_true(nn_board_spread(&used));
    }
    free(memory);
    free(other_memory);
    nonet_layout_free(layout);
}

/* After a contradiction the board names a question that has no answer, or whose answer is another one already. */
static bool has_no_answer(const struct nn_board *board, int question)
{
    const nonet_layout *layout = board->layout;
    if (question < layout->cells)
        return !board->candidates[question] ||
               (board->value[question] != NN_OPEN && !(board->candidates[question] >> board->value[question] & 1));
    const int pair = question - layout->cells;
    return !nn_board_places(board, pair / layout->houses, pair % layout->houses);
}

static void contradictions_name_their_question(void **state)
{
    (void)state;
    struct random_source source = {6};
    nonet_layout *layout;
    int in_cells = 0, in_houses = 0;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    for (int round = 0; round < 500; round++) {
        uint8_t cells[36];
        struct nn_board board;
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 30);
        const nonet_position position = {layout, cells, NULL, NULL};
        nn_board_init(&board, layout, memory);
        bool is_possible = nn_board_load(&board, &position) && nn_board_spread(&board);
        assert_true(is_possible);
        const struct nn_board_mark mark = nn_board_mark_now(&board);
        while (is_possible && !nn_board_is_full(&board)) {
            const int cell = random_open_cell(&source, &board);
            is_possible =
                nn_board_remove(&board, cell, nn_first_bit(board.candidates[cell])) && nn_board_spread(&board);
        }
        if (is_possible) continue;
        const bool has_two_values = board.contradiction < layout->cells && board.candidates[board.contradiction];
        assert_in_range(board.contradiction, 0, nn_board_questions(layout) - 1);
        assert_true(has_two_values || has_no_answer(&board, board.contradiction));
        in_cells += board.contradiction < layout->cells;
        in_houses += board.contradiction >= layout->cells;
        nn_board_undo(&board, mark);
        assert_int_equal(board.changed, 0);
        assert_views_agree(&board);
    }
    assert_true(in_cells > 20 && in_houses > 20);
    free(memory);
    nonet_layout_free(layout);
}

/* A 4x4 board that concludes nothing by itself. The caller frees its memory, which is returned, and the layout. */
static void *load_without_singles(const uint8_t cells[16], nonet_layout **layout, struct nn_board *board)
{
    assert_int_equal(nonet_layout_new(2, 2, layout), NONET_OK);
    void *const memory = malloc(nn_board_size(*layout));
    const nonet_position position = {*layout, cells, NULL, NULL};
    nn_board_init(board, *layout, memory);
    board->finds_singles = false;
    assert_true(nn_board_load(board, &position));
    return memory;
}

/* Without singles, placements spread and nothing is concluded; values that lost a candidate are noted. */
static void forward_checking_concludes_nothing(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_board board;
    const uint8_t cells[16] = {0};
    void *const memory = load_without_singles(cells, &layout, &board);
    board.changed = 0;
    for (int cell = 0; cell < 3; cell++) assert_true(nn_board_place(&board, cell, cell) && nn_board_spread(&board));
    assert_int_equal(board.placed_length, 3);
    assert_int_equal(board.candidates[3], 1 << 3); /* a single, left alone */
    assert_int_equal(board.value[3], NN_OPEN);
    assert_int_equal(board.open_cells[0], 1);
    assert_int_equal(board.changed, 0xf);
    assert_true(nn_board_place(&board, 0, 0));  /* it has it already */
    assert_false(nn_board_place(&board, 0, 1)); /* another one */
    assert_int_equal(board.contradiction, 0);
    free(memory);
    nonet_layout_free(layout);
}

/* Givens are values from the start, whatever is concluded later. */
static void givens_are_filled_at_once(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_board board;
    const uint8_t cells[16] = {3, [15] = 2};
    void *const memory = load_without_singles(cells, &layout, &board);
    assert_int_equal(board.placed_length, 2);
    assert_int_equal(board.value[0], 2);
    assert_int_equal(board.value[15], 1);
    assert_int_equal(board.open_cells[0], 3);
    free(memory);
    nonet_layout_free(layout);
}

/* The first one leaves other candidates to the second, and other places to the value. */
static void values_that_exclude_each_other_are_a_contradiction(void **state)
{
    (void)state;
    nonet_layout *layout;
    struct nn_board board;
    const uint8_t cells[81] = {0};
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    const nonet_position position = {layout, cells, NULL, NULL};
    nn_board_init(&board, layout, memory);
    for (int singles = 0; singles < 2; singles++) {
        board.finds_singles = singles;
        assert_true(nn_board_load(&board, &position));
        assert_true(nn_board_place(&board, 0, 4) && nn_board_place(&board, 8, 4));
        assert_false(nn_board_spread(&board));
        assert_int_equal(board.contradiction, 8);
    }
    free(memory);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(undo_restores_every_view),
        cmocka_unit_test(no_cell_is_placed_twice),
        cmocka_unit_test(a_used_board_is_loaded_like_a_new_one),
        cmocka_unit_test(contradictions_name_their_question),
        cmocka_unit_test(forward_checking_concludes_nothing),
        cmocka_unit_test(givens_are_filled_at_once),
        cmocka_unit_test(values_that_exclude_each_other_are_a_contradiction),
    };
    return cmocka_run_group_tests_name("board", tests, NULL, NULL);
}
