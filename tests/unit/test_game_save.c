/* test_game_save.c: saved games: their format, and the errors for text that is not one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

static void a_saved_game_can_be_read_by_people(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    const char *text;
    size_t length;
    nonet_game_set_clock(game, 0);
    nonet_game_set_clock(game, 2500);
    press(game, "ag134");
    nonet_game_set_clock(game, 4000);
    press(game, "g34c2d3u");
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_string_equal(text, "nonet-game 1\n"
                              "box 2x2\n"
                              "givens 12....122.4..3.1\n"
                              "set remove-marks on\n"
                              "set show-conflicts on\n"
                              "set show-wrong off\n"
                              "set show-timer on\n"
                              "set follow on\n"
                              "set full-hints off\n"
                              "set brief-hints off\n"
                              "set hodoku-chains off\n"
                              "set fill-selected off\n"
                              "set auto-marks off\n"
                              "set digit-first off\n"
                              "set move-on on\n"
                              "set show-missing off\n"
                              "set shade on\n"
                              "moves\n"
                              "2.500 fill-marks r1c3+3 r1c4+3+4 r2c1+3+4 r2c2+4 r3c2+1 r3c4+3 r4c1+4 r4c3+2\n"
                              "2.500 enter r1c3=4 r1c4-4\n"
                              "4.000 colour r3c4@2\n"
                              "4.000 colour r3c4:3@2\n"
                              "4.000 undo 1\n"
                              "4.000 mistakes 1\n"
                              "4.000 look r3c4 candidate-colours colour 2 highlight 0\n");
    nonet_game_free(game);
}

static void level_seed_title_and_limits_are_kept(void **state)
{
    (void)state;
    static const char saved[] =
        "nonet-game 1\n"
        "box 2x2\n"
        "givens 12....122.4..3.1\n"
        "limits r1c3[3,4] r1c4[4]\n"
        "level extreme\n"
        "seed 18446744073709551615\n"
        "title Größe\n"
        "editing\n"
        "set remove-marks off\n"
        "set show-conflicts off\n"
        "set show-wrong on\n"
        "set show-timer off\n"
        "set follow off\nset full-hints off\nset brief-hints off\nset hodoku-chains off\n"
        "set fill-selected off\nset auto-marks off\nset digit-first on\nset move-on off\nset show-missing on\nset shade off\n"
        "moves\n"
        "0.000 play playing\n"
        "7.001 edit editing\n"
        "7.001 enter r1c3!3[]\n"
        "7.001 hints 5\n"
        "7.001 look r1c3 values colour 1 highlight 0 locked 3 pairs\n";
    nonet_game *game = game_of_text(saved);
    const char *text;
    size_t length;
    assert_true(game_state(game).highlights_pairs);
    assert_int_equal(game_origin(game).level, -1); /* not of the edited puzzle */
    assert_int_equal(game_state(game).hints, 5);
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_string_equal(text, saved);
    press(game, "u");
    assert_int_equal(game_origin(game).level, nonet_level_find("extreme"));
    assert_string_equal(game_origin(game).title, "Größe");
    nonet_game_free(game);
}

/* After every move the log says where the player is, and in which mode, whatever was done between. */
static void the_log_knows_cursor_and_mode(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\nmoves\n");
    char saved[2000] = "";
    for (const char *key = "pg14c3\033g134h"; *key; key++) {
        const char *text;
        size_t length;
        bool replaces;
        nonet_game_press(game, *key);
        assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
        if (replaces) saved[0] = 0;
        assert_true(strlen(saved) + length < sizeof saved);
        strncat(saved, text, length);
    }
    nonet_game *const again = game_of_text(saved);
    assert_int_equal(game_state(again).mode, NONET_GAME_MODE_VALUES);
    assert_int_equal(game_state(again).cursor, 2);
    nonet_game_free(again);
    nonet_game_free(game);
}

/* Games that older versions saved, and that were killed then: the same puzzle, with all kinds of moves that the version had. */
static void games_of_older_versions_are_read(void **state)
{
    (void)state;
    static const struct {
        const char *file;
        size_t moves;
        int cursor;
    } games[] = {{"tests/data/old/game-0.2.nonet", 2, 1},
                 {"tests/data/old/game-0.3.nonet", 2, 1},
                 {"tests/data/old/game-0.4.nonet", 2, 2},
                 {"tests/data/old/game-0.5.nonet", 4, 2}};
    for (size_t at = 0; at < sizeof games / sizeof *games; at++) {
        char text[8000];
        nonet_text_error error;
        nonet_game *game;
        FILE *const file = fopen(games[at].file, "r");
        assert_non_null(file);
        const size_t length = fread(text, 1, sizeof text, file);
        fclose(file);
        assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
        assert_int_equal(nonet_game_open(game, text, length, NULL, &error), NONET_OK);
        assert_int_equal(error.line, 0); /* nothing was left out */
        const nonet_game_state now = game_state(game);
        assert_int_equal(now.undo_count, games[at].moves);
        assert_int_equal(now.cursor, games[at].cursor);
        assert_int_equal(now.mode, NONET_GAME_MODE_VALUES);
        assert_int_equal(now.reveals, 1);
        assert_int_equal(now.hints, 1);
        assert_int_equal(now.checkpoints, at == 3);
        assert_int_equal(game_origin(game).level, nonet_level_find("easy"));
        assert_int_equal(game_origin(game).seed, 7);
        const char *again;
        size_t again_length;
        const uint64_t before = board_digest(game);
        assert_int_equal(nonet_game_save(game, &again, &again_length), NONET_OK);
        char *const copy = malloc(again_length + 1);
        assert_non_null(copy);
        memcpy(copy, again, again_length);
        copy[again_length] = 0;
        nonet_game *const saved = game_of_text(copy);
        assert_true(board_digest(saved) == before);
        nonet_game_free(saved);
        free(copy);
        nonet_game_free(game);
    }
}

/* Saved by 0.3, when there were five levels. */
static void old_levels_are_read(void **state)
{
    (void)state;
    static const char *const names[] = {"easy", "medium", "hard", "expert", "extreme"};
    for (size_t at = 0; at < sizeof names / sizeof *names; at++) {
        char saved[100];
        snprintf(saved, sizeof saved, "nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\nlevel %s\nmoves\n", names[at]);
        nonet_game *const game = game_of_text(saved);
        assert_string_equal(nonet_level_at((size_t)game_origin(game).level)->name, names[at]);
        nonet_game_free(game);
    }
}

/* What is known of a puzzle is not true of what an editor makes of it. */
static void an_edited_puzzle_has_no_level_seed_and_title(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\n"
                                    "level easy\nseed 3\ntitle sunday\nmoves\n");
    const char *text;
    size_t length;
    bool replaces;
    assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
    press(game, "pll3ueg11"); /* playing, and looking at the editor, changes nothing */
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    assert_int_equal(game_origin(game).level, nonet_level_find("easy"));
    press(game, "x");
    assert_int_equal(game_origin(game).level, -1);
    assert_false(game_origin(game).has_seed);
    assert_string_equal(game_origin(game).title, "");
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    nonet_game *again = game_of_text(text);
    assert_int_equal(game_origin(again).level, -1);
    press(again, "u"); /* the puzzle is as it was, and so is what is known of it */
    assert_int_equal(game_origin(again).level, nonet_level_find("easy"));
    assert_int_equal(game_origin(again).seed, 3);
    assert_string_equal(game_origin(again).title, "sunday");
    press(again, "y");
    assert_int_equal(game_origin(again).level, -1);
    nonet_game_free(again);
    nonet_game_free(game);
}

/* Whatever a title is, it is one line that can be read again. */
static void titles_survive(void **state)
{
    (void)state;
    static const char *const titles[][2] = {
        {"a\xff\xff\xe2\x82", "a"},
        {"sunday", "sunday"},
        {"  two words ", "two words "},
        {"first\nsecond", "first"},
        {"half \xc3", "half "},
        {"half \xe2\x82", "half "},
        {"whole \xe2\x82\xac", "whole \xe2\x82\xac"},
        {"\xc3", ""},
        {"   ", ""},
    };
    static const char puzzle[] = "12....122.4..3.1";
    nonet_game *game = game_of_text(puzzle);
    for (size_t index = 0; index < sizeof titles / sizeof *titles; index++) {
        const char *text;
        size_t length;
        assert_int_equal(nonet_game_open(game, puzzle, strlen(puzzle), titles[index][0], NULL), NONET_OK);
        assert_string_equal(game_origin(game).title, titles[index][1]);
        assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
        nonet_game *again = game_of_text(text);
        assert_string_equal(game_origin(again).title, titles[index][1]);
        nonet_game_free(again);
    }
    nonet_game_free(game);
}

/* The example that the documents show. */
static void the_documented_game_is_one(void **state)
{
    (void)state;
    char page[20000];
    FILE *const file = fopen("docs/saved-games.md", "r"); /* tests run in the project's folder */
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = 0;
    fclose(file);
    char *const start = strstr(page, "nonet-game 1\n");
    assert_non_null(start);
    *strstr(start, "```") = 0;
    nonet_game *game = game_of_text(start);
    assert_int_equal(game_state(game).mistakes, 1);
    assert_int_equal(game_state(game).elapsed_ms, 9900);
    assert_int_equal(game_state(game).redo_count, 1);
    nonet_game_free(game);
}

/* What is wrong, and where: without its givens there is no game. */
static const struct {
    const char *text, *message;
} refused[] = {
    {"nonet-game", "line 1, column 11: the line is cut off"},
    {"nonet-game 2\n", "line 1, column 12: a newer version of nonet saved this game"},
    {"nonet-games 1\n", "line 1, column 1: this is not a saved game"},
    {"nonet-game 1\ngivens 12\n", "line 2, column 1: expected the box here: box 3x3"},
    {"nonet-game 1\nbox 1x2\n", "line 2, column 5: boards from 4x4 to 25x25 can be played"},
    {"nonet-game 1\nbox 8x8\n", "line 2, column 5: boards from 4x4 to 25x25 can be played"},
    {"nonet-game 1\nbox 3-3\n", "line 2, column 6: x is missing: rows x columns of a box"},
    {"nonet-game 1\nbox 2x2\nbox 2x2\n", "line 3, column 5: there are two boxes"},
    {"nonet-game 1\nbox 2x2\ngivens 12..\n", "line 3, column 12: there are too few cells"},
    {"nonet-game 1\nbox 2x2\ngivens 12.5\n", "line 3, column 12: there are too few cells"},
    {"nonet-game 1\nbox 2x2\ngivens 12....122.4..3.11\n", "line 3, column 25: there are too many cells"},
    {"nonet-game 1\nbox 2x2\nmoves\n", "line 3, column 1: nothing of a saved game begins like this"},
    {"nonet-game 1\nbox 2x2\nlevel mad\n", "line 3, column 7: there is no such level"},
    {"nonet-game 1\nbox 2x2\nset sound on\n", "line 3, column 5: there is no such option"},
    {"nonet-game 1\nbox 2x2\nset follow\n", "line 3, column 11: on or off is missing"},
    {"nonet-game 1\nbox 2x2\nseed 18446744073709551616\n", "line 3, column 6: the number is too large"},
    {"nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1", "line 3, column 24: the line is cut off"},
};

static void what_is_no_game_is_told_with_its_place(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    press(game, "ll3");
    const uint64_t before = board_digest(game);
    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++) {
        const char *const text = refused[index].text;
        assert_int_equal(nonet_game_open(game, text, strlen(text), NULL, NULL), NONET_ERR_TEXT);
        assert_string_equal(nonet_game_message(game), refused[index].message);
        assert_true(board_digest(game) == before); /* the old game stays */
    }
    assert_int_equal(nonet_game_open(game, "hello", 5, NULL, NULL), NONET_ERR_TEXT);
    assert_int_equal(nonet_game_open(game, "", 0, NULL, NULL), NONET_ERR_TEXT);
    assert_string_equal(nonet_game_message(game), "line 1, column 1: there is no puzzle in it");
    nonet_game_free(game);
}

/* Everything else that is wrong is left out, and told. */
static const struct {
    const char *line;
    unsigned column;
    const char *message;
} damaged[] = {
    {"enter r1c3=4", 1, "a number is missing"},
    {"1 enter r1c3=4", 2, "the time should have three decimals"},
    {"1.5 enter r1c3=4", 3, "the time should have three decimals"},
    {"1.500 dance", 7, "this is nothing that happens in a game"},
    {"1.500 enter x", 13, "a cell like r1c1 is missing"},
    {"1.500 enter r5c1=1", 14, "the number is too large"},
    {"1.500 enter r1c0=1", 16, "the number is too small"},
    {"1.500 enter r1c3=5", 18, "the number is too large"},
    {"1.500 enter r1c3?5", 17, "expected one of = ! + - * / % ~ @ : ["},
    {"1.500 enter r1c1=3", 18, "givens change only in edit mode"},
    {"1.500 enter r1c3!3", 18, "givens change only in edit mode"},
    {"1.500 enter r1c3[1]", 18, "limits change only in edit mode"},
    {"1.500 enter r1c3:4", 19, "@ and a colour are missing"},
    {"1.500 enter r1c3@7", 18, "the number is too large"},
    {"1.500 enter editing r1c3[1", 27, "] is missing"},
    {"1.500 enter editing r1c3!.", 26, "a given must have a value"},
    {"1.500 undo 1", 12, "there are not that many moves"},
    {"1.500 look r1c1 asleep", 17, "there is no such mode"},
    {"1.500 look r1c1 marks", 22, "the colour is missing"},
    {"1.500 look r1c1 marks colour 1", 31, "the highlight is missing"},
};

static void what_is_damaged_is_told_and_left_out(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    for (size_t index = 0; index < sizeof damaged / sizeof *damaged; index++) {
        char text[300], message[300];
        nonet_text_error error;
        snprintf(text, sizeof text, "nonet-game 1\nbox 2x2\ngivens 12....122.4..3.1\nmoves\n%s\n2.000 enter r4c3=2\n",
                 damaged[index].line);
        snprintf(message, sizeof message, "damaged, read as far as possible: line 5, column %u: %s",
                 damaged[index].column, damaged[index].message);
        assert_int_equal(nonet_game_open(game, text, strlen(text), NULL, &error), NONET_OK);
        assert_string_equal(nonet_game_message(game), message);
        assert_int_equal(error.line, 5);
        assert_int_equal(error.column, damaged[index].column);
        assert_string_equal(error.message, damaged[index].message);
        assert_int_equal(game_cell(game, 14).value, 2); /* the next line counts */
    }
    nonet_game_free(game);
}

/* Undo and redo make a file longer than the game: eventually it is rewritten. */
static void a_long_log_is_made_short(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    const char *text;
    size_t length, most = 0, file = 0;
    bool replaces;
    int replaced = 0;
    assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
    assert_true(replaces && length);
    press(game, "ll3");
    for (int turn = 0; turn < 20000; turn++) {
        press(game, turn % 2 ? "y" : "u");
        assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
        file = replaces ? length : file + length;
        replaced += replaces;
        if (file > most) most = file;
    }
    assert_true(replaced >= 1 && most < 80000);
    assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
    assert_int_equal(length, 0);
    assert_int_equal(nonet_game_log(game, true, &text, &length, &replaces), NONET_OK);
    assert_true(length > 0 && !replaces);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_saved_game_can_be_read_by_people),
        cmocka_unit_test(level_seed_title_and_limits_are_kept),
        cmocka_unit_test(the_log_knows_cursor_and_mode),
        cmocka_unit_test(games_of_older_versions_are_read),
        cmocka_unit_test(old_levels_are_read),
        cmocka_unit_test(an_edited_puzzle_has_no_level_seed_and_title),
        cmocka_unit_test(titles_survive),
        cmocka_unit_test(the_documented_game_is_one),
        cmocka_unit_test(what_is_no_game_is_told_with_its_place),
        cmocka_unit_test(what_is_damaged_is_told_and_left_out),
        cmocka_unit_test(a_long_log_is_made_short),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
