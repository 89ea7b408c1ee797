/* json_writer.c: see json_writer.h. Everything takes a comma before it, except the first thing in a container and the
 * value of a key. One bit keeps track: opening a container clears it, ending a value sets it. */
#include "base/json_writer.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"
#include "base/visible.h"

/* ---- strings ------------------------------------------------------------------------------------- */

/* The number of characters that can be copied as they are. */
static size_t plain_length(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length && text[at] >= ' ' && text[at] < 127 && text[at] != '"' && text[at] != '\\') at++;
    return at;
}

/* \u and four digits. */
static void put_unit(struct nn_text_out *out, uint32_t unit)
{
    static const char hexadecimal[] = "0123456789abcdef";
    nn_text_out_put(out, "\\u");
    for (int shift = 12; shift >= 0; shift -= 4) nn_text_out_bytes(out, &hexadecimal[unit >> shift & 15], 1);
}

/* As one unit of UTF-16, or as two. */
static void put_as_units(struct nn_text_out *out, uint32_t code)
{
    if (code >= 0x10000) put_unit(out, 0xD800 + ((code - 0x10000) >> 10));
    put_unit(out, code < 0x10000 ? code : 0xDC00 + ((code - 0x10000) & 0x3FF));
}

/* A character that must be escaped or is not ASCII. Returns its length in bytes. */
static size_t put_odd_character(struct nn_text_out *out, const char *text, size_t length)
{
    uint32_t code = 0;
    const size_t used = nn_utf8_decode(text, length, &code);
    if (used == 0) put_unit(out, 0xFFFD);
    else if (code == '\n') nn_text_out_put(out, "\\n");
    else if (code == '"' || code == '\\') nn_text_out_bytes(out, (const char[]){'\\', (char)code}, 2);
    else if (nn_is_hidden(code)) put_as_units(out, code);
    else nn_text_out_bytes(out, text, used);
    return used ? used : 1;
}

static void put_escaped(struct nn_text_out *out, const char *text, size_t length)
{
    while (length) {
        const size_t plain = plain_length(text, length);
        if (plain) nn_text_out_bytes(out, text, plain);
        const size_t used = plain < length ? plain + put_odd_character(out, text + plain, length - plain) : plain;
        text += used;
        length -= used;
    }
}

static void put_quoted(struct nn_text_out *out, const char *text, size_t length)
{
    nn_text_out_put(out, "\"");
    put_escaped(out, text, length);
    nn_text_out_put(out, "\"");
}

/* ---- order --------------------------------------------------------------------------------------- */

void nn_json_writer_begin(struct nn_json_writer *writer, nonet_text_sink *sink, void *context)
{
    nn_text_out_begin(&writer->out, sink, context);
    writer->objects = 0;
    writer->depth = 0;
    writer->needs_comma = writer->has_key = false;
}

bool nn_json_writer_finish(struct nn_json_writer *writer)
{
    assert(writer->depth == 0 && writer->needs_comma);
    return nn_text_out_flush(&writer->out);
}

static bool is_in_object(const struct nn_json_writer *writer)
{
    return writer->depth && writer->objects >> (writer->depth - 1) & 1;
}

void nn_json_put_key(struct nn_json_writer *writer, const char *key, size_t length)
{
    assert(is_in_object(writer) && !writer->has_key);
    if (writer->needs_comma) nn_text_out_put(&writer->out, ",");
    put_quoted(&writer->out, key, length);
    nn_text_out_put(&writer->out, ":");
    writer->needs_comma = false;
    writer->has_key = true;
}

/* Everything that comes before a value: comma and key. */
static void start_value(struct nn_json_writer *writer, const char *key)
{
    if (key) nn_json_put_key(writer, key, strlen(key));
    assert(writer->has_key == is_in_object(writer));
    assert(writer->depth || !writer->needs_comma); /* one document */
    if (writer->needs_comma) nn_text_out_put(&writer->out, ",");
    writer->has_key = false;
    writer->needs_comma = true;
}

static void open_container(struct nn_json_writer *writer, const char *key, bool is_object)
{
    assert(writer->depth < NN_JSON_DEEPEST);
    start_value(writer, key);
    nn_text_out_put(&writer->out, is_object ? "{" : "[");
    const uint64_t bit = UINT64_C(1) << writer->depth++;
    writer->objects = is_object ? writer->objects | bit : writer->objects & ~bit;
    writer->needs_comma = false;
}

void nn_json_open_object(struct nn_json_writer *writer, const char *key)
{
    open_container(writer, key, true);
}

void nn_json_open_array(struct nn_json_writer *writer, const char *key)
{
    open_container(writer, key, false);
}

void nn_json_close(struct nn_json_writer *writer)
{
    assert(writer->depth && !writer->has_key);
    nn_text_out_put(&writer->out, is_in_object(writer) ? "}" : "]");
    writer->depth--;
    writer->needs_comma = true;
}

/* ---- values -------------------------------------------------------------------------------------- */

void nn_json_put_string(struct nn_json_writer *writer, const char *key, const char *bytes, size_t length)
{
    start_value(writer, key);
    put_quoted(&writer->out, bytes, length);
}

void nn_json_put_text(struct nn_json_writer *writer, const char *key, const char *text)
{
    nn_json_put_string(writer, key, text, strlen(text));
}

void nn_json_put_number(struct nn_json_writer *writer, const char *key, int64_t number)
{
    start_value(writer, key);
    nn_text_out_number(&writer->out, number);
}

void nn_json_put_unsigned(struct nn_json_writer *writer, const char *key, uint64_t number)
{
    start_value(writer, key);
    nn_text_out_unsigned(&writer->out, number);
}

void nn_json_put_fixed(struct nn_json_writer *writer, const char *key, int64_t number, int decimals)
{
    assert(decimals >= 0 && decimals <= 18); /* so that ten times the rest still fits */
    const uint64_t magnitude = number < 0 ? -(uint64_t)number : (uint64_t)number;
    uint64_t unit = 1;
    for (int decimal = 0; decimal < decimals; decimal++) unit *= 10;
    start_value(writer, key);
    if (number < 0) nn_text_out_put(&writer->out, "-");
    nn_text_out_unsigned(&writer->out, magnitude / unit);
    if (decimals) nn_text_out_put(&writer->out, ".");
    uint64_t rest = magnitude % unit;
    for (int decimal = 0; decimal < decimals; decimal++) {
        nn_text_out_unsigned(&writer->out, rest * 10 / unit);
        rest = rest * 10 % unit;
    }
}

void nn_json_put_truth(struct nn_json_writer *writer, const char *key, bool is_true)
{
    start_value(writer, key);
    nn_text_out_put(&writer->out, is_true ? "true" : "false");
}

void nn_json_put_null(struct nn_json_writer *writer, const char *key)
{
    start_value(writer, key);
    nn_text_out_put(&writer->out, "null");
}

void nn_json_put_raw(struct nn_json_writer *writer, const char *key, const char *json, size_t length)
{
    assert(length);
    start_value(writer, key);
    nn_text_out_bytes(&writer->out, json, length);
}
