/* escaped_text.h: values in files of lines and columns: the end of a line, a tab and a backslash are \n, \t and \\ there. */
#ifndef CLI_ESCAPED_TEXT_H
#define CLI_ESCAPED_TEXT_H

#include "system/buffer.h"

void buffer_add_escaped(struct buffer *buffer, const char *text, size_t length);

/* The same back; whatever follows a backslash stands for itself, apart from n and t. */
void buffer_add_unescaped(struct buffer *buffer, const char *text, size_t length);

#endif
