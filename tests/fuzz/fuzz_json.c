/* fuzz_json.c: any bytes as JSON: reading must not crash, must say where it fails, must keep to its limits, and what it
 * accepts must survive being written and read again. */
#include "fuzz/json_again.h"

#include <nonet.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void fail(const char *what)
{
    fprintf(stderr, "%s\n", what);
    abort();
}

/* Every way to an element is the same. */
static void check_elements(const struct nn_json_document *json)
{
    for (size_t number = 0; number < json->node_count; number++) {
        const struct nn_json_node *const node = &json->nodes[number], *inside = nn_json_node_first(node);
        if (node->kind != NN_JSON_ARRAY) continue;
        for (size_t index = 0; index < 8 && inside; index++, inside = nn_json_node_next(node, inside))
            if (nn_json_node_element(node, index) != inside) fail("an element is elsewhere");
    }
}

static bool is_same_string(const struct nn_json_document *one, const struct nn_json_node *node,
                           const struct nn_json_document *other, const struct nn_json_node *again)
{
    size_t length, other_length;
    char *const text = json_string_of(one, node, &length), *const other_text =
                                                               json_string_of(other, again, &other_length);
    const bool is_same = length == other_length && memcmp(text, other_text, length) == 0;
    if (!memchr(text, 0, length) && !nn_json_document_is(other, again, text)) fail("a string is not equal to itself");
    free(text);
    free(other_text);
    return is_same;
}

static void check_same_numbers(const struct nn_json_document *one, const struct nn_json_node *node,
                               const struct nn_json_document *other, const struct nn_json_node *again)
{
    int64_t number = 0, other_number = 0;
    uint64_t magnitude = 0;
    if (nn_json_document_integer(one, node, &number) != nn_json_document_integer(other, again, &other_number) ||
        number != other_number)
        fail("a number differs");
    if (nn_json_document_unsigned(one, node, &magnitude) && magnitude <= INT64_MAX && (uint64_t)number != magnitude)
        fail("signed and unsigned differ");
}

static void check_same(const struct nn_json_document *one, const struct nn_json_document *other)
{
    if (one->node_count != other->node_count) fail("other nodes");
    if (!one->repeated_key != !other->repeated_key) fail("keys are repeated only once");
    if (one->repeated_key && one->repeated_key - one->nodes != other->repeated_key - other->nodes)
        fail("another repeated key");
    for (size_t number = 0; number < one->node_count; number++) {
        const struct nn_json_node *const node = &one->nodes[number], *const again = &other->nodes[number];
        if (node->kind != again->kind || node->span != again->span || node->count != again->count) fail("another node");
        if (node->kind == NN_JSON_STRING && !is_same_string(one, node, other, again)) fail("another string");
        check_same_numbers(one, node, other, again);
    }
}

/* One node less than it has, or one byte, is too little. */
static void check_limits(const struct nn_json_document *json, const char *text, size_t length, size_t bytes)
{
    struct nn_json_document refused;
    nonet_text_error error;
    const struct nn_json_document_limits few_nodes = {bytes, json->node_count - 1},
                                         few_bytes = {bytes - 1, json->node_count};
    if (nn_json_document_read(text, length, &few_nodes, &refused, &error) != NONET_ERR_TEXT) fail("too many nodes");
    if (nn_json_document_read(text, length, &few_bytes, &refused, &error) != NONET_ERR_TEXT) fail("too many bytes");
}

static void check_again(const struct nn_json_document *json)
{
    size_t length;
    char *const text = write_json_again(json, &length);
    const struct nn_json_document_limits limits = {length, json->node_count};
    struct nn_json_document again;
    nonet_text_error error;
    if (nn_json_document_read(text, length, &limits, &again, &error) != NONET_OK) {
        fprintf(stderr, "%llu:%llu: %s\n%s", (unsigned long long)error.line, (unsigned long long)error.column,
                error.message, text);
        abort();
    }
    check_same(json, &again);
    nn_json_document_free(&again);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *const text = (const char *)data;
    const struct nn_json_document_limits limits = {size, size};
    struct nn_json_document json;
    nonet_text_error error = {0};
    const nonet_status status = nn_json_document_read(text, size, &limits, &json, &error);
    if (status == NONET_ERR_TEXT) {
        if (!error.line || !error.column || !error.message[0] || json.nodes) abort();
        return 0;
    }
    if (status != NONET_OK) abort();
    const size_t bytes = size - (size_t)(json.text - text);
    if (!nn_json_document_check(&json, bytes)) fail("nodes that are none");
    check_elements(&json);
    check_limits(&json, text, size, bytes);
    check_again(&json);
    nn_json_document_free(&json);
    return 0;
}
