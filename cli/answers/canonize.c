/* canonize.c: see canonize.h. */
#include "answers/canonize.h"

#include "system/interrupt.h"

static void prepare_canonizer(struct worker *worker)
{
    const nonet_canonizer_settings settings = {.stop = worker->stop, .timeout_ms = worker->settings->solver.timeout_ms};
    if (nonet_canonizer_new(&settings, &worker->canonizer) != NONET_OK) fatal("out of memory");
}

enum outcome canonize(struct worker *worker, const nonet_position *position, nonet_canonical *canonical)
{
    if (!worker->canonizer) prepare_canonizer(worker);
    const nonet_status status = nonet_canonizer_run(worker->canonizer, position, canonical);
    if (status == NONET_STOPPED) return interrupt_signal() ? OUTCOME_INTERRUPTED : OUTCOME_TIMEOUT;
    if (status != NONET_OK) fatal(nonet_status_text(status));
    return OUTCOME_FINE;
}
