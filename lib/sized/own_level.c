/* own_level.c: see own_level.h. */
#include "sized/own_level.h"

#include <stdlib.h>

#include "base/try.h"
#include "sized/own_rater.h"

struct nn_own_level {
    struct nn_own_rater own;
    struct nn_order order; /* of the current puzzle */
    int side;
};

static nonet_status make_own_level(const nonet_layout *layout, struct nn_own_level **own_level)
{
    *own_level = calloc(1, sizeof **own_level);
    if (!*own_level) return NONET_ERR_MEMORY;
    nn_own_rater_init(&(*own_level)->own, layout);
    (*own_level)->side = nonet_layout_side(layout);
    return NONET_OK;
}

static void free_own_level(struct nn_own_level *own_level)
{
    if (!own_level) return;
    nn_own_rater_release(&own_level->own);
    free(own_level);
}

static nonet_status rate_level(struct nn_own_level *own_level, const nonet_position *position, const uint8_t *digits,
                               bool has_unique_givens, struct nn_watch *watch, nonet_own_rating *rating)
{
    struct nn_own_result result;
    nn_own_order(&own_level->order, own_level->side, NN_EXPERT, has_unique_givens);
    nn_finding_begin(&own_level->own.finding, watch);
    nn_own_begin(&own_level->own, position);
    nn_own_follow(&own_level->own, &own_level->order, digits, &result);
    *watch = own_level->own.finding.watch;
    if (result.is_wrong) return NONET_ERR_INTERNAL;
    NN_TRY(nn_watch_status(watch));
    *rating = (nonet_own_rating){.level = NN_EXTREME, .hardest = -1};
    if (result.is_solved) rating->hardest = result.hardest;
    if (result.is_solved) rating->level = result.hardest < 0 ? NN_BEGINNER : (int)nn_techniques[result.hardest].level;
    return NONET_OK;
}

const struct nn_own_level_kind nn_own_level_kind = {
    .make = make_own_level,
    .free = free_own_level,
    .rate = rate_level,
};
