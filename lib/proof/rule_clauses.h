/* rule_clauses.h: the rules and a puzzle as numbered clauses, the one statement that formulas and LRAT proofs share. */
#ifndef NN_RULE_CLAUSES_H
#define NN_RULE_CLAUSES_H

#include "base/stop.h"
#include "nonet.h"

/* Most bytes that a checker may use for clauses: words of four bytes, so that their places fit into 32 bits. */
#define NN_MOST_CLAUSE_MEMORY (SIZE_MAX / 2 < (uint64_t)1 << 33 ? SIZE_MAX / 2 : (uint64_t)1 << 33)

/* The next clause, numbered from 1 in the order of the calls; literals as in variables.h. False: no more, please. */
typedef bool nn_clause_taker(void *context, const int *literals, int count);

/* `watch`: may end it, or NULL; large boards have millions of clauses. NONET_STOPPED: it did, or the taker wanted no more.
 * NONET_ERR_MEMORY: there were none. */
nonet_status nn_rule_clauses(const nonet_position *position, struct nn_watch *watch, nn_clause_taker *take,
                             void *context);

#endif
