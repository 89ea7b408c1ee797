/* buffer.h: memory that grows on demand; the program ends with a message when there is none left. */
#ifndef CLI_BUFFER_H
#define CLI_BUFFER_H

#include <stddef.h>

/* Bytes that are collected before they are written. Begins as {0}. */
struct buffer {
    char *bytes;
    size_t length;
    size_t capacity;
};

/* realloc that never returns NULL; `size` may not be 0. */
void *memory_resize(void *memory, size_t size);

/* Room for `extra` more bytes; returns where they go. The caller adds to `length`. */
char *buffer_reserve(struct buffer *buffer, size_t extra);

void buffer_add(struct buffer *buffer, const char *bytes, size_t length);
void buffer_add_text(struct buffer *buffer, const char *text);
void buffer_add_character(struct buffer *buffer, char character);
/* A name or the like, made visible (nonet_visible_text). */
void buffer_add_visible(struct buffer *buffer, const char *text, size_t length);
void buffer_print(struct buffer *buffer, const char *format, ...) __attribute__((format(printf, 2, 3)));
void buffer_free(struct buffer *buffer);

#endif
