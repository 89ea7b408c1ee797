/* link.h: puzzles inside the addresses of other sites.
 *
 *     sudokuwiki.org/sudoku.htm?bd=5300700...        cells, or S9B and two characters for each cell
 *     sudoku.coach/en/play/5300700...                cells
 *     sudokuexchange.com/play/?s=5300700...          cells, or a character for a value and the blanks after it
 *     f-puzzles.com/?load=N4IgzglgXg...              a JSON document, compressed (lz_string.h)
 *     sudokupad.app/fpuzN4IgzglgXg...                the same; sclN4Ig...: a document of its own; classic5OdM...: as above
 *
 * The documents may hold rules that nonet does not know. What is certainly classic is read; anything else is refused by
 * the name of its rule (link_rules.c), so that no puzzle is read as another one. */
#ifndef NN_LINK_H
#define NN_LINK_H

#include "text/json_reader.h"
#include "text/reader.h"

/* Addresses longer than this, and documents that are longer when decompressed, are refused. */
#define NN_LINK_LIMIT ((size_t)1 << 18)

/* Does the line begin with an address on one of these hosts, which end with a NULL? `rest`: what follows the host, up
 * to the end of the line. */
bool nn_link_find(const struct nn_line *line, const char *const *hosts, struct nn_row *rest);

/* The value of a parameter: ?name=value&name=value. It ends before & and #. */
bool nn_link_parameter(const struct nn_row *rest, const char *name, struct nn_row *value);

/* A part of a row, up to the first blank. */
struct nn_row nn_link_word(const struct nn_row *row, size_t start);

/* Does the row begin with this text? */
bool nn_link_begins(const struct nn_row *row, const char *text);

/* The longest run of digits and dots that may be all cells of a board; length 0: there is none. */
struct nn_row nn_link_cells(const struct nn_row *rest);

/* Readers of each form, which fill in the result for a puzzle in this notation. */
nonet_status nn_link_read_cells(nonet_reader *reader, const struct nn_row *cells, enum nn_notation_id notation,
                                struct nn_result *result);
nonet_status nn_link_read_packed(nonet_reader *reader, const struct nn_row *packed, enum nn_notation_id notation,
                                 struct nn_result *result);
/* link_document.c: a compressed document; `read` fills the draft and says which boxes it has. */
typedef nonet_status nn_document_reader(const struct nn_json_document *json, struct nn_draft *draft, int *box_rows,
                                        int *box_columns, nonet_text_error *error);
nonet_status nn_link_read_document(nonet_reader *reader, const struct nn_row *payload, enum nn_notation_id notation,
                                   nn_document_reader *read, struct nn_result *result);
/* link_fpuzzles.c, link_scl.c */
nn_document_reader nn_fpuzzles_read_document, nn_scl_read_document;

/* link_document.c: the boxes in which every cell is in the region with its number; false: there are none.
 * `region`: of each cell, any numbers. */
bool nn_link_boxes(const uint16_t *region, int side, int *box_rows, int *box_columns);

/* link_rules.c: complain that the link has a rule, or something drawn, that nonet does not know. */
nonet_status nn_link_refuse(const char *rule, nonet_text_error *error);
/* What a key of such a document stands for: a rule, for messages; NULL: nothing that changes the rules. A key that is
 * not known is its own rule. */
const char *nn_link_rule_of_key(const char *key);
/* The first rule besides those of every Sudoku that an English text speaks of, or NULL. */
const char *nn_link_rule_of_text(const char *text);

/* link_fpuzzles.c: the payload of f-puzzles for a position, behind `prefix`. */
void nn_fpuzzles_put_link(struct nn_writing *writing, const char *prefix);

#endif
