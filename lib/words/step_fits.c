/* step_fits.c: is a step that a caller passes in about this board only? */
#include "words/words.h"

static bool cells_fit(const nonet_layout *layout, nonet_cells cells)
{
    for (size_t index = 0; index < cells.count; index++)
        if (cells.cells[index] >= layout->cells) return false;
    return true;
}

static bool houses_fit(const nonet_layout *layout, nonet_houses houses)
{
    for (size_t index = 0; index < houses.count; index++)
        if (houses.houses[index] >= layout->houses) return false;
    return true;
}

static bool candidates_fit(const nonet_layout *layout, const nonet_candidate *candidates, size_t count)
{
    for (size_t index = 0; index < count; index++)
        if (candidates[index].cell >= layout->cells || candidates[index].value < 1 ||
            candidates[index].value > layout->side)
            return false;
    return true;
}

static bool values_fit(const nonet_layout *layout, uint64_t values)
{
    return !(values & ~nn_low_bits(layout->side));
}

static bool node_fits(const nonet_layout *layout, const nonet_step *step, const nonet_step_chain *chain, size_t index)
{
    const nonet_step_node *const node = &chain->nodes[index];
    for (size_t cause = 0; cause < node->cause_count; cause++)
        if (node->causes[cause] >= index) return false;
    return cells_fit(layout, node->cells) && node->value >= 1 && node->value <= layout->side &&
           node->set < (int)step->set_count && node->chain < (int)step->chain_count;
}

static bool chains_fit(const nonet_layout *layout, const nonet_step *step)
{
    if (step->chain_count > UINT16_MAX || step->branch_count > step->chain_count) return false;
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            if (!node_fits(layout, step, &step->chains[chain], node)) return false;
    return true;
}

bool nn_step_fits(const nonet_layout *layout, const nonet_step *step)
{
    for (size_t set = 0; set < step->set_count; set++)
        if (!cells_fit(layout, step->sets[set].cells) || !values_fit(layout, step->sets[set].values)) return false;
    return candidates_fit(layout, step->placements, step->placement_count) &&
           candidates_fit(layout, step->eliminations, step->elimination_count) && values_fit(layout, step->values) &&
           cells_fit(layout, step->cells) && cells_fit(layout, step->fins) && cells_fit(layout, step->endo_fins) &&
           houses_fit(layout, step->base) && houses_fit(layout, step->cover) && chains_fit(layout, step);
}
