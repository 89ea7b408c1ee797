/* goal_check.c: the invariants of technique_goal.h. */
#include <string.h>

#include "base/invariants.h"
#include "sized/technique_goal.h"

#ifndef NDEBUG

static bool begins_with(const struct nn_order *order, const struct nn_order *first)
{
    if (first->count > order->count) return false;
    for (int row = 0; row < first->count; row++)
        if (memcmp(&first->rows[row].techniques, &order->rows[row].techniques, sizeof first->rows[row].techniques))
            return false;
    return true;
}

/* How many rows have one of these? */
static int count_rows_with(const struct nn_order *order, const struct nn_technique_set *set)
{
    int count = 0;
    for (int row = 0; row < order->count; row++) {
        bool has_one = false;
        for (size_t word = 0; word < sizeof set->word / sizeof *set->word; word++)
            has_one |= order->rows[row].techniques.word[word] & set->word[word];
        count += has_one;
    }
    return count;
}

const char *nn_technique_goal_check(const struct nn_technique_goal *goal)
{
    NN_HOLDS_IN(nn_order_check(&goal->strong));
    NN_HOLDS(begins_with(&goal->easier, &goal->quick), "the quick techniques are the first of the easier ones");
    NN_HOLDS(!goal->has_strong || begins_with(&goal->strong, &goal->easier),
             "what must solve begins with the easier techniques");
    if (!goal->has_needed) return NULL;
    NN_HOLDS(!count_rows_with(&goal->easier, &goal->needed), "what is needed comes behind the easier techniques");
    NN_HOLDS(!count_rows_with(&goal->rest, &goal->needed), "the rest is without what is needed");
    NN_HOLDS(count_rows_with(&goal->only, &goal->needed) == goal->only.count, "nothing but what is needed");
    return NULL;
}

#endif
