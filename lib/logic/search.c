/* search.c: see search.h. */
#include "logic/search.h"

#include <stdlib.h>

bool nn_search_report(struct nn_search *search)
{
    if (!nn_step_does_something(&search->step)) return true;
    return search->sink(search->context, &search->step);
}

void *nn_search_scratch(struct nn_search *search, enum nn_family family, size_t size)
{
    if (!search->scratch[family]) search->scratch[family] = calloc(1, size);
    return search->scratch[family];
}

void nn_search_forget(struct nn_search *search)
{
    for (int family = 0; family < NN_FAMILIES; family++) {
        free(search->scratch[family]);
        search->scratch[family] = NULL;
    }
}

void nn_search_release(struct nn_search *search)
{
    nn_step_release(&search->step);
    nn_search_forget(search);
}
