/* brute.c: plain backtracking on arrays of counters: no bit sets, no deduction, no trail; geometry
 * is recomputed from the box shape. The open cell with the fewest possible values goes first. */
#include "support/brute.h"

#include <string.h>

struct brute {
    int side, box_rows, box_columns;
    int cells[NONET_MAX_CELLS];
    const uint64_t *marks;
    unsigned char row_has[NONET_MAX_SIDE][NONET_MAX_SIDE + 1];
    unsigned char column_has[NONET_MAX_SIDE][NONET_MAX_SIDE + 1];
    unsigned char box_has[NONET_MAX_SIDE][NONET_MAX_SIDE + 1];
    long found, limit, budget;
    uint8_t *first;
};

static int box_at(const struct brute *brute, int row, int column)
{
    return row / brute->box_rows * (brute->side / brute->box_columns) + column / brute->box_columns;
}

static void count_value(struct brute *brute, int cell, int value, int change)
{
    const int row = cell / brute->side, column = cell % brute->side;
    brute->row_has[row][value] = (unsigned char)(brute->row_has[row][value] + change);
    brute->column_has[column][value] = (unsigned char)(brute->column_has[column][value] + change);
    const int box = box_at(brute, row, column);
    brute->box_has[box][value] = (unsigned char)(brute->box_has[box][value] + change);
}

static int may_stand(const struct brute *brute, int cell, int value)
{
    const int row = cell / brute->side, column = cell % brute->side;
    if (brute->marks && !(brute->marks[cell] >> (value - 1) & 1)) return 0;
    return !brute->row_has[row][value] && !brute->column_has[column][value] &&
           !brute->box_has[box_at(brute, row, column)][value];
}

static int most_constrained_cell(const struct brute *brute)
{
    int best = -1, fewest = NONET_MAX_SIDE + 1;
    for (int cell = 0; cell < brute->side * brute->side && fewest > 0; cell++) {
        if (brute->cells[cell]) continue;
        int options = 0;
        for (int value = 1; value <= brute->side && options < fewest; value++) options += may_stand(brute, cell, value);
        if (options >= fewest) continue;
        fewest = options;
        best = cell;
    }
    return best;
}

static void try_all(struct brute *brute)
{
    const int cell = most_constrained_cell(brute);
    if (cell < 0) {
        if (brute->found++ == 0 && brute->first)
            for (int at = 0; at < brute->side * brute->side; at++) brute->first[at] = (uint8_t)brute->cells[at];
        return;
    }
    for (int value = 1; value <= brute->side; value++) {
        if (!may_stand(brute, cell, value)) continue;
        if (--brute->budget < 0 || brute->found >= brute->limit) return;
        brute->cells[cell] = value;
        count_value(brute, cell, value, 1);
        try_all(brute);
        count_value(brute, cell, value, -1);
        brute->cells[cell] = 0;
    }
}

long brute_count(const nonet_position *position, long limit, long budget, uint8_t *first)
{
    static _Thread_local struct brute brute;
    memset(&brute, 0, sizeof brute);
    brute.side = nonet_layout_side(position->layout);
    brute.box_rows = nonet_layout_box_rows(position->layout);
    brute.box_columns = nonet_layout_box_columns(position->layout);
    brute.marks = position->candidates;
    brute.limit = limit;
    brute.budget = budget;
    brute.first = first;
    for (int cell = 0; cell < brute.side * brute.side; cell++) {
        const int value = position->cells[cell];
        if (!value) continue;
        const int row = cell / brute.side, column = cell % brute.side;
        if (brute.row_has[row][value] || brute.column_has[column][value] ||
            brute.box_has[box_at(&brute, row, column)][value])
            return 0;
        brute.cells[cell] = value;
        count_value(&brute, cell, value, 1);
    }
    try_all(&brute);
    return brute.budget < 0 ? -1 : brute.found;
}
