/* double_exocet.c: two exocets that divide four values between them (exocet.h has the proof). */
#include "logic/techniques/exocet.h"

#include <assert.h>

/* Both exocets, what is kept of their bases and targets, and which digits may be in which base. */
struct exocet_pair {
    const struct nn_exocet *exocet[2];
    uint32_t digits;
    uint32_t kept[2][4];
    uint32_t may_hold[2];
};

static bool have_same_crosses(const struct nn_exocet *one, const struct nn_exocet *two)
{
    int same = 0;
    for (int i = 0; i < NN_CROSS_LINES; i++)
        for (int j = 0; j < NN_CROSS_LINES; j++) same += one->cross[i] == two->cross[j];
    return same == NN_CROSS_LINES;
}

static struct nn_cells all_base_cells(const struct exocet_pair *pair)
{
    struct nn_cells cells = nn_no_cells();
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++) nn_cells_add(&cells, pair->exocet[i]->base[j]);
    return cells;
}

/* Can the digit not be in both bases? */
static bool is_in_one_base(const struct exocet_pair *pair, const struct nn_grid *grid, int digit)
{
    const struct nn_exocet *one = pair->exocet[0], *two = pair->exocet[1];
    if (nn_house_around(grid->geometry, all_base_cells(pair), 0) >= 0) return true;
    struct nn_cells cells[NN_CROSS_LINES];
    int houses[2];
    for (int i = 0; i < NN_CROSS_LINES; i++) {
        cells[i] = nn_exocet_places(one, grid, digit, i);
        for (int j = 0; j < NN_CROSS_LINES; j++)
            if (two->cross[j] == one->cross[i])
                cells[i] = nn_cells_and(cells[i], nn_exocet_places(two, grid, digit, j));
    }
    return nn_cross_line_cover(grid->geometry, one->cross, cells, houses) < NN_CROSS_LINES;
}

/* Part the digits in two pairs in every way. False: there is none. */
static bool part_digits(struct exocet_pair *pair, const struct nn_grid *grid)
{
    assert(nn_count_bits(pair->digits) == NN_EXOCET_VALUES);
    for (uint64_t ones = pair->digits; ones;) {
        const int one = nn_take_bit(&ones);
        for (uint64_t twos = ones; twos;) {
            const int two = nn_take_bit(&twos);
            const uint32_t here = UINT32_C(1) << one | UINT32_C(1) << two;
            const uint32_t there = pair->digits & ~here;
            uint64_t rest = there;
            const int third = nn_take_bit(&rest), fourth = nn_take_bit(&rest);
            uint32_t unused[4] = {0};
            if (!nn_exocet_allows(pair->exocet[1], grid, third, fourth, unused)) continue;
            if (!nn_exocet_allows(pair->exocet[0], grid, one, two, pair->kept[0])) continue;
            nn_exocet_allows(pair->exocet[1], grid, third, fourth, pair->kept[1]);
            pair->may_hold[0] |= here;
            pair->may_hold[1] |= there;
        }
    }
    return pair->may_hold[0];
}

static void remove_by_pair(struct nn_finding *finding, const struct exocet_pair *pair)
{
    const struct nn_grid *grid = finding->grid;
    for (int i = 0; i < 2; i++)
        for (int which = 0; which < 2; which++) {
            const struct nn_exocet *exocet = pair->exocet[i];
            nn_step_remove_others(&finding->step, grid, exocet->base[which], pair->kept[i][which]);
            nn_step_remove_others(&finding->step, grid, exocet->target[which], pair->kept[i][2 + which]);
        }
    for (uint64_t digits = pair->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        struct nn_cells reach = grid->geometry->all;
        for (int i = 0; i < 2; i++)
            if (pair->may_hold[i] >> digit & 1)
                reach = nn_cells_and(reach, nn_exocet_reach(pair->exocet[i], grid, digit));
        nn_step_remove(&finding->step, grid, digit, reach);
    }
}

static bool try_exocet_pair(struct nn_finding *finding, struct exocet_pair *pair)
{
    assert(pair->exocet[0] != pair->exocet[1]);
    const struct nn_exocet *one = pair->exocet[0], *two = pair->exocet[1];
    pair->digits = one->digits | two->digits;
    if (nn_count_bits(pair->digits) != NN_EXOCET_VALUES || !have_same_crosses(one, two)) return true;
    if (nn_cells_count(all_base_cells(pair)) != 4) return true;
    for (uint64_t digits = one->digits & two->digits; digits;)
        if (!is_in_one_base(pair, finding->grid, nn_take_bit(&digits))) return true;
    if (!part_digits(pair, finding->grid)) return true;
    nn_step_begin(&finding->step, NN_DOUBLE_EXOCET);
    remove_by_pair(finding, pair);
    if (!nn_step_does_something(&finding->step)) return true;
    finding->step.digits = pair->digits;
    nn_exocet_tell(finding, one);
    nn_exocet_tell(finding, two);
    nn_exocet_tell_covers(finding, one);
    nn_exocet_tell_covers(finding, two);
    return nn_finding_report(finding);
}

bool nn_pair_exocets(struct nn_finding *finding, const struct nn_exocet *list, int count)
{
    for (int one = 0; one < count; one++)
        for (int two = one + 1; two < count; two++) {
            struct exocet_pair pair = {.exocet = {&list[one], &list[two]}};
            if (!try_exocet_pair(finding, &pair)) return false;
        }
    return true;
}
