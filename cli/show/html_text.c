/* html_text.c: see html_text.h. */
#include "show/html_text.h"

static const char *entity_of(char character)
{
    switch (character) {
    case '&': return "&amp;";
    case '<': return "&lt;";
    case '>': return "&gt;";
    case '"': return "&quot;";
    default: return NULL;
    }
}

void add_html_text(struct buffer *out, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++) {
        const char *const entity = entity_of(text[at]);
        if (entity) buffer_add_text(out, entity);
        else buffer_add_character(out, text[at]);
    }
}

void add_html_json(struct buffer *out, const struct buffer *json)
{
    for (size_t at = 0; at < json->length; at++) {
        if (json->bytes[at] == '<') buffer_add_text(out, "\\u003c");
        else buffer_add_character(out, json->bytes[at]);
    }
}
