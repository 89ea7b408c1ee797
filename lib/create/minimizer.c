/* minimizer.c: one puzzle of any size: which clues are redundant, and the puzzle without them. */
#include "create/minimizer.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/random.h"
#include "base/refusal.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"

enum { FIRST_CLUE_CONFLICTS = 4 }; /* for a question, on boards for which they are asked one by one */

void nonet_minimizer_settings_defaults(nonet_minimizer_settings *settings)
{
    if (settings) *settings = (nonet_minimizer_settings){0};
}

const nonet_refusal *nonet_minimizer_problem(const nonet_position *position, const nonet_minimizer_settings *settings)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    return position ? nn_position_problem(position) : NULL;
}

nonet_status nonet_minimizer_new(const nonet_minimizer_settings *settings, nonet_minimizer **minimizer)
{
    if (!minimizer) return NONET_ERR_ARG;
    *minimizer = NULL;
    if (nonet_minimizer_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_minimizer *made = *minimizer = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    if (settings) made->settings = *settings;
    if (nn_second_solutions_new(&made->others) == NONET_OK) return NONET_OK;
    nonet_minimizer_free(made);
    *minimizer = NULL;
    return NONET_ERR_MEMORY;
}

void nonet_minimizer_free(nonet_minimizer *minimizer)
{
    if (!minimizer) return;
    nn_minimizer_many_free(minimizer->many);
    nn_second_solutions_free(minimizer->others);
    nn_any_removal_clear(&minimizer->removal);
    free(minimizer);
}

void nn_minimizer_order(uint64_t seed, uint64_t index, int cells, uint16_t *order)
{
    struct nn_random random = nn_random_begin(seed, index);
    for (int cell = 0; cell < cells; cell++) order[cell] = (uint16_t)cell;
    if (seed) nn_random_shuffle_cells(&random, order, cells);
}

/* ---- how far it is ----------------------------------------------------------------------------- */

static void begin_progress(nonet_minimizer *minimizer)
{
    struct nn_removal_progress *const progress = &minimizer->progress;
    atomic_store_explicit(&progress->clues, 0, memory_order_relaxed);
    atomic_store_explicit(&progress->decided, 0, memory_order_relaxed);
    atomic_store_explicit(&progress->redundant, 0, memory_order_relaxed);
}

void nonet_minimizer_progress(const nonet_minimizer *minimizer, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!minimizer) return;
    const struct nn_removal_progress *const far = &minimizer->progress;
    progress->done = (uint64_t)atomic_load_explicit(&far->decided, memory_order_relaxed);
    progress->total = (uint64_t)atomic_load_explicit(&far->clues, memory_order_relaxed);
    progress->found = (uint64_t)atomic_load_explicit(&far->redundant, memory_order_relaxed);
}

/* ---- the puzzle ------------------------------------------------------------------------------ */

/* A cell that holds a clue has all marks from now on: they count when the clue is gone. */
static void mark_everything_at_clues(nonet_minimizer *minimizer, const nonet_position *position)
{
    for (int cell = 0; position->candidates && cell < position->layout->cells; cell++)
        minimizer->marks[cell] =
            position->cells[cell] ? nn_low_bits(position->layout->side) : position->candidates[cell];
}

nonet_status nn_minimizer_take(nonet_minimizer *minimizer, const nonet_position *position, nonet_verdict *verdict,
                               nonet_conflict *conflict)
{
    const nonet_minimizer_settings *const settings = &minimizer->settings;
    uint64_t count;
    *verdict = NONET_VERDICT_UNKNOWN;
    begin_progress(minimizer);
    nn_watch_begin(&minimizer->watch, settings->stop, settings->timeout_ms);
    memcpy(minimizer->cells, position->cells, (size_t)position->layout->cells);
    mark_everything_at_clues(minimizer, position);
    NN_TRY(nn_second_solutions_set_board(minimizer->others, position->layout,
                                         position->candidates ? minimizer->marks : NULL, settings->most_nodes));
    NN_TRY(nn_second_solutions_count_all(minimizer->others, minimizer->cells, 2, &minimizer->watch, minimizer->solution,
                                         &count));
    *verdict = count == 0 ? NONET_VERDICT_NONE : count == 1 ? NONET_VERDICT_UNIQUE : NONET_VERDICT_MULTIPLE;
    if (count == 0 && !nonet_position_is_consistent(position, conflict)) *verdict = NONET_VERDICT_INVALID;
    return NONET_OK;
}

/* ---- the two questions about it -------------------------------------------------------------- */

static void count_clues(const nonet_minimizer *minimizer, int cells, nonet_minimality *minimality)
{
    int counts[NONET_CLUE_OPEN + 1] = {0};
    for (int cell = 0; cell < cells; cell++) counts[minimizer->clues[cell]]++;
    minimality->clues = minimizer->clues;
    minimality->solution = minimizer->solution;
    minimality->needed = counts[NONET_CLUE_NEEDED];
    minimality->redundant = counts[NONET_CLUE_REDUNDANT];
    minimality->open = counts[NONET_CLUE_OPEN];
}

static void note_clues(nonet_minimizer *minimizer, int cells)
{
    static const nonet_clue clue_of[] = {[NN_NO_CLUE] = NONET_CLUE_REDUNDANT,
                                         [NN_UNTESTED] = NONET_CLUE_OPEN,
                                         [NN_NEEDED] = NONET_CLUE_NEEDED,
                                         [NN_REDUNDANT] = NONET_CLUE_REDUNDANT,
                                         [NN_UNDECIDED] = NONET_CLUE_OPEN};
    for (int cell = 0; cell < cells; cell++) {
        const enum nn_need need = (enum nn_need)minimizer->removal.need[cell];
        minimizer->clues[cell] = (uint8_t)(minimizer->cells[cell] ? clue_of[need] : NONET_CLUE_NONE);
    }
}

/* One board that the bulk engine does not take. */
static nonet_status reduce_alone(nonet_minimizer *minimizer, const nonet_position *position, const uint16_t *order)
{
    struct nn_any_removal *const removal = &minimizer->removal;
    uint16_t row_by_row[NONET_MAX_CELLS];
    nn_any_removal_clear(removal);
    NN_TRY(nn_any_removal_init(removal, position->layout));
    nn_any_removal_set_grid(removal, minimizer->solution, position->candidates ? minimizer->marks : NULL);
    nn_any_removal_set_clues(removal, minimizer->cells);
    nn_minimizer_order(0, 0, position->layout->cells, row_by_row);
    const struct nn_any_removal_job job = {
        .order = order ? order : row_by_row,
        .keeps_all = !order,
        .tries_singles = true,
        .first_budget = order ? 0 : FIRST_CLUE_CONFLICTS, /* what goes depends on the order, what could go does not */
        .most_conflicts = minimizer->settings.most_nodes,
        .watch = &minimizer->watch,
        .progress = &minimizer->progress,
    };
    const nonet_status status = nn_any_removal_run(removal, &job);
    note_clues(minimizer, position->layout->cells);
    return status;
}

static nonet_status reduce_in_bulk(nonet_minimizer *minimizer, const uint16_t *order)
{
    struct nn_nine_redundancy job = {1, minimizer->cells, minimizer->solution, minimizer->clues};
    return order ? nn_nine_redundancy_remove(minimizer->others, &job, order, &minimizer->watch)
                 : nn_nine_redundancy_find(minimizer->others, &job, &minimizer->watch);
}

/* `order`: to take redundant clues away; NULL: only to find them. */
static nonet_status answer_clues(nonet_minimizer *minimizer, const nonet_position *position, const uint16_t *order,
                                 nonet_minimality *minimality)
{
    NN_TRY(nn_minimizer_take(minimizer, position, &minimality->verdict, &minimality->conflict));
    if (minimality->verdict != NONET_VERDICT_UNIQUE) return NONET_OK;
    const nonet_status status = nn_second_solutions_bulk(minimizer->others) ? reduce_in_bulk(minimizer, order)
                                                                            : reduce_alone(minimizer, position, order);
    if (status == NONET_OK || status == NONET_STOPPED) count_clues(minimizer, position->layout->cells, minimality);
    return status;
}

nonet_status nonet_minimizer_check(nonet_minimizer *minimizer, const nonet_position *position,
                                   nonet_minimality *minimality)
{
    if (!minimizer || !minimality || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    *minimality = (nonet_minimality){.verdict = NONET_VERDICT_UNKNOWN};
    return answer_clues(minimizer, position, NULL, minimality);
}

nonet_status nonet_minimizer_run(nonet_minimizer *minimizer, const nonet_position *position, uint64_t seed,
                                 uint64_t index, nonet_minimality *minimality)
{
    if (!minimizer || !minimality || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    *minimality = (nonet_minimality){.verdict = NONET_VERDICT_UNKNOWN};
    nn_minimizer_order(seed, index, position->layout->cells, minimizer->order);
    return answer_clues(minimizer, position, minimizer->order, minimality);
}
