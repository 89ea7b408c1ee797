/* canonize.h: the canonical form of a position, for every command that asks for one. */
#ifndef CLI_CANONIZE_H
#define CLI_CANONIZE_H

#include "input/task.h"

/* Find the form of a board up to 9x9. OUTCOME_FINE: *canonical is there. OUTCOME_INVALID: a house has a value twice, and
 * *conflict says where (NULL: it is known that none has). OUTCOME_INTERRUPTED, OUTCOME_TIMEOUT: it was not found. */
enum outcome canonize(nonet_canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical,
                      nonet_conflict *conflict);

#endif
