/* exocet.c: see exocet.h: what follows from an exocet. */
#include "logic/techniques/exocet.h"

#include <assert.h>

/* The open cells for the digit and the cells that hold it. */
static struct nn_cells where_digit_is(const struct nn_grid *grid, int digit, int house)
{
    struct nn_cells cells = nn_grid_places(grid, digit, house);
    NN_EACH_CELL(cell, nn_cells_less(grid->geometry->house[house], grid->open))
    if (grid->value[cell] == digit) nn_cells_add(&cells, cell);
    return cells;
}

struct nn_cells nn_exocet_places(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit, int cross)
{
    assert(cross >= 0 && cross < NN_CROSS_LINES);
    const struct nn_cells *peers = grid->geometry->peers;
    return nn_cells_less(where_digit_is(grid, digit, exocet->cross[cross]),
                         nn_cells_and(peers[exocet->base[0]], peers[exocet->base[1]]));
}

/* The lines across that the cells are in, as bits. */
static uint32_t lines_across(const struct nn_geometry *geometry, int cross, struct nn_cells cells)
{
    assert(nn_kind_of_house(geometry, cross) != NN_BOX);
    const int kind = nn_kind_of_house(geometry, cross) == NN_ROW ? NN_COLUMN : NN_ROW;
    uint32_t lines = 0;
    NN_EACH_CELL(cell, cells)
    lines |= UINT32_C(1) << (geometry->house_of[cell][kind] - kind * geometry->side);
    return lines;
}

int nn_cross_line_cover(const struct nn_geometry *geometry, const int cross[NN_CROSS_LINES],
                        const struct nn_cells cells[NN_CROSS_LINES], int houses[2])
{
    const int across = nn_kind_of_house(geometry, cross[0]) == NN_ROW ? NN_COLUMN : NN_ROW;
    uint32_t lines[NN_CROSS_LINES];
    for (int i = 0; i < NN_CROSS_LINES; i++) lines[i] = lines_across(geometry, cross[i], cells[i]);
    int best = NN_CROSS_LINES;
    /* some of the cross-lines, and the lines across of what the others have */
    for (unsigned chosen = 0; chosen < 1u << NN_CROSS_LINES; chosen++) {
        uint64_t rest = 0;
        for (int i = 0; i < NN_CROSS_LINES; i++)
            if (!(chosen >> i & 1)) rest |= lines[i];
        if (nn_count_bits(chosen) + nn_count_bits(rest) >= best) continue;
        best = 0;
        for (int i = 0; i < NN_CROSS_LINES; i++)
            if (chosen >> i & 1) houses[best++] = cross[i];
        while (rest) houses[best++] = across * geometry->side + nn_take_bit(&rest);
    }
    for (int i = best; i < 2; i++) houses[i] = best ? houses[0] : cross[0];
    return best;
}

int nn_exocet_cover(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit, struct nn_cells *s_cells,
                    int houses[2])
{
    struct nn_cells cells[NN_CROSS_LINES];
    *s_cells = nn_no_cells();
    for (int i = 0; i < NN_CROSS_LINES; i++) {
        cells[i] = nn_exocet_places(exocet, grid, digit, i);
        nn_cells_drop(&cells[i], exocet->target[0]);
        nn_cells_drop(&cells[i], exocet->target[1]);
        *s_cells = nn_cells_or(*s_cells, cells[i]);
    }
    return nn_cross_line_cover(grid->geometry, exocet->cross, cells, houses);
}

static bool holds_one_of(const struct nn_grid *grid, int cell, int digit, uint32_t out)
{
    return grid->candidates[cell] >> digit & ~out >> digit & 1;
}

/* One of two cells has the first digit and the other one the second. */
static bool allows_order(const struct nn_grid *grid, const int cells[2], const uint32_t out[2], int one, int two,
                         uint32_t *kept)
{
    if (!holds_one_of(grid, cells[0], one, out[0]) || !holds_one_of(grid, cells[1], two, out[1])) return false;
    kept[0] |= UINT32_C(1) << one;
    kept[1] |= UINT32_C(1) << two;
    return true;
}

bool nn_exocet_allows(const struct nn_exocet *exocet, const struct nn_grid *grid, int one, int two, uint32_t kept[4])
{
    assert(one != two);
    const uint32_t out_of_base[2] = {exocet->out_of_base, exocet->out_of_base};
    uint32_t added[4] = {0};
    bool base = allows_order(grid, exocet->base, out_of_base, one, two, added);
    base |= allows_order(grid, exocet->base, out_of_base, two, one, added);
    bool targets = allows_order(grid, exocet->target, exocet->out_of_target, one, two, added + 2);
    targets |= allows_order(grid, exocet->target, exocet->out_of_target, two, one, added + 2);
    if (!base || !targets) return false;
    for (int i = 0; i < 4; i++) kept[i] |= added[i];
    return true;
}

struct nn_cells nn_exocet_reach(const struct nn_exocet *exocet, const struct nn_grid *grid, int digit)
{
    const struct nn_geometry *geometry = grid->geometry;
    const struct nn_cells *peers = geometry->peers;
    struct nn_cells s_cells, reach = nn_no_cells();
    int houses[2];
    if (nn_exocet_cover(exocet, grid, digit, &s_cells, houses) == 2)
        reach = nn_cells_less(nn_cells_or(geometry->house[houses[0]], geometry->house[houses[1]]), s_cells);
    reach = nn_cells_or(reach, nn_cells_and(peers[exocet->base[0]], peers[exocet->base[1]]));
    return nn_cells_or(reach, nn_cells_and(peers[exocet->target[0]], peers[exocet->target[1]]));
}

void nn_exocet_tell(struct nn_finding *finding, const struct nn_exocet *exocet)
{
    struct nn_step *step = &finding->step;
    struct nn_cells base = nn_one_cell(exocet->base[0]);
    nn_cells_add(&base, exocet->base[1]);
    nn_step_set(step, exocet->digits, base, exocet->out_of_base);
    step->cells = nn_cells_or(step->cells, base);
    for (int i = 0; i < 2; i++) {
        const int target = exocet->target[i];
        nn_step_set(step, finding->grid->candidates[target], nn_one_cell(target), exocet->out_of_target[i]);
        nn_cells_add(&step->cells, target);
    }
}

void nn_exocet_tell_covers(struct nn_finding *finding, const struct nn_exocet *exocet)
{
    struct nn_step *step = &finding->step;
    for (int i = 0; i < NN_CROSS_LINES; i++) nn_step_base(step, exocet->cross[i]);
    for (uint64_t digits = exocet->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        struct nn_cells s_cells;
        int houses[2];
        nn_exocet_cover(exocet, finding->grid, digit, &s_cells, houses);
        nn_step_set(step, UINT32_C(1) << digit, nn_cells_and(s_cells, finding->grid->open), 0);
        for (int i = 0; i < 2; i++) nn_step_cover(step, houses[i]);
    }
}
