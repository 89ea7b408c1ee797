/* vivify.c: makes good clauses shorter.
 *
 * The literals of a clause are assumed false one after the other. If the other clauses then lead to a contradiction, or
 * make one of its literals true, the assumptions that caused it are enough for a clause; a literal that becomes false
 * on its own was never needed. Clauses are sorted so that neighbours begin with the same literals, and assumptions can
 * stay from one to the next. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/learn/analyze.h"
#include "engine/learn/clauses.h"
#include "engine/learn/inprocess.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"

struct vivification {
    uint64_t key; /* its first literals */
    nn_clause_ref clause;
};
enum { KEY_LITERALS = 3, KEY_BITS = 21 };

/* ---- which clauses, in which order ---------------------------------------------------------------------- */

static bool is_worthwhile(const struct nn_clause *clause)
{
    return !(clause->flags & (NN_KEEP | NN_GARBAGE)) && clause->glue <= NN_GLUE_FOR_LONG && clause->size > 2;
}

static int compare_keys(const void *left, const void *right)
{
    const struct vivification *one = left, *other = right;
    if (one->key != other->key) return one->key < other->key ? 1 : -1;
    return (one->clause > other->clause) - (one->clause < other->clause);
}

static int compare_words(const void *left, const void *right)
{
    const uint64_t one = *(const uint64_t *)left, other = *(const uint64_t *)right;
    return (one > other) - (one < other);
}

static void count_literals(struct nn_learn *learn)
{
    memset(learn->literal_count, 0, 2 * (size_t)learn->variables * sizeof *learn->literal_count);
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const struct nn_clause *clause = nn_clause_at(learn, learn->clauses[at]);
        for (uint32_t k = 0; k < clause->size; k++) learn->literal_count[clause->literals[k]]++;
    }
}

/* Literals that are in many clauses first. `words` has room for them. */
static uint64_t sort_literals(const struct nn_learn *learn, struct nn_clause *clause, uint64_t *words)
{
    for (uint32_t at = 0; at < clause->size; at++) {
        const nn_literal literal = clause->literals[at];
        words[at] = (uint64_t)(UINT32_MAX - learn->literal_count[literal]) << 32 | literal;
    }
    qsort(words, clause->size, sizeof *words, compare_words);
    for (uint32_t at = 0; at < clause->size; at++) clause->literals[at] = (nn_literal)words[at];
    clause->resume = 2;
    uint64_t key = 0;
    for (uint32_t at = 0; at < KEY_LITERALS; at++)
        key = key << KEY_BITS | (clause->literals[at] & ((1u << KEY_BITS) - 1));
    return key;
}

/* Those that were not tried yet, or all again. Returns how many. */
static size_t schedule(struct nn_learn *learn, struct vivification *list)
{
    size_t count = 0, fresh = 0;
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const struct nn_clause *clause = nn_clause_at(learn, learn->clauses[at]);
        fresh += is_worthwhile(clause) && !(clause->flags & NN_VIVIFIED);
    }
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        struct nn_clause *clause = nn_clause_at(learn, learn->clauses[at]);
        if (!is_worthwhile(clause) || (fresh && clause->flags & NN_VIVIFIED)) continue;
        list[count++].clause = learn->clauses[at];
    }
    return count;
}

/* ---- one clause ----------------------------------------------------------------------------------------- */

/* Keep the decisions that this clause assumes as well, unless the clause itself propagated there. */
static void keep_assumptions(struct nn_learn *learn, nn_clause_ref ref)
{
    const struct nn_clause *clause = nn_clause_at(learn, ref);
    uint32_t kept = 0;
    while (kept < learn->level && kept < clause->size && nn_decision(learn, kept + 1) == (learn->scratch[kept] ^ 1))
        kept++;
    for (uint32_t at = 0; at < 2; at++) {
        const nn_literal literal = clause->literals[at];
        const struct nn_fact fact = learn->facts[literal >> 1];
        if (learn->value[literal] > 0 && fact.reason == nn_reason(NN_BY_CLAUSE, ref) && fact.level <= kept)
            kept = fact.level ? fact.level - 1 : 0;
    }
    nn_learn_backtrack(learn, kept);
}

/* Mark the decisions that led to these literals NN_IN_CLAUSE. */
static void mark_decisions(struct nn_learn *learn, struct nn_literals behind, uint32_t self)
{
    for (uint32_t done = 0;; done++) {
        for (uint32_t at = 0; at < behind.count; at++) {
            const uint32_t variable = behind.first[at] >> 1;
            if (variable != self && nn_level_of(learn, variable) && !learn->marks[variable])
                nn_mark(learn, variable, NN_SEEN);
        }
        while (done < learn->marked_count && !learn->facts[learn->marked[done]].reason)
            learn->marks[learn->marked[done++]] |= NN_IN_CLAUSE;
        if (done == learn->marked_count) return;
        self = learn->marked[done];
        behind = nn_literals_of(learn, learn->facts[self].reason);
    }
}

enum outcome { OPEN_END, CONTRADICTION, IMPLIED };

/* Assume scratch[0 .. size-1] false. */
static enum outcome assume_false(struct nn_learn *learn, uint32_t size, nn_literal *implied)
{
    for (uint32_t at = 0; at < size; at++) {
        const nn_literal literal = learn->scratch[at];
        if (learn->value[literal] < 0) continue;
        *implied = literal;
        if (learn->value[literal] > 0) return IMPLIED;
        nn_decide(learn, literal ^ 1);
        if (!nn_learn_propagate(learn)) return CONTRADICTION;
    }
    return OPEN_END;
}

/* What the assumptions left of the clause, into learnt[]. */
static void keep_needed(struct nn_learn *learn, uint32_t size, enum outcome outcome, nn_literal implied)
{
    if (outcome == CONTRADICTION) mark_decisions(learn, nn_conflict_literals(learn), UINT32_MAX);
    if (outcome == IMPLIED)
        mark_decisions(learn, nn_literals_of(learn, learn->facts[implied >> 1].reason), implied >> 1);
    learn->learnt_count = 0;
    for (uint32_t at = 0; at < size; at++) {
        const nn_literal literal = learn->scratch[at];
        const uint32_t variable = literal >> 1;
        const bool is_false = learn->value[literal] < 0;
        const bool is_needed =
            outcome == OPEN_END
                ? !(is_false && (learn->facts[variable].reason || !nn_level_of(learn, variable)))
                : (is_false && learn->marks[variable] & NN_IN_CLAUSE) || (outcome == IMPLIED && literal == implied);
        if (is_needed) learn->learnt[learn->learnt_count++] = literal;
    }
    nn_learn_unmark(learn);
}

/* Put learnt[] in the place of the clause. False: contradiction. */
static bool replace_clause(struct nn_learn *learn, nn_clause_ref ref)
{
    assert(learn->learnt_count);
    const struct nn_clause before = *nn_clause_at(learn, ref);
    const uint32_t count = learn->learnt_count;
    nn_learn_backtrack(learn, 0);
    if (count == 0) return false;
    if (count == 1 && !nn_learn_settle(learn, learn->learnt[0])) return false;
    if (count >= 2) {
        const uint32_t glue = before.glue < count ? before.glue : count - 1;
        nn_learn_announce(learn, learn->learnt, count, glue);
        nn_clauses_add(learn, learn->learnt, count, glue, (before.flags & NN_USED) | NN_VIVIFIED);
    }
    nn_clauses_drop(learn, ref);
    return true;
}

static bool is_settled(const struct nn_learn *learn, const struct nn_clause *clause)
{
    for (uint32_t at = 0; at < clause->size; at++) {
        const nn_literal literal = clause->literals[at];
        if (learn->value[literal] > 0 && !nn_level_of(learn, literal >> 1)) return true;
    }
    return false;
}

static int compare_literals_by_count(const struct nn_learn *learn, nn_literal one, nn_literal other)
{
    const uint32_t left = learn->literal_count[one], right = learn->literal_count[other];
    return left != right ? (left > right ? -1 : 1) : (one > other) - (one < other);
}

/* The clause's literals in their order: watching has moved only a few, and clauses are short enough for insertion
 * sort. */
static void copy_sorted(struct nn_learn *learn, const struct nn_clause *clause)
{
    for (uint32_t at = 0; at < clause->size; at++) {
        uint32_t to = at;
        for (; to && compare_literals_by_count(learn, clause->literals[at], learn->scratch[to - 1]) < 0; to--)
            learn->scratch[to] = learn->scratch[to - 1];
        learn->scratch[to] = clause->literals[at];
    }
}

static bool vivify_clause(struct nn_learn *learn, nn_clause_ref ref)
{
    assert(ref < learn->arena_used);
    struct nn_clause *clause = nn_clause_at(learn, ref);
    clause->flags |= NN_VIVIFIED;
    if (is_settled(learn, clause)) {
        nn_clauses_drop(learn, ref);
        return true;
    }
    copy_sorted(learn, clause);
    keep_assumptions(learn, ref);
    nn_literal implied = 0;
    learn->ignored = ref;
    const enum outcome outcome = assume_false(learn, clause->size, &implied);
    learn->ignored = NN_NO_CLAUSE;
    keep_needed(learn, clause->size, outcome, implied);
    if (learn->learnt_count < clause->size) return replace_clause(learn, ref);
    if (outcome == CONTRADICTION) nn_learn_backtrack(learn, learn->level - 1);
    if (outcome == IMPLIED && clause->glue > NN_GLUE_FOR_EVER && !nn_clauses_is_reason(learn, ref)) {
        nn_clauses_drop(learn, ref); /* the others say the same */
        nn_learn_backtrack(learn, 0);
    }
    return true;
}

/* ---- all of them ---------------------------------------------------------------------------------------- */

static bool vivify_list(struct nn_learn *learn, const struct vivification *list, size_t count, uint64_t end)
{
    for (size_t at = 0; at < count && learn->effort < end; at++) {
        if (nn_watch_is_over_at_node(learn->watch) || learn->lacks_memory) break;
        if (!vivify_clause(learn, list[at].clause)) return false;
    }
    nn_learn_backtrack(learn, 0);
    return nn_learn_propagate(learn);
}

bool nn_learn_vivify(struct nn_learn *learn, uint64_t most_effort)
{
    assert(!learn->level);
    nn_learn_simplify(learn);
    struct vivification *list = malloc((learn->clause_count + (size_t)1) * sizeof *list);
    uint64_t *words = malloc((learn->variables + (size_t)1) * sizeof *words);
    bool is_possible = true;
    if (!list || !words) {
        learn->lacks_memory = true;
    } else {
        count_literals(learn);
        const size_t count = schedule(learn, list);
        for (size_t at = 0; at < count; at++)
            list[at].key = sort_literals(learn, nn_clause_at(learn, list[at].clause), words);
        nn_clauses_collect(learn); /* rebuilds the watchers of the new first literals */
        qsort(list, count, sizeof *list, compare_keys);
        is_possible = vivify_list(learn, list, count, learn->effort + most_effort);
    }
    free(words);
    free(list);
    return is_possible;
}
