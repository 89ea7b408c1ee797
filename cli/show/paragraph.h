/* paragraph.h: text in lines of 80 columns. */
#ifndef CLI_PARAGRAPH_H
#define CLI_PARAGRAPH_H

#include "system/buffer.h"

enum { PARAGRAPH_COLUMNS = 80 };

void add_spaces(struct buffer *out, int count);

/* Add one paragraph and a newline; `column` is the current column, further lines start at `indent`. */
void add_wrapped(struct buffer *out, const char *text, size_t length, int column, int indent);

#endif
