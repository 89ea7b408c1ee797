/* sweep.h: one sweep of all lanes: a pass over the digits, then a pass over the cells.
 *
 * The nine minilines of a band (three cells of a line in a box) form a matrix, line i and box j, number i * 3 + j. A
 * digit goes through a band in one of six ways, the permutations: three even ones, which have no miniline in common,
 * and three odd ones, which have none in common either. Closing a band: a way is possible when its three minilines are;
 * an asserted miniline forbids the two other ways of its class; a miniline stays when a way through it is left. That is
 * locked candidates, hidden singles of the box and the lines, and the spreading of singles, at once. A cell in a
 * definite minirow and a definite minicolumn is a hidden single: digits that come later lose that cell at once, earlier
 * ones in the next sweep, which runs the digits the other way round. Only the column pass reports removals: if it
 * removes nothing and no cell became single, the digit is closed in both directions.
 *
 * The loops over bands must stay loops: 2200 instructions do not fit the front end of the
 * processor, and the sweep takes 1.7 times as long. */
#ifndef NN_BULK_SWEEP_H
#define NN_BULK_SWEEP_H

#include "engine/bulk/state.h"

struct closed_band {
    vec line[9];     /* miniline still possible */
    vec definite[9]; /* the only one in its line */
    vec any;         /* some way is left */
    vec removed;     /* a miniline was possible before */
};

ALWAYS_INLINE void close_band(const vec *open, const vec *asserted, struct closed_band *band,
                              const bool reports_removals)
{
    const vec *o = open, *a = asserted;
    const vec even0 = a[0] | a[4] | a[8], even1 = a[1] | a[5] | a[6], even2 = a[2] | a[3] | a[7];
    const vec odd0 = a[0] | a[5] | a[7], odd1 = a[1] | a[3] | a[8], odd2 = a[2] | a[4] | a[6];
    const vec e0 = (o[0] & o[4] & o[8]) & ~(even1 | even2);
    const vec e1 = (o[1] & o[5] & o[6]) & ~(even0 | even2);
    const vec e2 = (o[2] & o[3] & o[7]) & ~(even0 | even1);
    const vec q0 = (o[0] & o[5] & o[7]) & ~(odd1 | odd2);
    const vec q1 = (o[1] & o[3] & o[8]) & ~(odd0 | odd2);
    const vec q2 = (o[2] & o[4] & o[6]) & ~(odd0 | odd1);
    vec *line = band->line;
    line[0] = e0 | q0, line[1] = e1 | q1, line[2] = e2 | q2;
    line[3] = e2 | q1, line[4] = e0 | q2, line[5] = e1 | q0;
    line[6] = e1 | q2, line[7] = e2 | q0, line[8] = e0 | q1;
    if (reports_removals) {
        vec removed = vec_none();
        UNROLL
        for (int at = 0; at < 9; at++) removed |= o[at] ^ line[at];
        band->removed = removed;
    }
    UNROLL
    for (int at = 0; at < 9; at += 3) {
        const vec either = line[at] | line[at + 1];
        band->definite[at] = line[at] & ~(line[at + 1] | line[at + 2]);
        band->definite[at + 1] = line[at + 1] & ~(line[at] | line[at + 2]);
        band->definite[at + 2] = line[at + 2] & ~either;
        if (at == 0) band->any = either | line[2];
    }
}

/* What the row pass of a digit leaves to its column pass. */
struct row_findings {
    vec definite[27];         /* minirows: row * 3 + box column */
    vec asserted_columns[27]; /* minicolumns: box row * 9 + column */
};

ALWAYS_INLINE vec close_rows(vec *cells, const vec *single, int band, struct row_findings *found)
{
    vec open[9], asserted[9];
    UNROLL
    for (int box = 0; box < 3; box++) {
        vec column0 = vec_none(), column1 = vec_none(), column2 = vec_none();
        UNROLL
        for (int row = 0; row < 3; row++) {
            const int cell = band * 27 + row * 9 + box * 3;
            const vec p = cells[cell], q = cells[cell + 1], r = cells[cell + 2];
            const vec u = p & single[cell], v = q & single[cell + 1], w = r & single[cell + 2];
            open[row * 3 + box] = p | q | r;
            asserted[row * 3 + box] = u | v | w;
            column0 |= u, column1 |= v, column2 |= w;
        }
        vec *columns = found->asserted_columns + band * 9 + box * 3;
        columns[0] = column0, columns[1] = column1, columns[2] = column2;
    }
    struct closed_band closed;
    close_band(open, asserted, &closed, false);
    UNROLL
    for (int line = 0; line < 9; line++) {
        vec *at = cells + band * 27 + line * 3;
        found->definite[band * 9 + line] = closed.definite[line];
        at[0] &= closed.line[line], at[1] &= closed.line[line], at[2] &= closed.line[line];
    }
    return closed.any;
}

ALWAYS_INLINE vec close_columns(vec *cells, vec *hidden, int band, const struct row_findings *found, vec *removed)
{
    vec open[9], asserted[9];
    UNROLL
    for (int line = 0; line < 9; line++) {
        const int column = band * 3 + line / 3, box = line % 3;
        const vec *at = cells + box * 27 + column;
        open[line] = at[0] | at[9] | at[18];
        asserted[line] = found->asserted_columns[box * 9 + column];
    }
    struct closed_band closed;
    close_band(open, asserted, &closed, true);
    *removed |= closed.removed;
    UNROLL
    for (int at = 0; at < 27; at++) {
        const int line = at / 3, row = at % 9, cell = row * 9 + band * 3 + line / 3;
        const vec is_here = found->definite[row * 3 + band] & closed.definite[line];
        const vec was_hidden = hidden[cell];
        cells[cell] = (cells[cell] & closed.line[line]) & ~(was_hidden & ~is_here);
        hidden[cell] = was_hidden | is_here;
    }
    return closed.any;
}

NEVER_INLINE void digit_pass(struct bulk_state *state, bool is_downward)
{
    vec any = vec_all(), removed = vec_none();
    ROLLED
    for (int step = 0; step < 9; step++) {
        const int digit = is_downward ? 8 - step : step;
        vec *cells = state->candidate + PLANE(digit, 0);
        struct row_findings found;
        ROLLED
        for (int band = 0; band < 3; band++) any &= close_rows(cells, state->single, band, &found);
        ROLLED
        for (int band = 0; band < 3; band++) any &= close_columns(cells, state->hidden, band, &found, &removed);
    }
    state->contradiction = ~any;
    state->changed = removed;
}

/* At least one, at least two candidates in a cell. */
ALWAYS_INLINE void count_candidates(const struct bulk_state *state, int cell, vec *one, vec *two)
{
    vec some[3], more[3];
    UNROLL
    for (int group = 0; group < 3; group++) {
        const vec *at = state->candidate + group * 256 + cell;
        const vec a = at[0], b = at[NN_NINE_CELLS], c = at[162], either = a | b;
        some[group] = either | c;
        more[group] = (a & b) | (either & c);
    }
    const vec either = some[0] | some[1];
    *one = either | some[2];
    *two = ((more[0] | more[1]) | more[2]) | ((some[0] & some[1]) | (either & some[2]));
}

/* Naked singles, empty cells, open cells. A cell still open a full sweep after a hidden single was
 * seen in it holds two of them: a contradiction. */
NEVER_INLINE void cell_pass(struct bulk_state *state)
{
    vec contradiction = state->contradiction, changed = state->changed;
    vec open = vec_none(), filled = vec_all();
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        vec one, two;
        count_candidates(state, cell, &one, &two);
        const vec single = one & ~two, crowded = state->hidden[cell] & two;
        changed |= (single ^ state->single[cell]) | crowded;
        state->single[cell] = single;
        filled &= one;
        open |= two;
        contradiction |= crowded & state->hidden_before[cell];
        state->hidden_before[cell] = state->hidden[cell];
    }
    state->contradiction = contradiction | ~filled;
    state->open = open;
    state->changed = changed;
}

/* After a refill: what was known about the cells holds only in lanes that kept their puzzle. */
NEVER_INLINE void start_cells(struct bulk_state *state, vec kept)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        vec one, two;
        count_candidates(state, cell, &one, &two);
        state->single[cell] = one & ~two;
        state->hidden[cell] &= kept;
        state->hidden_before[cell] &= kept;
    }
}

/* The same when all other lanes were just loaded from digits: their givens are the single cells. */
NEVER_INLINE void start_given_cells(struct bulk_state *state, vec kept, vec loaded)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const vec *bit = state->digits.bit[cell];
        const vec given = (bit[0] | bit[1] | bit[2] | bit[3]) & ~(bit[3] & (bit[1] | bit[2]));
        state->single[cell] = (state->single[cell] & kept) | (given & loaded);
        state->hidden[cell] &= kept;
        state->hidden_before[cell] &= kept;
    }
}

static void sweep(struct bulk_state *state, bool is_downward)
{
    digit_pass(state, is_downward);
    cell_pass(state);
}

/* Lanes where every row, column and box has every digit. With one candidate per cell, that is a solution. */
NEVER_INLINE vec lanes_with_full_houses(const struct bulk_state *state)
{
    vec good = vec_all();
    ROLLED
    for (int digit = 0; digit < 9; digit++) {
        const vec *band = state->candidate + PLANE(digit, 0);
        vec column[9];
        UNROLL
        for (int at = 0; at < 9; at++) column[at] = vec_none();
        ROLLED
        for (int b = 0; b < 3; b++, band += 27) {
            vec box0 = vec_none(), box1 = vec_none(), box2 = vec_none();
            UNROLL
            for (int row = 0; row < 3; row++) {
                const vec *at = band + row * 9;
                const vec m0 = at[0] | at[1] | at[2], m1 = at[3] | at[4] | at[5], m2 = at[6] | at[7] | at[8];
                good &= m0 | m1 | m2;
                box0 |= m0, box1 |= m1, box2 |= m2;
            }
            good &= box0 & box1 & box2;
            UNROLL
            for (int at = 0; at < 9; at++) column[at] |= band[at] | band[9 + at] | band[18 + at];
        }
        UNROLL
        for (int at = 0; at < 9; at++) good &= column[at];
    }
    return good;
}

#endif
