/* fuzz_generator.c: any settings of a generator. They are refused, with a reason, or the puzzles that are made have what
 * was asked for: one solution, as a solver says that shares nothing with ours, the number of clues, the symmetry, the
 * pattern, the level and the ratings; and made again they are the same. */
#include "fuzz/raw_position.h"

enum { TIME_MS = 40, MOST_MADE = 2 };

/* Everything that settings point to. */
struct any_settings {
    nonet_generator_settings settings;
    bool without[NONET_MAX_TECHNIQUES], needed[NONET_MAX_TECHNIQUES], pattern[NONET_MAX_CELLS];
};

static int any_int(struct fuzz_input *input)
{
    return (int)(uint32_t)input_number(input);
}

/* So many of them, chosen by bytes. */
static const bool *any_choice(struct fuzz_input *input, bool *chosen, int count, int most)
{
    memset(chosen, 0, (size_t)count * sizeof *chosen);
    const int wanted = input_byte(input);
    if (!wanted) return NULL;
    for (int at = 0; at < wanted % most; at++) chosen[(input_byte(input) * 256 + input_byte(input)) % count] = true;
    return chosen;
}

static void take_settings(struct fuzz_input *input, const nonet_layout *layout, struct any_settings *any)
{
    nonet_generator_settings *const settings = &any->settings;
    const uint8_t said = input_byte(input); /* which groups of settings are said at all */
    nonet_generator_settings_defaults(settings);
    settings->seed = input_number(input);
    if (said & 1) settings->symmetry = (nonet_symmetry)any_int(input);
    if (said & 2) settings->fewest_clues = any_int(input), settings->most_clues = any_int(input);
    if (said & 4) settings->easiest = any_int(input), settings->hardest = any_int(input);
    if (said & 8) settings->least_er = any_int(input), settings->most_er = any_int(input);
    if (said & 8)
        settings->least_score = (int64_t)input_number(input), settings->most_score = (int64_t)input_number(input);
    if (said & 16) settings->without = any_choice(input, any->without, NONET_MAX_TECHNIQUES, 20);
    if (said & 16) settings->needed = any_choice(input, any->needed, NONET_MAX_TECHNIQUES, 4);
    if (said & 32) settings->pattern = any_choice(input, any->pattern, nonet_layout_cells(layout), 250);
    if (said & 64) settings->keeps_redundant = input_truth(input), settings->weighs = input_truth(input);
    if (said & 128)
        settings->means_zero = input_truth(input), settings->reserved[input_below(input, 16)] = input_number(input);
    settings->timeout_ms = TIME_MS;
}

static bool has_reserved(const nonet_generator_settings *settings)
{
    uint64_t any = 0;
    for (size_t at = 0; at < sizeof settings->reserved / sizeof *settings->reserved; at++)
        any |= settings->reserved[at];
    return any != 0;
}

/* ---- a puzzle that was made --------------------------------------------------------------------- */

static void check_places(const nonet_layout *layout, const nonet_generator_settings *settings,
                         const nonet_generated *made)
{
    int clues = 0;
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        clues += made->cells[cell] != 0;
        REQUIRE(!made->cells[cell] || made->cells[cell] == made->solution[cell]);
        if (settings->pattern) REQUIRE((made->cells[cell] != 0) == settings->pattern[cell]);
    }
    REQUIRE(clues == made->clues);
    if (settings->fewest_clues) REQUIRE(clues >= settings->fewest_clues);
    if (settings->most_clues) REQUIRE(clues <= settings->most_clues);
}

static void check_half_turn(const nonet_layout *layout, const nonet_generated *made)
{
    const int cells = nonet_layout_cells(layout);
    REQUIRE(made->symmetry != NONET_SYMMETRY_ANY);
    if (made->symmetry != NONET_SYMMETRY_ROTATE180 && made->symmetry != NONET_SYMMETRY_FULL) return;
    for (int cell = 0; cell < cells; cell++) REQUIRE(!made->cells[cell] == !made->cells[cells - 1 - cell]);
}

static void check_solutions(const nonet_layout *layout, const nonet_generated *made)
{
    static uint8_t fewer[NONET_MAX_CELLS];
    const nonet_position puzzle = {layout, made->cells, NULL, NULL}, less = {layout, fewer, NULL, NULL};
    const size_t cells = (size_t)nonet_layout_cells(layout);
    REQUIRE(nonet_position_accepts(&puzzle, made->solution));
    const long solutions = brute_answer(&puzzle, 2, NULL);
    REQUIRE(solutions < 0 || solutions == 1);
    for (size_t cell = 0; made->is_minimal && cell < cells; cell++) {
        memcpy(fewer, made->cells, cells);
        fewer[cell] = 0;
        if (made->cells[cell]) REQUIRE(brute_answer(&less, 2, NULL) != 1);
    }
}

static void check_ratings(const nonet_layout *layout, const nonet_generator_settings *settings,
                          const nonet_generated *made)
{
    const nonet_position puzzle = {layout, made->cells, NULL, NULL};
    const nonet_rater_settings scales = {.scales = nonet_batch_takes(layout)
                                                       ? NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET
                                                       : NONET_SCALE_NONET,
                                         .timeout_ms = 500};
    nonet_rater *rater;
    nonet_rating rating;
    REQUIRE(nonet_rater_new(&scales, &rater) == NONET_OK);
    REQUIRE(nonet_rater_rate(rater, &puzzle, &rating) >= 0);
    if (rating.scales & NONET_SCALE_SE) {
        REQUIRE(!settings->least_er || rating.se.er >= settings->least_er);
        REQUIRE(!settings->most_er || rating.se.er <= settings->most_er);
    }
    if (rating.scales & NONET_SCALE_HODOKU) {
        REQUIRE(!settings->least_score || rating.hodoku.score >= settings->least_score);
        REQUIRE(!settings->most_score || rating.hodoku.score <= settings->most_score);
    }
    const int hardest = settings->hardest || settings->means_zero ? settings->hardest : nonet_level_hardest();
    if (rating.scales & NONET_SCALE_NONET && !settings->needed && !settings->without)
        REQUIRE(rating.own.level >= settings->easiest && rating.own.level <= hardest);
    nonet_rater_free(rater);
}

static void check_made(const nonet_layout *layout, const nonet_generator_settings *settings,
                       const nonet_generated *made)
{
    REQUIRE(made->has_board || !made->is_made);
    if (!made->is_made) return;
    check_places(layout, settings, made);
    check_half_turn(layout, made);
    check_solutions(layout, made);
    check_ratings(layout, settings, made);
    if (!settings->keeps_redundant && made->symmetry == NONET_SYMMETRY_NONE && nonet_layout_side(layout) <= 9)
        REQUIRE(made->is_minimal);
}

/* The same number gives the same puzzle, whatever was made before. */
static void make_again(const nonet_layout *layout, nonet_generator *generator, const nonet_generated *made)
{
    static uint8_t before[NONET_MAX_CELLS];
    const size_t cells = (size_t)nonet_layout_cells(layout);
    nonet_generated again;
    if (!made->is_made) return;
    memcpy(before, made->cells, cells);
    if (nonet_generator_make(generator, made->index, 1, &again) == NONET_OK && again.is_made)
        REQUIRE(memcmp(before, again.cells, cells) == 0);
}

static void try_generator(const nonet_layout *layout, const nonet_generator_settings *settings, uint64_t first)
{
    nonet_generator *generator;
    nonet_generated made[MOST_MADE];
    const nonet_refusal *const problem = nonet_generator_problem(layout, settings);
    const nonet_status status = nonet_generator_new(layout, settings, &generator);
    REQUIRE(status == (problem ? NONET_ERR_ARG : NONET_OK));
    REQUIRE(!problem || (problem->text[0] && !generator));
    REQUIRE(problem || !has_reserved(settings));
    if (problem) return;
    const nonet_status done = nonet_generator_make(generator, first, MOST_MADE, made);
    REQUIRE(done == NONET_OK || done == NONET_STOPPED);
    for (int at = 0; at < MOST_MADE; at++) {
        REQUIRE(done == NONET_STOPPED || made[at].is_made);
        check_made(layout, settings, &made[at]);
    }
    make_again(layout, generator, &made[0]);
    nonet_generator_free(generator);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct any_settings any;
    struct fuzz_input input = {data, size};
    nonet_layout *layout;
    const size_t box = input_byte(&input) % (sizeof raw_boxes / sizeof *raw_boxes);
    REQUIRE(nonet_layout_new(raw_boxes[box].rows, raw_boxes[box].columns, &layout) == NONET_OK);
    const uint64_t first = input_number(&input);
    take_settings(&input, layout, &any);
    try_generator(layout, &any.settings, first);
    nonet_layout_free(layout);
    return 0;
}
