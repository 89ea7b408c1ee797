/* nine_check.c: the invariants of nine_unavoidable.h, nine_removal.h, nine_weighing.h and nine_search.h. */
#include "base/invariants.h"
#include "create/nine/nine_search.h"

#ifndef NDEBUG

/* ---- unavoidable sets -------------------------------------------------------------------------- */

static struct nn_cells line_or_box(int kind, int number)
{
    struct nn_cells cells = nn_no_cells();
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const int row = cell / 9, column = cell % 9, houses[3] = {row, column, row / 3 * 3 + column / 3};
        nn_cells_add_if(&cells, cell, houses[kind] == number);
    }
    return cells;
}

/* A value that leaves its cell must move to another one of the same house: no house has a single cell of the set. */
static bool may_be_exchanged(const struct nn_cells houses[27], struct nn_cells set)
{
    for (int house = 0; house < 27; house++)
        if (nn_cells_are_one(nn_cells_and(set, houses[house]))) return false;
    return !nn_cells_are_none(set);
}

const char *nn_nine_unavoidable_check(const struct nn_nine_unavoidable *unavoidable)
{
    struct nn_cells houses[27];
    for (int house = 0; house < 27; house++) houses[house] = line_or_box(house / 9, house % 9);
    NN_HOLDS(unavoidable->count <= NN_MOST_UNAVOIDABLE, "there is room for the sets");
    NN_HOLDS(unavoidable->at_a_glance <= unavoidable->oldest && unavoidable->oldest <= unavoidable->count,
             "sets seen at a glance stay");
    for (int at = 0; at < unavoidable->count; at++)
        NN_HOLDS(may_be_exchanged(houses, unavoidable->sets[at]), "values of a set can be exchanged");
    return NULL;
}

/* ---- removals ---------------------------------------------------------------------------------- */

static bool are_open_units_clues(const struct nn_nine_removal *removal)
{
    struct nn_cells met = nn_no_cells();
    for (int at = removal->next; at < removal->unit_count; at++) {
        const struct nn_cells unit = removal->units[at];
        if (nn_cells_are_none(unit) || !nn_cells_within(unit, removal->clues) || nn_cells_meet(unit, met)) return false;
        met = nn_cells_or(met, unit);
    }
    return true;
}

static bool are_removed_no_clues(const struct nn_nine_removal *removal)
{
    struct nn_cells met = removal->clues;
    for (int at = 0; at < removal->removed_count; at++) {
        if (removal->removed[at] >= NN_NINE_CELLS || nn_cells_have(met, removal->removed[at])) return false;
        nn_cells_add(&met, removal->removed[at]);
    }
    return true;
}

const char *nn_nine_removal_check(const struct nn_nine_removal *removal)
{
    NN_HOLDS(removal->next >= 0 && removal->next <= removal->unit_count && removal->unit_count <= NN_NINE_CELLS,
             "units are decided one after the other");
    NN_HOLDS(removal->removed_count >= 0 && removal->removed_count <= NN_NINE_CELLS, "a cell goes once");
    NN_HOLDS(removal->most_together >= 1 && (!removal->is_singly || removal->most_together == 1),
             "at least one unit is tried, and not more if they are tried singly");
    NN_HOLDS(are_open_units_clues(removal), "units that are not decided are clues, each in one unit");
    NN_HOLDS(are_removed_no_clues(removal), "what was removed is not a clue");
    return NULL;
}

/* ---- weighing ---------------------------------------------------------------------------------- */

static bool are_steps_those_of_the_removal(const struct nn_nine_weighing *weighing)
{
    const struct nn_nine_removal *const removal = weighing->removal;
    for (int step = 0; step < removal->removed_count; step++) {
        if (weighing->step_of[removal->removed[step]] != step) return false;
        if (weighing->redundant[step] < removal->removed_count - step) return false;
    }
    NN_EACH_CELL(cell, removal->clues) if (weighing->step_of[cell] != removal->removed_count) return false;
    return true;
}

const char *nn_nine_weighing_check(const struct nn_nine_weighing *weighing)
{
    const struct nn_cells clues = weighing->removal->clues;
    NN_HOLDS(are_steps_those_of_the_removal(weighing), "steps are those of the removal, and their clue was redundant");
    NN_HOLDS(nn_cells_within(clues, weighing->begin), "what stayed was there at the beginning");
    NN_HOLDS(nn_cells_within(weighing->open, clues), "clues that stayed are asked about");
    if (weighing->cell < 0) return NULL;
    NN_HOLDS(nn_cells_have(clues, weighing->cell) && !nn_cells_have(weighing->open, weighing->cell),
             "the clue at hand is one of them");
    NN_HOLDS(weighing->low < weighing->high && weighing->high <= weighing->removal->removed_count,
             "a clue is redundant before it is needed");
    return NULL;
}

/* ---- a puzzle on its way ----------------------------------------------------------------------- */

static bool are_nearest_clues_of_its_solution(const struct nn_nine_search *search)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (search->nearest[cell] && search->nearest[cell] != search->nearest_solution[cell]) return false;
    return true;
}

const char *nn_nine_search_check(const struct nn_nine_search *search)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        NN_HOLDS(search->group[cell] < search->groups, "a cell belongs to a group of the symmetry");
    NN_HOLDS(search->nearest_distance >= 0 && search->nearest_distance <= search->held_distance.total,
             "the nearest of all grids is not farther than the one held");
    NN_HOLDS(search->nearest_distance == INT64_MAX || are_nearest_clues_of_its_solution(search),
             "the nearest puzzle is part of its solution");
    NN_HOLDS_IN(nn_nine_removal_check(&search->removal));
    return NULL;
}

#endif
