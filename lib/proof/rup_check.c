/* rup_check.c: the invariants of rup.h. They hold between two calls, until the root is refuted. */
#include "base/invariants.h"
#include "proof/rup.h"

#ifndef NDEBUG

static bool are_root_values_opposite(const struct nn_rup *rup)
{
    uint32_t settled = 0;
    for (uint32_t literal = 0; literal < 2 * rup->variables; literal += 2) {
        if (rup->value[literal] != -rup->value[literal + 1]) return false;
        settled += rup->value[literal] != 0;
    }
    for (uint32_t at = 0; at < rup->trail_length; at++)
        if (rup->value[rup->trail[at]] != 1) return false;
    return settled == rup->trail_length;
}

/* Groups count what is not ruled out, and list that at least. */
static bool are_groups_counted(const struct nn_rup *rup)
{
    const uint32_t side = (uint32_t)rup->layout->side;
    for (uint32_t group = 0; group < rup->group_count; group++) {
        uint32_t open = 0;
        if (rup->sizes[group] > side) return false;
        for (uint32_t at = 0; at < rup->sizes[group]; at++) open += rup->value[rup->members[group * side + at]] >= 0;
        if (open != rup->left[group]) return false;
    }
    return true;
}

static bool are_members_in_their_groups(const struct nn_rup *rup)
{
    const uint32_t side = (uint32_t)rup->layout->side;
    for (uint32_t group = 0; group < rup->group_count; group++)
        for (uint32_t at = 0; at < rup->sizes[group]; at++) {
            const uint32_t member = rup->members[group * side + at];
            const uint32_t *const groups = rup->groups + (size_t)(member >> 1) * NN_RUP_GROUPS;
            bool is_there = false;
            for (int which = 0; which < NN_RUP_GROUPS; which++) is_there |= groups[which] == group;
            if (member & 1 || !is_there) return false;
        }
    return true;
}

/* ---- clauses ----------------------------------------------------------------------------------- */

static uint32_t next_clause(const struct nn_rup *rup, uint32_t clause)
{
    const struct nn_rup_clause *const here = nn_rup_clause_at(rup, clause);
    return clause + (uint32_t)(sizeof *here / sizeof(uint32_t)) + here->size;
}

static bool are_clauses_counted(const struct nn_rup *rup)
{
    uint32_t count = 0, clause = 0;
    size_t deleted = 0;
    while (clause < rup->arena_used) {
        const struct nn_rup_clause *const here = nn_rup_clause_at(rup, clause);
        const uint32_t next = next_clause(rup, clause);
        if (here->size < 2) return false;
        if (here->is_deleted) deleted += next - clause;
        else count++;
        clause = next;
    }
    return clause == rup->arena_used && count == rup->clause_count && deleted == rup->arena_deleted;
}

static bool is_watched(const struct nn_rup *rup, uint32_t literal, uint32_t clause)
{
    const struct nn_rup_list *const list = &rup->watches[literal];
    for (uint32_t at = 0; at < list->count; at++)
        if (list->items[at].clause == clause) return true;
    return false;
}

static bool are_first_literals_watched(const struct nn_rup *rup)
{
    for (uint32_t clause = 0; clause < rup->arena_used; clause = next_clause(rup, clause)) {
        const struct nn_rup_clause *const here = nn_rup_clause_at(rup, clause);
        if (here->is_deleted) continue;
        if (!is_watched(rup, here->literals[0], clause) || !is_watched(rup, here->literals[1], clause)) return false;
    }
    return true;
}

static bool are_clauses_in_buckets(const struct nn_rup *rup)
{
    uint32_t found = 0;
    for (uint32_t bucket = 0; bucket < rup->bucket_count; bucket++)
        for (uint32_t clause = rup->buckets[bucket]; clause != NN_RUP_NONE;
             clause = nn_rup_clause_at(rup, clause)->next) {
            if (clause >= rup->arena_used || nn_rup_clause_at(rup, clause)->is_deleted) return false;
            if (++found > rup->clause_count) return false;
        }
    return found == rup->clause_count;
}

const char *nn_rup_check(const struct nn_rup *rup)
{
    if (rup->is_refuted || rup->lacks_memory) return NULL;
    NN_HOLDS(rup->trail_length == rup->root_length && rup->groups_head == rup->root_length &&
                 rup->clauses_head == rup->root_length,
             "between calls only the root stands, and all of it is drawn");
    NN_HOLDS(are_root_values_opposite(rup), "a literal is true when the other is false, and on the trail");
    NN_HOLDS(are_members_in_their_groups(rup), "members know their groups");
    NN_HOLDS(are_groups_counted(rup), "groups count what is left");
    NN_HOLDS(are_clauses_counted(rup), "clauses lie one after the other, and are counted");
    NN_HOLDS(are_first_literals_watched(rup), "two literals of a clause are watched");
    NN_HOLDS(are_clauses_in_buckets(rup), "every clause is found by its hash");
    return NULL;
}

#endif
