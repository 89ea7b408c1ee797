/* reduce.c: which clauses stay, and what is settled for good.
 *
 * Most clauses never help again. At growing intervals, three quarters of those that took no part in a recent conflict
 * are dropped, those with many levels and many literals first. */
#include <stdlib.h>

#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/trail.h"

enum { DROPPED_PERCENT = 75 };

/* Sorts after every clause that is better than this one: few levels, then few literals, then young. */
static uint64_t badness(const struct nn_clause *clause, nn_clause_ref ref)
{
    const uint64_t glue = clause->glue < 0xffff ? clause->glue : 0xffff;
    const uint64_t size = clause->size < 0xffff ? clause->size : 0xffff;
    return glue << 48 | size << 32 | (UINT32_MAX - ref);
}

static int compare_badness(const void *left, const void *right)
{
    const uint64_t one = *(const uint64_t *)left, other = *(const uint64_t *)right;
    return (one < other) - (one > other);
}

/* Not needed as a reason, and not used lately; each call lowers its use count. */
static bool is_expendable(struct nn_learn *learn, nn_clause_ref ref, bool is_thorough)
{
    struct nn_clause *clause = nn_clause_at(learn, ref);
    if (clause->flags & (NN_KEEP | NN_GARBAGE)) return false;
    if (!is_thorough && clause->glue <= NN_GLUE_FOR_EVER) return false;
    if (!is_thorough && clause->flags & NN_USED) {
        clause->flags--;
        return false;
    }
    return !nn_clauses_is_reason(learn, ref);
}

void nn_learn_reduce(struct nn_learn *learn, bool is_thorough)
{
    uint64_t *pool = malloc((learn->clause_count + (size_t)1) * sizeof *pool);
    if (!pool) {
        learn->lacks_memory = true;
        return;
    }
    size_t count = 0;
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const nn_clause_ref ref = learn->clauses[at];
        if (is_expendable(learn, ref, is_thorough)) pool[count++] = badness(nn_clause_at(learn, ref), ref);
    }
    qsort(pool, count, sizeof *pool, compare_badness);
    if (!is_thorough) count = count * DROPPED_PERCENT / 100;
    for (size_t at = 0; at < count; at++) nn_clauses_drop(learn, UINT32_MAX - (uint32_t)pool[at]);
    free(pool);
    nn_clauses_collect(learn);
    learn->reductions++;
    NN_CHECK(nn_learn_check(learn));
}

/* Remove false literals; a clause with a true one goes. */
static void simplify_clause(struct nn_learn *learn, nn_clause_ref ref)
{
    struct nn_clause *clause = nn_clause_at(learn, ref);
    uint32_t open = 0;
    for (uint32_t at = 0; at < clause->size; at++) {
        if (learn->value[clause->literals[at]] > 0) {
            nn_clauses_drop(learn, ref);
            return;
        }
        open += !learn->value[clause->literals[at]];
    }
    if (open == clause->size) return;
    assert(open >= 2);
    const uint32_t before = clause->size;
    uint32_t to = 0;
    for (uint32_t at = 0; at < before; at++) { /* the false ones end up after the clause, for the proof */
        const nn_literal literal = clause->literals[at];
        if (learn->value[literal]) continue;
        clause->literals[at] = clause->literals[to];
        clause->literals[to++] = literal;
    }
    clause->size = open;
    clause->resume = 2;
    if (clause->glue >= open) clause->glue = open - 1;
    if (learn->on_learnt) learn->on_learnt(learn->sink_context, clause->literals, open, clause->glue);
    if (learn->on_deleted) learn->on_deleted(learn->sink_context, clause->literals, before, clause->glue);
}

/* The groups keep their open members; a settled group is empty. */
static void simplify_groups(struct nn_learn *learn)
{
    for (uint32_t which = 0; which < learn->group_count; which++) {
        struct nn_group *group = &learn->groups[which];
        uint32_t kept = 0;
        for (uint32_t at = 0; at < group->count; at++) {
            const nn_literal member = learn->members[group->first + at];
            if (learn->value[member]) continue;
            uint32_t *seats = learn->seats + (size_t)(member >> 1) * NN_SEATS;
            while (*seats >> NN_SEAT_BITS != which) seats++;
            *seats = which << NN_SEAT_BITS | kept;
            learn->members[group->first + kept++] = member;
        }
        group->count = kept;
        group->open = nn_low_bits((int)kept);
    }
}

void nn_learn_simplify(struct nn_learn *learn)
{
    assert(!learn->level);
    if (learn->trail_length == learn->simplified_length) return;
    assert(learn->clauses_head == learn->trail_length && learn->groups_head == learn->trail_length);
    learn->simplified_length = learn->trail_length;
    for (uint32_t at = 0; at < learn->trail_length; at++)
        learn->facts[learn->trail[at] >> 1].reason = nn_reason(NN_BY_NOTHING, 0);
    for (uint32_t at = 0; at < learn->clause_count; at++)
        if (!(nn_clause_at(learn, learn->clauses[at])->flags & NN_GARBAGE)) simplify_clause(learn, learn->clauses[at]);
    simplify_groups(learn);
    nn_clauses_collect(learn);
    NN_CHECK(nn_learn_check(learn));
}
