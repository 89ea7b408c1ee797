/* exclude.c: finding all solutions, one after the other.
 *
 * A solution follows from its decisions. To go on, the last of them is reversed, for the reason that everything under
 * the decisions so far has been visited: an exclusion. It needs no clause, so millions of solutions cost no memory; but
 * its level and those below it must stay (the floor) until they are explored.
 *
 *     d1 d2 d3: solution          d1 d2 -d3 because of (d1 d2)          floor 2
 *     d1 d2 -d3 ... conflict      d1 -d2 because of (d1)                floor 1
 *
 * A search that cannot take back its first decisions may get lost. So if no solution comes for some time, and for the
 * first few in any case (most boards have one), the exclusions are turned into clauses, and the search is free. */
#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/trail.h"

enum { RECORDED_SOLUTIONS = 8, PATIENCE = 1000 /* conflicts */ };

/* Take back the current level and reverse its decision. */
static void turn_round(struct nn_learn *learn)
{
    assert(learn->level > 0);
    const nn_literal denied = learn->denied[learn->level - 1];
    if (learn->on_excluded) learn->on_excluded(learn->sink_context, learn->denied, learn->level, learn->level);
    learn->floor = learn->level - 1;
    nn_learn_backtrack(learn, learn->floor);
    NN_CHECK_EVERY(64, learn->occasions, nn_learn_check(learn));
    nn_assign(learn, denied, learn->floor ? nn_reason(NN_BY_EXCLUSION, learn->floor) : nn_reason(NN_BY_NOTHING, 0));
}

bool nn_learn_exclude(struct nn_learn *learn)
{
    if (!learn->level) return false;
    learn->solutions++;
    learn->solved_at = learn->conflicts;
    turn_round(learn);
    return true;
}

void nn_learn_leave_floor(struct nn_learn *learn)
{
    assert(learn->level && learn->level == learn->floor);
    turn_round(learn);
}

bool nn_learn_should_record(const struct nn_learn *learn)
{
    return learn->solutions <= RECORDED_SOLUTIONS || learn->conflicts >= learn->solved_at + PATIENCE;
}

/* The decisions of higher levels come first: they become open again first, so they should be watched. */
static void record(struct nn_learn *learn, nn_literal literal, uint32_t levels)
{
    assert(levels && levels <= learn->level && learn->value[literal] > 0);
    uint32_t count = 0;
    learn->learnt[count++] = literal;
    for (uint32_t level = levels; level; level--) learn->learnt[count++] = learn->denied[level - 1];
    const nn_clause_ref ref = nn_clauses_add(learn, learn->learnt, count, 1, NN_KEEP);
    if (ref != NN_NO_CLAUSE) learn->facts[literal >> 1].reason = nn_reason(NN_BY_CLAUSE, ref);
}

void nn_learn_record_exclusions(struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->trail_length; at++) {
        const uint32_t reason = learn->facts[learn->trail[at] >> 1].reason;
        if (nn_reason_kind(reason) == NN_BY_EXCLUSION) record(learn, learn->trail[at], reason >> NN_REASON_BITS);
    }
    learn->floor = 0;
}
