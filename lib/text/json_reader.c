/* json_reader.c: the grammar of JSON; see json_reader.h.
 *
 * It needs no recursion: a stack of open containers, as deep as documents may be, and a flag that says whether a value
 * comes next or has just ended. The same functions read twice: first without memory for nodes, to find all errors and
 * count the nodes, then with it. */
#include "text/json_reader.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/json_writer.h"
#include "text/json_string.h"
#include "text/lines.h"

#define LONGEST_TEXT ((size_t)1 << 30) /* so that places fit into 32 bits */

struct json_reading {
    const char *text;
    size_t length;
    size_t at;
    size_t most_nodes;
    struct nn_json_node *nodes; /* NULL: they are only counted */
    size_t node_count;
    struct {
        size_t node;
        uint32_t count; /* values so far */
        bool is_object;
    } open[NN_JSON_DEEPEST];
    int depth;
    bool is_value_next; /* else one has just ended */
    nonet_text_error *error;
};

/* ---- errors -------------------------------------------------------------------------------------- */

/* Fill in the error; the column counts characters, not bytes. */
static nonet_status json_fail_at(const char *text, size_t at, const char *message, nonet_text_error *error)
{
    uint64_t line = 1, column = 1;
    for (size_t before = 0; before < at; before++) {
        const bool is_pair = text[before] == '\r' && before + 1 < at && text[before + 1] == '\n';
        const bool is_line_end = text[before] == '\n' || (text[before] == '\r' && !is_pair);
        if (((unsigned char)text[before] & 0xC0) != 0x80) column++;
        if (is_line_end) {
            line++;
            column = 1;
        }
    }
    return nn_text_fail(error, line, column, "%s", message);
}

/* If the text ends here, that is what is wrong, whatever was expected. */
static bool refuse(struct json_reading *reading, size_t at, const char *message)
{
    json_fail_at(reading->text, at, at < reading->length ? message : "the text ends too soon", reading->error);
    return false;
}

nonet_status nn_json_document_fail(const struct nn_json_document *json, const struct nn_json_node *node,
                                   const char *message, nonet_text_error *error)
{
    return json_fail_at(json->text, node->kind == NN_JSON_STRING ? node->at - 1 : node->at, message, error);
}

/* ---- values without values inside ---------------------------------------------------------------- */

/* The next character, or -1 at the end of the text. */
static int peek(const struct json_reading *reading)
{
    return reading->at < reading->length ? (unsigned char)reading->text[reading->at] : -1;
}

static void skip_space(struct json_reading *reading)
{
    for (int next = peek(reading); next == ' ' || next == '\n' || next == '\r' || next == '\t'; next = peek(reading))
        reading->at++;
}

/* A node for the value at `at`, so far without length. */
static bool add_json_node(struct json_reading *reading, enum nn_json_kind kind, size_t at)
{
    if (reading->node_count == reading->most_nodes) return refuse(reading, reading->at, "too many values");
    if (reading->nodes)
        reading->nodes[reading->node_count] =
            (struct nn_json_node){.at = (uint32_t)at, .span = 1, .kind = (uint8_t)kind};
    reading->node_count++;
    return true;
}

/* The last node's text ends here. */
static bool end_scalar(struct json_reading *reading, bool has_escapes)
{
    if (reading->nodes) {
        struct nn_json_node *const node = &reading->nodes[reading->node_count - 1];
        node->length = (uint32_t)(reading->at - node->at);
        node->has_escapes = has_escapes;
    }
    reading->is_value_next = false;
    return true;
}

static bool read_word(struct json_reading *reading, const char *word, enum nn_json_kind kind)
{
    const size_t begin = reading->at;
    if (!add_json_node(reading, kind, begin)) return false;
    for (; *word; word++, reading->at++)
        if (peek(reading) != *word)
            return refuse(reading, peek(reading) < 0 ? reading->at : begin, "expected true, false or null");
    return end_scalar(reading, false);
}

static bool is_json_digit(int character)
{
    return character >= '0' && character <= '9';
}

static bool skip_digits(struct json_reading *reading)
{
    if (!is_json_digit(peek(reading))) return refuse(reading, reading->at, "expected a digit");
    while (is_json_digit(peek(reading))) reading->at++;
    return true;
}

static bool read_json_number(struct json_reading *reading)
{
    if (!add_json_node(reading, NN_JSON_NUMBER, reading->at)) return false;
    if (peek(reading) == '-') reading->at++;
    const size_t begin = reading->at;
    if (!skip_digits(reading)) return false;
    if (reading->text[begin] == '0' && reading->at > begin + 1)
        return refuse(reading, begin, "a number with a zero in front");
    if (peek(reading) == '.') {
        reading->at++;
        if (!skip_digits(reading)) return false;
    }
    if (peek(reading) == 'e' || peek(reading) == 'E') {
        reading->at++;
        if (peek(reading) == '+' || peek(reading) == '-') reading->at++;
        if (!skip_digits(reading)) return false;
    }
    return end_scalar(reading, false);
}

static bool read_json_string(struct json_reading *reading)
{
    bool has_escapes = false;
    if (!add_json_node(reading, NN_JSON_STRING, reading->at + 1)) return false;
    reading->at++;
    while (peek(reading) != '"') {
        uint32_t code;
        const char *problem = NULL;
        const size_t left = reading->length - reading->at;
        const size_t used = left ? nn_json_character(reading->text + reading->at, left, &code, &problem) : 0;
        if (!used) return refuse(reading, problem ? reading->at : reading->length, problem);
        has_escapes |= peek(reading) == '\\';
        reading->at += used;
    }
    end_scalar(reading, has_escapes);
    reading->at++;
    return true;
}

/* ---- containers ---------------------------------------------------------------------------------- */

/* A key and its colon. */
static bool read_key(struct json_reading *reading)
{
    skip_space(reading);
    if (peek(reading) != '"') return refuse(reading, reading->at, "expected a key in double quotes");
    if (!read_json_string(reading)) return false;
    skip_space(reading);
    if (peek(reading) != ':') return refuse(reading, reading->at, "expected a colon after the key");
    reading->at++;
    return true;
}

/* Get ready for the next value of the innermost container. */
static bool go_to_value(struct json_reading *reading)
{
    reading->open[reading->depth - 1].count++;
    if (reading->open[reading->depth - 1].is_object && !read_key(reading)) return false;
    reading->is_value_next = true;
    return true;
}

static int closing_bracket(const struct json_reading *reading)
{
    return reading->open[reading->depth - 1].is_object ? '}' : ']';
}

static bool end_container(struct json_reading *reading)
{
    reading->at++;
    reading->depth--;
    if (reading->nodes) {
        const size_t begin = reading->open[reading->depth].node;
        struct nn_json_node *const node = &reading->nodes[begin];
        node->length = (uint32_t)(reading->at - node->at);
        node->span = (uint32_t)(reading->node_count - begin);
        node->count = reading->open[reading->depth].count;
    }
    reading->is_value_next = false;
    return true;
}

static bool begin_container(struct json_reading *reading, enum nn_json_kind kind)
{
    if (reading->depth == NN_JSON_DEEPEST) return refuse(reading, reading->at, "nested too deep");
    if (!add_json_node(reading, kind, reading->at)) return false;
    reading->open[reading->depth].node = reading->node_count - 1;
    reading->open[reading->depth].count = 0;
    reading->open[reading->depth].is_object = kind == NN_JSON_OBJECT;
    reading->depth++;
    reading->at++;
    skip_space(reading);
    return peek(reading) == closing_bracket(reading) ? end_container(reading) : go_to_value(reading);
}

/* Inside a container, after one of its values. */
static bool read_behind_value(struct json_reading *reading)
{
    const bool is_object = reading->open[reading->depth - 1].is_object;
    skip_space(reading);
    if (peek(reading) == closing_bracket(reading)) return end_container(reading);
    if (peek(reading) != ',')
        return refuse(reading, reading->at, is_object ? "expected a comma or }" : "expected a comma or ]");
    const size_t comma = reading->at++;
    skip_space(reading);
    if (peek(reading) == closing_bracket(reading)) return refuse(reading, comma, "a comma with nothing after it");
    return go_to_value(reading);
}

/* ---- the document -------------------------------------------------------------------------------- */

static bool read_json_value(struct json_reading *reading)
{
    skip_space(reading);
    const int next = peek(reading);
    switch (next) {
    case '{': return begin_container(reading, NN_JSON_OBJECT);
    case '[': return begin_container(reading, NN_JSON_ARRAY);
    case '"': return read_json_string(reading);
    case 't': return read_word(reading, "true", NN_JSON_TRUE);
    case 'f': return read_word(reading, "false", NN_JSON_FALSE);
    case 'n': return read_word(reading, "null", NN_JSON_NULL);
    default: break;
    }
    if (next == '-' || is_json_digit(next)) return read_json_number(reading);
    return refuse(reading, reading->at, "expected a value");
}

static bool read_document(struct json_reading *reading)
{
    reading->at = reading->node_count = 0;
    reading->is_value_next = true;
    while (reading->is_value_next || reading->depth)
        if (!(reading->is_value_next ? read_json_value(reading) : read_behind_value(reading))) return false;
    skip_space(reading);
    return peek(reading) < 0 || refuse(reading, reading->at, "more text after the value");
}

nonet_status nn_json_document_read(const char *text, size_t length, const struct nn_json_document_limits *limits,
                                   struct nn_json_document *json, nonet_text_error *error)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    const size_t mark = length >= 3 && memcmp(text, byte_order_mark, 3) == 0 ? 3 : 0;
    const size_t most_bytes = limits->bytes < LONGEST_TEXT ? limits->bytes : LONGEST_TEXT;
    struct json_reading reading = {
        .text = text + mark, .length = length - mark, .most_nodes = limits->nodes, .error = error};
    *json = (struct nn_json_document){0};
    if (reading.length > most_bytes) return json_fail_at(reading.text, most_bytes, "the text is too long", error);
    if (!read_document(&reading)) return NONET_ERR_TEXT;
    reading.nodes = calloc(reading.node_count, sizeof *reading.nodes);
    if (!reading.nodes) return NONET_ERR_MEMORY;
    const bool is_read_again = read_document(&reading);
    assert(is_read_again);
    (void)is_read_again;
    *json = (struct nn_json_document){.text = reading.text, .nodes = reading.nodes, .node_count = reading.node_count};
    json->repeated_key = nn_json_repeated_key(json);
    assert(nn_json_document_check(json, reading.length));
    return NONET_OK;
}

void nn_json_document_free(struct nn_json_document *json)
{
    free(json->nodes);
    *json = (struct nn_json_document){0};
}
