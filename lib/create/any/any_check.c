/* any_check.c: the invariants of any_unavoidable.h and any_removal.h. */
#include "base/invariants.h"
#include "create/any/any_removal.h"

#ifndef NDEBUG

static bool any_set_has(const uint64_t *set, int cell)
{
    return set[cell >> 6] >> (cell & 63) & 1;
}

/* As for 9x9 (nine_check.c): no house has a single cell of the set. */
static bool may_be_exchanged_there(const nonet_layout *layout, const uint64_t *set)
{
    uint8_t cells_in[NN_HOUSE_KINDS * NONET_MAX_SIDE] = {0};
    bool is_empty = true;
    for (int cell = 0; cell < layout->cells; cell++) {
        if (!any_set_has(set, cell)) continue;
        is_empty = false;
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) cells_in[layout->seats[cell].house[kind]]++;
    }
    for (int house = 0; house < layout->houses; house++)
        if (cells_in[house] == 1) return false;
    return !is_empty;
}

const char *nn_any_unavoidable_check(const struct nn_any_unavoidable *unavoidable)
{
    NN_HOLDS(unavoidable->count <= unavoidable->room, "there is room for all sets");
    NN_HOLDS(unavoidable->at_a_glance <= unavoidable->oldest && unavoidable->oldest <= unavoidable->count,
             "sets seen at a glance are kept");
    for (int at = 0; at < unavoidable->count; at++)
        NN_HOLDS(
            may_be_exchanged_there(unavoidable->layout, unavoidable->sets + (size_t)at * (size_t)unavoidable->words),
            "values of every set can be exchanged");
    return NULL;
}

static bool are_needs_those_of_clues(const struct nn_any_removal *removal)
{
    int clues = 0;
    for (int cell = 0; cell < removal->layout->cells; cell++) {
        if (removal->need[cell] > NN_UNDECIDED) return false;
        if (any_set_has(removal->clues, cell) != (removal->need[cell] != NN_NO_CLUE)) return false;
        clues += removal->need[cell] != NN_NO_CLUE;
    }
    return clues == removal->clue_count;
}

/* The cells of a group are removed or kept together. */
static bool are_groups_whole(const struct nn_any_removal *removal)
{
    uint8_t need_of_group[NONET_MAX_CELLS];
    bool is_met[NONET_MAX_CELLS] = {false};
    for (int cell = 0; removal->group && cell < removal->layout->cells; cell++) {
        const int group = removal->group[cell];
        const uint8_t is_clue = removal->need[cell] != NN_NO_CLUE;
        if (is_met[group] && need_of_group[group] != is_clue) return false;
        is_met[group] = true;
        need_of_group[group] = is_clue;
    }
    return true;
}

const char *nn_any_removal_check(const struct nn_any_removal *removal)
{
    NN_HOLDS(are_needs_those_of_clues(removal), "the clues are those cells about which something is known");
    NN_HOLDS(are_groups_whole(removal), "groups go or stay as a whole");
    return NULL;
}

#endif
