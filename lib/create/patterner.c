/* patterner.c: see patterner.h.
 *
 * How ambiguous values are says the number of their solutions. Where these are too many to be counted, it is what
 * singles leave open, which leads to where they can be counted. Changes near a cell in which two solutions differ do
 * most of the rest.
 *
 * Measured, seconds a puzzle: patterns of puzzles, 9x9 with 19 clues 0.05, 12x12 0.1, 16x16 0.3, 20x20 4; random
 * cells, 130 of 16x16 0.01, 100 of 16x16 0.2, 280 of 25x25 8 (with changes anywhere more than 15). Tried on large
 * boards: to ask the learner (engine/learn/assume.h) which cells have several values in the solutions, and to take
 * their number for the ambiguity. It is as good for many clues, and hopeless for few: it is nearly all cells for
 * long. */
#include "create/patterner.h"

#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/invariants.h"
#include "base/try.h"

enum {
    MOST_SOLUTIONS = 1000, /* to be counted */
    MOST_AMBIGUITY = MOST_SOLUTIONS + NONET_MAX_CELLS + 1,
    MOST_NODES = 1500,      /* for that; what is not counted then has too many */
    MOST_VAIN_STEPS = 1000, /* without less ambiguity, before another grid is taken */
    MOST_VAIN_CHANGES = 40, /* of a puzzle, without coming nearer */
    FEW_ANYWHERE = 4,       /* one change of so many is anywhere */
    MOST_BOLD = 3,
    MOST_BOLD_TRIALS = 100, /* steps that a change begins with */
};

/* Distances of what is ambiguous, and of what has redundant clues: farther than anything that such a measure says. */
#define IS_AMBIGUOUS ((int64_t)1 << 52)
#define IS_REDUNDANT ((int64_t)1 << 51)

/* ---- the handle ------------------------------------------------------------------------------------ */

static size_t divide_patterner(struct nn_patterner *patterner, uint8_t *memory)
{
    const size_t cells = (size_t)patterner->layout->cells;
    uint8_t **const boards[] = {&patterner->values,         &patterner->solution,       &patterner->trial,
                                &patterner->trial_solution, &patterner->other_solution, &patterner->held,
                                &patterner->held_solution};
    size_t used = 0;
    patterner->cells = nn_block_take(memory, &used, cells, sizeof *patterner->cells);
    for (size_t at = 0; at < sizeof boards / sizeof *boards; at++) *boards[at] = nn_block_take(memory, &used, cells, 1);
    return used;
}

static nonet_status fill_patterner(struct nn_patterner *patterner, const bool *pattern)
{
    const nonet_layout *const layout = patterner->layout;
    patterner->block = malloc(divide_patterner(patterner, NULL));
    patterner->board_memory = malloc(nn_board_size(layout));
    if (!patterner->block || !patterner->board_memory) return NONET_ERR_MEMORY;
    divide_patterner(patterner, patterner->block);
    nn_board_init(&patterner->board, layout, patterner->board_memory);
    for (int cell = 0; cell < layout->cells; cell++)
        if (pattern[cell]) patterner->cells[patterner->count++] = (uint16_t)cell;
    return nn_counter_prepare(&patterner->counter, layout);
}

nonet_status nn_patterner_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                              const struct nn_pattern_calls *calls, void *context, struct nn_patterner **patterner)
{
    struct nn_patterner *const made = *patterner = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->layout = layout;
    made->calls = calls;
    made->context = context;
    made->seed = settings->seed;
    made->keeps_redundant = settings->keeps_redundant;
    const nonet_status status = fill_patterner(made, settings->pattern);
    if (status == NONET_OK) return NONET_OK;
    nn_patterner_free(made);
    *patterner = NULL;
    return status;
}

void nn_patterner_free(struct nn_patterner *patterner)
{
    if (!patterner) return;
    nn_counter_clear(&patterner->counter);
    free(patterner->block);
    free(patterner->board_memory);
    free(patterner);
}

static void copy_board(const struct nn_patterner *patterner, uint8_t *to, const uint8_t *from)
{
    memcpy(to, from, (size_t)patterner->layout->cells);
}

/* ---- less ambiguity -------------------------------------------------------------------------------- */

/* How many cells do singles leave open? -1: they contradict each other. */
static int count_open(struct nn_patterner *patterner, uint8_t *cells)
{
    const nonet_position position = {patterner->layout, cells, NULL, NULL};
    int open = 0;
    if (!nn_board_load(&patterner->board, &position) || !nn_board_spread(&patterner->board)) return -1;
    for (int cell = 0; cell < patterner->layout->cells; cell++) open += patterner->board.value[cell] == NN_OPEN;
    return open;
}

nonet_status nn_patterner_count(struct nn_patterner *patterner, uint8_t *cells, uint64_t limit, uint8_t *solution,
                                uint64_t *count)
{
    const nonet_position position = {patterner->layout, cells, NULL, NULL};
    patterner->made->questions++;
    return nn_counter_count(&patterner->counter, &position, limit, patterner->watch, solution, count);
}

/* How ambiguous are these values? Not above `most`: the number of solutions, or if that is large, a number above by
 * what singles leave open. 0: they have no solution. */
static nonet_status find_ambiguity(struct nn_patterner *patterner, uint8_t *cells, uint64_t most, uint8_t *solution,
                                   uint64_t *ambiguity)
{
    assert(most > 0);
    const uint64_t limit = most < MOST_SOLUTIONS ? most + 1 : MOST_SOLUTIONS;
    const int open = count_open(patterner, cells);
    *ambiguity = 0;
    if (open < 0) return NONET_OK;
    patterner->counter.most_nodes = MOST_NODES;
    const nonet_status status = nn_patterner_count(patterner, cells, limit, solution, ambiguity);
    patterner->counter.most_nodes = 0;
    const bool is_given_up = status == NONET_STOPPED && !nn_watch_is_over(patterner->watch);
    if (status != NONET_OK && !is_given_up) return status;
    if (*ambiguity && (is_given_up || *ambiguity == MOST_SOLUTIONS)) *ambiguity = MOST_SOLUTIONS + (uint64_t)open;
    return NONET_OK;
}

static bool keep_rival(void *context, const uint8_t *solution)
{
    struct nn_patterner *const patterner = context;
    if (memcmp(solution, patterner->solution, (size_t)patterner->layout->cells) != 0)
        copy_board(patterner, patterner->other_solution, solution);
    return true;
}

/* Another solution than the one at hand; if it is not found soon, there is none. */
static nonet_status find_rival(struct nn_patterner *patterner)
{
    const nonet_position position = {patterner->layout, patterner->values, NULL, NULL};
    uint64_t count;
    copy_board(patterner, patterner->other_solution, patterner->solution);
    if (patterner->ambiguity == 1) return NONET_OK;
    patterner->counter.most_nodes = MOST_NODES;
    const nonet_status status = nn_counter_each(&patterner->counter, &position, 2, patterner->watch, keep_rival,
                                                patterner, patterner->trial_solution, &count);
    patterner->counter.most_nodes = 0;
    return status == NONET_STOPPED && !nn_watch_is_over(patterner->watch) ? NONET_OK : status;
}

/* Values that no clue in sight of the cell has, as bits, without its own. */
static uint64_t other_values(const nonet_layout *layout, const uint8_t *cells, int cell)
{
    assert(cells[cell]);
    uint64_t used = 1;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint16_t *const house = nn_house(layout, layout->seats[cell].house[kind]);
        for (int place = 0; place < layout->side; place++) used |= nn_bit(cells[house[place]]);
    }
    return ~used & (nn_bit(layout->side + 1) - 1);
}

/* A cell in which two solutions differ; -1: they do not. */
static int ambiguous_cell(struct nn_patterner *patterner)
{
    int found = -1, ties = 0;
    for (int cell = 0; cell < patterner->layout->cells && patterner->ambiguity > 1; cell++)
        if (patterner->solution[cell] != patterner->other_solution[cell] &&
            nn_random_below(&patterner->random, ++ties) == 0)
            found = cell;
    return found;
}

/* Any clue; mostly one that sees an ambiguous cell, since others do not change much there. */
static int choose_clue(struct nn_patterner *patterner)
{
    assert(patterner->count > 0);
    const nonet_layout *const layout = patterner->layout;
    const int cell = nn_random_below(&patterner->random, FEW_ANYWHERE) ? ambiguous_cell(patterner) : -1;
    if (cell >= 0) {
        const int kind = nn_random_below(&patterner->random, NN_HOUSE_KINDS);
        const uint16_t *const house = nn_house(layout, layout->seats[cell].house[kind]);
        const int first = nn_random_below(&patterner->random, layout->side);
        for (int place = 0; place < layout->side; place++) {
            const int clue = house[(first + place) % layout->side];
            if (patterner->values[clue]) return clue;
        }
    }
    return patterner->cells[nn_random_below(&patterner->random, patterner->count)];
}

/* Give a clue another value by chance. */
static void change_value(struct nn_patterner *patterner, uint8_t *cells)
{
    const int cell = choose_clue(patterner);
    const uint64_t values = other_values(patterner->layout, cells, cell);
    if (values) cells[cell] = (uint8_t)nn_random_bit(&patterner->random, values);
}

/* One step: other values, taken if they are not more ambiguous than `most`. */
static nonet_status take_step(struct nn_patterner *patterner, uint64_t most, bool *is_taken)
{
    uint64_t ambiguity;
    copy_board(patterner, patterner->trial, patterner->values);
    change_value(patterner, patterner->trial);
    if (nn_random_below(&patterner->random, 3) == 0) change_value(patterner, patterner->trial);
    NN_TRY(find_ambiguity(patterner, patterner->trial, most, patterner->trial_solution, &ambiguity));
    *is_taken = ambiguity > 0 && ambiguity <= most;
    if (!*is_taken) return NONET_OK;
    patterner->ambiguity = ambiguity;
    copy_board(patterner, patterner->values, patterner->trial);
    copy_board(patterner, patterner->solution, patterner->trial_solution);
    return find_rival(patterner);
}

static void keep_if_nearest(struct nn_patterner *patterner, int64_t distance)
{
    nonet_generated *const made = patterner->made;
    if (made->has_board && distance >= made->distance) return;
    made->has_board = true;
    made->distance = distance;
    copy_board(patterner, (uint8_t *)(uintptr_t)made->cells, patterner->values);
    copy_board(patterner, (uint8_t *)(uintptr_t)made->solution, patterner->solution);
}

/* From the values at hand to values with one solution. False in *is_unique: it does not get there. */
static nonet_status descend(struct nn_patterner *patterner, bool *is_unique)
{
    for (int vain = 0; patterner->ambiguity > 1 && vain < MOST_VAIN_STEPS; vain++) {
        const uint64_t before = patterner->ambiguity;
        bool is_taken;
        NN_TRY(take_step(patterner, before, &is_taken));
        keep_if_nearest(patterner, IS_AMBIGUOUS + (int64_t)patterner->ambiguity);
        if (patterner->ambiguity < before) vain = 0;
    }
    *is_unique = patterner->ambiguity == 1;
    NN_CHECK(nn_patterner_check(patterner));
    return NONET_OK;
}

/* The clues of another grid. */
static nonet_status begin_pattern_walk(struct nn_patterner *patterner)
{
    uint8_t *const grid = patterner->trial_solution;
    NN_TRY(patterner->calls->grid(patterner->context, &patterner->random, grid));
    memset(patterner->values, 0, (size_t)patterner->layout->cells);
    for (int at = 0; at < patterner->count; at++) patterner->values[patterner->cells[at]] = grid[patterner->cells[at]];
    NN_TRY(find_ambiguity(patterner, patterner->values, MOST_AMBIGUITY, patterner->solution, &patterner->ambiguity));
    if (patterner->ambiguity) return find_rival(patterner);
    patterner->ambiguity = MOST_AMBIGUITY; /* there is a solution, and it was not found in time */
    copy_board(patterner, patterner->solution, grid);
    return find_rival(patterner);
}

/* ---- what else is wanted ----------------------------------------------------------------------------- */

/* Of the values at hand, which have one solution. */
static nonet_status measure_values(struct nn_patterner *patterner, int64_t bound, int64_t *distance)
{
    const struct nn_pattern_calls *const calls = patterner->calls;
    int redundant = 0, needed;
    const int most =
        bound > IS_REDUNDANT && bound < IS_AMBIGUOUS ? (int)(bound - IS_REDUNDANT) + 1 : patterner->count + 1;
    patterner->made->attempts++;
    if (!patterner->keeps_redundant)
        NN_TRY(
            calls->test_clues(patterner->context, patterner->values, patterner->solution, most, &redundant, &needed));
    *distance = IS_REDUNDANT + redundant;
    if (!redundant) NN_TRY(calls->measure(patterner->context, patterner->values, patterner->solution, bound, distance));
    keep_if_nearest(patterner, *distance);
    return NONET_OK;
}

/* Values with several solutions that differ a little from the puzzle at hand. */
static nonet_status change_boldly(struct nn_patterner *patterner)
{
    int left = 1 + nn_random_below(&patterner->random, MOST_BOLD);
    for (int tried = 0; left > 0 && tried < MOST_BOLD_TRIALS; tried++) {
        bool is_taken;
        NN_TRY(take_step(patterner, UINT64_MAX, &is_taken));
        left -= is_taken;
    }
    return NONET_OK;
}

static void hold(struct nn_patterner *patterner)
{
    copy_board(patterner, patterner->held, patterner->values);
    copy_board(patterner, patterner->held_solution, patterner->solution);
}

static void go_back(struct nn_patterner *patterner)
{
    copy_board(patterner, patterner->values, patterner->held);
    copy_board(patterner, patterner->solution, patterner->held_solution);
    patterner->ambiguity = 1;
}

/* One walk from a grid. False in *is_made: too many changes were in vain. */
static nonet_status place_next(struct nn_patterner *patterner, bool *is_made)
{
    int64_t held = INT64_MAX, distance;
    *is_made = false;
    for (int vain = 0; vain < MOST_VAIN_CHANGES; vain++) {
        bool is_unique;
        NN_TRY(descend(patterner, &is_unique));
        if (is_unique) {
            NN_TRY(measure_values(patterner, held, &distance));
            *is_made = distance == 0;
            if (*is_made) return NONET_OK;
            if (distance < held) vain = 0;
            if (distance <= held) hold(patterner);
            held = distance < held ? distance : held;
        } else if (held == INT64_MAX) {
            return NONET_OK;
        }
        go_back(patterner);
        NN_TRY(change_boldly(patterner));
    }
    return NONET_OK;
}

nonet_status nn_patterner_make(struct nn_patterner *patterner, struct nn_watch *watch, nonet_generated *made)
{
    int redundant, needed;
    patterner->made = made;
    patterner->watch = watch;
    patterner->random = nn_random_begin(patterner->seed, made->index);
    made->clues = patterner->count;
    for (bool is_made = false; !is_made;) {
        if (nn_watch_is_over(watch)) return NONET_STOPPED;
        NN_TRY(begin_pattern_walk(patterner));
        NN_TRY(place_next(patterner, &is_made));
    }
    made->is_made = true; /* a stop that comes now leaves only open whether one is minimal that need not be */
    made->is_minimal = !patterner->keeps_redundant;
    NN_TRY(patterner->calls->test_clues(patterner->context, made->cells, made->solution, 1, &redundant, &needed));
    made->needed = redundant ? 0 : needed; /* else not all were asked about */
    made->is_minimal = made->needed == made->clues;
    return NONET_OK;
}
