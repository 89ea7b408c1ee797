/* colouring.c: simple colours (trap, wrap) and multi-colours (1, 2).
 *
 * Two cells that are the only places of a digit in a house are linked: one holds it. Cells linked to each
 * other, directly or on the way, form a group; colour it in two colours so that linked cells differ: then
 * one colour is true and the other false, all of it.
 *
 *     trap           a cell outside the group sees both colours: it loses the digit
 *     wrap           two cells of one colour see each other: that colour is false
 *     multi-colours  for two groups A/a and B/b, if A sees B not both are true, so a or b is:
 *              1     what sees a and b loses the digit
 *              2     if A sees b too, A is false
 *
 * Digits without targets (fish_templates.h) are skipped. All groups of the others are compared; the step that removes
 * most is reported, the first of equals.
 *
 * Data: digits: the digit; cells: the groups. sets[0] and sets[1]: the two colours of the group; with
 * multi-colours sets[2] and sets[3] those of the second one, such that sets[0] sees sets[2]; wrap and
 * multi-colours 2 remove sets[0]. A step of multi-colours 1 has what follows from all colours that see
 * each other; sets[0] and sets[2] are the first ones that give something. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/fish_templates.h"
#include "logic/linked.h"

enum { COLOUR_GROUPS = NN_LOGIC_CELLS / 2 };

struct colour_group {
    struct nn_cells cells[2];   /* of each colour */
    struct nn_cells seen_by[2]; /* what sees a cell of the colour */
};

struct colour_map {
    int digit, count;
    struct colour_group groups[COLOUR_GROUPS];
};

/* What one search has found: enough to tell it again. */
struct colour_choice {
    enum nn_technique technique;
    int digit;
    struct nn_cells removed;
    struct colour_group first, second; /* as in the data; second is empty for simple colours */
};

struct colour_search {
    struct nn_finding *finding;
    struct colour_map map;
    struct colour_choice best;
};

/* ---- groups ------------------------------------------------------------------------------------ */

static void colour_from(const struct nn_grid *grid, int digit, int start, struct colour_group *group)
{
    struct nn_cells fresh[2] = {nn_one_cell(start), nn_no_cells()};
    *group = (struct colour_group){.cells = {nn_no_cells(), nn_no_cells()}};
    for (int colour = 0; !nn_cells_are_none(fresh[0]) || !nn_cells_are_none(fresh[1]); colour ^= 1) {
        group->cells[colour] = nn_cells_or(group->cells[colour], fresh[colour]);
        struct nn_cells linked = nn_no_cells();
        NN_EACH_CELL(cell, fresh[colour])
        {
            linked = nn_cells_or(linked, nn_linked_cells(grid, digit, cell));
            group->seen_by[colour] = nn_cells_or(group->seen_by[colour], grid->geometry->peers[cell]);
        }
        fresh[colour] = nn_no_cells();
        const struct nn_cells known = nn_cells_or(group->cells[0], group->cells[1]);
        fresh[colour ^ 1] = nn_cells_or(fresh[colour ^ 1], nn_cells_less(linked, known));
    }
}

static void colour_digit(const struct nn_grid *grid, int digit, struct colour_map *map)
{
    struct nn_cells rest = grid->places[digit];
    map->digit = digit;
    map->count = 0;
    while (!nn_cells_are_none(rest)) {
        const int start = nn_cells_take(&rest);
        if (nn_cells_are_none(nn_linked_cells(grid, digit, start))) continue;
        struct colour_group *group = &map->groups[map->count++];
        colour_from(grid, digit, start, group);
        rest = nn_cells_less(rest, nn_cells_or(group->cells[0], group->cells[1]));
    }
}

static struct colour_group swapped(const struct colour_group *group)
{
    return (struct colour_group){.cells = {group->cells[1], group->cells[0]},
                                 .seen_by = {group->seen_by[1], group->seen_by[0]}};
}

static struct nn_cells cells_of_group(const struct colour_group *group)
{
    return nn_cells_or(group->cells[0], group->cells[1]);
}

/* ---- steps --------------------------------------------------------------------------------------- */

static bool report_colouring(struct nn_finding *finding, const struct colour_choice *choice)
{
    assert(!nn_cells_are_none(choice->removed));
    struct nn_step *step = &finding->step;
    const uint32_t digits = UINT32_C(1) << choice->digit;
    nn_step_begin(step, choice->technique);
    step->digits = digits;
    step->cells = nn_cells_or(cells_of_group(&choice->first), cells_of_group(&choice->second));
    nn_step_set(step, digits, choice->first.cells[0], digits);
    nn_step_set(step, digits, choice->first.cells[1], digits);
    if (!nn_cells_are_none(choice->second.cells[0])) {
        nn_step_set(step, digits, choice->second.cells[0], digits);
        nn_step_set(step, digits, choice->second.cells[1], digits);
    }
    nn_step_remove(step, finding->grid, choice->digit, choice->removed);
    return nn_finding_report(finding);
}

/* Keep the step if it is the best; tell it if all are wanted. */
static bool offer_colouring(struct colour_search *colours, enum nn_technique technique,
                            const struct colour_group *first, const struct colour_group *second,
                            struct nn_cells removed)
{
    struct colour_choice choice = {
        .technique = technique, .digit = colours->map.digit, .removed = removed, .first = *first};
    if (nn_cells_are_none(removed) || !nn_finding_wants(colours->finding, technique)) return true;
    if (second) choice.second = *second;
    if (colours->finding->options.finds_all) return report_colouring(colours->finding, &choice);
    if (nn_cells_count(removed) > nn_cells_count(colours->best.removed)) colours->best = choice;
    return true;
}

static bool use_group(struct colour_search *colours, const struct colour_group *group)
{
    const struct nn_cells places = colours->finding->grid->places[colours->map.digit];
    const struct nn_cells outside = nn_cells_less(places, cells_of_group(group));
    const struct nn_cells trapped = nn_cells_and(outside, nn_cells_and(group->seen_by[0], group->seen_by[1]));
    if (!offer_colouring(colours, NN_SIMPLE_COLOURS_TRAP, group, NULL, trapped)) return false;
    for (int colour = 0; colour < 2; colour++) {
        if (!nn_cells_meet(group->cells[colour], group->seen_by[colour])) continue;
        const struct colour_group told = colour ? swapped(group) : *group;
        if (!offer_colouring(colours, NN_SIMPLE_COLOURS_WRAP, &told, NULL, told.cells[0])) return false;
    }
    return true;
}

/* The first colour of the first group against the second group. */
static bool use_colour_pair(struct colour_search *colours, const struct colour_group *first,
                            const struct colour_group *second)
{
    const bool sees_first_colour = nn_cells_meet(first->seen_by[0], second->cells[0]);
    const bool sees_second_colour = nn_cells_meet(first->seen_by[0], second->cells[1]);
    if (sees_first_colour && sees_second_colour)
        return offer_colouring(colours, NN_MULTI_COLOURS_2, first, second, first->cells[0]);
    return true;
}

/* What loses the digit because not both of these colours are true. */
static struct nn_cells seen_by_partners(const struct colour_group *a, int a_colour, const struct colour_group *b,
                                        int b_colour)
{
    assert((a_colour | b_colour) <= 1);
    if (!nn_cells_meet(a->seen_by[a_colour], b->cells[b_colour])) return nn_no_cells();
    return nn_cells_and(a->seen_by[a_colour ^ 1], b->seen_by[b_colour ^ 1]);
}

/* All four meetings of colours in one step. */
static bool use_meetings(struct colour_search *colours, const struct colour_group *a, const struct colour_group *b)
{
    struct nn_cells seen = nn_no_cells();
    int told = -1; /* the first meeting that gives something */
    for (int meeting = 0; meeting < 4; meeting++) {
        const struct nn_cells more = nn_cells_and(seen_by_partners(a, meeting >> 1, b, meeting & 1),
                                                  colours->finding->grid->places[colours->map.digit]);
        if (told < 0 && !nn_cells_are_none(more)) told = meeting;
        seen = nn_cells_or(seen, more);
    }
    if (told < 0) return true;
    const struct colour_group first = told >> 1 ? swapped(a) : *a;
    const struct colour_group second = told & 1 ? swapped(b) : *b;
    return offer_colouring(colours, NN_MULTI_COLOURS_1, &first, &second, seen);
}

static bool use_two_groups(struct colour_search *colours, const struct colour_group *a, const struct colour_group *b)
{
    const struct colour_group a_swapped = swapped(a), b_swapped = swapped(b);
    return use_meetings(colours, a, b) && use_colour_pair(colours, a, b) && use_colour_pair(colours, &a_swapped, b) &&
           use_colour_pair(colours, b, a) && use_colour_pair(colours, &b_swapped, a);
}

static bool find_simple(struct colour_search *colours)
{
    for (int i = 0; i < colours->map.count; i++)
        if (!use_group(colours, &colours->map.groups[i])) return false;
    return true;
}

static bool find_multi(struct colour_search *colours)
{
    for (int i = 0; i < colours->map.count; i++)
        for (int k = i + 1; k < colours->map.count; k++)
            if (!use_two_groups(colours, &colours->map.groups[i], &colours->map.groups[k])) return false;
    return true;
}

static bool search_colours(struct nn_finding *finding, bool (*find)(struct colour_search *colours))
{
    struct colour_search *const colours = nn_finding_scratch(finding, NN_SCRATCH_COLOURS, sizeof *colours);
    if (!colours) return true;
    colours->finding = finding;
    colours->best = (struct colour_choice){.removed = nn_no_cells()};
    const struct nn_cells *const targets = nn_fish_targets(finding);
    for (int digit = 0; targets && digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        colour_digit(finding->grid, digit, &colours->map);
        if (!find(colours)) return false;
    }
    return nn_cells_are_none(colours->best.removed) || report_colouring(finding, &colours->best);
}

bool nn_find_simple_colours(struct nn_finding *finding)
{
    return search_colours(finding, find_simple);
}

bool nn_find_multi_colours(struct nn_finding *finding)
{
    return search_colours(finding, find_multi);
}
