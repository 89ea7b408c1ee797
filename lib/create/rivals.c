/* rivals.c: see rivals.h. Many questions go to the bulk engine, a few to the engine for one board at a time. */
#include "create/rivals.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/layout.h"
#include "engine/band.h"
#include "engine/bulk/bulk.h"

enum { ALL_VALUES = 0x1ff };

struct nn_rivals {
    struct nn_bulk *bulk;
    nonet_layout *layout;
    void *band_memory;
    size_t count;
    bool is_answered;
    uint8_t puzzles[NN_RIVALS_AT_ONCE][NN_RIVAL_CELLS];
    uint8_t answers[NN_RIVALS_AT_ONCE][NN_RIVAL_CELLS];
    uint8_t cell[NN_RIVALS_AT_ONCE], value[NN_RIVALS_AT_ONCE];
    uint16_t bans[NN_RIVALS_AT_ONCE];
    uint64_t found[NN_RIVALS_AT_ONCE];
};

nonet_status nn_rivals_new(struct nn_rivals **rivals)
{
    struct nn_rivals *made = *rivals = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nonet_status status = nonet_layout_new(3, 3, &made->layout);
    if (status == NONET_OK) status = nn_bulk_new(NULL, &made->bulk);
    if (status == NONET_OK) made->band_memory = malloc(nn_band_memory_size(made->layout));
    if (status == NONET_OK && !made->band_memory) status = NONET_ERR_MEMORY;
    if (status == NONET_OK) return NONET_OK;
    nn_rivals_free(made);
    *rivals = NULL;
    return status;
}

void nn_rivals_free(struct nn_rivals *rivals)
{
    if (!rivals) return;
    free(rivals->band_memory);
    nn_bulk_free(rivals->bulk);
    nonet_layout_free(rivals->layout);
    free(rivals);
}

uint8_t *nn_rivals_ask(struct nn_rivals *rivals, int cell, int value)
{
    if (rivals->is_answered) rivals->count = 0;
    rivals->is_answered = false;
    assert(!nn_rivals_are_full(rivals));
    const size_t question = rivals->count++;
    rivals->cell[question] = (uint8_t)cell;
    rivals->value[question] = (uint8_t)value;
    rivals->bans[question] = (uint16_t)NN_BULK_PLANE(value - 1, cell);
    return rivals->puzzles[question];
}

size_t nn_rivals_count(const struct nn_rivals *rivals)
{
    return rivals->is_answered ? 0 : rivals->count;
}

bool nn_rivals_are_full(const struct nn_rivals *rivals)
{
    return nn_rivals_count(rivals) == NN_RIVALS_AT_ONCE;
}

const uint8_t *nn_rivals_answer(const struct nn_rivals *rivals, size_t question)
{
    assert(rivals->is_answered && question < rivals->count);
    return rivals->found[question] ? rivals->answers[question] : NULL;
}

/* ---- running --------------------------------------------------------------------------------- */

static nonet_status ask_in_bulk(struct nn_rivals *rivals, struct nn_watch *watch)
{
    const struct nn_bulk_job job = {
        .count = rivals->count,
        .puzzle_form = NN_BULK_CELLS,
        .puzzles = rivals->puzzles[0],
        .puzzle_stride = NN_RIVAL_CELLS,
        .bans = rivals->bans,
        .limit = 1,
        .solution_form = NN_BULK_CELLS,
        .solutions = rivals->answers[0],
        .solution_stride = NN_RIVAL_CELLS,
        .counts = rivals->found,
        .watch = watch,
    };
    return nn_bulk_run(rivals->bulk, &job);
}

static nonet_status ask_one(struct nn_rivals *rivals, struct nn_watch *watch, size_t question)
{
    uint64_t candidates[NN_RIVAL_CELLS];
    for (int cell = 0; cell < NN_RIVAL_CELLS; cell++) candidates[cell] = ALL_VALUES;
    candidates[rivals->cell[question]] &= ~nn_bit(rivals->value[question] - 1);
    const nonet_position position = {rivals->layout, rivals->puzzles[question], NULL, candidates};
    _Atomic uint64_t found;
    atomic_init(&found, 0);
    struct nn_task task = {
        .position = &position,
        .limit = 1,
        .memory = rivals->band_memory,
        .solution = rivals->answers[question],
        .found = &found,
        .watch = *watch,
    };
    nn_band_run(&task);
    *watch = task.watch;
    rivals->found[question] = atomic_load_explicit(&found, memory_order_relaxed);
    return task.is_faulty ? NONET_ERR_INTERNAL : watch->is_over && !rivals->found[question] ? NONET_STOPPED : NONET_OK;
}

static nonet_status ask_one_by_one(struct nn_rivals *rivals, struct nn_watch *watch)
{
    for (size_t question = 0; question < rivals->count; question++) NN_TRY(ask_one(rivals, watch, question));
    return NONET_OK;
}

/* The engines check the rules and the clues of what they find, not that it is a rival. */
static bool are_rivals(const struct nn_rivals *rivals)
{
    bool are_right = true;
    for (size_t question = 0; question < rivals->count; question++)
        are_right &= !rivals->found[question] ||
                     rivals->answers[question][rivals->cell[question]] != rivals->value[question];
    return are_right;
}

nonet_status nn_rivals_run(struct nn_rivals *rivals, struct nn_watch *watch)
{
    const bool is_bulk = rivals->count >= (size_t)nn_bulk_break_even(rivals->bulk);
    const nonet_status status = is_bulk ? ask_in_bulk(rivals, watch) : ask_one_by_one(rivals, watch);
    rivals->is_answered = true;
    if (status != NONET_OK) return status;
    return are_rivals(rivals) ? NONET_OK : NONET_ERR_INTERNAL;
}
