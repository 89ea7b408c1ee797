/* analyze.h: from a contradiction to a clause. */
#ifndef NN_LEARN_ANALYZE_H
#define NN_LEARN_ANALYZE_H

#include "engine/learn/learn.h"

/* Marks of a variable while a conflict is analyzed. */
enum { NN_SEEN = 1, NN_POISON = 2, NN_REMOVABLE = 4, NN_IN_CLAUSE = 8 };

/* Turn learn->conflict into learnt[0 .. learnt_count-1]: false literals of which one must hold. The first is the only
 * one of the current level, the second has the highest level below that, which is returned through `jump`. Returns the
 * glue. */
uint32_t nn_learn_analyze(struct nn_learn *learn, uint32_t *jump);

/* Make learnt[] shorter. (shrink.c) */
void nn_learn_shrink(struct nn_learn *learn);

uint32_t nn_learn_glue_of(struct nn_learn *learn, const nn_literal *literals, uint32_t count);

static inline void nn_mark(struct nn_learn *learn, uint32_t variable, uint8_t mark)
{
    if (!learn->marks[variable]) learn->marked[learn->marked_count++] = variable;
    learn->marks[variable] |= mark;
}

void nn_learn_unmark(struct nn_learn *learn);

#endif
