/* death_blossom.c: a cell, and an almost locked set for each of its candidates.
 *
 * The stem is a cell; a petal for its candidate d is an almost locked set, without the stem, all of whose places for d
 * the stem sees. Whatever the stem becomes, the petal of that digit loses it, so all its other digits are locked in it.
 * A digit Z that all petals have, but not the stem, is true in one of them; candidates that see all Z of all petals
 * lose Z. Petals do not overlap unless the options allow it; then a set may even be the petal of several digits.
 *
 * Order: by stem, then petals for its digits in ascending order, each in the order of the list of
 * sets. While petals are chosen one after the other, the victims that are left for each Z are kept;
 * when there are none, the choice is dropped. Stems of two candidates are ALS-XY-wings as well.
 *
 * Where petals may overlap and all blossoms are wanted, there are too many choices, but few results: blossom_list.c
 * goes through these.
 *
 * Data: sets: the stem without link, then the petals in the order of the stem's digits, each with
 * link: the stem's digit; digits: what is removed. */
#include <assert.h>
#include <string.h>

#include "logic/techniques/blossom.h"

/* Scratch memory. */
struct blossom {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    int stem;
    int petal_count;
    uint16_t petals[NN_LOGIC_SIDE];                       /* sets */
    struct nn_blossom_victims victims[NN_LOGIC_SIDE + 1]; /* [how many petals are chosen] */
};

bool nn_report_blossom(struct nn_finding *finding, const struct nn_als_list *list, int stem, const uint16_t *petals,
                       const struct nn_blossom_victims *victims)
{
    struct nn_step *step = &finding->step;
    const uint32_t candidates = finding->grid->candidates[stem];
    nn_step_begin(step, NN_DEATH_BLOSSOM);
    step->cells = nn_one_cell(stem);
    nn_step_set(step, candidates, step->cells, 0);
    for (uint64_t digits = candidates; digits;)
        nn_als_tell(finding, list, *petals++, UINT32_C(1) << nn_take_bit(&digits));
    for (uint64_t digits = victims->digits; digits;) {
        const int z = nn_take_bit(&digits);
        nn_step_remove(step, finding->grid, z, victims->cells[z]);
    }
    nn_als_finish(finding);
    return nn_finding_report(finding);
}

/* A set overlaps itself, too; where overlap is allowed, nothing does. */
static bool overlaps_petals(const struct blossom *blossom, int set)
{
    assert(set >= 0 && set < blossom->list->count);
    const struct nn_als_list *list = blossom->list;
    for (int i = 0; i < blossom->petal_count; i++)
        if (nn_als_bits_have(nn_als_row(list, list->overlapping, blossom->petals[i]), set)) return true;
    return false;
}

bool nn_blossom_narrow(const struct nn_als_list *list, const struct nn_blossom_victims *before, int petal,
                       struct nn_blossom_victims *left)
{
    uint64_t digits = before->digits & list->sets[petal].digits;
    left->digits = 0;
    while (digits) {
        const int z = nn_take_bit(&digits);
        left->cells[z] = nn_cells_and(before->cells[z], nn_als_group(list, petal, z)->seen);
        if (!nn_cells_are_none(left->cells[z])) left->digits |= UINT32_C(1) << z;
    }
    return left->digits != 0;
}

/* Choose petals for the rest of the stem's digits. */
static bool choose_petals(struct blossom *blossom, uint64_t rest)
{
    const struct nn_blossom_victims *const victims = &blossom->victims[blossom->petal_count];
    if (!rest) return nn_report_blossom(blossom->finding, blossom->list, blossom->stem, blossom->petals, victims);
    if (nn_finding_is_over(blossom->finding)) return false;
    const struct nn_als_list *list = blossom->list;
    const int digit = nn_take_bit(&rest), place = blossom->petal_count;
    const uint64_t *threatening = nn_als_row(list, list->threatening, nn_als_place(list, digit, blossom->stem));
    const uint64_t *covering = nn_als_row(list, list->covering, blossom->stem);
    for (int word = 0; word < list->words; word++) {
        uint64_t sets = threatening[word] & ~covering[word];
        while (sets) {
            const int petal = word * 64 + nn_take_bit(&sets);
            if (!nn_blossom_narrow(list, victims, petal, &blossom->victims[place + 1])) continue;
            if (overlaps_petals(blossom, petal)) continue;
            blossom->petals[place] = (uint16_t)petal;
            blossom->petal_count = place + 1;
            const bool wants_more = choose_petals(blossom, rest);
            blossom->petal_count = place;
            if (!wants_more) return false;
        }
    }
    return true;
}

bool nn_find_death_blossoms(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    if (finding->options.finds_all && finding->options.allows_als_overlap) return nn_list_blossoms(finding);
    struct blossom *const blossom = nn_finding_scratch(finding, NN_SCRATCH_BLOSSOMS, sizeof *blossom);
    if (!blossom) return true;
    struct nn_blossom_victims *const all = &blossom->victims[0];
    blossom->finding = finding;
    blossom->list = nn_als_list(finding);
    blossom->petal_count = 0;
    if (!blossom->list) return true;
    memcpy(all->cells, grid->places, sizeof all->cells);
    NN_EACH_CELL(stem, grid->open)
    {
        all->digits = ~grid->candidates[stem] & (uint32_t)nn_low_bits(grid->geometry->side);
        blossom->stem = stem;
        if (!choose_petals(blossom, grid->candidates[stem])) return false;
    }
    return true;
}
