/* test_classic_rules.c: boards with other rules than the classic ones are never taken for classic.
 *
 * Two such boards, which only tests can make: one whose diagonals are houses, and one with boxes of another shape. What
 * knows all houses obeys them; everything else refuses. tests/scripts/every_call_knows_the_rules makes sure that each
 * public call with a layout or a position is named in one of the two lists below. */
#include <string.h>

#include "board/layout_builder.h"
#include "cmocka_all.h"

enum { SIDE = 9, CELLS = 81 };

static nonet_layout *with_diagonals, *with_odd_boxes, *classic;
static uint8_t empty[CELLS];

static int make_layouts(void **state)
{
    (void)state;
    nonet_layout_builder *builder;
    uint16_t falling[SIDE], rising[SIDE];
    for (int line = 0; line < SIDE; line++) {
        falling[line] = (uint16_t)(line * SIDE + line);
        rising[line] = (uint16_t)(line * SIDE + SIDE - 1 - line);
    }
    assert_int_equal(nonet_layout_builder_new(SIDE, &builder), NONET_OK);
    assert_int_equal(nonet_layout_builder_boxes(builder, 3, 3), NONET_OK);
    assert_int_equal(nonet_layout_builder_build(builder, &classic), NONET_OK);
    assert_int_equal(nn_layout_builder_add_house(builder, falling), NONET_OK);
    assert_int_equal(nn_layout_builder_add_house(builder, rising), NONET_OK);
    assert_int_equal(nonet_layout_builder_build(builder, &with_diagonals), NONET_OK);
    nonet_layout_builder_free(builder);

    uint8_t box[CELLS]; /* the first two boxes exchange a cell where they touch */
    for (int cell = 0; cell < CELLS; cell++) box[cell] = (uint8_t)(cell / SIDE / 3 * 3 + cell % SIDE / 3);
    box[2] = 1;
    box[3] = 0;
    assert_int_equal(nonet_layout_builder_new(SIDE, &builder), NONET_OK);
    assert_int_equal(nn_layout_builder_any_boxes(builder, box), NONET_OK);
    assert_int_equal(nonet_layout_builder_build(builder, &with_odd_boxes), NONET_OK);
    nonet_layout_builder_free(builder);
    return 0;
}

static int free_layouts(void **state)
{
    (void)state;
    nonet_layout_free(classic);
    nonet_layout_free(with_diagonals);
    nonet_layout_free(with_odd_boxes);
    return 0;
}

/* ---- what obeys all houses -------------------------------------------------------------------------- */

static void layouts_tell_their_rules(void **state)
{
    (void)state;
    assert_true(nonet_layout_is_classic(classic));
    assert_false(nonet_layout_is_classic(with_diagonals));
    assert_false(nonet_layout_is_classic(with_odd_boxes));
    assert_int_equal(nonet_layout_houses(with_diagonals), 3 * SIDE + 2);
    assert_int_equal(nonet_layout_side(with_diagonals), SIDE);
    assert_int_equal(nonet_layout_cells(with_diagonals), CELLS);
    assert_int_equal(nonet_layout_box_rows(with_odd_boxes), 0);
    assert_int_equal(nonet_layout_box_columns(with_odd_boxes), 0);
    assert_int_equal(nonet_layout_house_kind(with_diagonals, 3 * SIDE), NONET_HOUSE_EXTRA);
    assert_int_equal(nonet_layout_house_kind(with_diagonals, 3 * SIDE - 1), NONET_HOUSE_BOX);
    nonet_cells cells;
    nonet_layout_house_cells(with_diagonals, 3 * SIDE + 1, &cells);
    assert_int_equal(cells.cells[0], SIDE - 1);
    nonet_houses houses;
    nonet_layout_cell_houses(with_diagonals, 40, &houses);
    assert_int_equal(houses.count, 5);
    nonet_layout_cell_houses(with_diagonals, 1, &houses);
    assert_int_equal(houses.count, 3);
    assert_true(nonet_layout_sees(with_diagonals, 0, 80));
    assert_false(nonet_layout_sees(classic, 0, 80));
    assert_true(nonet_layout_sees(with_odd_boxes, 3, 9 + 2));
    assert_false(nonet_layout_sees(classic, 3, 9 + 2));
}

static void every_house_has_a_name_of_its_own(void **state)
{
    (void)state;
    char text[24];
    nonet_layout_house_text(with_diagonals, 3 * SIDE - 1, false, text, sizeof text);
    assert_string_equal(text, "box 9");
    nonet_layout_house_text(with_diagonals, 3 * SIDE + 1, false, text, sizeof text);
    assert_string_equal(text, "house 2");
    nonet_layout_house_text(with_diagonals, 3 * SIDE, true, text, sizeof text);
    assert_string_equal(text, "h1");
    assert_int_equal(nonet_layout_house_text(with_diagonals, 3 * SIDE + 2, false, text, sizeof text), 0);
    nonet_layout_cell_text(with_odd_boxes, 11, text, sizeof text);
    assert_string_equal(text, "r2c3");
    assert_int_equal(nonet_layout_house_find(with_diagonals, "h2"), 3 * SIDE + 1);
    assert_int_equal(nonet_layout_house_find(with_diagonals, "house 3"), -1);
    assert_int_equal(nonet_layout_cell_find(with_odd_boxes, "r2c3"), 11);
}

static void layouts_with_other_rules_are_not_equal(void **state)
{
    (void)state;
    nonet_layout *const all[] = {classic, with_diagonals, with_odd_boxes};
    for (size_t at = 0; at < 3; at++) {
        nonet_layout *copy;
        assert_int_equal(nonet_layout_copy(all[at], &copy), NONET_OK);
        for (size_t other = 0; other < 3; other++) assert_int_equal(nonet_layout_equal(copy, all[other]), at == other);
        nonet_layout_free(copy);
    }
}

static void positions_obey_every_house(void **state)
{
    (void)state;
    uint8_t cells[CELLS] = {[0] = 5, [80] = 5}; /* both on the falling diagonal */
    uint64_t candidates[CELLS];
    bool is_clash[CELLS];
    nonet_conflict conflict;
    char text[128];
    nonet_position position = {classic, cells, NULL, NULL};
    assert_true(nonet_position_is_consistent(&position, NULL));
    assert_int_equal(nonet_position_clashes(&position, is_clash), 0);
    position.layout = with_diagonals;
    assert_false(nonet_position_is_consistent(&position, &conflict));
    assert_int_equal(conflict.house, 3 * SIDE);
    assert_true(nonet_conflict_text(&conflict, with_diagonals, NULL, text, sizeof text) > 0);
    const nonet_contradiction lost = {.kind = NONET_CONTRADICTION_NO_PLACE, .cell = -1, .value = 1, .house = 3 * SIDE};
    assert_true(nonet_contradiction_text(&lost, with_diagonals, NULL, text, sizeof text) > 0);
    assert_string_equal(text, "no place for 1 in house 1");
    assert_int_equal(nonet_position_clashes(&position, is_clash), 2);
    assert_true(nonet_position_is_given(&position, 80) && !nonet_position_is_given(&position, 81));
    assert_true(is_clash[0] && is_clash[80]);
    assert_int_equal(nonet_position_candidates(&position, candidates), NONET_OK);
    assert_int_equal(candidates[40] >> 4 & 1, 0);
    nonet_why why;
    assert_int_equal(nonet_position_why(&position, 40, 5, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_RULES);
    nonet_why_text(&why, &position, NULL, text, sizeof text);
    assert_string_equal(text, "5 cannot stand in r5c5: house 1 has its 5 in r1c1.");
    position.layout = classic;
    assert_int_equal(nonet_position_candidates(&position, candidates), NONET_OK);
    assert_int_equal(candidates[40] >> 4 & 1, 1);
}

static void solutions_obey_every_house(void **state)
{
    (void)state;
    uint8_t grid[CELLS]; /* 123456789, 456789123, ...: right, but 1, 5, 9 repeat on the falling diagonal */
    for (int cell = 0; cell < CELLS; cell++) {
        const int row = cell / SIDE, column = cell % SIDE;
        grid[cell] = (uint8_t)((row % 3 * 3 + row / 3 + column) % SIDE + 1);
    }
    const nonet_position any = {classic, empty, NULL, NULL}, diagonal = {with_diagonals, empty, NULL, NULL},
                         odd = {with_odd_boxes, empty, NULL, NULL};
    assert_true(nonet_position_accepts(&any, grid));
    assert_false(nonet_position_accepts(&diagonal, grid));
    assert_false(nonet_position_accepts(&odd, grid));
}

static void boards_are_memory_for_any_layout(void **state)
{
    (void)state;
    nonet_board *board;
    assert_int_equal(nonet_board_new(with_diagonals, true, &board), NONET_OK);
    const nonet_position other = {classic, empty, NULL, NULL}, same = {with_diagonals, empty, NULL, NULL};
    assert_int_equal(nonet_board_copy(board, &other), NONET_ERR_ARG);
    assert_int_equal(nonet_board_copy(board, &same), NONET_OK);
    assert_int_equal(nonet_board_set_givens(board, &other, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_board_set_givens(board, &same, NULL), NONET_OK);
    nonet_board_free(board);
}

/* ---- what refuses ----------------------------------------------------------------------------------- */

static bool refuse_solution(void *context, const uint8_t *cells)
{
    (void)context, (void)cells;
    fail();
    return false;
}

static bool refuse_event(void *context, const nonet_trace_event *event)
{
    (void)context, (void)event;
    fail();
    return false;
}

static bool refuse_text(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
    fail();
    return false;
}

static bool refuse_step(void *context, const nonet_rating_step *step)
{
    (void)context, (void)step;
    fail();
    return false;
}

static void refused_by_solvers(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    assert_false(nonet_batch_takes(layout));
    for (size_t at = 0; nonet_engine_name(at); at++) {
        assert_false(nonet_engine_takes(nonet_engine_name(at), layout));
        nonet_solver_settings settings;
        nonet_solver *solver;
        nonet_result result;
        nonet_solver_settings_defaults(&settings);
        settings.engine = nonet_engine_name(at);
        assert_int_equal(nonet_solver_settings_resolve(&settings, layout), NONET_ERR_ARG);
        assert_non_null(nonet_solver_problem(&position, &settings));
        assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
        assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_ERR_ARG);
        assert_int_equal(nonet_solver_first(solver, &position, &result), NONET_ERR_ARG);
        assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_ERR_ARG);
        uint16_t suspects[SIDE * SIDE];
        size_t suspect_count;
        assert_int_equal(nonet_solver_suspects(solver, &position, suspects, &suspect_count), NONET_ERR_ARG);
        assert_int_equal(nonet_solver_each(solver, &position, 2, refuse_solution, NULL, &result), NONET_ERR_ARG);
        assert_int_equal(nonet_solver_trace(solver, &position, 2, refuse_event, NULL, &result), NONET_ERR_ARG);
        assert_int_equal(nonet_solver_prove(solver, &position, refuse_text, NULL, &result), NONET_ERR_ARG);
        nonet_solver_free(solver);
    }
}

static void refused_by_proofs(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_verifier *verifier;
    assert_int_equal(nonet_position_formula(&position, NULL, refuse_text, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_verifier_new(&position, NULL, &verifier), NONET_ERR_ARG);
}

static void refused_by_explainers(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_explainer *explainer;
    nonet_start start;
    const nonet_step step = {0};
    char text[64];
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &position, &start), NONET_ERR_ARG);
    assert_non_null(nonet_explainer_problem(&position, NULL));
    nonet_ranking ranking;
    assert_int_equal(nonet_ranking_of(position.layout, NULL, &ranking), NONET_ERR_ARG);
    assert_null(nonet_explainer_position(explainer));
    nonet_explainer_free(explainer);
    nonet_picture *picture;
    assert_int_equal(nonet_step_text(&step, &position, NULL, NONET_STEP_LINE, text, sizeof text), 0);
    assert_int_equal(nonet_picture_new(&step, &position, &picture), NONET_ERR_ARG);
    nonet_drawing *drawing;
    assert_int_equal(nonet_drawing_new(&position, NULL, NULL, &drawing), NONET_ERR_ARG);
    assert_int_equal(nonet_drawing_new(&position, &step, NULL, &drawing), NONET_ERR_ARG);
}

static void refused_by_raters(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    nonet_rater_settings_defaults(&settings);
    for (unsigned scales = 1; scales <= (NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET); scales++) {
        settings.scales = scales;
        assert_non_null(nonet_rater_problem(&position, &settings));
        assert_int_equal(nonet_rater_new(&settings, &rater), NONET_OK);
        assert_int_equal(nonet_rater_rate(rater, &position, &rating), NONET_ERR_ARG);
        assert_int_equal(nonet_rater_each(rater, &position, refuse_step, NULL, &rating), NONET_ERR_ARG);
        nonet_rater_free(rater);
    }
}

static void refused_by_transforms(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_transform transform, inverse;
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    nonet_board *board;
    assert_int_equal(nonet_transform_identity(layout, &transform), NONET_ERR_ARG);
    assert_int_equal(nonet_transform_random(layout, 1, 1, &transform), NONET_ERR_ARG);
    assert_int_equal(nonet_transform_identity(classic, &transform), NONET_OK);
    assert_int_equal(nonet_transform_invert(layout, &transform, &inverse), NONET_ERR_ARG);
    assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
    assert_int_equal(nonet_transform_apply(&transform, &position, board), NONET_ERR_ARG);
    nonet_board_free(board);
    assert_non_null(nonet_canonizer_problem(&position, NULL));
    assert_int_equal(nonet_canonizer_new(NULL, &canonizer), NONET_OK);
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_ERR_ARG);
    nonet_canonizer_free(canonizer);
}

static void refused_by_minimizers(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    nonet_verdict verdict;
    uint64_t count;
    assert_non_null(nonet_minimizer_problem(&position, NULL));
    assert_non_null(nonet_vicinity_problem(&position, NULL));
    assert_int_equal(nonet_vicinity_parts(&position, NULL), 0);
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    assert_int_equal(nonet_minimizer_check(minimizer, &position, &minimality), NONET_ERR_ARG);
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_ERR_ARG);
    assert_int_equal(nonet_minimizer_each(minimizer, &position, 1, refuse_solution, NULL, &verdict, &count),
                     NONET_ERR_ARG);
    nonet_minimizer_free(minimizer);
    nonet_vicinity *vicinity;
    nonet_vicinity_result result;
    assert_int_equal(nonet_vicinity_new(NULL, &vicinity), NONET_OK);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, refuse_solution, NULL, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_vicinity_each_part(vicinity, &position, 0, 1, refuse_solution, NULL, &result),
                     NONET_ERR_ARG);
    nonet_vicinity_free(vicinity);
}

static void refused_by_generators(const nonet_layout *layout)
{
    nonet_generator *generator;
    bool pattern[CELLS];
    uint16_t groups[CELLS];
    memset(pattern, true, sizeof pattern);
    assert_int_equal(nonet_generator_new(layout, NULL, &generator), NONET_ERR_ARG);
    assert_non_null(nonet_generator_problem(layout, NULL));
    assert_non_null(nonet_pattern_problem(layout, pattern, false));
    assert_false(nonet_symmetry_allows(layout, NONET_SYMMETRY_NONE, 0, 0));
    assert_int_equal(nonet_symmetry_groups(layout, NONET_SYMMETRY_NONE, groups), NONET_ERR_ARG);
    assert_int_equal(nonet_layout_fewest_clues(layout), 0);
    assert_int_equal(nonet_layout_most_minimal_clues(layout), 0);
    assert_false(nonet_layout_is_always_easy(layout));
}

static bool see_refusal(void *context, const nonet_many_item *item)
{
    ++*(int *)context;
    assert_non_null(item->problem);
    return item->status == NONET_ERR_ARG;
}

/* As the handle of each task does. */
static void refused_by_many(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    nonet_status statuses[2];
    static const uint8_t boards_empty[2 * CELLS];
    const nonet_many_boards boards = {.count = 2, .layout = layout, .cells = boards_empty};
    const nonet_many_answers answers = {.statuses = statuses};
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        if (task == NONET_MANY_GENERATE) continue;
        nonet_many_settings settings;
        nonet_many *many;
        int refusals = 0;
        nonet_many_settings_defaults(&settings);
        settings.task = (nonet_many_task)task;
        settings.threads = 1;
        settings.sink = see_refusal;
        settings.context = &refusals;
        assert_int_equal(nonet_many_new(&settings, &many), NONET_OK);
        assert_int_equal(nonet_many_add(many, &position), NONET_OK);
        assert_int_equal(nonet_many_finish(many), NONET_OK);
        assert_int_equal(refusals, 1);
        assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
        assert_true(statuses[0] == NONET_ERR_ARG && statuses[1] == NONET_ERR_ARG);
        nonet_many_free(many);
    }
}

static void refused_by_notations(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    char text[4096];
    assert_int_equal(nonet_layout_text_bound(layout), 0);
    for (size_t at = 0; nonet_notation_at(at); at++) {
        nonet_style style;
        assert_int_equal(nonet_style_find(nonet_notation_at(at)->name, &style), NONET_OK);
        assert_int_equal(nonet_style_can_write(&style, &position), NONET_ERR_NOTATION);
        assert_int_equal(nonet_position_text(&position, &style, text, sizeof text), 0);
    }
}

/* A writer ends with the first thing that it cannot say. */
static nonet_json *json_object(nonet_text_buffer *text)
{
    nonet_json *json;
    assert_int_equal(nonet_json_new(nonet_text_collect, text, &json), NONET_OK);
    assert_int_equal(nonet_json_object(json, NULL), NONET_OK);
    return json;
}

#define assert_json_refused(call)                                                                                      \
    do {                                                                                                               \
        nonet_text_buffer text_ = {0};                                                                                 \
        nonet_json *const json = json_object(&text_);                                                                  \
        assert_int_equal(call, NONET_ERR_ARG);                                                                         \
        nonet_json_free(json);                                                                                         \
    } while (0)

/* It is an answer that there is none. */
static void refused_by_json_explanations(const nonet_position *position)
{
    char bytes[128];
    nonet_text_buffer text = {.bytes = bytes, .size = sizeof bytes};
    nonet_explainer *explainer;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    nonet_json *const json = json_object(&text);
    assert_int_equal(nonet_json_explanation(json, explainer, position, NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP),
                     NONET_OK);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    assert_string_equal(bytes, "{\"error\":\"only boards with classic rules\"}");
    nonet_json_free(json);
    nonet_explainer_free(explainer);
}

static void refused_by_json(const nonet_layout *layout)
{
    const nonet_position position = {layout, empty, NULL, NULL};
    const nonet_result result = {0};
    const nonet_minimality minimality = {.verdict = NONET_VERDICT_UNIQUE, .clues = empty};
    const nonet_canonical canonical = {.cells = empty};
    const nonet_generated made = {.has_board = true, .cells = empty, .solution = empty};
    nonet_step step = {0};
    const nonet_step_group group = {.step = &step, .ways = 1};
    const nonet_all_steps nothing = {.unfinished = -1}, one = {.groups = &group, .group_count = 1, .unfinished = -1};
    const nonet_puzzle puzzle = {.position = position};
    const nonet_many_item item = {.position = position, .result = &result};
    nonet_style style;
    const nonet_trace_event event = {.contradiction = {.cell = -1, .house = -1}};
    nonet_generator_settings settings;
    nonet_transform transform;
    char text[256];
    nonet_generator_settings_defaults(&settings);
    assert_int_equal(nonet_style_find("line", &style), NONET_OK);
    refused_by_json_explanations(&position);
    assert_json_refused(nonet_json_position(json, &position));
    assert_json_refused(nonet_json_board(json, "board", &position));
    assert_json_refused(nonet_json_marked_board(json, "board", &position));
    assert_json_refused(nonet_json_marks(json, "marks", &position));
    assert_json_refused(nonet_json_placed(json, "placed", &position));
    assert_json_refused(nonet_json_solution(json, "solution", layout, empty));
    assert_json_refused(nonet_json_result(json, layout, NONET_OK, &result));
    assert_json_refused(nonet_json_minimized(json, &position, &minimality));
    assert_json_refused(nonet_json_puzzle(json, &puzzle));
    assert_json_refused(nonet_json_converted(json, &position, &style));
    assert_json_refused(nonet_json_item(json, NULL, &item));
    assert_json_refused(nonet_json_trace_event(json, "event", layout, &event));
    assert_json_refused(nonet_json_canonical(json, layout, &canonical));
    assert_json_refused(nonet_json_generated(json, layout, &settings, &made, 0));
    assert_json_refused(nonet_json_step(json, "step", &step, &position, NONET_JSON_WHOLE_STEP));
    assert_json_refused(nonet_json_step_group(json, "group", &group, &position, NONET_JSON_WHOLE_STEP));
    assert_json_refused(nonet_json_all_steps(json, &nothing, &position, NONET_JSON_WHOLE_STEP));
    assert_json_refused(nonet_json_all_steps(json, &one, &position, NONET_JSON_WHOLE_STEP));
    assert_int_equal(nonet_position_line(&position, text, sizeof text), 0);
    assert_int_equal(nonet_transform_identity(classic, &transform), NONET_OK);
    assert_int_equal(nonet_transform_text(&transform, layout, text, sizeof text), 0);
}

/* Names of cells and houses are right whatever the rules are. */
static void json_names_cells_of_all_boards(void **state)
{
    (void)state;
    const uint16_t cells[] = {0, 80};
    const nonet_candidate placed = {40, 5};
    const nonet_start start = {.wrong_values = {cells, 2}};
    const nonet_minimality minimality = {.verdict = NONET_VERDICT_UNIQUE, .clues = empty};
    const nonet_rating_step step = {.technique = "t", .placement = &placed};
    const nonet_picture_house house = {.house = 3 * SIDE + 1, .part = NONET_HOUSE_PART_BASE};
    const nonet_picture picture = {.houses = &house, .house_count = 1};
    const nonet_conflict conflict = {
        .problem = NONET_PROBLEM_EQUAL_VALUES, .value = 5, .house = 3 * SIDE, .cells = {0, 80}};
    const nonet_position diagonal = {with_diagonals, empty, NULL, NULL};
    const nonet_why why = {.kind = NONET_WHY_RULES, .value = 5, .conflict = conflict};
    char told[96];
    static char bytes[1 << 16];
    nonet_text_buffer text = {.bytes = bytes, .size = sizeof bytes};
    nonet_json *const json = json_object(&text);
    nonet_json_cell(json, "cell", with_diagonals, 80);
    nonet_json_cells(json, "cells", with_odd_boxes, &start.wrong_values);
    nonet_json_mistakes(json, with_diagonals, &start);
    nonet_json_minimality(json, with_diagonals, &minimality);
    nonet_json_rating_step(json, "step", &step, with_diagonals);
    nonet_json_picture(json, "picture", with_diagonals, &picture);
    nonet_json_conflict(json, with_diagonals, &conflict);
    nonet_json_verdict(json, with_odd_boxes, NONET_VERDICT_UNIQUE, NULL, false);
    nonet_json_start(json, with_diagonals, NONET_OK, &start);
    nonet_json_why(json, "why", &why, &diagonal);
    nonet_json_engine(json, 0, with_diagonals);
    nonet_json_object(json, "layout");
    nonet_json_layout(json, with_diagonals);
    nonet_json_close(json);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    nonet_json_free(json);
    assert_non_null(
        strstr(bytes, "\"cell\":\"r9c9\",\"cells\":[\"r1c1\",\"r9c9\"],\"wrong_values\":[\"r1c1\",\"r9c9\"]"));
    assert_non_null(strstr(bytes, "{\"cell\":\"r5c5\",\"value\":5}"));
    assert_non_null(strstr(bytes, "{\"house\":\"h2\",\"part\":\"base\"}"));
    assert_non_null(strstr(bytes, "\"conflict\":\"two 5s in house 1: r1c1 and r9c9\",\"conflict_cells\":[\"r1c1\","
                                  "\"r9c9\"],\"conflict_value\":5,\"conflict_house\":\"h1\""));
    assert_non_null(strstr(bytes, "\"house\":\"h1\",\"holder\":\"r9c9\"}"));
    assert_non_null(strstr(bytes, "\"takes\":false"));
    assert_non_null(strstr(bytes, "{\"house\":\"h2\",\"kind\":\"extra\",\"name\":\"house 2\",\"cells\":[\"r1c9\","));
    nonet_start_text(&start, with_diagonals, told, sizeof told);
    assert_string_equal(told, "wrong values in r1c1, r9c9");
    const uint8_t values[81] = {[0] = 3, [80] = 5};
    const nonet_position wrong = {.layout = with_diagonals, .cells = values};
    nonet_suspects_text(&start.wrong_values, &wrong, NULL, told, sizeof told);
    assert_string_equal(told, "there is no solution; without the 3 in r1c1 or the 5 in r9c9 there is one");
    nonet_rating_step_text(&step, with_diagonals, NULL, told, sizeof told);
    assert_string_equal(told, "r5c5=5");
}

static void other_rules_are_refused(void **state)
{
    (void)state;
    const nonet_layout *const others[] = {with_diagonals, with_odd_boxes};
    for (size_t at = 0; at < 2; at++) {
        refused_by_solvers(others[at]);
        refused_by_proofs(others[at]);
        refused_by_explainers(others[at]);
        refused_by_raters(others[at]);
        refused_by_transforms(others[at]);
        refused_by_minimizers(others[at]);
        refused_by_generators(others[at]);
        refused_by_many(others[at]);
        refused_by_notations(others[at]);
        refused_by_json(others[at]);
    }
}

/* ---- the builder ------------------------------------------------------------------------------------ */

static void builders_refuse_what_is_no_board(void **state)
{
    (void)state;
    nonet_layout_builder *builder;
    nonet_layout *layout;
    uint8_t box[CELLS] = {0};
    uint16_t house[SIDE] = {0, 1, 2, 3, 4, 5, 6, 7, 7};
    assert_int_equal(nonet_layout_builder_new(0, &builder), NONET_ERR_ARG);
    assert_int_equal(nonet_layout_builder_new(NONET_MAX_SIDE + 1, &builder), NONET_ERR_ARG);
    assert_int_equal(nonet_layout_builder_new(SIDE, &builder), NONET_OK);
    assert_int_equal(nonet_layout_builder_build(builder, &layout), NONET_ERR_ARG); /* no boxes yet */
    assert_null(layout);
    assert_int_equal(nonet_layout_builder_boxes(builder, 2, 3), NONET_ERR_ARG);
    assert_int_equal(nonet_layout_builder_boxes(builder, 9, 1), NONET_ERR_ARG);
    assert_int_equal(nn_layout_builder_any_boxes(builder, box), NONET_ERR_ARG);
    assert_int_equal(nn_layout_builder_add_house(builder, house), NONET_ERR_ARG);
    house[8] = CELLS;
    assert_int_equal(nn_layout_builder_add_house(builder, house), NONET_ERR_ARG);
    house[8] = 8;
    for (int extra = 0; extra < NN_MOST_EXTRA_HOUSES; extra++)
        assert_int_equal(nn_layout_builder_add_house(builder, house), NONET_OK);
    assert_int_equal(nn_layout_builder_add_house(builder, house), NONET_ERR_ARG);
    assert_int_equal(nonet_layout_builder_boxes(builder, 3, 3), NONET_OK);
    assert_int_equal(nonet_layout_builder_build(builder, &layout), NONET_OK);
    nonet_houses houses;
    nonet_layout_cell_houses(layout, 0, &houses);
    assert_int_equal(houses.count, 3 + NN_MOST_EXTRA_HOUSES);
    for (int extra = 0; extra < NN_MOST_EXTRA_HOUSES; extra++)
        assert_int_equal(houses.houses[3 + extra], 3 * SIDE + extra);
    nonet_layout_free(layout);
    nonet_layout_builder_free(builder);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layouts_tell_their_rules),
        cmocka_unit_test(every_house_has_a_name_of_its_own),
        cmocka_unit_test(layouts_with_other_rules_are_not_equal),
        cmocka_unit_test(positions_obey_every_house),
        cmocka_unit_test(solutions_obey_every_house),
        cmocka_unit_test(boards_are_memory_for_any_layout),
        cmocka_unit_test(other_rules_are_refused),
        cmocka_unit_test(builders_refuse_what_is_no_board),
        cmocka_unit_test(json_names_cells_of_all_boards),
    };
    return cmocka_run_group_tests(tests, make_layouts, free_layouts);
}
