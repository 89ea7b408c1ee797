/* test_canon.c: transforms and canonical forms, against a search through all transforms on small boards and
 * against random transforms on 9x9. */
#include <string.h>

#include "canon/minlex.h"
#include "cmocka_all.h"
#include "support/grids.h"

#ifdef TESTS_ARE_SLOW
enum { ROUNDS = 20 };
#else
enum { ROUNDS = 300 };
#endif

enum { MOST_ORDERS = 1296, BOARD_CELLS = 81 };

static nonet_canonizer *canonizer;

static int make_canonizer(void **state)
{
    (void)state;
    return nonet_canonizer_new(&canonizer);
}

static int free_canonizer(void **state)
{
    (void)state;
    nonet_canonizer_free(canonizer);
    return 0;
}

static nonet_layout *new_layout(int box_rows, int box_columns)
{
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(box_rows, box_columns, &layout), NONET_OK);
    return layout;
}

static nonet_canonical canonize(const nonet_layout *layout, uint8_t *cells)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_canonical canonical;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
    return canonical;
}

/* ---- the slow way ---------------------------------------------------------------------------- */

struct orders {
    int side, group, count;
    uint8_t lines[MOST_ORDERS][9];
};

/* All orders of the lines that keep those of a group together. */
static void list_orders(struct orders *orders, uint8_t *lines, int at)
{
    if (at == orders->side) {
        memcpy(orders->lines[orders->count++], lines, 9);
        return;
    }
    for (int line = 0; line < orders->side; line++) {
        bool is_free = !memchr(lines, line, (size_t)at);
        if (at % orders->group) {
            is_free = is_free && line / orders->group == lines[at - 1] / orders->group;
        } else {
            for (int other = 0; other < at; other++)
                if (lines[other] / orders->group == line / orders->group) is_free = false;
        }
        if (!is_free) continue;
        lines[at] = (uint8_t)line;
        list_orders(orders, lines, at + 1);
    }
}

struct slow_form {
    uint8_t cells[BOARD_CELLS];
    uint64_t count;
};

/* Values named in the order in which they appear, compared with the best so far. */
static void try_order(const uint8_t *cells, int side, const uint8_t *rows, const uint8_t *columns,
                      bool is_transposed, struct slow_form *best)
{
    uint8_t names[10] = {0}, made[BOARD_CELLS];
    uint8_t last = 0;
    int order = 0;
    for (int cell = 0; cell < side * side; cell++) {
        const int row = rows[cell / side], column = columns[cell % side];
        const uint8_t value = cells[is_transposed ? column * side + row : row * side + column];
        if (value && !names[value]) names[value] = ++last;
        made[cell] = names[value];
        if (best->count && !order) order = made[cell] - best->cells[cell];
        if (order > 0) return;
    }
    if (best->count && !order) {
        best->count++;
        return;
    }
    memcpy(best->cells, made, sizeof made);
    best->count = 1;
}

static void find_slowly(const nonet_layout *layout, const uint8_t *cells, struct slow_form *best)
{
    static struct orders rows, columns;
    const int side = nonet_layout_side(layout);
    uint8_t lines[9];
    rows = (struct orders){.side = side, .group = nonet_layout_box_rows(layout)};
    columns = (struct orders){.side = side, .group = nonet_layout_box_columns(layout)};
    list_orders(&rows, lines, 0);
    list_orders(&columns, lines, 0);
    best->count = 0;
    for (int turned = 0; turned < (rows.group == columns.group ? 2 : 1); turned++)
        for (int row = 0; row < rows.count; row++)
            for (int column = 0; column < columns.count; column++)
                try_order(cells, side, rows.lines[row], columns.lines[column], turned, best);
}

static void check_against_all(const nonet_layout *layout, uint8_t *cells)
{
    struct slow_form slow;
    find_slowly(layout, cells, &slow);
    const nonet_canonical canonical = canonize(layout, cells);
    assert_memory_equal(canonical.cells, slow.cells, (size_t)nonet_layout_cells(layout));
    assert_int_equal(canonical.automorphisms, slow.count);
}

static void small_boards_agree_with_all_transforms(void **state)
{
    (void)state;
    static const int shapes[][3] = {{2, 2, 500}, {2, 3, 60}, {3, 2, 60}, {1, 1, 1}, {1, 4, 100},
                                    {4, 1, 100}, {2, 1, 20}, {1, 5, 10}, {5, 1, 10}};
    struct random_source source = {.state = 1};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout = new_layout(shapes[shape][0], shapes[shape][1]);
        const int cells = nonet_layout_cells(layout);
        for (int round = 0; round < shapes[shape][2]; round++) {
            uint8_t board[BOARD_CELLS];
            random_grid(&source, layout, board);
            random_dig(&source, layout, board, random_below(&source, cells + 1));
            check_against_all(layout, board);
        }
        nonet_layout_free(layout);
    }
}

static void nine_agrees_with_all_transforms(void **state)
{
    (void)state;
#ifdef TESTS_ARE_SLOW
    skip();
#endif
    static const int removed[] = {0, 1, 20, 50, 60, 75};
    struct random_source source = {.state = 2};
    nonet_layout *layout = new_layout(3, 3);
    for (size_t at = 0; at < sizeof removed / sizeof *removed; at++) {
        uint8_t board[BOARD_CELLS];
        random_grid(&source, layout, board);
        random_dig(&source, layout, board, removed[at]);
        check_against_all(layout, board);
    }
    nonet_layout_free(layout);
}

/* ---- 9x9 ------------------------------------------------------------------------------------- */

/* The form of a random equivalent is the same, and its transform leads there. */
static void check_isomorph(const nonet_layout *layout, uint8_t *cells, uint64_t seed)
{
    uint8_t form[BOARD_CELLS], other[BOARD_CELLS], image[BOARD_CELLS];
    const size_t size = (size_t)nonet_layout_cells(layout);
    const nonet_canonical first = canonize(layout, cells);
    memcpy(form, first.cells, size);

    nonet_transform transform;
    const nonet_position from = {layout, cells, NULL, NULL};
    nonet_position to = {layout, other, NULL, NULL}, back = {layout, image, NULL, NULL};
    assert_int_equal(nonet_transform_random(layout, seed, 0, &transform), NONET_OK);
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_OK);
    const nonet_canonical second = canonize(layout, other);
    assert_memory_equal(second.cells, form, size);
    assert_int_equal(second.automorphisms, first.automorphisms);
    assert_int_equal(nonet_transform_apply(&second.transform, &to, &back), NONET_OK);
    assert_memory_equal(image, form, size);
    assert_memory_equal(canonize(layout, form).cells, image, size);
}

static void isomorphs_have_one_form(void **state)
{
    (void)state;
    struct random_source source = {.state = 3};
    nonet_layout *layout = new_layout(3, 3);
    for (int round = 0; round < ROUNDS; round++) {
        uint8_t board[BOARD_CELLS];
        random_grid(&source, layout, board);
        check_isomorph(layout, board, random_next(&source));
        random_dig(&source, layout, board, random_below(&source, 82));
        check_isomorph(layout, board, random_next(&source));
    }
    nonet_layout_free(layout);
}

/* Full grids have a way of their own; the one of puzzles leads to the same form. */
static void full_grids_agree_with_puzzles(void **state)
{
    (void)state;
    struct random_source source = {.state = 5};
    nonet_layout *layout = new_layout(3, 3);
    struct nn_minlex_shape shape;
    nn_minlex_shape_fill(layout, &shape);
    for (int round = 0; round < ROUNDS / 5; round++) {
        uint8_t board[BOARD_CELLS];
        struct nn_minlex minlex;
        random_grid(&source, layout, board);
        const nonet_canonical canonical = canonize(layout, board);
        assert_true(nn_minlex_find(&shape, board, &minlex));
        for (int cell = 0; cell < BOARD_CELLS; cell++)
            assert_int_equal(canonical.cells[cell], minlex.rows[cell / 9] >> nn_minlex_shift(cell % 9) & 15);
        assert_int_equal(canonical.automorphisms, minlex.automorphisms);
    }
    nonet_layout_free(layout);
}

static void different_boards_have_different_forms(void **state)
{
    (void)state;
    struct random_source source = {.state = 4};
    nonet_layout *layout = new_layout(3, 3);
    for (int round = 0; round < ROUNDS; round++) {
        uint8_t board[BOARD_CELLS], form[BOARD_CELLS];
        random_grid(&source, layout, board);
        random_dig(&source, layout, board, 50);
        memcpy(form, canonize(layout, board).cells, sizeof form);
        int cell = 0;
        while (!board[cell]) cell++;
        board[cell] = 0;
        assert_memory_not_equal(canonize(layout, board).cells, form, sizeof form);
    }
    nonet_layout_free(layout);
}

/* Each band is the one above with its boxes moved on and its rows, too. */
static void make_most_symmetric_grid(uint8_t *cells)
{
    for (int row = 0; row < 9; row++)
        for (int column = 0; column < 9; column++)
            cells[9 * row + column] =
                (uint8_t)((column / 3 + row) % 3 * 3 + (column + row / 3) % 3 + 1);
}

static void most_symmetric_grid_has_648_automorphisms(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(3, 3);
    uint8_t cells[BOARD_CELLS];
    make_most_symmetric_grid(cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_true(nonet_position_is_consistent(&position, NULL));
    const nonet_canonical canonical = canonize(layout, cells);
    assert_int_equal(canonical.automorphisms, 648);
    check_isomorph(layout, cells, 1);
    nonet_layout_free(layout);
}

static void empty_board_is_its_own_form(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(3, 3);
    uint8_t cells[BOARD_CELLS] = {0};
    const nonet_canonical canonical = canonize(layout, cells);
    assert_memory_equal(canonical.cells, cells, sizeof cells);
    assert_int_equal(canonical.automorphisms, 2 * 1296 * 1296);
    cells[40] = 7;
    const nonet_canonical one = canonize(layout, cells);
    assert_int_equal(one.cells[80], 1);
    assert_int_equal(one.automorphisms, 2 * 1296 * 1296 / 81);
    nonet_layout_free(layout);
}

/* ---- transforms ------------------------------------------------------------------------------ */

static void inverse_undoes_a_transform(void **state)
{
    (void)state;
    static const int shapes[][2] = {{2, 2}, {2, 3}, {3, 3}, {5, 5}, {1, 7}, {8, 8}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout = new_layout(shapes[shape][0], shapes[shape][1]);
        nonet_position *start, *moved, *back;
        assert_int_equal(nonet_position_new(layout, true, &start), NONET_OK);
        assert_int_equal(nonet_position_new(layout, true, &moved), NONET_OK);
        assert_int_equal(nonet_position_new(layout, true, &back), NONET_OK);
        const int side = nonet_layout_side(layout), cells = nonet_layout_cells(layout);
        for (int cell = 0; cell < cells; cell++) {
            start->cells[cell] = (uint8_t)(cell * 7 % (side + 1));
            start->is_given[cell] = start->cells[cell] && cell % 3;
            start->candidates[cell] = (uint64_t)cell * 0x9e3779b97f4a7c15u >> (64 - side);
        }
        for (uint64_t seed = 0; seed < 10; seed++) {
            nonet_transform transform, inverse;
            assert_int_equal(nonet_transform_random(layout, seed, 5, &transform), NONET_OK);
            assert_int_equal(nonet_transform_invert(layout, &transform, &inverse), NONET_OK);
            assert_int_equal(nonet_transform_apply(&transform, start, moved), NONET_OK);
            assert_int_equal(nonet_transform_apply(&inverse, moved, back), NONET_OK);
            assert_memory_equal(start->cells, back->cells, (size_t)cells);
            assert_memory_equal(start->is_given, back->is_given, (size_t)cells);
            assert_memory_equal(start->candidates, back->candidates, (size_t)cells * sizeof(uint64_t));
        }
        nonet_position_free(start), nonet_position_free(moved), nonet_position_free(back);
        nonet_layout_free(layout);
    }
}

static void random_transforms_depend_on_seed_and_index(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(3, 3);
    nonet_transform one, same, other, another;
    nonet_transform_random(layout, 7, 1, &one);
    nonet_transform_random(layout, 7, 1, &same);
    nonet_transform_random(layout, 7, 2, &other);
    nonet_transform_random(layout, 8, 1, &another);
    assert_memory_equal(&one, &same, sizeof one);
    assert_memory_not_equal(&one, &other, sizeof one);
    assert_memory_not_equal(&one, &another, sizeof one);
    nonet_layout_free(layout);
}

static void impossible_transforms_are_refused(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(2, 3);
    uint8_t from_cells[36] = {1}, to_cells[36];
    const nonet_position from = {layout, from_cells, NULL, NULL};
    nonet_position to = {layout, to_cells, NULL, NULL};
    nonet_transform transform, inverse;
    nonet_transform_identity(layout, &transform);
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_OK);
    assert_memory_equal(from_cells, to_cells, sizeof to_cells);
    to.cells = from_cells;
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_ERR_ARG);
    to.cells = to_cells;
    transform.is_transposed = true;
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_ERR_ARG);
    transform.is_transposed = false;
    transform.rows[1] = 2, transform.rows[2] = 1; /* of different bands */
    assert_int_equal(nonet_transform_invert(layout, &transform, &inverse), NONET_ERR_ARG);
    nonet_transform_identity(layout, &transform);
    transform.values[3] = 4;
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_ERR_ARG);
    nonet_layout_free(layout);
}

static void bad_boards_are_refused(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(3, 3), *large = new_layout(4, 4);
    uint8_t cells[256] = {0};
    nonet_position position = {layout, cells, NULL, NULL};
    nonet_canonical canonical;
    cells[3] = 10;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_ERR_ARG);
    cells[3] = 5, cells[8] = 5;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_ERR_ARG);
    cells[8] = 0, cells[75] = 5;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_ERR_ARG);
    cells[75] = 0;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_canonizer_run(NULL, &position, &canonical), NONET_ERR_ARG);
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
    position.layout = large;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_ERR_ARG);
    nonet_layout_free(layout);
    nonet_layout_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boards_agree_with_all_transforms),
        cmocka_unit_test(nine_agrees_with_all_transforms),
        cmocka_unit_test(isomorphs_have_one_form),
        cmocka_unit_test(full_grids_agree_with_puzzles),
        cmocka_unit_test(different_boards_have_different_forms),
        cmocka_unit_test(most_symmetric_grid_has_648_automorphisms),
        cmocka_unit_test(empty_board_is_its_own_form),
        cmocka_unit_test(inverse_undoes_a_transform),
        cmocka_unit_test(random_transforms_depend_on_seed_and_index),
        cmocka_unit_test(impossible_transforms_are_refused),
        cmocka_unit_test(bad_boards_are_refused),
    };
    return cmocka_run_group_tests(tests, make_canonizer, free_canonizer);
}
