/* visible.c: see visible.h. Every byte of a hidden character, and every byte that is not UTF-8, becomes \x and two
 * digits: ESC is \x1B, U+202E (writing from right to left from here on) \xE2\x80\xAE. All else stays as it is, the
 * backslash too: this is for people to look at, not for programs to read back.
 *
 * Hidden are the control characters (C0, DEL, C1), the ends of lines and paragraphs, the anchors of annotations, and
 * what Unicode calls Default_Ignorable_Code_Point, which contains all that steers the direction of writing.
 *
 * Joiners and selectors are hidden, too, but Persian, the scripts of India, Mongolian and many emoji cannot be written
 * without them: up to two stay where they are behind a character that is not ASCII. More in a row mean nothing in any
 * script, but could hide text. */
#include "base/visible.h"

#include <stddef.h>
#include <string.h>

#include "base/text_out.h"
#include "base/utf8.h"

enum { ESCAPED_BYTE = 4, MOST_JOINERS = 2 };

struct code_range {
    uint32_t first, last;
};

static bool is_in_ranges(uint32_t code, const struct code_range *ranges, size_t count)
{
    for (size_t at = 0; at < count && code >= ranges[at].first; at++)
        if (code <= ranges[at].last) return true;
    return false;
}

bool nn_is_hidden(uint32_t code)
{
    static const struct code_range ranges[] = {
        {0, 0x1F},        {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},     {0x61C, 0x61C},
        {0x115F, 0x1160}, {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},
        {0x2060, 0x206F}, {0x3164, 0x3164},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},
        {0xFFF0, 0xFFFB}, {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF},
    };
    return is_in_ranges(code, ranges, sizeof ranges / sizeof *ranges);
}

static bool is_joiner(uint32_t code)
{
    static const struct code_range ranges[] = {
        {0x180B, 0x180D}, {0x180F, 0x180F}, {0x200C, 0x200D}, {0xFE00, 0xFE0F}, {0xE0100, 0xE01EF}};
    return is_in_ranges(code, ranges, sizeof ranges / sizeof *ranges);
}

/* ---- on its way out ------------------------------------------------------------------------------ */

struct visible_text {
    char *buffer;
    size_t room;    /* in the buffer, for characters; 0 once something did not fit */
    size_t written; /* to the buffer */
    size_t length;  /* of the whole text */
    int joiners;    /* that may follow */
};

/* All of it or nothing: half a character is not what anybody wrote. */
static void put_whole(struct visible_text *out, const char *bytes, size_t count)
{
    if (count > out->room) {
        out->room = 0;
    } else {
        memcpy(out->buffer + out->written, bytes, count);
        out->written += count;
        out->room -= count;
    }
    out->length += count;
}

static void put_byte_as_digits(struct visible_text *out, unsigned char byte)
{
    static const char digits[] = "0123456789ABCDEF";
    put_whole(out, (const char[]){'\\', 'x', digits[byte >> 4], digits[byte & 15]}, ESCAPED_BYTE);
}

/* Returns how many bytes the next character has. */
static size_t put_character(struct visible_text *out, const char *text, size_t length)
{
    uint32_t code = 0;
    const size_t decoded = nn_utf8_decode(text, length, &code), used = decoded ? decoded : 1;
    const bool is_hidden = !decoded || nn_is_hidden(code);
    const bool joins = is_hidden && decoded && out->joiners && is_joiner(code);
    if (!is_hidden || joins) put_whole(out, text, used);
    else
        for (size_t at = 0; at < used; at++) put_byte_as_digits(out, (unsigned char)text[at]);
    if (joins) out->joiners--;
    else out->joiners = !is_hidden && used > 1 ? MOST_JOINERS : 0;
    return used;
}

size_t nonet_visible_text(const char *text, size_t length, char *buffer, size_t size)
{
    const size_t room = nn_text_room(buffer, size);
    struct visible_text out = {.buffer = buffer, .room = room ? room - 1 : 0};
    for (size_t at = 0; text && at < length;) at += put_character(&out, text + at, length - at);
    if (room) buffer[out.written] = 0;
    return out.length;
}
