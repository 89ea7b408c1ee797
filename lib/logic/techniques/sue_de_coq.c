/* sue_de_coq.c: Sue de Coq, a pair of sets in a line and a box that share cells of both.
 *
 * The middle: n cells where a line and a box cross, with at least n + 2 candidates. Beside it some
 * other cells of the line and some other cells of the box, which have no digit of the middle in
 * common. Each part adds cells, and perhaps digits that the middle does not have. If all cells
 * together are as many as the digits - a digit that only the two outer parts have, and both, counts
 * twice, for it may stand in both - every digit has its place in them:
 *
 *     digits of the line part             leave the rest of the line
 *     digits of the box part              leave the rest of the box
 *     digits that the middle alone has    leave both
 *
 * A part is worth its cells less the digits that it adds; it must be worth at least one cell, and
 * both together what the middle lacks. Cells of the crossing that the middle does not use belong to
 * either part or to the rest.
 *
 * Order: rows, then columns; their boxes; the middles, the line parts, the box parts, each by
 * cells, a set before its extensions.
 *
 * What a crossing gives depends on the candidates of its line and its box alone, so a crossing that gave nothing is
 * skipped until one of these changes. (That saves more than half of the time, which was an eighth of the total on
 * magictour.)
 *
 * Data: base: the line and the box; sets: the middle, the line part, the box part, without links;
 * digits: what is removed. */
#include <assert.h>

#include "logic/als.h"
#include "logic/snapshot.h"

/* Cells that a part may be made of, in order. */
struct coq_choice {
    int count;
    int cells[NN_LOGIC_SIDE];
};

struct coq {
    struct nn_finding *finding;
    int line, box;
    struct nn_set middle, line_part;
    int lacking;                   /* cells of the middle, compared to its digits */
    struct coq_choice beside_line; /* the open cells of the box outside the middle */
    bool is_told;
};

typedef bool coq_visit(struct coq *coq, const struct nn_set *part);

static struct coq_choice list_choice(struct nn_cells cells)
{
    struct coq_choice choice = {0};
    NN_EACH_CELL(cell, cells) choice.cells[choice.count++] = cell;
    return choice;
}

/* The cells less the digits that the middle does not have. */
static int worth_of_part(const struct coq *coq, int size, uint32_t digits)
{
    return size - nn_count_bits(digits & ~coq->middle.digits);
}

/* Every part that extends this one by cells at or after `from`, if it is worth `least` to `most`.
 */
static bool extend_part(struct coq *coq, const struct coq_choice *choice, int from, struct nn_set part, int size,
                        int least, int most, coq_visit *visit)
{
    for (int i = from; i < choice->count; i++) {
        const int cell = choice->cells[i];
        struct nn_set larger = part;
        nn_cells_add(&larger.cells, cell);
        larger.digits |= coq->finding->grid->candidates[cell];
        const int worth = worth_of_part(coq, size + 1, larger.digits);
        if (worth + choice->count - i - 1 < least) continue; /* no cell is worth more than one */
        if (worth >= least && worth <= most && !visit(coq, &larger)) return false;
        if (size + 1 < NN_ALS_LARGEST && i + 1 < choice->count &&
            !extend_part(coq, choice, i + 1, larger, size + 1, least, most, visit))
            return false;
    }
    return true;
}

/* A digit that both parts add may leave a cell of the other part that lies in this house. */
static void remove_digits(struct coq *coq, uint64_t digits, int house, struct nn_cells part)
{
    struct nn_finding *finding = coq->finding;
    const struct nn_cells rest = nn_cells_less(finding->geometry->house[house], nn_cells_or(coq->middle.cells, part));
    while (digits) nn_step_remove(&finding->step, finding->grid, nn_take_bit(&digits), rest);
}

static bool report_coq(struct coq *coq, const struct nn_set *box_part)
{
    assert(!(coq->line_part.digits & box_part->digits & coq->middle.digits));
    struct nn_finding *finding = coq->finding;
    struct nn_step *step = &finding->step;
    const uint32_t in_line = coq->line_part.digits, in_box = box_part->digits;
    const uint32_t in_middle = coq->middle.digits & ~(in_line | in_box);
    nn_step_begin(step, NN_SUE_DE_COQ);
    remove_digits(coq, in_line | in_middle, coq->line, coq->line_part.cells);
    remove_digits(coq, in_box | in_middle, coq->box, box_part->cells);
    if (!nn_step_does_something(step)) return true;

    nn_step_base(step, coq->line);
    nn_step_base(step, coq->box);
    nn_step_set(step, coq->middle.digits, coq->middle.cells, 0);
    nn_step_set(step, in_line, coq->line_part.cells, 0);
    nn_step_set(step, in_box, box_part->cells, 0);
    step->cells = nn_cells_or(nn_cells_or(coq->middle.cells, coq->line_part.cells), box_part->cells);
    nn_als_finish(finding);
    coq->is_told = true;
    return nn_finding_report(finding);
}

/* The cells that may join the box part: not in the line part, and without digits that the line
 * part shares with the middle. */
static struct coq_choice choose_beside(const struct coq *coq, const struct nn_set *line_part)
{
    const uint32_t *candidates = coq->finding->grid->candidates;
    const uint32_t taken = line_part->digits & coq->middle.digits;
    struct coq_choice choice = {.count = 0};
    for (int i = 0; i < coq->beside_line.count; i++) {
        const int cell = coq->beside_line.cells[i];
        if (!(candidates[cell] & taken) && !nn_cells_have(line_part->cells, cell)) choice.cells[choice.count++] = cell;
    }
    return choice;
}

static bool try_line_part(struct coq *coq, const struct nn_set *line_part)
{
    if (!(line_part->digits & coq->middle.digits)) return true;
    if (nn_finding_is_over(coq->finding)) return false; /* long on large boards with few values */
    coq->line_part = *line_part;
    const struct coq_choice choice = choose_beside(coq, line_part);
    const int worth = worth_of_part(coq, nn_cells_count(line_part->cells), line_part->digits);
    const int missing = coq->lacking - worth;
    return choice.count < missing || extend_part(coq, &choice, 0, (struct nn_set){0}, 0, missing, missing, report_coq);
}

static bool try_middle_cells(struct coq *coq)
{
    const struct nn_grid *grid = coq->finding->grid;
    const struct nn_cells open = nn_cells_less(grid->open, coq->middle.cells);
    coq->beside_line = list_choice(nn_cells_and(grid->geometry->house[coq->box], open));
    const struct coq_choice choice = list_choice(nn_cells_and(grid->geometry->house[coq->line], open));
    return extend_part(coq, &choice, 0, (struct nn_set){0}, 0, 1, coq->lacking - 1, try_line_part);
}

/* Every middle that extends `cells` by cells of the crossing at or after `from`. */
static bool try_crossing(struct coq *coq, const struct coq_choice *crossing, int from, int size, struct nn_set cells)
{
    for (int i = from; i < crossing->count; i++) {
        const int cell = crossing->cells[i];
        struct nn_set larger = cells;
        nn_cells_add(&larger.cells, cell);
        larger.digits |= coq->finding->grid->candidates[cell];
        coq->middle = larger;
        coq->lacking = nn_count_bits(larger.digits) - (size + 1);
        if (size >= 1 && coq->lacking >= 2 && !try_middle_cells(coq)) return false;
        if (!try_crossing(coq, crossing, i + 1, size + 1, larger)) return false;
    }
    return true;
}

/* ---- what is known to give nothing ----------------------------------------------------------- */

/* Scratch memory of the family: for each line the boxes with which it gives nothing. */
struct coq_memory {
    struct nn_snapshot snapshot;
    uint32_t barren[NN_BOX * NN_LOGIC_SIDE];
};

static void forget_changed(struct coq_memory *memory, const struct nn_grid *grid)
{
    const struct nn_geometry *geometry = grid->geometry;
    const int first_box = NN_BOX * geometry->side;
    const struct nn_cells changed = nn_snapshot_changes(&memory->snapshot, grid);
    uint32_t boxes = 0;
    for (int box = first_box; box < geometry->houses; box++)
        if (nn_cells_meet(geometry->house[box], changed)) boxes |= UINT32_C(1) << (box - first_box);
    for (int line = 0; line < first_box; line++)
        memory->barren[line] &= nn_cells_meet(geometry->house[line], changed) ? 0 : ~boxes;
}

/* ---- the search ------------------------------------------------------------------------------ */

/* All of a line and a box. Sets `is_barren` if there are none. */
static bool search_crossing(struct nn_finding *finding, int line, int box, bool *is_barren)
{
    assert(nn_kind_of_house(finding->geometry, line) != NN_BOX && nn_kind_of_house(finding->geometry, box) == NN_BOX);
    const struct nn_geometry *geometry = finding->geometry;
    struct coq coq = {.finding = finding, .line = line, .box = box};
    const struct coq_choice crossing =
        list_choice(nn_cells_and(finding->grid->open, nn_cells_and(geometry->house[line], geometry->house[box])));
    const bool goes_on = try_crossing(&coq, &crossing, 0, 0, (struct nn_set){0});
    *is_barren = !coq.is_told;
    return goes_on;
}

bool nn_find_sue_de_coq(struct nn_finding *finding)
{
    const struct nn_geometry *geometry = finding->geometry;
    const int first_box = NN_BOX * geometry->side;
    struct coq_memory *memory = nn_finding_scratch(finding, NN_SCRATCH_SUE_DE_COQ, sizeof *memory);
    if (!memory) return true;
    forget_changed(memory, finding->grid);
    for (int line = 0; line < first_box; line++) {
        for (int box = first_box; box < geometry->houses; box++) {
            const uint32_t bit = UINT32_C(1) << (box - first_box);
            bool is_barren = memory->barren[line] & bit;
            if (is_barren) continue;
            if (!search_crossing(finding, line, box, &is_barren)) return false;
            if (is_barren) memory->barren[line] |= bit;
        }
    }
    return true;
}
