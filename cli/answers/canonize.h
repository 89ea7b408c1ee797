/* canonize.h: the canonical form of a position, for every command that asks for one. */
#ifndef CLI_CANONIZE_H
#define CLI_CANONIZE_H

#include "run/pipeline.h"

/* Find the form by the worker's canonizer, which is made when the first position comes. OUTCOME_FINE: *canonical is
 * there. OUTCOME_INTERRUPTED, OUTCOME_TIMEOUT: it is not. The position must have one: up to 9x9, no value twice. */
enum outcome canonize(struct worker *worker, const nonet_position *position, nonet_canonical *canonical);

#endif
