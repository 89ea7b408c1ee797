/* engines.h: what a worker solves with: an engine for one puzzle at a time, and the bulk engine for many plain lines. */
#ifndef CLI_ENGINES_H
#define CLI_ENGINES_H

#include "options/solver_options.h"
#include "run/pipeline.h"

struct engines {
    const struct solver_options *options;
    nonet_stop *stop;
    nonet_solver *solver;
    nonet_batch *batch;   /* made when the first lines come */
    nonet_layout *layout; /* of these lines, likewise */
};

/* For job.prepare: `engines` is what the worker has for itself. */
void engines_prepare(struct engines *engines, const struct solver_options *options, const struct worker *worker);

/* For job.release. */
void engines_release(void *engines);

/* For job.found. */
uint64_t engines_found(const void *engines);

nonet_batch *engines_batch(struct engines *engines);

#endif
