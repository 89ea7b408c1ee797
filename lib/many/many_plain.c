/* many_plain.c: plain 9x9 boards, many at a time, from arrays into arrays. A bulk engine does not know which of several
 * solutions is the first in order: that is asked one by one. */
#include "base/try.h"
#include "board/nine.h"
#include "board/stride.h"
#include "many/many.h"

static const uint8_t *first_puzzle(const struct nn_many_part *part)
{
    return (const uint8_t *)part->boards->cells + part->first * nn_stride(part->boards->stride, NN_NINE_CELLS);
}

uint64_t nn_many_plain_limit(const nonet_many *many)
{
    const nonet_many_settings *const settings = &many->settings;
    return settings->task == NONET_MANY_COUNT ? settings->limit : settings->task == NONET_MANY_FIRST ? 1 : 2;
}

static uint64_t *counts_of(const struct nn_many_worker *worker, const struct nn_many_part *part)
{
    const bool is_kept = part->answers->counts && !worker->shown.minimizer;
    return is_kept ? part->answers->counts + part->first : worker->counts;
}

/* Count solutions of each board; known: of the first so many. */
static nonet_status count_portion(struct nn_many_worker *worker, const struct nn_many_part *part, size_t *known)
{
    uint8_t *const solutions = part->answers->solutions;
    const size_t stride = nn_stride(part->answers->stride, NN_NINE_CELLS);
    NN_TRY(nn_many_worker_reserve(worker, part->count));
    nonet_batch_job job = {
        .count = part->count,
        .limit = nn_many_plain_limit(worker->many),
        .puzzles = first_puzzle(part),
        .puzzle_stride = part->boards->stride,
        .puzzle_form = part->boards->form,
        .solutions = solutions ? solutions + part->first * stride : NULL,
        .solution_stride = stride,
        .solution_form = part->answers->form,
        .counts = counts_of(worker, part),
        .is_final = worker->is_final,
        .verdicts = part->answers->verdicts ? part->answers->verdicts + part->first : NULL,
    };
    const nonet_status status = nonet_batch_run(worker->batch, &job);
    *known = status < 0 ? 0 : part->count;
    if (status != NONET_STOPPED) return status;
    for (*known = 0; *known < part->count && worker->is_final[*known]; ++*known) continue;
    return status;
}

/* Board number `at` of the part as a position; `cells`: room for 81. */
static nonet_position position_of(const struct nn_many_worker *worker, const struct nn_many_part *part, size_t at,
                                  uint8_t *cells)
{
    return (nonet_position){worker->many->nine, nn_many_read_board(part->boards, part->first + at, cells), NULL, NULL};
}

/* The first of several solutions, in place of any. NONET_STOPPED: it was not found. */
static nonet_status write_first_solution(struct nn_many_worker *worker, const struct nn_many_part *part, size_t at)
{
    uint8_t cells[NN_NINE_CELLS];
    const nonet_position position = position_of(worker, part, at, cells);
    NN_TRY(nonet_solver_solve(worker->shown.solver, &position, &worker->answer.result));
    nn_many_write_board(part->answers->solutions, part->answers, NN_NINE_CELLS, part->first + at,
                        worker->answer.result.solution);
    return NONET_OK;
}

/* Boards whose status is not known yet count as stopped. */
static void mark_stopped(const struct nn_many_part *part, size_t from)
{
    for (size_t at = part->first + from; at < part->first + part->count; at++) {
        if (part->answers->statuses) part->answers->statuses[at] = NONET_STOPPED;
        if (part->answers->verdicts) part->answers->verdicts[at] = NONET_VERDICT_UNKNOWN;
    }
}

/* The first `known` boards are counted. A stop may come before the first solutions of those with several are found. */
static nonet_status finish_part(struct nn_many_worker *worker, struct nn_many_part *part, size_t known)
{
    nonet_status *const statuses = part->answers->statuses ? part->answers->statuses + part->first : NULL;
    const bool wants_first = part->answers->solutions && worker->many->settings.task == NONET_MANY_SOLVE;
    const uint64_t *const counts = counts_of(worker, part);
    nonet_status status = NONET_OK;
    for (size_t at = 0; wants_first && at < known && status == NONET_OK; at++) {
        if (counts[at] > 1) status = write_first_solution(worker, part, at);
        if (status != NONET_OK) known = at;
    }
    for (size_t at = 0; statuses && at < known; at++) statuses[at] = NONET_OK;
    mark_stopped(part, known);
    part->answered = known;
    return status;
}

nonet_status nn_many_solve_plain(struct nn_many_worker *worker, struct nn_many_part *part)
{
    size_t known;
    const nonet_status status = count_portion(worker, part, &known);
    if (status < 0) return status;
    NN_TRY(finish_part(worker, part, known));
    return status;
}

/* ---- minimizing ------------------------------------------------------------------------------------ */

static uint8_t *clues_of(const struct nn_many_worker *worker, const struct nn_many_part *part)
{
    return part->answers->clues ? part->answers->clues + part->first * NN_NINE_CELLS : worker->clues;
}

/* What is left of a puzzle with one solution. */
static void write_rest(const struct nn_many_worker *worker, const struct nn_many_part *part, size_t at)
{
    uint8_t cells[NN_NINE_CELLS];
    const uint8_t *const clues = clues_of(worker, part) + at * NN_NINE_CELLS;
    const uint8_t *const puzzle = nn_many_read_board(part->boards, part->first + at, cells);
    nn_many_write_rest(part->answers, NN_NINE_CELLS, part->first + at, puzzle, clues);
}

nonet_status nn_many_minimize_plain(struct nn_many_worker *worker, struct nn_many_part *part)
{
    size_t known = part->count;
    NN_TRY(nn_many_worker_reserve(worker, part->count));
    /* The minimizer keeps the solutions to itself. */
    nonet_status status = part->answers->solutions ? count_portion(worker, part, &known) : NONET_OK;
    if (status != NONET_OK) {
        mark_stopped(part, 0);
        return status;
    }
    const bool removes = worker->many->settings.task == NONET_MANY_MINIMIZE;
    nonet_minimizer_job job = {
        .count = part->count,
        .puzzles = first_puzzle(part),
        .puzzle_stride = part->boards->stride,
        .puzzle_form = part->boards->form,
        .seed = worker->many->settings.seed,
        .first_index = part->boards->first + part->first,
        .solutions = worker->counts,
        .clues = clues_of(worker, part),
        .verdicts = part->answers->verdicts ? part->answers->verdicts + part->first : NULL,
    };
    status = removes ? nonet_minimizer_run_many(worker->shown.minimizer, &job)
                     : nonet_minimizer_check_many(worker->shown.minimizer, &job);
    if (status < 0) return status;
    for (size_t at = 0; part->answers->boards && at < job.done; at++)
        if (worker->counts[at] == 1) write_rest(worker, part, at);
    NN_TRY(finish_part(worker, part, job.done));
    return status;
}
