/* reading.h: how a notation is recognised and read. Each notation describes itself in its file, as nn_NAME_reading;
 * fields left out (0, NULL) do not apply. The shared code asks the notations in the order of the list, and knows none
 * of them by name.
 *
 *     a line of its own    `owns` knows it, `read` makes a puzzle of it                             library, sukaku
 *     a header             `begins` knows it, `read` makes a puzzle of each line below it, up to    csv
 *                          the next blank one
 *     a section            a title in brackets above rows; shared code reads the rows               sdk
 *     labels, lists        several lines with a grammar of their own, which labelled.c and list.c    labelled, list
 *                          gather
 *     everything else      characters or tokens, in a line or in rows: shared code reads them and   all others
 *                          notes their traits; the notation that has these traits is it
 *
 * When the user names a notation, only its own lines, its header and its `forms` are considered. */
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
    NN_FORM_LINE = 1,        /* a whole puzzle, one character per cell */
    NN_FORM_NUMBERS = 2,     /* a whole puzzle, one token per cell */
    NN_FORM_SYMBOL_ROW = 4,  /* a row, one character per cell */
    NN_FORM_TOKEN_ROW = 8,   /* a row, one token per cell */
    NN_FORM_SPACED_ROW = 16, /* the same, if all tokens are single characters */
};

/* What the shared code has read. */
enum nn_trait {
    NN_TRAIT_LINE = 1, /* a puzzle on one line */
    NN_TRAIT_GRID = 2, /* one row per line */
    NN_TRAIT_SYMBOLS = 4,
    NN_TRAIT_NUMBERS = 8,
    NN_TRAIT_SPACED = 16, /* one token per cell */
    NN_TRAIT_BARS = 32,
    NN_TRAIT_MARKS = 64,
    NN_TRAIT_PLACED = 128, /* u5: values marked as placed */
};

/* Which columns a header names, from 0; -1: none. */
struct nn_columns {
    int puzzle, solution;
};

struct nn_reading {
    /* What the shared code reads. */
    unsigned forms; /* that its cells may take when the user names it */
    unsigned told;  /* traits taken for granted when the user names it */
    unsigned needs; /* traits of its boards; 0: it is recognised some other way */
    unsigned lacks; /* traits that its boards never have */

    /* Lines of its own, or lines below its header. */
    bool (*owns)(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules);
    bool (*begins)(const struct nn_line *line, bool is_told, struct nn_columns *columns);
    const char *no_header; /* the error if the user names the notation and there is no header */
    nonet_status (*read)(nonet_reader *reader, const struct nn_line *line, struct nn_result *result);

    /* Titles of sections, in lower case, and a function that joins both: it adds to `puzzle` what only `state` has.
     * `state_rows`: where the state was read from, for messages. */
    const char *puzzle_section, *state_section;
    nonet_status (*join)(struct nn_draft *puzzle, const struct nn_draft *state, const struct nn_row *state_rows,
                         nonet_text_error *error);

    /* Boards of several lines with their own grammar, which shared code gathers. */
    enum nn_gathering { NN_GATHERS_NOTHING, NN_GATHERS_LABELLED, NN_GATHERS_LIST } gathers;

    /* Values are written like lone candidates: see nn_draft_settle. */
    bool writes_values_as_marks;

    int only_side; /* of boards that can be written; 0: any up to max_side */

    /* For messages: a line has side to this power characters; and what to say about a token of that length, if naming
     * the wrong character is not enough. */
    int power;
    nonet_status (*complain)(const struct nn_row *row, int side, const struct nn_rules *rules, nonet_text_error *error);
};

/* True when boards of this notation have these traits. */
static inline bool nn_reading_has(const struct nn_reading *reading, unsigned traits)
{
    return reading->needs && (traits & reading->needs) == reading->needs && !(traits & reading->lacks);
}

/* The notation of a board with these traits, or of one that is gathered. */
enum nn_notation_id nn_notation_with(unsigned traits);
enum nn_notation_id nn_notation_gathering(enum nn_gathering gathering);

#endif
