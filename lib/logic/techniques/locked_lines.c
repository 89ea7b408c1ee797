/* locked_lines.c: a digit that m boxes side by side have in only m lines.
 *
 * Boxes of a band lie side by side, with the same rows; those of a stack, with the same columns. If
 * m boxes have all their places of a digit in m of these lines, each box takes one line, and
 * the lines have no digit left for the other boxes of the band. With one box this is pointing.
 * In a band of three boxes it strikes what claiming strikes (the third line has its digit in the third
 * box only); in larger bands it finds more.
 *
 * tight_sets.h finds for each box the smallest group that it is in.
 *
 * Data: digits and cells: the digit and its places in the boxes; base: the boxes; cover: the lines. */
#include "logic/finder.h"
#include "logic/tight_sets.h"

/* A band or stack: `lines` from first_line on, and its boxes. */
struct locked_band {
    int first_line, lines;
    int boxes[NN_LOGIC_SIDE];
};

/* What a digit does in it: its open boxes, and as options the lines where each has it. */
struct band_digit {
    struct nn_tight_sets tight;
    int boxes[NN_LOGIC_SIDE];
};

/* A band has as many boxes as lines. */
static struct locked_band band_from(const struct nn_geometry *geometry, int first_line)
{
    const bool is_row = first_line < geometry->side;
    const int lines = is_row ? geometry->box_rows : geometry->side / geometry->box_rows;
    struct locked_band band = {.first_line = first_line, .lines = lines};
    const int across = geometry->side / lines; /* cells of a line in one box */
    const int first = (first_line - (is_row ? 0 : geometry->side)) * (is_row ? geometry->side : 1);
    for (int i = 0; i < lines; i++) {
        const int cell = first + i * across * (is_row ? 1 : geometry->side);
        band.boxes[i] = geometry->house_of[cell][NN_BOX];
    }
    return band;
}

/* The lines, counted from the band's first, where the box may hold the digit. */
static uint32_t lines_in_box(const struct nn_grid *grid, const struct locked_band *band, int box, int digit)
{
    const struct nn_cells places = nn_grid_places(grid, digit, box);
    uint32_t lines = 0;
    for (int line = 0; line < band->lines; line++)
        if (nn_cells_meet(places, grid->geometry->house[band->first_line + line])) lines |= UINT32_C(1) << line;
    return lines;
}

static bool report_locked_lines(struct nn_finding *finding, const struct locked_band *band,
                                const struct band_digit *open, int item, int digit)
{
    const struct nn_grid *grid = finding->grid;
    const uint32_t group = open->tight.smallest[item];
    struct nn_step *step = &finding->step;
    struct nn_cells boxes = nn_no_cells();
    nn_step_begin(step, NN_LOCKED_LINES);
    step->digits = UINT32_C(1) << digit;
    for (uint64_t rest = group; rest;) {
        const int box = open->boxes[nn_take_bit(&rest)];
        boxes = nn_cells_or(boxes, finding->geometry->house[box]);
        nn_step_base(step, box);
    }
    step->cells = nn_cells_and(boxes, grid->places[digit]);
    for (uint64_t rest = nn_tight_options(&open->tight, group); rest;) {
        const int line = band->first_line + nn_take_bit(&rest);
        nn_step_cover(step, line);
        nn_step_remove(step, grid, digit, nn_cells_less(finding->geometry->house[line], boxes));
    }
    return nn_finding_report(finding);
}

static bool find_in_band(struct nn_finding *finding, const struct locked_band *band, int digit)
{
    struct band_digit open;
    open.tight.count = 0;
    for (int i = 0; i < band->lines; i++) {
        const int box = band->boxes[i];
        if (!finding->grid->open_places[box][digit]) continue;
        open.boxes[open.tight.count] = box;
        open.tight.options[open.tight.count++] = lines_in_box(finding->grid, band, box, digit);
    }
    if (open.tight.count < 3 || !nn_tight_sets_find(&open.tight)) return true;
    for (int item = 0; item < open.tight.count; item++) {
        const int size = nn_count_bits(open.tight.smallest[item]);
        if (size >= 2 && size < open.tight.count && nn_tight_begins(&open.tight, item) &&
            !report_locked_lines(finding, band, &open, item, digit))
            return false;
    }
    return true;
}

bool nn_find_locked_lines(struct nn_finding *finding)
{
    const struct nn_geometry *geometry = finding->geometry;
    for (int line = 0; line < NN_BOX * geometry->side;) {
        const struct locked_band band = band_from(geometry, line);
        for (int digit = 0; band.lines > 2 && digit < geometry->side; digit++)
            if (!find_in_band(finding, &band, digit)) return false;
        line += band.lines;
    }
    return true;
}
