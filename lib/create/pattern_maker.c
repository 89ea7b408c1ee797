/* pattern_maker.c: see pattern_maker.h.
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
#include "create/pattern_maker.h"

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

static size_t divide_pattern_maker(struct nn_pattern_maker *maker, uint8_t *memory)
{
    const size_t cells = (size_t)maker->layout->cells;
    uint8_t **const boards[] = {&maker->values,         &maker->solution, &maker->trial,        &maker->trial_solution,
                                &maker->other_solution, &maker->held,     &maker->held_solution};
    size_t used = 0;
    maker->cells = nn_block_take(memory, &used, cells, sizeof *maker->cells);
    for (size_t at = 0; at < sizeof boards / sizeof *boards; at++) *boards[at] = nn_block_take(memory, &used, cells, 1);
    return used;
}

static nonet_status fill_pattern_maker(struct nn_pattern_maker *maker, const bool *pattern)
{
    const nonet_layout *const layout = maker->layout;
    maker->block = malloc(divide_pattern_maker(maker, NULL));
    maker->board_memory = malloc(nn_board_size(layout));
    if (!maker->block || !maker->board_memory) return NONET_ERR_MEMORY;
    divide_pattern_maker(maker, maker->block);
    nn_board_init(&maker->board, layout, maker->board_memory);
    for (int cell = 0; cell < layout->cells; cell++)
        if (pattern[cell]) maker->cells[maker->count++] = (uint16_t)cell;
    return nn_counter_prepare(&maker->counter, layout);
}

nonet_status nn_pattern_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                  const struct nn_pattern_calls *calls, void *context, struct nn_pattern_maker **maker)
{
    struct nn_pattern_maker *const made = *maker = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->layout = layout;
    made->calls = calls;
    made->context = context;
    made->seed = settings->seed;
    made->keeps_redundant = settings->keeps_redundant;
    const nonet_status status = fill_pattern_maker(made, settings->pattern);
    if (status == NONET_OK) return NONET_OK;
    nn_pattern_maker_free(made);
    *maker = NULL;
    return status;
}

void nn_pattern_maker_free(struct nn_pattern_maker *maker)
{
    if (!maker) return;
    nn_counter_clear(&maker->counter);
    free(maker->block);
    free(maker->board_memory);
    free(maker);
}

static void copy_board(const struct nn_pattern_maker *maker, uint8_t *to, const uint8_t *from)
{
    memcpy(to, from, (size_t)maker->layout->cells);
}

/* ---- less ambiguity -------------------------------------------------------------------------------- */

/* How many cells do singles leave open? -1: they contradict each other. */
static int count_open(struct nn_pattern_maker *maker, uint8_t *cells)
{
    const nonet_position position = {maker->layout, cells, NULL, NULL};
    int open = 0;
    if (!nn_board_load(&maker->board, &position) || !nn_board_spread(&maker->board)) return -1;
    for (int cell = 0; cell < maker->layout->cells; cell++) open += maker->board.value[cell] == NN_OPEN;
    return open;
}

nonet_status nn_pattern_maker_count(struct nn_pattern_maker *maker, uint8_t *cells, uint64_t limit, uint8_t *solution,
                                    uint64_t *count)
{
    const nonet_position position = {maker->layout, cells, NULL, NULL};
    maker->made->questions++;
    return nn_counter_count(&maker->counter, &position, limit, maker->watch, solution, count);
}

/* How ambiguous are these values? Not above `most`: the number of solutions, or if that is large, a number above by
 * what singles leave open. 0: they have no solution. */
static nonet_status find_ambiguity(struct nn_pattern_maker *maker, uint8_t *cells, uint64_t most, uint8_t *solution,
                                   uint64_t *ambiguity)
{
    assert(most > 0);
    const uint64_t limit = most < MOST_SOLUTIONS ? most + 1 : MOST_SOLUTIONS;
    const int open = count_open(maker, cells);
    *ambiguity = 0;
    if (open < 0) return NONET_OK;
    maker->counter.most_nodes = MOST_NODES;
    const nonet_status status = nn_pattern_maker_count(maker, cells, limit, solution, ambiguity);
    maker->counter.most_nodes = 0;
    const bool is_given_up = status == NONET_STOPPED && !nn_watch_is_over(maker->watch);
    if (status != NONET_OK && !is_given_up) return status;
    if (*ambiguity && (is_given_up || *ambiguity == MOST_SOLUTIONS)) *ambiguity = MOST_SOLUTIONS + (uint64_t)open;
    return NONET_OK;
}

static bool keep_other_solution(void *context, const uint8_t *solution)
{
    struct nn_pattern_maker *const maker = context;
    if (memcmp(solution, maker->solution, (size_t)maker->layout->cells) != 0)
        copy_board(maker, maker->other_solution, solution);
    return true;
}

/* A solution other than the current one; if none is found soon, there is none. */
static nonet_status find_other_solution(struct nn_pattern_maker *maker)
{
    const nonet_position position = {maker->layout, maker->values, NULL, NULL};
    uint64_t count;
    copy_board(maker, maker->other_solution, maker->solution);
    if (maker->ambiguity == 1) return NONET_OK;
    maker->counter.most_nodes = MOST_NODES;
    const nonet_status status = nn_counter_each(&maker->counter, &position, 2, maker->watch, keep_other_solution, maker,
                                                maker->trial_solution, &count);
    maker->counter.most_nodes = 0;
    return status == NONET_STOPPED && !nn_watch_is_over(maker->watch) ? NONET_OK : status;
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
static int ambiguous_cell(struct nn_pattern_maker *maker)
{
    int found = -1, ties = 0;
    for (int cell = 0; cell < maker->layout->cells && maker->ambiguity > 1; cell++)
        if (maker->solution[cell] != maker->other_solution[cell] && nn_random_below(&maker->random, ++ties) == 0)
            found = cell;
    return found;
}

/* Any clue; mostly one that sees an ambiguous cell, since others do not change much there. */
static int choose_clue(struct nn_pattern_maker *maker)
{
    assert(maker->count > 0);
    const nonet_layout *const layout = maker->layout;
    const int cell = nn_random_below(&maker->random, FEW_ANYWHERE) ? ambiguous_cell(maker) : -1;
    if (cell >= 0) {
        const int kind = nn_random_below(&maker->random, NN_HOUSE_KINDS);
        const uint16_t *const house = nn_house(layout, layout->seats[cell].house[kind]);
        const int first = nn_random_below(&maker->random, layout->side);
        for (int place = 0; place < layout->side; place++) {
            const int clue = house[(first + place) % layout->side];
            if (maker->values[clue]) return clue;
        }
    }
    return maker->cells[nn_random_below(&maker->random, maker->count)];
}

/* Give a clue another value at random. */
static void change_value(struct nn_pattern_maker *maker, uint8_t *cells)
{
    const int cell = choose_clue(maker);
    const uint64_t values = other_values(maker->layout, cells, cell);
    if (values) cells[cell] = (uint8_t)nn_random_bit(&maker->random, values);
}

/* One step: other values, taken if they are not more ambiguous than `most`. */
static nonet_status take_step(struct nn_pattern_maker *maker, uint64_t most, bool *is_taken)
{
    uint64_t ambiguity;
    copy_board(maker, maker->trial, maker->values);
    change_value(maker, maker->trial);
    if (nn_random_below(&maker->random, 3) == 0) change_value(maker, maker->trial);
    NN_TRY(find_ambiguity(maker, maker->trial, most, maker->trial_solution, &ambiguity));
    *is_taken = ambiguity > 0 && ambiguity <= most;
    if (!*is_taken) return NONET_OK;
    maker->ambiguity = ambiguity;
    copy_board(maker, maker->values, maker->trial);
    copy_board(maker, maker->solution, maker->trial_solution);
    return find_other_solution(maker);
}

static void keep_if_nearest(struct nn_pattern_maker *maker, int64_t distance)
{
    nonet_generated *const made = maker->made;
    if (made->has_board && distance >= made->distance) return;
    made->has_board = true;
    made->distance = distance;
    copy_board(maker, (uint8_t *)(uintptr_t)made->cells, maker->values);
    copy_board(maker, (uint8_t *)(uintptr_t)made->solution, maker->solution);
}

/* From the current values to values with one solution. *is_unique = false: that failed. */
static nonet_status descend(struct nn_pattern_maker *maker, bool *is_unique)
{
    for (int vain = 0; maker->ambiguity > 1 && vain < MOST_VAIN_STEPS; vain++) {
        const uint64_t before = maker->ambiguity;
        bool is_taken;
        NN_TRY(take_step(maker, before, &is_taken));
        keep_if_nearest(maker, IS_AMBIGUOUS + (int64_t)maker->ambiguity);
        if (maker->ambiguity < before) vain = 0;
    }
    *is_unique = maker->ambiguity == 1;
    NN_CHECK(nn_pattern_maker_check(maker));
    return NONET_OK;
}

/* The clues of another grid. */
static nonet_status begin_pattern_walk(struct nn_pattern_maker *maker)
{
    uint8_t *const grid = maker->trial_solution;
    NN_TRY(maker->calls->grid(maker->context, &maker->random, grid));
    memset(maker->values, 0, (size_t)maker->layout->cells);
    for (int at = 0; at < maker->count; at++) maker->values[maker->cells[at]] = grid[maker->cells[at]];
    NN_TRY(find_ambiguity(maker, maker->values, MOST_AMBIGUITY, maker->solution, &maker->ambiguity));
    if (maker->ambiguity) return find_other_solution(maker);
    maker->ambiguity = MOST_AMBIGUITY; /* there is a solution, and it was not found in time */
    copy_board(maker, maker->solution, grid);
    return find_other_solution(maker);
}

/* ---- what else is wanted ----------------------------------------------------------------------------- */

/* Of the current values, which have one solution. */
static nonet_status measure_values(struct nn_pattern_maker *maker, int64_t bound, int64_t *distance)
{
    const struct nn_pattern_calls *const calls = maker->calls;
    int redundant = 0, needed;
    const int most = bound > IS_REDUNDANT && bound < IS_AMBIGUOUS ? (int)(bound - IS_REDUNDANT) + 1 : maker->count + 1;
    maker->made->attempts++;
    if (!maker->keeps_redundant)
        NN_TRY(calls->test_clues(maker->context, maker->values, maker->solution, most, &redundant, &needed));
    *distance = IS_REDUNDANT + redundant;
    if (!redundant) NN_TRY(calls->measure(maker->context, maker->values, maker->solution, bound, distance));
    keep_if_nearest(maker, *distance);
    return NONET_OK;
}

/* Values with several solutions that differ a little from the current puzzle. */
static nonet_status change_boldly(struct nn_pattern_maker *maker)
{
    int left = 1 + nn_random_below(&maker->random, MOST_BOLD);
    for (int tried = 0; left > 0 && tried < MOST_BOLD_TRIALS; tried++) {
        bool is_taken;
        NN_TRY(take_step(maker, UINT64_MAX, &is_taken));
        left -= is_taken;
    }
    return NONET_OK;
}

static void hold(struct nn_pattern_maker *maker)
{
    copy_board(maker, maker->held, maker->values);
    copy_board(maker, maker->held_solution, maker->solution);
}

static void go_back(struct nn_pattern_maker *maker)
{
    copy_board(maker, maker->values, maker->held);
    copy_board(maker, maker->solution, maker->held_solution);
    maker->ambiguity = 1;
}

/* From the clues of a grid to a puzzle that is wanted. False in *is_made: too many changes were in vain. */
static nonet_status walk_from_grid(struct nn_pattern_maker *maker, bool *is_made)
{
    int64_t held = INT64_MAX, distance;
    *is_made = false;
    for (int vain = 0; vain < MOST_VAIN_CHANGES; vain++) {
        bool is_unique;
        NN_TRY(descend(maker, &is_unique));
        if (is_unique) {
            NN_TRY(measure_values(maker, held, &distance));
            *is_made = distance == 0;
            if (*is_made) return NONET_OK;
            if (distance < held) vain = 0;
            if (distance <= held) hold(maker);
            held = distance < held ? distance : held;
        } else if (held == INT64_MAX) {
            return NONET_OK;
        }
        go_back(maker);
        NN_TRY(change_boldly(maker));
    }
    return NONET_OK;
}

nonet_status nn_pattern_maker_make(struct nn_pattern_maker *maker, struct nn_watch *watch, nonet_generated *made)
{
    int redundant, needed;
    maker->made = made;
    maker->watch = watch;
    maker->random = nn_random_begin(maker->seed, made->index);
    made->clues = maker->count;
    for (bool is_made = false; !is_made;) {
        if (nn_watch_is_over(watch)) return NONET_STOPPED;
        NN_TRY(begin_pattern_walk(maker));
        NN_TRY(walk_from_grid(maker, &is_made));
    }
    made->is_made = true; /* a stop that comes now leaves only open whether one is minimal that need not be */
    made->is_minimal = !maker->keeps_redundant;
    NN_TRY(maker->calls->test_clues(maker->context, made->cells, made->solution, 1, &redundant, &needed));
    made->needed = redundant ? 0 : needed; /* else not all were asked about */
    made->is_minimal = made->needed == made->clues;
    return NONET_OK;
}
