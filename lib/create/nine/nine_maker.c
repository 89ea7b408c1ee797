/* nine_maker.c: see nine_maker.h. */
#include "create/nine/nine_maker.h"

#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/nine.h"
#include "create/nine/nine_grid.h"
#include "create/nine/nine_search.h"
#include "create/pattern_maker.h"

enum { MOST_PUZZLES = 512 };

struct nn_nine_maker {
    struct nn_nine_goal goal;
    nonet_batch *batch;
    struct nn_board board; /* if puzzles are weighed; the goal has it */
    void *board_memory;
    struct nn_pattern_maker *pattern_maker; /* or NULL: clues stand anywhere */

    struct nn_nine_search *searches; /* [at_once] */
    size_t at_once;
    uint8_t *puzzles, *solutions; /* [at_once][81]: questions and answers */
    uint64_t *counts;
    struct nn_nine_search **asking;
};

/* ---- with a pattern --------------------------------------------------------------------------------- */

static nonet_status nine_grid(void *context, struct nn_random *random, uint8_t *grid)
{
    const struct nn_nine_maker *const maker = context;
    nn_nine_grid(maker->goal.layout, random, grid);
    return NONET_OK;
}

static nonet_status measure_nine(void *context, const uint8_t *cells, const uint8_t *solution, int64_t bound,
                                 int64_t *distance)
{
    struct nn_nine_maker *const maker = context;
    struct nn_distance of_goal;
    NN_TRY(nn_nine_goal_distance(&maker->goal, cells, solution, maker->pattern_maker->count, bound, &of_goal));
    *distance = of_goal.total;
    return NONET_OK;
}

static nonet_status test_nine_clues(void *context, const uint8_t *cells, const uint8_t *solution, int most,
                                    int *redundant, int *needed)
{
    struct nn_nine_maker *const maker = context;
    uint8_t rest[NN_NINE_CELLS], other[NN_NINE_CELLS];
    (void)solution;
    *redundant = *needed = 0;
    memcpy(rest, cells, sizeof rest);
    for (int cell = 0; cell < NN_NINE_CELLS && *redundant < most; cell++) {
        uint64_t count;
        if (!cells[cell]) continue;
        rest[cell] = 0;
        NN_TRY(nn_pattern_maker_count(maker->pattern_maker, rest, 2, other, &count));
        *redundant += count == 1;
        *needed += count > 1;
        rest[cell] = cells[cell];
    }
    return NONET_OK;
}

static const struct nn_pattern_calls nine_pattern_calls = {nine_grid, measure_nine, test_nine_clues};

/* One after the other. */
static nonet_status make_patterned(struct nn_nine_maker *maker, size_t count, nonet_generated *made)
{
    for (size_t at = 0; at < count; at++)
        NN_TRY(nn_pattern_maker_make(maker->pattern_maker, &maker->goal.watch, &made[at]));
    return NONET_OK;
}

/* ---- the maker -------------------------------------------------------------------------------------- */

static nonet_status make_nine_parts(struct nn_nine_maker *maker)
{
    nonet_batch_settings solving;
    nonet_generator_settings *const settings = &maker->goal.settings;
    if (settings->pattern) settings->is_natural = true;
    nn_nine_goal_init(&maker->goal, maker->goal.layout);
    nonet_batch_settings_defaults(&solving);
    solving.stop = settings->stop;
    NN_TRY(nonet_batch_new(&solving, &maker->batch));
    if (settings->pattern)
        NN_TRY(nn_pattern_maker_new(maker->goal.layout, settings, &nine_pattern_calls, maker, &maker->pattern_maker));
    settings->pattern = NULL; /* the caller's memory may go */
    if (!settings->weighs) return NONET_OK;
    maker->board_memory = malloc(nn_board_size(maker->goal.layout));
    if (!maker->board_memory) return NONET_ERR_MEMORY;
    nn_board_init(&maker->board, maker->goal.layout, maker->board_memory);
    maker->goal.board = &maker->board;
    return NONET_OK;
}

nonet_status nn_nine_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                               _Atomic uint64_t *tried, struct nn_nine_maker **maker)
{
    *maker = NULL;
    struct nn_nine_maker *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->goal.settings = *settings;
    made->goal.layout = layout;
    made->goal.tried = tried;
    const nonet_status status = make_nine_parts(made);
    if (status == NONET_OK) *maker = made;
    else nn_nine_maker_free(made);
    return status;
}

static void free_searches(struct nn_nine_maker *maker)
{
    free(maker->searches);
    free(maker->puzzles);
    free(maker->solutions);
    free(maker->counts);
    free(maker->asking);
    maker->at_once = 0;
}

void nn_nine_maker_free(struct nn_nine_maker *maker)
{
    if (!maker) return;
    free_searches(maker);
    nonet_batch_free(maker->batch);
    nn_pattern_maker_free(maker->pattern_maker);
    nn_nine_goal_release(&maker->goal);
    free(maker->board_memory);
    free(maker);
}

/* Room for this many puzzles on their way. */
static nonet_status make_searches(struct nn_nine_maker *maker, size_t count)
{
    if (count <= maker->at_once) return NONET_OK;
    free_searches(maker);
    maker->searches = malloc(count * sizeof *maker->searches);
    maker->puzzles = malloc(count * NN_NINE_CELLS);
    maker->solutions = malloc(count * NN_NINE_CELLS);
    maker->counts = malloc(count * sizeof *maker->counts);
    maker->asking = malloc(count * sizeof *maker->asking);
    if (!maker->searches || !maker->puzzles || !maker->solutions || !maker->counts || !maker->asking)
        return NONET_ERR_MEMORY;
    maker->at_once = count;
    return NONET_OK;
}

/* ---- a call ---------------------------------------------------------------------------------------- */

/* The puzzles of a call. */
struct order_of_puzzles {
    uint64_t first;
    size_t count, begun;
    nonet_generated *made;
};

static void hand_out(const struct nn_nine_search *search, const struct order_of_puzzles *order)
{
    nonet_generated *const made = &order->made[search->index - order->first];
    uint8_t *const cells = (uint8_t *)(uintptr_t)made->cells, *const solution = cells + NN_NINE_CELLS;
    made->is_made = search->phase == NN_NINE_DONE;
    made->is_minimal = made->is_made && search->is_minimal;
    made->has_board = search->nearest_distance < INT64_MAX;
    made->distance = made->has_board ? search->nearest_distance : 0;
    if (made->has_board) {
        memcpy(cells, search->nearest, NN_NINE_CELLS);
        memcpy(solution, search->nearest_solution, NN_NINE_CELLS);
        for (int cell = 0; cell < NN_NINE_CELLS; cell++) made->clues += cells[cell] != 0;
        made->needed = made->is_minimal ? made->clues : 0;
    }
    made->symmetry = search->symmetry;
    made->attempts = search->attempts;
    made->log2_weight = search->weight;
    made->questions = search->removal.questions;
}

/* Go on with a search until it asks something. NONET_END: it is done, and there is no other puzzle to begin. */
static nonet_status next_question(struct nn_nine_maker *maker, struct order_of_puzzles *order,
                                  struct nn_nine_search *search, uint8_t *puzzle)
{
    nonet_status status;
    while ((status = nn_nine_search_ask(search, &maker->goal, puzzle)) == NONET_END) {
        hand_out(search, order);
        if (order->begun == order->count) return NONET_END;
        nn_nine_search_begin(search, &maker->goal, order->first + order->begun++);
    }
    return status;
}

/* Collect what all want to know. */
static nonet_status collect_questions(struct nn_nine_maker *maker, struct order_of_puzzles *order, size_t *questions)
{
    *questions = 0;
    for (size_t at = 0; at < maker->at_once; at++) {
        struct nn_nine_search *const search = &maker->searches[at];
        if (search->phase == NN_NINE_DONE) continue;
        const nonet_status status = next_question(maker, order, search, maker->puzzles + *questions * NN_NINE_CELLS);
        if (status == NONET_OK) maker->asking[(*questions)++] = search;
        else if (status != NONET_END) return status;
    }
    return NONET_OK;
}

static nonet_status ask_questions(struct nn_nine_maker *maker, size_t questions)
{
    nonet_batch_job job = {
        .count = questions,
        .limit = 2,
        .puzzles = maker->puzzles,
        .puzzle_stride = NN_NINE_CELLS,
        .solutions = maker->solutions,
        .solution_stride = NN_NINE_CELLS,
        .counts = maker->counts,
    };
    NN_TRY(nonet_batch_run(maker->batch, &job));
    for (size_t at = 0; at < questions; at++) {
        if (!maker->counts[at]) return NONET_ERR_INTERNAL; /* the grid is a solution */
        nn_nine_search_answer(maker->asking[at], maker->counts[at], maker->solutions + at * NN_NINE_CELLS);
    }
    return NONET_OK;
}

static nonet_status run_searches(struct nn_nine_maker *maker, struct order_of_puzzles *order)
{
    size_t questions;
    do {
        if (nn_watch_is_over(&maker->goal.watch)) return NONET_STOPPED;
        NN_TRY(collect_questions(maker, order, &questions));
        if (questions) NN_TRY(ask_questions(maker, questions));
    } while (questions);
    return NONET_OK;
}

static nonet_status make_together(struct nn_nine_maker *maker, struct order_of_puzzles *order)
{
    NN_TRY(make_searches(maker, order->count < MOST_PUZZLES ? order->count : MOST_PUZZLES));
    for (size_t at = 0; at < maker->at_once; at++) {
        maker->searches[at].phase = NN_NINE_DONE;
        if (order->begun < order->count)
            nn_nine_search_begin(&maker->searches[at], &maker->goal, order->first + order->begun++);
    }
    const nonet_status status = run_searches(maker, order);
    for (size_t at = 0; at < maker->at_once; at++)
        if (maker->searches[at].phase != NN_NINE_DONE) hand_out(&maker->searches[at], order);
    return status;
}

nonet_status nn_nine_maker_make(struct nn_nine_maker *maker, struct nn_watch *watch, size_t count,
                                nonet_generated *made)
{
    if (!count) return NONET_OK;
    struct order_of_puzzles order = {.first = made[0].index, .count = count, .made = made};
    maker->goal.watch = *watch;
    return maker->pattern_maker ? make_patterned(maker, count, made) : make_together(maker, &order);
}
