/* shape.h: what a single line of text may be, before anything is known about its neighbours.
 *
 * A line is cut into tokens at white space, commas, semicolons and bars. Their number, length and content leave a few
 * possible readings, each with the side of its board:
 *
 *     53..7....6..195...(81)     line 9                  12 .. 4. ...      symbol row
 *     5 3 0 0 7 (81 of them)     numbers 9               5 3 0 0 7 0 0 0 0 token row 9
 *     1234123412341234           line 4, symbol row 16: its neighbours decide
 */
#ifndef NN_SHAPE_H
#define NN_SHAPE_H

#include "text/draft.h"

struct nn_token {
    uint32_t start, length;
};

struct nn_shape {
    int token_count;     /* saturates at NONET_MAX_CELLS + 1 */
    size_t characters;   /* in all tokens together */
    size_t pluses;       /* of them in the first token */
    size_t token_length; /* the length that all tokens have; 0: it varies */
    int bar_count;
    int sections;       /* parts between bars that have tokens */
    int section_tokens; /* tokens in each of them; 0: it varies */
    size_t end;         /* where a trailing comment begins, or the length of the line */
    struct nn_token tokens[NONET_MAX_CELLS + 1];
};

/* The possible readings of a line: for each the side of the board, 0: not possible. */
struct nn_guess {
    const struct nn_reading *own; /* the notation that owns the line, which rules out the rest; or NULL */
    int line;                     /* a whole puzzle, one character per cell */
    int numbers;                  /* a whole puzzle, one token per cell */
    int symbol_row;               /* a row, one character per cell */
    int token_row;                /* a row, one token per cell */
    bool is_first_token;          /* line, symbol_row: only the first token counts, the rest is a comment */
    int box_columns;              /* as shown by bars and gaps; 0: not shown */
};

enum nn_line_kind {
    NN_KIND_BLANK,
    NN_KIND_COMMENT,
    NN_KIND_SECTION, /* [Puzzle] */
    NN_KIND_RULE,    /* a horizontal part of a frame */
    NN_KIND_PADDING, /* only bars: a part of a frame that says nothing */
    NN_KIND_DASHES,  /* a rule, or a row of blanks written '-' */
    NN_KIND_TEXT,
};

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_shape_check(const struct nn_shape *shape);

bool nn_is_separator(char character);
enum nn_line_kind nn_line_classify(const char *text, size_t length);
void nn_shape_scan(struct nn_shape *shape, const char *text, size_t length);
/* Shift the positions of the tokens by `distance` characters. */
void nn_shape_move(struct nn_shape *shape, size_t distance);
void nn_shape_guess(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                    struct nn_guess *guess);

/* True if the line looks more like a title than like a puzzle with a mistake in it. */
bool nn_shape_is_wordy(const struct nn_shape *shape, const char *text);

/* The side of the board when the line looks like a row of one, except for what is in its cells; or 0. */
int nn_shape_bad_row_side(const struct nn_shape *shape, const struct nn_rules *rules);

/* Say why a line is not a puzzle, or not a row of a grid of side `side` (0: no grid). */
/* The error of words: there is no puzzle. */
nonet_status nn_shape_deny(const struct nn_line *line, const struct nn_rules *rules, nonet_text_error *error);
nonet_status nn_shape_explain(const struct nn_shape *shape, const struct nn_line *line, int side,
                              const struct nn_rules *rules, nonet_text_error *error);

/* What a token of a board with this side means. */
enum nn_token_kind {
    NN_TOKEN_BAD,
    NN_TOKEN_TOO_LARGE,
    NN_TOKEN_BLANK,
    NN_TOKEN_NUMBER, /* one digit or several */
    NN_TOKEN_LETTER,
    NN_TOKEN_GROUP,  /* 247, or 2/4/17 */
    NN_TOKEN_PLACED, /* u5 */
    NN_TOKEN_NONE,   /* !, a cell without candidates */
};

struct nn_token_meaning {
    enum nn_token_kind kind;
    int value;
    uint64_t marks;
};

/* `accepts_any_order`: groups of digits need not ascend. */
struct nn_token_meaning nn_token_read(const char *text, size_t length, int side, bool accepts_any_order);

#endif
