/* test_batch.c: the public calls for batches of 9x9 puzzles and for plain lines. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/brute.h"
#include "support/grids.h"

enum { CELLS = 81, MOST = 700 };

static nonet_layout *layout;
static uint8_t puzzles[MOST * CELLS];
static char lines[MOST * (CELLS + 2)];
static uint64_t expected[MOST];

/* Puzzles with one, several and no solutions, and clashing givens, counted up to 3. */
static int make_puzzles(void **state)
{
    (void)state;
    struct random_source source = {21};
    if (nonet_layout_new(3, 3, &layout) != NONET_OK) return 1;
    for (size_t puzzle = 0; puzzle < MOST; puzzle++) {
        uint8_t *cells = puzzles + puzzle * CELLS;
        const nonet_position position = {layout, cells, NULL, NULL};
        long count;
        do {
            random_grid(&source, layout, cells);
            random_dig(&source, layout, cells, 30 + random_below(&source, 25));
            if (random_below(&source, 4) == 0)
                cells[random_below(&source, CELLS)] = (uint8_t)(1 + random_below(&source, 9));
            count = brute_count(&position, 3, 20000, NULL);
        } while (count < 0);
        expected[puzzle] = (uint64_t)count;
        for (int cell = 0; cell < CELLS; cell++)
            lines[puzzle * (CELLS + 1) + (size_t)cell] = cells[cell] ? (char)('0' + cells[cell]) : '.';
        lines[puzzle * (CELLS + 1) + CELLS] = '\n';
    }
    return 0;
}

static int free_puzzles(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

static nonet_batch *new_batch(const char *cpu)
{
    nonet_batch_settings settings;
    nonet_batch *batch;
    nonet_batch_settings_defaults(&settings);
    settings.cpu = cpu;
    assert_int_equal(nonet_batch_new(&settings, &batch), NONET_OK);
    return batch;
}

static void check_answers(size_t count, uint64_t limit, const uint64_t *counts, const uint8_t *solutions, bool is_text)
{
    for (size_t puzzle = 0; puzzle < count; puzzle++) {
        uint8_t solution[CELLS];
        const nonet_position position = {layout, puzzles + puzzle * CELLS, NULL, NULL};
        assert_int_equal(counts[puzzle], expected[puzzle] < limit ? expected[puzzle] : limit);
        if (!counts[puzzle]) continue;
        for (int cell = 0; cell < CELLS; cell++)
            solution[cell] = (uint8_t)(solutions[puzzle * CELLS + (size_t)cell] - (is_text ? '0' : 0));
        assert_true(nonet_position_accepts(&position, solution));
    }
}

/* Returns how many kinds of verdicts there are. */
static int check_verdicts(size_t count, uint64_t limit, const uint8_t *verdicts)
{
    bool is_there[NONET_VERDICT_SOLVED + 1] = {false};
    int kinds = 0;
    for (size_t puzzle = 0; puzzle < count; puzzle++) {
        const nonet_position position = {layout, puzzles + puzzle * CELLS, NULL, NULL};
        const nonet_verdict verdict = !nonet_position_is_consistent(&position, NULL) ? NONET_VERDICT_INVALID
                                      : !expected[puzzle]                            ? NONET_VERDICT_NONE
                                      : limit == 1                                   ? NONET_VERDICT_SOLVED
                                      : expected[puzzle] == 1                        ? NONET_VERDICT_UNIQUE
                                                                                     : NONET_VERDICT_MULTIPLE;
        assert_int_equal(verdicts[puzzle], verdict);
        kinds += !is_there[verdict];
        is_there[verdict] = true;
    }
    return kinds;
}

static void every_instruction_set_answers_batches_of_any_size(void **state)
{
    (void)state;
    static uint8_t solutions[MOST * CELLS], verdicts[MOST];
    static uint64_t counts[MOST];
    const size_t sizes[] = {0, 1, 2, 63, 64, 65, 127, 128, 129, 256, 300, MOST};
    size_t sets = 0;
    for (; nonet_batch_cpu_name(sets); sets++) {
        nonet_batch *batch = new_batch(nonet_batch_cpu_name(sets));
        for (size_t at = 0; at < sizeof sizes / sizeof *sizes; at++)
            for (uint64_t limit = 1; limit <= 3; limit++) {
                const bool is_text = limit == 2;
                nonet_batch_job job = {
                    .count = sizes[at],
                    .limit = limit,
                    .puzzles = is_text ? (const void *)lines : puzzles,
                    .puzzle_stride = is_text ? CELLS + 1 : CELLS,
                    .puzzle_form = is_text ? NONET_BOARD_TEXT : NONET_BOARD_CELLS,
                    .solutions = solutions,
                    .solution_stride = CELLS,
                    .solution_form = is_text ? NONET_BOARD_TEXT : NONET_BOARD_CELLS,
                    .counts = counts,
                    .verdicts = verdicts,
                };
                assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
                check_answers(sizes[at], limit, counts, solutions, is_text);
                const int kinds = check_verdicts(sizes[at], limit, verdicts);
                if (sizes[at] == MOST) assert_int_equal(kinds, limit == 1 ? 3 : 4);
            }
        nonet_batch_free(batch);
    }
    assert_true(sets >= 1);
}

/* Many boards of the form that are empty but for one byte of one of them. */
static void expect_refused(nonet_batch *batch, nonet_board_form form, char byte)
{
    enum { BOARDS = 1000 };
    static char boards[BOARDS][81];
    static uint64_t counts[BOARDS];
    static uint8_t solutions[BOARDS][81];
    memset(boards, '.', sizeof boards);
    boards[7][3] = byte;
    nonet_batch_job job = {.count = BOARDS,
                           .limit = 1,
                           .puzzles = boards,
                           .puzzle_stride = 81,
                           .puzzle_form = form,
                           .solutions = solutions,
                           .solution_stride = 81,
                           .counts = counts};
    assert_int_equal(nonet_batch_run(batch, &job), NONET_ERR_ARG);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    nonet_batch_settings settings;
    nonet_batch *batch;
    nonet_batch_settings_defaults(&settings);
    settings.cpu = "no such set";
    assert_int_equal(nonet_batch_new(&settings, &batch), NONET_ERR_ARG);
    assert_null(batch);
    assert_int_equal(nonet_batch_new(NULL, NULL), NONET_ERR_ARG);
    batch = new_batch(NULL);
    nonet_batch_job job = {.count = 1};
    uint64_t count;
    assert_int_equal(nonet_batch_run(batch, &job), NONET_ERR_ARG);
    job.puzzles = puzzles; /* but no counts */
    assert_int_equal(nonet_batch_run(batch, &job), NONET_ERR_ARG);
    job.puzzles = NULL;
    job.counts = &count;
    assert_int_equal(nonet_batch_run(batch, &job), NONET_ERR_ARG);
    assert_int_equal(nonet_batch_run(batch, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_batch_run(NULL, &job), NONET_ERR_ARG);
    expect_refused(batch, (nonet_board_form)2, '.');
    expect_refused(batch, (nonet_board_form)-1, '.');
    expect_refused(batch, NONET_BOARD_TEXT, ':');
    nonet_batch_free(batch);
    nonet_batch_free(NULL);
}

static void a_cell_without_candidates_is_invalid(void **state)
{
    (void)state;
    uint64_t count;
    uint8_t verdict;
    char board[CELLS] = {1, 2, 3, 4, 5, 6, 7, 8};
    board[8 * 9 + 8] = 9;
    nonet_batch *batch = new_batch(NULL);
    nonet_batch_job job = {
        .count = 1, .limit = 2, .puzzles = board, .puzzle_stride = CELLS, .counts = &count, .verdicts = &verdict};
    assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
    assert_int_equal(verdict, NONET_VERDICT_INVALID);
    for (int dots = 0; dots < 2; dots++) {
        job.puzzle_form = NONET_BOARD_TEXT;
        for (int cell = 0; cell < CELLS; cell++)
            board[cell] = (char)(board[cell] % 16 % 14 ? '0' + board[cell] % 16 : dots ? '.' : '0');
        assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
        assert_int_equal(verdict, NONET_VERDICT_INVALID);
    }
    nonet_batch_free(batch);
}

static void a_stop_leaves_what_is_final(void **state)
{
    (void)state;
    static uint8_t empty[MOST * CELLS];
    static uint64_t counts[MOST];
    static bool is_final[MOST];
    static uint8_t verdicts[MOST];
    nonet_batch_settings settings;
    nonet_batch *batch;
    nonet_batch_settings_defaults(&settings);
    settings.timeout_ms = 20;
    assert_int_equal(nonet_batch_new(&settings, &batch), NONET_OK);
    nonet_batch_job job = {.count = MOST, /* every solution of empty boards: there is no end */
                           .puzzles = empty,
                           .puzzle_stride = CELLS,
                           .counts = counts,
                           .is_final = is_final,
                           .verdicts = verdicts};
    for (int time = 0; time < 2; time++) {
        assert_int_equal(nonet_batch_run(batch, &job), NONET_STOPPED);
        for (size_t puzzle = 0; puzzle < MOST; puzzle++) {
            assert_false(is_final[puzzle]);
            assert_int_equal(verdicts[puzzle], counts[puzzle] > 1    ? NONET_VERDICT_MULTIPLE
                                               : counts[puzzle] == 1 ? NONET_VERDICT_SOLVED
                                                                     : NONET_VERDICT_UNKNOWN);
        }
        job.is_final = NULL; /* verdicts do not need it */
    }
    nonet_batch_free(batch);
}

/* A puzzle that is solved at once, an empty board whose solutions have no end, and one that is not reached. */
struct few {
    uint8_t boards[3 * CELLS], verdicts[3];
    uint64_t counts[3];
    bool is_final[3];
};

static nonet_status run_few(struct few *few, const nonet_batch_settings *settings, size_t count)
{
    nonet_batch *batch;
    memset(few->boards, 0, sizeof few->boards);
    memcpy(few->boards, puzzles, CELLS);
    memcpy(few->boards + 2 * CELLS, puzzles, CELLS);
    memset(few->is_final, true, sizeof few->is_final);
    memset(few->counts, 7, sizeof few->counts);
    nonet_batch_job job = {.count = count,
                           .puzzles = few->boards,
                           .counts = few->counts,
                           .is_final = few->is_final,
                           .verdicts = few->verdicts};
    assert_int_equal(nonet_batch_new(settings, &batch), NONET_OK);
    const nonet_status status = nonet_batch_run(batch, &job);
    nonet_batch_free(batch);
    return status;
}

static void a_stop_leaves_what_is_final_of_a_few(void **state)
{
    (void)state;
    struct few few;
    nonet_batch_settings settings;
    nonet_batch_settings_defaults(&settings);
    settings.timeout_ms = 10;
    do { /* until there was time for the first one and a part of the second */
        settings.timeout_ms *= 2;
        assert_int_equal(run_few(&few, &settings, 3), NONET_STOPPED);
        assert_false(few.is_final[1] || few.is_final[2]);
        assert_int_equal(few.counts[2], 0);
        assert_int_equal(few.verdicts[2], NONET_VERDICT_UNKNOWN);
    } while (few.counts[1] < 2);
    assert_true(few.is_final[0]);
    assert_int_equal(few.verdicts[1], NONET_VERDICT_MULTIPLE);
}

static void a_few_can_be_stopped_by_hand(void **state)
{
    (void)state;
    struct few few;
    nonet_batch_settings settings;
    nonet_batch_settings_defaults(&settings);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    assert_int_equal(run_few(&few, &settings, 1), NONET_OK);
    assert_true(few.is_final[0]);
    nonet_stop_now(settings.stop);
    assert_int_equal(run_few(&few, &settings, 3), NONET_STOPPED);
    assert_false(few.is_final[1] || few.is_final[2]);
    nonet_stop_free(settings.stop);
}

/* What a caller does not ask for is not needed; what it asks for is there, for a few puzzles and for many. */
static void answers_are_those_asked_for(void **state)
{
    (void)state;
    const size_t sizes[] = {5, MOST};
    static uint64_t counts[MOST];
    static bool is_final[MOST];
    nonet_batch *batch = new_batch(NULL);
    for (size_t at = 0; at < 2; at++) {
        memset(is_final, 0, sizeof is_final);
        nonet_batch_job job = {.count = sizes[at], .limit = 3, .puzzles = puzzles, .counts = counts, .guesses = 99};
        assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
        for (size_t puzzle = 0; puzzle < sizes[at]; puzzle++) assert_int_equal(counts[puzzle], expected[puzzle]);
        const uint64_t guesses = job.guesses;
        job.is_final = is_final;
        assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
        for (size_t puzzle = 0; puzzle < sizes[at]; puzzle++) assert_true(is_final[puzzle]);
        assert_int_equal(job.guesses, guesses); /* not those of both runs */
        job.count = 0;
        assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
        assert_int_equal(job.guesses, 0);
    }
    nonet_batch_job nothing = {.guesses = 99};
    assert_int_equal(nonet_batch_run(batch, &nothing), NONET_OK);
    nonet_batch_free(batch);
}

/* A grid without its 1s, 2s and 3s has several solutions. All are counted where there is no limit, and that takes guesses. */
static void all_solutions_are_counted_without_a_limit(void **state)
{
    (void)state;
    enum { BOARDS = 300 };
    static uint8_t boards[BOARDS * CELLS];
    static uint64_t counts[BOARDS];
    uint8_t board[CELLS];
    for (int cell = 0; cell < CELLS; cell++)
        board[cell] = (uint8_t)((cell / 9 * 3 + cell / 27 + cell % 9) % 9 + 1); /* 123456789 456789123 ... */
    for (int cell = 0; cell < CELLS; cell++)
        if (board[cell] <= 3) board[cell] = 0;
    const nonet_position position = {layout, board, NULL, NULL};
    const long solutions = brute_count(&position, 1000, 10000000, NULL);
    assert_true(solutions > 3 && solutions < 1000);
    for (size_t puzzle = 0; puzzle < BOARDS; puzzle++) memcpy(boards + puzzle * CELLS, board, CELLS);
    nonet_batch *batch = new_batch(NULL);
    for (size_t count = 1; count <= BOARDS; count += BOARDS - 1) {
        nonet_batch_job job = {.count = count, .puzzles = boards, .counts = counts};
        assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
        for (size_t puzzle = 0; puzzle < count; puzzle++) assert_int_equal(counts[puzzle], solutions);
        assert_true(job.guesses >= count);
    }
    nonet_batch_free(batch);
}

/* ---- plain lines ------------------------------------------------------------------------------- */

static void runs_of_plain_lines_are_taken_at_once(void **state)
{
    (void)state;
    nonet_reader *reader;
    nonet_plain_lines plain;
    nonet_puzzle puzzle;
    nonet_text_error error;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    nonet_reader_feed(reader, lines, 100 * (CELLS + 1));
    nonet_reader_feed(reader, "not a puzzle\n", 13);
    nonet_reader_feed(reader, lines, 5 * (CELLS + 1) - 1); /* the last one is not complete */
    assert_int_equal(nonet_reader_lines(reader, 101, 1000, &plain), 0);
    assert_int_equal(nonet_reader_lines(reader, 1, 60, &plain), 60); /* from the first one on */
    assert_int_equal(plain.line, 1);
    assert_int_equal(plain.stride, CELLS + 1);
    assert_memory_equal(plain.text, lines, 60 * (CELLS + 1));
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 40);
    assert_int_equal(plain.line, 61);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 0);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_ERR_TEXT);
    assert_int_equal(error.line, 101);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle.line, 102);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 3);
    nonet_reader_free(reader);
}

static void plain_lines_may_end_with_two_characters(void **state)
{
    (void)state;
    char text[2 * (CELLS + 2)];
    nonet_reader *reader;
    nonet_plain_lines plain;
    for (int line = 0; line < 2; line++) {
        memcpy(text + line * (CELLS + 2), lines + line * (CELLS + 1), CELLS);
        memcpy(text + line * (CELLS + 2) + CELLS, "\r\n", 2);
    }
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    nonet_reader_feed(reader, text, sizeof text);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 2);
    assert_int_equal(plain.stride, CELLS + 2);
    assert_memory_equal(plain.text, text, sizeof text);
    nonet_reader_free(reader);
}

/* A mark of UTF-8 is skipped, UTF-16 is left to nonet_reader_next, which complains. */
static void plain_lines_begin_behind_a_mark(void **state)
{
    (void)state;
    nonet_reader *reader;
    nonet_plain_lines plain;
    nonet_puzzle puzzle;
    nonet_text_error error;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 0); /* no text yet */
    nonet_reader_feed(reader, "\xEF\xBB\xBF", 3);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 0);
    nonet_reader_feed(reader, lines, 2 * (CELLS + 1));
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 2);
    assert_memory_equal(plain.text, lines, 2 * (CELLS + 1));
    nonet_reader_restart(reader);
    nonet_reader_feed(reader, "\xFF\xFE\x31\x00", 4);
    nonet_reader_feed(reader, lines, CELLS + 1);
    assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 0);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_ERR_TEXT);
    assert_non_null(strstr(error.message, "UTF-16"));
    nonet_reader_free(reader);
}

static void lines_that_are_not_plain_are_left(void **state)
{
    (void)state;
    const char *const others[] = {"%.80s\n", "%.80s@\n", "%.80sx\n", "%.81s # comment\n", "%.79s.0\n", "0%.80s\n"};
    for (size_t at = 0; at < sizeof others / sizeof *others; at++) {
        nonet_reader *reader;
        nonet_plain_lines plain;
        nonet_puzzle puzzle;
        nonet_text_error error;
        assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
        nonet_reader_feed(reader, lines, CELLS + 1);
        assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
        char other[120] = "", first[CELLS + 1] = "";
        memcpy(first, lines, CELLS);
        size_t length = 0;
        for (const char *from = others[at]; *from;) { /* "%.80s" is that many characters of it */
            if (*from != '%') {
                other[length++] = *from++;
                continue;
            }
            const size_t count = (size_t)strtoul(from + 2, NULL, 10);
            memcpy(other + length, first, count);
            length += count;
            from = strchr(from, 's') + 1;
        }
        nonet_reader_feed(reader, other, length);
        assert_int_equal(nonet_reader_lines(reader, 1, 1000, &plain), 0);
        nonet_reader_free(reader);
    }
}

/* ---- samples ----------------------------------------------------------------------------------- */

static void every_sample_is_what_its_set_promises(void **state)
{
    (void)state;
    nonet_sampler *sampler;
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    for (size_t index = 0; nonet_sample_set_at(index); index++) {
        const nonet_sample_set *set = nonet_sample_set_at(index);
        if (set->box != 3) continue;
        for (uint64_t number = 0; number < 5; number++) {
            uint8_t cells[CELLS], again[CELLS], other[CELLS];
            assert_int_equal(nonet_sampler_make(sampler, set, 7, number, cells), NONET_OK);
            assert_int_equal(nonet_sampler_make(sampler, set, 8, number, other), NONET_OK);
            assert_int_equal(nonet_sampler_make(sampler, set, 7, number, again), NONET_OK);
            assert_memory_equal(cells, again, CELLS);
            assert_memory_not_equal(cells, other, CELLS);
            const nonet_position position = {layout, cells, NULL, NULL};
            const long count = brute_count(&position, 2, 10000000, NULL);
            assert_int_equal(count, set->verdict == NONET_VERDICT_UNIQUE     ? 1
                                    : set->verdict == NONET_VERDICT_MULTIPLE ? 2
                                                                             : 0);
        }
    }
    nonet_sampler_free(sampler);
}

/* They are larger than brute force can take: the engines must do. */
static void large_samples_have_one_solution(void **state)
{
    (void)state;
    static uint8_t cells[NONET_MAX_CELLS], again[NONET_MAX_CELLS], other[NONET_MAX_CELLS];
    nonet_sampler *sampler;
    nonet_solver *solver;
    assert_int_equal(nonet_sampler_new(NULL, &sampler), NONET_OK);
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    for (size_t index = 0; nonet_sample_set_at(index); index++) {
        const nonet_sample_set *set = nonet_sample_set_at(index);
        if (set->box == 3) continue;
        nonet_layout *large;
        nonet_result result;
        assert_int_equal(nonet_layout_new(set->box, set->box, &large), NONET_OK);
        assert_int_equal(nonet_sampler_make(sampler, set, 7, 0, cells), NONET_OK);
        assert_int_equal(nonet_sampler_make(sampler, set, 8, 0, other), NONET_OK);
        assert_int_equal(nonet_sampler_make(sampler, set, 7, 0, again), NONET_OK);
        assert_memory_equal(cells, again, nonet_layout_cells(large));
        assert_memory_not_equal(cells, other, nonet_layout_cells(large));
        const nonet_position position = {large, cells, NULL, NULL};
        assert_int_equal(nonet_solver_solve(solver, &position, &result), NONET_OK);
        assert_int_equal(result.verdict, set->verdict);
        nonet_layout_free(large);
    }
    nonet_solver_free(solver);
    nonet_sampler_free(sampler);
}

static void a_stop_ends_the_making_of_a_sample(void **state)
{
    (void)state;
    static uint8_t cells[NONET_MAX_CELLS];
    nonet_stop *stop;
    nonet_sampler *sampler;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    const nonet_sampler_settings settings = {.stop = stop};
    assert_int_equal(nonet_sampler_new(&settings, &sampler), NONET_OK);
    nonet_stop_now(stop);
    for (size_t index = 0; nonet_sample_set_at(index); index++)
        assert_int_equal(nonet_sampler_make(sampler, nonet_sample_set_at(index), 7, 0, cells), NONET_STOPPED);
    nonet_stop_clear(stop);
    assert_int_equal(nonet_sampler_make(sampler, nonet_sample_set_at(0), 7, 0, cells), NONET_OK);
    nonet_sampler_free(sampler);
    nonet_stop_free(stop);
}

static void boards_do_not_overlap(void **state)
{
    (void)state;
    enum { BOARDS = 200 }; /* so many are solved together */
    static uint8_t given[BOARDS * CELLS], solutions[BOARDS * CELLS], clues[BOARDS * CELLS];
    static uint64_t counts[BOARDS];
    nonet_batch *batch;
    nonet_minimizer *minimizer;
    assert_int_equal(nonet_batch_new(NULL, &batch), NONET_OK);
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    for (size_t count = 2; count <= BOARDS; count += BOARDS - 2)
        for (size_t stride = 1; stride <= CELLS; stride++) {
            const nonet_status told = stride < CELLS ? NONET_ERR_ARG : NONET_OK;
            nonet_batch_job job = {
                .count = count, .limit = 1, .puzzles = given, .solutions = solutions, .counts = counts};
            job.puzzle_stride = stride;
            assert_int_equal(nonet_batch_run(batch, &job), told);
            job.puzzle_stride = 0;
            job.solution_stride = stride;
            assert_int_equal(nonet_batch_run(batch, &job), told);
            nonet_minimizer_job minimizing = {
                .count = count, .puzzles = given, .puzzle_stride = stride, .solutions = counts, .clues = clues};
            assert_int_equal(nonet_minimizer_check_many(minimizer, &minimizing), told);
            assert_int_equal(nonet_minimizer_run_many(minimizer, &minimizing), told);
        }
    nonet_minimizer_free(minimizer);
    nonet_batch_free(batch);
}

/* 0 says that there is nothing between boards. */
static void boards_may_be_next_to_each_other(void **state)
{
    (void)state;
    enum { BOARDS = 200 };
    static uint8_t given[BOARDS * CELLS], solutions[2][BOARDS * CELLS], clues[2][BOARDS * CELLS];
    static uint64_t counts[BOARDS];
    nonet_batch *batch;
    nonet_minimizer *minimizer;
    struct random_source source = {7};
    assert_int_equal(nonet_batch_new(NULL, &batch), NONET_OK);
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    for (size_t board = 0; board < BOARDS; board++) {
        random_grid(&source, layout, given + board * CELLS);
        random_dig(&source, layout, given + board * CELLS, 20);
    }
    for (size_t count = 2; count <= BOARDS; count += BOARDS - 2)
        for (size_t at = 0; at < 2; at++) {
            const size_t stride = at ? CELLS : 0;
            nonet_batch_job job = {.count = count,
                                   .limit = 2,
                                   .puzzles = given,
                                   .puzzle_stride = stride,
                                   .solutions = solutions[at],
                                   .solution_stride = stride,
                                   .counts = counts};
            assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
            nonet_minimizer_job minimizing = {
                .count = count, .puzzles = given, .puzzle_stride = stride, .solutions = counts, .clues = clues[at]};
            assert_int_equal(nonet_minimizer_check_many(minimizer, &minimizing), NONET_OK);
        }
    assert_memory_equal(solutions[0], solutions[1], sizeof solutions[0]);
    assert_memory_equal(clues[0], clues[1], sizeof clues[0]);
    nonet_minimizer_free(minimizer);
    nonet_batch_free(batch);
}

/* Then there are no arrays either, which memset must not see. */
static void no_puzzles_are_answered_at_once(void **state)
{
    (void)state;
    nonet_batch *batch;
    nonet_batch_job job = {.count = 0};
    assert_int_equal(nonet_batch_new(NULL, &batch), NONET_OK);
    assert_int_equal(nonet_batch_run(batch, &job), NONET_OK);
    nonet_batch_free(batch);
    nonet_layout *classic;
    nonet_generator *generator;
    assert_int_equal(nonet_layout_new(3, 3, &classic), NONET_OK);
    assert_int_equal(nonet_generator_new(classic, NULL, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, 0, NULL), NONET_OK);
    nonet_generator_free(generator);
    nonet_layout_free(classic);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_puzzles_are_answered_at_once),
        cmocka_unit_test(every_instruction_set_answers_batches_of_any_size),
        cmocka_unit_test(bad_arguments_are_refused),
        cmocka_unit_test(a_cell_without_candidates_is_invalid),
        cmocka_unit_test(a_stop_leaves_what_is_final),
        cmocka_unit_test(a_stop_leaves_what_is_final_of_a_few),
        cmocka_unit_test(a_few_can_be_stopped_by_hand),
        cmocka_unit_test(answers_are_those_asked_for),
        cmocka_unit_test(all_solutions_are_counted_without_a_limit),
        cmocka_unit_test(runs_of_plain_lines_are_taken_at_once),
        cmocka_unit_test(plain_lines_may_end_with_two_characters),
        cmocka_unit_test(plain_lines_begin_behind_a_mark),
        cmocka_unit_test(lines_that_are_not_plain_are_left),
        cmocka_unit_test(every_sample_is_what_its_set_promises),
        cmocka_unit_test(large_samples_have_one_solution),
        cmocka_unit_test(a_stop_ends_the_making_of_a_sample),
        cmocka_unit_test(boards_do_not_overlap),
        cmocka_unit_test(boards_may_be_next_to_each_other),
    };
    return cmocka_run_group_tests_name("batch", tests, make_puzzles, free_puzzles);
}
