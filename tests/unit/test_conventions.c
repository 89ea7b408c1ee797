/* test_conventions.c: what the top of nonet.h promises for all calls: handles are NULL after an error, and settings
 * that are all 0 are the defaults. */
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

/* Of nonet_stop_new and nonet_permits_new nothing can be wrong but the place for the handle. */
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
    EXPECT_NULL_WITH_SETTINGS(sampler, nonet_sampler_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(generator, nonet_generator_new(layout, &settings, &made));
    EXPECT_NULL_WITH_SETTINGS(reader, nonet_reader_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(pool, nonet_pool_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(many, nonet_many_new(&settings, &made));
    EXPECT_NULL_WITH_SETTINGS(verifier, nonet_verifier_new(NULL, &settings, &made));
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
    EXPECT_NULL(nonet_all_steps, nonet_explainer_all(explainer, NULL, &made));
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

/* ---- settings that are 0 --------------------------------------------------------------------------- */

/* A handle that knows nothing but the defaults, and one with zeros, for the same questions. */
#define ZEROED(object)                                                                                                 \
    nonet_##object##_settings settings;                                                                                \
    nonet_##object *usual, *zeroed;                                                                                    \
    memset(&settings, 0, sizeof settings)

static void solvers_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    nonet_result results[2];
    ZEROED(solver);
    assert_int_equal(nonet_solver_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_solver_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_solver_solve(usual, &puzzle->position, &results[0]), NONET_OK);
    assert_int_equal(nonet_solver_solve(zeroed, &puzzle->position, &results[1]), NONET_OK);
    assert_true(results[0].stats.guesses == results[1].stats.guesses);
    assert_memory_equal(results[0].solution, results[1].solution, 81);
    nonet_solver_free(usual);
    nonet_solver_free(zeroed);
}

static void batches_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    uint64_t counts[2];
    ZEROED(batch);
    assert_int_equal(nonet_batch_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_batch_new(&settings, &zeroed), NONET_OK);
    nonet_batch_job job = {.count = 1, .puzzles = puzzle->position.cells, .counts = &counts[0]};
    assert_int_equal(nonet_batch_run(usual, &job), NONET_OK);
    job.counts = &counts[1];
    assert_int_equal(nonet_batch_run(zeroed, &job), NONET_OK);
    assert_true(counts[0] == 1 && counts[1] == 1);
    nonet_batch_free(usual);
    nonet_batch_free(zeroed);
}

static void explainers_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    static nonet_ranking rankings[2];
    const nonet_explainer_settings settings = {0};
    assert_int_equal(nonet_ranking_of(NULL, NULL, &rankings[0]), NONET_OK);
    assert_int_equal(nonet_ranking_of(NULL, &settings, &rankings[1]), NONET_OK);
    assert_memory_equal(&rankings[0], &rankings[1], sizeof rankings[0]);
}

static void raters_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    nonet_rating ratings[2];
    ZEROED(rater);
    assert_int_equal(nonet_rater_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_rater_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_rater_rate(usual, &puzzle->position, &ratings[0]), NONET_OK);
    assert_int_equal(nonet_rater_rate(zeroed, &puzzle->position, &ratings[1]), NONET_OK);
    assert_int_equal(ratings[1].scales, NONET_SCALE_SE);
    assert_int_equal(ratings[0].se.er, ratings[1].se.er);
    nonet_rater_free(usual);
    nonet_rater_free(zeroed);
}

static void canonizers_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    nonet_canonical canonical[2];
    ZEROED(canonizer);
    assert_int_equal(nonet_canonizer_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_canonizer_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_canonizer_run(usual, &puzzle->position, &canonical[0]), NONET_OK);
    assert_int_equal(nonet_canonizer_run(zeroed, &puzzle->position, &canonical[1]), NONET_OK);
    assert_memory_equal(canonical[0].cells, canonical[1].cells, 81);
    nonet_canonizer_free(usual);
    nonet_canonizer_free(zeroed);
}

static void minimizers_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    nonet_minimality minimality[2];
    ZEROED(minimizer);
    assert_int_equal(nonet_minimizer_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_minimizer_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_minimizer_check(usual, &puzzle->position, &minimality[0]), NONET_OK);
    assert_int_equal(nonet_minimizer_check(zeroed, &puzzle->position, &minimality[1]), NONET_OK);
    assert_memory_equal(minimality[0].clues, minimality[1].clues, 81);
    nonet_minimizer_free(usual);
    nonet_minimizer_free(zeroed);
}

static bool take_neighbour(void *context, const uint8_t *cells)
{
    (void)context, (void)cells;
    return true;
}

static void vicinities_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    nonet_vicinity_result results[3];
    ZEROED(vicinity);
    assert_int_equal(nonet_vicinity_new(NULL, &usual), NONET_OK);
    assert_int_equal(nonet_vicinity_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_vicinity_each(usual, &puzzle->position, take_neighbour, NULL, &results[0]), NONET_OK);
    assert_int_equal(nonet_vicinity_each(zeroed, &puzzle->position, take_neighbour, NULL, &results[1]), NONET_OK);
    assert_true(results[0].valid > 1 && results[0].valid == results[1].valid && results[0].found == results[1].found);
    nonet_vicinity_free(zeroed);

    /* Zeros that are meant: the puzzle itself. */
    nonet_vicinity_settings_defaults(&settings);
    settings.remove = settings.add = 0;
    assert_int_equal(nonet_vicinity_new(&settings, &zeroed), NONET_OK);
    assert_int_equal(nonet_vicinity_each(zeroed, &puzzle->position, take_neighbour, NULL, &results[2]), NONET_OK);
    assert_true(results[2].valid == 1);
    nonet_vicinity_free(usual);
    nonet_vicinity_free(zeroed);
}

enum { MADE = 3 };

static void make_with(const nonet_generator_settings *settings, uint8_t puzzles[MADE][81])
{
    nonet_generator *generator;
    nonet_generated made[MADE];
    assert_int_equal(nonet_generator_new(puzzle->position.layout, settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, MADE, made), NONET_OK);
    for (int at = 0; at < MADE; at++) memcpy(puzzles[at], made[at].cells, 81);
    nonet_generator_free(generator);
}

static void generators_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    uint8_t puzzles[MADE][81], others[MADE][81];
    nonet_generator_settings settings = {0};
    make_with(NULL, puzzles);
    make_with(&settings, others);
    assert_memory_equal(others, puzzles, sizeof others);
    assert_null(nonet_generator_problem(puzzle->position.layout, &settings));
    settings.weighs = true; /* of any level only */
    assert_null(nonet_generator_problem(puzzle->position.layout, &settings));

    /* Zeros that are meant: another seed, and easy ones. */
    nonet_generator_settings_defaults(&settings);
    settings.seed = 0;
    make_with(&settings, others);
    assert_true(memcmp(others, puzzles, sizeof others) != 0);
    nonet_generator_settings_defaults(&settings);
    settings.hardest = 0;
    make_with(&settings, others);
    assert_true(memcmp(others, puzzles, sizeof others) != 0);
}

static void the_seed_is_told_that_was_used(void **state)
{
    (void)state;
    char bytes[1000];
    nonet_text_buffer text = {.bytes = bytes, .size = sizeof bytes};
    const nonet_generator_settings settings = {0};
    const nonet_generated made = {
        .has_board = true, .cells = puzzle->position.cells, .solution = puzzle->position.cells};
    nonet_json *json;
    assert_int_equal(nonet_json_new(nonet_text_collect, &text, &json), NONET_OK);
    nonet_json_object(json, NULL);
    nonet_json_generated(json, puzzle->position.layout, &settings, &made, 0);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    assert_non_null(strstr(bytes, "\"seed\":1,"));
    nonet_json_free(json);
}

static void readers_and_verifiers_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    const nonet_reader_settings reading = {0};
    const nonet_verifier_settings verifying = {0};
    nonet_puzzle *read;
    nonet_verifier *verifier;
    assert_int_equal(nonet_read_one(puzzle_text, strlen(puzzle_text), &reading, &read, NULL), NONET_OK);
    assert_memory_equal(read->position.cells, puzzle->position.cells, 81);
    nonet_puzzle_free(read);
    assert_int_equal(nonet_verifier_new(NULL, &verifying, &verifier), NONET_OK);
    nonet_verifier_free(verifier);
}

static void many_with_zeros_are_the_usual_ones(void **state)
{
    (void)state;
    const nonet_pool_settings pool = {0};
    uint8_t solution[81], verdict;
    const nonet_many_boards boards = {.count = 1, .layout = puzzle->position.layout, .cells = puzzle->position.cells};
    const nonet_many_answers answers = {.verdicts = &verdict, .solutions = solution};
    nonet_pool *without_work;
    const nonet_many_settings settings = {0};
    nonet_many *many;
    assert_int_equal(nonet_many_new(&settings, &many), NONET_OK);
    assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
    assert_int_equal(verdict, NONET_VERDICT_UNIQUE);
    nonet_many_free(many);
    assert_int_equal(nonet_pool_new(&pool, &without_work), NONET_ERR_ARG); /* like its defaults */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(handles_are_null_after_an_error),
        cmocka_unit_test(steps_are_null_after_an_error),
        cmocka_unit_test(a_failed_beginning_leaves_no_position),
        cmocka_unit_test(solvers_with_zeros_are_the_usual_ones),
        cmocka_unit_test(batches_with_zeros_are_the_usual_ones),
        cmocka_unit_test(explainers_with_zeros_are_the_usual_ones),
        cmocka_unit_test(raters_with_zeros_are_the_usual_ones),
        cmocka_unit_test(canonizers_with_zeros_are_the_usual_ones),
        cmocka_unit_test(minimizers_with_zeros_are_the_usual_ones),
        cmocka_unit_test(vicinities_with_zeros_are_the_usual_ones),
        cmocka_unit_test(generators_with_zeros_are_the_usual_ones),
        cmocka_unit_test(the_seed_is_told_that_was_used),
        cmocka_unit_test(readers_and_verifiers_with_zeros_are_the_usual_ones),
        cmocka_unit_test(many_with_zeros_are_the_usual_ones),
    };
    return cmocka_run_group_tests(tests, read_puzzle, free_puzzle);
}
