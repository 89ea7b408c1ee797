/* test_game_no_arguments.c: every public call of the game, with NULL and 0 for all that it takes: it refuses, or does nothing.
 * tests/scripts/every_call_takes_nothing sees to it that none is missing here. */
#include "cmocka_all.h"
#include "support/games.h"

#define EXPECT_REFUSED(call) assert_int_equal(call, NONET_ERR_ARG)

static void calls_that_begin_take_nothing(void **state)
{
    (void)state;
    nonet_game_limits_defaults(NULL);
    nonet_game_origin_defaults(NULL);
    nonet_game_wish_defaults(NULL);
    EXPECT_REFUSED(nonet_game_daily(0, 0, 0, NULL));
    EXPECT_REFUSED(nonet_game_daily(2026, 11, 18, NULL));
    EXPECT_REFUSED(nonet_game_new(NULL, NULL));
    nonet_game_free(NULL);
    nonet_game_set_clock(NULL, 0);
    nonet_game_stop(NULL);
    nonet_game_set_tick(NULL, 1, NULL, NULL);
    nonet_game_progress(NULL, NULL);
    EXPECT_REFUSED(nonet_game_begin_puzzle(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_begin_empty(NULL, NULL));
    EXPECT_REFUSED(nonet_game_begin_generated(NULL, NULL));
    EXPECT_REFUSED(nonet_game_open(NULL, NULL, 0, NULL, NULL));
    EXPECT_REFUSED(nonet_game_paste(NULL, NULL, 0, NULL));
}

static void keys_take_nothing(void **state)
{
    (void)state;
    assert_non_null(nonet_game_binding_at(0));
    assert_string_equal(nonet_game_command_key_name(NONET_GAME_COMMAND_NOTHING), "");
    assert_int_equal(nonet_game_key_of_character(0), 0);
    assert_int_equal(nonet_game_press(NULL, 0), NONET_GAME_REQUEST_NONE);
    assert_int_equal(nonet_game_press(NULL, 'q'), NONET_GAME_REQUEST_NONE);
    nonet_game_click(NULL, 0);
    nonet_game_select(NULL, 0, NONET_GAME_SELECTING_ADD);
    assert_int_equal(nonet_game_do(NULL, NONET_GAME_COMMAND_QUIT, 0), NONET_GAME_REQUEST_NONE);
    assert_int_equal(nonet_game_symbol(0), '.');
    assert_int_equal(nonet_game_time_text(0, NULL, 0), 4);
    assert_int_equal(nonet_game_time_text(0, NULL, 1), 4);
}

static void what_there_is_to_draw_takes_nothing(void **state)
{
    (void)state;
    int set = 7;
    nonet_game_get_state(NULL, NULL);
    nonet_game_get_cell(NULL, 0, NULL);
    nonet_game_get_hint(NULL, NULL);
    nonet_game_get_rating(NULL, NULL);
    nonet_game_get_origin(NULL, NULL);
    nonet_game_get_checkpoint(NULL, 0, NULL);
    EXPECT_REFUSED(nonet_game_name_checkpoint(NULL, 1, NULL));
    assert_int_equal(game_state(NULL).givens, 0);
    assert_int_equal(game_cell(NULL, 0).value, 0);
    assert_int_equal(game_hint(NULL).stage, NONET_GAME_STAGE_NONE);
    assert_string_equal(game_hint(NULL).text, "");
    assert_false(game_rating(NULL).is_known);
    assert_string_equal(game_rating(NULL).hardest, "");
    assert_int_equal(game_origin(NULL).level, -1);
    assert_null(nonet_game_layout(NULL));
    assert_string_equal(nonet_game_message(NULL), "");
    assert_string_equal(nonet_game_verdict_text((nonet_verdict)0), "solutions: not known");
    assert_int_equal(nonet_game_values_left(NULL, 1), 0);
    assert_null(nonet_game_hint_picture(NULL));
    EXPECT_REFUSED(nonet_game_why(NULL, 0, 0));
    assert_int_equal(nonet_game_hint_drawing(NULL, NULL, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_game_json_binding(NULL, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_game_hint_role(NULL, 0, 0, NULL), NONET_ROLE_NONE);
    assert_int_equal(nonet_game_hint_role(NULL, 0, 0, &set), NONET_ROLE_NONE);
    assert_int_equal(set, -1);
    assert_true(nonet_game_hint_candidates(NULL, 0) == 0);
}

static void the_rest_takes_nothing(void **state)
{
    (void)state;
    const char *text;
    size_t length;
    bool replaces;
    assert_false(nonet_game_get_option(NULL, NONET_GAME_OPTION_FOLLOW));
    nonet_game_set_option(NULL, NONET_GAME_OPTION_FOLLOW, true);
    assert_string_equal(nonet_game_option_name(NONET_GAME_OPTION_COUNT), "");
    assert_int_equal(nonet_game_work_left(NULL), 0);
    assert_int_equal(nonet_game_think(NULL, 0), 0);
    EXPECT_REFUSED(nonet_game_json(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_save(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_save(NULL, &text, &length));
    EXPECT_REFUSED(nonet_game_log(NULL, false, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_log(NULL, false, &text, &length, &replaces));
    EXPECT_REFUSED(nonet_game_export(NULL, NONET_GAME_EXPORT_GIVENS, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_export(NULL, NONET_GAME_EXPORT_GIVENS, "line", &text, &length));
}

static void practice_takes_nothing(void **state)
{
    (void)state;
    const char *text;
    size_t length;
    nonet_practice_state about;
    nonet_practice_record record;
    nonet_practice_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_practice_new(NULL, NULL));
    nonet_practice_free(NULL);
    nonet_practice_set_day(NULL, 0);
    assert_false(nonet_practice_has(-1));
    assert_int_equal(nonet_practice_next(NULL, NULL), -1);
    EXPECT_REFUSED(nonet_practice_begin(NULL, NULL));
    assert_null(nonet_practice_game(NULL));
    EXPECT_REFUSED(nonet_practice_answer(NULL));
    EXPECT_REFUSED(nonet_practice_help(NULL));
    nonet_practice_get_state(NULL, NULL);
    nonet_practice_get_state(NULL, &about);
    assert_int_equal(about.technique, -1);
    assert_string_equal(about.text, "");
    nonet_practice_get_record(NULL, 0, NULL);
    nonet_practice_get_record(NULL, 0, &record);
    assert_int_equal(record.box, 0);
    EXPECT_REFUSED(nonet_practice_write(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_practice_write(NULL, &text, &length));
    EXPECT_REFUSED(nonet_practice_read(NULL, NULL, 0, NULL));
    assert_non_null(nonet_practice_binding_at(0));
    assert_int_equal(nonet_practice_press(NULL, 'q'), NONET_GAME_REQUEST_NONE);
    assert_int_equal(nonet_practice_do(NULL, NONET_GAME_COMMAND_QUIT, 0), NONET_GAME_REQUEST_NONE);
    EXPECT_REFUSED(nonet_practice_json(NULL, NULL, NULL));
}

/* A practice without a position, and nothing else. */
static void a_practice_alone_is_enough_to_refuse(void **state)
{
    (void)state;
    nonet_practice *practice;
    assert_int_equal(nonet_practice_new(NULL, &practice), NONET_OK);
    EXPECT_REFUSED(nonet_practice_begin(practice, NULL));
    EXPECT_REFUSED(nonet_practice_answer(practice));
    EXPECT_REFUSED(nonet_practice_help(practice));
    EXPECT_REFUSED(nonet_practice_write(practice, NULL, NULL));
    EXPECT_REFUSED(nonet_practice_read(practice, NULL, 1, NULL));
    EXPECT_REFUSED(nonet_practice_json(practice, NULL, NULL));
    nonet_practice_get_state(practice, NULL);
    nonet_practice_get_record(practice, 0, NULL);
    assert_int_equal(nonet_practice_press(practice, NONET_GAME_KEY_ENTER), NONET_GAME_REQUEST_NONE);
    assert_int_equal(nonet_practice_press(practice, 'h'), NONET_GAME_REQUEST_NONE);
    assert_int_equal(nonet_practice_press(practice, 'x'), NONET_GAME_REQUEST_NONE);
    nonet_practice_free(practice);
}

/* A game, but nothing else. */
static void a_game_alone_is_enough_to_refuse(void **state)
{
    (void)state;
    nonet_game *game;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    EXPECT_REFUSED(nonet_game_begin_puzzle(game, NULL, NULL));
    EXPECT_REFUSED(nonet_game_open(game, NULL, 1, NULL, NULL));
    EXPECT_REFUSED(nonet_game_json(game, NULL, NULL));
    EXPECT_REFUSED(nonet_game_save(game, NULL, NULL));
    EXPECT_REFUSED(nonet_game_log(game, false, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_game_export(game, NONET_GAME_EXPORT_GIVENS, NULL, NULL, NULL));
    assert_int_equal(nonet_game_begin_empty(game, NULL), NONET_OK);
    assert_int_equal(nonet_layout_side(nonet_game_layout(game)), 9);
    nonet_game_get_state(game, NULL);
    nonet_game_get_cell(game, 0, NULL);
    nonet_game_get_hint(game, NULL);
    nonet_game_get_rating(game, NULL);
    nonet_game_get_origin(game, NULL);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_that_begin_take_nothing),        cmocka_unit_test(keys_take_nothing),
        cmocka_unit_test(what_there_is_to_draw_takes_nothing),  cmocka_unit_test(the_rest_takes_nothing),
        cmocka_unit_test(a_game_alone_is_enough_to_refuse),     cmocka_unit_test(practice_takes_nothing),
        cmocka_unit_test(a_practice_alone_is_enough_to_refuse),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
