/* exocets.c: finding exocets (exocet.h has the pattern and its proof).
 *
 * For each base its cross-line in the box, then both targets: 36 choices on a 9x9 board. Whether two
 * houses contain the S-cells of a value is asked for each, so this is done with lines as bits: for each
 * value and cross-line the lines where it may be, `where`. With the lines a, b, c of the three
 * cross-lines two houses suffice if a, b and c are two lines together, or two of them one line, or one of them none.
 * Only what passes is told as sets of cells.
 *
 * Order: rows, then columns; bases by line, box and cells; targets by cross-line, then line. The first exocet of a
 * position that removes something is reported.
 *
 * Data: see nn_exocet_tell and nn_exocet_tell_covers; cells: base and targets; digits: those of the base. A double
 * exocet has both exocets' base and targets (six sets), then the covers of the first and of the second one. */
#include "logic/techniques/exocet.h"

#include <assert.h>

enum { MOST_EXOCETS = 64 };

struct exocet_search {
    struct nn_finding *finding;
    int kind;                                     /* of the base's line */
    int box_lines, box_crosses;                   /* the box, seen so */
    uint32_t where[NN_LOGIC_SIDE][NN_LOGIC_SIDE]; /* [digit][cross]: lines, also where it stands */
    /* the base that is tried */
    int line, first_cross, stack; /* the line; the first cross of its box; which box of the band */
    int base[2];
    uint32_t digits;
    int box_cross; /* the cross-line in its box */
    struct nn_exocet found[MOST_EXOCETS];
    int count;
};

static int cell_at(const struct exocet_search *search, int line, int cross)
{
    assert(line >= 0 && line < search->finding->geometry->side && cross >= 0 &&
           cross < search->finding->geometry->side);
    const int side = search->finding->geometry->side;
    return search->kind == NN_ROW ? line * side + cross : cross * side + line;
}

/* The lines of the base's band. */
static uint32_t band_of_base(const struct exocet_search *search)
{
    const int first = search->line / search->box_lines * search->box_lines;
    return (uint32_t)nn_low_bits(search->box_lines) << first;
}

/* ---- what follows -------------------------------------------------------------------------------- */

/* Are there places for the digit in the other two cross-lines, in different lines, if this target holds it? */
static bool has_s_cells(const struct nn_exocet *exocet, const struct nn_grid *grid, int which, int digit)
{
    assert((which | 1) == 1);
    const struct nn_cells *peers = grid->geometry->peers;
    const int other = 1 - which;
    const struct nn_cells of_box = nn_exocet_places(exocet, grid, digit, 0);
    struct nn_cells of_other = nn_exocet_places(exocet, grid, digit, 1 + other);
    nn_cells_drop(&of_other, exocet->target[other]);
    of_other = nn_cells_less(of_other, peers[exocet->target[which]]);
    NN_EACH_CELL(cell, of_other)
    if (!nn_cells_within(of_box, peers[cell])) return true;
    return false;
}

/* The mirror of a target: where the digit can be in the other target's box if the target holds it. */
static struct nn_cells mirror_of(const struct nn_exocet *exocet, const struct nn_grid *grid, int which, int digit)
{
    assert((which | 1) == 1);
    const struct nn_geometry *geometry = grid->geometry;
    const int other = exocet->target[1 - which];
    const struct nn_cells box = geometry->house[geometry->house_of[other][NN_BOX]];
    const struct nn_cells *peers = geometry->peers;
    struct nn_cells cells = nn_cells_and(grid->places[digit], box);
    NN_EACH_CELL(cell, nn_cells_less(box, grid->open))
    if (grid->value[cell] == digit) nn_cells_add(&cells, cell);
    cells = nn_cells_less(cells, nn_cells_and(peers[exocet->base[0]], peers[exocet->base[1]]));
    cells = nn_cells_less(cells, peers[exocet->target[which]]);
    nn_cells_drop(&cells, other);
    return cells;
}

/* 1 and 2 of exocet.h. */
static void rule_digits_out(struct nn_exocet *exocet, const struct nn_grid *grid)
{
    for (uint64_t digits = exocet->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        struct nn_cells s_cells;
        int houses[2];
        if (nn_exocet_cover(exocet, grid, digit, &s_cells, houses) < 2) exocet->out_of_base |= UINT32_C(1) << digit;
        for (int which = 0; which < 2; which++)
            if (nn_grid_has(grid, exocet->target[which], digit) &&
                (!has_s_cells(exocet, grid, which, digit) || nn_cells_are_none(mirror_of(exocet, grid, which, digit))))
                exocet->out_of_target[which] |= UINT32_C(1) << digit;
    }
}

/* 4 of exocet.h; `kept` are the values that the target can still have. */
static void remove_from_mirror(struct nn_finding *finding, const struct nn_exocet *exocet, int which, uint32_t kept)
{
    struct nn_cells mirror = nn_no_cells();
    for (uint64_t digits = kept; digits;)
        mirror = nn_cells_or(mirror, mirror_of(exocet, finding->grid, which, nn_take_bit(&digits)));
    if (nn_cells_count(mirror) == 1) nn_step_remove_others(&finding->step, finding->grid, nn_cells_first(mirror), kept);
}

/* 3 of exocet.h: what is kept of base and targets. Returns the digits that are in all pairs. */
static uint32_t possible_pairs(const struct nn_exocet *exocet, const struct nn_grid *grid, uint32_t kept[4])
{
    uint32_t certain = exocet->digits;
    for (uint64_t ones = exocet->digits; ones;) {
        const int one = nn_take_bit(&ones);
        for (uint64_t twos = ones; twos;) {
            const int two = nn_take_bit(&twos);
            if (nn_exocet_allows(exocet, grid, one, two, kept)) certain &= UINT32_C(1) << one | UINT32_C(1) << two;
        }
    }
    return certain;
}

static bool report_exocet(struct nn_finding *finding, const struct nn_exocet *exocet)
{
    const struct nn_grid *grid = finding->grid;
    struct nn_step *step = &finding->step;
    uint32_t kept[4] = {0};
    nn_step_begin(step, NN_EXOCET);
    const uint32_t certain = possible_pairs(exocet, grid, kept);
    if (!kept[0]) return true; /* no pair: the position has no solution */
    for (int which = 0; which < 2; which++) {
        nn_step_remove_others(step, grid, exocet->base[which], kept[which]);
        nn_step_remove_others(step, grid, exocet->target[which], kept[2 + which]);
        remove_from_mirror(finding, exocet, which, kept[2 + which]);
    }
    for (uint64_t digits = certain; digits;) {
        const int digit = nn_take_bit(&digits);
        nn_step_remove(step, grid, digit, nn_exocet_reach(exocet, grid, digit));
    }
    if (!nn_step_does_something(step)) return true;
    step->digits = exocet->digits;
    nn_exocet_tell(finding, exocet);
    nn_exocet_tell_covers(finding, exocet);
    return nn_finding_report(finding);
}

/* ---- the search ---------------------------------------------------------------------------------- */

/* The lines of the digit in a cross-line without those that the base sees. */
static uint32_t lines_free_of_base(const struct exocet_search *search, int digit, int cross)
{
    const bool is_in_box = cross / search->box_crosses == search->stack;
    return search->where[digit][cross] & ~(is_in_box ? band_of_base(search) : UINT32_C(1) << search->line);
}

static bool are_two_lines(uint32_t a, uint32_t b, uint32_t c)
{
    const uint32_t all = a | b | c, two = a | b;
    if (nn_count_bits(all) <= 2) return true;
    if (!(a && b && c)) return true;
    return nn_has_one_bit(two) || nn_has_one_bit(a | c) || nn_has_one_bit(b | c);
}

/* Do two houses contain the S-cells of each digit of the base? */
static bool are_s_cells_covered(const struct exocet_search *search, const int crosses[2], const int lines[2])
{
    for (uint64_t digits = search->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        uint32_t of_target[2];
        for (int i = 0; i < 2; i++)
            of_target[i] = lines_free_of_base(search, digit, crosses[i]) & ~(UINT32_C(1) << lines[i]);
        if (!are_two_lines(lines_free_of_base(search, digit, search->box_cross), of_target[0], of_target[1]))
            return false;
    }
    return true;
}

static bool try_targets(struct exocet_search *search, const int crosses[2], const int lines[2])
{
    if (!are_s_cells_covered(search, crosses, lines)) return true;
    const int side = search->finding->geometry->side;
    const int across = (search->kind == NN_ROW ? NN_COLUMN : NN_ROW) * side;
    struct nn_exocet exocet = {.base = {search->base[0], search->base[1]},
                               .target = {cell_at(search, lines[0], crosses[0]), cell_at(search, lines[1], crosses[1])},
                               .cross = {across + search->box_cross, across + crosses[0], across + crosses[1]},
                               .digits = search->digits};
    rule_digits_out(&exocet, search->finding->grid);
    if (search->count < MOST_EXOCETS) search->found[search->count++] = exocet;
    return !nn_finding_wants(search->finding, NN_EXOCET) || report_exocet(search->finding, &exocet);
}

/* Is it a target: an empty cell of the band beside the base's line, with a value of the base? */
static bool may_be_target(const struct exocet_search *search, int line, int cross)
{
    return line != search->line && search->finding->grid->candidates[cell_at(search, line, cross)] & search->digits;
}

/* Every second target, in a box after the first one's. */
static bool try_second_targets(struct exocet_search *search, int first_cross, int first_line)
{
    const int side = search->finding->geometry->side, box = search->box_crosses;
    const int band = search->line / search->box_lines * search->box_lines;
    for (int cross = (first_cross / box + 1) * box; cross < side; cross++) {
        if (cross / box == search->stack) continue;
        for (int line = band; line < band + search->box_lines; line++)
            if (may_be_target(search, line, cross) &&
                !try_targets(search, (const int[]){first_cross, cross}, (const int[]){first_line, line}))
                return false;
    }
    return true;
}

static bool try_first_targets(struct exocet_search *search)
{
    const int side = search->finding->geometry->side;
    const int band = search->line / search->box_lines * search->box_lines;
    for (int cross = 0; cross < side; cross++) {
        if (cross / search->box_crosses == search->stack) continue;
        for (int line = band; line < band + search->box_lines; line++)
            if (may_be_target(search, line, cross) && !try_second_targets(search, cross, line)) return false;
    }
    return true;
}

/* A base of two cells of the line in a box: its cross-lines in the box. */
static bool try_base(struct exocet_search *search, int one, int two)
{
    assert(one < two && one / search->box_crosses == two / search->box_crosses);
    const uint32_t *candidates = search->finding->grid->candidates;
    search->base[0] = cell_at(search, search->line, one);
    search->base[1] = cell_at(search, search->line, two);
    search->digits = candidates[search->base[0]] | candidates[search->base[1]];
    const int values = nn_count_bits(search->digits);
    if (!candidates[search->base[0]] || !candidates[search->base[1]] || values < 3 || values > NN_EXOCET_VALUES)
        return true;
    for (int i = 0; i < search->box_crosses; i++) {
        search->box_cross = search->first_cross + i;
        if (search->box_cross != one && search->box_cross != two && !try_first_targets(search)) return false;
    }
    return true;
}

static bool try_bases_of_line(struct exocet_search *search)
{
    const int side = search->finding->geometry->side, box = search->box_crosses;
    for (search->stack = 0; search->stack < side / box; search->stack++) {
        search->first_cross = search->stack * box;
        for (int one = search->first_cross; one < search->first_cross + box; one++)
            for (int two = one + 1; two < search->first_cross + box; two++)
                if (!try_base(search, one, two)) return false;
    }
    return true;
}

static void load_where(struct exocet_search *search)
{
    const struct nn_grid *grid = search->finding->grid;
    const int side = grid->geometry->side, rows = grid->geometry->box_rows;
    search->box_lines = search->kind == NN_ROW ? rows : side / rows;
    search->box_crosses = side / search->box_lines;
    for (int cross = 0; cross < side; cross++) {
        for (int digit = 0; digit < side; digit++) search->where[digit][cross] = 0;
        for (int line = 0; line < side; line++) {
            const int cell = cell_at(search, line, cross);
            uint64_t digits = grid->value[cell] == NN_EMPTY ? grid->candidates[cell] : nn_bit(grid->value[cell]);
            while (digits) search->where[nn_take_bit(&digits)][cross] |= UINT32_C(1) << line;
        }
    }
}

bool nn_find_exocets(struct nn_finding *finding)
{
    struct exocet_search search = {.finding = finding};
    for (search.kind = NN_ROW; search.kind <= NN_COLUMN; search.kind++) {
        load_where(&search);
        search.count = 0;
        for (search.line = 0; search.line < finding->geometry->side; search.line++) {
            if (nn_finding_is_over(finding)) return false;
            if (!try_bases_of_line(&search)) return false;
        }
        if (nn_finding_wants(finding, NN_DOUBLE_EXOCET) && !nn_pair_exocets(finding, search.found, search.count))
            return false;
    }
    return true;
}
