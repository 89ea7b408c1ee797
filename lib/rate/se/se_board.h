/* se_board.h: a 9x9 board in the form that the Sudoku Explainer rating uses.
 *
 * The same candidates three times: by cell; by digit as a set of cells; and by digit and house as positions in the
 * house, so that singles, sets and fish are questions about nine bits. The houses of a digit stand side by side and are
 * rounded up to 32, so that compilers make one loop over all of them a few vector instructions. Houses are in the
 * rating's order: blocks 0-8, columns 9-17, rows 18-26; positions run as the cells do. Digits are 0-based. */
#ifndef NN_SE_BOARD_H
#define NN_SE_BOARD_H

#include "board/nine.h"
#include "logic/cells.h"
#include "nonet.h"

enum { NN_SE_BLOCK = 0, NN_SE_COLUMN = 9, NN_SE_ROW = 18, NN_SE_HOUSES = 27, NN_SE_LANES = 32 };

enum { NN_SE_MAY_POINT = 1, NN_SE_MAY_CLAIM = 2 };

/* What never changes. */
struct nn_se_geometry {
    uint8_t cell_at[NN_SE_HOUSES][9];
    uint8_t house_of[NN_NINE_CELLS][3];    /* block, column, row */
    uint32_t houses[NN_NINE_CELLS];        /* the same three as a set */
    uint8_t position_of[NN_NINE_CELLS][3]; /* in each of them */
    struct nn_cells seen[NN_NINE_CELLS];
    struct nn_cells house[NN_SE_HOUSES];
    uint16_t crossing[NN_SE_HOUSES][NN_SE_HOUSES]; /* positions of the first where it meets the second */
    uint8_t thirds[512];  /* which thirds of nine positions a set has members in: blocks of a line */
    uint8_t locking[512]; /* [bits 3 * line + block where a digit is]: the kinds of locking that there may be */
    uint16_t spared[NN_NINE_CELLS][NN_SE_LANES]; /* [cell][house]: positions that do not see the cell */
};

/* The searches that remember where they have found nothing. What such a search finds in a house, or for a digit,
 * depends only on the candidates in that house, or the places of that digit: if these have not changed, it would find
 * nothing again. */
enum nn_se_search {
    NN_SE_DIRECT_LOCKING,
    NN_SE_LOCKING,
    NN_SE_X_WING,
    NN_SE_SWORDFISH,
    NN_SE_JELLYFISH, /* by digit */
    NN_SE_NAKED_PAIR,
    NN_SE_NAKED_TRIPLE,
    NN_SE_NAKED_QUAD,
    NN_SE_DIRECT_PAIR,
    NN_SE_DIRECT_TRIPLE, /* by house */
    NN_SE_HIDDEN_PAIR,
    NN_SE_HIDDEN_TRIPLE,
    NN_SE_HIDDEN_QUAD,
    NN_SE_SEARCHES
};

/* What has changed: houses, and digits. */
struct nn_se_news {
    uint32_t houses, digits;
};

/* The board when a search last found nothing. */
struct nn_se_memory {
    uint16_t candidates[NN_NINE_CELLS];
    struct nn_cells bases;
};

struct nn_se_board {
    const struct nn_se_geometry *geometry;
    uint16_t candidates[NN_NINE_CELLS]; /* of empty cells */
    struct nn_cells cells_of[9];        /* where the digit can be */
    uint16_t places[9][NN_SE_LANES];    /* [digit][house]: positions */
    uint16_t empty[NN_SE_HOUSES];       /* positions */
    uint32_t almost_full;               /* houses with one empty cell */
    uint8_t placed[9];                  /* copies of the digit */
    int empty_cells;
    struct nn_se_news news;                   /* what no search has been told yet */
    struct nn_se_news unseen[NN_SE_SEARCHES]; /* what changed since each of them looked there */
    struct nn_se_memory aligned_pairs, aligned_triplets;
};

void nn_se_geometry_make(struct nn_se_geometry *geometry);

/* NULL, or the invariant that does not hold (base/invariants.h; se_check.c). */
const char *nn_se_geometry_check(const struct nn_se_geometry *geometry);
const char *nn_se_board_check(const struct nn_se_board *board);

/* False: two equal values clash, or a value is where it is not a candidate. */
bool nn_se_board_load(struct nn_se_board *board, const struct nn_se_geometry *geometry, const nonet_position *position);

void nn_se_place(struct nn_se_board *board, int cell, int digit);
void nn_se_remove(struct nn_se_board *board, int cell, int digit);

static inline bool nn_se_has(const struct nn_se_board *board, int cell, int digit)
{
    return board->candidates[cell] >> digit & 1;
}

/* The cells at these positions of a house. */
static inline struct nn_cells nn_se_cells_at(const struct nn_se_board *board, int house, unsigned positions)
{
    struct nn_cells cells = nn_no_cells();
    for (uint64_t rest = positions; rest;) nn_cells_add(&cells, board->geometry->cell_at[house][nn_take_bit(&rest)]);
    return cells;
}

/* Where the search must look; it removes what it has searched in vain. */
struct nn_se_news *nn_se_unseen(struct nn_se_board *board, enum nn_se_search search);

/* Cells by the number of their candidates, up to four. */
struct nn_se_sizes {
    struct nn_cells of[5];
};

void nn_se_measure(const struct nn_se_board *board, struct nn_se_sizes *sizes);

#endif
