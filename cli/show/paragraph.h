/* paragraph.h: text in lines of 80 columns. */
#ifndef CLI_PARAGRAPH_H
#define CLI_PARAGRAPH_H

#include "system/buffer.h"

enum { PARAGRAPH_COLUMNS = 80 };

void add_spaces(struct buffer *out, int count);

/* Add one paragraph and a newline; `column` is where we are in the line, further lines begin at
 * `indent`. */
void add_wrapped(struct buffer *out, const char *text, size_t length, int column, int indent);

#endif
