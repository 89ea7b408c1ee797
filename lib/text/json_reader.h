/* json_reader.h: a strict reader of JSON (RFC 8259), for documents of up to a few megabytes.
 *
 * Today it checks the JSON that callers pass to the writer (nonet_json_raw), and the tests use it to read what the
 * library wrote. It is meant for what the library does not read yet: collections, settings, puzzles with other rules.
 *
 * A document becomes a flat array of nodes, in the order of its text:
 *
 *     {"side": 9, "box": [3, 3]}        object side 9 box array 3 3
 *                                 span     7    1  1  1    3   1 1     (itself and all nodes inside)
 *                                 count    2                2
 *
 * A member is a key followed by its value; `span` leads to the next node. Nodes hold no values but point into the text,
 * which must therefore stay; accessors decode what is asked for. Why not a stream of tokens: readers of such documents
 * want members by name, in any order, and must not act on half a document when the other half is wrong. Why not a tree
 * of allocated values: one block has one bound, a size known before it is allocated (the text is read twice, first only
 * to count), and nothing to free piece by piece.
 *
 * Strict means: one value and white space, valid UTF-8, no lone surrogates, no control characters in strings, no
 * comments, no extra commas. Only a leading byte order mark is accepted, as in all text that is read here. The RFC
 * allows keys that occur twice in an object; nn_json_document_find then finds the first, and `repeated_key` lets
 * callers refuse them.
 *
 * Accessors accept NULL for a node and then find nothing, so that calls can be nested. */
#ifndef NN_JSON_READER_H
#define NN_JSON_READER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nonet.h"

enum nn_json_kind {
    NN_JSON_NULL,
    NN_JSON_FALSE,
    NN_JSON_TRUE,
    NN_JSON_NUMBER,
    NN_JSON_STRING,
    NN_JSON_ARRAY,
    NN_JSON_OBJECT
};

struct nn_json_node {
    uint32_t at;      /* where its text begins; for strings, after the quote */
    uint32_t length;  /* of its text, in bytes */
    uint32_t span;    /* nodes: itself and all inside */
    uint32_t count;   /* elements of an array, members of an object */
    uint8_t kind;     /* enum nn_json_kind */
    bool has_escapes; /* a string that has to be decoded */
};

struct nn_json_document {
    const char *text; /* the caller's */
    struct nn_json_node *nodes;
    size_t node_count;                       /* the first one is the document; 0: nothing was read */
    const struct nn_json_node *repeated_key; /* the first key that repeats one of its object, or NULL */
};

/* Limits of a document. Texts above 1 GiB, and containers nested deeper than NN_JSON_DEEPEST, are always refused. */
struct nn_json_document_limits {
    size_t bytes;
    size_t nodes; /* values and keys; 20 bytes of memory each */
};

/* Read a document. `text` must stay, unchanged, as long as *json is used.
 * NONET_ERR_TEXT: *error says where and why. NONET_ERR_MEMORY. In both cases *json is empty. */
nonet_status nn_json_document_read(const char *text, size_t length, const struct nn_json_document_limits *limits,
                                   struct nn_json_document *json, nonet_text_error *error);
void nn_json_document_free(struct nn_json_document *json);

/* Are the nodes as described above, for a text of this length without its byte order mark (json_check.c)? */
bool nn_json_document_check(const struct nn_json_document *json, size_t length);

/* The caller found something wrong with this node: fill in the error and return NONET_ERR_TEXT. */
nonet_status nn_json_document_fail(const struct nn_json_document *json, const struct nn_json_node *node,
                                   const char *message, nonet_text_error *error);

/* ---- finding nodes (json_value.c) ---------------------------------------------------------------- */

/* The first element of an array or the first key of an object, and the one after `node`; NULL: there is none. */
const struct nn_json_node *nn_json_node_first(const struct nn_json_node *container);
const struct nn_json_node *nn_json_node_next(const struct nn_json_node *container, const struct nn_json_node *node);

/* The value of a key. */
static inline const struct nn_json_node *nn_json_node_value(const struct nn_json_node *key)
{
    return key + 1;
}

/* The member of an object with this key (UTF-8), or NULL: no such member, or not an object. */
const struct nn_json_node *nn_json_document_find(const struct nn_json_document *json, const struct nn_json_node *object,
                                                 const char *key);

/* The element of an array, from 0, or NULL. To visit all elements use nn_json_node_next: arrays with containers inside
 * are searched from their first element. */
const struct nn_json_node *nn_json_node_element(const struct nn_json_node *array, size_t index);

/* ---- values (json_value.c): false, and nothing written, if the node is not of that kind ---------- */

bool nn_json_node_truth(const struct nn_json_node *node, bool *is_true);

/* Exact numbers: false also if there is a fraction or it is out of range. 1.0 and 1e3 are integers. */
bool nn_json_document_integer(const struct nn_json_document *json, const struct nn_json_node *node, int64_t *number);
bool nn_json_document_unsigned(const struct nn_json_document *json, const struct nn_json_node *node, uint64_t *number);

/* Is it this string (UTF-8)? */
bool nn_json_document_is(const struct nn_json_document *json, const struct nn_json_node *node, const char *text);

/* A NUL-terminated string, for callers that know how long it may be: false also if it does not fit or has a NUL inside;
 * then `buffer` holds part of it. */
bool nn_json_document_text(const struct nn_json_document *json, const struct nn_json_node *node, char *buffer,
                           size_t size);

/* A string as snprintf writes it: whole characters as far as they fit, and a NUL unless `size` is 0. Returns the length
 * of the whole string, which may have NULs inside; 0 if it is not a string. */
size_t nn_json_document_decode(const struct nn_json_document *json, const struct nn_json_node *node, char *buffer,
                               size_t size);

#endif
