/* test_no_arguments.c: every public call, with NULL and 0 for all that it takes: it refuses, or does nothing; none crashes,
 * hangs or leaks. tests/scripts/every_call_takes_nothing sees to it that none is missing here. The short texts are asked
 * with a size and no buffer, too. */
#include <nonet.h>

#include "cmocka_all.h"

#define EXPECT_REFUSED(call) assert_int_equal(call, NONET_ERR_ARG)
#define EXPECT_RETURN(call) (void)(call)

static void calls_for_boards_take_nothing(void **state)
{
    (void)state;
    EXPECT_RETURN(nonet_version());
    EXPECT_RETURN(nonet_status_name((nonet_status)0));
    EXPECT_RETURN(nonet_proof_format_name((nonet_proof_format)-1));
    assert_false(nonet_text_collect(NULL, NULL, 0));
    assert_int_equal(nonet_visible_text(NULL, 0, NULL, 0), 0);
    assert_int_equal(nonet_visible_text(NULL, 1, NULL, 1), 0);
    EXPECT_REFUSED(nonet_layout_new(0, 0, NULL));
    nonet_layout_free(NULL);
    EXPECT_REFUSED(nonet_layout_builder_new(0, NULL));
    nonet_layout_builder_free(NULL);
    EXPECT_REFUSED(nonet_layout_builder_boxes(NULL, 0, 0));
    EXPECT_REFUSED(nonet_layout_builder_build(NULL, NULL));
    EXPECT_REFUSED(nonet_layout_copy(NULL, NULL));
    assert_false(nonet_layout_usual_boxes(0, NULL, NULL));
    EXPECT_RETURN(nonet_layout_side(NULL));
    EXPECT_RETURN(nonet_layout_cells(NULL));
    EXPECT_RETURN(nonet_layout_houses(NULL));
    EXPECT_RETURN(nonet_layout_box_rows(NULL));
    EXPECT_RETURN(nonet_layout_box_columns(NULL));
    assert_false(nonet_layout_is_classic(NULL));
    EXPECT_RETURN(nonet_layout_equal(NULL, NULL));
    EXPECT_RETURN(nonet_layout_house_kind(NULL, 0));
    nonet_layout_house_cells(NULL, 0, NULL);
    nonet_layout_cell_houses(NULL, 0, NULL);
    assert_false(nonet_layout_sees(NULL, 0, 0));
    assert_int_equal(nonet_layout_cell_text(NULL, 0, NULL, 0), 0);
    assert_int_equal(nonet_layout_cell_text(NULL, 0, NULL, 1), 0);
    assert_int_equal(nonet_layout_house_text(NULL, 0, false, NULL, 0), 0);
    assert_int_equal(nonet_layout_house_text(NULL, 0, false, NULL, 1), 0);
    EXPECT_RETURN(nonet_layout_problem(0, 0));
    EXPECT_RETURN(nonet_layout_cell_find(NULL, NULL));
    EXPECT_RETURN(nonet_layout_house_find(NULL, NULL));
    EXPECT_RETURN(nonet_house_kind_name((nonet_house_kind)0));
    EXPECT_REFUSED(nonet_position_why(NULL, 0, 0, NULL));
    EXPECT_RETURN(nonet_why_kind_name((nonet_why_kind)0));
    assert_int_equal(nonet_why_text(NULL, NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_why_text(NULL, NULL, NULL, NULL, 1), 0);
    EXPECT_REFUSED(nonet_board_new(NULL, false, NULL));
    nonet_board_free(NULL);
    EXPECT_REFUSED(nonet_board_copy(NULL, NULL));
    EXPECT_REFUSED(nonet_board_set_givens(NULL, NULL, NULL));
    assert_false(nonet_position_is_consistent(NULL, NULL));
    EXPECT_RETURN(nonet_position_clashes(NULL, NULL));
    assert_int_equal(nonet_conflict_text(NULL, NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_conflict_text(NULL, NULL, NULL, NULL, 1), 0);
    assert_int_equal(nonet_contradiction_text(NULL, NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_contradiction_text(NULL, NULL, NULL, NULL, 1), 0);
    assert_string_equal(nonet_propagation_name((nonet_propagation)0), "");
    assert_string_equal(nonet_order_name((nonet_order)5), "");
    EXPECT_REFUSED(nonet_position_candidates(NULL, NULL));
    assert_false(nonet_position_is_given(NULL, 0));
    assert_false(nonet_position_accepts(NULL, NULL));
    EXPECT_REFUSED(nonet_stop_new(NULL));
    nonet_stop_free(NULL);
    nonet_stop_now(NULL);
    nonet_stop_clear(NULL);
    nonet_stop_set_tick(NULL, 1, NULL, NULL);
    EXPECT_REFUSED(nonet_permits_new(0, NULL));
    nonet_permits_free(NULL);
    nonet_permits_add(NULL, 0);
    EXPECT_RETURN(nonet_layout_fewest_clues(NULL));
    EXPECT_RETURN(nonet_layout_most_minimal_clues(NULL));
    assert_false(nonet_layout_is_always_easy(NULL));
    EXPECT_RETURN(nonet_layout_text_bound(NULL));
    assert_int_equal(nonet_position_text(NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_position_text(NULL, NULL, NULL, 1), 0);
    assert_int_equal(nonet_position_line(NULL, NULL, 0), 0);
    assert_int_equal(nonet_position_line(NULL, NULL, 1), 0);
    EXPECT_REFUSED(nonet_position_formula(NULL, NULL, NULL, NULL));
}

static void calls_for_solving_take_nothing(void **state)
{
    (void)state;
    nonet_solver_settings_defaults(NULL);
    EXPECT_RETURN(nonet_engine_name(0));
    assert_false(nonet_engine_takes(NULL, NULL));
    EXPECT_REFUSED(nonet_solver_settings_resolve(NULL, NULL));
    EXPECT_RETURN(nonet_solver_problem(NULL, NULL));
    assert_false(nonet_batch_takes(NULL));
    EXPECT_REFUSED(nonet_solver_new(NULL, NULL));
    nonet_solver_free(NULL);
    EXPECT_RETURN(nonet_verdict_name((nonet_verdict)0));
    EXPECT_REFUSED(nonet_solver_solve(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_solver_first(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_solver_suspects(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_solver_count(NULL, NULL, 0, NULL));
    EXPECT_REFUSED(nonet_solver_each(NULL, NULL, 0, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_solver_trace(NULL, NULL, 0, NULL, NULL, NULL));
    nonet_solver_progress(NULL, NULL);
    nonet_batch_settings_defaults(NULL);
    EXPECT_RETURN(nonet_batch_cpu_name(0));
    EXPECT_REFUSED(nonet_batch_new(NULL, NULL));
    nonet_batch_free(NULL);
    EXPECT_REFUSED(nonet_batch_run(NULL, NULL));
    EXPECT_REFUSED(nonet_solver_prove(NULL, NULL, NULL, NULL, NULL));
}

static void calls_for_explaining_take_nothing(void **state)
{
    (void)state;
    EXPECT_RETURN(nonet_level_at(0));
    EXPECT_RETURN(nonet_level_hardest());
    EXPECT_RETURN(nonet_level_find(NULL));
    EXPECT_RETURN(nonet_hodoku_level_name((nonet_hodoku_level)0));
    EXPECT_RETURN(nonet_technique_at(0));
    EXPECT_RETURN(nonet_technique_find(NULL));
    EXPECT_RETURN(nonet_technique_position(-1, 0));
    EXPECT_RETURN(nonet_technique_other_name(-1, 0));
    EXPECT_RETURN(nonet_technique_group(NULL, NULL));
    EXPECT_RETURN(nonet_technique_advice(NULL, NULL, 0));
    EXPECT_RETURN(nonet_nearest_word(NULL, NULL, 0));
    EXPECT_RETURN(nonet_technique_weight(0));
    EXPECT_REFUSED(nonet_step_copy(NULL, NULL));
    nonet_step_free(NULL);
    assert_false(nonet_step_tells(NULL, 0, 0));
    assert_false(nonet_step_has_text(NULL, NONET_STEP_LINE));
    assert_int_equal(nonet_step_text(NULL, NULL, NULL, (nonet_step_form)0, NULL, 0), 0);
    assert_int_equal(nonet_step_text(NULL, NULL, NULL, (nonet_step_form)0, NULL, 1), 0);
    EXPECT_RETURN(nonet_role_name((nonet_role)0));
    EXPECT_RETURN(nonet_house_part_name((nonet_house_part)0));
    EXPECT_RETURN(nonet_link_kind_name((nonet_link_kind)0));
    EXPECT_REFUSED(nonet_picture_new(NULL, NULL, NULL));
    nonet_picture_free(NULL);
    EXPECT_RETURN(nonet_picture_candidate_at(NULL, 0, 0));
    EXPECT_RETURN(nonet_theme_name((nonet_theme)0));
    EXPECT_RETURN(nonet_paint_name((nonet_paint)0));
    EXPECT_RETURN(nonet_paint_colour((nonet_theme)0, (nonet_paint)0));
    EXPECT_RETURN(nonet_shape_kind_name((nonet_shape_kind)0));
    EXPECT_RETURN(nonet_shape_part_name((nonet_shape_part)0));
    nonet_drawing_defaults(NULL);
    EXPECT_REFUSED(nonet_drawing_new(NULL, NULL, NULL, NULL));
    nonet_drawing_free(NULL);
    EXPECT_REFUSED(nonet_drawing_svg(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_chart_new(NULL, NULL));
    nonet_explainer_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_ranking_of(NULL, NULL, NULL));
    assert_int_equal(nonet_ranking_text(NULL, NULL, 0), 0);
    assert_int_equal(nonet_ranking_text(NULL, NULL, 1), 0);
    EXPECT_REFUSED(nonet_explainer_new(NULL, NULL));
    nonet_explainer_free(NULL);
    EXPECT_REFUSED(nonet_explainer_begin(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_explainer_next(NULL, NULL));
    EXPECT_REFUSED(nonet_explainer_follow(NULL, NULL));
    EXPECT_REFUSED(nonet_explainer_apply(NULL));
    EXPECT_REFUSED(nonet_explainer_each(NULL, 0, NULL, NULL));
    EXPECT_REFUSED(nonet_explainer_all(NULL, NULL, NULL));
    assert_false(nonet_explainer_is_limited(NULL));
    nonet_all_steps_free(NULL);
    nonet_explainer_progress(NULL, NULL);
    assert_int_equal(nonet_step_group_text(NULL, NULL, 0), 0);
    assert_int_equal(nonet_step_group_text(NULL, NULL, 1), 0);
    EXPECT_REFUSED(nonet_explainer_wanted(NULL, 0, 0, NULL));
    EXPECT_REFUSED(nonet_explainer_why(NULL, 0, 0, NULL));
    EXPECT_RETURN(nonet_explainer_problem(NULL, NULL));
    assert_int_equal(nonet_start_text(NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_start_text(NULL, NULL, NULL, 1), 0);
    assert_int_equal(nonet_suspects_text(NULL, NULL, NULL, NULL, 0), 0);
    EXPECT_RETURN(nonet_explainer_position(NULL));
    assert_false(nonet_explainer_is_solved(NULL));
    EXPECT_REFUSED(nonet_explainer_difficulty(NULL, NULL));
    EXPECT_REFUSED(nonet_ranking_read(NULL, 0, NULL, NULL));
}

static void calls_for_forms_and_ratings_take_nothing(void **state)
{
    (void)state;
    EXPECT_REFUSED(nonet_transform_identity(NULL, NULL));
    EXPECT_REFUSED(nonet_transform_random(NULL, 0, 0, NULL));
    EXPECT_REFUSED(nonet_transform_invert(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_transform_apply(NULL, NULL, NULL));
    assert_int_equal(nonet_transform_text(NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_transform_text(NULL, NULL, NULL, 1), 0);
    EXPECT_RETURN(nonet_canonizer_problem(NULL, NULL));
    EXPECT_RETURN(nonet_rater_problem(NULL, NULL));
    EXPECT_RETURN(nonet_minimizer_problem(NULL, NULL));
    EXPECT_RETURN(nonet_vicinity_problem(NULL, NULL));
    assert_int_equal(nonet_rating_step_text(NULL, NULL, NULL, NULL, 0), 0);
    assert_int_equal(nonet_rating_step_text(NULL, NULL, NULL, NULL, 1), 0);
    nonet_canonizer_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_canonizer_new(NULL, NULL));
    nonet_canonizer_free(NULL);
    EXPECT_REFUSED(nonet_canonizer_run(NULL, NULL, NULL));
    EXPECT_RETURN(nonet_scale_at(0));
    nonet_rater_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_rater_new(NULL, NULL));
    nonet_rater_free(NULL);
    EXPECT_REFUSED(nonet_rater_rate(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_rater_each(NULL, NULL, NULL, NULL, NULL));
}

static void calls_for_creating_take_nothing(void **state)
{
    (void)state;
    nonet_minimizer_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_minimizer_new(NULL, NULL));
    nonet_minimizer_free(NULL);
    EXPECT_REFUSED(nonet_minimizer_check(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_minimizer_run(NULL, NULL, 0, 0, NULL));
    EXPECT_REFUSED(nonet_minimizer_each(NULL, NULL, 0, NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_minimizer_check_many(NULL, NULL));
    EXPECT_REFUSED(nonet_minimizer_run_many(NULL, NULL));
    nonet_vicinity_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_vicinity_new(NULL, NULL));
    nonet_vicinity_free(NULL);
    EXPECT_REFUSED(nonet_vicinity_each(NULL, NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_vicinity_each_part(NULL, NULL, 0, 0, NULL, NULL, NULL));
    assert_int_equal(nonet_vicinity_parts(NULL, NULL), 0);
    nonet_rater_progress(NULL, NULL);
    nonet_minimizer_progress(NULL, NULL);
    nonet_vicinity_progress(NULL, NULL);
    EXPECT_RETURN(nonet_sample_set_at(0));
    nonet_sampler_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_sampler_new(NULL, NULL));
    nonet_sampler_free(NULL);
    EXPECT_REFUSED(nonet_sampler_make(NULL, NULL, 0, 0, NULL));
    EXPECT_RETURN(nonet_symmetry_name(0));
    assert_false(nonet_symmetry_allows(NULL, (nonet_symmetry)0, 0, 0));
    EXPECT_REFUSED(nonet_symmetry_groups(NULL, (nonet_symmetry)0, NULL));
    nonet_generator_settings_defaults(NULL);
    EXPECT_RETURN(nonet_pattern_problem(NULL, NULL, false));
    EXPECT_RETURN(nonet_generator_problem(NULL, NULL));
    EXPECT_REFUSED(nonet_generator_new(NULL, NULL, NULL));
    nonet_generator_free(NULL);
    assert_int_equal(nonet_nearest_text(NULL, 0, NULL, 0), 0);
    assert_int_equal(nonet_nearest_text(NULL, 0, NULL, 1), 0);
    EXPECT_REFUSED(nonet_generator_make(NULL, 0, 0, NULL));
    nonet_generator_progress(NULL, NULL);
    nonet_drill_maker_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_drill_maker_new(NULL, NULL));
    nonet_drill_maker_free(NULL);
    EXPECT_REFUSED(nonet_drill_maker_make(NULL, 0, 0, NULL));
}

static void calls_for_text_take_nothing(void **state)
{
    (void)state;
    EXPECT_RETURN(nonet_notation_at(0));
    EXPECT_REFUSED(nonet_style_find(NULL, NULL));
    EXPECT_RETURN(nonet_style_nearest(NULL));
    EXPECT_RETURN(nonet_symbols_find(NULL));
    EXPECT_RETURN(nonet_style_symbols(NULL, 0));
    EXPECT_REFUSED(nonet_style_can_write(NULL, NULL));
    nonet_reader_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_reader_new(NULL, NULL));
    nonet_reader_free(NULL);
    EXPECT_REFUSED(nonet_reader_feed(NULL, NULL, 0));
    nonet_reader_pause(NULL);
    nonet_reader_finish(NULL);
    nonet_reader_restart(NULL);
    EXPECT_REFUSED(nonet_reader_next(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_puzzle_copy(NULL, NULL));
    nonet_puzzle_free(NULL);
    EXPECT_REFUSED(nonet_read_one(NULL, 0, NULL, NULL, NULL));
    EXPECT_RETURN(nonet_reader_lines(NULL, 0, 0, NULL));
}

static void calls_for_many_at_once_take_nothing(void **state)
{
    (void)state;
    nonet_pool_settings_defaults(NULL);
    EXPECT_RETURN(nonet_pool_processors());
    EXPECT_REFUSED(nonet_pool_new(NULL, NULL));
    nonet_pool_free(NULL);
    EXPECT_RETURN(nonet_pool_place(NULL));
    nonet_pool_give(NULL, 0);
    EXPECT_RETURN(nonet_pool_portion(NULL));
    nonet_pool_wait(NULL);
    EXPECT_REFUSED(nonet_pool_finish(NULL));
    nonet_pool_progress(NULL, NULL);
    EXPECT_RETURN(nonet_pool_oldest(NULL));
    assert_false(nonet_pool_wait_turn(NULL, 0));
    assert_false(nonet_pool_has_turn(NULL, 0));
    nonet_many_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_many_new(NULL, NULL));
    nonet_many_free(NULL);
    nonet_many_progress(NULL, NULL);
    EXPECT_REFUSED(nonet_many_run(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_many_add(NULL, NULL));
    EXPECT_REFUSED(nonet_many_add_puzzle(NULL, NULL));
    EXPECT_REFUSED(nonet_many_add_lines(NULL, NULL));
    EXPECT_REFUSED(nonet_many_add_error(NULL, NULL));
    EXPECT_REFUSED(nonet_many_count_from(NULL, 0));
    EXPECT_RETURN(nonet_many_place(NULL));
    EXPECT_RETURN(nonet_many_oldest(NULL));
    assert_false(nonet_many_write(NULL, NULL, 0));
    assert_false(nonet_many_lend(NULL, NULL, 0));
    assert_false(nonet_many_flush(NULL, 0));
    EXPECT_REFUSED(nonet_many_wait(NULL));
    EXPECT_REFUSED(nonet_many_feed(NULL, NULL, 0));
    EXPECT_REFUSED(nonet_many_pause(NULL));
    EXPECT_REFUSED(nonet_many_finish(NULL));
    EXPECT_REFUSED(nonet_many_generate(NULL, 0, 0));
}

static void calls_for_proofs_take_nothing(void **state)
{
    (void)state;
    nonet_verifier_settings_defaults(NULL);
    EXPECT_REFUSED(nonet_verifier_new(NULL, NULL, NULL));
    nonet_verifier_free(NULL);
    EXPECT_REFUSED(nonet_verifier_feed(NULL, NULL, 0));
    EXPECT_REFUSED(nonet_verifier_finish(NULL, NULL));
}

static void calls_for_json_take_nothing(void **state)
{
    (void)state;
    EXPECT_REFUSED(nonet_json_new(NULL, NULL, NULL));
    nonet_json_free(NULL);
    EXPECT_REFUSED(nonet_json_object(NULL, NULL));
    EXPECT_REFUSED(nonet_json_array(NULL, NULL));
    EXPECT_REFUSED(nonet_json_close(NULL));
    EXPECT_REFUSED(nonet_json_text(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_number(NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_unsigned(NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_truth(NULL, NULL, false));
    EXPECT_REFUSED(nonet_json_null(NULL, NULL));
    EXPECT_REFUSED(nonet_json_raw(NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_cell(NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_cells(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_values(NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_position(NULL, NULL));
    EXPECT_REFUSED(nonet_json_board(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_marked_board(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_marks(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_placed(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_solution(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_verdict(NULL, NULL, (nonet_verdict)0, NULL, false));
    EXPECT_REFUSED(nonet_json_count(NULL, 0, false));
    EXPECT_REFUSED(nonet_json_stats(NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_trace_event(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_result(NULL, NULL, (nonet_status)0, NULL));
    EXPECT_REFUSED(nonet_json_minimality(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_minimized(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_canonical(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_step(NULL, NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_step_group(NULL, NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_all_steps(NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_picture(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_drawing(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_mistakes(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_difficulty(NULL, NULL, false, (nonet_like)0));
    EXPECT_REFUSED(nonet_json_rating(NULL, NULL));
    EXPECT_REFUSED(nonet_json_rating_step(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_generated(NULL, NULL, NULL, NULL, 0));
    EXPECT_REFUSED(nonet_json_technique(NULL, 0));
    EXPECT_REFUSED(nonet_json_level(NULL, NULL));
    EXPECT_REFUSED(nonet_json_scale(NULL, NULL));
    EXPECT_REFUSED(nonet_json_notation(NULL, NULL));
    EXPECT_REFUSED(nonet_json_text_error(NULL, NULL));
    EXPECT_REFUSED(nonet_json_refusal(NULL, NULL));
    EXPECT_REFUSED(nonet_json_conflict(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_why(NULL, NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_sample_set(NULL, NULL));
    EXPECT_REFUSED(nonet_json_engine(NULL, 0, NULL));
    EXPECT_REFUSED(nonet_json_symmetry(NULL, 0));
    EXPECT_REFUSED(nonet_json_layout(NULL, NULL));
    EXPECT_REFUSED(nonet_json_puzzle(NULL, NULL));
    EXPECT_REFUSED(nonet_json_converted(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_item(NULL, NULL, NULL));
    EXPECT_REFUSED(nonet_json_start(NULL, NULL, (nonet_status)0, NULL));
    EXPECT_REFUSED(nonet_json_ending(NULL, NULL, (nonet_like)0));
    EXPECT_REFUSED(nonet_json_explanation(NULL, NULL, NULL, (nonet_like)0, 0));
    EXPECT_REFUSED(nonet_json_verification(NULL, NULL, NULL));
}

/* ---- texts without a buffer ------------------------------------------------------------------------ */

static void texts_without_a_buffer_are_measured(void **state)
{
    (void)state;
    static nonet_ranking ranking;
    nonet_layout *layout;
    nonet_board *board;
    nonet_explainer *explainer;
    nonet_transform transform;
    nonet_start start;
    nonet_style style;
    const nonet_step *step;
    const nonet_conflict conflict = {.problem = NONET_PROBLEM_EQUAL_VALUES, .value = 1, .cells = {0, 1}};
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
    for (int cell = 0; cell < 15; cell++) board->cells[cell] = (uint8_t)("123434122143432"[cell] - '0');
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &board->position, &start), NONET_OK);
    assert_int_equal(nonet_explainer_next(explainer, &step), NONET_OK);
    assert_int_equal(nonet_ranking_of(layout, NULL, &ranking), NONET_OK);
    assert_int_equal(nonet_transform_identity(layout, &transform), NONET_OK);
    assert_int_equal(nonet_style_find("line", &style), NONET_OK);
    for (size_t size = 0; size < 3; size++) {
        assert_true(nonet_layout_cell_text(layout, 3, NULL, size) == 4);
        assert_true(nonet_layout_house_text(layout, 3, false, NULL, size) == 5);
        assert_true(nonet_conflict_text(&conflict, layout, NULL, NULL, size) > 10);
        assert_true(nonet_step_text(step, nonet_explainer_position(explainer), NULL, NONET_STEP_LINE, NULL, size) > 10);
        assert_true(nonet_ranking_text(&ranking, NULL, size) > 100);
        assert_true(nonet_transform_text(&transform, layout, NULL, size) > 10);
        assert_true(nonet_position_text(&board->position, &style, NULL, size) == 17);
        assert_true(nonet_position_line(&board->position, NULL, size) == 16);
    }
    nonet_explainer_free(explainer);
    nonet_board_free(board);
    nonet_layout_free(layout);
}

static void collecting_without_a_buffer_counts(void **state)
{
    (void)state;
    nonet_text_buffer buffer = {.size = 10};
    assert_true(nonet_text_collect(&buffer, "abc", 3));
    assert_true(nonet_text_collect(&buffer, NULL, 0));
    assert_int_equal(buffer.length, 3);
    assert_false(nonet_text_collect(&buffer, NULL, 3));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_for_boards_take_nothing),
        cmocka_unit_test(calls_for_solving_take_nothing),
        cmocka_unit_test(calls_for_explaining_take_nothing),
        cmocka_unit_test(calls_for_forms_and_ratings_take_nothing),
        cmocka_unit_test(calls_for_creating_take_nothing),
        cmocka_unit_test(calls_for_text_take_nothing),
        cmocka_unit_test(calls_for_many_at_once_take_nothing),
        cmocka_unit_test(calls_for_proofs_take_nothing),
        cmocka_unit_test(calls_for_json_take_nothing),
        cmocka_unit_test(texts_without_a_buffer_are_measured),
        cmocka_unit_test(collecting_without_a_buffer_counts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
