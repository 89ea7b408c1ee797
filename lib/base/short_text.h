/* short_text.h: text into a caller's buffer, as nonet_..._text promises: whatever fits is written and NUL-terminated,
 * and the length is that of the whole text. */
#ifndef NN_SHORT_TEXT_H
#define NN_SHORT_TEXT_H

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>

#include "base/text_out.h"

struct nn_short_text {
    char *buffer;
    size_t size;
    size_t length;
};

/* `buffer` may be NULL. */
static inline struct nn_short_text nn_short_text_begin(char *buffer, size_t size)
{
    return (struct nn_short_text){buffer, nn_text_room(buffer, size), 0};
}

__attribute__((format(printf, 2, 3))) static inline void nn_short_text_add(struct nn_short_text *text,
                                                                           const char *format, ...)
{
    const size_t room = text->length < text->size ? text->size - text->length : 0;
    va_list arguments;
    va_start(arguments, format);
    text->length += (size_t)vsnprintf(room ? text->buffer + text->length : NULL, room, format, arguments);
    va_end(arguments);
}

#endif
