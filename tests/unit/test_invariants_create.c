/* test_invariants_create.c: the checks of what makes puzzles, and of canonical forms, fire, once for each invariant. */
#include <stdlib.h>

#include "canon/full_grid.h"
#include "canon/labelling.h"
#include "cmocka_all.h"
#include "create/any/any_removal.h"
#include "create/form_set.h"
#include "create/nine/nine_grid.h"
#include "create/nine/nine_search.h"
#include "create/pattern_maker.h"
#include "sized/technique_goal.h"
#include "support/corrupt.h"
#include "support/grids.h"

static nonet_layout *layout;
static nonet_solver *solver;

static int begin(void **state)
{
    (void)state;
    if (nonet_solver_new(NULL, &solver) != NONET_OK) return -1;
    return nonet_layout_new(3, 3, &layout) == NONET_OK ? 0 : -1;
}

static int end(void **state)
{
    (void)state;
    nonet_solver_free(solver);
    nonet_layout_free(layout);
    return 0;
}

static uint64_t solutions_of(uint8_t *cells, uint8_t *solution)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_count(solver, &position, 2, &result), NONET_OK);
    memcpy(solution, result.solution, 81);
    return result.count;
}

/* ---- 9x9 --------------------------------------------------------------------------------------- */

static void wrong_unavoidable_sets_are_noticed(void **state)
{
    (void)state;
    struct nn_random random = {3};
    struct nn_nine_unavoidable unavoidable;
    uint8_t grid[81];
    nn_nine_grid(layout, &random, grid);
    nn_nine_unavoidable_find(&unavoidable, grid);
    assert_breaks(unavoidable.count, NN_MOST_UNAVOIDABLE + 1, nn_nine_unavoidable_check(&unavoidable),
                  "there is room for the sets");
    assert_breaks(unavoidable.oldest, 0, nn_nine_unavoidable_check(&unavoidable), "sets seen at a glance stay");
    assert_breaks(unavoidable.sets[1], nn_no_cells(), nn_nine_unavoidable_check(&unavoidable),
                  "values of a set can be exchanged");
    struct nn_cells less = unavoidable.sets[1];
    nn_cells_take(&less);
    assert_breaks(unavoidable.sets[1], less, nn_nine_unavoidable_check(&unavoidable),
                  "values of a set can be exchanged");
}

/* Some clues have gone, others are still to be tried. */
static void remove_some(struct nn_nine_removal *removal, int most_questions)
{
    struct nn_random random = {4};
    uint8_t grid[81], puzzle[81], solution[81];
    struct nn_cells units[81], all = nn_no_cells();
    nn_nine_grid(layout, &random, grid);
    nn_nine_removal_set_grid(removal, grid);
    for (int cell = 0; cell < 81; cell++) units[cell] = nn_one_cell(cell);
    for (int cell = 0; cell < 81; cell++) nn_cells_add(&all, cell);
    nn_nine_removal_begin(removal, &random, all, nn_no_cells(), units, 81, 0);
    for (int asked = 0; asked < most_questions && nn_nine_removal_ask(removal, puzzle); asked++)
        nn_nine_removal_answer(removal, solutions_of(puzzle, solution), solution);
}

static void a_wrong_removal_is_noticed(void **state)
{
    (void)state;
    static struct nn_nine_removal removal;
    remove_some(&removal, 4);
    assert_true(removal.removed_count > 2 && removal.next + 1 < removal.unit_count);
    assert_breaks(removal.next, removal.unit_count + 1, nn_nine_removal_check(&removal),
                  "units are decided one after the other");
    assert_breaks(removal.removed_count, 82, nn_nine_removal_check(&removal), "a cell goes once");
    assert_breaks(removal.most_together, 0, nn_nine_removal_check(&removal),
                  "at least one unit is tried, and not more if they are tried singly");
    assert_breaks(removal.units[removal.next], removal.units[removal.next + 1], nn_nine_removal_check(&removal),
                  "units that are not decided are clues, each in one unit");
    assert_breaks(removal.units[removal.next], nn_one_cell(removal.removed[0]), nn_nine_removal_check(&removal),
                  "units that are not decided are clues, each in one unit");
    assert_breaks(removal.removed[1], removal.removed[0], nn_nine_removal_check(&removal),
                  "what was removed is not a clue");
}

static void a_wrong_weighing_is_noticed(void **state)
{
    (void)state;
    static struct nn_nine_removal removal;
    static struct nn_nine_weighing weighing;
    uint8_t puzzle[81];
    struct nn_cells all = nn_no_cells();
    for (int cell = 0; cell < 81; cell++) nn_cells_add(&all, cell);
    remove_some(&removal, 1000);
    nn_nine_weighing_begin(&weighing, &removal, all);
    assert_true(nn_nine_weighing_ask(&weighing, puzzle));
    const char *const of_removal = "steps are those of the removal, and their clue was redundant";
    assert_breaks(weighing.step_of[removal.removed[0]], 1, nn_nine_weighing_check(&weighing), of_removal);
    assert_breaks(weighing.redundant[0], 0, nn_nine_weighing_check(&weighing), of_removal);
    assert_breaks(weighing.begin, nn_no_cells(), nn_nine_weighing_check(&weighing),
                  "what stayed was there at the beginning");
    assert_breaks(weighing.open, all, nn_nine_weighing_check(&weighing), "clues that stayed are asked about");
    assert_breaks(weighing.cell, nn_cells_first(weighing.open), nn_nine_weighing_check(&weighing),
                  "the clue at hand is one of them");
    assert_breaks(weighing.low, weighing.high, nn_nine_weighing_check(&weighing),
                  "a clue is redundant before it is needed");
}

static void a_wrong_search_is_noticed(void **state)
{
    (void)state;
    static struct nn_nine_search search;
    static struct nn_nine_goal goal;
    _Atomic uint64_t tried = 0;
    _Atomic int64_t nearest = 0;
    nonet_generator_settings_defaults(&goal.settings);
    goal.tried = &tried;
    goal.nearest = &nearest;
    nn_nine_goal_init(&goal, layout);
    nn_nine_search_begin(&search, &goal, 0);
    uint8_t puzzle[81], solution[81];
    while (nn_nine_search_ask(&search, &goal, puzzle) == NONET_OK)
        nn_nine_search_answer(&search, solutions_of(puzzle, solution), solution);
    assert_breaks(search.group[7], 81, nn_nine_search_check(&search), "a cell belongs to a group of the symmetry");
    assert_breaks(search.nearest_distance, 1, nn_nine_search_check(&search),
                  "the nearest of all grids is not farther than the one held");
    int clue = 0;
    while (!search.nearest[clue]) clue++;
    assert_breaks(search.nearest[clue], search.nearest[clue] % 9 + 1, nn_nine_search_check(&search),
                  "the nearest puzzle is part of its solution");
    nn_nine_goal_release(&goal);
}

static void a_wrong_goal_is_noticed(void **state)
{
    (void)state;
    static struct nn_technique_goal goal;
    nonet_generator_settings settings;
    bool needed[NONET_MAX_TECHNIQUES] = {false};
    nonet_generator_settings_defaults(&settings);
    needed[NN_X_WING] = true;
    settings.needed = needed;
    nn_technique_goal_init(&goal, &settings, layout);
    assert_true(goal.only.count > 0 && goal.easier.count > 1 && goal.quick.count > 0);
    const struct nn_order_row row = goal.only.rows[0];
    assert_breaks(goal.strong.rows[0].finder, NULL, nn_technique_goal_check(&goal), "a row has a finder");
    assert_breaks(goal.quick.rows[0], row, nn_technique_goal_check(&goal),
                  "the quick techniques are the first of the easier ones");
    assert_breaks(goal.strong.rows[0].techniques, (struct nn_technique_set){{0}}, nn_technique_goal_check(&goal),
                  "what must solve begins with the easier techniques");
    assert_breaks(goal.needed, goal.easier.rows[1].techniques, nn_technique_goal_check(&goal),
                  "what is needed comes behind the easier techniques");
    assert_breaks(goal.rest.rows[0], row, nn_technique_goal_check(&goal), "the rest is without what is needed");
    assert_breaks(goal.only.rows[0], goal.easier.rows[0], nn_technique_goal_check(&goal), "nothing but what is needed");
    nn_technique_goal_release(&goal);
}

/* ---- any size ---------------------------------------------------------------------------------- */

static void a_wrong_removal_on_any_board_is_noticed(void **state)
{
    (void)state;
    static struct nn_any_removal removal;
    struct random_source source = {6};
    nonet_layout *large;
    uint8_t grid[NONET_MAX_CELLS], is_clue[NONET_MAX_CELLS];
    uint16_t order[NONET_MAX_CELLS], group[NONET_MAX_CELLS];
    assert_int_equal(nonet_layout_new(3, 4, &large), NONET_OK);
    random_grid(&source, large, grid);
    memset(is_clue, 1, sizeof is_clue);
    for (int cell = 0; cell < 144; cell++) {
        order[cell] = (uint16_t)cell;
        group[cell] = (uint16_t)(cell / 2);
    }
    assert_int_equal(nn_any_removal_init(&removal, large), NONET_OK);
    nn_any_removal_set_grid(&removal, grid, NULL);
    removal.group = group;
    nn_any_removal_set_clues(&removal, is_clue);
    nn_any_removal_skip_singles(&removal, order, 0);
    assert_true(removal.clue_count < 144);
    const char *const known = "the clues are those cells about which something is known";
    assert_breaks(removal.clue_count, 3, nn_any_removal_check(&removal), known);
    assert_breaks(removal.clues[0], ~removal.clues[0], nn_any_removal_check(&removal), known);
    assert_breaks(removal.need[0], NN_UNDECIDED + 1, nn_any_removal_check(&removal), known);
    assert_int_equal(removal.need[0] == NN_NO_CLUE, removal.need[1] == NN_NO_CLUE);
    int other = 2;
    while ((removal.need[other] == NN_NO_CLUE) == (removal.need[0] == NN_NO_CLUE)) other++;
    assert_breaks(group[0], group[other], nn_any_removal_check(&removal), "groups go or stay as a whole");

    struct nn_any_unavoidable *const unavoidable = &removal.unavoidable;
    assert_true(unavoidable->count > 0);
    assert_breaks(unavoidable->count, unavoidable->room + 1, nn_any_unavoidable_check(unavoidable),
                  "there is room for all sets");
    assert_breaks(unavoidable->oldest, unavoidable->at_a_glance - 1, nn_any_unavoidable_check(unavoidable),
                  "sets seen at a glance are kept");
    uint64_t *const word = unavoidable->sets[0] ? &unavoidable->sets[0] : &unavoidable->sets[1];
    assert_breaks(*word, *word & (*word - 1), nn_any_unavoidable_check(unavoidable),
                  "values of every set can be exchanged");
    nn_any_removal_clear(&removal);
    nonet_layout_free(large);
}

static void a_wrong_set_of_forms_is_noticed(void **state)
{
    (void)state;
    struct random_source source = {8};
    struct nn_form_set set = {0};
    nn_form_set_clear(&set, 81);
    for (int at = 0; at < 600; at++) {
        uint8_t cells[81];
        bool is_new;
        for (int cell = 0; cell < 81; cell++) cells[cell] = (uint8_t)random_below(&source, 10);
        assert_int_equal(nn_form_set_add(&set, cells, 81, &is_new), NONET_OK);
    }
    size_t taken = 0, free_place = 0;
    while (!set.table[taken]) taken++;
    while (set.table[free_place]) free_place++;
    assert_breaks(set.room, 1, nn_form_set_check(&set), "there is room for all forms");
    assert_breaks(set.places, 1024, nn_form_set_check(&set), "at most half of the places are taken");
    assert_breaks(set.table[free_place], 1, nn_form_set_check(&set), "a form takes one place");
    assert_breaks(set.table[taken], set.table[taken] % 600 + 1, nn_form_set_check(&set),
                  "every form is found at its place");
    nn_form_set_free(&set);
}

static nonet_status give_grid(void *context, struct nn_random *random, uint8_t *grid)
{
    (void)context;
    nn_nine_grid(layout, random, grid);
    return NONET_OK;
}

static nonet_status want_any(void *context, const uint8_t *cells, const uint8_t *solution, int64_t bound,
                             int64_t *distance)
{
    (void)context, (void)cells, (void)solution, (void)bound;
    *distance = 0;
    return NONET_OK;
}

static nonet_status test_none(void *context, const uint8_t *cells, const uint8_t *solution, int most, int *redundant,
                              int *needed)
{
    (void)context, (void)cells, (void)solution, (void)most;
    *redundant = *needed = 0;
    return NONET_OK;
}

static void a_wrong_pattern_is_noticed(void **state)
{
    (void)state;
    static const struct nn_pattern_calls calls = {give_grid, want_any, test_none};
    struct nn_pattern_maker *maker;
    struct nn_watch watch = {0};
    bool pattern[81];
    uint8_t cells[81], solution[81];
    nonet_generated made = {.cells = cells, .solution = solution};
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    for (int cell = 0; cell < 81; cell++) pattern[cell] = cell % 2 == 0;
    settings.pattern = pattern;
    assert_int_equal(nn_pattern_maker_new(layout, &settings, &calls, NULL, &maker), NONET_OK);
    assert_int_equal(nn_pattern_maker_make(maker, &watch, &made), NONET_OK);
    assert_breaks(maker->ambiguity, 0, nn_pattern_maker_check(maker), "the values have a solution");
    assert_breaks(maker->values[1], 5, nn_pattern_maker_check(maker), "clues are in the cells of the pattern");
    assert_breaks(maker->values[0], 0, nn_pattern_maker_check(maker), "clues are in the cells of the pattern");
    assert_breaks(maker->solution[0], maker->solution[0] % 9 + 1, nn_pattern_maker_check(maker),
                  "the solutions are solutions of the values");
    nn_pattern_maker_free(maker);
}

/* ---- canonical forms --------------------------------------------------------------------------- */

static void a_wrong_form_is_noticed(void **state)
{
    (void)state;
    struct nn_random random = {5};
    static struct nn_row_pairs pairs;
    struct nn_minlex minlex;
    uint8_t grid[81];
    nn_nine_grid(layout, &random, grid);
    nn_row_pairs_fill(&pairs);
    nn_full_grid_find(&pairs, grid, &minlex);
    assert_breaks(minlex.automorphisms, 0, nn_minlex_check(&minlex, 9, grid), "the board itself is an automorphism");
    assert_breaks(minlex.transform.rows[0], minlex.transform.rows[1], nn_minlex_check(&minlex, 9, grid),
                  "a transform has every line once");
    assert_breaks(minlex.transform.values[0], 1, nn_minlex_check(&minlex, 9, grid), "empty cells stay empty");
    assert_breaks(minlex.rows[4], minlex.rows[5], nn_minlex_check(&minlex, 9, grid), "the transform leads to the form");

    struct nn_labelling labelling;
    uint64_t marks[81];
    for (int cell = 0; cell < 81; cell++) marks[cell] = nn_bit(grid[cell] - 1);
    const nonet_position position = {layout, grid, NULL, marks};
    struct nn_label_search *const search = nn_label_search_new();
    assert_non_null(search);
    nn_labelling_find(search, &position, &labelling);
    free(search);
    assert_breaks(labelling.automorphisms, 0, nn_labelling_check(&labelling, 9, grid),
                  "the board itself is an automorphism");
    assert_breaks(labelling.cells[3], labelling.cells[4], nn_labelling_check(&labelling, 9, grid),
                  "the transform leads to the form");
}

static void wrong_row_pairs_are_noticed(void **state)
{
    (void)state;
    static struct nn_row_pairs pairs;
    nn_row_pairs_fill(&pairs);
    assert_breaks(pairs.classes, 14, nn_row_pairs_check(&pairs), "there are 15 classes");
    assert_breaks(pairs.second_row[3], pairs.second_row[2], nn_row_pairs_check(&pairs), "smallest second rows ascend");
    assert_breaks(pairs.keepers_begin[3], pairs.keepers_begin[4], nn_row_pairs_check(&pairs),
                  "every class has orders that keep its row");
    assert_breaks(pairs.orders[9][0], pairs.orders[9][1], nn_row_pairs_check(&pairs), "an order has every column once");
    int list = 0;
    while (pairs.order_of[list] == UINT16_MAX) list++;
    assert_breaks(pairs.order_of[list], pairs.order_of[list] ^ 1, nn_row_pairs_check(&pairs),
                  "every list becomes the smallest row of its class");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_unavoidable_sets_are_noticed),
        cmocka_unit_test(a_wrong_removal_is_noticed),
        cmocka_unit_test(a_wrong_weighing_is_noticed),
        cmocka_unit_test(a_wrong_search_is_noticed),
        cmocka_unit_test(a_wrong_goal_is_noticed),
        cmocka_unit_test(a_wrong_removal_on_any_board_is_noticed),
        cmocka_unit_test(a_wrong_set_of_forms_is_noticed),
        cmocka_unit_test(a_wrong_pattern_is_noticed),
        cmocka_unit_test(a_wrong_form_is_noticed),
        cmocka_unit_test(wrong_row_pairs_are_noticed),
    };
    return cmocka_run_group_tests(tests, begin, end);
}
