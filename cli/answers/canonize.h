/* canonize.h: the canonical form of a position, for every command that asks for one. */
#ifndef CLI_CANONIZE_H
#define CLI_CANONIZE_H

#include "input/task.h"

/* Of one worker. Begins with the first two set. */
struct canonizer {
    nonet_stop *stop;
    uint64_t timeout_ms;
    nonet_canonizer *canonizer; /* made when the first position comes */
};

/* Find the form of a board up to 9x9. OUTCOME_FINE: *canonical is there. OUTCOME_INVALID: a house has a value twice, and
 * *conflict says where (NULL: it is known that none has). OUTCOME_INTERRUPTED, OUTCOME_TIMEOUT: it was not found. */
enum outcome canonize(struct canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical,
                      nonet_conflict *conflict);

/* For job.release. */
void canonizer_release(void *canonizer);

#endif
