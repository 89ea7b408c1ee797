/* clauses.h: the learnt clauses: how they are stored, watched, and chosen to be kept. */
#ifndef NN_LEARN_CLAUSES_H
#define NN_LEARN_CLAUSES_H

#include "engine/learn/learn.h"

enum { NN_NO_CLAUSE = 0x1fffffff }; /* no arena is that long: references fit into reasons */

/* Clauses up to the first glue stay for ever, those up to the second for two reductions after each use. A small base
 * pays off on these boards: clauses are long (30 literals), and visiting them takes most of the time. */
enum { NN_GLUE_FOR_EVER = 1, NN_GLUE_FOR_LONG = 3 };

/* Grow a list of items to hold one more; false: no memory, and learn->lacks_memory is set. */
bool nn_clauses_grow_watches(struct nn_learn *learn, struct nn_watch_list *list);

/* Visit the clause when the literal becomes false, unless the blocker is true. False: no memory. */
static inline bool nn_clauses_watch(struct nn_learn *learn, nn_literal literal, nn_clause_ref clause,
                                    nn_literal blocker)
{
    struct nn_watch_list *list = &learn->watchers[literal];
    if (list->count == list->room && !nn_clauses_grow_watches(learn, list)) return false;
    list->items[list->count++] = (struct nn_watched){blocker, clause};
    return true;
}

/* Two literals or more; the first two are watched. NN_NO_CLAUSE: no memory. */
nn_clause_ref nn_clauses_add(struct nn_learn *learn, const nn_literal *literals, uint32_t count, uint32_t glue,
                             uint32_t flags);
/* The clause will go at the next collection; until then it stays watched, which is harmless. */
void nn_clauses_drop(struct nn_learn *learn, nn_clause_ref ref);
bool nn_clauses_is_reason(const struct nn_learn *learn, nn_clause_ref ref);
/* Close the gaps that dropped clauses left, and rebuild the watchers. */
void nn_clauses_collect(struct nn_learn *learn);

/* NULL, or the invariant that does not hold (base/invariants.h; clauses_check.c). */
const char *nn_clauses_check(const struct nn_learn *learn);

/* Drop the worst clauses, or all that there is no reason to keep. (reduce.c) */
void nn_learn_reduce(struct nn_learn *learn, bool is_thorough);
/* With no decision in place: remove what is settled from clauses and groups. (reduce.c) */
void nn_learn_simplify(struct nn_learn *learn);

#endif
