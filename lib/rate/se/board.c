/* board.c: see board.h. */
#include "rate/se/board.h"

#include <string.h>

static void make_houses(struct nn_se_geometry *geometry)
{
    for (int cell = 0; cell < NN_SE_CELLS; cell++) {
        const int row = cell / 9, column = cell % 9;
        const int houses[3] = {NN_SE_BLOCK + row / 3 * 3 + column / 3, NN_SE_COLUMN + column, NN_SE_ROW + row};
        const int positions[3] = {row % 3 * 3 + column % 3, row, column};
        for (int kind = 0; kind < 3; kind++) {
            geometry->house_of[cell][kind] = (uint8_t)houses[kind];
            geometry->houses[cell] |= UINT32_C(1) << houses[kind];
            geometry->position_of[cell][kind] = (uint8_t)positions[kind];
            geometry->cell_at[houses[kind]][positions[kind]] = (uint8_t)cell;
            nn_cells_add(&geometry->house[houses[kind]], cell);
        }
    }
}

static void make_crossings(struct nn_se_geometry *geometry)
{
    for (int first = 0; first < NN_SE_HOUSES; first++)
        for (int second = 0; second < NN_SE_HOUSES; second++)
            for (int position = 0; position < 9; position++)
                if (nn_cells_have(geometry->house[second], geometry->cell_at[first][position]))
                    geometry->crossing[first][second] |= (uint16_t)(1u << position);
}

static void make_peers(struct nn_se_geometry *geometry, int cell)
{
    for (int kind = 0; kind < 3; kind++)
        geometry->seen[cell] = nn_cells_or(geometry->seen[cell], geometry->house[geometry->house_of[cell][kind]]);
    nn_cells_drop(&geometry->seen[cell], cell);
    int count = 0;
    NN_EACH_CELL(peer, geometry->seen[cell]) geometry->peers[cell][count++] = (uint8_t)peer;
}

void nn_se_geometry_make(struct nn_se_geometry *geometry)
{
    memset(geometry, 0, sizeof *geometry);
    make_houses(geometry);
    make_crossings(geometry);
    for (int cell = 0; cell < NN_SE_CELLS; cell++) make_peers(geometry, cell);
}

void nn_se_remove(struct nn_se_board *board, int cell, int digit)
{
    const struct nn_se_geometry *const geometry = board->geometry;
    board->candidates[cell] &= (uint16_t)~(1u << digit);
    for (int kind = 0; kind < 3; kind++)
        board->places[geometry->house_of[cell][kind]][digit] &=
            (uint16_t)~(1u << geometry->position_of[cell][kind]);
}

void nn_se_place(struct nn_se_board *board, int cell, int digit)
{
    const struct nn_se_geometry *const geometry = board->geometry;
    for (uint64_t digits = board->candidates[cell]; digits;) nn_se_remove(board, cell, nn_take_bit(&digits));
    for (int i = 0; i < 20; i++)
        if (nn_se_has(board, geometry->peers[cell][i], digit)) nn_se_remove(board, geometry->peers[cell][i], digit);
    for (int kind = 0; kind < 3; kind++)
        board->empty[geometry->house_of[cell][kind]] &= (uint16_t)~(1u << geometry->position_of[cell][kind]);
    board->placed[digit]++;
    board->empty_cells--;
}

bool nn_se_board_load(struct nn_se_board *board, const struct nn_se_geometry *geometry,
                      const nonet_position *position)
{
    memset(board, 0, sizeof *board);
    board->geometry = geometry;
    board->empty_cells = NN_SE_CELLS;
    for (int house = 0; house < NN_SE_HOUSES; house++) board->empty[house] = 0x1ff;
    for (int cell = 0; cell < NN_SE_CELLS; cell++) {
        const bool has_marks = position->candidates && !position->cells[cell];
        board->candidates[cell] = (uint16_t)(has_marks ? position->candidates[cell] & 0x1ff : 0x1ff);
        for (int kind = 0; kind < 3; kind++)
            for (int digit = 0; digit < 9; digit++)
                if (nn_se_has(board, cell, digit))
                    board->places[geometry->house_of[cell][kind]][digit] |=
                        (uint16_t)(1u << geometry->position_of[cell][kind]);
    }
    for (int cell = 0; cell < NN_SE_CELLS; cell++) {
        if (!position->cells[cell]) continue;
        if (!nn_se_has(board, cell, position->cells[cell] - 1)) return false;
        nn_se_place(board, cell, position->cells[cell] - 1);
    }
    return true;
}
