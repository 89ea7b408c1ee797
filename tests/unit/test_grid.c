/* test_grid.c: the grid of the logic: its views agree, singles arrive once, steps can be applied. */
#include <string.h>

#include "cmocka_all.h"
#include "logic/solve_loop.h"
#include "support/grids.h"

static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {5, 2}, {1, 7}};
enum { SIZES = sizeof boxes / sizeof boxes[0] };

/* The three views of the candidates, compared one by one. */
static void assert_views_agree(const struct nn_grid *grid)
{
    const struct nn_geometry *geometry = grid->geometry;
    for (int digit = 0; digit < geometry->side; digit++) {
        for (int cell = 0; cell < geometry->cells; cell++)
            assert_int_equal(nn_cells_have(grid->places[digit], cell), nn_grid_has(grid, cell, digit));
        for (int house = 0; house < geometry->houses; house++)
            assert_int_equal(grid->open_places[house][digit], nn_cells_count(nn_grid_places(grid, digit, house)));
    }
    for (int house = 0; house < geometry->houses; house++)
        assert_int_equal(grid->open_cells[house], nn_cells_count(nn_cells_and(grid->open, geometry->house[house])));
    for (int cell = 0; cell < geometry->cells; cell++) {
        assert_int_equal(nn_cells_have(grid->open, cell), grid->value[cell] == NN_EMPTY);
        if (grid->value[cell] != NN_EMPTY) assert_int_equal(grid->candidates[cell], 0);
    }
}

/* Fill a random grid cell by cell, striking wrong candidates in between. */
static void views_agree_while_a_grid_fills(void **state)
{
    (void)state;
    struct random_source source = {1};
    static struct nn_geometry geometry;
    static struct nn_grid grid;
    for (int size = 0; size < SIZES; size++) {
        nonet_layout *layout;
        uint8_t solution[NONET_MAX_CELLS], cells[NONET_MAX_CELLS] = {0};
        assert_int_equal(nonet_layout_new(boxes[size][0], boxes[size][1], &layout), NONET_OK);
        random_grid(&source, layout, solution);
        const nonet_position empty = {layout, cells, NULL, NULL};
        assert_true(nn_geometry_init(&geometry, layout));
        nn_grid_load(&grid, &geometry, &empty);
        while (!nn_cells_are_none(grid.open)) {
            const int cell = random_below(&source, geometry.cells);
            const int digit = random_below(&source, geometry.side);
            if (grid.value[cell] != NN_EMPTY) continue;
            if (random_below(&source, 3) == 0) nn_grid_place(&grid, cell, solution[cell] - 1);
            else if (digit != solution[cell] - 1 && nn_grid_has(&grid, cell, digit)) nn_grid_remove(&grid, cell, digit);
            assert_views_agree(&grid);
        }
        nonet_layout_free(layout);
    }
}

/* Every naked single of a grid is in its queue, and nothing else that is still open. */
static void queues_hold_exactly_the_singles(void **state)
{
    (void)state;
    struct random_source source = {2};
    static struct nn_geometry geometry;
    static struct nn_grid grid;
    nonet_layout *layout;
    uint8_t cells[81];
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    nn_geometry_init(&geometry, layout);
    for (int round = 0; round < 200; round++) {
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 40 + round % 15);
        const nonet_position puzzle = {layout, cells, NULL, NULL};
        nn_grid_load(&grid, &geometry, &puzzle);
        int queued = 0, present = 0;
        for (int i = grid.naked.first; i < grid.naked.end; i++) {
            const struct nn_single single = grid.naked.entries[i];
            if (grid.value[single.cell] != NN_EMPTY) continue;
            assert_true(grid.candidates[single.cell] == UINT32_C(1) << single.digit);
            queued++;
        }
        NN_EACH_CELL(cell, grid.open) present += nn_has_one_bit(grid.candidates[cell]);
        assert_int_equal(queued, present);
        for (int i = grid.hidden.first; i < grid.hidden.end; i++) {
            const struct nn_single single = grid.hidden.entries[i];
            if (grid.value[single.cell] != NN_EMPTY) continue;
            bool is_single = false;
            for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
                is_single |= grid.open_places[geometry.house_of[single.cell][kind]][single.digit] == 1;
            assert_true(is_single);
        }
    }
    nonet_layout_free(layout);
}

static void marks_of_a_position_are_obeyed(void **state)
{
    (void)state;
    static struct nn_geometry geometry;
    static struct nn_grid grid;
    nonet_layout *layout;
    nonet_board *board;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    board->cells[0] = 1;
    board->is_given[0] = 1;
    board->candidates[5] = 0xc;
    nn_geometry_init(&geometry, layout);
    nn_grid_load(&grid, &geometry, &board->position);
    assert_int_equal(grid.candidates[5], 0xc);
    assert_int_equal(grid.candidates[15], 0xf);
    assert_int_equal(grid.candidates[1], 0xe);
    assert_true(nn_cells_have(grid.givens, 0));
    assert_views_agree(&grid);
    nonet_board_free(board);
    nonet_layout_free(layout);
}

static void larger_boards_are_refused(void **state)
{
    (void)state;
    static struct nn_geometry geometry;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 4, &layout), NONET_OK);
    assert_false(nn_geometry_init(&geometry, layout));
    nonet_layout_free(layout);
}

static void orders_hold_every_technique_once(void **state)
{
    (void)state;
    static struct nn_order order;
    for (int like = 0; like < 2; like++) {
        int times[NN_TECHNIQUES] = {0};
        if (like) nn_order_like_hodoku(&order);
        else nn_order_like_nonet(&order, 9);
        for (int row = 0; row < order.count; row++)
            for (int which = 0; which < NN_TECHNIQUES; which++)
                times[which] += nn_techniques_have(&order.rows[row].techniques, (enum nn_technique)which);
        for (int which = 0; which < NN_TECHNIQUES; which++) {
            const bool is_there = like ? nn_techniques[which].hodoku.order && nn_techniques[which].hodoku.is_on
                                       : nn_techniques[which].use <= NN_TOGETHER;
            assert_int_equal(times[which], is_there);
        }
    }
}

static void an_order_keeps_what_it_is_told_to(void **state)
{
    (void)state;
    static struct nn_order order;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++) leaves_out[which] = which != NN_NAKED_SINGLE && which != NN_AIC;
    nonet_ranking ranking;
    nn_ranking_like_hodoku(&ranking, (struct nn_technique_choice){.leaves_out = leaves_out});
    nn_order_of(&order, &ranking);
    assert_int_equal(order.count, 2);
    assert_true(nn_techniques_have(&order.rows[0].techniques, NN_NAKED_SINGLE));
    assert_true(nn_techniques_have(&order.rows[1].techniques, NN_AIC));
    assert_false(nn_techniques_have(&order.rows[1].techniques, NN_CONTINUOUS_LOOP));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(views_agree_while_a_grid_fills),   cmocka_unit_test(queues_hold_exactly_the_singles),
        cmocka_unit_test(marks_of_a_position_are_obeyed),   cmocka_unit_test(larger_boards_are_refused),
        cmocka_unit_test(orders_hold_every_technique_once), cmocka_unit_test(an_order_keeps_what_it_is_told_to),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
