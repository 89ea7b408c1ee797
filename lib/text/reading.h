/* reading.h: how a text is found to be in a notation, and what reads it. Each notation tells it in its file, as
 * nn_NAME_reading; what is left out there (0, NULL) it does not have. The shared code asks the notations of the list in
 * their order, and knows none of them by name.
 *
 *     a line of its own    `owns` knows it, `read` makes a puzzle of it                             library, sukaku
 *     a header             `begins` knows it, `read` makes a puzzle of each line below it, up to    csv
 *                          the next blank one
 *     a section            a title in brackets above rows; shared code reads the rows               sdk
 *     everything else      characters or tokens, in a line or in rows: shared code reads them and   all others
 *                          notes their traits; the notation that has these traits is it
 *
 * When the user names a notation, only its own lines, its header and its `forms` are thought of. */
#ifndef NN_READING_H
#define NN_READING_H

#include "text/notation.h"

struct nn_draft;
struct nn_line;
struct nn_result;
struct nn_row;
struct nn_rules;
struct nn_shape;

/* What a line may be to the shared code; the sides of nn_guess. */
enum nn_form {
    NN_FORM_LINE = 1,        /* a whole puzzle, a character a cell */
    NN_FORM_NUMBERS = 2,     /* a whole puzzle, a token a cell */
    NN_FORM_SYMBOL_ROW = 4,  /* a row, a character a cell */
    NN_FORM_TOKEN_ROW = 8,   /* a row, a token a cell */
    NN_FORM_SPACED_ROW = 16, /* the same, if all tokens are single characters */
};

/* What the shared code has read. */
enum nn_trait {
    NN_TRAIT_LINE = 1, /* a puzzle on one line */
    NN_TRAIT_GRID = 2, /* a row a line */
    NN_TRAIT_SYMBOLS = 4,
    NN_TRAIT_NUMBERS = 8,
    NN_TRAIT_SPACED = 16, /* a token a cell */
    NN_TRAIT_BARS = 32,
    NN_TRAIT_MARKS = 64,
    NN_TRAIT_PLACED = 128, /* u5: values that say that they were placed */
};

/* Which columns a header names, from 0; -1: none. */
struct nn_columns {
    int puzzle, solution;
};

struct nn_reading {
    /* What the shared code reads. */
    unsigned forms; /* in which it has its cells, when the user names it */
    unsigned told;  /* traits that are believed without seeing them, when the user names it */
    unsigned needs; /* traits of its boards; 0: it is recognised in another way */
    unsigned lacks; /* traits of other boards that have these as well */

    /* Lines of its own, or lines below its header. */
    bool (*owns)(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules);
    bool (*begins)(const struct nn_line *line, bool is_told, struct nn_columns *columns);
    const char *no_header; /* what is wrong when the user names the notation and no header comes */
    nonet_status (*read)(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);

    /* Titles of sections, in lower case, and what makes one puzzle of both: it adds to `puzzle` what only `state` has.
     * `state_rows`: where the state was read from, for messages. */
    const char *puzzle_section, *state_section;
    nonet_status (*join)(struct nn_draft *puzzle, const struct nn_draft *state, const struct nn_row *state_rows,
                         nonet_text_error *error);

    /* A value is written like a lone candidate: see nn_draft_settle. */
    bool writes_values_as_marks;

    /* For messages: a line has side to this power cells; and what to say about a token of that length, if it is more
     * than which character is no value. */
    int power;
    nonet_status (*complain)(const struct nn_row *row, int side, const struct nn_rules *rules, nonet_text_error *error);
};

/* True when boards of this notation have these traits. */
static inline bool nn_reading_has(const struct nn_reading *reading, unsigned traits)
{
    return reading->needs && (traits & reading->needs) == reading->needs && !(traits & reading->lacks);
}

/* The notation of a board with these traits. */
enum nn_notation_id nn_notation_with(unsigned traits);

#endif
