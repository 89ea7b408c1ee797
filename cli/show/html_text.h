/* html_text.h: text for a page of HTML. */
#ifndef CLI_HTML_TEXT_H
#define CLI_HTML_TEXT_H

#include "system/buffer.h"

/* With the characters that mean something in HTML written as entities; for contents and for attributes in double quotes. */
void add_html_text(struct buffer *out, const char *text, size_t length);

/* JSON for a script element: "<" only occurs within its strings, and is escaped there, so that no text ends the element. */
void add_html_json(struct buffer *out, const struct buffer *json);

#endif
