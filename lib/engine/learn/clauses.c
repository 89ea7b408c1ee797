/* clauses.c: one array holds all clauses one after the other, each a header and its literals:
 *
 *     | size glue flags resume  lit lit lit ... | size glue flags resume  lit ... |
 *       ^ reference
 *
 * nn_clauses_collect removes the dropped ones, moves the others together and updates the reasons that point at them.
 * Memory is counted: going over the limit is refused, and the run ends. */
#include "engine/learn/clauses.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "engine/learn/trail.h"

/* Grow an array of `learn` to at least `room` items, and to twice its size if that fits. */
static void *regrow(struct nn_learn *learn, void *items, size_t item_size, size_t wanted, size_t *room)
{
    assert(wanted > *room && learn->memory_used <= learn->memory_limit);
    const size_t left = (learn->memory_limit - learn->memory_used) / item_size;
    const size_t more = 2 * *room > wanted ? *room : wanted - *room;
    const size_t added = more <= left ? more : wanted - *room;
    void *grown = added <= left ? realloc(items, (*room + added) * item_size) : NULL;
    if (!grown) {
        learn->lacks_memory = true;
        return NULL;
    }
    *room += added;
    learn->memory_used += added * item_size;
    return grown;
}

bool nn_clauses_grow_watches(struct nn_learn *learn, struct nn_watch_list *list)
{
    size_t room = list->room;
    void *items = regrow(learn, list->items, sizeof *list->items, room + 4, &room);
    if (!items) return false;
    list->items = items;
    list->room = (uint32_t)room;
    return true;
}

static bool make_arena_room(struct nn_learn *learn, size_t words)
{
    if (learn->arena_used + words >= NN_NO_CLAUSE) return !(learn->lacks_memory = true);
    if (learn->arena_used + words > learn->arena_room) {
        const size_t least = learn->arena_room ? 0 : (size_t)1 << 14;
        void *arena =
            regrow(learn, learn->arena, sizeof *learn->arena, learn->arena_used + words + least, &learn->arena_room);
        if (!arena) return false;
        learn->arena = arena;
    }
    if (learn->clause_count == learn->clause_room) {
        size_t room = learn->clause_room;
        void *clauses = regrow(learn, learn->clauses, sizeof *learn->clauses, room + 1024, &room);
        if (!clauses) return false;
        learn->clauses = clauses;
        learn->clause_room = (uint32_t)room;
    }
    return true;
}

/* "Ruled out" literals come right after the watched ones, to be watched next: a candidate is placed far less often than
 * it is ruled out, so they rarely become false, and the clause is rarely visited. */
static void put_lasting_first(struct nn_clause *clause)
{
    uint32_t to = 2;
    for (uint32_t at = 2; at < clause->size; at++) {
        const nn_literal literal = clause->literals[at];
        if (!nn_is_ruling_out(literal)) continue;
        clause->literals[at] = clause->literals[to];
        clause->literals[to++] = literal;
    }
    clause->resume = 2;
}

nn_clause_ref nn_clauses_add(struct nn_learn *learn, const nn_literal *literals, uint32_t count, uint32_t glue,
                             uint32_t flags)
{
    assert(count >= 2);
    if (!make_arena_room(learn, NN_CLAUSE_HEADER + (size_t)count)) return NN_NO_CLAUSE;
    const nn_clause_ref ref = (nn_clause_ref)learn->arena_used;
    if (!nn_clauses_watch(learn, literals[0], ref, literals[1]) ||
        !nn_clauses_watch(learn, literals[1], ref, literals[0]))
        return NN_NO_CLAUSE; /* the run ends, so the watch is never followed */
    struct nn_clause *clause = nn_clause_at(learn, ref);
    *clause = (struct nn_clause){.size = count, .glue = glue, .flags = flags};
    memcpy(clause->literals, literals, count * sizeof *literals);
    put_lasting_first(clause);
    learn->arena_used += NN_CLAUSE_HEADER + (size_t)count;
    learn->clauses[learn->clause_count++] = ref;
    return ref;
}

void nn_clauses_drop(struct nn_learn *learn, nn_clause_ref ref)
{
    assert(ref < learn->arena_used);
    nn_clause_at(learn, ref)->flags |= NN_GARBAGE;
}

/* From now on it no longer propagates. */
static void forget(struct nn_learn *learn, const struct nn_clause *clause)
{
    if (learn->on_deleted) learn->on_deleted(learn->sink_context, clause->literals, clause->size, clause->glue);
}

/* The variable that the clause is the reason of, or UINT32_MAX. It is watched, hence among the first two. */
static uint32_t owner_of(const struct nn_learn *learn, nn_clause_ref ref)
{
    const struct nn_clause *clause = nn_clause_at(learn, ref);
    for (int k = 0; k < 2; k++) {
        const nn_literal literal = clause->literals[k];
        if (learn->value[literal] > 0 && learn->facts[literal >> 1].reason == nn_reason(NN_BY_CLAUSE, ref))
            return literal >> 1;
    }
    return UINT32_MAX;
}

bool nn_clauses_is_reason(const struct nn_learn *learn, nn_clause_ref ref)
{
    return owner_of(learn, ref) != UINT32_MAX;
}

static void squeeze(struct nn_learn *learn)
{
    size_t to = 0;
    uint32_t kept = 0;
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const nn_clause_ref ref = learn->clauses[at];
        struct nn_clause *clause = nn_clause_at(learn, ref);
        if (clause->flags & NN_GARBAGE) {
            forget(learn, clause);
            continue;
        }
        put_lasting_first(clause);
        const size_t length = NN_CLAUSE_HEADER + (size_t)clause->size;
        const uint32_t owner = owner_of(learn, ref);
        memmove(learn->arena + to, learn->arena + ref, length * sizeof *learn->arena);
        if (owner != UINT32_MAX) learn->facts[owner].reason = nn_reason(NN_BY_CLAUSE, (uint32_t)to);
        learn->clauses[kept++] = (nn_clause_ref)to;
        to += length;
    }
    learn->clause_count = kept;
    learn->arena_used = to;
}

void nn_clauses_collect(struct nn_learn *learn)
{
    squeeze(learn);
    for (nn_literal literal = 0; literal < 2 * learn->variables; literal++) learn->watchers[literal].count = 0;
    for (int pass = 0; pass < 2; pass++) /* pairs first in every list: the clause itself need not be read */
        for (uint32_t at = 0; at < learn->clause_count; at++) {
            const nn_clause_ref ref = learn->clauses[at];
            const struct nn_clause *clause = nn_clause_at(learn, ref);
            if ((clause->size == 2) == (pass == 1)) continue;
            nn_clauses_watch(learn, clause->literals[0], ref, clause->literals[1]);
            nn_clauses_watch(learn, clause->literals[1], ref, clause->literals[0]);
        }
}
