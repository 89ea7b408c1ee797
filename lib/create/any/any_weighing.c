/* any_weighing.c: see any_weighing.h. */
#include "create/any/any_weighing.h"

#include <assert.h>
#include <stdlib.h>

#include "base/try.h"
#include "create/nine/nine_weighing.h"

/* The step before which a set of cells (a bit for each) shows that the clue is needed; if none, a step after all. */
static int step_of_any_need(const struct nn_any_weighing *weighing, int clue, const uint64_t *set)
{
    int latest = 0;
    if (!(set[clue >> 6] >> (clue & 63) & 1)) return weighing->steps;
    for (int word = 0; word < weighing->unavoidable->words; word++) {
        for (uint64_t left = set[word]; left;) {
            const int cell = 64 * word + nn_take_bit(&left);
            if (cell != clue && weighing->step_of[cell] >= latest) latest = weighing->step_of[cell] + 1;
        }
        if (latest > weighing->steps) return weighing->steps;
    }
    return latest;
}

/* Where the other solution differs from the grid. */
static int step_of_other(const struct nn_any_weighing *weighing, int clue, const uint8_t *other_solution)
{
    uint64_t set[NONET_MAX_CELLS / 64] = {0};
    for (int cell = 0; cell < weighing->layout->cells; cell++)
        if (other_solution[cell] != weighing->grid[cell]) set[cell >> 6] |= nn_bit(cell & 63);
    return step_of_any_need(weighing, clue, set);
}

/* Is the clue redundant before this step? If not, `other_solution` is why. */
static nonet_status ask_before(struct nn_any_weighing *weighing, int clue, int step, bool *is_redundant,
                               uint8_t *other_solution)
{
    struct nn_assumptions *const assumptions = &weighing->assumptions;
    nn_assumptions_drop_levels(assumptions, 0);
    nn_assumptions_open_level(assumptions);
    for (int cell = 0; cell < weighing->layout->cells; cell++)
        if (cell != clue && weighing->step_of[cell] >= step) nn_assumptions_add(assumptions, cell);
    weighing->questions++;
    const enum nn_answer answer = nn_assumptions_ask(assumptions, clue, 0, weighing->watch, other_solution);
    *is_redundant = answer == NN_ANSWER_NONE;
    if (answer == NN_ANSWER_NO_MEMORY) return NONET_ERR_MEMORY;
    return answer == NN_ANSWER_OPEN ? NONET_STOPPED : NONET_OK;
}

/* A clue that stayed was redundant before all steps below the one that is found here. */
static nonet_status find_last_step(struct nn_any_weighing *weighing, int clue, int *step)
{
    assert(weighing->puzzle[clue]);
    const struct nn_any_unavoidable *const unavoidable = weighing->unavoidable;
    uint8_t *const other_solution = weighing->other_solution;
    int low = -1, high = weighing->steps;
    bool bisects = false; /* the last answer gained only one step, so bisect from now on */
    for (int at = 0; at < unavoidable->count; at++) {
        const int known = step_of_any_need(weighing, clue, unavoidable->sets + (size_t)at * (size_t)unavoidable->words);
        if (known < high) high = known;
    }
    while (high - low > 1) {
        bool is_redundant;
        const int asked = bisects ? (low + high) / 2 : high - 1;
        NN_TRY(ask_before(weighing, clue, asked, &is_redundant, other_solution));
        if (is_redundant) {
            low = asked;
            continue;
        }
        high = step_of_other(weighing, clue, other_solution);
        if (high > asked) return NONET_ERR_INTERNAL; /* it is not another solution */
        bisects = high == asked;
        nn_any_unavoidable_learn(weighing->unavoidable, weighing->grid, other_solution);
    }
    *step = high;
    return NONET_OK;
}

static void number_steps(struct nn_any_weighing *weighing)
{
    const int cells = weighing->layout->cells;
    weighing->steps = 0;
    for (int at = 0; at < cells; at++)
        if (!weighing->puzzle[weighing->order[at]]) weighing->step_of[weighing->order[at]] = weighing->steps++;
    for (int cell = 0; cell < cells; cell++)
        if (weighing->puzzle[cell]) weighing->step_of[cell] = weighing->steps;
    /* what went later was redundant */
    for (int step = 0; step < weighing->steps; step++) weighing->redundant[step] = weighing->steps - step;
}

static nonet_status weigh_all(struct nn_any_weighing *weighing)
{
    const nonet_position empty = {weighing->layout, weighing->none, NULL, NULL};
    number_steps(weighing);
    NN_TRY(nn_assumptions_begin(&weighing->assumptions, &empty, weighing->grid));
    for (int cell = 0; cell < weighing->layout->cells; cell++) {
        int last = 0;
        if (!weighing->puzzle[cell]) continue;
        NN_TRY(find_last_step(weighing, cell, &last));
        for (int step = 0; step < last; step++) weighing->redundant[step]++;
    }
    weighing->log2_weight = nn_weight_logarithm(weighing->redundant, weighing->steps);
    return NONET_OK;
}

nonet_status nn_any_weighing_run(struct nn_any_weighing *weighing)
{
    const size_t cells = (size_t)weighing->layout->cells;
    weighing->step_of = calloc(2 * cells, sizeof *weighing->step_of + sizeof *weighing->none);
    if (!weighing->step_of) return NONET_ERR_MEMORY;
    weighing->redundant = weighing->step_of + cells;
    weighing->none = (uint8_t *)(weighing->redundant + cells);
    weighing->other_solution = weighing->none + cells;
    const nonet_status status = weigh_all(weighing);
    nn_assumptions_clear(&weighing->assumptions);
    free(weighing->step_of);
    return status;
}
