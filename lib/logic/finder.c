/* finder.c: see finder.h. */
#include "logic/finder.h"

#include <stdlib.h>

#include "base/invariants.h"

const struct nn_finding_options nn_options_for_lists = {.finds_all = true,
                                                        .is_thorough = true,
                                                        .allows_duals = true,
                                                        .allows_mixed_duals = true,
                                                        .places_graves = true,
                                                        .allows_siamese = true,
                                                        .allows_als_overlap = true};

void nn_finding_begin(struct nn_finding *finding, const struct nn_watch *watch)
{
    if (finding->watch.is_over) nn_finding_forget(finding);
    finding->watch = *watch;
}

bool nn_finding_report(struct nn_finding *finding)
{
    assert(finding->sink && nn_finding_wants(finding, finding->step.technique));
    if (nn_finding_is_over(finding)) return false; /* an easier step may have been missed */
    if (!nn_step_does_something(&finding->step)) return true;
    if (finding->step.is_short_of_memory) {
        nn_watch_lack_memory(&finding->watch);
        return false;
    }
    NN_CHECK(nn_step_check(&finding->step, finding->grid));
    return finding->sink(finding->context, &finding->step);
}

void *nn_finding_scratch(struct nn_finding *finding, enum nn_scratch which, size_t size)
{
    assert(which < NN_SCRATCHES);
    if (!finding->scratch[which]) finding->scratch[which] = calloc(1, size);
    if (!finding->scratch[which]) nn_watch_lack_memory(&finding->watch);
    return finding->scratch[which];
}

void nn_finding_forget(struct nn_finding *finding)
{
    for (int which = 0; which < NN_SCRATCHES; which++) {
        free(finding->scratch[which]);
        finding->scratch[which] = NULL;
    }
}

void nn_finding_release(struct nn_finding *finding)
{
    nn_step_release(&finding->step);
    nn_finding_forget(finding);
}
