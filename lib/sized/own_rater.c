/* own_rater.c: see own_rater.h. The steps are those of the explainer, without the words. */
#include "sized/own_rater.h"

void nn_own_rater_init(struct nn_own_rater *rater, const nonet_layout *layout)
{
    *rater = (struct nn_own_rater){.finding.options = {.allows_duals = true, .places_graves = true}};
    for (int which = 0; which < NN_TECHNIQUES; which++) rater->weights[which] = nn_technique_weight(which);
    nn_geometry_init(&rater->geometry, layout);
    rater->finding.grid = &rater->grid;
    rater->finding.geometry = &rater->geometry;
}

void nn_own_rater_release(struct nn_own_rater *rater)
{
    nn_finding_release(&rater->finding);
}

void nn_own_order(struct nn_order *order, int side, int hardest, bool has_unique_givens)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++) leaves_out[which] = (int)nn_techniques[which].level > hardest;
    nn_ranking_like_nonet(&ranking, side, (struct nn_technique_choice){.leaves_out = leaves_out});
    if (!has_unique_givens) nn_ranking_leave_out_uniqueness(&ranking);
    nn_order_of(order, &ranking);
}

void nn_own_begin(struct nn_own_rater *rater, const nonet_position *position)
{
    nn_grid_load(&rater->grid, &rater->geometry, position);
}

void nn_own_follow(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                   struct nn_own_result *result)
{
    *result = (struct nn_own_result){.hardest = -1};
    rater->finding.solution = digits;
    while (nn_order_find_step(&rater->finding, order)) {
        const enum nn_technique technique = rater->finding.step.technique;
        result->is_wrong = !nn_step_agrees(&rater->finding.step, digits);
        if (result->is_wrong) return;
        nn_step_apply(&rater->finding.step, &rater->grid);
        nn_techniques_add(&result->used, technique);
        result->weight += rater->weights[technique];
        if ((int)technique > result->hardest) result->hardest = (int)technique;
    }
    result->is_solved = nn_cells_are_none(rater->grid.open);
}

static bool has_technique(const struct nn_order *order, enum nn_technique which)
{
    for (int row = 0; row < order->count; row++)
        if (nn_techniques_have(&order->rows[row].techniques, which)) return true;
    return false;
}

/* Singles that the order has; a full house and a last digit are hidden singles, too. */
static void place_singles(struct nn_own_rater *rater, const struct nn_order *order)
{
    nn_grid_place_singles(&rater->grid, has_technique(order, NN_NAKED_SINGLE), has_technique(order, NN_HIDDEN_SINGLE));
}

void nn_own_reach(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                  struct nn_own_result *result)
{
    *result = (struct nn_own_result){.hardest = -1};
    rater->finding.solution = digits;
    for (;;) {
        place_singles(rater, order);
        if (!nn_order_find_step(&rater->finding, order)) break;
        result->is_wrong = !nn_step_agrees(&rater->finding.step, digits);
        if (result->is_wrong) return;
        nn_step_apply(&rater->finding.step, &rater->grid);
    }
    result->is_solved = nn_cells_are_none(rater->grid.open);
}

void nn_own_reach_by_techniques(struct nn_own_rater *rater, const struct nn_order *order, const uint8_t *digits,
                                struct nn_own_result *result)
{
    struct nn_gain *const gain = &rater->gain;
    *result = (struct nn_own_result){.hardest = -1};
    rater->finding.solution = digits;
    for (;;) {
        place_singles(rater, order);
        if (!nn_gain_next(&rater->finding, order, gain)) break;
        result->is_wrong = !nn_gain_agrees(gain, digits);
        if (result->is_wrong) return;
        nn_gain_apply(gain, &rater->grid);
    }
    result->is_solved = nn_cells_are_none(rater->grid.open);
}
