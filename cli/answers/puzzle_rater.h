/* puzzle_rater.h: the rater of a worker, for every command that rates. */
#ifndef CLI_PUZZLE_RATER_H
#define CLI_PUZZLE_RATER_H

#include "options/rating_filter.h"

/* Begins with all but the last set. */
struct rater {
    const struct rating_filter *filter;
    bool is_canonical;
    nonet_stop *stop;
    uint64_t timeout_ms;
    nonet_rater *rater; /* made when the first puzzle comes */
};

/* What it rates with; it gives up early what the filter does not want. */
nonet_rater *rater_handle(struct rater *rater);

/* Why it does not rate this board; NULL: it does. */
const nonet_refusal *rater_problem(const struct rater *rater, const nonet_position *position);

/* For job.release. */
void rater_release(void *rater);

#endif
