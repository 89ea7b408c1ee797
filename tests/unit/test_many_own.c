/* test_many_own.c: a function of the caller's on the threads that work: it sees every answer, and what it writes comes in
 * order. */
#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/grids.h"

enum {
    CELLS = 81,
    LINE = CELLS + 1,
    FEWEST_LINES = 128, /* that are taken together */
#ifdef TESTS_ARE_SLOW
    MOST = 300,
#else
    MOST = 1000,
#endif
    MOST_THREADS = 4,
};

static nonet_layout *nine;
static char lines[MOST * LINE + 1];

static int make_lines(void **state)
{
    (void)state;
    struct random_source source = {8};
    if (nonet_layout_new(3, 3, &nine) != NONET_OK) return 1;
    for (size_t puzzle = 0; puzzle < MOST; puzzle++) {
        uint8_t cells[CELLS];
        random_grid(&source, nine, cells);
        random_dig(&source, nine, cells, 40 + random_below(&source, 10));
        for (size_t cell = 0; cell < CELLS; cell++)
            lines[puzzle * LINE + cell] = cells[cell] ? (char)('0' + cells[cell]) : '.';
        lines[puzzle * LINE + CELLS] = '\n';
    }
    return 0;
}

static int free_lines(void **state)
{
    (void)state;
    nonet_layout_free(nine);
    return 0;
}

/* ---- a run ----------------------------------------------------------------------------------------- */

/* What goes with an item, and what a worker has for itself. */
struct item_own {
    uint64_t mark;
    char ends_with;
};

struct worker_own {
    uint64_t answers;
};

struct watched {
    char *text; /* all of it */
    size_t length, size;
    uint64_t sunk; /* puzzles */
    atomic_int workers;
    atomic_uint_fast64_t answers; /* of workers that were released */
    uint64_t stop_at;             /* by settings.answer; UINT64_MAX: never */
    nonet_status stop_with;
    bool flushes;
    bool waits_for_tick; /* the first answer does */
    atomic_int ticks;
};

static struct watched watched_run(void)
{
    struct watched watched = {.stop_at = UINT64_MAX, .size = MOST * 128 + 4096};
    watched.text = malloc(watched.size);
    assert_non_null(watched.text);
    return watched;
}

static nonet_status prepare(void *context, nonet_many_worker *worker)
{
    struct watched *const watched = context;
    const struct worker_own *const own = worker->own;
    assert_int_equal(own->answers, 0);
    assert_non_null(worker->permits);
    atomic_fetch_add(&watched->workers, 1);
    return NONET_OK;
}

static void release(void *context, nonet_many_worker *worker)
{
    struct watched *const watched = context;
    const struct worker_own *const own = worker->own;
    atomic_fetch_sub(&watched->workers, 1);
    atomic_fetch_add(&watched->answers, own->answers);
}

static bool collect(void *context, const char *text, size_t length)
{
    struct watched *const watched = context;
    assert_true(length && watched->length + length <= watched->size);
    memcpy(watched->text + watched->length, text, length);
    watched->length += length;
    return true;
}

static bool count_item(void *context, const nonet_many_item *item)
{
    struct watched *const watched = context;
    assert_null(item->result);
    assert_int_equal(item->number, watched->sunk);
    watched->sunk += item->boards ? item->answered : 1;
    return true;
}

static uint32_t tick(void *context)
{
    struct watched *const watched = context;
    atomic_fetch_add(&watched->ticks, 1);
    return 1000;
}

/* One line for each puzzle: its number and what is known. */
static nonet_status write_line(nonet_many_worker *worker, uint64_t number, const char *what)
{
    char line[64];
    const int length = snprintf(line, sizeof line, "%" PRIu64 " %s\n", number, what);
    return nonet_many_write(worker, line, (size_t)length) ? NONET_OK : NONET_ERR_MEMORY;
}

/* Of a run of lines or of one. */
static nonet_status write_verdicts(nonet_many_worker *worker, const nonet_many_item *item)
{
    if (item->status == NONET_ERR_TEXT) return write_line(worker, item->number, "unreadable");
    if (!item->boards) return write_line(worker, item->number, nonet_verdict_name(item->result->verdict));
    assert_int_equal(item->answered, item->boards->count);
    assert_int_equal(item->boards->first, item->number);
    assert_null(item->answers->solutions);
    for (size_t at = 0; at < item->answered; at++)
        assert_int_equal(write_line(worker, item->number + at, nonet_verdict_name(item->answers->verdicts[at])),
                         NONET_OK);
    return NONET_OK;
}

/* While the first puzzle is not answered, the caller has to wait, and so its tick must come. */
static void wait_for_tick(const struct watched *watched)
{
    const struct timespec moment = {.tv_nsec = 1000000};
    for (int moments = 0; !atomic_load(&watched->ticks) && moments < 60000; moments++) nanosleep(&moment, NULL);
}

static nonet_status answer(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    const struct watched *const watched = context;
    if (watched->waits_for_tick && item->number == 0) wait_for_tick(watched);
    struct worker_own *const own = worker->own;
    own->answers += item->boards ? item->boards->count : 1;
    assert_non_null(worker->solver);
    const nonet_status status = write_verdicts(worker, item);
    if (watched->flushes) assert_true(nonet_many_flush(worker, item->number % 3 ? 50 : 0));
    return item->number >= watched->stop_at ? watched->stop_with : status;
}

static nonet_many_settings watched_settings(nonet_many_task task, uint32_t threads, struct watched *watched)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.threads = threads;
    settings.context = watched;
    settings.answer = answer;
    settings.text = collect;
    settings.sink = count_item;
    settings.worker_size = sizeof(struct worker_own);
    settings.item_size = sizeof(struct item_own);
    settings.prepare = prepare;
    settings.release = release;
    return settings;
}

static nonet_many *new_many(const nonet_many_settings *settings)
{
    nonet_many *many;
    assert_int_equal(nonet_many_new(settings, &many), NONET_OK);
    return many;
}

/* The text that a single solver leads to. */
static char *expected_text(size_t count)
{
    char *const text = malloc(MOST * 128);
    size_t length = 0;
    nonet_solver *solver;
    assert_true(text && nonet_solver_new(NULL, &solver) == NONET_OK);
    for (size_t at = 0; at < count; at++) {
        nonet_puzzle *puzzle;
        nonet_result result;
        assert_int_equal(nonet_read_one(lines + at * LINE, LINE, NULL, &puzzle, NULL), NONET_OK);
        assert_int_equal(nonet_solver_count(solver, &puzzle->position, 2, &result), NONET_OK);
        length += (size_t)snprintf(text + length, 128, "%zu %s\n", at, nonet_verdict_name(result.verdict));
        nonet_puzzle_free(puzzle);
    }
    nonet_solver_free(solver);
    return text;
}

static void expect_text(const struct watched *watched, size_t count)
{
    char *const expected = expected_text(count);
    assert_int_equal(watched->length, strlen(expected));
    assert_memory_equal(watched->text, expected, watched->length);
    free(expected);
}

/* ---- the tests ------------------------------------------------------------------------------------- */

static void what_is_written_comes_in_order(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        for (int way = 0; way < 4; way++) { /* lines together or one by one; with flushes or without */
            struct watched watched = watched_run();
            nonet_many_settings settings = watched_settings(NONET_MANY_CHECK, threads, &watched);
            settings.timeout_ms = way % 2 ? 1000000 : 0;
            settings.tick = way % 2 ? tick : NULL;
            watched.waits_for_tick = settings.tick != NULL;
            watched.flushes = way / 2;
            nonet_many *const many = new_many(&settings);
            assert_int_equal(atomic_load(&watched.workers), threads);
            assert_int_equal(nonet_many_feed(many, lines, MOST * LINE), NONET_OK);
            assert_int_equal(nonet_many_wait(many), NONET_OK);
            assert_int_equal(watched.sunk, MOST);
            assert_null(nonet_many_oldest(many));
            assert_int_equal(nonet_many_finish(many), NONET_OK);
            nonet_many_free(many);
            expect_text(&watched, MOST);
            assert_int_equal(atomic_load(&watched.workers), 0);
            assert_int_equal(atomic_load(&watched.answers), MOST);
            assert_true(way % 2 == 0 || atomic_load(&watched.ticks) > 0);
            free(watched.text);
        }
    }
}

/* What a reader of the caller's gives, with memory that goes along. */
static void add_from_reader(nonet_many *many, nonet_reader *reader, size_t fewest)
{
    for (uint64_t mark = 1000;; mark++) {
        nonet_plain_lines run;
        nonet_puzzle puzzle;
        nonet_text_error error;
        struct item_own *const own = nonet_many_place(many);
        assert_non_null(own);
        own->mark = mark;
        if (fewest && nonet_reader_lines(reader, fewest, SIZE_MAX, &run)) {
            own->ends_with = 'l';
            assert_int_equal(nonet_many_add_lines(many, &run), NONET_OK);
            continue;
        }
        const nonet_status status = nonet_reader_next(reader, &puzzle, &error);
        if (status == NONET_END) return;
        own->ends_with = status == NONET_OK ? 'p' : 'e';
        if (status == NONET_OK) assert_int_equal(nonet_many_add_puzzle(many, &puzzle), NONET_OK);
        else assert_int_equal(nonet_many_add_error(many, &error), NONET_OK);
    }
}

struct marks {
    uint64_t next;
    uint64_t puzzles, errors, runs;
};

static nonet_status check_mark(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    const struct item_own *const own = item->own;
    (void)context;
    assert_null(worker->solver); /* it has no settings */
    assert_int_equal(own->ends_with, item->boards ? 'l' : item->status == NONET_ERR_TEXT ? 'e' : 'p');
    if (item->boards) assert_null(item->answers);
    if (item->boards) assert_memory_equal(item->boards->cells, lines + item->number * LINE, LINE);
    return NONET_OK;
}

static bool check_order(void *context, const nonet_many_item *item)
{
    struct marks *const marks = context;
    const struct item_own *const own = item->own;
    assert_int_equal(own->mark, 1000 + marks->next++);
    marks->puzzles += own->ends_with == 'p';
    marks->errors += own->ends_with == 'e';
    marks->runs += own->ends_with == 'l';
    return true;
}

static void memory_of_the_caller_goes_along(void **state)
{
    (void)state;
    static const char wrong[] = "what is this?!\n";
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        nonet_reader *reader;
        nonet_many_settings settings;
        struct marks marks = {0};
        nonet_many_settings_defaults(&settings);
        settings.task = NONET_MANY_OWN;
        settings.threads = threads;
        settings.item_size = sizeof(struct item_own);
        settings.answer = check_mark;
        settings.sink = check_order;
        settings.context = &marks;
        nonet_many *const many = new_many(&settings);
        assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
        assert_int_equal(nonet_reader_feed(reader, lines, MOST * LINE), NONET_OK);
        assert_int_equal(nonet_reader_feed(reader, wrong, sizeof wrong - 1), NONET_OK);
        assert_int_equal(nonet_reader_feed(reader, lines, LINE), NONET_OK);
        nonet_reader_finish(reader);
        add_from_reader(many, reader, FEWEST_LINES);
        assert_int_equal(nonet_many_finish(many), NONET_OK);
        assert_true(marks.runs > 0 && marks.errors == 1 && marks.puzzles > 0);
        nonet_many_free(many);
        nonet_reader_free(reader);
    }
}

/* A task without a bulk engine, and a sink: lines that come together are answered one by one. */
static bool count_ratings(void *context, const nonet_many_item *item)
{
    uint64_t *const count = context;
    assert_int_equal(item->number, *count);
    assert_int_equal(item->line, *count + 1);
    assert_non_null(item->canonical);
    ++*count;
    return true;
}

static void lines_are_puzzles_where_there_is_no_bulk_engine(void **state)
{
    (void)state;
    uint64_t count = 0;
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = NONET_MANY_CANONIZE;
    settings.threads = 2;
    settings.sink = count_ratings;
    settings.context = &count;
    nonet_many *const many = new_many(&settings);
    const nonet_plain_lines run = {.text = lines, .stride = LINE, .count = 150, .line = 1};
    assert_int_equal(nonet_many_add_lines(many, &run), NONET_OK);
    assert_null(nonet_many_place(many)); /* none was asked for */
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_int_equal(count, 150);
    nonet_many_free(many);
}

/* A stop lets its own answer through; an error does not. */
static void an_answer_can_be_the_last(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        for (int is_error = 0; is_error < 2; is_error++) {
            struct watched watched = watched_run();
            watched.stop_at = 40;
            watched.stop_with = is_error ? NONET_ERR_MEMORY : NONET_STOPPED;
            nonet_many_settings settings = watched_settings(NONET_MANY_CHECK, threads, &watched);
            settings.timeout_ms = 1000000; /* one by one */
            nonet_many *const many = new_many(&settings);
            const nonet_status status = nonet_many_feed(many, lines, 100 * LINE);
            assert_true(status == NONET_OK || status == NONET_STOPPED);
            assert_int_equal(nonet_many_finish(many), watched.stop_with);
            nonet_many_free(many);
            if (!is_error) assert_int_equal(watched.sunk, 41);
            if (!is_error) expect_text(&watched, 41);
            assert_true(watched.sunk <= 41);
            free(watched.text);
        }
    }
}

/* The text of the program: solutions, each with room for a newline. */
static nonet_status write_solutions(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    (void)context;
    assert_non_null(item->boards);
    char *const solutions = item->answers->solutions;
    assert_int_equal(item->answers->stride, LINE);
    assert_int_equal(item->answers->form, NONET_BOARD_TEXT);
    for (size_t at = 0; at < item->answered; at++) solutions[at * LINE + CELLS] = '\n';
    /* What comes behind lent text is behind it. */
    const size_t half = item->answered / 2 * LINE, rest = item->answered * LINE - half;
    const bool is_lent = nonet_many_lend(worker, solutions, half - 1) && nonet_many_write(worker, "\n", 1) &&
                         nonet_many_lend(worker, solutions + half, rest);
    return is_lent ? NONET_OK : NONET_ERR_MEMORY;
}

static void solutions_of_lines_are_text(void **state)
{
    (void)state;
    struct watched watched = watched_run();
    nonet_many_settings settings = watched_settings(NONET_MANY_SOLVE, 2, &watched);
    settings.answer = write_solutions;
    nonet_many *const many = new_many(&settings);
    const nonet_plain_lines run = {.text = lines, .stride = LINE, .count = MOST, .line = 1};
    assert_int_equal(nonet_many_add_lines(many, &run), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    nonet_many_free(many);
    assert_int_equal(watched.length, MOST * LINE);
    for (size_t at = 0; at < watched.length; at++) {
        const char given = lines[at], solved = watched.text[at];
        assert_true(given == '.' ? solved >= '1' && solved <= '9' : solved == given);
    }
    free(watched.text);
}

static nonet_status write_clues(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    char line[32];
    (void)context;
    assert_non_null(worker->generator);
    const int length = snprintf(line, sizeof line, "%" PRIu64 " %d\n", item->number, item->generated->clues);
    return nonet_many_write(worker, line, (size_t)length) ? NONET_OK : NONET_ERR_MEMORY;
}

static void what_is_generated_is_written_in_order(void **state)
{
    (void)state;
    char *first = NULL;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        struct watched watched = watched_run();
        nonet_many_settings settings = watched_settings(NONET_MANY_GENERATE, threads, &watched);
        settings.layout = nine;
        settings.answer = write_clues;
        nonet_many *const many = new_many(&settings);
        nonet_progress progress;
        assert_int_equal(nonet_many_generate(many, 0, 50), NONET_OK);
        nonet_many_progress(many, &progress);
        assert_true(progress.done == 50 && progress.total == 50 && progress.found >= 50);
        nonet_many_free(many);
        assert_int_equal(watched.sunk, 50);
        watched.text[watched.length] = 0;
        if (first) assert_string_equal(watched.text, first);
        if (first) free(watched.text);
        else first = watched.text;
    }
    assert_int_equal(first[0], '0');
    free(first);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_written_comes_in_order),
        cmocka_unit_test(memory_of_the_caller_goes_along),
        cmocka_unit_test(lines_are_puzzles_where_there_is_no_bulk_engine),
        cmocka_unit_test(an_answer_can_be_the_last),
        cmocka_unit_test(solutions_of_lines_are_text),
        cmocka_unit_test(what_is_generated_is_written_in_order),
    };
    return cmocka_run_group_tests(tests, make_lines, free_lines);
}
