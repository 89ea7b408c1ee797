/* json_document.h: what a nonet_json wrote, read back with the strict reader, and looked at member by member. */
#ifndef TEST_JSON_DOCUMENT_H
#define TEST_JSON_DOCUMENT_H

#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "nonet.h"
#include "text/json_reader.h"

typedef const struct nn_json_node *json_node;

struct document {
    char *text;
    size_t length;
    nonet_json *json;
    struct nn_json_document read;
    json_node top;
};

static inline bool collect_document(void *context, const char *text, size_t length)
{
    struct document *const document = context;
    document->text = realloc(document->text, document->length + length + 1);
    assert_non_null(document->text);
    memcpy(document->text + document->length, text, length);
    document->length += length;
    document->text[document->length] = 0;
    return true;
}

/* Begin an object; what the test has to say goes to document->json. */
static inline void document_begin(struct document *document)
{
    *document = (struct document){0};
    assert_int_equal(nonet_json_new(collect_document, document, &document->json), NONET_OK);
    assert_int_equal(nonet_json_object(document->json, NULL), NONET_OK);
}

static inline void document_read(struct document *document)
{
    const struct nn_json_document_limits limits = {1 << 28, 1 << 24};
    nonet_text_error error;
    if (nn_json_document_read(document->text, document->length, &limits, &document->read, &error) != NONET_OK)
        fail_msg("%d: %s: %.200s", (int)error.column, error.message, document->text);
    assert_null(document->read.repeated_key);
    document->top = document->read.nodes;
}

/* It is complete, and can be read. */
static inline void document_end(struct document *document)
{
    assert_int_equal(nonet_json_close(document->json), NONET_OK);
    nonet_json_free(document->json);
    document_read(document);
}

static inline void document_free(struct document *document)
{
    nn_json_document_free(&document->read);
    free(document->text);
}

/* ---- members and elements; a test fails where there is none -------------------------------------- */

static inline json_node get(const struct document *document, json_node object, const char *key)
{
    json_node found = nn_json_document_find(&document->read, object, key);
    if (!found) fail_msg("no member %s", key);
    return found;
}

static inline json_node item(json_node array, size_t index)
{
    assert_int_equal(array->kind, NN_JSON_ARRAY);
    assert_true(index < array->count);
    return nn_json_node_element(array, index);
}

static inline bool has(const struct document *document, json_node object, const char *key)
{
    return nn_json_document_find(&document->read, object, key);
}

static inline int64_t number_of(const struct document *document, json_node node)
{
    int64_t number = 0;
    assert_true(nn_json_document_integer(&document->read, node, &number));
    return number;
}

static inline void is_number(const struct document *document, json_node object, const char *key, int64_t number)
{
    assert_int_equal(number_of(document, get(document, object, key)), number);
}

static inline void is_text_node(const struct document *document, json_node node, const char *text)
{
    if (!nn_json_document_is(&document->read, node, text))
        fail_msg("%.*s is not %s", (int)node->length, document->read.text + node->at, text);
}

static inline void is_text(const struct document *document, json_node object, const char *key, const char *text)
{
    is_text_node(document, get(document, object, key), text);
}

static inline void is_truth(const struct document *document, json_node object, const char *key, bool expected)
{
    bool is_true = !expected;
    assert_true(nn_json_node_truth(get(document, object, key), &is_true));
    assert_int_equal(is_true, expected);
}

/* Members that are there only if they are true. */
static inline void is_flag(const struct document *document, json_node object, const char *key, bool expected)
{
    assert_int_equal(has(document, object, key), expected);
    if (expected) is_truth(document, object, key, true);
}

#endif
