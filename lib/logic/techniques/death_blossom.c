/* death_blossom.c: a cell, and an almost locked set for each of its candidates.
 *
 * The stem is a cell; a petal for its candidate d is an almost locked set, without the stem, all of whose places for d
 * the stem sees. Whatever the stem becomes, the petal of that digit loses it, so all its other digits are locked in it.
 * A digit Z that all petals have, but not the stem, is true in one of them; candidates that see all Z of all petals
 * lose Z. Petals do not overlap unless the options allow it.
 *
 * Order: by stem, then petals for its digits in ascending order, each in the order of the list of
 * sets. While petals are chosen one after the other, the victims that are left for each Z are kept;
 * when there are none, the choice is dropped. Stems of two candidates are ALS-XY-wings as well.
 *
 * Data: sets: the stem without link, then the petals in the order of the stem's digits, each with
 * link: the stem's digit; digits: what is removed. */
#include "logic/als.h"

#include <assert.h>
#include <string.h>

/* For each Z the cells that see all its places in the petals so far. */
struct blossom_victims {
    uint32_t digits; /* that have any */
    struct nn_cells cells[NN_LOGIC_SIDE];
};

/* Scratch memory. */
struct blossom {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    int stem;
    int petal_count;
    int petals[NN_LOGIC_SIDE];                         /* sets */
    int digits[NN_LOGIC_SIDE];                         /* their digits of the stem */
    struct blossom_victims victims[NN_LOGIC_SIDE + 1]; /* [how many petals are chosen] */
};

static bool report_blossom(const struct blossom *blossom, const struct blossom_victims *victims)
{
    assert(blossom->petal_count == nn_count_bits(blossom->finding->grid->candidates[blossom->stem]));
    struct nn_finding *finding = blossom->finding;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_DEATH_BLOSSOM);
    step->cells = nn_one_cell(blossom->stem);
    nn_step_set(step, finding->grid->candidates[blossom->stem], step->cells, 0);
    for (int i = 0; i < blossom->petal_count; i++)
        nn_als_tell(finding, blossom->list, blossom->petals[i], UINT32_C(1) << blossom->digits[i]);
    for (uint64_t digits = victims->digits; digits;) {
        const int z = nn_take_bit(&digits);
        nn_step_remove(step, finding->grid, z, victims->cells[z]);
    }
    nn_als_finish(finding);
    return nn_finding_report(finding);
}

static bool overlaps_petals(const struct blossom *blossom, int set)
{
    assert(set >= 0 && set < blossom->list->count);
    const struct nn_als_list *list = blossom->list;
    for (int i = 0; i < blossom->petal_count; i++) {
        if (blossom->petals[i] == set) return true;
        if (nn_als_bits_have(nn_als_row(list, list->overlapping, blossom->petals[i]), set)) return true;
    }
    return false;
}

/* The victims that are left with one more petal. False: there are none. */
static bool has_victims_with(struct blossom *blossom, int petal)
{
    const struct blossom_victims *const before = &blossom->victims[blossom->petal_count];
    struct blossom_victims *const left = &blossom->victims[blossom->petal_count + 1];
    uint64_t digits = before->digits & blossom->list->sets[petal].digits;
    left->digits = 0;
    while (digits) {
        const int z = nn_take_bit(&digits);
        left->cells[z] = nn_cells_and(before->cells[z], nn_als_group(blossom->list, petal, z)->seen);
        if (!nn_cells_are_none(left->cells[z])) left->digits |= UINT32_C(1) << z;
    }
    return left->digits != 0;
}

/* Choose petals for the rest of the stem's digits. */
static bool choose_petals(struct blossom *blossom, uint64_t rest)
{
    if (!rest) return report_blossom(blossom, &blossom->victims[blossom->petal_count]);
    if (nn_finding_is_over(blossom->finding)) return false;
    const struct nn_als_list *list = blossom->list;
    const int digit = nn_take_bit(&rest), place = blossom->petal_count;
    const uint64_t *threatening = nn_als_row(list, list->threatening, nn_als_place(list, digit, blossom->stem));
    const uint64_t *covering = nn_als_row(list, list->covering, blossom->stem);
    for (int word = 0; word < list->words; word++) {
        uint64_t sets = threatening[word] & ~covering[word];
        while (sets) {
            const int petal = word * 64 + nn_take_bit(&sets);
            if (!has_victims_with(blossom, petal) || overlaps_petals(blossom, petal)) continue;
            blossom->petals[place] = petal;
            blossom->digits[place] = digit;
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
    struct blossom *const blossom = nn_finding_scratch(finding, NN_SCRATCH_BLOSSOMS, sizeof *blossom);
    if (!blossom) return true;
    struct blossom_victims *const all = &blossom->victims[0];
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
