/* house_values.c: see house_values.h. */
#include "house_values.h"

#include <assert.h>
#include <string.h>

uint64_t gm_board_get(const struct gm_board *board, enum gm_kind kind, int cell, int value)
{
    switch (kind) {
    case GM_VALUE: return (uint64_t)(board->values[cell] | (board->is_given[cell] ? GM_GIVEN : 0));
    case GM_MARKS: return board->marks[cell];
    case GM_COLOUR: return board->colours[cell];
    case GM_CANDIDATE_COLOUR: return board->candidate_colours[cell][value - 1];
    case GM_LIMITS: return board->limits[cell];
    case GM_EDITING: return board->is_editing;
    case GM_KINDS: break;
    }
    assert(false);
    return 0;
}

void gm_board_put(struct gm_board *board, enum gm_kind kind, int cell, int value, uint64_t content)
{
    switch (kind) {
    case GM_VALUE:
        board->values[cell] = (uint8_t)(content & (GM_GIVEN - 1));
        board->is_given[cell] = content & GM_GIVEN ? 1 : 0;
        return;
    case GM_MARKS: board->marks[cell] = content; return;
    case GM_COLOUR: board->colours[cell] = (uint8_t)content; return;
    case GM_CANDIDATE_COLOUR: board->candidate_colours[cell][value - 1] = (uint8_t)content; return;
    case GM_LIMITS: board->limits[cell] = content; return;
    case GM_EDITING: board->is_editing = content; return;
    case GM_KINDS: break;
    }
    assert(false);
}

void gm_geometry_make(struct gm_geometry *geometry, const nonet_layout *layout)
{
    assert(nonet_layout_side(layout) <= GAME_MAX_SIDE);
    const int side = nonet_layout_side(layout);
    memset(geometry, 0, sizeof *geometry);
    geometry->side = side;
    geometry->cells = side * side;
    geometry->box_rows = nonet_layout_box_rows(layout);
    geometry->box_columns = nonet_layout_box_columns(layout);
    for (int cell = 0; cell < geometry->cells; cell++) {
        const int row = cell / side, column = cell % side;
        const int boxes_across = side / geometry->box_columns;
        geometry->rows[cell] = (uint8_t)row;
        geometry->columns[cell] = (uint8_t)column;
        geometry->boxes[cell] = (uint8_t)(row / geometry->box_rows * boxes_across + column / geometry->box_columns);
    }
}

bool gm_sees(const struct gm_geometry *geometry, int cell, int other)
{
    return cell != other &&
           (geometry->rows[cell] == geometry->rows[other] || geometry->columns[cell] == geometry->columns[other] ||
            geometry->boxes[cell] == geometry->boxes[other]);
}

void gm_sight_make(struct gm_sight *sight, const struct gm_geometry *geometry, const uint8_t *values)
{
    memset(sight, 0, sizeof *sight);
    for (int cell = 0; cell < geometry->cells; cell++) {
        if (!values[cell]) continue;
        const uint64_t bit = gm_bit(values[cell]);
        sight->houses[0][geometry->rows[cell]] |= bit;
        sight->houses[1][geometry->columns[cell]] |= bit;
        sight->houses[2][geometry->boxes[cell]] |= bit;
    }
}

uint64_t gm_sight_leaves(const struct gm_sight *sight, const struct gm_geometry *geometry, const struct gm_board *board,
                         int cell)
{
    const uint64_t limit = board->limits[cell] ? board->limits[cell] : gm_all_values(geometry->side);
    return limit & ~(sight->houses[0][geometry->rows[cell]] | sight->houses[1][geometry->columns[cell]] |
                     sight->houses[2][geometry->boxes[cell]]);
}

bool gm_marks_are_complete(const struct gm_board *board, const struct gm_geometry *geometry)
{
    bool is_any_empty = false;
    for (int cell = 0; cell < geometry->cells; cell++) {
        if (board->values[cell]) continue;
        if (!board->marks[cell]) return false;
        is_any_empty = true;
    }
    return is_any_empty;
}

int gm_counted_value(const struct gm_board *board, int cell)
{
    return board->is_editing && !board->is_given[cell] ? 0 : board->values[cell];
}

int gm_find_conflicts(const struct gm_board *board, const struct gm_geometry *geometry, bool *is_conflict)
{
    struct gm_sight once = {0}, twice = {0};
    int count = 0;
    for (int cell = 0; cell < geometry->cells; cell++) {
        const int value = gm_counted_value(board, cell);
        if (!value) continue;
        const uint64_t bit = gm_bit(value);
        const int houses[3] = {geometry->rows[cell], geometry->columns[cell], geometry->boxes[cell]};
        for (int type = 0; type < 3; type++) {
            twice.houses[type][houses[type]] |= once.houses[type][houses[type]] & bit;
            once.houses[type][houses[type]] |= bit;
        }
    }
    for (int cell = 0; cell < geometry->cells; cell++) {
        const int value = gm_counted_value(board, cell);
        const uint64_t bit = value ? gm_bit(value) : 0;
        is_conflict[cell] = bit & (twice.houses[0][geometry->rows[cell]] | twice.houses[1][geometry->columns[cell]] |
                                   twice.houses[2][geometry->boxes[cell]]);
        count += is_conflict[cell];
    }
    return count;
}
