/* test_examples.c: the example of a technique needs it: nothing easier gives any of what its step does.
 *
 * The step that is shown is the first one that the technique has at its example. Everything that easier techniques do
 * there is listed (easier.h says which are easier); it must have none of what the step does. Techniques that can never
 * be needed on 9x9 are excused here, with the reason; if the example of one of them needed it, it would not have to
 * be excused. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "logic/grid.h"
#include "slow.h"
#include "support/easier.h"

#ifdef TESTS_ARE_SLOW
enum { STRIDE = 7 };
#else
enum { STRIDE = 1 };
#endif

static const struct {
    enum nn_technique technique;
    const char *reason;
} excuses[] = {
    {NN_LOCKED_LINES, "on 9x9 two lines through two boxes leave the third box one line: claiming"},
    {NN_NAKED_SET, "on 9x9 the other cells of the house are a hidden set of four or fewer"},
    {NN_HIDDEN_SET, "on 9x9 the other cells of the house are a naked set of four or fewer"},
    {NN_SQUIRMBAG, "on 9x9 the other lines are a fish of four or fewer"},
    {NN_WHALE, "on 9x9 the other lines are a fish of three or fewer"},
    {NN_LEVIATHAN, "on 9x9 the other lines are a fish of two or fewer"},
    {NN_DUAL_TWO_STRING_KITE, "each of its two kites gives a part of it"},
    {NN_DUAL_EMPTY_RECTANGLE, "each of its two empty rectangles gives a part of it"},
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
    finding->options = (struct nn_finding_options){.finds_all = true, .allows_duals = true};
    finding->sink = keep_first;
    finding->context = showing;
    nn_techniques[technique].finder(finding);
    finding->options = (struct nn_finding_options){0};
}

static void every_example_needs_its_technique(void **state)
{
    struct showing *const showing = *state;
    int failures = 0;
    for (int technique = 0; technique < NN_BRUTE_FORCE; technique += STRIDE) {
        load_example(showing, nonet_technique_at((size_t)technique)->example);
        find_shown_step(showing, technique);
        assert_true(showing->is_found);
        const int way = easier_way(&showing->finding, &showing->step);
        if ((way >= 0) == (excuse_of(technique) != NULL)) continue;
        failures++;
        if (way >= 0) print_error("%s: %s does it\n", nn_techniques[technique].name, nn_techniques[way].name);
        else print_error("%s: is needed, but excused\n", nn_techniques[technique].name);
    }
    assert_int_equal(failures, 0);
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(every_example_needs_its_technique, set_up, tear_down),
        cmocka_unit_test(fewer_than_a_tenth_are_excused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
