/* wrap_text.c: see wrap_text.h. */
#include "wrap_text.h"

#include <string.h>

size_t whole_characters(const char *text, size_t length)
{
    size_t cut = length;
    while (cut && ((unsigned char)text[cut] & 0xC0) == 0x80) cut--;
    return cut ? cut : length;
}

/* How many bytes of text make the next line: up to a blank, a newline, between two cells of a list (r1c1,r2c2), or as
 * many as fit. Bytes count as columns: texts are almost all ASCII, and a line that is too short does no harm. */
static size_t fitting_length(const char *text, int columns)
{
    const size_t end = strcspn(text, "\n");
    if (columns < 1) columns = 1; /* a window with nothing but its frame */
    if (end <= (size_t)columns) return end;
    for (size_t at = (size_t)columns; at > 0; at--)
        if (text[at] == ' ') return at;
    for (size_t at = (size_t)columns; at > 0; at--)
        if (text[at] == 'r' && text[at - 1] == ',') return at;
    return whole_characters(text, (size_t)columns);
}

int wrap_text(const char *text, int columns, void (*visit)(void *context, int line, const char *text, size_t length),
              void *context)
{
    int line = 0;
    while (*text) {
        const size_t length = fitting_length(text, columns);
        if (visit) visit(context, line, text, length);
        line++;
        text += length;
        if (*text == ' ' || *text == '\n') text++;
    }
    return line;
}
