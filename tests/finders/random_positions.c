/* random_positions.c: see random_positions.h. */
#include "finders/random_positions.h"

#include <string.h>

#include "support/grids.h"

enum { MOST_STEPS = 40 };

bool positions_begin(struct random_positions *positions, uint64_t seed)
{
    *positions = (struct random_positions){.source = {seed}};
    return nonet_layout_new(3, 3, &positions->layout) == NONET_OK &&
           nonet_solver_new(NULL, &positions->solver) == NONET_OK &&
           nonet_explainer_new(NULL, &positions->explainer) == NONET_OK;
}

void positions_end(struct random_positions *positions)
{
    nonet_explainer_free(positions->explainer);
    nonet_solver_free(positions->solver);
    nonet_layout_free(positions->layout);
}

static bool is_unique(struct random_positions *positions)
{
    const nonet_position puzzle = {.layout = positions->layout, .cells = positions->cells};
    nonet_result result;
    return nonet_solver_count(positions->solver, &puzzle, 2, &result) == NONET_OK &&
           result.verdict == NONET_VERDICT_UNIQUE;
}

/* Clues go in random order, as long as one solution is left. */
static void make_puzzle(struct random_positions *positions)
{
    uint8_t order[CELLS];
    for (int cell = 0; cell < CELLS; cell++) {
        const int other = random_below(&positions->source, cell + 1);
        order[cell] = order[other];
        order[other] = (uint8_t)cell;
    }
    random_grid(&positions->source, positions->layout, positions->cells);
    for (int i = 0; i < CELLS; i++) {
        uint8_t *const clue = &positions->cells[order[i]];
        const uint8_t before = *clue;
        *clue = 0;
        if (!is_unique(positions)) *clue = before;
    }
}

static bool make_steps(struct random_positions *positions, int count)
{
    for (int i = 0; i < count; i++) {
        const nonet_step *step;
        const nonet_status status = nonet_explainer_next(positions->explainer, &step);
        if (status == NONET_END) return true;
        if (status != NONET_OK || nonet_explainer_apply(positions->explainer) != NONET_OK) return false;
    }
    return true;
}

/* Fill in singles until there are none. */
static bool fill_singles(struct random_positions *positions)
{
    for (;;) {
        const nonet_step *step;
        const nonet_status status = nonet_explainer_next(positions->explainer, &step);
        if (status == NONET_END || (status == NONET_OK && !step->placement_count)) return true;
        if (status != NONET_OK || nonet_explainer_apply(positions->explainer) != NONET_OK) return false;
    }
}

/* Begin again with fewer marks, or with some values filled in and no other mark missing that they rule out. */
static bool change_position(struct random_positions *positions, const uint8_t *solution, bool fills_in)
{
    const int parts = 2 + random_below(&positions->source, fills_in ? 3 : 14);
    const nonet_position *const now = nonet_explainer_position(positions->explainer);
    uint8_t cells[CELLS], is_given[CELLS];
    memcpy(cells, now->cells, sizeof cells);
    memcpy(is_given, now->is_given, sizeof is_given);
    memcpy(positions->marks, now->candidates, sizeof positions->marks);
    for (int cell = 0; fills_in && cell < CELLS; cell++)
        if (!cells[cell] && random_below(&positions->source, parts)) cells[cell] = solution[cell];
    for (int cell = 0; cell < CELLS; cell++)
        for (int value = 0; value < SIDE; value++)
            if (!fills_in && solution[cell] != value + 1 && !random_below(&positions->source, parts))
                positions->marks[cell] &= ~((uint64_t)1 << value);
    const nonet_position fewer = {
        .layout = positions->layout, .cells = cells, .is_given = is_given, .candidates = positions->marks};
    nonet_start start;
    return nonet_explainer_begin(positions->explainer, &fewer, &start) == NONET_OK &&
           nonet_explainer_position(positions->explainer);
}

static void copy_position(const nonet_position *position, struct slow_board *board)
{
    memset(board->places, 0, sizeof board->places);
    for (int cell = 0; cell < CELLS; cell++) {
        board->value[cell] = position->cells[cell];
        board->is_given[cell] = position->is_given[cell];
        board->marks[cell] = (uint16_t)(position->cells[cell] ? 0 : position->candidates[cell]);
        for (int value = 0; value < SIDE; value++)
            if (board->marks[cell] >> value & 1) board->places[value] |= one_cell(cell);
    }
}

bool positions_next(struct random_positions *positions, struct slow_board *board)
{
    make_puzzle(positions);
    const nonet_position puzzle = {.layout = positions->layout, .cells = positions->cells};
    nonet_start start;
    if (nonet_explainer_begin(positions->explainer, &puzzle, &start) != NONET_OK || !start.solution) return false;
    memcpy(board->solution, start.solution, sizeof board->solution);
    if (!make_steps(positions, random_below(&positions->source, MOST_STEPS))) return false;
    /* 0: no singles; 1: as it is; 2: filled in; 3, 4: fewer marks */
    const int kind = random_below(&positions->source, 5);
    if (kind == 0 && !fill_singles(positions)) return false;
    if (kind > 1 && !change_position(positions, board->solution, kind == 2)) return false;
    copy_position(nonet_explainer_position(positions->explainer), board);
    return true;
}
