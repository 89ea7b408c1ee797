/* test_bulk.c: the bulk engine on every instruction set of this machine: step by step against the
 * plain words, and whole runs against brute force and the search engine. */
#include <stdlib.h>
#include <string.h>

#include "base/cpu.h"
#include "board/layout.h"
#include "cmocka_all.h"
#include "engine/bulk/bulk.h"
#include "engine/bulk/kernel.h"
#include "support/brute.h"
#include "support/grids.h"

static nonet_layout *layout;

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(3, 3, &layout) == NONET_OK ? 0 : -1;
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

static bool is_here(const struct nn_bulk_kernel *kernel)
{
    return (kernel->needs & ~nn_cpu_features()) == 0;
}

/* ---- the handle ----------------------------------------------------------------------------- */

static void every_instruction_set_can_be_asked_for(void **state)
{
    (void)state;
    struct nn_bulk *bulk;
    for (size_t at = 0; at < nn_bulk_kernel_count; at++) {
        const struct nn_bulk_kernel *kernel = nn_bulk_kernels[at];
        const nonet_status status = nn_bulk_new(kernel->name, &bulk);
        assert_int_equal(status, is_here(kernel) ? NONET_OK : NONET_ERR_ARG);
        if (status != NONET_OK) continue;
        assert_int_equal(nn_bulk_break_even(bulk), kernel->break_even);
        nn_bulk_free(bulk);
    }
    assert_int_equal(nn_bulk_new("abacus", &bulk), NONET_ERR_ARG);
    assert_null(bulk);
    assert_int_equal(nn_bulk_new(NULL, &bulk), NONET_OK);
    nn_bulk_free(bulk);
    nn_bulk_free(NULL);
}

static void impossible_jobs_are_refused(void **state)
{
    (void)state;
    struct nn_bulk *bulk;
    uint64_t count = 7;
    const uint8_t cells[81] = {0};
    assert_int_equal(nn_bulk_new(NULL, &bulk), NONET_OK);
    struct nn_bulk_job job = {.count = 1, .puzzles = cells, .puzzle_stride = 81, .counts = &count};
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_ERR_ARG); /* limit 0 */
    job.limit = 1;
    job.counts = NULL;
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_ERR_ARG);
    job.counts = &count;
    job.puzzles = NULL;
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_ERR_ARG);
    job.count = 0;
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
    assert_int_equal(count, 7);
    nn_bulk_free(bulk);
}

/* ---- the steps of each kernel against plain words ------------------------------------------- */

enum { RECORDS = 512 };

struct records {
    uint64_t word[RECORDS][NN_BULK_RECORD_WORDS];
    uint8_t marks[RECORDS];
};

static void put_candidate(uint64_t *word, int digit, int cell)
{
    const int bit = NN_BULK_PLANE(digit, cell);
    word[bit >> 6] |= (uint64_t)1 << (bit & 63);
}

/* Candidates of a puzzle on its way to a solution, or, seldom, any. */
static void random_record(struct random_source *source, uint64_t *word)
{
    uint8_t grid[81];
    random_grid(source, layout, grid);
    memset(word, 0, NN_BULK_RECORD_WORDS * sizeof *word);
    const int density = random_below(source, 100);
    const bool is_sane = random_below(source, 8) != 0;
    for (int cell = 0; cell < 81; cell++) {
        const bool is_solved = random_below(source, 100) < density;
        for (int digit = 0; digit < 9; digit++)
            if (is_sane && grid[cell] == digit + 1) put_candidate(word, digit, cell);
            else if (!is_solved && random_below(source, 100) >= density / 2) put_candidate(word, digit, cell);
    }
}

static void *new_memory(const struct nn_bulk_kernel *kernel)
{
    const size_t pages = (kernel->memory_size + NN_BULK_ALIGNMENT - 1) / NN_BULK_ALIGNMENT;
    void *memory = aligned_alloc(NN_BULK_ALIGNMENT, pages * NN_BULK_ALIGNMENT);
    assert_non_null(memory);
    kernel->prepare(memory);
    return memory;
}

static void run_step(const struct nn_bulk_kernel *kernel, enum nn_bulk_step step, const struct records *before,
                     struct records *after)
{
    void *memory = new_memory(kernel);
    *after = *before;
    for (int first = 0; first < RECORDS; first += kernel->lanes)
        kernel->step(memory, step, after->word + first, after->marks + first);
    free(memory);
}

/* A decision counts only where there is one. */
static void forget_missing_decisions(struct records *records)
{
    for (int at = 0; at < RECORDS; at++)
        if (!(records->marks[at] & NN_BULK_DECIDED)) records->word[at][3] &= ~(uint64_t)0 >> 13;
}

static void kernels_agree_with_plain_words_step_by_step(void **state)
{
    (void)state;
    static struct records before, plain, other;
    struct random_source source = {1};
    for (int step = NN_BULK_STEP_TRANSPOSE; step <= NN_BULK_STEP_DECIDE; step++)
        for (int round = 0; round < 4; round++) {
            for (int at = 0; at < RECORDS; at++) random_record(&source, before.word[at]);
            run_step(&nn_bulk_kernel_plain, (enum nn_bulk_step)step, &before, &plain);
            forget_missing_decisions(&plain);
            for (size_t at = 0; at < nn_bulk_kernel_count; at++) {
                if (!is_here(nn_bulk_kernels[at])) continue;
                run_step(nn_bulk_kernels[at], (enum nn_bulk_step)step, &before, &other);
                forget_missing_decisions(&other);
                assert_memory_equal(&plain, &other, sizeof plain);
            }
        }
}

static void transposing_there_and_back_changes_nothing(void **state)
{
    (void)state;
    static struct records before, after;
    struct random_source source = {2};
    for (int at = 0; at < RECORDS; at++)
        for (int word = 0; word < NN_BULK_RECORD_WORDS; word++) before.word[at][word] = random_next(&source);
    for (size_t at = 0; at < nn_bulk_kernel_count; at++) {
        if (!is_here(nn_bulk_kernels[at])) continue;
        run_step(nn_bulk_kernels[at], NN_BULK_STEP_TRANSPOSE, &before, &after);
        assert_memory_equal(before.word, after.word, sizeof before.word);
    }
}

static bool has_candidate(const uint64_t *word, int digit, int cell)
{
    const int bit = NN_BULK_PLANE(digit, cell);
    return word[bit >> 6] >> (bit & 63) & 1;
}

/* Whatever is swept away or excluded by a triad is in no solution. */
static void steps_keep_every_solution(void **state)
{
    (void)state;
    static struct records before, after;
    static uint8_t grids[RECORDS][81];
    struct random_source source = {3};
    for (int at = 0; at < RECORDS; at++) {
        const int density = random_below(&source, 100);
        random_grid(&source, layout, grids[at]);
        memset(before.word[at], 0, sizeof before.word[at]);
        for (int cell = 0; cell < 81; cell++)
            for (int digit = 0; digit < 9; digit++)
                if (grids[at][cell] == digit + 1 || random_below(&source, 100) < density)
                    put_candidate(before.word[at], digit, cell);
    }
    for (int step = NN_BULK_STEP_SWEEP_UP; step <= NN_BULK_STEP_DECIDE; step++) {
        run_step(&nn_bulk_kernel_plain, (enum nn_bulk_step)step, &before, &after);
        for (int at = 0; at < RECORDS; at++) {
            assert_int_equal(after.marks[at] & NN_BULK_CONTRADICTION, 0);
            for (int cell = 0; cell < 81; cell++) assert_true(has_candidate(after.word[at], grids[at][cell] - 1, cell));
        }
    }
}

/* ---- the check of solutions ----------------------------------------------------------------- */

/* Exchange a line of cells, `step` apart, with another one. */
static void exchange_lines(uint8_t *one, uint8_t *other, int step)
{
    for (int at = 0; at < 9 * step; at += step) {
        const uint8_t kept = one[at];
        one[at] = other[at];
        other[at] = kept;
    }
}

/* A full grid, in five of six changed: one or two cells, or lines of different boxes, which leaves all other lines right. */
static void random_answer(struct random_source *source, uint8_t *cells)
{
    random_grid(source, layout, cells);
    const int one = random_below(source, 81), other = random_below(source, 81);
    const uint8_t kept = cells[one];
    const int third = random_below(source, 3), next = (third + 1 + random_below(source, 2)) % 3;
    switch (random_below(source, 6)) {
    case 0: return;
    case 1: cells[one] = (uint8_t)random_below(source, 16); return;
    case 2: cells[one] = cells[other], cells[other] = kept; return;
    case 3: /* the row stays right */
        cells[one] = cells[one / 9 * 9 + other % 9], cells[one / 9 * 9 + other % 9] = kept;
        return;
    case 4: exchange_lines(cells + 27 * third, cells + 27 * next, 1); return;
    case 5: exchange_lines(cells + 3 * third, cells + 3 * next, 9); return;
    }
}

static void wrong_solutions_are_noticed(void **state)
{
    (void)state;
    static uint8_t boards[RECORDS][81];
    uint8_t empty[81] = {0};
    bool is_right[RECORDS];
    const nonet_position position = {layout, empty, NULL, NULL};
    struct random_source source = {6};
    for (size_t at = 0; at < nn_bulk_kernel_count; at++) {
        const struct nn_bulk_kernel *kernel = nn_bulk_kernels[at];
        if (!is_here(kernel)) continue;
        void *memory = new_memory(kernel);
        for (int board = 0; board < RECORDS; board++) random_answer(&source, boards[board]);
        for (int first = 0; first < RECORDS; first += kernel->lanes)
            kernel->accepts(memory, (const uint8_t(*)[81])(boards + first), is_right + first);
        for (int board = 0; board < RECORDS; board++)
            assert_int_equal(is_right[board], nonet_position_accepts(&position, boards[board]));
        free(memory);
    }
}

/* ---- whole runs against brute force --------------------------------------------------------- */

enum { PUZZLES = 600, MOST_SOLUTIONS = 1000 };

struct puzzles {
    uint8_t cells[PUZZLES][81];
    long count[PUZZLES]; /* up to MOST_SOLUTIONS */
};

/* Puzzles with one solution, several, none, and givens that clash. */
static const struct puzzles *some_puzzles(void)
{
    static struct puzzles made;
    static bool is_made;
    if (is_made) return &made;
    struct random_source source = {4};
    for (int at = 0; at < PUZZLES; at++) {
        uint8_t *cells = made.cells[at];
        const nonet_position position = {layout, cells, NULL, NULL};
        do {
            random_grid(&source, layout, cells);
            random_dig(&source, layout, cells, 30 + random_below(&source, 28));
            for (int wrong = random_below(&source, 8) - 5; wrong > 0; wrong--)
                cells[random_below(&source, 81)] = (uint8_t)(1 + random_below(&source, 9));
            made.count[at] = brute_count(&position, MOST_SOLUTIONS, 50000, NULL);
        } while (made.count[at] < 0);
    }
    is_made = true;
    return &made;
}

static long lesser(long count, uint64_t limit)
{
    return (uint64_t)count < limit ? count : (long)limit;
}

/* The 81 bytes of a board in a block of their own, so that sanitizers see every byte read beside
 * it. */
static uint8_t *lone_board(const uint8_t *cells, enum nn_bulk_form form, int at)
{
    uint8_t *board = malloc(81);
    assert_non_null(board);
    for (int cell = 0; cell < 81; cell++)
        board[cell] = form == NN_BULK_CELLS ? cells[cell]
                      : cells[cell]         ? (uint8_t)('0' + cells[cell])
                                            : (uint8_t)(at % 2 ? '.' : '0');
    return board;
}

static void check_solution(const uint8_t *puzzle, const uint8_t *written, enum nn_bulk_form form)
{
    uint8_t solution[81], cells[81];
    memcpy(cells, puzzle, sizeof cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    for (int cell = 0; cell < 81; cell++) solution[cell] = (uint8_t)(written[cell] - (form == NN_BULK_TEXT ? '0' : 0));
    assert_true(nonet_position_accepts(&position, solution));
}

enum { STRIDE = 83, UNTOUCHED = 0xa5 };

static void check_run(struct nn_bulk *bulk, int first, int count, uint64_t limit, enum nn_bulk_form form,
                      bool gives_solutions)
{
    const struct puzzles *puzzles = some_puzzles();
    uint8_t **lines = calloc((size_t)count, sizeof *lines);
    uint8_t *solutions = malloc((size_t)count * STRIDE);
    uint64_t *counts = malloc((size_t)count * sizeof *counts);
    uint8_t *is_final = malloc((size_t)count * sizeof *is_final);
    assert_true(lines && solutions && counts && is_final);
    for (int at = 0; at < count; at++) lines[at] = lone_board(puzzles->cells[first + at], form, at);
    memset(solutions, UNTOUCHED, (size_t)count * STRIDE);

    const struct nn_bulk_job job = {
        .count = (size_t)count,
        .puzzle_form = form,
        .lines = (const uint8_t *const *)lines,
        .limit = limit,
        .solution_form = form,
        .solutions = gives_solutions ? solutions : NULL,
        .solution_stride = STRIDE,
        .counts = counts,
        .is_final = is_final,
    };
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
    for (int at = 0; at < count; at++) {
        assert_int_equal(counts[at], lesser(puzzles->count[first + at], limit));
        assert_true(is_final[at]);
        const uint8_t *written = solutions + (size_t)at * STRIDE;
        const bool is_written = gives_solutions && counts[at] > 0;
        if (is_written) check_solution(puzzles->cells[first + at], written, form);
        for (int byte = is_written ? 81 : 0; byte < STRIDE; byte++) assert_int_equal(written[byte], UNTOUCHED);
        free(lines[at]);
    }
    free(is_final);
    free(counts);
    free(solutions);
    free(lines);
}

static void runs_of_every_size_agree_with_brute_force(void **state)
{
    (void)state;
    static const int sizes[] = {1,   2,   3,   7,   8,   9,   31,  63,  64,  65,  100, 127,
                                128, 129, 130, 200, 255, 256, 257, 300, 511, 512, 513, 600};
    static const uint64_t limits[] = {1, 2, 3, MOST_SOLUTIONS};
    for (size_t kernel = 0; kernel < nn_bulk_kernel_count; kernel++) {
        struct nn_bulk *bulk;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++)
            for (size_t limit = 0; limit < sizeof limits / sizeof *limits; limit++) {
                const int round = (int)(size + limit), first = round * 37 % (PUZZLES + 1 - sizes[size]);
                check_run(bulk, first, sizes[size], limits[limit], round % 2 ? NN_BULK_TEXT : NN_BULK_CELLS,
                          round % 5 != 0);
            }
        for (int count = 1; count <= PUZZLES; count += 13)
            check_run(bulk, PUZZLES - count, count, 2, NN_BULK_TEXT, true);
        nn_bulk_free(bulk);
    }
}

static void single_puzzles_agree_with_brute_force(void **state)
{
    (void)state;
    struct nn_bulk *bulk;
    assert_int_equal(nn_bulk_new(NULL, &bulk), NONET_OK);
    for (int at = 0; at < 50; at++) check_run(bulk, at, 1, MOST_SOLUTIONS, NN_BULK_CELLS, true);
    nn_bulk_free(bulk);
}

/* ---- bans ------------------------------------------------------------------------------------ */

static long count_without(const uint8_t *puzzle, int cell, int value)
{
    uint8_t cells[81];
    uint64_t candidates[81];
    memcpy(cells, puzzle, sizeof cells);
    for (int at = 0; at < 81; at++) candidates[at] = 0x1ff;
    candidates[cell] &= ~((uint64_t)1 << (value - 1));
    const nonet_position position = {layout, cells, NULL, candidates};
    return brute_count(&position, MOST_SOLUTIONS, 200000, NULL);
}

static void solutions_with_a_banned_candidate_do_not_count(void **state)
{
    (void)state;
    const struct puzzles *puzzles = some_puzzles();
    struct random_source source = {7};
    uint16_t bans[PUZZLES];
    uint64_t counts[PUZZLES];
    long expected[PUZZLES];
    for (int at = 0; at < PUZZLES; at++) {
        int cell;
        do cell = random_below(&source, 81);
        while (puzzles->cells[at][cell]);
        const int value = 1 + random_below(&source, 9);
        bans[at] = (uint16_t)NN_BULK_PLANE(value - 1, cell);
        expected[at] = count_without(puzzles->cells[at], cell, value);
    }
    for (size_t kernel = 0; kernel < nn_bulk_kernel_count; kernel++) {
        struct nn_bulk *bulk;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        const struct nn_bulk_job job = {.count = PUZZLES,
                                        .puzzles = puzzles->cells[0],
                                        .puzzle_stride = 81,
                                        .bans = bans,
                                        .limit = MOST_SOLUTIONS,
                                        .counts = counts};
        assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
        for (int at = 0; at < PUZZLES; at++)
            if (expected[at] >= 0) assert_int_equal(counts[at], expected[at]);
        nn_bulk_free(bulk);
    }
}

/* ---- against the search engine, without a limit --------------------------------------------- */

static void counts_without_limit_agree_with_the_search_engine(void **state)
{
    (void)state;
    enum { COUNT = 40 };
    static uint8_t cells[COUNT][81];
    uint64_t expected[COUNT], counts[COUNT], guesses;
    struct random_source source = {5};
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    nonet_solver *solver;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    for (int at = 0; at < COUNT; at++) {
        const nonet_position position = {layout, cells[at], NULL, NULL};
        nonet_result result;
        do {
            random_grid(&source, layout, cells[at]);
            random_dig(&source, layout, cells[at], 52 + random_below(&source, 6));
            assert_int_equal(nonet_solver_count(solver, &position, 20000, &result), NONET_OK);
        } while (!result.is_exact);
        expected[at] = result.count;
    }
    nonet_solver_free(solver);
    for (size_t kernel = nn_bulk_kernel_count; kernel-- > 0;) { /* plain first */
        struct nn_bulk *bulk;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        const struct nn_bulk_job job = {
            .count = COUNT,
            .puzzles = cells[0],
            .puzzle_stride = 81,
            .limit = UINT64_MAX,
            .counts = counts,
            .guesses = &guesses,
        };
        assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
        assert_memory_equal(counts, expected, sizeof counts);
        /* A whole search takes the same guesses, however the lanes share it: as many as ever, unless what is guessed
         * first has changed. */
        assert_int_equal(guesses, 61444);
        nn_bulk_free(bulk);
    }
}

static void nearly_empty_boards_reach_any_limit(void **state)
{
    (void)state;
    static uint8_t cells[3][81], solutions[3][81];
    uint64_t counts[3];
    cells[1][0] = 5;
    cells[2][0] = 1, cells[2][40] = 1, cells[2][80] = 2;
    static const uint64_t limits[] = {1, 2, 3, 1000, 30000};
    for (size_t kernel = 0; kernel < nn_bulk_kernel_count; kernel++) {
        struct nn_bulk *bulk;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        for (size_t limit = 0; limit < sizeof limits / sizeof *limits; limit++) {
            const struct nn_bulk_job job = {
                .count = 3,
                .puzzles = cells[0],
                .puzzle_stride = 81,
                .limit = limits[limit],
                .solutions = solutions[0],
                .solution_stride = 81,
                .counts = counts,
            };
            assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
            for (int at = 0; at < 3; at++) {
                assert_int_equal(counts[at], limits[limit]);
                check_solution(cells[at], solutions[at], NN_BULK_CELLS);
            }
        }
        nn_bulk_free(bulk);
    }
}

/* ---- clashes -------------------------------------------------------------------------------- */

static void every_clash_of_two_givens_has_no_solution(void **state)
{
    (void)state;
    enum { PAIRS = 810 }; /* 81 * 20 / 2 */
    static uint8_t cells[PAIRS][81];
    uint64_t counts[PAIRS];
    int pairs = 0;
    for (int one = 0; one < 81; one++)
        for (int other = one + 1; other < 81; other++) {
            const bool same_box = one / 27 == other / 27 && one % 9 / 3 == other % 9 / 3;
            if (one / 9 != other / 9 && one % 9 != other % 9 && !same_box) continue;
            cells[pairs][one] = cells[pairs][other] = (uint8_t)(pairs % 9 + 1);
            pairs++;
        }
    assert_int_equal(pairs, PAIRS);
    for (size_t kernel = 0; kernel < nn_bulk_kernel_count; kernel++) {
        struct nn_bulk *bulk;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        const struct nn_bulk_job job = {
            .count = PAIRS, .puzzles = cells[0], .puzzle_stride = 81, .limit = 2, .counts = counts};
        assert_int_equal(nn_bulk_run(bulk, &job), NONET_OK);
        for (int at = 0; at < PAIRS; at++) assert_int_equal(counts[at], 0);
        nn_bulk_free(bulk);
    }
}

/* ---- stopping ------------------------------------------------------------------------------- */

static void a_stop_beforehand_leaves_everything_open(void **state)
{
    (void)state;
    const struct puzzles *puzzles = some_puzzles();
    static uint64_t counts[PUZZLES];
    static uint8_t is_final[PUZZLES];
    struct nn_bulk *bulk;
    nonet_stop *stop;
    struct nn_watch watch;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    nonet_stop_now(stop);
    nn_watch_begin(&watch, stop, 0);
    assert_int_equal(nn_bulk_new(NULL, &bulk), NONET_OK);
    const struct nn_bulk_job job = {.count = PUZZLES,
                                    .puzzles = puzzles->cells[0],
                                    .puzzle_stride = 81,
                                    .limit = 2,
                                    .counts = counts,
                                    .is_final = is_final,
                                    .watch = &watch};
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_STOPPED);
    for (int at = 0; at < PUZZLES; at++) {
        assert_int_equal(counts[at], 0);
        assert_false(is_final[at]);
    }
    nn_bulk_free(bulk);
    nonet_stop_free(stop);
}

/* One board that takes for ever among others that do not. */
static void a_deadline_keeps_what_is_finished(void **state)
{
    (void)state;
    const struct puzzles *puzzles = some_puzzles();
    static uint8_t cells[PUZZLES][81], solutions[PUZZLES][81];
    static uint64_t counts[PUZZLES];
    static uint8_t is_final[PUZZLES];
    memcpy(cells, puzzles->cells, sizeof cells);
    memset(cells[100], 0, sizeof cells[100]);
    for (size_t kernel = 0; kernel < nn_bulk_kernel_count; kernel++) {
        struct nn_bulk *bulk;
        struct nn_watch watch;
        if (!is_here(nn_bulk_kernels[kernel])) continue;
        assert_int_equal(nn_bulk_new(nn_bulk_kernels[kernel]->name, &bulk), NONET_OK);
        nn_watch_begin(&watch, NULL, 50);
        const struct nn_bulk_job job = {.count = PUZZLES,
                                        .puzzles = cells[0],
                                        .puzzle_stride = 81,
                                        .limit = UINT64_MAX,
                                        .solutions = solutions[0],
                                        .solution_stride = 81,
                                        .counts = counts,
                                        .is_final = is_final,
                                        .watch = &watch};
        assert_int_equal(nn_bulk_run(bulk, &job), NONET_STOPPED);
        assert_false(is_final[100]);
        for (int at = 0; at < PUZZLES; at++) {
            if (is_final[at] && puzzles->count[at] < MOST_SOLUTIONS) assert_int_equal(counts[at], puzzles->count[at]);
            if (counts[at]) check_solution(cells[at], solutions[at], NN_BULK_CELLS);
        }
        /* The handle is as good as new. */
        check_run(bulk, 0, 300, 2, NN_BULK_TEXT, true);
        nn_bulk_free(bulk);
    }
}

static void counting_for_ever_ends_at_the_deadline(void **state)
{
    (void)state;
    static uint8_t cells[2][81];
    uint64_t counts[2];
    uint8_t is_final[2];
    struct nn_bulk *bulk;
    struct nn_watch watch;
    assert_int_equal(nn_bulk_new(NULL, &bulk), NONET_OK);
    nn_watch_begin(&watch, NULL, 20);
    const struct nn_bulk_job job = {.count = 2,
                                    .puzzles = cells[0],
                                    .puzzle_stride = 81,
                                    .limit = (uint64_t)1 << 40,
                                    .counts = counts,
                                    .is_final = is_final,
                                    .watch = &watch};
    assert_int_equal(nn_bulk_run(bulk, &job), NONET_STOPPED);
    assert_false(is_final[0] || is_final[1]);
    nn_bulk_free(bulk);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_instruction_set_can_be_asked_for),
        cmocka_unit_test(impossible_jobs_are_refused),
        cmocka_unit_test(transposing_there_and_back_changes_nothing),
        cmocka_unit_test(kernels_agree_with_plain_words_step_by_step),
        cmocka_unit_test(steps_keep_every_solution),
        cmocka_unit_test(wrong_solutions_are_noticed),
        cmocka_unit_test(runs_of_every_size_agree_with_brute_force),
        cmocka_unit_test(single_puzzles_agree_with_brute_force),
        cmocka_unit_test(solutions_with_a_banned_candidate_do_not_count),
        cmocka_unit_test(counts_without_limit_agree_with_the_search_engine),
        cmocka_unit_test(nearly_empty_boards_reach_any_limit),
        cmocka_unit_test(every_clash_of_two_givens_has_no_solution),
        cmocka_unit_test(a_stop_beforehand_leaves_everything_open),
        cmocka_unit_test(a_deadline_keeps_what_is_finished),
        cmocka_unit_test(counting_for_ever_ends_at_the_deadline),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
