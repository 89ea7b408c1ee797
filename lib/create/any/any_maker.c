/* any_maker.c: see any_maker.h. */
#include "create/any/any_maker.h"

#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/any/any_grid.h"
#include "create/any/any_removal.h"
#include "create/any/any_weighing.h"
#include "create/bounds.h"
#include "create/clue_symmetry.h"
#include "create/pattern_maker.h"
#include "sized/sized.h"
#include "sized/technique_goal.h"

/* Conflicts for a question about a clue: in the first round, and at most on boards above this side, where puzzles that
 * must not be too hard keep redundant clues in any case. On smaller ones every question gets its answer. */
enum { FIRST_CONFLICTS = 16, MOST_CONFLICTS = 4096, CONFLICTS_WITH_LIMITS = 64 };

/* How many changes may fail before a new grid is taken; and how many groups of clues a change puts back at most: this
 * fraction of the cells, or a few if only the number of clues is wrong. */
enum { MOST_VAIN = 30, PART_ADDED = 8, FEW_ADDED = 4 };

/* Ranks of demands (bounds.h). */
enum { BY_REDUNDANCY, BY_GOAL, BY_NUMBER };

struct nn_any_maker {
    nonet_generator_settings settings;
    const nonet_layout *layout;
    struct nn_any_removal removal;
    const struct nn_any_goal_kind *kind;
    struct nn_any_goal *goal;
    struct nn_pattern_maker *pattern_maker; /* or NULL: clues may be anywhere */
    bool is_limited;                        /* techniques must be enough */
    bool is_easy;                           /* and they are just singles */
    bool goes_by_singles;                   /* clues that follow by singles may go at once */
    bool has_demands;

    struct nn_random random; /* of the current puzzle */
    struct nn_watch *watch;
    uint64_t attempts;
    _Atomic uint64_t *tried; /* of all puzzles */
    nonet_symmetry symmetry;
    int groups;
    int redundant_left; /* clues that may be found to be so before a test ends */
    uint8_t grid[NONET_MAX_CELLS];
    uint8_t held[NONET_MAX_CELLS]; /* a puzzle of this grid: 0 where is no clue */
    uint8_t best[NONET_MAX_CELLS]; /* the nearest so far */
    uint16_t group[NONET_MAX_CELLS], order[NONET_MAX_CELLS], backward[NONET_MAX_CELLS];
};

/* ---- removing -------------------------------------------------------------------------------------- */

static void shuffle_cells(struct nn_any_maker *maker)
{
    const int cells = maker->layout->cells;
    for (int cell = 0; cell < cells; cell++) maker->order[cell] = (uint16_t)cell;
    nn_random_shuffle_cells(&maker->random, maker->order, cells);
}

/* How many clues to leave; 0: as few as possible. */
static int clues_to_be_left(struct nn_any_maker *maker)
{
    const int fewest = maker->settings.fewest_clues, most = maker->settings.most_clues;
    if (!maker->settings.keeps_redundant || !most) return 0;
    return fewest + nn_random_below(&maker->random, most - fewest + 1);
}

static nonet_status is_within_limit(void *context, const uint8_t *cells, bool *is_within)
{
    struct nn_any_maker *const maker = context;
    *is_within = maker->is_easy && nn_any_removal_is_singles(&maker->removal, cells);
    if (maker->is_easy) return NONET_OK;
    return maker->kind->is_solved(maker->goal, cells, maker->grid, maker->watch, is_within);
}

static uint64_t conflicts_of_question(const struct nn_any_maker *maker)
{
    if (maker->layout->side <= NN_ANY_SIDE_WITHOUT_LIMIT) return 0;
    return maker->is_limited || maker->settings.keeps_redundant ? CONFLICTS_WITH_LIMITS : MOST_CONFLICTS;
}

static struct nn_any_removal_job removal_job(struct nn_any_maker *maker, int fewest)
{
    return (struct nn_any_removal_job){
        .order = maker->order,
        .fewest = fewest,
        .first_budget = FIRST_CONFLICTS,
        .most_conflicts = conflicts_of_question(maker),
        .tries_singles = !maker->goes_by_singles,
        .may_go = maker->is_limited ? is_within_limit : NULL,
        .context = maker,
        .watch = maker->watch,
    };
}

/* From the current clues to a puzzle. What follows by singles goes first, since that is quick. */
static nonet_status remove_clues(struct nn_any_maker *maker)
{
    struct nn_any_removal *const removal = &maker->removal;
    const int fewest = clues_to_be_left(maker);
    maker->attempts++;
    atomic_fetch_add_explicit(maker->tried, 1, memory_order_relaxed);
    removal->group = maker->group;
    nn_any_removal_set_clues(removal, maker->held);
    shuffle_cells(maker);
    if (maker->goes_by_singles) {
        nn_any_removal_skip_singles(removal, maker->order, fewest);
        shuffle_cells(maker);
        NN_TRY(nn_any_removal_within_singles(removal, maker->order, fewest, maker->watch));
    }
    const struct nn_any_removal_job job = removal_job(maker, fewest);
    NN_TRY(nn_any_removal_run(removal, &job));
    nn_any_removal_write(removal, maker->held);
    return NONET_OK;
}

/* Each clue in turn, after those before it are decided, as weights require. Singles can tell in advance which will go:
 * a clue that follows from later ones is not needed when its turn comes. */
static nonet_status remove_in_turn(struct nn_any_maker *maker)
{
    struct nn_any_removal *const removal = &maker->removal;
    const int cells = maker->layout->cells;
    maker->attempts++;
    atomic_fetch_add_explicit(maker->tried, 1, memory_order_relaxed);
    shuffle_cells(maker);
    for (int at = 0; at < cells; at++) maker->backward[at] = maker->order[cells - 1 - at];
    removal->group = NULL;
    nn_any_removal_set_clues(removal, maker->held);
    nn_any_removal_skip_singles(removal, maker->backward, 0);
    struct nn_any_removal_job job = removal_job(maker, 0);
    job.first_budget = 0; /* nobody waits */
    NN_TRY(nn_any_removal_run(removal, &job));
    nn_any_removal_write(removal, maker->held);
    return NONET_OK;
}

/* ---- what came of it ------------------------------------------------------------------------------- */

/* Above the limit a puzzle that is not too hard always has clues that stay only for that reason. */
static bool is_to_be_minimal(const struct nn_any_maker *maker)
{
    return !maker->settings.keeps_redundant && (!maker->is_limited || maker->layout->side <= NN_ANY_SIDE_WITHOUT_LIMIT);
}

static nonet_status measure_puzzle(struct nn_any_maker *maker, int64_t *distance)
{
    const struct nn_any_removal *const removal = &maker->removal;
    int64_t lack = nn_distance_from(removal->clue_count, maker->settings.fewest_clues, maker->settings.most_clues);
    *distance = nn_distance_of(BY_NUMBER, lack);
    if (lack) return NONET_OK;
    if (maker->has_demands) NN_TRY(maker->kind->lack(maker->goal, maker->held, maker->grid, maker->watch, &lack));
    *distance = nn_distance_of(BY_GOAL, lack);
    if (!lack && is_to_be_minimal(maker)) *distance = nn_any_removal_count(removal, NN_REDUNDANT);
    return NONET_OK;
}

/* Clues that went as single ones until none could go are tested. */
static nonet_status prove_needed(struct nn_any_maker *maker, nonet_generated *made)
{
    struct nn_any_removal *const removal = &maker->removal;
    if (maker->symmetry != NONET_SYMMETRY_NONE || maker->settings.keeps_redundant) {
        struct nn_any_removal_job job = removal_job(maker, 0);
        job.keeps_all = true;
        removal->group = NULL;
        nn_any_removal_set_clues(removal, maker->held);
        NN_TRY(nn_any_removal_run(removal, &job));
    }
    made->needed = nn_any_removal_count(removal, NN_NEEDED);
    made->is_minimal = made->needed == made->clues;
    return NONET_OK;
}

static void give_result(const struct nn_any_maker *maker, nonet_generated *made)
{
    const size_t cells = (size_t)maker->layout->cells;
    memcpy((uint8_t *)(uintptr_t)made->cells, maker->held, cells);
    memcpy((uint8_t *)(uintptr_t)made->solution, maker->grid, cells);
    made->has_board = true;
    made->clues = maker->removal.clue_count;
    made->symmetry = maker->symmetry;
}

/* ---- the search ------------------------------------------------------------------------------------- */

static nonet_status begin_any_grid(struct nn_any_maker *maker, int64_t *log2_weight)
{
    maker->symmetry = nn_symmetry_choose(maker->layout, &maker->settings, &maker->random);
    maker->groups = nn_symmetry_groups(maker->symmetry, &maker->random, maker->layout->side, maker->group);
    struct nn_board *const board = &maker->removal.board;
    if (log2_weight) NN_TRY(nn_weighed_grid(board, &maker->random, maker->watch, maker->grid, log2_weight));
    else NN_TRY(nn_any_grid(board, &maker->random, maker->watch, maker->grid));
    nn_any_removal_set_grid(&maker->removal, maker->grid, NULL);
    memcpy(maker->held, maker->grid, (size_t)maker->layout->cells);
    return NONET_OK;
}

static void add_clues(struct nn_any_maker *maker, int64_t distance)
{
    const int part = maker->layout->cells / PART_ADDED;
    const int most = distance >= BY_NUMBER * NN_RANK || part < FEW_ADDED ? FEW_ADDED : part;
    for (int left = 1 + nn_random_below(&maker->random, most); left > 0; left--) {
        const int group = nn_random_below(&maker->random, maker->groups);
        for (int cell = 0; cell < maker->layout->cells; cell++)
            if (maker->group[cell] == group) maker->held[cell] = maker->grid[cell];
    }
}

/* All that comes of one grid; `made` has the nearest so far, of any grid. */
static nonet_status search_from_grid(struct nn_any_maker *maker, nonet_generated *made)
{
    int64_t best_distance = INT64_MAX;
    for (int vain = 0; vain <= MOST_VAIN; vain++) {
        int64_t distance;
        NN_TRY(remove_clues(maker));
        NN_TRY(measure_puzzle(maker, &distance));
        if (!made->has_board || distance < made->distance) {
            made->distance = distance;
            give_result(maker, made);
        }
        if (distance == 0 || distance == nn_distance_of(BY_GOAL, NN_TECHNIQUE_LEAVES_NOTHING)) return NONET_OK;
        if (distance < best_distance) vain = 0;
        if (distance <= best_distance) {
            best_distance = distance;
            memcpy(maker->best, maker->held, sizeof maker->best);
        }
        memcpy(maker->held, maker->best, sizeof maker->held);
        add_clues(maker, best_distance);
    }
    return NONET_OK;
}

/* A puzzle without any demands, and its weight. */
static nonet_status make_weighed(struct nn_any_maker *maker, nonet_generated *made)
{
    int64_t grid_weight;
    NN_TRY(begin_any_grid(maker, &grid_weight));
    NN_TRY(remove_in_turn(maker));
    struct nn_any_weighing weighing = {
        .layout = maker->layout,
        .grid = maker->grid,
        .puzzle = maker->held,
        .order = maker->order,
        .unavoidable = &maker->removal.unavoidable,
        .watch = maker->watch,
    };
    const nonet_status status = nn_any_weighing_run(&weighing);
    maker->removal.questions += weighing.questions;
    NN_TRY(status);
    give_result(maker, made);
    NN_TRY(prove_needed(maker, made));
    made->log2_weight = grid_weight + weighing.log2_weight;
    made->is_made = true;
    return NONET_OK;
}

static nonet_status make_puzzle(struct nn_any_maker *maker, nonet_generated *made)
{
    do {
        if (nn_watch_is_over(maker->watch)) return NONET_STOPPED;
        NN_TRY(begin_any_grid(maker, NULL));
        NN_TRY(search_from_grid(maker, made));
    } while (made->distance);
    made->is_made = true; /* a stop that comes now leaves only this open */
    return prove_needed(maker, made);
}

/* ---- with a pattern --------------------------------------------------------------------------------- */

static nonet_status any_pattern_grid(void *context, struct nn_random *random, uint8_t *grid)
{
    struct nn_any_maker *const maker = context;
    return nn_any_grid(&maker->removal.board, random, maker->watch, grid);
}

static nonet_status measure_any_pattern(void *context, const uint8_t *cells, const uint8_t *solution, int64_t bound,
                                        int64_t *distance)
{
    struct nn_any_maker *const maker = context;
    (void)bound;
    *distance = 0;
    atomic_fetch_add_explicit(maker->tried, 1, memory_order_relaxed);
    return maker->has_demands ? maker->kind->lack(maker->goal, cells, solution, maker->watch, distance) : NONET_OK;
}

/* A clue could go: it stays, and the test ends if they are so many. */
static nonet_status count_redundant(void *context, const uint8_t *cells, bool *may_go)
{
    struct nn_any_maker *const maker = context;
    (void)cells;
    *may_go = false;
    return --maker->redundant_left ? NONET_OK : NONET_END;
}

static nonet_status test_any_clues(void *context, const uint8_t *cells, const uint8_t *solution, int most,
                                   int *redundant, int *needed)
{
    struct nn_any_maker *const maker = context;
    struct nn_any_removal *const removal = &maker->removal;
    memcpy(maker->grid, solution, (size_t)maker->layout->cells);
    maker->redundant_left = most;
    removal->group = NULL;
    shuffle_cells(maker);
    nn_any_removal_set_grid(removal, maker->grid, NULL);
    nn_any_removal_set_clues(removal, cells);
    struct nn_any_removal_job job = removal_job(maker, 0);
    job.may_go = count_redundant;
    const nonet_status status = nn_any_removal_run(removal, &job);
    *redundant = most - maker->redundant_left;
    *needed = nn_any_removal_count(removal, NN_NEEDED);
    return status == NONET_END ? NONET_OK : status;
}

static const struct nn_pattern_calls any_pattern_calls = {any_pattern_grid, measure_any_pattern, test_any_clues};

/* ---- the handle ------------------------------------------------------------------------------------ */

/* Are singles among what may be used? */
static bool allows_singles(const nonet_generator_settings *settings)
{
    for (size_t at = 0; settings->without && nonet_technique_at(at); at++)
        if (settings->without[at] && nonet_technique_at(at)->level <= NN_EASY) return false;
    return true;
}

static nonet_status make_parts(struct nn_any_maker *maker)
{
    nonet_generator_settings *const settings = &maker->settings;
    maker->is_limited = settings->hardest < NN_EXTREME || settings->needed;
    maker->is_easy = settings->hardest == NN_EASY && !settings->needed;
    maker->has_demands = maker->is_limited || settings->easiest > NN_BEGINNER;
    settings->is_natural = true;
    maker->kind = nn_sized_at(nn_sized_index(maker->layout->side))->any_goal;
    NN_TRY(maker->kind->make(maker->layout, settings, &maker->goal));
    maker->goes_by_singles = allows_singles(settings) && (settings->hardest >= NN_EASY || settings->needed);
    if (!allows_singles(settings)) maker->is_easy = false;
    if (settings->pattern)
        NN_TRY(nn_pattern_maker_new(maker->layout, settings, &any_pattern_calls, maker, &maker->pattern_maker));
    settings->needed = settings->without = settings->pattern = NULL; /* the caller may free its memory */
    return nn_any_removal_init(&maker->removal, maker->layout);
}

nonet_status nn_any_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                              _Atomic uint64_t *tried, struct nn_any_maker **maker)
{
    struct nn_any_maker *const made = *maker = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->settings = *settings;
    made->layout = layout;
    made->tried = tried;
    const nonet_status status = make_parts(made);
    if (status == NONET_OK) return NONET_OK;
    nn_any_maker_free(made);
    *maker = NULL;
    return status;
}

void nn_any_maker_free(struct nn_any_maker *maker)
{
    if (!maker) return;
    if (maker->kind) maker->kind->free(maker->goal);
    nn_any_removal_clear(&maker->removal);
    nn_pattern_maker_free(maker->pattern_maker);
    free(maker);
}

nonet_status nn_any_maker_make(struct nn_any_maker *maker, struct nn_watch *watch, nonet_generated *made)
{
    const uint64_t questions = maker->removal.questions;
    maker->watch = watch;
    maker->attempts = 0;
    maker->random = nn_random_begin(maker->settings.seed, made->index);
    const nonet_status status = maker->pattern_maker     ? nn_pattern_maker_make(maker->pattern_maker, watch, made)
                                : maker->settings.weighs ? make_weighed(maker, made)
                                                         : make_puzzle(maker, made);
    made->attempts += maker->attempts;
    made->questions += maker->removal.questions - questions;
    return status;
}
