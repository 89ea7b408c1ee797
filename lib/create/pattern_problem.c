/* pattern_problem.c: patterns of clues that no puzzle can have. Two empty lines of a band can be swapped in every
 * solution, which gives another one, and so can two values that no clue has. That 16 clues are never enough on 9x9 was
 * found by a search through all grids (McGuire, Tugemann and Civario, 2012), as were the numbers for smaller boards.
 * There are so few 4x4 grids that all are tried. */
#include <assert.h>

#include "base/refusal.h"
#include "board/layout.h"

int nonet_layout_fewest_clues(const nonet_layout *layout)
{
    static const struct {
        int narrow, wide, clues;
    } known[] = {{2, 2, 4}, {2, 3, 8}, {2, 4, 14}, {3, 3, 17}};
    if (!nonet_layout_is_classic(layout)) return 0;
    const int rows = layout->box_rows, columns = layout->box_columns;
    const int narrow = rows < columns ? rows : columns, wide = rows < columns ? columns : rows;
    for (size_t at = 0; at < sizeof known / sizeof *known; at++)
        if (known[at].narrow == narrow && known[at].wide == wide) return known[at].clues;
    return layout->side - 1;
}

int nonet_layout_most_minimal_clues(const nonet_layout *layout)
{
    enum { MOST_OF_FOUR = 6 };
    if (!nonet_layout_is_classic(layout)) return 0;
    return layout->box_rows == 2 && layout->box_columns == 2 ? MOST_OF_FOUR : layout->cells - layout->side;
}

static int clues_in_house(const nonet_layout *layout, const bool *pattern, int house)
{
    int clues = 0;
    for (int place = 0; place < layout->side; place++) clues += pattern[nn_house(layout, house)[place]];
    return clues;
}

static bool has_full_house(const nonet_layout *layout, const bool *pattern)
{
    for (int house = 0; house < NN_HOUSE_KINDS * layout->side; house++)
        if (clues_in_house(layout, pattern, house) == layout->side) return true;
    return false;
}

/* Of the rows of a band (`first` is the first row, a band has `height`), or the columns of a stack. */
static bool has_two_empty_lines(const nonet_layout *layout, const bool *pattern, int first, int height)
{
    assert(height > 0 && layout->side % height == 0);
    for (int band = first; band < first + layout->side; band += height) {
        int empty = 0;
        for (int line = band; line < band + height; line++) empty += !clues_in_house(layout, pattern, line);
        if (empty >= 2) return true;
    }
    return false;
}

/* ---- 4x4 ------------------------------------------------------------------------------------------- */

enum { FOUR_SIDE = 4, FOUR_CELLS = 16, FOUR_GRIDS = 288 };

struct four_grids {
    uint32_t grid[FOUR_GRIDS]; /* two bits a cell */
    int count;
};

static bool is_in_sight(int cell, int other)
{
    assert(cell < FOUR_CELLS && other < FOUR_CELLS);
    const int row = cell / FOUR_SIDE, column = cell % FOUR_SIDE;
    const int other_row = other / FOUR_SIDE, other_column = other % FOUR_SIDE;
    return row == other_row || column == other_column || (row / 2 == other_row / 2 && column / 2 == other_column / 2);
}

/* All grids that begin with the first `cells` cells of this one. */
static void list_four_grids(struct four_grids *grids, uint32_t grid, int cells)
{
    if (cells == FOUR_CELLS) {
        grids->grid[grids->count++] = grid;
        return;
    }
    for (uint32_t value = 0; value < FOUR_SIDE; value++) {
        bool is_free = true;
        for (int other = 0; other < cells; other++)
            is_free &= !is_in_sight(cells, other) || (grid >> 2 * other & 3) != value;
        if (is_free) list_four_grids(grids, grid | value << 2 * cells, cells + 1);
    }
}

/* Does any grid differ from all others in these cells? */
static bool has_four_puzzle(const bool *pattern)
{
    struct four_grids grids = {.count = 0};
    uint32_t mask = 0;
    for (int cell = 0; cell < FOUR_CELLS; cell++) mask |= pattern[cell] ? (uint32_t)3 << 2 * cell : 0;
    list_four_grids(&grids, 0, 0);
    for (int at = 0; at < grids.count; at++) {
        int equal = 0;
        for (int other = 0; other < grids.count; other++) equal += !((grids.grid[at] ^ grids.grid[other]) & mask);
        if (equal == 1) return true;
    }
    return false;
}

/* ---- all ------------------------------------------------------------------------------------------- */

const nonet_refusal *nonet_pattern_problem(const nonet_layout *layout, const bool *pattern, bool is_minimal)
{
    int clues = 0;
    NN_REFUSE_IF(!layout || !pattern, "pattern", "there is no pattern");
    NN_REFUSE_IF(!layout->is_classic, NULL, "patterns are for boards with classic rules");
    for (int cell = 0; cell < layout->cells; cell++) clues += pattern[cell];
    NN_REFUSE_IF(clues < layout->side - 1, "pattern", "two values would have no clue: they could change places");
    NN_REFUSE_IF(clues < nonet_layout_fewest_clues(layout), "pattern", "no puzzle of this size has so few clues");
    NN_REFUSE_IF(has_two_empty_lines(layout, pattern, 0, layout->box_rows), "pattern",
                 "two rows of a band are empty: they could change places");
    NN_REFUSE_IF(has_two_empty_lines(layout, pattern, layout->side, layout->box_columns), "pattern",
                 "two columns of a stack are empty: they could change places");
    NN_REFUSE_IF(layout->box_rows == 2 && layout->box_columns == 2 && !has_four_puzzle(pattern), "pattern",
                 "no 4x4 puzzle has its clues in these cells");
    NN_REFUSE_IF(is_minimal && has_full_house(layout, pattern), "pattern",
                 "minimal puzzles have an empty cell in every row, column and box");
    NN_REFUSE_IF(is_minimal && clues > nonet_layout_most_minimal_clues(layout), "pattern",
                 "no minimal puzzle of this size has that many clues");
    return NULL;
}
