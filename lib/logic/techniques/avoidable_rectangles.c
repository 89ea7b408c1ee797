/* avoidable_rectangles.c: avoidable rectangles, types 1 and 2.
 *
 * A rectangle (see rectangles.c) of solved cells, none of them a given, must not read a b over b a: the
 * givens would allow b a over a b as well, and the puzzle would have two solutions.
 *
 *     type 1   Three corners are filled: the fourth is not what would complete the pattern.
 *     type 2   One side is filled; the other two corners would complete the pattern, but each has one
 *              candidate more, the same: one of them takes it, and what sees both loses it.
 *
 * As with HoDoKu the open corners have two candidates, and those of type 2 are in one box; without these
 * limits there would be a little more to find.
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
    if (nn_cells_are_none(filled)) return true;
    NN_EACH_CELL(start, pairs)
    if (!nn_rectangles_from(finding, start, nn_cells_or(pairs, filled), look_at_avoidable)) return false;
    return true;
}
