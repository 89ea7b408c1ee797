/* torture_creating.c: generators, minimizers, canonical forms, neighbours and makers of positions without memory. */
#include <stdlib.h>
#include <string.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

static bool tell_board(void *context, const uint8_t *cells)
{
    tell_cells(*(const nonet_layout **)context, cells);
    return true;
}

/* ---- generating ------------------------------------------------------------------------------------- */

static void tell_made(const nonet_layout *layout, const nonet_generated *made, size_t count)
{
    for (size_t at = 0; at < count; at++) {
        tell("%d %d %d: ", made[at].is_made, made[at].clues, (int)made[at].log2_weight);
        tell_cells(layout, made[at].cells);
    }
}

static void generate(int box_rows, int box_columns, const nonet_generator_settings *settings, size_t count)
{
    nonet_layout *layout;
    nonet_generator *generator;
    nonet_generated made[8];
    torture_expect(count <= 8 && nonet_layout_new(box_rows, box_columns, &layout) == NONET_OK, "a layout");
    ATTEMPT_NEW(nonet_generator_new(layout, settings, &generator), nonet_generator_free(generator));
    ATTEMPT(nonet_generator_make(generator, 3, count, made), tell_made(layout, made, count));
    ATTEMPT(nonet_generator_make(generator, 0, 1, made), tell_made(layout, made, 1));
    if (settings) ATTEMPT_TEXT(nonet_nearest_text(settings, 5, buffer, size));
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static nonet_generator_settings plain_settings(void)
{
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    return settings;
}

static void generate_nine(void)
{
    nonet_generator_settings settings = plain_settings();
    generate(3, 3, &settings, 8);
    settings.symmetry = NONET_SYMMETRY_ANY;
    generate(3, 3, &settings, 2);
    settings = plain_settings();
    settings.weighs = true;
    generate(3, 3, &settings, 2);
}

static void generate_rated(void)
{
    nonet_generator_settings settings = plain_settings();
    settings.easiest = settings.hardest = nonet_level_find("hard");
    generate(3, 3, &settings, 2);
    settings = plain_settings();
    settings.least_er = 40;
    settings.most_er = 71;
    generate(3, 3, &settings, 1);
    settings = plain_settings();
    settings.least_score = 1000;
    settings.most_score = 4000;
    generate(3, 3, &settings, 1);
}

static void generate_needing(void)
{
    nonet_generator_settings settings = plain_settings();
    bool needed[NONET_MAX_TECHNIQUES] = {false};
    needed[nonet_technique_find("XY-wing")] = true;
    settings.needed = needed;
    generate(3, 3, &settings, 1);
}

static void group_by_symmetry(void)
{
    const nonet_layout *const layout = torture_sample("minimal", 0)->layout;
    uint16_t group[81];
    ATTEMPT(nonet_symmetry_groups(layout, NONET_SYMMETRY_FULL, group), tell("%d %d\n", group[0], group[40]));
}

static void generate_patterned(void)
{
    nonet_generator_settings settings = plain_settings();
    bool pattern[81];
    for (int cell = 0; cell < 81; cell++) pattern[cell] = (cell / 9 + cell % 9) % 3 == 0;
    settings.pattern = pattern;
    settings.keeps_redundant = true;
    generate(3, 3, &settings, 1);
}

static void generate_sizes(void)
{
    nonet_generator_settings settings = plain_settings();
    generate(2, 3, &settings, 4);
    generate(4, 4, &settings, 1);
    settings.hardest = nonet_level_find("easy");
    generate(2, 4, &settings, 1);
    settings = plain_settings();
    settings.weighs = true;
    generate(2, 2, &settings, 2);
}

/* ---- minimizing, neighbours ------------------------------------------------------------------------- */

static void tell_minimality(const nonet_position *puzzle, const nonet_minimality *minimality)
{
    tell("%s %d %d %d: ", nonet_verdict_name(minimality->verdict), minimality->needed, minimality->redundant,
         minimality->open);
    tell_cells(puzzle->layout, minimality->clues);
}

static void minimize_one(nonet_minimizer *minimizer, const nonet_position *puzzle)
{
    nonet_minimality minimality;
    ATTEMPT(nonet_minimizer_check(minimizer, puzzle, &minimality), tell_minimality(puzzle, &minimality));
    ATTEMPT(nonet_minimizer_run(minimizer, puzzle, 5, 1, &minimality), tell_minimality(puzzle, &minimality));
}

static void minimize(void)
{
    enum { COUNT = 150 };
    static uint8_t puzzles[COUNT * 81], clues[COUNT * 81];
    static uint64_t solutions[COUNT];
    nonet_minimizer_job job = {.count = COUNT, .puzzles = puzzles, .seed = 3, .solutions = solutions, .clues = clues};
    const nonet_position *const easy = torture_sample("trivial", 0);
    const nonet_layout *layout = easy->layout;
    nonet_minimizer *minimizer;
    nonet_verdict verdict;
    uint64_t count;
    for (size_t at = 0; at < COUNT; at++) memcpy(puzzles + at * 81, torture_sample("trivial", at % 3)->cells, 81);
    ATTEMPT_NEW(nonet_minimizer_new(NULL, &minimizer), nonet_minimizer_free(minimizer));
    minimize_one(minimizer, easy);
    ATTEMPT(nonet_minimizer_each(minimizer, easy, 30, tell_board, &layout, &verdict, &count),
            tell("%s %d\n", nonet_verdict_name(verdict), (int)count));
    ATTEMPT(nonet_minimizer_check_many(minimizer, &job), tell_cells(easy->layout, clues + 80 * 81));
    ATTEMPT(nonet_minimizer_run_many(minimizer, &job), tell_cells(easy->layout, clues + 80 * 81));
    minimize_one(minimizer, torture_sample("16x16", 0));
    nonet_minimizer_free(minimizer);
}

static void canonize(void)
{
    const nonet_position *const puzzle = torture_sample("minimal", 0);
    uint64_t candidates[81];
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    torture_expect(nonet_position_candidates(puzzle, candidates) == NONET_OK, "candidates");
    candidates[0] &= candidates[0] - 1;
    const nonet_position marked = {puzzle->layout, puzzle->cells, NULL, candidates};
    ATTEMPT_NEW(nonet_canonizer_new(NULL, &canonizer), nonet_canonizer_free(canonizer));
    ATTEMPT(nonet_canonizer_run(canonizer, puzzle, &canonical), tell_cells(puzzle->layout, canonical.cells));
    ATTEMPT(nonet_canonizer_run(canonizer, &marked, &canonical), tell_cells(puzzle->layout, canonical.cells));
    nonet_canonizer_free(canonizer);
}

static void find_neighbours(void)
{
    const nonet_position *const puzzle = torture_sample("minimal", 0);
    const nonet_layout *layout = puzzle->layout;
    nonet_vicinity *vicinity;
    nonet_vicinity_result result;
    ATTEMPT_NEW(nonet_vicinity_new(NULL, &vicinity), nonet_vicinity_free(vicinity));
    ATTEMPT(nonet_vicinity_each(vicinity, puzzle, tell_board, &layout, &result),
            tell("%d %d\n", (int)result.valid, (int)result.found));
    ATTEMPT(nonet_vicinity_each_part(vicinity, puzzle, 0, 1, tell_board, &layout, &result),
            tell("%d\n", (int)result.found));
    nonet_vicinity_free(vicinity);
}

static void make_positions(void)
{
    nonet_drill_maker *maker;
    nonet_drill made;
    ATTEMPT_NEW(nonet_drill_maker_new(NULL, &maker), nonet_drill_maker_free(maker));
    for (uint64_t index = 0; index < 2; index++)
        ATTEMPT(nonet_drill_maker_make(maker, nonet_technique_find("XY-chain"), index, &made),
                tell_cells(made.position.layout, made.position.cells));
    nonet_drill_maker_free(maker);
}

const struct torture_scenario torture_of_creating[] = {
    {"generate 9x9", generate_nine},
    {"generate by rating", generate_rated},
    {"generate for a technique", generate_needing},
    {"generate by pattern", generate_patterned},
    {"generate sizes", generate_sizes},
    {"symmetries", group_by_symmetry},
    {"minimize", minimize},
    {"canonical forms", canonize},
    {"neighbours", find_neighbours},
    {"positions to practise on", make_positions},
    {0},
};
