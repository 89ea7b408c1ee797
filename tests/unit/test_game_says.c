/* test_game_says.c: what commands say when there is nothing to do, or nothing that could be done: of puzzles with several
 * solutions, and of boards that are full. */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

static const char several[] = "1...\n....\n....\n....\n", one[] = "12..\n..12\n2.4.\n.3.1\n";

static void assert_says(nonet_game *game, nonet_game_command command, int argument, const char *expected)
{
    nonet_game_do(game, command, argument);
    assert_string_equal(nonet_game_message(game), expected);
}

static void entries_of_several_solutions_are_checked(void **state)
{
    (void)state;
    nonet_game *const game = game_of_text(several);
    assert_says(game, NONET_GAME_COMMAND_CHECK, 0, "the entries allow a solution");
    assert_says(game, NONET_GAME_COMMAND_RATE, 0, "only puzzles with one solution are rated");
    assert_says(game, NONET_GAME_COMMAND_BACK_TO_RIGHT, 0, "what is wrong is known only of puzzles with one solution");
    type_value(game, 1, 2);
    type_value(game, 2, 3);
    type_value(game, 7, 4); /* r1c4 has no value left */
    assert_says(game, NONET_GAME_COMMAND_CHECK, 0, "with these entries no solution was found");
    assert_says(game, NONET_GAME_COMMAND_REVEAL, 0, "with these entries no solution was found");
    nonet_game_do(game, NONET_GAME_COMMAND_SOLVE, 0);
    assert_says(game, NONET_GAME_COMMAND_SOLVE, 0, "with these entries no solution was found");
    assert_says(game, NONET_GAME_COMMAND_HINT, 0, "no step was found, nor a solution with these entries");
    nonet_game_free(game);
}

/* Of several solutions none is called the solution. */
static void one_of_several_solutions_is_told_as_such(void **state)
{
    (void)state;
    nonet_game *const game = game_of_text(several);
    nonet_game_do(game, NONET_GAME_COMMAND_JUMP, 1);
    nonet_game_do(game, NONET_GAME_COMMAND_REVEAL, 0);
    assert_non_null(strstr(nonet_game_message(game), " in one of several solutions"));
    assert_says(game, NONET_GAME_COMMAND_REVEAL, 0, "r1c2 has a value already, which some solution has");
    assert_says(game, NONET_GAME_COMMAND_SOLVE, 0, "the same again reveals one of several solutions");
    assert_says(game, NONET_GAME_COMMAND_SOLVE, 0, "this is one of several solutions");
    nonet_game_free(game);
}

static void what_is_right_is_not_revealed(void **state)
{
    (void)state;
    uint8_t solution[16];
    nonet_game *const game = game_of_text(one);
    solution_of(game, solution);
    type_value(game, 2, solution[2]);
    assert_says(game, NONET_GAME_COMMAND_REVEAL, 0, "r1c3 is right already");
    assert_int_equal(game_state(game).reveals, 0);
    nonet_game_free(game);
}

static void a_full_board_is_left_as_it_is(void **state)
{
    (void)state;
    nonet_game *const game = game_of_text(one);
    nonet_game_do(game, NONET_GAME_COMMAND_SOLVE, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_SOLVE, 0);
    assert_true(game_state(game).is_given_up);
    assert_says(game, NONET_GAME_COMMAND_SOLVE, 0, "it is solved already");
    assert_says(game, NONET_GAME_COMMAND_NEXT_EMPTY, 0, "no cell is empty");
    assert_says(game, NONET_GAME_COMMAND_PAUSE, 0, "no time is running");
    assert_false(game_state(game).is_paused);
    nonet_game_free(game);
}

static void what_does_not_exist_is_refused(void **state)
{
    (void)state;
    nonet_game *const game = game_of_text(one);
    assert_says(game, NONET_GAME_COMMAND_HIGHLIGHT, 5, "values go from 1 to 4");
    assert_int_equal(game_state(game).chosen_highlight, 0);
    assert_int_equal(nonet_game_press(game, 0x7F123), NONET_GAME_REQUEST_NONE);
    assert_string_equal(nonet_game_message(game), "no such key; ? shows all");
    nonet_game_free(game);
}

static void the_cursor_goes_to_every_edge(void **state)
{
    (void)state;
    static const struct {
        nonet_game_command command;
        int cell;
    } ways[] = {{NONET_GAME_COMMAND_ROW_START, 4},
                {NONET_GAME_COMMAND_ROW_END, 7},
                {NONET_GAME_COMMAND_TOP, 1},
                {NONET_GAME_COMMAND_BOTTOM, 13}};
    nonet_game *const game = game_of_text(one);
    for (size_t way = 0; way < sizeof ways / sizeof *ways; way++) {
        nonet_game_do(game, NONET_GAME_COMMAND_JUMP, 5);
        nonet_game_do(game, ways[way].command, 0);
        assert_int_equal(game_state(game).cursor, ways[way].cell);
    }
    nonet_game_free(game);
}

/* Colours of marks are taken away, and are still there in a saved game. */
static void colours_of_marks_are_kept_and_cleared(void **state)
{
    (void)state;
    const char *text;
    size_t length;
    nonet_game *const game = game_of_text(one), *again;
    nonet_game_do(game, NONET_GAME_COMMAND_FILL_MARKS, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_JUMP, 2);
    nonet_game_do(game, NONET_GAME_COMMAND_CANDIDATE_COLOURS, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL, 3);
    const uint64_t coloured = board_digest(game);
    nonet_game_do(game, NONET_GAME_COMMAND_UNDO, 0);
    assert_true(board_digest(game) != coloured);
    nonet_game_do(game, NONET_GAME_COMMAND_REDO, 0);
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_int_equal(nonet_game_new(NULL, &again), NONET_OK);
    assert_int_equal(nonet_game_open(again, text, length, NULL, NULL), NONET_OK);
    assert_true(board_digest(again) == coloured);
    nonet_game_do(game, NONET_GAME_COMMAND_CLEAR, 0);
    assert_true(board_digest(game) != coloured);
    assert_says(game, NONET_GAME_COMMAND_CLEAR, 0, "there is no colour");
    nonet_game_free(again);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(entries_of_several_solutions_are_checked),
        cmocka_unit_test(one_of_several_solutions_is_told_as_such),
        cmocka_unit_test(what_is_right_is_not_revealed),
        cmocka_unit_test(a_full_board_is_left_as_it_is),
        cmocka_unit_test(what_does_not_exist_is_refused),
        cmocka_unit_test(the_cursor_goes_to_every_edge),
        cmocka_unit_test(colours_of_marks_are_kept_and_cleared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
