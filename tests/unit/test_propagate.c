/* test_propagate.c: the deductions against plain enumeration. */
#include <stdlib.h>
#include <string.h>

#include "board/check.h"
#include "cmocka_all.h"
#include "engine/propagate.h"
#include "support/grids.h"

/* Every complete assignment of different columns to rows, one by one. */
static bool enumerate(const uint64_t *columns, int size, int row, uint64_t used, int *taken, uint64_t *allowed)
{
    if (row == size) {
        for (int at = 0; at < size; at++) allowed[at] |= nn_bit(taken[at]);
        return true;
    }
    bool any = false;
    for (uint64_t options = columns[row] & ~used; options;) {
        taken[row] = nn_take_bit(&options);
        any |= enumerate(columns, size, row + 1, used | nn_bit(taken[row]), taken, allowed);
    }
    return any;
}

static void all_different_keeps_exactly_what_some_assignment_has(void **state)
{
    (void)state;
    struct random_source source = {5};
    int impossible = 0, reduced = 0;
    for (int round = 0; round < 20000; round++) {
        const int size = 1 + random_below(&source, 7);
        uint64_t columns[8], allowed[8] = {0};
        int taken[8];
        for (int row = 0; row < size; row++)
            columns[row] = (random_next(&source) & random_next(&source)) & nn_low_bits(size);
        uint64_t before[8];
        memcpy(before, columns, sizeof before);
        const bool expected = enumerate(columns, size, 0, 0, taken, allowed);
        assert_int_equal(nn_all_different(columns, size), expected);
        if (expected) assert_memory_equal(columns, allowed, (size_t)size * sizeof *columns);
        impossible += !expected;
        reduced += expected && memcmp(before, columns, (size_t)size * sizeof *columns) != 0;
    }
    assert_true(impossible > 100 && reduced > 100); /* both cases were met */
}

static void all_different_takes_64_rows(void **state)
{
    (void)state;
    uint64_t columns[64]; /* row r may have columns 0..r: only the diagonal is possible */
    for (int row = 0; row < 64; row++) columns[row] = nn_low_bits(row + 1);
    assert_true(nn_all_different(columns, 64));
    for (int row = 0; row < 64; row++) assert_true(columns[row] == nn_bit(row));
    columns[1] = columns[0];
    assert_false(nn_all_different(columns, 64));
}

static const nonet_propagation levels[] = {NONET_PROPAGATION_FORWARD, NONET_PROPAGATION_SINGLES,
                                           NONET_PROPAGATION_LOCKED, NONET_PROPAGATION_FISH};

/* No level may remove a candidate of the grid the puzzle was made from; each removes at least as
 * much as the one before. */
static void check_levels(struct random_source *source, const nonet_layout *layout, int open)
{
    uint8_t grid[NONET_MAX_CELLS], cells[NONET_MAX_CELLS];
    random_grid(source, layout, grid);
    memcpy(cells, grid, sizeof cells);
    random_dig(source, layout, cells, open);
    const nonet_position position = {layout, cells, NULL, NULL};
    uint64_t *before = malloc((size_t)layout->cells * sizeof *before);
    nn_position_candidates(&position, before);
    void *memory = malloc(nn_board_size(layout));
    for (size_t level = 0; level < sizeof levels / sizeof *levels; level++) {
        struct nn_board board;
        nn_board_init(&board, layout, memory);
        board.finds_singles = levels[level] >= NONET_PROPAGATION_SINGLES;
        assert_true(nn_board_load(&board, &position) && nn_propagate(&board, levels[level]));
        for (int cell = 0; cell < layout->cells; cell++) {
            assert_true(board.candidates[cell] >> (grid[cell] - 1) & 1);
            assert_true((board.candidates[cell] & ~before[cell]) == 0);
            before[cell] = board.candidates[cell];
        }
    }
    free(memory);
    free(before);
}

static void no_level_removes_a_candidate_of_a_solution(void **state)
{
    (void)state;
    struct random_source source = {6};
    const int shapes[][2] = {{2, 2}, {2, 3}, {3, 3}, {3, 4}, {4, 4}, {5, 5}, {8, 8}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        for (int round = 0; round < (layout->side < 10 ? 300 : 3); round++)
            check_levels(&source, layout, layout->cells * (40 + random_below(&source, 50)) / 100);
        nonet_layout_free(layout);
    }
}

static struct nn_board open_board(const nonet_layout *layout, void *memory, const uint8_t *cells)
{
    struct nn_board board;
    uint8_t copy[81];
    memcpy(copy, cells, 81);
    const nonet_position position = {layout, copy, NULL, NULL};
    nn_board_init(&board, layout, memory);
    assert_true(nn_board_load(&board, &position));
    return board;
}

static void remove_from(struct nn_board *board, int value, const int *cells, int count)
{
    for (int at = 0; at < count; at++) assert_true(nn_board_remove(board, cells[at], value));
}

static void a_swordfish_clears_its_columns(void **state)
{
    (void)state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    const uint8_t empty[81] = {0};
    struct nn_board board = open_board(layout, memory, empty);
    /* Value 0 in rows 0, 3 and 6 only in two of the columns 0, 4 and 8 each. */
    const int kept[3][2] = {{0, 4}, {4, 8}, {0, 8}};
    for (int band = 0; band < 3; band++)
        for (int column = 0; column < 9; column++)
            if (column != kept[band][0] && column != kept[band][1])
                remove_from(&board, 0, (const int[]){band * 27 + column}, 1);
    assert_true(nn_fish_pass(&board, 1));
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column += 4)
            if (row % 3) assert_false(board.candidates[row * 9 + column] & 1);
    assert_true(board.candidates[10] & 1); /* another column keeps the value */
    free(memory);
    nonet_layout_free(layout);
}

static void two_boxes_confined_to_two_lines_clear_the_third_box(void **state)
{
    (void)state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    const uint8_t empty[81] = {0};
    struct nn_board board = open_board(layout, memory, empty);
    remove_from(&board, 0, (const int[]){18, 19, 20, 21, 22, 23}, 6); /* row 3 of boxes 1 and 2 */
    assert_true(nn_fish_pass(&board, 1));
    for (int column = 6; column < 9; column++) {
        assert_false(board.candidates[column] & 1);
        assert_false(board.candidates[9 + column] & 1);
        assert_true(board.candidates[18 + column] & 1);
    }
    free(memory);
    nonet_layout_free(layout);
}

static void locked_candidates_clear_the_rest_of_the_line_and_of_the_box(void **state)
{
    (void)state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    void *memory = malloc(nn_board_size(layout));
    const uint8_t empty[81] = {0};
    struct nn_board board = open_board(layout, memory, empty);
    remove_from(&board, 0, (const int[]){9, 10, 11, 18, 19, 20}, 6);  /* box 1: only row 1 */
    remove_from(&board, 1, (const int[]){27, 36, 45, 54, 63, 72}, 6); /* column 1: only box 1 */
    assert_true(nn_locked_pass(&board, 3));
    for (int column = 3; column < 9; column++) assert_false(board.candidates[column] & 1);
    for (int row = 0; row < 3; row++) {
        assert_true(board.candidates[row * 9] & 2);
        assert_false(board.candidates[row * 9 + 1] & 2);
        assert_false(board.candidates[row * 9 + 2] & 2);
    }
    free(memory);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_different_keeps_exactly_what_some_assignment_has),
        cmocka_unit_test(all_different_takes_64_rows),
        cmocka_unit_test(no_level_removes_a_candidate_of_a_solution),
        cmocka_unit_test(a_swordfish_clears_its_columns),
        cmocka_unit_test(two_boxes_confined_to_two_lines_clear_the_third_box),
        cmocka_unit_test(locked_candidates_clear_the_rest_of_the_line_and_of_the_box),
    };
    return cmocka_run_group_tests_name("propagate", tests, NULL, NULL);
}
