/* finder.c: see finder.h. */
#include "logic/finder.h"

#include <stdlib.h>

#include "base/invariants.h"

bool nn_search_report(struct nn_search *search)
{
    assert(search->sink && nn_search_wants(search, search->step.technique));
    if (!nn_step_does_something(&search->step)) return true;
    NN_CHECK(nn_step_check(&search->step, search->grid));
    return search->sink(search->context, &search->step);
}

void *nn_search_scratch(struct nn_search *search, enum nn_scratch which, size_t size)
{
    assert(which < NN_SCRATCHES);
    if (!search->scratch[which]) search->scratch[which] = calloc(1, size);
    return search->scratch[which];
}

void nn_search_forget(struct nn_search *search)
{
    for (int which = 0; which < NN_SCRATCHES; which++) {
        free(search->scratch[which]);
        search->scratch[which] = NULL;
    }
}

void nn_search_release(struct nn_search *search)
{
    nn_step_release(&search->step);
    nn_search_forget(search);
}
