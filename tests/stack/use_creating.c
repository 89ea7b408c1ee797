/* use_creating.c: the stack that minimizing, neighbours and generating take. */
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

enum { MANY = 40 };

struct some {
    int left;
};

static bool wants_some(void *context, const uint8_t *cells)
{
    return cells && --((struct some *)context)->left > 0;
}

/* ---- minimizing ---------------------------------------------------------------------------------- */

static nonet_minimizer *new_minimizer(void)
{
    nonet_minimizer_settings settings;
    nonet_minimizer *minimizer;
    nonet_status status;
    CALL(nonet_minimizer_settings_defaults(&settings));
    settings.most_nodes = 500;
    CALL(status = nonet_minimizer_new(&settings, &minimizer));
    stack_expect(status == NONET_OK, "a minimizer");
    return minimizer;
}

static void use_minimizer(const char *what, const nonet_position *puzzle)
{
    nonet_minimizer *const minimizer = new_minimizer();
    nonet_minimality minimality;
    nonet_verdict verdict;
    uint64_t count;
    struct some some = {5};
    stack_scenario("%s", what);
    CALL(nonet_minimizer_problem(puzzle, NULL));
    CALL(nonet_minimizer_check(minimizer, puzzle, &minimality));
    CALL(nonet_minimizer_run(minimizer, puzzle, 1, 2, &minimality));
    CALL(nonet_minimizer_each(minimizer, puzzle, 5, wants_some, &some, &verdict, &count));
    nonet_progress progress;
    CALL(nonet_minimizer_progress(minimizer, &progress));
    CALL(nonet_minimizer_free(minimizer));
}

static void use_minimizing_many(void)
{
    static uint8_t puzzles[81 * MANY], clues[81 * MANY];
    static uint64_t solutions[MANY];
    nonet_minimizer *const minimizer = new_minimizer();
    static const char *const sets[] = {"trivial", "minimal", "multiple", "invalid"};
    for (uint64_t i = 0; i < MANY; i++) memcpy(puzzles + 81 * i, board_sample(sets[i % 4], i)->cells, 81);
    nonet_minimizer_job job = {
        .count = MANY, .puzzles = puzzles, .puzzle_stride = 81, .seed = 1, .solutions = solutions, .clues = clues};
    stack_scenario("many");
    CALL(nonet_minimizer_check_many(minimizer, &job));
    CALL(nonet_minimizer_run_many(minimizer, &job));
    nonet_minimizer_free(minimizer);
}

static void use_minimizers(void)
{
    use_minimizer("4x4", board_dug(2, 2, 30, 1));
    use_minimizer("9x9", board_sample("trivial", 0));
    use_minimizer("hardest", board_hardest(0));
    use_minimizer("9x9, full", board_dug(3, 3, 0, 1));
    use_minimizer("10x10", board_dug(2, 5, 30, 1));
    use_minimizer("16x16", board_sample("16x16", 0));
    use_minimizer("20x20", board_dug(4, 5, 50, 1));
    use_minimizing_many();
}

/* ---- neighbours ---------------------------------------------------------------------------------- */

static void use_vicinity(const char *what, const nonet_position *puzzle, int remove, int add, bool exact)
{
    nonet_vicinity_settings settings;
    nonet_vicinity *vicinity;
    nonet_vicinity_result result;
    nonet_status status;
    struct some some = {30};
    stack_scenario("%s {-%d+%d}", what, remove, add);
    CALL(nonet_vicinity_settings_defaults(&settings));
    settings.remove = remove;
    settings.add = add;
    settings.exact = exact;
    settings.timeout_ms = 500;
    CALL(nonet_vicinity_problem(puzzle, &settings));
    CALL(status = nonet_vicinity_new(&settings, &vicinity));
    stack_expect(status == NONET_OK, "a vicinity");
    CALL(nonet_vicinity_each(vicinity, puzzle, wants_some, &some, &result));
    CALL(nonet_vicinity_parts(puzzle, &settings));
    CALL(nonet_vicinity_each_part(vicinity, puzzle, 0, 1, wants_some, &some, &result));
    nonet_progress progress;
    CALL(nonet_vicinity_progress(vicinity, &progress));
    CALL(nonet_vicinity_free(vicinity));
}

static void use_neighbours(void)
{
    use_vicinity("9x9", board_sample("minimal", 0), 1, 1, false);
    use_vicinity("9x9", board_sample("minimal", 1), 2, 2, true);
    use_vicinity("9x9", board_sample("minimal", 2), 1, 2, false);
    use_vicinity("9x9", board_sample("minimal", 2), 16, 16, true);
    use_vicinity("6x6", board_dug(2, 3, 60, 1), 2, 2, false);
    use_vicinity("16x16", board_sample("16x16", 0), 1, 1, true);
    use_vicinity("16x16", board_sample("16x16", 0), 16, 16, true);
    use_vicinity("25x25", board_dug(5, 5, 50, 1), 1, 1, true);
}

/* ---- generating ---------------------------------------------------------------------------------- */

static void use_generator(const char *what, const nonet_layout *layout, const nonet_generator_settings *settings,
                          size_t count)
{
    static nonet_generated made[MANY];
    nonet_generator *generator;
    nonet_progress progress;
    nonet_status status;
    stack_scenario("%s", what);
    CALL(nonet_generator_problem(layout, settings));
    CALL(status = nonet_generator_new(layout, settings, &generator));
    stack_expect(status == NONET_OK, what);
    CALL(nonet_generator_make(generator, 1, count, made));
    CALL(nonet_generator_progress(generator, &progress));
    CALL(nonet_nearest_text(settings, progress.nearest, NULL, 0));
    CALL(nonet_generator_free(generator));
}

static nonet_generator_settings usual_settings(void)
{
    nonet_generator_settings settings;
    CALL(nonet_generator_settings_defaults(&settings));
    settings.timeout_ms = 800;
    return settings;
}

static void use_sizes(void)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}};
    nonet_generator_settings settings = usual_settings();
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++) {
        const nonet_layout *const layout = board_layout(boxes[i][0], boxes[i][1]);
        const bool is_large = nonet_layout_side(layout) > 12;
        settings = usual_settings();
        use_generator("as it comes", layout, &settings, is_large ? 1 : MANY);
        settings.symmetry = NONET_SYMMETRY_FULL;
        use_generator("full symmetry", layout, &settings, 1);
        if (nonet_layout_side(layout) <= 4) continue;
        settings = usual_settings();
        settings.easiest = nonet_level_find("medium");
        settings.hardest = nonet_level_find("expert");
        use_generator("medium to expert", layout, &settings, 1);
        settings.easiest = settings.hardest = nonet_level_find("extreme");
        use_generator("extreme", layout, &settings, 1);
    }
}

static void use_demands(void)
{
    static const int boxes[][2] = {{3, 3}, {4, 4}};
    bool needed[NONET_MAX_TECHNIQUES];
    for (size_t i = 0; i < 2; i++) {
        const nonet_layout *const layout = board_layout(boxes[i][0], boxes[i][1]);
        nonet_generator_settings settings = usual_settings();
        nonet_technique_group("x-wing", needed);
        settings.needed = needed;
        use_generator("needs X-wing", layout, &settings, 1);
        nonet_technique_group("xy-wing", needed);
        use_generator("needs XY-wing", layout, &settings, 1);
        settings = usual_settings();
        nonet_technique_group("pointing", needed);
        settings.without = needed;
        settings.hardest = nonet_level_find("hard");
        use_generator("without pointing", layout, &settings, 1);
        settings = usual_settings();
        settings.keeps_redundant = true;
        settings.fewest_clues = settings.most_clues = nonet_layout_cells(layout) / 2;
        use_generator("half of the clues", layout, &settings, 1);
        settings = usual_settings();
        settings.weighs = true;
        use_generator("weighed", layout, &settings, i ? 1 : MANY);
    }
}

static void use_ratings(void)
{
    const nonet_layout *const layout = board_layout(3, 3);
    nonet_generator_settings settings = usual_settings();
    settings.least_er = 66;
    settings.most_er = 80;
    use_generator("ER 6.6 to 8.0", layout, &settings, 1);
    settings = usual_settings();
    settings.least_score = 1500;
    use_generator("score from 1500", layout, &settings, 1);
}

static void use_patterns(void)
{
    static const int boxes[][2] = {{2, 2}, {3, 3}, {4, 4}};
    static bool pattern[NONET_MAX_CELLS];
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++) {
        const nonet_layout *const layout = board_layout(boxes[i][0], boxes[i][1]);
        const nonet_position *const board = board_dug(boxes[i][0], boxes[i][1], 55, 9);
        for (int cell = 0; cell < nonet_layout_cells(layout); cell++) pattern[cell] = board->cells[cell] != 0;
        stack_scenario("pattern");
        CALL(nonet_pattern_problem(layout, pattern, true));
        CALL(nonet_pattern_problem(layout, pattern, false));
        nonet_generator_settings settings = usual_settings();
        settings.pattern = pattern;
        settings.keeps_redundant = true;
        use_generator("pattern", layout, &settings, 1);
    }
}

/* ---- positions to practise on -------------------------------------------------------------------- */

static void use_drill_maker(void)
{
    static const char *const names[] = {"full house", "XY-wing", "Sue de Coq", "AIC", "forcing net contradiction"};
    nonet_drill_maker_settings settings;
    nonet_drill_maker *maker;
    nonet_drill made;
    nonet_status status;
    CALL(nonet_drill_maker_settings_defaults(&settings));
    settings.most_puzzles = 20;
    CALL(status = nonet_drill_maker_new(&settings, &maker));
    stack_expect(status == NONET_OK, "a maker of positions");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        stack_scenario("position for %s", names[i]);
        CALL(nonet_drill_maker_make(maker, nonet_technique_find(names[i]), 0, &made));
    }
    CALL(nonet_drill_maker_free(maker));
}

static void use_bounds(void)
{
    static uint16_t groups[NONET_MAX_CELLS];
    const nonet_layout *const layout = board_layout(8, 8);
    stack_scenario("64x64");
    for (int symmetry = NONET_SYMMETRY_NONE; symmetry <= NONET_SYMMETRY_ANY; symmetry++) {
        CALL(nonet_symmetry_allows(layout, (nonet_symmetry)symmetry, 1000, 2000));
        CALL(nonet_symmetry_name((size_t)symmetry));
        CALL(nonet_symmetry_groups(layout, (nonet_symmetry)symmetry, groups));
    }
    CALL(nonet_layout_fewest_clues(layout));
    CALL(nonet_layout_most_minimal_clues(layout));
    CALL(nonet_layout_is_always_easy(layout));
    CALL(nonet_sample_set_at(0));
}

void use_creating(void)
{
    use_bounds();
    use_minimizers();
    use_neighbours();
    use_sizes();
    use_demands();
    use_ratings();
    use_patterns();
    use_drill_maker();
}
