/* vicinity.c: all neighbours of a puzzle: every choice of clues to remove, then every choice of clues to add.
 *
 * The solutions of what is left show which clues can be added. A clue that only one of them has makes a valid puzzle;
 * one that all have is redundant; for two clues, the solutions that have the first are the list for the second, and so
 * on. Clues are added in ascending order, so each choice occurs once.
 *
 *     left: 3 solutions    r1c1=5 in two of them: r1c1=5 and ...       r2c2=7 in one: a valid puzzle
 *
 * A solution is a set of clues, one bit for each value of each cell; finding the clues that are in one, in several or
 * in all solutions takes three operations per word.
 *
 * Nearly empty boards have too many solutions to list. Then a clue that is in two of those listed cannot be the last
 * one, and for the others the solutions are counted in bulk (neighbour_filter.h); an earlier clue leads to a board with
 * fewer solutions, which are listed again. */
#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/refusal.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"
#include "create/counter.h"
#include "create/neighbour_filter.h"

enum {
    /* Solutions to be listed before the last clue, when counting a few hundred puzzles is the other way, and before,
     * when each clue that comes needs a list of its own; on large boards only what fits into so many words. */
    LAST_LIST = 512,
    EARLY_LIST = 8192,
    LIST_WORDS = 1 << 19,
    WAITING_MS = 50, /* for puzzles in the filter when time runs out */
    /* Choices of clues to remove in a part: all of {-1+1}; enough of others to keep the filter busy, which is emptied between parts. */
    PART_CHOICES = 32,
};

/* The board with some clues removed and some added, and its solutions. Sets of clues have bit cell * side + value -
 * 1. */
struct level {
    const uint64_t **members; /* solutions, in `stored` here or above */
    size_t count;
    bool is_complete;
    uint64_t *stored;                        /* sets, one after the other */
    uint64_t *in_some, *in_several, *in_all; /* the clues that so many members have */
    uint64_t *next;                          /* clues that may come next */
};

/* The clues that go, as numbers in a list of all clues, and how many such choices there are. */
struct removal {
    uint16_t clues[NONET_MAX_CELLS];
    int count;
    int gone[NONET_MAX_DISTANCE], remove;
    uint64_t choices, tried; /* of this call */
};

struct nonet_vicinity {
    nonet_vicinity_settings settings;
    struct nn_counter counter;
    struct nn_neighbour_filter filter;
    struct nn_watch watch;
    struct level levels[NONET_MAX_DISTANCE + 1];
    const nonet_layout *layout;
    struct removal removal;
    uint8_t cells[NONET_MAX_CELLS]; /* the puzzle with clues removed and added */
    uint8_t solution[NONET_MAX_CELLS];
    struct nn_house_values held;
    const uint8_t *puzzle;
    size_t words; /* of a set of clues */
    _Atomic uint64_t millionths;
};

void nonet_vicinity_settings_defaults(nonet_vicinity_settings *settings)
{
    if (settings) *settings = (nonet_vicinity_settings){.remove = 1, .add = 1, .means_zero = true};
}

/* Zeros that are not explicit mean the defaults. */
static void fill_in_distance(nonet_vicinity_settings *settings)
{
    if (settings->means_zero) return;
    if (!settings->remove) settings->remove = 1;
    if (!settings->add) settings->add = 1;
}

static bool is_distance(int clues)
{
    return clues >= 0 && clues <= NONET_MAX_DISTANCE;
}

const nonet_refusal *nonet_vicinity_problem(const nonet_position *position, const nonet_vicinity_settings *settings)
{
    nonet_vicinity_settings usual;
    nonet_vicinity_settings_defaults(&usual);
    if (!settings) settings = &usual;
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    NN_REFUSE_IF(!is_distance(settings->remove), "remove", "not a number from 0 to 16");
    NN_REFUSE_IF(!is_distance(settings->add), "add", "not a number from 0 to 16");
    const nonet_refusal *const problem = position ? nn_position_problem(position) : NULL;
    if (problem || !position) return problem;
    NN_REFUSE_IF(position->candidates, NULL, "a board with pencil marks has no neighbours");
    NN_REFUSE_IF(!settings->exact && position->layout->side > NONET_MAX_CANONICAL_SIDE, "exact",
                 "which neighbours are equivalent is known up to 9x9 only");
    return NULL;
}

nonet_status nonet_vicinity_new(const nonet_vicinity_settings *settings, nonet_vicinity **vicinity)
{
    if (!vicinity) return NONET_ERR_ARG;
    *vicinity = NULL;
    if (nonet_vicinity_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_vicinity *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nonet_vicinity_settings_defaults(&made->settings);
    if (settings) made->settings = *settings;
    fill_in_distance(&made->settings);
    made->filter.seen.most_bytes = made->settings.most_bytes < SIZE_MAX ? (size_t)made->settings.most_bytes : SIZE_MAX;
    nonet_status status = nn_second_solutions_new(&made->filter.others);
    const nonet_canonizer_settings canon = {.stop = made->settings.stop};
    if (status == NONET_OK && !made->settings.exact) status = nonet_canonizer_new(&canon, &made->filter.canonizer);
    if (status == NONET_OK) *vicinity = made;
    else nonet_vicinity_free(made);
    return status;
}

static void free_levels(nonet_vicinity *vicinity)
{
    for (int at = 0; at <= NONET_MAX_DISTANCE; at++) {
        struct level *const level = &vicinity->levels[at];
        free(level->members);
        free(level->stored);
        *level = (struct level){0};
    }
}

void nonet_vicinity_free(nonet_vicinity *vicinity)
{
    if (!vicinity) return;
    free_levels(vicinity);
    nn_counter_clear(&vicinity->counter);
    nn_neighbour_filter_free(&vicinity->filter);
    free(vicinity);
}

void nonet_vicinity_progress(const nonet_vicinity *vicinity, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){.total = 1000000};
    if (vicinity) progress->done = atomic_load_explicit(&vicinity->millionths, memory_order_relaxed);
}

/* ---- solutions ------------------------------------------------------------------------------- */

static size_t list_room(const nonet_vicinity *vicinity, size_t wanted)
{
    assert(vicinity->words > 0);
    const size_t fits = LIST_WORDS / vicinity->words;
    return wanted < fits ? wanted : fits;
}

/* Four sets after the members. */
static nonet_status make_vicinity_level(const nonet_vicinity *vicinity, struct level *level)
{
    const size_t room = list_room(vicinity, EARLY_LIST) + 1, words = vicinity->words;
    level->members = malloc(room * sizeof *level->members);
    level->stored = malloc((room + 4) * words * sizeof *level->stored);
    if (!level->members || !level->stored) return NONET_ERR_MEMORY;
    level->in_some = level->stored + room * words;
    level->in_several = level->in_some + words;
    level->in_all = level->in_several + words;
    level->next = level->in_all + words;
    return NONET_OK;
}

/* Which solutions are listed, and where they go. */
struct listing {
    const nonet_vicinity *vicinity;
    struct level *level;
};

static bool list_solution(void *context, const uint8_t *solution)
{
    const struct listing *const listing = context;
    const nonet_layout *const layout = listing->vicinity->layout;
    struct level *const level = listing->level;
    uint64_t *const set = level->stored + level->count * listing->vicinity->words;
    memset(set, 0, listing->vicinity->words * sizeof *set);
    for (int cell = 0; cell < layout->cells; cell++) {
        const int clue = cell * layout->side + solution[cell] - 1;
        set[clue >> 6] |= nn_bit(clue & 63);
    }
    level->members[level->count++] = set;
    return true;
}

static nonet_status list_solutions(nonet_vicinity *vicinity, struct level *level, size_t most)
{
    uint64_t count;
    struct listing listing = {vicinity, level};
    const nonet_position position = {vicinity->layout, vicinity->cells, NULL, NULL};
    level->count = 0;
    NN_TRY(nn_counter_each(&vicinity->counter, &position, most + 1, &vicinity->watch, list_solution, &listing,
                           vicinity->solution, &count));
    level->is_complete = level->count <= most;
    return NONET_OK;
}

static bool has_clue(const uint64_t *set, int clue)
{
    return set[clue >> 6] >> (clue & 63) & 1;
}

/* A clue has come: those of the solutions above that have it. */
static void filter_solutions(const struct level *above, struct level *level, int clue)
{
    level->count = 0;
    level->is_complete = true;
    for (size_t at = 0; at < above->count; at++)
        if (has_clue(above->members[at], clue)) level->members[level->count++] = above->members[at];
}

static void sum_up(const nonet_vicinity *vicinity, struct level *level)
{
    const size_t words = vicinity->words;
    uint64_t *restrict const some = level->in_some, *restrict const several = level->in_several;
    uint64_t *restrict const all = level->in_all;
    memset(some, 0, words * sizeof *some);
    memset(several, 0, words * sizeof *several);
    memset(all, 0xff, words * sizeof *all);
    for (size_t at = 0; at < level->count; at++) {
        const uint64_t *const set = level->members[at];
        for (size_t word = 0; word < words; word++) {
            several[word] |= some[word] & set[word];
            some[word] |= set[word];
            all[word] &= set[word];
        }
    }
}

/* ---- clues that come ------------------------------------------------------------------------- */

static nonet_status add_other_clues(nonet_vicinity *vicinity, int come, int first);

/* The only member with this clue is the solution. */
static nonet_status add_valid(nonet_vicinity *vicinity, const struct level *level, int clue)
{
    const nonet_layout *const layout = vicinity->layout;
    uint8_t *const solution = vicinity->solution;
    size_t at = 0;
    while (!has_clue(level->members[at], clue)) at++;
    for (size_t word = 0; word < vicinity->words; word++)
        for (uint64_t left = level->members[at][word]; left;) {
            const int found = (int)word * 64 + nn_take_bit(&left);
            solution[found / layout->side] = (uint8_t)(found % layout->side + 1);
        }
    return nn_neighbour_filter_add_valid(&vicinity->filter, vicinity->cells, solution);
}

/* The clue has come, and it was the last one or not. */
static nonet_status follow_clue(nonet_vicinity *vicinity, int come, int clue)
{
    struct level *const level = &vicinity->levels[come], *const below = level + 1;
    const bool is_last = come + 1 == vicinity->settings.add;
    if (is_last)
        return level->is_complete ? add_valid(vicinity, level, clue)
                                  : nn_neighbour_filter_add(&vicinity->filter, vicinity->cells);
    if (level->is_complete) filter_solutions(level, below, clue);
    return add_other_clues(vicinity, come + 1, clue + 1);
}

/* The values that do not clash with what is there. */
static void find_open(nonet_vicinity *vicinity, uint64_t *set)
{
    const int side = vicinity->layout->side;
    const nonet_position position = {vicinity->layout, vicinity->cells, NULL, NULL};
    nn_house_values_of(&position, &vicinity->held);
    memset(set, 0, vicinity->words * sizeof *set);
    for (int cell = 0; cell < vicinity->layout->cells; cell++)
        for (uint64_t values = vicinity->cells[cell] ? 0 : nn_cell_candidates(&position, &vicinity->held, cell);
             values;) {
            const int clue = cell * side + nn_take_bit(&values);
            set[clue >> 6] |= nn_bit(clue & 63);
        }
}

/* Which clues may be added next. As the last one: those in one solution. Before that: those in several but not in all;
 * with one solution later clues would be redundant, and a clue that is in all is redundant itself. If not all solutions
 * are known, less can be said. Removed clues must not be added again. */
static void find_next(nonet_vicinity *vicinity, struct level *level, bool is_last)
{
    sum_up(vicinity, level);
    if (!level->is_complete) find_open(vicinity, level->next);
    for (size_t word = 0; word < vicinity->words; word++) {
        const uint64_t several = level->in_several[word];
        if (!level->is_complete) level->next[word] &= is_last ? ~several : ~UINT64_C(0);
        else level->next[word] = (is_last ? level->in_some[word] & ~several : several) & ~level->in_all[word];
    }
    for (int cell = 0; cell < vicinity->layout->cells; cell++) {
        if (!vicinity->puzzle[cell]) continue;
        const int clue = cell * vicinity->layout->side + vicinity->puzzle[cell] - 1;
        level->next[clue >> 6] &= ~nn_bit(clue & 63);
    }
}

static nonet_status list_level(nonet_vicinity *vicinity, int come)
{
    const bool is_early = vicinity->settings.add - come > 1;
    if (come > 0 && vicinity->levels[come - 1].is_complete) return NONET_OK; /* its list is filtered */
    return list_solutions(vicinity, &vicinity->levels[come], list_room(vicinity, is_early ? EARLY_LIST : LAST_LIST));
}

/* `come` clues have been added; the next is number `first` or later. */
static nonet_status add_other_clues(nonet_vicinity *vicinity, int come, int first)
{
    struct level *const level = &vicinity->levels[come];
    const int side = vicinity->layout->side, left = vicinity->settings.add - come;
    if (vicinity->filter.is_closed) return NONET_OK;
    if (nn_watch_is_over(&vicinity->watch)) return NONET_STOPPED;
    NN_TRY(list_level(vicinity, come));
    if (left == 0) /* the first cell has its clue in the first word */
        return level->count == 1 ? add_valid(vicinity, level, nn_first_bit(level->members[0][0])) : NONET_OK;
    if (level->count <= 1) return NONET_OK;
    find_next(vicinity, level, left == 1);
    for (size_t word = (size_t)first >> 6; word < vicinity->words; word++)
        for (uint64_t next = level->next[word]; next;) {
            const int clue = (int)word * 64 + nn_take_bit(&next);
            if (clue < first) continue;
            vicinity->cells[clue / side] = (uint8_t)(clue % side + 1);
            const nonet_status status = follow_clue(vicinity, come, clue);
            vicinity->cells[clue / side] = 0;
            NN_TRY(status);
        }
    return NONET_OK;
}

/* ---- clues that go --------------------------------------------------------------------------- */

/* How many choices of so many clues there are, or UINT64_MAX if that is less. */
static uint64_t count_choices(int clues, int remove)
{
    uint64_t choices = 1;
    if (remove > clues) return 0;
    for (int at = 0; at < remove; at++) {
        const uint64_t factor = (uint64_t)(clues - at);
        if (choices > UINT64_MAX / factor) return UINT64_MAX;
        choices = choices * factor / (uint64_t)(at + 1); /* exact: a binomial coefficient each time */
    }
    return choices;
}

static uint64_t count_parts(uint64_t choices)
{
    return choices ? (choices - 1) / PART_CHOICES + 1 : 1;
}

static int clues_on_board(const nonet_position *position)
{
    int clues = 0;
    for (int cell = 0; cell < position->layout->cells; cell++) clues += position->cells[cell] != 0;
    return clues;
}

uint64_t nonet_vicinity_parts(const nonet_position *position, const nonet_vicinity_settings *settings)
{
    nonet_vicinity_settings wanted;
    nonet_vicinity_settings_defaults(&wanted);
    if (settings) wanted = *settings;
    if (!position || !position->cells || nonet_vicinity_problem(position, &wanted)) return 0;
    fill_in_distance(&wanted);
    return count_parts(count_choices(clues_on_board(position), wanted.remove));
}

static void begin_removal(struct removal *removal, const nonet_position *position, int remove)
{
    *removal = (struct removal){.remove = remove};
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (position->cells[cell]) removal->clues[removal->count++] = (uint16_t)cell;
    for (int at = 0; at < remove; at++) removal->gone[at] = at;
}

/* False: that was the last one. */
static bool next_removal(struct removal *removal)
{
    int at = removal->remove - 1;
    while (at >= 0 && removal->gone[at] == removal->count - removal->remove + at) at--;
    if (at < 0) return false;
    removal->gone[at]++;
    for (at++; at < removal->remove; at++) removal->gone[at] = removal->gone[at - 1] + 1;
    return true;
}

static nonet_status try_removal(nonet_vicinity *vicinity, struct removal *removal)
{
    for (int at = 0; at < removal->remove; at++) vicinity->cells[removal->clues[removal->gone[at]]] = 0;
    const nonet_status status = add_other_clues(vicinity, 0, 0);
    for (int at = 0; at < removal->remove; at++) {
        const int cell = removal->clues[removal->gone[at]];
        vicinity->cells[cell] = vicinity->puzzle[cell];
    }
    const double part = (double)++removal->tried / (double)removal->choices;
    atomic_store_explicit(&vicinity->millionths, (uint64_t)(part * 1e6), memory_order_relaxed);
    return status;
}

/* From the choice number `first` on. What waits in the filter is answered at the end of each part, so that parts can be done apart. */
static nonet_status try_removals(nonet_vicinity *vicinity, uint64_t first)
{
    struct removal *const removal = &vicinity->removal;
    struct nn_neighbour_filter *const filter = &vicinity->filter;
    for (uint64_t at = 0; at < first; at++) {
        if (at % 65536 == 0 && nn_watch_is_over(&vicinity->watch)) return NONET_STOPPED;
        next_removal(removal);
    }
    while (removal->tried < removal->choices && !filter->is_closed) {
        NN_TRY(try_removal(vicinity, removal));
        const bool ends_part = removal->tried % PART_CHOICES == 0 || removal->tried == removal->choices;
        if (ends_part && !filter->is_closed) NN_TRY(nn_neighbour_filter_end(filter));
        next_removal(removal);
    }
    return NONET_OK;
}

/* ---- the call -------------------------------------------------------------------------------- */

static nonet_status begin_board(nonet_vicinity *vicinity, const nonet_position *position)
{
    const nonet_layout *const layout = position->layout;
    nn_watch_begin(&vicinity->watch, vicinity->settings.stop, vicinity->settings.timeout_ms);
    atomic_store_explicit(&vicinity->millionths, 0, memory_order_relaxed);
    free_levels(vicinity); /* they have the size of the board before */
    vicinity->layout = layout;
    vicinity->words = ((size_t)layout->cells * (size_t)layout->side + 63) / 64;
    vicinity->puzzle = position->cells;
    memcpy(vicinity->cells, position->cells, (size_t)layout->cells);
    for (int come = 0; come <= vicinity->settings.add; come++)
        NN_TRY(make_vicinity_level(vicinity, &vicinity->levels[come]));
    NN_TRY(nn_counter_prepare(&vicinity->counter, layout));
    return nn_neighbour_filter_begin(&vicinity->filter, layout);
}

/* Time is over, but puzzles found are still waiting to be tested in bulk: they get a moment more. */
static void hand_out_waiting(struct nn_neighbour_filter *filter)
{
    struct nn_watch moment;
    nn_watch_begin(&moment, NULL, WAITING_MS);
    filter->watch = &moment;
    (void)nn_neighbour_filter_end(filter); /* some may be missing, as the caller learns */
    filter->watch = NULL;
}

nonet_status nonet_vicinity_each_part(nonet_vicinity *vicinity, const nonet_position *position, uint64_t first,
                                      uint64_t count, nonet_minimal_sink *sink, void *context,
                                      nonet_vicinity_result *result)
{
    if (!vicinity || !sink || !result || !position || !position->cells) return NONET_ERR_ARG;
    if (nonet_vicinity_problem(position, &vicinity->settings)) return NONET_ERR_ARG;
    const uint64_t choices = count_choices(clues_on_board(position), vicinity->settings.remove),
                   parts = count_parts(choices);
    if (first > parts || count > parts - first) return NONET_ERR_ARG;
    *result = (nonet_vicinity_result){0};
    struct nn_neighbour_filter *const filter = &vicinity->filter;
    filter->watch = &vicinity->watch;
    filter->sink = sink;
    filter->context = context;
    filter->result = result;
    NN_TRY(begin_board(vicinity, position));
    begin_removal(&vicinity->removal, position, vicinity->settings.remove);
    if (!count) return NONET_OK;
    vicinity->removal.choices = first + count == parts ? choices - first * PART_CHOICES : count * PART_CHOICES;
    const nonet_status status = try_removals(vicinity, first * PART_CHOICES);
    if (status == NONET_STOPPED) hand_out_waiting(filter);
    return status;
}

nonet_status nonet_vicinity_each(nonet_vicinity *vicinity, const nonet_position *position, nonet_minimal_sink *sink,
                                 void *context, nonet_vicinity_result *result)
{
    if (!vicinity) return NONET_ERR_ARG;
    const uint64_t parts = nonet_vicinity_parts(position, &vicinity->settings);
    return parts ? nonet_vicinity_each_part(vicinity, position, 0, parts, sink, context, result) : NONET_ERR_ARG;
}
