/* reduction.c: see reduction.h. */
#include "create/reduction.h"

#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/try.h"

enum { LEVELS = 32, SMALLEST_LEVEL = 12 }; /* of assumptions; how many units a level has at least */

/* What is hard waits for a round with more conflicts: a clue that goes may make it easy to say that it is needed. */
enum { BUDGET_GROWTH = 4 };

/* ---- the handle ------------------------------------------------------------------------------------ */

static size_t divide_reduction(struct nn_reduction *reduction, uint8_t *memory)
{
    const size_t cells = (size_t)reduction->layout->cells;
    size_t used = 0;
    reduction->need = nn_block_take(memory, &used, cells, sizeof *reduction->need);
    reduction->rival = nn_block_take(memory, &used, cells, sizeof *reduction->rival);
    reduction->clues = nn_block_take(memory, &used, (size_t)nn_exchange_words(reduction->layout), sizeof(uint64_t));
    reduction->units = nn_block_take(memory, &used, cells, sizeof *reduction->units);
    reduction->puzzle = nn_block_take(memory, &used, cells, sizeof *reduction->puzzle);
    reduction->member_first = nn_block_take(memory, &used, cells + 1, sizeof *reduction->member_first);
    reduction->members = nn_block_take(memory, &used, cells, sizeof *reduction->members);
    return used;
}

nonet_status nn_reduction_init(struct nn_reduction *reduction, const nonet_layout *layout)
{
    *reduction = (struct nn_reduction){.layout = layout};
    NN_TRY(nn_exchanges_init(&reduction->exchanges, layout));
    reduction->block = malloc(divide_reduction(reduction, NULL));
    reduction->board_memory = malloc(nn_board_size(layout));
    if (!reduction->block || !reduction->board_memory) return NONET_ERR_MEMORY;
    divide_reduction(reduction, reduction->block);
    nn_board_init(&reduction->board, layout, reduction->board_memory);
    return NONET_OK;
}

void nn_reduction_clear(struct nn_reduction *reduction)
{
    nn_exchanges_clear(&reduction->exchanges);
    nn_assumptions_clear(&reduction->assumptions);
    free(reduction->block);
    free(reduction->board_memory);
    *reduction = (struct nn_reduction){0};
}

void nn_reduction_set_grid(struct nn_reduction *reduction, const uint8_t *grid, const uint64_t *marks)
{
    reduction->grid = grid;
    reduction->marks = marks;
    nn_exchanges_begin(&reduction->exchanges);
    if (!marks) nn_exchanges_find(&reduction->exchanges, grid); /* what they lead to might be ruled out */
}

int nn_reduction_count(const struct nn_reduction *reduction, enum nn_need need)
{
    int count = 0;
    for (int cell = 0; cell < reduction->layout->cells; cell++) count += reduction->need[cell] == need;
    return count;
}

/* ---- clues ----------------------------------------------------------------------------------------- */

static void drop_clue(struct nn_reduction *reduction, int cell)
{
    reduction->need[cell] = NN_NO_CLUE;
    reduction->clues[cell >> 6] &= ~nn_bit(cell & 63);
    reduction->clue_count--;
}

void nn_reduction_set_clues(struct nn_reduction *reduction, const uint8_t *is_clue)
{
    const int cells = reduction->layout->cells;
    memset(reduction->clues, 0, (size_t)nn_exchange_words(reduction->layout) * sizeof(uint64_t));
    reduction->clue_count = 0;
    for (int cell = 0; cell < cells; cell++) {
        reduction->need[cell] = is_clue[cell] ? NN_UNTESTED : NN_NO_CLUE;
        if (!is_clue[cell]) continue;
        reduction->clues[cell >> 6] |= nn_bit(cell & 63);
        reduction->clue_count++;
    }
}

/* ---- units ----------------------------------------------------------------------------------------- */

/* The clues of a unit. */
#define EACH_MEMBER(reduction, unit, at)                                                                               \
    for (int at = (reduction)->member_first[unit]; at < (reduction)->member_first[(unit) + 1]; at++)

static int group_of(const struct nn_reduction *reduction, int cell)
{
    return reduction->group ? reduction->group[cell] : cell;
}

/* Collect the clues of each group, and the units in the order of their first cells. Returns how many there are. */
static int collect_units(struct nn_reduction *reduction, const uint16_t *order)
{
    const int cells = reduction->layout->cells;
    uint16_t *const first = reduction->member_first;
    uint16_t unit_of[NONET_MAX_CELLS], filled[NONET_MAX_CELLS] = {0};
    int units = 0;
    memset(unit_of, 0xff, sizeof unit_of);
    memset(first, 0, ((size_t)cells + 1) * sizeof *first);
    for (int at = 0; at < cells; at++) {
        if (reduction->need[order[at]] == NN_NO_CLUE) continue;
        uint16_t *const unit = &unit_of[group_of(reduction, order[at])];
        if (*unit == UINT16_MAX) *unit = (uint16_t)units++;
        first[*unit + 1]++;
    }
    for (int unit = 0; unit < units; unit++) first[unit + 1] = (uint16_t)(first[unit] + first[unit + 1]);
    for (int cell = 0; cell < cells; cell++) {
        const int unit = unit_of[group_of(reduction, cell)];
        if (reduction->need[cell] != NN_NO_CLUE) reduction->members[first[unit] + filled[unit]++] = (uint16_t)cell;
    }
    for (int unit = 0; unit < units; unit++) reduction->units[unit] = (uint16_t)unit;
    return units;
}

static void set_need(struct nn_reduction *reduction, int unit, enum nn_need need)
{
    EACH_MEMBER(reduction, unit, at) reduction->need[reduction->members[at]] = (uint8_t)need;
}

static enum nn_need need_of(const struct nn_reduction *reduction, int unit)
{
    return (enum nn_need)reduction->need[reduction->members[reduction->member_first[unit]]];
}

static void drop_unit(struct nn_reduction *reduction, int unit)
{
    EACH_MEMBER(reduction, unit, at) drop_clue(reduction, reduction->members[at]);
}

static int unit_size(const struct nn_reduction *reduction, int unit)
{
    return reduction->member_first[unit + 1] - reduction->member_first[unit];
}

void nn_reduction_write(const struct nn_reduction *reduction, uint8_t *cells)
{
    for (int cell = 0; cell < reduction->layout->cells; cell++)
        cells[cell] = reduction->need[cell] == NN_NO_CLUE ? 0 : reduction->grid[cell];
}

/* ---- singles --------------------------------------------------------------------------------------- */

/* A board with these values and those that follow by singles. */
static void load_values(struct nn_reduction *reduction, const uint8_t *cells)
{
    const nonet_layout *const layout = reduction->layout;
    uint8_t copy[NONET_MAX_CELLS];
    uint64_t marks[NONET_MAX_CELLS];
    memcpy(copy, cells, (size_t)layout->cells);
    if (reduction->marks) memcpy(marks, reduction->marks, (size_t)layout->cells * sizeof *marks);
    const nonet_position position = {layout, copy, NULL, reduction->marks ? marks : NULL};
    nn_board_load(&reduction->board, &position);
    nn_board_spread(&reduction->board);
}

/* Are all of its values there? Then the unit is not needed. Else they are now. */
static bool is_implied_unit(struct nn_reduction *reduction, int unit)
{
    struct nn_board *const board = &reduction->board;
    bool is_implied = true;
    EACH_MEMBER(reduction, unit, at)
    {
        const int cell = reduction->members[at];
        if (board->value[cell] != NN_OPEN) continue;
        is_implied = false;
        nn_board_place(board, cell, reduction->grid[cell] - 1);
        nn_board_spread(board);
    }
    return is_implied;
}

void nn_reduction_skip_singles(struct nn_reduction *reduction, const uint16_t *order, int fewest)
{
    const int units = collect_units(reduction, order);
    memset(reduction->puzzle, 0, (size_t)reduction->layout->cells);
    load_values(reduction, reduction->puzzle);
    for (int unit = 0; unit < units; unit++)
        if (is_implied_unit(reduction, unit) && reduction->clue_count - unit_size(reduction, unit) >= fewest)
            drop_unit(reduction, unit);
}

bool nn_reduction_is_singles(struct nn_reduction *reduction, const uint8_t *cells)
{
    load_values(reduction, cells);
    return nn_board_is_full(&reduction->board);
}

static void write_without(struct nn_reduction *reduction, int unit)
{
    nn_reduction_write(reduction, reduction->puzzle);
    EACH_MEMBER(reduction, unit, at) reduction->puzzle[reduction->members[at]] = 0;
}

/* Place what is left of units[first .. end-1]. */
static void place_units(struct nn_reduction *reduction, int first, int end)
{
    for (int unit = first; unit < end; unit++)
        if (need_of(reduction, unit) != NN_NO_CLUE) is_implied_unit(reduction, unit);
}

/* Units first .. end-1, in this order, while all others are placed: those that follow from the rest go. Each half is
 * tested with the other one placed, so that a unit is placed only as often as the units can be halved. */
static nonet_status drop_singles(struct nn_reduction *reduction, int first, int end, int fewest, struct nn_watch *watch)
{
    const struct nn_board_mark mark = nn_board_mark_now(&reduction->board);
    const int middle = (first + end) / 2;
    if (nn_watch_is_over(watch)) return NONET_STOPPED;
    if (end - first < 2) {
        if (first < end && reduction->clue_count - unit_size(reduction, first) >= fewest &&
            is_implied_unit(reduction, first))
            drop_unit(reduction, first);
        return NONET_OK;
    }
    place_units(reduction, middle, end);
    NN_TRY(drop_singles(reduction, first, middle, fewest, watch));
    nn_board_undo(&reduction->board, mark);
    place_units(reduction, first, middle);
    NN_TRY(drop_singles(reduction, middle, end, fewest, watch));
    nn_board_undo(&reduction->board, mark);
    return NONET_OK;
}

nonet_status nn_reduction_within_singles(struct nn_reduction *reduction, const uint16_t *order, int fewest,
                                         struct nn_watch *watch)
{
    const int units = collect_units(reduction, order);
    memset(reduction->puzzle, 0, (size_t)reduction->layout->cells);
    load_values(reduction, reduction->puzzle);
    return drop_singles(reduction, 0, units, fewest, watch);
}

/* ---- exchanges ------------------------------------------------------------------------------------- */

static bool is_seen_needed(const struct nn_reduction *reduction, int unit)
{
    uint64_t rest[NONET_MAX_CELLS / 64];
    memcpy(rest, reduction->clues, (size_t)reduction->exchanges.words * sizeof *rest);
    EACH_MEMBER(reduction, unit, at) rest[reduction->members[at] >> 6] &= ~nn_bit(reduction->members[at] & 63);
    return nn_exchanges_miss(&reduction->exchanges, rest);
}

/* Those that are needed at first sight leave the list. Returns how many are left. */
static int set_needed_aside(struct nn_reduction *reduction, int units)
{
    int left = 0;
    for (int at = 0; at < units; at++) {
        const int unit = reduction->units[at];
        if (is_seen_needed(reduction, unit)) set_need(reduction, unit, NN_NEEDED);
        else reduction->units[left++] = (uint16_t)unit;
    }
    return left;
}

/* ---- learning -------------------------------------------------------------------------------------- */

/* Begin with what is needed in any case. */
static nonet_status begin_learning(struct nn_reduction *reduction)
{
    const nonet_layout *const layout = reduction->layout;
    uint8_t needed[NONET_MAX_CELLS];
    uint64_t marks[NONET_MAX_CELLS];
    for (int cell = 0; cell < layout->cells; cell++)
        needed[cell] = reduction->need[cell] == NN_NEEDED ? reduction->grid[cell] : 0;
    if (reduction->marks) memcpy(marks, reduction->marks, (size_t)layout->cells * sizeof *marks);
    const nonet_position position = {layout, needed, NULL, reduction->marks ? marks : NULL};
    return nn_assumptions_begin(&reduction->assumptions, &position, reduction->grid);
}

/* It is a solution of the clues outside of this cell's unit, and has another value here. */
static bool is_rival(struct nn_reduction *reduction, int cell)
{
    const nonet_layout *const layout = reduction->layout;
    uint64_t marks[NONET_MAX_CELLS];
    nn_reduction_write(reduction, reduction->puzzle);
    for (int other = 0; other < layout->cells; other++)
        if (group_of(reduction, other) == group_of(reduction, cell)) reduction->puzzle[other] = 0;
    if (reduction->marks) memcpy(marks, reduction->marks, (size_t)layout->cells * sizeof *marks);
    const nonet_position position = {layout, reduction->puzzle, NULL, reduction->marks ? marks : NULL};
    return nonet_position_accepts(&position, reduction->rival) && reduction->rival[cell] != reduction->grid[cell];
}

static nonet_status ask_for_rival(struct nn_reduction *reduction, const struct nn_reduction_job *job, uint64_t budget,
                                  int cell, enum nn_answer *answer)
{
    reduction->questions++;
    *answer = nn_assumptions_ask(&reduction->assumptions, cell, budget, job->watch, reduction->rival);
    if (*answer == NN_ANSWER_NO_MEMORY) return NONET_ERR_MEMORY;
    if (*answer == NN_ANSWER_OPEN && job->watch->is_over) return NONET_STOPPED;
    if (*answer != NN_ANSWER_FOUND) return NONET_OK;
    if (!is_rival(reduction, cell)) return NONET_ERR_INTERNAL;
    nn_exchanges_learn(&reduction->exchanges, reduction->grid, reduction->rival);
    return NONET_OK;
}

/* Ask about the clues of a unit that are not assumed, while all others are. */
static nonet_status ask_unit(struct nn_reduction *reduction, const struct nn_reduction_job *job, uint64_t budget,
                             int unit, enum nn_need *need)
{
    *need = NN_REDUNDANT;
    EACH_MEMBER(reduction, unit, at)
    {
        enum nn_answer answer;
        NN_TRY(ask_for_rival(reduction, job, budget, reduction->members[at], &answer));
        if (answer == NN_ANSWER_OPEN) *need = NN_UNDECIDED;
        if (answer != NN_ANSWER_FOUND) continue;
        *need = NN_NEEDED;
        break;
    }
    return NONET_OK;
}

/* Do its values follow from all other clues by singles? */
static bool is_single(struct nn_reduction *reduction, int unit)
{
    write_without(reduction, unit);
    load_values(reduction, reduction->puzzle);
    EACH_MEMBER(reduction, unit, at)
    if (reduction->board.value[reduction->members[at]] == NN_OPEN) return false;
    return true;
}

static nonet_status test_unit(struct nn_reduction *reduction, const struct nn_reduction_job *job, uint64_t budget,
                              int unit)
{
    enum nn_need need = NN_NEEDED;
    bool may_go = !job->keeps_all;
    if (job->tries_singles && is_single(reduction, unit)) need = NN_REDUNDANT;
    else if (!is_seen_needed(reduction, unit)) NN_TRY(ask_unit(reduction, job, budget, unit, &need));
    if (need == NN_REDUNDANT && may_go && job->may_go) {
        write_without(reduction, unit);
        NN_TRY(job->may_go(job->context, reduction->puzzle, &may_go));
    }
    if (need == NN_REDUNDANT && may_go) drop_unit(reduction, unit);
    else set_need(reduction, unit, need);
    return NONET_OK;
}

static void assume_unit(struct nn_reduction *reduction, int unit)
{
    EACH_MEMBER(reduction, unit, at)
    {
        if (reduction->need[reduction->members[at]] != NN_NO_CLUE)
            nn_assumptions_add(&reduction->assumptions, reduction->members[at]);
    }
}

/* All but units[first .. end-1]: those before that wait for the next round, and those behind, the last ones on the
 * lowest level. */
static void assume_others(struct nn_reduction *reduction, int first, int end, int units, int size)
{
    nn_assumptions_drop_levels(&reduction->assumptions, 0);
    nn_assumptions_open_level(&reduction->assumptions);
    for (int at = 0; at < first; at++)
        if (need_of(reduction, reduction->units[at]) == NN_UNDECIDED) assume_unit(reduction, reduction->units[at]);
    for (int behind = units; behind > end; behind -= size) {
        for (int at = behind - 1; at >= end && at >= behind - size; at--) assume_unit(reduction, reduction->units[at]);
        nn_assumptions_open_level(&reduction->assumptions);
    }
}

/* On a level of its own: what is left of units[first .. end-1]. */
static void assume_some(struct nn_reduction *reduction, int first, int end)
{
    nn_assumptions_open_level(&reduction->assumptions);
    for (int at = first; at < end; at++) assume_unit(reduction, reduction->units[at]);
}

/* units[first .. end-1], in this order, while all others are assumed. Each half is tested with the other one assumed,
 * so that a unit is assumed only as often as the units can be halved. */
static nonet_status test_some(struct nn_reduction *reduction, const struct nn_reduction_job *job, uint64_t budget,
                              int first, int end)
{
    const uint32_t levels = reduction->assumptions.levels;
    const int unit = reduction->units[first], middle = (first + end) / 2;
    if (end - first == 1)
        return reduction->clue_count - unit_size(reduction, unit) < job->fewest
                   ? NONET_OK
                   : test_unit(reduction, job, budget, unit);
    assume_some(reduction, middle, end);
    NN_TRY(test_some(reduction, job, budget, first, middle));
    nn_assumptions_drop_levels(&reduction->assumptions, levels);
    assume_some(reduction, first, middle);
    NN_TRY(test_some(reduction, job, budget, middle, end));
    nn_assumptions_drop_levels(&reduction->assumptions, levels);
    return NONET_OK;
}

/* Units that stay and are not asked about again are there for good; also those that were never asked about because so
 * many clues are to be left. */
static void settle_stayers(struct nn_reduction *reduction, int first, int end)
{
    for (int at = first; at < end; at++) {
        const enum nn_need need = need_of(reduction, reduction->units[at]);
        if (need == NN_NO_CLUE || need == NN_UNDECIDED) continue;
        EACH_MEMBER(reduction, reduction->units[at], member)
        nn_assumptions_settle(&reduction->assumptions, reduction->members[member]);
    }
}

/* One time through all that is left. */
static nonet_status test_all(struct nn_reduction *reduction, const struct nn_reduction_job *job, uint64_t budget,
                             int units)
{
    const int size = units / LEVELS > SMALLEST_LEVEL ? units / LEVELS : SMALLEST_LEVEL;
    for (int first = 0; first < units; first += size) {
        const int end = first + size < units ? first + size : units;
        assume_others(reduction, first, end, units, size);
        NN_TRY(test_some(reduction, job, budget, first, end));
        settle_stayers(reduction, first, end);
    }
    return NONET_OK;
}

/* Those without an answer are left for the next round. */
static int keep_undecided(struct nn_reduction *reduction, int units)
{
    int left = 0;
    for (int at = 0; at < units; at++)
        if (need_of(reduction, reduction->units[at]) == NN_UNDECIDED) reduction->units[left++] = reduction->units[at];
    return left;
}

nonet_status nn_reduction_run(struct nn_reduction *reduction, const struct nn_reduction_job *job)
{
    const uint64_t most = job->most_conflicts ? job->most_conflicts : UINT64_MAX;
    int units = collect_units(reduction, job->order);
    units = set_needed_aside(reduction, units);
    NN_TRY(begin_learning(reduction));
    uint64_t budget = job->first_budget && job->first_budget < most ? job->first_budget : most;
    for (;;) {
        NN_TRY(test_all(reduction, job, budget, units));
        units = keep_undecided(reduction, units);
        if (!units || budget == most) return NONET_OK;
        budget = budget < most / BUDGET_GROWTH ? budget * BUDGET_GROWTH : most;
    }
}
