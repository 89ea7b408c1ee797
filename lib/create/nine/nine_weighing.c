/* nine_weighing.c: see nine_weighing.h. Of random grids of 9x9 it takes 78 questions to weigh a puzzle, three for each clue. */
#include "create/nine/nine_weighing.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"
#include "base/logarithm.h"

/* Before which step is it certain that the current clue is needed, by one set? Not at all: a step after all. */
static int step_of_need(const struct nn_nine_weighing *weighing, struct nn_cells set)
{
    const int never = weighing->removal->removed_count;
    int step = 0;
    if (!nn_cells_have(set, weighing->cell)) return never;
    nn_cells_drop(&set, weighing->cell);
    NN_EACH_CELL(cell, set)
    {
        if (!nn_cells_have(weighing->begin, cell)) continue;
        if (weighing->step_of[cell] >= never) return never;
        if (weighing->step_of[cell] + 1 > step) step = weighing->step_of[cell] + 1;
    }
    return step;
}

static void begin_cell(struct nn_nine_weighing *weighing, int cell)
{
    assert(nn_cells_have(weighing->removal->clues, cell));
    const struct nn_nine_unavoidable *const known = &weighing->removal->unavoidable;
    weighing->cell = cell;
    weighing->low = -1;
    weighing->high = weighing->removal->removed_count;
    weighing->bisects = false;
    for (int at = 0; at < known->count; at++) {
        const int step = step_of_need(weighing, known->sets[at]);
        if (step < weighing->high) weighing->high = step;
    }
}

/* The clue was redundant before all steps below `high`. */
static void end_cell(struct nn_nine_weighing *weighing)
{
    for (int step = 0; step < weighing->high; step++) weighing->redundant[step]++;
    weighing->cell = -1;
}

void nn_nine_weighing_begin(struct nn_nine_weighing *weighing, struct nn_nine_removal *removal, struct nn_cells begin)
{
    const int steps = removal->removed_count;
    weighing->removal = removal;
    weighing->begin = begin;
    weighing->open = removal->clues;
    weighing->cell = -1;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) weighing->step_of[cell] = steps;
    for (int step = 0; step < steps; step++) {
        weighing->step_of[removal->removed[step]] = step;
        weighing->redundant[step] = steps - step;
    }
}

static void write_question(const struct nn_nine_weighing *weighing, uint8_t *puzzle)
{
    memset(puzzle, 0, NN_NINE_CELLS);
    NN_EACH_CELL(cell, weighing->begin)
    if (weighing->step_of[cell] >= weighing->asked && cell != weighing->cell)
        puzzle[cell] = weighing->removal->grid[cell];
}

bool nn_nine_weighing_ask(struct nn_nine_weighing *weighing, uint8_t *puzzle)
{
    while (weighing->cell < 0 || weighing->high - weighing->low <= 1) {
        if (weighing->cell >= 0) end_cell(weighing);
        if (nn_cells_are_none(weighing->open)) return false;
        begin_cell(weighing, nn_cells_take(&weighing->open));
    }
    weighing->asked = weighing->bisects ? (weighing->low + weighing->high) / 2 : weighing->high - 1;
    write_question(weighing, puzzle);
    weighing->removal->questions++;
    NN_CHECK(nn_nine_weighing_check(weighing));
    return true;
}

void nn_nine_weighing_answer(struct nn_nine_weighing *weighing, uint64_t count, const uint8_t *solution)
{
    struct nn_nine_unavoidable *const known = &weighing->removal->unavoidable;
    assert(weighing->cell >= 0 && count > 0);
    if (count == 1) {
        weighing->low = weighing->asked;
        return;
    }
    struct nn_cells differs = nn_no_cells();
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (solution[cell] != weighing->removal->grid[cell]) nn_cells_add(&differs, cell);
    const int step = nn_cells_are_none(differs) ? weighing->asked : step_of_need(weighing, differs);
    assert(step <= weighing->asked);
    weighing->bisects = step == weighing->asked;
    weighing->high = step;
    nn_nine_unavoidable_learn(known, weighing->removal->grid, solution);
}

int64_t nn_weight_logarithm(const int *redundant, int steps)
{
    assert(steps >= 0);
    int64_t sum = 0;
    for (int step = 0; step < steps; step++)
        sum += nn_logarithm((uint64_t)redundant[step]) - nn_logarithm((uint64_t)step + 1);
    return nn_logarithm_millionths(sum);
}

int64_t nn_nine_weighing_result(const struct nn_nine_weighing *weighing)
{
    assert(weighing->cell < 0 && nn_cells_are_none(weighing->open));
    return nn_weight_logarithm(weighing->redundant, weighing->removal->removed_count);
}
