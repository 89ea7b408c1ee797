/* json_again.h: a JSON document that was read, written again by the library's writer. */
#ifndef TESTS_JSON_AGAIN_H
#define TESTS_JSON_AGAIN_H

#include <stdlib.h>

#include "base/json_writer.h"
#include "text/json_reader.h"

/* The decoded string, to be freed. */
static inline char *json_string_of(const struct nn_json_document *json, const struct nn_json_node *node, size_t *length)
{
    *length = nn_json_document_decode(json, node, NULL, 0);
    char *const text = malloc(*length + 1);
    if (!text || nn_json_document_decode(json, node, text, *length + 1) != *length || text[*length]) abort();
    return text;
}

static inline void write_json_string(struct nn_json_writer *writer, const struct nn_json_document *json,
                                     const struct nn_json_node *node, bool is_key)
{
    size_t length;
    char *const text = json_string_of(json, node, &length);
    if (is_key) nn_json_put_key(writer, text, length);
    else nn_json_put_string(writer, NULL, text, length);
    free(text);
}

static inline void write_json_node(struct nn_json_writer *writer, const struct nn_json_document *json,
                                   const struct nn_json_node *node)
{
    bool is_true;
    if (node->kind == NN_JSON_NUMBER) {
        nn_json_put_raw(writer, NULL, json->text + node->at, node->length);
    } else if (node->kind == NN_JSON_STRING) {
        write_json_string(writer, json, node, false);
    } else if (nn_json_node_truth(node, &is_true)) {
        nn_json_put_truth(writer, NULL, is_true);
    } else if (node->kind == NN_JSON_NULL) {
        nn_json_put_null(writer, NULL);
    } else {
        const bool is_object = node->kind == NN_JSON_OBJECT;
        if (is_object) nn_json_open_object(writer, NULL);
        else nn_json_open_array(writer, NULL);
        for (const struct nn_json_node *inside = nn_json_node_first(node); inside;
             inside = nn_json_node_next(node, inside)) {
            if (is_object) write_json_string(writer, json, inside, true);
            write_json_node(writer, json, is_object ? nn_json_node_value(inside) : inside);
        }
        nn_json_close(writer);
    }
}

/* The whole document, to be freed. */
static inline char *write_json_again(const struct nn_json_document *json, size_t *length)
{
    nonet_text_buffer text = {0};
    struct nn_json_writer writer;
    for (int time = 0; time < 2; time++) { /* for its length, then for its text */
        text.size = time ? text.length + 1 : 0;
        text.bytes = time ? malloc(text.size) : NULL;
        text.length = 0;
        if (time && !text.bytes) abort();
        nn_json_writer_begin(&writer, nonet_text_collect, &text);
        write_json_node(&writer, json, json->nodes);
        if (!nn_json_writer_finish(&writer)) abort();
    }
    *length = text.length;
    return text.bytes;
}

#endif
