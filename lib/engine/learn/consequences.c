/* consequences.c: the consequences of the trail; learn.h describes its three heads.
 *
 * This is where the time goes (clauses a third, peers and groups a quarter). The open members of a group are read from
 * its word: most peers of a placement have long been ruled out, and cost nothing. */
#include <assert.h>

#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/trail.h"

static inline bool rule_out_members(struct nn_learn *learn, uint32_t variable, uint32_t seat)
{
    const struct nn_group *group = &learn->groups[seat >> NN_SEAT_BITS];
    uint64_t others = group->open & ~nn_bit((int)(seat & (NONET_MAX_SIDE - 1)));
    while (others) {
        const nn_literal other = learn->members[group->first + (uint32_t)nn_take_bit(&others)];
        if (!learn->value[other]) {
            nn_assign(learn, other ^ 1, nn_reason(NN_BY_PEER, variable));
        } else if (learn->value[other] > 0) {
            learn->conflict = nn_reason(NN_BY_PEER, variable);
            learn->conflict_pair[0] = 2 * variable + 1;
            learn->conflict_pair[1] = other ^ 1;
            return false;
        }
    }
    return true;
}

/* Every placed candidate on the trail rules out its peers. */
static inline bool propagate_peers(struct nn_learn *learn)
{
    while (learn->peers_head < learn->trail_length) {
        const nn_literal literal = learn->trail[learn->peers_head++];
        if (nn_is_ruling_out(literal)) continue;
        const uint32_t variable = literal >> 1;
        learn->effort++;
        for (uint32_t k = 0; k < NN_SEATS; k++)
            if (!rule_out_members(learn, variable, learn->seats[variable * NN_SEATS + k])) return false;
    }
    return true;
}

/* A ruled out candidate leaves all its groups before any of them is examined: backtracking puts it back into all. */
static inline bool propagate_groups(struct nn_learn *learn, nn_literal literal)
{
    if (!nn_is_ruling_out(literal)) return true;
    const uint32_t *seats = learn->seats + (size_t)(literal >> 1) * NN_SEATS;
    uint64_t left[NN_SEATS];
    for (uint32_t k = 0; k < NN_SEATS; k++)
        left[k] = learn->groups[seats[k] >> NN_SEAT_BITS].open &= ~nn_bit((int)(seats[k] & (NONET_MAX_SIDE - 1)));
    for (uint32_t k = 0; k < NN_SEATS; k++) {
        if (left[k] & (left[k] - 1)) continue;
        assert(left[k]); /* otherwise the last one would have been placed, or a conflict */
        const uint32_t group = seats[k] >> NN_SEAT_BITS;
        const nn_literal last = learn->members[learn->groups[group].first + (uint32_t)nn_first_bit(left[k])];
        if (!learn->value[last]) {
            nn_assign(learn, last, nn_reason(NN_BY_GROUP, group));
        } else if (learn->value[last] < 0) {
            learn->conflict = nn_reason(NN_BY_GROUP, group);
            return false;
        }
    }
    return true;
}

/* A literal of the clause, not among the first two, that is not false; or NULL. The search continues where the last one
 * ended and wraps around: literals that were false then are probably still false. */
static inline nn_literal *find_watchable(const int8_t *value, struct nn_clause *clause)
{
    assert(clause->resume >= 2 && clause->resume <= clause->size);
    nn_literal *const end = clause->literals + clause->size, *const resume = clause->literals + clause->resume;
    nn_literal *at = resume;
    while (at < end && value[*at] < 0) at++;
    if (at < end) return at;
    for (at = clause->literals + 2; at < resume; at++)
        if (value[*at] >= 0) return at;
    return NULL;
}

/* The clauses that watch a literal that has become false. Each is kept in the list (*to++), unless it finds another literal
 * to watch. */
static inline bool propagate_clauses(struct nn_learn *learn, nn_literal falsified)
{
    const int8_t *value = learn->value;
    struct nn_watch_list *list = &learn->watchers[falsified];
    if (!list->count) return true; /* it may have no memory yet */
    struct nn_watched *from = list->items, *to = from, *const end = from + list->count;
    uint64_t visited = list->count >> 2;
    bool is_possible = true;
    while (from < end) {
        const struct nn_watched watched = *to++ = *from++;
        if (value[watched.blocker] > 0) continue;
        visited++;
        struct nn_clause *clause = nn_clause_at(learn, watched.clause);
        const nn_literal other = clause->literals[0] ^ clause->literals[1] ^ falsified;
        if (value[other] > 0) {
            to[-1].blocker = other;
            continue;
        }
        if (watched.clause == learn->ignored) continue;
        nn_literal *const found = find_watchable(value, clause);
        if (found) {
            const nn_literal next = *found;
            clause->resume = (uint32_t)(found - clause->literals);
            if (value[next] > 0) {
                to[-1].blocker = next;
            } else if (nn_clauses_watch(learn, next, watched.clause, other)) {
                clause->literals[0] = other;
                clause->literals[1] = next;
                *found = falsified;
                to--;
            }
        } else if (value[other] < 0) {
            learn->conflict = nn_reason(NN_BY_CLAUSE, watched.clause);
            is_possible = false;
            while (from < end) *to++ = *from++;
        } else {
            nn_assign(learn, other, nn_reason(NN_BY_CLAUSE, watched.clause));
        }
    }
    list->count = (uint32_t)(to - list->items);
    learn->effort += visited;
    return is_possible;
}

bool nn_learn_propagate(struct nn_learn *learn)
{
    while (propagate_peers(learn)) {
        const bool is_groups_turn =
            learn->groups_head < learn->trail_length && learn->groups_head <= learn->clauses_head;
        if (is_groups_turn) {
            if (!propagate_groups(learn, learn->trail[learn->groups_head++])) return false;
        } else if (learn->clauses_head < learn->trail_length) {
            if (!propagate_clauses(learn, learn->trail[learn->clauses_head++] ^ 1)) return false;
        } else {
            return true;
        }
    }
    return false;
}

static inline uint32_t least_of(uint32_t left, uint32_t right)
{
    return left < right ? left : right;
}

void nn_learn_backtrack(struct nn_learn *learn, uint32_t level)
{
    if (learn->level <= level) return;
    const uint32_t height = learn->level_start[level + 1];
    for (uint32_t at = learn->trail_length; at-- > height;) {
        const nn_literal literal = learn->trail[at];
        const uint32_t variable = literal >> 1;
        if (nn_is_ruling_out(literal) && at < learn->groups_head) {
            const uint32_t *seats = learn->seats + (size_t)variable * NN_SEATS;
            for (uint32_t k = 0; k < NN_SEATS; k++)
                learn->groups[seats[k] >> NN_SEAT_BITS].open |= nn_bit((int)(seats[k] & (NONET_MAX_SIDE - 1)));
        }
        learn->saved_phase[variable] = !nn_is_ruling_out(literal);
        learn->value[literal] = learn->value[literal ^ 1] = 0;
        nn_heap_insert(learn, variable);
    }
    learn->trail_length = height;
    learn->peers_head = least_of(learn->peers_head, height);
    learn->groups_head = least_of(learn->groups_head, height);
    learn->clauses_head = least_of(learn->clauses_head, height);
    learn->level = level;
}
