/* multi_sector_locked_sets.c: cells where some rows and columns cross, used up by values of the rows and
 * values of the columns.
 *
 * Take some rows and some columns, and all empty cells where they cross. Divide the values in two: row values are
 * covered by the rows, a pair (value, row) for each of the rows that lacks the value; column values by the columns, a
 * pair (value, column) for each value that is a candidate of the column's cells. If there are as many pairs as cells,
 * the argument of set_cover.h applies: the row values leave the rest of the rows and the column values the rest of the
 * columns. The same with rows and columns exchanged.
 *
 * How to find them: fix the rows R. The solution fills the cells of R: column c takes as many values as it has
 * empty cells in R, each at most once, and value d goes to as many columns as there are rows in R without d. That is
 * a flow from columns to values through the candidates, which carry one unit each:
 *
 *     column c --(1 if d is a candidate of c in R)--> value d
 *     supply: empty cells of c in R                   demand: rows of R without d
 *
 * Find any such flow. In its residual graph there is an arc from c to d where d could still flow, and from d
 * back to c where it does. Let columns C and values D be all that can be reached from somewhere: no arc leaves
 * them. So each value that C's cells have and that is not in D flows (one pair each), and all values in D flow
 * from columns in C only (their demands: one pair for each row without them). The flow out of C, its
 * number of cells, is the sum of both: C with the row values D is what we look for. Conversely such a
 * pattern has no arc that leaves it, for any flow uses all its pairs. So a graph that is strongly connected
 * has none, which is the usual case and the cheap rejection; else what can be reached from each node is tried.
 *
 * The rows are added one after the other, and the flow of R serves for R with one more row, where only the units of
 * the new row are added. All sets of rows are tried, of up to half of the rows, and fewer on large boards: 4 on
 * 9x9, 4 on 16x16, 3 on 25x25. (Up to 7 rows on 9x9 are
 * twice as many sets, and gave 1 puzzle of 125 more on the set hardest: the others are found from their
 * columns.)
 *
 * A set of rows that gave nothing gives nothing until one of its cells changes: candidates only go. So after a search
 * without result only sets with a changed row are tried.
 *
 * What is a sum of simpler things is left out: at least two rows, two columns, a row value and a column value; if
 * all columns took part, each column value would be a fish of its own.
 *
 * Some boards, such as large ones that are nearly solved, have far too many: the search ends after MOST_TOLD_SECTORS.
 *
 * The one with the fewest cells is reported, unless all are wanted; then those with the same effect are reported once,
 * because most patterns are found both from their rows and from their columns.
 *
 * Data: as in set_cover.h: first the lines whose values are told by demand, then the others. */
#include <assert.h>
#include <string.h>

#include "logic/seen_steps.h"
#include "logic/set_cover.h"
#include "logic/snapshot.h"

enum { MOST_LINE_SETS = 3000, MOST_TOLD_SECTORS = 500 };

/* A set of lines and its flow. "Line" is a row and "cross" a column, or the other way round. */
struct sector_flow {
    int lines;                          /* how many */
    uint32_t line_set, cross_set;       /* the lines; the crosses that have empty cells in them */
    uint32_t candidates[NN_LOGIC_SIDE]; /* [cross] in the lines */
    uint32_t taken[NN_LOGIC_SIDE];      /* [cross] the digits that flow */
    uint32_t takers[NN_LOGIC_SIDE];     /* [digit] the same: the crosses from which it flows */
    uint8_t cells[NN_LOGIC_SIDE];       /* [cross] empty ones in the lines */
    uint32_t digit_set;                 /* the digits that the lines lack */
    uint32_t wanting;                   /* those that should flow once more: of the line added last */
};

/* What was found, without its proof. */
struct sector_pattern {
    int kind; /* of the lines */
    uint32_t lines, crosses, digits;
    int cells, removals;
};

struct sector_search {
    struct nn_finding *finding;
    int kind;
    int most_lines;
    uint32_t open[NN_LOGIC_SIDE][NN_LOGIC_SIDE]; /* [line][cross]: candidates */
    uint32_t lacking[NN_LOGIC_SIDE];             /* [line]: the digits it does not hold */
    struct sector_flow flows[NN_LOGIC_SIDE + 1]; /* [lines] */
    struct sector_pattern best;                  /* no cells: nothing yet */
    int told;                                    /* patterns that were made steps */
    struct nn_seen_steps seen;
    struct nn_snapshot snapshot; /* of the last search */
    bool was_barren;             /* it found nothing */
    struct nn_cells changed;     /* since then; all cells if it found something */
    uint32_t changed_lines;
};

/* ---- the flow ------------------------------------------------------------------------------------ */

static void move_unit(struct sector_flow *flow, int cross, int digit)
{
    flow->taken[cross] ^= UINT32_C(1) << digit;
    flow->takers[digit] ^= UINT32_C(1) << cross;
}

/* How the breadth-first search came to each digit and each cross. */
struct sector_way {
    int8_t cross_before[NN_LOGIC_SIDE]; /* [digit] */
    int8_t digit_before[NN_LOGIC_SIDE]; /* [cross] */
};

/* Let the digit, which is wanting, flow at the end of the way, and shift the others along it. */
static void shift_flow(struct sector_flow *flow, const struct sector_way *way, int start, int digit)
{
    assert(flow->wanting >> digit & 1);
    flow->wanting &= ~(UINT32_C(1) << digit);
    for (int cross = way->cross_before[digit];; cross = way->cross_before[digit]) {
        move_unit(flow, cross, digit);
        if (cross == start) return;
        digit = way->digit_before[cross];
        move_unit(flow, cross, digit);
    }
}

/* Move one unit more out of the cross: breadth first to a digit that is wanting. */
static bool augment_flow(struct sector_flow *flow, int start)
{
    assert(flow->cross_set >> start & 1);
    struct sector_way way;
    int queue[NN_LOGIC_SIDE], first = 0, end = 0;
    uint32_t seen_crosses = UINT32_C(1) << start, seen_digits = 0;
    queue[end++] = start;
    while (first < end) {
        const int cross = queue[first++];
        uint64_t digits = flow->candidates[cross] & ~flow->taken[cross] & ~seen_digits;
        if (digits & flow->wanting) {
            const int digit = nn_first_bit(digits & flow->wanting);
            way.cross_before[digit] = (int8_t)cross;
            shift_flow(flow, &way, start, digit);
            return true;
        }
        seen_digits |= (uint32_t)digits;
        while (digits) {
            const int digit = nn_take_bit(&digits);
            way.cross_before[digit] = (int8_t)cross;
            uint64_t takers = flow->takers[digit] & ~seen_crosses;
            seen_crosses |= (uint32_t)takers;
            while (takers) {
                const int taker = nn_take_bit(&takers);
                way.digit_before[taker] = (int8_t)digit;
                queue[end++] = taker;
            }
        }
    }
    return false;
}

/* The flow with one more line. False: there is none (the position has no solution). */
static bool add_line(const struct sector_search *search, const struct sector_flow *before, int line,
                     struct sector_flow *flow)
{
    const int side = search->finding->geometry->side;
    *flow = *before;
    flow->lines++;
    flow->line_set |= UINT32_C(1) << line;
    flow->digit_set |= search->lacking[line];
    flow->wanting = search->lacking[line];
    for (int cross = 0; cross < side; cross++) {
        if (!search->open[line][cross]) continue;
        flow->cross_set |= UINT32_C(1) << cross;
        flow->candidates[cross] |= search->open[line][cross];
        flow->cells[cross]++;
    }
    for (int cross = 0; cross < side; cross++)
        if (search->open[line][cross] && !augment_flow(flow, cross)) return false;
    return true;
}

/* ---- patterns ------------------------------------------------------------------------------------ */

static int house_of_line(const struct sector_search *search, int kind, int line)
{
    assert(line >= 0 && line < search->finding->geometry->side);
    return kind * search->finding->geometry->side + line;
}

/* Columns for rows, rows for columns. */
static int kind_across(int kind)
{
    assert(kind == NN_ROW || kind == NN_COLUMN);
    return kind == NN_ROW ? NN_COLUMN : NN_ROW;
}

static struct nn_cells cells_of_lines(const struct sector_search *search, int kind, uint32_t lines)
{
    struct nn_cells cells = nn_no_cells();
    for (uint64_t rest = lines; rest;)
        cells = nn_cells_or(cells, search->finding->geometry->house[house_of_line(search, kind, nn_take_bit(&rest))]);
    return cells;
}

/* Fill finding->step. False: it does not fit, or does nothing. */
static bool tell_sectors(struct sector_search *search, const struct sector_pattern *pattern)
{
    struct nn_finding *finding = search->finding;
    const struct nn_grid *grid = finding->grid;
    const int across = kind_across(pattern->kind);
    struct nn_set_cover cover = {
        .cells = nn_cells_and(grid->open, nn_cells_and(cells_of_lines(search, pattern->kind, pattern->lines),
                                                       cells_of_lines(search, across, pattern->crosses)))};
    bool fits = true;
    for (uint64_t rest = pattern->lines; rest;) {
        const int house = house_of_line(search, pattern->kind, nn_take_bit(&rest));
        uint32_t digits = 0;
        for (uint64_t left = pattern->digits; left;) {
            const int digit = nn_take_bit(&left);
            if (grid->open_places[house][digit]) digits |= UINT32_C(1) << digit;
        }
        fits = fits && nn_set_cover_add(&cover, house, digits);
    }
    for (uint64_t rest = pattern->crosses; rest;) {
        const int house = house_of_line(search, across, nn_take_bit(&rest));
        uint32_t digits = 0;
        NN_EACH_CELL(cell, nn_cells_and(cover.cells, finding->geometry->house[house]))
        digits |= grid->candidates[cell];
        fits = fits && nn_set_cover_add(&cover, house, digits & ~pattern->digits);
    }
    if (!fits) return false;
    nn_set_cover_tell(finding, NN_MULTI_SECTOR_LOCKED_SETS, &cover);
    return nn_step_does_something(&finding->step);
}

/* Any two differ, so that it does not matter in which order they are found. */
static bool is_better_pattern(const struct sector_pattern *a, const struct sector_pattern *b)
{
    if (!b->cells || a->cells != b->cells) return !b->cells || a->cells < b->cells;
    if (a->removals != b->removals) return a->removals > b->removals;
    if (a->kind != b->kind) return a->kind < b->kind;
    if (a->lines != b->lines) return a->lines < b->lines;
    if (a->crosses != b->crosses) return a->crosses < b->crosses;
    return a->digits < b->digits;
}

/* Is anything removed? Without filling the step. */
static bool sectors_remove_something(const struct sector_search *search, const struct sector_pattern *pattern)
{
    const struct nn_grid *grid = search->finding->grid;
    const struct nn_cells lines = cells_of_lines(search, search->kind, pattern->lines),
                          crosses = cells_of_lines(search, kind_across(search->kind), pattern->crosses);
    const struct nn_cells beside_crosses = nn_cells_less(lines, crosses);
    for (uint64_t rest = pattern->digits; rest;)
        if (nn_cells_meet(grid->places[nn_take_bit(&rest)], beside_crosses)) return true;
    for (uint64_t rest = pattern->crosses; rest;) {
        const int cross = nn_take_bit(&rest);
        const struct nn_cells outside = nn_cells_less(
            search->finding->geometry->house[house_of_line(search, kind_across(search->kind), cross)], lines);
        uint64_t digits = search->flows[nn_count_bits(pattern->lines)].candidates[cross] & ~pattern->digits;
        while (digits)
            if (nn_cells_meet(grid->places[nn_take_bit(&digits)], outside)) return true;
    }
    return false;
}

static bool keep_or_report(struct sector_search *search, struct sector_pattern *pattern)
{
    const bool finds_all = search->finding->options.finds_all;
    if (!finds_all && search->best.cells && pattern->cells > search->best.cells) return true;
    if (!sectors_remove_something(search, pattern) || !tell_sectors(search, pattern)) return true;
    search->told++;
    if (finds_all) return nn_step_was_seen(&search->seen, &search->finding->step) || nn_finding_report(search->finding);
    pattern->removals = nn_step_removals(&search->finding->step);
    if (is_better_pattern(pattern, &search->best)) search->best = *pattern;
    return true;
}

/* Everything that can be reached from the crosses and digits. */
static void close_pattern(const struct sector_flow *flow, struct sector_pattern *pattern)
{
    uint64_t new_crosses = pattern->crosses, new_digits = pattern->digits;
    while (new_crosses | new_digits) {
        uint32_t digits = 0, crosses = 0;
        while (new_crosses) {
            const int cross = nn_take_bit(&new_crosses);
            digits |= flow->candidates[cross] & ~flow->taken[cross];
        }
        while (new_digits) crosses |= flow->takers[nn_take_bit(&new_digits)];
        new_digits = digits & ~pattern->digits;
        new_crosses = crosses & ~pattern->crosses;
        pattern->digits |= digits;
        pattern->crosses |= crosses;
    }
}

/* Is it more than fish or sets side by side? */
static bool is_of_several_sectors(const struct sector_flow *flow, const struct sector_pattern *pattern)
{
    uint32_t of_crosses = 0;
    for (uint64_t rest = pattern->crosses; rest;) of_crosses |= flow->candidates[nn_take_bit(&rest)];
    return flow->lines >= 2 && nn_count_bits(pattern->crosses) >= 2 && pattern->digits &&
           (of_crosses & ~pattern->digits) && pattern->crosses != flow->cross_set;
}

/* Can every node be reached from the first cross, and the first cross from every node? */
static bool is_strongly_connected(const struct sector_flow *flow)
{
    struct sector_pattern forward = {.crosses = flow->cross_set & -flow->cross_set};
    const uint32_t first = forward.crosses;
    close_pattern(flow, &forward);
    if (forward.crosses != flow->cross_set || forward.digits != flow->digit_set) return false;
    uint32_t back = first, digits = flow->taken[nn_first_bit(first)], before;
    do { /* digits that flow from a cross lead to it; crosses from which a digit may flow lead there */
        before = back;
        for (uint64_t rest = flow->cross_set & ~back; rest;) {
            const int cross = nn_take_bit(&rest);
            if (!(flow->candidates[cross] & ~flow->taken[cross] & digits)) continue;
            back |= UINT32_C(1) << cross;
            digits |= flow->taken[cross];
        }
    } while (back != before);
    return back == flow->cross_set;
}

/* The patterns of a set of lines: what is reached from each cross and each digit, each once. */
static bool try_lines(struct sector_search *search, const struct sector_flow *flow)
{
    if (is_strongly_connected(flow)) return true;
    struct sector_pattern seen[2 * NN_LOGIC_SIDE];
    int count = 0;
    for (int node = 0; node < 2 * NN_LOGIC_SIDE; node++) {
        const bool is_cross = node < NN_LOGIC_SIDE;
        const uint32_t bit = UINT32_C(1) << (is_cross ? node : node - NN_LOGIC_SIDE);
        if (!(bit & (is_cross ? flow->cross_set : flow->digit_set))) continue;
        struct sector_pattern pattern = {
            .kind = search->kind, .lines = flow->line_set, .crosses = is_cross ? bit : 0, .digits = is_cross ? 0 : bit};
        close_pattern(flow, &pattern);
        int at = 0;
        while (at < count && (seen[at].crosses != pattern.crosses || seen[at].digits != pattern.digits)) at++;
        if (at < count) continue;
        seen[count++] = pattern;
        for (uint64_t rest = pattern.crosses; rest;) pattern.cells += flow->cells[nn_take_bit(&rest)];
        if (is_of_several_sectors(flow, &pattern) && !keep_or_report(search, &pattern)) return false;
    }
    return true;
}

/* ---- the search ---------------------------------------------------------------------------------- */

/* All sets that extend that of `flow` by some of the lines. */
static bool extend_lines(struct sector_search *search, const struct sector_flow *flow, uint32_t lines)
{
    if (flow->lines == search->most_lines) return true;
    struct sector_flow *larger = &search->flows[flow->lines + 1];
    for (uint64_t rest = lines; rest;) {
        const int line = nn_take_bit(&rest);
        if (search->told >= MOST_TOLD_SECTORS) return true;
        if (!add_line(search, flow, line, larger)) continue;
        if (nn_finding_is_over(search->finding)) return false;
        if (!try_lines(search, larger)) return false;
        if (!extend_lines(search, larger, (uint32_t)rest)) return false;
    }
    return true;
}

/* All sets with a line that has changed: the smallest such line first, then others that have not been
 * the first one yet. */
static bool try_changed_lines(struct sector_search *search)
{
    uint32_t others = 0;
    for (int line = 0; line < search->finding->geometry->side; line++)
        if (search->lacking[line]) others |= UINT32_C(1) << line;
    for (uint64_t rest = others & search->changed_lines; rest;) {
        const int line = nn_take_bit(&rest);
        others &= ~(UINT32_C(1) << line);
        struct sector_flow *flow = &search->flows[1];
        if (!add_line(search, &search->flows[0], line, flow)) continue;
        if (!extend_lines(search, flow, others)) return false;
    }
    return true;
}

/* How many lines a set may have, so that there are not too many sets. */
static int most_lines_of(int side)
{
    int lines = 0;
    int64_t sets = 0, of_size = 1;
    while (lines < side / 2) {
        of_size = of_size * (side - lines) / (lines + 1);
        if (sets + of_size > MOST_LINE_SETS) break;
        sets += of_size;
        lines++;
    }
    return lines;
}

static void load_sector_lines(struct sector_search *search, int kind)
{
    const struct nn_grid *grid = search->finding->grid;
    const int side = grid->geometry->side;
    search->kind = kind;
    search->changed_lines = 0;
    for (int line = 0; line < side; line++) {
        if (nn_cells_meet(grid->geometry->house[house_of_line(search, kind, line)], search->changed))
            search->changed_lines |= UINT32_C(1) << line;
        search->lacking[line] = 0;
        for (int cross = 0; cross < side; cross++) {
            const int cell = kind == NN_ROW ? line * side + cross : cross * side + line;
            search->open[line][cross] = grid->candidates[cell];
            search->lacking[line] |= grid->candidates[cell];
        }
    }
}

bool nn_find_multi_sector_locked_sets(struct nn_finding *finding)
{
    struct sector_search *search = nn_finding_scratch(finding, NN_SCRATCH_SECTORS, sizeof *search);
    if (!search) return true;
    search->finding = finding;
    search->most_lines = most_lines_of(finding->geometry->side);
    search->best.cells = 0;
    search->seen.count = search->told = 0;
    memset(&search->flows[0], 0, sizeof search->flows[0]);
    search->changed = nn_snapshot_changes(&search->snapshot, finding->grid);
    if (!search->was_barren || finding->options.finds_all) search->changed = finding->geometry->all;
    search->was_barren = false;
    for (int kind = NN_ROW; kind <= NN_COLUMN; kind++) {
        load_sector_lines(search, kind);
        if (!try_changed_lines(search)) return false;
    }
    search->was_barren = !search->best.cells && !finding->options.finds_all;
    if (!search->best.cells) return true;
    tell_sectors(search, &search->best);
    return nn_finding_report(finding);
}
