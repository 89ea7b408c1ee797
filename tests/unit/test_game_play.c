/* test_game_play.c: the game by keys: entries, marks, colours, help, editing, time. */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

/* A 4x4 puzzle with one solution: 1234 3412 2143 4321. */
static const char small[] = "12..\n..12\n2.4.\n.3.1\n";

static void typing_fills_the_cell_and_typing_again_empties_it(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll3");
    assert_int_equal(game_cell(game, 2).value, 3);
    assert_false(game_cell(game, 2).is_given);
    assert_int_equal(nonet_game_values_left(game, 3), 2);
    assert_int_equal(nonet_game_values_left(game, 0), 0);
    assert_int_equal(nonet_game_values_left(game, -1), 0);
    assert_int_equal(nonet_game_values_left(game, 5), 0);
    press(game, "3");
    assert_int_equal(game_cell(game, 2).value, 0);
    press(game, "5");
    assert_string_equal(nonet_game_message(game), "values go from 1 to 4");
    press(game, "h4");
    assert_string_equal(nonet_game_message(game), "r1c2 is given");
    assert_int_equal(game_cell(game, 1).value, 2);
    nonet_game_free(game);
}

static void the_cursor_goes_round(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "h");
    assert_int_equal(game_state(game).cursor, 3);
    press(game, "k");
    assert_int_equal(game_state(game).cursor, 15);
    press(game, "jl");
    assert_int_equal(game_state(game).cursor, 0);
    nonet_game_press(game, NONET_GAME_KEY_UP);
    nonet_game_press(game, NONET_GAME_KEY_END);
    assert_int_equal(game_state(game).cursor, 15);
    press(game, "g23");
    assert_int_equal(game_state(game).cursor, 6);
    press(game, "g2");
    assert_int_equal(game_state(game).awaiting, NONET_GAME_AWAITING_COLUMN);
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    assert_int_equal(game_state(game).awaiting, NONET_GAME_AWAITING_NOTHING);
    press(game, "g9");
    assert_int_equal(game_state(game).cursor, 6);
    nonet_game_click(game, 11);
    nonet_game_click(game, 16);
    assert_int_equal(game_state(game).cursor, 11);
    nonet_game_press(game, NONET_GAME_KEY_TAB);
    assert_int_equal(game_state(game).cursor, 12);
    nonet_game_press(game, NONET_GAME_KEY_BACK_TAB);
    nonet_game_press(game, NONET_GAME_KEY_BACK_TAB);
    assert_int_equal(game_state(game).cursor, 9);
    nonet_game_free(game);
}

static void conflicts_are_shown_at_once(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll2");
    assert_string_equal(nonet_game_message(game), "two 2s in row 1: r1c3 and r1c2");
    assert_int_equal(game_state(game).conflicts, 3);
    assert_true(game_cell(game, 2).is_conflict && game_cell(game, 1).is_conflict && game_cell(game, 7).is_conflict);
    assert_false(game_cell(game, 0).is_conflict);
    assert_false(game_cell(game, 2).is_wrong);
    press(game, "s");
    assert_true(game_cell(game, 2).is_wrong);
    assert_int_equal(game_state(game).mistakes, 1);
    press(game, "!");
    assert_false(game_cell(game, 2).is_conflict);
    press(game, "x!");
    assert_int_equal(game_state(game).conflicts, 0);
    nonet_game_free(game);
}

static void marks_are_set_filled_and_removed(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "llm34");
    assert_int_equal(game_cell(game, 2).marks, 12);
    assert_int_equal(game_cell(game, 2).value, 0);
    press(game, "3");
    assert_int_equal(game_cell(game, 2).marks, 8);
    press(game, "a");
    assert_int_equal(game_cell(game, 2).marks, 4); /* 4 is in its column, 1 and 2 in its row */
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, " 3");
    assert_int_equal(game_cell(game, 3).marks, 8);
    assert_int_equal(game_cell(game, 2).marks, 0); /* under the value */
    press(game, "x");
    assert_int_equal(game_cell(game, 2).marks, 4);
    press(game, "w");
    assert_int_equal(game_cell(game, 3).marks, 0);
    press(game, "u");
    assert_int_equal(game_cell(game, 3).marks, 8);
    press(game, "-u3");
    assert_int_equal(game_state(game).mode, NONET_GAME_MODE_VALUES);
    nonet_game_free(game);
}

static void marks_stay_without_the_option(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "a-ll3");
    assert_int_equal(game_cell(game, 3).marks, 12);
    nonet_game_free(game);
}

static void cells_and_candidates_have_colours(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "c2l3");
    assert_int_equal(game_cell(game, 0).colour, 2);
    assert_int_equal(game_cell(game, 1).colour, 3);
    press(game, "3l70");
    assert_int_equal(game_cell(game, 1).colour, 0);
    assert_string_equal(nonet_game_message(game), "there is no colour");
    press(game, "adl3]4");
    assert_int_equal(game_cell(game, 3).coloured_marks[3], 4);
    assert_int_equal(game_cell(game, 3).coloured_marks[4], 8);
    press(game, "1");
    assert_string_equal(nonet_game_message(game), "r1c4 has no mark 1");
    press(game, "m3");
    assert_int_equal(game_cell(game, 3).coloured_marks[3], 0);
    press(game, "3");
    assert_int_equal(game_cell(game, 3).coloured_marks[0], 4); /* the colour went with the mark */
    press(game, "z");
    assert_int_equal(game_cell(game, 3).coloured_marks[0], 12);
    assert_int_equal(game_cell(game, 0).colour, 0);
    nonet_game_free(game);
}

static void a_value_is_highlighted_everywhere(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    assert_int_equal(game_state(game).highlight, 1); /* under the cursor */
    assert_true(game_cell(game, 6).is_highlighted);
    press(game, "af3");
    assert_string_equal(nonet_game_message(game), "3 is highlighted; 3 left");
    assert_true(game_cell(game, 13).is_highlighted);
    assert_int_equal(game_cell(game, 3).highlighted_marks, 4);
    press(game, "ll3"); /* an own entry */
    assert_true(game_cell(game, 2).is_highlighted);
    press(game, ";");
    assert_int_equal(game_state(game).highlight, 4);
    press(game, ";");
    assert_int_equal(game_state(game).chosen_highlight, 0);
    press(game, ",f0&");
    assert_int_equal(game_state(game).highlight, 0);
    nonet_game_free(game);
}

static void a_whole_game_by_keys(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    nonet_game_set_clock(game, 1000);
    press(game, "ll34"); /* 3, then 4 instead: wrong */
    assert_int_equal(game_state(game).mistakes, 1);
    press(game, "v");
    assert_string_equal(nonet_game_message(game), "1 entry is wrong");
    press(game, "b");
    assert_int_equal(game_cell(game, 2).value, 3);
    press(game, "l4jl3l4j1"); /* over the right edge to r2c1 */
    nonet_game_set_clock(game, 61000);
    press(game, "ll3jl4ll");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    press(game, "2");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    assert_string_equal(nonet_game_message(game), "solved in 1:00: 1 mistake, 0 hints, 0 revealed");
    nonet_game_free(game);
}

static void a_solved_game_says_so(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    uint8_t solution[16];
    solution_of(game, solution);
    nonet_game_set_clock(game, 5000);
    for (int cell = 0; cell < 16; cell++)
        if (!game_cell(game, cell).value) {
            assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
            nonet_game_set_clock(game, 70000);
            type_value(game, cell, solution[cell]);
        }
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    assert_string_equal(nonet_game_message(game), "solved in 1:05: 0 mistakes, 0 hints, 0 revealed");
    nonet_game_set_clock(game, 90000);
    assert_int_equal(game_state(game).elapsed_ms, 65000);
    press(game, "x");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    press(game, "u");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    nonet_game_free(game);
}

static void time_stops_in_a_pause(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    nonet_game_set_clock(game, 100);
    nonet_game_set_clock(game, 1100);
    press(game, "p");
    nonet_game_set_clock(game, 9000);
    press(game, "ll3");
    assert_string_equal(nonet_game_message(game), "paused; p goes on");
    assert_int_equal(game_cell(game, 2).value, 0);
    assert_int_equal(nonet_game_press(game, '?'), NONET_GAME_REQUEST_HELP);
    assert_int_equal(nonet_game_press(game, '>'),
                     NONET_GAME_REQUEST_NONE); /* the board is not to be seen in a file either */
    press(game, "p");
    assert_int_equal(nonet_game_press(game, '>'), NONET_GAME_REQUEST_EXPORT);
    nonet_game_set_clock(game, 9500);
    assert_int_equal(game_state(game).elapsed_ms, 1500);
    nonet_game_set_clock(game, 9000); /* a clock that goes back */
    nonet_game_set_clock(game, 9100);
    press(game, "o");
    nonet_game_set_clock(game, 10000);
    assert_int_equal(game_state(game).elapsed_ms, 1600);
    nonet_game_free(game);
}

/* Nobody is faster by switching the timer off for a while, nor by saving in between. */
static void a_game_is_timed_if_the_timer_was_never_off(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    const char *text;
    size_t length;
    nonet_game_set_clock(game, 100);
    press(game, "poo"); /* a pause is no playing */
    nonet_game_set_clock(game, 1100);
    press(game, "po");
    assert_false(game_state(game).is_timed);
    press(game, "o");
    assert_true(game_state(game).is_timed);
    press(game, "o");
    nonet_game_set_clock(game, 1200);
    press(game, "o");
    assert_false(game_state(game).is_timed);
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    nonet_game *again = game_of_text(text);
    assert_false(game_state(again).is_timed);
    nonet_game_free(again);
    nonet_game_free(game);
}

static void values_are_told_one_by_one_or_all(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "llt");
    assert_string_equal(nonet_game_message(game), "r1c3 is 3");
    press(game, "=");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    press(game, "h=");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    press(game, "=");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    assert_true(game_state(game).is_given_up);
    assert_int_equal(game_state(game).reveals, 8);
    press(game, "uu");
    assert_int_equal(game_state(game).empty, 8);
    nonet_game_free(game);
}

static void restart_can_be_undone(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "all3c2");
    const uint64_t before = board_digest(game);
    press(game, "r");
    assert_int_equal(game_state(game).empty, 8);
    assert_int_equal(game_cell(game, 3).marks, 0);
    press(game, "r");
    assert_string_equal(nonet_game_message(game), "this is the beginning");
    press(game, "u");
    assert_true(board_digest(game) == before);
    nonet_game_free(game);
}

static void entries_do_not_clash_while_a_puzzle_is_entered(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    press(game, "g131"); /* beside the 1 of its row */
    assert_int_equal(game_state(game).conflicts, 3);
    press(game, "e");
    assert_int_equal(game_state(game).conflicts, 0);
    press(game, "g142"); /* a given, and another one in its row */
    assert_string_equal(nonet_game_message(game), "two 2s in row 1: r1c4 and r1c2");
    assert_true(game_state(game).conflicts >= 2);
    press(game, "ue");
    assert_int_equal(game_state(game).conflicts, 3);
    nonet_game_free(game);
}

static void a_puzzle_is_entered_and_played(void **state)
{
    (void)state;
    nonet_game *game;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nonet_game_begin_empty(game, layout), NONET_OK);
    nonet_layout_free(layout); /* the game has its own */
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    press(game, "1");
    assert_string_equal(nonet_game_message(game), "several solutions");
    press(game, "1");
    assert_string_equal(nonet_game_message(game), "two 1s in row 1: r1c2 and r1c1");
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_INVALID);
    press(game, "e");
    assert_string_equal(nonet_game_message(game), "this puzzle has no solution and cannot be played");
    press(game, "g122g231g242g312g343g421");
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_NONE);
    press(game, "xi");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    press(game, "r");
    assert_int_equal(nonet_game_paste(game, small, strlen(small), NULL), NONET_OK);
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    assert_string_equal(nonet_game_message(game), "one solution");
    press(game, "e");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_PLAYING);
    press(game, "g113");
    assert_int_equal(game_cell(game, 0).value, 1);
    press(game, "uu");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    assert_int_equal(game_cell(game, 0).value, 0);
    press(game, "yye");
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_EDITING);
    assert_int_equal(game_state(game).givens, 8);
    nonet_game_free(game);
}

static void entries_and_marks_of_a_text_are_a_move(void **state)
{
    (void)state;
    uint8_t cells[16] = {1, 2, 3, 0, 0, 0, 1, 2, 2, 0, 4, 0, 0, 3, 0, 1}, is_given[16];
    uint64_t marks[16];
    nonet_layout *layout;
    nonet_game *game;
    for (int cell = 0; cell < 16; cell++) {
        is_given[cell] = cells[cell] && cell != 2;
        marks[cell] = 15;
    }
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, is_given, marks};
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_begin_puzzle(game, &position, NULL), NONET_OK);
    assert_int_equal(game_cell(game, 2).value, 3);
    assert_int_equal(game_cell(game, 3).marks, 15);
    press(game, "u");
    assert_int_equal(game_cell(game, 2).value, 0);
    assert_int_equal(game_cell(game, 3).marks, 0);
    cells[0] = 9;
    assert_int_equal(nonet_game_begin_puzzle(game, &position, NULL), NONET_ERR_ARG);
    nonet_layout_free(layout);
    nonet_game_free(game);
}

/* Without givens only the marks make it a puzzle. */
static void marks_may_belong_to_the_puzzle(void **state)
{
    (void)state;
    static const uint8_t solution[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    uint8_t cells[16] = {0};
    uint64_t marks[16];
    nonet_layout *layout;
    nonet_game *game;
    for (int cell = 0; cell < 16; cell++) marks[cell] = cell < 8 ? (uint64_t)1 << (solution[cell] - 1) : 15;
    marks[8] = 2;
    marks[13] = 4;
    marks[10] = 8;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, marks};
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_begin_puzzle(game, &position, NULL), NONET_OK);
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_UNIQUE);
    assert_int_equal(game_state(game).undo_count, 0);
    press(game, "a");
    assert_int_equal(game_cell(game, 0).marks, 1);
    for (int turn = 0; turn < 200 && game_state(game).phase != NONET_GAME_PHASE_SOLVED; turn++) {
        press(game, "i");
        nonet_game_press(game, NONET_GAME_KEY_ENTER);
    }
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    nonet_layout_free(layout);
    nonet_game_free(game);
}

static void capital_letters_are_values_of_large_boards(void **state)
{
    (void)state;
    struct random_source source = {5};
    nonet_game *game = random_game(&source, 4, 4);
    uint8_t solution[256];
    solution_of(game, solution);
    for (int cell = 0; cell < 256; cell++)
        if (!game_cell(game, cell).value) type_value(game, cell, solution[cell]);
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    assert_int_equal(game_state(game).mistakes, 0);
    nonet_game_free(game);
}

static void generated_puzzles_are_played(void **state)
{
    (void)state;
    nonet_game *game;
    const nonet_game_wish wish = {.level = nonet_level_find("medium"), .seed = 3};
    const char *text;
    size_t length;
    char first[100];
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_OK);
    assert_int_equal(game_origin(game).level, nonet_level_find("medium"));
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, "line", &text, &length), NONET_OK);
    assert_int_equal(length, 82);
    memcpy(first, text, length);
    press(game, "*");
    if (nonet_game_work_left(game) & NONET_GAME_WORK_RATING) nonet_game_think(game, 0);
    assert_true(game_rating(game).is_known);
    assert_int_equal(game_rating(game).level, nonet_level_find("medium"));
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_OK);
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, "line", &text, &length), NONET_OK);
    assert_memory_equal(first, text, length);
    nonet_layout *large;
    assert_int_equal(nonet_layout_new(7, 7, &large), NONET_OK);
    const nonet_game_wish impossible = {.layout = large, .level = -1};
    assert_int_equal(nonet_game_begin_generated(game, &impossible), NONET_ERR_ARG);
    assert_string_equal(nonet_game_message(game), "boards from 4x4 to 25x25 can be played");
    assert_int_equal(nonet_game_begin_empty(game, large), NONET_ERR_ARG);
    nonet_layout_free(large);
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_UNIQUE);
    nonet_game_free(game);
}

static void what_later_versions_may_mean_is_refused(void **state)
{
    (void)state;
    uint8_t cells[81] = {0};
    nonet_game *game;
    nonet_game_limits limits;
    nonet_game_wish wish;
    nonet_game_origin origin;
    nonet_game_limits_defaults(&limits);
    nonet_game_wish_defaults(&wish);
    nonet_game_origin_defaults(&origin);
    limits.reserved[4] = 1;
    assert_int_equal(nonet_game_new(&limits, &game), NONET_ERR_ARG);
    assert_null(game);
    limits.reserved[4] = 0;
    assert_int_equal(nonet_game_new(&limits, &game), NONET_OK);

    wish.reserved[5] = 1;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    wish.reserved[5] = 0;
    wish.level = -2;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    assert_string_equal(nonet_game_message(game), "there is no such level");
    wish.level = nonet_level_hardest() + 1;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    assert_string_equal(nonet_game_message(game), "there is no such level");
    nonet_layout *tiny;
    assert_int_equal(nonet_layout_new(2, 2, &tiny), NONET_OK);
    wish.layout = tiny;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    nonet_layout_free(tiny);
    assert_int_equal(nonet_game_begin_generated(game, NULL), NONET_OK);
    assert_int_equal(game_origin(game).seed, 1);

    const nonet_position position = {nonet_game_layout(game), cells, NULL, NULL};
    origin.reserved[5] = 1;
    assert_int_equal(nonet_game_begin_puzzle(game, &position, &origin), NONET_ERR_ARG);
    origin.reserved[5] = 0;
    origin.level = nonet_level_hardest() + 1;
    assert_int_equal(nonet_game_begin_puzzle(game, &position, &origin), NONET_ERR_ARG);
    assert_int_equal(game_origin(game).seed, 1); /* the old game stays */
    nonet_game_free(game);
}

static void times_are_told_in_minutes_or_hours(void **state)
{
    (void)state;
    char text[32];
    assert_int_equal(nonet_game_time_text(725999, text, sizeof text), 5);
    assert_string_equal(text, "12:05");
    assert_int_equal(nonet_game_time_text(3605000, text, sizeof text), 7);
    assert_string_equal(text, "1:00:05");
    assert_int_equal(nonet_game_time_text(3605000, text, 3), 7);
    assert_string_equal(text, "1:");
}

static void boards_of_other_sizes_get_a_level(void **state)
{
    (void)state;
    struct random_source source = {9};
    nonet_game *game = random_game(&source, 2, 3);
    press(game, "*");
    assert_int_equal(nonet_game_think(game, 0), 0);
    assert_true(game_rating(game).is_known);
    assert_false(game_rating(game).has_er);
    nonet_game_free(game);
}

static void keys_have_names_and_characters(void **state)
{
    (void)state;
    assert_string_equal(nonet_game_command_key_name(NONET_GAME_COMMAND_UNDO), "u");
    assert_string_equal(nonet_game_command_key_name(NONET_GAME_COMMAND_LEFT), "Left");
    assert_string_equal(nonet_game_command_key_name(NONET_GAME_COMMAND_SYMBOL), "");
    assert_string_equal(nonet_game_command_key_name((nonet_game_command)-1), "");
    assert_int_equal(nonet_game_key_of_character('\r'), NONET_GAME_KEY_ENTER);
    assert_int_equal(nonet_game_key_of_character('\n'), NONET_GAME_KEY_ENTER);
    assert_int_equal(nonet_game_key_of_character('\t'), NONET_GAME_KEY_TAB);
    assert_int_equal(nonet_game_key_of_character(27), NONET_GAME_KEY_ESCAPE);
    assert_int_equal(nonet_game_key_of_character(8), NONET_GAME_KEY_BACKSPACE);
    assert_int_equal(nonet_game_key_of_character(127), NONET_GAME_KEY_BACKSPACE);
    assert_int_equal(nonet_game_key_of_character('u'), 'u');
    assert_int_equal(nonet_game_key_of_character(18), 18);
    assert_int_equal(nonet_game_key_of_character(NONET_GAME_KEY_UP), NONET_GAME_KEY_UP);
}

static void verdicts_have_words(void **state)
{
    (void)state;
    assert_string_equal(nonet_game_verdict_text(NONET_VERDICT_INVALID), "givens clash");
    assert_string_equal(nonet_game_verdict_text(NONET_VERDICT_NONE), "no solution");
    assert_string_equal(nonet_game_verdict_text(NONET_VERDICT_UNIQUE), "one solution");
    assert_string_equal(nonet_game_verdict_text(NONET_VERDICT_MULTIPLE), "several solutions");
    assert_string_equal(nonet_game_verdict_text(NONET_VERDICT_UNKNOWN), "solutions: not known");
}

static void every_key_is_bound_once_and_explained(void **state)
{
    (void)state;
    for (size_t row = 0; nonet_game_binding_at(row); row++) {
        const nonet_game_binding *const binding = nonet_game_binding_at(row);
        assert_true(binding->name[0] && binding->group[0]);
        assert_true(binding->key < 'A' || binding->key > 'Z');
        assert_true(binding->key < '1' || binding->key > '9');
        if (!binding->help) assert_int_equal(binding->command, nonet_game_binding_at(row - 1)->command);
        for (size_t other = 0; other < row; other++)
            assert_int_not_equal(nonet_game_binding_at(other)->key, binding->key);
    }
    for (int command = NONET_GAME_COMMAND_UP; command <= NONET_GAME_COMMAND_QUIT; command++) {
        size_t row = 0;
        while (nonet_game_binding_at(row) && (int)nonet_game_binding_at(row)->command != command) row++;
        if (command != NONET_GAME_COMMAND_SYMBOL) assert_non_null(nonet_game_binding_at(row));
    }
}

static void boards_are_exported(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    const char *text;
    size_t length;
    press(game, "ll3");
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, "line", &text, &length), NONET_OK);
    assert_int_equal(length, 17);
    assert_memory_equal(text, "12....122.4..3.1\n", 17);
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_ENTRIES, "line", &text, &length), NONET_OK);
    assert_memory_equal(text, "123...122.4..3.1\n", 17);
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_MARKS, "candidates", &text, &length), NONET_OK);
    assert_int_equal(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, "nonsense", &text, &length), NONET_ERR_ARG);
    assert_int_equal(nonet_game_export(game, (nonet_game_export_kind)9, "line", &text, &length), NONET_ERR_ARG);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(typing_fills_the_cell_and_typing_again_empties_it),
        cmocka_unit_test(the_cursor_goes_round),
        cmocka_unit_test(conflicts_are_shown_at_once),
        cmocka_unit_test(marks_are_set_filled_and_removed),
        cmocka_unit_test(marks_stay_without_the_option),
        cmocka_unit_test(cells_and_candidates_have_colours),
        cmocka_unit_test(a_value_is_highlighted_everywhere),
        cmocka_unit_test(a_whole_game_by_keys),
        cmocka_unit_test(a_solved_game_says_so),
        cmocka_unit_test(time_stops_in_a_pause),
        cmocka_unit_test(a_game_is_timed_if_the_timer_was_never_off),
        cmocka_unit_test(values_are_told_one_by_one_or_all),
        cmocka_unit_test(restart_can_be_undone),
        cmocka_unit_test(entries_do_not_clash_while_a_puzzle_is_entered),
        cmocka_unit_test(a_puzzle_is_entered_and_played),
        cmocka_unit_test(entries_and_marks_of_a_text_are_a_move),
        cmocka_unit_test(marks_may_belong_to_the_puzzle),
        cmocka_unit_test(capital_letters_are_values_of_large_boards),
        cmocka_unit_test(generated_puzzles_are_played),
        cmocka_unit_test(what_later_versions_may_mean_is_refused),
        cmocka_unit_test(times_are_told_in_minutes_or_hours),
        cmocka_unit_test(boards_of_other_sizes_get_a_level),
        cmocka_unit_test(keys_have_names_and_characters),
        cmocka_unit_test(verdicts_have_words),
        cmocka_unit_test(every_key_is_bound_once_and_explained),
        cmocka_unit_test(boards_are_exported),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
