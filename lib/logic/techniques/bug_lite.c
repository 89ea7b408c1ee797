/* bug_lite.c: BUG lite: a bivalue grave in a part of the board.
 *
 *          c3   c4   c9
 *     r4   47   47         Cells with two digits each; in each house a digit is in two of them or in none. In a
 *     r5   27        27    house with k of the cells these hold k digits, each in two of them. If each cell
 *     r6   24   47   27    took one of its two, all k would be used there, each once; so all cells could take
 *     the other one instead, and every house would have the same k digits again. Two solutions; some cell
 *     must have an extra digit, and take it. With two digits it is a loop, with all empty cells a BUG, in two
 *     lines an extended rectangle: these are left out.
 *
 * The pattern is grown from a cell with two candidates. As long as a digit is in one cell of a house alone, each
 * cell that may be the second is tried, with each other digit that it may have; the digit and house with the
 * fewest such cells come first. It is complete when none is alone; being grown, it is in one piece. What is
 * completed next depends on the cells so far only, so each pattern is met once, from its first cell.
 *
 * Extra digits: in one cell, or in two that see each other, or the same single one in several that are
 * seen by a candidate of it (otherwise nothing follows). Small patterns first: they are easier to check.
 *
 * Data: see deadly.c: sets[0]: the cells without extra digits; a set for each of the others with its extra
 * digits, then for a naked set (base: its house) the rest of it. Base without a naked set: the house where the link
 * of the sets is confined to the two cells. All four types are one technique. */
#include <assert.h>

#include "logic/deadly.h"

enum { LITE_NODES = 20000 }; /* for each pass; on 9x9 boards a pass is complete with far fewer */

/* The largest pattern of each pass. */
enum { LARGEST_LITE = 30 };
static const int lite_sizes[] = {8, 14, LARGEST_LITE};

/* What was before a cell joined, and the cells that may be the next. */
struct lite_level {
    struct nn_deadly before;
    struct nn_cells open, next;
};

/* Scratch memory: the pattern so far. */
struct lite {
    struct nn_finding *finding;
    struct nn_cells pairs;                           /* all cells with two candidates */
    struct nn_cells open;                            /* what may still join */
    struct nn_deadly deadly;                         /* its digits, cells, roof and extras */
    int count;                                       /* of cells */
    int smallest, largest;                           /* wanted */
    int nodes;                                       /* left */
    uint32_t inner[NN_LOGIC_CELLS];                  /* the two digits of each cell */
    uint8_t members[NN_LOGIC_HOUSES][NN_LOGIC_SIDE]; /* how many cells of the house have the digit */
    struct lite_level levels[LARGEST_LITE + 1];      /* [how many cells there are] */
};

/* ---- joining --------------------------------------------------------------------------------- */

static bool has_room(const struct lite *lite, int cell, uint32_t digits)
{
    const uint8_t *const houses = lite->finding->geometry->house_of[cell];
    for (uint64_t rest = digits; rest;) {
        const int digit = nn_take_bit(&rest);
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            if (lite->members[houses[kind]][digit] == 2) return false;
    }
    return true;
}

/* Does anything follow if these cells have extra digits? */
static bool is_useful_roof(const struct lite *lite, struct nn_cells roof, uint32_t extras)
{
    const struct nn_finding *finding = lite->finding;
    const int count = nn_cells_count(roof);
    if (count <= 1) return true;
    if (count == 2 && nn_house_around(finding->geometry, roof, 0) >= 0) return true;
    return nn_has_one_bit(extras) && !nn_cells_are_none(nn_grid_seen_by_all(finding->grid, nn_first_bit(extras), roof));
}

static void count_members(struct lite *lite, int cell, int change)
{
    const uint8_t *const houses = lite->finding->geometry->house_of[cell];
    for (uint64_t rest = lite->inner[cell]; rest;) {
        const int digit = nn_take_bit(&rest);
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            uint8_t *members = &lite->members[houses[kind]][digit];
            *members = (uint8_t)(*members + change);
        }
    }
}

/* ---- growing --------------------------------------------------------------------------------- */

/* How many houses of this kind have some of the cells. */
static int count_houses_of(const struct lite *lite, int kind)
{
    const struct nn_geometry *geometry = lite->finding->geometry;
    int count = 0;
    for (int house = kind * geometry->side; house < (kind + 1) * geometry->side; house++)
        count += nn_cells_meet(lite->deadly.cells, geometry->house[house]);
    return count;
}

/* Does it have a name of its own? */
static bool is_other_pattern(const struct lite *lite)
{
    if (nn_count_bits(lite->deadly.digits) == 2) return true;
    if (nn_cells_equal(lite->deadly.cells, lite->finding->grid->open)) return true;
    /* In two lines of one band each pair across is in a box; in others a digit has both places of its line
     * in one box, so the piece is in one box of each line. */
    return count_houses_of(lite, NN_ROW) == 2 || count_houses_of(lite, NN_COLUMN) == 2;
}

static bool report_lite(const struct lite *lite)
{
    static const enum nn_technique types[NN_DEADLY_TYPES] = {NN_BUG_LITE, NN_BUG_LITE, NN_BUG_LITE, NN_BUG_LITE};
    const struct nn_deadly *deadly = &lite->deadly;
    const bool is_wanted = lite->count >= lite->smallest && !nn_cells_are_none(deadly->roof);
    if (!is_wanted || is_other_pattern(lite)) return true;
    return nn_report_deadly(lite->finding, deadly, types);
}

/* The cells that may be the second with the digit in this house. */
static struct nn_cells lite_mates(const struct lite *lite, int house, int digit)
{
    return nn_cells_and(lite->open, nn_grid_places(lite->finding->grid, digit, house));
}

/* A house with one cell for a digit, the one with the fewest possible mates; false: there is none. */
static bool find_incomplete_house(const struct lite *lite, int *house, int *digit)
{
    int fewest = NN_LOGIC_SIDE + 1;
    NN_EACH_CELL(cell, lite->deadly.cells)
    {
        for (uint64_t rest = lite->inner[cell]; rest;) {
            const int here = nn_take_bit(&rest);
            for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
                const int around = lite->finding->geometry->house_of[cell][kind];
                if (lite->members[around][here] != 1) continue;
                const int mates = nn_cells_count(lite_mates(lite, around, here));
                if (mates >= fewest) continue;
                fewest = mates;
                *house = around;
                *digit = here;
            }
        }
    }
    return fewest <= NN_LOGIC_SIDE;
}

static bool grow_lite(struct lite *lite);

static bool join_lite(struct lite *lite, int cell, uint32_t digits)
{
    assert(nn_count_bits(digits) == 2 && !(digits & ~lite->finding->grid->candidates[cell]));
    struct lite_level *const level = &lite->levels[lite->count];
    const uint32_t extras = lite->finding->grid->candidates[cell] & ~digits;
    if (!has_room(lite, cell, digits)) return true;
    level->before = lite->deadly;
    level->open = lite->open;
    if (extras) {
        nn_cells_add(&lite->deadly.roof, cell);
        lite->deadly.extras |= extras;
    }
    bool goes_on = true;
    if (!extras || is_useful_roof(lite, lite->deadly.roof, lite->deadly.extras)) {
        nn_cells_add(&lite->deadly.cells, cell);
        nn_cells_drop(&lite->open, cell);
        lite->deadly.digits |= digits;
        lite->inner[cell] = digits;
        lite->count++;
        count_members(lite, cell, 1);
        goes_on = grow_lite(lite);
        count_members(lite, cell, -1);
        lite->count--;
    }
    lite->deadly = level->before;
    lite->open = level->open;
    return goes_on;
}

static bool grow_lite(struct lite *lite)
{
    int house = 0, digit = 0;
    if (!find_incomplete_house(lite, &house, &digit)) return report_lite(lite);
    if (lite->count == lite->largest) return true;
    struct nn_cells *const next = &lite->levels[lite->count].next;
    for (*next = lite_mates(lite, house, digit); !nn_cells_are_none(*next);) {
        const int cell = nn_cells_take(next);
        const uint32_t bit = UINT32_C(1) << digit;
        for (uint64_t rest = lite->finding->grid->candidates[cell] & ~bit; rest;) {
            if (--lite->nodes < 0 || nn_finding_is_over(lite->finding)) return true;
            if (!join_lite(lite, cell, bit | UINT32_C(1) << nn_take_bit(&rest))) return false;
        }
    }
    return true;
}

static bool grow_lites(struct lite *lite, int smallest, int largest)
{
    assert(smallest <= largest);
    lite->smallest = smallest;
    lite->largest = largest;
    lite->nodes = LITE_NODES;
    lite->open = lite->finding->grid->open;
    NN_EACH_CELL(start, lite->pairs)
    {
        assert(lite->count == 0);
        if (!join_lite(lite, start, lite->finding->grid->candidates[start])) return false;
        nn_cells_drop(&lite->open, start);
    }
    return true;
}

bool nn_find_bug_lite(struct nn_finding *finding)
{
    struct lite *lite = nn_finding_scratch(finding, NN_SCRATCH_BUG_LITE, sizeof *lite);
    if (!lite) return true;
    lite->finding = finding;
    lite->pairs = nn_grid_bivalue_cells(finding->grid);
    lite->deadly = (struct nn_deadly){.inner = lite->inner};
    int smallest = 0;
    for (size_t pass = 0; pass < sizeof lite_sizes / sizeof lite_sizes[0]; pass++) {
        if (!grow_lites(lite, smallest, lite_sizes[pass])) return false;
        smallest = lite_sizes[pass] + 1;
    }
    return true;
}
