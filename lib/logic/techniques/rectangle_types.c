/* rectangle_types.c: unique rectangles, types 1 to 6 (see rectangles.c).
 *
 *     type 1   One corner has extra digits: it takes one of them, and loses the pair.
 *     type 2   Two corners on one side have the same single extra digit: one of them takes it, and what
 *              sees both loses it. Type 5: the same for two diagonal corners, or three.
 *     type 3   Two corners on one side are in a naked set, as one cell (see deadly_subsets.c).
 *     type 4   Two corners on one side, and a house where one digit of the pair fits only there: one of
 *              the corners takes it, so the other digit would complete the pattern: it goes from both.
 *     type 6   Two diagonal corners, and one digit of the pair fits on two parallel sides (lines, or
 *              boxes) only in the corners (an X-wing): it is in the roof twice, which completes the
 *              pattern, or in the floor: it goes from the roof.
 *
 * Data: sets[1].link: types 1, 2, 3 and 5: the extra digits; types 4 and 6: the digit that is tied to the
 * corners, and base is the house (4) or the two houses (6) where it is. Type 3: sets[2]: the other cells of
 * the naked set with all digits of the set; base: the house or the two houses. */
#include "logic/deadly.h"
#include "logic/techniques/rectangle.h"

static bool report_lone_roof(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    const struct nn_cells corner = nn_rectangle_cells(rectangle, rectangle->roof);
    nn_rectangle_begin(finding, NN_UNIQUE_RECTANGLE_1, rectangle, rectangle->extras);
    for (int i = 0; i < 2; i++) nn_step_remove(&finding->step, finding->grid, rectangle->digit[i], corner);
    return nn_finding_report(finding);
}

static bool report_common_extra(struct nn_finding *finding, const struct nn_rectangle *rectangle,
                                enum nn_technique technique)
{
    const int digit = nn_first_bit(rectangle->extras);
    const struct nn_cells roof = nn_rectangle_cells(rectangle, rectangle->roof);
    const struct nn_cells removed = nn_grid_seen_by_all(finding->grid, digit, roof);
    if (nn_cells_are_none(removed)) return true;
    nn_rectangle_begin(finding, technique, rectangle, rectangle->extras);
    nn_step_remove(&finding->step, finding->grid, digit, removed);
    return nn_finding_report(finding);
}

static bool report_tied_roof(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    const struct nn_grid *grid = finding->grid;
    const struct nn_cells roof = nn_rectangle_cells(rectangle, rectangle->roof);
    for (int i = 0; i < 2; i++) {
        const int tied = rectangle->digit[i], other = rectangle->digit[1 - i];
        const int house = nn_rectangle_link(grid, tied, roof);
        if (house < 0) continue;
        nn_rectangle_begin(finding, NN_UNIQUE_RECTANGLE_4, rectangle, UINT32_C(1) << tied);
        nn_step_base(&finding->step, house);
        nn_step_remove(&finding->step, grid, other, roof);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

/* The houses in which the digit is tied to two corners on parallel sides, one on each. */
static bool find_parallel_links(const struct nn_grid *grid, const struct nn_rectangle *rectangle, int digit,
                                unsigned side, int house[2])
{
    const struct nn_cells one = nn_rectangle_cells(rectangle, side);
    const struct nn_cells other = nn_rectangle_cells(rectangle, NN_ALL_CORNERS & ~side);
    house[0] = nn_rectangle_link(grid, digit, one);
    house[1] = nn_rectangle_link(grid, digit, other);
    return house[0] >= 0 && house[1] >= 0;
}

static bool report_x_wing_roof(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    static const unsigned sides[] = {1 << 0 | 1 << 1, 1 << 0 | 1 << 2};
    const struct nn_cells roof = nn_rectangle_cells(rectangle, rectangle->roof);
    for (int i = 0; i < 2; i++) {
        const int digit = rectangle->digit[i];
        int house[2];
        if (!find_parallel_links(finding->grid, rectangle, digit, sides[0], house) &&
            !find_parallel_links(finding->grid, rectangle, digit, sides[1], house))
            continue;
        nn_rectangle_begin(finding, NN_UNIQUE_RECTANGLE_6, rectangle, UINT32_C(1) << digit);
        nn_step_base(&finding->step, house[0]);
        nn_step_base(&finding->step, house[1]);
        nn_step_remove(&finding->step, finding->grid, digit, roof);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

static bool is_common_extra(const struct nn_rectangle *rectangle)
{
    /* Every roof corner has some extra digit, so if there is only one they all have it. */
    return nn_has_one_bit(rectangle->extras);
}

bool nn_report_rectangle_types(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    const int count = nn_count_bits(rectangle->roof);
    const bool is_diagonal = rectangle->roof == NN_DIAGONAL || rectangle->roof == NN_OTHER_DIAGONAL;
    const bool is_side = count == 2 && !is_diagonal;

    if (count == 1 && nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_1) && !report_lone_roof(finding, rectangle))
        return false;
    if (is_side && is_common_extra(rectangle) && nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_2) &&
        !report_common_extra(finding, rectangle, NN_UNIQUE_RECTANGLE_2))
        return false;
    if (is_side && nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_4) && !report_tied_roof(finding, rectangle))
        return false;
    if ((is_diagonal || count == 3) && is_common_extra(rectangle) && nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_5) &&
        !report_common_extra(finding, rectangle, NN_UNIQUE_RECTANGLE_5))
        return false;
    return !is_diagonal || !nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_6) || report_x_wing_roof(finding, rectangle);
}

bool nn_report_rectangle_subsets(struct nn_finding *finding, const struct nn_rectangle *rectangle)
{
    if (!nn_finding_wants(finding, NN_UNIQUE_RECTANGLE_3) || nn_count_bits(rectangle->roof) != 2 ||
        nn_has_one_bit(rectangle->extras))
        return true;
    const struct nn_deadly deadly = {.digits = rectangle->pair,
                                     .cells = nn_rectangle_cells(rectangle, NN_ALL_CORNERS),
                                     .roof = nn_rectangle_cells(rectangle, rectangle->roof),
                                     .extras = rectangle->extras};
    return nn_report_deadly_subsets(finding, &deadly, NN_UNIQUE_RECTANGLE_3);
}
