/* test_game_ways.c: other ways to play: the only mark becomes the value, digit first, typing a puzzle, automatic marks, marks that
 * are missing. */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

/* A 4x4 puzzle with one solution: 1234 3412 2143 4321. */
static const char small[] = "12..\n..12\n2.4.\n.3.1\n";

static void the_only_mark_becomes_the_value(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll$");
    assert_string_equal(nonet_game_message(game), "r1c3 has not just one mark");
    press(game, "m34$");
    assert_string_equal(nonet_game_message(game), "r1c3 has not just one mark");
    press(game, "4$");
    assert_int_equal(game_cell(game, 2).value, 3);
    press(game, "um3'3$");
    assert_int_equal(game_cell(game, 2).value, 3); /* a centre mark, where there are no others */
    press(game, "'$");
    assert_string_equal(nonet_game_message(game), "r1c3 has not just one mark");
    press(game, "r\001$");
    assert_string_equal(nonet_game_message(game), "none of these cells has just one mark");
    press(game, "a\001$");
    assert_int_equal(game_cell(game, 2).value, 3);
    assert_int_equal(game_cell(game, 5).value, 4);
    assert_int_equal(game_cell(game, 3).value, 0);
    assert_int_equal(game_state(game).mistakes, 0);
    press(game, "u"); /* all in one move */
    assert_int_equal(game_cell(game, 5).value, 0);
    nonet_game_free(game);
}

static void digits_come_first(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "3x#3");
    assert_string_equal(nonet_game_message(game), "3 goes where you click, or press Enter");
    assert_int_equal(game_state(game).locked, 3);
    assert_int_equal(game_state(game).highlight, 3);
    nonet_game_click(game, 2);
    assert_int_equal(game_cell(game, 2).value, 3);
    nonet_game_click(game, 0);
    assert_string_equal(nonet_game_message(game), "r1c1 is given");
    nonet_game_select(game, 4, NONET_GAME_SELECTING_ONLY);
    assert_int_equal(game_cell(game, 4).value, 0);
    nonet_game_press(game, NONET_GAME_KEY_ENTER);
    assert_int_equal(game_cell(game, 4).value, 3);
    press(game, "m4"); /* marks, now of 4 */
    nonet_game_click(game, 3);
    assert_int_equal(game_cell(game, 3).marks, 8);
    press(game, "5");
    assert_string_equal(nonet_game_message(game), "values go from 1 to 4");
    press(game, "c6"); /* colours */
    nonet_game_click(game, 3);
    assert_int_equal(game_cell(game, 3).colour, 6);
    press(game, "7");
    assert_string_equal(nonet_game_message(game), "colours go from 1 to 6");
    press(game, "6");
    assert_string_equal(nonet_game_message(game), "6 is no longer locked");
    nonet_game_do(game, NONET_GAME_COMMAND_ENTER_LOCKED, 0);
    assert_string_equal(nonet_game_message(game), "no symbol is locked");
    press(game, "c2");
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    assert_int_equal(game_state(game).locked, 0);
    press(game, "2");
    nonet_game_select(game, 3, NONET_GAME_SELECTING_ONLY);
    nonet_game_select(game, 6, NONET_GAME_SELECTING_ADD);
    press(game, "2x"); /* several cells: marks as usual */
    assert_int_equal(game_state(game).locked, 2);
    press(game, "p");
    nonet_game_click(game, 3);
    press(game, "p#");
    assert_int_equal(game_state(game).locked, 0);
    nonet_game_free(game);
}

static void a_puzzle_is_typed(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("1...\n....\n....\n....\n");
    press(game, "e12 .0344 ");
    static const int expected[] = {1, 2, 0, 0, 0, 3, 4, 4};
    for (int cell = 0; cell < 8; cell++) assert_int_equal(game_cell(game, cell).value, expected[cell]);
    assert_int_equal(game_state(game).cursor, 9);
    nonet_game_press(game, NONET_GAME_KEY_BACKSPACE); /* the cell before */
    assert_int_equal(game_state(game).cursor, 8);
    nonet_game_press(game, NONET_GAME_KEY_BACKSPACE);
    assert_int_equal(game_state(game).cursor, 7);
    assert_int_equal(game_cell(game, 7).value, 0);
    press(game, "4g21"); /* r2c1 is empty, r1c2 is not */
    nonet_game_press(game, NONET_GAME_KEY_LEFT);
    press(game, "g12");
    nonet_game_press(game, NONET_GAME_KEY_BACKSPACE);
    assert_int_equal(game_cell(game, 1).value, 0);
    assert_int_equal(game_state(game).cursor, 1);
    press(game, "2g11");
    nonet_game_press(game, NONET_GAME_KEY_BACKSPACE);
    nonet_game_press(game, NONET_GAME_KEY_BACKSPACE); /* not beyond the beginning */
    assert_int_equal(game_state(game).cursor, 0);
    press(game, "1");
    press(game, "g111"); /* the same stays */
    assert_int_equal(game_cell(game, 0).value, 1);
    assert_int_equal(game_state(game).cursor, 1);
    press(game, "0g445");
    assert_int_equal(game_cell(game, 1).value, 0);
    press(game, "g441");
    assert_int_equal(game_state(game).cursor, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_EMPTY, 0);
    assert_int_equal(game_cell(game, 0).value, 0);
    assert_int_equal(game_state(game).cursor, 1);
    press(game, "|3");
    nonet_game_do(game, NONET_GAME_COMMAND_EMPTY, 0);
    assert_int_equal(game_state(game).cursor, 1);
    assert_int_equal(game_cell(game, 1).value, 0);
    nonet_game_free(game);
}

/* ---- automatic marks ------------------------------------------------------------------------------------- */

static void marks_follow_the_values(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "%");
    assert_int_equal(game_cell(game, 3).marks, 12); /* r1c4: 3 or 4 */
    assert_int_equal(game_cell(game, 2).marks, 4);
    press(game, "ll3");
    assert_int_equal(game_cell(game, 3).marks, 8);
    press(game, "x"); /* the value goes: its marks come back */
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, "-3x-");
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, "uuuu");
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, "u");
    assert_int_equal(game_cell(game, 3).marks, 0); /* before it began */
    nonet_game_free(game);
}

static void marks_changed_by_hand_stay(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "%g14m4g131m3x"); /* r1c4 without 4, r1c3 with 1; then 3 comes and goes */
    assert_int_equal(game_cell(game, 3).marks, 4);
    assert_int_equal(game_cell(game, 2).marks, 5);
    press(game, "g21m4m4x"); /* back as it was: no longer by hand */
    press(game, "uu");
    press(game, "a"); /* all of them anew */
    assert_int_equal(game_cell(game, 3).marks, 12);
    assert_int_equal(game_cell(game, 2).marks, 4);
    nonet_game_free(game);
}

static void complete_marks_are_kept_when_it_begins(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ag14m4m%g133x");
    assert_int_equal(game_cell(game, 3).marks, 4); /* 4 was removed by hand */
    nonet_game_free(game);
}

static void games_begin_with_automatic_marks(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    nonet_game_set_option(game, NONET_GAME_OPTION_AUTO_MARKS, true);
    assert_int_equal(nonet_game_open(game, small, strlen(small), NULL, NULL), NONET_OK);
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, "eg11xe");
    assert_int_equal(game_cell(game, 0).marks, 13);
    assert_int_equal(game_cell(game, 3).marks, 12);
    nonet_game_free(game);
}

static void hints_and_automatic_marks_agree(void **state)
{
    (void)state;
    struct random_source source = {5};
    nonet_game *game = random_game(&source, 3, 3);
    press(game, "%");
    for (int step = 0; step < 300 && game_state(game).phase != NONET_GAME_PHASE_SOLVED; step++) press(game, "iiii");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    nonet_game_free(game);
}

static void overrides_are_saved(void **state)
{
    (void)state;
    const char *text;
    size_t length;
    nonet_game *game = game_of_text(small), *again;
    press(game, "#4%g14m4");
    nonet_game_press(game, NONET_GAME_KEY_ENTER);
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_int_equal(nonet_game_new(NULL, &again), NONET_OK);
    press(game, "4"); /* unlocked, and locked again: the text is handed out till the next call */
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_int_equal(nonet_game_open(again, text, length, NULL, NULL), NONET_OK);
    assert_int_equal(game_state(again).locked, game_state(game).locked);
    assert_true(board_digest(again) == board_digest(game));
    assert_non_null(strstr(text, "locked"));
    nonet_game_free(again);
    nonet_game_free(game);
}

/* ---- missing marks --------------------------------------------------------------------------------------- */

static void missing_marks_are_shown_and_mended(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "}");
    assert_string_equal(nonet_game_message(game), "marks can be checked when every empty cell has some");
    press(game, "a}");
    assert_string_equal(nonet_game_message(game), "no right mark is missing");
    press(game, "g14m4"); /* 4 is right */
    assert_false(game_cell(game, 3).is_missing);
    assert_int_equal(game_state(game).missing, 0);
    press(game, "i");
    assert_string_equal(game_hint(game).text,
                        "In 1 cell the right mark is missing: { shows where, } adds it. b goes back to "
                        "before the first mistake.");
    press(game, "{");
    assert_true(game_cell(game, 3).is_missing);
    assert_false(game_cell(game, 2).is_missing);
    assert_int_equal(game_state(game).missing, 1);
    press(game, "}");
    assert_string_equal(nonet_game_message(game), "the right mark is added in 1 cell");
    assert_int_equal(game_cell(game, 3).marks, 12);
    assert_int_equal(game_state(game).checks, 2);
    press(game, "u");
    assert_string_equal(nonet_game_message(game), "undone: missing marks added");
    nonet_game_free(game);
}

static void missing_centre_marks_are_mended(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "\001'1234g133}");
    assert_int_equal(game_cell(game, 2).centre_marks, 15);
    nonet_game_free(game);
    game = game_of_text("1...\n....\n....\n....\n");
    press(game, "a}");
    assert_string_equal(nonet_game_message(game), "what is wrong is known only of puzzles with one solution");
    nonet_game_free(game);
}

static void showing_missing_marks_is_a_check(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "{");
    assert_int_equal(game_state(game).checks, 0); /* nothing is shown yet */
    press(game, "{a{");
    assert_int_equal(game_state(game).checks, 1);
    nonet_game_free(game);
}

/* ---- what stands out ------------------------------------------------------------------------------------- */

static int highlighted_cells(nonet_game *game)
{
    int count = 0;
    for (int cell = 0; cell < 16; cell++) count += game_cell(game, cell).is_highlighted;
    return count;
}

static void cells_with_two_candidates_are_highlighted(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "^"); /* no marks: what the values in sight allow */
    assert_true(game_state(game).highlights_pairs);
    assert_int_equal(game_state(game).highlight, 0); /* nothing else is, even under the cursor */
    assert_string_equal(nonet_game_message(game), "2 cells have two candidates");
    assert_true(game_cell(game, 3).is_highlighted); /* r1c4: 3 or 4 */
    assert_int_equal(highlighted_cells(game), 2);
    press(game, "g134"); /* 3 or 4 no longer */
    assert_false(game_cell(game, 3).is_highlighted);
    press(game, "u");
    assert_true(game_cell(game, 3).is_highlighted);
    press(game, "ag14m4"); /* the player's marks are complete: they count */
    assert_false(game_cell(game, 3).is_highlighted);
    press(game, "4 ^");
    assert_false(game_state(game).highlights_pairs);
    press(game, ",");
    assert_true(game_state(game).highlights_pairs); /* the last of what there is to highlight */
    press(game, ",");
    assert_int_equal(game_state(game).chosen_highlight, 4);
    assert_false(game_cell(game, 3).is_highlighted);
    press(game, "^");
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    assert_int_equal(highlighted_cells(game), 0);
    press(game, "f3");
    assert_int_equal(game_state(game).chosen_highlight, 3);
    nonet_game_free(game);
}

static void the_shade_is_an_option(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    assert_true(game_cell(game, 1).is_seen);
    press(game, "~");
    assert_string_equal(nonet_game_message(game), "the row, column and box of the cursor are shaded: no");
    assert_false(game_cell(game, 1).is_seen);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_only_mark_becomes_the_value),
        cmocka_unit_test(digits_come_first),
        cmocka_unit_test(a_puzzle_is_typed),
        cmocka_unit_test(marks_follow_the_values),
        cmocka_unit_test(marks_changed_by_hand_stay),
        cmocka_unit_test(complete_marks_are_kept_when_it_begins),
        cmocka_unit_test(games_begin_with_automatic_marks),
        cmocka_unit_test(hints_and_automatic_marks_agree),
        cmocka_unit_test(overrides_are_saved),
        cmocka_unit_test(missing_marks_are_shown_and_mended),
        cmocka_unit_test(missing_centre_marks_are_mended),
        cmocka_unit_test(showing_missing_marks_is_a_check),
        cmocka_unit_test(cells_with_two_candidates_are_highlighted),
        cmocka_unit_test(the_shade_is_an_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
