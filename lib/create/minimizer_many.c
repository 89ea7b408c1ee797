/* minimizer_many.c: many plain 9x9 puzzles at a time. They are solved in bulk, then the clues of those with one
 * solution are tested in bulk, batch by batch. */
#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"
#include "board/nine.h"
#include "board/stride.h"
#include "create/minimizer.h"
#include "engine/bulk/bulk.h"

enum {
    PORTION = 1024, /* puzzles; one question about each fills the lanes of the bulk engine several times */
};

struct nn_minimizer_many {
    nonet_layout *layout;
    uint8_t puzzles[PORTION][NN_NINE_CELLS], solutions[PORTION][NN_NINE_CELLS],
        clues[PORTION][NN_NINE_CELLS]; /* of those with one solution */
    uint16_t orders[PORTION][NN_NINE_CELLS];
    size_t number[PORTION]; /* in the job */
};

void nn_minimizer_many_free(struct nn_minimizer_many *many)
{
    if (!many) return;
    nonet_layout_free(many->layout);
    free(many);
}

static nonet_status prepare_many(nonet_minimizer *minimizer)
{
    if (!minimizer->many) {
        struct nn_minimizer_many *made = calloc(1, sizeof *made);
        if (!made) return NONET_ERR_MEMORY;
        const nonet_status status = nonet_layout_new(3, 3, &made->layout);
        if (status != NONET_OK) free(made);
        NN_TRY(status);
        minimizer->many = made;
    }
    return nn_second_solutions_set_board(minimizer->others, minimizer->many->layout, NULL, 0);
}

static const uint8_t *job_puzzle(const nonet_minimizer_job *job, size_t number)
{
    return (const uint8_t *)job->puzzles + number * nn_stride(job->puzzle_stride, NN_NINE_CELLS);
}

static void read_cells(const uint8_t *board, nonet_board_form form, uint8_t *cells)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const unsigned value = form == NONET_BOARD_TEXT ? board[cell] - (unsigned)'0' : board[cell];
        cells[cell] = (uint8_t)(value > 9 ? 0 : value);
    }
}

/* Solve puzzles of the job from `first` on. */
static nonet_status solve_portion(nonet_minimizer *minimizer, const nonet_minimizer_job *job, size_t first,
                                  size_t count)
{
    const struct nn_bulk_job bulk_job = {
        .count = count,
        .puzzle_form = job->puzzle_form == NONET_BOARD_TEXT ? NN_BULK_TEXT : NN_BULK_CELLS,
        .puzzles = job_puzzle(job, first),
        .puzzle_stride = nn_stride(job->puzzle_stride, NN_NINE_CELLS),
        .limit = 2,
        .solution_form = NN_BULK_CELLS,
        .solutions = minimizer->many->solutions[0],
        .solution_stride = NN_NINE_CELLS,
        .counts = job->solutions + first,
        .watch = &minimizer->watch,
    };
    return nn_bulk_run(nn_second_solutions_bulk(minimizer->others), &bulk_job);
}

static void give_portion_verdicts(const nonet_minimizer_job *job, size_t first, size_t count)
{
    for (size_t at = first; job->verdicts && at < first + count; at++)
        job->verdicts[at] =
            (uint8_t)(job->solutions[at] > 1    ? NONET_VERDICT_MULTIPLE
                      : job->solutions[at] == 1 ? NONET_VERDICT_UNIQUE
                                                : nn_nine_why_none(job_puzzle(job, at), job->puzzle_form));
}

/* Those with one solution move up. Returns how many there are. */
static size_t gather_unique(struct nn_minimizer_many *many, const nonet_minimizer_job *job, size_t first, size_t count)
{
    size_t gathered = 0;
    for (size_t at = 0; at < count; at++) {
        if (job->solutions[first + at] != 1) continue;
        many->number[gathered] = first + at;
        read_cells(job_puzzle(job, first + at), job->puzzle_form, many->puzzles[gathered]);
        memmove(many->solutions[gathered], many->solutions[at], NN_NINE_CELLS);
        gathered++;
    }
    return gathered;
}

static nonet_status test_portion(nonet_minimizer *minimizer, const nonet_minimizer_job *job, size_t count, bool removes)
{
    struct nn_minimizer_many *const many = minimizer->many;
    struct nn_nine_redundancy found = {count, many->puzzles[0], many->solutions[0], many->clues[0]};
    if (!removes) return nn_nine_redundancy_find(minimizer->others, &found, &minimizer->watch);
    for (size_t at = 0; at < count; at++)
        nn_minimizer_order(job->seed, job->first_index + many->number[at], NN_NINE_CELLS, many->orders[at]);
    return nn_nine_redundancy_remove(minimizer->others, &found, many->orders[0], &minimizer->watch);
}

static nonet_status answer_many(nonet_minimizer *minimizer, nonet_minimizer_job *job, bool removes)
{
    if (!minimizer || !job || (job->count && (!job->puzzles || !job->solutions || !job->clues))) return NONET_ERR_ARG;
    if ((unsigned)job->puzzle_form > NONET_BOARD_TEXT || !NN_RESERVED_IS_UNUSED(job)) return NONET_ERR_ARG;
    if (!nn_stride_is_possible(job->puzzle_stride, NN_NINE_CELLS)) return NONET_ERR_ARG;
    job->done = 0;
    NN_TRY(prepare_many(minimizer));
    nn_watch_begin(&minimizer->watch, minimizer->settings.stop, minimizer->settings.timeout_ms);
    while (job->done < job->count) {
        const size_t left = job->count - job->done, count = left < PORTION ? left : PORTION;
        NN_TRY(solve_portion(minimizer, job, job->done, count));
        const size_t gathered = gather_unique(minimizer->many, job, job->done, count);
        NN_TRY(test_portion(minimizer, job, gathered, removes));
        for (size_t at = 0; at < gathered; at++)
            memcpy(job->clues + minimizer->many->number[at] * NN_NINE_CELLS, minimizer->many->clues[at], NN_NINE_CELLS);
        give_portion_verdicts(job, job->done, count);
        job->done += count;
    }
    return NONET_OK;
}

nonet_status nonet_minimizer_check_many(nonet_minimizer *minimizer, nonet_minimizer_job *job)
{
    return answer_many(minimizer, job, false);
}

nonet_status nonet_minimizer_run_many(nonet_minimizer *minimizer, nonet_minimizer_job *job)
{
    return answer_many(minimizer, job, true);
}
