/* grid_rows.h: the rows of a grid while they arrive, and what they may still be.
 *
 * A row can often be read in several ways (shape.h). A block keeps the readings that all of its
 * rows allow; it is complete when it has as many rows as the side of a reading, and no larger
 * reading is left. Rows that are whole puzzles as well (16 characters: a 4x4, or a row of a 16x16)
 * are grid rows only when one of them cannot be a puzzle. */
#ifndef NN_GRID_ROWS_H
#define NN_GRID_ROWS_H

#include "text/shape.h"

/* Longer lines are not rows: the longest row has 64 cells of 64 candidates each. */
#define NN_ROW_LIMIT 16384

struct nn_grid_rows {
    char *text; /* the rows, copied; room for all of the longest ones, made at the first use */
    size_t used;
    struct nn_row rows[NONET_MAX_SIDE];
    int row_count;
    /* The side in each reading that is still possible; 0: not possible. Where both are, symbol_row > token_row, except
     * on a board of one cell. */
    int symbol_row, token_row;
    int line, numbers; /* each row is a puzzle of this side */
    /* What the frame and the gaps say about the boxes; -1: contradictions. */
    int box_columns, box_rows;
    int rows_at_rule; /* row_count at the last rule */
    bool has_bars;
    bool is_gapped;                 /* spaces are its blanks (gaps.h) */
    bool is_only_dashes;            /* every row may be a rule as well */
    bool has_dash, has_other_blank; /* in rows that are not rules */
    /* Bands divided by blank lines. */
    bool is_banded;
    int paragraph_start; /* row_count at the last blank line */
};

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_grid_rows_check(const struct nn_grid_rows *block);

void nn_grid_rows_reset(struct nn_grid_rows *block);
bool nn_grid_rows_fits(const struct nn_grid_rows *block, const struct nn_guess *guess);
nonet_status nn_grid_rows_add(struct nn_grid_rows *block, const struct nn_line *line, const struct nn_shape *shape,
                              const struct nn_guess *guess, bool is_dashes);
/* Keep the line from `start` on, whatever it is: rows of boards with labels. */
nonet_status nn_grid_rows_keep(struct nn_grid_rows *block, const struct nn_line *line, size_t start);
/* There is a rule after the rows so far. */
void nn_grid_rows_add_rule(struct nn_grid_rows *block);
/* Forget all rows before the last blank line. */
void nn_grid_rows_keep_paragraph(struct nn_grid_rows *block);

/* The side of the most likely reading. */
static inline int nn_grid_rows_side(const struct nn_grid_rows *block)
{
    return block->token_row ? block->token_row : block->symbol_row;
}

/* True when the rows are each a puzzle, as far as can be seen. */
static inline bool nn_grid_rows_may_be_lines(const struct nn_grid_rows *block)
{
    return block->line || block->numbers;
}

/* All rows are there, unless a larger reading is meant. */
static inline bool nn_grid_rows_may_be_complete(const struct nn_grid_rows *block)
{
    return block->row_count && block->row_count == nn_grid_rows_side(block);
}

static inline bool nn_grid_rows_is_complete(const struct nn_grid_rows *block)
{
    return nn_grid_rows_may_be_complete(block) && block->symbol_row <= block->row_count;
}

/* The boxes that the rules, the frame or the gaps show, or else the usual ones. */
void nn_grid_rows_box(const struct nn_grid_rows *block, const struct nn_rules *rules, int side, int *box_rows,
                      int *box_columns);

/* Is a line of dashes after the rows so far a rule, or a row of blanks? */
bool nn_grid_rows_takes_dashes_as_rule(const struct nn_grid_rows *block, const struct nn_rules *rules);

/* True when this row shows that rows of dashes at the beginning were rules. */
bool nn_grid_rows_dashes_were_rules(const struct nn_grid_rows *block, const struct nn_shape *shape, const char *text,
                                    const struct nn_guess *guess);

#endif
