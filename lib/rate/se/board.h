/* board.h: a 9x9 board as the Sudoku Explainer rating looks at it.
 *
 * The same candidates twice: by cell, and by house and digit as positions in the house, so that singles, sets
 * and fish are questions about nine bits. Houses are in the rating's order: blocks 0-8, columns 9-17, rows 18-26;
 * positions run as the cells do. Digits are 0-based. */
#ifndef NN_SE_BOARD_H
#define NN_SE_BOARD_H

#include "logic/cells.h"
#include "nonet.h"

enum { NN_SE_BLOCK = 0, NN_SE_COLUMN = 9, NN_SE_ROW = 18, NN_SE_HOUSES = 27, NN_SE_CELLS = 81 };

/* What never changes. */
struct nn_se_geometry {
    uint8_t cell_at[NN_SE_HOUSES][9];
    uint8_t house_of[NN_SE_CELLS][3];    /* block, column, row */
    uint32_t houses[NN_SE_CELLS];        /* the same three as a set */
    uint8_t position_of[NN_SE_CELLS][3]; /* in each of them */
    uint8_t peers[NN_SE_CELLS][20];      /* those of the block first, then of the row, then of the column */
    struct nn_cells seen[NN_SE_CELLS];   /* the same as a set */
    struct nn_cells house[NN_SE_HOUSES];
    uint16_t crossing[NN_SE_HOUSES][NN_SE_HOUSES]; /* positions of the first where it meets the second */
};

/* The board when a search last found nothing. */
struct nn_se_memory {
    uint16_t candidates[NN_SE_CELLS];
    struct nn_cells bases;
};

struct nn_se_board {
    const struct nn_se_geometry *geometry;
    uint16_t candidates[NN_SE_CELLS];   /* of empty cells */
    uint16_t places[NN_SE_HOUSES][9];   /* [house][digit]: positions */
    uint16_t empty[NN_SE_HOUSES];       /* positions */
    uint8_t placed[9];                  /* copies of the digit */
    int empty_cells;
    struct nn_se_memory aligned_pairs, aligned_triplets;
};

void nn_se_geometry_make(struct nn_se_geometry *geometry);

/* False: two equal values clash, or a value stands where it is no candidate. */
bool nn_se_board_load(struct nn_se_board *board, const struct nn_se_geometry *geometry,
                      const nonet_position *position);

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
    for (uint64_t rest = positions; rest;)
        nn_cells_add(&cells, board->geometry->cell_at[house][nn_take_bit(&rest)]);
    return cells;
}

/* The places of a digit on the whole board. */
static inline struct nn_cells nn_se_places(const struct nn_se_board *board, int digit)
{
    struct nn_cells cells = nn_no_cells();
    for (int row = 0; row < 9; row++) {
        const unsigned positions = board->places[NN_SE_ROW + row][digit];
        const int first = 9 * row;
        cells.word[first >> 6] |= (uint64_t)positions << (first & 63);
        if ((first & 63) > 55) cells.word[1] |= (uint64_t)positions >> (64 - (first & 63));
    }
    return cells;
}

#endif
