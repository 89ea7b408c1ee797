/* als_check.c: the invariants of als.h. */
#include "base/invariants.h"
#include "logic/als.h"

#ifndef NDEBUG

/* ---- the sets ---------------------------------------------------------------------------------- */

static bool is_almost_locked(const struct nn_als_list *list, const struct nn_grid *grid, const struct nn_als *set)
{
    uint32_t digits = 0;
    NN_EACH_CELL(cell, set->cells) digits |= grid->candidates[cell];
    return nn_cells_within(set->cells, grid->open) && nn_house_around(list->geometry, set->cells, 0) >= 0 &&
           digits == set->digits && nn_count_bits(digits) == nn_cells_count(set->cells) + 1;
}

/* In the order of the list: by the first house, then by the cells, a set before its extensions. */
static bool is_listed_earlier(const struct nn_geometry *geometry, struct nn_cells one, struct nn_cells other)
{
    const int house = nn_house_around(geometry, one, 0), other_house = nn_house_around(geometry, other, 0);
    if (house != other_house) return house < other_house;
    while (!nn_cells_are_none(one) && !nn_cells_are_none(other)) {
        const int cell = nn_cells_take(&one), other_cell = nn_cells_take(&other);
        if (cell != other_cell) return cell < other_cell;
    }
    return !nn_cells_are_none(other);
}

static bool are_sets_listed(const struct nn_als_list *list, const struct nn_grid *grid)
{
    for (int set = 0; set < list->count; set++) {
        if (!is_almost_locked(list, grid, &list->sets[set])) return false;
        if (set && !is_listed_earlier(list->geometry, list->sets[set - 1].cells, list->sets[set].cells)) return false;
    }
    return true;
}

/* ---- groups and views -------------------------------------------------------------------------- */

/* Group 0 means none: there was no room. */
static bool are_groups_of_sets(const struct nn_als_list *list, const struct nn_grid *grid)
{
    for (int set = 0; set < list->count; set++)
        for (uint64_t digits = list->sets[set].digits; digits;) {
            const int digit = nn_take_bit(&digits), number = list->sets[set].group[digit];
            const struct nn_cells cells = nn_cells_and(list->sets[set].cells, grid->places[digit]);
            if (number >= list->group_count) return false;
            if (number && (list->groups[number].digit != digit || !nn_cells_equal(list->groups[number].cells, cells)))
                return false;
        }
    return true;
}

static bool are_views_of_groups(const struct nn_als_list *list, const struct nn_grid *grid)
{
    for (int number = 1; number < list->group_count; number++) {
        const struct nn_als_group *const group = &list->groups[number];
        if (!nn_cells_equal(group->seen, nn_grid_seen_by_all(grid, group->digit, group->cells))) return false;
        if (nn_cells_are_none(group->seen) != !group->view || group->view >= list->view_count) return false;
        const struct nn_als_group *const first = &list->groups[list->views[group->view].group];
        if (group->view && (first->digit != group->digit || !nn_cells_equal(first->seen, group->seen))) return false;
    }
    return true;
}

/* ---- tables ------------------------------------------------------------------------------------ */

/* The group of the set's places for a digit, or NULL. */
static const struct nn_als_group *group_if_any(const struct nn_als_list *list, int set, int digit)
{
    const bool has_digit = list->sets[set].digits >> digit & 1;
    return has_digit && list->sets[set].group[digit] ? nn_als_group(list, set, digit) : NULL;
}

static bool are_views_filled(const struct nn_als_list *list)
{
    for (int view = 1; view < list->view_count; view++) {
        const struct nn_als_group *const first = &list->groups[list->views[view].group];
        for (int set = 0; set < list->count; set++) {
            const struct nn_als_group *const group = group_if_any(list, set, first->digit);
            const bool is_linked = group && nn_cells_within(group->cells, first->seen);
            const bool is_meeting = group && nn_cells_meet(group->seen, first->seen);
            if (nn_als_bits_have(nn_als_row(list, list->linked, view), set) != is_linked) return false;
            if (nn_als_bits_have(nn_als_row(list, list->meeting, view), set) != is_meeting) return false;
        }
    }
    return true;
}

static bool have_common_victim(const struct nn_als_list *list, int a, int b)
{
    for (uint64_t digits = list->sets[a].digits & list->sets[b].digits; digits;) {
        const int digit = nn_take_bit(&digits);
        const struct nn_als_group *const one = group_if_any(list, a, digit), *const other =
                                                                                 group_if_any(list, b, digit);
        if (one && other && nn_cells_meet(one->seen, other->seen)) return true;
    }
    return false;
}

static bool are_pairs_of_sets_known(const struct nn_als_list *list)
{
    for (int set = 0; set < list->count; set++)
        for (int other = 0; other < list->count; other++) {
            const bool is_overlap =
                !list->allows_overlap && nn_cells_meet(list->sets[set].cells, list->sets[other].cells);
            if (nn_als_bits_have(nn_als_row(list, list->overlapping, set), other) != is_overlap) return false;
            if (nn_als_bits_have(nn_als_row(list, list->having_victims, set), other) !=
                have_common_victim(list, set, other))
                return false;
        }
    return true;
}

static bool are_cells_covered(const struct nn_als_list *list)
{
    for (int cell = 0; cell < list->geometry->cells; cell++)
        for (int set = 0; set < list->count; set++)
            if (nn_als_bits_have(nn_als_row(list, list->covering, cell), set) !=
                nn_cells_have(list->sets[set].cells, cell))
                return false;
    return true;
}

const char *nn_als_list_check(const struct nn_als_list *list, const struct nn_grid *grid)
{
    NN_HOLDS(list->count <= NN_ALS_MOST && list->words % 4 == 0 && list->words * 64 >= list->count,
             "rows have a bit for every set, and a multiple of four words");
    NN_HOLDS(are_sets_listed(list, grid), "almost locked sets are listed once, in order");
    NN_HOLDS(are_groups_of_sets(list, grid), "a group has the places of its digit in a set");
    NN_HOLDS(are_views_of_groups(list, grid), "groups of a view see the same cells");
    NN_HOLDS(are_views_filled(list), "links and meetings are those of the view");
    NN_HOLDS(are_pairs_of_sets_known(list), "overlaps and common victims are known");
    NN_HOLDS(are_cells_covered(list), "every cell knows the sets that cover it");
    return NULL;
}

#endif
