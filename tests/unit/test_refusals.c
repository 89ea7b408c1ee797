/* test_refusals.c: nonet_..._problem says why a handle returns NONET_ERR_ARG, and nothing if it does not: asked for
 * boards of many sizes, with marks, with equal values and with values beyond the board, with all kinds of settings. */
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/grids.h"

static const int boxes[][2] = {{1, 1}, {2, 2}, {2, 3}, {3, 3}, {1, 8}, {2, 5}, {4, 4}, {5, 5}, {4, 7}, {6, 6}, {8, 8}};
enum { BOXES = sizeof boxes / sizeof *boxes, KINDS = 6 };

static nonet_stop *stop; /* is on: nothing takes long */

static int set_stop(void **state)
{
    (void)state;
    if (nonet_stop_new(&stop) != NONET_OK) return 1;
    nonet_stop_now(stop);
    return 0;
}

static int free_stop(void **state)
{
    (void)state;
    nonet_stop_free(stop);
    return 0;
}

/* `expected`: "setting: text", or NULL: there is no problem. */
static void assert_problem(const nonet_refusal *problem, const char *expected)
{
    char told[200] = "none";
    if (problem) snprintf(told, sizeof told, "%s: %s", problem->setting ? problem->setting : "board", problem->text);
    assert_string_equal(told, expected ? expected : "none");
}

static void agrees(const nonet_refusal *problem, nonet_status status, const char *what, int side, int kind)
{
    if ((problem != NULL) == (status == NONET_ERR_ARG)) return;
    fail_msg("%s, side %d, kind %d: %s, but %s", what, side, kind, nonet_status_name(status),
             problem ? problem->text : "no problem");
}

/* A board of each kind: empty, some clues, with marks, equal values in a row, in a box, a value beyond the board. */
static nonet_board *board_of(const nonet_layout *layout, int kind)
{
    nonet_board *board;
    const int side = nonet_layout_side(layout), rows = nonet_layout_box_rows(layout);
    assert_int_equal(nonet_board_new(layout, kind == 2, &board), NONET_OK);
    if (kind == 1) board->cells[0] = 1;
    if (kind == 3) board->cells[0] = board->cells[side - 1] = 1;
    if (kind == 4) board->cells[0] = board->cells[rows > 1 ? side + 1 : 1] = (uint8_t)side;
    if (kind == 5) board->cells[1 % side] = (uint8_t)(side + 1);
    return board;
}

static bool take_none(void *context, const uint8_t *cells)
{
    (void)context, (void)cells;
    return false;
}

static void ask_solver(const nonet_position *position, int kind)
{
    static const char *const engines[] = {NULL, "band", "mixed", "learn", "search"};
    for (size_t at = 0; at < sizeof engines / sizeof *engines; at++) {
        const nonet_solver_settings settings = {.engine = engines[at], .stop = stop};
        nonet_solver *solver;
        nonet_result result;
        assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
        agrees(nonet_solver_problem(position, &settings), nonet_solver_solve(solver, position, &result), "solver",
               nonet_layout_side(position->layout), kind);
        nonet_solver_free(solver);
    }
}

static void ask_rater(const nonet_position *position, int kind)
{
    for (unsigned scales = 0; scales < 16; scales++) {
        const nonet_rater_settings settings = {.scales = scales & 7, .canonical = scales & 8, .stop = stop};
        nonet_rater *rater;
        nonet_rating rating;
        agrees(nonet_rater_problem(NULL, &settings), nonet_rater_new(&settings, &rater), "new rater", 0, kind);
        if (!rater) continue;
        agrees(nonet_rater_problem(position, &settings), nonet_rater_rate(rater, position, &rating), "rater",
               nonet_layout_side(position->layout), kind);
        nonet_rater_free(rater);
    }
}

static void ask_others(const nonet_position *position, int kind)
{
    const int side = nonet_layout_side(position->layout);
    const nonet_canonizer_settings forms = {.stop = stop};
    const nonet_minimizer_settings minimal = {.stop = stop};
    const nonet_explainer_settings explaining = {.stop = stop};
    nonet_canonizer *canonizer;
    nonet_minimizer *minimizer;
    nonet_explainer *explainer;
    nonet_canonical canonical;
    nonet_minimality minimality;
    nonet_start start;
    assert_int_equal(nonet_canonizer_new(&forms, &canonizer), NONET_OK);
    assert_int_equal(nonet_minimizer_new(&minimal, &minimizer), NONET_OK);
    assert_int_equal(nonet_explainer_new(&explaining, &explainer), NONET_OK);
    agrees(nonet_canonizer_problem(position, &forms), nonet_canonizer_run(canonizer, position, &canonical), "canonizer",
           side, kind);
    agrees(nonet_minimizer_problem(position, &minimal), nonet_minimizer_check(minimizer, position, &minimality),
           "minimizer", side, kind);
    agrees(nonet_explainer_problem(position, &explaining), nonet_explainer_begin(explainer, position, &start),
           "explainer", side, kind);
    nonet_canonizer_free(canonizer);
    nonet_minimizer_free(minimizer);
    nonet_explainer_free(explainer);
}

static void ask_vicinity(const nonet_position *position, int kind)
{
    for (int exact = 0; exact < 2; exact++) {
        const nonet_vicinity_settings settings = {.remove = 1, .exact = exact, .stop = stop};
        nonet_vicinity *vicinity;
        nonet_vicinity_result result;
        assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_OK);
        agrees(nonet_vicinity_problem(position, &settings),
               nonet_vicinity_each(vicinity, position, take_none, NULL, &result), "vicinity",
               nonet_layout_side(position->layout), kind);
        nonet_vicinity_free(vicinity);
    }
}

static void every_refusal_has_a_reason(void **state)
{
    (void)state;
    for (int at = 0; at < BOXES; at++)
        for (int kind = 0; kind < KINDS; kind++) {
            nonet_layout *layout;
            assert_int_equal(nonet_layout_new(boxes[at][0], boxes[at][1], &layout), NONET_OK);
            nonet_board *const board = board_of(layout, kind);
            ask_solver(&board->position, kind);
            ask_rater(&board->position, kind);
            ask_others(&board->position, kind);
            ask_vicinity(&board->position, kind);
            nonet_board_free(board);
            nonet_layout_free(layout);
        }
}

/* Random values, most of them twice in a row or column. */
static void canonizers_refuse_equal_values_in_lines(void **state)
{
    (void)state;
    struct random_source source = {5};
    nonet_layout *layout;
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nonet_canonizer_new(NULL, &canonizer), NONET_OK);
    for (int round = 0; round < 2000; round++) {
        uint8_t cells[16] = {0};
        for (int clue = 0; clue < round % 8; clue++)
            cells[random_below(&source, 16)] = (uint8_t)(1 + random_below(&source, 4));
        const nonet_position position = {layout, cells, NULL, NULL};
        agrees(nonet_canonizer_problem(&position, NULL), nonet_canonizer_run(canonizer, &position, &canonical),
               "canonizer", 4, round);
    }
    nonet_canonizer_free(canonizer);
    nonet_layout_free(layout);
}

/* ---- the sentences ----------------------------------------------------------------------------------- */

static void settings_are_named(void **state)
{
    (void)state;
    assert_problem(nonet_layout_problem(0, 3), "box_rows: boxes have 1 to 8 rows");
    assert_problem(nonet_layout_problem(3, 9), "box_columns: boxes have 1 to 8 columns");
    assert_problem(nonet_layout_problem(8, 8), NULL);
    const nonet_solver_settings unknown = {.engine = "steam"}, order = {.order = (nonet_order)9};
    assert_problem(nonet_solver_problem(NULL, &unknown), "engine: there is no such engine");
    assert_problem(nonet_solver_problem(NULL, &order), "order: there is no such order");
    assert_problem(nonet_solver_problem(NULL, NULL), NULL);
    const nonet_rater_settings none = {0}, scale = {.scales = 8}, most = {.scales = 1, .most_er = -1};
    assert_problem(nonet_rater_problem(NULL, &none), NULL);
    assert_problem(nonet_rater_problem(NULL, &scale), "scales: there is no such scale");
    assert_problem(nonet_rater_problem(NULL, &most), "most_er: a number is below 0");
    const nonet_explainer_settings like = {.like = (nonet_like)2}, path = {.path = (nonet_path)2};
    assert_problem(nonet_explainer_problem(NULL, &like), "like: there is no such order of techniques");
    assert_problem(nonet_explainer_problem(NULL, &path), "path: there is no such way");
    const nonet_vicinity_settings far = {.add = 17};
    assert_problem(nonet_vicinity_problem(NULL, &far), "add: not a number from 0 to 16");
    const nonet_canonizer_settings reserved = {.reserved = {1}};
    assert_problem(nonet_canonizer_problem(NULL, &reserved), "reserved: not 0");
}

/* Without cells the question is about all boards of the layout. */
static void boards_are_refused_by_their_size(void **state)
{
    (void)state;
    nonet_layout *layouts[BOXES];
    nonet_position position = {NULL, NULL, NULL, NULL};
    const nonet_rater_settings own = {.scales = NONET_SCALE_NONET}, canonical = {.scales = 4, .canonical = true};
    const nonet_solver_settings band = {.engine = "band"};
    const nonet_vicinity_settings exact = {.exact = true};
    assert_problem(nonet_rater_problem(&position, NULL), "board: there is no board");
    for (int at = 0; at < BOXES; at++)
        assert_int_equal(nonet_layout_new(boxes[at][0], boxes[at][1], &layouts[at]), NONET_OK);
    for (int at = 0; at < BOXES; at++) {
        position.layout = layouts[at];
        const int side = nonet_layout_side(layouts[at]);
        const char *const large = "board: boards larger than 25x25 cannot be explained";
        assert_problem(nonet_explainer_problem(&position, NULL), side > NONET_MAX_LOGIC_SIDE ? large : NULL);
        assert_problem(nonet_rater_problem(&position, &own),
                       side > NONET_MAX_LOGIC_SIDE ? "board: boards larger than 25x25 have no rating" : NULL);
        assert_problem(nonet_canonizer_problem(&position, NULL),
                       side > NONET_MAX_CANONICAL_SIDE ? "board: canonical forms are for boards up to 9x9" : NULL);
        assert_problem(
            nonet_vicinity_problem(&position, NULL),
            side > NONET_MAX_CANONICAL_SIDE ? "exact: which neighbours are equivalent is known up to 9x9 only" : NULL);
        assert_problem(nonet_vicinity_problem(&position, &exact), NULL);
        assert_problem(nonet_minimizer_problem(&position, NULL), NULL);
        assert_int_equal(nonet_batch_takes(layouts[at]), side == 9);
    }
    position.layout = layouts[2];
    assert_problem(nonet_rater_problem(&position, NULL), "scales: boards other than 9x9 have only nonet's own level");
    assert_problem(nonet_rater_problem(&position, &canonical),
                   "canonical: boards other than 9x9 are rated as they are");
    assert_problem(nonet_solver_problem(&position, &band), "engine: it does not take boards of this size");
    for (int at = 0; at < BOXES; at++) nonet_layout_free(layouts[at]);
    assert_false(nonet_batch_takes(NULL));
}

/* ---- many -------------------------------------------------------------------------------------------- */

static bool note_problem(void *context, const nonet_many_item *item)
{
    assert_problem(item->problem, context);
    assert_int_equal(item->status, context ? NONET_ERR_ARG : NONET_OK);
    return true;
}

static void items_tell_why_they_have_no_answer(void **state)
{
    (void)state;
    static const char six[] = "1.....\n..2...\n......\n......\n......\n......\n\n";
    nonet_layout *large;
    assert_int_equal(nonet_layout_new(6, 6, &large), NONET_OK);
    nonet_board *const board = board_of(large, 1);
    static const struct {
        nonet_many_task task;
        const char *of_small, *of_large;
    } cases[] = {
        {NONET_MANY_RATE, "scales: boards other than 9x9 have only nonet's own level",
         "board: boards larger than 25x25 have no rating"},
        {NONET_MANY_CANONIZE, NULL, "board: canonical forms are for boards up to 9x9"},
        {NONET_MANY_EXPLAIN, NULL, "board: boards larger than 25x25 cannot be explained"},
        {NONET_MANY_SOLVE, "engine: it does not take boards of this size",
         "engine: it does not take boards of this size"},
    };
    for (size_t at = 0; at < sizeof cases / sizeof *cases; at++) {
        char engine[] = "band"; /* goes after the call */
        const nonet_solver_settings solver = {.engine = engine};
        nonet_many_settings settings;
        nonet_many *many;
        nonet_many_settings_defaults(&settings);
        settings.task = cases[at].task;
        settings.threads = 1;
        settings.solver = &solver;
        settings.sink = note_problem;
        const char *const expected[] = {cases[at].of_small, cases[at].of_large};
        for (int is_large = 0; is_large < 2; is_large++) {
            settings.context = (void *)(uintptr_t)expected[is_large];
            assert_int_equal(nonet_many_new(&settings, &many), NONET_OK);
            memset(engine, 'x', 4);
            if (is_large) assert_int_equal(nonet_many_add(many, &board->position), NONET_OK);
            else assert_int_equal(nonet_many_feed(many, six, sizeof six - 1), NONET_OK);
            assert_int_equal(nonet_many_finish(many), NONET_OK);
            nonet_many_free(many);
            memcpy(engine, "band", 4);
        }
    }
    nonet_board_free(board);
    nonet_layout_free(large);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_refusal_has_a_reason),
        cmocka_unit_test(canonizers_refuse_equal_values_in_lines),
        cmocka_unit_test(settings_are_named),
        cmocka_unit_test(boards_are_refused_by_their_size),
        cmocka_unit_test(items_tell_why_they_have_no_answer),
    };
    return cmocka_run_group_tests(tests, set_stop, free_stop);
}
