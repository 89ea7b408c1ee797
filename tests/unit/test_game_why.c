/* test_game_why.c: "why is this wrong?" and "why not 5 here?". */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

static const char small[] = "12..\n..12\n2.4.\n.3.1\n";

/* A puzzle that needs more than singles. */
static const char nine[] = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

static void expect_answer(const nonet_game *game, int cell, int value, nonet_why_kind kind)
{
    const nonet_game_hint hint = game_hint(game);
    assert_int_equal(hint.stage, NONET_GAME_STAGE_ANSWER);
    assert_int_equal(hint.asked_cell, cell);
    assert_int_equal(hint.asked_value, value);
    assert_int_equal(hint.answer, kind);
    assert_true(strlen(hint.text) > 0);
    assert_true(game_cell(game, cell).is_hinted);
    assert_int_equal(nonet_game_hint_picture(game) != NULL, kind == NONET_WHY_STEP);
    assert_int_equal(hint.line[0] != 0, kind == NONET_WHY_STEP);
}

static void the_rules_answer(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll:");
    assert_int_equal(game_state(game).awaiting, NONET_GAME_AWAITING_WHY);
    assert_string_equal(nonet_game_message(game), "why not which value?");
    press(game, "2");
    expect_answer(game, 2, 2, NONET_WHY_RULES);
    assert_string_equal(game_hint(game).text, "2 cannot stand in r1c3: row 1 has its 2 in r1c2.");
    assert_true(game_cell(game, 1).is_hinted);
    assert_int_equal(game_state(game).hints, 1);
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    assert_int_equal(game_hint(game).asked_cell, -1);
    press(game, ":2i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE); /* the next hint is one of its own */
    nonet_game_free(game);
}

static void a_step_answers_and_can_be_done(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ll:3"); /* it is right */
    expect_answer(game, 2, 3, NONET_WHY_STEP);
    assert_true(game_hint(game).technique[0]);
    nonet_game_press(game, NONET_GAME_KEY_ENTER);
    assert_int_equal(game_cell(game, 2).value, 3);
    press(game, "u:4");
    expect_answer(game, 2, 4, NONET_WHY_RULES);
    press(game, "g14:3i"); /* r1c4 is 4, or 3 is elsewhere in its row */
    nonet_game_free(game);
}

/* Wrong entries are left out: the answer does not build on them. */
static void a_wrong_entry_is_explained_without_it(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "g143g224:"); /* r1c4 is 4; the entry in r2c2 is right */
    assert_string_equal(nonet_game_message(game), "4 in r2c2 is right");
    assert_int_equal(game_state(game).checks, 1);
    press(game, "g14:");
    expect_answer(game, 3, 3, NONET_WHY_STEP);
    nonet_game_press(game, NONET_GAME_KEY_ENTER); /* there is no place for it while the cell is filled */
    assert_int_equal(game_cell(game, 3).value, 3);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    press(game, "g13:3"); /* clashes with the wrong 3 only */
    expect_answer(game, 2, 3, NONET_WHY_STEP);
    nonet_game_free(game);
}

static void questions_without_an_answer_say_so(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    assert_int_equal(nonet_game_why(game, 0, 0), NONET_OK);
    assert_string_equal(nonet_game_message(game), "r1c1 is given");
    assert_int_equal(nonet_game_why(game, 2, 0), NONET_OK);
    assert_string_equal(nonet_game_message(game), "r1c3 is empty: why not which value?");
    assert_int_equal(nonet_game_why(game, 0, 3), NONET_OK);
    expect_answer(game, 0, 3, NONET_WHY_FILLED);
    assert_int_equal(nonet_game_why(game, 16, 1), NONET_ERR_ARG);
    assert_int_equal(nonet_game_why(game, -1, 1), NONET_ERR_ARG);
    assert_int_equal(nonet_game_why(game, 0, 5), NONET_ERR_ARG);
    assert_int_equal(nonet_game_why(game, 0, -1), NONET_ERR_ARG);
    nonet_game_do(game, NONET_GAME_COMMAND_WHY, 5);
    assert_string_equal(nonet_game_message(game), "values go from 1 to 4");
    press(game, "p");
    assert_int_equal(nonet_game_why(game, 2, 3), NONET_OK);
    assert_string_equal(nonet_game_message(game), "paused; p goes on");
    press(game, "p==:");
    assert_string_equal(nonet_game_message(game), "it is solved: nothing is wrong");
    nonet_game_free(game);
}

static void none_of_several_solutions_is_the_right_one(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("1...\n....\n....\n....\n");
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_MULTIPLE);
    press(game, "l:2");
    expect_answer(game, 1, 2, NONET_WHY_NOTHING);
    assert_string_equal(game_hint(game).text, "2 may stand in r1c2: there is a solution with it.");
    press(game, "2:");
    assert_string_equal(game_hint(game).text, "2 may stand in r1c2: there is a solution with it.");
    press(game, "ll3g233g344g432"); /* these leave none */
    press(game, "g12:");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_ANSWER);
    nonet_game_free(game);
}

/* What the marks rule out is asked of the rules again; what they have is asked of them. */
static void marks_are_no_answer(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(small);
    press(game, "ag14m3:3");
    expect_answer(game, 3, 3, NONET_WHY_STEP);
    nonet_game_free(game);
}

/* Every wrong value of a hard puzzle has an answer, and none is found to be right. */
static void every_question_is_answered(void **state)
{
    (void)state;
    nonet_game *game = game_of_text(nine);
    uint8_t solution[NONET_GAME_MAX_CELLS];
    solution_of(game, solution);
    for (int cell = 0; cell < 81; cell += 7) {
        if (game_cell(game, cell).is_given) continue;
        const int value = solution[cell] % 9 + 1;
        assert_int_equal(nonet_game_why(game, cell, value), NONET_OK);
        nonet_game_think(game, 20000);
        const nonet_game_hint hint = game_hint(game);
        assert_int_equal(hint.stage, NONET_GAME_STAGE_ANSWER);
        assert_true(hint.answer != NONET_WHY_OPEN && hint.answer != NONET_WHY_SOLUTION);
        assert_null(strstr(hint.text, "is right"));
    }
    nonet_game_free(game);
}

/* The answer comes with more time. */
static void an_answer_may_take_longer(void **state)
{
    (void)state;
    static const nonet_game_limits hasty = {.verdict_ms = 10000, .hint_ms = 1};
    nonet_game *game;
    assert_int_equal(nonet_game_new(&hasty, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, nine, strlen(nine), NULL, NULL), NONET_OK);
    nonet_game_think(game, 0);
    assert_int_equal(nonet_game_why(game, 0, 1), NONET_OK);
    if (nonet_game_work_left(game) & NONET_GAME_WORK_HINT) {
        assert_string_equal(game_hint(game).text, "No answer was found in time.");
        nonet_game_think(game, 0);
    }
    assert_int_equal(nonet_game_work_left(game), 0);
    assert_null(strstr(game_hint(game).text, "in time"));
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_rules_answer),
        cmocka_unit_test(a_step_answers_and_can_be_done),
        cmocka_unit_test(a_wrong_entry_is_explained_without_it),
        cmocka_unit_test(questions_without_an_answer_say_so),
        cmocka_unit_test(none_of_several_solutions_is_the_right_one),
        cmocka_unit_test(marks_are_no_answer),
        cmocka_unit_test(every_question_is_answered),
        cmocka_unit_test(an_answer_may_take_longer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
