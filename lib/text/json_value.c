/* json_value.c: nodes of a JSON document and what they mean; see json_reader.h. */
#include <string.h>

#include "base/utf8.h"
#include "text/json_string.h"

/* ---- finding nodes ------------------------------------------------------------------------------- */

static bool is_kind(const struct nn_json_node *node, enum nn_json_kind kind)
{
    return node && node->kind == kind;
}

const struct nn_json_node *nn_json_node_first(const struct nn_json_node *container)
{
    return container && container->span > 1 ? container + 1 : NULL;
}

const struct nn_json_node *nn_json_node_next(const struct nn_json_node *container, const struct nn_json_node *node)
{
    if (is_kind(container, NN_JSON_OBJECT)) node = nn_json_node_value(node);
    const struct nn_json_node *const next = node + node->span;
    return next < container + container->span ? next : NULL;
}

const struct nn_json_node *nn_json_document_find(const struct nn_json_document *json, const struct nn_json_node *object,
                                                 const char *key)
{
    if (!is_kind(object, NN_JSON_OBJECT)) return NULL;
    const struct nn_json_node *found = nn_json_node_first(object);
    while (found && !nn_json_document_is(json, found, key)) found = nn_json_node_next(object, found);
    return found ? nn_json_node_value(found) : NULL;
}

const struct nn_json_node *nn_json_node_element(const struct nn_json_node *array, size_t index)
{
    if (!is_kind(array, NN_JSON_ARRAY) || index >= array->count) return NULL;
    if (array->span == array->count + 1) return array + 1 + index;
    const struct nn_json_node *element = nn_json_node_first(array);
    while (index--) element = nn_json_node_next(array, element);
    return element;
}

/* ---- numbers ------------------------------------------------------------------------------------- */

/* False: it does not fit. */
static bool times_power_of_ten(uint64_t *number, int64_t power)
{
    for (; power > 0 && *number; power--) {
        if (*number > UINT64_MAX / 10) return false;
        *number *= 10;
    }
    return true;
}

/* The exponent at the end of a number; beyond a billion its value makes no difference. */
static int64_t exponent_of(const char *text, const char *end)
{
    int64_t exponent = 0;
    while (text < end && *text != 'e' && *text != 'E') text++;
    if (text == end) return 0;
    const bool is_negative = text[1] == '-';
    for (text += 1 + (is_negative || text[1] == '+'); text < end; text++)
        if (exponent < 1000000000) exponent = 10 * exponent + (*text - '0');
    return is_negative ? -exponent : exponent;
}

/* The digits as a number, times a power of ten. Zeros are held back until another digit comes: trailing ones only count
 * towards the power. */
static bool digits_of(const char *text, const char *end, uint64_t *digits, int64_t *power)
{
    int64_t zeros = 0, decimals = 0;
    bool is_fraction = false;
    *digits = 0;
    for (; text < end && *text != 'e' && *text != 'E'; text++) {
        if (*text == '.') {
            is_fraction = true;
            continue;
        }
        decimals += is_fraction;
        zeros++;
        if (*text == '0') continue;
        const uint64_t digit = (uint64_t)(*text - '0');
        if (!times_power_of_ten(digits, zeros) || *digits > UINT64_MAX - digit) return false;
        *digits += digit;
        zeros = 0;
    }
    *power = zeros - decimals;
    return true;
}

/* An integer without its sign. */
static bool magnitude_of(const struct nn_json_document *json, const struct nn_json_node *node, uint64_t *magnitude,
                         bool *is_negative)
{
    if (!is_kind(node, NN_JSON_NUMBER)) return false;
    const char *const text = json->text + node->at, *const end = text + node->length;
    int64_t power;
    *is_negative = *text == '-';
    if (!digits_of(text + *is_negative, end, magnitude, &power)) return false;
    if (*magnitude == 0) return true;
    power += exponent_of(text, end);
    return power >= 0 && times_power_of_ten(magnitude, power);
}

bool nn_json_document_integer(const struct nn_json_document *json, const struct nn_json_node *node, int64_t *number)
{
    uint64_t magnitude;
    bool is_negative;
    if (!magnitude_of(json, node, &magnitude, &is_negative)) return false;
    if (magnitude > (uint64_t)INT64_MAX + is_negative) return false;
    if (!is_negative) *number = (int64_t)magnitude;
    else *number = magnitude ? -(int64_t)(magnitude - 1) - 1 : 0;
    return true;
}

bool nn_json_document_unsigned(const struct nn_json_document *json, const struct nn_json_node *node, uint64_t *number)
{
    uint64_t magnitude;
    bool is_negative;
    if (!magnitude_of(json, node, &magnitude, &is_negative) || (is_negative && magnitude)) return false;
    *number = magnitude;
    return true;
}

/* ---- other values -------------------------------------------------------------------------------- */

bool nn_json_node_truth(const struct nn_json_node *node, bool *is_true)
{
    if (!is_kind(node, NN_JSON_TRUE) && !is_kind(node, NN_JSON_FALSE)) return false;
    *is_true = node->kind == NN_JSON_TRUE;
    return true;
}

bool nn_json_document_is(const struct nn_json_document *json, const struct nn_json_node *node, const char *text)
{
    if (!is_kind(node, NN_JSON_STRING)) return false;
    return nn_json_compare(nn_json_span_of(json, node), (struct nn_json_span){text, strlen(text), false}) == 0;
}

size_t nn_json_document_decode(const struct nn_json_document *json, const struct nn_json_node *node, char *buffer,
                               size_t size)
{
    size_t length = 0, written = 0;
    if (is_kind(node, NN_JSON_STRING)) {
        struct nn_json_span left = nn_json_span_of(json, node);
        while (left.length) {
            char bytes[NN_UTF8_LONGEST];
            const size_t count = nn_utf8_encode(nn_json_take(&left), bytes);
            if (written == length && length + count < size) {
                memcpy(buffer + written, bytes, count);
                written += count;
            }
            length += count;
        }
    }
    if (size) buffer[written] = 0;
    return length;
}

bool nn_json_document_text(const struct nn_json_document *json, const struct nn_json_node *node, char *buffer,
                           size_t size)
{
    if (!is_kind(node, NN_JSON_STRING)) return false;
    const size_t length = nn_json_document_decode(json, node, buffer, size);
    return length < size && !memchr(buffer, 0, length);
}
