/* templates.c: template set and template delete.
 *
 * A template is one way to place a digit in every row, column and box that lacks it. What no
 * template of a digit has goes (template delete); what all of them have is placed (template set).
 * Since a template has one cell in each row, that is where all other places of the row are in none.
 *
 * As in HoDoKu, a cell that all templates of one digit have is closed to the templates of the others,
 * and this goes on until nothing changes. What closes cells is noted, as claims in the order in which
 * they follow; cells that the result does not need are left out of the step. All removals, or all
 * placements, of a digit are one step.
 *
 * fish_templates.h knows the places that no template has; where its search would take too long, on
 * large boards, it does not know all, and less is found.
 *
 * Data: digits: the digit; sets: the digit and its cells that are in some template; then the
 * claims: another digit and cells that all its templates have, as they follow from those before. */
#include <string.h>

#include "logic/fish_templates.h"

enum { MOST_CLAIMS = NN_STEP_SETS - 1 };

struct template_claim {
    int digit;
    struct nn_cells cells;
};

struct template_work {
    struct nn_finding *finding;
    struct nn_cells places[NN_LOGIC_SIDE];   /* without cells that others claim */
    struct nn_cells possible[NN_LOGIC_SIDE]; /* those in some template */
    struct nn_cells claimed[NN_LOGIC_SIDE];  /* those in all */
    bool is_known[NN_LOGIC_SIDE];            /* `possible` is that of `places` */
    struct template_claim claims[MOST_CLAIMS];
    int count;
    struct template_claim needed[MOST_CLAIMS]; /* of these, for the result that is told */
};

/* The cells in all templates, of those in some: the only ones of their rows. */
static struct nn_cells only_in_row(const struct nn_geometry *geometry, struct nn_cells possible)
{
    struct nn_cells only = nn_no_cells();
    for (int row = 0; row < geometry->side; row++) {
        const struct nn_cells left = nn_cells_and(possible, geometry->house[row]);
        if (nn_cells_count(left) == 1) only = nn_cells_or(only, left);
    }
    return only;
}

static struct nn_cells possible_among(struct nn_finding *finding, struct nn_cells places)
{
    return nn_cells_less(places, nn_never_placed(finding, places));
}

/* All templates of the digit have these cells: the others lose them. */
static void claim_cells(struct template_work *work, int digit, struct nn_cells cells)
{
    work->claimed[digit] = nn_cells_or(work->claimed[digit], cells);
    work->claims[work->count++] = (struct template_claim){digit, cells};
    for (int other = 0; other < work->finding->geometry->side; other++) {
        if (other == digit || !nn_cells_meet(work->places[other], cells)) continue;
        work->places[other] = nn_cells_less(work->places[other], cells);
        work->is_known[other] = false;
    }
}

static bool update_digit(struct template_work *work, int digit)
{
    const struct nn_geometry *geometry = work->finding->geometry;
    work->possible[digit] = possible_among(work->finding, work->places[digit]);
    work->is_known[digit] = true;
    const struct nn_cells found = nn_cells_less(only_in_row(geometry, work->possible[digit]), work->claimed[digit]);
    if (nn_cells_are_none(found) || work->count == MOST_CLAIMS) return false;
    claim_cells(work, digit, found);
    return true;
}

/* Until nothing changes. False: the watch is over. */
static bool work_out_templates(struct template_work *work)
{
    const int side = work->finding->geometry->side;
    for (int digit = 0; digit < side; digit++) work->places[digit] = work->finding->grid->places[digit];
    for (bool has_news = true; has_news;) {
        has_news = false;
        for (int digit = 0; digit < side; digit++) {
            if (work->is_known[digit]) continue;
            if (nn_finding_is_over(work->finding)) return false;
            has_news |= update_digit(work, digit);
        }
    }
    return true;
}

/* ---- what a result needs --------------------------------------------------------------------- */

/* The digit's cells that are in some template when the first `end` claims close cells to it. */
static struct nn_cells possible_with(struct nn_finding *finding, const struct template_claim *claims, int end,
                                     int digit)
{
    struct nn_cells places = finding->grid->places[digit];
    for (int i = 0; i < end; i++)
        if (claims[i].digit != digit) places = nn_cells_less(places, claims[i].cells);
    return possible_among(finding, places);
}

/* Do the later claims and the result still follow when these cells are gone from a claim? Only digits
 * that have places there can notice. */
static bool is_enough(const struct template_work *work, const struct template_claim *claims, int changed,
                      struct nn_cells gone, int digit)
{
    const struct nn_grid *grid = work->finding->grid;
    for (int i = changed + 1; i < work->count; i++) {
        if (!nn_cells_meet(grid->places[claims[i].digit], gone) || nn_cells_are_none(claims[i].cells)) continue;
        const struct nn_cells possible = possible_with(work->finding, claims, i, claims[i].digit);
        if (!nn_cells_within(claims[i].cells, only_in_row(grid->geometry, possible))) return false;
    }
    return !nn_cells_meet(grid->places[digit], gone) ||
           nn_cells_equal(possible_with(work->finding, claims, work->count, digit), work->possible[digit]);
}

/* The latest first: what only they need goes next. */
static void drop_idle_claims(const struct template_work *work, struct template_claim *claims, int digit)
{
    for (int i = work->count - 1; i >= 0; i--) NN_EACH_CELL(cell, claims[i].cells)
        {
            nn_cells_drop(&claims[i].cells, cell);
            if (!is_enough(work, claims, i, nn_one_cell(cell), digit)) nn_cells_add(&claims[i].cells, cell);
        }
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool report_template(struct template_work *work, int digit)
{
    struct nn_step *step = &work->finding->step;
    struct template_claim *const claims = work->needed;
    if (!nn_step_does_something(step)) return true;
    memcpy(claims, work->claims, (size_t)work->count * sizeof *claims);
    drop_idle_claims(work, claims, digit);
    step->digits = UINT32_C(1) << digit;
    nn_step_set(step, step->digits, work->possible[digit], 0);
    for (int i = 0; i < work->count; i++)
        if (!nn_cells_are_none(claims[i].cells)) nn_step_set(step, UINT32_C(1) << claims[i].digit, claims[i].cells, 0);
    return nn_finding_report(work->finding);
}

static bool report_template_set(struct template_work *work, int digit)
{
    struct nn_finding *finding = work->finding;
    nn_step_begin(&finding->step, NN_TEMPLATE_SET);
    NN_EACH_CELL(cell, work->claimed[digit]) nn_step_place(&finding->step, cell, digit);
    return report_template(work, digit);
}

static bool report_template_delete(struct template_work *work, int digit)
{
    struct nn_finding *finding = work->finding;
    nn_step_begin(&finding->step, NN_TEMPLATE_DELETE);
    nn_step_remove(&finding->step, finding->grid, digit, nn_cells_less(finding->geometry->all, work->possible[digit]));
    return report_template(work, digit);
}

bool nn_find_templates(struct nn_finding *finding)
{
    struct template_work *const work = nn_finding_scratch(finding, NN_SCRATCH_TEMPLATES, sizeof *work);
    if (!work) return true;
    memset(work, 0, sizeof *work);
    work->finding = finding;
    if (!work_out_templates(work)) return true;
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(work->possible[digit])) continue; /* placed, or the board is wrong */
        if (nn_finding_wants(finding, NN_TEMPLATE_SET) && !report_template_set(work, digit)) return false;
        if (nn_finding_wants(finding, NN_TEMPLATE_DELETE) && !report_template_delete(work, digit)) return false;
    }
    return true;
}
