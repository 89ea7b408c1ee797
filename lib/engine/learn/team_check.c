/* team_check.c: the invariants of team.h and assume.h. */
#include "base/invariants.h"
#include "engine/learn/assume.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"

#ifndef NDEBUG

static bool are_helpers_within(const struct nn_team *team)
{
    for (uint32_t number = team->threads; number < NN_MOST_MEMBERS; number++)
        if (team->states[number] != NN_HELPER_ABSENT) return false;
    return team->states[0] == NN_HELPER_ABSENT; /* member 0 is not a helper */
}

static bool are_entries_complete(const struct nn_team *team)
{
    for (uint32_t at = 0; at < team->listed; at++)
        if (!team->list[at].clause || !team->list[at].cells) return false;
    return true;
}

/* Called by a member at a meeting, with the lock held. */
const char *nn_team_check(const struct nn_team *team, const struct nn_member *member)
{
    NN_HOLDS(team->threads <= NN_MOST_MEMBERS && are_helpers_within(team), "helpers are members");
    NN_HOLDS(!team->is_open || (team->has_lock && team->ring), "a team that was opened has a lock and a ring");
    NN_HOLDS(team->listed <= NN_LISTED_SOLUTIONS && are_entries_complete(team), "the list holds solutions");
    NN_HOLDS(member->excluded <= team->listed, "a member excludes solutions of the list");
    NN_HOLDS(member->read <= team->written, "a member reads what was written");
    NN_HOLDS(member->outbox_used <= NN_OUTBOX_WORDS, "an outbox has its size");
    return NULL;
}

static bool are_levels_ascending(const struct nn_assumptions *assumptions)
{
    for (uint32_t level = 1; level < assumptions->levels; level++)
        if (assumptions->ends[level] < assumptions->ends[level - 1]) return false;
    return true;
}

static bool are_known_values(const struct nn_assumptions *assumptions)
{
    const uint32_t count = assumptions->levels ? assumptions->ends[assumptions->levels - 1] : 0;
    for (uint32_t at = 0; at < count; at++) {
        const nn_literal literal = assumptions->literals[at];
        if (nn_is_ruling_out(literal) || literal >> 1 >= assumptions->learn.variables) return false;
        const uint32_t candidate = assumptions->learn.candidate_at[literal >> 1];
        if (assumptions->known[candidate >> NN_SEAT_BITS] != (candidate & (NONET_MAX_SIDE - 1)) + 1) return false;
    }
    return true;
}

/* The consequences of the assumptions rule out nothing of the known solution. */
static bool is_known_possible(const struct nn_assumptions *assumptions)
{
    const struct nn_learn *const learn = &assumptions->learn;
    for (uint32_t at = 0; at < learn->trail_length; at++) {
        const nn_literal literal = learn->trail[at];
        if (nn_level_of(learn, literal >> 1) > assumptions->levels) return true;
        const uint32_t candidate = learn->candidate_at[literal >> 1];
        const bool is_known = assumptions->known[candidate >> NN_SEAT_BITS] == (candidate & (NONET_MAX_SIDE - 1)) + 1;
        if (is_known == nn_is_ruling_out(literal)) return false;
    }
    return true;
}

const char *nn_assumptions_check(const struct nn_assumptions *assumptions)
{
    NN_HOLDS(assumptions->levels <= NN_ASSUMED_LEVELS, "the number of levels of assumptions is valid");
    NN_HOLDS(are_levels_ascending(assumptions), "assumptions lie level by level");
    NN_HOLDS(are_known_values(assumptions), "assumptions are values of the known solution");
    NN_HOLDS(is_known_possible(assumptions), "the known solution stays possible");
    return NULL;
}

#endif
