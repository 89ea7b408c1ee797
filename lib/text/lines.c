/* lines.c: cutting lines out of a stream and normalising their characters; see lines.h. */
#include "text/lines.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "base/try.h"
#include "base/utf8.h"

nonet_status nn_text_fail(nonet_text_error *error, uint64_t line, uint64_t column, const char *format, ...)
{
    error->line = line;
    error->column = column;
    error->setting = NULL;
    memset(error->reserved, 0, sizeof error->reserved);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(error->message, sizeof error->message, format, arguments);
    va_end(arguments);
    return NONET_ERR_TEXT;
}

/* ---- characters ------------------------------------------------------------------------------ */

static bool is_vertical_drawing(uint32_t code)
{
    switch (code) {
    case 0x2502:
    case 0x2503:
    case 0x2506:
    case 0x2507:
    case 0x250A:
    case 0x250B:
    case 0x254E:
    case 0x254F:
    case 0x2551:
    case 0x2575:
    case 0x2577:
    case 0x2579:
    case 0x257B:
    case 0x257D:
    case 0x257F: return true;
    default: return false;
    }
}

static char glyph_of(uint32_t code)
{
    if (code == '\t') return '\t';
    if (code >= ' ' && code < 127) return (char)code;
    if (code == 0xB7 || code == 0xA0) return NN_GLYPH_BLANK;
    if (is_vertical_drawing(code)) return '|';
    if (code >= 0x2500 && code < 0x2580) return NN_GLYPH_RULE;
    if ((code >= 0x2000 && code <= 0x200B) || code == 0x3000 || code == 0xFEFF) return ' ';
    return NN_GLYPH_UNKNOWN;
}

/* True if every byte is a printable ASCII character. */
static bool is_plain_text(const char *bytes, size_t count)
{
    unsigned char odd = 0;
    for (size_t at = 0; at < count; at++) {
        const unsigned char byte = (unsigned char)bytes[at];
        odd |= (byte < ' ' && byte != '\t') | (byte >= 127);
    }
    return !odd;
}

static nonet_status normalise(struct nn_lines *lines, struct nn_line *line)
{
    line->text = line->bytes;
    line->length = line->byte_count;
    if (is_plain_text(line->bytes, line->byte_count)) return NONET_OK;

    if (lines->glyph_capacity < line->byte_count) {
        char *grown = realloc(lines->glyphs, line->byte_count);
        if (!grown) return NONET_ERR_MEMORY;
        lines->glyphs = grown;
        lines->glyph_capacity = line->byte_count;
    }
    size_t count = 0;
    for (size_t at = 0; at < line->byte_count;) {
        uint32_t code = 0;
        const size_t used = nn_utf8_decode(line->bytes + at, line->byte_count - at, &code);
        lines->glyphs[count++] = used ? glyph_of(code) : NN_GLYPH_UNKNOWN;
        at += used ? used : 1;
    }
    line->text = lines->glyphs;
    line->length = count;
    return NONET_OK;
}

const char *nn_line_show(const struct nn_line *line, size_t index, char buffer[NN_SHOWN_CHARACTER])
{
    size_t at = 0, used = 0;
    uint32_t code = 0;
    for (size_t character = 0; at < line->byte_count; character++, at += used ? used : 1) {
        used = nn_utf8_decode(line->bytes + at, line->byte_count - at, &code);
        if (character == index) break;
    }
    buffer[0] = 0;
    if (at >= line->byte_count) return buffer;
    char shown[NN_SHOWN_CHARACTER - 2];
    nonet_visible_text(line->bytes + at, used ? used : 1, shown, sizeof shown);
    snprintf(buffer, NN_SHOWN_CHARACTER, "'%s'", shown);
    return buffer;
}

/* ---- the stream ------------------------------------------------------------------------------ */

void nn_lines_restart(struct nn_lines *lines)
{
    *lines = (struct nn_lines){
        .buffer = lines->buffer,
        .capacity = lines->capacity,
        .glyphs = lines->glyphs,
        .glyph_capacity = lines->glyph_capacity,
        .number = 1,
    };
}

void nn_lines_release(struct nn_lines *lines)
{
    free(lines->buffer);
    free(lines->glyphs);
}

/* Make room for `count` bytes after `end`. */
static nonet_status make_room(struct nn_lines *lines, size_t count)
{
    if (lines->capacity - lines->end >= count) return NONET_OK;
    const size_t kept = lines->end - lines->start;
    if (count > SIZE_MAX / 4 - kept) return NONET_ERR_MEMORY;
    if (lines->capacity < kept + count) {
        const size_t wanted = kept + count + kept / 2 + 256;
        char *grown = realloc(lines->buffer, wanted);
        if (!grown) return NONET_ERR_MEMORY;
        lines->buffer = grown;
        lines->capacity = wanted;
    }
    memmove(lines->buffer, lines->buffer + lines->start, kept);
    lines->searched -= lines->start;
    lines->start = 0;
    lines->end = kept;
    return NONET_OK;
}

nonet_status nn_lines_feed(struct nn_lines *lines, const char *text, size_t length)
{
    lines->is_paused = false;
    lines->has_line = false; /* its text may move; it is cut again */
    if (length == 0) return NONET_OK;
    NN_TRY(make_room(lines, length));
    memcpy(lines->buffer + lines->end, text, length);
    lines->end += length;
    NN_CHECK(nn_lines_check(lines));
    return NONET_OK;
}

static void drop_bytes(struct nn_lines *lines, size_t count)
{
    assert(count <= lines->end - lines->start);
    lines->start += count;
    if (lines->searched < lines->start) lines->searched = lines->start;
}

static bool looks_like_utf16(const unsigned char *bytes, size_t count)
{
    if (count >= 2 && ((bytes[0] == 0xFF && bytes[1] == 0xFE) || (bytes[0] == 0xFE && bytes[1] == 0xFF))) return true;
    if (count < 4) return false;
    return (!bytes[0] && bytes[1] && !bytes[2] && bytes[3]) || (bytes[0] && !bytes[1] && bytes[2] && !bytes[3]);
}

/* Look for byte order marks and UTF-16 in the first bytes of the text. */
static nonet_status begin_text(struct nn_lines *lines, nonet_text_error *error)
{
    const size_t count = lines->end - lines->start;
    if (count < 4 && !lines->is_finished && !lines->is_paused) return NONET_MORE;
    if (count == 0) return lines->is_finished ? NONET_END : NONET_MORE;
    lines->is_begun = true;
    const unsigned char *bytes = (const unsigned char *)lines->buffer + lines->start;
    if (looks_like_utf16(bytes, count)) {
        lines->is_unreadable = true;
        return nn_text_fail(error, 1, 1, "UTF-16 text: convert it to UTF-8 first (iconv -f UTF-16)");
    }
    if (count >= 3 && memcmp(bytes, "\xEF\xBB\xBF", 3) == 0) drop_bytes(lines, 3);
    return NONET_OK;
}

void nn_lines_begin(struct nn_lines *lines)
{
    nonet_text_error unused;
    const size_t count = lines->end - lines->start;
    if (lines->is_begun || !count || looks_like_utf16((const unsigned char *)lines->buffer + lines->start, count))
        return;
    (void)begin_text(lines, &unused);
}

/* Find the end of the line at `start`: its *length, and with its line end *used. False: not there yet. */
static bool find_line_end(struct nn_lines *lines, size_t *length, size_t *used)
{
    const char *from = lines->buffer + lines->searched;
    const size_t available = lines->end - lines->searched;
    const char *feed = available ? memchr(from, '\n', available) : NULL;
    const size_t before_feed = feed ? (size_t)(feed - from) : available;
    const char *back = before_feed ? memchr(from, '\r', before_feed) : NULL;
    const bool is_final = lines->is_finished || lines->is_paused;

    if (!feed && !back) {
        lines->searched = lines->end;
        *length = *used = lines->end - lines->start;
        return lines->is_finished && *length > 0;
    }
    const char *end = back ? back : feed;
    lines->searched = (size_t)(end - lines->buffer);
    *length = lines->searched - lines->start;
    *used = *length + 1;
    if (!back) return true;
    /* CR at the end of the buffer: LF may follow. */
    if (back + 1 == lines->buffer + lines->end) return is_final;
    if (back[1] == '\n') ++*used;
    return true;
}

/* Drop the rest of a line over the limit. False: its end is not there yet. */
static bool skip_long_line(struct nn_lines *lines)
{
    size_t length, used;
    const bool is_found = find_line_end(lines, &length, &used);
    drop_bytes(lines, is_found ? used : length);
    if (is_found) {
        lines->is_inside_long = false;
        lines->number++;
    }
    return is_found;
}

static nonet_status cut_line(struct nn_lines *lines)
{
    if (lines->is_inside_long && !skip_long_line(lines)) return lines->is_finished ? NONET_END : NONET_MORE;

    size_t length, used;
    const bool is_found = find_line_end(lines, &length, &used);
    const bool is_long = length > NN_LINE_LIMIT;
    if (!is_found && !is_long) return lines->is_finished ? NONET_END : NONET_MORE;

    lines->next_start = lines->start + used;
    lines->line = (struct nn_line){
        .bytes = lines->buffer + lines->start,
        .byte_count = is_long ? 0 : length,
        .number = lines->number,
        .is_too_long = is_long,
        .is_binary = !is_long && length && memchr(lines->buffer + lines->start, 0, length),
    };
    NN_TRY(normalise(lines, &lines->line));
    lines->has_line = true;
    return NONET_OK;
}

nonet_status nn_lines_peek(struct nn_lines *lines, struct nn_line *line, nonet_text_error *error)
{
    if (lines->is_unreadable) {
        lines->start = lines->searched = lines->end;
        return lines->is_finished ? NONET_END : NONET_MORE;
    }
    if (!lines->is_begun) NN_TRY(begin_text(lines, error));
    if (!lines->has_line) NN_TRY(cut_line(lines));
    *line = lines->line;
    NN_CHECK(nn_lines_check(lines));
    return NONET_OK;
}

void nn_lines_take(struct nn_lines *lines)
{
    assert(lines->has_line);
    lines->has_line = false;
    if (lines->line.is_too_long) {
        lines->is_inside_long = true;
        return;
    }
    lines->start = lines->searched = lines->next_start;
    lines->number++;
    NN_CHECK(nn_lines_check(lines));
}
