/* solve_loop.c: see solve_loop.h. */
#include "logic/solve_loop.h"

#include "base/invariants.h"

void nn_order_of(struct nn_order *order, const nonet_ranking *ranking)
{
    order->count = 0;
    for (size_t place = 0; place < ranking->count; place++) {
        const enum nn_technique which = (enum nn_technique)ranking->techniques[place];
        assert(which < NN_TECHNIQUES && (order->count || !ranking->is_joined[place]));
        if (!ranking->is_joined[place])
            order->rows[order->count++] =
                (struct nn_order_row){.finder = nn_finders[which], .level = nn_techniques[which].level};
        nn_techniques_add(&order->rows[order->count - 1].techniques, which);
    }
    NN_CHECK(nn_order_check(order));
}

void nn_order_like_nonet(struct nn_order *order, int side)
{
    nonet_ranking ranking;
    nn_ranking_like_nonet(&ranking, side, (struct nn_technique_choice){0});
    nn_order_of(order, &ranking);
}

void nn_order_like_hodoku(struct nn_order *order)
{
    nonet_ranking ranking;
    nn_ranking_like_hodoku(&ranking, (struct nn_technique_choice){0});
    nn_order_of(order, &ranking);
}

static bool take_first(void *context, const struct nn_step *step)
{
    (void)step;
    *(bool *)context = true;
    return false;
}

bool nn_order_find_step(struct nn_finding *finding, const struct nn_order *order)
{
    assert(finding->geometry == finding->grid->geometry);
    bool is_found = false;
    finding->sink = take_first;
    finding->context = &is_found;
    const bool is_full = nn_cells_are_none(finding->grid->open);
    for (int row = 0; row < order->count && !is_found && !is_full; row++) {
        finding->wanted = order->rows[row].techniques;
        order->rows[row].finder(finding);
        if (!is_found && nn_finding_is_over(finding)) break;
    }
    finding->sink = NULL;
    finding->context = NULL;
    return is_found;
}
