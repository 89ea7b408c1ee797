/* slow_crossings.c: Sue de Coq and aligned exclusions from the definition.
 *
 * Sue de Coq: the middle is two cells or more where a line and a box cross, with two candidates more than cells or more;
 * beside it some other empty cells of the line and some of the box, two parts without a common cell, and without a common
 * value of the middle. Each part has more cells than values that the middle lacks, and a value of the middle if it is
 * the line's. All cells are as many as all values; a value that both parts have, but not the middle, counts twice. Then
 * the line's values and those of the middle alone leave the rest of the line, the box's and those leave the rest of the box.
 * Aligned exclusion: excluders have two candidates (triples: two or three). A base cell sees an excluder, and no
 * cell with one candidate. Two base cells with two excluders in common, or three with as many, one of which is an excluder
 * that one of the others sees: a value goes if every way of filling the cells with it has two peers alike, or leaves
 * a common excluder nothing. */
#include "finders/slow_cells.h"

/* ---- Sue de Coq ---------------------------------------------------------------------------------- */

struct crossing {
    const struct slow_board *board;
    struct slow_finds *finds;
    int line, box;
    cell_set middle;
    unsigned values; /* of the middle */
};

static int worth_of(const struct crossing *crossing, cell_set part)
{
    return count_cells(part) - count_values(marks_of(crossing->board, part) & ~crossing->values);
}

static void remove_values(const struct crossing *crossing, unsigned values, int house, cell_set part, int length)
{
    EACH_VALUE(values)
    slow_remove(crossing->finds, crossing->board, value, house_cells[house] & ~crossing->middle & ~part, length);
}

static void use_parts(const struct crossing *crossing, cell_set in_line, cell_set in_box)
{
    const unsigned line = marks_of(crossing->board, in_line), box = marks_of(crossing->board, in_box);
    if (in_line & in_box || line & box & crossing->values || worth_of(crossing, in_box) < 1) return;
    const int cells = count_cells(crossing->middle | in_line | in_box);
    const int values = count_values(crossing->values | line | box) + count_values(line & box & ~crossing->values);
    const unsigned alone = crossing->values & ~line & ~box;
    if (cells != values) return;
    remove_values(crossing, line | alone, crossing->line, in_line, cells);
    remove_values(crossing, box | alone, crossing->box, in_box, cells);
}

static void use_middle(const struct crossing *crossing)
{
    const cell_set open = open_cells(crossing->board) & ~crossing->middle;
    const cell_set of_line = open & house_cells[crossing->line], of_box = open & house_cells[crossing->box];
    for (unsigned line = 1; line < 1u << count_cells(of_line); line++) {
        const cell_set in_line = choose_cells(of_line, line);
        if (worth_of(crossing, in_line) < 1 || !(marks_of(crossing->board, in_line) & crossing->values)) continue;
        for (unsigned box = 1; box < 1u << count_cells(of_box); box++)
            use_parts(crossing, in_line, choose_cells(of_box, box));
    }
}

static void find_sue_de_coq(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    for (int line = 0; line < BOXES; line++) {
        for (int box = BOXES; box < HOUSES; box++) {
            const cell_set both = open_cells(board) & house_cells[line] & house_cells[box];
            for (unsigned chosen = 1; chosen < 1u << count_cells(both); chosen++) {
                struct crossing crossing = {board, finds, line, box, choose_cells(both, chosen), 0};
                crossing.values = marks_of(board, crossing.middle);
                if (count_values(chosen) >= 2 && count_values(crossing.values) >= count_values(chosen) + 2)
                    use_middle(&crossing);
            }
        }
    }
}

/* All three sets. */
static int count_all_cells(const nonet_step *step)
{
    size_t cells = 0;
    for (size_t i = 0; i < step->set_count; i++) cells += step->sets[i].cells.count;
    return (int)cells;
}

/* ---- aligned exclusions -------------------------------------------------------------------------- */

struct aligned {
    const struct slow_board *board;
    int size, cell[3];
    cell_set excluders;
    unsigned allowed[3]; /* what occurs in some way */
};

static void try_way(struct aligned *aligned, const int value[3])
{
    unsigned values = 0;
    for (int i = 0; i < aligned->size; i++) {
        values |= 1u << value[i];
        for (int k = 0; k < i; k++)
            if (value[k] == value[i] && are_peers(aligned->cell[k], aligned->cell[i])) return;
    }
    EACH_CELL(cell, aligned->excluders) if (!(aligned->board->marks[cell] & ~values)) return;
    for (int i = 0; i < aligned->size; i++) aligned->allowed[i] |= 1u << value[i];
}

static void try_ways(struct aligned *aligned, int at, int value[3])
{
    if (at == aligned->size) {
        try_way(aligned, value);
        return;
    }
    for (value[at] = 0; value[at] < SIDE; value[at]++)
        if (aligned->board->marks[aligned->cell[at]] >> value[at] & 1) try_ways(aligned, at + 1, value);
}

static void use_aligned(struct aligned *aligned, struct slow_finds *finds)
{
    int way[3];
    try_ways(aligned, 0, way);
    for (int i = 0; i < aligned->size; i++) EACH_VALUE(ALL_VALUES & ~aligned->allowed[i])
    slow_remove(finds, aligned->board, value, one_cell(aligned->cell[i]), 0);
}

static cell_set cells_with(const struct slow_board *board, int least, int most)
{
    cell_set cells = 0;
    for (int cell = 0; cell < CELLS; cell++)
        if (count_values(board->marks[cell]) >= least && count_values(board->marks[cell]) <= most)
            cells |= one_cell(cell);
    return cells;
}

/* Two cells with two excluders in common, and for triples each third one. */
static void use_two(const struct slow_board *board, int size, cell_set excluders, cell_set bases, int one, int other,
                    struct slow_finds *finds)
{
    const cell_set common = excluders & peers_of[one] & peers_of[other];
    if (count_cells(common) < 2) return;
    if (size == 2) {
        struct aligned aligned = {.board = board, .size = 2, .cell = {one, other}, .excluders = common};
        use_aligned(&aligned, finds);
        return;
    }
    EACH_CELL(third, bases & excluders & (peers_of[one] | peers_of[other]) & ~one_cell(one) & ~one_cell(other))
    {
        struct aligned aligned = {
            .board = board, .size = 3, .cell = {one, other, third}, .excluders = common & peers_of[third]};
        if (count_cells(aligned.excluders) >= 2) use_aligned(&aligned, finds);
    }
}

static void find_exclusions(const struct slow_board *board, int size, struct slow_finds *finds)
{
    const cell_set excluders = cells_with(board, 2, size), singles = cells_with(board, 1, 1);
    cell_set bases = 0;
    EACH_CELL(cell, open_cells(board))
    if (peers_of[cell] & excluders && !(peers_of[cell] & singles)) bases |= one_cell(cell);
    EACH_CELL(one, bases) EACH_CELL(other, bases)
    {
        if (one < other) use_two(board, size, excluders, bases, one, other, finds);
    }
}

static const struct slow_finder finders[] = {
    {.technique = "Sue de Coq", .find = find_sue_de_coq, .share = 4, .length = count_all_cells},
    {.technique = "aligned pair exclusion", .find = find_exclusions, .argument = 2},
    {.technique = "aligned triple exclusion", .find = find_exclusions, .argument = 3, .share = 8},
};

const struct slow_family slow_crossings = {
    .name = "crossings", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 60};
