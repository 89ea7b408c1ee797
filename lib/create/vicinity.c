/* vicinity.c: all neighbours of a puzzle: the clues that go are chosen in all ways, then those that come.
 *
 * Which clues may come is read off the solutions of what is left. A clue that only one of them has makes a valid puzzle;
 * one that all have is redundant; for two clues, the solutions that have the first one are the list for the second, and
 * so on. The clues come in ascending order, so each choice of them comes up once.
 *
 *     left: 3 solutions    r1c1=5 in two of them: r1c1=5 and ...       r2c2=7 in one: a valid puzzle
 *
 * Nearly empty boards have too many solutions to be listed. Then a clue that is in two of those that were listed is out
 * as the last one, and for the others the solutions are counted, in bulk (sieve.h); as an earlier one it leads to a
 * board with fewer solutions, which are listed anew. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/check.h"
#include "create/asker.h"
#include "create/sieve.h"

enum {
    /* Solutions to be listed before the last clue, when counting a few hundred puzzles is the other way, and before,
     * when each clue that comes needs a list of its own. */
    LAST_LIST = 512,
    EARLY_LIST = 8192,
    LARGEST_CANONICAL_SIDE = 9,
};

/* The board with some clues gone and some come, and its solutions. */
struct level {
    const uint8_t **members; /* [EARLY_LIST + 1] solutions, in `stored` here or above */
    size_t count;
    bool is_complete;
    uint8_t *stored; /* [EARLY_LIST + 1] boards */
    uint32_t *table; /* [cell * side + value - 1]: how many members have it */
};

struct nonet_vicinity {
    nonet_vicinity_settings settings;
    struct nn_asker asker;
    struct nn_sieve sieve;
    struct nn_watch watch;
    struct level levels[NONET_MAX_DISTANCE + 1];
    const nonet_layout *layout;
    uint8_t cells[NONET_MAX_CELLS]; /* the puzzle with what has gone and come */
    const uint8_t *puzzle;
    uint64_t open[NONET_MAX_DISTANCE + 1][NONET_MAX_CELLS]; /* [come] values that do not clash */
    _Atomic uint64_t millionths;
};

void nonet_vicinity_settings_defaults(nonet_vicinity_settings *settings)
{
    if (settings) *settings = (nonet_vicinity_settings){.remove = 1, .add = 1};
}

static bool is_distance(int clues)
{
    return clues >= 0 && clues <= NONET_MAX_DISTANCE;
}

nonet_status nonet_vicinity_new(const nonet_vicinity_settings *settings, nonet_vicinity **vicinity)
{
    if (!vicinity) return NONET_ERR_ARG;
    *vicinity = NULL;
    if (settings && (!is_distance(settings->remove) || !is_distance(settings->add))) return NONET_ERR_ARG;
    nonet_vicinity *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nonet_vicinity_settings_defaults(&made->settings);
    if (settings) made->settings = *settings;
    made->sieve.seen.most_bytes = (size_t)made->settings.most_bytes;
    nonet_status status = nn_rivals_new(&made->sieve.rivals);
    if (status == NONET_OK && !made->settings.exact) status = nonet_canonizer_new(&made->sieve.canonizer);
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
        free(level->table);
        *level = (struct level){0};
    }
}

void nonet_vicinity_free(nonet_vicinity *vicinity)
{
    if (!vicinity) return;
    free_levels(vicinity);
    nn_asker_clear(&vicinity->asker);
    nn_sieve_free(&vicinity->sieve);
    free(vicinity);
}

uint64_t nonet_vicinity_progress(const nonet_vicinity *vicinity)
{
    return vicinity ? atomic_load_explicit(&vicinity->millionths, memory_order_relaxed) : 0;
}

/* ---- solutions ------------------------------------------------------------------------------- */

static nonet_status make_level(const nonet_vicinity *vicinity, struct level *level)
{
    const size_t cells = (size_t)vicinity->layout->cells, side = (size_t)vicinity->layout->side;
    level->members = malloc((EARLY_LIST + 1) * sizeof *level->members);
    level->stored = malloc((EARLY_LIST + 1) * cells);
    level->table = malloc(cells * side * sizeof *level->table);
    return level->members && level->stored && level->table ? NONET_OK : NONET_ERR_MEMORY;
}

/* Where the solutions of a level go. */
struct listing {
    struct level *level;
    size_t cells;
};

static bool list_solution(void *context, const uint8_t *solution)
{
    const struct listing *const listing = context;
    struct level *const level = listing->level;
    uint8_t *const place = level->stored + level->count * listing->cells;
    level->members[level->count++] = memcpy(place, solution, listing->cells);
    return true;
}

static nonet_status list_solutions(nonet_vicinity *vicinity, struct level *level, size_t most)
{
    uint8_t solution[NONET_MAX_CELLS];
    uint64_t count;
    struct listing listing = {level, (size_t)vicinity->layout->cells};
    const nonet_position position = {vicinity->layout, vicinity->cells, NULL, NULL};
    level->count = 0;
    NN_TRY(nn_asker_each(&vicinity->asker, &position, most + 1, &vicinity->watch, list_solution, &listing, solution,
                         &count));
    level->is_complete = level->count <= most;
    return NONET_OK;
}

/* A clue has come: those of the solutions above that have it. */
static void filter_solutions(const struct level *above, struct level *level, int cell, int value)
{
    level->count = 0;
    level->is_complete = true;
    for (size_t at = 0; at < above->count; at++)
        if (above->members[at][cell] == value) level->members[level->count++] = above->members[at];
}

static void count_clues_in(const nonet_vicinity *vicinity, struct level *level)
{
    const int cells = vicinity->layout->cells, side = vicinity->layout->side;
    memset(level->table, 0, (size_t)cells * (size_t)side * sizeof *level->table);
    for (size_t at = 0; at < level->count; at++)
        for (int cell = 0; cell < cells; cell++) level->table[cell * side + level->members[at][cell] - 1]++;
}

/* ---- clues that come ------------------------------------------------------------------------- */

static nonet_status add_clues(nonet_vicinity *vicinity, int come, int first);

/* The last clue, if that makes one solution. */
static nonet_status add_last(nonet_vicinity *vicinity, const struct level *level, int cell, int value)
{
    const uint32_t times = level->table[cell * vicinity->layout->side + value - 1];
    if (times > 1 || (level->is_complete && (times == 0 || level->count == 1))) return NONET_OK;
    nonet_status status = NONET_OK;
    vicinity->cells[cell] = (uint8_t)value;
    if (level->is_complete) {
        size_t at = 0;
        while (level->members[at][cell] != value) at++;
        status = nn_sieve_add_valid(&vicinity->sieve, vicinity->cells, level->members[at]);
    } else {
        status = nn_sieve_add(&vicinity->sieve, vicinity->cells);
    }
    vicinity->cells[cell] = 0;
    return status;
}

/* A clue before the last one: one solution, or all of them, and what comes later, or it, is redundant. */
static nonet_status add_early(nonet_vicinity *vicinity, int come, int cell, int value)
{
    struct level *const level = &vicinity->levels[come];
    const int place = cell * vicinity->layout->side + value - 1;
    const uint32_t times = level->table[place];
    if (level->is_complete && (times <= 1 || times == level->count)) return NONET_OK;
    vicinity->cells[cell] = (uint8_t)value;
    vicinity->levels[come + 1].is_complete = level->is_complete;
    if (level->is_complete) filter_solutions(level, &vicinity->levels[come + 1], cell, value);
    const nonet_status status = add_clues(vicinity, come + 1, place + 1);
    vicinity->cells[cell] = 0;
    return status;
}

/* Open values of the cells, less the clues that have gone: they would be none that come. */
static void find_open(nonet_vicinity *vicinity, int come)
{
    const nonet_position position = {vicinity->layout, vicinity->cells, NULL, NULL};
    uint64_t *const open = vicinity->open[come];
    nn_position_candidates(&position, open);
    for (int cell = 0; cell < vicinity->layout->cells; cell++) {
        if (vicinity->cells[cell]) open[cell] = 0;
        else if (vicinity->puzzle[cell]) open[cell] &= ~nn_bit(vicinity->puzzle[cell] - 1);
    }
}

static nonet_status prepare_level(nonet_vicinity *vicinity, int come)
{
    struct level *const level = &vicinity->levels[come];
    const int left = vicinity->settings.add - come;
    if (come == 0 || !vicinity->levels[come - 1].is_complete)
        NN_TRY(list_solutions(vicinity, level, left > 1 ? EARLY_LIST : LAST_LIST));
    return NONET_OK;
}

/* So many clues have come; the next one is number `first` or later. */
static nonet_status add_clues(nonet_vicinity *vicinity, int come, int first)
{
    struct level *const level = &vicinity->levels[come];
    const int side = vicinity->layout->side, left = vicinity->settings.add - come;
    if (vicinity->sieve.is_closed) return NONET_OK;
    if (nn_watch_is_over(&vicinity->watch)) return NONET_STOPPED;
    NN_TRY(prepare_level(vicinity, come));
    if (left == 0)
        return level->count == 1 ? nn_sieve_add_valid(&vicinity->sieve, vicinity->cells, level->members[0]) : NONET_OK;
    if (level->count <= 1) return NONET_OK;
    count_clues_in(vicinity, level);
    find_open(vicinity, come);
    for (int cell = first / side; cell < vicinity->layout->cells; cell++)
        for (uint64_t values = vicinity->open[come][cell]; values;) {
            const int value = nn_take_bit(&values) + 1;
            if (cell * side + value - 1 < first) continue;
            NN_TRY(left == 1 ? add_last(vicinity, level, cell, value) : add_early(vicinity, come, cell, value));
        }
    return NONET_OK;
}

/* ---- clues that go --------------------------------------------------------------------------- */

/* The clues that go, as numbers in a list of all clues, and how many such choices there are. */
struct removal {
    int clues[NONET_MAX_CELLS], count;
    int gone[NONET_MAX_DISTANCE], remove;
    double choices, tried;
};

/* False: there are fewer clues than are to go. */
static bool begin_removal(struct removal *removal, const nonet_position *position, int remove)
{
    *removal = (struct removal){.remove = remove, .choices = 1};
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (position->cells[cell]) removal->clues[removal->count++] = cell;
    for (int at = 0; at < remove; at++) {
        removal->gone[at] = at;
        removal->choices *= (double)(removal->count - at) / (at + 1);
    }
    return remove <= removal->count;
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
    const nonet_status status = add_clues(vicinity, 0, 0);
    for (int at = 0; at < removal->remove; at++) {
        const int cell = removal->clues[removal->gone[at]];
        vicinity->cells[cell] = vicinity->puzzle[cell];
    }
    const double part = ++removal->tried / removal->choices;
    atomic_store_explicit(&vicinity->millionths, (uint64_t)(part * 1e6), memory_order_relaxed);
    return status;
}

/* ---- the call -------------------------------------------------------------------------------- */

static nonet_status begin_board(nonet_vicinity *vicinity, const nonet_position *position)
{
    const nonet_layout *const layout = position->layout;
    nn_watch_begin(&vicinity->watch, vicinity->settings.stop, vicinity->settings.timeout_ms);
    atomic_store_explicit(&vicinity->millionths, 0, memory_order_relaxed);
    free_levels(vicinity); /* they have the size of the board before */
    vicinity->layout = layout;
    vicinity->puzzle = position->cells;
    memcpy(vicinity->cells, position->cells, (size_t)layout->cells);
    for (int come = 0; come <= vicinity->settings.add; come++)
        NN_TRY(make_level(vicinity, &vicinity->levels[come]));
    NN_TRY(nn_asker_prepare(&vicinity->asker, layout));
    return nn_sieve_begin(&vicinity->sieve, layout);
}

nonet_status nonet_vicinity_each(nonet_vicinity *vicinity, const nonet_position *position, nonet_minimal_sink *sink,
                                 void *context, nonet_vicinity_result *result)
{
    if (!vicinity || !sink || !result || !nn_position_is_readable(position) || position->candidates)
        return NONET_ERR_ARG;
    if (!vicinity->settings.exact && position->layout->side > LARGEST_CANONICAL_SIDE) return NONET_ERR_ARG;
    *result = (nonet_vicinity_result){0};
    struct nn_sieve *const sieve = &vicinity->sieve;
    sieve->watch = &vicinity->watch;
    sieve->sink = sink;
    sieve->context = context;
    sieve->result = result;
    struct removal removal;
    NN_TRY(begin_board(vicinity, position));
    if (!begin_removal(&removal, position, vicinity->settings.remove)) return NONET_OK;
    do NN_TRY(try_removal(vicinity, &removal));
    while (!sieve->is_closed && next_removal(&removal));
    return sieve->is_closed ? NONET_OK : nn_sieve_end(sieve);
}
