/* labelled.h: boards as nonet draws them for people, with the numbers of rows and columns.
 *
 *         1   2   3                            1        2
 *       +-------------                       +------------------
 *     1 | 5   3   124*                       | 1 2 3  1 2 3
 *     2 | 6   (7) 24                       1 | 4   6    5
 *                                            | 7 8 9
 *
 * Left: a field for each cell: its value, its candidates, or a lone candidate in brackets. Right: a small grid for each
 * cell, where place and shape of the box say which candidate it is. A sign after a candidate belongs to the picture of
 * a step; it says nothing about the board.
 *
 * Such a board begins with the numbers of the columns above a rule, or with a row that is labelled 1 (or A). From then
 * on its lines are collected here until all rows are there. Words after it are its legend and explanation. */
#ifndef NN_LABELLED_H
#define NN_LABELLED_H

#include "text/grid_rows.h"

struct nn_labelled {
    bool is_open;
    bool has_grids, is_form_known;
    bool had_board;   /* in this text, so that words may follow */
    bool is_in_words; /* the line before was one of these */
    int side, box_rows, box_columns;
    int row;             /* complete ones */
    int line;            /* of the row, if it has grids */
    uint64_t first_line; /* in the text */
    size_t corner;       /* the first + of the rule */
    int pitch;           /* from cell to cell */
    char letter;         /* of the first row, if rows have letters; or 0 */
    const char *symbols; /* as the candidates in grids show; or NULL */
    /* Grids: how many candidates each cell has shown, and where the first one was. */
    struct nn_grid_cell {
        uint8_t count, line, offset, length;
        char text[2];
    } cells[NONET_MAX_SIDE];
};

/* What became of a line. */
enum nn_labelled_result { NN_LABELLED_WRONG, NN_LABELLED_GOES_ON, NN_LABELLED_COMPLETE };

/* Do these column numbers (the only row of the block) and this rule begin such a board? Then it is open. */
bool nn_labelled_open_at_rule(struct nn_labelled *board, const struct nn_grid_rows *block, const struct nn_line *line,
                              const struct nn_rules *rules);
/* Does this row? */
bool nn_labelled_open_at_row(struct nn_labelled *board, const struct nn_shape *shape, const struct nn_line *line,
                             const struct nn_rules *rules);

/* The next line. Rows of fields are kept in the block; grids go to the draft at once. */
nonet_status nn_labelled_add(struct nn_labelled *board, const struct nn_line *line, struct nn_grid_rows *block,
                             struct nn_draft *draft, enum nn_labelled_result *result);

/* All lines are there: finish the draft. */
nonet_status nn_labelled_read(const struct nn_labelled *board, const struct nn_grid_rows *block,
                              const struct nn_rules *rules, struct nn_draft *draft, nonet_text_error *error);

#endif
