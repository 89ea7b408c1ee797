/* generator.c: the public handle that makes puzzles.
 *
 * Hundreds of 9x9 puzzles are on their way at once (climb.h); each says what it wants to know next, and all these
 * questions go to the bulk engine together. A puzzle takes its random numbers from a stream of its own, and the
 * answers decide nothing but what is so, hence it is the same whatever the others do. Measured (Zen 3, one thread):
 * 45 us a minimal puzzle with 512 at once, half of it for solving. */
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/nine.h"
#include "create/any_maker.h"
#include "create/climb.h"
#include "create/patterner.h"

enum { MOST_AT_ONCE = 512, NINE_CELLS = 81 };

struct nonet_generator {
    struct nn_goal goal;
    struct nn_any_maker *any; /* of boards other than 9x9; what follows is for 9x9 only */
    nonet_batch *batch;
    struct nn_patterner *patterner; /* or NULL: clues stand anywhere */

    struct nn_climb *climbs; /* [at_once] */
    size_t at_once;
    uint8_t *puzzles, *solutions; /* [at_once][81]: questions and answers */
    uint64_t *counts;
    struct nn_climb **askers;

    uint8_t *boards; /* of the last call: a puzzle and its solution each */
    size_t boards_room;
};

/* ---- the handle ------------------------------------------------------------------------------------ */

void nonet_generator_settings_defaults(nonet_generator_settings *settings)
{
    if (settings) *settings = (nonet_generator_settings){.seed = 1, .hardest = NONET_EXTREME};
}

/* The pattern says how many clues there are, and where. */
static bool pattern_is_valid(const nonet_generator_settings *settings, const nonet_layout *layout)
{
    int clues = 0;
    for (int cell = 0; cell < layout->cells; cell++) clues += settings->pattern[cell];
    if (settings->symmetry != NONET_SYMMETRY_NONE || nonet_pattern_problem(layout, settings->pattern)) return false;
    return clues >= settings->fewest_clues && (!settings->most_clues || clues <= settings->most_clues);
}

/* Weights are for puzzles as they come: whoever changes them until they are right does not know how likely they were. */
static bool has_no_demand(const nonet_generator_settings *settings)
{
    return settings->symmetry == NONET_SYMMETRY_NONE && !settings->keeps_redundant && !settings->fewest_clues &&
           !settings->most_clues && settings->easiest == NONET_EASY && settings->hardest == NONET_EXTREME &&
           !settings->without && !settings->needed && !settings->pattern && !settings->least_er && !settings->most_er &&
           !settings->least_score && !settings->most_score;
}

static bool generator_settings_are_valid(const nonet_generator_settings *settings, const nonet_layout *layout)
{
    const int fewest = settings->fewest_clues, most = settings->most_clues;
    if ((unsigned)settings->symmetry > NONET_SYMMETRY_ANY) return false;
    if (fewest < 0 || most < 0 || fewest > layout->cells || most > layout->cells) return false;
    if ((unsigned)settings->hardest > NONET_EXTREME || (unsigned)settings->easiest > (unsigned)settings->hardest)
        return false;
    if (settings->without && !settings->needed && settings->hardest == NONET_EXTREME) return false;
    if (settings->least_er < 0 || settings->most_er < 0 || settings->least_score < 0 || settings->most_score < 0)
        return false;
    if (settings->most_er && settings->most_er < settings->least_er) return false;
    if (settings->most_score && settings->most_score < settings->least_score) return false;
    if (settings->weighs && !has_no_demand(settings)) return false;
    if (!nn_is_nine(layout) && !nn_any_maker_takes(layout, settings)) return false;
    if (settings->pattern) return pattern_is_valid(settings, layout);
    const bool needs_most =
        settings->keeps_redundant && (nn_is_nine(layout) || (settings->hardest == NONET_EXTREME && !settings->needed));
    return most ? most >= fewest : !needs_most;
}

static nonet_status make_generator_parts(nonet_generator *generator)
{
    nonet_batch_settings solving;
    const bool *const pattern = generator->goal.settings.pattern;
    nn_goal_init(&generator->goal, generator->goal.layout);
    nonet_batch_settings_defaults(&solving);
    solving.stop = generator->goal.settings.stop;
    NN_TRY(nonet_batch_new(&solving, &generator->batch));
    if (!pattern) return NONET_OK;
    generator->goal.settings.pattern = NULL; /* the caller's memory may go */
    generator->patterner = calloc(1, sizeof *generator->patterner);
    if (!generator->patterner) return NONET_ERR_MEMORY;
    return nn_patterner_init(generator->patterner, generator->goal.layout, pattern);
}

nonet_status nonet_generator_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                 nonet_generator **generator)
{
    if (!generator) return NONET_ERR_ARG;
    *generator = NULL;
    nonet_generator_settings used;
    nonet_generator_settings_defaults(&used);
    if (settings) used = *settings;
    if (!layout || !generator_settings_are_valid(&used, layout)) return NONET_ERR_ARG;
    nonet_generator *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->goal.settings = used;
    made->goal.layout = layout;
    const nonet_status status =
        nn_is_nine(layout) ? make_generator_parts(made) : nn_any_maker_new(layout, &used, &made->any);
    if (status == NONET_OK) *generator = made;
    else nonet_generator_free(made);
    return status;
}

static void free_climbs(nonet_generator *generator)
{
    free(generator->climbs);
    free(generator->puzzles);
    free(generator->solutions);
    free(generator->counts);
    free(generator->askers);
    generator->at_once = 0;
}

void nonet_generator_free(nonet_generator *generator)
{
    if (!generator) return;
    free_climbs(generator);
    nonet_batch_free(generator->batch);
    if (generator->patterner) nn_patterner_release(generator->patterner);
    free(generator->patterner);
    nn_any_maker_free(generator->any);
    if (nn_is_nine(generator->goal.layout)) nn_goal_release(&generator->goal);
    free(generator->boards);
    free(generator);
}

/* Room for so many puzzles on their way. */
static nonet_status make_climbs(nonet_generator *generator, size_t count)
{
    if (count <= generator->at_once) return NONET_OK;
    free_climbs(generator);
    generator->climbs = malloc(count * sizeof *generator->climbs);
    generator->puzzles = malloc(count * NINE_CELLS);
    generator->solutions = malloc(count * NINE_CELLS);
    generator->counts = malloc(count * sizeof *generator->counts);
    generator->askers = malloc(count * sizeof *generator->askers);
    if (!generator->climbs || !generator->puzzles || !generator->solutions || !generator->counts ||
        !generator->askers)
        return NONET_ERR_MEMORY;
    generator->at_once = count;
    return NONET_OK;
}

static nonet_status make_room(nonet_generator *generator, size_t count)
{
    const size_t needed = count * 2 * (size_t)generator->goal.layout->cells;
    if (needed <= generator->boards_room) return NONET_OK;
    free(generator->boards);
    generator->boards_room = 0;
    generator->boards = malloc(needed);
    if (!generator->boards) return NONET_ERR_MEMORY;
    generator->boards_room = needed;
    return NONET_OK;
}

/* ---- puzzles of 9x9 -------------------------------------------------------------------------------- */

/* The puzzles of a call. */
struct order_of_puzzles {
    uint64_t first;
    size_t count, begun;
    nonet_generated *made;
};

static void hand_out(const struct nn_climb *climb, const struct order_of_puzzles *order)
{
    nonet_generated *const made = &order->made[climb->index - order->first];
    uint8_t *const cells = (uint8_t *)(uintptr_t)made->cells, *const solution = cells + NINE_CELLS;
    made->is_made = climb->phase == NN_CLIMB_DONE;
    made->is_minimal = made->is_made && climb->is_minimal;
    made->has_board = climb->nearest_distance < INT64_MAX;
    if (made->has_board) {
        memcpy(cells, climb->nearest, NINE_CELLS);
        memcpy(solution, climb->nearest_solution, NINE_CELLS);
        for (int cell = 0; cell < NINE_CELLS; cell++) made->clues += cells[cell] != 0;
        made->needed = made->is_minimal ? made->clues : 0;
    }
    made->symmetry = climb->symmetry;
    made->attempts = climb->attempts;
    made->log2_weight = climb->weight;
    made->questions = climb->removal.questions;
}

/* Go on with a climb until it asks something. NONET_END: it is done, and there is no other puzzle to begin. */
static nonet_status next_question(nonet_generator *generator, struct order_of_puzzles *order, struct nn_climb *climb,
                                  uint8_t *puzzle)
{
    nonet_status status;
    while ((status = nn_climb_ask(climb, &generator->goal, puzzle)) == NONET_END) {
        hand_out(climb, order);
        if (order->begun == order->count) return NONET_END;
        nn_climb_begin(climb, &generator->goal, order->first + order->begun++);
    }
    return status;
}

/* Collect what all want to know. */
static nonet_status collect_questions(nonet_generator *generator, struct order_of_puzzles *order, size_t *questions)
{
    *questions = 0;
    for (size_t at = 0; at < generator->at_once; at++) {
        struct nn_climb *const climb = &generator->climbs[at];
        if (climb->phase == NN_CLIMB_DONE) continue;
        const nonet_status status =
            next_question(generator, order, climb, generator->puzzles + *questions * NINE_CELLS);
        if (status == NONET_OK) generator->askers[(*questions)++] = climb;
        else if (status != NONET_END) return status;
    }
    return NONET_OK;
}

static nonet_status ask_questions(nonet_generator *generator, size_t questions)
{
    nonet_batch_job job = {
        .count = questions,
        .limit = 2,
        .puzzles = generator->puzzles,
        .puzzle_stride = NINE_CELLS,
        .solutions = generator->solutions,
        .solution_stride = NINE_CELLS,
        .counts = generator->counts,
    };
    NN_TRY(nonet_batch_run(generator->batch, &job));
    for (size_t at = 0; at < questions; at++) {
        if (!generator->counts[at]) return NONET_ERR_INTERNAL; /* the grid is a solution */
        nn_climb_answer(generator->askers[at], generator->counts[at], generator->solutions + at * NINE_CELLS);
    }
    return NONET_OK;
}

static nonet_status climb_on(nonet_generator *generator, struct order_of_puzzles *order)
{
    size_t questions;
    do {
        if (nn_watch_is_over(&generator->goal.watch)) return NONET_STOPPED;
        NN_TRY(collect_questions(generator, order, &questions));
        if (questions) NN_TRY(ask_questions(generator, questions));
    } while (questions);
    return NONET_OK;
}

/* Those with a pattern, one after the other. */
static nonet_status make_patterned(nonet_generator *generator, const struct order_of_puzzles *order)
{
    NN_TRY(make_climbs(generator, 1));
    for (size_t at = 0; at < order->count; at++) {
        struct nn_climb *const climb = &generator->climbs[0];
        nn_climb_begin(climb, &generator->goal, order->first + at);
        const nonet_status status = nn_patterner_make(generator->patterner, &generator->goal, climb);
        hand_out(climb, order);
        if (status != NONET_OK) return status;
    }
    return NONET_OK;
}

static nonet_status make_nine(nonet_generator *generator, struct order_of_puzzles *order)
{
    NN_TRY(make_climbs(generator, order->count < MOST_AT_ONCE ? order->count : MOST_AT_ONCE));
    for (size_t at = 0; at < generator->at_once; at++) {
        generator->climbs[at].phase = NN_CLIMB_DONE;
        if (order->begun < order->count)
            nn_climb_begin(&generator->climbs[at], &generator->goal, order->first + order->begun++);
    }
    const nonet_status status = climb_on(generator, order);
    for (size_t at = 0; at < generator->at_once; at++)
        if (generator->climbs[at].phase != NN_CLIMB_DONE) hand_out(&generator->climbs[at], order);
    return status;
}

/* ---- puzzles of other sizes ------------------------------------------------------------------------ */

static nonet_status make_others(nonet_generator *generator, struct order_of_puzzles *order)
{
    for (size_t at = 0; at < order->count; at++)
        NN_TRY(nn_any_maker_make(generator->any, &generator->goal.watch, &order->made[at]));
    return NONET_OK;
}

nonet_status nonet_generator_make(nonet_generator *generator, uint64_t first, size_t count, nonet_generated *made)
{
    if (!generator || (count && !made) || count > SIZE_MAX / 2 / NONET_MAX_CELLS) return NONET_ERR_ARG;
    struct order_of_puzzles order = {.first = first, .count = count, .made = made};
    NN_TRY(make_room(generator, count));
    for (size_t at = 0; at < count; at++) {
        const uint8_t *const board = generator->boards + at * 2 * (size_t)generator->goal.layout->cells;
        made[at] = (nonet_generated){.index = first + at, .cells = board, .solution = board + generator->goal.layout->cells};
    }
    nn_watch_begin(&generator->goal.watch, generator->goal.settings.stop, generator->goal.settings.timeout_ms);
    if (generator->any) return make_others(generator, &order);
    return generator->patterner ? make_patterned(generator, &order) : make_nine(generator, &order);
}
