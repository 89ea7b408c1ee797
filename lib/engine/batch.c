/* batch.c: the public handle for batches of 9x9 puzzles: the bulk engine, or for a few puzzles the band engine, which
 * is faster then. */
#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"
#include "board/layout.h"
#include "board/nine.h"
#include "board/stride.h"
#include "engine/bulk/bulk.h"
#include "engine/engine.h"

struct nonet_batch {
    nonet_batch_settings settings;
    struct nn_bulk *bulk;
    nonet_layout *layout;
    nonet_solver *solver;
};

void nonet_batch_settings_defaults(nonet_batch_settings *settings)
{
    if (settings) *settings = (nonet_batch_settings){0};
}

bool nonet_batch_takes(const nonet_layout *layout)
{
    return layout && nn_is_nine(layout);
}

const char *nonet_batch_cpu_name(size_t index)
{
    return nn_bulk_cpu_name(index);
}

static nonet_status fill_batch(nonet_batch *batch)
{
    nonet_solver_settings solver;
    nonet_solver_settings_defaults(&solver);
    NN_TRY(nn_bulk_new(batch->settings.cpu, &batch->bulk));
    NN_TRY(nonet_layout_new(3, 3, &batch->layout));
    return nonet_solver_new(&solver, &batch->solver);
}

nonet_status nonet_batch_new(const nonet_batch_settings *settings, nonet_batch **batch)
{
    if (!batch) return NONET_ERR_ARG;
    *batch = NULL;
    if (!NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    nonet_batch *made = *batch = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    if (settings) made->settings = *settings;
    const nonet_status status = fill_batch(made);
    made->settings.cpu = NULL; /* the caller may free its text */
    if (status == NONET_OK) return NONET_OK;
    nonet_batch_free(made);
    *batch = NULL;
    return status;
}

void nonet_batch_free(nonet_batch *batch)
{
    if (!batch) return;
    nonet_solver_free(batch->solver);
    nonet_layout_free(batch->layout);
    nn_bulk_free(batch->bulk);
    free(batch);
}

/* Where final counts are marked by 1. If the caller wants verdicts but not these marks, they use the memory of the
 * verdicts until they are turned into verdicts. */
static uint8_t *final_marks(const nonet_batch_job *job)
{
    _Static_assert(sizeof(bool) == 1, "marks are bytes");
    return job->is_final ? (uint8_t *)job->is_final : job->verdicts;
}

static nonet_verdict batch_verdict(const nonet_batch_job *job, size_t puzzle, bool is_final)
{
    const uint64_t count = job->counts[puzzle];
    const bool is_at_limit = count == 1 && job->limit == 1; /* a second one was not looked for */
    const nonet_verdict verdict = nn_verdict_of(count, is_final && !is_at_limit);
    if (verdict != NONET_VERDICT_NONE) return verdict;
    return nn_nine_why_none((const uint8_t *)job->puzzles + puzzle * job->puzzle_stride, job->puzzle_form);
}

static void give_verdicts(const nonet_batch_job *job)
{
    const uint8_t *const is_final = final_marks(job);
    for (size_t puzzle = 0; puzzle < job->count; puzzle++)
        job->verdicts[puzzle] = (uint8_t)batch_verdict(job, puzzle, is_final[puzzle]);
}

/* ---- many -------------------------------------------------------------------------------------- */

static nonet_status run_bulk(nonet_batch *batch, nonet_batch_job *job, struct nn_watch *watch)
{
    const struct nn_bulk_job bulk_job = {
        .count = job->count,
        .puzzle_form = job->puzzle_form == NONET_BOARD_TEXT ? NN_BULK_TEXT : NN_BULK_CELLS,
        .puzzles = job->puzzles,
        .puzzle_stride = job->puzzle_stride,
        .limit = job->limit ? job->limit : UINT64_MAX,
        .solution_form = job->solution_form == NONET_BOARD_TEXT ? NN_BULK_TEXT : NN_BULK_CELLS,
        .solutions = job->solutions,
        .solution_stride = job->solution_stride,
        .counts = job->counts,
        .is_final = final_marks(job),
        .guesses = &job->guesses,
        .watch = watch,
    };
    return nn_bulk_run(batch->bulk, &bulk_job);
}

/* ---- a few ------------------------------------------------------------------------------------- */

static void read_board(const uint8_t *board, nonet_board_form form, uint8_t *cells)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const uint8_t value = (uint8_t)(form == NONET_BOARD_TEXT ? board[cell] - (unsigned)'0' : board[cell]);
        cells[cell] = value > 9 ? 0 : value;
    }
}

static void write_board(const uint8_t *cells, nonet_board_form form, uint8_t *board)
{
    const uint8_t zero = form == NONET_BOARD_TEXT ? '0' : 0;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) board[cell] = (uint8_t)(cells[cell] + zero);
}

static nonet_status run_one(nonet_batch *batch, nonet_batch_job *job, size_t puzzle, const struct nn_watch *watch)
{
    uint8_t cells[NN_NINE_CELLS];
    const nonet_position position = {batch->layout, cells, NULL, NULL};
    nonet_result result;
    read_board((const uint8_t *)job->puzzles + puzzle * job->puzzle_stride, job->puzzle_form, cells);
    const nonet_status status = nn_solver_count_within(batch->solver, &position, job->limit, watch, &result);
    if (status != NONET_OK && status != NONET_STOPPED) return status;
    job->counts[puzzle] = result.count;
    job->guesses += result.stats.guesses;
    if (final_marks(job)) final_marks(job)[puzzle] = status == NONET_OK;
    if (job->solutions && result.solution)
        write_board(result.solution, job->solution_form, (uint8_t *)job->solutions + puzzle * job->solution_stride);
    return status;
}

static nonet_status run_one_by_one(nonet_batch *batch, nonet_batch_job *job, const struct nn_watch *watch)
{
    job->guesses = 0;
    if (!job->count) return NONET_OK; /* then there may be no arrays */
    memset(job->counts, 0, job->count * sizeof *job->counts);
    if (final_marks(job)) memset(final_marks(job), 0, job->count);
    for (size_t puzzle = 0; puzzle < job->count; puzzle++) NN_TRY(run_one(batch, job, puzzle, watch));
    return NONET_OK;
}

static bool is_batch_possible(const nonet_batch_job *job)
{
    return (!job->count || (job->puzzles && job->counts)) && NN_RESERVED_IS_UNUSED(job) &&
           (unsigned)job->puzzle_form <= NONET_BOARD_TEXT && (unsigned)job->solution_form <= NONET_BOARD_TEXT &&
           nn_stride_is_possible(job->puzzle_stride, NN_NINE_CELLS) &&
           nn_stride_is_possible(job->solution_stride, NN_NINE_CELLS);
}

nonet_status nonet_batch_run(nonet_batch *batch, nonet_batch_job *job)
{
    if (!batch || !job || !is_batch_possible(job)) return NONET_ERR_ARG;
    nonet_batch_job told = *job;
    told.puzzle_stride = nn_stride(job->puzzle_stride, NN_NINE_CELLS);
    told.solution_stride = nn_stride(job->solution_stride, NN_NINE_CELLS);
    const bool is_many = job->count >= (size_t)nn_bulk_break_even(batch->bulk);
    struct nn_watch watch;
    nn_watch_begin(&watch, batch->settings.stop, batch->settings.timeout_ms);
    const nonet_status status = is_many ? run_bulk(batch, &told, &watch) : run_one_by_one(batch, &told, &watch);
    if (job->verdicts && (status == NONET_OK || status == NONET_STOPPED)) give_verdicts(&told);
    job->guesses = told.guesses;
    return status;
}
