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
 * Data: base: the line and the box; sets: the middle, the line part, the box part, without links;
 * digits: what is removed. */
#include "logic/als.h"

struct coq {
    struct nn_search *search;
    int line, box;
    struct nn_set middle, line_part;
    int lacking; /* cells of the middle, compared to its digits */
};

/* Cells that a part may be made of, in order. */
struct coq_choice {
    int count;
    int cells[NN_LOGIC_SIDE];
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
static bool extend_part(struct coq *coq, const struct coq_choice *choice, int from,
                        struct nn_set part, int size, int least, int most, coq_visit *visit)
{
    for (int i = from; i < choice->count; i++) {
        const int cell = choice->cells[i];
        struct nn_set larger = part;
        nn_cells_add(&larger.cells, cell);
        larger.digits |= coq->search->grid->candidates[cell];
        const int worth = worth_of_part(coq, size + 1, larger.digits);
        if (worth + choice->count - i - 1 < least) continue; /* no cell is worth more than one */
        if (worth >= least && worth <= most && !visit(coq, &larger)) return false;
        if (size + 1 < NN_ALS_LARGEST &&
            !extend_part(coq, choice, i + 1, larger, size + 1, least, most, visit))
            return false;
    }
    return true;
}

/* A digit that both parts add may leave a cell of the other part that lies in this house. */
static void remove_digits(struct coq *coq, uint64_t digits, int house, struct nn_cells part)
{
    struct nn_search *search = coq->search;
    const struct nn_cells rest =
        nn_cells_less(search->geometry->house[house], nn_cells_or(coq->middle.cells, part));
    while (digits) nn_step_remove(&search->step, search->grid, nn_take_bit(&digits), rest);
}

static bool report_coq(struct coq *coq, const struct nn_set *box_part)
{
    struct nn_search *search = coq->search;
    struct nn_step *step = &search->step;
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
    step->cells =
        nn_cells_or(nn_cells_or(coq->middle.cells, coq->line_part.cells), box_part->cells);
    nn_als_finish(search);
    return nn_search_report(search);
}

/* The cells of the set that have none of the digits. */
static struct nn_cells cells_without(const struct nn_grid *grid, struct nn_cells cells,
                                     uint64_t digits)
{
    while (digits) cells = nn_cells_less(cells, grid->places[nn_take_bit(&digits)]);
    return cells;
}

static bool try_line_part(struct coq *coq, const struct nn_set *line_part)
{
    const struct nn_grid *grid = coq->search->grid;
    if (!(line_part->digits & coq->middle.digits)) return true;
    coq->line_part = *line_part;
    const struct nn_cells used = nn_cells_or(coq->middle.cells, line_part->cells);
    const struct nn_cells open =
        nn_cells_less(nn_cells_and(grid->geometry->house[coq->box], grid->open), used);
    const struct coq_choice choice =
        list_choice(cells_without(grid, open, line_part->digits & coq->middle.digits));
    const int worth = worth_of_part(coq, nn_cells_count(line_part->cells), line_part->digits);
    return extend_part(coq, &choice, 0, (struct nn_set){0}, 0, coq->lacking - worth,
                       coq->lacking - worth, report_coq);
}

static bool try_middle_cells(struct coq *coq)
{
    const struct nn_grid *grid = coq->search->grid;
    const struct coq_choice choice = list_choice(nn_cells_less(
        nn_cells_and(grid->geometry->house[coq->line], grid->open), coq->middle.cells));
    return extend_part(coq, &choice, 0, (struct nn_set){0}, 0, 1, coq->lacking - 1, try_line_part);
}

/* Every middle that extends `cells` by cells of the crossing at or after `from`. */
static bool try_crossing(struct coq *coq, const struct coq_choice *crossing, int from, int size,
                         struct nn_set cells)
{
    for (int i = from; i < crossing->count; i++) {
        const int cell = crossing->cells[i];
        struct nn_set larger = cells;
        nn_cells_add(&larger.cells, cell);
        larger.digits |= coq->search->grid->candidates[cell];
        coq->middle = larger;
        coq->lacking = nn_count_bits(larger.digits) - (size + 1);
        if (size >= 1 && coq->lacking >= 2 && !try_middle_cells(coq)) return false;
        if (!try_crossing(coq, crossing, i + 1, size + 1, larger)) return false;
    }
    return true;
}

bool nn_find_sue_de_coq(struct nn_search *search)
{
    const struct nn_geometry *geometry = search->geometry;
    const int first_box = NN_BOX * geometry->side;
    for (int line = 0; line < first_box; line++) {
        const struct nn_cells open = nn_cells_and(geometry->house[line], search->grid->open);
        for (int box = first_box; box < geometry->houses; box++) {
            struct coq coq = {.search = search, .line = line, .box = box};
            const struct coq_choice crossing =
                list_choice(nn_cells_and(open, geometry->house[box]));
            if (!try_crossing(&coq, &crossing, 0, 0, (struct nn_set){0})) return false;
        }
    }
    return true;
}
