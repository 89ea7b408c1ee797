/* any_removal.c: see any_removal.h. */
#include "create/any/any_removal.h"

#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/invariants.h"
#include "base/try.h"

enum { LEVELS = 32, SMALLEST_LEVEL = 12 }; /* of assumptions; how many units a level has at least */

/* Hard questions wait for a round with a larger budget: once other clues are gone, it may be easy to see that a clue is
 * needed. */
enum { BUDGET_GROWTH = 4 };

/* ---- the handle ------------------------------------------------------------------------------------ */

static size_t divide_removal(struct nn_any_removal *removal, uint8_t *memory)
{
    const size_t cells = (size_t)removal->layout->cells;
    size_t used = 0;
    removal->need = nn_block_take(memory, &used, cells, sizeof *removal->need);
    removal->other_solution = nn_block_take(memory, &used, cells, sizeof *removal->other_solution);
    removal->clues = nn_block_take(memory, &used, (size_t)nn_any_unavoidable_words(removal->layout), sizeof(uint64_t));
    removal->units = nn_block_take(memory, &used, cells, sizeof *removal->units);
    removal->puzzle = nn_block_take(memory, &used, cells, sizeof *removal->puzzle);
    removal->member_first = nn_block_take(memory, &used, cells + 1, sizeof *removal->member_first);
    removal->members = nn_block_take(memory, &used, cells, sizeof *removal->members);
    removal->unit_of = nn_block_take(memory, &used, cells, sizeof *removal->unit_of);
    removal->filled = nn_block_take(memory, &used, cells, sizeof *removal->filled);
    removal->loaded = nn_block_take(memory, &used, cells, sizeof *removal->loaded);
    removal->room_for_marks = nn_block_take(memory, &used, cells, sizeof *removal->room_for_marks);
    return used;
}

nonet_status nn_any_removal_init(struct nn_any_removal *removal, const nonet_layout *layout)
{
    *removal = (struct nn_any_removal){.layout = layout};
    NN_TRY(nn_any_unavoidable_init(&removal->unavoidable, layout));
    removal->block = malloc(divide_removal(removal, NULL));
    removal->board_memory = malloc(nn_board_size(layout));
    if (!removal->block || !removal->board_memory) return NONET_ERR_MEMORY;
    divide_removal(removal, removal->block);
    nn_board_init(&removal->board, layout, removal->board_memory);
    return NONET_OK;
}

void nn_any_removal_clear(struct nn_any_removal *removal)
{
    nn_any_unavoidable_clear(&removal->unavoidable);
    nn_assumptions_clear(&removal->assumptions);
    free(removal->block);
    free(removal->board_memory);
    *removal = (struct nn_any_removal){0};
}

void nn_any_removal_set_grid(struct nn_any_removal *removal, const uint8_t *grid, const uint64_t *marks)
{
    removal->grid = grid;
    removal->marks = marks ? removal->room_for_marks : NULL;
    if (marks) memcpy(removal->marks, marks, (size_t)removal->layout->cells * sizeof *marks);
    nn_any_unavoidable_begin(&removal->unavoidable);
    if (!marks) nn_any_unavoidable_find(&removal->unavoidable, grid); /* what they lead to might be ruled out */
}

int nn_any_removal_count(const struct nn_any_removal *removal, enum nn_need need)
{
    int count = 0;
    for (int cell = 0; cell < removal->layout->cells; cell++) count += removal->need[cell] == need;
    return count;
}

/* ---- clues ----------------------------------------------------------------------------------------- */

static void drop_clue(struct nn_any_removal *removal, int cell)
{
    assert(removal->need[cell] != NN_NO_CLUE && removal->clue_count > 0);
    removal->need[cell] = NN_NO_CLUE;
    removal->clues[cell >> 6] &= ~nn_bit(cell & 63);
    removal->clue_count--;
}

void nn_any_removal_set_clues(struct nn_any_removal *removal, const uint8_t *is_clue)
{
    const int cells = removal->layout->cells;
    memset(removal->clues, 0, (size_t)nn_any_unavoidable_words(removal->layout) * sizeof(uint64_t));
    removal->clue_count = 0;
    for (int cell = 0; cell < cells; cell++) {
        removal->need[cell] = is_clue[cell] ? NN_UNTESTED : NN_NO_CLUE;
        if (!is_clue[cell]) continue;
        removal->clues[cell >> 6] |= nn_bit(cell & 63);
        removal->clue_count++;
    }
}

/* ---- units ----------------------------------------------------------------------------------------- */

/* The clues of a unit. */
#define EACH_MEMBER(removal, unit, at)                                                                                 \
    for (int at = (removal)->member_first[unit]; at < (removal)->member_first[(unit) + 1]; at++)

static int symmetry_group_of(const struct nn_any_removal *removal, int cell)
{
    return removal->group ? removal->group[cell] : cell;
}

/* Collect the clues of each group, and the units in the order of their first cells. Returns how many there are. */
static int collect_units(struct nn_any_removal *removal, const uint16_t *order)
{
    const int cells = removal->layout->cells;
    uint16_t *const first = removal->member_first, *const unit_of = removal->unit_of, *const filled = removal->filled;
    int units = 0;
    memset(unit_of, 0xff, (size_t)cells * sizeof *unit_of);
    memset(filled, 0, (size_t)cells * sizeof *filled);
    memset(first, 0, ((size_t)cells + 1) * sizeof *first);
    for (int at = 0; at < cells; at++) {
        if (removal->need[order[at]] == NN_NO_CLUE) continue;
        uint16_t *const unit = &unit_of[symmetry_group_of(removal, order[at])];
        if (*unit == UINT16_MAX) *unit = (uint16_t)units++;
        first[*unit + 1]++;
    }
    for (int unit = 0; unit < units; unit++) first[unit + 1] = (uint16_t)(first[unit] + first[unit + 1]);
    for (int cell = 0; cell < cells; cell++) {
        const int unit = unit_of[symmetry_group_of(removal, cell)];
        if (removal->need[cell] != NN_NO_CLUE) removal->members[first[unit] + filled[unit]++] = (uint16_t)cell;
    }
    for (int unit = 0; unit < units; unit++) removal->units[unit] = (uint16_t)unit;
    return units;
}

static void set_need(struct nn_any_removal *removal, int unit, enum nn_need need)
{
    assert(need != NN_NO_CLUE);
    EACH_MEMBER(removal, unit, at) removal->need[removal->members[at]] = (uint8_t)need;
}

static enum nn_need need_of(const struct nn_any_removal *removal, int unit)
{
    return (enum nn_need)removal->need[removal->members[removal->member_first[unit]]];
}

static void drop_unit(struct nn_any_removal *removal, int unit)
{
    EACH_MEMBER(removal, unit, at) drop_clue(removal, removal->members[at]);
}

static int unit_size(const struct nn_any_removal *removal, int unit)
{
    return removal->member_first[unit + 1] - removal->member_first[unit];
}

void nn_any_removal_write(const struct nn_any_removal *removal, uint8_t *cells)
{
    for (int cell = 0; cell < removal->layout->cells; cell++)
        cells[cell] = removal->need[cell] == NN_NO_CLUE ? 0 : removal->grid[cell];
}

/* ---- singles --------------------------------------------------------------------------------------- */

/* A board with these values and those that follow by singles. */
static void load_values(struct nn_any_removal *removal, const uint8_t *cells)
{
    const nonet_layout *const layout = removal->layout;
    memcpy(removal->loaded, cells, (size_t)layout->cells);
    const nonet_position position = {layout, removal->loaded, NULL, removal->marks};
    nn_board_load(&removal->board, &position);
    nn_board_spread(&removal->board);
}

/* Are all of its values there already? Then the unit is not needed. Otherwise they are placed. */
static bool is_implied_unit(struct nn_any_removal *removal, int unit)
{
    struct nn_board *const board = &removal->board;
    bool is_implied = true;
    EACH_MEMBER(removal, unit, at)
    {
        const int cell = removal->members[at];
        if (board->value[cell] != NN_OPEN) continue;
        is_implied = false;
        nn_board_place(board, cell, removal->grid[cell] - 1);
        nn_board_spread(board);
    }
    return is_implied;
}

void nn_any_removal_skip_singles(struct nn_any_removal *removal, const uint16_t *order, int fewest)
{
    const int units = collect_units(removal, order);
    memset(removal->puzzle, 0, (size_t)removal->layout->cells);
    load_values(removal, removal->puzzle);
    for (int unit = 0; unit < units; unit++)
        if (is_implied_unit(removal, unit) && removal->clue_count - unit_size(removal, unit) >= fewest)
            drop_unit(removal, unit);
    NN_CHECK(nn_any_removal_check(removal));
}

bool nn_any_removal_is_singles(struct nn_any_removal *removal, const uint8_t *cells)
{
    load_values(removal, cells);
    return nn_board_is_full(&removal->board);
}

static void write_without(struct nn_any_removal *removal, int unit)
{
    nn_any_removal_write(removal, removal->puzzle);
    EACH_MEMBER(removal, unit, at) removal->puzzle[removal->members[at]] = 0;
}

/* Place what is left of units[first .. end-1]. */
static void place_units(struct nn_any_removal *removal, int first, int end)
{
    for (int unit = first; unit < end; unit++)
        if (need_of(removal, unit) != NN_NO_CLUE) is_implied_unit(removal, unit);
}

/* Units first .. end-1, in this order, while all others are placed: those that follow from the rest go. Each half is
 * tested with the other one placed, so that a unit is placed only as often as the units can be halved. */
static nonet_status drop_singles(struct nn_any_removal *removal, int first, int end, int fewest, struct nn_watch *watch)
{
    const struct nn_board_mark mark = nn_board_mark_now(&removal->board);
    const int middle = (first + end) / 2;
    if (nn_watch_is_over(watch)) return NONET_STOPPED;
    if (end - first < 2) {
        if (first < end && removal->clue_count - unit_size(removal, first) >= fewest && is_implied_unit(removal, first))
            drop_unit(removal, first);
        return NONET_OK;
    }
    place_units(removal, middle, end);
    NN_TRY(drop_singles(removal, first, middle, fewest, watch));
    nn_board_undo(&removal->board, mark);
    place_units(removal, first, middle);
    NN_TRY(drop_singles(removal, middle, end, fewest, watch));
    nn_board_undo(&removal->board, mark);
    return NONET_OK;
}

nonet_status nn_any_removal_within_singles(struct nn_any_removal *removal, const uint16_t *order, int fewest,
                                           struct nn_watch *watch)
{
    const int units = collect_units(removal, order);
    memset(removal->puzzle, 0, (size_t)removal->layout->cells);
    load_values(removal, removal->puzzle);
    return drop_singles(removal, 0, units, fewest, watch);
}

/* ---- unavoidable ------------------------------------------------------------------------------------- */

static bool is_seen_needed(const struct nn_any_removal *removal, int unit)
{
    uint64_t rest[NONET_MAX_CELLS / 64];
    memcpy(rest, removal->clues, (size_t)removal->unavoidable.words * sizeof *rest);
    EACH_MEMBER(removal, unit, at) rest[removal->members[at] >> 6] &= ~nn_bit(removal->members[at] & 63);
    return nn_any_unavoidable_miss(&removal->unavoidable, rest);
}

/* Units that are obviously needed leave the list. Returns how many are left. */
static int set_needed_aside(struct nn_any_removal *removal, int units)
{
    int left = 0;
    for (int at = 0; at < units; at++) {
        const int unit = removal->units[at];
        if (is_seen_needed(removal, unit)) set_need(removal, unit, NN_NEEDED);
        else removal->units[left++] = (uint16_t)unit;
    }
    return left;
}

/* ---- learning -------------------------------------------------------------------------------------- */

/* Start with what is needed in any case. */
static nonet_status begin_learning(struct nn_any_removal *removal)
{
    const nonet_layout *const layout = removal->layout;
    uint8_t *const needed = removal->loaded;
    for (int cell = 0; cell < layout->cells; cell++)
        needed[cell] = removal->need[cell] == NN_NEEDED ? removal->grid[cell] : 0;
    const nonet_position position = {layout, needed, NULL, removal->marks};
    return nn_assumptions_begin(&removal->assumptions, &position, removal->grid);
}

/* It is a solution of the clues outside this cell's unit, and has another value here. */
static bool is_rival(struct nn_any_removal *removal, int cell)
{
    const nonet_layout *const layout = removal->layout;
    nn_any_removal_write(removal, removal->puzzle);
    for (int other = 0; other < layout->cells; other++)
        if (symmetry_group_of(removal, other) == symmetry_group_of(removal, cell)) removal->puzzle[other] = 0;
    const nonet_position position = {layout, removal->puzzle, NULL, removal->marks};
    return nonet_position_accepts(&position, removal->other_solution) &&
           removal->other_solution[cell] != removal->grid[cell];
}

static nonet_status ask_for_rival(struct nn_any_removal *removal, const struct nn_any_removal_job *job, uint64_t budget,
                                  int cell, enum nn_answer *answer)
{
    removal->questions++;
    *answer = nn_assumptions_ask(&removal->assumptions, cell, budget, job->watch, removal->other_solution);
    if (*answer == NN_ANSWER_NO_MEMORY) return NONET_ERR_MEMORY;
    if (*answer == NN_ANSWER_OPEN && job->watch->is_over) return NONET_STOPPED;
    if (*answer != NN_ANSWER_FOUND) return NONET_OK;
    if (!is_rival(removal, cell)) return NONET_ERR_INTERNAL;
    nn_any_unavoidable_learn(&removal->unavoidable, removal->grid, removal->other_solution);
    return NONET_OK;
}

/* Ask about the clues of a unit that are not assumed, while all others are. */
static nonet_status ask_unit(struct nn_any_removal *removal, const struct nn_any_removal_job *job, uint64_t budget,
                             int unit, enum nn_need *need)
{
    *need = NN_REDUNDANT;
    EACH_MEMBER(removal, unit, at)
    {
        enum nn_answer answer;
        NN_TRY(ask_for_rival(removal, job, budget, removal->members[at], &answer));
        if (answer == NN_ANSWER_OPEN) *need = NN_UNDECIDED;
        if (answer != NN_ANSWER_FOUND) continue;
        *need = NN_NEEDED;
        break;
    }
    return NONET_OK;
}

/* Do its values follow from all other clues by singles? */
static bool is_single(struct nn_any_removal *removal, int unit)
{
    write_without(removal, unit);
    load_values(removal, removal->puzzle);
    EACH_MEMBER(removal, unit, at)
    if (removal->board.value[removal->members[at]] == NN_OPEN) return false;
    return true;
}

/* A clue without an answer waits for the next round, and is not decided by then. */
static void tell_removal(const struct nn_any_removal *removal, struct nn_removal_progress *progress)
{
    if (!progress) return;
    const int clues = atomic_load_explicit(&progress->clues, memory_order_relaxed);
    const int open = nn_any_removal_count(removal, NN_UNTESTED) + nn_any_removal_count(removal, NN_UNDECIDED);
    const int redundant = clues - removal->clue_count + nn_any_removal_count(removal, NN_REDUNDANT);
    atomic_store_explicit(&progress->decided, clues - open, memory_order_relaxed);
    atomic_store_explicit(&progress->redundant, redundant, memory_order_relaxed);
}

static void begin_removal_progress(const struct nn_any_removal *removal, struct nn_removal_progress *progress)
{
    if (progress) atomic_store_explicit(&progress->clues, removal->clue_count, memory_order_relaxed);
    tell_removal(removal, progress);
}

static nonet_status test_unit(struct nn_any_removal *removal, const struct nn_any_removal_job *job, uint64_t budget,
                              int unit)
{
    enum nn_need need = NN_NEEDED;
    bool may_go = !job->keeps_all;
    if (job->tries_singles && is_single(removal, unit)) need = NN_REDUNDANT;
    else if (!is_seen_needed(removal, unit)) NN_TRY(ask_unit(removal, job, budget, unit, &need));
    if (need == NN_REDUNDANT && may_go && job->may_go) {
        write_without(removal, unit);
        NN_TRY(job->may_go(job->context, removal->puzzle, &may_go));
    }
    if (need == NN_REDUNDANT && may_go) drop_unit(removal, unit);
    else set_need(removal, unit, need);
    return NONET_OK;
}

static void assume_unit(struct nn_any_removal *removal, int unit)
{
    EACH_MEMBER(removal, unit, at)
    {
        if (removal->need[removal->members[at]] != NN_NO_CLUE)
            nn_assumptions_add(&removal->assumptions, removal->members[at]);
    }
}

/* All but units[first .. end-1]: those before that wait for the next round, and those after, the last ones on the
 * lowest level. */
static void assume_others(struct nn_any_removal *removal, int first, int end, int units, int size)
{
    nn_assumptions_drop_levels(&removal->assumptions, 0);
    nn_assumptions_open_level(&removal->assumptions);
    for (int at = 0; at < first; at++)
        if (need_of(removal, removal->units[at]) == NN_UNDECIDED) assume_unit(removal, removal->units[at]);
    for (int behind = units; behind > end; behind -= size) {
        for (int at = behind - 1; at >= end && at >= behind - size; at--) assume_unit(removal, removal->units[at]);
        nn_assumptions_open_level(&removal->assumptions);
    }
}

/* On a separate level: what is left of units[first .. end-1]. */
static void assume_some(struct nn_any_removal *removal, int first, int end)
{
    nn_assumptions_open_level(&removal->assumptions);
    for (int at = first; at < end; at++) assume_unit(removal, removal->units[at]);
}

/* units[first .. end-1], in this order, while all others are assumed. Each half is tested with the other one assumed,
 * so that a unit is assumed only as often as the units can be halved. */
static nonet_status test_some(struct nn_any_removal *removal, const struct nn_any_removal_job *job, uint64_t budget,
                              int first, int end)
{
    assert(first < end);
    const uint32_t levels = removal->assumptions.levels;
    const int unit = removal->units[first], middle = (first + end) / 2;
    if (end - first == 1 && removal->clue_count - unit_size(removal, unit) < job->fewest) return NONET_OK;
    if (end - first == 1) {
        NN_TRY(test_unit(removal, job, budget, unit));
        tell_removal(removal, job->progress);
        return NONET_OK;
    }
    assume_some(removal, middle, end);
    NN_TRY(test_some(removal, job, budget, first, middle));
    nn_assumptions_drop_levels(&removal->assumptions, levels);
    assume_some(removal, first, middle);
    NN_TRY(test_some(removal, job, budget, middle, end));
    nn_assumptions_drop_levels(&removal->assumptions, levels);
    return NONET_OK;
}

/* Units that stay and are not asked about again are there for good; also those that were never asked about because so
 * many clues are to be left. */
static void settle_stayers(struct nn_any_removal *removal, int first, int end)
{
    for (int at = first; at < end; at++) {
        const enum nn_need need = need_of(removal, removal->units[at]);
        if (need == NN_NO_CLUE || need == NN_UNDECIDED) continue;
        EACH_MEMBER(removal, removal->units[at], member)
        nn_assumptions_settle(&removal->assumptions, removal->members[member]);
    }
}

/* One time through all that is left. */
static nonet_status test_all(struct nn_any_removal *removal, const struct nn_any_removal_job *job, uint64_t budget,
                             int units)
{
    const int size = units / LEVELS > SMALLEST_LEVEL ? units / LEVELS : SMALLEST_LEVEL;
    for (int first = 0; first < units; first += size) {
        const int end = first + size < units ? first + size : units;
        assume_others(removal, first, end, units, size);
        NN_TRY(test_some(removal, job, budget, first, end));
        settle_stayers(removal, first, end);
    }
    return NONET_OK;
}

/* Those without an answer are left for the next round. */
static int keep_undecided(struct nn_any_removal *removal, int units)
{
    int left = 0;
    for (int at = 0; at < units; at++)
        if (need_of(removal, removal->units[at]) == NN_UNDECIDED) removal->units[left++] = removal->units[at];
    return left;
}

nonet_status nn_any_removal_run(struct nn_any_removal *removal, const struct nn_any_removal_job *job)
{
    const uint64_t most = job->most_conflicts ? job->most_conflicts : UINT64_MAX;
    int units = collect_units(removal, job->order);
    units = set_needed_aside(removal, units);
    begin_removal_progress(removal, job->progress);
    NN_TRY(begin_learning(removal));
    uint64_t budget = job->first_budget && job->first_budget < most ? job->first_budget : most;
    for (;;) {
        NN_TRY(test_all(removal, job, budget, units));
        units = keep_undecided(removal, units);
        NN_CHECK(nn_any_removal_check(removal));
        if (!units || budget == most) return NONET_OK;
        budget = budget < most / BUDGET_GROWTH ? budget * BUDGET_GROWTH : most;
    }
}
