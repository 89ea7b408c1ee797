/* slow_finder.c: see slow_finder.h. */
#include "finders/slow_finder.h"

cell_set house_cells[HOUSES];
cell_set peers_of[CELLS];

__attribute__((constructor)) static void make_geometry(void)
{
    for (int cell = 0; cell < CELLS; cell++) {
        const int row = cell / SIDE, column = cell % SIDE;
        house_cells[ROWS + row] |= one_cell(cell);
        house_cells[COLUMNS + column] |= one_cell(cell);
        house_cells[BOXES + row / 3 * 3 + column / 3] |= one_cell(cell);
    }
    for (int house = 0; house < HOUSES; house++) EACH_CELL(cell, house_cells[house])
    peers_of[cell] |= house_cells[house] & ~one_cell(cell);
}

cell_set seen_by_all(cell_set set)
{
    cell_set common = ((cell_set)1 << CELLS) - 1;
    EACH_CELL(cell, set) common &= peers_of[cell];
    return common;
}

cell_set seen_by_any(cell_set set)
{
    cell_set seen = 0;
    EACH_CELL(cell, set) seen |= peers_of[cell];
    return seen;
}

void slow_remove(struct slow_finds *finds, const struct slow_board *board, int value, cell_set cells, int length)
{
    cells &= board->places[value];
    finds->removed[value] |= cells;
    if (!length) return;
    EACH_CELL(cell, cells)
    {
        uint16_t *const shortest = &finds->shortest[value][cell];
        if (!*shortest || length < *shortest) *shortest = (uint16_t)length;
    }
}
