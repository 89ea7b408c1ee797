/* test_explainer.c: the explainer handle; and that no step of any technique is ever wrong. */
#include <string.h>

#include "cmocka_all.h"
#include "logic/solve_loop.h"
#include "slow.h"
#include "support/grids.h"

#ifdef TESTS_ARE_SLOW
enum { PUZZLES = 1, SMALL_PUZZLES = 1, TURNS = 67, LARGE_BOARDS = 1 };
#else
enum { PUZZLES = 8, SMALL_PUZZLES = 3, TURNS = 17, LARGE_BOARDS = 2 };
#endif

static nonet_explainer *new_explainer(nonet_like like, const bool *leaves_out)
{
    nonet_explainer *explainer;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.like = like;
    settings.leaves_out = leaves_out;
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    return explainer;
}

static bool counts_steps(void *context, const nonet_step *step)
{
    assert_true(step->placement_count + step->elimination_count > 0);
    ++*(size_t *)context;
    return true;
}

/* The explainer checks each step against the solution, or, where there are several, against all of them. */
static void ask_techniques(nonet_explainer *explainer, int first, int stride)
{
    for (int technique = first; nonet_technique_at((size_t)technique); technique += stride) {
        size_t count = 0;
        const nonet_status status = nonet_explainer_each(explainer, technique, counts_steps, &count);
        if (status != NONET_OK)
            fail_msg("%s: %s", nonet_technique_at((size_t)technique)->name, nonet_status_name(status));
    }
}

/* Ask techniques at every position: some at each, as all take long. */
static void ask_everywhere(nonet_explainer *explainer, const nonet_position *puzzle)
{
    static int turn; /* goes on from puzzle to puzzle */
    nonet_start start;
    const nonet_step *step;
    nonet_status status;
    assert_int_equal(nonet_explainer_begin(explainer, puzzle, &start), NONET_OK);
    do {
        ask_techniques(explainer, turn++ % TURNS, TURNS);
        status = nonet_explainer_next(explainer, &step);
        if (status == NONET_OK) assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
    } while (status == NONET_OK);
    assert_int_equal(status, NONET_END);
}

static void no_technique_is_ever_wrong(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_sampler *sampler;
    uint8_t cells[81];
    nonet_explainer *explainer = new_explainer(NONET_LIKE_NONET, NULL);
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    const nonet_position puzzle = {layout, cells, NULL, NULL};
    for (uint64_t index = 0; index < PUZZLES; index++) {
        const nonet_sample_set *set = nonet_sample_set_at(1 + index % 3);
        assert_int_equal(nonet_sampler_make(sampler, set, 7, index, cells), NONET_OK);
        ask_everywhere(explainer, &puzzle);
    }
    nonet_sampler_free(sampler);
    nonet_explainer_free(explainer);
    nonet_layout_free(layout);
}

static void no_technique_is_wrong_on_other_boards(void **state)
{
    (void)state;
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {2, 5}, {1, 5}};
    struct random_source source = {3};
    nonet_explainer *explainer = new_explainer(NONET_LIKE_NONET, NULL);
    for (size_t size = 0; size < sizeof boxes / sizeof boxes[0]; size++) {
        nonet_layout *layout;
        uint8_t cells[NONET_MAX_CELLS];
        assert_int_equal(nonet_layout_new(boxes[size][0], boxes[size][1], &layout), NONET_OK);
        const nonet_position puzzle = {layout, cells, NULL, NULL};
        for (int round = 0; round < SMALL_PUZZLES; round++) {
            random_grid(&source, layout, cells);
            random_dig(&source, layout, cells, nonet_layout_cells(layout) * (45 + round) / 100);
            ask_everywhere(explainer, &puzzle);
        }
        nonet_layout_free(layout);
    }
    nonet_explainer_free(explainer);
}

/* Large boards have an engine of their own. The way to the end, and all techniques at its first position
 * without singles. */
static void large_boards_are_explained(void **state)
{
    (void)state;
    static const int boxes[][2] = {{3, 4}, {4, 3}, {4, 4}, {3, 7}, {5, 5}};
    struct random_source source = {5};
    nonet_explainer *explainer = new_explainer(NONET_LIKE_NONET, NULL);
    for (size_t size = 0; size < LARGE_BOARDS; size++) {
        nonet_layout *layout;
        nonet_start start;
        const nonet_step *step;
        uint8_t cells[NONET_MAX_CELLS];
        assert_int_equal(nonet_layout_new(boxes[size][0], boxes[size][1], &layout), NONET_OK);
        const nonet_position puzzle = {layout, cells, NULL, NULL};
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, nonet_layout_cells(layout) * 52 / 100);
        assert_int_equal(nonet_explainer_begin(explainer, &puzzle, &start), NONET_OK);
        size_t steps = 0;
        bool is_asked = false;
        nonet_status status;
        while ((status = nonet_explainer_next(explainer, &step)) == NONET_OK) {
            steps++;
            if (!is_asked && nonet_technique_at((size_t)step->technique)->level > nonet_level_find("easy")) {
                ask_techniques(explainer, (int)size, (int)(sizeof boxes / sizeof boxes[0]));
                is_asked = true;
                assert_int_equal(nonet_explainer_next(explainer, &step), NONET_OK);
            }
            assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
        }
        assert_int_equal(status, NONET_END);
        assert_true(steps > 0);
        nonet_layout_free(layout);
    }
    nonet_explainer_free(explainer);
}

/* ---- the handle ---------------------------------------------------------------------------------- */

static const char puzzle_text[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* The puzzle as a position with marks, and an explainer for it. */
struct game {
    nonet_layout *layout;
    nonet_board *puzzle;
    nonet_explainer *explainer;
    nonet_start start;
};

static struct game new_game(nonet_like like, const bool *leaves_out)
{
    struct game game = {.explainer = new_explainer(like, leaves_out)};
    assert_int_equal(nonet_layout_new(3, 3, &game.layout), NONET_OK);
    assert_int_equal(nonet_board_new(game.layout, true, &game.puzzle), NONET_OK);
    for (int cell = 0; cell < 81; cell++) {
        game.puzzle->cells[cell] = (uint8_t)(puzzle_text[cell] == '.' ? 0 : puzzle_text[cell] - '0');
        game.puzzle->is_given[cell] = game.puzzle->cells[cell] > 0;
    }
    return game;
}

static void assert_begins(struct game *game, nonet_verdict verdict)
{
    assert_int_equal(nonet_explainer_begin(game->explainer, &game->puzzle->position, &game->start), NONET_OK);
    assert_int_equal(game->start.verdict, verdict);
}

static void free_game(struct game *game)
{
    nonet_explainer_free(game->explainer);
    nonet_board_free(game->puzzle);
    nonet_layout_free(game->layout);
}

/* Go to the end without a step that relies on there being one solution. */
static void assert_uniqueness_is_not_used(nonet_explainer *explainer)
{
    const nonet_step *step;
    while (nonet_explainer_next(explainer, &step) == NONET_OK) {
        assert_false(nonet_technique_at((size_t)step->technique)->needs_uniqueness);
        assert_int_equal(nonet_explainer_apply(explainer), NONET_OK);
    }
}

static void a_puzzle_is_solved_step_by_step(void **state)
{
    (void)state;
    nonet_difficulty difficulty;
    const nonet_step *step;
    for (int like = NONET_LIKE_NONET; like <= NONET_LIKE_HODOKU; like++) {
        struct game game = new_game((nonet_like)like, NULL);
        size_t placed = 0;
        assert_begins(&game, NONET_VERDICT_UNIQUE);
        uint8_t solution[81];
        memcpy(solution, game.start.solution, sizeof solution);
        while (nonet_explainer_next(game.explainer, &step) == NONET_OK) {
            placed += step->placement_count;
            assert_int_equal(nonet_explainer_apply(game.explainer), NONET_OK);
        }
        assert_true(nonet_explainer_is_solved(game.explainer));
        assert_int_equal(placed, 51);
        assert_memory_equal(nonet_explainer_position(game.explainer)->cells, solution, 81);
        assert_int_equal(nonet_explainer_difficulty(game.explainer, &difficulty), NONET_OK);
        assert_int_equal(difficulty.level, nonet_level_find(like == NONET_LIKE_NONET ? "beginner" : "easy"));
        assert_int_equal(difficulty.steps, 51);
        free_game(&game);
    }
}

static void what_the_player_did_wrong_is_named(void **state)
{
    (void)state;
    struct game game = new_game(NONET_LIKE_NONET, NULL);
    const nonet_step *step;
    game.puzzle->cells[2] = 1;            /* it is 4 */
    game.puzzle->candidates[3] = 1u << 1; /* it is 6 */
    assert_begins(&game, NONET_VERDICT_UNIQUE);
    assert_int_equal(game.start.wrong_values.count, 1);
    assert_int_equal(game.start.wrong_values.cells[0], 2);
    assert_int_equal(game.start.missing_marks.count, 1);
    assert_int_equal(game.start.missing_marks.cells[0], 3);
    char text[64];
    assert_int_equal(nonet_start_text(&game.start, game.puzzle->position.layout, NULL, 0), 57);
    nonet_start_text(&game.start, game.puzzle->position.layout, text, sizeof text);
    assert_string_equal(text, "wrong value in r1c3\na needed candidate is missing in r1c4");
    assert_int_equal(nonet_explainer_next(game.explainer, &step), NONET_ERR_ARG);
    assert_null(nonet_explainer_position(game.explainer));
    free_game(&game);
}

static void puzzles_without_a_way_say_so(void **state)
{
    (void)state;
    struct game game = new_game(NONET_LIKE_NONET, NULL);
    game.puzzle->cells[2] = 5;
    game.puzzle->is_given[2] = 1;
    assert_begins(&game, NONET_VERDICT_INVALID);
    assert_int_equal(game.start.conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
    game.puzzle->cells[2] = 1;
    assert_begins(&game, NONET_VERDICT_NONE);
    free_game(&game);
}

/* With several solutions nothing may be concluded from there being one. */
static void uniqueness_is_not_assumed_where_it_does_not_hold(void **state)
{
    (void)state;
    struct game game = new_game(NONET_LIKE_NONET, NULL);
    memset(game.puzzle->cells, 0, 30);
    memset(game.puzzle->is_given, 0, 30);
    assert_begins(&game, NONET_VERDICT_MULTIPLE);
    assert_null(game.start.solution);
    assert_uniqueness_is_not_used(game.explainer);
    assert_false(nonet_explainer_is_solved(game.explainer));
    free_game(&game);
}

/* One solution thanks to the player's values or marks is not one solution of the givens. */
static void uniqueness_of_marks_is_not_uniqueness_of_givens(void **state)
{
    (void)state;
    struct game game = new_game(NONET_LIKE_NONET, NULL);
    memset(game.puzzle->is_given, 0, 30); /* too few are left */
    assert_begins(&game, NONET_VERDICT_UNIQUE);
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        size_t count = 0;
        if (!nonet_technique_at((size_t)technique)->needs_uniqueness) continue;
        assert_int_equal(nonet_explainer_each(game.explainer, technique, counts_steps, &count), NONET_OK);
        assert_int_equal(count, 0);
    }
    assert_uniqueness_is_not_used(game.explainer);
    assert_true(nonet_explainer_is_solved(game.explainer));
    free_game(&game);
}

static void techniques_can_be_left_out(void **state)
{
    (void)state;
    bool leaves_out[NONET_MAX_TECHNIQUES];
    memset(leaves_out, true, sizeof leaves_out);
    leaves_out[nonet_technique_find("naked single")] = false;
    struct game game = new_game(NONET_LIKE_NONET, leaves_out);
    const nonet_step *step;
    assert_begins(&game, NONET_VERDICT_UNIQUE);
    while (nonet_explainer_next(game.explainer, &step) == NONET_OK) {
        assert_string_equal(nonet_technique_at((size_t)step->technique)->name, "naked single");
        nonet_explainer_apply(game.explainer);
    }
    free_game(&game);
}

static void bad_calls_are_refused(void **state)
{
    (void)state;
    struct game game = new_game(NONET_LIKE_NONET, NULL);
    nonet_layout *large;
    const nonet_step *step;
    static uint8_t cells[900];
    assert_int_equal(nonet_layout_new(5, 6, &large), NONET_OK);
    const nonet_position too_large = {large, cells, NULL, NULL};
    assert_int_equal(nonet_explainer_next(game.explainer, &step), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_begin(game.explainer, &too_large, &game.start), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_begin(game.explainer, &game.puzzle->position, NULL), NONET_ERR_ARG);
    assert_begins(&game, NONET_VERDICT_UNIQUE);
    assert_int_equal(nonet_explainer_apply(game.explainer), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_each(game.explainer, -1, counts_steps, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_each(game.explainer, 9999, counts_steps, NULL), NONET_ERR_ARG);
    nonet_layout_free(large);
    free_game(&game);
}

/* ---- the table ----------------------------------------------------------------------------------- */

static void every_technique_has_a_name_of_its_own_and_a_text(void **state)
{
    (void)state;
    const nonet_technique *technique;
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
        assert_int_equal(nonet_technique_find(technique->name), index);
        assert_true(strlen(technique->summary) > 20);
        if (technique->hodoku_name[0]) assert_int_equal(nonet_technique_find(technique->hodoku_name), index);
    }
    assert_int_equal(nonet_technique_find("Uniqueness Test 1"), nonet_technique_find("0600"));
    assert_int_equal(nonet_technique_find("X Wing"), nonet_technique_find("x-wing"));
    assert_int_equal(nonet_technique_find(""), -1);
    assert_int_equal(nonet_technique_find("xwings"), nonet_technique_find("x-wing"));
    assert_int_equal(nonet_technique_find("xwingss"), -1);
}

static void other_names_mean_the_technique(void **state)
{
    size_t names = 0;
    const char *name;
    (void)state;
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++)
        for (size_t index = 0; (name = nonet_technique_other_name(technique, index)); index++, names++)
            assert_int_equal(nonet_technique_find(name), technique);
    assert_true(names > 50);
    assert_string_equal(nonet_technique_other_name(nonet_technique_find("xyz-wing"), 0), "YZ-wing");
    assert_null(nonet_technique_other_name(nonet_technique_find("xyz-wing"), 1));
    assert_null(nonet_technique_other_name(-1, 0));
    assert_null(nonet_technique_other_name(NONET_MAX_TECHNIQUES, 0));
}

static bool stops_at_once(void *context, const nonet_step *step)
{
    (void)step;
    *(bool *)context = true;
    return false;
}

static void every_example_shows_its_technique(void **state)
{
    (void)state;
    nonet_explainer *explainer = new_explainer(NONET_LIKE_NONET, NULL);
    const nonet_technique *technique;
    for (int index = 0; (technique = nonet_technique_at((size_t)index)); index++) {
        nonet_reader *reader;
        nonet_puzzle puzzle;
        nonet_start start;
        nonet_text_error error;
        bool is_found = false;
        if (strcmp(technique->name, "brute force") == 0) continue;
        assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
        nonet_reader_feed(reader, technique->example, strlen(technique->example));
        nonet_reader_finish(reader);
        assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
        assert_int_equal(nonet_explainer_begin(explainer, &puzzle.position, &start), NONET_OK);
        assert_int_equal(start.verdict, NONET_VERDICT_UNIQUE);
        assert_int_equal(nonet_explainer_each(explainer, index, stops_at_once, &is_found), NONET_OK);
        assert_true(is_found);
        nonet_reader_free(reader);
    }
    nonet_explainer_free(explainer);
}

/* With no other technique in use, it is looked for to the end, and the best of its steps is taken. Where a search finds
 * several techniques at once, the step may be one of them. */
static void every_technique_works_alone(void **state)
{
    (void)state;
    nonet_ranking ranking;
    nonet_explainer_settings settings;
    const nonet_technique *technique;
    assert_int_equal(nonet_ranking_of(NULL, NULL, &ranking), NONET_OK);
    nonet_explainer_settings_defaults(&settings);
    settings.ranking = &ranking;
    ranking.count = 1;
    for (int index = 0; (technique = nonet_technique_at((size_t)index)); index++) {
        nonet_puzzle *puzzle;
        nonet_explainer *explainer;
        nonet_start start;
        const nonet_step *step;
        if (strcmp(technique->name, "brute force") == 0) continue;
        ranking.techniques[0] = index;
        assert_int_equal(nonet_read_one(technique->example, strlen(technique->example), NULL, &puzzle, NULL), NONET_OK);
        assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
        assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
        uint8_t solution[81];
        memcpy(solution, start.solution, sizeof solution);
        assert_int_equal(nonet_explainer_next(explainer, &step), NONET_OK);
        assert_int_equal(step->technique, index);
        for (size_t at = 0; at < step->elimination_count; at++)
            assert_int_not_equal(solution[step->eliminations[at].cell], step->eliminations[at].value);
        for (size_t at = 0; at < step->placement_count; at++)
            assert_int_equal(solution[step->placements[at].cell], step->placements[at].value);
        nonet_explainer_free(explainer);
        nonet_puzzle_free(puzzle);
    }
}

/* The results of steps, one after the other: "r4c3<>8;". */
struct results {
    char text[4000];
    size_t count;
    const nonet_position *position;
};

static bool has_a_new_result(void *context, const nonet_step *step)
{
    struct results *results = context;
    char line[1000];
    nonet_step_text(step, results->position, NULL, NONET_STEP_LINE, line, sizeof line - 1);
    const char *const result = strstr(line, "=>");
    assert_non_null(result);
    strcat(line, ";");
    assert_null(strstr(results->text, result));
    assert_true(strlen(results->text) + strlen(result) < sizeof results->text);
    strcat(results->text, result);
    results->count++;
    return true;
}

/* Here two wings do the same as others. */
static void als_w_wings_with_one_result_are_told_once(void **state)
{
    (void)state;
    const int index = nonet_technique_find("ALS-W-wing");
    const char example[] =
        ":n037:8:..9+2....4..2.9...+1.75.6+3+98+2.+2..+34.+9.......213..3.2..+4.5+9+4.72.382.+73+4..5+9+36....4+27:112 617 717 627 727 641 547 647 651 661 567 667:843::";
    nonet_explainer *explainer = new_explainer(NONET_LIKE_NONET, NULL);
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_start start;
    nonet_text_error error;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    nonet_reader_feed(reader, example, strlen(example));
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle.position, &start), NONET_OK);
    struct results results = {.position = &puzzle.position};
    assert_int_equal(nonet_explainer_each(explainer, index, has_a_new_result, &results), NONET_OK);
    assert_int_equal(results.count, 2);
    nonet_reader_free(reader);
    nonet_explainer_free(explainer);
}

/* Begin within a short limit, and wait until that is over. On a busy machine it may be over at once: then again. */
static nonet_explainer *explainer_out_of_time(const nonet_position *position, bool has_one_limit)
{
    nonet_explainer *explainer;
    nonet_start start;
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.timeout_ms = 20;
    settings.has_one_limit = has_one_limit;
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    while (nonet_explainer_begin(explainer, position, &start) == NONET_STOPPED) continue;
    struct nn_watch after;
    nn_watch_begin(&after, NULL, settings.timeout_ms);
    while (!nn_watch_is_over(&after)) continue;
    return explainer;
}

static void one_limit_holds_for_all_calls(void **state)
{
    nonet_layout *layout;
    uint8_t cells[81] = {1};
    const nonet_step *step;
    nonet_why why;
    size_t steps = 0;
    (void)state;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_explainer *explainer = explainer_out_of_time(&position, true);
    assert_int_equal(nonet_explainer_next(explainer, &step), NONET_STOPPED);
    assert_int_equal(nonet_explainer_follow(explainer, &step), NONET_STOPPED);
    assert_int_equal(nonet_explainer_wanted(explainer, -1, 0, &step), NONET_STOPPED);
    assert_int_equal(nonet_explainer_why(explainer, 40, 5, &why), NONET_STOPPED);
    const int fish = nonet_technique_find("swordfish");
    assert_int_equal(nonet_explainer_each(explainer, fish, counts_steps, &steps), NONET_STOPPED);
    nonet_explainer_free(explainer);
    explainer = explainer_out_of_time(&position, false);
    while (nonet_explainer_each(explainer, fish, counts_steps, &steps) == NONET_STOPPED) continue; /* a new limit */
    nonet_explainer_free(explainer);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_puzzle_is_solved_step_by_step),
        cmocka_unit_test(what_the_player_did_wrong_is_named),
        cmocka_unit_test(puzzles_without_a_way_say_so),
        cmocka_unit_test(uniqueness_is_not_assumed_where_it_does_not_hold),
        cmocka_unit_test(uniqueness_of_marks_is_not_uniqueness_of_givens),
        cmocka_unit_test(techniques_can_be_left_out),
        cmocka_unit_test(bad_calls_are_refused),
        cmocka_unit_test(every_technique_has_a_name_of_its_own_and_a_text),
        cmocka_unit_test(other_names_mean_the_technique),
        cmocka_unit_test(every_example_shows_its_technique),
        cmocka_unit_test(every_technique_works_alone),
        cmocka_unit_test(als_w_wings_with_one_result_are_told_once),
        cmocka_unit_test(no_technique_is_ever_wrong),
        cmocka_unit_test(no_technique_is_wrong_on_other_boards),
        cmocka_unit_test(large_boards_are_explained),
        cmocka_unit_test(one_limit_holds_for_all_calls),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
