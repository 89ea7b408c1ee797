/* test_trace.c: what nonet_solver_trace tells is what the search does: every event is replayed here by deductions of our
 * own, written from their definitions and without any order, and leads to the same board.
 *
 * After a contradiction there is no such board: where the deductions end depends on their order. There they are made in
 * random orders, until one of them runs into the very contradiction that was told. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/brute.h"
#include "support/grids.h"

#if defined(__SANITIZE_THREAD__) || defined(TESTS_ARE_SLOW)
enum { ROUNDS = 2 };
#else
enum { ROUNDS = 16 };
#endif

enum { LARGEST_REORDERED = 6 }; /* random orders on larger boards take long */
enum { MOST_SIDE = 9, MOST = MOST_SIDE * MOST_SIDE, MOST_ORDERS = 20000, LIMIT = 3 };

static struct random_source source = {1};

static uint64_t bit(int value)
{
    return UINT64_C(1) << (value - 1);
}

static int count_bits(uint64_t set)
{
    return __builtin_popcountll(set);
}

/* ---- a board and its deductions ------------------------------------------------------------------ */

struct state {
    const nonet_layout *layout;
    uint64_t candidates[MOST];
    bool is_filled[MOST];
};

static int filled_cells(const struct state *state)
{
    int count = 0;
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++) count += state->is_filled[cell];
    return count;
}

static int open_candidates(const struct state *state)
{
    int count = 0;
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++) count += count_bits(state->candidates[cell]);
    return count;
}

static nonet_cells cells_of_house(const nonet_layout *layout, int house)
{
    nonet_cells cells;
    nonet_layout_house_cells(layout, house, &cells);
    return cells;
}

/* Positions of the house where the value may stand. */
static uint64_t places_of(const struct state *state, int value, int house)
{
    const nonet_cells cells = cells_of_house(state->layout, house);
    uint64_t places = 0;
    for (size_t at = 0; at < cells.count; at++)
        if (state->candidates[cells.cells[at]] & bit(value)) places |= UINT64_C(1) << at;
    return places;
}

static int last_place(const struct state *state, int value, int house)
{
    const uint64_t places = places_of(state, value, house);
    return count_bits(places) == 1 ? cells_of_house(state->layout, house).cells[__builtin_ctzll(places)] : -1;
}

static bool is_in_house(const nonet_layout *layout, int cell, int house)
{
    nonet_houses houses;
    nonet_layout_cell_houses(layout, cell, &houses);
    for (size_t at = 0; at < houses.count; at++)
        if (houses.houses[at] == house) return true;
    return false;
}

/* Is something lost for good? Where singles are not deduced a value may be without a place unnoticed. */
static bool is_dead(const struct state *state, bool sees_places)
{
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++)
        if (!state->candidates[cell]) return true;
    for (int value = 1; sees_places && value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < nonet_layout_houses(state->layout); house++)
            if (!places_of(state, value, house)) return true;
    return false;
}

static void load(struct state *state, const nonet_position *position)
{
    *state = (struct state){.layout = position->layout};
    const int side = nonet_layout_side(position->layout), cells = nonet_layout_cells(position->layout);
    for (int cell = 0; cell < cells; cell++) {
        state->is_filled[cell] = position->cells[cell] != 0;
        state->candidates[cell] = position->candidates ? position->candidates[cell] : (UINT64_C(1) << side) - 1;
        if (position->cells[cell]) state->candidates[cell] = bit(position->cells[cell]);
    }
    for (int cell = 0; cell < cells; cell++)
        for (int other = 0; other < cells; other++)
            if (position->cells[other] && !position->cells[cell] && nonet_layout_sees(position->layout, cell, other))
                state->candidates[cell] &= ~bit(position->cells[other]);
}

/* A cell is filled: whatever its value excludes. */
static void spread(struct state *state, int cell)
{
    for (int other = 0; other < nonet_layout_cells(state->layout); other++)
        if (nonet_layout_sees(state->layout, cell, other)) state->candidates[other] &= ~state->candidates[cell];
}

static void fill(struct state *state, int cell, int value)
{
    state->is_filled[cell] = true;
    state->candidates[cell] &= bit(value);
    spread(state, cell);
}

static bool fill_singles(struct state *state)
{
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++)
        if (!state->is_filled[cell] && count_bits(state->candidates[cell]) == 1) {
            fill(state, cell, __builtin_ctzll(state->candidates[cell]) + 1);
            return true;
        }
    for (int value = 1; value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < nonet_layout_houses(state->layout); house++) {
            const int cell = last_place(state, value, house);
            if (cell < 0 || state->is_filled[cell]) continue;
            fill(state, cell, value);
            return true;
        }
    return false;
}

/* All places of the value in one house are in the other, too: cells of the other that lose it. */
static size_t locked_cells(const struct state *state, int value, int house, int other, int *cells)
{
    const nonet_cells mine = cells_of_house(state->layout, house);
    const nonet_cells theirs = cells_of_house(state->layout, other);
    size_t count = 0;
    for (size_t at = 0; at < mine.count; at++)
        if (state->candidates[mine.cells[at]] & bit(value) && !is_in_house(state->layout, mine.cells[at], other))
            return 0;
    for (size_t at = 0; at < theirs.count; at++)
        if (state->candidates[theirs.cells[at]] & bit(value) && !is_in_house(state->layout, theirs.cells[at], house))
            cells[count++] = theirs.cells[at];
    return count;
}

static bool remove_locked(struct state *state)
{
    bool has_changed = false;
    const int houses = nonet_layout_houses(state->layout);
    for (int value = 1; value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < houses; house++)
            for (int other = 0; other < houses; other++) {
                int cells[MOST_SIDE];
                const size_t count = house == other ? 0 : locked_cells(state, value, house, other, cells);
                for (size_t at = 0; at < count; at++) state->candidates[cells[at]] &= ~bit(value);
                has_changed |= count > 0;
            }
    return has_changed;
}

/* A value has to stand once in each line, each time in another target. Where a cell belongs to: -1: it does not. */
struct fishing {
    int lines;
    int line[MOST], target[MOST]; /* [cell] */
};

/* Some m lines have places in no more than m targets: the value leaves these targets in all other lines. In fewer than m:
 * nothing is possible, and the value leaves them everywhere. */
static bool remove_fish_of(struct state *state, int value, const struct fishing *fishing)
{
    const int before = open_candidates(state), cells = nonet_layout_cells(state->layout);
    uint64_t targets[MOST_SIDE] = {0}; /* [line] */
    for (int cell = 0; cell < cells; cell++)
        if (fishing->line[cell] >= 0 && state->candidates[cell] & bit(value))
            targets[fishing->line[cell]] |= UINT64_C(1) << fishing->target[cell];
    for (unsigned lines = 1; lines < 1u << fishing->lines; lines++) {
        uint64_t covered = 0;
        for (int line = 0; line < fishing->lines; line++)
            if (lines >> line & 1) covered |= targets[line];
        if (count_bits(covered) > count_bits(lines)) continue;
        const bool is_impossible = count_bits(covered) < count_bits(lines);
        for (int cell = 0; cell < cells; cell++)
            if (fishing->line[cell] >= 0 && covered >> fishing->target[cell] & 1 &&
                (is_impossible || !(lines >> fishing->line[cell] & 1)))
                state->candidates[cell] &= ~bit(value);
    }
    return open_candidates(state) != before;
}

/* Rows in columns; rows of a band, or columns of a stack, in its boxes. */
static bool remove_fish(struct state *state)
{
    const int side = nonet_layout_side(state->layout);
    const int rows = nonet_layout_box_rows(state->layout), columns = nonet_layout_box_columns(state->layout);
    struct fishing in_lines = {.lines = side}, in_chute;
    bool has_changed = false;
    for (int cell = 0; cell < side * side; cell++) {
        in_lines.line[cell] = cell / side;
        in_lines.target[cell] = cell % side;
    }
    for (int value = 1; value <= side; value++) {
        has_changed |= remove_fish_of(state, value, &in_lines);
        for (int band = 0; band < columns; band++) {
            in_chute.lines = rows;
            for (int cell = 0; cell < side * side; cell++) {
                in_chute.line[cell] = cell / side / rows == band ? cell / side % rows : -1;
                in_chute.target[cell] = cell % side / columns;
            }
            has_changed |= remove_fish_of(state, value, &in_chute);
        }
        for (int stack = 0; stack < rows; stack++) {
            in_chute.lines = columns;
            for (int cell = 0; cell < side * side; cell++) {
                in_chute.line[cell] = cell % side / columns == stack ? cell % side % columns : -1;
                in_chute.target[cell] = cell / side / rows;
            }
            has_changed |= remove_fish_of(state, value, &in_chute);
        }
    }
    return has_changed;
}

/* Deduce until nothing changes, or something is lost. */
static void deduce(struct state *state, nonet_propagation level)
{
    if (level < NONET_PROPAGATION_SINGLES) return;
    while (!is_dead(state, true)) {
        if (fill_singles(state)) continue;
        if (level >= NONET_PROPAGATION_LOCKED && remove_locked(state)) continue;
        if (level >= NONET_PROPAGATION_FISH && remove_fish(state)) continue;
        return;
    }
}

/* ---- deductions in random order, one candidate at a time ----------------------------------------- */

struct removal {
    int cell, value;
};

struct queue {
    struct removal removals[MOST * MOST_SIDE * 16];
    size_t count;
};

static void enqueue(struct queue *queue, int cell, int value)
{
    if (queue->count < sizeof queue->removals / sizeof *queue->removals)
        queue->removals[queue->count++] = (struct removal){cell, value};
}

static void fill_later(struct state *state, struct queue *queue, int cell, int value)
{
    if (state->is_filled[cell]) return;
    state->is_filled[cell] = true;
    for (int other = 1; other <= nonet_layout_side(state->layout); other++)
        if (other != value) enqueue(queue, cell, other);
    for (int other = 0; other < nonet_layout_cells(state->layout); other++)
        if (nonet_layout_sees(state->layout, cell, other)) enqueue(queue, other, value);
}

static void find_singles(struct state *state, struct queue *queue)
{
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++)
        if (count_bits(state->candidates[cell]) == 1)
            fill_later(state, queue, cell, __builtin_ctzll(state->candidates[cell]) + 1);
    for (int value = 1; value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < nonet_layout_houses(state->layout); house++) {
            const int cell = last_place(state, value, house);
            if (cell >= 0) fill_later(state, queue, cell, value);
        }
}

static void find_locked(const struct state *state, struct queue *queue)
{
    const int houses = nonet_layout_houses(state->layout);
    for (int value = 1; value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < houses; house++)
            for (int other = 0; other < houses; other++) {
                int cells[MOST_SIDE];
                const size_t count = house == other ? 0 : locked_cells(state, value, house, other, cells);
                for (size_t at = 0; at < count; at++) enqueue(queue, cells[at], value);
            }
}

static bool has_last_place(const struct state *state, int value, int cell)
{
    for (int house = 0; house < nonet_layout_houses(state->layout); house++)
        if (last_place(state, value, house) == cell) return true;
    return false;
}

/* Is the board in the state that is told? */
static bool holds(const struct state *state, const nonet_contradiction *told)
{
    switch (told->kind) {
    case NONET_CONTRADICTION_NO_VALUE: return !state->candidates[told->cell];
    case NONET_CONTRADICTION_NO_PLACE: return !places_of(state, told->value, told->house);
    case NONET_CONTRADICTION_TWO_VALUES:
        return has_last_place(state, told->value, told->cell) && has_last_place(state, told->other, told->cell);
    default: return false;
    }
}

/* One random order; true: it ends as told. */
static bool runs_into(struct state state, struct queue *queue, nonet_propagation level, const nonet_contradiction *told)
{
    const size_t before = queue->count;
    for (;;) {
        if (holds(&state, told)) return true;
        if (is_dead(&state, true)) break;
        find_singles(&state, queue);
        const bool looks = !queue->count || random_below(&source, 16) == 0;
        if (level >= NONET_PROPAGATION_LOCKED && looks) find_locked(&state, queue);
        if (!queue->count) break;
        const size_t at = (size_t)random_below(&source, (int)queue->count);
        const struct removal removal = queue->removals[at];
        queue->removals[at] = queue->removals[--queue->count];
        state.candidates[removal.cell] &= ~bit(removal.value);
    }
    queue->count = before;
    return false;
}

static bool can_run_into(const struct state *state, int placed, int value, nonet_propagation level,
                         const nonet_contradiction *told)
{
    static struct queue queue;
    for (int order = 0; order < MOST_ORDERS; order++) {
        struct state copy = *state;
        queue.count = 0;
        if (placed >= 0) fill_later(&copy, &queue, placed, value);
        if (runs_into(copy, &queue, level, told)) return true;
    }
    return false;
}

/* ---- the replay ---------------------------------------------------------------------------------- */

struct replay {
    const nonet_position *position;
    nonet_propagation level;
    nonet_order order;
    struct state state;
    struct state before[MOST]; /* [depth] each guess that stands */
    uint64_t numbers[MOST], found_before[MOST];
    nonet_trace_event guesses[MOST];
    int depth;
    bool is_over; /* nothing is left to do here but to go back */
    uint64_t events, found, left_to_take;
    nonet_search_stats stats;
    uint64_t contradictions[NONET_CONTRADICTION_NO_ROOM + 1];
};

static void expect_house_of_value(const struct replay *replay, const nonet_contradiction *told)
{
    const int side = nonet_layout_side(replay->position->layout);
    if (told->kind == NONET_CONTRADICTION_NO_VALUE || told->kind == NONET_CONTRADICTION_TWO_VALUES)
        assert_in_range(told->cell, 0, side * side - 1);
    else assert_int_equal(told->cell, -1);
    if (told->kind == NONET_CONTRADICTION_NO_PLACE) assert_in_range(told->house, 0, 3 * side - 1);
    else assert_int_equal(told->house, -1);
    if (told->kind == NONET_CONTRADICTION_NO_VALUE) assert_int_equal(told->value, 0);
    else assert_in_range(told->value, 1, side);
    if (told->kind == NONET_CONTRADICTION_TWO_VALUES) assert_in_range(told->other, told->value + 1, side);
    else assert_int_equal(told->other, 0);
}

/* The board before deduction is `before`; `cell` (or -1) was to be filled with `value`. */
static void expect_contradiction(struct replay *replay, const struct state *before, int cell, int value,
                                 const nonet_contradiction *told)
{
    expect_house_of_value(replay, told);
    replay->contradictions[told->kind]++;
    assert_true(is_dead(&replay->state, replay->level >= NONET_PROPAGATION_SINGLES));
    replay->is_over = true;
    if (replay->level == NONET_PROPAGATION_FORWARD) assert_true(holds(&replay->state, told));
    else if (replay->level < NONET_PROPAGATION_FISH && nonet_layout_side(before->layout) <= LARGEST_REORDERED)
        assert_true(can_run_into(before, cell, value, replay->level, told));
}

/* What was deduced stands on the board of the event, each cell once, and was open before. */
static void expect_filled(const struct state *before, const nonet_trace_event *event)
{
    bool is_told[MOST] = {false};
    assert_non_null(event->cells);
    for (size_t at = 0; at < event->filled.count; at++) {
        const int cell = event->filled.cells[at];
        assert_true(event->cells[cell] != 0 && !is_told[cell]);
        if (event->kind == NONET_TRACE_GUESS || event->kind == NONET_TRACE_ONLY)
            assert_false(before->is_filled[cell] || cell == event->cell);
        is_told[cell] = true;
    }
}

/* The board of the event is ours. */
static void expect_values(const struct state *state, const nonet_trace_event *event)
{
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++) {
        assert_int_equal(event->cells[cell] != 0, state->is_filled[cell]);
        if (state->is_filled[cell]) assert_int_equal(bit(event->cells[cell]), state->candidates[cell]);
    }
}

/* The decision has been made on the board; deduce, and compare. */
static void expect_deduction(struct replay *replay, const nonet_trace_event *event, const struct state *before,
                             int placed, int removed)
{
    deduce(&replay->state, replay->level);
    replay->stats.propagations += event->removed;
    if (event->contradiction.kind) {
        const bool places = event->kind == NONET_TRACE_GUESS || event->kind == NONET_TRACE_ONLY;
        expect_contradiction(replay, before, places ? event->cell : -1, event->value, &event->contradiction);
        return;
    }
    assert_false(is_dead(&replay->state, replay->level >= NONET_PROPAGATION_SINGLES));
    assert_int_equal(filled_cells(&replay->state) - filled_cells(before), (int)event->filled.count + placed);
    expect_values(&replay->state, event);
    assert_int_equal(open_candidates(before) - open_candidates(&replay->state), (int)event->removed + removed);
}

static uint64_t options_of(const struct state *state, const nonet_trace_event *event)
{
    return event->house < 0 ? state->candidates[event->cell] : places_of(state, event->value, event->house);
}

/* Nothing on the board has fewer options than were told. */
static void expect_fewest(const struct state *state, int options)
{
    for (int cell = 0; cell < nonet_layout_cells(state->layout); cell++)
        if (!state->is_filled[cell]) assert_true(count_bits(state->candidates[cell]) >= options);
    for (int value = 1; value <= nonet_layout_side(state->layout); value++)
        for (int house = 0; house < nonet_layout_houses(state->layout); house++) {
            const int cell = last_place(state, value, house);
            if (cell >= 0 && state->is_filled[cell]) continue;
            assert_true(count_bits(places_of(state, value, house)) >= options);
        }
}

static void expect_choice(const struct replay *replay, const nonet_trace_event *event)
{
    const struct state *const state = &replay->state;
    assert_false(replay->is_over);
    assert_false(state->is_filled[event->cell]);
    assert_true(state->candidates[event->cell] & bit(event->value));
    assert_int_equal(event->options, options_of(state, event));
    if (event->house >= 0) assert_true(is_in_house(state->layout, event->cell, event->house));
    if (replay->order == NONET_ORDER_INPUT) {
        assert_int_equal(event->house, -1);
        for (int cell = 0; cell < event->cell; cell++) assert_true(state->is_filled[cell]);
    } else if (replay->order != NONET_ORDER_MRV_WEIGHT) {
        expect_fewest(state, count_bits(event->options));
    }
}

static void replay_guess(struct replay *replay, const nonet_trace_event *event)
{
    expect_choice(replay, event);
    assert_true(count_bits(event->options) > 1);
    assert_int_equal(event->guess, ++replay->stats.guesses);
    assert_int_equal(event->alike & ~replay->state.candidates[event->cell], 0);
    assert_true(event->alike & bit(event->value));
    replay->before[replay->depth] = replay->state;
    replay->numbers[replay->depth] = event->guess;
    replay->found_before[replay->depth] = replay->found;
    replay->guesses[replay->depth++] = *event;
    if ((uint32_t)replay->depth > replay->stats.deepest) replay->stats.deepest = (uint32_t)replay->depth;
    const struct state before = replay->state;
    fill(&replay->state, event->cell, event->value);
    expect_deduction(replay, event, &before, 1, 0);
}

static void replay_only(struct replay *replay, const nonet_trace_event *event)
{
    const struct state before = replay->state;
    assert_int_equal(replay->level, NONET_PROPAGATION_FORWARD);
    expect_choice(replay, event);
    assert_int_equal(count_bits(event->options), 1);
    fill(&replay->state, event->cell, event->value);
    expect_deduction(replay, event, &before, 1, 0);
}

static void replay_back(struct replay *replay, const nonet_trace_event *event)
{
    assert_true(replay->is_over && replay->depth > 0);
    replay->is_over = false;
    const nonet_trace_event *const guess = &replay->guesses[--replay->depth];
    assert_int_equal(event->guess, replay->numbers[replay->depth]);
    assert_int_equal(event->cell, guess->cell);
    assert_int_equal(event->value, guess->value);
    assert_int_equal(event->alike, guess->alike);
    assert_int_equal(event->was_vain, replay->found == replay->found_before[replay->depth]);
    replay->stats.backtracks += event->was_vain;
    const struct state before = replay->before[replay->depth];
    replay->state = before;
    replay->state.candidates[event->cell] &= ~event->alike;
    const struct state without = replay->state;
    expect_deduction(replay, event, &without, 0, 0);
}

static void replay_solution(struct replay *replay, const nonet_trace_event *event)
{
    const int cells = nonet_layout_cells(replay->position->layout);
    assert_false(replay->is_over);
    assert_int_equal(filled_cells(&replay->state), cells);
    assert_true(nonet_position_accepts(replay->position, event->cells));
    for (int cell = 0; cell < cells; cell++) assert_int_equal(replay->state.candidates[cell], bit(event->cells[cell]));
    uint64_t times = 1;
    for (int depth = 0; depth < replay->depth; depth++) times *= (uint64_t)count_bits(replay->guesses[depth].alike);
    assert_int_equal(event->times, times);
    replay->found += times < replay->left_to_take ? times : replay->left_to_take;
    replay->left_to_take = LIMIT - replay->found;
    replay->is_over = true;
}

static bool replay_event(void *context, const nonet_trace_event *event)
{
    struct replay *const replay = context;
    assert_int_equal(event->kind == NONET_TRACE_START, replay->events++ == 0);
    expect_filled(&replay->state, event);
    switch (event->kind) {
    case NONET_TRACE_START: {
        load(&replay->state, replay->position);
        const struct state before = replay->state;
        expect_deduction(replay, event, &before, 0, 0);
        break;
    }
    case NONET_TRACE_GUESS: replay_guess(replay, event); break;
    case NONET_TRACE_ONLY: replay_only(replay, event); break;
    case NONET_TRACE_DEAD_END:
        assert_int_equal(replay->level, NONET_PROPAGATION_FORWARD);
        assert_false(replay->is_over);
        assert_int_equal(event->contradiction.kind, NONET_CONTRADICTION_NO_PLACE);
        assert_true(holds(&replay->state, &event->contradiction));
        replay->is_over = true;
        break;
    case NONET_TRACE_SOLUTION: replay_solution(replay, event); break;
    case NONET_TRACE_BACK: replay_back(replay, event); break;
    }
    assert_int_equal(event->depth, replay->depth);
    for (size_t at = 0; at < sizeof event->reserved / sizeof *event->reserved; at++)
        assert_int_equal(event->reserved[at], 0);
    return true;
}

/* ---- random boards ------------------------------------------------------------------------------- */

static nonet_solver *solver_with(nonet_propagation level, nonet_order order, uint64_t most_nodes)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    settings.propagation = level;
    settings.order = order;
    settings.most_nodes = most_nodes;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    return solver;
}

static void expect_same_stats(const nonet_search_stats *stats, const nonet_search_stats *others)
{
    assert_int_equal(stats->guesses, others->guesses);
    assert_int_equal(stats->backtracks, others->backtracks);
    assert_int_equal(stats->propagations, others->propagations);
    assert_int_equal(stats->deepest, others->deepest);
}

static uint64_t told_contradictions[NONET_CONTRADICTION_NO_ROOM + 1], told_solutions;

/* Does the replay come to the end that nonet_solver_count has? */
static void check_trace(const nonet_position *position, nonet_propagation level, nonet_order order, uint64_t most_nodes)
{
    static struct replay replay;
    nonet_solver *const solver = solver_with(level, order, most_nodes);
    nonet_result result, counted;
    const nonet_status expected = nonet_solver_count(solver, position, LIMIT, &counted);
    replay = (struct replay){.position = position, .level = level, .order = order, .left_to_take = LIMIT};
    assert_int_equal(nonet_solver_trace(solver, position, LIMIT, replay_event, &replay, &result), expected);
    assert_int_equal(result.verdict, counted.verdict);
    assert_int_equal(result.count, counted.count);
    assert_int_equal(result.is_exact, counted.is_exact);
    expect_same_stats(&result.stats, &counted.stats);
    expect_same_stats(&result.stats, &replay.stats);
    assert_int_equal(replay.found, result.count);
    if (result.verdict == NONET_VERDICT_INVALID) assert_int_equal(replay.events, 0);
    else if (result.is_exact) assert_true(replay.is_over && !replay.depth);
    const long brute = brute_count(position, LIMIT, 200000, NULL);
    if (brute >= 0 && expected == NONET_OK) assert_int_equal(result.count, brute);
    for (int kind = 0; kind <= NONET_CONTRADICTION_NO_ROOM; kind++)
        told_contradictions[kind] += replay.contradictions[kind];
    told_solutions += replay.found;
    nonet_solver_free(solver);
}

/* One value is another one than it should be: mostly no solution is left. */
static void spoil(const nonet_layout *layout, uint8_t *cells)
{
    for (int tries = 0; tries < 20; tries++) {
        const int cell = random_below(&source, nonet_layout_cells(layout));
        const uint8_t was = cells[cell];
        const nonet_position position = {layout, cells, NULL, NULL};
        if (!was) continue;
        cells[cell] = (uint8_t)(1 + random_below(&source, nonet_layout_side(layout)));
        if (nonet_position_is_consistent(&position, NULL)) return;
        cells[cell] = was;
    }
}

static void check_random_board(const nonet_layout *layout, int round)
{
    uint8_t cells[MOST], grid[MOST];
    uint64_t marks[MOST];
    const int side = nonet_layout_side(layout), count = nonet_layout_cells(layout);
    random_grid(&source, layout, grid);
    memcpy(cells, grid, sizeof cells);
    random_dig(&source, layout, cells, count * (50 + random_below(&source, side < 9 ? 40 : 20)) / 100);
    if (round % 3 == 1) spoil(layout, cells);
    for (int cell = 0; cell < count; cell++)
        marks[cell] =
            (random_next(&source) & ((UINT64_C(1) << side) - 1)) | (random_below(&source, 50) ? bit(grid[cell]) : 1);
    const nonet_position position = {layout, cells, NULL, round % 4 == 3 ? marks : NULL};
    for (int level = NONET_PROPAGATION_FORWARD; level <= NONET_PROPAGATION_FISH; level++)
        for (int order = NONET_ORDER_INPUT; order <= NONET_ORDER_MRV_WEIGHT; order++)
            check_trace(&position, (nonet_propagation)level, (nonet_order)order, 60);
}

static void every_event_is_true(void **state)
{
    (void)state;
    const int shapes[][2] = {{1, 1}, {1, 4}, {2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        for (int round = 0; round < ROUNDS; round++) check_random_board(layout, round);
        nonet_layout_free(layout);
    }
    for (int kind = NONET_CONTRADICTION_NO_VALUE; kind <= NONET_CONTRADICTION_TWO_VALUES; kind++)
        assert_true(told_contradictions[kind] > 0);
    assert_true(told_solutions > 0);
}

/* Rows 1, 4 and 7 have their 1s in the columns 1 and 4: only fish see that. */
static void a_value_without_room_is_told(void **state)
{
    (void)state;
    nonet_layout *layout;
    uint8_t cells[81] = {0};
    uint64_t marks[81];
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int cell = 0; cell < 81; cell++)
        marks[cell] = cell / 9 % 3 == 0 && cell % 9 != 0 && cell % 9 != 3 ? 0x1fe : 0x1ff;
    const nonet_position position = {layout, cells, NULL, marks};
    const uint64_t before = told_contradictions[NONET_CONTRADICTION_NO_ROOM];
    check_trace(&position, NONET_PROPAGATION_FISH, NONET_ORDER_MRV, 0);
    assert_int_equal(told_contradictions[NONET_CONTRADICTION_NO_ROOM], before + 1);
    nonet_layout_free(layout);
}

static bool keep_contradiction(void *context, const nonet_trace_event *event)
{
    nonet_contradiction *const kept = context;
    *kept = event->contradiction;
    return true;
}

/* r1c1 may be 1, 2 or 3; the row has no other place for 2, the column none for 3. */
static void a_cell_that_two_values_need_is_told(void **state)
{
    (void)state;
    nonet_layout *layout;
    uint8_t cells[81] = {0};
    uint64_t marks[81];
    nonet_result result;
    nonet_contradiction told;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int cell = 0; cell < 81; cell++) marks[cell] = 0x1ff;
    for (int cell = 1; cell < 9; cell++) marks[cell] &= ~bit(2);
    for (int cell = 9; cell < 81; cell += 9) marks[cell] &= ~bit(3);
    marks[0] = bit(1) | bit(2) | bit(3);
    const nonet_position position = {layout, cells, NULL, marks};
    nonet_solver *const solver = solver_with(NONET_PROPAGATION_SINGLES, NONET_ORDER_MRV, 0);
    assert_int_equal(nonet_solver_trace(solver, &position, 2, keep_contradiction, &told, &result), NONET_OK);
    assert_int_equal(told.kind, NONET_CONTRADICTION_TWO_VALUES);
    assert_int_equal(told.cell, 0);
    assert_int_equal(told.value, 2);
    assert_int_equal(told.other, 3);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

/* ---- how it ends --------------------------------------------------------------------------------- */

struct listener {
    uint64_t events, most;
    nonet_stop *stop; /* to be switched on with the last event, or NULL */
    uint32_t deepest;
};

static bool listen(void *context, const nonet_trace_event *event)
{
    struct listener *const listener = context;
    assert_true(listener->stop || listener->events < listener->most);
    listener->events++;
    if (event->depth > listener->deepest) listener->deepest = event->depth;
    if (listener->events < listener->most) return true;
    if (listener->stop) nonet_stop_now(listener->stop);
    return listener->stop != NULL;
}

static void the_sink_can_end_the_search(void **state)
{
    (void)state;
    const uint8_t cells[81] = {0};
    nonet_layout *layout;
    nonet_solver *solver;
    nonet_result result;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    for (uint64_t most = 1; most < 100; most++) {
        struct listener listener = {.most = most};
        assert_int_equal(nonet_solver_trace(solver, &position, 0, listen, &listener, &result), NONET_OK);
        assert_int_equal(listener.events, most);
        assert_false(result.is_exact);
        assert_int_equal(result.verdict, result.count ? NONET_VERDICT_MULTIPLE : NONET_VERDICT_UNKNOWN);
    }
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

static void a_stop_is_obeyed(void **state)
{
    (void)state;
    static const uint8_t cells[NONET_MAX_CELLS] = {0};
    nonet_solver_settings settings;
    nonet_layout *layout;
    nonet_solver *solver;
    nonet_result result;
    struct listener listener = {.most = 50};
    assert_int_equal(nonet_stop_new(&listener.stop), NONET_OK);
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_solver_settings_defaults(&settings);
    settings.stop = listener.stop;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    assert_int_equal(nonet_solver_trace(solver, &position, 0, listen, &listener, &result), NONET_STOPPED);
    assert_in_range(listener.events, 50, 200);
    nonet_solver_free(solver);
    nonet_stop_free(listener.stop);

    settings.stop = NULL;
    settings.timeout_ms = 5;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    listener = (struct listener){.most = UINT64_MAX};
    assert_int_equal(nonet_solver_trace(solver, &position, 0, listen, &listener, &result), NONET_STOPPED);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

static void boards_of_every_size_are_told(void **state)
{
    (void)state;
    static uint8_t cells[NONET_MAX_CELLS];
    const int shapes[][2] = {{4, 4}, {5, 5}, {8, 8}, {1, 8}, {8, 1}};
    nonet_solver *const solver = solver_with(NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO, 200);
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout;
        nonet_result result;
        struct listener listener = {.most = UINT64_MAX};
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, nonet_layout_cells(layout) * 2 / 3);
        const nonet_position position = {layout, cells, NULL, NULL};
        assert_true(nonet_solver_trace(solver, &position, 2, listen, &listener, &result) >= NONET_OK);
        assert_int_equal(listener.deepest, result.stats.deepest);
        assert_true(listener.events >= 1 + result.stats.guesses);
        nonet_layout_free(layout);
    }
    nonet_solver_free(solver);
}

static void other_engines_have_no_trace(void **state)
{
    (void)state;
    const uint8_t cells[16] = {0}, clash[16] = {1, 1};
    nonet_layout *layout;
    nonet_result result;
    struct listener listener = {.most = UINT64_MAX};
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL}, clashing = {layout, clash, NULL, NULL};
    for (size_t at = 0; nonet_engine_name(at); at++) {
        nonet_solver_settings settings;
        nonet_solver *solver;
        nonet_solver_settings_defaults(&settings);
        settings.engine = nonet_engine_name(at);
        assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
        const bool is_search = strcmp(settings.engine, "search") == 0;
        assert_int_equal(nonet_solver_trace(solver, &position, 2, listen, &listener, &result),
                         is_search ? NONET_OK : NONET_ERR_ARG);
        nonet_solver_free(solver);
    }
    assert_true(listener.events > 0);
    nonet_solver *const solver = solver_with(NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO, 0);
    listener.events = 0;
    assert_int_equal(nonet_solver_trace(solver, &clashing, 2, listen, &listener, &result), NONET_OK);
    assert_int_equal(result.verdict, NONET_VERDICT_INVALID);
    assert_int_equal(listener.events, 0);
    assert_int_equal(nonet_solver_trace(solver, &position, 2, NULL, NULL, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_trace(solver, NULL, 2, listen, &listener, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_trace(solver, &position, 2, listen, &listener, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_solver_trace(NULL, &position, 2, listen, &listener, &result), NONET_ERR_ARG);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_event_is_true),
        cmocka_unit_test(a_value_without_room_is_told),
        cmocka_unit_test(a_cell_that_two_values_need_is_told),
        cmocka_unit_test(the_sink_can_end_the_search),
        cmocka_unit_test(a_stop_is_obeyed),
        cmocka_unit_test(boards_of_every_size_are_told),
        cmocka_unit_test(other_engines_have_no_trace),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
