/* table.c: see table.h. */
#include "show/table.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nonet.h"

void table_add(struct table *table, const char *format, ...)
{
    char text[8 * TABLE_CELL_BYTES];
    va_list arguments;
    assert(table->columns > 0 && table->columns <= TABLE_COLUMNS && table->used < table->columns);
    if (table->used == 0) table->cells = memory_resize(table->cells, (size_t)(table->rows + 1) * sizeof *table->cells);
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    nonet_visible_text(text, strlen(text), table->cells[table->rows][table->used], TABLE_CELL_BYTES);
    if (++table->used < table->columns) return;
    table->used = 0;
    table->rows++;
}

static int column_width(const struct table *table, int column)
{
    int width = 0;
    for (int row = 0; row < table->rows; row++) {
        const int length = (int)strlen(table->cells[row][column]);
        if (length > width) width = length;
    }
    return width;
}

void table_write(const struct table *table, struct buffer *out)
{
    int widths[TABLE_COLUMNS];
    assert(table->used == 0); /* the last row is full */
    for (int column = 0; column < table->columns; column++) widths[column] = column_width(table, column);
    for (int row = 0; row < table->rows; row++) {
        for (int column = 0; column < table->columns; column++)
            buffer_print(out, column < table->text_columns ? "%s%-*s" : "%s%*s", column ? "  " : "", widths[column],
                         table->cells[row][column]);
        buffer_add_character(out, '\n');
    }
}

void table_free(struct table *table)
{
    free(table->cells);
    table->cells = NULL;
}
