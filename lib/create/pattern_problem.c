/* pattern_problem.c: patterns of clues that no puzzle has. Two empty lines of a band can change places in every solution, which
 * gives another one; and that 16 clues are never enough was found by a search through all grids (McGuire, Tugemann and
 * Civario, 2012). */
#include "board/nine.h"
#include "nonet.h"

enum { PATTERN_SIDE = 9, FEWEST_CLUES_OF_ALL = 17 };

/* Whether this row, or column, has no clue. */
static bool is_line_empty(const bool *pattern, int line, bool is_column)
{
    bool is_empty = true;
    for (int place = 0; place < PATTERN_SIDE; place++)
        is_empty &= !pattern[is_column ? place * PATTERN_SIDE + line : line * PATTERN_SIDE + place];
    return is_empty;
}

static bool has_two_empty_lines(const bool *pattern, bool is_column)
{
    for (int band = 0; band < PATTERN_SIDE; band += 3) {
        int empty = 0;
        for (int line = band; line < band + 3; line++) empty += is_line_empty(pattern, line, is_column);
        if (empty >= 2) return true;
    }
    return false;
}

const char *nonet_pattern_problem(const nonet_layout *layout, const bool *pattern)
{
    int clues = 0;
    if (!layout || !pattern || !nn_is_nine(layout)) return "patterns are for 9x9 boards";
    for (int cell = 0; cell < layout->cells; cell++) clues += pattern[cell];
    if (clues < FEWEST_CLUES_OF_ALL) return "no puzzle has fewer than 17 clues";
    if (has_two_empty_lines(pattern, false)) return "two rows of a band are empty: they could change places";
    if (has_two_empty_lines(pattern, true)) return "two columns of a stack are empty: they could change places";
    return NULL;
}
