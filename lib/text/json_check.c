/* json_check.c: are the nodes of a document what json_reader.h says? Asserted after every reading in checked builds. */
#include <string.h>

#include "text/json_reader.h"

/* Its text lies inside the document and begins as its kind must. */
static bool has_text_of_kind(const struct nn_json_document *json, size_t length, const struct nn_json_node *node)
{
    static const char *const beginnings[] = {"n", "f", "t", "-0123456789", "\"", "[", "{"};
    const bool is_string = node->kind == NN_JSON_STRING;
    if (node->kind > NN_JSON_OBJECT || node->at < is_string) return false;
    if (node->at >= length || (size_t)node->length + is_string > length - node->at) return false;
    const char first = json->text[node->at - is_string];
    return first && strchr(beginnings[node->kind], first) && (!is_string || json->text[node->at + node->length] == '"');
}

/* The nodes inside fill the span, and `count` is right; keys come before values. */
static bool has_what_it_spans(const struct nn_json_document *json, size_t number)
{
    const struct nn_json_node *const nodes = json->nodes, *const node = &nodes[number];
    if (node->span == 0 || node->span > json->node_count - number) return false;
    if (node->kind < NN_JSON_ARRAY) return node->span == 1 && node->count == 0;
    const size_t end = number + node->span;
    size_t inside = number + 1, count = 0;
    for (; inside < end; count++) {
        if (node->kind == NN_JSON_OBJECT && nodes[inside++].kind != NN_JSON_STRING) return false;
        if (inside >= end || nodes[inside].span == 0 || nodes[inside].span > end - inside) return false;
        inside += nodes[inside].span;
    }
    return count == node->count;
}

bool nn_json_document_check(const struct nn_json_document *json, size_t length)
{
    if (!json->node_count || json->nodes->span != json->node_count) return false;
    for (size_t number = 0; number < json->node_count; number++)
        if (!has_text_of_kind(json, length, &json->nodes[number]) || !has_what_it_spans(json, number)) return false;
    return true;
}
