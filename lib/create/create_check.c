/* create_check.c: the invariants of form_set.h and pattern_maker.h. */
#include "base/bits.h"
#include "base/invariants.h"
#include "create/form_set.h"
#include "create/pattern_maker.h"

#ifndef NDEBUG

static bool are_forms_found(const struct nn_form_set *set)
{
    for (size_t number = 0; number < set->count; number++)
        if (set->table[nn_form_set_place(set, set->forms + number * set->form_bytes)] != number + 1) return false;
    return true;
}

static size_t count_taken(const struct nn_form_set *set)
{
    size_t taken = 0;
    for (size_t place = 0; place < set->places; place++) taken += set->table[place] != 0;
    return taken;
}

const char *nn_form_set_check(const struct nn_form_set *set)
{
    NN_HOLDS(set->count <= set->room, "there is room for all forms");
    NN_HOLDS(nn_has_one_bit(set->places) && 2 * set->count <= set->places, "at most half of the places are taken");
    NN_HOLDS(count_taken(set) == set->count, "a form takes one place");
    NN_HOLDS(are_forms_found(set), "every form is found at its place");
    return NULL;
}

/* ---- patterns ---------------------------------------------------------------------------------- */

static bool are_values_in_the_pattern(const struct nn_pattern_maker *maker)
{
    int clues = 0;
    for (int cell = 0; cell < maker->layout->cells; cell++) clues += maker->values[cell] != 0;
    for (int at = 0; at < maker->count; at++)
        if (!maker->values[maker->cells[at]]) return false;
    return clues == maker->count;
}

static bool have_solutions_the_values(const struct nn_pattern_maker *maker)
{
    for (int at = 0; at < maker->count; at++) {
        const int cell = maker->cells[at];
        if (maker->solution[cell] != maker->values[cell]) return false;
        if (maker->other_solution[cell] != maker->values[cell]) return false;
    }
    return true;
}

const char *nn_pattern_maker_check(const struct nn_pattern_maker *maker)
{
    NN_HOLDS(maker->ambiguity > 0, "the values have a solution");
    NN_HOLDS(are_values_in_the_pattern(maker), "clues are in the cells of the pattern");
    NN_HOLDS(have_solutions_the_values(maker), "the solutions are solutions of the values");
    return NULL;
}

#endif
