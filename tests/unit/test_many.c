/* test_many.c: many puzzles at once get the answers that each gets alone, in their order, whatever the threads. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/grids.h"

enum {
    CELLS = 81,
    LINE = CELLS + 1,
#ifdef TESTS_ARE_SLOW
    MOST = 300,
    FEW = 10,
    MOST_THREADS = 3,
#else
    MOST = 1500,
    FEW = 40,
    MOST_THREADS = 4,
#endif
};

static nonet_layout *nine, *sixteen;
static uint8_t puzzles[MOST * CELLS];
static char lines[MOST * LINE + 1];
static uint8_t large[256];

/* One solution, several, none, and clashes. */
static int make_puzzles(void **state)
{
    (void)state;
    struct random_source source = {5};
    if (nonet_layout_new(3, 3, &nine) != NONET_OK || nonet_layout_new(4, 4, &sixteen) != NONET_OK) return 1;
    for (size_t puzzle = 0; puzzle < MOST; puzzle++) {
        uint8_t *const cells = puzzles + puzzle * CELLS;
        random_grid(&source, nine, cells);
        random_dig(&source, nine, cells, 35 + random_below(&source, 12));
        if (random_below(&source, 6) == 0)
            cells[random_below(&source, CELLS)] = (uint8_t)(1 + random_below(&source, 9));
        for (size_t cell = 0; cell < CELLS; cell++)
            lines[puzzle * LINE + cell] = cells[cell] ? (char)('0' + cells[cell]) : '.';
        lines[puzzle * LINE + CELLS] = '\n';
    }
    random_grid(&source, sixteen, large);
    random_dig(&source, sixteen, large, 100);
    return 0;
}

static int free_puzzles(void **state)
{
    (void)state;
    nonet_layout_free(nine);
    nonet_layout_free(sixteen);
    return 0;
}

/* How many puzzles a task is tried with. */
static size_t count_for(nonet_many_task task)
{
    return task == NONET_MANY_RATE || task == NONET_MANY_EXPLAIN || task == NONET_MANY_GENERATE ? FEW : MOST;
}

static nonet_many_settings settings_of(nonet_many_task task, uint32_t threads)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.threads = threads;
    settings.seed = 3;
    settings.limit = 3;
    settings.layout = nine;
    return settings;
}

static nonet_many *new_many(const nonet_many_settings *settings)
{
    nonet_many *many;
    assert_int_equal(nonet_many_new(settings, &many), NONET_OK);
    return many;
}

/* ---- the answers of single calls ------------------------------------------------------------------- */

static struct {
    nonet_solver *solver;
    nonet_rater *rater;
    nonet_canonizer *canonizer;
    nonet_minimizer *minimizer;
    nonet_explainer *explainer;
    nonet_generator *generator;
} alone;

static int open_handles(void **state)
{
    const bool is_open = nonet_solver_new(NULL, &alone.solver) == NONET_OK &&
                         nonet_rater_new(NULL, &alone.rater) == NONET_OK &&
                         nonet_canonizer_new(NULL, &alone.canonizer) == NONET_OK &&
                         nonet_minimizer_new(NULL, &alone.minimizer) == NONET_OK &&
                         nonet_explainer_new(NULL, &alone.explainer) == NONET_OK;
    if (!is_open || make_puzzles(state)) return 1;
    return nonet_generator_new(nine, NULL, &alone.generator) != NONET_OK;
}

static int close_handles(void **state)
{
    nonet_solver_free(alone.solver);
    nonet_rater_free(alone.rater);
    nonet_canonizer_free(alone.canonizer);
    nonet_minimizer_free(alone.minimizer);
    nonet_explainer_free(alone.explainer);
    nonet_generator_free(alone.generator);
    return free_puzzles(state);
}

/* Both are NULL, or the boards are equal. */
static void check_board(const uint8_t *found, const uint8_t *expected, size_t cells)
{
    assert_true(!found == !expected);
    if (found) assert_memory_equal(found, expected, cells);
}

static nonet_status result_alone(nonet_many_task task, const nonet_position *position, nonet_result *result)
{
    switch (task) {
    case NONET_MANY_SOLVE: return nonet_solver_solve(alone.solver, position, result);
    case NONET_MANY_FIRST: return nonet_solver_first(alone.solver, position, result);
    case NONET_MANY_COUNT: return nonet_solver_count(alone.solver, position, 3, result);
    default: return nonet_solver_count(alone.solver, position, 2, result);
    }
}

static void check_result(const nonet_many_item *item, nonet_many_task task)
{
    nonet_result expected;
    const nonet_position *const position = &item->position;
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    const bool is_solve = task == NONET_MANY_SOLVE;
    assert_int_equal(result_alone(task, position, &expected), item->status);
    assert_int_equal(item->result->verdict, expected.verdict);
    assert_int_equal(item->result->count, expected.count);
    assert_int_equal(item->result->is_exact, expected.is_exact);
    assert_int_equal(item->result->is_first, expected.is_first);
    assert_int_equal(item->task, task);
    assert_int_equal(item->result->conflict.problem, expected.conflict.problem);
    assert_int_equal(item->result->conflict.cells[1], expected.conflict.cells[1]);
    if (is_solve) check_board(item->result->solution, expected.solution, cells);
    else if (item->result->solution) assert_true(nonet_position_accepts(position, item->result->solution));
}

static void check_rating(const nonet_many_item *item)
{
    nonet_rating expected;
    assert_int_equal(nonet_rater_rate(alone.rater, &item->position, &expected), item->status);
    assert_int_equal(item->rating->verdict, expected.verdict);
    assert_int_equal(item->rating->se.er, expected.se.er);
    assert_int_equal(item->rating->se.ed, expected.se.ed);
}

static void check_canonical(const nonet_many_item *item)
{
    nonet_canonical expected;
    const nonet_status status = nonet_canonizer_run(alone.canonizer, &item->position, &expected);
    assert_int_equal(item->status, status);
    assert_true(!item->canonical == (status != NONET_OK));
    if (!item->canonical) return;
    assert_memory_equal(item->canonical->cells, expected.cells, CELLS);
    assert_int_equal(item->canonical->automorphisms, expected.automorphisms);
    assert_memory_equal(item->canonical->transform.rows, expected.transform.rows, 9);
}

static void check_minimality(const nonet_many_item *item, bool removes)
{
    nonet_minimality expected;
    if (removes)
        assert_int_equal(nonet_minimizer_run(alone.minimizer, &item->position, 3, item->number, &expected), NONET_OK);
    else assert_int_equal(nonet_minimizer_check(alone.minimizer, &item->position, &expected), NONET_OK);
    assert_int_equal(item->minimality->verdict, expected.verdict);
    assert_int_equal(item->minimality->conflict.problem, expected.conflict.problem);
    if (expected.verdict != NONET_VERDICT_UNIQUE) return;
    assert_memory_equal(item->minimality->clues, expected.clues, CELLS);
    assert_memory_equal(item->minimality->solution, expected.solution, CELLS);
    assert_int_equal(item->minimality->needed, expected.needed);
    assert_int_equal(item->minimality->redundant, expected.redundant);
}

static void check_explained(const nonet_many_item *item)
{
    nonet_start start;
    nonet_difficulty expected;
    const nonet_step *step;
    size_t steps = 0;
    assert_int_equal(item->status, NONET_OK);
    assert_int_equal(nonet_explainer_begin(alone.explainer, &item->position, &start), NONET_OK);
    assert_int_equal(item->explained->start.verdict, start.verdict);
    check_board(item->explained->start.solution, start.solution, CELLS);
    if (start.verdict != NONET_VERDICT_UNIQUE && start.verdict != NONET_VERDICT_MULTIPLE) return;
    for (; nonet_explainer_next(alone.explainer, &step) == NONET_OK; steps++)
        assert_int_equal(nonet_explainer_apply(alone.explainer), NONET_OK);
    assert_int_equal(nonet_explainer_difficulty(alone.explainer, &expected), NONET_OK);
    assert_int_equal(item->explained->difficulty.steps, steps);
    assert_int_equal(item->explained->difficulty.hodoku_score, expected.hodoku_score);
    assert_int_equal(item->explained->difficulty.hardest, expected.hardest);
    assert_int_equal(item->explained->is_solved, nonet_explainer_is_solved(alone.explainer));
    assert_memory_equal(item->explained->cells, nonet_explainer_position(alone.explainer)->cells, CELLS);
    size_t told = 0;
    for (size_t at = 0; at < item->explained->length; at++) told += item->explained->text[at] == '\n';
    assert_int_equal(told, steps);
}

static void check_generated(const nonet_many_item *item)
{
    nonet_generated expected;
    assert_int_equal(nonet_generator_make(alone.generator, item->number, 1, &expected), NONET_OK);
    assert_true(item->generated->is_made);
    assert_int_equal(item->generated->index, item->number);
    assert_int_equal(item->generated->clues, expected.clues);
    assert_memory_equal(item->generated->cells, expected.cells, CELLS);
    assert_memory_equal(item->generated->solution, expected.solution, CELLS);
    assert_memory_equal(item->position.cells, expected.cells, CELLS);
}

static void check_item(nonet_many_task task, const nonet_many_item *item)
{
    switch (task) {
    case NONET_MANY_SOLVE:
    case NONET_MANY_CHECK:
    case NONET_MANY_COUNT:
    case NONET_MANY_FIRST: check_result(item, task); break;
    case NONET_MANY_RATE: check_rating(item); break;
    case NONET_MANY_CANONIZE: check_canonical(item); break;
    case NONET_MANY_MINIMIZE: check_minimality(item, true); break;
    case NONET_MANY_REDUNDANT: check_minimality(item, false); break;
    case NONET_MANY_EXPLAIN: check_explained(item); break;
    case NONET_MANY_GENERATE: check_generated(item); break;
    case NONET_MANY_OWN: fail(); break; /* see test_many_own.c */
    }
}

/* ---- streams --------------------------------------------------------------------------------------- */

struct sunk {
    nonet_many_task task;
    const nonet_many *many; /* whose progress is looked at, or NULL */
    uint64_t count;
    uint64_t refuse_at;  /* after so many no more are wanted */
    uint64_t first_line; /* that item 0 has; 0: they have none */
    const char *lines;   /* what they were */
    nonet_stop *stop;    /* to be switched on ... */
    uint64_t stop_at;    /* ... by this item */
    bool has_gaps;       /* puzzles may be missing */
};

static bool sink(void *context, const nonet_many_item *item)
{
    struct sunk *const sunk = context;
    if (sunk->has_gaps) assert_true(item->number >= sunk->count);
    else assert_int_equal(item->number, sunk->count);
    if (sunk->first_line) assert_int_equal(item->line, sunk->first_line + item->number);
    if (sunk->lines) {
        char text[LINE + 1];
        assert_int_equal(nonet_position_text(&item->position, &item->style, text, sizeof text), LINE);
        assert_memory_equal(text, sunk->lines + item->number * LINE, LINE);
    }
    if (sunk->many) {
        nonet_progress progress;
        nonet_many_progress(sunk->many, &progress);
        assert_int_equal(progress.done, sunk->count + 1);
    }
    check_item(sunk->task, item);
    if (sunk->stop && item->number == sunk->stop_at) nonet_stop_now(sunk->stop);
    sunk->count = item->number + 1;
    return sunk->count != sunk->refuse_at;
}

static void texts_are_answered_in_order_by_every_task(void **state)
{
    (void)state;
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        for (uint32_t threads = 1; threads <= MOST_THREADS && task != NONET_MANY_GENERATE; threads++) {
            struct sunk sunk = {.task = (nonet_many_task)task, .first_line = 1, .lines = lines};
            nonet_many_settings settings = settings_of(sunk.task, threads);
            settings.sink = sink;
            settings.context = &sunk;
            settings.tells_steps = true;
            nonet_many *const many = new_many(&settings);
            const size_t count = count_for(sunk.task), length = count * LINE;
            sunk.many = many;
            /* In pieces that end anywhere; what is at the end has no newline. */
            for (size_t at = 0; at < length - 1; at += 7001)
                assert_int_equal(nonet_many_feed(many, lines + at, length - 1 - at < 7001 ? length - 1 - at : 7001),
                                 NONET_OK);
            assert_int_equal(nonet_many_finish(many), NONET_OK);
            assert_int_equal(sunk.count, count);
            nonet_many_free(many);
        }
    }
}

/* Each has the form that was rated, though the rater has gone on to others. */
static bool check_rated_form(void *context, const nonet_many_item *item)
{
    uint64_t *const count = context;
    nonet_canonical expected;
    ++*count;
    if (item->rating->verdict != NONET_VERDICT_UNIQUE) return true;
    assert_int_equal(nonet_canonizer_run(alone.canonizer, &item->position, &expected), NONET_OK);
    assert_memory_equal(item->rating->canonical->cells, expected.cells, CELLS);
    return true;
}

static void rated_forms_are_kept(void **state)
{
    (void)state;
    static const nonet_rater_settings rater = {.scales = NONET_SCALE_NONET, .canonical = true};
    const size_t wanted = count_for(NONET_MANY_RATE);
    uint64_t count = 0;
    nonet_many_settings settings = settings_of(NONET_MANY_RATE, 2);
    settings.rater = &rater;
    settings.sink = check_rated_form;
    settings.context = &count;
    nonet_many *const many = new_many(&settings);
    assert_int_equal(nonet_many_feed(many, lines, wanted * LINE), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_int_equal(count, wanted);
    nonet_many_free(many);
}

static void positions_are_answered_in_order(void **state)
{
    (void)state;
    const nonet_position big = {sixteen, large, NULL, NULL};
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        struct sunk sunk = {.task = NONET_MANY_SOLVE};
        nonet_many_settings settings = settings_of(sunk.task, threads);
        settings.sink = sink;
        settings.context = &sunk;
        settings.sinks_on_caller = threads % 2;
        nonet_many *const many = new_many(&settings);
        for (int round = 0; round < 2; round++) {
            for (size_t puzzle = 0; puzzle < 100; puzzle++) {
                uint8_t cells[CELLS];
                memcpy(cells, puzzles + puzzle * CELLS, CELLS);
                const nonet_position position = {nine, cells, NULL, NULL};
                assert_int_equal(nonet_many_add(many, puzzle % 20 == 7 ? &big : &position), NONET_OK);
                memset(cells, 0, sizeof cells); /* it was copied */
            }
            assert_int_equal(nonet_many_finish(many), NONET_OK);
            assert_int_equal(sunk.count, 100);
            sunk.count = 0; /* and again */
        }
        nonet_many_free(many);
    }
}

static bool sink_any(void *context, const nonet_many_item *item)
{
    nonet_status *const statuses = context;
    statuses[item->number] = item->status;
    if (item->status == NONET_ERR_TEXT) {
        assert_non_null(item->note);
        assert_int_equal(item->note->line, item->line);
        assert_null(item->position.layout);
    } else {
        assert_null(item->note);
    }
    assert_int_equal(item->task, NONET_MANY_RATE);
    assert_true(!item->rating == (item->status < 0));
    return true;
}

static void errors_belong_to_their_puzzle(void **state)
{
    (void)state;
    static const nonet_status expected[] = {NONET_OK, NONET_ERR_TEXT, NONET_OK, NONET_ERR_ARG, NONET_OK};
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        nonet_status statuses[8] = {0};
        nonet_many_settings settings = settings_of(NONET_MANY_RATE, threads);
        settings.sink = sink_any;
        settings.context = statuses;
        nonet_many *const many = new_many(&settings);
        assert_int_equal(nonet_many_feed(many, lines, LINE), NONET_OK);
        assert_int_equal(nonet_many_feed(many, "what is this?!\n", 15), NONET_OK);
        assert_int_equal(nonet_many_feed(many, lines + LINE, LINE), NONET_OK);
        const nonet_position big = {sixteen, large, NULL, NULL};
        assert_int_equal(nonet_many_pause(many), NONET_OK);
        assert_int_equal(nonet_many_add(many, &big), NONET_OK);
        assert_int_equal(nonet_many_feed(many, lines + 2 * LINE, LINE), NONET_OK);
        assert_int_equal(nonet_many_finish(many), NONET_OK);
        assert_memory_equal(statuses, expected, sizeof expected);
        nonet_progress progress;
        nonet_many_progress(many, &progress);
        assert_int_equal(progress.done, 5);
        nonet_many_free(many);
    }
}

static bool note_number(void *context, const nonet_many_item *item)
{
    uint64_t *const numbers = context;
    *numbers = *numbers * 1000 + item->number;
    return true;
}

/* Before the first puzzle, when all were answered, and after the end. */
static void numbers_begin_where_they_are_told(void **state)
{
    (void)state;
    uint64_t numbers = 0;
    nonet_many_settings settings = settings_of(NONET_MANY_SOLVE, MOST_THREADS);
    settings.sink = note_number;
    settings.context = &numbers;
    nonet_many *const many = new_many(&settings);
    assert_int_equal(nonet_many_count_from(many, 41), NONET_OK);
    assert_int_equal(nonet_many_feed(many, lines, 2 * LINE), NONET_OK);
    assert_int_equal(nonet_many_pause(many), NONET_OK);
    assert_int_equal(nonet_many_wait(many), NONET_OK);
    assert_int_equal(nonet_many_count_from(many, 7), NONET_OK);
    assert_int_equal(nonet_many_feed(many, lines, LINE), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_int_equal(nonet_many_count_from(many, 900), NONET_OK);
    assert_int_equal(nonet_many_feed(many, lines, LINE), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_true(numbers == UINT64_C(41042007900));
    nonet_many_free(many);
}

static void a_pause_lets_everything_be_answered(void **state)
{
    (void)state;
    struct sunk sunk = {.task = NONET_MANY_SOLVE, .first_line = 1};
    nonet_many_settings settings = settings_of(sunk.task, 1); /* so the answers come within the calls */
    settings.sink = sink;
    settings.context = &sunk;
    nonet_many *const many = new_many(&settings);
    for (size_t line = 0; line < 20; line++) {
        assert_int_equal(nonet_many_feed(many, lines + line * LINE, LINE), NONET_OK);
        assert_int_equal(nonet_many_pause(many), NONET_OK);
        assert_int_equal(sunk.count, line + 1);
    }
    nonet_many_free(many); /* without finishing */
}

static void a_sink_can_refuse_more(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        struct sunk sunk = {.task = NONET_MANY_CANONIZE, .refuse_at = 33};
        nonet_many_settings settings = settings_of(sunk.task, threads);
        settings.sink = sink;
        settings.context = &sunk;
        nonet_many *const many = new_many(&settings);
        const nonet_status status = nonet_many_feed(many, lines, MOST * LINE);
        assert_true(status == NONET_OK || status == NONET_STOPPED);
        assert_int_equal(nonet_many_finish(many), NONET_STOPPED);
        assert_int_equal(sunk.count, 33);
        nonet_many_free(many);
    }
}

static void a_stop_ends_a_text(void **state)
{
    (void)state;
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        const uint32_t threads = 1 + (uint32_t)task % MOST_THREADS;
        struct sunk sunk = {.task = (nonet_many_task)task, .stop_at = 5, .has_gaps = task == NONET_MANY_GENERATE};
        nonet_many_settings settings = settings_of(sunk.task, threads);
        assert_int_equal(nonet_stop_new(&sunk.stop), NONET_OK);
        settings.sink = sink;
        settings.context = &sunk;
        settings.stop = sunk.stop;
        settings.tells_steps = true;
        nonet_many *const many = new_many(&settings);
        if (task == NONET_MANY_GENERATE) {
            assert_int_equal(nonet_many_generate(many, 0, 1000000), NONET_STOPPED);
        } else {
            while (nonet_many_feed(many, lines, MOST * LINE) == NONET_OK) continue;
            assert_int_equal(nonet_many_finish(many), NONET_STOPPED);
        }
        assert_true(sunk.count > 5);
        nonet_stop_clear(sunk.stop);
        sunk.count = 0;
        if (task != NONET_MANY_GENERATE) { /* it can be used again */
            assert_int_equal(nonet_many_feed(many, lines, 2 * LINE), NONET_OK);
            assert_int_equal(nonet_many_finish(many), NONET_OK);
            assert_int_equal(sunk.count, 2);
        }
        nonet_many_free(many);
        nonet_stop_free(sunk.stop);
    }
}

static void puzzles_are_generated_in_order(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        struct sunk sunk = {.task = NONET_MANY_GENERATE, .count = 1000};
        nonet_many_settings settings = settings_of(sunk.task, threads);
        settings.sink = sink;
        settings.context = &sunk;
        settings.sinks_on_caller = threads % 2;
        nonet_many *const many = new_many(&settings);
        assert_int_equal(nonet_many_generate(many, 1000, FEW), NONET_OK);
        assert_int_equal(sunk.count, 1000 + FEW);
        assert_int_equal(nonet_many_feed(many, lines, LINE), NONET_ERR_ARG);
        nonet_many_free(many);
    }
}

/* ---- arrays ---------------------------------------------------------------------------------------- */

/* Arrays for all tasks. */
struct arrays {
    nonet_status statuses[MOST];
    uint8_t verdicts[MOST];
    uint8_t solutions[MOST * CELLS], boards[MOST * CELLS], clues[MOST * CELLS];
    nonet_rating ratings[MOST];
    nonet_difficulty difficulties[MOST];
    nonet_transform transforms[MOST];
    uint64_t automorphisms[MOST];
    nonet_generated generated[MOST];
    uint64_t counts[MOST];
};

static nonet_many_answers answers_in(struct arrays *arrays)
{
    return (nonet_many_answers){
        .statuses = arrays->statuses,
        .verdicts = arrays->verdicts,
        .solutions = arrays->solutions,
        .boards = arrays->boards,
        .clues = arrays->clues,
        .ratings = arrays->ratings,
        .difficulties = arrays->difficulties,
        .transforms = arrays->transforms,
        .automorphisms = arrays->automorphisms,
        .generated = arrays->generated,
        .counts = arrays->counts,
    };
}

static void check_minimized_entry(const struct arrays *arrays, size_t at, bool removes)
{
    const uint8_t *const puzzle = puzzles + at * CELLS;
    const nonet_position position = {nine, puzzle, NULL, NULL};
    nonet_minimality expected;
    if (removes) assert_int_equal(nonet_minimizer_run(alone.minimizer, &position, 3, 70 + at, &expected), NONET_OK);
    else assert_int_equal(nonet_minimizer_check(alone.minimizer, &position, &expected), NONET_OK);
    assert_int_equal(arrays->verdicts[at], expected.verdict);
    if (expected.verdict != NONET_VERDICT_UNIQUE) return;
    assert_memory_equal(arrays->clues + at * CELLS, expected.clues, CELLS);
    assert_memory_equal(arrays->solutions + at * CELLS, expected.solution, CELLS);
    for (size_t cell = 0; cell < CELLS; cell++)
        assert_int_equal(arrays->boards[at * CELLS + cell],
                         expected.clues[cell] == NONET_CLUE_REDUNDANT ? 0 : puzzle[cell]);
}

static void check_solved_entry(const struct arrays *arrays, size_t at, nonet_many_task task)
{
    const nonet_position position = {nine, puzzles + at * CELLS, NULL, NULL};
    const bool is_solve = task == NONET_MANY_SOLVE;
    nonet_result expected;
    assert_int_equal(result_alone(task, &position, &expected), NONET_OK);
    assert_int_equal(arrays->verdicts[at], expected.verdict);
    assert_int_equal(arrays->counts[at], expected.count);
    if (!expected.solution) return;
    if (is_solve) assert_memory_equal(arrays->solutions + at * CELLS, expected.solution, CELLS);
    else assert_true(nonet_position_accepts(&position, arrays->solutions + at * CELLS));
}

/* What the arrays hold as the item that it would have been. */
static void check_entry(nonet_many_task task, const struct arrays *arrays, size_t at)
{
    nonet_many_item item = {
        .number = 70 + at, .status = arrays->statuses[at], .position = {nine, puzzles + at * CELLS, NULL, NULL}};
    nonet_canonical canonical = {.cells = arrays->boards + at * CELLS,
                                 .transform = arrays->transforms[at],
                                 .automorphisms = arrays->automorphisms[at]};
    switch (task) {
    case NONET_MANY_SOLVE:
    case NONET_MANY_CHECK:
    case NONET_MANY_COUNT:
    case NONET_MANY_FIRST: check_solved_entry(arrays, at, task); break;
    case NONET_MANY_MINIMIZE: check_minimized_entry(arrays, at, true); break;
    case NONET_MANY_REDUNDANT: check_minimized_entry(arrays, at, false); break;
    case NONET_MANY_RATE:
        item.rating = &arrays->ratings[at];
        assert_int_equal(arrays->verdicts[at], item.rating->verdict);
        check_rating(&item);
        break;
    case NONET_MANY_CANONIZE:
        if (item.status == NONET_OK) item.canonical = &canonical;
        check_canonical(&item);
        break;
    case NONET_MANY_EXPLAIN:
        assert_int_equal(nonet_explainer_begin(alone.explainer, &item.position, &(nonet_start){0}), NONET_OK);
        assert_true(arrays->difficulties[at].steps > 0 || arrays->verdicts[at] < NONET_VERDICT_UNIQUE);
        break;
    case NONET_MANY_GENERATE:
        item.generated = &arrays->generated[at];
        item.position.cells = item.generated->cells;
        check_generated(&item);
        break;
    case NONET_MANY_OWN: fail(); break;
    }
}

/* Boards of other sizes are minimized one by one. */
static void arrays_of_small_boards_are_minimized(void **state)
{
    (void)state;
    enum { SMALL = 16 };
    static const uint8_t full[SMALL] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}, empty[SMALL] = {0};
    uint8_t boards[2 * SMALL], clues[2 * SMALL], left[2 * SMALL], verdicts[2];
    nonet_layout *small;
    nonet_minimality expected;
    memcpy(boards, full, SMALL);
    memcpy(boards + SMALL, empty, SMALL);
    assert_int_equal(nonet_layout_new(2, 2, &small), NONET_OK);
    const nonet_many_boards asked = {.count = 2, .layout = small, .cells = boards};
    const nonet_many_answers answers = {.clues = clues, .boards = left, .verdicts = verdicts};
    const nonet_many_settings settings = settings_of(NONET_MANY_MINIMIZE, 2);
    nonet_many *const many = new_many(&settings);
    assert_int_equal(nonet_many_run(many, &asked, &answers, NULL), NONET_OK);
    const nonet_position position = {small, full, NULL, NULL};
    assert_int_equal(nonet_minimizer_run(alone.minimizer, &position, settings.seed, 0, &expected), NONET_OK);
    assert_int_equal(verdicts[0], NONET_VERDICT_UNIQUE);
    assert_int_equal(verdicts[1], NONET_VERDICT_MULTIPLE);
    assert_memory_equal(clues, expected.clues, SMALL);
    for (size_t cell = 0; cell < SMALL; cell++)
        assert_int_equal(left[cell], expected.clues[cell] == NONET_CLUE_REDUNDANT ? 0 : full[cell]);
    nonet_many_free(many);
    nonet_layout_free(small);
}

static bool sink_canonical_rating(void *context, const nonet_many_item *item)
{
    nonet_canonical expected;
    assert_true(!item->rating->canonical == (item->rating->verdict != NONET_VERDICT_UNIQUE));
    if (!item->rating->canonical) return true;
    assert_int_equal(nonet_canonizer_run(alone.canonizer, &item->position, &expected), NONET_OK);
    assert_memory_equal(item->rating->canonical->cells, expected.cells, CELLS);
    ++*(int *)context;
    return true;
}

/* The form that was rated is kept with the rating, until the sink has it. */
static void canonical_forms_come_with_their_ratings(void **state)
{
    (void)state;
    int taken = 0;
    static const nonet_rater_settings rater = {.scales = NONET_SCALE_NONET, .canonical = true};
    nonet_many_settings settings = settings_of(NONET_MANY_RATE, 3);
    settings.rater = &rater;
    settings.sink = sink_canonical_rating;
    settings.sinks_on_caller = true;
    settings.context = &taken;
    nonet_many *const many = new_many(&settings);
    assert_int_equal(nonet_many_feed(many, lines, 9 * LINE), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_true(taken > 0);
    nonet_many_free(many);
}

static void arrays_get_the_answers_of_single_calls(void **state)
{
    (void)state;
    struct arrays *const arrays = malloc(sizeof *arrays);
    assert_non_null(arrays);
    const nonet_many_answers answers = answers_in(arrays);
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
            nonet_many_settings settings = settings_of((nonet_many_task)task, threads);
            nonet_many *const many = new_many(&settings);
            const size_t count = count_for(settings.task);
            const nonet_many_boards boards = {.count = count, .layout = nine, .cells = puzzles, .first = 70};
            size_t answered;
            nonet_progress progress;
            memset(arrays, 0xee, sizeof *arrays);
            assert_int_equal(nonet_many_run(many, &boards, &answers, &answered), NONET_OK);
            assert_int_equal(answered, count);
            nonet_many_progress(many, &progress);
            assert_int_equal(progress.done, count);
            assert_int_equal(progress.total, count);
            for (size_t at = 0; at < count; at++) check_entry(settings.task, arrays, at);
            nonet_many_free(many);
        }
    }
    free(arrays);
}

/* Lines of text in, lines of text out; with a time limit boards are answered one by one. */
static void arrays_can_be_text(void **state)
{
    (void)state;
    char *const solutions = malloc(MOST * LINE), *const singly = malloc(MOST * LINE);
    assert_true(solutions && singly);
    for (int is_limited = 0; is_limited < 2; is_limited++) {
        nonet_many_settings settings = settings_of(NONET_MANY_SOLVE, 2);
        settings.timeout_ms = is_limited ? 1000000 : 0;
        nonet_many *const many = new_many(&settings);
        const nonet_many_boards boards = {
            .count = MOST, .layout = nine, .cells = lines, .stride = LINE, .form = NONET_BOARD_TEXT};
        char *const to = is_limited ? singly : solutions;
        const nonet_many_answers answers = {.solutions = to, .stride = LINE, .form = NONET_BOARD_TEXT};
        memset(to, '?', MOST * LINE);
        assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
        nonet_many_free(many);
    }
    assert_memory_equal(solutions, singly, MOST * LINE);
    assert_true(solutions[0] >= '1' && solutions[0] <= '9');
    free(solutions);
    free(singly);
}

/* Values that no board has are found out, though the others are solved in bulk. */
static void a_wrong_board_does_not_spoil_the_others(void **state)
{
    (void)state;
    static uint8_t cells[MOST * CELLS];
    static nonet_status statuses[MOST];
    memcpy(cells, puzzles, sizeof cells);
    cells[200 * CELLS + 3] = 10;
    cells[250 * CELLS] = 255;
    nonet_many_settings settings = settings_of(NONET_MANY_SOLVE, 2);
    settings.timeout_ms = 1000000; /* one by one */
    nonet_many *const many = new_many(&settings);
    const nonet_many_boards boards = {.count = MOST, .layout = nine, .cells = cells};
    const nonet_many_answers answers = {.statuses = statuses};
    assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
    for (size_t at = 0; at < MOST; at++)
        assert_int_equal(statuses[at], at == 200 || at == 250 ? NONET_ERR_ARG : NONET_OK);
    nonet_many_free(many);
}

static void marks_are_honoured(void **state)
{
    (void)state;
    static uint64_t marks[2 * CELLS];
    uint8_t cells[2 * CELLS] = {0};
    uint8_t verdicts[2];
    for (size_t cell = 0; cell < CELLS; cell++) {
        const uint64_t solution = 1u << ((cell / 9 * 3 + cell / 27 + cell) % 9);
        marks[cell] = solution;
        marks[CELLS + cell] = cell ? 511 : 0;
    }
    nonet_many_settings settings = settings_of(NONET_MANY_CHECK, 1);
    nonet_many *const many = new_many(&settings);
    const nonet_many_boards boards = {.count = 2, .layout = nine, .cells = cells, .candidates = marks};
    const nonet_many_answers answers = {.verdicts = verdicts};
    assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
    assert_int_equal(verdicts[0], NONET_VERDICT_UNIQUE);
    assert_int_equal(verdicts[1], NONET_VERDICT_INVALID);
    nonet_many_free(many);
}

static void a_stop_says_how_many_are_answered(void **state)
{
    (void)state;
    struct arrays *const arrays = malloc(sizeof *arrays);
    assert_non_null(arrays);
    const nonet_many_answers answers = answers_in(arrays);
    for (int task = NONET_MANY_SOLVE; task < NONET_MANY_OWN; task++) {
        nonet_many_settings settings = settings_of((nonet_many_task)task, 2);
        assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
        nonet_stop_now(settings.stop);
        nonet_many *const many = new_many(&settings);
        const nonet_many_boards boards = {.count = FEW, .layout = nine, .cells = puzzles};
        size_t answered = 7;
        assert_int_equal(nonet_many_run(many, &boards, &answers, &answered), NONET_STOPPED);
        assert_int_equal(answered, 0);
        for (size_t at = 0; at < FEW; at++) {
            assert_int_equal(arrays->statuses[at], NONET_STOPPED);
            assert_int_equal(arrays->verdicts[at], NONET_VERDICT_UNKNOWN);
        }
        nonet_many_free(many);
        nonet_stop_free(settings.stop);
    }
    free(arrays);
}

static void nothing_is_answered_at_once(void **state)
{
    (void)state;
    struct sunk sunk = {.task = NONET_MANY_SOLVE};
    nonet_many_settings settings = settings_of(NONET_MANY_SOLVE, 3);
    settings.sink = sink;
    settings.context = &sunk;
    nonet_many *const many = new_many(&settings);
    const nonet_many_boards boards = {.layout = nine};
    const nonet_many_answers answers = {0};
    size_t answered = 9;
    assert_int_equal(nonet_many_run(many, &boards, &answers, &answered), NONET_OK);
    assert_int_equal(answered, 0);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_int_equal(nonet_many_feed(many, "\n\n", 2), NONET_OK);
    assert_int_equal(nonet_many_finish(many), NONET_OK);
    assert_int_equal(sunk.count, 0);
    nonet_many_free(many);
    nonet_many_free(NULL);
}

/* Too short a time is told for each puzzle. */
static void a_time_limit_is_for_one_puzzle(void **state)
{
    (void)state;
    nonet_status statuses[2];
    nonet_generator_settings generator;
    nonet_generator_settings_defaults(&generator);
    generator.least_er = 110; /* which takes days */
    nonet_many_settings settings = settings_of(NONET_MANY_GENERATE, 2);
    settings.generator = &generator;
    settings.timeout_ms = 1;
    nonet_many *const many = new_many(&settings);
    const nonet_many_boards boards = {.count = 2};
    const nonet_many_answers answers = {.statuses = statuses};
    size_t answered;
    assert_int_equal(nonet_many_run(many, &boards, &answers, &answered), NONET_OK);
    assert_int_equal(answered, 2);
    assert_true(statuses[0] == NONET_STOPPED && statuses[1] == NONET_STOPPED);
    nonet_many_free(many);
}

static void impossible_requests_are_refused(void **state)
{
    (void)state;
    nonet_many *many;
    nonet_many_settings settings = settings_of((nonet_many_task)11, 1);
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);
    settings = settings_of(NONET_MANY_SOLVE, 1);
    settings.reserved[0] = 1;
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);
    settings = settings_of(NONET_MANY_SOLVE, 1);
    assert_int_equal(nonet_many_new(&settings, NULL), NONET_ERR_ARG);
    nonet_solver_settings solver;
    nonet_solver_settings_defaults(&solver);
    solver.engine = "none of that name";
    settings.solver = &solver;
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);
    assert_null(many);
    settings = settings_of(NONET_MANY_GENERATE, 1);
    settings.layout = NULL;
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);
    settings = settings_of(NONET_MANY_OWN, 1); /* nobody does it */
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);
    settings = settings_of(NONET_MANY_SOLVE, 1);
    settings.batch = &(nonet_batch_settings){.cpu = "none of that name"};
    assert_int_equal(nonet_many_new(&settings, &many), NONET_ERR_ARG);

    settings = settings_of(NONET_MANY_SOLVE, 1);
    many = new_many(&settings);
    const nonet_many_answers none = {0};
    const nonet_many_boards text = {.count = 1, .layout = sixteen, .cells = large, .form = NONET_BOARD_TEXT},
                            missing = {.count = 1, .layout = nine}, reserved = {.layout = nine, .reserved = {1}};
    const nonet_position position = {nine, puzzles, NULL, NULL};
    assert_int_equal(nonet_many_run(many, &text, &none, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_many_run(many, &missing, &none, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_many_run(many, &reserved, &none, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_many_run(many, NULL, &none, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_many_add(many, &position), NONET_ERR_ARG); /* there is no sink */
    assert_int_equal(nonet_many_generate(many, 0, 1), NONET_ERR_ARG);
    nonet_many_free(many);
}

/* The simplest way of this one is found quickly, a short one is not: of some limits one is between the two. */
static void a_longer_way_is_told_if_there_is_no_time_for_a_short_one(void **state)
{
    (void)state;
    static const char text[] = "..2.3..7.......43.9..8.2..1547..........2......86....73....4......5..89...6.1....";
    nonet_explainer_settings explainer;
    nonet_explainer_settings_defaults(&explainer);
    explainer.path = NONET_PATH_SHORTEST;
    nonet_many_settings settings = settings_of(NONET_MANY_EXPLAIN, 1);
    settings.explainer = &explainer;
    nonet_status status = NONET_STOPPED;
    nonet_difficulty difficulty = {0};
    uint8_t verdict = 0, board[CELLS] = {0};
    const nonet_many_boards boards = {.count = 1, .layout = nine, .cells = text, .form = NONET_BOARD_TEXT};
    const nonet_many_answers answers = {
        .statuses = &status, .verdicts = &verdict, .boards = board, .difficulties = &difficulty};
    for (settings.timeout_ms = 4; status == NONET_STOPPED && !difficulty.may_be_shorter; settings.timeout_ms *= 2) {
        nonet_many *const many = new_many(&settings);
        assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
        nonet_many_free(many);
        if (memchr(board, 0, sizeof board)) difficulty.may_be_shorter = false; /* a part of a way */
    }
    assert_int_equal(status, NONET_STOPPED);
    assert_true(difficulty.may_be_shorter && difficulty.steps > 40);
}

static void entries_are_told_from_givens(void **state)
{
    (void)state;
    uint8_t cells[2 * CELLS], is_given[2 * CELLS] = {0};
    nonet_result result;
    size_t puzzle = 0, cell = 0;
    nonet_position position = {nine, puzzles, NULL, NULL};
    while (nonet_solver_solve(alone.solver, &position, &result) == NONET_OK && result.verdict != NONET_VERDICT_UNIQUE)
        position.cells = puzzles + ++puzzle * CELLS;
    memcpy(cells, position.cells, CELLS);
    memcpy(cells + CELLS, position.cells, CELLS);
    for (size_t at = 0; at < CELLS; at++) is_given[at] = is_given[CELLS + at] = position.cells[at] != 0;
    while (cells[CELLS + cell]) cell++;
    cells[CELLS + cell] = (uint8_t)(result.solution[cell] % 9 + 1); /* a mistake of the player's */

    nonet_status statuses[2];
    uint8_t verdicts[2], solutions[2 * CELLS];
    nonet_many_settings settings = settings_of(NONET_MANY_EXPLAIN, 1);
    nonet_many *const many = new_many(&settings);
    nonet_many_boards boards = {.count = 2, .layout = nine, .cells = cells, .is_given = is_given};
    const nonet_many_answers answers = {.statuses = statuses, .verdicts = verdicts, .solutions = solutions};
    assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
    assert_int_equal(verdicts[0], NONET_VERDICT_UNIQUE);
    assert_int_equal(verdicts[1], NONET_VERDICT_UNIQUE); /* of the givens */
    assert_memory_equal(solutions, result.solution, CELLS);
    assert_memory_equal(solutions + CELLS, result.solution, CELLS);
    boards.is_given = NULL;
    assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), NONET_OK);
    assert_int_equal(verdicts[0], NONET_VERDICT_UNIQUE);
    assert_int_not_equal(verdicts[1], NONET_VERDICT_UNIQUE);
    nonet_many_free(many);
}

static void boards_do_not_overlap(void **state)
{
    (void)state;
    static uint8_t solutions[MOST * CELLS];
    nonet_many_settings settings = settings_of(NONET_MANY_SOLVE, 1);
    nonet_many *const many = new_many(&settings);
    for (size_t stride = 1; stride <= CELLS; stride++) {
        const nonet_many_boards boards = {.count = 2, .layout = nine, .cells = puzzles, .stride = stride},
                                usual = {.count = 2, .layout = nine, .cells = puzzles};
        const nonet_many_answers answers = {.solutions = solutions}, close = {.solutions = solutions, .stride = stride};
        const nonet_status expected = stride < CELLS ? NONET_ERR_ARG : NONET_OK;
        assert_int_equal(nonet_many_run(many, &boards, &answers, NULL), expected);
        assert_int_equal(nonet_many_run(many, &usual, &close, NULL), expected);
    }
    nonet_many_free(many);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_are_answered_in_order_by_every_task),
        cmocka_unit_test(rated_forms_are_kept),
        cmocka_unit_test(positions_are_answered_in_order),
        cmocka_unit_test(numbers_begin_where_they_are_told),
        cmocka_unit_test(errors_belong_to_their_puzzle),
        cmocka_unit_test(a_pause_lets_everything_be_answered),
        cmocka_unit_test(a_sink_can_refuse_more),
        cmocka_unit_test(a_stop_ends_a_text),
        cmocka_unit_test(puzzles_are_generated_in_order),
        cmocka_unit_test(arrays_of_small_boards_are_minimized),
        cmocka_unit_test(canonical_forms_come_with_their_ratings),
        cmocka_unit_test(arrays_get_the_answers_of_single_calls),
        cmocka_unit_test(arrays_can_be_text),
        cmocka_unit_test(a_wrong_board_does_not_spoil_the_others),
        cmocka_unit_test(marks_are_honoured),
        cmocka_unit_test(a_stop_says_how_many_are_answered),
        cmocka_unit_test(nothing_is_answered_at_once),
        cmocka_unit_test(a_time_limit_is_for_one_puzzle),
        cmocka_unit_test(impossible_requests_are_refused),
        cmocka_unit_test(a_longer_way_is_told_if_there_is_no_time_for_a_short_one),
        cmocka_unit_test(entries_are_told_from_givens),
        cmocka_unit_test(boards_do_not_overlap),
    };
    return cmocka_run_group_tests(tests, open_handles, close_handles);
}
