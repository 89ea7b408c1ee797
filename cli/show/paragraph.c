/* paragraph.c: see paragraph.h. */
#include "show/paragraph.h"

#include <assert.h>
#include <stdbool.h>
#include <string.h>

void add_spaces(struct buffer *out, int count)
{
    buffer_print(out, "%*s", count, "");
}

void add_wrapped(struct buffer *out, const char *text, size_t length, int column, int indent)
{
    const char *const end = text + length;
    assert(indent >= 0 && indent < PARAGRAPH_COLUMNS && column >= 0);
    bool is_first = true;
    while (text < end) {
        const char *const space = memchr(text, ' ', (size_t)(end - text));
        const int word = (int)((space ? space : end) - text);
        if (!is_first && column + 1 + word > PARAGRAPH_COLUMNS) {
            buffer_add_character(out, '\n');
            add_spaces(out, indent);
            column = indent;
        } else if (!is_first) {
            buffer_add_character(out, ' ');
            column++;
        }
        buffer_add(out, text, (size_t)word);
        column += word;
        is_first = false;
        text += word + (space != NULL);
    }
    buffer_add_character(out, '\n');
}
