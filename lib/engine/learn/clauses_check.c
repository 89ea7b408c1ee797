/* clauses_check.c: the invariants of the learning engine's clauses and of its heap. */
#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/trail.h"

#ifndef NDEBUG

static bool are_clauses_in_order(const struct nn_learn *learn)
{
    size_t end = 0;
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        if (learn->clauses[at] < end) return false;
        end = learn->clauses[at] + NN_CLAUSE_HEADER + (size_t)nn_clause_at(learn, learn->clauses[at])->size;
    }
    return end <= learn->arena_used && learn->arena_used <= learn->arena_room;
}

static bool are_clauses_of_literals(const struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const struct nn_clause *const clause = nn_clause_at(learn, learn->clauses[at]);
        if (clause->size < 2 || clause->resume < 2 || clause->resume > clause->size) return false;
        for (uint32_t k = 0; k < clause->size; k++)
            if (clause->literals[k] >> 1 >= learn->variables) return false;
    }
    return true;
}

static bool clause_has(const struct nn_clause *clause, nn_literal literal)
{
    for (uint32_t k = 0; k < clause->size; k++)
        if (clause->literals[k] == literal) return true;
    return false;
}

static bool is_watched_by(const struct nn_learn *learn, const struct nn_watched *watched, nn_literal literal)
{
    const struct nn_clause *const clause = nn_clause_at(learn, watched->clause);
    return (clause->literals[0] == literal || clause->literals[1] == literal) && watched->blocker != literal &&
           clause_has(clause, watched->blocker);
}

/* Every clause is in the lists of its first two literals, with another of its literals as the blocker. */
static bool are_first_two_watched(const struct nn_learn *learn)
{
    size_t watchers = 0;
    for (nn_literal literal = 0; literal < 2 * learn->variables; literal++) {
        const struct nn_watch_list *const list = &learn->watchers[literal];
        if (list->count > list->room) return false;
        for (uint32_t at = 0; at < list->count; at++)
            if (!is_watched_by(learn, &list->items[at], literal)) return false;
        watchers += list->count;
    }
    return watchers == 2 * (size_t)learn->clause_count;
}

/* Without decisions, when propagation is complete: a false literal is watched only if another one of its clause is
 * true. */
static bool is_nothing_left_to_draw(const struct nn_learn *learn)
{
    if (learn->level || learn->clauses_head < learn->trail_length) return true;
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const struct nn_clause *const clause = nn_clause_at(learn, learn->clauses[at]);
        bool is_true = false;
        for (uint32_t k = 0; k < clause->size; k++) is_true |= learn->value[clause->literals[k]] > 0;
        if (!is_true && (learn->value[clause->literals[0]] | learn->value[clause->literals[1]])) return false;
    }
    return true;
}

const char *nn_clauses_check(const struct nn_learn *learn)
{
    NN_HOLDS(learn->lacks_memory || learn->memory_used <= learn->memory_limit, "memory stays below its limit");
    NN_HOLDS(are_clauses_in_order(learn), "clauses lie in the arena in order");
    NN_HOLDS(are_clauses_of_literals(learn), "a clause has two literals or more");
    NN_HOLDS(learn->lacks_memory || are_first_two_watched(learn), "the first two literals of a clause are watched");
    NN_HOLDS(is_nothing_left_to_draw(learn), "a clause without a true literal watches open ones");
    return NULL;
}

/* ---- the heap ------------------------------------------------------------------------------------------ */

static bool has_heap_its_places(const struct nn_learn *learn)
{
    for (uint32_t at = 0; at < learn->heap_count; at++)
        if (learn->heap[at] >= learn->variables || learn->heap_place[learn->heap[at]] != at) return false;
    return true;
}

static bool are_parents_more_active(const struct nn_learn *learn)
{
    for (uint32_t at = 1; at < learn->heap_count; at++)
        if (learn->activity[learn->heap[(at - 1) / 2]] < learn->activity[learn->heap[at]]) return false;
    return true;
}

static bool are_open_in_heap(const struct nn_learn *learn)
{
    for (uint32_t variable = 0; variable < learn->variables; variable++)
        if (!learn->value[2 * variable] && learn->heap_place[variable] >= learn->heap_count) return false;
    return true;
}

const char *nn_heap_check(const struct nn_learn *learn)
{
    NN_HOLDS(learn->heap_count <= learn->variables, "a candidate is in the heap once");
    NN_HOLDS(has_heap_its_places(learn), "the heap and its places agree");
    NN_HOLDS(are_parents_more_active(learn), "the most active candidate comes first");
    NN_HOLDS(are_open_in_heap(learn), "every open candidate is in the heap");
    return NULL;
}

#endif
