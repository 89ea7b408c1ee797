/* test_game_checkpoints.c: boards to come back to, and how they are saved. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

static const char small[] = "12..\n..12\n2.4.\n.3.1\n";

static nonet_game_checkpoint checkpoint_at(const nonet_game *game, size_t index)
{
    nonet_game_checkpoint about;
    memset(&about, 1, sizeof about);
    nonet_game_get_checkpoint(game, index, &about);
    return about;
}

static void a_return_is_a_move(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "/");
    assert_string_equal(nonet_game_message(game), "there is no checkpoint; + sets one");
    press(game, "ag133+");
    assert_string_equal(nonet_game_message(game), "checkpoint 1; / comes back to it");
    const uint64_t kept = board_digest(game);
    press(game, "g144m3c25");
    const uint64_t later = board_digest(game);
    press(game, "/");
    assert_string_equal(nonet_game_message(game), "back at checkpoint 1");
    assert_true(board_digest(game) == kept);
    assert_true(checkpoint_at(game, 0).is_here);
    press(game, "/");
    assert_string_equal(nonet_game_message(game), "this is the checkpoint");
    press(game, "+");
    assert_string_equal(nonet_game_message(game), "this is checkpoint 1 already");
    press(game, "u");
    assert_true(board_digest(game) == later);
    press(game, "y");
    assert_string_equal(nonet_game_message(game), "redone: return to a checkpoint");
    assert_true(board_digest(game) == kept);
    nonet_game_free(game);
}

static void checkpoints_survive_undo_and_other_moves(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    nonet_game_set_clock(game, 0);
    nonet_game_set_clock(game, 5000);
    press(game, "g133+");
    const uint64_t kept = board_digest(game);
    press(game, "ug144");
    assert_int_equal(checkpoint_at(game, 0).number, 1);
    assert_int_equal(checkpoint_at(game, 0).empty, 7);
    assert_int_equal(checkpoint_at(game, 0).elapsed_ms, 5000);
    assert_false(checkpoint_at(game, 0).is_here);
    assert_int_equal(checkpoint_at(game, 1).number, 0);
    press(game, "/");
    assert_true(board_digest(game) == kept);
    nonet_game_free(game);
}

static void there_are_several(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "+g133+g144+");
    assert_int_equal(game_state(game).checkpoints, 3);
    press(game, "/");
    assert_string_equal(nonet_game_message(game), "back at checkpoint 2");
    nonet_game_do(game, NONET_GAME_COMMAND_RETURN, 1);
    assert_int_equal(game_state(game).empty, 8);
    nonet_game_do(game, NONET_GAME_COMMAND_RETURN, 1);
    assert_string_equal(nonet_game_message(game), "this is checkpoint 1");
    nonet_game_do(game, NONET_GAME_COMMAND_RETURN, 4);
    assert_string_equal(nonet_game_message(game), "there is no checkpoint 4");
    nonet_game_do(game, NONET_GAME_COMMAND_FORGET_CHECKPOINT, 2);
    assert_string_equal(nonet_game_message(game), "checkpoint 2 is forgotten");
    assert_int_equal(checkpoint_at(game, 1).number, 3);
    nonet_game_do(game, NONET_GAME_COMMAND_FORGET_CHECKPOINT, 2);
    assert_string_equal(nonet_game_message(game), "there is no checkpoint 2");
    press(game, "__");
    assert_int_equal(game_state(game).checkpoints, 0);
    press(game, "_");
    assert_string_equal(nonet_game_message(game), "there is no checkpoint; + sets one");
    nonet_game_free(game);
}

static void names_are_one_line(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "+l3");
    assert_int_equal(nonet_game_name_checkpoint(game, 2, "x"), NONET_ERR_ARG);
    assert_int_equal(nonet_game_name_checkpoint(game, 1, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_game_name_checkpoint(game, 1, "  before the guess\nand more"), NONET_OK);
    assert_string_equal(checkpoint_at(game, 0).name, "before the guess");
    press(game, "ll3/");
    assert_string_equal(nonet_game_message(game), "back at checkpoint 1 (before the guess)");
    assert_int_equal(nonet_game_name_checkpoint(game, 1, "a name that has more than thirty letters"), NONET_OK);
    press(game, "_");
    assert_string_equal(nonet_game_message(game), "checkpoint 1 (a name that has more than thir...) is forgotten");
    nonet_game_free(game);
}

static void there_is_a_limit(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("....\n....\n....\n...1\n");
    for (int at = 0; at < 50; at++) {
        char keys[] = "c1+";
        keys[1] = (char)('1' + at % 6);
        press(game, at % 6 ? keys : "cl1+");
        if (at % 6) press(game, "c");
    }
    assert_true(game_state(game).checkpoints > 20);
    for (int at = 0; game_state(game).checkpoints < 50 && at < 1000; at++) {
        char keys[] = "g111+";
        keys[1] = (char)('1' + at % 4);
        keys[2] = (char)('1' + at / 4 % 4);
        keys[3] = (char)('1' + at / 16 % 4);
        press(game, keys);
    }
    press(game, "g442g332z1+");
    assert_string_equal(nonet_game_message(game), "there are 50 checkpoints already; _ forgets the last one");
    nonet_game_free(game);
}

/* ---- saving ---------------------------------------------------------------------------------------------- */

static char *text_of(nonet_game *game)
{
    const char *text;
    size_t length;
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    return strndup(text, length);
}

/* Saved whole, and as a log: the same game. */
static void check_saved(nonet_game *game, const char *logged)
{
    char *const text = text_of(game);
    nonet_game *const again = game_of_text(text), *const from_log = game_of_text(logged);
    char *const second = text_of(again), *const third = text_of(from_log);
    assert_string_equal(text, second);
    assert_string_equal(text, third);
    free(text);
    free(second);
    free(third);
    nonet_game_free(again);
    nonet_game_free(from_log);
}

static void add_log(nonet_game *game, char *file, size_t size)
{
    const char *text;
    size_t length;
    bool replaces;
    assert_int_equal(nonet_game_log(game, true, &text, &length, &replaces), NONET_OK);
    if (replaces) file[0] = 0;
    snprintf(file + strlen(file), size - strlen(file), "%.*s", (int)length, text);
}

static void checkpoints_are_saved(void **state)
{
    (void)state;
    static char file[20000];
    nonet_game *game = game_of_text(small);
    add_log(game, file, sizeof file);
    static const char *const keys[] = {"ag133+", "c25'll3g144+", "uuug232+", "/", "_", "r+"};
    for (size_t at = 0; at < sizeof keys / sizeof *keys; at++) {
        press(game, keys[at]);
        if (at == 1) nonet_game_name_checkpoint(game, 2, "Größe");
        add_log(game, file, sizeof file);
        check_saved(game, file);
    }
    nonet_game_free(game);
}

/* From a game to the editor, where it was another puzzle, and back. */
static void checkpoints_of_other_puzzles_are_saved(void **state)
{
    (void)state;
    static char file[20000];
    nonet_game *game = game_of_text(small);
    add_log(game, file, sizeof file);
    press(game, "g133+eg13xg111+");
    add_log(game, file, sizeof file);
    nonet_game_do(game, NONET_GAME_COMMAND_RETURN, 1);
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    assert_true(game_cell(game, 0).is_given);
    add_log(game, file, sizeof file);
    check_saved(game, file);
    press(game, "/");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    add_log(game, file, sizeof file);
    check_saved(game, file);
    nonet_game_free(game);
}

static void damaged_checkpoints_are_read_as_far_as_possible(void **state)
{
    (void)state;
    static const struct {
        const char *line, *message;
        uint32_t count;
    } cases[] = {
        {"1.000 checkpoint 3 r1c3=4 r9c9=1 r1c4+3", "line 5, column 28: the number is too large", 1},
        {"1.000 checkpoint r1c3=4", "line 5, column 18: a number is missing", 0},
        {"1.000 checkpoint 0", "line 5, column 18: the number is too small", 0},
        {"1.000 checkpoint 1000000", "line 5, column 18: there are too many checkpoints", 0},
        {"1.000 checkpoint 3 r1c1=4 r1c3=4", "line 5, column 25: givens change only in edit mode", 1},
        {"1.000 checkpoint-name 3 x", "line 5, column 23: there is no such checkpoint", 0},
        {"1.000 forget 1", "line 5, column 14: there is no such checkpoint", 0},
        {"1.000 checkpoin 3 r1c3=4", "line 5, column 7: this is nothing that happens in a game", 0},
        {"1.000 chackpoint 3 r1c3=4", "line 5, column 7: this is nothing that happens in a game", 1},
    };
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        char text[400], message[200];
        nonet_game *game;
        nonet_text_error error;
        snprintf(text, sizeof text, "nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\nmoves\n%s\n", cases[at].line);
        snprintf(message, sizeof message, "damaged, read as far as possible: %s", cases[at].message);
        assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
        assert_int_equal(nonet_game_open(game, text, strlen(text), NULL, &error), NONET_OK);
        assert_string_equal(nonet_game_message(game), message);
        assert_int_equal(game_state(game).checkpoints, cases[at].count);
        if (cases[at].count) assert_int_equal(checkpoint_at(game, 0).empty, 7);
        nonet_game_free(game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_return_is_a_move),
        cmocka_unit_test(checkpoints_survive_undo_and_other_moves),
        cmocka_unit_test(there_are_several),
        cmocka_unit_test(names_are_one_line),
        cmocka_unit_test(there_is_a_limit),
        cmocka_unit_test(checkpoints_are_saved),
        cmocka_unit_test(checkpoints_of_other_puzzles_are_saved),
        cmocka_unit_test(damaged_checkpoints_are_read_as_far_as_possible),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
