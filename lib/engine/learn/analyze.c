/* analyze.c: the first unique implication point.
 *
 * Starting from the violated reason, literals of the current level are replaced by their reasons, the latest first,
 * until one of that level is left: it alone, with literals of earlier levels, causes the contradiction. Everything
 * visited on the way becomes more active, as do the reasons of the learnt literals. */
#include "engine/learn/analyze.h"

#include <assert.h>

#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/trail.h"

uint32_t nn_learn_glue_of(struct nn_learn *learn, const nn_literal *literals, uint32_t count)
{
    assert(count);
    uint32_t glue = 0;
    learn->stamp++;
    for (uint32_t at = 0; at < count; at++) {
        uint32_t *stamp = &learn->level_stamp[nn_level_of(learn, literals[at] >> 1)];
        glue += *stamp != learn->stamp;
        *stamp = learn->stamp;
    }
    return glue;
}

void nn_learn_unmark(struct nn_learn *learn)
{
    while (learn->marked_count) learn->marks[learn->marked[--learn->marked_count]] = 0;
}

/* A clause that takes part in a conflict is useful, and may have become better. */
static void note_use(struct nn_learn *learn, nn_clause_ref ref)
{
    assert(ref < learn->arena_used);
    struct nn_clause *clause = nn_clause_at(learn, ref);
    if (clause->glue > NN_GLUE_FOR_EVER) {
        const uint32_t glue = nn_learn_glue_of(learn, clause->literals, clause->size);
        if (glue < clause->glue) clause->glue = glue;
    }
    const uint32_t use = clause->glue <= NN_GLUE_FOR_LONG ? 2 : 1;
    clause->flags = (clause->flags & ~(uint32_t)NN_USED) | use;
}

/* Mark the literals that explain `self` (or the conflict); those of earlier levels are learnt. Returns how many of the
 * current level are new. */
static uint32_t look_behind(struct nn_learn *learn, struct nn_literals behind, uint32_t self)
{
    uint32_t current = 0;
    for (uint32_t at = 0; at < behind.count; at++) {
        const nn_literal literal = behind.first[at];
        const uint32_t variable = literal >> 1, level = nn_level_of(learn, variable);
        if (variable == self || !level || learn->marks[variable]) continue;
        nn_mark(learn, variable, NN_SEEN);
        if (level > learn->fixed) learn->analyzed[learn->analyzed_count++] = variable;
        if (level >= learn->level) current++;
        else learn->learnt[learn->learnt_count++] = literal;
    }
    return current;
}

static void find_implication_point(struct nn_learn *learn)
{
    learn->learnt_count = 1;
    learn->marked_count = learn->analyzed_count = 0;
    uint32_t reason = learn->conflict, at = learn->trail_length;
    uint32_t open = 0, self = UINT32_MAX;
    struct nn_literals behind = nn_conflict_literals(learn);
    for (;;) {
        if (nn_reason_kind(reason) == NN_BY_CLAUSE) note_use(learn, reason >> NN_REASON_BITS);
        open += look_behind(learn, behind, self);
        do at--;
        while (!learn->marks[learn->trail[at] >> 1]);
        self = learn->trail[at] >> 1;
        if (!--open) break;
        reason = learn->facts[self].reason;
        behind = nn_literals_of(learn, reason);
    }
    learn->learnt[0] = learn->trail[at] ^ 1;
}

static void note_behind(struct nn_learn *learn, uint32_t self)
{
    const struct nn_literals behind = nn_literals_of(learn, learn->facts[self].reason);
    for (uint32_t at = 0; at < behind.count; at++) {
        const uint32_t variable = behind.first[at] >> 1;
        if (variable == self || nn_level_of(learn, variable) <= learn->fixed) continue;
        if (learn->marks[variable] & NN_SEEN) continue;
        nn_mark(learn, variable, NN_SEEN);
        learn->analyzed[learn->analyzed_count++] = variable;
    }
}

/* The reasons of the learnt literals, and their reasons, nearly took part, so they become more active, too. Without
 * this some hard boards are not solved at all; in one trial the second step saved a sixth of the conflicts over the
 * first alone. */
static void note_reasons(struct nn_learn *learn)
{
    const uint32_t first = learn->analyzed_count;
    for (uint32_t at = 0; at < learn->learnt_count; at++)
        if (nn_level_of(learn, learn->learnt[at] >> 1) > learn->fixed) note_behind(learn, learn->learnt[at] >> 1);
    const uint32_t last = learn->analyzed_count;
    for (uint32_t at = first; at < last; at++) note_behind(learn, learn->analyzed[at]);
}

static void bump_analyzed(struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->analyzed_count; at++) nn_heap_bump(learn, learn->analyzed[at]);
    nn_heap_age(learn);
}

/* After the first literal, the one of the highest level comes second. */
static uint32_t put_second(struct nn_learn *learn)
{
    assert(learn->learnt_count);
    uint32_t highest = 0, where = 0;
    for (uint32_t at = 1; at < learn->learnt_count; at++) {
        const uint32_t level = nn_level_of(learn, learn->learnt[at] >> 1);
        if (level <= highest) continue;
        highest = level;
        where = at;
    }
    if (where) {
        const nn_literal kept = learn->learnt[1];
        learn->learnt[1] = learn->learnt[where];
        learn->learnt[where] = kept;
    }
    return highest;
}

uint32_t nn_learn_analyze(struct nn_learn *learn, uint32_t *jump)
{
    assert(learn->level && !learn->marked_count);
    find_implication_point(learn);
    nn_learn_shrink(learn);
    const uint32_t glue = nn_learn_glue_of(learn, learn->learnt, learn->learnt_count);
    note_reasons(learn);
    bump_analyzed(learn);
    nn_learn_unmark(learn);
    *jump = put_second(learn);
    return glue;
}
