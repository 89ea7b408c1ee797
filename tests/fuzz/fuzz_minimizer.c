/* fuzz_minimizer.c: any position (raw_position.h) without its redundant clues, and the neighbours of small ones. Only
 * puzzles with one solution are minimized; what is left of them has the same one, and, as a solver says that shares nothing
 * with ours, loses it without a clue that is needed. A limit of nodes keeps every answer short. */
#include "fuzz/raw_position.h"

enum { LARGEST_SIDE = 12, MOST_NODES = 200, MOST_FORMS = 3, MOST_NEIGHBOURS = 20, TIME_MS = 50 };

/* How many solutions a puzzle has without one of its clues, whatever marks that cell had. */
static long solutions_without(const nonet_position *position, const uint8_t *cells, int cell)
{
    static uint8_t fewer[NONET_MAX_CELLS];
    static uint64_t marks[NONET_MAX_CELLS];
    const size_t count = (size_t)nonet_layout_cells(position->layout);
    memcpy(fewer, cells, count);
    fewer[cell] = 0;
    if (position->candidates) memcpy(marks, position->candidates, count * sizeof *marks);
    for (size_t at = 0; position->candidates && at < count; at++)
        if (position->cells[at]) marks[at] = UINT64_MAX;
    const nonet_position without = {position->layout, fewer, NULL, position->candidates ? marks : NULL};
    return brute_answer(&without, 2, NULL);
}

static void check_clues(const struct raw_position *raw, const nonet_minimality *minimality, const uint8_t *cells)
{
    int counts[4] = {0};
    for (int cell = 0; cell < nonet_layout_cells(raw->layout); cell++) {
        const uint8_t clue = minimality->clues[cell];
        REQUIRE(clue <= NONET_CLUE_OPEN && (clue == NONET_CLUE_NONE) == !raw->cells[cell]);
        counts[clue]++;
        if (clue == NONET_CLUE_NEEDED && cells[cell]) {
            const long without = solutions_without(&raw->position, cells, cell);
            REQUIRE(without < 0 || without >= 2);
        }
        if (clue == NONET_CLUE_REDUNDANT && cells == raw->cells)
            REQUIRE(solutions_without(&raw->position, cells, cell) <= 1);
    }
    REQUIRE(counts[NONET_CLUE_NEEDED] == minimality->needed && counts[NONET_CLUE_OPEN] == minimality->open);
    REQUIRE(counts[NONET_CLUE_REDUNDANT] == minimality->redundant);
}

/* A status that such a position may get. True: there are clues to look at. */
static bool has_clues(const struct raw_position *raw, nonet_status status, const nonet_minimality *minimality)
{
    if (!raw->is_in_range) {
        REQUIRE(status == NONET_ERR_ARG);
        return false;
    }
    REQUIRE(status == NONET_OK || status == NONET_STOPPED);
    const long solutions = brute_answer(&raw->position, 2, NULL);
    if (solutions >= 0 && status == NONET_OK)
        REQUIRE((solutions == 1) == (minimality->verdict == NONET_VERDICT_UNIQUE));
    return minimality->verdict == NONET_VERDICT_UNIQUE;
}

static void check_minimizing(const struct raw_position *raw, nonet_minimizer *minimizer)
{
    static uint8_t left[NONET_MAX_CELLS];
    nonet_minimality minimality;
    if (has_clues(raw, nonet_minimizer_check(minimizer, &raw->position, &minimality), &minimality))
        check_clues(raw, &minimality, raw->cells);
    const uint64_t seed = (uint64_t)raw->question;
    if (!has_clues(raw, nonet_minimizer_run(minimizer, &raw->position, seed, 0, &minimality), &minimality)) return;
    for (int cell = 0; cell < nonet_layout_cells(raw->layout); cell++)
        left[cell] = minimality.clues[cell] == NONET_CLUE_REDUNDANT ? 0 : raw->cells[cell];
    check_clues(raw, &minimality, left);
    REQUIRE(nonet_position_accepts(&raw->position, minimality.solution));
}

/* ---- all minimal forms, and neighbours ----------------------------------------------------------- */

struct taken_puzzles {
    const struct raw_position *raw;
    int count, most;
};

static bool take_form(void *context, const uint8_t *cells)
{
    struct taken_puzzles *const taken = context;
    for (int cell = 0; cell < nonet_layout_cells(taken->raw->layout); cell++) {
        REQUIRE(!cells[cell] || cells[cell] == taken->raw->cells[cell]);
        if (cells[cell] && taken->count == 0) REQUIRE(solutions_without(&taken->raw->position, cells, cell) != 0);
    }
    return ++taken->count < taken->most;
}

static void check_all_forms(const struct raw_position *raw, nonet_minimizer *minimizer)
{
    struct taken_puzzles taken = {raw, 0, MOST_FORMS};
    nonet_verdict verdict;
    uint64_t count;
    const nonet_status status =
        nonet_minimizer_each(minimizer, &raw->position, MOST_FORMS, take_form, &taken, &verdict, &count);
    if (!raw->is_in_range) REQUIRE(status == NONET_ERR_ARG);
    else REQUIRE(status == NONET_OK || status == NONET_STOPPED);
    if (raw->is_in_range) REQUIRE(count == (uint64_t)taken.count && (!count || verdict == NONET_VERDICT_UNIQUE));
}

static bool take_neighbour(void *context, const uint8_t *cells)
{
    struct taken_puzzles *const taken = context;
    const nonet_position neighbour = {taken->raw->layout, cells, NULL, NULL};
    const long solutions = brute_answer(&neighbour, 2, NULL);
    REQUIRE(solutions < 0 || solutions == 1);
    return ++taken->count < taken->most;
}

static void check_neighbours(const struct raw_position *raw)
{
    struct taken_puzzles taken = {raw, 0, MOST_NEIGHBOURS};
    nonet_vicinity *vicinity;
    nonet_vicinity_result result;
    nonet_vicinity_settings settings;
    nonet_vicinity_settings_defaults(&settings);
    settings.remove = raw->question / 4 % 3;
    settings.add = raw->question / 12 % 3;
    settings.exact = raw->question & 1;
    settings.timeout_ms = TIME_MS;
    REQUIRE(nonet_vicinity_new(&settings, &vicinity) == NONET_OK);
    const bool is_refused = nonet_vicinity_problem(&raw->position, &settings) != NULL;
    const nonet_status status = nonet_vicinity_each(vicinity, &raw->position, take_neighbour, &taken, &result);
    REQUIRE(is_refused ? status == NONET_ERR_ARG : status == NONET_OK || status == NONET_STOPPED);
    if (!is_refused) REQUIRE(result.found == (uint64_t)taken.count && result.found <= result.minimal);
    nonet_vicinity_free(vicinity);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    struct fuzz_input input = {data, size};
    nonet_minimizer *minimizer;
    take_raw_position(&raw, &input, LARGEST_SIDE);
    const nonet_minimizer_settings settings = {.most_nodes = MOST_NODES, .timeout_ms = TIME_MS};
    REQUIRE(nonet_minimizer_new(&settings, &minimizer) == NONET_OK);
    if (raw.question % 4 < 2) check_minimizing(&raw, minimizer);
    else if (raw.question % 4 == 2) check_all_forms(&raw, minimizer);
    else check_neighbours(&raw);
    nonet_minimizer_free(minimizer);
    nonet_layout_free(raw.layout);
    return 0;
}
