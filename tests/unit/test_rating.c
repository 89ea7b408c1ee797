/* test_rating.c: the rater handle: ratings do not depend on how a puzzle is written, and nothing that was stopped or
 * cut short counts as a rating. */
#include <nonet.h>
#include <string.h>

#include "cmocka_all.h"

/* ER 4.2, EP 1.2, ED 1.2. */
static const char xy_wing[] = "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";
/* ER 8.9, EP 1.2, ED 1.2: dynamic chains. */
static const char dynamic[] = ".6...8.7...793.....182........6....3....792.......294....5.....72....31...4.....8";
/* ER, EP and ED 2.0: a diamond. */
static const char diamond[] = "..8.9..........7..2......35....4.2......8.1...4.9.16.8..95...7....31...64...6....";

static nonet_layout *layout;

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout);
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

static nonet_board *new_puzzle(const char *text, bool with_candidates)
{
    nonet_board *board;
    assert_int_equal(nonet_board_new(layout, with_candidates, &board), NONET_OK);
    for (int cell = 0; cell < 81; cell++) board->cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    return board;
}

static nonet_rater *new_rater(const nonet_rater_settings *settings)
{
    nonet_rater *rater;
    assert_int_equal(nonet_rater_new(settings, &rater), NONET_OK);
    return rater;
}

static nonet_rater *new_rater_of(unsigned scales)
{
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.scales = scales;
    return new_rater(&settings);
}

static nonet_status rate_text(nonet_rater *rater, const char *text, nonet_rating *rating)
{
    nonet_board *const puzzle = new_puzzle(text, false);
    const nonet_status status = nonet_rater_rate(rater, &puzzle->position, rating);
    nonet_board_free(puzzle);
    return status;
}

static void expect_se(const nonet_rating *rating, int er, int ep, int ed, const char *hardest)
{
    assert_int_equal(rating->verdict, NONET_VERDICT_UNIQUE);
    assert_true(rating->scales & NONET_SCALE_SE);
    assert_int_equal(rating->se.er, er);
    assert_int_equal(rating->se.ep, ep);
    assert_int_equal(rating->se.ed, ed);
    assert_string_equal(rating->se.hardest, hardest);
}

static void puzzles_have_their_ratings(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater *const rater = new_rater(NULL);
    assert_int_equal(rate_text(rater, xy_wing, &rating), NONET_OK);
    expect_se(&rating, 42, 12, 12, "XY-Wing");
    assert_int_equal(rating.scales, NONET_SCALE_SE);
    assert_int_equal(rate_text(rater, dynamic, &rating), NONET_OK);
    expect_se(&rating, 89, 12, 12, "Dynamic Contradiction Forcing Chain");
    assert_int_equal(rate_text(rater, diamond, &rating), NONET_OK);
    expect_se(&rating, 20, 20, 20, "Direct Hidden Pair");
    nonet_rater_free(rater);
}

/* The explainer that follows HoDoKu goes the same way. */
static void both_scales_at_once(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_explainer *explainer;
    nonet_start start;
    const nonet_step *step;
    nonet_difficulty difficulty;
    nonet_rater *const rater = new_rater_of(NONET_SCALE_SE | NONET_SCALE_HODOKU);
    assert_int_equal(rate_text(rater, xy_wing, &rating), NONET_OK);
    expect_se(&rating, 42, 12, 12, "XY-Wing");
    assert_int_equal(rating.scales, NONET_SCALE_SE | NONET_SCALE_HODOKU);
    nonet_board *const puzzle = new_puzzle(xy_wing, false);
    const nonet_explainer_settings settings = {.like = NONET_LIKE_HODOKU};
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
    while (nonet_explainer_next(explainer, &step) == NONET_OK) nonet_explainer_apply(explainer);
    assert_int_equal(nonet_explainer_difficulty(explainer, &difficulty), NONET_OK);
    assert_int_equal(rating.hodoku.score, difficulty.hodoku_score);
    assert_int_equal(rating.hodoku.level, difficulty.hodoku_level);
    assert_string_equal(rating.hodoku.hardest, "W-Wing");
    nonet_board_free(puzzle);
    nonet_explainer_free(explainer);
    nonet_rater_free(rater);
}

/* All candidates, or only those that no given excludes: the same puzzle. */
static void marks_that_say_nothing_change_nothing(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater *const rater = new_rater(NULL);
    nonet_board *const puzzle = new_puzzle(dynamic, true);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    expect_se(&rating, 89, 12, 12, "Dynamic Contradiction Forcing Chain");
    for (int cell = 0; cell < 81; cell++)
        for (int peer = 0; peer < 81; peer++) {
            const bool sees = cell / 9 == peer / 9 || cell % 9 == peer % 9 ||
                              (cell / 27 == peer / 27 && cell % 9 / 3 == peer % 9 / 3);
            if (sees && puzzle->cells[peer]) puzzle->candidates[cell] &= ~(UINT64_C(1) << (puzzle->cells[peer] - 1));
        }
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    expect_se(&rating, 89, 12, 12, "Dynamic Contradiction Forcing Chain");
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

static void given_candidates_count(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_result result;
    nonet_solver *solver;
    nonet_rater *const rater = new_rater(NULL);
    nonet_board *const puzzle = new_puzzle(dynamic, true);
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    assert_int_equal(nonet_solver_solve(solver, &puzzle->position, &result), NONET_OK);
    /* No values at all, only marks: the solution in all cells but some of the last. */
    for (int cell = 0; cell < 81; cell++) {
        puzzle->cells[cell] = 0;
        puzzle->candidates[cell] = cell < 79 ? UINT64_C(1) << (result.solution[cell] - 1) : 0x1ff;
    }
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    assert_int_equal(rating.verdict, NONET_VERDICT_UNIQUE);
    assert_in_range(rating.se.er, 10, 23); /* singles */
    puzzle->candidates[0] = UINT64_C(1) << (result.solution[0] % 9);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    assert_int_not_equal(rating.verdict, NONET_VERDICT_UNIQUE);
    assert_int_equal(rating.scales, 0);
    nonet_solver_free(solver);
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

static void what_has_not_one_solution_has_no_rating(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater *const rater = new_rater_of(NONET_SCALE_SE | NONET_SCALE_HODOKU);
    char text[82];
    memcpy(text, xy_wing, sizeof text);
    text[0] = '.';
    assert_int_equal(rate_text(rater, text, &rating), NONET_OK);
    assert_int_equal(rating.verdict, NONET_VERDICT_MULTIPLE);
    assert_int_equal(rating.scales, 0);
    text[0] = '7';
    assert_int_equal(rate_text(rater, text, &rating), NONET_OK);
    assert_int_equal(rating.verdict, NONET_VERDICT_INVALID);
    assert_int_equal(rating.conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
    assert_int_equal(rating.scales, 0);
    text[0] = '5';
    text[1] = '3';
    assert_int_equal(rate_text(rater, text, &rating), NONET_OK);
    assert_int_equal(rating.verdict, NONET_VERDICT_NONE);
    assert_int_equal(rating.scales, 0);
    nonet_rater_free(rater);
}

static void a_full_board_needs_no_step(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_result result;
    nonet_solver *solver;
    nonet_rater *const rater = new_rater_of(NONET_SCALE_SE | NONET_SCALE_HODOKU);
    nonet_board *const puzzle = new_puzzle(xy_wing, false);
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    assert_int_equal(nonet_solver_solve(solver, &puzzle->position, &result), NONET_OK);
    memcpy(puzzle->cells, result.solution, 81);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    expect_se(&rating, 0, 0, 0, "");
    assert_int_equal(rating.hodoku.score, 0);
    assert_string_equal(rating.hodoku.hardest, "");
    nonet_solver_free(solver);
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

/* ---- equivalent puzzles ------------------------------------------------------------------------ */

static void expect_equal_ratings(nonet_rater *rater, const nonet_position *puzzle, uint64_t seed)
{
    nonet_rating first, other;
    uint8_t form[81];
    nonet_board *const turned = new_puzzle(xy_wing, puzzle->candidates != NULL);
    assert_int_equal(nonet_rater_rate(rater, puzzle, &first), NONET_OK);
    assert_int_equal(first.scales, NONET_SCALE_SE | NONET_SCALE_HODOKU);
    memcpy(form, first.canonical->cells, sizeof form);
    for (uint64_t index = 0; index < 20; index++) {
        nonet_transform transform;
        assert_int_equal(nonet_transform_random(layout, seed, index, &transform), NONET_OK);
        assert_int_equal(nonet_transform_apply(&transform, puzzle, turned), NONET_OK);
        assert_int_equal(nonet_rater_rate(rater, &turned->position, &other), NONET_OK);
        assert_memory_equal(other.canonical->cells, form, sizeof form);
        expect_se(&other, first.se.er, first.se.ep, first.se.ed, first.se.hardest);
        assert_int_equal(other.hodoku.score, first.hodoku.score);
        assert_int_equal(other.hodoku.level, first.hodoku.level);
    }
    nonet_board_free(turned);
}

static void canonical_ratings_are_equal_for_equivalent_puzzles(void **state)
{
    (void)state;
    static const char *const texts[] = {xy_wing, dynamic, diamond};
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU;
    settings.canonical = true;
    nonet_rater *const rater = new_rater(&settings);
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        nonet_board *const puzzle = new_puzzle(texts[index], false);
        expect_equal_ratings(rater, &puzzle->position, index + 1);
        nonet_board_free(puzzle);
    }
    nonet_rater_free(rater);
}

/* Without a single value: the candidates alone decide on the form. */
static void candidates_have_a_form_too(void **state)
{
    (void)state;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU;
    settings.canonical = true;
    nonet_rater *const rater = new_rater(&settings);
    nonet_board *const puzzle = new_puzzle(xy_wing, true);
    for (int cell = 0; cell < 81; cell++) {
        if (puzzle->cells[cell]) puzzle->candidates[cell] = UINT64_C(1) << (puzzle->cells[cell] - 1);
        puzzle->cells[cell] = 0;
    }
    expect_equal_ratings(rater, &puzzle->position, 4);
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

/* ---- steps ------------------------------------------------------------------------------------- */

struct following {
    nonet_board *board;
    int steps, hardest, first, until_placed;
};

static bool follow_step(void *context, const nonet_rating_step *step)
{
    struct following *const following = context;
    assert_true(step->technique && *step->technique);
    assert_true(step->placement || step->elimination_count);
    if (!following->steps++) following->first = step->rating;
    if (step->rating > following->hardest) following->hardest = step->rating;
    for (size_t index = 0; index < step->elimination_count; index++) {
        const nonet_candidate gone = step->eliminations[index];
        assert_int_equal(following->board->cells[gone.cell], 0);
        following->board->candidates[gone.cell] &= ~(UINT64_C(1) << (gone.value - 1));
    }
    if (!step->placement) return true;
    assert_int_equal(following->board->cells[step->placement->cell], 0);
    following->board->cells[step->placement->cell] = step->placement->value;
    if (!following->until_placed) following->until_placed = following->hardest;
    return true;
}

static void follow_steps(bool is_canonical)
{
    nonet_rating rating;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.canonical = is_canonical;
    nonet_rater *const rater = new_rater(&settings);
    nonet_board *const puzzle = new_puzzle(dynamic, false);
    struct following following = {.board = new_puzzle(dynamic, true)};
    assert_int_equal(nonet_rater_each(rater, &puzzle->position, follow_step, &following, &rating), NONET_OK);
    assert_true(nonet_position_accepts(&puzzle->position, following.board->cells));
    assert_int_equal(following.hardest, rating.se.er);
    assert_int_equal(following.until_placed, rating.se.ep);
    assert_int_equal(following.first, rating.se.ed);
    nonet_board_free(following.board);
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

static void the_steps_lead_to_the_solution(void **state)
{
    (void)state;
    follow_steps(false);
    follow_steps(true); /* told as those of the puzzle */
}

static bool enough_after_three(void *context, const nonet_rating_step *step)
{
    (void)step;
    return ++*(int *)context < 3;
}

static void a_sink_can_end_it(void **state)
{
    (void)state;
    nonet_rating rating;
    int steps = 0;
    nonet_rater *const rater = new_rater_of(NONET_SCALE_SE | NONET_SCALE_HODOKU);
    nonet_board *const puzzle = new_puzzle(xy_wing, false);
    assert_int_equal(nonet_rater_each(rater, &puzzle->position, enough_after_three, &steps, &rating), NONET_OK);
    assert_int_equal(steps, 3);
    assert_int_equal(rating.scales, 0);
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
}

/* ---- ending early ------------------------------------------------------------------------------ */

static void expect_wanted(const nonet_rater_settings *settings, const char *text, bool is_wanted)
{
    nonet_rating rating;
    nonet_rater *const rater = new_rater(settings);
    assert_int_equal(rate_text(rater, text, &rating), NONET_OK);
    assert_int_equal(rating.verdict, NONET_VERDICT_UNIQUE);
    assert_int_equal(rating.is_unwanted, !is_wanted);
    assert_int_equal(rating.scales, is_wanted ? settings->scales : 0);
    nonet_rater_free(rater);
}

static void what_is_not_wanted_is_given_up(void **state)
{
    (void)state;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.only_diamonds = true;
    expect_wanted(&settings, diamond, true);
    expect_wanted(&settings, dynamic, false);
    settings.only_diamonds = false;
    settings.only_pearls = true;
    expect_wanted(&settings, diamond, true);
    expect_wanted(&settings, xy_wing, false);
    settings.only_pearls = false;
    settings.most_er = 42;
    expect_wanted(&settings, xy_wing, true);
    settings.most_er = 41;
    expect_wanted(&settings, xy_wing, false);
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_HODOKU;
    settings.most_score = 684;
    expect_wanted(&settings, xy_wing, true);
    settings.most_score = 683;
    expect_wanted(&settings, xy_wing, false);
}

static bool stop_at_the_tenth(void *context, const nonet_rating_step *step)
{
    (void)step;
    static int steps;
    if (++steps == 10) nonet_stop_now(context);
    return true;
}

/* A stopped call has no rating, and does not affect the next one. */
static void a_stop_is_no_rating(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU;
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    nonet_rater *const rater = new_rater(&settings);
    nonet_board *const puzzle = new_puzzle(dynamic, false);
    assert_int_equal(nonet_rater_each(rater, &puzzle->position, stop_at_the_tenth, settings.stop, &rating),
                     NONET_STOPPED);
    assert_int_equal(rating.verdict, NONET_VERDICT_UNIQUE);
    assert_int_equal(rating.scales, 0);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_STOPPED);
    assert_int_equal(rating.scales, 0);
    nonet_stop_clear(settings.stop);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    expect_se(&rating, 89, 12, 12, "Dynamic Contradiction Forcing Chain");
    nonet_board_free(puzzle);
    nonet_rater_free(rater);
    nonet_stop_free(settings.stop);
}

/* Whatever the limit cuts: either the rating is the usual one, or there is none. */
static void a_time_limit_never_changes_a_rating(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    for (settings.timeout_ms = 1; settings.timeout_ms <= 10; settings.timeout_ms++) {
        nonet_rater *const rater = new_rater(&settings);
        const nonet_status status = rate_text(rater, dynamic, &rating);
        if (status == NONET_OK) expect_se(&rating, 89, 12, 12, "Dynamic Contradiction Forcing Chain");
        else assert_int_equal(status, NONET_STOPPED);
        assert_int_equal(rating.scales, status == NONET_OK ? NONET_SCALE_SE : 0);
        nonet_rater_free(rater);
    }
}

/* ---- the handle -------------------------------------------------------------------------------- */

static void bad_rater_calls_are_refused(void **state)
{
    (void)state;
    nonet_rating rating;
    nonet_rater *rater;
    nonet_layout *small;
    nonet_board *board;
    nonet_rater_settings settings;
    assert_int_equal(nonet_rater_new(NULL, NULL), NONET_ERR_ARG);
    nonet_rater_settings_defaults(&settings);
    settings.scales = 8;
    assert_int_equal(nonet_rater_new(&settings, &rater), NONET_ERR_ARG);
    assert_null(rater);
    nonet_rater_settings_defaults(&settings);
    settings.most_er = -1;
    assert_int_equal(nonet_rater_new(&settings, &rater), NONET_ERR_ARG);
    rater = new_rater(NULL);
    assert_int_equal(nonet_layout_new(2, 3, &small), NONET_OK);
    assert_int_equal(nonet_board_new(small, false, &board), NONET_OK);
    assert_int_equal(nonet_rater_rate(rater, &board->position, &rating), NONET_ERR_ARG);
    assert_int_equal(nonet_rater_rate(rater, NULL, &rating), NONET_ERR_ARG);
    assert_int_equal(nonet_rater_rate(NULL, &board->position, &rating), NONET_ERR_ARG);
    nonet_board_free(board);
    nonet_layout_free(small);
    nonet_rater_free(rater);
    nonet_rater_free(NULL);
}

static void steps_tell_what_they_do(void **state)
{
    (void)state;
    char text[32], cut[8];
    const nonet_candidate placed = {28, 1}, gone[] = {{2, 5}, {11, 5}, {11, 7}};
    const nonet_rating_step place = {.technique = "", .placement = &placed};
    const nonet_rating_step removal = {.technique = "", .eliminations = gone, .elimination_count = 3};
    nonet_rating_step_text(&place, layout, NULL, text, sizeof text);
    assert_string_equal(text, "r4c2=1");
    assert_int_equal(nonet_rating_step_text(&removal, layout, NULL, text, sizeof text), 16);
    assert_string_equal(text, "r1c3<>5 r2c3<>57");
    assert_int_equal(nonet_rating_step_text(&removal, layout, "ABCDEFGHI", cut, sizeof cut), 16);
    assert_string_equal(cut, "r1c3<>E");
    assert_int_equal(nonet_rating_step_text(NULL, layout, NULL, text, sizeof text), 0);
}

static void scales_say_who_they_are(void **state)
{
    (void)state;
    assert_string_equal(nonet_scale_at(0)->name, "se");
    assert_string_equal(nonet_scale_at(1)->name, "hodoku");
    assert_string_equal(nonet_scale_at(2)->name, "nonet");
    assert_null(nonet_scale_at(3));
    for (size_t index = 0; nonet_scale_at(index); index++) {
        assert_true(nonet_scale_at(index)->version[0]);
        assert_true(nonet_scale_at(index)->title[0]);
        assert_true(nonet_scale_at(index)->rules[0]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_have_their_ratings),
        cmocka_unit_test(both_scales_at_once),
        cmocka_unit_test(marks_that_say_nothing_change_nothing),
        cmocka_unit_test(given_candidates_count),
        cmocka_unit_test(what_has_not_one_solution_has_no_rating),
        cmocka_unit_test(a_full_board_needs_no_step),
        cmocka_unit_test(canonical_ratings_are_equal_for_equivalent_puzzles),
        cmocka_unit_test(candidates_have_a_form_too),
        cmocka_unit_test(the_steps_lead_to_the_solution),
        cmocka_unit_test(a_sink_can_end_it),
        cmocka_unit_test(what_is_not_wanted_is_given_up),
        cmocka_unit_test(a_stop_is_no_rating),
        cmocka_unit_test(a_time_limit_never_changes_a_rating),
        cmocka_unit_test(bad_rater_calls_are_refused),
        cmocka_unit_test(scales_say_who_they_are),
        cmocka_unit_test(steps_tell_what_they_do),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
