/* wrap_text.h: long text in short lines. */
#ifndef TUI_WRAP_TEXT_H
#define TUI_WRAP_TEXT_H

#include <stddef.h>

/* Break text into lines. Calls `visit` for each; returns how many there are. `visit` may be NULL. */
int wrap_text(const char *text, int columns, void (*visit)(void *context, int line, const char *text, size_t length),
              void *context);

#endif
