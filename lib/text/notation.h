/* notation.h: the one table of notations, and what all writers share. */
#ifndef NN_NOTATION_H
#define NN_NOTATION_H

#include "board/layout.h"
#include "nonet.h"
#include "text/put.h"

/* The rows of the table, in its order. */
enum nn_notation_id {
    NN_LINE,
    NN_ROWS,
    NN_SDK,
    NN_BORDERED,
    NN_SS,
    NN_NUMBERS,
    NN_TABLE,
    NN_CANDIDATES,
    NN_SUKAKU,
    NN_LIBRARY,
    NN_SDX,
    NN_CSV,
    NN_NOTATION_COUNT,
    NN_ANY_NOTATION = -1,
};

/* A position on its way into a buffer. */
struct nn_writing {
    const nonet_position *position;
    const nonet_layout *layout;
    const char *symbols; /* of the values 1, 2, 3 ... */
    int symbol_count;
    char blank;
    struct nn_put put;
};

typedef void nn_write_function(struct nn_writing *writing);

/* One for each notation; each stands in the file of its notation. */
nn_write_function nn_line_write, nn_rows_write, nn_sdk_write, nn_bordered_write, nn_ss_write, nn_numbers_write,
    nn_table_write, nn_candidates_write, nn_sukaku_write, nn_library_write, nn_sdx_write, nn_csv_write;

/* The cells of `candidates` without its frame, in one line without its end; as snprintf. */
size_t nn_candidates_line(const nonet_position *position, char *buffer, size_t size);

const nonet_notation *nn_notation_get(enum nn_notation_id id);

/* The row of the table that `notation` points to; NN_ANY_NOTATION if to none. */
enum nn_notation_id nn_notation_identify(const nonet_notation *notation);

/* The symbol of a value, or the blank for 0. */
static inline void nn_put_symbol(struct nn_writing *writing, int value)
{
    nn_put_char(&writing->put, value ? writing->symbols[value - 1] : writing->blank);
}

/* True when the cell holds a value that is not part of the puzzle itself. */
static inline bool nn_is_placed(const nonet_position *position, int cell)
{
    return position->cells[cell] && position->is_given && !position->is_given[cell];
}

/* The rows of the board, symbol by symbol; without the placed values when `only_givens`. */
void nn_put_symbol_rows(struct nn_writing *writing, bool only_givens);

/* "+-------+-------+": a rule over `cell_width` characters a cell and a space around each. */
void nn_put_rule(struct nn_writing *writing, int cell_width);

#endif
