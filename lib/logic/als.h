/* als.h: the almost locked sets of a position, and which of them are tied by a restricted common
 * digit.
 *
 * An almost locked set (ALS) is a set of n empty cells of one house with n + 1 candidates: without
 * any one of its digits the others are locked in it. A digit is a restricted common of two sets if
 * each cell with it in one set sees each such cell of the other one: only one of the sets can hold
 * it. Unless the search allows it, tied sets have no cell in common.
 *
 * The list is made once for a position and shared by the finders. Sets of sets are bits, by number
 * in the list. Many sets have a digit in the same cells, so what follows from these cells is kept
 * once, in a group:
 *
 *     sets[s].group[digit]        the group of that digit's cells in set s
 *     groups[g].seen              cells with the candidate that see all cells of the group
 *     groups[g].linked            sets for which the digit is a restricted common with the group
 *     groups[g].meeting           sets that have a common victim with the group: a cell with the
 *                                 candidate that sees all its cells in both
 *     overlapping[s]              sets that share a cell with set s (none if they may overlap)
 *
 * The order of the list decides which instance a finder reports first: rows, columns, boxes; in a
 * house by the cells, a set before its extensions. A set is listed in its first house only. */
#ifndef NN_ALS_H
#define NN_ALS_H

#include "logic/search.h"

/* More sets than this are left out. 9x9 positions where they are looked for have 250 on average, and
 * the richest one of the set magictour has 374, in 985 groups. On boards too large to try all sets of
 * cells only small ones are listed. */
enum {
    NN_ALS_WORDS = 24,
    NN_ALS_MOST = 64 * NN_ALS_WORDS,
    NN_ALS_GROUPS = 4096,
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
    uint16_t next; /* with the same hash */
    struct nn_als_bits linked, meeting;
};

struct nn_als_list {
    /* What the list belongs to. */
    const struct nn_geometry *geometry;
    bool allows_overlap;
    uint32_t candidates[NN_LOGIC_CELLS];

    int count, words, group_count; /* words: of the bits, that are in use, a multiple of four */
    struct nn_als sets[NN_ALS_MOST];
    struct nn_als_group groups[NN_ALS_GROUPS];
    struct nn_als_bits overlapping[NN_ALS_MOST];

    uint16_t hash[1 << 10];                                        /* groups; 0: none */
    struct nn_als_bits having[NN_LOGIC_SIDE];                      /* the digit */
    struct nn_als_bits holding[NN_LOGIC_SIDE][NN_LOGIC_CELLS];     /* the digit in this cell */
    struct nn_als_bits threatening[NN_LOGIC_SIDE][NN_LOGIC_CELLS]; /* seen by its digit */
    struct nn_als_bits covering[NN_LOGIC_CELLS];                   /* this cell */
};

/* The list for the search's grid. NULL: no memory. */
const struct nn_als_list *nn_als_list(struct nn_search *search);

static inline bool nn_als_bits_have(const struct nn_als_bits *bits, int set)
{
    return bits->word[set >> 6] >> (set & 63) & 1;
}

static inline const struct nn_als_group *nn_als_group(const struct nn_als_list *list, int set,
                                                      int digit)
{
    return &list->groups[list->sets[set].group[digit]];
}

/* The sets in this word of the bits that are tied to `set` by the digit. */
static inline uint64_t nn_als_tied(const struct nn_als_list *list, int set, int digit, int word)
{
    return nn_als_group(list, set, digit)->linked.word[word] & ~list->overlapping[set].word[word];
}

/* The digits that tie two sets. */
uint32_t nn_als_links(const struct nn_als_list *list, int a, int b);

/* The cells with the candidate that see all its cells in both sets, which both have it. */
static inline struct nn_cells nn_als_victims(const struct nn_als_list *list, int a, int b,
                                             int digit)
{
    return nn_cells_and(nn_als_group(list, a, digit)->seen, nn_als_group(list, b, digit)->seen);
}

/* Fill in the set as the next one of the search's step. */
void nn_als_tell(struct nn_search *search, const struct nn_als_list *list, int set, uint32_t link);

/* Remove the victims of two sets for each of these digits that both have. */
void nn_als_remove_victims(struct nn_search *search, const struct nn_als_list *list, int a, int b,
                           uint32_t digits);

/* The step's digits are what it removes. */
void nn_als_finish(struct nn_search *search);

#endif
