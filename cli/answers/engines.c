/* engines.c: see engines.h. */
#include "answers/engines.h"

#include <assert.h>

void engines_prepare(struct engines *engines, const struct solver_options *options, const struct worker *worker)
{
    assert(worker->job->threads > 0 && worker->stop);
    nonet_solver_settings settings = solver_settings(options, worker->stop);
    settings.threads = (uint32_t)worker->job->threads;
    settings.permits = worker->permits;
    *engines = (struct engines){.options = options, .stop = worker->stop};
    if (nonet_solver_new(&settings, &engines->solver) != NONET_OK) fatal("out of memory");
}

void engines_release(void *own)
{
    struct engines *const engines = own;
    nonet_solver_free(engines->solver);
    nonet_batch_free(engines->batch);
    nonet_layout_free(engines->layout);
}

uint64_t engines_found(const void *own)
{
    const struct engines *const engines = own;
    nonet_progress progress;
    nonet_solver_progress(engines->solver, &progress);
    return progress.found;
}

nonet_batch *engines_batch(struct engines *engines)
{
    assert(engines->options);
    if (engines->batch) return engines->batch;
    nonet_batch_settings settings;
    nonet_batch_settings_defaults(&settings);
    settings.cpu = engines->options->engine.cpu;
    settings.stop = engines->stop;
    const nonet_status status = nonet_batch_new(&settings, &engines->batch);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return engines->batch;
}
