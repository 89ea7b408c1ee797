/* test_game_practice.c: practice: for every technique the position is there, its step is accepted, each part of it, too, and what
 * is wrong is refused with a reason; stages of help; boxes and days; the progress as text. What is right is known from the help:
 * a practice of its own is shown the step. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/games.h"
#include "support/position_series.h"

#ifdef TESTS_ARE_SLOW
enum { STRIDE = 9 };
#else
enum { STRIDE = 1 };
#endif

static nonet_practice *new_practice(void)
{
    nonet_practice *practice;
    nonet_practice_settings settings;
    nonet_practice_settings_defaults(&settings);
    settings.answer_ms = 600 * 1000;
    assert_int_equal(nonet_practice_new(&settings, &practice), NONET_OK);
    nonet_practice_set_day(practice, 1000);
    return practice;
}

static nonet_practice_state practice_state(nonet_practice *practice)
{
    nonet_practice_state state;
    nonet_practice_get_state(practice, &state);
    return state;
}

static nonet_practice_record practice_record(const nonet_practice *practice, int technique)
{
    nonet_practice_record record;
    nonet_practice_get_record(practice, technique, &record);
    return record;
}

static void begin(nonet_practice *practice, int technique, uint64_t number)
{
    const nonet_practice_wish wish = {.technique = technique, .number = number};
    assert_int_equal(nonet_practice_begin(practice, &wish), NONET_OK);
}

/* ---- changes --------------------------------------------------------------------------------------------- */

struct change {
    int cell, value;
    bool is_entered;
};

static void make_change(nonet_practice *practice, const struct change *change)
{
    nonet_practice_do(practice, NONET_GAME_COMMAND_JUMP, change->cell);
    nonet_practice_do(practice, change->is_entered ? NONET_GAME_COMMAND_SYMBOL_VALUE : NONET_GAME_COMMAND_SYMBOL_MARK,
                      change->value);
}

/* Everything that the step that help shows does. */
static int changes_of_help(int technique, uint64_t number, struct change *changes)
{
    nonet_practice *const practice = new_practice();
    int count = 0;
    begin(practice, technique, number);
    for (int stage = 0; stage < 3; stage++) assert_int_equal(nonet_practice_help(practice), NONET_OK);
    const nonet_picture *const picture = nonet_game_hint_picture(nonet_practice_game(practice));
    assert_non_null(picture);
    for (size_t at = 0; at < picture->candidate_count; at++) {
        const nonet_picture_candidate *const about = &picture->candidates[at];
        if (about->role != NONET_ROLE_PLACED && about->role != NONET_ROLE_REMOVED) continue;
        assert_true(count < 200);
        changes[count++] = (struct change){about->cell, about->value, about->role == NONET_ROLE_PLACED};
    }
    nonet_practice_free(practice);
    return count;
}

static nonet_practice_verdict answer(nonet_practice *practice)
{
    assert_int_equal(nonet_practice_answer(practice), NONET_OK);
    return practice_state(practice).verdict;
}

/* ---- every technique ------------------------------------------------------------------------------------- */

static void all_and_each_part_of_the_step_is_right(nonet_practice *practice, int technique, uint64_t number)
{
    struct change changes[200];
    const int count = changes_of_help(technique, number, changes);
    assert_true(count > 0);
    begin(practice, technique, number);
    for (int at = 0; at < count; at++) make_change(practice, &changes[at]);
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
    nonet_practice_state state = practice_state(practice);
    assert_int_equal(state.outcome, NONET_PRACTICE_OUTCOME_RIGHT);
    assert_true(state.is_over && !state.missing && state.instances > 0);
    for (int at = 0; at < count; at += count / 2 + 1) {
        begin(practice, technique, number);
        make_change(practice, &changes[at]);
        assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
        assert_non_null(nonet_game_hint_picture(nonet_practice_game(practice)));
    }
}

/* The value of a cell is taken away. */
static void what_is_wrong_is_refused(nonet_practice *practice, int technique, uint64_t number, const uint8_t *solution,
                                     int cell)
{
    nonet_game *const game = nonet_practice_game(practice);
    begin(practice, technique, number);
    make_change(practice, &(struct change){cell, solution[cell], false});
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_WRONG);
    const nonet_practice_state state = practice_state(practice);
    assert_int_equal(state.outcome, NONET_PRACTICE_OUTCOME_WRONG);
    assert_int_equal(state.wrong_cell, cell);
    assert_int_equal(state.wrong_value, solution[cell]);
    assert_non_null(strstr(state.text, "is wrong"));
    assert_true(!state.is_over && !state.answer[0]); /* it is back */
    assert_true(game_cell(game, cell).marks >> (solution[cell] - 1) & 1);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_ANSWER);
    assert_non_null(strstr(game_hint(game).text, "can be"));
    assert_true(strlen(game_hint(game).text) > 30);
}

static void every_technique_can_be_practised(void **state)
{
    nonet_practice *const practice = new_practice();
    int count = 0;
    (void)state;
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        uint8_t solution[NONET_GAME_MAX_CELLS];
        if (!nonet_practice_has(technique) || count++ % STRIDE) continue;
        const uint64_t number = 1 + (uint64_t)technique % 60; /* of the book, or made on the spot */
        all_and_each_part_of_the_step_is_right(practice, technique, number);
        begin(practice, technique, number);
        solution_of(nonet_practice_game(practice), solution);
        int cell = technique % 81;
        while (game_cell(nonet_practice_game(practice), cell).value) cell = (cell + 1) % 81;
        what_is_wrong_is_refused(practice, technique, number, solution, cell);
    }
    assert_true(count >= 100);
    nonet_practice_free(practice);
}

/* Each candidate of a position, alone: those that are wrong are refused, the others are the technique's or another's. */
static void each_candidate_has_its_answer(void **state)
{
    const int technique = nonet_technique_find("swordfish");
    nonet_practice *const practice = new_practice();
    nonet_game *const game = nonet_practice_game(practice);
    struct change changes[200];
    uint8_t solution[NONET_GAME_MAX_CELLS];
    int verdicts[4] = {0};
    (void)state;
    const int count = changes_of_help(technique, 3, changes);
    begin(practice, technique, 3);
    solution_of(game, solution);
    for (int at = 0; at < 81 * 9; at++) {
        const struct change change = {at / 9, at % 9 + 1, false};
        begin(practice, technique, 3);
        const nonet_game_cell about = game_cell(game, change.cell);
        if (about.value || !(about.marks >> (change.value - 1) & 1)) continue;
        if (solution[change.cell] == change.value) {
            what_is_wrong_is_refused(practice, technique, 3, solution, change.cell);
            verdicts[NONET_PRACTICE_VERDICT_WRONG]++;
            continue;
        }
        make_change(practice, &change);
        const nonet_practice_verdict verdict = answer(practice);
        bool is_result = false;
        for (int each = 0; each < count; each++)
            is_result |= changes[each].cell == change.cell && changes[each].value == change.value;
        if (is_result) assert_int_equal(verdict, NONET_PRACTICE_VERDICT_RIGHT);
        else assert_int_not_equal(verdict, NONET_PRACTICE_VERDICT_WRONG);
        if (verdict == NONET_PRACTICE_VERDICT_OTHER) assert_int_equal(practice_state(practice).outcome, 0);
        assert_true(game_hint(game).text[0]);
        verdicts[verdict]++;
    }
    assert_true(verdicts[NONET_PRACTICE_VERDICT_RIGHT] >= count && verdicts[NONET_PRACTICE_VERDICT_WRONG] > 10);
    assert_true(verdicts[NONET_PRACTICE_VERDICT_OTHER] > 0);
    nonet_practice_free(practice);
}

/* What is right and what is true for another reason, in one answer, by the Enter key. */
static void other_parts_of_a_right_answer_are_told(void **state)
{
    const int technique = nonet_technique_find("swordfish");
    nonet_practice *const practice = new_practice();
    struct change changes[200];
    int others = 0;
    (void)state;
    changes_of_help(technique, 3, changes);
    for (int at = 0; at < 81 * 9 && others < 2; at++) {
        const struct change other = {at / 9, at % 9 + 1, false};
        begin(practice, technique, 3);
        const nonet_game_cell about = game_cell(nonet_practice_game(practice), other.cell);
        if (about.value || !(about.marks >> (other.value - 1) & 1)) continue;
        make_change(practice, &other);
        if (answer(practice) != NONET_PRACTICE_VERDICT_OTHER) continue;
        make_change(practice, &changes[0]);
        assert_int_equal(nonet_practice_press(practice, '\r'), NONET_GAME_REQUEST_NONE);
        assert_int_equal(practice_state(practice).verdict, NONET_PRACTICE_VERDICT_RIGHT);
        assert_int_equal(practice_state(practice).outcome, NONET_PRACTICE_OUTCOME_RIGHT);
        assert_non_null(strstr(practice_state(practice).text, "is true, too"));
        others++;
    }
    assert_int_equal(others, 2);
    nonet_practice_free(practice);
}

/* Two wrong parts and a right one: the wrong ones go, the right one stays, and is right then, though it does not count. */
static void only_what_is_wrong_is_taken_back(void **state)
{
    const int technique = nonet_technique_find("skyscraper");
    nonet_practice *const practice = new_practice();
    nonet_game *const game = nonet_practice_game(practice);
    struct change changes[200];
    uint8_t solution[NONET_GAME_MAX_CELLS];
    int wrong = 0;
    (void)state;
    changes_of_help(technique, 1, changes);
    begin(practice, technique, 1);
    solution_of(game, solution);
    make_change(practice, &changes[0]);
    for (int cell = 0; cell < 81 && wrong < 2; cell++) {
        if (game_cell(game, cell).value || cell == changes[0].cell) continue;
        make_change(practice, &(struct change){cell, solution[cell], false});
        wrong++;
    }
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_WRONG);
    assert_non_null(strstr(practice_state(practice).text, "are wrong, and were taken back. The rest"));
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
    assert_int_equal(practice_state(practice).outcome, NONET_PRACTICE_OUTCOME_WRONG);
    assert_int_equal(practice_record(practice, technique).wrong, 1);
    assert_int_equal(practice_record(practice, technique).right, 0);
    nonet_practice_free(practice);
}

/* ---- values ---------------------------------------------------------------------------------------------- */

static void a_single_is_a_value_or_what_leaves_it(void **state)
{
    const int technique = nonet_technique_find("hidden single");
    nonet_practice *const practice = new_practice();
    nonet_game *const game = nonet_practice_game(practice);
    struct change changes[200];
    (void)state;
    assert_int_equal(changes_of_help(technique, 2, changes), 1);
    assert_true(changes[0].is_entered);
    begin(practice, technique, 2);
    assert_true(practice_state(practice).is_value);
    assert_int_equal(game_state(game).mode, NONET_GAME_MODE_VALUES);
    nonet_practice_do(practice, NONET_GAME_COMMAND_JUMP, changes[0].cell);
    for (int value = 1; value <= 9; value++)
        if (value != changes[0].value && game_cell(game, changes[0].cell).marks >> (value - 1) & 1)
            nonet_practice_do(practice, NONET_GAME_COMMAND_SYMBOL_MARK, value);
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
    begin(practice, technique, 2);
    const uint64_t marks = game_cell(game, changes[0].cell).marks;
    for (int value = 1; value <= 9; value++) {
        if (value == changes[0].value || !(marks >> (value - 1) & 1)) continue;
        begin(practice, technique, 2);
        make_change(practice, &(struct change){changes[0].cell, value, true});
        assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_WRONG);
        assert_non_null(strstr(game_hint(game).text, "is not"));
        assert_int_equal(game_cell(game, changes[0].cell).value, 0);
    }
    nonet_practice_free(practice);
}

/* ---- help ------------------------------------------------------------------------------------------------ */

static void help_has_three_stages(void **state)
{
    const int technique = nonet_technique_find("XY-chain");
    nonet_practice *const practice = new_practice();
    nonet_game *const game = nonet_practice_game(practice);
    (void)state;
    begin(practice, technique, 1);
    nonet_practice_press(practice, 'h');
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE);
    nonet_practice_press(practice, NONET_GAME_KEY_DOWN);
    nonet_practice_press(practice, NONET_GAME_KEY_ESCAPE);
    nonet_practice_press(practice, 'h'); /* it was gone: the same again */
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE);
    nonet_practice_press(practice, 'h');
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHAT);
    assert_string_equal(game_hint(game).technique, "XY-chain");
    assert_int_equal(practice_state(practice).outcome, NONET_PRACTICE_OUTCOME_NONE);
    nonet_practice_press(practice, 'h');
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHY);
    assert_int_equal(practice_state(practice).outcome, NONET_PRACTICE_OUTCOME_SHOWN);
    assert_true(practice_state(practice).is_over);
    assert_int_equal(practice_record(practice, technique).shown, 1);
    assert_int_equal(nonet_practice_press(practice, NONET_GAME_KEY_ENTER), NONET_GAME_REQUEST_NEW);
    struct change changes[200];
    changes_of_help(technique, 2, changes);
    begin(practice, technique, 2);
    nonet_practice_press(practice, 'h');
    make_change(practice, &changes[0]);
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
    assert_int_equal(practice_state(practice).outcome, NONET_PRACTICE_OUTCOME_HELPED);
    assert_int_equal(practice_record(practice, technique).box, 1);
    nonet_practice_free(practice);
}

static void keys_change_and_restore(void **state)
{
    nonet_practice *const practice = new_practice();
    nonet_game *const game = nonet_practice_game(practice);
    const nonet_game_binding *binding;
    (void)state;
    begin(practice, nonet_technique_find("X-wing"), 1);
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_NONE);
    assert_string_equal(practice_state(practice).text, "Nothing was changed yet.");
    nonet_practice_press(practice, NONET_GAME_KEY_TAB);
    const int cell = game_state(game).cursor;
    const uint64_t marks = game_cell(game, cell).marks;
    for (char key = '1'; key <= '9'; key++)
        if (marks >> (key - '1') & 1) nonet_practice_press(practice, key);
    assert_true(game_cell(game, cell).marks == 0);
    assert_true(practice_state(practice).answer[0]);
    nonet_practice_press(practice, 'x');
    assert_true(game_cell(game, cell).marks == marks);
    nonet_practice_press(practice, 'u');
    assert_true(game_cell(game, cell).marks == 0);
    nonet_practice_press(practice, 'r');
    assert_string_equal(practice_state(practice).answer, "");
    nonet_practice_press(practice, '=');
    assert_non_null(strstr(nonet_game_message(game), "no such key"));
    nonet_practice_do(practice, NONET_GAME_COMMAND_SOLVE, 0);
    nonet_practice_do(practice, NONET_GAME_COMMAND_SOLVE, 0);
    assert_true(game_state(game).empty > 0);
    nonet_practice_press(practice, 'g');
    nonet_practice_press(practice, '9');
    nonet_practice_press(practice, '8');
    assert_int_equal(game_state(game).cursor, 79);
    assert_int_equal(nonet_practice_press(practice, '?'), NONET_GAME_REQUEST_HELP);
    assert_int_equal(nonet_practice_press(practice, 'n'), NONET_GAME_REQUEST_NEW);
    assert_int_equal(nonet_practice_press(practice, 'q'), NONET_GAME_REQUEST_QUIT);
    for (size_t at = 0; (binding = nonet_practice_binding_at(at)); at++)
        for (size_t other = 0; other < at; other++)
            assert_int_not_equal(binding->key, nonet_practice_binding_at(other)->key);
    nonet_practice_free(practice);
}

/* A front that begins another game there gets no answers about it. */
static void another_game_is_not_answered(void **state)
{
    nonet_practice *const practice = new_practice();
    (void)state;
    begin(practice, nonet_technique_find("X-wing"), 1);
    assert_int_equal(nonet_game_begin_empty(nonet_practice_game(practice), NULL), NONET_OK);
    assert_int_equal(nonet_practice_answer(practice), NONET_ERR_ARG);
    assert_int_equal(nonet_practice_help(practice), NONET_ERR_ARG);
    assert_string_equal(practice_state(practice).answer, "");
    nonet_practice_free(practice);
}

/* ---- positions ------------------------------------------------------------------------------------------- */

static uint64_t digest_at(nonet_practice *practice, int technique, uint64_t number)
{
    begin(practice, technique, number);
    return board_digest(nonet_practice_game(practice));
}

static bool add_to_series(struct position_series *series, nonet_practice *practice)
{
    const nonet_game *const game = nonet_practice_game(practice);
    const int technique = practice_state(practice).technique;
    struct change changes[200];
    nonet_candidate results[200];
    uint8_t cells[81], is_given[81];
    uint64_t marks[81];
    for (int cell = 0; cell < 81; cell++) {
        const nonet_game_cell about = game_cell(game, cell);
        cells[cell] = (uint8_t)about.value;
        is_given[cell] = about.is_given;
        marks[cell] = about.marks;
    }
    const nonet_position position = {series->layout, cells, is_given, marks};
    const int count = changes_of_help(technique, practice_state(practice).number, changes);
    for (int at = 0; at < count; at++)
        results[at] = (nonet_candidate){.cell = (uint16_t)changes[at].cell, .value = (uint8_t)changes[at].value};
    assert_true(series_needs_technique(series, &position, results, (size_t)count));
    return series_add(series, &position);
}

/* From the book, from new puzzles and with other fillings, of all levels; the last two had to be given more by the book. */
static void fifty_in_a_row_are_not_equivalent_and_need_the_technique(void **state)
{
    static const char *const names[] = {"naked single", "pointing", "swordfish",          "unique rectangle type 1",
                                        "XY-chain",     "ALS-XZ",   "BUG type 3",         "cell forcing chains",
                                        "VWXYZ-wing",   "Nishio",   "forcing net verity", "avoidable rectangle type 1"};
    nonet_practice *const practice = new_practice();
    (void)state;
    for (size_t at = 0; at < sizeof names / sizeof *names; at += STRIDE) {
        const int technique = nonet_technique_find(names[at]);
        struct position_series *const series = series_new(technique);
        for (uint64_t number = 1; number <= 50; number++) {
            begin(practice, technique, number);
            assert_true(add_to_series(series, practice));
        }
        series_free(series);
    }
    nonet_practice_free(practice);
}

/* By one practice forward, by others at once; another seed gives others. */
static void a_number_is_the_same_position_everywhere(void **state)
{
    static const char *const names[] = {"swordfish", "forcing chain verity", "W-wing"};
    static const uint64_t numbers[] = {7, 28, 1000, UINT64_MAX};
    nonet_practice *const practice = new_practice();
    nonet_practice *other;
    nonet_practice_settings settings;
    (void)state;
    nonet_practice_settings_defaults(&settings);
    settings.seed = 2;
    assert_int_equal(nonet_practice_new(&settings, &other), NONET_OK);
    for (size_t at = 0; at < sizeof names / sizeof *names; at++)
        for (size_t which = 0; which < sizeof numbers / sizeof *numbers; which++) {
            const int technique = nonet_technique_find(names[at]);
            nonet_practice *const again = new_practice();
            const uint64_t digest = digest_at(practice, technique, numbers[which]);
            assert_true(digest == digest_at(again, technique, numbers[which]));
            assert_true(digest != digest_at(again, technique, numbers[which] - 1));
            assert_true(digest != digest_at(other, technique, numbers[which]));
            nonet_practice_free(again);
        }
    begin(other, nonet_technique_find("X-wing"), 7);
    begin(other, nonet_technique_find("X-wing"), 0);
    assert_true(practice_state(other).number == 8);
    nonet_practice_free(practice);
    nonet_practice_free(other);
}

/* ---- progress -------------------------------------------------------------------------------------------- */

static void do_right(nonet_practice *practice, int technique, uint64_t number)
{
    struct change changes[200];
    changes_of_help(technique, number, changes);
    begin(practice, technique, number);
    make_change(practice, &changes[0]);
    assert_int_equal(answer(practice), NONET_PRACTICE_VERDICT_RIGHT);
}

static void do_wrong(nonet_practice *practice, int technique, uint64_t number)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    int cell = 0;
    begin(practice, technique, number);
    solution_of(nonet_practice_game(practice), solution);
    while (game_cell(nonet_practice_game(practice), cell).value) cell++;
    what_is_wrong_is_refused(practice, technique, number, solution, cell);
}

static void boxes_follow_the_days(void **state)
{
    static const uint32_t days[] = {1, 3, 7, 21, 60, 60};
    nonet_practice *const practice = new_practice();
    const int technique = nonet_technique_find("skyscraper");
    uint32_t day = 1000;
    (void)state;
    for (int time = 0; time < 6; time++) {
        nonet_practice_set_day(practice, day);
        do_right(practice, technique, (uint64_t)time + 1);
        const nonet_practice_record record = practice_record(practice, technique);
        assert_int_equal(record.box, time < 4 ? time + 2 : NONET_PRACTICE_BOXES);
        assert_int_equal(record.due, day + days[time]);
        assert_false(record.is_due);
        day = record.due;
    }
    nonet_practice_set_day(practice, day);
    assert_true(practice_record(practice, technique).is_due);
    do_wrong(practice, technique, 8);
    assert_int_equal(practice_record(practice, technique).box, 1);
    assert_true(practice_record(practice, technique).is_due);
    nonet_practice_free(practice);
}

static void what_comes_next_is_due_or_new(void **state)
{
    nonet_practice *const practice = new_practice();
    const int swordfish = nonet_technique_find("swordfish"), x_wing = nonet_technique_find("X-wing");
    bool members[NONET_MAX_TECHNIQUES] = {false};
    (void)state;
    assert_int_equal(nonet_practice_next(practice, members), -1);
    const int first = nonet_practice_next(practice, NULL);
    assert_int_equal(first, nonet_technique_find("full house"));
    begin(practice, first, 1); /* seen, not answered: others first */
    assert_int_not_equal(nonet_practice_next(practice, NULL), first);
    members[swordfish] = members[x_wing] = true;
    assert_int_equal(nonet_practice_next(practice, members), x_wing);
    do_right(practice, x_wing, 1);
    assert_int_equal(nonet_practice_next(practice, members), swordfish);
    do_wrong(practice, swordfish, 1);
    assert_int_equal(nonet_practice_next(practice, NULL), swordfish); /* due at once */
    do_right(practice, swordfish, 2);
    assert_int_equal(nonet_practice_next(practice, members), x_wing); /* both tomorrow: that of longest ago */
    nonet_practice_set_day(practice, 1001);
    assert_int_equal(nonet_practice_next(practice, NULL), x_wing);
    nonet_practice_free(practice);
}

static void read_progress(nonet_practice *practice, const char *text)
{
    nonet_text_error error;
    assert_int_equal(nonet_practice_read(practice, text, strlen(text), &error), NONET_OK);
    assert_int_equal(error.line, 0);
}

static void progress_goes_into_text_and_back(void **state)
{
    nonet_practice *const practice = new_practice(), *const other = new_practice();
    const char *text, *again;
    size_t length, again_length;
    (void)state;
    do_right(practice, nonet_technique_find("X-wing"), 3);
    do_wrong(practice, nonet_technique_find("W-wing"), 4);
    assert_int_equal(nonet_practice_write(practice, &text, &length), NONET_OK);
    assert_string_equal(text, "nonet-practice 1\n"
                              "X-wing: box 2 due 1001 last 2 number 3 right 1 helped 0 wrong 0 shown 0\n"
                              "W-wing: box 1 due 1000 last 5 number 4 right 0 helped 0 wrong 1 shown 0\n");
    read_progress(other, text);
    assert_int_equal(nonet_practice_write(other, &again, &again_length), NONET_OK);
    assert_string_equal(again, text);
    read_progress(other, text); /* twice is once */
    do_right(other, nonet_technique_find("X-wing"), 4);
    read_progress(other, text); /* what it knows is more */
    assert_int_equal(practice_record(other, nonet_technique_find("X-wing")).right, 2);
    assert_int_equal(nonet_practice_write(other, &again, &again_length), NONET_OK);
    read_progress(practice, again);
    assert_int_equal(practice_record(practice, nonet_technique_find("X-wing")).right, 2);
    nonet_practice_free(practice);
    nonet_practice_free(other);
}

static void damaged_progress_is_read_as_far_as_possible(void **state)
{
    static const struct {
        const char *text;
        int line, column;
        const char *message;
        uint32_t right;
        int box;
    } cases[] = {
        {"nonet-practice 1\nX-wing: box 2 due x right 3\n", 2, 19, "a number is missing", 3, 2},
        {"nonet-practice 1\nX-wing: box 99 right 3\n", 2, 13, "the number is too large", 3, 1},
        {"nonet-practice 1\nX-wong: box 1\nX-wing: box 3 right 4", 2, 1, "this is no technique", 4, 3},
        {"nonet-practice 1\nX-wing: colour 3 box 2 right 1\n", 2, 9, "this word is not known", 1, 2},
        {"nonet-practice 1\nX-wing: right 18446744073709551617 box 2\n", 2, 15, "too large", 0, 2},
        {"nonet-practice 1\n\n\nX-wing right 1\n", 4, 1, "no technique", 0, 0},
    };
    (void)state;
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        nonet_practice *const practice = new_practice();
        nonet_text_error error;
        assert_int_equal(nonet_practice_read(practice, cases[at].text, strlen(cases[at].text), &error), NONET_OK);
        assert_int_equal(error.line, cases[at].line);
        assert_int_equal(error.column, cases[at].column);
        assert_non_null(strstr(error.message, cases[at].message));
        const nonet_practice_record record = practice_record(practice, nonet_technique_find("X-wing"));
        assert_int_equal(record.right, cases[at].right);
        assert_int_equal(record.box, cases[at].box);
        nonet_practice_free(practice);
    }
    nonet_practice *const practice = new_practice();
    nonet_text_error error;
    static const char *const none[] = {"", "nonet-game 1\n", "nonet-practice 2\nX-wing: box 1\n"};
    for (size_t at = 0; at < sizeof none / sizeof *none; at++) {
        assert_int_equal(nonet_practice_read(practice, none[at], strlen(none[at]), &error), NONET_ERR_TEXT);
        assert_int_equal(error.line, 1);
        assert_int_equal(nonet_practice_read(practice, none[at], strlen(none[at]), NULL), NONET_ERR_TEXT);
    }
    assert_int_equal(practice_record(practice, nonet_technique_find("X-wing")).box, 0);
    nonet_practice_free(practice);
}

static void reserved_fields_must_be_zero(void **state)
{
    nonet_practice *practice, *const other = new_practice();
    nonet_practice_settings settings;
    nonet_practice_wish wish = {.technique = nonet_technique_find("X-wing")};
    (void)state;
    nonet_practice_settings_defaults(&settings);
    settings.reserved[5] = 1;
    assert_int_equal(nonet_practice_new(&settings, &practice), NONET_ERR_ARG);
    assert_null(practice);
    settings.reserved[5] = 0;
    settings.limits.reserved[0] = 1;
    assert_int_equal(nonet_practice_new(&settings, &practice), NONET_ERR_ARG);
    wish.reserved[3] = 1;
    assert_int_equal(nonet_practice_begin(other, &wish), NONET_ERR_ARG);
    wish.reserved[3] = 0;
    wish.technique = nonet_technique_find("brute force");
    assert_int_equal(nonet_practice_begin(other, &wish), NONET_ERR_ARG);
    wish.technique = NONET_MAX_TECHNIQUES + 5;
    assert_int_equal(nonet_practice_begin(other, &wish), NONET_ERR_ARG);
    assert_int_equal(practice_state(other).technique, -1);
    assert_int_equal(practice_record(other, -1).box, 0);
    nonet_practice_free(other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_can_be_practised),
        cmocka_unit_test(each_candidate_has_its_answer),
        cmocka_unit_test(other_parts_of_a_right_answer_are_told),
        cmocka_unit_test(only_what_is_wrong_is_taken_back),
        cmocka_unit_test(a_single_is_a_value_or_what_leaves_it),
        cmocka_unit_test(help_has_three_stages),
        cmocka_unit_test(keys_change_and_restore),
        cmocka_unit_test(another_game_is_not_answered),
        cmocka_unit_test(fifty_in_a_row_are_not_equivalent_and_need_the_technique),
        cmocka_unit_test(a_number_is_the_same_position_everywhere),
        cmocka_unit_test(boxes_follow_the_days),
        cmocka_unit_test(what_comes_next_is_due_or_new),
        cmocka_unit_test(progress_goes_into_text_and_back),
        cmocka_unit_test(damaged_progress_is_read_as_far_as_possible),
        cmocka_unit_test(reserved_fields_must_be_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
