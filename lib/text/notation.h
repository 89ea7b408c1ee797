/* notation.h: the notations of notation_list.h, and what all writers share. */
#ifndef NN_NOTATION_H
#define NN_NOTATION_H

#include <assert.h>

#include "board/check.h"
#include "nonet.h"
#include "text/put.h"

enum nn_notation_id {
#define NOTATION(id, ...) NN_##id,
#include "text/notation_list.h"
    NN_NOTATION_COUNT,
    NN_ANY_NOTATION = -1,
};

/* How a notation writes values. */
enum nn_values {
    NN_VALUES_IN_SYMBOLS, /* one character per value: the number of symbols limits the side */
    NN_VALUES_IN_EITHER,  /* symbols as long as there are enough */
    NN_VALUES_IN_NUMBERS,
};

/* The largest board with the usual symbols; longer ones reach further. */
#define NN_SYMBOL_SIDE 36

/* The largest board in a link with a document, and the room for one of its cells. */
#define NN_LINK_SIDE 16
#define NN_LINK_CELL_BYTES 400

/* A position on its way into a buffer. */
struct nn_writing {
    const nonet_position *position;
    const nonet_layout *layout;
    const char *symbols; /* of the values 1, 2, 3 ... */
    int symbol_count;
    char blank;
    bool has_no_memory; /* the writer could not get any: nothing is written */
    struct nn_put put;
};

typedef void nn_write_function(struct nn_writing *writing);

struct nn_reading;

/* What the file of a notation defines: its writer, and how it is read (reading.h). */
#define NOTATION(id, name, ...)                                                                                        \
    nn_write_function nn_##name##_write;                                                                               \
    extern const struct nn_reading nn_##name##_reading;
#include "text/notation_list.h"

/* The cells of `candidates` without the frame, as one line without a newline; the result is as for snprintf. */
size_t nn_candidates_line(const nonet_position *position, char *buffer, size_t size);

const nonet_notation *nn_notation_get(enum nn_notation_id id);
const struct nn_reading *nn_notation_reading(enum nn_notation_id id);

/* The row of the table that `notation` points to, or NN_ANY_NOTATION. */
enum nn_notation_id nn_notation_identify(const nonet_notation *notation);

/* The symbol of a value, or the blank for 0. */
static inline void nn_put_symbol(struct nn_writing *writing, int value)
{
    assert(value >= 0 && value <= writing->symbol_count);
    nn_put_char(&writing->put, value ? writing->symbols[value - 1] : writing->blank);
}

/* True when the cell holds a value that is not part of the puzzle itself. */
static inline bool nn_is_placed(const nonet_position *position, int cell)
{
    return position->cells[cell] && !nn_position_is_given(position, cell);
}

/* writing.c: parts of boards that several notations write. */

/* The rows of the board, symbol by symbol; without the placed values when `only_givens`. */
void nn_put_symbol_rows(struct nn_writing *writing, bool only_givens);

/* An address that ends with the cells, 0 for empty ones. */
void nn_put_cells_link(struct nn_writing *writing, const char *address);

/* A value as a number, right-aligned; if symbols start at 0, so do the numbers. */
void nn_put_number_cell(struct nn_writing *writing, int value, int width);

/* "+-------+-------+": a rule over `cell_width` characters a cell and a space around each. */
void nn_put_rule(struct nn_writing *writing, int cell_width);

#endif
