/* trail.h: reading and writing the assignment; small enough for every inner loop. */
#ifndef NN_LEARN_TRAIL_H
#define NN_LEARN_TRAIL_H

#include <assert.h>

#include "engine/learn/learn.h"

static inline uint32_t nn_reason(enum nn_reason_kind kind, uint32_t which)
{
    return which << NN_REASON_BITS | kind;
}

static inline enum nn_reason_kind nn_reason_kind(uint32_t reason)
{
    return (enum nn_reason_kind)(reason & ((1u << NN_REASON_BITS) - 1));
}

static inline struct nn_clause *nn_clause_at(const struct nn_learn *learn, nn_clause_ref ref)
{
    return (struct nn_clause *)(learn->arena + ref);
}

static inline bool nn_is_ruling_out(nn_literal literal)
{
    return literal & 1;
}

static inline uint32_t nn_level_of(const struct nn_learn *learn, uint32_t variable)
{
    return learn->facts[variable].level;
}

static inline void nn_assign(struct nn_learn *learn, nn_literal literal, uint32_t reason)
{
    assert(!learn->value[literal]);
    learn->value[literal] = 1;
    learn->value[literal ^ 1] = -1;
    learn->facts[literal >> 1] = (struct nn_fact){learn->level, reason, learn->trail_length};
    learn->trail[learn->trail_length++] = literal;
}

/* Open a level with an assumption. */
static inline void nn_decide(struct nn_learn *learn, nn_literal literal)
{
    assert(!learn->value[literal] && learn->clauses_head == learn->trail_length); /* propagation is complete */
    learn->denied[learn->level++] = literal ^ 1;
    learn->level_start[learn->level] = learn->trail_length;
    nn_assign(learn, literal, nn_reason(NN_BY_NOTHING, 0));
}

/* The assumption that opened a level, 1 .. learn->level. */
static inline nn_literal nn_decision(const struct nn_learn *learn, uint32_t level)
{
    assert(level >= 1 && level <= learn->level);
    return learn->trail[learn->level_start[level]];
}

/* The false literals that are the reason of a true one, or of the conflict. For groups and clauses the literal made
 * true is among them: the reader skips it. */
static inline struct nn_literals nn_literals_of(const struct nn_learn *learn, uint32_t reason)
{
    const uint32_t which = reason >> NN_REASON_BITS;
    switch (nn_reason_kind(reason)) {
    case NN_BY_PEER: return (struct nn_literals){&learn->negated[which], 1};
    case NN_BY_GROUP:
        return (struct nn_literals){learn->members + learn->groups[which].first, learn->groups[which].count};
    case NN_BY_CLAUSE:
        return (struct nn_literals){nn_clause_at(learn, which)->literals, nn_clause_at(learn, which)->size};
    case NN_BY_EXCLUSION: return (struct nn_literals){learn->denied, which};
    case NN_BY_NOTHING: break;
    }
    return (struct nn_literals){NULL, 0};
}

/* The same for the conflict: two peers that are both placed have their own pair of literals. */
static inline struct nn_literals nn_conflict_literals(const struct nn_learn *learn)
{
    if (nn_reason_kind(learn->conflict) == NN_BY_PEER) return (struct nn_literals){learn->conflict_pair, 2};
    return nn_literals_of(learn, learn->conflict);
}

/* Draw all consequences of the trail. False: a contradiction, see learn->conflict. */
bool nn_learn_propagate(struct nn_learn *learn);
/* Take back all levels above `level`. */
void nn_learn_backtrack(struct nn_learn *learn, uint32_t level);

#endif
