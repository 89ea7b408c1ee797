/* test_layout.c: the geometry of every box shape. */
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "board/layout.h"
#include "cmocka_all.h"

static void for_each_layout(void (*check)(const nonet_layout *layout))
{
    for (int rows = 1; rows <= NONET_MAX_BOX; rows++) {
        for (int columns = 1; columns <= NONET_MAX_BOX; columns++) {
            nonet_layout *layout;
            assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
            assert_int_equal(nonet_layout_box_rows(layout), rows);
            assert_int_equal(nonet_layout_box_columns(layout), columns);
            assert_int_equal(nonet_layout_side(layout), rows * columns);
            assert_int_equal(nonet_layout_cells(layout), rows * columns * rows * columns);
            check(layout);
            nonet_layout_free(layout);
        }
    }
}

static void check_seats(const nonet_layout *layout)
{
    for (int cell = 0; cell < layout->cells; cell++)
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            const int house = layout->seats[cell].house[kind];
            assert_int_equal(house / layout->side, kind);
            assert_int_equal(nn_house(layout, house)[layout->seats[cell].position[kind]], cell);
        }
}

static void every_cell_sits_where_its_houses_say(void **state)
{
    (void)state;
    for_each_layout(check_seats);
}

static void check_houses(const nonet_layout *layout)
{
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        uint8_t seen[NONET_MAX_CELLS] = {0};
        for (int house = kind * layout->side; house < (kind + 1) * layout->side; house++)
            for (int position = 0; position < layout->side; position++) seen[nn_house(layout, house)[position]]++;
        for (int cell = 0; cell < layout->cells; cell++) assert_int_equal(seen[cell], 1);
    }
}

static void houses_of_a_kind_cover_every_cell_once(void **state)
{
    (void)state;
    for_each_layout(check_houses);
}

/* Numbers that no house and no cell has. */
static void check_lists_of_nothing(const nonet_layout *layout)
{
    const int beyond[] = {-1, layout->houses};
    for (int at = 0; at < 2; at++) {
        nonet_cells cells = {NULL, 1};
        nonet_layout_house_cells(layout, beyond[at], &cells);
        assert_int_equal(cells.count, 0);
    }
    nonet_houses houses = {NULL, 1};
    nonet_layout_cell_houses(layout, layout->cells, &houses);
    assert_int_equal(houses.count, 0);
}

/* The public calls, against rows, columns and boxes counted out. */
static void check_calls(const nonet_layout *layout)
{
    const int side = layout->side, rows = layout->box_rows, columns = layout->box_columns;
    assert_true(nonet_layout_is_classic(layout));
    assert_int_equal(nonet_layout_houses(layout), 3 * side);
    for (int house = 0; house < 3 * side; house++) {
        nonet_cells cells;
        nonet_layout_house_cells(layout, house, &cells);
        assert_int_equal(nonet_layout_house_kind(layout, house), house / side);
        assert_int_equal(cells.count, side);
        for (size_t at = 1; at < cells.count; at++) assert_true(cells.cells[at - 1] < cells.cells[at]);
    }
    for (int cell = 0; cell < layout->cells; cell += side + 1 + side / 3) {
        nonet_houses houses;
        nonet_layout_cell_houses(layout, cell, &houses);
        assert_int_equal(houses.count, 3);
        for (size_t at = 0; at < 3; at++) assert_int_equal(houses.houses[at], layout->seats[cell].house[at]);
        for (int other = 0; other < layout->cells; other++) {
            const bool is_row = cell / side == other / side, is_column = cell % side == other % side;
            const bool is_box =
                cell / side / rows == other / side / rows && cell % side / columns == other % side / columns;
            assert_int_equal(nonet_layout_sees(layout, cell, other), cell != other && (is_row || is_column || is_box));
        }
    }
    check_lists_of_nothing(layout);
    assert_int_equal(nonet_layout_house_kind(layout, 3 * side), NONET_HOUSE_EXTRA);
    assert_false(nonet_layout_sees(layout, 0, layout->cells));
    assert_false(nonet_layout_sees(layout, -1, 0));
}

static void geometry_is_told_as_it_is(void **state)
{
    (void)state;
    for_each_layout(check_calls);
}

static void layouts_of_the_same_boxes_are_equal(void **state)
{
    (void)state;
    nonet_layout *layout, *copy, *turned;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    assert_int_equal(nonet_layout_new(3, 2, &turned), NONET_OK);
    assert_int_equal(nonet_layout_copy(layout, &copy), NONET_OK);
    assert_true(nonet_layout_equal(layout, layout));
    assert_true(nonet_layout_equal(layout, copy));
    assert_false(nonet_layout_equal(layout, turned));
    assert_false(nonet_layout_equal(layout, NULL));
    check_seats(copy);
    check_calls(copy);
    nonet_layout_free(copy);
    nonet_layout_free(layout);
    nonet_layout_free(turned);
    assert_int_equal(nonet_layout_copy(NULL, &copy), NONET_ERR_ARG);
    assert_null(copy);
}

static void check_boxes(const nonet_layout *layout)
{
    for (int cell = 0; cell < layout->cells; cell++)
        for (int other = 0; other < layout->cells; other++) {
            const int side = layout->side;
            const bool same = cell / side / layout->box_rows == other / side / layout->box_rows &&
                              cell % side / layout->box_columns == other % side / layout->box_columns;
            assert_int_equal(layout->seats[cell].house[NN_BOX] == layout->seats[other].house[NN_BOX], same);
        }
}

static void boxes_are_rectangles(void **state)
{
    (void)state;
    nonet_layout *layout;
    const int shapes[][2] = {{1, 1}, {1, 5}, {5, 1}, {2, 3}, {3, 2}, {3, 3}, {2, 5}, {4, 4}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        check_boxes(layout);
        nonet_layout_free(layout);
    }
}

/* The positions of `house` whose cells also lie in `other`. */
static uint64_t shared_positions(const nonet_layout *layout, int house, int other_kind, int other)
{
    uint64_t shared = 0;
    for (int position = 0; position < layout->side; position++)
        if (layout->seats[nn_house(layout, house)[position]].house[other_kind] == other) shared |= nn_bit(position);
    return shared;
}

static void check_segments(const nonet_layout *layout)
{
    for (int cell = 0; cell < layout->cells; cell += 7) {
        const struct nn_seat *seat = &layout->seats[cell];
        const int row = seat->house[NN_ROW], column = seat->house[NN_COLUMN], box = seat->house[NN_BOX];
        assert_true(layout->segment_in_row[seat->position[NN_ROW]] == shared_positions(layout, row, NN_BOX, box));
        assert_true(layout->segment_in_column[seat->position[NN_COLUMN]] ==
                    shared_positions(layout, column, NN_BOX, box));
        assert_true(layout->row_in_box[seat->position[NN_BOX]] == shared_positions(layout, box, NN_ROW, row));
        assert_true(layout->column_in_box[seat->position[NN_BOX]] == shared_positions(layout, box, NN_COLUMN, column));
    }
}

static void segments_are_where_lines_and_boxes_cross(void **state)
{
    (void)state;
    for_each_layout(check_segments);
}

/* Of all boxes of two rows and more that make the side, those with the least difference, if there are any. */
static void usual_boxes_are_the_most_square_ones(void **state)
{
    (void)state;
    for (int side = -1; side <= 70; side++) {
        int wanted = 0, rows = -7, columns = -7;
        for (int high = 2; high <= NONET_MAX_BOX; high++)
            for (int wide = high; wide <= NONET_MAX_BOX; wide++)
                if (high * wide == side) wanted = high;
        assert_int_equal(nonet_layout_usual_boxes(side, &rows, &columns), wanted > 0);
        assert_int_equal(rows, wanted ? wanted : -7);
        if (!wanted) continue;
        assert_int_equal(rows * columns, side);
    }
    int columns;
    assert_false(nonet_layout_usual_boxes(9, NULL, &columns));
}

static void impossible_shapes_are_refused(void **state)
{
    (void)state;
    nonet_layout *layout;
    const int shapes[][2] = {{0, 3}, {3, 0}, {-1, 3}, {9, 1}, {1, 9}, {100, 100}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_ERR_ARG);
        assert_null(layout);
    }
    assert_int_equal(nonet_layout_new(3, 3, NULL), NONET_ERR_ARG);
    nonet_layout_free(NULL);
}

static void assert_names(const nonet_layout *layout, int house, const char *name, const char *short_name)
{
    char text[24];
    assert_int_equal(nonet_layout_house_text(layout, house, false, text, sizeof text), strlen(name));
    assert_string_equal(text, name);
    assert_int_equal(nonet_layout_house_text(layout, house, true, text, sizeof text), strlen(short_name));
    assert_string_equal(text, short_name);
}

static void cells_and_houses_have_names(void **state)
{
    (void)state;
    nonet_layout *layout;
    char text[24] = "?";
    assert_int_equal(nonet_layout_new(3, 4, &layout), NONET_OK);
    assert_int_equal(nonet_layout_cell_text(layout, 2 * 12 + 10, text, sizeof text), 5);
    assert_string_equal(text, "r3c11");
    assert_names(layout, 2, "row 3", "r3");
    assert_names(layout, 12, "column 1", "c1");
    assert_names(layout, 35, "box 12", "b12");
    assert_names(layout, 36, "", "");
    assert_names(layout, -1, "", "");
    assert_int_equal(nonet_layout_cell_text(layout, 0, text, 3), 4); /* as much as fits */
    assert_string_equal(text, "r1");
    assert_int_equal(nonet_layout_cell_text(layout, 0, NULL, 0), 4);
    assert_int_equal(nonet_layout_cell_text(layout, 144, text, sizeof text), 0);
    assert_string_equal(text, "");
    assert_int_equal(nonet_layout_cell_text(NULL, 0, text, sizeof text), 0);
    nonet_layout_free(layout);
}

/* Whatever has a name is found by it, and nothing else is. */
static void check_finding(const nonet_layout *layout)
{
    char text[24];
    for (int cell = 0; cell < layout->cells; cell++) {
        nonet_layout_cell_text(layout, cell, text, sizeof text);
        assert_int_equal(nonet_layout_cell_find(layout, text), cell);
    }
    for (int house = 0; house < layout->houses; house++)
        for (int is_short = 0; is_short < 2; is_short++) {
            nonet_layout_house_text(layout, house, is_short, text, sizeof text);
            assert_int_equal(nonet_layout_house_find(layout, text), house);
        }
    snprintf(text, sizeof text, "r1c%d", layout->side + 1);
    assert_int_equal(nonet_layout_cell_find(layout, text), -1);
    snprintf(text, sizeof text, "b%d", layout->side + 1);
    assert_int_equal(nonet_layout_house_find(layout, text), -1);
}

static void names_lead_to_cells_and_houses(void **state)
{
    (void)state;
    static const char *const no_cells[] = {"",     "r",     "r1",     "r1c",   "c1r1",
                                           "r0c1", "r1c0",  "r01c1",  "r1c1 ", " r1c1",
                                           "R1C1", "r-1c1", "r1c1c1", "row 1", "r99999999999999999999c1"};
    static const char *const no_houses[] = {"", "r", "r0", "r01", "row", "row  1", "R1", "r1c1", "house 1", "h1"};
    nonet_layout *layout;
    for_each_layout(check_finding);
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (size_t at = 0; at < sizeof no_cells / sizeof *no_cells; at++)
        assert_int_equal(nonet_layout_cell_find(layout, no_cells[at]), -1);
    for (size_t at = 0; at < sizeof no_houses / sizeof *no_houses; at++)
        assert_int_equal(nonet_layout_house_find(layout, no_houses[at]), -1);
    assert_int_equal(nonet_layout_cell_find(layout, NULL), -1);
    assert_int_equal(nonet_layout_cell_find(NULL, "r1c1"), -1);
    assert_int_equal(nonet_layout_house_find(layout, NULL), -1);
    assert_int_equal(nonet_layout_house_find(NULL, "r1"), -1);
    assert_string_equal(nonet_house_kind_name(NONET_HOUSE_COLUMN), "column");
    assert_string_equal(nonet_house_kind_name(NONET_HOUSE_EXTRA), "extra");
    assert_string_equal(nonet_house_kind_name((nonet_house_kind)4), "");
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cell_sits_where_its_houses_say),
        cmocka_unit_test(houses_of_a_kind_cover_every_cell_once),
        cmocka_unit_test(geometry_is_told_as_it_is),
        cmocka_unit_test(cells_and_houses_have_names),
        cmocka_unit_test(names_lead_to_cells_and_houses),
        cmocka_unit_test(layouts_of_the_same_boxes_are_equal),
        cmocka_unit_test(boxes_are_rectangles),
        cmocka_unit_test(segments_are_where_lines_and_boxes_cross),
        cmocka_unit_test(impossible_shapes_are_refused),
        cmocka_unit_test(usual_boxes_are_the_most_square_ones),
    };
    return cmocka_run_group_tests_name("layout", tests, NULL, NULL);
}
