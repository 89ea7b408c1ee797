/* sample.c: named sets of puzzles for benchmarks and tests, made from a seed, the same for everyone.
 *
 * Puzzle number i of a set depends on the seed, the set and i alone. All choices for 9x9 are made with the
 * search engine at fixed settings, whatever other engines there are, so the sets change only when
 * it does. Larger boards are dug from regular grids: of the engine only the verdicts matter there. */
#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"
#include "board/layout.h"
#include "create/sample_puzzle.h"

enum { LARGEST_BOX = 6 };

struct nonet_sampler {
    nonet_layout *layout;                 /* 9x9 */
    nonet_layout *large[LARGEST_BOX + 1]; /* [box] made when they are needed */
    nonet_solver *quick;                  /* decides what is unique there */
    nonet_solver *solver;                 /* decides what is unique */
    nonet_solver *singles;                /* solves with singles alone, if without a guess */
};

enum {
    TRIVIAL_GIVENS = 36,
    TRIES_FOR_FEW = 8,  /* the fewest givens of so many minimal puzzles */
    TRIES_FOR_HARD = 8, /* the most guesses of so many */
    GIVENS_16 = 0,      /* minimal */
    GIVENS_25 = 305,
    GIVENS_36 = 705,
    MOST_REMOVED = 4, /* givens taken from a minimal puzzle to allow several solutions */
};

typedef nonet_status make_function(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells);

static nonet_status make_minimal(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    NN_TRY(nn_sample_grid(sampler->solver, sampler->layout, random, cells));
    return nn_sample_puzzle(sampler->solver, sampler->layout, random, 0, cells);
}

static nonet_status count_guesses(nonet_solver *solver, const nonet_layout *layout, uint8_t *cells, uint64_t *guesses)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    NN_TRY(nonet_solver_count(solver, &position, 2, &result));
    *guesses = result.stats.guesses;
    return NONET_OK;
}

static nonet_status make_trivial(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    uint64_t guesses;
    do {
        NN_TRY(nn_sample_grid(sampler->solver, sampler->layout, random, cells));
        NN_TRY(nn_sample_puzzle(sampler->solver, sampler->layout, random, TRIVIAL_GIVENS, cells));
        NN_TRY(count_guesses(sampler->singles, sampler->layout, cells, &guesses));
    } while (guesses);
    return NONET_OK;
}

static int count_givens(const nonet_layout *layout, const uint8_t *cells)
{
    int givens = 0;
    for (int cell = 0; cell < layout->cells; cell++) givens += cells[cell] != 0;
    return givens;
}

static nonet_status make_few(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    uint8_t made[NONET_MAX_CELLS];
    int fewest = sampler->layout->cells;
    for (int attempt = 0; attempt < TRIES_FOR_FEW; attempt++) {
        NN_TRY(make_minimal(sampler, random, made));
        const int givens = count_givens(sampler->layout, made);
        if (givens >= fewest) continue;
        fewest = givens;
        memcpy(cells, made, (size_t)sampler->layout->cells);
    }
    return NONET_OK;
}

static nonet_status make_hard(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    uint8_t made[NONET_MAX_CELLS];
    uint64_t most = 0;
    for (int attempt = 0; attempt < TRIES_FOR_HARD; attempt++) {
        uint64_t guesses;
        NN_TRY(make_minimal(sampler, random, made));
        NN_TRY(count_guesses(sampler->solver, sampler->layout, made, &guesses));
        if (attempt && guesses <= most) continue;
        most = guesses;
        memcpy(cells, made, (size_t)sampler->layout->cells);
    }
    return NONET_OK;
}

static int random_given(const nonet_layout *layout, struct nn_random *random, const uint8_t *cells)
{
    int cell;
    do cell = nn_random_below(random, layout->cells);
    while (!cells[cell]);
    return cell;
}

/* Every given of a minimal puzzle is needed, so removing one is enough. */
static nonet_status make_multiple(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    NN_TRY(make_minimal(sampler, random, cells));
    for (int left = 1 + nn_random_below(random, MOST_REMOVED); left > 0; left--)
        cells[random_given(sampler->layout, random, cells)] = 0;
    return NONET_OK;
}

/* One given is wrong in a way that is not obvious. */
static nonet_status make_invalid(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    const nonet_layout *layout = sampler->layout;
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    NN_TRY(make_minimal(sampler, random, cells));
    do {
        const int cell = random_given(layout, random, cells);
        const uint8_t kept = cells[cell];
        cells[cell] = (uint8_t)(1 + nn_random_below(random, layout->side));
        NN_TRY(nonet_solver_count(sampler->solver, &position, 1, &result));
        if (result.verdict != NONET_VERDICT_NONE) cells[cell] = kept;
    } while (result.verdict != NONET_VERDICT_NONE);
    return NONET_OK;
}

/* One solution, and as many givens as keep making it within a second. */
static nonet_status make_large(nonet_sampler *sampler, struct nn_random *random, int box, int givens, uint8_t *cells)
{
    nonet_layout **layout = &sampler->large[box];
    if (!*layout) NN_TRY(nonet_layout_new(box, box, layout));
    nn_sample_regular_grid(*layout, random, cells);
    return nn_sample_puzzle(sampler->quick, *layout, random, givens, cells);
}

static nonet_status make_16(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    return make_large(sampler, random, 4, GIVENS_16, cells);
}

static nonet_status make_25(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    return make_large(sampler, random, 5, GIVENS_25, cells);
}

static nonet_status make_36(nonet_sampler *sampler, struct nn_random *random, uint8_t *cells)
{
    return make_large(sampler, random, 6, GIVENS_36, cells);
}

/* clang-format off */
static const struct {
    nonet_sample_set shown;
    make_function *make;
} sample_sets[] = {
    {{"trivial",  "36 givens, solved by singles",              NONET_VERDICT_UNIQUE,   3}, make_trivial},
    {{"minimal",  "no given can go",                           NONET_VERDICT_UNIQUE,   3}, make_minimal},
    {{"few",      "minimal, the fewest givens of eight",       NONET_VERDICT_UNIQUE,   3}, make_few},
    {{"hard",     "minimal, the most guesses of eight",        NONET_VERDICT_UNIQUE,   3}, make_hard},
    {{"multiple", "minimal, less one to four givens",          NONET_VERDICT_MULTIPLE, 3}, make_multiple},
    {{"invalid",  "minimal, with one given wrong",             NONET_VERDICT_NONE,     3}, make_invalid},
    {{"16x16",    "16x16 boards, minimal",                     NONET_VERDICT_UNIQUE,   4}, make_16},
    {{"25x25",    "25x25 boards, few givens",                  NONET_VERDICT_UNIQUE,   5}, make_25},
    {{"36x36",    "36x36 boards, few givens",                  NONET_VERDICT_UNIQUE,   6}, make_36},
};
/* clang-format on */
enum { SAMPLE_SETS = sizeof sample_sets / sizeof *sample_sets };
enum { SEED_STEP = 6 }; /* the number of sets when there were only 9x9 ones: it keeps these what they were */

const nonet_sample_set *nonet_sample_set_at(size_t index)
{
    return index < SAMPLE_SETS ? &sample_sets[index].shown : NULL;
}

static nonet_status make_quick_solver(nonet_stop *stop, nonet_solver **solver)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "mixed";
    settings.stop = stop;
    return nonet_solver_new(&settings, solver);
}

static nonet_status make_solver(nonet_stop *stop, nonet_propagation propagation, nonet_solver **solver)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    settings.stop = stop;
    settings.propagation = propagation;
    settings.order = NONET_ORDER_MRV_DEGREE;
    return nonet_solver_new(&settings, solver);
}

void nonet_sampler_settings_defaults(nonet_sampler_settings *settings)
{
    if (settings) *settings = (nonet_sampler_settings){0};
}

nonet_status nonet_sampler_new(const nonet_sampler_settings *settings, nonet_sampler **sampler)
{
    if (!sampler) return NONET_ERR_ARG;
    *sampler = NULL;
    if (!NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    nonet_sampler *made = *sampler = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nonet_stop *const stop = settings ? settings->stop : NULL;
    nonet_status status = nonet_layout_new(3, 3, &made->layout);
    if (status == NONET_OK) status = make_solver(stop, NONET_PROPAGATION_LOCKED, &made->solver);
    if (status == NONET_OK) status = make_solver(stop, NONET_PROPAGATION_SINGLES, &made->singles);
    if (status == NONET_OK) status = make_quick_solver(stop, &made->quick);
    if (status == NONET_OK) return NONET_OK;
    nonet_sampler_free(made);
    *sampler = NULL;
    return status;
}

void nonet_sampler_free(nonet_sampler *sampler)
{
    if (!sampler) return;
    for (int box = 0; box <= LARGEST_BOX; box++) nonet_layout_free(sampler->large[box]);
    nonet_solver_free(sampler->quick);
    nonet_solver_free(sampler->singles);
    nonet_solver_free(sampler->solver);
    nonet_layout_free(sampler->layout);
    free(sampler);
}

nonet_status nonet_sampler_make(nonet_sampler *sampler, const nonet_sample_set *set, uint64_t seed, uint64_t index,
                                uint8_t *cells)
{
    if (!sampler || !cells) return NONET_ERR_ARG;
    for (size_t at = 0; at < SAMPLE_SETS; at++) {
        if (set != &sample_sets[at].shown) continue;
        struct nn_random random =
            nn_random_begin(seed * SEED_STEP + at % SEED_STEP, index + ((uint64_t)(at / SEED_STEP) << 32));
        return sample_sets[at].make(sampler, &random, cells);
    }
    return NONET_ERR_ARG;
}
