/* forcing_check.c: the invariants of marks.h, branch.h, reach.h, tries.h and ends.h. */
#include "base/invariants.h"
#include "logic/forcing/branch.h"
#include "logic/forcing/ends.h"
#include "logic/forcing/tries.h"

#ifndef NDEBUG

/* ---- marks ------------------------------------------------------------------------------------- */

const char *nn_marks_check(const struct nn_marks *marks, const struct nn_geometry *geometry)
{
    for (int digit = 0; digit < geometry->side; digit++) {
        struct nn_cells places = nn_no_cells();
        for (int cell = 0; cell < geometry->cells; cell++)
            nn_cells_add_if(&places, cell, marks->digits[cell] >> digit & 1);
        NN_HOLDS(nn_cells_equal(places, marks->places[digit]), "digits of cells and cells of digits agree");
        for (int house = 0; house < geometry->houses; house++)
            NN_HOLDS(marks->count[house][digit] == nn_cells_count(nn_marks_in(marks, geometry, digit, house)),
                     "places in houses are counted");
    }
    return NULL;
}

/* ---- branches ---------------------------------------------------------------------------------- */

static bool are_parents_earlier(const struct nn_branch *branch)
{
    for (int at = 0; at < branch->count + (branch->clash >= 0); at++) {
        const struct nn_statement_fact *const fact = &branch->facts[at];
        if (fact->first_parent + fact->parents > branch->parent_count) return false;
        for (uint32_t i = 0; i < fact->parents; i++)
            if (branch->parents[fact->first_parent + i] >= (uint32_t)at) return false;
    }
    return true;
}

/* The sets hold just the facts; each is stated once, and nothing is both on and off. */
static bool are_sets_of_facts(const struct nn_branch *branch)
{
    struct nn_reached stated = {{{{0}}}, {{{0}}}};
    for (int at = 0; at < branch->count; at++) {
        const struct nn_statement_fact *const fact = &branch->facts[at];
        struct nn_cells *const set = &(fact->is_on ? stated.on : stated.off)[fact->digit];
        if (nn_cells_have(*set, fact->cell)) return false;
        nn_cells_add(set, fact->cell);
    }
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        if (!nn_cells_equal(stated.on[digit], branch->on[digit])) return false;
        if (!nn_cells_equal(stated.off[digit], branch->off[digit])) return false;
        if (!branch->is_past_clash && nn_cells_meet(branch->on[digit], branch->off[digit])) return false;
    }
    return true;
}

static bool is_clash_right(const struct nn_branch *branch)
{
    if (branch->clash < 0) return branch->clash == -1;
    const struct nn_statement_fact *const last = &branch->facts[branch->count];
    const struct nn_statement_fact *const earlier = &branch->facts[branch->clash];
    return branch->clash < branch->count && last->cell == earlier->cell && last->digit == earlier->digit &&
           last->is_on != earlier->is_on;
}

const char *nn_branch_check(const struct nn_branch *branch)
{
    NN_HOLDS(branch->count > 0 && branch->facts[0].why == NN_WHY_ASSUMED && !branch->facts[0].parents,
             "the first statement is assumed");
    NN_HOLDS(are_parents_earlier(branch), "parents stand before what follows from them");
    NN_HOLDS(are_sets_of_facts(branch), "the sets hold the statements, each made once");
    NN_HOLDS(is_clash_right(branch), "what clashes stands behind the list");
    return NULL;
}

/* ---- reach ------------------------------------------------------------------------------------- */

static bool are_partners_mutual(const struct nn_reach *reach, int cell, int digit)
{
    const int side = reach->geometry->side, index = cell * side + digit;
    if (nn_cells_have(reach->linked[digit], cell) != (reach->partner_count[index] != 0)) return false;
    for (int i = 0; i < reach->partner_count[index]; i++) {
        const struct nn_single other = reach->partners[index].of[i];
        const int there = other.cell * side + other.digit;
        bool is_mutual = false;
        for (int k = 0; k < reach->partner_count[there]; k++) {
            const struct nn_single back = reach->partners[there].of[k];
            is_mutual |= back.cell == cell && back.digit == digit;
        }
        if (!is_mutual) return false;
    }
    return true;
}

static bool has_all_offs(const struct nn_reach *reach, const struct nn_reached *reached, int cell, int digit)
{
    const struct nn_cells seen = nn_cells_and(reach->marks->places[digit], reach->geometry->peers[cell]);
    for (uint64_t others = reach->marks->digits[cell] & ~(UINT32_C(1) << digit); others;)
        if (!nn_cells_have(reached->off[nn_take_bit(&others)], cell)) return false;
    return nn_cells_within(seen, reached->off[digit]);
}

static bool has_all_partners(const struct nn_reach *reach, const struct nn_reached *reached, int cell, int digit)
{
    const int index = cell * reach->geometry->side + digit;
    for (int i = 0; i < reach->partner_count[index]; i++)
        if (!nn_cells_have(reached->on[reach->partners[index].of[i].digit], reach->partners[index].of[i].cell))
            return false;
    return true;
}

/* Nothing more follows. */
static bool is_reached_complete(const struct nn_reach *reach, const struct nn_reached *reached)
{
    for (int digit = 0; digit < reach->geometry->side; digit++) {
        NN_EACH_CELL(cell, reached->on[digit]) if (!has_all_offs(reach, reached, cell, digit)) return false;
        NN_EACH_CELL(cell, reached->off[digit]) if (!has_all_partners(reach, reached, cell, digit)) return false;
    }
    return true;
}

/* a leads to "not p", so p leads to "not a". */
static bool are_ways_back_known(const struct nn_reach *reach, int cell, int digit)
{
    const int side = reach->geometry->side;
    const struct nn_reached *const reached = &reach->from[cell * side + digit];
    for (int other = 0; other < side; other++) NN_EACH_CELL(there, reached->off[other])
        {
            const int index = there * side + other;
            if (reach->is_known[index] && !nn_cells_have(reach->from[index].off[digit], cell)) return false;
        }
    return true;
}

const char *nn_reach_check(const struct nn_reach *reach)
{
    const int side = reach->geometry->side;
    for (int digit = 0; digit < side; digit++) NN_EACH_CELL(cell, reach->marks->places[digit])
        {
            NN_HOLDS(are_partners_mutual(reach, cell, digit), "strong links work both ways");
            if (!reach->is_known[cell * side + digit]) continue;
            const struct nn_reached *const reached = &reach->from[cell * side + digit];
            NN_HOLDS(nn_cells_have(reached->on[digit], cell), "a candidate leads to itself");
            NN_HOLDS(is_reached_complete(reach, reached), "nothing more follows from what is reached");
            NN_HOLDS(are_ways_back_known(reach, cell, digit), "what leads to a contrary is led to its own");
        }
    return NULL;
}

/* ---- tries and ends ---------------------------------------------------------------------------- */

const char *nn_tries_check(const struct nn_tries *tries, int cell, int digit, bool is_on)
{
    const int index = cell * tries->geometry->side + digit;
    const struct nn_reached *const reached = &tries->reached[is_on][index];
    if (tries->state[is_on][index] != NN_TRY_FINE) return NULL;
    NN_HOLDS(nn_cells_have((is_on ? reached->on : reached->off)[digit], cell), "an assumption follows from itself");
    for (int i = 0; i < tries->geometry->side; i++) {
        NN_HOLDS(!nn_cells_meet(reached->on[i], reached->off[i]), "a try that is fine does not contradict itself");
        NN_HOLDS(nn_cells_within(nn_cells_or(reached->on[i], reached->off[i]), tries->start->places[i]),
                 "what follows was there at the start");
    }
    return NULL;
}

const char *nn_end_check(const struct nn_end *end, const struct nn_ends *ends, int side)
{
    if (end->is_clash || end->stamp != ends->stamp) return NULL;
    for (int digit = 0; digit < side; digit++) {
        const struct nn_cells gone = nn_cells_less(ends->start[digit], end->places[digit]);
        NN_HOLDS(nn_cells_within(end->places[digit], ends->start[digit]), "what is left was there at the start");
        NN_HOLDS(nn_cells_equal(end->follows.off[digit], gone), "what has gone is off");
        NN_HOLDS(nn_cells_within(end->follows.on[digit], end->places[digit]), "what is on is left");
    }
    return NULL;
}

#endif
