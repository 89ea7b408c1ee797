/* rectangle_subsets.c: unique rectangles, type 3 (see rectangles.c).
 *
 * Two corners on one side have extra digits, and one of the corners takes one of them. So in a house that
 * holds both corners they are together like one cell with the extra digits, and may form a naked set with
 * other cells of the house: n cells with n + 1 digits, the extra ones among them. The rest of the house
 * loses the digits; if the set is in a box and a line, the rest of both.
 *
 * Data: sets[1].link: the extra digits of the roof; sets[2]: the other cells of the naked set with all
 * digits of the set; base: the house or the two houses. */
#include "logic/rectangle.h"

struct roof_subset {
    struct nn_search *search;
    const struct nn_rectangle *rectangle;
    struct nn_cells roof;
    int house;
};

static bool report_subset(const struct roof_subset *subset, struct nn_cells chosen, uint32_t digits)
{
    struct nn_search *search = subset->search;
    const struct nn_geometry *geometry = search->geometry;
    const struct nn_cells all = nn_cells_or(subset->roof, chosen);
    /* A set in a box and a line comes twice: tell it at the first house. */
    if (nn_house_around(geometry, all, 0) != subset->house) return true;

    struct nn_step *step = &search->step;
    nn_rectangle_begin(search, NN_UNIQUE_RECTANGLE_3, subset->rectangle, subset->rectangle->extras);
    nn_step_set(step, digits, chosen, 0);
    for (int house = subset->house; house >= 0; house = nn_house_around(geometry, all, house + 1)) {
        nn_step_base(step, house);
        const struct nn_cells others = nn_cells_less(geometry->house[house], all);
        for (uint64_t rest = digits; rest;)
            nn_step_remove(step, search->grid, nn_take_bit(&rest), others);
    }
    return nn_search_report(search);
}

/* Add cells of `rest`, in order, to the ones chosen, until there are as many digits as cells, the roof
 * being one cell. */
static bool choose_subset(const struct roof_subset *subset, struct nn_cells rest,
                          struct nn_cells chosen, uint32_t digits)
{
    const int missing = nn_count_bits(digits) - nn_cells_count(chosen) - 1;
    if (missing == 0 && !report_subset(subset, chosen, digits)) return false;
    if (missing > nn_cells_count(rest)) return true;
    NN_EACH_CELL(cell, rest)
    {
        struct nn_cells more = chosen;
        nn_cells_add(&more, cell);
        nn_cells_drop(&rest, cell);
        if (!choose_subset(subset, rest, more, digits | subset->search->grid->candidates[cell]))
            return false;
    }
    return true;
}

bool nn_report_rectangle_subsets(struct nn_search *search, const struct nn_rectangle *rectangle)
{
    const struct nn_geometry *geometry = search->geometry;
    if (!nn_search_wants(search, NN_UNIQUE_RECTANGLE_3) || nn_count_bits(rectangle->roof) != 2 ||
        nn_has_one_bit(rectangle->extras))
        return true;
    struct roof_subset subset = {search, rectangle, nn_rectangle_cells(rectangle, rectangle->roof),
                                 0};
    /* No house holds two diagonal corners. */
    for (subset.house = nn_house_around(geometry, subset.roof, 0); subset.house >= 0;
         subset.house = nn_house_around(geometry, subset.roof, subset.house + 1)) {
        const struct nn_cells house = geometry->house[subset.house];
        const struct nn_cells rest =
            nn_cells_less(nn_cells_and(search->grid->open, house), subset.roof);
        if (!choose_subset(&subset, rest, nn_no_cells(), rectangle->extras)) return false;
    }
    return true;
}
