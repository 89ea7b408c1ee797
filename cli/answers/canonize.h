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

/* Find the form. OUTCOME_FINE: *canonical is there. OUTCOME_INTERRUPTED, OUTCOME_TIMEOUT: it is not. The position must
 * have one: up to 9x9, no value twice. */
enum outcome canonize(struct canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical);

void canonizer_free(struct canonizer *canonizer);

#endif
