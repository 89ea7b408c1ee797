/* buffer.c: see buffer.h. */
#include "system/buffer.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nonet.h"
#include "system/messages.h"

void *memory_resize(void *memory, size_t size)
{
    assert(size);
    void *const resized = realloc(memory, size);
    if (!resized) fatal("out of memory");
    return resized;
}

char *buffer_reserve(struct buffer *buffer, size_t extra)
{
    assert(buffer->length <= buffer->capacity);
    if (extra > buffer->capacity - buffer->length) {
        size_t capacity = buffer->capacity ? buffer->capacity : 256;
        while (capacity - buffer->length < extra) capacity *= 2;
        buffer->bytes = memory_resize(buffer->bytes, capacity);
        buffer->capacity = capacity;
    }
    return buffer->bytes + buffer->length;
}

void buffer_add(struct buffer *buffer, const char *bytes, size_t length)
{
    if (!length) return; /* an empty buffer has no bytes */
    memcpy(buffer_reserve(buffer, length), bytes, length);
    buffer->length += length;
}

void buffer_add_text(struct buffer *buffer, const char *text)
{
    buffer_add(buffer, text, strlen(text));
}

void buffer_add_character(struct buffer *buffer, char character)
{
    *buffer_reserve(buffer, 1) = character;
    buffer->length++;
}

void buffer_add_visible(struct buffer *buffer, const char *text, size_t length)
{
    const size_t shown = nonet_visible_text(text, length, NULL, 0);
    nonet_visible_text(text, length, buffer_reserve(buffer, shown + 1), shown + 1);
    buffer->length += shown;
}

void buffer_print(struct buffer *buffer, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    const int length = vsnprintf(NULL, 0, format, arguments);
    va_end(arguments);
    assert(length >= 0);
    if (length > 0) {
        vsnprintf(buffer_reserve(buffer, (size_t)length + 1), (size_t)length + 1, format, again);
        buffer->length += (size_t)length;
    }
    va_end(again);
}

void buffer_free(struct buffer *buffer)
{
    free(buffer->bytes);
    *buffer = (struct buffer){0};
}
