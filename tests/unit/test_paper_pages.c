/* test_paper_pages.c: boards on pages, rules of print, and shades in PDF operators. */
#include <string.h>

#include "cmocka_all.h"
#include "paper/book_inside.h"
#include "paper/pdf_grey.h"

/* ---- board_grid */

static struct grid_wish wish_for(int most, double width, double height)
{
    return (struct grid_wish){.room = {0, 0, width, height}, .side = 9, .most = most, .least_cell = 5, .above = 10};
}

/* All boards are in the room and apart from each other. */
static void check_places(const struct grid_wish *wish, const struct board_grid *grid)
{
    for (int index = 0; index < grid->count; index++) {
        double x, y;
        board_grid_place(grid, &wish->room, (size_t)index, &x, &y);
        assert_true(x >= 0 && x + grid->board <= wish->room.width + 0.01);
        assert_true(y >= 0 && y + grid->above + grid->board + grid->below <= wish->room.height + 0.01);
    }
    assert_true(grid->columns == 1 || grid->step_x > grid->board);
    assert_true(grid->rows == 1 || grid->step_y > grid->above + grid->board + grid->below);
    assert_true(grid->columns * grid->rows >= grid->count);
}

static void test_every_number_fits(void **state)
{
    (void)state;
    for (int most = 1; most <= 20; most++) {
        struct board_grid grid;
        const struct grid_wish wish = wish_for(most, 500, 700);
        assert_true(board_grid_find(&wish, &grid));
        assert_int_equal(grid.count, most);
        check_places(&wish, &grid);
    }
}

static void test_fewer_where_cells_are_small(void **state)
{
    (void)state;
    struct board_grid grid;
    struct grid_wish wish = wish_for(12, 400, 600);
    wish.least_cell = 20;
    assert_true(board_grid_find(&wish, &grid));
    assert_true(grid.count < 12 && grid.board >= 9 * 20);
    check_places(&wish, &grid);
    wish.least_cell = 60;
    assert_false(board_grid_find(&wish, &grid));
}

/* ---- print_rules */

static void test_inner_margins_grow(void **state)
{
    (void)state;
    assert_true(print_rules_inner(24) == 27 && print_rules_inner(150) == 27);
    assert_true(print_rules_inner(151) == 36 && print_rules_inner(300) == 36);
    assert_true(print_rules_inner(301) == 45 && print_rules_inner(701) == 63 && print_rules_inner(5000) == 63);
}

static size_t most_pages_of(double width, double height, bool has_colour)
{
    struct print_rules rules;
    const struct paper_book book = {
        .width = 72 * width, .height = 72 * height, .service = PAPER_SERVICE_KDP, .has_colour = has_colour};
    print_rules_find(&book, &rules);
    return rules.most_pages;
}

static void test_most_pages_by_size_and_ink(void **state)
{
    (void)state;
    assert_int_equal(most_pages_of(6, 9, false), 828);
    assert_int_equal(most_pages_of(8, 10, true), 828);
    assert_int_equal(most_pages_of(8.25, 6, false), 800);
    assert_int_equal(most_pages_of(8.25, 8.25, true), 800);
    assert_int_equal(most_pages_of(595.276 / 72, 841.89 / 72, false), 780);
    assert_int_equal(most_pages_of(595.276 / 72, 841.89 / 72, true), 590);
    assert_int_equal(most_pages_of(8.5, 8.5, false), 590);
    assert_int_equal(most_pages_of(8.5, 11, false), 590);
    /* Sizes that are not named are taken as the next larger one. */
    assert_int_equal(most_pages_of(8.1, 9, false), 780);
    assert_int_equal(most_pages_of(7, 11.5, false), 780);
    assert_int_equal(most_pages_of(8.3, 7, false), 590);
}

static void test_services_refuse(void **state)
{
    (void)state;
    char problem[PAPER_PROBLEM_BYTES];
    struct print_rules rules;
    struct paper_book book = {.width = 432, .height = 648, .service = PAPER_SERVICE_KDP};
    assert_true(print_rules_allow_size(&book, problem, sizeof problem));
    print_rules_find(&book, &rules);
    assert_true(rules.least_text == 7 && rules.least_line == 0.75 && rules.fewest_pages == 24 && rules.is_even);
    assert_true(print_rules_allow_pages(&rules, 828, problem, sizeof problem));
    assert_false(print_rules_allow_pages(&rules, 830, problem, sizeof problem));
    assert_non_null(strstr(problem, "black ink on white paper"));
    book.width = 648;
    assert_false(print_rules_allow_size(&book, problem, sizeof problem));
    book.service = PAPER_SERVICE_NONE;
    assert_true(print_rules_allow_size(&book, problem, sizeof problem));
}

/* ---- pdf_grey */

static void check_grey(const char *operators, const char *wanted)
{
    struct byte_store out = {0};
    assert_true(pdf_grey_copy((const unsigned char *)operators, strlen(operators), &out));
    assert_int_equal(out.length, strlen(wanted));
    assert_memory_equal(out.bytes ? out.bytes : (const unsigned char *)"", wanted, out.length);
    byte_store_free(&out);
}

static void test_equal_parts_are_a_shade(void **state)
{
    (void)state;
    check_grey("", "");
    check_grey("0 0 0 rg 5 5 7 7 re f\n", "0 g 5 5 7 7 re f\n");
    check_grey("q\n0.5 0.5 0.5 RG /a0 gs", "q\n0.5 G /a0 gs");
    check_grey("1 0 0 rg f", "1 0 0 rg f");
    check_grey("0 0 rg", "0 0 rg"); /* not as cairo writes it */
}

static void test_strings_stay(void **state)
{
    (void)state;
    check_grey("(0 0 0 rg) Tj", "(0 0 0 rg) Tj");
    check_grey("[(a\\)0 0 0 rg(b))-12(c)]TJ 1 1 1 rg", "[(a\\)0 0 0 rg(b))-12(c)]TJ 1 g");
    check_grey("(never ends 0 0 0 rg", "(never ends 0 0 0 rg");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_number_fits),  cmocka_unit_test(test_fewer_where_cells_are_small),
        cmocka_unit_test(test_inner_margins_grow), cmocka_unit_test(test_most_pages_by_size_and_ink),
        cmocka_unit_test(test_services_refuse),    cmocka_unit_test(test_equal_parts_are_a_shade),
        cmocka_unit_test(test_strings_stay),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
