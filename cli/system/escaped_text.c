/* escaped_text.c: see escaped_text.h. */
#include "system/escaped_text.h"

#include <stdbool.h>

void buffer_add_escaped(struct buffer *buffer, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++) {
        const char character = text[at];
        const char *const escape = character == '\n'   ? "\\n"
                                   : character == '\t' ? "\\t"
                                   : character == '\\' ? "\\\\"
                                                       : NULL;
        if (escape) buffer_add_text(buffer, escape);
        else buffer_add_character(buffer, character);
    }
}

void buffer_add_unescaped(struct buffer *buffer, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++) {
        const bool is_escape = text[at] == '\\' && at + 1 < length;
        if (is_escape) at++;
        const char letter = text[at];
        buffer_add_character(buffer, !is_escape ? letter : letter == 'n' ? '\n' : letter == 't' ? '\t' : letter);
    }
}
