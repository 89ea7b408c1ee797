/* test_examples.c: the example of a technique, and the positions to practise on, need it: nothing easier gives any of
 * what its step does. `test_examples all` looks at every position instead of some.
 *
 * The step that is shown is the first one that the technique has at its example. Everything that easier techniques do
 * there is listed (easier.h says which are easier); it must have none of what the step does. Techniques that can never
 * be needed on 9x9 are excused here, with the reason; if the example of one of them needed it, it would not have to
 * be excused. */
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

static const struct {
    enum nn_technique technique;
    const char *reason;
} excuses[] = {
    {NN_DIRECT_CLAIMING, "the third box of the stack or band points, too, and leaves the same place"},
    {NN_LOCKED_LINES, "on 9x9 two lines through two boxes leave the third box one line: claiming"},
    {NN_NAKED_SET, "on 9x9 the other cells of the house are a hidden set of four or fewer"},
    {NN_HIDDEN_SET, "on 9x9 the other cells of the house are a naked set of four or fewer"},
    {NN_SQUIRMBAG, "on 9x9 the other lines are a fish of four or fewer"},
    {NN_WHALE, "on 9x9 the other lines are a fish of three or fewer"},
    {NN_LEVIATHAN, "on 9x9 the other lines are a fish of two or fewer"},
    {NN_DUAL_TWO_STRING_KITE, "each of its two kites gives a part of it"},
    {NN_DUAL_EMPTY_RECTANGLE, "each of its two empty rectangles gives a part of it"},
    {NN_FRANKEN_X_WING, "its line is locked in a box beside that of the base: claiming gives it"},
    {NN_MUTANT_X_WING, "one of its base houses is locked in a house of the cover: pointing or claiming gives it"},
    {NN_TEMPLATE_SET, "where one value alone decides, chains and nets of that value do, too"},
    {NN_TEMPLATE_DELETE, "where one value alone decides, chains and nets of that value do, too"},
};
enum { EXCUSES = sizeof excuses / sizeof excuses[0] };

static const char *excuse_of(int technique)
{
    for (int at = 0; at < EXCUSES; at++)
        if ((int)excuses[at].technique == technique) return excuses[at].reason;
    return NULL;
}

/* ---- the step of an example ------------------------------------------------------------------------ */

struct showing {
    nonet_layout *layout;
    nonet_reader *reader;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    struct nn_step step;
    bool is_found;
};

static bool keep_first(void *context, const struct nn_step *step)
{
    struct showing *const showing = context;
    showing->is_found = nn_step_copy(&showing->step, step);
    return false;
}

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

static void find_shown_step(struct showing *showing, int technique)
{
    struct nn_finding *const finding = &showing->finding;
    showing->is_found = false;
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, (enum nn_technique)technique);
    finding->options = nn_options_for_lists;
    finding->sink = keep_first;
    finding->context = showing;
    nn_techniques[technique].finder(finding);
    finding->options = (struct nn_finding_options){0};
}

/* What does it easier at this position; -1: nothing. */
static int way_at(struct showing *showing, int technique, const char *position)
{
    load_example(showing, position);
    find_shown_step(showing, technique);
    assert_true(showing->is_found);
    return easier_way(&showing->finding, &showing->step);
}

static void every_example_needs_its_technique(void **state)
{
    int failures = 0;
    for (int technique = 0; technique < NN_BRUTE_FORCE; technique += STRIDE) {
        const int way = way_at(*state, technique, nonet_technique_at((size_t)technique)->example);
        if ((way >= 0) == (excuse_of(technique) != NULL)) continue;
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

static void fewer_than_a_tenth_are_excused(void **state)
{
    (void)state;
    assert_true(EXCUSES * 10 < NN_TECHNIQUES);
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
        cmocka_unit_test(fewer_than_a_tenth_are_excused),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
