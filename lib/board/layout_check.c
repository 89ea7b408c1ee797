/* layout_check.c: the invariants of layout.h. */
#include "base/bits.h"
#include "base/invariants.h"
#include "board/layout.h"

#ifndef NDEBUG

/* Every position of every house has one cell, whose seat says so. */
static bool seats_match_houses(const nonet_layout *layout)
{
    for (int cell = 0; cell < layout->cells; cell++)
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            const int house = layout->seats[cell].house[kind], position = layout->seats[cell].position[kind];
            if (house / layout->side != kind || position >= layout->side) return false;
            if (nn_house(layout, house)[position] != cell) return false;
        }
    return true;
}

/* segments[position of a cell in its house of this kind] are the positions of that house that share its house of the
 * other kind. */
static bool are_segments(const nonet_layout *layout, const uint64_t *segments, int kind, int other_kind)
{
    for (int cell = 0; cell < layout->cells; cell++) {
        const struct nn_seat *const seat = &layout->seats[cell];
        uint64_t shared = 0;
        for (int position = 0; position < layout->side; position++) {
            const int other = nn_house(layout, seat->house[kind])[position];
            if (layout->seats[other].house[other_kind] == seat->house[other_kind]) shared |= nn_bit(position);
        }
        if (segments[seat->position[kind]] != shared) return false;
    }
    return true;
}

static bool house_has(const nonet_layout *layout, int house, int cell)
{
    for (int position = 0; position < layout->side; position++)
        if (nn_house(layout, house)[position] == cell) return true;
    return false;
}

/* The list of a cell's houses has every house that it is in, smallest first: it is in each that is listed, and as many are
 * listed as houses have places, so none is missing. (Looking for each cell in all houses takes too long on 64x64.) */
static bool cells_know_their_houses(const nonet_layout *layout)
{
    if (layout->house_starts[0] != 0 || layout->house_starts[layout->cells] != layout->houses * layout->side)
        return false;
    for (int cell = 0; cell < layout->cells; cell++) {
        if (layout->house_starts[cell] > layout->house_starts[cell + 1]) return false;
        const nonet_houses houses = nn_cell_houses(layout, cell);
        for (size_t at = 0; at < houses.count; at++) {
            const int house = houses.houses[at];
            if (house >= layout->houses || !house_has(layout, house, cell)) return false;
            if (at > 0 && house <= houses.houses[at - 1]) return false;
        }
    }
    return true;
}

static const char *check_boxes(const nonet_layout *layout)
{
    NN_HOLDS(layout->side == layout->box_rows * layout->box_columns, "a box has as many cells as a row");
    NN_HOLDS(are_segments(layout, layout->segment_in_row, NN_ROW, NN_BOX), "segments of rows are shared with a box");
    NN_HOLDS(are_segments(layout, layout->segment_in_column, NN_COLUMN, NN_BOX), "segments of columns, too");
    NN_HOLDS(are_segments(layout, layout->row_in_box, NN_BOX, NN_ROW), "segments of boxes are shared with a row");
    NN_HOLDS(are_segments(layout, layout->column_in_box, NN_BOX, NN_COLUMN), "or with a column");
    return NULL;
}

const char *nn_layout_check(const nonet_layout *layout)
{
    const bool is_three = layout->box_rows == 3 && layout->box_columns == 3;
    NN_HOLDS(layout->cells == layout->side * layout->side, "as many rows as columns");
    NN_HOLDS(layout->houses >= NN_HOUSE_KINDS * layout->side, "as many houses of each kind as values");
    NN_HOLDS(layout->is_classic == (layout->box_rows && layout->houses == NN_HOUSE_KINDS * layout->side),
             "classic: rectangular boxes and no other houses");
    NN_HOLDS(layout->is_nine == (layout->is_classic && is_three), "nine: the usual board");
    NN_HOLDS(seats_match_houses(layout), "seats and houses agree");
    NN_HOLDS(cells_know_their_houses(layout), "cells know their houses");
    if (layout->box_rows) NN_HOLDS_IN(check_boxes(layout));
    return NULL;
}

#endif
