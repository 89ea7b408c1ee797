/* inprocess.h: work on the clauses and the candidates between two stretches of search, with no decision in place. Each
 * returns false when it finds that there is no (further) solution. */
#ifndef NN_LEARN_INPROCESS_H
#define NN_LEARN_INPROCESS_H

#include "engine/learn/learn.h"

/* Try placing each open candidate; those that immediately lead to a contradiction are ruled out. (probe.c) */
bool nn_learn_probe(struct nn_learn *learn, uint64_t most_effort);

/* Shorten good clauses by assuming their negation literal by literal. (vivify.c) */
bool nn_learn_vivify(struct nn_learn *learn, uint64_t most_effort);

/* A literal that holds in every (further) solution. False: that is a contradiction. (probe.c) */
bool nn_learn_settle(struct nn_learn *learn, nn_literal literal);

#endif
