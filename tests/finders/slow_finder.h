/* slow_finder.h: finders written from the definitions alone, to hold those of the library against.
 *
 * A slow finder looks at a 9x9 board and notes every candidate that some instance of its technique removes, and every
 * value that one places. It tries everything that the definition allows; it shares nothing with lib/logic, and it may
 * take milliseconds. A family is a file slow_FAMILY.c with a table of such finders, and a row in verify_finders.c. */
#ifndef TEST_SLOW_FINDER_H
#define TEST_SLOW_FINDER_H

#include <nonet.h>

enum { SIDE = 9, CELLS = 81, HOUSES = 27 };
enum { ROWS = 0, COLUMNS = 9, BOXES = 18 }; /* the first house of each kind */

/* Sets of cells, bit by bit. */
__extension__ typedef unsigned __int128 cell_set;

#define EACH_CELL(cell, set)                                                                                           \
    for (cell_set cell##_rest = (set); cell##_rest; cell##_rest &= cell##_rest - 1)                                    \
        for (int cell = first_cell(cell##_rest), cell##_once = 1; cell##_once; cell##_once = 0)

static inline cell_set one_cell(int cell)
{
    return (cell_set)1 << cell;
}

static inline int first_cell(cell_set set)
{
    const uint64_t low = (uint64_t)set, high = (uint64_t)(set >> 64);
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll(high);
}

static inline int count_cells(cell_set set)
{
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

static inline bool has_cell(cell_set set, int cell)
{
    return set >> cell & 1;
}

extern cell_set house_cells[HOUSES]; /* rows, columns, boxes */
extern cell_set peers_of[CELLS];     /* without the cell itself */

/* The cells that see all of these; all cells if there are none. */
cell_set seen_by_all(cell_set set);
/* The cells that see one of these. */
cell_set seen_by_any(cell_set set);

/* Values are 0-based here: bit 0 of the marks is the value 1. Filled cells have no marks. */
struct slow_board {
    uint8_t value[CELLS]; /* 1 to 9, 0: empty */
    bool is_given[CELLS];
    uint16_t marks[CELLS];
    cell_set places[SIDE]; /* of each value, as marks */
    uint8_t solution[CELLS];
};

struct slow_finds {
    cell_set removed[SIDE], placed[SIDE];
    uint16_t shortest[SIDE][CELLS]; /* of what is removed: the length of the shortest instance; 0: not measured */
};

/* Note that these cells lose the value, as far as they have it, by an instance of this length (0: not measured). */
void slow_remove(struct slow_finds *finds, const struct slow_board *board, int value, cell_set cells, int length);

struct slow_finder {
    const char *technique; /* name or code, as nonet_technique_find knows it */
    void (*find)(const struct slow_board *board, int argument, struct slow_finds *finds);
    int argument;                          /* for `find`: a size, a kind */
    int share;                             /* it is asked about one position in so many; 0: all */
    int (*length)(const nonet_step *step); /* of a step, to compare with `shortest`; or NULL */
};

struct slow_family {
    const char *name;
    const struct slow_finder *finders;
    size_t count;
    int quick; /* positions that `make test` compares: a second or two */
};

#endif
