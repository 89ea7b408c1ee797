/* nine_search.c: see nine_search.h. */
#include "create/nine/nine_search.h"

#include <limits.h>
#include <string.h>

#include "base/invariants.h"
#include "base/try.h"
#include "create/any/any_grid.h"
#include "create/clue_symmetry.h"
#include "create/nine/nine_grid.h"

/* How many changes may fail before a new grid is taken, and how many groups of clues a change puts back at most.
 * Numbers of clues are reached by many small changes (19 clues: 6 added 54 ms, 12 added 110 ms a puzzle). How hard a
 * puzzle is has less to do with how hard a similar one is (extreme: 4 added 13 ms, 8 to 15 added 11 ms). Where the
 * technique that is to be needed is in use already, small changes are best (ALS-XZ: 4 added 0.5 s, 8 added 0.9 s). */
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
static int clue_units(const struct nn_nine_search *search, struct nn_cells clues, struct nn_cells *units)
{
    struct nn_cells of_group[NN_NINE_CELLS];
    int count = 0;
    for (int group = 0; group < search->groups; group++) of_group[group] = nn_no_cells();
    NN_EACH_CELL(cell, clues) nn_cells_add(&of_group[search->group[cell]], cell);
    for (int group = 0; group < search->groups; group++)
        if (!nn_cells_are_none(of_group[group])) units[count++] = of_group[group];
    return count;
}

/* How many clues to leave; 0: as few as possible. */
static int clues_to_leave(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    const int fewest = goal->settings.fewest_clues, most = goal->settings.most_clues;
    if (!goal->settings.keeps_redundant) return 0;
    return fewest + nn_random_below(&search->random, most - fewest + 1);
}

static void remove_from(struct nn_nine_search *search, const struct nn_nine_goal *goal, struct nn_cells clues,
                        struct nn_cells latest)
{
    struct nn_cells units[NN_NINE_CELLS];
    const int count = clue_units(search, clues, units);
    search->phase = NN_NINE_REMOVING;
    search->attempts++;
    nn_nine_removal_begin(&search->removal, &search->random, clues, latest, units, count, clues_to_leave(search, goal));
}

static struct nn_cells all_cells(void)
{
    struct nn_cells all = nn_no_cells();
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) nn_cells_add(&all, cell);
    return all;
}

/* Weighed grids take a hundred times as long, so all others are drawn without. */
static void draw_grid_for(struct nn_nine_search *search, const struct nn_nine_goal *goal, uint8_t *grid)
{
    struct nn_watch none = {0}; /* it is a matter of a quarter of a millisecond */
    search->grid_weight = 0;
    if (!goal->settings.weighs) nn_nine_grid(goal->layout, &search->random, grid);
    else (void)nn_weighed_grid(goal->board, &search->random, &none, grid, &search->grid_weight);
}

/* If a technique whose turn it is does not come up within its attempts, it is the turn of the next. */
static void take_turns(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    if (search->attempts - search->turn_begin < nn_technique_goal_attempts(&goal->techniques, search->turn)) return;
    search->turn++;
    search->turn_begin = search->attempts;
}

static void begin_grid(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    uint8_t grid[NN_NINE_CELLS];
    take_turns(search, goal);
    search->symmetry = nn_symmetry_choose(goal->layout, &goal->settings, &search->random);
    search->groups = nn_symmetry_groups(search->symmetry, &search->random, 9, search->group);
    search->held_distance = (struct nn_distance){.total = INT64_MAX};
    search->vain = 0;
    draw_grid_for(search, goal, grid);
    nn_nine_removal_set_grid(&search->removal, grid);
    remove_from(search, goal, all_cells(), nn_no_cells());
}

/* ---- many clues ----------------------------------------------------------------------------------- */

/* Sets that these cells meet, as far as sets are known. Cells that meet few sets are weak clues: it takes many of
 * them. */
static int strength_of(const struct nn_nine_unavoidable *unavoidable, struct nn_cells cells)
{
    int strength = 0;
    for (int at = 0; at < unavoidable->count; at++) strength += nn_cells_meet(unavoidable->sets[at], cells);
    return strength;
}

/* Order the first units of the removal that begins: those to go, then strong ones before weak ones, with some
 * chance. */
static void put_strong_first(struct nn_nine_search *search, int count, struct nn_cells to_go)
{
    assert(count <= search->removal.unit_count);
    struct nn_cells *const units = search->removal.units;
    int keys[NN_NINE_CELLS];
    for (int at = 0; at < count; at++) {
        const struct nn_cells unit = units[at];
        const int key = nn_cells_meet(unit, to_go) ? INT_MAX
                                                   : strength_of(&search->removal.unavoidable, unit) +
                                                         nn_random_below(&search->random, STRENGTH_BY_CHANCE);
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
static void begin_exchange(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    assert(!nn_cells_are_none(search->held));
    struct nn_cells units[NN_NINE_CELLS], to_go = nn_no_cells(), late;
    const int count = clue_units(search, search->held, units);
    for (int left = 1 + nn_random_below(&search->random, MOST_EXCHANGED); left > 0; left--)
        to_go = nn_cells_or(to_go, units[nn_random_below(&search->random, count)]);
    late = nn_cells_less(search->held, to_go);
    remove_from(search, goal, all_cells(), late);
    int early = 0;
    while (early < search->removal.unit_count && !nn_cells_meet(search->removal.units[early], late)) early++;
    put_strong_first(search, early, to_go);
}

/* ---- changes --------------------------------------------------------------------------------------- */

/* From the puzzle that is held, with some clues more, which are the last to go again: else it would often come to the
 * same puzzle. */
static void begin_change(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    struct nn_cells clues = search->held;
    for (int left = 1 + nn_random_below(&search->random, most_added(&search->held_distance)); left > 0; left--) {
        const int group = nn_random_below(&search->random, search->groups);
        for (int cell = 0; cell < NN_NINE_CELLS; cell++)
            if (search->group[cell] == group) nn_cells_add(&clues, cell);
    }
    remove_from(search, goal, clues, nn_cells_less(clues, search->held));
}

/* ---- what came of it ------------------------------------------------------------------------------- */

/* These clues of the grid, 0 elsewhere. */
static void write_clues(const struct nn_nine_search *search, struct nn_cells clues, uint8_t *cells)
{
    memset(cells, 0, NN_NINE_CELLS);
    NN_EACH_CELL(cell, clues) cells[cell] = search->removal.grid[cell];
}

/* If single clues were removed until none can go, there is nothing to check. */
static void begin_check(struct nn_nine_search *search, const struct nn_nine_goal *goal)
{
    struct nn_cells units[NN_NINE_CELLS];
    int count = 0;
    const bool is_known = search->symmetry == NONET_SYMMETRY_NONE && !goal->settings.keeps_redundant;
    search->phase = NN_NINE_CHECKING;
    NN_EACH_CELL(cell, search->held) units[count++] = nn_one_cell(cell);
    struct nn_random any_order = {0};
    nn_nine_removal_begin(&search->removal, &any_order, search->held, nn_no_cells(), units, is_known ? 0 : count, 0);
}

/* There is no other demand then, so the first removal is the last. */
static void begin_weighing(struct nn_nine_search *search)
{
    search->phase = NN_NINE_WEIGHING;
    nn_nine_weighing_begin(&search->weighing, &search->removal, all_cells());
}

/* A change came to nothing or to something: from what is held now, or from another grid. */
static void try_on(struct nn_nine_search *search, const struct nn_nine_goal *goal, bool is_better)
{
    const int most = most_vain(&search->held_distance);
    const bool has_few = search->held_distance.by_clues && nn_cells_count(search->held) < goal->settings.fewest_clues;
    search->vain = is_better ? 0 : search->vain + 1;
    if (search->vain > most) begin_grid(search, goal);
    else if (has_few) begin_exchange(search, goal);
    else begin_change(search, goal);
}

static void keep_nearest(struct nn_nine_search *search, const uint8_t *cells, int64_t distance)
{
    if (distance >= search->nearest_distance) return;
    search->nearest_distance = distance;
    memcpy(search->nearest, cells, sizeof search->nearest);
    memcpy(search->nearest_solution, search->removal.grid, sizeof search->nearest_solution);
}

/* For displays. Only this thread changes it. */
static void show_nearest(const struct nn_nine_goal *goal, int64_t distance)
{
    const int64_t before = atomic_load_explicit(goal->nearest, memory_order_relaxed);
    if (!distance || !before || distance < before) atomic_store_explicit(goal->nearest, distance, memory_order_relaxed);
}

static nonet_status measure_removal(struct nn_nine_search *search, struct nn_nine_goal *goal)
{
    const struct nn_cells clues = search->removal.clues;
    const int64_t before = search->held_distance.total;
    uint8_t cells[NN_NINE_CELLS];
    struct nn_distance distance = search->held_distance;
    const bool is_another = before == INT64_MAX || !nn_cells_equal(search->held, clues);
    if (is_another) {
        write_clues(search, clues, cells);
        nn_technique_goal_aim(&goal->techniques, search->turn);
        NN_TRY(nn_nine_goal_distance(goal, cells, search->removal.grid, nn_cells_count(clues), before, &distance));
        keep_nearest(search, cells, distance.total);
        show_nearest(goal, distance.total);
    }
    if (distance.total <= before) {
        search->held = clues;
        search->held_distance = distance;
    }
    if (distance.total == 0 && goal->settings.weighs) begin_weighing(search);
    else if (distance.total == 0) begin_check(search, goal);
    else try_on(search, goal, distance.total < before);
    NN_CHECK(nn_nine_search_check(search));
    return NONET_OK;
}

/* One clue that can go is enough. */
static bool is_check_over(struct nn_nine_search *search, uint8_t *puzzle)
{
    search->is_minimal = nn_cells_equal(search->removal.clues, search->held);
    return !search->is_minimal || !nn_nine_removal_ask(&search->removal, puzzle);
}

nonet_status nn_nine_search_ask(struct nn_nine_search *search, struct nn_nine_goal *goal, uint8_t *puzzle)
{
    while (search->phase == NN_NINE_REMOVING) {
        if (nn_nine_removal_ask(&search->removal, puzzle)) return NONET_OK;
        NN_TRY(measure_removal(search, goal));
        if (nn_watch_is_over(&goal->watch)) return NONET_STOPPED;
    }
    if (search->phase == NN_NINE_WEIGHING) {
        if (nn_nine_weighing_ask(&search->weighing, puzzle)) return NONET_OK;
        search->weight = search->grid_weight + nn_nine_weighing_result(&search->weighing);
        begin_check(search, goal);
    }
    if (search->phase == NN_NINE_CHECKING && !is_check_over(search, puzzle)) return NONET_OK;
    search->phase = NN_NINE_DONE;
    return NONET_END;
}

void nn_nine_search_answer(struct nn_nine_search *search, uint64_t count, const uint8_t *solution)
{
    assert(search->phase != NN_NINE_DONE);
    if (search->phase == NN_NINE_WEIGHING) nn_nine_weighing_answer(&search->weighing, count, solution);
    else nn_nine_removal_answer(&search->removal, count, solution);
}

void nn_nine_search_begin(struct nn_nine_search *search, const struct nn_nine_goal *goal, uint64_t index)
{
    search->index = index;
    search->random = nn_random_begin(goal->settings.seed, index);
    search->turn = goal->settings.seed + index;
    search->attempts = search->turn_begin = 0;
    search->weight = 0;
    search->nearest_distance = INT64_MAX;
    search->removal.questions = 0;
    begin_grid(search, goal);
}
