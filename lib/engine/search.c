/* search.c: the search engine, for any board: the readable reference for all others.
 *
 * Deduce (propagate.h); if the board is not full, choose a candidate (choose.h) and split in two: first with it, then,
 * when everything below is explored, without it. "Without" is a deduction like any other and may fill cells by itself,
 * so a cell with two values costs one guess, not two. Changes are undone by the board's trail; nothing is copied. If
 * solutions are only counted, values that nothing distinguishes are explored once (twins.h).
 *
 * The open guesses, at most one for each cell, are a list in the engine's memory: recursion would need a stack of 400
 * KB on a 64x64 board. A trace is told of each decision and what came of it (trace.h). */
#include <assert.h>
#include <string.h>

#include "engine/choose.h"
#include "engine/engine.h"
#include "engine/propagate.h"
#include "engine/trace.h"
#include "engine/twins.h"

/* An open guess, and the state before it. */
struct guess {
    struct nn_board_mark mark;
    uint64_t number; /* from 1 */
    uint64_t found, times;
    uint64_t twins; /* the values that it covers; the smallest is tried */
    uint64_t fresh;
    int path_length, cell;
};

struct search {
    struct nn_board board;
    struct nn_task *task;
    struct nn_twins twins;
    uint64_t times;    /* how many solutions each one found now counts for; saturates at UINT64_MAX */
    uint32_t *weights; /* [question] contradictions it ended in */
    uint8_t *cells;    /* a full board in the public form */
    struct nn_explored_path path;
    struct guess *guesses;  /* [depth] */
    uint64_t patient_until; /* give up at this many guesses, unless a solution comes; 0 = never */
    uint32_t depth;
};

bool nn_search_takes(const nonet_layout *layout)
{
    return layout->is_classic;
}

static size_t weights_size(const nonet_layout *layout)
{
    return (size_t)nn_board_questions(layout) * sizeof(uint32_t);
}

/* Each step "without" a candidate removes it; each step "with" one fills a cell. */
static size_t path_size(const nonet_layout *layout)
{
    return (size_t)layout->cells * (size_t)(layout->side + 1) * sizeof(struct nn_explored_step);
}

static size_t guesses_size(const nonet_layout *layout)
{
    return (size_t)layout->cells * sizeof(struct guess);
}

static size_t aligned_board_size(const nonet_layout *layout)
{
    return (nn_board_size(layout) + 7) & ~(size_t)7;
}

size_t nn_search_memory_size(const nonet_layout *layout)
{
    return aligned_board_size(layout) + guesses_size(layout) + weights_size(layout) + path_size(layout) +
           (size_t)layout->cells;
}

/* Measured from 9x9 to 49x49: fish save up to a third of the guesses on hard boards, but never enough to pay for
 * themselves. */
nonet_propagation nn_default_propagation(const nonet_layout *layout)
{
    (void)layout;
    return NONET_PROPAGATION_LOCKED;
}

nonet_order nn_default_order(const nonet_layout *layout)
{
    return layout->side <= 9 ? NONET_ORDER_MRV_DEGREE : NONET_ORDER_MRV_WEIGHT;
}

static bool deduce_all(struct search *search)
{
    const int before = search->board.trail_length;
    const bool is_possible = nn_propagate(&search->board, search->task->propagation);
    search->task->stats.propagations += (uint64_t)(search->board.trail_length - before);
    const int question = search->board.contradiction;
    if (!is_possible && question != NN_NO_QUESTION) search->weights[question]++;
    return is_possible;
}

/* ---- for the trace ----------------------------------------------------------------------------- */

static void tell_start(struct search *search, bool is_possible)
{
    const nonet_position *position = search->task->position;
    struct nn_board_mark before = {0, 0};
    for (int cell = 0; cell < position->layout->cells; cell++) before.placed_length += position->cells[cell] != 0;
    search->task->trace->cells = search->cells;
    nn_trace_begin(search->task->trace, NONET_TRACE_START, 0);
    nn_trace_tell_deduction(search->task->trace, &search->board, before, is_possible);
}

/* Before a choice is made: afterwards its options are gone. */
static void note_choice(struct search *search, struct nn_guess_choice choice)
{
    struct nn_trace *trace = search->task->trace;
    const bool is_guess = choice.options > 1;
    nn_trace_begin(trace, is_guess ? NONET_TRACE_GUESS : NONET_TRACE_ONLY, search->depth);
    nn_trace_add_choice(trace, &search->board, choice);
    if (!is_guess) return;
    trace->event.guess = search->guesses[search->depth - 1].number;
    trace->event.alike = search->guesses[search->depth - 1].twins;
}

static void tell_choice(struct search *search, struct nn_board_mark before, bool is_possible)
{
    before.placed_length++; /* the candidate itself is not deduced */
    nn_trace_tell_deduction(search->task->trace, &search->board, before, is_possible);
}

static void tell_dead_end(struct search *search)
{
    const struct nn_board *board = &search->board;
    nn_trace_begin(search->task->trace, NONET_TRACE_DEAD_END, search->depth);
    nn_trace_tell_contradiction(search->task->trace, board, nn_trace_lost_question(board));
}

/* The board is without the guess, and everything is deduced from that. */
static void tell_back(struct search *search, const struct guess *guess, bool was_vain, bool is_possible)
{
    struct nn_trace *trace = search->task->trace;
    struct nn_board_mark before = guess->mark;
    before.trail_length += search->path.length - guess->path_length; /* these are not deduced */
    nn_trace_begin(trace, NONET_TRACE_BACK, search->depth);
    trace->event.guess = guess->number;
    trace->event.cell = guess->cell;
    trace->event.value = nn_first_bit(guess->twins) + 1;
    trace->event.alike = guess->twins;
    trace->event.was_vain = was_vain;
    nn_trace_tell_deduction(trace, &search->board, before, is_possible);
}

static void tell_solution(struct search *search)
{
    struct nn_trace *trace = search->task->trace;
    nn_trace_begin(trace, NONET_TRACE_SOLUTION, search->depth);
    trace->event.times = search->times;
    nn_trace_tell(trace, &search->board);
}

/* ---- the search ---------------------------------------------------------------------------------- */

/* A solution was found: allow as many guesses as so far, and some more, until the next. */
static void be_patient(struct search *search)
{
    const nonet_search_stats *stats = &search->task->stats;
    if (search->task->patience) search->patient_until = stats->guesses + stats->guesses / 4 + search->task->patience;
}

static bool give_solution(struct search *search)
{
    assert(nn_board_is_full(&search->board));
    be_patient(search);
    if (search->task->trace) tell_solution(search);
    if (nn_task_only_counts(search->task)) return nn_task_take(search->task, NULL, search->times);
    for (int cell = 0; cell < search->board.layout->cells; cell++)
        search->cells[cell] = (uint8_t)(search->board.value[cell] + 1);
    return nn_task_take(search->task, search->cells, search->times);
}

static bool place_choice(struct search *search, struct nn_guess_choice choice)
{
    const struct nn_board_mark before = nn_board_mark_now(&search->board);
    if (search->task->trace) note_choice(search, choice);
    const bool is_possible = nn_board_place(&search->board, choice.cell, choice.value) && deduce_all(search);
    if (search->task->trace) tell_choice(search, before, is_possible);
    return is_possible;
}

/* Try the candidate of the choice, for all of its twins. False: it leads to a contradiction at once. */
static bool try_guess(struct search *search, struct nn_guess_choice choice)
{
    nonet_search_stats *stats = &search->task->stats;
    assert(choice.options > 1);
    uint64_t twins = nn_twins_of(&search->twins, choice.value);
    if (choice.house != NN_NO_HOUSE) { /* only this value is tried, so it is no longer like its twins */
        twins = nn_bit(choice.value);
        search->twins.fresh &= ~twins;
    }
    search->guesses[search->depth] =
        (struct guess){.mark = nn_board_mark_now(&search->board),
                       .number = stats->guesses + 1,
                       .found = atomic_load_explicit(search->task->found, memory_order_relaxed),
                       .times = search->times,
                       .twins = twins,
                       .fresh = search->twins.fresh,
                       .path_length = search->path.length,
                       .cell = choice.cell};
    search->twins.fresh &= ~nn_bit(choice.value);
    if (__builtin_mul_overflow(search->times, (uint64_t)nn_count_bits(twins), &search->times))
        search->times = UINT64_MAX;
    stats->guesses++;
    if (++search->depth > stats->deepest) stats->deepest = search->depth;
    nn_explored_path_push(&search->path, choice.cell, choice.value, false);
    return place_choice(search, choice);
}

/* Remove the candidate of a guess that is explored, and those of its twins. */
static bool remove_explored(struct search *search, const struct guess *guess)
{
    for (uint64_t twins = guess->twins; twins;) {
        const int value = nn_take_bit(&twins);
        nn_explored_path_push(&search->path, guess->cell, value, true);
        if (!nn_board_remove(&search->board, guess->cell, value)) return false;
    }
    return deduce_all(search);
}

/* Everything with the last guess is explored: take it back, and go on without its candidate and those of its twins.
 * False: that is impossible, too. */
static bool go_on_without(struct search *search)
{
    const struct guess *const guess = &search->guesses[--search->depth];
    const bool was_vain = atomic_load_explicit(search->task->found, memory_order_relaxed) == guess->found;
    search->task->stats.backtracks += was_vain;
    nn_board_undo(&search->board, guess->mark);
    search->times = guess->times;
    search->twins.fresh = guess->fresh;
    search->path.length = guess->path_length;
    const bool is_possible = remove_explored(search, guess);
    if (search->task->trace) tell_back(search, guess, was_vain, is_possible);
    return is_possible;
}

/* It is time to stop, or to leave the board to another engine. */
static bool should_leave(struct search *search)
{
    struct nn_task *task = search->task;
    if (nn_watch_is_over_at_node(&task->watch)) return task->is_cut = true;
    if (!search->patient_until || task->stats.guesses < search->patient_until) return false;
    task->explored = search->path;
    return task->gave_up = true;
}

/* The trace is refused: enough was seen. */
static bool nobody_listens(struct nn_task *task)
{
    if (!task->trace || !task->trace->is_refused) return false;
    return task->is_cut = true;
}

/* Make a guess, or fill in the only option, and deduce. False: a contradiction. */
static bool go_deeper(struct search *search)
{
    struct nn_board *board = &search->board;
    const struct nn_guess_choice choice = nn_choose(board, search->task->order, search->weights);
    if (choice.options > 1) return try_guess(search, choice);
    /* happens only where singles are not deduced */
    if (choice.options == 1) return place_choice(search, choice);
    if (search->task->trace) tell_dead_end(search);
    return false;
}

/* Explore a board on which everything has been deduced, until nothing is left or the search is stopped. */
static void explore(struct search *search)
{
    bool is_possible = true;
    while (!nobody_listens(search->task)) {
        if (is_possible && nn_board_is_full(&search->board)) {
            if (!give_solution(search)) return;
            is_possible = false; /* nothing else is below */
        }
        if (is_possible) {
            if (should_leave(search)) return;
            is_possible = go_deeper(search);
        } else {
            if (!search->depth) return;
            is_possible = go_on_without(search);
        }
    }
}

void nn_search_run(struct nn_task *task)
{
    assert(task->limit && task->memory && task->propagation != NONET_PROPAGATION_AUTO);
    const nonet_layout *layout = task->position->layout;
    struct search search = {.task = task, .times = 1};
    nn_board_init(&search.board, layout, task->memory);
    search.board.finds_singles = task->propagation >= NONET_PROPAGATION_SINGLES;
    search.guesses = (struct guess *)((uint8_t *)task->memory + aligned_board_size(layout));
    search.weights = (uint32_t *)(search.guesses + layout->cells);
    search.path.steps = (struct nn_explored_step *)(search.weights + weights_size(layout) / sizeof *search.weights);
    search.cells = (uint8_t *)search.path.steps + path_size(layout);
    search.patient_until = task->patience;
    memset(search.weights, 0, weights_size(layout));

    const bool is_possible = nn_board_load(&search.board, task->position) && deduce_all(&search);
    if (task->trace) tell_start(&search, is_possible);
    if (!is_possible) return;
    /* with multiplied solutions a path would not say what is left */
    if (nn_task_may_multiply(task) && !task->patience) nn_twins_find(&search.twins, &search.board);
    else nn_twins_clear(&search.twins);
    explore(&search);
}
