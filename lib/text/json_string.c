/* json_string.c: see json_string.h.
 *
 * Keys that occur twice are found by sorting the keys of each object: comparing each with all others could take hours
 * for a megabyte. It is a merge sort of linked lists that needs no memory: `count`, unused for strings, is the number
 * of the next key in order. No key is node 0, so 0 ends a list. */
#include "text/json_string.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

/* ---- characters ---------------------------------------------------------------------------------- */

static const char half_pair[] = "half of a surrogate pair";

/* The value of \u and four digits. Returns their length in bytes, or 0 as nn_json_character does. */
static size_t hexadecimal_escape(const char *text, size_t length, uint32_t *code, const char **problem)
{
    *code = 0;
    for (size_t at = 2; at < 6; at++) {
        if (at >= length) return 0;
        const char digit = text[at], letter = (char)(digit | 0x20);
        if (digit >= '0' && digit <= '9') *code = *code << 4 | (uint32_t)(digit - '0');
        else if (letter >= 'a' && letter <= 'f') *code = *code << 4 | (uint32_t)(letter - 'a' + 10);
        else {
            *problem = "expected four hexadecimal digits after \\u";
            return 0;
        }
    }
    return 6;
}

/* The second half of a pair whose first half is in *code. */
static size_t second_half(const char *text, size_t length, uint32_t *code, const char **problem)
{
    uint32_t low;
    *problem = half_pair;
    if (length >= 1 && text[0] != '\\') return 0;
    if (length >= 2 && text[1] != 'u') return 0;
    *problem = NULL;
    if (!hexadecimal_escape(text, length, &low, problem)) return 0;
    if (low < 0xDC00 || low >= 0xE000) {
        *problem = half_pair;
        return 0;
    }
    *code = 0x10000 + ((*code - 0xD800) << 10) + (low - 0xDC00);
    return 6;
}

static size_t unicode_escape(const char *text, size_t length, uint32_t *code, const char **problem)
{
    const size_t used = hexadecimal_escape(text, length, code, problem);
    if (!used || *code < 0xD800 || *code >= 0xE000) return used;
    if (*code >= 0xDC00) {
        *problem = half_pair;
        return 0;
    }
    const size_t more = second_half(text + used, length - used, code, problem);
    return more ? used + more : 0;
}

static size_t escape(const char *text, size_t length, uint32_t *code, const char **problem)
{
    static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
    if (length < 2) return 0;
    if (text[1] == 'u') return unicode_escape(text, length, code, problem);
    const char *const name = text[1] ? strchr(names, text[1]) : NULL;
    if (!name) {
        *problem = "unknown escape: there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u";
        return 0;
    }
    *code = (uint32_t)meanings[name - names];
    return 2;
}

size_t nn_json_character(const char *text, size_t length, uint32_t *code, const char **problem)
{
    *problem = NULL;
    if (*text == '\\') return escape(text, length, code, problem);
    const size_t used = nn_utf8_decode(text, length, code);
    if (!used) *problem = "not UTF-8";
    else if (*code < 0x20) *problem = "a control character in a string: it has to be escaped";
    return *problem ? 0 : used;
}

/* ---- strings ------------------------------------------------------------------------------------- */

/* The strings of a document were checked when it was read. A caller's text that is not UTF-8 equals nothing. */
uint32_t nn_json_take(struct nn_json_span *span)
{
    uint32_t code = UINT32_MAX;
    const char *problem;
    size_t used = span->has_escapes ? nn_json_character(span->text, span->length, &code, &problem)
                                    : nn_utf8_decode(span->text, span->length, &code);
    assert(used || !span->has_escapes);
    if (!used) {
        code = UINT32_MAX;
        used = 1;
    }
    span->text += used;
    span->length -= used;
    return code;
}

/* UTF-8 sorts like its characters, so comparing bytes does, too. */
int nn_json_compare(struct nn_json_span one, struct nn_json_span other)
{
    if (!one.has_escapes && !other.has_escapes) {
        const int order = memcmp(one.text, other.text, one.length < other.length ? one.length : other.length);
        return order ? order : (one.length > other.length) - (one.length < other.length);
    }
    while (one.length && other.length) {
        const uint32_t first = nn_json_take(&one), second = nn_json_take(&other);
        if (first != second) return first < second ? -1 : 1;
    }
    return (one.length > 0) - (other.length > 0);
}

/* ---- keys that occur twice ----------------------------------------------------------------------- */

static int compare_json_keys(const struct nn_json_document *json, uint32_t one, uint32_t other)
{
    return nn_json_compare(nn_json_span_of(json, &json->nodes[one]), nn_json_span_of(json, &json->nodes[other]));
}

/* Merge two sorted lists; of equal keys, the one of `first` comes first. */
static uint32_t merge_keys(struct nn_json_document *json, uint32_t first, uint32_t second)
{
    uint32_t merged = 0, *end = &merged;
    while (first && second) {
        uint32_t *const taken = compare_json_keys(json, second, first) < 0 ? &second : &first;
        *end = *taken;
        end = &json->nodes[*taken].count;
        *taken = *end;
    }
    *end = first ? first : second;
    return merged;
}

/* runs[r]: a sorted list of 2^r keys, or none, as the bits of a counter. */
static uint32_t sort_keys(struct nn_json_document *json, const struct nn_json_node *object)
{
    uint32_t runs[32] = {0}, sorted = 0;
    for (const struct nn_json_node *key = nn_json_node_first(object); key; key = nn_json_node_next(object, key)) {
        uint32_t carried = (uint32_t)(key - json->nodes);
        int run = 0;
        for (; runs[run]; run++) {
            carried = merge_keys(json, runs[run], carried);
            runs[run] = 0;
        }
        runs[run] = carried;
    }
    for (int run = 0; run < 32; run++) sorted = merge_keys(json, runs[run], sorted);
    return sorted;
}

/* The first repeated key of the object, or `best`, whichever comes first. Clears the list. */
static uint32_t repeated_in(struct nn_json_document *json, const struct nn_json_node *object, uint32_t best)
{
    uint32_t before = sort_keys(json, object);
    while (before) {
        const uint32_t key = json->nodes[before].count;
        json->nodes[before].count = 0;
        if (key && key < best && compare_json_keys(json, before, key) == 0) best = key;
        before = key;
    }
    return best;
}

const struct nn_json_node *nn_json_repeated_key(struct nn_json_document *json)
{
    uint32_t best = UINT32_MAX;
    for (size_t node = 0; node < json->node_count; node++)
        if (json->nodes[node].kind == NN_JSON_OBJECT && json->nodes[node].count > 1)
            best = repeated_in(json, &json->nodes[node], best);
    return best < UINT32_MAX ? &json->nodes[best] : NULL;
}
