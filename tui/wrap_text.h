/* wrap_text.h: long text in short lines. */
#ifndef TUI_WRAP_TEXT_H
#define TUI_WRAP_TEXT_H

#include <stddef.h>

/* The most bytes, up to `length`, that do not end inside a character of UTF-8; but not 0. */
size_t whole_characters(const char *text, size_t length);

/* Break text into lines. Calls `visit` for each; returns how many there are. `visit` may be NULL. */
int wrap_text(const char *text, int columns, void (*visit)(void *context, int line, const char *text, size_t length),
              void *context);

#endif
