/* test_game_select.c: several cells at once, centre marks, several colours. */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

/* A 4x4 puzzle with one solution: 1234 3412 2143 4321. */
static const char small[] = "12..\n..12\n2.4.\n.3.1\n";

static void expect_selected(const nonet_game *game, const char *picture)
{
    int count = 0;
    for (int cell = 0; cell < 16; cell++) {
        const bool is_in = picture[cell] == '#';
        assert_int_equal(game_cell(game, cell).is_selected, is_in);
        count += is_in;
    }
    assert_int_equal(game_state(game).selected, count);
    assert_true(game_cell(game, game_state(game).cursor).is_selected);
}

static void shift_and_arrows_select_cells(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    expect_selected(game, "#...............");
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_RIGHT);
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_DOWN);
    expect_selected(game, "##...#..........");
    assert_int_equal(game_state(game).cursor, 5);
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_LEFT);
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_LEFT); /* not round at the edge */
    expect_selected(game, "##..##..........");
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_UP);
    assert_int_equal(game_state(game).cursor, 0);
    press(game, "l");
    expect_selected(game, ".#..............");
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_UP); /* there is none above */
    expect_selected(game, ".#..............");
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_DOWN);
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    expect_selected(game, ".....#..........");
    nonet_game_free(game);
}

static void the_mouse_selects_cells(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    nonet_game_select(game, 5, NONET_GAME_SELECTING_ONLY);
    expect_selected(game, ".....#..........");
    nonet_game_select(game, 6, NONET_GAME_SELECTING_ADD);
    nonet_game_select(game, 8, NONET_GAME_SELECTING_TOGGLE);
    expect_selected(game, ".....##.#.......");
    nonet_game_select(game, 8, NONET_GAME_SELECTING_TOGGLE);
    expect_selected(game, ".....##.........");
    assert_int_equal(game_state(game).cursor, 6);
    nonet_game_select(game, 5, NONET_GAME_SELECTING_REMOVE);
    expect_selected(game, "......#.........");
    nonet_game_select(game, 6, NONET_GAME_SELECTING_TOGGLE); /* one cell stays */
    nonet_game_select(game, 6, NONET_GAME_SELECTING_REMOVE);
    nonet_game_select(game, 5, NONET_GAME_SELECTING_REMOVE);
    expect_selected(game, "......#.........");
    nonet_game_select(game, 9, NONET_GAME_SELECTING_BLOCK);
    expect_selected(game, ".....##..##.....");
    nonet_game_select(game, 3, NONET_GAME_SELECTING_BLOCK); /* still from where it began */
    expect_selected(game, "..##..##........");
    nonet_game_select(game, 6, NONET_GAME_SELECTING_BLOCK);
    expect_selected(game, "......#.........");
    nonet_game_select(game, 0, NONET_GAME_SELECTING_ADD);
    nonet_game_select(game, 0, NONET_GAME_SELECTING_REMOVE); /* none before it: the next one */
    expect_selected(game, "......#.........");
    nonet_game_select(game, 16, NONET_GAME_SELECTING_ADD);
    nonet_game_select(game, -1, NONET_GAME_SELECTING_ADD);
    press(game, "p");
    nonet_game_select(game, 1, NONET_GAME_SELECTING_ADD);
    expect_selected(game, "......#.........");
    nonet_game_free(game);
}

static void cells_of_a_kind_are_selected(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "jjl\001");
    expect_selected(game, "################");
    press(game, "\027");
    expect_selected(game, "........####....");
    press(game, "\016");
    expect_selected(game, ".#...#...#...#..");
    press(game, "\030");
    expect_selected(game, "........##..##..");
    assert_string_equal(nonet_game_message(game), "4 cells are selected");
    press(game, "h\005");
    expect_selected(game, ".#.....##.......");
    press(game, "a"); /* r1c3 has 3, r2c1 3 and 4; r2c2 4; r3c2 1; r3c4 3; r4c1 4; r4c3 2 */
    press(game, "g13\005");
    expect_selected(game, "..#........#....");
    press(game, "g32\005");
    expect_selected(game, ".........#......");
    assert_string_equal(nonet_game_message(game), "1 cell is selected");
    nonet_game_free(game);
}

/* ---- symbols for several cells --------------------------------------------------------------------------- */

static void select_cells(nonet_game *game, const int *cells, int count)
{
    nonet_game_select(game, cells[0], NONET_GAME_SELECTING_ONLY);
    for (int at = 1; at < count; at++) nonet_game_select(game, cells[at], NONET_GAME_SELECTING_ADD);
}

static void marks_go_to_all_selected_cells(void **state)
{
    (void)state;
    static const int cells[] = {1, 2, 3, 5};
    nonet_game *game = game_of_text(small);
    nonet_game_click(game, 2);
    press(game, "m3m");
    select_cells(game, cells, 4);
    press(game, "3"); /* in the mode of values, too; r1c2 is given */
    assert_string_equal(nonet_game_message(game), "mark 3 in 3 cells");
    for (int at = 1; at < 4; at++) assert_int_equal(game_cell(game, cells[at]).marks, 4);
    assert_int_equal(game_cell(game, 1).marks, 0);
    press(game, "3");
    assert_string_equal(nonet_game_message(game), "mark 3 taken from 3 cells");
    for (int at = 1; at < 4; at++) assert_int_equal(game_cell(game, cells[at]).marks, 0);
    press(game, "uu");
    assert_int_equal(game_cell(game, 2).marks, 4);
    assert_int_equal(game_cell(game, 3).marks, 0);
    assert_int_equal(game_state(game).selected, 4); /* undo shows no other place */
    press(game, "y'4x");                            /* clears both kinds */
    for (int at = 1; at < 4; at++)
        assert_true(!game_cell(game, cells[at]).marks && !game_cell(game, cells[at]).centre_marks);
    press(game, "x");
    assert_string_equal(nonet_game_message(game), "all these cells are empty");
    select_cells(game, (const int[]){0, 1}, 2);
    press(game, "3");
    assert_string_equal(nonet_game_message(game), "all these cells are given");
    nonet_game_free(game);
}

static void values_go_to_all_selected_cells_if_wanted(void **state)
{
    (void)state;
    static const int cells[] = {1, 2, 4};
    nonet_game *game = game_of_text(small);
    select_cells(game, cells, 3);
    press(game, "\\3");
    assert_true(nonet_game_get_option(game, NONET_GAME_OPTION_FILL_SELECTED));
    assert_int_equal(game_cell(game, 2).value, 3);
    assert_int_equal(game_cell(game, 4).value, 3);
    assert_int_equal(game_cell(game, 1).value, 2);
    assert_int_equal(game_state(game).undo_count, 1);
    press(game, "m4");
    assert_string_equal(nonet_game_message(game), "all these cells are filled");
    press(game, "m4");
    assert_int_equal(game_state(game).mistakes, 2);
    press(game, "4");
    assert_int_equal(game_cell(game, 2).value, 0);
    press(game, "uu\\");
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_VALUE, 3);
    assert_int_equal(game_cell(game, 2).value, 0); /* both had it */
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_VALUE, 3);
    assert_int_equal(game_cell(game, 4).value, 3);
    press(game, "x");
    assert_int_equal(game_cell(game, 2).value, 0);
    assert_int_equal(game_cell(game, 4).value, 0);
    nonet_game_free(game);
}

static void givens_go_to_all_selected_cells(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "e");
    select_cells(game, (const int[]){0, 2}, 2);
    press(game, "3");
    assert_true(game_cell(game, 0).value == 3 && game_cell(game, 2).value == 3 && game_cell(game, 2).is_given);
    assert_string_equal(nonet_game_message(game), "two 3s in row 1: r1c1 and r1c3");
    press(game, "3");
    assert_true(!game_cell(game, 0).value && !game_cell(game, 2).value);
    nonet_game_free(game);
}

/* ---- centre marks ---------------------------------------------------------------------------------------- */

static void centre_marks_are_a_kind_of_their_own(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll'34");
    assert_int_equal(game_state(game).mode, NONET_GAME_MODE_CENTRE_MARKS);
    assert_int_equal(game_cell(game, 2).centre_marks, 12);
    assert_int_equal(game_cell(game, 2).marks, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_MARK, 4);
    assert_int_equal(game_cell(game, 2).marks, 8);
    press(game, "l'3"); /* takes 3 out of what it sees */
    assert_int_equal(game_cell(game, 2).centre_marks, 8);
    assert_int_equal(game_cell(game, 3).value, 3);
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_CENTRE_MARK, 3);
    assert_string_equal(nonet_game_message(game), "r1c4 is filled");
    press(game, "uw");
    assert_int_equal(game_cell(game, 2).centre_marks, 0);
    press(game, "ur");
    assert_int_equal(game_cell(game, 2).centre_marks, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_CENTRE_MARK, 5);
    assert_string_equal(nonet_game_message(game), "values go from 1 to 4");
    nonet_game_free(game);
}

/* Marks of the centre that are complete are candidates. */
static void complete_centre_marks_are_checked(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "\001'1234v");
    assert_string_equal(nonet_game_message(game), "nothing is wrong");
    press(game, "g133v"); /* r1c3 is 3 */
    assert_string_equal(nonet_game_message(game),
                        "entries are right; 1 cell lacks its right mark: { shows where, } adds it");
    press(game, "b");
    assert_int_equal(game_cell(game, 2).centre_marks, 15);
    nonet_game_free(game);
}

static void hints_remove_centre_marks_that_are_complete(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("1...\n..1.\n....\n...2\n");
    press(game, "\001'1234");
    for (int step = 0; step < 100 && game_state(game).phase != NONET_GAME_PHASE_SOLVED; step++) {
        press(game, "iiii");
        for (int cell = 0; cell < 16; cell++) assert_int_equal(game_cell(game, cell).marks, 0);
        if (game_state(game).verdict != NONET_VERDICT_UNIQUE) break;
    }
    nonet_game_free(game);
}

/* ---- colours --------------------------------------------------------------------------------------------- */

static void a_cell_has_several_colours(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "c52");
    assert_int_equal(game_cell(game, 0).colours, 18);
    assert_int_equal(game_cell(game, 0).colour, 2);
    nonet_game_press(game, NONET_GAME_KEY_SHIFT_RIGHT);
    press(game, "2"); /* the second cell lacks it */
    assert_string_equal(nonet_game_message(game), "colour 2 in 2 cells");
    assert_int_equal(game_cell(game, 1).colours, 2);
    press(game, "2");
    assert_int_equal(game_cell(game, 0).colours, 16);
    assert_int_equal(game_cell(game, 1).colours, 0);
    press(game, "ux");
    assert_int_equal(game_cell(game, 0).colours, 0);
    press(game, "c");
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_COLOUR, 6);
    assert_int_equal(game_cell(game, 1).colour, 6);
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL_COLOUR, 7);
    assert_string_equal(nonet_game_message(game), "colours go from 1 to 6");
    nonet_game_free(game);
}

static void candidates_of_several_cells_are_coloured(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "a");
    select_cells(game, (const int[]){2, 3}, 2);
    press(game, "d3"); /* both have 3 */
    const uint64_t three = 4;
    assert_true(game_cell(game, 2).coloured_marks[1] == three || !(game_cell(game, 2).marks & three));
    assert_true(game_cell(game, 3).coloured_marks[1] == three);
    press(game, "2");
    assert_string_equal(nonet_game_message(game), "none of these cells has a mark 2");
    press(game, "3");
    assert_int_equal(game_cell(game, 3).coloured_marks[1], 0);
    press(game, "3x");
    assert_int_equal(game_cell(game, 3).coloured_marks[1], 0);
    nonet_game_free(game);
}

/* ---- saving ---------------------------------------------------------------------------------------------- */

static nonet_game *saved_and_read(nonet_game *game)
{
    const char *text;
    size_t length;
    nonet_game *again;
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_int_equal(nonet_game_new(NULL, &again), NONET_OK);
    nonet_text_error error;
    assert_int_equal(nonet_game_open(again, text, length, NULL, &error), NONET_OK);
    assert_int_equal(error.line, 0);
    press(again, "p");
    return again;
}

static void centre_marks_and_colours_are_saved(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "c25lc'");
    nonet_game_select(game, 2, NONET_GAME_SELECTING_ONLY);
    nonet_game_select(game, 3, NONET_GAME_SELECTING_ADD);
    press(game, "34g133'");
    nonet_game *again = saved_and_read(game);
    assert_int_equal(game_cell(again, 0).colours, 18);
    assert_int_equal(game_cell(again, 2).centre_marks, 8);
    assert_int_equal(game_cell(again, 3).centre_marks, 12);
    assert_int_equal(game_state(again).selected, 1);
    assert_int_equal(game_state(again).mode, NONET_GAME_MODE_VALUES);
    press(again, "u");
    assert_int_equal(game_cell(again, 2).centre_marks, 12);
    nonet_game_free(again);
    nonet_game_free(game);
}

static void old_colours_are_read(void **state)
{
    (void)state;
    static const char old[] = "nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\nmoves\n1.000 colour r1c1@2\n"
                              "1.000 colour r1c1@3\n1.000 colour r1c2@1\n1.000 colour r1c2@0\n";
    nonet_game *game;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, old, strlen(old), NULL, NULL), NONET_OK);
    assert_int_equal(game_cell(game, 0).colours, 4);
    assert_int_equal(game_cell(game, 1).colours, 0);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shift_and_arrows_select_cells),
        cmocka_unit_test(the_mouse_selects_cells),
        cmocka_unit_test(cells_of_a_kind_are_selected),
        cmocka_unit_test(marks_go_to_all_selected_cells),
        cmocka_unit_test(values_go_to_all_selected_cells_if_wanted),
        cmocka_unit_test(givens_go_to_all_selected_cells),
        cmocka_unit_test(centre_marks_are_a_kind_of_their_own),
        cmocka_unit_test(complete_centre_marks_are_checked),
        cmocka_unit_test(hints_remove_centre_marks_that_are_complete),
        cmocka_unit_test(a_cell_has_several_colours),
        cmocka_unit_test(candidates_of_several_cells_are_coloured),
        cmocka_unit_test(centre_marks_and_colours_are_saved),
        cmocka_unit_test(old_colours_are_read),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
