/* patterner.c: see patterner.h. */
#include "create/patterner.h"

#include <assert.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/random_grid.h"

/* Measured, seconds a puzzle for two patterns of 20 cells and one of 19 that came from puzzles: 200 solutions and 200 steps
 * 0.15 and more than 10, 200 and 1000 0.08 and 2.0, 2000 and 1000 0.13 and 0.7, 20000 and 1000 0.35 and 1.7. */
enum {
    MOST_SOLUTIONS = 1000,   /* to be counted */
    MOST_VAIN_STEPS = 1000,  /* without fewer solutions, before another grid is taken */
    MOST_VAIN_CHANGES = 40, /* of a puzzle, without coming nearer */
};

/* Distances of what has several solutions, and of what has redundant clues: farther than anything that a goal says. */
#define IS_AMBIGUOUS ((int64_t)1 << 52)
#define IS_REDUNDANT ((int64_t)1 << 51)

nonet_status nn_patterner_init(struct nn_patterner *patterner, const nonet_layout *layout, const bool *pattern)
{
    patterner->count = 0;
    for (int cell = 0; cell < NN_REMOVAL_CELLS; cell++)
        if (pattern[cell]) patterner->cells[patterner->count++] = (uint8_t)cell;
    return nn_asker_prepare(&patterner->asker, layout);
}

void nn_patterner_release(struct nn_patterner *patterner)
{
    nn_asker_clear(&patterner->asker);
}

/* What the functions below work on. */
struct walk {
    struct nn_patterner *patterner;
    struct nn_goal *goal;
    struct nn_climb *climb;
};

static nonet_status count_up_to(const struct walk *walk, uint8_t *cells, uint64_t limit, uint8_t *solution, uint64_t *count)
{
    const nonet_position position = {walk->goal->layout, cells, NULL, NULL};
    walk->climb->removal.questions++;
    return nn_asker_count(&walk->patterner->asker, &position, limit, &walk->goal->watch, solution, count);
}

/* ---- fewer solutions -------------------------------------------------------------------------------- */

/* Values that no clue in sight of the cell has, as bits, without its own. */
static unsigned other_values(const uint8_t *cells, int cell)
{
    const int row = cell / 9, column = cell % 9, box = row / 3 * 27 + column / 3 * 3;
    unsigned used = 1;
    for (int place = 0; place < 9; place++)
        used |= 1u << cells[row * 9 + place] | 1u << cells[place * 9 + column] |
                1u << cells[box + place / 3 * 9 + place % 3];
    return ~used & 0x3fe;
}

/* Give a clue another value by chance. */
static void change_value(const struct walk *walk, uint8_t *cells)
{
    struct nn_random *const random = &walk->climb->random;
    const int cell = walk->patterner->cells[nn_random_below(random, walk->patterner->count)];
    uint64_t values = other_values(cells, cell);
    if (!values) return;
    for (int skipped = nn_random_below(random, nn_count_bits(values)); skipped > 0; skipped--) nn_take_bit(&values);
    cells[cell] = (uint8_t)nn_take_bit(&values);
}

/* One step: other values, taken if they have not more than `most` solutions. */
static nonet_status take_step(const struct walk *walk, uint64_t most, bool *is_taken)
{
    struct nn_patterner *const patterner = walk->patterner;
    uint8_t trial[NN_REMOVAL_CELLS], solution[NN_REMOVAL_CELLS];
    uint64_t count;
    memcpy(trial, patterner->values, sizeof trial);
    change_value(walk, trial);
    if (nn_random_below(&walk->climb->random, 3) == 0) change_value(walk, trial);
    NN_TRY(count_up_to(walk, trial, most < MOST_SOLUTIONS ? most + 1 : MOST_SOLUTIONS, solution, &count));
    *is_taken = count > 0 && count <= most;
    if (!*is_taken) return NONET_OK;
    patterner->solutions = count;
    memcpy(patterner->values, trial, sizeof trial);
    memcpy(patterner->solution, solution, sizeof solution);
    return NONET_OK;
}

static void keep_if_nearest(const struct walk *walk, int64_t distance)
{
    struct nn_climb *const climb = walk->climb;
    if (distance >= climb->nearest_distance) return;
    climb->nearest_distance = distance;
    memcpy(climb->nearest, walk->patterner->values, sizeof climb->nearest);
    memcpy(climb->nearest_solution, walk->patterner->solution, sizeof climb->nearest_solution);
}

/* From the values at hand to values with one solution. False in *is_unique: it does not get there. */
static nonet_status descend(const struct walk *walk, bool *is_unique)
{
    struct nn_patterner *const patterner = walk->patterner;
    for (int vain = 0; patterner->solutions > 1 && vain < MOST_VAIN_STEPS; vain++) {
        const uint64_t before = patterner->solutions;
        bool is_taken;
        NN_TRY(take_step(walk, before, &is_taken));
        keep_if_nearest(walk, IS_AMBIGUOUS + (int64_t)patterner->solutions);
        if (patterner->solutions < before) vain = 0;
    }
    *is_unique = patterner->solutions == 1;
    return NONET_OK;
}

static nonet_status begin_walk(const struct walk *walk)
{
    struct nn_patterner *const patterner = walk->patterner;
    uint8_t grid[NN_REMOVAL_CELLS];
    nn_random_grid(&walk->climb->random, grid);
    memset(patterner->values, 0, sizeof patterner->values);
    for (int at = 0; at < patterner->count; at++) patterner->values[patterner->cells[at]] = grid[patterner->cells[at]];
    return count_up_to(walk, patterner->values, MOST_SOLUTIONS, patterner->solution, &patterner->solutions);
}

/* ---- what else is wanted ----------------------------------------------------------------------------- */

static nonet_status count_redundant(const struct walk *walk, int most, int *redundant)
{
    const struct nn_patterner *const patterner = walk->patterner;
    uint8_t cells[NN_REMOVAL_CELLS], solution[NN_REMOVAL_CELLS];
    *redundant = 0;
    memcpy(cells, patterner->values, sizeof cells);
    for (int at = 0; at < patterner->count && *redundant < most; at++) {
        uint64_t count;
        cells[patterner->cells[at]] = 0;
        NN_TRY(count_up_to(walk, cells, 2, solution, &count));
        *redundant += count == 1;
        cells[patterner->cells[at]] = patterner->values[patterner->cells[at]];
    }
    return NONET_OK;
}

/* Of the values at hand, which have one solution. */
static nonet_status judge_pattern(const struct walk *walk, int64_t bound, int64_t *distance)
{
    const struct nn_patterner *const patterner = walk->patterner;
    struct nn_distance of_goal;
    int redundant = 0;
    walk->climb->attempts++;
    if (!walk->goal->settings.keeps_redundant) NN_TRY(count_redundant(walk, patterner->count, &redundant));
    *distance = IS_REDUNDANT + redundant;
    if (!redundant) {
        NN_TRY(nn_goal_distance(walk->goal, patterner->values, patterner->solution, patterner->count, bound, &of_goal));
        *distance = of_goal.total;
    }
    keep_if_nearest(walk, *distance);
    return NONET_OK;
}

/* Values with several solutions that differ a little from the puzzle at hand. */
static nonet_status change_boldly(const struct walk *walk)
{
    for (int left = 1 + nn_random_below(&walk->climb->random, 3), tried = 0; left > 0 && tried < 100; tried++) {
        bool is_taken;
        NN_TRY(take_step(walk, MOST_SOLUTIONS, &is_taken));
        left -= is_taken;
    }
    return NONET_OK;
}

static void hold(struct nn_patterner *patterner)
{
    memcpy(patterner->held, patterner->values, sizeof patterner->held);
    memcpy(patterner->held_solution, patterner->solution, sizeof patterner->held_solution);
}

static void go_back(struct nn_patterner *patterner)
{
    memcpy(patterner->values, patterner->held, sizeof patterner->held);
    memcpy(patterner->solution, patterner->held_solution, sizeof patterner->held_solution);
    patterner->solutions = 1;
}

/* One walk from a puzzle with one solution. False in *is_made: too many changes were in vain. */
static nonet_status walk_on(const struct walk *walk, bool *is_made)
{
    int64_t held = INT64_MAX, distance;
    *is_made = false;
    for (int vain = 0; vain < MOST_VAIN_CHANGES; vain++) {
        bool is_unique;
        NN_TRY(descend(walk, &is_unique));
        if (is_unique) {
            NN_TRY(judge_pattern(walk, held, &distance));
            *is_made = distance == 0;
            if (*is_made) return NONET_OK;
            if (distance < held) vain = 0;
            if (distance <= held) hold(walk->patterner);
            held = distance < held ? distance : held;
        } else if (held == INT64_MAX) {
            return NONET_OK;
        }
        go_back(walk->patterner);
        NN_TRY(change_boldly(walk));
    }
    return NONET_OK;
}

nonet_status nn_patterner_make(struct nn_patterner *patterner, struct nn_goal *goal, struct nn_climb *climb)
{
    const struct walk walk = {patterner, goal, climb};
    int redundant = 0;
    climb->attempts = 0;
    for (bool is_made = false; !is_made;) {
        if (nn_watch_is_over(&goal->watch)) return NONET_STOPPED;
        NN_TRY(begin_walk(&walk));
        NN_TRY(walk_on(&walk, &is_made));
    }
    if (goal->settings.keeps_redundant) NN_TRY(count_redundant(&walk, 1, &redundant));
    climb->is_minimal = redundant == 0;
    climb->phase = NN_CLIMB_DONE;
    return NONET_OK;
}
