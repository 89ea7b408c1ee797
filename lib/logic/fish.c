/* fish.c: see fish.h. */
#include "logic/fish.h"

#include "base/invariants.h"

void nn_fish_fill(struct nn_finding *finding, const struct nn_fish *fish)
{
    struct nn_step *const step = &finding->step;
    NN_CHECK(nn_fish_check(fish, finding->grid));
    nn_step_begin(step, fish->technique);
    step->digits = UINT32_C(1) << fish->digit;
    for (int i = 0; i < fish->size; i++) nn_step_base(step, fish->base[i]);
    for (int i = 0; i < fish->size; i++) nn_step_cover(step, fish->cover[i]);
    step->cells = fish->cells;
    step->fins = fish->fins;
    step->endo_fins = fish->endo_fins;
    nn_step_remove(step, finding->grid, fish->digit, fish->struck);
}

bool nn_fish_report(struct nn_finding *finding, const struct nn_fish *fish)
{
    nn_fish_fill(finding, fish);
    return nn_finding_report(finding);
}

bool nn_fish_found(struct nn_finding *finding, struct nn_school *school, const struct nn_fish *fish)
{
    /* On odd boards a school may be full: the rest then has no siamese fish. */
    if (!finding->options.allows_siamese || school->count == NN_LARGEST_SCHOOL) return nn_fish_report(finding, fish);
    school->fish[school->count++] = *fish;
    return true;
}

bool nn_siamese_report(struct nn_finding *finding, const struct nn_fish *first, const struct nn_fish *second)
{
    assert(first->size == second->size && first->digit == second->digit);
    struct nn_step *const step = &finding->step;
    nn_fish_fill(finding, first);
    if (first->is_sashimi) step->technique = second->technique;
    step->is_siamese = true;
    for (int i = 0; i < second->size; i++) nn_step_cover(step, second->cover[i]);
    step->cells = nn_cells_or(step->cells, second->cells);
    step->fins = nn_cells_or(step->fins, second->fins);
    step->endo_fins = nn_cells_or(step->endo_fins, second->endo_fins);
    nn_step_remove(step, finding->grid, second->digit, second->struck);
    return nn_finding_report(finding);
}

bool nn_are_siamese(const struct nn_fish *a, const struct nn_fish *b, enum nn_technique technique)
{
    const enum nn_technique together = a->is_sashimi ? b->technique : a->technique;
    return together == technique && !nn_cells_within(a->struck, b->struck) && !nn_cells_within(b->struck, a->struck);
}

bool nn_school_report(struct nn_finding *finding, const struct nn_school *school, enum nn_technique technique)
{
    const struct nn_fish *fish = school->fish;
    for (int i = 0; i < school->count; i++)
        for (int j = i + 1; j < school->count; j++)
            if (nn_are_siamese(&fish[i], &fish[j], technique) && !nn_siamese_report(finding, &fish[i], &fish[j]))
                return false;
    for (int i = 0; i < school->count; i++)
        if (fish[i].technique == technique && !nn_fish_report(finding, &fish[i])) return false;
    return true;
}
