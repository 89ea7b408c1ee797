/* avoidable_rectangles.c: avoidable rectangles, types 1 and 2.
 *
 * A rectangle (see rectangles.c) of solved cells, none of them a given, must not read a b over b a: the
 * givens would allow b a over a b as well, and the puzzle would have two solutions.
 *
 *     type 1   Three corners are filled: the fourth is not what would complete the pattern.
 *     type 2   One side is filled; the other two corners would complete the pattern, but each has one
 *              candidate more, the same: one of them takes it, and what sees both loses it.
 *
 * On the way to a solution, as with HoDoKu, the open corners have two candidates, and those of type 2 are in one box.
 * Where everything is to be listed, the last corner may have any candidates, and the open ones of type 2 may be any two;
 * if they are opposite, either of their candidates may be the extra one.
 *
 * Data: digits: a and b; cells: the corners. sets[0]: the filled corners; sets[1]: the open ones with all
 * their digits; link: type 2: the extra digit. */
#include "logic/techniques/rectangle.h"

#include <assert.h>

static bool is_filled_in(const struct nn_grid *grid, int cell)
{
    return grid->value[cell] != NN_EMPTY && !nn_cells_have(grid->givens, cell);
}

static uint32_t digit_in(const struct nn_grid *grid, int cell)
{
    assert(grid->value[cell] != NN_EMPTY);
    return UINT32_C(1) << grid->value[cell];
}

static void begin_avoidable(struct nn_finding *finding, enum nn_technique technique, uint32_t pair,
                            const int corner[NN_CORNERS], uint32_t link)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_step *step = &finding->step;
    uint32_t open_digits = 0;
    nn_step_begin(step, technique);
    step->digits = pair;
    for (int i = 0; i < NN_CORNERS; i++) {
        nn_cells_add(&step->cells, corner[i]);
        open_digits |= grid->candidates[corner[i]];
    }
    const struct nn_cells open = nn_cells_and(step->cells, grid->open);
    nn_step_set(step, pair, nn_cells_less(step->cells, open), 0);
    nn_step_set(step, open_digits, open, link);
}

/* Corner 0 is open, the others are filled. */
static bool report_last_corner(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    assert(finding->grid->value[corner[0]] == NN_EMPTY);
    const struct nn_grid *grid = finding->grid;
    const uint32_t beside = digit_in(grid, corner[1]), opposite = digit_in(grid, corner[3]);
    if (beside != digit_in(grid, corner[2])) return true;
    begin_avoidable(finding, NN_AVOIDABLE_RECTANGLE_1, beside | opposite, corner, 0);
    nn_step_remove(&finding->step, grid, grid->value[corner[3]], nn_one_cell(corner[0]));
    return nn_finding_report(finding);
}

/* Corners 0 and 1 are open, the others are filled. */
static bool report_open_side(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    const struct nn_grid *grid = finding->grid;
    const uint32_t first = digit_in(grid, corner[3]), second = digit_in(grid, corner[2]);
    const uint32_t extra = grid->candidates[corner[0]] & ~first;
    if (first == second || grid->candidates[corner[1]] != (second | extra)) return true;
    struct nn_cells open = nn_one_cell(corner[0]);
    nn_cells_add(&open, corner[1]);
    const int digit = nn_first_bit(extra);
    const struct nn_cells removed = nn_grid_seen_by_all(grid, digit, open);
    if (nn_cells_are_none(removed)) return true;
    begin_avoidable(finding, NN_AVOIDABLE_RECTANGLE_2, first | second, corner, extra);
    nn_step_remove(&finding->step, grid, digit, removed);
    return nn_finding_report(finding);
}

/* Two opposite corners are open, with the same two candidates, the others are filled alike. */
static bool report_open_diagonal(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    const struct nn_grid *grid = finding->grid;
    const uint32_t filled = digit_in(grid, corner[1]);
    const uint32_t both = grid->candidates[corner[0]];
    if (filled != digit_in(grid, corner[2]) || grid->candidates[corner[3]] != both) return true;
    for (uint64_t extras = both; extras;) {
        const int digit = nn_take_bit(&extras);
        const uint32_t extra = UINT32_C(1) << digit;
        begin_avoidable(finding, NN_AVOIDABLE_RECTANGLE_2, filled | (both & ~extra), corner, extra);
        nn_step_remove(&finding->step, grid, digit, nn_grid_seen_by_both(grid, digit, corner[0], corner[3]));
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

/* The corners that are open, as bits, if all others are filled in. */
static unsigned find_open_corners(const struct nn_grid *grid, const int corner[NN_CORNERS])
{
    unsigned open = 0;
    for (int i = 0; i < NN_CORNERS; i++) {
        if (grid->value[corner[i]] == NN_EMPTY) open |= 1u << i;
        else if (!is_filled_in(grid, corner[i])) return 0;
    }
    return open;
}

/* Any rectangle whose corner 0 is open. Two open corners are met from both of them. */
static bool look_at_all_avoidable(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    const struct nn_grid *grid = finding->grid;
    const unsigned open = find_open_corners(grid, corner);
    const int across[] = {corner[0], corner[2], corner[1], corner[3]}; /* the same, with the other side first */
    if (open == 1) return !nn_finding_wants(finding, NN_AVOIDABLE_RECTANGLE_1) || report_last_corner(finding, corner);
    if (!nn_finding_wants(finding, NN_AVOIDABLE_RECTANGLE_2) || nn_count_bits(grid->candidates[corner[0]]) != 2)
        return true;
    if (open == NN_DIAGONAL) return corner[0] > corner[3] || report_open_diagonal(finding, corner);
    if (open & 1 << 3 || nn_count_bits(open) != 2 || !nn_grid_has(grid, corner[0], grid->value[corner[3]])) return true;
    if (open & 1 << 1) return corner[0] > corner[1] || report_open_side(finding, corner);
    return corner[0] > corner[2] || report_open_side(finding, across);
}

/* Corner 0 is open and has two candidates. */
static bool look_at_avoidable(struct nn_finding *finding, const int corner[NN_CORNERS])
{
    const struct nn_grid *grid = finding->grid;
    if (!is_filled_in(grid, corner[2]) || !is_filled_in(grid, corner[3]) ||
        !nn_grid_has(grid, corner[0], grid->value[corner[3]]))
        return true;
    if (is_filled_in(grid, corner[1]))
        return !nn_finding_wants(finding, NN_AVOIDABLE_RECTANGLE_1) || report_last_corner(finding, corner);
    /* Each open side is met from both of its corners. */
    return corner[0] > corner[1] || !nn_finding_wants(finding, NN_AVOIDABLE_RECTANGLE_2) ||
           report_open_side(finding, corner);
}

bool nn_find_avoidable_rectangles(struct nn_finding *finding)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells pairs = nn_grid_bivalue_cells(grid);
    const struct nn_cells filled = nn_cells_less(nn_cells_less(finding->geometry->all, grid->open), grid->givens);
    const bool is_thorough = finding->options.is_thorough;
    if (nn_cells_are_none(filled)) return true;
    NN_EACH_CELL(start, is_thorough ? grid->open : nn_no_cells())
    if (!nn_rectangles_from(finding, start, nn_cells_or(grid->open, filled), look_at_all_avoidable)) return false;
    NN_EACH_CELL(start, is_thorough ? nn_no_cells() : pairs)
    if (!nn_rectangles_from(finding, start, nn_cells_or(pairs, filled), look_at_avoidable)) return false;
    return true;
}
