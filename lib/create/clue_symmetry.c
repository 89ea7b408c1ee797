/* clue_symmetry.c: a symmetry consists of one or two moves of the board; a group is a set of cells that they map to
 * each other. */
#include "create/clue_symmetry.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

#include "board/layout.h"

static const char *const symmetry_names[] = {"none", "rotate180", "rotate90", "mirror", "diagonal", "full", "any"};
enum { SYMMETRIES = sizeof symmetry_names / sizeof *symmetry_names };

const char *nonet_symmetry_name(size_t symmetry)
{
    return symmetry < SYMMETRIES ? symmetry_names[symmetry] : NULL;
}

enum move { TURN_HALF, TURN_QUARTER, FLIP_COLUMNS, FLIP_ROWS, TRANSPOSE, TRANSPOSE_BACK };

static int moved_cell(enum move move, int side, int cell)
{
    assert(cell >= 0 && cell < side * side);
    const int row = cell / side, column = cell % side, last = side - 1;
    switch (move) {
    case TURN_HALF: return (last - row) * side + last - column;
    case TURN_QUARTER: return column * side + last - row;
    case FLIP_COLUMNS: return row * side + last - column;
    case FLIP_ROWS: return (last - row) * side + column;
    case TRANSPOSE: return column * side + row;
    case TRANSPOSE_BACK: break;
    }
    return (last - column) * side + last - row;
}

/* Some symmetries have two forms, such as left and right, or top and bottom: which one, by chance. */
static bool is_second_form(nonet_symmetry symmetry, struct nn_random *random)
{
    const bool has_two = symmetry == NONET_SYMMETRY_MIRROR || symmetry == NONET_SYMMETRY_DIAGONAL;
    return has_two && !nn_random_below(random, 2);
}

/* The moves that a symmetry is made of. Returns how many. */
static int moves_of(nonet_symmetry symmetry, bool is_second, enum move *moves)
{
    switch (symmetry) {
    case NONET_SYMMETRY_ROTATE180: moves[0] = TURN_HALF; return 1;
    case NONET_SYMMETRY_ROTATE90: moves[0] = TURN_QUARTER; return 1;
    case NONET_SYMMETRY_MIRROR: moves[0] = is_second ? FLIP_ROWS : FLIP_COLUMNS; return 1;
    case NONET_SYMMETRY_DIAGONAL: moves[0] = is_second ? TRANSPOSE_BACK : TRANSPOSE; return 1;
    case NONET_SYMMETRY_FULL:
        moves[0] = TURN_QUARTER;
        moves[1] = FLIP_COLUMNS;
        return 2;
    case NONET_SYMMETRY_NONE:
    case NONET_SYMMETRY_ANY: break;
    }
    return 0;
}

enum { NO_GROUP = UINT16_MAX, LARGEST_GROUP = 8 };

/* The cells that moves make of this one, itself first. Returns how many they are. */
static int list_group(const enum move *moves, int count, int side, int cell, int group[LARGEST_GROUP])
{
    int length = 1;
    group[0] = cell;
    for (int at = 0; at < length; at++)
        for (int move = 0; move < count; move++) {
            const int moved = moved_cell(moves[move], side, group[at]);
            int known = 0;
            while (known < length && group[known] != moved) known++;
            if (known == length) group[length++] = moved;
        }
    return length;
}

static int number_groups(const enum move *moves, int count, int side, uint16_t *group)
{
    int groups = 0, members[LARGEST_GROUP];
    for (int cell = 0; cell < side * side; cell++) group[cell] = NO_GROUP;
    for (int cell = 0; cell < side * side; cell++) {
        if (group[cell] != NO_GROUP) continue;
        const int size = list_group(moves, count, side, cell, members);
        for (int at = 0; at < size; at++) group[members[at]] = (uint16_t)groups;
        groups++;
    }
    return groups;
}

int nn_symmetry_groups(nonet_symmetry symmetry, struct nn_random *random, int side, uint16_t *group)
{
    enum move moves[2];
    assert(symmetry != NONET_SYMMETRY_ANY && side > 0);
    const int count = moves_of(symmetry, is_second_form(symmetry, random), moves);
    return number_groups(moves, count, side, group);
}

nonet_status nonet_symmetry_groups(const nonet_layout *layout, nonet_symmetry symmetry, uint16_t *group)
{
    enum move moves[2];
    if (!layout || !group || !layout->is_classic || (unsigned)symmetry >= NONET_SYMMETRY_ANY) return NONET_ERR_ARG;
    number_groups(moves, moves_of(symmetry, false, moves), layout->side, group);
    return NONET_OK;
}

static bool is_first_of_group(const int *group, int size)
{
    for (int at = 1; at < size; at++)
        if (group[at] < group[0]) return false;
    return true;
}

/* Which numbers of cells do whole groups make up? */
static void find_sums(nonet_symmetry symmetry, int side, bool *is_sum)
{
    enum move moves[2];
    int group[LARGEST_GROUP];
    const int cells = side * side, count = moves_of(symmetry, false, moves); /* the other form's groups are as large */
    memset(is_sum, 0, ((size_t)cells + 1) * sizeof *is_sum);
    is_sum[0] = true;
    for (int cell = 0; cell < cells; cell++) {
        const int size = list_group(moves, count, side, cell, group);
        if (!is_first_of_group(group, size)) continue;
        for (int sum = cells; sum >= size; sum--) is_sum[sum] |= is_sum[sum - size];
    }
}

bool nonet_symmetry_allows(const nonet_layout *layout, nonet_symmetry symmetry, int fewest, int most)
{
    bool is_sum[NONET_MAX_CELLS + 1];
    if (!nonet_layout_is_classic(layout) || (unsigned)symmetry > NONET_SYMMETRY_ANY) return false;
    if (symmetry == NONET_SYMMETRY_ANY || symmetry == NONET_SYMMETRY_NONE) return true; /* none is one of any */
    if (fewest <= 0 && most >= 0) return true; /* no clue at all: generators ask for every grid */
    find_sums(symmetry, layout->side, is_sum);
    for (int clues = fewest > 0 ? fewest : 0; clues <= (most ? most : layout->cells) && clues <= layout->cells; clues++)
        if (is_sum[clues]) return true;
    return false;
}

nonet_symmetry nn_symmetry_choose(const nonet_layout *layout, const nonet_generator_settings *settings,
                                  struct nn_random *random)
{
    nonet_symmetry symmetry = settings->symmetry;
    const bool is_any = symmetry == NONET_SYMMETRY_ANY;
    const int fewest = settings->fewest_clues, most = settings->most_clues;
    while (is_any && (symmetry == NONET_SYMMETRY_ANY || !nonet_symmetry_allows(layout, symmetry, fewest, most)))
        symmetry = (nonet_symmetry)nn_random_below(random, NONET_SYMMETRY_ANY);
    return symmetry;
}
