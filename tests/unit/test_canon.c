/* test_canon.c: transforms and canonical forms, against a search through all transforms on small boards and
 * against random transforms on 9x9. */
#include <stdlib.h>
#include <string.h>

#include "canon/minlex.h"
#include "cmocka_all.h"
#include "slow.h"
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
    return nonet_canonizer_new(NULL, &canonizer);
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
static void try_order(const uint8_t *cells, int side, const uint8_t *rows, const uint8_t *columns, bool is_transposed,
                      struct slow_form *best)
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

/* A board in memory of the caller's. */
static nonet_board board_in(const nonet_layout *layout, uint8_t *cells, uint64_t *candidates)
{
    return (nonet_board){{layout, cells, NULL, candidates}, cells, NULL, candidates};
}

/* The form of a random equivalent is the same, and its transform leads there. */
static void check_isomorph(const nonet_layout *layout, uint8_t *cells, uint64_t seed)
{
    uint8_t form[BOARD_CELLS], other[BOARD_CELLS], image[BOARD_CELLS];
    const size_t size = (size_t)nonet_layout_cells(layout);
    const nonet_canonical first = canonize(layout, cells);
    memcpy(form, first.cells, size);

    nonet_transform transform;
    const nonet_position from = {layout, cells, NULL, NULL};
    nonet_board to = board_in(layout, other, NULL), back = board_in(layout, image, NULL);
    assert_int_equal(nonet_transform_random(layout, seed, 0, &transform), NONET_OK);
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_OK);
    const nonet_canonical second = canonize(layout, other);
    assert_memory_equal(second.cells, form, size);
    assert_int_equal(second.automorphisms, first.automorphisms);
    assert_int_equal(nonet_transform_apply(&second.transform, &to.position, &back), NONET_OK);
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
    struct nn_minlex_search *search = nn_minlex_search_new();
    assert_non_null(search);
    nn_minlex_shape_fill(layout, &shape);
    for (int round = 0; round < ROUNDS / 5; round++) {
        uint8_t board[BOARD_CELLS];
        struct nn_watch watch = {0};
        struct nn_minlex minlex;
        random_grid(&source, layout, board);
        const nonet_canonical canonical = canonize(layout, board);
        assert_int_equal(nn_minlex_find(search, &shape, board, &watch, &minlex), NONET_OK);
        for (int cell = 0; cell < BOARD_CELLS; cell++)
            assert_int_equal(canonical.cells[cell], minlex.rows[cell / 9] >> nn_minlex_shift(cell % 9) & 15);
        assert_int_equal(canonical.automorphisms, minlex.automorphisms);
    }
    free(search);
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
            cells[9 * row + column] = (uint8_t)((column / 3 + row) % 3 * 3 + (column + row / 3) % 3 + 1);
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

/* ---- candidates ------------------------------------------------------------------------------ */

static nonet_canonical canonize_marks(const nonet_layout *layout, uint8_t *cells, uint64_t *marks)
{
    const nonet_position position = {layout, cells, NULL, marks};
    nonet_canonical canonical;
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
    return canonical;
}

/* Some values, and marks of which one in `rarity` is missing; nothing but what the values allow. */
static void random_marks(struct random_source *source, const nonet_layout *layout, int givens, int rarity,
                         uint8_t *cells, uint64_t *marks)
{
    const int count = nonet_layout_cells(layout), side = nonet_layout_side(layout);
    random_grid(source, layout, cells);
    random_dig(source, layout, cells, count - givens);
    for (int cell = 0; cell < count; cell++) {
        marks[cell] = (UINT64_C(1) << side) - 1;
        for (int value = 0; value < side; value++)
            if (random_below(source, rarity) == 0) marks[cell] &= ~(UINT64_C(1) << value);
    }
}

static void check_marked_isomorph(const nonet_layout *layout, uint8_t *cells, uint64_t *marks, uint64_t seed)
{
    uint8_t form[BOARD_CELLS], other[BOARD_CELLS], image[BOARD_CELLS];
    uint64_t form_marks[BOARD_CELLS], other_marks[BOARD_CELLS];
    const size_t size = (size_t)nonet_layout_cells(layout);
    const nonet_canonical first = canonize_marks(layout, cells, marks);
    memcpy(form, first.cells, size);
    memcpy(form_marks, first.candidates, size * sizeof *form_marks);

    nonet_transform transform;
    const nonet_position from = {layout, cells, NULL, marks};
    nonet_board to = board_in(layout, other, other_marks), back = board_in(layout, image, NULL);
    assert_int_equal(nonet_transform_random(layout, seed, 0, &transform), NONET_OK);
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_OK);
    const nonet_canonical second = canonize_marks(layout, other, other_marks);
    assert_memory_equal(second.cells, form, size);
    assert_memory_equal(second.candidates, form_marks, size * sizeof *form_marks);
    assert_int_equal(second.automorphisms, first.automorphisms);
    assert_int_equal(nonet_transform_apply(&second.transform, &to.position, &back), NONET_OK);
    assert_memory_equal(image, form, size);
}

static void marked_isomorphs_have_one_form(void **state)
{
    (void)state;
    struct random_source source = {.state = 6};
    static const int shapes[][2] = {{3, 3}, {2, 2}, {2, 3}, {2, 4}, {1, 5}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout = new_layout(shapes[shape][0], shapes[shape][1]);
        for (int round = 0; round < ROUNDS; round++) {
            uint8_t cells[BOARD_CELLS];
            uint64_t marks[BOARD_CELLS];
            random_marks(&source, layout, random_below(&source, 5), 1 << random_below(&source, 10), cells, marks);
            check_marked_isomorph(layout, cells, marks, random_next(&source));
        }
        nonet_layout_free(layout);
    }
}

/* All 2 * 8 * 8 * 24 transforms of a 4x4 board. */
struct marked_form {
    uint16_t sets[16];
    uint64_t count; /* of ways to move the cells that lead to it */
};

static uint16_t renamed_set(unsigned set, const uint8_t *names)
{
    unsigned renamed = set & 16;
    for (int value = 0; value < 4; value++)
        if (set >> value & 1) renamed |= 1u << names[value];
    return (uint16_t)renamed;
}

static void find_marked_slowly(const uint16_t *sets, struct marked_form *best)
{
    static struct orders lines, names;
    uint8_t order[9];
    lines = (struct orders){.side = 4, .group = 2};
    names = (struct orders){.side = 4, .group = 4};
    list_orders(&lines, order, 0);
    list_orders(&names, order, 0);
    best->count = 0;
    for (int way = 0; way < 2 * lines.count * lines.count; way++) {
        const uint8_t *rows = lines.lines[way / 2 % lines.count], *columns = lines.lines[way / 2 / lines.count];
        bool is_equal = false;
        for (int name = 0; name < names.count; name++) {
            uint16_t made[16];
            for (int cell = 0; cell < 16; cell++) {
                const int row = rows[cell / 4], column = columns[cell % 4];
                made[cell] = renamed_set(sets[way % 2 ? column * 4 + row : row * 4 + column], names.lines[name]);
            }
            const int difference = way + name ? memcmp(made, best->sets, sizeof made) : -1;
            if (difference < 0) memcpy(best->sets, made, sizeof made), best->count = 0;
            is_equal = is_equal || difference <= 0;
        }
        best->count += is_equal;
    }
}

static void marked_boards_agree_with_all_transforms(void **state)
{
    (void)state;
    enum { BOARDS = 60 };
    static struct marked_form slow[BOARDS];
    static uint64_t forms[BOARDS][16];
    struct random_source source = {.state = 7};
    nonet_layout *layout = new_layout(2, 2);
    for (int board = 0; board < BOARDS; board++) {
        uint8_t cells[16];
        uint64_t marks[16];
        uint16_t sets[16];
        random_marks(&source, layout, 0, 8 + random_below(&source, 60), cells, marks);
        for (int cell = 0; cell < 16; cell++) sets[cell] = (uint16_t)marks[cell];
        find_marked_slowly(sets, &slow[board]);
        const nonet_canonical canonical = canonize_marks(layout, cells, marks);
        memcpy(forms[board], canonical.candidates, sizeof forms[board]);
        assert_int_equal(canonical.automorphisms, slow[board].count);
        for (int other = 0; other < board; other++)
            assert_int_equal(memcmp(slow[board].sets, slow[other].sets, sizeof slow->sets) == 0,
                             memcmp(forms[board], forms[other], sizeof *forms) == 0);
    }
    nonet_layout_free(layout);
}

/* Marks that follow from the values change nothing. */
static void marks_that_say_nothing_are_ignored(void **state)
{
    (void)state;
    struct random_source source = {.state = 8};
    nonet_layout *layout = new_layout(3, 3);
    uint8_t cells[BOARD_CELLS], form[BOARD_CELLS];
    uint64_t marks[BOARD_CELLS];
    random_marks(&source, layout, 25, 1000000, cells, marks);
    memcpy(form, canonize(layout, cells).cells, sizeof form);
    assert_memory_equal(canonize_marks(layout, cells, marks).cells, form, sizeof form);
    nonet_layout_free(layout);
}

/* Nearly everything is possible: a board with more automorphisms than could be tried. */
static void symmetric_marks_take_no_time(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(3, 3);
    uint8_t cells[BOARD_CELLS] = {0};
    uint64_t marks[BOARD_CELLS];
    for (int cell = 0; cell < BOARD_CELLS; cell++) marks[cell] = 0x1ff;
    marks[40] = 0xff;
    assert_int_equal(canonize_marks(layout, cells, marks).automorphisms, 2 * 1296 * 1296 / 81);
    check_marked_isomorph(layout, cells, marks, 1);
    for (int cell = 0; cell < BOARD_CELLS; cell++) marks[cell] = 0x1fe; /* a value that stands nowhere */
    assert_int_equal(canonize_marks(layout, cells, marks).automorphisms, 2 * 1296 * 1296);
    make_most_symmetric_grid(cells);
    for (int cell = 0; cell < BOARD_CELLS; cell++) marks[cell] = UINT64_C(1) << (cells[cell] - 1), cells[cell] = 0;
    assert_int_equal(canonize_marks(layout, cells, marks).automorphisms, 648);
    check_marked_isomorph(layout, cells, marks, 2);
    nonet_layout_free(layout);
}

/* ---- transforms ------------------------------------------------------------------------------ */

static void inverse_undoes_a_transform(void **state)
{
    (void)state;
    static const int shapes[][2] = {{2, 2}, {2, 3}, {3, 3}, {5, 5}, {1, 7}, {8, 8}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout = new_layout(shapes[shape][0], shapes[shape][1]);
        nonet_board *start, *moved, *back;
        assert_int_equal(nonet_board_new(layout, true, &start), NONET_OK);
        assert_int_equal(nonet_board_new(layout, true, &moved), NONET_OK);
        assert_int_equal(nonet_board_new(layout, true, &back), NONET_OK);
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
            assert_int_equal(nonet_transform_apply(&transform, &start->position, moved), NONET_OK);
            assert_int_equal(nonet_transform_apply(&inverse, &moved->position, back), NONET_OK);
            assert_memory_equal(start->cells, back->cells, (size_t)cells);
            assert_memory_equal(start->is_given, back->is_given, (size_t)cells);
            assert_memory_equal(start->candidates, back->candidates, (size_t)cells * sizeof(uint64_t));
        }
        nonet_board_free(start), nonet_board_free(moved), nonet_board_free(back);
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
    nonet_board to = board_in(layout, to_cells, NULL), same = board_in(layout, from_cells, NULL);
    nonet_transform transform, inverse;
    nonet_transform_identity(layout, &transform);
    assert_int_equal(nonet_transform_apply(&transform, &from, &to), NONET_OK);
    assert_memory_equal(from_cells, to_cells, sizeof to_cells);
    assert_int_equal(nonet_transform_apply(&transform, &from, &same), NONET_ERR_ARG);
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

/* Eight new values in columns that are all alike have 40320 orders, and a full board with the same row again and again,
 * shifted, has to try them all. */
static void a_long_search_can_be_stopped(void **state)
{
    (void)state;
    nonet_layout *layout = new_layout(1, 8);
    uint8_t cells[64];
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_canonical canonical;
    nonet_canonizer_settings settings;
    nonet_canonizer *hasty;
    for (int cell = 0; cell < 64; cell++) cells[cell] = (uint8_t)((cell / 8 + cell) % 8 + 1);
    nonet_canonizer_settings_defaults(&settings);
    settings.timeout_ms = 1;
    assert_int_equal(nonet_canonizer_new(&settings, &hasty), NONET_OK);
    assert_int_equal(nonet_canonizer_run(hasty, &position, &canonical), NONET_STOPPED);
    nonet_canonizer_free(hasty);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    settings.timeout_ms = 0;
    nonet_stop_now(settings.stop);
    assert_int_equal(nonet_canonizer_new(&settings, &hasty), NONET_OK);
    assert_int_equal(nonet_canonizer_run(hasty, &position, &canonical), NONET_STOPPED);
    memset(cells + 1, 0, sizeof cells - 1); /* what is quick needs no leave */
    assert_int_equal(nonet_canonizer_run(hasty, &position, &canonical), NONET_OK);
    nonet_canonizer_free(hasty);
    nonet_stop_free(settings.stop);
    nonet_layout_free(layout);
}

static void transforms_have_a_text(void **state)
{
    static const char nine[] = "rows 123456789 columns 123456789 values 213456789 transposed";
    (void)state;
    nonet_layout *const layout = new_layout(3, 3), *const large = new_layout(2, 5);
    nonet_transform transform;
    char text[256];
    nonet_transform_identity(layout, &transform);
    transform.is_transposed = true;
    transform.values[1] = 2;
    transform.values[2] = 1;
    assert_int_equal(nonet_transform_text(&transform, layout, text, sizeof text), strlen(nine));
    assert_string_equal(text, nine);
    for (size_t size = 0; size < sizeof nine; size++) {
        memset(text, 'x', sizeof text);
        assert_int_equal(nonet_transform_text(&transform, layout, text, size), strlen(nine));
        if (size) assert_memory_equal(text, nine, size - 1);
        if (size) assert_int_equal(text[size - 1], 0);
        assert_int_equal(text[size], 'x');
    }
    assert_int_equal(nonet_transform_text(&transform, layout, NULL, 0), strlen(nine));
    assert_int_equal(nonet_transform_text(&transform, large, text, sizeof text), 0);
    assert_string_equal(text, "");
    nonet_transform_identity(large, &transform);
    nonet_transform_text(&transform, large, text, sizeof text);
    assert_string_equal(text, "rows 1,2,3,4,5,6,7,8,9,10 columns 1,2,3,4,5,6,7,8,9,10 values 1,2,3,4,5,6,7,8,9,10");
    nonet_layout_free(layout);
    nonet_layout_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(transforms_have_a_text),
        cmocka_unit_test(small_boards_agree_with_all_transforms),
        cmocka_unit_test(nine_agrees_with_all_transforms),
        cmocka_unit_test(isomorphs_have_one_form),
        cmocka_unit_test(full_grids_agree_with_puzzles),
        cmocka_unit_test(different_boards_have_different_forms),
        cmocka_unit_test(most_symmetric_grid_has_648_automorphisms),
        cmocka_unit_test(empty_board_is_its_own_form),
        cmocka_unit_test(marked_isomorphs_have_one_form),
        cmocka_unit_test(marked_boards_agree_with_all_transforms),
        cmocka_unit_test(marks_that_say_nothing_are_ignored),
        cmocka_unit_test(symmetric_marks_take_no_time),
        cmocka_unit_test(inverse_undoes_a_transform),
        cmocka_unit_test(random_transforms_depend_on_seed_and_index),
        cmocka_unit_test(impossible_transforms_are_refused),
        cmocka_unit_test(bad_boards_are_refused),
        cmocka_unit_test(a_long_search_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, make_canonizer, free_canonizer);
}
