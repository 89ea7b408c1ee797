/* canonize.c: see canonize.h. */
#include "answers/canonize.h"

#include <assert.h>

#include "system/interrupt.h"

/* A cell without candidates is no obstacle. */
static bool has_equal_values(const nonet_position *position, nonet_conflict *conflict)
{
    return !nonet_position_is_consistent(position, conflict) && conflict->problem == NONET_PROBLEM_EQUAL_VALUES;
}

enum outcome canonize(nonet_canonizer *canonizer, const nonet_position *position, nonet_canonical *canonical,
                      nonet_conflict *conflict)
{
    assert(nonet_layout_side(position->layout) <= NONET_MAX_CANONICAL_SIDE);
    if (conflict && has_equal_values(position, conflict)) return OUTCOME_INVALID;
    const nonet_status status = nonet_canonizer_run(canonizer, position, canonical);
    if (status == NONET_STOPPED) return interrupt_signal() ? OUTCOME_INTERRUPTED : OUTCOME_TIMEOUT;
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return OUTCOME_FINE;
}
