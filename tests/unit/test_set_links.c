/* test_set_links.c: what follows when an almost locked set loses a digit, against the definition. */
#include <string.h>

#include "cmocka_all.h"
#include "logic/chain_tables.h"
#include "support/grids.h"

/* The digits of the set whose every place in it the cell sees. */
static uint32_t digits_seen(const struct nn_grid *grid, const struct nn_geometry *geometry, const struct nn_als *set,
                            int cell)
{
    uint32_t seen = 0;
    for (int digit = 0; digit < geometry->side; digit++) {
        bool sees_all = grid->candidates[cell] >> digit & 1 && set->digits >> digit & 1;
        NN_EACH_CELL(member, set->cells)
        {
            if (grid->candidates[member] >> digit & 1 && !nn_are_peers(geometry, member, cell)) sees_all = false;
        }
        if (sees_all) seen |= UINT32_C(1) << digit;
    }
    return seen;
}

/* Is the cell, of three candidates or more, left with one at most when the set holds all that it sees of them, two at
 * least? Sets of one cell do not count. */
static bool may_be_left_over(const struct nn_grid *grid, const struct nn_geometry *geometry, const struct nn_als *set,
                             int cell)
{
    if (nn_cells_count(set->cells) < 2 || nn_cells_have(set->cells, cell)) return false;
    const uint32_t seen = digits_seen(grid, geometry, set, cell);
    return nn_count_bits(grid->candidates[cell]) >= 3 && nn_count_bits(seen) >= 2 &&
           nn_count_bits(grid->candidates[cell] & ~seen) <= 1;
}

static int check_leftovers(struct nn_finding *finding)
{
    const struct nn_set_links *const links = &nn_chain_tables_for(finding, NN_WITH_SETS)->links.set_links;
    for (int set = 0; set < links->list->count; set++) {
        int at = links->first_leftover[set];
        for (int cell = 0; cell < finding->geometry->cells; cell++) {
            const struct nn_als *const members = &links->list->sets[set];
            if (!may_be_left_over(finding->grid, finding->geometry, members, cell)) continue;
            assert_true(at < links->first_leftover[set + 1]);
            assert_int_equal(links->leftover[at++], cell);
        }
        assert_int_equal(at, links->first_leftover[set + 1]);
    }
    return links->first_leftover[links->list->count];
}

static void leftovers_are_those_of_the_definition(void **state)
{
    (void)state;
    struct random_source source = {13};
    static struct nn_geometry geometry;
    static struct nn_grid grid;
    nonet_layout *layout;
    uint8_t cells[81];
    int leftovers = 0;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    nn_geometry_init(&geometry, layout);
    for (int round = 0; round < 20; round++) {
        struct nn_finding finding = {.grid = &grid, .geometry = &geometry};
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 51);
        const nonet_position position = {layout, cells, NULL, NULL};
        nn_grid_load(&grid, &geometry, &position);
        leftovers += check_leftovers(&finding);
        nn_finding_release(&finding);
    }
    assert_true(leftovers > 100);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(leftovers_are_those_of_the_definition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
