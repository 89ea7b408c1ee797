/* canonize.c: see canonize.h. */
#include "answers/canonize.h"

#include <assert.h>

#include "system/interrupt.h"

static void make_canonizer(struct canonizer *canonizer)
{
    const nonet_canonizer_settings settings = {.stop = canonizer->stop, .timeout_ms = canonizer->timeout_ms};
    if (nonet_canonizer_new(&settings, &canonizer->canonizer) != NONET_OK) fatal("out of memory");
}

/* A cell without candidates is no obstacle. */
static bool has_equal_values(const nonet_position *position, nonet_conflict *conflict)
{
    return !nonet_position_is_consistent(position, conflict) && conflict->problem == NONET_PROBLEM_EQUAL_VALUES;
}

enum outcome canonize(struct canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical,
                      nonet_conflict *conflict)
{
    assert(nonet_layout_side(position->layout) <= NONET_MAX_CANONICAL_SIDE);
    if (conflict && has_equal_values(position, conflict)) return OUTCOME_INVALID;
    if (!canonizer->canonizer) make_canonizer(canonizer);
    const nonet_status status = nonet_canonizer_run(canonizer->canonizer, position, canonical);
    if (status == NONET_STOPPED) return interrupt_signal() ? OUTCOME_INTERRUPTED : OUTCOME_TIMEOUT;
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return OUTCOME_FINE;
}

void canonizer_release(void *own)
{
    struct canonizer *const canonizer = own;
    nonet_canonizer_free(canonizer->canonizer);
}
