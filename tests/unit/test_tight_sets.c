/* test_tight_sets.c: smallest tight sets against trying all sets; what is built on them, and other basic
 * techniques, on boards of many shapes. */
#include <string.h>

#include "cmocka_all.h"
#include "logic/finder.h"
#include "logic/tight_sets.h"
#include "support/grids.h"

enum { ITEMS = 9 };

/* Options that allow one way at least: the item's own number is always there. */
static struct nn_tight_sets random_options(struct random_source *source)
{
    struct nn_tight_sets sets = {.count = 1 + random_below(source, ITEMS)};
    const int density = 1 + random_below(source, 4);
    for (int item = 0; item < sets.count; item++) {
        sets.options[item] = UINT32_C(1) << item;
        for (int option = 0; option < sets.count; option++)
            if (random_below(source, 8) < density) sets.options[item] |= UINT32_C(1) << option;
    }
    return sets;
}

static uint32_t smallest_by_trying(const struct nn_tight_sets *sets, int item)
{
    uint32_t best = (uint32_t)nn_low_bits(sets->count);
    for (uint32_t items = 1; items < UINT32_C(1) << sets->count; items++)
        if (items >> item & 1 && nn_count_bits(items) < nn_count_bits(best) &&
            nn_count_bits(nn_tight_options(sets, items)) == nn_count_bits(items))
            best = items;
    return best;
}

static void smallest_sets_are_those_found_by_trying(void **state)
{
    (void)state;
    struct random_source source = {3};
    for (int round = 0; round < 2000; round++) {
        struct nn_tight_sets sets = random_options(&source);
        assert_true(nn_tight_sets_find(&sets));
        for (int item = 0; item < sets.count; item++)
            assert_int_equal(sets.smallest[item], smallest_by_trying(&sets, item));
    }
}

static void wrong_boards_are_noticed(void **state)
{
    (void)state;
    struct nn_tight_sets sets = {.count = 3, .options = {3, 3, 7}};
    assert_true(nn_tight_sets_find(&sets));
    sets.options[2] = 3; /* three for two */
    assert_false(nn_tight_sets_find(&sets));
    sets.options[2] = 4;
    sets.options[1] = 8; /* an option is left over */
    assert_false(nn_tight_sets_find(&sets));
    sets.options[1] = 0;
    assert_false(nn_tight_sets_find(&sets));
}

static void a_set_begins_once_and_has_no_other_inside(void **state)
{
    (void)state;
    struct nn_tight_sets sets = {.count = 4, .options = {1, 3, 12, 12}};
    assert_true(nn_tight_sets_find(&sets));
    assert_int_equal(sets.smallest[1], 3);
    assert_true(nn_tight_begins(&sets, 0));
    assert_false(nn_tight_begins(&sets, 1)); /* item 0 is a set of its own */
    assert_true(nn_tight_begins(&sets, 2));
    assert_false(nn_tight_begins(&sets, 3)); /* told with item 2 */
}

/* ---- techniques on many boards ------------------------------------------------------------------ */

struct judgement {
    uint8_t digits[NN_LOGIC_CELLS]; /* of a solution */
    int steps;
};

static bool judge_step(void *context, const struct nn_step *step)
{
    struct judgement *judgement = context;
    assert_true(nn_step_does_something(step));
    assert_true(nn_step_agrees(step, judgement->digits));
    judgement->steps++;
    return true;
}

/* Strike wrong candidates at random. */
static void thin_out(struct random_source *source, struct nn_grid *grid, const uint8_t *digits)
{
    for (int cell = 0; cell < grid->geometry->cells; cell++)
        for (int digit = 0; digit < grid->geometry->side; digit++)
            if (digit != digits[cell] && nn_grid_has(grid, cell, digit) && nn_count_bits(grid->candidates[cell]) > 2 &&
                random_below(source, 3))
                nn_grid_remove(grid, cell, digit);
}

/* None of these relies on there being one solution, so they hold for any that the marks allow. */
static void basic_techniques_keep_the_solution_on_any_board(void **state)
{
    (void)state;
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}, {1, 7}};
    static const enum nn_technique techniques[] = {NN_DIRECT_POINTING, NN_DIRECT_HIDDEN_PAIR, NN_LOCKED_LINES,
                                                   NN_NAKED_SET,       NN_HIDDEN_SET,         NN_ALMOST_LOCKED_PAIR,
                                                   NN_TEMPLATE_SET};
    enum { COUNT = sizeof techniques / sizeof techniques[0] };
    static struct nn_geometry geometry;
    static struct nn_grid grid;
    struct random_source source = {4};
    int found[COUNT] = {0};
    for (int round = 0; round < 180; round++) {
        nonet_layout *layout;
        const int *box = boxes[round % 9];
        uint8_t cells[NONET_MAX_CELLS];
        struct judgement judgement = {.steps = 0};
        assert_int_equal(nonet_layout_new(box[0], box[1], &layout), NONET_OK);
        assert_true(nn_geometry_init(&geometry, layout));
        random_grid(&source, layout, cells);
        for (int cell = 0; cell < geometry.cells; cell++) judgement.digits[cell] = (uint8_t)(cells[cell] - 1);
        random_dig(&source, layout, cells, geometry.cells * 4 / 5);
        nn_grid_load(&grid, &geometry, &(nonet_position){layout, cells, NULL, NULL});
        thin_out(&source, &grid, judgement.digits);

        struct nn_finding finding = {.grid = &grid,
                                     .geometry = &geometry,
                                     .sink = judge_step,
                                     .context = &judgement,
                                     .options = {.finds_all = true}};
        memset(&finding.wanted, 0xff, sizeof finding.wanted);
        for (int i = 0; i < COUNT; i++) {
            judgement.steps = 0;
            assert_true(nn_finders[techniques[i]](&finding));
            found[i] += judgement.steps;
        }
        nn_finding_release(&finding);
        nonet_layout_free(layout);
    }
    for (int i = 0; i < COUNT; i++) assert_true(found[i] > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(smallest_sets_are_those_found_by_trying),
        cmocka_unit_test(wrong_boards_are_noticed),
        cmocka_unit_test(a_set_begins_once_and_has_no_other_inside),
        cmocka_unit_test(basic_techniques_keep_the_solution_on_any_board),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
