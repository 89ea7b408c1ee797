/* walker.c: see walker.h. A solver that knows the solution, and logic that must not.
 *
 * The logic finds steps from the grid alone; this file asks the solver once for the solution and then checks every step
 * against it before anyone sees it. If there are several solutions, a step is checked against all of them: no solution
 * may have a candidate that the step removes, or lack a value that it places.
 *
 * The player's values and marks are compared with the one solution of the givens, because every step that
 * starts from a wrong one would be wrong too. */
#include <assert.h>
#include <stdlib.h>

#include "base/try.h"
#include "board/check.h"
#include "engine/engine.h"
#include "logic/listing.h"
#include "logic/way.h"
#include "sized/explainer_ranking.h"
#include "sized/step_view.h"
#include "sized/walker.h"
#include "technique/hodoku_score.h"

/* On a board with several solutions a search looks for one that a step rules out. On small boards it finishes well
 * before this limit; on large ones it is a test of the step, not a proof. */
enum { CHECKED_NODES = NN_CELL_WORDS == 2 ? 1000000 : 100 };

struct nn_walker {
    nonet_explainer_settings settings; /* the handle keeps what they point to */
    nonet_solver *solver;
    nonet_solver *checker; /* searches for solutions that a step rules out */

    nonet_layout *layout;        /* of the board, our own copy, and */
    struct nn_geometry geometry; /* derived from it */
    struct nn_grid grid;
    struct nn_grid trial; /* the same after a step that is only tried */
    struct nn_finding finding;
    nonet_ranking usual_ranking; /* for boards of side ranked_side */
    int ranked_side;
    nonet_ranking ranking; /* the same for the current puzzle */
    struct nn_order order;
    struct nn_way way; /* with NONET_PATH_SHORTEST, once it is found */
    int way_at;
    bool has_way, was_way_stopped;
    struct nn_view view;
    bool has_begun, has_step;
    bool is_limited;        /* the last search for all steps of a technique reached its limit */
    bool has_unique_givens; /* the givens alone have one solution */
    nonet_verdict verdict;
    uint8_t values[NN_LOGIC_CELLS]; /* the solution, 1..side */
    uint8_t digits[NN_LOGIC_CELLS]; /* the same, 0-based */

    nonet_position position; /* for the outside, of what follows */
    uint8_t cells[NN_LOGIC_CELLS], is_given[NN_LOGIC_CELLS];
    uint64_t candidates[NN_LOGIC_CELLS];
    uint16_t wrong_values[NN_LOGIC_CELLS], missing_marks[NN_LOGIC_CELLS];

    struct nn_hodoku_score score;
    int hardest;
    size_t steps;
    int64_t total_weight;
    bool has_guesses;
};

/* ---- the handle ---------------------------------------------------------------------------------- */

static void free_walker(struct nn_walker *walker)
{
    nonet_layout_free(walker->layout);
    nonet_solver_free(walker->solver);
    nonet_solver_free(walker->checker);
    nn_finding_release(&walker->finding);
    nn_way_release(&walker->way);
    nn_view_release(&walker->view);
    free(walker);
}

static nonet_status make_walker(const nonet_explainer_settings *settings, struct nn_walker **walker)
{
    struct nn_walker *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->settings = *settings;

    nonet_solver_settings solving;
    nonet_solver_settings_defaults(&solving);
    nonet_status status = nonet_solver_new(&solving, &made->solver);
    solving.most_nodes = CHECKED_NODES;
    if (status == NONET_OK) status = nonet_solver_new(&solving, &made->checker);
    if (status != NONET_OK) {
        free_walker(made);
        return status;
    }
    *walker = made;
    return NONET_OK;
}

/* ---- beginning ----------------------------------------------------------------------------------- */

/* Copy what was given, without the player's values and marks, into `cells`. */
static nonet_position givens_of(struct nn_walker *walker, const nonet_position *position)
{
    for (int cell = 0; cell < position->layout->cells; cell++)
        walker->cells[cell] = nn_position_is_given(position, cell) ? position->cells[cell] : 0;
    return (nonet_position){.layout = position->layout, .cells = walker->cells};
}

static bool has_given(const nonet_position *givens)
{
    for (int cell = 0; cell < givens->layout->cells; cell++)
        if (givens->cells[cell]) return true;
    return false;
}

/* The truth: of the givens if they have one solution, else of the position as it stands. */
static nonet_status find_truth(struct nn_walker *walker, const nonet_position *position, nonet_result *result)
{
    const nonet_position givens = givens_of(walker, position);
    walker->has_unique_givens = false;
    if (has_given(&givens)) {
        NN_TRY(nn_solver_count_within(walker->solver, &givens, 2, &walker->finding.watch, result));
        walker->has_unique_givens = result->verdict == NONET_VERDICT_UNIQUE;
        if (walker->has_unique_givens) return NONET_OK;
    }
    return nn_solver_count_within(walker->solver, position, 2, &walker->finding.watch, result);
}

static void keep_solution(struct nn_walker *walker, const nonet_result *result, nonet_start *start)
{
    assert(!result->solution || result->verdict == NONET_VERDICT_UNIQUE || result->verdict == NONET_VERDICT_MULTIPLE);
    walker->verdict = start->verdict = result->verdict;
    start->conflict = result->conflict;
    if (!result->solution) return;
    for (int cell = 0; cell < walker->geometry.cells; cell++) {
        walker->values[cell] = result->solution[cell];
        walker->digits[cell] = (uint8_t)(result->solution[cell] - 1);
    }
    if (result->verdict == NONET_VERDICT_UNIQUE) start->solution = walker->values;
}

static void compare_with_solution(struct nn_walker *walker, const nonet_position *position, nonet_start *start)
{
    size_t wrong = 0, missing = 0;
    for (int cell = 0; cell < walker->geometry.cells; cell++) {
        const int value = walker->values[cell];
        if (position->cells[cell] && position->cells[cell] != value) walker->wrong_values[wrong++] = (uint16_t)cell;
        if (!position->cells[cell] && position->candidates && !(position->candidates[cell] >> (value - 1) & 1))
            walker->missing_marks[missing++] = (uint16_t)cell;
    }
    start->wrong_values = (nonet_cells){walker->wrong_values, wrong};
    start->missing_marks = (nonet_cells){walker->missing_marks, missing};
}

/* Patterns that would allow two solutions are impossible only where the givens alone exclude the second one: marks and
 * the player's values may exclude it, too, and then the pattern is possible. */
static bool may_use(const struct nn_walker *walker, int technique)
{
    assert(technique >= 0 && technique < NN_TECHNIQUES);
    return walker->has_unique_givens || !nn_techniques[technique].needs_uniqueness;
}

static void make_order(struct nn_walker *walker)
{
    const int side = walker->geometry.side;
    if (walker->ranked_side != side) nn_explainer_rank(&walker->settings, side, &walker->usual_ranking);
    walker->ranked_side = side;
    walker->ranking = walker->usual_ranking;
    if (!walker->has_unique_givens) nn_ranking_leave_out_uniqueness(&walker->ranking);
    nn_order_of(&walker->order, &walker->ranking);
}

/* HoDoKu does not look for duals by default, nor place what a BUG+1 proves; we do. With several solutions every way gets stuck in the end, and it is
 * not worth much time to make sure. */
static struct nn_finding_options usual_options(const struct nn_walker *walker)
{
    const bool is_own = walker->settings.like == NONET_LIKE_NONET;
    return (struct nn_finding_options){
        .allows_duals = is_own, .places_graves = is_own, .is_hasty = walker->verdict == NONET_VERDICT_MULTIPLE};
}

static void prepare_search(struct nn_walker *walker, const nonet_position *position)
{
    nn_grid_load(&walker->grid, &walker->geometry, position);
    walker->finding.grid = &walker->grid;
    walker->finding.geometry = &walker->geometry;
    walker->finding.options = usual_options(walker);
    walker->finding.solution = walker->verdict == NONET_VERDICT_UNIQUE ? walker->digits : NULL;
    walker->position = (nonet_position){.layout = position->layout,
                                        .cells = walker->cells,
                                        .is_given = walker->is_given,
                                        .candidates = walker->candidates};
    make_order(walker);
}

/* Bring these cells of `position` up to date with the grid. */
static void update_cells(struct nn_walker *walker, struct nn_cells cells)
{
    const struct nn_grid *grid = &walker->grid;
    NN_EACH_CELL(cell, cells)
    {
        const bool is_empty = grid->value[cell] == NN_EMPTY;
        walker->cells[cell] = is_empty ? 0 : (uint8_t)(grid->value[cell] + 1);
        walker->is_given[cell] = nn_cells_have(grid->givens, cell);
        walker->candidates[cell] = is_empty ? grid->candidates[cell] : nn_bit(grid->value[cell]);
    }
}

/* What finders keep is good for boards of the same shape only. */
static nonet_status set_board(struct nn_walker *walker, const nonet_layout *layout)
{
    if (nonet_layout_equal(walker->layout, layout)) return NONET_OK;
    nonet_layout_free(walker->layout);
    nn_finding_forget(&walker->finding);
    NN_TRY(nonet_layout_copy(layout, &walker->layout));
    const bool is_small_enough = nn_geometry_init(&walker->geometry, walker->layout);
    assert(is_small_enough);
    (void)is_small_enough;
    return NONET_OK;
}

static nonet_status walker_begin(struct nn_walker *walker, const nonet_position *position, const struct nn_watch *watch,
                                 nonet_start *start)
{
    nn_finding_begin(&walker->finding, watch);
    walker->has_begun = walker->has_step = walker->has_way = walker->is_limited = false;
    NN_TRY(set_board(walker, position->layout));

    nonet_result result;
    NN_TRY(find_truth(walker, position, &result));
    keep_solution(walker, &result, start);
    if (start->solution) compare_with_solution(walker, position, start);
    if ((start->verdict != NONET_VERDICT_UNIQUE && start->verdict != NONET_VERDICT_MULTIPLE) ||
        start->wrong_values.count || start->missing_marks.count)
        return NONET_OK;

    prepare_search(walker, position);
    update_cells(walker, walker->geometry.all);
    walker->score = (struct nn_hodoku_score){0};
    walker->hardest = -1;
    walker->steps = 0;
    walker->total_weight = 0;
    walker->has_guesses = false;
    walker->has_begun = true;
    return NONET_OK;
}

/* ---- steps --------------------------------------------------------------------------------------- */

/* Does any solution have this value in this cell (or, if not `is_there`, another one)? */
static nonet_status look_for_solution(struct nn_walker *walker, int cell, int digit, bool is_there, bool *exists)
{
    assert(walker->candidates[cell] >> digit & 1);
    uint64_t *const marks = &walker->candidates[cell], before = *marks;
    nonet_result result;
    if (nn_finding_is_over(&walker->finding)) return nn_watch_status(&walker->finding.watch);
    *marks = is_there ? nn_bit(digit) : before & ~nn_bit(digit);
    *exists = false;
    nonet_status status = NONET_OK;
    if (*marks) {
        status = nn_solver_count_within(walker->checker, &walker->position, 1, &walker->finding.watch, &result);
        *exists = result.count > 0;
    }
    *marks = before;
    const bool is_out_of_nodes = status == NONET_STOPPED && !nn_finding_is_over(&walker->finding);
    return is_out_of_nodes ? NONET_OK : status;
}

static nonet_status check_by_search(struct nn_walker *walker, const struct nn_step *step)
{
    bool exists;
    for (int digit = 0; digit < walker->geometry.side; digit++) {
        NN_EACH_CELL(cell, step->removed[digit])
        {
            NN_TRY(look_for_solution(walker, cell, digit, true, &exists));
            if (exists) return NONET_ERR_INTERNAL;
        }
        NN_EACH_CELL(cell, step->placed[digit])
        {
            NN_TRY(look_for_solution(walker, cell, digit, false, &exists));
            if (exists) return NONET_ERR_INTERNAL;
        }
    }
    return NONET_OK;
}

/* A step rules out no solution: not the one that is known, nor any other. */
static nonet_status check_step(struct nn_walker *walker, const struct nn_step *step)
{
    if (!nn_step_agrees(step, walker->digits)) return NONET_ERR_INTERNAL;
    return walker->verdict == NONET_VERDICT_MULTIPLE ? check_by_search(walker, step) : NONET_OK;
}

/* A search that is stopped keeps what it has, if only the beginning of the simplest way, and the next calls return
 * that. */
static nonet_status find_way(struct nn_walker *walker)
{
    const nonet_status status = nn_way_find(&walker->way, &walker->finding, &walker->order, &walker->grid);
    walker->was_way_stopped = status == NONET_STOPPED;
    walker->has_way = status == NONET_OK || (walker->was_way_stopped && walker->way.count);
    walker->way_at = 0;
    return status;
}

/* The next step into finding.step: found now, or the next one of the way that was found at the beginning. */
static nonet_status find_step(struct nn_walker *walker)
{
    assert(walker->finding.grid == &walker->grid);
    struct nn_finding *const finding = &walker->finding;
    if (walker->settings.path == NONET_PATH_SIMPLEST) {
        if (nn_order_find_step(finding, &walker->order)) return NONET_OK;
        return finding->watch.is_over ? nn_watch_status(&finding->watch) : NONET_END;
    }
    if (!walker->has_way) NN_TRY(find_way(walker));
    if (walker->way_at == walker->way.count) {
        const bool is_part = walker->was_way_stopped && !nn_cells_are_none(walker->grid.open);
        if (is_part) walker->has_way = false;
        return is_part ? NONET_STOPPED : NONET_END;
    }
    const struct nn_step *const step = &walker->way.steps[walker->way_at];
    return nn_step_copy(&finding->step, step) ? NONET_OK : NONET_ERR_MEMORY;
}

static nonet_status walker_next(struct nn_walker *walker, const struct nn_watch *watch, const nonet_step **step)
{
    if (!walker->has_begun) return NONET_ERR_ARG;
    *step = NULL;
    walker->has_step = false;
    nn_finding_begin(&walker->finding, watch);
    NN_TRY(find_step(walker));
    if (!nn_view_show(&walker->view, &walker->finding.step, walker->geometry.side)) return NONET_ERR_MEMORY;
    *step = &walker->view.step;
    NN_TRY(check_step(walker, &walker->finding.step));
    walker->has_step = true;
    return NONET_OK;
}

static nonet_status walker_apply(struct nn_walker *walker)
{
    if (!walker->has_step) return NONET_ERR_ARG;
    const enum nn_technique technique = walker->finding.step.technique;
    const struct nn_cells changeable = walker->grid.open;
    nn_step_apply(&walker->finding.step, &walker->grid);
    update_cells(walker, changeable);
    walker->has_step = false;

    nn_hodoku_score_add(&walker->score, technique);
    if ((int)technique > walker->hardest) walker->hardest = (int)technique;
    walker->has_guesses |= technique == NN_BRUTE_FORCE;
    walker->steps++;
    walker->total_weight += walker->ranking.weights[technique];
    walker->way_at++;
    return NONET_OK;
}

/* ---- all steps of a technique -------------------------------------------------------------------- */

struct showing {
    struct nn_walker *walker;
    nonet_step_sink *sink;
    void *context;
    nonet_status status;
};

static bool show_each(void *context, const struct nn_step *step)
{
    struct showing *showing = context;
    struct nn_walker *walker = showing->walker;
    if (!nn_view_show(&walker->view, step, walker->geometry.side)) showing->status = NONET_ERR_MEMORY;
    else showing->status = check_step(walker, step);
    return showing->status == NONET_OK && showing->sink(showing->context, &walker->view.step);
}

/* Pass all steps of the technique to the sink, as long as it wants them. */
static void find_all(struct nn_walker *walker, int technique, nn_sink *sink, void *context)
{
    struct nn_finding *finding = &walker->finding;
    finding->options = nn_options_for_lists;
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, (enum nn_technique)technique);
    finding->sink = sink;
    finding->context = context;
    finding->was_cut = false;
    nn_finders[technique](finding);
    walker->is_limited = finding->was_cut;
    finding->sink = NULL;
    finding->context = NULL;
    finding->options = usual_options(walker);
}

static nonet_status walker_each(struct nn_walker *walker, int technique, const struct nn_watch *watch,
                                nonet_step_sink *sink, void *context)
{
    if (!walker->has_begun || technique < 0 || technique >= NN_TECHNIQUES) return NONET_ERR_ARG;
    walker->has_step = walker->is_limited = false;
    if (!may_use(walker, technique)) return NONET_OK;
    struct showing showing = {walker, sink, context, NONET_OK};
    struct nn_listing listing;
    nn_finding_begin(&walker->finding, watch);
    nn_listing_begin(&listing, show_each, &showing);
    find_all(walker, technique, nn_listing_take, &listing);
    if (!nn_listing_end(&listing)) nn_watch_lack_memory(&walker->finding.watch);
    return showing.status == NONET_OK ? nn_watch_status(&walker->finding.watch) : showing.status;
}

static nonet_status walker_every(struct nn_walker *walker, int technique, const struct nn_watch *watch,
                                 nonet_step_sink *sink, void *context)
{
    struct showing showing = {walker, sink, context, NONET_OK};
    assert(walker->has_begun);
    walker->has_step = walker->is_limited = false;
    if (!may_use(walker, technique)) return NONET_OK;
    nn_finding_begin(&walker->finding, watch);
    find_all(walker, technique, show_each, &showing);
    return showing.status == NONET_OK ? nn_watch_status(&walker->finding.watch) : showing.status;
}

static bool walker_is_limited(const struct nn_walker *walker)
{
    return walker->is_limited;
}

/* ---- the easiest step that does something -------------------------------------------------------- */

struct wanting {
    struct nn_walker *walker;
    int cell, value;
    bool is_found;
    nonet_status status;
};

/* Only what is wanted is worth a check. */
static bool keep_wanted(void *context, const struct nn_step *step)
{
    struct wanting *wanting = context;
    struct nn_walker *walker = wanting->walker;
    if (!nn_view_show(&walker->view, step, walker->geometry.side)) wanting->status = NONET_ERR_MEMORY;
    else if (nonet_step_tells(&walker->view.step, wanting->cell, wanting->value)) {
        wanting->is_found = true;
        wanting->status = check_step(walker, step);
    }
    return !wanting->is_found && wanting->status == NONET_OK;
}

static nonet_status walker_wanted(struct nn_walker *walker, int cell, int value, const struct nn_watch *watch,
                                  const nonet_step **step)
{
    *step = NULL;
    if (!walker->has_begun || cell < -1 || cell >= walker->geometry.cells || value < 0 || value > walker->geometry.side)
        return NONET_ERR_ARG;
    struct wanting wanting = {.walker = walker, .cell = cell, .value = value, .status = NONET_OK};
    walker->has_step = false;
    nn_finding_begin(&walker->finding, watch);
    for (size_t place = 0; place < walker->ranking.count; place++) {
        find_all(walker, walker->ranking.techniques[place], keep_wanted, &wanting);
        if (wanting.is_found) *step = &walker->view.step;
        if (wanting.is_found || wanting.status != NONET_OK) return wanting.status;
        NN_TRY(nn_watch_status(&walker->finding.watch));
    }
    return NONET_END;
}

/* ---- what follows from a step --------------------------------------------------------------------- */

static int walker_follow_singles(struct nn_walker *walker, const nonet_step *step)
{
    struct nn_grid *const trial = &walker->trial;
    *trial = walker->grid;
    for (size_t at = 0; step && at < step->elimination_count; at++)
        nn_grid_remove(trial, step->eliminations[at].cell, step->eliminations[at].value - 1);
    for (size_t at = 0; step && at < step->placement_count; at++)
        nn_grid_place(trial, step->placements[at].cell, step->placements[at].value - 1);
    nn_grid_place_singles(trial, true, true);
    return nn_cells_count(trial->open);
}

/* ---- looking ------------------------------------------------------------------------------------- */

static const nonet_ranking *walker_ranking(const struct nn_walker *walker)
{
    return &walker->ranking;
}

static const nonet_position *walker_position(const struct nn_walker *walker)
{
    return walker->has_begun ? &walker->position : NULL;
}

static bool walker_is_solved(const struct nn_walker *walker)
{
    return walker->has_begun && nn_cells_are_none(walker->grid.open);
}

static nonet_status walker_difficulty(const struct nn_walker *walker, nonet_difficulty *difficulty)
{
    if (!walker->has_begun) return NONET_ERR_ARG;
    const bool is_solved = walker_is_solved(walker);
    *difficulty = (nonet_difficulty){
        .level = walker->hardest < 0 ? NN_BEGINNER : (int)nn_techniques[walker->hardest].level,
        .hardest = walker->hardest,
        .hodoku_level = nn_hodoku_level(&walker->score, is_solved),
        .hodoku_score = walker->score.score,
        .steps = walker->steps,
        .has_guesses = walker->has_guesses,
        .score = walker->total_weight,
    };
    return NONET_OK;
}

const struct nn_walker_kind nn_walker_kind = {
    .make = make_walker,
    .free = free_walker,
    .begin = walker_begin,
    .next = walker_next,
    .apply = walker_apply,
    .each = walker_each,
    .every = walker_every,
    .is_limited = walker_is_limited,
    .wanted = walker_wanted,
    .follow_singles = walker_follow_singles,
    .ranking = walker_ranking,
    .position = walker_position,
    .is_solved = walker_is_solved,
    .difficulty = walker_difficulty,
};
