/* slow_deadly.c: see slow_deadly.h. */
#include "finders/slow_deadly.h"

void slow_find_roof(const struct slow_board *board, struct slow_deadly *deadly)
{
    deadly->roof = 0;
    deadly->extras = 0;
    EACH_CELL(cell, deadly->cells)
    {
        const unsigned extras = board->marks[cell] & ~deadly->values[cell];
        deadly->extras |= extras;
        if (extras) deadly->roof |= one_cell(cell);
    }
}

static void use_naked_sets(const struct slow_board *board, const struct slow_deadly *deadly, int house,
                           struct slow_finds *finds)
{
    const cell_set others = open_cells(board) & house_cells[house] & ~deadly->roof;
    for (unsigned chosen = 1; chosen < 1u << count_cells(others); chosen++) {
        const cell_set set = choose_cells(others, chosen), all = set | deadly->roof;
        const unsigned values = deadly->extras | marks_of(board, set);
        const int length = count_cells(deadly->cells) + count_cells(set);
        if (count_values(values) != count_cells(set) + 1) continue;
        for (int around = 0; around < HOUSES; around++)
            if (!(all & ~house_cells[around]))
                EACH_VALUE(values) slow_remove(finds, board, value, house_cells[around] & ~all, length);
    }
}

static bool is_confined(const struct slow_board *board, int value, cell_set cells)
{
    for (int house = 0; house < HOUSES; house++)
        if ((board->places[value] & house_cells[house]) == cells) return true;
    return false;
}

static void use_confined(const struct slow_board *board, const struct slow_deadly *deadly, int confined,
                         struct slow_finds *finds)
{
    EACH_CELL(cell, deadly->roof) if (!(deadly->values[cell] >> confined & 1)) return;
    if (!is_confined(board, confined, deadly->roof)) return;
    EACH_CELL(cell, deadly->roof)
    EACH_VALUE(deadly->values[cell] & ~(1u << confined))
    slow_remove(finds, board, value, one_cell(cell), count_cells(deadly->cells));
}

void slow_use_deadly(const struct slow_board *board, const struct slow_deadly *deadly, int type,
                     struct slow_finds *finds)
{
    const int roof = count_cells(deadly->roof), length = count_cells(deadly->cells);
    const bool has_one_extra = count_values(deadly->extras) == 1;
    if (roof == 1 && type <= 1) EACH_CELL(cell, deadly->roof)
    EACH_VALUE(deadly->values[cell]) slow_remove(finds, board, value, deadly->roof, length);
    if (roof < 2) return;
    if (has_one_extra && (type == 2 || !type))
        slow_remove(finds, board, __builtin_ctz(deadly->extras), seen_by_all(deadly->roof), length);
    for (int house = 0; house < HOUSES && !has_one_extra && (type == 3 || !type); house++)
        if (!(deadly->roof & ~house_cells[house])) use_naked_sets(board, deadly, house, finds);
    if (roof == 2 && (type == 4 || !type)) EACH_VALUE(ALL_VALUES) use_confined(board, deadly, value, finds);
}

int slow_deadly_length(const nonet_step *step)
{
    const nonet_step_set *const last = &step->sets[step->set_count - 1];
    const bool has_naked_set = step->base.count && !last->link;
    return (int)(step->cells.count + (has_naked_set ? last->cells.count : 0));
}
