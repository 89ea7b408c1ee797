/* test_conventions.c: what the head of nonet.h promises of all calls: handles are NULL after an error. */
#include <nonet.h>
#include <string.h>

#include "cmocka_all.h"

static const char puzzle_text[] = ".6...8.7...793.....182........6....3....792.......294....5.....72....31...4.....8";
static nonet_puzzle *puzzle;

static int read_puzzle(void **state)
{
    (void)state;
    return nonet_read_one(puzzle_text, strlen(puzzle_text), NULL, &puzzle, NULL) != NONET_OK;
}

static int free_puzzle(void **state)
{
    (void)state;
    nonet_puzzle_free(puzzle);
    return 0;
}

/* ---- handles --------------------------------------------------------------------------------------- */

/* The call, whose handle is `made`, is refused, and nothing is left in it. */
#define EXPECT_NULL(type, call)                                                                                        \
    do {                                                                                                               \
        char garbage = 0;                                                                                              \
        void *rubbish = &garbage;                                                                                      \
        type *made = rubbish;                                                                                          \
        assert_int_equal(call, NONET_ERR_ARG);                                                                         \
        assert_null(made);                                                                                             \
    } while (0)

#define EXPECT_NULL_WITH_SETTINGS(object, call)                                                                        \
    do {                                                                                                               \
        nonet_##object##_settings settings;                                                                            \
        nonet_##object##_settings_defaults(&settings);                                                                 \
        settings.reserved[0] = 1;                                                                                      \
        EXPECT_NULL(nonet_##object, call);                                                                             \
    } while (0)

/* Of nonet_stop_new, nonet_permits_new and nonet_sampler_new nothing can be wrong but the place for the handle. */
static void handles_are_null_after_an_error(void **state)
{
    (void)state;
    const nonet_layout *const layout = puzzle->position.layout;
    EXPECT_NULL(nonet_layout, nonet_layout_new(0, 3, &made));
    EXPECT_NULL(nonet_layout_builder, nonet_layout_builder_new(0, &made));
    EXPECT_NULL(nonet_layout, nonet_layout_builder_build(NULL, &made));
    EXPECT_NULL(nonet_layout, nonet_layout_copy(NULL, &made));
    EXPECT_NULL(nonet_board, nonet_board_new(NULL, false, &made));
    EXPECT_NULL(nonet_step, nonet_step_copy(NULL, &made));
    EXPECT_NULL(nonet_picture, nonet_picture_new(NULL, NULL, &made));
    EXPECT_NULL(nonet_puzzle, nonet_puzzle_copy(NULL, &made));
    EXPECT_NULL(nonet_puzzle, nonet_read_one(NULL, 5, NULL, &made, NULL));
    EXPECT_NULL(nonet_json, nonet_json_new(NULL, NULL, &made));
    EXPECT_NULL_WITH_SETTINGS(solver, nonet_solver_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(batch, nonet_batch_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(explainer, nonet_explainer_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(canonizer, nonet_canonizer_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(rater, nonet_rater_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(minimizer, nonet_minimizer_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(vicinity, nonet_vicinity_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(generator, nonet_generator_new(layout, &settings, &made));
    EXPECT_NULL_WITH_SETTINGS(reader, nonet_reader_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(pool, nonet_pool_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(many, nonet_many_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(verifier, nonet_verifier_new(&settings, NULL, &made));
}

static void steps_are_null_after_an_error(void **state)
{
    (void)state;
    nonet_explainer *explainer;
    nonet_start start;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    EXPECT_NULL(const nonet_step, nonet_explainer_next(explainer, &made));
    EXPECT_NULL(const nonet_step, nonet_explainer_follow(explainer, &made));
    EXPECT_NULL(const nonet_step, nonet_explainer_wanted(explainer, 0, 1, &made));
    EXPECT_NULL(const nonet_step, nonet_explainer_wanted(NULL, 0, 1, &made));
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
    EXPECT_NULL(const nonet_step, nonet_explainer_wanted(explainer, 81, 1, &made));
    nonet_explainer_free(explainer);
}

static void a_failed_beginning_leaves_no_position(void **state)
{
    (void)state;
    nonet_explainer *explainer;
    nonet_start start;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle->position, &start), NONET_OK);
    assert_non_null(nonet_explainer_position(explainer));
    assert_int_equal(nonet_explainer_begin(explainer, NULL, &start), NONET_ERR_ARG);
    assert_null(nonet_explainer_position(explainer));
    nonet_explainer_free(explainer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(handles_are_null_after_an_error),
        cmocka_unit_test(steps_are_null_after_an_error),
        cmocka_unit_test(a_failed_beginning_leaves_no_position),
    };
    return cmocka_run_group_tests(tests, read_puzzle, free_puzzle);
}
