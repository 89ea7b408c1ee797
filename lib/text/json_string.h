/* json_string.h: the inside of JSON strings, for the reader's own files: characters and their escapes, order and
 * equality of strings, keys that occur twice. */
#ifndef NN_JSON_STRING_H
#define NN_JSON_STRING_H

#include "text/json_reader.h"

/* The character at the beginning of `text` (at least a byte), escaped or not. Returns its length in bytes, or 0 if it
 * is not valid: then *problem says why, or is NULL if the text ends within it. */
size_t nn_json_character(const char *text, size_t length, uint32_t *code, const char **problem);

/* A string in the text of a document, or any other text. */
struct nn_json_span {
    const char *text;
    size_t length;
    bool has_escapes;
};

static inline struct nn_json_span nn_json_span_of(const struct nn_json_document *json, const struct nn_json_node *node)
{
    return (struct nn_json_span){json->text + node->at, node->length, node->has_escapes};
}

/* Remove the first character of a span that is not empty. */
uint32_t nn_json_take(struct nn_json_span *span);

/* Negative, 0 or positive, in the order of their characters. */
int nn_json_compare(struct nn_json_span one, struct nn_json_span other);

/* The first key of the document that repeats one of its object, or NULL. */
const struct nn_json_node *nn_json_repeated_key(struct nn_json_document *json);

#endif
