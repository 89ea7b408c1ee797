/* rating.c: the rater handle: a puzzle is solved first, since only those with one solution have a rating; then it is
 * solved again by the steps of each scale that is asked for.
 *
 * Every step is checked against the solution before it is made. One watch serves the whole call. Ratings that the
 * settings rule out end early: with a limit, the Sudoku Explainer rating does not even look for harder steps.
 *
 * Which step is the first depends on how the puzzle is turned. With `canonical` both scales rate the canonical form
 * instead, and the steps are mapped back to the puzzle. */
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/refusal.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"
#include "board/nine.h"
#include "engine/engine.h"
#include "rate/canonical_form.h"
#include "rate/hodoku_rater.h"
#include "rate/se/se_rater.h"
#include "sized/sized.h"

enum { RATED_SIDE = 9, ALL_SCALES = NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET };

struct nonet_rater {
    nonet_rater_settings settings;
    nonet_layout *layout;
    nonet_solver *solver;
    struct nn_watch watch; /* of the call under way */
    /* How far it is, for other threads: cells that were empty, those that are filled, steps, ER so far. */
    struct {
        atomic_int cells, filled, steps, er;
    } far;
    struct nn_se_rater se;
    struct nn_hodoku_rater hodoku;
    const struct nn_own_level_kind *kind; /* of the board that was rated last on nonet's scale: */
    nonet_layout *level_layout;
    struct nn_own_level *own_level;
    struct nn_canonical_form form;                                       /* with settings.canonical */
    uint8_t digits[NONET_MAX_CELLS];                                     /* the solution of what is rated, 0-based */
    nonet_candidate placement, eliminations[NN_NINE_CELLS * RATED_SIDE]; /* of the current step */
};

/* The receiver of steps; sink NULL: none. */
struct listener {
    nonet_rating_sink *sink;
    void *context;
};

/* ---- the handle ---------------------------------------------------------------------------------- */

void nonet_rater_settings_defaults(nonet_rater_settings *settings)
{
    if (settings) *settings = (nonet_rater_settings){.scales = NONET_SCALE_SE};
}

static const nonet_refusal *problem_of_rater_settings(const nonet_rater_settings *settings)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    NN_REFUSE_IF(settings->scales & ~(unsigned)ALL_SCALES, "scales", "there is no such scale");
    NN_REFUSE_IF(settings->most_er < 0, "most_er", "a number is below 0");
    NN_REFUSE_IF(settings->most_score < 0, "most_score", "a number is below 0");
    return NULL;
}

/* Other boards than 9x9 have nothing but a level of nonet's. */
static const nonet_refusal *problem_of_rated_board(const nonet_position *position, const nonet_rater_settings *settings)
{
    const nonet_refusal *const problem = nn_position_problem(position);
    if (problem || nn_is_nine(position->layout)) return problem;
    NN_REFUSE_IF(nn_sized_index(position->layout->side) < 0, NULL, "boards larger than 25x25 have no rating");
    NN_REFUSE_IF(settings->scales != NONET_SCALE_NONET, "scales", "boards other than 9x9 have only nonet's own level");
    NN_REFUSE_IF(settings->canonical, "canonical", "boards other than 9x9 are rated as they are");
    return NULL;
}

const nonet_refusal *nonet_rater_problem(const nonet_position *position, const nonet_rater_settings *settings)
{
    nonet_rater_settings usual;
    nonet_rater_settings_defaults(&usual);
    if (!settings) settings = &usual;
    const nonet_refusal *const problem = problem_of_rater_settings(settings);
    return problem || !position ? problem : problem_of_rated_board(position, settings);
}

static nonet_status make_rater_parts(nonet_rater *rater)
{
    nonet_solver_settings solving;
    nonet_solver_settings_defaults(&solving);
    NN_TRY(nonet_layout_new(3, 3, &rater->layout));
    NN_TRY(nonet_solver_new(&solving, &rater->solver));
    nn_se_rater_init(&rater->se, rater->layout);
    nn_hodoku_rater_init(&rater->hodoku, rater->layout);
    return rater->settings.canonical ? nn_canonical_form_init(&rater->form) : NONET_OK;
}

nonet_status nonet_rater_new(const nonet_rater_settings *settings, nonet_rater **rater)
{
    if (!rater) return NONET_ERR_ARG;
    *rater = NULL;
    if (nonet_rater_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_rater *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nonet_rater_settings_defaults(&made->settings);
    if (settings) made->settings = *settings;
    if (!made->settings.scales) made->settings.scales = NONET_SCALE_SE;
    const nonet_status status = make_rater_parts(made);
    if (status == NONET_OK) *rater = made;
    else nonet_rater_free(made);
    return status;
}

static void drop_own_level(nonet_rater *rater)
{
    if (rater->own_level) rater->kind->free(rater->own_level);
    nonet_layout_free(rater->level_layout);
    rater->own_level = NULL;
    rater->level_layout = NULL;
}

void nonet_rater_free(nonet_rater *rater)
{
    if (!rater) return;
    nn_se_rater_release(&rater->se);
    nn_hodoku_rater_release(&rater->hodoku);
    drop_own_level(rater);
    nn_canonical_form_release(&rater->form);
    nonet_solver_free(rater->solver);
    nonet_layout_free(rater->layout);
    free(rater);
}

/* ---- how far it is ---------------------------------------------------------------------------------- */

static void set_far(atomic_int *number, int value)
{
    atomic_store_explicit(number, value, memory_order_relaxed);
}

static int read_far(const atomic_int *number)
{
    return atomic_load_explicit(number, memory_order_relaxed);
}

static void begin_far(nonet_rater *rater)
{
    set_far(&rater->far.cells, 0);
    set_far(&rater->far.filled, 0);
    set_far(&rater->far.steps, 0);
    set_far(&rater->far.er, 0);
    set_far(&rater->se.least, 0);
}

/* A step is made. */
static void tell_far(nonet_rater *rater, const struct nn_se_rating *so_far)
{
    set_far(&rater->far.filled, read_far(&rater->far.cells) - rater->se.board.empty_cells);
    set_far(&rater->far.steps, read_far(&rater->far.steps) + 1);
    set_far(&rater->far.er, nn_se_tenths(so_far->er));
}

void nonet_rater_progress(const nonet_rater *rater, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!rater) return;
    const int er = read_far(&rater->far.er), least = read_far(&rater->se.least);
    progress->done = (uint64_t)read_far(&rater->far.filled);
    progress->total = (uint64_t)read_far(&rater->far.cells);
    progress->found = (uint64_t)read_far(&rater->far.steps);
    progress->least = er > least ? er : least;
}

/* ---- Sudoku Explainer's scale -------------------------------------------------------------------- */

/* As the puzzle has it. */
static nonet_candidate told_candidate(const nonet_rater *rater, int cell, int digit)
{
    assert(digit >= 0 && digit < 9);
    const nonet_candidate candidate = {(uint16_t)cell, (uint8_t)(digit + 1)};
    return rater->settings.canonical ? nn_canonical_form_back(&rater->form, candidate) : candidate;
}

static bool tell_se_step(nonet_rater *rater, struct listener listener)
{
    const struct nn_se_hint *const hint = &rater->se.hint;
    if (!listener.sink) return true;
    if (hint->places) rater->placement = told_candidate(rater, hint->cell, hint->digit);
    size_t count = 0;
    NN_EACH_CELL(cell, hint->losers)
    for (uint64_t digits = hint->removed[cell]; digits;)
        rater->eliminations[count++] = told_candidate(rater, cell, nn_take_bit(&digits));
    const nonet_rating_step step = {
        .technique = hint->name,
        .rating = nn_se_tenths(hint->rating),
        .placement = hint->places ? &rater->placement : NULL,
        .eliminations = rater->eliminations,
        .elimination_count = count,
    };
    return listener.sink(listener.context, &step);
}

/* What ER may be at most, for a puzzle that is still wanted. */
static int most_wanted_er(const nonet_rater_settings *settings, const struct nn_se_rating *so_far)
{
    int most = settings->most_er ? settings->most_er : INT_MAX;
    const int pearl = settings->only_pearls && so_far->ep > 0 ? nn_se_tenths(so_far->ep) : INT_MAX;
    const int diamond = settings->only_diamonds && so_far->ed > 0 ? nn_se_tenths(so_far->ed) : INT_MAX;
    if (pearl < most) most = pearl;
    return diamond < most ? diamond : most;
}

/* There is no further step. */
static nonet_status end_se(nonet_rater *rater, struct nn_se_rating *so_far, nonet_rating *rating)
{
    switch (rater->se.end) {
    case NN_SE_STOPPED: return NONET_STOPPED;
    case NN_SE_NO_MEMORY: return NONET_ERR_MEMORY;
    case NN_SE_TOO_HARD: rating->is_unwanted = true; return NONET_OK;
    case NN_SE_STUCK: break;
    }
    const struct nn_se_hint nothing = {.rating = NN_SE_NO_HINT, .name = "", .places = true};
    nn_se_rating_add(so_far, &nothing);
    return NONET_END;
}

/* NONET_END: the rating is complete. NONET_OK: it is not, and needs not be. */
static nonet_status walk_se(nonet_rater *rater, struct listener listener, struct nn_se_rating *so_far,
                            nonet_rating *rating)
{
    while (rater->se.board.empty_cells) {
        rater->se.most = most_wanted_er(&rater->settings, so_far);
        if (!nn_se_next(&rater->se)) return end_se(rater, so_far, rating);
        if (!nn_se_hint_agrees(&rater->se.hint, rater->digits)) return NONET_ERR_INTERNAL;
        nn_se_rating_add(so_far, &rater->se.hint);
        if (!tell_se_step(rater, listener)) return NONET_OK;
        nn_se_apply(&rater->se);
        tell_far(rater, so_far);
        if (nn_se_tenths(so_far->er) > most_wanted_er(&rater->settings, so_far)) {
            rating->is_unwanted = true;
            return NONET_OK;
        }
        if (nn_watch_is_over(&rater->se.finding.watch)) return nn_watch_status(&rater->se.finding.watch);
    }
    return NONET_END;
}

static nonet_status rate_se(nonet_rater *rater, const nonet_position *position, struct listener listener,
                            nonet_rating *rating)
{
    assert(nn_is_nine(position->layout));
    struct nn_se_rating so_far = {.hardest = ""};
    if (!nn_se_begin(&rater->se, position)) return NONET_ERR_INTERNAL; /* it has a solution */
    nn_finding_begin(&rater->se.finding, &rater->watch);
    set_far(&rater->far.cells, rater->se.board.empty_cells);
    const nonet_status status = walk_se(rater, listener, &so_far, rating);
    rater->watch = rater->se.finding.watch;
    if (status != NONET_END) return status;
    rating->scales |= NONET_SCALE_SE;
    rating->se = (nonet_se_rating){.er = nn_se_tenths(so_far.er),
                                   .ep = nn_se_tenths(so_far.ep),
                                   .ed = nn_se_tenths(so_far.ed),
                                   .hardest = so_far.hardest};
    return NONET_OK;
}

/* ---- the givens ---------------------------------------------------------------------------------- */

/* Do the givens alone, without marks and without what a player placed, have one solution? */
static nonet_status look_at_givens(nonet_rater *rater, const nonet_position *position, bool *are_unique)
{
    uint8_t cells[NONET_MAX_CELLS];
    *are_unique = !position->candidates && !position->is_given;
    if (*are_unique) return NONET_OK;
    for (int cell = 0; cell < position->layout->cells; cell++)
        cells[cell] = nn_position_is_given(position, cell) ? position->cells[cell] : 0;
    nonet_result result;
    const nonet_position givens = {.layout = position->layout, .cells = cells};
    NN_TRY(nn_solver_count_within(rater->solver, &givens, 2, &rater->watch, &result));
    *are_unique = result.verdict == NONET_VERDICT_UNIQUE;
    return NONET_OK;
}

/* ---- HoDoKu's scale ------------------------------------------------------------------------------ */

static nonet_status rate_hodoku(nonet_rater *rater, const nonet_position *position, bool has_unique_givens,
                                nonet_rating *rating)
{
    assert(nn_is_nine(position->layout));
    struct nn_hodoku_result result;
    const int64_t most = rater->settings.most_score ? rater->settings.most_score : INT64_MAX;
    nn_finding_begin(&rater->hodoku.finding, &rater->watch);
    nn_hodoku_rate(&rater->hodoku, position, rater->digits, has_unique_givens, most, &result);
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    NN_TRY(nn_watch_status(&rater->hodoku.finding.watch));
    rating->is_unwanted = result.score.score > most;
    if (rating->is_unwanted) return NONET_OK;
    rating->scales |= NONET_SCALE_HODOKU;
    rating->hodoku = (nonet_hodoku_rating){
        .score = result.score.score,
        .level = nn_hodoku_level(&result.score, result.is_solved),
        .hardest = result.hardest < 0 ? "" : nonet_technique_at((size_t)result.hardest)->hodoku_name};
    return NONET_OK;
}

/* ---- nonet's own levels -------------------------------------------------------------------------- */

/* What finds the level of boards like this one; kept for the next. */
static nonet_status choose_own_level(nonet_rater *rater, const nonet_layout *layout)
{
    if (rater->own_level && nonet_layout_equal(rater->level_layout, layout)) return NONET_OK;
    drop_own_level(rater);
    NN_TRY(nonet_layout_copy(layout, &rater->level_layout));
    rater->kind = nn_sized_at(nn_sized_index(layout->side))->own_level;
    return rater->kind->make(rater->level_layout, &rater->own_level);
}

static nonet_status rate_own(nonet_rater *rater, const nonet_position *position, bool has_unique_givens,
                             nonet_rating *rating)
{
    NN_TRY(choose_own_level(rater, position->layout));
    NN_TRY(rater->kind->rate(rater->own_level, position, rater->digits, has_unique_givens,
                             rater->settings.names_hardest, &rater->watch, &rating->own));
    rating->scales |= NONET_SCALE_NONET;
    return NONET_OK;
}

/* ---- the call ------------------------------------------------------------------------------------ */

static nonet_status find_solution(nonet_rater *rater, const nonet_position *position, nonet_rating *rating)
{
    nonet_result result;
    const nonet_status status = nn_solver_count_within(rater->solver, position, 2, &rater->watch, &result);
    rating->verdict = status == NONET_STOPPED ? NONET_VERDICT_UNKNOWN : result.verdict;
    rating->conflict = result.conflict;
    if (status == NONET_OK && result.verdict == NONET_VERDICT_UNIQUE)
        for (int cell = 0; cell < position->layout->cells; cell++)
            rater->digits[cell] = (uint8_t)(result.solution[cell] - 1);
    return status;
}

static nonet_status rate_position(nonet_rater *rater, const nonet_position *position, struct listener listener,
                                  nonet_rating *rating)
{
    const unsigned wanted = rater->settings.scales;
    if (wanted & NONET_SCALE_SE) NN_TRY(rate_se(rater, position, listener, rating));
    if (rating->scales != (wanted & NONET_SCALE_SE)) return NONET_OK; /* unwanted */
    if (rating->scales == wanted) return NONET_OK;
    bool has_unique_givens;
    NN_TRY(look_at_givens(rater, position, &has_unique_givens));
    if (wanted & NONET_SCALE_HODOKU) NN_TRY(rate_hodoku(rater, position, has_unique_givens, rating));
    if (rating->is_unwanted || !(wanted & NONET_SCALE_NONET)) return NONET_OK;
    return rate_own(rater, position, has_unique_givens, rating);
}

static nonet_status rate_form(nonet_rater *rater, const nonet_position *position, struct listener listener,
                              nonet_rating *rating)
{
    NN_TRY(nn_canonical_form_make(&rater->form, position, rater->digits));
    rating->canonical = &rater->form.position;
    memcpy(rater->digits, rater->form.digits, sizeof rater->form.digits);
    return rate_position(rater, &rater->form.position, listener, rating);
}

nonet_status nonet_rater_each(nonet_rater *rater, const nonet_position *position, nonet_rating_sink *sink,
                              void *context, nonet_rating *rating)
{
    if (!rater || !rating || !position || !position->cells) return NONET_ERR_ARG;
    if (problem_of_rated_board(position, &rater->settings)) return NONET_ERR_ARG;
    *rating = (nonet_rating){.se.hardest = "", .hodoku.hardest = "", .own.hardest = -1};
    begin_far(rater);
    nn_watch_begin(&rater->watch, rater->settings.stop, rater->settings.timeout_ms);
    NN_TRY(find_solution(rater, position, rating));
    if (rating->verdict != NONET_VERDICT_UNIQUE) return NONET_OK;
    const struct listener listener = {sink, context};
    return rater->settings.canonical ? rate_form(rater, position, listener, rating)
                                     : rate_position(rater, position, listener, rating);
}

nonet_status nonet_rater_rate(nonet_rater *rater, const nonet_position *position, nonet_rating *rating)
{
    return nonet_rater_each(rater, position, NULL, NULL, rating);
}
