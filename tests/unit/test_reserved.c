/* test_reserved.c: the room for later versions: what a caller writes there is refused, and what the library fills in is 0
 * there, whatever the memory held before. */
#include <nonet.h>
#include <string.h>

#include "cmocka_all.h"

static const char puzzle_text[] = ".6...8.7...793.....182........6....3....792.......294....5.....72....31...4.....8\n";
static nonet_layout *layout;
static uint8_t cells[81];
static nonet_position position;

static int make_puzzle(void **state)
{
    (void)state;
    for (int cell = 0; cell < 81; cell++)
        cells[cell] = (uint8_t)(puzzle_text[cell] == '.' ? 0 : puzzle_text[cell] - '0');
    if (nonet_layout_new(3, 3, &layout) != NONET_OK) return 1;
    position = (nonet_position){layout, cells, NULL, NULL};
    return 0;
}

static int free_puzzle(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

/* ---- what callers fill in --------------------------------------------------------------------- */

#define WORDS_OF(filled) (sizeof((filled).reserved) / sizeof(uint64_t))

/* With any word of `filled` set the call is refused; as it was, it works. */
#define EXPECT_REFUSED(filled, call)                                                                                   \
    do {                                                                                                               \
        for (size_t word = 0; word < WORDS_OF(filled); word++) {                                                       \
            (filled).reserved[word] = UINT64_C(1) << 63;                                                               \
            assert_int_equal(call, NONET_ERR_ARG);                                                                     \
            (filled).reserved[word] = 0;                                                                               \
        }                                                                                                              \
        assert_int_equal(call, NONET_OK);                                                                              \
    } while (0)

/* ... by what makes an object of settings, which it then does not make. */
#define EXPECT_NEW_REFUSES(object)                                                                                     \
    do {                                                                                                               \
        nonet_##object##_settings settings;                                                                            \
        nonet_##object *made = (nonet_##object *)&settings;                                                            \
        nonet_##object##_settings_defaults(&settings);                                                                 \
        settings.reserved[0] = 1;                                                                                      \
        assert_int_equal(nonet_##object##_new(&settings, &made), NONET_ERR_ARG);                                       \
        assert_null(made);                                                                                             \
        settings.reserved[0] = 0;                                                                                      \
        EXPECT_REFUSED(settings, nonet_##object##_new(&settings, &made));                                              \
        nonet_##object##_free(made);                                                                                   \
    } while (0)

static void settings_with_reserved_words_are_refused(void **state)
{
    (void)state;
    EXPECT_NEW_REFUSES(solver);
    EXPECT_NEW_REFUSES(batch);
    EXPECT_NEW_REFUSES(explainer);
    EXPECT_NEW_REFUSES(canonizer);
    EXPECT_NEW_REFUSES(rater);
    EXPECT_NEW_REFUSES(minimizer);
    EXPECT_NEW_REFUSES(vicinity);
    EXPECT_NEW_REFUSES(reader);
    EXPECT_NEW_REFUSES(sampler);
    EXPECT_NEW_REFUSES(drill_maker);
}

static void a_generator_refuses_reserved_words(void **state)
{
    (void)state;
    nonet_generator_settings settings;
    nonet_generator *generator = NULL;
    nonet_generator_settings_defaults(&settings);
    EXPECT_REFUSED(settings, nonet_generator_new(layout, &settings, &generator));
    nonet_generator_free(generator);
}

static void drawings_and_charts_refuse_reserved_words(void **state)
{
    (void)state;
    nonet_drawing_settings settings;
    nonet_drawing *drawing = NULL;
    nonet_drawing_defaults(&settings);
    EXPECT_REFUSED(settings, nonet_drawing_new(&position, NULL, &settings, &drawing));
    nonet_drawing_free(drawing);
    nonet_chart_bar bar = {.label = "one", .value = 1};
    nonet_chart chart = {.bars = &bar, .bar_count = 1};
    EXPECT_REFUSED(chart, nonet_chart_new(&chart, &drawing));
    nonet_drawing_free(drawing);
    EXPECT_REFUSED(bar, nonet_chart_new(&chart, &drawing));
    nonet_drawing_free(drawing);
}

static void a_verifier_refuses_reserved_words(void **state)
{
    (void)state;
    nonet_verifier_settings settings;
    nonet_verifier *verifier = NULL;
    nonet_verifier_settings_defaults(&settings);
    EXPECT_REFUSED(settings, nonet_verifier_new(NULL, &settings, &verifier));
    nonet_verifier_free(verifier);
}

static void calls_with_settings_refuse_reserved_words(void **state)
{
    (void)state;
    nonet_solver_settings solving;
    nonet_solver_settings_defaults(&solving);
    EXPECT_REFUSED(solving, nonet_solver_settings_resolve(&solving, layout));

    nonet_explainer_settings explaining;
    nonet_ranking ranking, answer;
    nonet_explainer_settings_defaults(&explaining);
    EXPECT_REFUSED(explaining, nonet_ranking_of(NULL, &explaining, &ranking));
    explaining.ranking = &ranking;
    EXPECT_REFUSED(ranking, nonet_ranking_of(NULL, &explaining, &answer));
}

static void transforms_with_reserved_words_are_refused(void **state)
{
    (void)state;
    nonet_transform transform, inverse;
    nonet_board *board;
    char text[1024];
    assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
    assert_int_equal(nonet_transform_random(layout, 1, 1, &transform), NONET_OK);
    EXPECT_REFUSED(transform, nonet_transform_invert(layout, &transform, &inverse));
    EXPECT_REFUSED(transform, nonet_transform_apply(&transform, &position, board));
    transform.reserved[0] = 1;
    assert_int_equal(nonet_transform_text(&transform, layout, text, sizeof text), 0);
    nonet_board_free(board);
}

static void styles_and_buffers_with_reserved_words_are_refused(void **state)
{
    (void)state;
    char text[1024];
    nonet_style style;
    nonet_text_buffer buffer = {.bytes = text, .size = sizeof text};
    assert_int_equal(nonet_style_find("line", &style), NONET_OK);
    EXPECT_REFUSED(style, nonet_style_can_write(&style, &position));
    style.reserved[0] = buffer.reserved[0] = 1;
    assert_int_equal(nonet_position_text(&position, &style, text, sizeof text), 0);
    assert_false(nonet_text_collect(&buffer, "12", 2));
    assert_int_equal(buffer.length, 0);
    buffer.reserved[0] = 0;
    assert_true(nonet_text_collect(&buffer, "12", 2));
}

static void jobs_refuse_reserved_words(void **state)
{
    (void)state;
    uint64_t count;
    uint8_t clues[81];
    nonet_batch *batch;
    nonet_minimizer *minimizer;
    assert_int_equal(nonet_batch_new(NULL, &batch), NONET_OK);
    nonet_batch_job solving = {.count = 1, .puzzles = cells, .puzzle_stride = 81, .counts = &count};
    EXPECT_REFUSED(solving, nonet_batch_run(batch, &solving));
    nonet_batch_free(batch);

    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    nonet_minimizer_job minimizing = {
        .count = 1, .puzzles = cells, .puzzle_stride = 81, .solutions = &count, .clues = clues};
    EXPECT_REFUSED(minimizing, nonet_minimizer_check_many(minimizer, &minimizing));
    EXPECT_REFUSED(minimizing, nonet_minimizer_run_many(minimizer, &minimizing));
    nonet_minimizer_free(minimizer);
}

/* ---- what the library fills in ------------------------------------------------------------------ */

#define SPOIL(filled) memset(&(filled), 0xa5, sizeof(filled))

#define EXPECT_ZERO(filled)                                                                                            \
    do {                                                                                                               \
        for (size_t word = 0; word < WORDS_OF(filled); word++) assert_true((filled).reserved[word] == 0);              \
    } while (0)

static void expect_clean_result(const nonet_result *result)
{
    EXPECT_ZERO(*result);
    EXPECT_ZERO(result->conflict);
    EXPECT_ZERO(result->stats);
}

static bool take_solution(void *context, const uint8_t *solution)
{
    (void)solution;
    ++*(int *)context;
    return true;
}

static bool take_text(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
    return true;
}

static bool expect_clean_event(void *context, const nonet_trace_event *event)
{
    (void)context;
    EXPECT_ZERO(*event);
    EXPECT_ZERO(event->contradiction);
    return true;
}

static void solvers_leave_reserved_words_0(void **state)
{
    (void)state;
    nonet_solver *solver;
    nonet_result result;
    nonet_progress progress;
    int solutions = 0;
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    SPOIL(result);
    assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
    expect_clean_result(&result);
    SPOIL(result);
    assert_int_equal(nonet_solver_first(solver, &position, &result), NONET_OK);
    expect_clean_result(&result);
    SPOIL(result);
    assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_OK);
    expect_clean_result(&result);
    SPOIL(result);
    assert_int_equal(nonet_solver_each(solver, &position, 2, take_solution, &solutions, &result), NONET_OK);
    assert_int_equal(solutions, 1);
    expect_clean_result(&result);
    SPOIL(result);
    assert_int_equal(nonet_solver_trace(solver, &position, 2, expect_clean_event, NULL, &result), NONET_OK);
    expect_clean_result(&result);
    SPOIL(result);
    assert_int_equal(nonet_solver_prove(solver, &position, take_text, NULL, &result), NONET_OK);
    expect_clean_result(&result);
    SPOIL(progress);
    nonet_solver_progress(solver, &progress);
    EXPECT_ZERO(progress);
    nonet_solver_free(solver);
}

static void a_conflict_leaves_reserved_words_0(void **state)
{
    (void)state;
    nonet_conflict conflict;
    uint8_t clash[81] = {1, 1};
    const nonet_position clashing = {layout, clash, NULL, NULL};
    SPOIL(conflict);
    assert_true(nonet_position_is_consistent(&position, &conflict));
    EXPECT_ZERO(conflict);
    SPOIL(conflict);
    assert_false(nonet_position_is_consistent(&clashing, &conflict));
    EXPECT_ZERO(conflict);
}

static void expect_clean_step(const nonet_step *step)
{
    EXPECT_ZERO(*step);
    for (size_t set = 0; set < step->set_count; set++) EXPECT_ZERO(step->sets[set]);
    for (size_t chain = 0; chain < step->chain_count; chain++) {
        EXPECT_ZERO(step->chains[chain]);
        for (size_t node = 0; node < step->chains[chain].count; node++) EXPECT_ZERO(step->chains[chain].nodes[node]);
    }
}

static void explanations_leave_reserved_words_0(void **state)
{
    (void)state;
    nonet_explainer *explainer;
    nonet_start start;
    nonet_difficulty difficulty;
    nonet_ranking ranking;
    nonet_text_error error;
    const nonet_step *step;
    size_t chains = 0;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    SPOIL(start);
    assert_int_equal(nonet_explainer_begin(explainer, &position, &start), NONET_OK);
    EXPECT_ZERO(start);
    EXPECT_ZERO(start.conflict);
    while (nonet_explainer_next(explainer, &step) == NONET_OK) {
        chains += step->chain_count;
        expect_clean_step(step);
        nonet_explainer_apply(explainer);
    }
    assert_true(chains > 0);
    SPOIL(difficulty);
    assert_int_equal(nonet_explainer_difficulty(explainer, &difficulty), NONET_OK);
    EXPECT_ZERO(difficulty);
    nonet_explainer_free(explainer);
    SPOIL(ranking);
    assert_int_equal(nonet_ranking_of(NULL, NULL, &ranking), NONET_OK);
    EXPECT_ZERO(ranking);
    SPOIL(ranking);
    assert_int_equal(nonet_ranking_read("X-wing\n", 7, &ranking, &error), NONET_OK);
    EXPECT_ZERO(ranking);
}

static bool take_rating_step(void *context, const nonet_rating_step *step)
{
    ++*(int *)context;
    EXPECT_ZERO(*step);
    return true;
}

static void ratings_leave_reserved_words_0(void **state)
{
    (void)state;
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    int steps = 0;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET;
    assert_int_equal(nonet_rater_new(&settings, &rater), NONET_OK);
    SPOIL(rating);
    assert_int_equal(nonet_rater_each(rater, &position, take_rating_step, &steps, &rating), NONET_OK);
    assert_true(steps > 0);
    EXPECT_ZERO(rating);
    EXPECT_ZERO(rating.conflict);
    EXPECT_ZERO(rating.se);
    EXPECT_ZERO(rating.hodoku);
    EXPECT_ZERO(rating.own);
    nonet_rater_free(rater);
}

static void a_canonical_form_leaves_reserved_words_0(void **state)
{
    (void)state;
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    assert_int_equal(nonet_canonizer_new(NULL, &canonizer), NONET_OK);
    SPOIL(canonical);
    assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
    EXPECT_ZERO(canonical);
    EXPECT_ZERO(canonical.transform);
    uint64_t marks[81];
    for (int cell = 0; cell < 81; cell++) marks[cell] = cell ? 0x1ff : 3;
    const nonet_position marked = {layout, cells, NULL, marks};
    SPOIL(canonical);
    assert_int_equal(nonet_canonizer_run(canonizer, &marked, &canonical), NONET_OK);
    EXPECT_ZERO(canonical);
    EXPECT_ZERO(canonical.transform);
    nonet_canonizer_free(canonizer);
}

static void transforms_leave_reserved_words_0(void **state)
{
    (void)state;
    nonet_transform transform, inverse;
    SPOIL(transform);
    assert_int_equal(nonet_transform_identity(layout, &transform), NONET_OK);
    EXPECT_ZERO(transform);
    SPOIL(transform);
    assert_int_equal(nonet_transform_random(layout, 1, 1, &transform), NONET_OK);
    EXPECT_ZERO(transform);
    SPOIL(inverse);
    assert_int_equal(nonet_transform_invert(layout, &transform, &inverse), NONET_OK);
    EXPECT_ZERO(inverse);
}

static bool take_neighbour(void *context, const uint8_t *neighbour)
{
    (void)context, (void)neighbour;
    return false;
}

static void creating_leaves_reserved_words_0(void **state)
{
    (void)state;
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    SPOIL(minimality);
    assert_int_equal(nonet_minimizer_check(minimizer, &position, &minimality), NONET_OK);
    EXPECT_ZERO(minimality);
    EXPECT_ZERO(minimality.conflict);
    SPOIL(minimality);
    assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_OK);
    EXPECT_ZERO(minimality);
    nonet_minimizer_free(minimizer);

    nonet_generator *generator;
    nonet_generated made[2];
    nonet_progress progress;
    assert_int_equal(nonet_generator_new(layout, NULL, &generator), NONET_OK);
    SPOIL(made);
    assert_int_equal(nonet_generator_make(generator, 0, 2, made), NONET_OK);
    EXPECT_ZERO(made[0]);
    EXPECT_ZERO(made[1]);
    SPOIL(progress);
    nonet_generator_progress(generator, &progress);
    EXPECT_ZERO(progress);
    nonet_generator_free(generator);

    nonet_drill_maker *drill_maker;
    nonet_drill made_position;
    assert_int_equal(nonet_drill_maker_new(NULL, &drill_maker), NONET_OK);
    SPOIL(made_position);
    assert_int_equal(nonet_drill_maker_make(drill_maker, 0, 0, &made_position), NONET_OK);
    EXPECT_ZERO(made_position);
    nonet_drill_maker_free(drill_maker);

    nonet_vicinity *vicinity;
    nonet_vicinity_result result;
    assert_int_equal(nonet_vicinity_new(NULL, &vicinity), NONET_OK);
    SPOIL(result);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, take_neighbour, NULL, &result), NONET_OK);
    EXPECT_ZERO(result);
    SPOIL(progress);
    nonet_vicinity_progress(vicinity, &progress);
    EXPECT_ZERO(progress);
    nonet_vicinity_free(vicinity);
}

static void expect_no_note(const nonet_text_error *note)
{
    assert_true(note->line == 0 && note->column == 0);
    assert_string_equal(note->message, "");
    assert_null(note->setting);
    EXPECT_ZERO(*note);
}

/* Of every call that says what is wrong with a text. */
static void text_errors_leave_reserved_words_0(void **state)
{
    (void)state;
    nonet_text_error error;
    nonet_ranking ranking;
    nonet_puzzle *puzzle;
    nonet_reader *reader;
    nonet_puzzle next;
    SPOIL(error);
    assert_int_equal(nonet_ranking_read("nothing\n", 8, &ranking, &error), NONET_ERR_TEXT);
    EXPECT_ZERO(error);
    SPOIL(error);
    assert_int_equal(nonet_read_one("12x", 3, NULL, &puzzle, &error), NONET_ERR_TEXT);
    EXPECT_ZERO(error);
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    assert_int_equal(nonet_reader_feed(reader, "12x\n", 4), NONET_OK);
    nonet_reader_finish(reader);
    SPOIL(error);
    assert_int_equal(nonet_reader_next(reader, &next, &error), NONET_ERR_TEXT);
    EXPECT_ZERO(error);
    nonet_reader_free(reader);
}

static void reading_leaves_reserved_words_0(void **state)
{
    (void)state;
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_plain_lines lines;
    static const char board[] = "+--+--+\n|12|34|\n|34|..|\n+--+--+\n|..|..|\n|..|..|\n+--+--+\n";
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    for (int copy = 0; copy < 2; copy++) nonet_reader_feed(reader, puzzle_text, strlen(puzzle_text));
    nonet_reader_feed(reader, board, strlen(board));
    nonet_reader_finish(reader);
    SPOIL(puzzle);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    EXPECT_ZERO(puzzle);
    EXPECT_ZERO(puzzle.style);
    expect_no_note(&puzzle.note);
    SPOIL(lines);
    assert_int_equal(nonet_reader_lines(reader, 1, 1, &lines), 1);
    EXPECT_ZERO(lines);
    SPOIL(puzzle);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    EXPECT_ZERO(puzzle);
    EXPECT_ZERO(puzzle.style);
    expect_no_note(&puzzle.note);
    nonet_reader_free(reader);
}

static void a_verification_leaves_reserved_words_0(void **state)
{
    (void)state;
    nonet_verifier *verifier;
    nonet_verification verification;
    assert_int_equal(nonet_verifier_new(&position, NULL, &verifier), NONET_OK);
    SPOIL(verification);
    assert_int_equal(nonet_verifier_finish(verifier, &verification), NONET_OK);
    EXPECT_ZERO(verification);
    EXPECT_ZERO(verification.error);
    nonet_verifier_free(verifier);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(settings_with_reserved_words_are_refused),
        cmocka_unit_test(a_generator_refuses_reserved_words),
        cmocka_unit_test(drawings_and_charts_refuse_reserved_words),
        cmocka_unit_test(a_verifier_refuses_reserved_words),
        cmocka_unit_test(calls_with_settings_refuse_reserved_words),
        cmocka_unit_test(transforms_with_reserved_words_are_refused),
        cmocka_unit_test(styles_and_buffers_with_reserved_words_are_refused),
        cmocka_unit_test(jobs_refuse_reserved_words),
        cmocka_unit_test(solvers_leave_reserved_words_0),
        cmocka_unit_test(a_conflict_leaves_reserved_words_0),
        cmocka_unit_test(explanations_leave_reserved_words_0),
        cmocka_unit_test(ratings_leave_reserved_words_0),
        cmocka_unit_test(a_canonical_form_leaves_reserved_words_0),
        cmocka_unit_test(transforms_leave_reserved_words_0),
        cmocka_unit_test(creating_leaves_reserved_words_0),
        cmocka_unit_test(reading_leaves_reserved_words_0),
        cmocka_unit_test(text_errors_leave_reserved_words_0),
        cmocka_unit_test(a_verification_leaves_reserved_words_0),
    };
    return cmocka_run_group_tests(tests, make_puzzle, free_puzzle);
}
