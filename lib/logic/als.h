/* als.h: the almost locked sets of a position, and which of them a restricted common digit ties together.
 *
 * An almost locked set (ALS) is a set of n empty cells of one house with n + 1 candidates: if it loses any one digit,
 * the others are locked in it. A digit is a restricted common of two sets if each cell with it in one set sees each
 * such cell of the other: only one of the sets can hold it. Unless the options allow it, tied sets have no cell in
 * common.
 *
 * The list is made once for a position and shared by the finders. Sets of sets are bits, by number in the list. Many
 * sets have a digit in the same cells, so what follows from these cells is stored once, in a group; and many groups are
 * seen by the same cells, so what follows from those is stored once for all of them, in a view:
 *
 *     sets[s].group[digit]        the group of that digit's cells in set s
 *     groups[g].seen              cells with the candidate that see all cells of the group
 *     groups[g].view              the view of groups with this digit and these seen cells
 *     linked, row of a view       sets for which the digit is a restricted common with its groups
 *     meeting, row of a view      sets that have a common victim with its groups: a cell with the
 *                                 candidate that sees all its cells in both
 *     overlapping, row of a set   sets that share a cell with it (none if they may overlap)
 *     having_victims, of a set    sets that have a common victim with it, of any digit
 *
 * Rows of bits have only as many words as the list needs, so that the tables stay in the L1 cache: a position has 224
 * sets on average, 588 groups and 254 views that see anything.
 *
 * The order of the list decides which instance a finder reports first: rows, columns, boxes; within a house by cells, a
 * set before its extensions. A set is listed in its first house only. */
#ifndef NN_ALS_H
#define NN_ALS_H

#include <assert.h>

#include "logic/finder.h"
#include "logic/snapshot.h"

/* Sets beyond this number are left out. The richest 9x9 position in magictour has 374, in 985 groups. On boards too
 * large to try all sets of cells only small ones are listed. */
enum {
    NN_ALS_WORDS = 24,
    NN_ALS_MOST = 64 * NN_ALS_WORDS,
    NN_ALS_GROUPS = 4096,
    NN_ALS_HASH = 1 << 10,
    NN_ALS_LARGEST = NN_CELL_WORDS == 2 ? NN_LOGIC_SIDE : 4
};

struct nn_als_bits {
    uint64_t word[NN_ALS_WORDS];
};

struct nn_als {
    struct nn_cells cells;
    uint32_t digits;
    uint16_t group[NN_LOGIC_SIDE]; /* of its digits */
};

struct nn_als_group {
    struct nn_cells cells, seen;
    uint8_t digit;
    uint16_t view; /* 0: nothing is seen */
    uint16_t next; /* with the same hash */
};

struct nn_als_view {
    uint16_t group; /* the first that has it */
    uint16_t next;  /* with the same hash */
};

struct nn_als_list {
    /* What the list belongs to. */
    const struct nn_geometry *geometry;
    bool allows_overlap;
    uint32_t candidates[NN_LOGIC_CELLS];

    int count, group_count, view_count;
    int words; /* of a row of bits: a multiple of four */
    struct nn_als sets[NN_ALS_MOST];
    struct nn_als_group groups[NN_ALS_GROUPS];
    struct nn_als_view views[NN_ALS_GROUPS];
    uint16_t group_hash[NN_ALS_HASH], view_hash[NN_ALS_HASH]; /* 0: none */

    /* Tables: rows by view, by set, by cell, by digit and cell. */
    uint64_t linked[NN_ALS_GROUPS * NN_ALS_WORDS], meeting[NN_ALS_GROUPS * NN_ALS_WORDS];
    uint64_t overlapping[NN_ALS_MOST * NN_ALS_WORDS], having_victims[NN_ALS_MOST * NN_ALS_WORDS];
    uint64_t covering[NN_LOGIC_CELLS * NN_ALS_WORDS];                    /* the cell */
    uint64_t holding[NN_LOGIC_SIDE * NN_LOGIC_CELLS * NN_ALS_WORDS];     /* the digit there */
    uint64_t threatening[NN_LOGIC_SIDE * NN_LOGIC_CELLS * NN_ALS_WORDS]; /* with their digit */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; als_check.c). */
const char *nn_als_list_check(const struct nn_als_list *list, const struct nn_grid *grid);

/* The list for the finding's grid. NULL: no memory. */
const struct nn_als_list *nn_als_list(struct nn_finding *finding);

static inline const uint64_t *nn_als_row(const struct nn_als_list *list, const uint64_t *table, int index)
{
    return &table[(size_t)index * (size_t)list->words];
}

/* The row of a table by digit and cell. */
static inline int nn_als_place(const struct nn_als_list *list, int digit, int cell)
{
    return digit * list->geometry->cells + cell;
}

static inline bool nn_als_bits_have(const uint64_t *row, int set)
{
    return row[set >> 6] >> (set & 63) & 1;
}

/* The sets that come after `set`, in the word where it is itself. */
static inline uint64_t nn_als_after(int set)
{
    return ~nn_low_bits((set & 63) + 1);
}

static inline const struct nn_als_group *nn_als_group(const struct nn_als_list *list, int set, int digit)
{
    assert(set >= 0 && set < list->count && list->sets[set].digits >> digit & 1);
    return &list->groups[list->sets[set].group[digit]];
}

static inline const uint64_t *nn_als_meeting(const struct nn_als_list *list, int set, int digit)
{
    return nn_als_row(list, list->meeting, nn_als_group(list, set, digit)->view);
}

/* The sets in this word of the bits that are tied to `set` by the digit. */
static inline uint64_t nn_als_tied(const struct nn_als_list *list, int set, int digit, int word)
{
    return nn_als_row(list, list->linked, nn_als_group(list, set, digit)->view)[word] &
           ~nn_als_row(list, list->overlapping, set)[word];
}

/* ---- what is new ----------------------------------------------------------------------------- */

/* What a finder remembers from position to position. If all sets of a pattern were there when the finder last found
 * nothing, it gives nothing now either: their ties are the same, and there are only fewer victims. So at least one set
 * must be fresh: have a cell that has changed since then. All zero: nothing is remembered. */
struct nn_als_memory {
    struct nn_snapshot snapshot;
    bool allows_overlap;
    struct nn_cells changed;
    struct nn_als_bits fresh;
};

/* Find the fresh sets of the list. */
void nn_als_recall(struct nn_als_memory *memory, const struct nn_finding *finding, const struct nn_als_list *list);

/* The finder has found nothing. */
void nn_als_note_nothing(struct nn_als_memory *memory, const struct nn_als_list *list);

/* The digits that tie two sets. */
uint32_t nn_als_links(const struct nn_als_list *list, int a, int b);

/* The cells with the candidate that see all its cells in both sets, which both have it. */
static inline struct nn_cells nn_als_victims(const struct nn_als_list *list, int a, int b, int digit)
{
    return nn_cells_and(nn_als_group(list, a, digit)->seen, nn_als_group(list, b, digit)->seen);
}

/* Fill in the set as the next one of the finding's step. */
void nn_als_tell(struct nn_finding *finding, const struct nn_als_list *list, int set, uint32_t link);

/* Remove the victims of two sets for each of these digits that both have. */
void nn_als_remove_victims(struct nn_finding *finding, const struct nn_als_list *list, int a, int b, uint32_t digits);

/* The step's digits are what it removes. */
void nn_als_finish(struct nn_finding *finding);

#endif
