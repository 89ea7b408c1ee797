/* learn_check.c: the invariants of learn.h: the problem and the assignment. Those of the clauses are in
 * clauses_check.c.
 *
 * They hold whenever propagation has ended, with a conflict or without. */
#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/trail.h"

#ifndef NDEBUG

/* ---- the problem --------------------------------------------------------------------------------------- */

/* Candidates are numbered in the order of the board, and can be looked up. */
static bool are_variables_candidates(const struct nn_learn *learn)
{
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        const uint32_t at = learn->candidate_at[variable];
        if (variable && learn->candidate_at[variable - 1] >= at) return false;
        if (nn_learn_variable(learn, (int)(at >> NN_SEAT_BITS), (int)(at & (NONET_MAX_SIDE - 1))) != variable)
            return false;
        if (learn->negated[variable] != 2 * variable + 1) return false;
    }
    return true;
}

static bool are_members_placed_literals(const struct nn_learn *learn)
{
    for (uint32_t which = 0; which < learn->group_count; which++) {
        const struct nn_group *const group = &learn->groups[which];
        if (group->count > NONET_MAX_SIDE || group->first + group->count > learn->variables * NN_SEATS) return false;
        for (uint32_t at = 0; at < group->count; at++) {
            const nn_literal member = learn->members[group->first + at];
            if (nn_is_ruling_out(member) || member >> 1 >= learn->variables) return false;
        }
    }
    return true;
}

/* Candidates that are settled for good may have left their groups. */
static bool have_open_their_seats(const struct nn_learn *learn)
{
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        if (learn->value[2 * variable]) continue;
        for (uint32_t k = 0; k < NN_SEATS; k++) {
            const uint32_t seat = learn->seats[variable * NN_SEATS + k], place = seat & (NONET_MAX_SIDE - 1);
            if (seat >> NN_SEAT_BITS >= learn->group_count) return false;
            const struct nn_group *const group = &learn->groups[seat >> NN_SEAT_BITS];
            if (place >= group->count || learn->members[group->first + place] != 2 * variable) return false;
        }
    }
    return true;
}

/* ---- the assignment ------------------------------------------------------------------------------------ */

static bool are_values_opposite(const struct nn_learn *learn)
{
    uint32_t assigned = 0;
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        if (learn->value[2 * variable] != -learn->value[2 * variable + 1]) return false;
        assigned += learn->value[2 * variable] != 0;
    }
    return assigned == learn->trail_length;
}

static bool has_trail_what_is_true(const struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->trail_length; at++) {
        const nn_literal literal = learn->trail[at];
        if (literal >> 1 >= learn->variables || learn->value[literal] != 1) return false;
        if (learn->facts[literal >> 1].position != at) return false;
    }
    return true;
}

static bool are_levels_in_order(const struct nn_learn *learn)
{
    uint32_t level = 0;
    for (uint32_t next = 1; next <= learn->level; next++) {
        if (learn->level_start[next] > learn->trail_length) return false;
        if (next > 1 && learn->level_start[next] < learn->level_start[next - 1]) return false;
    }
    for (uint32_t at = 0; at < learn->trail_length; at++) {
        while (level < learn->level && learn->level_start[level + 1] <= at) level++;
        if (nn_level_of(learn, learn->trail[at] >> 1) != level) return false;
    }
    return true;
}

/* Levels that the search did not choose itself have no decision to deny. */
static bool are_decisions_denied(const struct nn_learn *learn)
{
    for (uint32_t level = learn->fixed + 1; level <= learn->level; level++)
        if (learn->level_start[level] >= learn->trail_length ||
            learn->denied[level - 1] != (nn_decision(learn, level) ^ 1))
            return false;
    return true;
}

static bool are_heads_in_order(const struct nn_learn *learn)
{
    return learn->peers_head <= learn->trail_length && learn->groups_head <= learn->peers_head &&
           learn->clauses_head <= learn->groups_head && learn->groups_head <= learn->clauses_head + 1;
}

/* A member is open until the groups' head has seen it ruled out. */
static bool are_groups_as_the_head_saw(const struct nn_learn *learn)
{
    for (uint32_t which = 0; which < learn->group_count; which++) {
        const struct nn_group *const group = &learn->groups[which];
        uint64_t open = 0;
        for (uint32_t at = 0; at < group->count; at++) {
            const nn_literal member = learn->members[group->first + at];
            const bool is_seen = learn->value[member] < 0 && learn->facts[member >> 1].position < learn->groups_head;
            if (!is_seen) open |= nn_bit((int)at);
        }
        if (group->open != open) return false;
    }
    return true;
}

/* ---- reasons ------------------------------------------------------------------------------------------- */

static bool is_false_before(const struct nn_learn *learn, nn_literal literal, uint32_t position)
{
    return learn->value[literal] < 0 && learn->facts[literal >> 1].position < position;
}

static bool have_common_group(const struct nn_learn *learn, uint32_t one, uint32_t other)
{
    for (uint32_t k = 0; k < NN_SEATS; k++)
        for (uint32_t l = 0; l < NN_SEATS; l++)
            if (learn->seats[one * NN_SEATS + k] >> NN_SEAT_BITS == learn->seats[other * NN_SEATS + l] >> NN_SEAT_BITS)
                return true;
    return false;
}

/* Does the reason have the form of its kind? */
static bool may_be_reason(const struct nn_learn *learn, nn_literal literal, uint32_t reason)
{
    const uint32_t which = reason >> NN_REASON_BITS;
    switch (nn_reason_kind(reason)) {
    case NN_BY_NOTHING: return true;
    case NN_BY_PEER:
        return nn_is_ruling_out(literal) && which < learn->variables && have_common_group(learn, literal >> 1, which);
    case NN_BY_GROUP: return !nn_is_ruling_out(literal) && which < learn->group_count;
    case NN_BY_CLAUSE:
        return which + NN_CLAUSE_HEADER < learn->arena_used && (nn_clause_at(learn, which)->literals[0] == literal ||
                                                                nn_clause_at(learn, which)->literals[1] == literal);
    case NN_BY_EXCLUSION: return which <= learn->floor;
    }
    return false;
}

/* Everything on the trail follows from what comes before it. */
static bool are_reasons_earlier(const struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->trail_length; at++) {
        const nn_literal literal = learn->trail[at];
        const uint32_t reason = learn->facts[literal >> 1].reason;
        if (!may_be_reason(learn, literal, reason)) return false;
        const struct nn_literals others = nn_literals_of(learn, reason);
        for (uint32_t k = 0; k < others.count; k++)
            if (others.first[k] != literal && !is_false_before(learn, others.first[k], at)) return false;
    }
    return true;
}

const char *nn_learn_check(const struct nn_learn *learn)
{
    NN_HOLDS(are_variables_candidates(learn), "variables are candidates, in order");
    NN_HOLDS(are_members_placed_literals(learn), "members of groups are placed literals");
    NN_HOLDS(are_values_opposite(learn), "a literal is true when the other is false, and then on the trail");
    NN_HOLDS(have_open_their_seats(learn), "an open candidate sits in its groups");
    NN_HOLDS(has_trail_what_is_true(learn), "the trail has every true literal at its position");
    NN_HOLDS(are_levels_in_order(learn), "levels divide the trail");
    NN_HOLDS(are_decisions_denied(learn), "every level of the search begins with its decision");
    NN_HOLDS(learn->floor <= learn->level, "levels up to the floor stand");
    NN_HOLDS(are_heads_in_order(learn), "peers first, then groups and clauses in turns");
    NN_HOLDS(are_groups_as_the_head_saw(learn), "groups are open but for what their head has seen");
    NN_HOLDS(are_reasons_earlier(learn), "reasons are false literals that come earlier");
    NN_HOLDS(!learn->marked_count, "nothing is marked between two analyses");
    NN_HOLDS_IN(nn_clauses_check(learn));
    NN_HOLDS_IN(nn_heap_check(learn));
    return NULL;
}

#endif
