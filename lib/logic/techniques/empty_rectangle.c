/* empty_rectangle.c: empty rectangles.
 *
 * In a box all places of a digit lie in one row and one column of it (the cross); the rest of
 * the box is the empty rectangle. So the digit stands in the row's part or in the column's part.
 * A strong link in a line across has one end in the cross's row (or column) outside the box; if
 * the digit is in the other arm, or at the link's other end, it cannot stand where that arm and
 * the other end meet: and one of these holds.
 *
 *     . x . | . a .      the box is the cross of row 1 and column 2,
 *     . x . | . . .      a = b is the link,
 *     ------+------
 *     . * . | . b .      * loses the digit
 *
 * Data: digits; cells: the places in the box and the link's two ends; base[0]: the box, base[1]:
 * the line of the link; cover[0]: the arm that the link's near end sees, cover[1]: the other
 * arm; chain: far end (false), near end (true), the box's places outside the other arm
 * (false), other arm (true).
 *
 * A dual empty rectangle is two of them in one box that strike different cells; base, cover and
 * chain of the second follow those of the first (base[2], base[3], cover[2], cover[3], chain 1).
 * With only two places in the box each arm is a single cell: just another way to see two strong
 * links, so this counts only where it is asked for, or in a dual. */
#include <assert.h>

#include "logic/fish_templates.h"

/* A cross in a box, its arms told apart by the link that ends in one. */
struct er_cross {
    int digit, box;
    int near_arm, far_arm;  /* lines: the one that the link ends in, and the other */
    struct nn_cells places; /* in the box */
};

struct empty_rectangle {
    struct er_cross cross;
    int link, near_end, far_end;
    struct nn_cells struck;
};

/* All of one box and digit; a box has two crosses at most, with two places. */
struct er_list {
    struct empty_rectangle items[4 * NN_LOGIC_SIDE];
    int count;
};

/* The link begins at `near_end`, in the near arm's line, and runs across it. */
static void collect_er_at(const struct nn_grid *grid, const struct er_cross *cross, int near_end, struct er_list *found)
{
    const struct nn_geometry *geometry = grid->geometry;
    const int along = nn_kind_of_house(geometry, cross->near_arm), across = NN_COLUMN - along;
    const int link = geometry->house_of[near_end][across];
    if (grid->open_places[link][cross->digit] != 2) return;
    struct nn_cells ends = nn_grid_places(grid, cross->digit, link);
    nn_cells_drop(&ends, near_end);
    const int far_end = nn_cells_first(ends);
    const int back = geometry->house_of[far_end][along];
    const struct nn_cells meeting = nn_cells_and(geometry->house[cross->far_arm], geometry->house[back]);
    const struct nn_cells struck =
        nn_cells_less(nn_cells_and(grid->places[cross->digit], meeting), geometry->house[cross->box]);
    if (nn_cells_are_none(struck)) return;
    assert(found->count < 4 * NN_LOGIC_SIDE);
    found->items[found->count++] = (struct empty_rectangle){*cross, link, near_end, far_end, struck};
}

static void collect_er_at_arm(const struct nn_grid *grid, const struct er_cross *cross, struct er_list *found)
{
    const struct nn_cells line = nn_grid_places(grid, cross->digit, cross->near_arm);
    NN_EACH_CELL(near_end, nn_cells_less(line, cross->places))
    collect_er_at(grid, cross, near_end, found);
}

/* Do the places need both lines? */
static bool is_cross(const struct nn_geometry *geometry, struct nn_cells places, int row, int column)
{
    assert(nn_kind_of_house(geometry, row) == NN_ROW && nn_kind_of_house(geometry, column) == NN_COLUMN);
    const struct nn_cells off_row = nn_cells_less(places, geometry->house[row]);
    return !nn_cells_are_none(off_row) && nn_cells_within(off_row, geometry->house[column]) &&
           !nn_cells_within(places, geometry->house[column]);
}

static void collect_er_in_box(const struct nn_grid *grid, int box, int digit, struct er_list *found)
{
    assert(nn_kind_of_house(grid->geometry, box) == NN_BOX);
    const struct nn_geometry *geometry = grid->geometry;
    const struct nn_cells places = nn_grid_places(grid, digit, box);
    found->count = 0;
    for (int row = 0; row < geometry->side; row++) {
        if (!nn_cells_meet(places, geometry->house[row])) continue;
        for (int column = geometry->side; column < 2 * geometry->side; column++) {
            if (!is_cross(geometry, places, row, column)) continue;
            collect_er_at_arm(grid, &(struct er_cross){digit, box, row, column, places}, found);
            collect_er_at_arm(grid, &(struct er_cross){digit, box, column, row, places}, found);
        }
    }
}

static void add_empty_rectangle(struct nn_step *step, const struct nn_grid *grid, const struct empty_rectangle *er)
{
    const struct er_cross *cross = &er->cross;
    const struct nn_cells far_arm = grid->geometry->house[cross->far_arm];
    step->digits = UINT32_C(1) << cross->digit;
    step->cells = nn_cells_or(step->cells, cross->places);
    nn_cells_add(&step->cells, er->near_end);
    nn_cells_add(&step->cells, er->far_end);
    nn_step_base(step, cross->box);
    nn_step_base(step, er->link);
    nn_step_cover(step, cross->near_arm);
    nn_step_cover(step, cross->far_arm);
    nn_step_chain(step);
    nn_step_link(step, nn_one_cell(er->far_end), cross->digit, false);
    nn_step_link(step, nn_one_cell(er->near_end), cross->digit, true);
    nn_step_link(step, nn_cells_less(cross->places, far_arm), cross->digit, false);
    nn_step_link(step, nn_cells_and(cross->places, far_arm), cross->digit, true);
    nn_step_remove(step, grid, cross->digit, er->struck);
}

static bool report_singly(struct nn_finding *finding, const struct er_list *found)
{
    for (int i = 0; i < found->count; i++) {
        nn_step_begin(&finding->step, NN_EMPTY_RECTANGLE);
        add_empty_rectangle(&finding->step, finding->grid, &found->items[i]);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

static bool report_duals(struct nn_finding *finding, const struct er_list *found)
{
    for (int i = 0; i < found->count; i++) {
        for (int j = i + 1; j < found->count; j++) {
            if (nn_cells_equal(found->items[i].struck, found->items[j].struck)) continue;
            nn_step_begin(&finding->step, NN_DUAL_EMPTY_RECTANGLE);
            add_empty_rectangle(&finding->step, finding->grid, &found->items[i]);
            add_empty_rectangle(&finding->step, finding->grid, &found->items[j]);
            if (!nn_finding_report(finding)) return false;
        }
    }
    return true;
}

/* Every box and digit with at least this many places. */
static bool find_empty_rectangles(struct nn_finding *finding, int least, bool as_duals)
{
    const struct nn_geometry *geometry = finding->geometry;
    const struct nn_cells *targets = nn_fish_targets(finding);
    struct er_list *const found = nn_finding_scratch(finding, NN_SCRATCH_EMPTY_RECTANGLES, sizeof *found);
    if (!found) return true;
    for (int digit = 0; targets && digit < geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        for (int box = NN_BOX * geometry->side; box < geometry->houses; box++) {
            if (finding->grid->open_places[box][digit] < least) continue;
            collect_er_in_box(finding->grid, box, digit, found);
            if (!(as_duals ? report_duals : report_singly)(finding, found)) return false;
        }
    }
    return true;
}

/* Duals strike more, so they come first where they are allowed. */
bool nn_find_empty_rectangles(struct nn_finding *finding)
{
    const struct nn_finding_options *options = &finding->options;
    if (options->allows_duals && nn_finding_wants(finding, NN_DUAL_EMPTY_RECTANGLE) &&
        !find_empty_rectangles(finding, 2, true))
        return false;
    return !nn_finding_wants(finding, NN_EMPTY_RECTANGLE) ||
           find_empty_rectangles(finding, options->allows_small_er ? 2 : 3, false);
}
