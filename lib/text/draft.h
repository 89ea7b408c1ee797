/* draft.h: what the readers of the notations share: rows of text, and the puzzle in the making. */
#ifndef NN_DRAFT_H
#define NN_DRAFT_H

#include "board/layout.h"
#include "text/lines.h"
#include "text/rules.h"
#include "text/symbols.h"

/* A row of a grid or a whole puzzle on a line, normalised (see lines.h). */
struct nn_row {
    const char *text;
    size_t length;
    uint64_t line;
    uint64_t column;              /* of text[0] */
    const struct nn_line *origin; /* the whole line as it came, for messages; NULL for rows that are
                                     kept: they hold nothing but ASCII */
};

struct nn_draft {
    int side;
    bool has_placed; /* is_given differs from "has a value" */
    bool has_marks;
    bool is_symbol_guess; /* see nn_alphabet */
    enum nn_notation_id notation;
    unsigned traits;     /* see reading.h; noted by the readers below */
    const char *symbols; /* NULL: the notation has none, or the usual ones */
    char blank;          /* 0: the notation's own */
    uint8_t cells[NONET_MAX_CELLS];
    uint8_t is_given[NONET_MAX_CELLS];
    uint64_t marks[NONET_MAX_CELLS];
};

void nn_draft_begin(struct nn_draft *draft, enum nn_notation_id notation, int side);

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_draft_check(const struct nn_draft *draft);

/* In notations that write a value like a lone candidate, decide which of the two each lone candidate is: a value,
 * unless another cell of the house, whose marks have been thinned out, still has it (anyone who enters a value removes
 * it there). So writing gives back the same marks. */
void nn_draft_settle(struct nn_draft *draft, const nonet_layout *layout);

/* The side whose square (cube) this is, or 0. */
int nn_square_root(size_t number);
int nn_cube_root(size_t number);

/* Complain about the character at `index` of a row, which has this nn_alphabet value. */
nonet_status nn_row_fail_character(const struct nn_row *row, size_t index, int value, int side,
                                   nonet_text_error *error);

/* The shared readers. Rows together hold side * side cells; `row_count` is 1 or `side`. The readers note the traits of
 * the draft; which notation has these is found out when it is complete. Both return NONET_OK or NONET_ERR_TEXT. */

/* symbol_cells.c: one character per cell; '+' before a value: placed. */
nonet_status nn_symbols_read(const struct nn_row *rows, int row_count, int side, const struct nn_rules *rules,
                             struct nn_draft *draft, nonet_text_error *error);

/* token_cells.c: one token per cell: numbers, spaced symbols, candidates or sdx. */
nonet_status nn_tokens_read(const struct nn_row *rows, int row_count, int side, const struct nn_rules *rules,
                            struct nn_draft *draft, nonet_text_error *error);

#endif
