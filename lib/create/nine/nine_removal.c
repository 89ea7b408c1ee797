/* nine_removal.c: see nine_removal.h. The number of units tried together adapts: it doubles after a success and halves
 * after a failure. Measured on random grids of 9x9, unavoidable sets and solving as in nine_maker.c: 28 questions for a
 * minimal puzzle instead of 81. */
#include "create/nine/nine_removal.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"

enum {
    FIRST_TOGETHER = 30, /* nearly always this many of 81 random cells can go */
    SINGLY_BELOW = 36,   /* with fewer clues than that, units are tried one by one */
};

void nn_nine_removal_set_grid(struct nn_nine_removal *removal, const uint8_t *grid)
{
    memcpy(removal->grid, grid, sizeof removal->grid);
    nn_nine_unavoidable_find(&removal->unavoidable, grid);
    removal->unit_count = removal->next = 0;
    NN_CHECK_EVERY(64, removal->occasions, nn_nine_unavoidable_check(&removal->unavoidable));
}

/* The units are there. */
static void begin_units(struct nn_nine_removal *removal, struct nn_cells clues, int unit_count)
{
    removal->clues = clues;
    removal->unit_count = unit_count;
    removal->next = removal->together = removal->removed_count = removal->fewest = 0;
    removal->is_singly = false;
    removal->most_together = 1;
}

void nn_nine_removal_begin(struct nn_nine_removal *removal, struct nn_random *random, struct nn_cells clues,
                           struct nn_cells latest, const struct nn_cells *units, int unit_count, int fewest)
{
    int order[NN_NINE_CELLS];
    int placed = 0;
    assert(unit_count <= NN_NINE_CELLS);
    for (int unit = 0; unit < unit_count; unit++) order[unit] = unit;
    nn_random_shuffle(random, order, unit_count);
    for (int is_late = 0; is_late < 2; is_late++)
        for (int at = 0; at < unit_count; at++)
            if (nn_cells_meet(units[order[at]], latest) == is_late) removal->units[placed++] = units[order[at]];
    assert(placed == unit_count);
    const int size = unit_count ? nn_cells_count(clues) / unit_count : 1;
    const int spare = nn_cells_count(clues) - (NN_NINE_CELLS - FIRST_TOGETHER);
    begin_units(removal, clues, unit_count);
    removal->fewest = fewest;
    removal->most_together = spare > size ? spare / (size ? size : 1) : 1;
    NN_CHECK(nn_nine_removal_check(removal));
}

void nn_nine_removal_begin_singly(struct nn_nine_removal *removal, const uint8_t *cells, int count)
{
    assert(count >= 0 && count <= NN_NINE_CELLS);
    struct nn_cells clues = nn_no_cells();
    for (int at = 0; at < count; at++) {
        removal->units[at] = nn_one_cell(cells[at]);
        nn_cells_add(&clues, cells[at]);
    }
    begin_units(removal, clues, count);
    removal->is_singly = true;
    NN_CHECK(nn_nine_removal_check(removal));
}

/* Is it certain without a question that these clues are too few? */
static bool are_too_few(const struct nn_nine_removal *removal, struct nn_cells clues)
{
    if (removal->fewest && nn_cells_count(clues) < removal->fewest) return true;
    return nn_nine_unavoidable_misses(&removal->unavoidable, clues);
}

/* The clues without the units that are to be tried now; none left to try: all clues. */
static struct nn_cells choose_trial(struct nn_nine_removal *removal)
{
    struct nn_cells trial = removal->clues;
    removal->together = 0;
    while (removal->next + removal->together < removal->unit_count && removal->together < removal->most_together) {
        const struct nn_cells less = nn_cells_less(trial, removal->units[removal->next + removal->together]);
        if (!are_too_few(removal, less)) {
            trial = less;
            removal->together++;
        } else if (removal->together == 0) {
            removal->next++;
        } else {
            break; /* whether it is needed depends on the answer */
        }
    }
    return trial;
}

bool nn_nine_removal_ask(struct nn_nine_removal *removal, uint8_t *puzzle)
{
    const struct nn_cells trial = choose_trial(removal);
    if (removal->together == 0) return false;
    memset(puzzle, 0, NN_NINE_CELLS);
    NN_EACH_CELL(cell, trial) puzzle[cell] = removal->grid[cell];
    removal->questions++;
    return true;
}

int nn_nine_removal_asked_cell(const struct nn_nine_removal *removal)
{
    assert(removal->is_singly && removal->together == 1);
    return nn_cells_first(removal->units[removal->next]);
}

static void take_away(struct nn_nine_removal *removal, struct nn_cells unit)
{
    assert(nn_cells_within(unit, removal->clues));
    removal->clues = nn_cells_less(removal->clues, unit);
    NN_EACH_CELL(cell, unit) removal->removed[removal->removed_count++] = (uint8_t)cell;
}

void nn_nine_removal_answer(struct nn_nine_removal *removal, uint64_t count, const uint8_t *solution)
{
    assert(removal->together > 0 && count > 0);
    if (count == 1) {
        for (int unit = 0; unit < removal->together; unit++) take_away(removal, removal->units[removal->next++]);
        removal->most_together *= 2;
        if (removal->is_singly || nn_cells_count(removal->clues) < SINGLY_BELOW) removal->most_together = 1;
        return;
    }
    if (!removal->is_singly) nn_nine_unavoidable_learn(&removal->unavoidable, removal->grid, solution);
    if (removal->together == 1) removal->next++;
    removal->most_together = (removal->together + 1) / 2;
    NN_CHECK(nn_nine_removal_check(removal));
}
