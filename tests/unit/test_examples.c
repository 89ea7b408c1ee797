/* test_examples.c: the example of a technique, and the positions to practise on, need it: nothing easier gives any of
 * what its step does. `test_examples all` looks at every position instead of some.
 *
 * The step that is shown is the first one that the technique has at its example. Everything that easier techniques do
 * there is listed (easier.h says which are easier); it must have none of what the step does. Techniques that can never
 * be needed on 9x9 are excused here, with the reason, and so are those that were found nowhere where they are needed; if the
 * example of one of them needed it, it would not have to be excused. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "logic/grid.h"
#include "slow.h"
#include "support/easier.h"

#ifdef TESTS_ARE_SLOW
enum { STRIDE = 7, POSITION_STRIDE = 97 };
#else
enum { STRIDE = 1, POSITION_STRIDE = 19 };
#endif

static bool looks_at_all;

struct excuse {
    enum nn_technique technique;
    const char *reason;
};

/* Never needed on 9x9, each for its reason. Fish of two houses: with each base, each cover and each place that is struck, the
 * value was put everywhere else where it may be; fewer places only make chains stronger. Something easier struck all of
 * them. The finned Franken leviathan: the same with 90,000 fish drawn at random, 4,900 of which chains and basic fish
 * leave to others. */
static const struct excuse never_needed[] = {
    {NN_DIRECT_CLAIMING, "the third box of the band or stack points, and leaves the same place"},
    {NN_LOCKED_LINES, "two lines through two boxes leave the third box one line: claiming"},
    {NN_NAKED_SET, "the other cells of the house are a hidden set of four or fewer"},
    {NN_HIDDEN_SET, "the other cells of the house are a naked set of four or fewer"},
    {NN_SQUIRMBAG, "the other lines are a fish of four or fewer"},
    {NN_WHALE, "the other lines are a fish of three or fewer"},
    {NN_LEVIATHAN, "the other lines are a fish of two or fewer"},
    {NN_FINNED_LEVIATHAN, "the other lines are a finned X-wing, or a box points"},
    {NN_SASHIMI_LEVIATHAN, "the other lines are a finned X-wing, or a box points"},
    {NN_FRANKEN_X_WING, "the line of its base is locked in a box: claiming, twice"},
    {NN_MUTANT_X_WING, "a house of its base is locked in a house of the cover: pointing or claiming"},
    {NN_FINNED_FRANKEN_X_WING, "its two houses are strong links of a grouped chain, or one of them is locked"},
    {NN_FINNED_MUTANT_X_WING, "its two houses are strong links of a grouped chain, or one of them is locked"},
    {NN_FINNED_FRANKEN_LEVIATHAN, "a smaller fish, one without fins, or a grouped chain does the same"},
};
enum { NEVER_NEEDED = sizeof never_needed / sizeof never_needed[0] };

/* Found only where something easier does the same: in tens of thousands of puzzles, in neighbours of those with exocets,
 * and on boards whose candidates were removed one by one as long as nothing easier followed. */
static const enum nn_technique not_found_needed[] = {NN_ALS_AIC, NN_DOUBLE_EXOCET, NN_NESTED_DYNAMIC_PLUS};
enum { NOT_FOUND = sizeof not_found_needed / sizeof not_found_needed[0] };

static bool is_excused(int technique)
{
    for (int at = 0; at < NEVER_NEEDED; at++)
        if ((int)never_needed[at].technique == technique) return true;
    for (int at = 0; at < NOT_FOUND; at++)
        if ((int)not_found_needed[at] == technique) return true;
    return false;
}

/* ---- the step of an example ------------------------------------------------------------------------ */

struct showing {
    nonet_layout *layout;
    nonet_reader *reader;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    struct nn_step step;
};

static void load_example(struct showing *showing, const char *example)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_restart(showing->reader);
    assert_int_equal(nonet_reader_feed(showing->reader, example, strlen(example)), NONET_OK);
    nonet_reader_finish(showing->reader);
    assert_int_equal(nonet_reader_next(showing->reader, &puzzle, &error), NONET_OK);
    nn_grid_load(&showing->grid, &showing->geometry, &puzzle.position);
    showing->finding.grid = &showing->grid;
    showing->finding.geometry = &showing->geometry;
}

/* What does it easier at this position; -1: nothing. */
static int way_at(struct showing *showing, int technique, const char *position)
{
    load_example(showing, position);
    assert_true(find_first_step(&showing->finding, technique, &showing->step));
    return easier_way(&showing->finding, &showing->step);
}

static void every_example_needs_its_technique(void **state)
{
    int failures = 0;
    for (int technique = 0; technique < NN_BRUTE_FORCE; technique += STRIDE) {
        const int way = way_at(*state, technique, nonet_technique_at((size_t)technique)->example);
        if ((way >= 0) == is_excused(technique)) continue;
        failures++;
        if (way >= 0) fprintf(stderr, "%s: %s does it\n", nn_techniques[technique].name, nn_techniques[way].name);
        else fprintf(stderr, "%s: is needed, but excused\n", nn_techniques[technique].name);
    }
    assert_int_equal(failures, 0);
}

static void positions_to_practise_on_need_their_technique(void **state)
{
    const char *position;
    int failures = 0, at = 0;
    for (int technique = 0; technique < NN_TECHNIQUES; technique++)
        for (size_t index = 0; (position = nonet_technique_position(technique, index)); index++) {
            if (at++ % POSITION_STRIDE && !looks_at_all) continue;
            const int way = way_at(*state, technique, position);
            if (way < 0) continue;
            failures++;
            fprintf(stderr, "%s, position %zu: %s does it\n", nn_techniques[technique].name, index,
                    nn_techniques[way].name);
        }
    assert_int_equal(failures, 0);
}

/* Twenty each for a hundred, no two of them the same, none of them the example. */
static void a_hundred_techniques_have_twenty_positions(void **state)
{
    int complete = 0;
    (void)state;
    for (int technique = 0; technique < NN_TECHNIQUES; technique++) {
        const char *position;
        size_t index = 0;
        for (; (position = nonet_technique_position(technique, index)); index++) {
            assert_string_not_equal(position, nonet_technique_at((size_t)technique)->example);
            for (size_t before = 0; before < index; before++)
                assert_string_not_equal(position, nonet_technique_position(technique, before));
        }
        complete += index >= 20;
    }
    assert_true(complete >= 100);
    assert_null(nonet_technique_position(-1, 0));
    assert_null(nonet_technique_position(NN_TECHNIQUES, 0));
}

static int set_up(void **state)
{
    struct showing *const showing = calloc(1, sizeof *showing);
    if (!showing || nonet_layout_new(3, 3, &showing->layout) || nonet_reader_new(NULL, &showing->reader)) return -1;
    nn_geometry_init(&showing->geometry, showing->layout);
    *state = showing;
    return 0;
}

static int tear_down(void **state)
{
    struct showing *const showing = *state;
    nn_step_release(&showing->step);
    nn_finding_release(&showing->finding);
    nonet_reader_free(showing->reader);
    nonet_layout_free(showing->layout);
    free(showing);
    return 0;
}

int main(int argc, char **argv)
{
    looks_at_all = argc > 1 && !strcmp(argv[1], "all");
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_example_needs_its_technique),
        cmocka_unit_test(positions_to_practise_on_need_their_technique),
        cmocka_unit_test(a_hundred_techniques_have_twenty_positions),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
