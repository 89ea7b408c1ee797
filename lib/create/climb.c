/* climb.c: see climb.h. */
#include "create/climb.h"

#include <limits.h>
#include <string.h>

#include "base/try.h"
#include "create/any_grid.h"
#include "create/clue_symmetry.h"
#include "create/random_grid.h"

/* How many changes may be in vain before a new grid is taken, and how many groups of clues are put back for a change,
 * at most. Numbers of clues are reached by many small changes (19 clues: 6 added 54 ms, 12 added 110 ms a puzzle).
 * How hard a puzzle is has less to do with how hard a similar one is (extreme: 4 added 13 ms, 8 to 15 added 11 ms).
 * Where the technique that is to be needed is in use already, small changes are best (ALS-XZ: 4 added 0.5 s, 8 added
 * 0.9 s). */
enum {
    VAIN_FOR_CLUES = 400,
    ADDED_FOR_CLUES = 6,
    VAIN_FOR_HARDNESS = 20,
    ADDED_FOR_HARDNESS = 12,
    VAIN_NEARBY = 80,
    ADDED_NEARBY = 4,
};

/* For many clues: clues that go at most, and how much of a clue's strength is chance. Seconds a puzzle for 30, 32 and
 * 33 clues: 0.02, 0.2 and 0.6; without strength 0.6 for 30; with some clues more instead (begin_change) 0.3, 31 takes
 * 7, 32 more than 20. */
enum { MOST_EXCHANGED = 2, STRENGTH_BY_CHANCE = 50 };

static int most_vain(const struct nn_distance *distance)
{
    return distance->by_clues ? VAIN_FOR_CLUES : distance->by_nature ? VAIN_FOR_HARDNESS : VAIN_NEARBY;
}

static int most_added(const struct nn_distance *distance)
{
    return distance->by_clues ? ADDED_FOR_CLUES : distance->by_nature ? ADDED_FOR_HARDNESS : ADDED_NEARBY;
}

/* ---- removing ------------------------------------------------------------------------------------- */

/* The groups of cells that are clues. Returns how many. */
static int clue_units(const struct nn_climb *climb, struct nn_cells clues, struct nn_cells *units)
{
    struct nn_cells of_group[NN_REMOVAL_CELLS];
    int count = 0;
    for (int group = 0; group < climb->groups; group++) of_group[group] = nn_no_cells();
    NN_EACH_CELL(cell, clues) nn_cells_add(&of_group[climb->group[cell]], cell);
    for (int group = 0; group < climb->groups; group++)
        if (!nn_cells_are_none(of_group[group])) units[count++] = of_group[group];
    return count;
}

/* How many clues are to be left; 0: as few as can be. */
static int clues_to_leave(struct nn_climb *climb, const struct nn_goal *goal)
{
    const int fewest = goal->settings.fewest_clues, most = goal->settings.most_clues;
    if (!goal->settings.keeps_redundant) return 0;
    return fewest + nn_random_below(&climb->random, most - fewest + 1);
}

static void remove_from(struct nn_climb *climb, const struct nn_goal *goal, struct nn_cells clues,
                        struct nn_cells latest)
{
    struct nn_cells units[NN_REMOVAL_CELLS];
    const int count = clue_units(climb, clues, units);
    climb->phase = NN_CLIMB_REMOVING;
    climb->attempts++;
    nn_removal_begin(&climb->removal, &climb->random, clues, latest, units, count, clues_to_leave(climb, goal));
}

static struct nn_cells all_cells(void)
{
    struct nn_cells all = nn_no_cells();
    for (int cell = 0; cell < NN_REMOVAL_CELLS; cell++) nn_cells_add(&all, cell);
    return all;
}

/* Weighed grids take a hundred times as long, so all others are drawn without. */
static void draw_grid_for(struct nn_climb *climb, const struct nn_goal *goal, uint8_t *grid)
{
    struct nn_watch none = {0}; /* it is a matter of a quarter of a millisecond */
    climb->grid_weight = 0;
    if (!goal->settings.weighs) nn_random_grid(goal->layout, &climb->random, grid);
    else (void)nn_weighed_grid(goal->board, &climb->random, &none, grid, &climb->grid_weight);
}

static void begin_grid(struct nn_climb *climb, const struct nn_goal *goal)
{
    uint8_t grid[NN_REMOVAL_CELLS];
    climb->symmetry = nn_symmetry_choose(goal->layout, &goal->settings, &climb->random);
    climb->groups = nn_symmetry_groups(climb->symmetry, &climb->random, 9, climb->group);
    climb->held_distance = (struct nn_distance){.total = INT64_MAX};
    climb->vain = 0;
    draw_grid_for(climb, goal, grid);
    nn_removal_set_grid(&climb->removal, grid);
    remove_from(climb, goal, all_cells(), nn_no_cells());
}

/* ---- many clues ----------------------------------------------------------------------------------- */

/* Sets that these cells meet, as far as sets are known. Cells that meet few sets are weak clues: it takes many of
 * them. */
static int strength_of(const struct nn_unavoidable *unavoidable, struct nn_cells cells)
{
    int strength = 0;
    for (int at = 0; at < unavoidable->count; at++) strength += nn_cells_meet(unavoidable->sets[at], cells);
    return strength;
}

/* Order the first units of the removal that begins: those to go, then strong ones before weak ones, with some
 * chance. */
static void put_strong_first(struct nn_climb *climb, int count, struct nn_cells to_go)
{
    struct nn_cells *const units = climb->removal.units;
    int keys[NN_REMOVAL_CELLS];
    for (int at = 0; at < count; at++) {
        const struct nn_cells unit = units[at];
        const int key = nn_cells_meet(unit, to_go) ? INT_MAX
                                                   : strength_of(&climb->removal.unavoidable, unit) +
                                                         nn_random_below(&climb->random, STRENGTH_BY_CHANCE);
        int place = at;
        for (; place > 0 && keys[place - 1] < key; place--) {
            keys[place] = keys[place - 1];
            units[place] = units[place - 1];
        }
        keys[place] = key;
        units[place] = unit;
    }
}

/* From the puzzle that is held without a clue or two: what makes up for them is found by taking away all others from
 * the full grid, strong ones first, so that it takes more clues than went. Those that are held are the last to go. */
static void begin_exchange(struct nn_climb *climb, const struct nn_goal *goal)
{
    struct nn_cells units[NN_REMOVAL_CELLS], to_go = nn_no_cells(), late;
    const int count = clue_units(climb, climb->held, units);
    for (int left = 1 + nn_random_below(&climb->random, MOST_EXCHANGED); left > 0; left--)
        to_go = nn_cells_or(to_go, units[nn_random_below(&climb->random, count)]);
    late = nn_cells_less(climb->held, to_go);
    remove_from(climb, goal, all_cells(), late);
    int early = 0;
    while (early < climb->removal.unit_count && !nn_cells_meet(climb->removal.units[early], late)) early++;
    put_strong_first(climb, early, to_go);
}

/* ---- changes --------------------------------------------------------------------------------------- */

/* From the puzzle that is held, with some clues more, which are the last to go again: else it would often come to the
 * same puzzle. */
static void begin_change(struct nn_climb *climb, const struct nn_goal *goal)
{
    struct nn_cells clues = climb->held;
    for (int left = 1 + nn_random_below(&climb->random, most_added(&climb->held_distance)); left > 0; left--) {
        const int group = nn_random_below(&climb->random, climb->groups);
        for (int cell = 0; cell < NN_REMOVAL_CELLS; cell++)
            if (climb->group[cell] == group) nn_cells_add(&clues, cell);
    }
    remove_from(climb, goal, clues, nn_cells_less(clues, climb->held));
}

/* ---- what came of it ------------------------------------------------------------------------------- */

/* These clues of the grid, 0 elsewhere. */
static void write_clues(const struct nn_climb *climb, struct nn_cells clues, uint8_t *cells)
{
    memset(cells, 0, NN_REMOVAL_CELLS);
    NN_EACH_CELL(cell, clues) cells[cell] = climb->removal.grid[cell];
}

/* Whoever removes single clues until none can go knows that none can go. */
static void begin_check(struct nn_climb *climb, const struct nn_goal *goal)
{
    struct nn_cells units[NN_REMOVAL_CELLS];
    int count = 0;
    const bool is_known = climb->symmetry == NONET_SYMMETRY_NONE && !goal->settings.keeps_redundant;
    climb->phase = NN_CLIMB_CHECKING;
    NN_EACH_CELL(cell, climb->held) units[count++] = nn_one_cell(cell);
    struct nn_random any_order = {0};
    nn_removal_begin(&climb->removal, &any_order, climb->held, nn_no_cells(), units, is_known ? 0 : count, 0);
}

/* There is no other demand then, so the first removal is the last. */
static void begin_weighing(struct nn_climb *climb)
{
    climb->phase = NN_CLIMB_WEIGHING;
    nn_weighing_begin(&climb->weighing, &climb->removal, all_cells());
}

/* A change came to nothing or to something: from what is held now, or from another grid. */
static void try_on(struct nn_climb *climb, const struct nn_goal *goal, bool is_better)
{
    const int most = most_vain(&climb->held_distance);
    const bool has_few = climb->held_distance.by_clues && nn_cells_count(climb->held) < goal->settings.fewest_clues;
    climb->vain = is_better ? 0 : climb->vain + 1;
    if (climb->vain > most) begin_grid(climb, goal);
    else if (has_few) begin_exchange(climb, goal);
    else begin_change(climb, goal);
}

static void keep_nearest(struct nn_climb *climb, const uint8_t *cells, int64_t distance)
{
    if (distance >= climb->nearest_distance) return;
    climb->nearest_distance = distance;
    memcpy(climb->nearest, cells, sizeof climb->nearest);
    memcpy(climb->nearest_solution, climb->removal.grid, sizeof climb->nearest_solution);
}

static nonet_status judge_removal(struct nn_climb *climb, struct nn_goal *goal)
{
    const struct nn_cells clues = climb->removal.clues;
    const int64_t before = climb->held_distance.total;
    uint8_t cells[NN_REMOVAL_CELLS];
    struct nn_distance distance = climb->held_distance;
    const bool is_another = before == INT64_MAX || !nn_cells_equal(climb->held, clues);
    if (is_another) {
        write_clues(climb, clues, cells);
        NN_TRY(nn_goal_distance(goal, cells, climb->removal.grid, nn_cells_count(clues), before, &distance));
        keep_nearest(climb, cells, distance.total);
    }
    if (distance.total <= before) {
        climb->held = clues;
        climb->held_distance = distance;
    }
    if (distance.total == 0 && goal->settings.weighs) begin_weighing(climb);
    else if (distance.total == 0) begin_check(climb, goal);
    else try_on(climb, goal, distance.total < before);
    return NONET_OK;
}

/* One clue that can go is enough. */
static bool is_check_over(struct nn_climb *climb, uint8_t *puzzle)
{
    climb->is_minimal = nn_cells_equal(climb->removal.clues, climb->held);
    return !climb->is_minimal || !nn_removal_ask(&climb->removal, puzzle);
}

nonet_status nn_climb_ask(struct nn_climb *climb, struct nn_goal *goal, uint8_t *puzzle)
{
    while (climb->phase == NN_CLIMB_REMOVING) {
        if (nn_removal_ask(&climb->removal, puzzle)) return NONET_OK;
        NN_TRY(judge_removal(climb, goal));
        if (nn_watch_is_over(&goal->watch)) return NONET_STOPPED;
    }
    if (climb->phase == NN_CLIMB_WEIGHING) {
        if (nn_weighing_ask(&climb->weighing, puzzle)) return NONET_OK;
        climb->weight = climb->grid_weight + nn_weighing_result(&climb->weighing);
        begin_check(climb, goal);
    }
    if (climb->phase == NN_CLIMB_CHECKING && !is_check_over(climb, puzzle)) return NONET_OK;
    climb->phase = NN_CLIMB_DONE;
    return NONET_END;
}

void nn_climb_answer(struct nn_climb *climb, uint64_t count, const uint8_t *solution)
{
    if (climb->phase == NN_CLIMB_WEIGHING) nn_weighing_answer(&climb->weighing, count, solution);
    else nn_removal_answer(&climb->removal, count, solution);
}

void nn_climb_begin(struct nn_climb *climb, const struct nn_goal *goal, uint64_t index)
{
    climb->index = index;
    climb->random = nn_random_begin(goal->settings.seed, index);
    climb->attempts = 0;
    climb->weight = 0;
    climb->nearest_distance = INT64_MAX;
    climb->removal.questions = 0;
    begin_grid(climb, goal);
}
