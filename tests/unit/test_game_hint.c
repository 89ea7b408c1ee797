/* test_game_hint.c: hints: their stages and effects, mistakes first, and the answer from the solution when time runs
 * out. */
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/games.h"

#ifdef TESTS_ARE_SLOW
enum { GAMES = 1 };
#else
enum { GAMES = 6 };
#endif

static nonet_status draw_hint(const nonet_game *game, nonet_drawing **drawing)
{
    nonet_drawing_settings settings;
    nonet_drawing_defaults(&settings);
    return nonet_game_hint_drawing(game, &settings, drawing);
}

/* Drawn is the step that the text tells, at the position that it is about, whatever the player does meanwhile. */
static void the_reason_is_drawn(void **state)
{
    (void)state;
    nonet_drawing *drawing;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    for (int stage = 0; stage < 3; stage++, press(game, "i")) {
        assert_int_equal(draw_hint(game, &drawing), NONET_ERR_ARG);
        assert_null(drawing);
    }
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHY);
    assert_int_equal(draw_hint(game, &drawing), NONET_OK);
    assert_string_equal(drawing->title, game_hint(game).technique);
    assert_non_null(strstr(drawing->description, "8 of 16 cells filled"));
    bool shows_placed = false;
    for (size_t shape = 0; shape < drawing->shape_count; shape++)
        shows_placed |= drawing->shapes[shape].part == NONET_SHAPE_PART_PLACED;
    assert_true(shows_placed);
    nonet_drawing_free(drawing);
    press(game, "hj");
    assert_int_equal(draw_hint(game, &drawing), NONET_OK);
    nonet_drawing_free(drawing);
    assert_int_equal(draw_hint(game, NULL), NONET_ERR_ARG);
    nonet_game_free(game);
}

static void hints_come_in_stages(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE);
    assert_string_equal(game_hint(game).technique, "");
    assert_true(strlen(game_hint(game).text) > 5);
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHAT);
    assert_true(strlen(game_hint(game).technique) > 5);
    int placed = -1;
    for (int cell = 0; cell < 16; cell++)
        for (int value = 1; value <= 4; value++)
            assert_int_equal(nonet_game_hint_role(game, cell, value, NULL), NONET_ROLE_NONE);
    assert_null(nonet_game_hint_picture(game));
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHY);
    assert_non_null(nonet_game_hint_picture(game));
    for (int cell = 0; cell < 16; cell++)
        for (int value = 1; value <= 4; value++)
            if (nonet_game_hint_role(game, cell, value, NULL) == NONET_ROLE_PLACED) placed = cell;
    assert_true(placed >= 0 && game_cell(game, placed).is_hinted);
    press(game, "hj"); /* moving about keeps it */
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHY);
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    assert_int_not_equal(game_cell(game, placed).value, 0);
    assert_int_equal(game_state(game).hints, 1);
    press(game, "u");
    assert_int_equal(game_cell(game, placed).value, 0);
    press(game, "i");
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    press(game, "ig13m3"); /* a move drops it */
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_NONE);
    nonet_game_free(game);
}

static void the_reason_is_as_long_as_wanted(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    char normal[400], full[400];
    press(game, "iii");
    snprintf(normal, sizeof normal, "%s", game_hint(game).text);
    press(game, "\"");
    assert_string_equal(nonet_game_message(game), "reasons of hints: full");
    assert_true(nonet_game_get_option(game, NONET_GAME_OPTION_FULL_HINTS));
    snprintf(full, sizeof full, "%s", game_hint(game).text);
    assert_string_not_equal(full, normal);
    press(game, "\"");
    assert_string_equal(nonet_game_message(game), "reasons of hints: brief");
    assert_true(nonet_game_get_option(game, NONET_GAME_OPTION_BRIEF_HINTS));
    assert_string_equal(game_hint(game).text, game_hint(game).line);
    press(game, "\"");
    assert_string_equal(nonet_game_message(game), "reasons of hints: normal");
    assert_string_equal(game_hint(game).text, normal);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHY);
    nonet_game_free(game);
}

/* What the text says, and not more. */
static void the_first_stage_shows_where_to_look(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    bool is_shown[16];
    press(game, "i");
    for (int cell = 0; cell < 16; cell++) is_shown[cell] = game_cell(game, cell).is_hinted;
    press(game, "ii");
    const nonet_picture_place *const place = &nonet_game_hint_picture(game)->place;
    size_t count = 0;
    for (int cell = 0; cell < 16; cell++) count += is_shown[cell];
    assert_int_equal(count, place->cells.count);
    for (size_t index = 0; index < place->cells.count; index++) assert_true(is_shown[place->cells.cells[index]]);
    nonet_game_free(game);
}

/* From the example of 3D Medusa to the end. */
static void the_game_shows_what_the_picture_has(void **state)
{
    (void)state;
    const int medusa = nonet_technique_find("3D Medusa");
    nonet_game *game = game_of_text(nonet_technique_at((size_t)medusa)->example);
    for (int step = 0; step < 200 && game_state(game).phase == NONET_GAME_PHASE_PLAYING; step++) {
        press(game, "iii");
        const nonet_picture *const picture = nonet_game_hint_picture(game);
        assert_non_null(picture);
        for (size_t index = 0; index < picture->candidate_count; index++) {
            const nonet_picture_candidate *const at = &picture->candidates[index];
            int set;
            assert_int_equal(nonet_game_hint_role(game, at->cell, at->value, &set), at->role);
            assert_int_equal(set, at->set);
            if (at->role == NONET_ROLE_REMOVED) assert_true(game_cell(game, at->cell).is_hinted);
        }
        press(game, "i");
    }
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    nonet_game_free(game);
}

/* A 10x10 board that lacks two values of its first row, the second of them 10, which is shown as A. */
static nonet_game *game_with_letters(void)
{
    char text[101] = "";
    for (int cell = 0; cell < 100; cell++) {
        const int row = cell / 10, column = cell % 10;
        text[cell] = nonet_game_symbol((5 * (row % 2) + row / 2 + column) % 10 + 1);
    }
    text[0] = text[9] = '.';
    return game_of_text(text);
}

static void letters_are_told_as_the_board_shows_them(void **state)
{
    (void)state;
    nonet_game *game = game_with_letters();
    nonet_game_click(game, 9);
    press(game, "2");
    assert_string_equal(nonet_game_message(game), "two 2s in row 1: r1c10 and r1c2");
    press(game, "u");
    nonet_game_do(game, NONET_GAME_COMMAND_REVEAL, 0);
    assert_string_equal(nonet_game_message(game), "r1c10 is A");
    press(game, "u");
    nonet_game_click(game, 0);
    press(game, "A");
    assert_non_null(strstr(nonet_game_message(game), "two As in "));
    press(game, "uiiii"); /* the 1 */
    press(game, "iii");
    assert_non_null(strstr(game_hint(game).text, "so r1c10 is A."));
    nonet_game_free(game);
}

/* Every step must agree with the solution, and there must be an end. */
static void follow_hints(nonet_game *game)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    solution_of(game, solution);
    for (int step = 0; game_state(game).phase == NONET_GAME_PHASE_PLAYING; step++) {
        assert_true(step < 5000);
        press(game, "i");
        nonet_game_press(game, NONET_GAME_KEY_ENTER);
        for (int cell = 0; cell < nonet_layout_cells(nonet_game_layout(game)); cell++) {
            const nonet_game_cell view = game_cell(game, cell);
            if (view.value) assert_int_equal(view.value, solution[cell]);
            else if (view.marks) assert_true(view.marks >> (solution[cell] - 1) & 1);
        }
    }
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
}

static void hints_lead_to_the_solution(void **state)
{
    (void)state;
    static const int shapes[][2] = {{2, 2}, {2, 3}, {3, 3}, {4, 4}};
    struct random_source source = {21};
    for (int turn = 0; turn < GAMES; turn++)
        for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
            nonet_game *game = random_game(&source, shapes[shape][0], shapes[shape][1]);
            if (turn % 2) press(game, "a");
            if (turn % 3 == 2) press(game, "-");
            follow_hints(game);
            nonet_game_free(game);
        }
}

static void without_a_hint_there_is_nothing_to_do(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    press(game, "iii"); /* what it is about is forgotten with it */
    nonet_game_press(game, NONET_GAME_KEY_ESCAPE);
    press(game, "g134"); /* wrong */
    nonet_game_press(game, NONET_GAME_KEY_ENTER);
    assert_string_equal(nonet_game_message(game), "there is no hint yet: i gives one");
    assert_int_equal(game_state(game).empty, 7);
    assert_int_equal(game_state(game).hints, 1);
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_MISTAKE);
    for (int cell = 0; cell < 16; cell++) assert_int_equal(nonet_game_hint_candidates(game, cell), 0);
    nonet_game_free(game);
}

static void mistakes_are_the_first_hint(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("12..\n..12\n2.4.\n.3.1\n");
    press(game, "g134g143"); /* 4 and 3, the wrong way round */
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_MISTAKE);
    assert_string_equal(game_hint(game).text, "2 entries are wrong. b goes back to before the first mistake.");
    press(game, "i");
    assert_int_equal(game_state(game).empty, 8);
    assert_string_equal(nonet_game_message(game), "back to before the first mistake: 2 moves undone, y redoes");
    press(game, "b");
    assert_string_equal(nonet_game_message(game), "nothing is wrong");
    press(game, "ag14m4"); /* the mark of the solution goes */
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_MISTAKE);
    press(game, "v");
    assert_string_equal(nonet_game_message(game),
                        "entries are right; 1 cell lacks its right mark: { shows where, } adds it");
    press(game, "b");
    assert_int_equal(game_cell(game, 3).marks, 12);
    press(game, "w4"); /* a single mark is only a note */
    press(game, "i");
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE);
    nonet_game_free(game);
}

static void the_solution_helps_when_there_is_no_step(void **state)
{
    (void)state;
    nonet_game *game = game_of_text("....\n....\n....\n...1\n");
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_MULTIPLE);
    press(game, "i");
    assert_true(game_hint(game).is_from_solution);
    assert_string_equal(game_hint(game).text,
                        "Nothing more follows: the puzzle has several solutions. Show r1c1 in one of them?");
    assert_int_equal(nonet_game_work_left(game), 0);
    press(game, "iii");
    assert_int_equal(game_state(game).empty, 14);
    for (int step = 0; step < 100; step++) {
        press(game, "i");
        nonet_game_press(game, NONET_GAME_KEY_ENTER);
    }
    assert_int_equal(game_state(game).phase, NONET_GAME_PHASE_SOLVED);
    nonet_game_free(game);
}

/* In a millisecond a machine may find the step or not; if not, more time helps, and the hint keeps its stage. */
static void more_time_finds_the_reason(void **state)
{
    (void)state;
    static const char hard[] = ".54.3.26.7.....8.46.......5..6..1..9..9...4...3..5.......7..........3.28...26.5..";
    static const nonet_game_limits hasty = {.verdict_ms = 1000, .hint_ms = 1, .rating_ms = 1};
    nonet_game *game;
    assert_int_equal(nonet_game_new(&hasty, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, hard, strlen(hard), NULL, NULL), NONET_OK);
    for (int step = 0; step < 40 && game_state(game).phase == NONET_GAME_PHASE_PLAYING; step++) {
        press(game, "ii");
        assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHAT);
        if (nonet_game_work_left(game) & NONET_GAME_WORK_HINT) {
            assert_true(game_hint(game).is_from_solution);
            assert_int_equal(nonet_game_think(game, 0), 0);
            assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHAT);
        }
        assert_false(game_hint(game).is_from_solution);
        assert_true(game_hint(game).technique[0]);
        nonet_game_press(game, NONET_GAME_KEY_ENTER);
    }
    nonet_game_free(game);
}

/* Without a step and without a solution there is nothing to tell yet; with more time the hint begins. */
static void a_hint_that_had_no_time_goes_on(void **state)
{
    (void)state;
    static const nonet_game_limits hasty = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    static char text[4000];
    FILE *const file = fopen("tests/data/hard_25x25.txt", "r");
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    nonet_game *game;
    assert_int_equal(nonet_game_new(&hasty, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, text, strlen(text), NULL, NULL), NONET_OK);
    press(game, "i");
    const bool had_time = game_hint(game).stage != NONET_GAME_STAGE_NONE; /* of a very fast machine */
    if (!had_time) {
        assert_string_equal(nonet_game_message(game), "looking for a step ...");
        assert_true(nonet_game_work_left(game) & NONET_GAME_WORK_HINT);
        assert_int_equal(game_state(game).hints, 0);
        nonet_game_press(game, NONET_GAME_KEY_ESCAPE); /* it can be given up */
        assert_false(nonet_game_work_left(game) & NONET_GAME_WORK_HINT);
        press(game, "i");
    }
    for (int turn = 0; turn < 10 && nonet_game_work_left(game); turn++) nonet_game_think(game, 0);
    assert_int_equal(nonet_game_work_left(game), 0);
    assert_int_equal(game_hint(game).stage, NONET_GAME_STAGE_WHERE);
    assert_int_equal(game_state(game).hints, 1);
    assert_string_equal(nonet_game_message(game), had_time ? "now a step was found" : game_hint(game).text);
    press(game, "iii");
    assert_int_equal(game_state(game).undo_count, 1);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(hints_come_in_stages),
        cmocka_unit_test(the_reason_is_drawn),
        cmocka_unit_test(the_reason_is_as_long_as_wanted),
        cmocka_unit_test(the_first_stage_shows_where_to_look),
        cmocka_unit_test(the_game_shows_what_the_picture_has),
        cmocka_unit_test(letters_are_told_as_the_board_shows_them),
        cmocka_unit_test(hints_lead_to_the_solution),
        cmocka_unit_test(without_a_hint_there_is_nothing_to_do),
        cmocka_unit_test(mistakes_are_the_first_hint),
        cmocka_unit_test(the_solution_helps_when_there_is_no_step),
        cmocka_unit_test(more_time_finds_the_reason),
        cmocka_unit_test(a_hint_that_had_no_time_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
