/* own_level.c: see own_level.h. */
#include "rate/own_level.h"

#include <stdlib.h>

#include "rate/own_rater.h"

struct nn_leveller {
    struct nn_own_rater own;
    int side;
};

static nonet_status make_leveller(const nonet_layout *layout, struct nn_leveller **leveller)
{
    *leveller = calloc(1, sizeof **leveller);
    if (!*leveller) return NONET_ERR_MEMORY;
    nn_own_rater_init(&(*leveller)->own, layout);
    (*leveller)->side = nonet_layout_side(layout);
    return NONET_OK;
}

static void free_leveller(struct nn_leveller *leveller)
{
    if (!leveller) return;
    nn_own_rater_release(&leveller->own);
    free(leveller);
}

static nonet_status rate_level(struct nn_leveller *leveller, const nonet_position *position, const uint8_t *digits,
                               bool has_unique_givens, struct nn_watch *watch, nonet_own_rating *rating)
{
    struct nn_order order;
    struct nn_own_result result;
    nn_own_order(&order, leveller->side, NONET_EXPERT, has_unique_givens);
    leveller->own.search.watch = *watch;
    nn_own_begin(&leveller->own, position);
    nn_own_follow(&leveller->own, &order, digits, &result);
    *watch = leveller->own.search.watch;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    if (watch->is_over) return NONET_STOPPED;
    *rating = (nonet_own_rating){NONET_EXTREME, -1};
    if (result.is_solved) rating->hardest = result.hardest;
    if (result.is_solved)
        rating->level = result.hardest < 0 ? NONET_EASY : (nonet_level)nn_techniques[result.hardest].level;
    return NONET_OK;
}

const struct nn_leveller_kind nn_leveller_kind = {
    .largest_side = NN_LOGIC_SIDE,
    .make = make_leveller,
    .free = free_leveller,
    .rate = rate_level,
};
