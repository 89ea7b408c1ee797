/* step_fits.c: does a step that comes from outside speak of this board only? */
#include "words/words.h"

static bool cells_fit(const struct nn_geometry *geometry, nonet_cells cells)
{
    for (size_t index = 0; index < cells.count; index++)
        if (cells.cells[index] >= geometry->cells) return false;
    return true;
}

static bool houses_fit(const struct nn_geometry *geometry, nonet_houses houses)
{
    for (size_t index = 0; index < houses.count; index++)
        if (houses.houses[index] >= geometry->houses) return false;
    return true;
}

static bool candidates_fit(const struct nn_geometry *geometry, const nonet_candidate *candidates, size_t count)
{
    for (size_t index = 0; index < count; index++)
        if (candidates[index].cell >= geometry->cells || candidates[index].value < 1 ||
            candidates[index].value > geometry->side)
            return false;
    return true;
}

static bool values_fit(const struct nn_geometry *geometry, uint64_t values)
{
    return !(values & ~nn_low_bits(geometry->side));
}

static bool node_fits(const struct nn_geometry *geometry, const nonet_step *step, const nonet_step_chain *chain,
                      size_t index)
{
    const nonet_step_node *const node = &chain->nodes[index];
    for (size_t cause = 0; cause < node->cause_count; cause++)
        if (node->causes[cause] >= index) return false;
    return cells_fit(geometry, node->cells) && node->value >= 1 && node->value <= geometry->side &&
           node->set < (int)step->set_count && node->chain < (int)step->chain_count;
}

static bool chains_fit(const struct nn_geometry *geometry, const nonet_step *step)
{
    if (step->chain_count > UINT16_MAX || step->branch_count > step->chain_count) return false;
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            if (!node_fits(geometry, step, &step->chains[chain], node)) return false;
    return true;
}

bool nn_step_fits(const struct nn_geometry *geometry, const nonet_step *step)
{
    for (size_t set = 0; set < step->set_count; set++)
        if (!cells_fit(geometry, step->sets[set].cells) || !values_fit(geometry, step->sets[set].values)) return false;
    return candidates_fit(geometry, step->placements, step->placement_count) &&
           candidates_fit(geometry, step->eliminations, step->elimination_count) &&
           values_fit(geometry, step->values) && cells_fit(geometry, step->cells) && cells_fit(geometry, step->fins) &&
           cells_fit(geometry, step->endo_fins) && houses_fit(geometry, step->base) &&
           houses_fit(geometry, step->cover) && chains_fit(geometry, step);
}
