/* cmd_bench.c: nonet bench, the built-in benchmark.
 *
 * Every engine proves on every puzzle of a set whether the solution is unique. After a warm-up run, the fastest of the
 * timed runs counts; the spread says how much slower the slowest was. The answers of the last timed run are checked:
 * each verdict against what the set promises (for a file, against the search engine, which runs once), each solution
 * against the rules. After a signal the table has the finished lines.
 *
 * The signature is the number of guesses of the search engine over the named sets. It is the same on every
 * machine and changes only when the search or the sets do. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "commands/bench_set.h"
#include "options/option_values.h"
#include "options/solver_options.h"
#include "show/table.h"
#include "system/buffer.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"

enum { LIMIT = 2, DEFAULT_RUNS = 5, SIGNATURE_PUZZLES = 20 };
enum { DEFAULT_PUZZLES = 1000, DEFAULT_LARGE_PUZZLES = 10 }; /* 9x9; larger boards, which are slow to make */

struct bench_settings {
    struct engine_options engine;
    uint64_t puzzles; /* in each set; 0 = the default */
    uint64_t runs, seed;
    int jobs;
};

/* A part of a set, for one thread. */
struct part {
    const struct bench_set *set;
    size_t first, count;
    nonet_batch *batch;   /* the bulk engine, or */
    nonet_solver *solver; /* one at a time */
    uint8_t *solutions;   /* of the whole set, as are */
    uint64_t *counts;
    uint64_t guesses;
};

struct bench {
    const struct bench_settings *settings;
    struct part *parts;
    size_t jobs;
    size_t begun;     /* parts of a run */
    nonet_stop *stop; /* or NULL */
    struct progress progress;
    struct table table;
    bool is_wrong; /* some answer was */
};

/* ---- running ---------------------------------------------------------------------------------- */

static void run_bulk(struct part *part)
{
    nonet_batch_job job = {
        .count = part->count,
        .limit = LIMIT,
        .puzzles = part->set->cells + part->first * part->set->stride,
        .puzzle_stride = part->set->stride,
        .solutions = part->solutions + part->first * part->set->stride,
        .solution_stride = part->set->stride,
        .counts = part->counts + part->first,
    };
    const nonet_status status = nonet_batch_run(part->batch, &job);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    part->guesses = job.guesses;
}

static void run_one_by_one(struct part *part)
{
    const size_t stride = part->set->stride;
    part->guesses = 0;
    for (size_t puzzle = part->first; puzzle < part->first + part->count; puzzle++) {
        const nonet_position position = {part->set->layout, part->set->cells + puzzle * stride, NULL, NULL};
        nonet_result result;
        const nonet_status status = nonet_solver_count(part->solver, &position, LIMIT, &result);
        if (status == NONET_STOPPED) return;
        if (status != NONET_OK) fatal(nonet_status_name(status));
        part->counts[puzzle] = result.count;
        part->guesses += result.stats.guesses;
        if (result.solution) memcpy(part->solutions + puzzle * stride, result.solution, stride);
    }
}

static void run_part(struct part *part)
{
    if (part->batch) run_bulk(part);
    else run_one_by_one(part);
}

/* For the pool: each piece is the number of a part. */
static size_t take_part(void *context, uint32_t worker, void *piece, size_t portion)
{
    struct bench *const bench = context;
    (void)worker, (void)portion;
    *(size_t *)piece = bench->begun;
    return bench->begun++ < bench->jobs;
}

static nonet_status run_taken_part(void *context, uint32_t worker, void *piece)
{
    const struct bench *const bench = context;
    (void)worker;
    run_part(&bench->parts[*(const size_t *)piece]);
    return NONET_OK;
}

/* All parts at once. Returns the time that it took, in nanoseconds. */
static uint64_t run_parts(struct bench *bench)
{
    nonet_pool_settings settings;
    nonet_pool *pool;
    nonet_pool_settings_defaults(&settings);
    settings.threads = (uint32_t)bench->jobs;
    settings.piece_size = sizeof(size_t);
    settings.context = bench;
    settings.take = take_part;
    settings.work = run_taken_part;
    bench->begun = 0;
    const uint64_t began = clock_nanoseconds();
    if (nonet_pool_new(&settings, &pool) != NONET_OK) fatal("out of memory");
    nonet_pool_finish(pool);
    const uint64_t taken = clock_nanoseconds() - began;
    nonet_pool_free(pool);
    return taken;
}

/* ---- engines ---------------------------------------------------------------------------------- */

static void make_engine(struct part *part, const char *engine, const struct bench *bench)
{
    nonet_status status;
    if (strcmp(engine, engine_choice(0)) == 0) {
        nonet_batch_settings batch;
        nonet_batch_settings_defaults(&batch);
        batch.cpu = bench->settings->engine.cpu;
        batch.stop = bench->stop;
        status = nonet_batch_new(&batch, &part->batch);
    } else {
        nonet_solver_settings solver;
        nonet_solver_settings_defaults(&solver);
        solver.engine = engine;
        solver.stop = bench->stop;
        status = nonet_solver_new(&solver, &part->solver);
    }
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void begin_engine(struct bench *bench, const struct bench_set *set, const char *engine)
{
    uint8_t *const solutions = memory_resize(NULL, set->count * set->stride);
    uint64_t *const counts = memory_resize(NULL, set->count * sizeof *counts);
    assert(set->count && bench->jobs);
    const size_t share = (set->count + bench->jobs - 1) / bench->jobs;
    for (size_t job = 0; job < bench->jobs; job++) {
        const size_t first = job * share < set->count ? job * share : set->count;
        const size_t left = set->count - first;
        bench->parts[job] = (struct part){
            .set = set, .first = first, .count = left < share ? left : share, .solutions = solutions, .counts = counts};
        make_engine(&bench->parts[job], engine, bench);
    }
}

static void end_engine(struct bench *bench)
{
    free(bench->parts[0].solutions);
    free(bench->parts[0].counts);
    for (size_t job = 0; job < bench->jobs; job++) {
        nonet_batch_free(bench->parts[job].batch);
        nonet_solver_free(bench->parts[job].solver);
    }
}

/* ---- checking --------------------------------------------------------------------------------- */

static uint64_t expected_count(const struct bench_set *set, size_t puzzle)
{
    if (set->expected) return set->expected[puzzle];
    return set->verdict == NONET_VERDICT_UNIQUE ? 1 : set->verdict == NONET_VERDICT_MULTIPLE ? 2 : 0;
}

/* The number of wrong answers in the run. */
static size_t count_wrong_answers(const struct bench *bench, const struct bench_set *set)
{
    const struct part *const part = &bench->parts[0];
    size_t wrong = 0;
    for (size_t puzzle = 0; puzzle < set->count; puzzle++) {
        const nonet_position position = {set->layout, set->cells + puzzle * set->stride, NULL, NULL};
        const uint64_t count = part->counts[puzzle];
        wrong += count != expected_count(set, puzzle) ||
                 (count && !nonet_position_accepts(&position, part->solutions + puzzle * set->stride));
    }
    return wrong;
}

/* ---- one line of the table --------------------------------------------------------------------- */

struct timing {
    uint64_t fastest, slowest;
};

/* Only between runs, so that it is not timed. */
static void show_status(struct bench *bench, const char *set, const char *doing)
{
    char line[160];
    if (!progress_is_due(&bench->progress)) return;
    bench->progress.shown = clock_nanoseconds();
    snprintf(line, sizeof line, "%.60s: %s", set, doing);
    screen_show_status(line);
}

/* Meaningless after a signal. */
static struct timing time_runs(struct bench *bench, const struct bench_set *set, const char *engine)
{
    const uint64_t runs = bench->settings->runs;
    struct timing timing = {UINT64_MAX, 0};
    char doing[80];
    for (uint64_t run = 0; run <= runs && !interrupt_signal(); run++) {
        snprintf(doing, sizeof doing, "%s, run %" PRIu64 " of %" PRIu64, engine, run + 1, runs + 1);
        show_status(bench, set->name, doing);
        const uint64_t taken = run_parts(bench);
        if (run == 0) continue; /* warming up */
        if (taken < timing.fastest) timing.fastest = taken;
        if (taken > timing.slowest) timing.slowest = taken;
    }
    return timing;
}

static void fill_line(struct bench *bench, const struct bench_set *set, const char *engine, struct timing timing)
{
    const size_t wrong = count_wrong_answers(bench, set);
    const double count = (double)set->count, fastest = (double)timing.fastest;
    uint64_t guesses = 0;
    for (size_t job = 0; job < bench->jobs; job++) guesses += bench->parts[job].guesses;
    if (wrong) message("%s, %s: %zu wrong answers: a bug, please report it", set->name, engine, wrong);
    bench->is_wrong |= wrong > 0;
    table_add(&bench->table, "%s", set->name);
    table_add(&bench->table, "%s", engine);
    table_add(&bench->table, "%zu", set->count);
    table_add(&bench->table, "%.3f", fastest / count / 1e3);
    table_add(&bench->table, "%.1f%%", 100.0 * (double)(timing.slowest - timing.fastest) / fastest);
    table_add(&bench->table, "%.2f", (double)guesses / count);
    table_add(&bench->table, "%zu", wrong);
}

static void add_line(struct bench *bench, const struct bench_set *set, const char *engine)
{
    begin_engine(bench, set, engine);
    const struct timing timing = time_runs(bench, set, engine);
    if (!interrupt_signal()) fill_line(bench, set, engine, timing);
    end_engine(bench);
}

static bool can_run(const struct bench_set *set, const char *engine)
{
    if (strcmp(engine, engine_choice(0)) == 0) return nonet_batch_takes(set->layout);
    return nonet_engine_takes(engine, set->layout);
}

/* Run by default? The search engine is not on large boards, where it may never finish. */
static bool is_usual(const struct bench_set *set, const char *engine)
{
    return nonet_layout_side(set->layout) <= 9 || !is_search_engine(engine);
}

static void bench_one_set(struct bench *bench, struct bench_set *set)
{
    const struct engine_options *const wanted = &bench->settings->engine;
    const char *const only = wanted->is_bulk ? engine_choice(0) : wanted->engine;
    show_status(bench, set->name, "what is right");
    if (!bench_set_expect(set, LIMIT, bench->stop)) return;
    for (size_t index = 0; engine_choice(index) && !interrupt_signal(); index++) {
        const char *const engine = engine_choice(index);
        const bool is_wanted = only ? strcmp(only, engine) == 0 : is_usual(set, engine);
        if (is_wanted && can_run(set, engine)) add_line(bench, set, engine);
    }
}

/* ---- the command ------------------------------------------------------------------------------ */

static bool is_large_set(const char *name)
{
    for (size_t index = 0; nonet_sample_set_at(index); index++)
        if (strcmp(nonet_sample_set_at(index)->name, name) == 0) return nonet_sample_set_at(index)->box > 3;
    return false;
}

static bool bench_operand(struct bench *bench, const char *operand)
{
    const uint64_t puzzles = bench->settings->puzzles;
    struct bench_set set;
    show_status(bench, operand, "reading or making it");
    if (!bench_set_make(&set, operand, bench->settings->seed,
                        puzzles                 ? puzzles
                        : is_large_set(operand) ? DEFAULT_LARGE_PUZZLES
                                                : DEFAULT_PUZZLES,
                        bench->stop) &&
        !bench_set_read(&set, operand))
        return false;
    if (!interrupt_signal()) bench_one_set(bench, &set);
    bench_set_free(&set);
    return true;
}

/* Guesses of the search engine over the first puzzles of each set of 9x9, seed 1. */
static uint64_t signature(void)
{
    uint64_t guesses = 0;
    for (size_t index = 0; nonet_sample_set_at(index); index++) {
        const struct bench_settings defaults = {0};
        struct part part;
        struct bench bench = {.settings = &defaults, .parts = &part, .jobs = 1};
        struct bench_set set;
        if (nonet_sample_set_at(index)->box > 3) continue;
        bench_set_make(&set, nonet_sample_set_at(index)->name, 1, SIGNATURE_PUZZLES, NULL);
        begin_engine(&bench, &set, "search");
        run_part(&part);
        guesses += part.guesses;
        end_engine(&bench);
        bench_set_free(&set);
    }
    return guesses;
}

static void write_bench(struct bench *bench, bool has_signature)
{
    struct buffer out = {0};
    table_write(&bench->table, &out);
    if (has_signature) buffer_print(&out, "signature %" PRIu64 "\n", signature());
    output_write_buffer(&out);
    table_free(&bench->table);
}

static int run_bench(const void *given, char *const *operands)
{
    const struct bench_settings *const settings = given;
    static const char *const headings[] = {"set", "engine", "puzzles", "us/puzzle", "spread", "guesses", "wrong"};
    struct bench bench = {
        .settings = settings, .jobs = (size_t)settings->jobs, .table = {.columns = 7, .text_columns = 2}};
    bool is_complete = true;
    /* Never freed: a signal may come until the very end. */
    if (nonet_stop_new(&bench.stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(bench.stop);
    progress_begin(&bench.progress);
    bench.parts = memory_resize(NULL, bench.jobs * sizeof *bench.parts);
    for (int column = 0; column < bench.table.columns; column++) table_add(&bench.table, "%s", headings[column]);
    const bool is_whole = !*operands;
    if (!is_whole)
        for (; *operands && !interrupt_signal(); operands++) is_complete &= bench_operand(&bench, *operands);
    else
        for (size_t index = 0; nonet_sample_set_at(index) && !interrupt_signal(); index++)
            bench_operand(&bench, nonet_sample_set_at(index)->name);
    screen_clear_status();
    if (bench.table.rows > 1 || bench.table.used) write_bench(&bench, is_whole && !interrupt_signal());
    else table_free(&bench.table);
    free(bench.parts);
    if (interrupt_signal()) {
        message("interrupted; the table is not complete");
        return 128 + interrupt_signal();
    }
    if (!is_complete) return EXIT_TROUBLE;
    return bench.is_wrong ? EXIT_NO : EXIT_FINE;
}

static void bench_defaults(void *given)
{
    struct bench_settings *const settings = given;
    settings->runs = DEFAULT_RUNS;
    settings->seed = 1;
    settings->jobs = 1;
}

static const char *set_puzzles(void *field, const char *value)
{
    uint64_t *const puzzles = field;
    *puzzles = whole_number(value, 10 * 1000 * 1000);
    return *puzzles ? NULL : "not a whole number from 1 to 10000000";
}

static const char *set_runs(void *field, const char *value)
{
    uint64_t *const runs = field;
    *runs = whole_number(value, 1000);
    return *runs ? NULL : "not a whole number from 1 to 1000";
}

static const char *bench_clash(const void *part)
{
    const struct bench_settings *const settings = part;
    return engine_clash(&settings->engine);
}

static const char *set_choice(size_t index)
{
    return nonet_sample_set_at(index) ? nonet_sample_set_at(index)->name : NULL;
}

static const struct option bench_options[] = {
    {'e', "engine", "NAME", "time only this engine; default: all of them", set_engine, engine_choice,
     offsetof(struct bench_settings, engine)},
    {0, "cpu", "NAME", "bulk engine: use this instruction set instead of the best one", set_cpu, nonet_batch_cpu_name,
     offsetof(struct bench_settings, engine)},
    {0, "puzzles", "N", "puzzles per set; default: 1000, or 10 for large boards", set_puzzles, NULL,
     offsetof(struct bench_settings, puzzles)},
    {0, "runs", "N", "timed runs, of which the fastest counts; default: 5", set_runs, NULL,
     offsetof(struct bench_settings, runs)},
    {0, "seed", "N", "make the sets from this seed; default: 1", set_seed, NULL, offsetof(struct bench_settings, seed)},
    {'j', "jobs", "N", "use N threads; default: 1", set_jobs, NULL, offsetof(struct bench_settings, jobs)},
    {0},
};

static const struct option_group options_bench = {"Timing", bench_options, bench_clash, bench_defaults};

static const struct option_use bench_groups[] = {{&options_bench, 0}, {0}};

static const struct example bench_examples[] = {
    {"nonet bench", "all engines on all sets"},
    {"nonet bench --engine bulk --puzzles 10000 minimal hard", "one engine on two sets"},
    {"nonet bench 16x16 25x25 36x36", "larger boards"},
    {"nonet bench puzzles.txt", "all engines on the puzzles of a file"},
    {0},
};

const struct command command_bench = {
    .name = "bench",
    .operands = "[SET|FILE]...",
    .summary = "time the engines, and check their answers",
    .description =
        "Times every engine on sets of puzzles. For each puzzle the engine has to prove whether the solution is "
        "unique. The table shows microseconds per puzzle in the fastest run, how much slower the slowest was, "
        "guesses per puzzle, and wrong answers (there should be none).\n\n"
        "The sets are made from a seed and are the same for everyone: trivial, minimal, few (givens), hard, "
        "multiple (several solutions) and invalid (none), all 9x9; then 16x16, 25x25 and 36x36, ten puzzles "
        "each. A run over all of them ends with a signature that is the same on every machine and changes only "
        "when the search does.",
    .groups = bench_groups,
    .operand_choice = set_choice,
    .examples = bench_examples,
    .settings_size = sizeof(struct bench_settings),
    .run = run_bench,
};
