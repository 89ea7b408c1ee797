/* table.h: columns of text that line up. */
#ifndef CLI_TABLE_H
#define CLI_TABLE_H

#include "system/buffer.h"

enum { TABLE_COLUMNS = 12, TABLE_CELL_BYTES = 32 };

/* Begins as {.columns = n, .text_columns = m}. */
struct table {
    int columns;
    int text_columns; /* the first ones hold words, the others numbers */
    int used;         /* cells of the last row */
    int rows;
    char (*cells)[TABLE_COLUMNS][TABLE_CELL_BYTES];
};

/* Add a cell, as much of it as fits; a full row starts the next. */
void table_add(struct table *table, const char *format, ...) __attribute__((format(printf, 2, 3)));

void table_write(const struct table *table, struct buffer *out);
void table_free(struct table *table);

#endif
